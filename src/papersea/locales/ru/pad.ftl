### Блокнот для счёта: целая игра бумажными картами; и вероятность выиграть ставку.
### Имена игроков и карт — готовые слова: они стоят так, что падеж им не нужен.

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
pad-typed-no-number = «{ $text }» — это не целое число от 0 и больше.
pad-number-range = Введите целое число от { $least } до { $most }.

## Новая игра

pad-new = Новая игра
pad-names = Кто играет?
pad-starter = Кто начинает?
pad-lots = Бросить жребий
pad-target = До скольких очков?
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
pad-who-stop = Кто объявил { call-stop }?
pad-who-last-chance = Кто объявил { call-last-chance }?
pad-who-deck-out = Чей ход был последним?
pad-who-deck-out-hint = Если до этого кто-то объявил { call-last-chance }, выберите этого игрока. Очков не получает никто.
pad-who-mermaids = У кого все четыре?
pad-hands = Что у кого есть?
pad-form-cards = Карты
pad-form-numbers = Только числа
pad-points-of = Очки: { $name }
pad-bonus-of = Бонус за цвет: { $name }
pad-preview = Что принесёт раунд
pad-enter = Записать раунд { $round }
pad-save = Сохранить раунд { $round }
pad-remove-round = Удалить раунд { $round }
pad-to-mermaids = Так и записать
pad-hand-empty = { $name }: ни одной карты. Если всё верно, продолжайте.
pad-dropped = { $count ->
    [one] Тогда игра закончится здесь, и { $count } следующий раунд исчезнет.
    [few] Тогда игра закончится здесь, и { $count } следующих раунда исчезнут.
    [many] Тогда игра закончится здесь, и { $count } следующих раундов исчезнут.
   *[other] Тогда игра закончится здесь, и { $count } следующих раундов исчезнут.
}

# Чего ещё не хватает.
pad-missing-how = Сначала: как закончился раунд?
pad-missing-by = Теперь: кто именно?
pad-missing-points = Ещё не указаны очки: { $name }.
pad-missing-bonus = Ещё не указан бонус за цвет: { $name }.

## Чего не может быть

# $card — карта, каких слишком много, $count — сколько таких у всех вместе.
pad-problem-too-many-cards = { $count } × { $card } — это слишком много: в колоде только { $copies }.
pad-problem-four-mermaids = { $name }: все четыре русалки, а это сразу победа в игре. На них раунд и закончился.
pad-problem-mermaids-missing = { $name }: русалок меньше четырёх.
pad-problem-bonus-missing = Не указан бонус за цвет: { $name }.
pad-problem-wrong-number = { $what ->
    [bonus] { $name }: бонус за цвет — целое число от 0 до { $most }. Больше карт одного цвета в колоде нет.
   *[points] { $name }: очки — целое число от 0 до { $most }. Больше не дают даже все карты вместе.
}
pad-problem-no-bonus = { $name }: есть очки, значит, есть и карты. Бонус за цвет не меньше 1.
# $bonuses — числа, сначала наибольшее: «9, 9, 9».
pad-problem-too-high-bonuses = Бонусы за цвет { $bonuses } одновременно невозможны: в колоде нет столько карт каждого цвета.
pad-problem-too-few-points = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}, а чтобы завершить раунд, нужно { $needed }.
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
pad-problem-game-is-over = Игра к тому времени уже закончилась.

## Конец

pad-won-mermaids = Четыре русалки — это сразу победа, при любом счёте.
# $names — те, у кого суммы равны, $gains — что они получили в последнем раунде: «9 : 4».
pad-won-last-round = { $names } набрали по { $total ->
    [one] { $total } очку
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очков
}. Решает последний раунд ({ $gains }): побеждает { $name }.
pad-won-shared = { $names } набрали по { $total ->
    [one] { $total } очку
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очков
}, и в последнем раунде тоже поровну ({ $gains }). Победа общая.

## Поделиться

pad-picture = Картинка
pad-print = Печать
pad-download = Скачать
pad-copied = Скопировано: счёт и ссылка на всю игру.
pad-shared = Блокнот со счётом, которым с вами поделились
pad-take = Сохранить на этом устройстве
pad-own = К моему блокноту
pad-bad-link = В этой ссылке нет целого блокнота со счётом. Возможно, она обрезана.

## Игры на этом устройстве

pad-games = Игры на этом устройстве
pad-no-games = Здесь останутся и другие игры, которые вы запишете.
pad-unfinished = игра не окончена
pad-open-file = Открыть файл
# $names — игроки через запятую.
pad-delete = Удалить игру: { $names }
pad-restore = Вернуть игру: { $names }

## Память

pad-unsafe = Память этого устройства заполнена.
pad-unsafe-about = Пока эта страница открыта, ничего не пропадёт.
pad-unsafe-game = Для надёжности поделитесь игрой или скачайте её:

## Вероятность выиграть ставку

odds-title = { call-stop } или { call-last-chance }?
odds-about = { call-last-chance }: у остальных ещё по одному ходу. Насколько вероятно, что потом ни у кого не будет больше, чем у вас?
odds-others = Сколько соперников?
# $count — сколько всего соперников, $number — который из них, в порядке ходов.
odds-held = { $count ->
    [one] Карт в руке у соперника
   *[other] Карт в руке у соперника { $number }
}
odds-more = Что ещё вам видно
odds-tops = Верхние карты стопок
odds-laid = { $count ->
    [one] Разыгранные пары соперника
   *[other] Разыгранные пары соперника { $number }
}
odds-add = Добавить карту
odds-ask = Посчитать
odds-busy = Считаем…
odds-stop = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
} наверняка.
# $error — на сколько процентов можно ошибиться.
odds-bet = Ставка сыграет в { $percent } % (± { $error }) случаев: тогда { $won ->
    [one] { $won } очко
    [few] { $won } очка
    [many] { $won } очков
   *[other] { $won } очков
}, иначе { $lost }.
odds-expected = В среднем { $points }.
odds-how = Проверено на { $worlds ->
    [one] { $worlds } раскладе
   *[other] { $worlds } раскладах
} скрытых карт: остальные всегда оставляли себе лучшую из двух карт и делают всё, чтобы набрать больше. ± — лишь погрешность такого числа проб; на деле карты могут быть другими.
odds-offline = Для этого нужна связь, а сейчас её нет. Всё остальное работает.
odds-not-duos = Перед игроком лежат только пары: два краба, два кораблика, две рыбы или пловец и акула.
