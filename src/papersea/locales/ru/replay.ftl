### Сколько стоили карты, конец раунда, итог игры и её повтор.
### Имена не склоняются; карты и стопки стоят в том падеже, который нужен предложению.
### `$you` — «yes», если предложение о самом читателе.

## Сколько стоят карты, по строкам

# $cards — вид в нужной форме: «3 ракушки».
worth-cards = { $count } { KIND($kind, $count) }
# Множитель: «маяк: 3 кораблика × 1».
worth-multiplier = { KIND($multiplier) }: { $count } { KIND($kind, $count) } × { $each }
worth-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
worth-nothing = Эти карты не приносят очков.
worth-clause = Правило { $clause }
worth-skip = Показать всё

## Конец раунда

ended-title = Раунд { $round } окончен
ended-hands = Руки
ended-no-cards = нет карт
ended-hidden = Невскрытые руки остаются закрытыми.
ended-stop = { $you ->
    [yes] Вы объявляете «РАУНД ЗАКОНЧЕН»: все получают свои очки.
   *[no] { $name } объявляет «РАУНД ЗАКОНЧЕН»: все получают свои очки.
}
ended-bet = Ставка
ended-bet-won = Ставка выиграна
ended-bet-lost = Ставка проиграна
ended-void = Очков не получает никто
ended-mermaids = Четыре русалки!
# Что игрок получает за раунд; перед этим стоит число.
ended-counts-points = за карты
ended-counts-bonus = только бонус за цвет
ended-counts-both = { $points } + бонус за цвет { $bonus }
ended-lead = { $you ->
    [yes] Вы выходите вперёд!
   *[no] { $name } выходит вперёд!
}
ended-uncounted = не считается
ended-table = Раунд в числах
ended-player = Игрок
ended-points = Очки
ended-bonus = Бонус
ended-gain = За раунд
ended-total = Всего
ended-of-target = { $total } из { $target }
ended-next = Следующий раунд
ended-result = Итог
ended-skip = Пропустить
ended-goes-on = { $seconds ->
    [one] Дальше через { $seconds } секунду
    [few] Дальше через { $seconds } секунды
    [many] Дальше через { $seconds } секунд
   *[other] Дальше через { $seconds } секунды
}

## Счёт по раундам

scores-title = По раундам
scores-round = Раунд
scores-total = Всего
# Рядом со счётом того, кто завершил раунд. В узком столбце слово переносится у мягкого дефиса.
scores-stop = РАУНД ЗАКОН{ "\u00AD" }ЧЕН
scores-last-won = ПОСЛЕДНИЙ ШАНС, ставка выиграна
scores-last-lost = ПОСЛЕДНИЙ ШАНС, ставка проиграна
scores-won = выиг{ "\u00AD" }рана
scores-lost = проиг{ "\u00AD" }рана
scores-void = Колода закончилась: очков не получил никто
scores-mermaids = Четыре русалки: { $name }
scores-to = Игра идёт до { $target ->
    [one] { $target } очка.
   *[other] { $target } очков.
}

## После игры

result-title = Игра окончена
result-last-round = Очков поровну: решает последний раунд.
result-level = Очков поровну, и в последнем раунде тоже.
result-resigned = { $you ->
    [yes] Больше никого не осталось: вы выигрываете игру.
   *[no] Больше никого не осталось: { $name } выигрывает игру.
}
result-gave-up = сдача
result-wins = победа
result-rematch = Сыграть ещё
result-rematch-said = Вы хотите сыграть ещё. Игра начнётся, как только захотят все.
result-rematch-wanted = { $count ->
    [one] { $names } хочет сыграть ещё.
   *[other] { $names } хотят сыграть ещё.
}
result-replay = Посмотреть игру снова
result-analyse = Разобрать игру
result-advised = с советами
result-share = Поделиться игрой
result-share-text = papersea: { $scores }
result-copied = Ссылка скопирована.
result-copy-by-hand = Скопируйте эту ссылку:
result-score-of = { $name } { $score }
result-picture = Картинка со счётом
result-picture-making = Рисуем картинку…
result-picture-of = Итоговый счёт: { $scores }
result-picture-share = Поделиться картинкой
result-picture-save = Сохранить картинку
result-picture-failed = Этот браузер не может нарисовать картинку.
result-fair = Честные карты
result-fair-why = Порядок карт был задан до первого хода, и никто не мог его изменить. Запись это доказывает.
result-deal = Все, кто играет эту раздачу, получают одинаковые карты.
result-deal-compare = Сравнить с мастером
result-taken-up = Эта игра продолжила другую с теми же картами. Здесь ничего не сдавали, поэтому доказательства честности нет и игра не засчитывается.
result-record = Скачать запись
result-rounds-loading = Загружаем раунды…
result-rounds-failed = Раунды загрузить не удалось. Ничего не потеряно.
result-try-again = Попробовать снова
result-new-table = Новый стол
result-home = На главную
picture-title = Итоговый счёт
picture-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}, до { $target }

## Повтор игры

watch-title = Повтор игры
watch-loading = Загружаем игру…
watch-failed = Игру загрузить не удалось.
watch-missing = Возможно, ссылка обрезана.
watch-eyes = Что видно
watch-eyes-public = то же, что всем (руки закрыты)
watch-eyes-open = открытые руки
watch-controls = Просмотр
watch-first = В начало
watch-back = Шаг назад
watch-play = Пуск
watch-pause = Пауза
watch-forward = Шаг вперёд
watch-last = В конец
watch-slider = Шаг
watch-step = Шаг { $step } из { $last }
watch-round = Раунд { $round }
watch-jump = К раунду
watch-speed = Скорость
watch-share = Поделиться моментом
watch-moves = Ходы
watch-keys = Стрелки — по шагам, Home и End — в начало и в конец; пробел — пуск и пауза.
watch-drew = { $name } берёт { $cards ->
    [hidden] две карты из колоды.
   *[shown] { CARDS($cards, "acc") } из колоды.
}
watch-searched = { $name } просматривает { PILE($pile, "acc") }{ $cards ->
    [hidden] .
   *[shown] : { CARDS($cards) }.
}
watch-turn-ended = { $name } заканчивает ход.
