### Блокнот для счёта: целая игра бумажными картами; и вероятность выиграть ставку.
### Имена не склоняются; карты стоят в том падеже, который нужен предложению.

pad-title = Блокнот для счёта

## Свои карты или целая игра

pad-nav = Что посчитать
pad-nav-hand = Мои карты
pad-nav-game = Вся игра

## Карты буквами

pad-typed = Ввести карты буквами
pad-typed-label = По две латинские буквы: вид и цвет, например Cy Cd Mw
pad-typed-unknown = «{ $text }» — такой карты нет.

## Числа

pad-less = меньше
pad-more = больше
pad-typed-no-number = «{ $text }» — это не целое число от 0 и выше.
pad-number-range = Введите целое число от { $least } до { $most }.

## Новая игра

pad-new = Новая игра
pad-names = Кто играет?
pad-starter = Кто начинает?
pad-lots = Бросить жребий
pad-target = До скольких очков играем?
pad-start = Начать
pad-again = Новая игра, те же игроки
pad-change = Имена и цель

## Как идёт игра

pad-starts = начинает
pad-round = Раунд { $round }
pad-new-round = Записать раунд { $round }
pad-edit = Исправить раунд { $round }
# Произносится, когда раунд записан. $scores — имена и суммы.
pad-entered = Раунд { $round } записан: { $scores }.

## Запись раунда

pad-how = Как закончился раунд?
pad-how-stop = { call-stop }
pad-how-last-chance = { call-last-chance }
pad-how-deck-out = Колода закончилась
pad-how-mermaids = Четыре русалки
pad-who-stop = Кто объявил «{ call-stop }»?
pad-who-last-chance = Кто объявил «{ call-last-chance }»?
pad-who-deck-out = Чей ход был последним?
pad-who-deck-out-hint = Если до этого кто-то уже объявил «{ call-last-chance }», выберите этого игрока. Очков не получает никто.
pad-who-mermaids = У кого все четыре?
pad-hands = У кого что есть?
pad-form-cards = Карты
pad-form-numbers = Только числа
pad-points-of = Очки игрока { $name }
pad-bonus-of = Бонус игрока { $name } за цвет
pad-preview = Что принесёт раунд
pad-enter = Записать раунд { $round }
pad-save = Сохранить раунд { $round }
pad-remove-round = Удалить раунд { $round }
pad-to-mermaids = Записать как четыре русалки
pad-hand-empty = У игрока { $name } нет карт. Если всё верно, продолжайте.
pad-dropped = { $count ->
    [one] На этом игра заканчивается: { $count } следующий раунд будет удалён.
    [few] На этом игра заканчивается: { $count } следующих раунда будут удалены.
    [many] На этом игра заканчивается: { $count } следующих раундов будут удалены.
   *[other] На этом игра заканчивается: { $count } следующего раунда будут удалены.
}

# Чего ещё не хватает.
pad-missing-how = Сначала: как закончился раунд?
pad-missing-by = Теперь: кто именно?
pad-missing-points = Не хватает очков игрока { $name }.
pad-missing-bonus = Не хватает бонуса игрока { $name } за цвет.

## Чего не может быть

# $card — карта, каких слишком много, $count — сколько таких у всех вместе.
pad-problem-too-many-cards = В колоде нет { $count } { CARD($card, "gen", $count) }, только { $copies }.
pad-problem-four-mermaids = У игрока { $name } все четыре русалки, а это победа в игре: на них раунд и закончился.
pad-problem-mermaids-missing = У игрока { $name } не все четыре русалки.
pad-problem-bonus-missing = Не указан бонус игрока { $name } за цвет.
pad-problem-wrong-number = { $what ->
    [bonus] Бонус игрока { $name } за цвет — целое число от 0 до { $most }: больше карт нет ни у одного цвета.
   *[points] Очки игрока { $name } — целое число от 0 до { $most }: больше не дают даже все карты вместе.
}
pad-problem-no-bonus = У игрока { $name } есть очки, значит, есть и карты: бонус за цвет не меньше 1.
# $bonuses — числа, сначала наибольшее: «9, 9, 9».
pad-problem-too-high-bonuses = Такие бонусы за цвет ({ $bonuses }) одновременно невозможны: в колоде нет столько карт каждого цвета.
pad-problem-too-few-points = Чтобы завершить раунд, нужно { $needed ->
    [one] { $needed } очко
    [few] { $needed } очка
    [many] { $needed } очков
   *[other] { $needed } очка
}, а у игрока { $name } только { $points }.
pad-problem-name-empty = Каждому игроку нужно имя.
pad-problem-name-too-long = Это имя слишком длинное.
pad-problem-name-unreadable = В этом имени есть символы, которые никому не прочитать.
pad-problem-name-twice = Такое имя уже есть у другого игрока.
pad-problem-not-a-pad = Это не блокнот со счётом.
pad-problem-other-version = Этот блокнот — из другой версии papersea.
pad-problem-wrong-field = Что-то в этом блокноте не удаётся прочитать.
pad-problem-wrong-players = Играть можно вдвоём, втроём или вчетвером.
pad-problem-no-such-player = Здесь указан игрок, которого нет.
pad-problem-hands-missing = Не хватает чьих-то карт.
pad-problem-not-a-hand = Рука — это либо карты, либо очки и бонус за цвет.
pad-problem-wrong-cards = Здесь есть карты, которых нет в колоде.
pad-problem-game-is-over = Игра к этому времени уже закончилась.

