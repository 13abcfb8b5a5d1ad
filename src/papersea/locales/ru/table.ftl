### Живой стол: что происходит вокруг карт и что говорит его экран.
### `$you` — «yes», если предложение о самом читателе.
### Имена и карты — готовые строки, они стоят так, что падеж им не нужен.

## Вокруг карт

online-joined = { $you ->
    [yes] Вы садитесь за стол.
   *[no] { $name } садится за стол.
}
online-freed = { $you ->
    [yes] Вы встаёте из-за стола.
   *[no] { $name } встаёт из-за стола.
}
online-left = { $you ->
    [yes] Вы покидаете стол; дальше за вас играет бот.
   *[no] { $name } покидает стол; дальше играет бот.
}
online-stood-in = { $you ->
    [yes] Ваше время вышло: пока вы не вернётесь, за вас играет бот.
   *[no] { $name } слишком долго думает: дальше играет бот.
}
online-came-back = { $you ->
    [yes] Вы снова играете.
   *[no] { $name } возвращается и снова играет.
}
online-resigned = { $you ->
    [yes] Вы сдаётесь.
   *[no] { $name } сдаётся.
}
online-wants-back = { $you ->
    [yes] Вы просите отменить ваш ход.
   *[no] { $name } просит отменить ход.
}
online-wants-pause = { $you ->
    [yes] Вы просите сделать паузу.
   *[no] { $name } просит сделать паузу.
}
online-allow-back = { $name } просит отменить ход. Разрешить?
online-allow-pause = { $name } просит сделать паузу. Разрешить?
online-declined = { $you ->
    [yes] Вы не соглашаетесь.
   *[no] { $name } не соглашается.
}
online-took-back = { $you ->
    [yes] Ваш ход отменён.
   *[no] { $name } отменяет ход.
}
online-paused = Игра на паузе.
online-resumed = { $you ->
    [yes] Вы продолжаете игру.
   *[no] { $name } продолжает игру.
}
online-said = { $you ->
    [yes] Вы: { $phrase }
   *[no] { $name }: { $phrase }
}
online-given-up = Остальные сдались. Победа: { $names }.
online-wants-rematch = { $you ->
    [yes] Вы хотите сыграть ещё.
   *[no] { $name } хочет сыграть ещё.
}

## Верх экрана

table-round = Раунд { $round } · до { $target }
table-menu = Меню
table-log = Ход игры
table-aids = Памятки
table-points = Очки
table-waits-for = Ждём игрока { $name }…
table-your-turn = Ваш ход
table-your-turn-title = ● Ваш ход
table-last-turns = Последние ходы: { $name } объявляет ПОСЛЕДНИЙ ШАНС, имея { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}.
table-last-turns-own = Последние ходы: вы объявили ПОСЛЕДНИЙ ШАНС, имея { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}.
table-spectating = Вы смотрите игру.
table-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителей
}
table-follow = Чьими глазами?
table-follow-all = Что видят все
table-follow-seat = { $name }
table-loading = Накрываем стол…
table-asked = Вопрос задан. Ждём ответа…
table-taken-up = Эта игра продолжает другую, с теми же картами: здесь их не сдавали.
table-closed = К этому столу не попасть

## Связь

link-lost = Связь прервалась. Мы сами подключаемся снова; ничего не потеряно.
link-back = Связь восстановлена.
link-offline = Сейчас сервер недоступен, поэтому это не сделано. Попробуйте ещё раз чуть позже.

## Строка игрока. Названия вслух для того, что показано картинкой.

seat-score = { $score } из { $target }
seat-hand = { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карт
}
seat-laid = { $count ->
    [0] ничего не разыграно
    [one] разыграна { $count } пара
    [few] разыграно { $count } пары
    [many] разыграно { $count } пар
   *[other] разыграно { $count } пар
}
seat-turn = ходит
seat-bot = бот
seat-idle = медлит
seat-lost = нет связи
seat-stand-in = дальше играет бот
seat-known = Известные карты в этой руке
seat-time = осталось { $time }
seat-spoken = { $name }: { $score } из { $target } очков, { $cards }, { $laid }

## Колода и стопки

