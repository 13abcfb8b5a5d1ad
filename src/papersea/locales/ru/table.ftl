### Живой стол: что происходит вокруг карт и что говорит его экран.
### `$you` — «yes», если предложение о самом читателе.
### Имена не склоняются; карты и стопки стоят в том падеже, который нужен предложению.

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
    [yes] Вы уходите из-за стола; дальше за вас играет бот.
   *[no] { $name } уходит из-за стола; дальше играет бот.
}
online-stood-in = { $you ->
    [yes] Ваше время вышло. Пока вы не вернётесь, за вас играет бот.
   *[no] У игрока { $name } вышло время. Дальше играет бот.
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
    [yes] Вы просите вернуть ваш ход.
   *[no] { $name } просит вернуть свой ход.
}
online-wants-pause = { $you ->
    [yes] Вы просите сделать паузу.
   *[no] { $name } просит сделать паузу.
}
online-allow-back = { $name } просит вернуть свой ход. Разрешить?
online-allow-pause = { $name } просит сделать паузу. Разрешить?
online-declined = { $you ->
    [yes] Вы не соглашаетесь.
   *[no] { $name } не соглашается.
}
online-took-back = { $you ->
    [yes] Вы берёте свой ход назад.
   *[no] { $name } берёт свой ход назад.
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
table-last-turns = ПОСЛЕДНИЙ ШАНС · { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
table-last-turns-own = Ваш ПОСЛЕДНИЙ ШАНС · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
table-spectating = Вы смотрите игру.
table-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
table-follow = Смотреть с места…
table-follow-all = всё, что видят все (руки закрыты)
table-follow-seat = { $name }
table-loading = Готовим стол…
table-asked = Просьба отправлена. Ждём ответа…
table-taken-up = Эта игра продолжает другую с теми же картами: здесь их не сдавали.
table-closed = За этот стол сесть нельзя

## Связь

link-lost = Связь прервалась. Подключаемся снова… Ничего не потеряно.
link-back = Вы снова на связи.
link-offline = Сервер сейчас недоступен, поэтому ваш ход не сделан. Попробуйте ещё раз чуть позже.

## Строка игрока. Названия вслух для того, что показано картинкой.

seat-score = { $score } из { $target }
seat-hand = { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
seat-laid = { $count ->
    [0] ничего не разыграно
    [one] разыграна { $count } пара
    [few] разыграно { $count } пары
    [many] разыграно { $count } пар
   *[other] разыграно { $count } пары
}
seat-turn = ходит
seat-bot = бот
seat-idle = долго думает
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
   *[other] { $count } карты
}
pile-name = { PILE($pile, "Nom") }: { CARD($card) }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
pile-empty = { PILE($pile, "Nom") }, пусто
place-empty = пусто
place-draw = взять две
place-take = взять
place-put = положить сюда
place-look = просмотреть
hand-card = { CARD($card, "Nom") }, { $number } из { $count } в вашей руке
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

now-draw = Возьмите две карты из колоды или верхнюю карту стопки
now-draw-piles = Колода пуста: возьмите верхнюю карту стопки
now-draw-deck = Возьмите из колоды
now-keep = Нажмите на карту, которую оставите
now-put-other = Куда пойдёт { CARD($card, "nom") }?
now-put-forced = { CARD($card, "Nom") } идёт в пустую стопку: её всегда заполняют первой
now-duo = Разыграйте пару или закончите ход
now-end = Закончите ход
now-close = У вас { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: закончите ход или завершите раунд
now-last = Ваш последний ход: разыграйте то, что поможет, и закончите его
now-search = Какую стопку просмотреть?
now-pick = Возьмите одну карту
now-steal = У кого украсть карту?
now-steal-card = Возьмите любую карту игрока { $name }
now-steal-back = Карта { $number } из { $count }
now-again = Кораблики дарят вам ещё один ход
now-paused = Игра на паузе.
now-keep-this = Оставить { CARD($card, "acc") }
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
act-take-back = Вернуть мой ход
act-pause = Попросить о паузе
act-resume = Продолжить
act-resign = Сдаться
act-resign-sure = Сдаться? Победят остальные.
act-leave = Уйти из-за стола
act-leave-sure = Уйти? Место останется за вами, а если стол это разрешает, дальше сыграет бот.
act-show-hand = Показать мою руку зрителям
act-hide-hand = Скрыть мою руку от зрителей
act-come-back = Сменить бота за столом
act-mute = Заглушить игрока { $name }
act-unmute = Снова слышать игрока { $name }
act-report = Пожаловаться на игрока
act-home = На главную
act-settings = Язык, оформление, звук
act-shortcuts = Клавиши
act-advice = Советы
act-no-advice = Выключить советы
act-rule = Правило: { $clause }
act-agree = Разрешить
act-decline = Отказать

## Объявление

call-title-stop = Объявить «{ call-stop }»?
call-title-last = Объявить «{ call-last-chance }»?
call-now-stop = Да: { call-stop }
call-now-last = Да: { call-last-chance }
call-not-yet = Пока нет
call-other = Или лучше { $call }?

## Вокруг одного устройства

curtain-title = { $name }, ваш ход
curtain-hint = Передайте устройство дальше. Остальным сейчас лучше не смотреть.
curtain-lift = Показать мои карты
curtain-since = С вашего прошлого хода

## Только вслух, для программ чтения с экрана

spoken-turn = Ваш ход. { $now }

## Объясняется один раз

tip-duo = Две подходящие карты — пара: 1 очко на столе и в руке. Если её разыграть, она что-то делает.
tip-seven = Когда у вас 7 очков или больше, в конце любого своего хода вы можете завершить раунд.
tip-call = «{ call-stop }» — надёжно: все получают очки за свои карты. «{ call-last-chance }» — ставка: у остальных ещё по одному ходу, и если никто вас не обойдёт, вы получите ещё и бонус за цвет.
tip-first = Начните здесь: нажмите на колоду.
tip-known = Понятно

## Клавиши

keys-title = Клавиши
keys-deck = Колода
keys-piles = Левая или правая: сначала карта, потом стопка
keys-hand = Переход между картами
keys-choose = Выбрать
keys-move = Сдвинуть карту в руке
keys-end = Закончить ход
keys-calls = Объявления (с подтверждением)
keys-points = Очки
keys-log = Ход игры
keys-aids = Памятки
keys-help = Этот список
keys-on = Использовать эти клавиши
keys-on-about = Отключите их, если одиночными клавишами пользуется другая ваша программа.