## Конец

pad-won-mermaids = Четыре русалки выигрывают игру, при любом счёте.
# $names — те, у кого суммы равны, $gains — что они получили в последнем раунде: «9 : 4».
pad-won-last-round = У игроков { $names } по { $total ->
    [one] { $total } очку
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}. В последнем раунде больше всех получает { $name } ({ $gains }).
pad-won-shared = У игроков { $names } по { $total ->
    [one] { $total } очку
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
} и поровну в последнем раунде ({ $gains }), так что победа общая.

## Поделиться

pad-picture = Картинка
pad-print = Печать
pad-download = Скачать
pad-copied = Скопировано: результат и ссылка на всю игру.
pad-shared = Блокнот со счётом, которым с вами поделились
pad-take = Сохранить на этом устройстве
pad-own = Мой блокнот
pad-bad-link = В этой ссылке нет целого блокнота со счётом. Возможно, она обрезана.

## Игры на этом устройстве

pad-games = Игры на этом устройстве
pad-no-games = Здесь останутся и другие игры, которые вы запишете.
pad-unfinished = игра не окончена
pad-open-file = Открыть файл
# $names — игроки через запятую.
pad-delete = Удалить игру ({ $names })
pad-restore = Вернуть игру ({ $names })

## Память

pad-unsafe = Память этого устройства заполнена.
pad-unsafe-about = Пока эта страница открыта, ничего не пропадёт.
pad-unsafe-game = Для надёжности поделитесь игрой или скачайте её:

## Вероятность выиграть ставку

odds-title = «{ call-stop }» или «{ call-last-chance }»?
odds-about = Если объявить «{ call-last-chance }», у остальных ещё по одному ходу. Насколько вероятно, что ни у кого не окажется больше, чем у вас?
odds-others = Сколько соперников?
# $count — сколько всего соперников, $number — который из них, в порядке ходов.
odds-held = { $count ->
    [one] Карты в руке соперника
   *[other] Карты в руке игрока { $number }
}
odds-more = Что ещё вам видно
odds-tops = Верхние карты стопок
odds-laid = { $count ->
    [one] Пары, разыгранные соперником
   *[other] Пары, разыгранные игроком { $number }
}
odds-add = Добавить карту
odds-ask = Посчитать
odds-busy = Считаем…
odds-stop = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} наверняка.
# $error — на сколько процентов можно ошибиться.
odds-bet = В { $percent } % случаев (± { $error }) ставка выиграна: { $won ->
    [one] { $won } очко
    [few] { $won } очка
    [many] { $won } очков
   *[other] { $won } очка
}, иначе { $lost }.
odds-expected = В среднем { $points }.
odds-how = Проверено на { $worlds ->
    [one] { $worlds } раскладе
   *[other] { $worlds } раскладах
} скрытых карт: остальные всегда оставляли себе лучшую из двух карт и делают всё, чтобы вас обойти. ± — погрешность только от числа проб; настоящие руки могут отличаться.
odds-offline = Для этого нужна связь, а сейчас её нет. Всё остальное работает.
odds-not-duos = Перед игроком разыграны только пары: два краба, два кораблика, две рыбы или пловец и акула.