deck-name = Колода, { $count ->
    [0] пусто
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карт
}
pile-name = { $pile }: { $card }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карт
}
pile-empty = { $pile }, пусто
place-empty = пусто
place-draw = взять две
place-take = взять
place-put = положить сюда
place-look = просмотреть
hand-card = { $card }, { $number } из { $count } в вашей руке
hand-title = Ваша рука
hand-empty = пока нет карт
hand-sort = Разложить
hand-sort-kind = по виду
hand-sort-colour = по цвету
hand-sort-own = по-своему
hand-earlier = Сдвинуть влево
hand-later = Сдвинуть вправо
table-log-empty = Пока ничего не произошло.

## Что делать сейчас

now-draw = Возьмите две из колоды или верхнюю из стопки
now-draw-piles = Колода пуста: возьмите верхнюю из стопки
now-draw-deck = Возьмите из колоды
now-keep = Нажмите на карту, которую оставите
now-put-other = Куда положить: { $card }?
now-put-forced = В пустую стопку: { $card }. Её всегда заполняют первой
now-duo = Разыграйте пару или закончите ход
now-end = Закончите ход
now-close = У вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}: закончите ход или завершите раунд
now-last = Ваш последний ход: разыграйте, что поможет, и закончите его
now-search = Какую стопку просмотреть?
now-pick = Возьмите одну карту
now-steal = Чью карту взять?
now-steal-card = Возьмите любую карту игрока { $name }
now-steal-back = Карта { $number } из { $count }
now-again = Кораблики дарят вам ещё один ход
now-paused = Игра на паузе.
now-keep-this = Оставить: { $card }
now-choose-again = Выбрать снова

## Действия

act-end = Закончить ход
act-end-last = Закончить последний ход
act-stop = { call-stop }
act-last = { call-last-chance }
act-crab = просмотреть стопку
act-boat = ещё один ход
act-fish = карта из колоды
act-theft = украсть карту
act-nothing = сейчас без эффекта
act-lay = Разыграть
act-which = Какие две?
act-take-back = Отменить мой ход
act-pause = Попросить паузу
act-resume = Продолжить
act-resign = Сдаться
act-resign-sure = Сдаться? Победят остальные.
act-leave = Покинуть стол
act-leave-sure = Покинуть стол? Место останется за вами, а если стол это разрешает, дальше сыграет бот.
act-say = Сказать что-нибудь
act-show-hand = Показать мою руку зрителям
act-hide-hand = Скрыть мою руку от зрителей
act-come-back = Снова играть
act-mute = Не слышать: { $name }
act-unmute = Снова слышать: { $name }
act-report = Пожаловаться на игрока
act-home = На главную
act-settings = Язык, оформление, звук
act-shortcuts = Клавиши
act-advice = Советы
act-no-advice = Без советов
act-rule = Правило: { $clause }
act-agree = Разрешить
act-decline = Отказать

## Объявление

call-title-stop = Объявить { call-stop }?
call-title-last = Объявить { call-last-chance }?
call-now-stop = Да: { call-stop }
call-now-last = Да: { call-last-chance }
call-not-yet = Пока нет
call-other = Лучше { $call }?

## Вокруг одного устройства

curtain-title = { $name }, ваш ход
curtain-hint = Передайте устройство дальше. Остальным сейчас лучше не смотреть.
curtain-lift = Показать мои карты
curtain-since = С вашего прошлого хода

## Только вслух, для программ чтения с экрана

spoken-turn = Ваш ход. { $now }

## Объясняется один раз

tip-duo = Две карты, которые подходят друг другу, — это пара. Разыграйте её, и она что-то сделает; а 1 очко она стоит и на столе, и в руке.
tip-seven = Когда у вас 7 очков или больше, в конце любого своего хода вы можете завершить раунд.
tip-call = { call-stop } — это надёжно: все получают очки за свои карты. { call-last-chance } — это ставка: у остальных ещё по одному ходу, и если никто вас не обойдёт, вы получите ещё и бонус за цвет.
tip-first = Начните здесь: нажмите на колоду.
tip-known = Понятно

## Клавиши

keys-title = Клавиши
keys-deck = Колода
keys-piles = Левая или правая: карта, затем стопка
keys-hand = Перемещение по руке
keys-choose = Выбрать
keys-move = Сдвинуть карту в руке
keys-end = Закончить ход
keys-calls = Объявления, с подтверждением
keys-points = Очки
keys-log = Ход игры
keys-aids = Памятки
keys-help = Этот список
keys-on = Использовать эти клавиши
keys-on-about = Отключите их, если одиночных клавиш ждёт другая ваша программа.
