### Страницы вокруг стола: главная, друзья, одно устройство, открытые столы, правила, подсчёт, вы.
### Имена не склоняются; карты стоят в том падеже, который нужен предложению.
### «papersea» — название этого места, оно не меняется.

## Слова многих страниц

close = Закрыть
back = Назад
cancel = Отмена
yes = Да
no = Нет
loading = Минутку…
offline = Сейчас нет связи. Ничего не потеряно: попробуйте чуть позже.
try-again = Попробовать снова
to-start = На главную
more-choices = Ещё варианты
copy-link = Скопировать ссылку
link-copied = Скопировано
share-link = Поделиться
undo = Отменить
clear-all = Очистить
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}

# Имя того, кто его не выбрал.
guest-name = Гость
name-label = Ваше имя
name-hint = Его видят остальные за столом.

## Настройки

settings-title = Настройки
settings-language = Язык
settings-look = Оформление
settings-look-system = Как на устройстве
settings-look-light = Светлое
settings-look-dark = Тёмное
settings-sound = Звуки
settings-sound-about = Шелест карт и бумаги и тихая нота, когда наступает ваш ход.
settings-measuring = Игры для исследований
settings-measuring-about = Доигранные вами игры, без имени, помогают узнать, насколько хорошо играют люди. Выключите — и они больше не будут учитываться.
settings-me = Ваше имя и ваши игры
settings-manual = Руководство (на английском)

## Главная

home-title = Карточная игра из сложенной бумаги
home-about = От двух до четырёх игроков. Без учётной записи: просто садитесь за стол.
home-play = Играть сейчас
# $name — соперник.
home-play-about = Первая игра с ботом { $name }
home-play-again = Ещё одна игра с ботом { $name }
home-opponents = Выбрать соперников
home-friends = С друзьями
home-friends-about = Отправьте ссылку
home-device = За одним устройством
home-device-about = Передавайте по кругу
home-tables = Открытые столы
home-tables-about = Сесть за стол или смотреть
home-learn = Научиться играть
home-learn-about = Десять коротких уроков и правила
home-deal = Раздача дня
home-deal-about = Одинаковые карты для всех
home-puzzles = Задачи
home-puzzles-about = Одна на каждый день и много других
home-score = Посчитать мои карты
home-score-about = Для карт на настоящем столе
home-setting-table = Готовим стол…
home-own = Ваши столы
home-away = Сдаться в этой игре
home-away-title = Сдаться в этой игре?
home-away-about = На этом она закончится и будет считаться проигранной.
home-away-yes = Сдаться
home-cards = Все карты
home-offline = Вы не в сети. Правила и «Посчитать мои карты» работают и так.
home-unofficial = Неофициальный дом маленькой карточной игры. Его построили те, кто её любит.

# Стол в списке. $names — остальные игроки через запятую.
table-with = За столом: { $names }
table-nobody = Больше пока никого
table-open = Ждёт игроков
table-playing = Идёт игра
table-paused = Пауза
table-over = Игра окончена
table-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободных мест
}

## Выбор соперников

choose-title = Выберите соперников
choose-bot-title = Выберите бота
choose-players = Сколько игроков, считая вас?
choose-seat = { $count ->
    [one] Соперник
   *[other] Соперник { $number }
}
choose-start = Играть

## С друзьями

friends-title = С друзьями
friends-about = Откройте стол и отправьте ссылку на него. Свободные места можно отдать ботам.
friends-players = Сколько игроков?
friends-open = Открыть стол
friends-code-title = У вас есть ссылка?
friends-code-label = Ссылка или код стола
friends-code-go = За этот стол
friends-code-bad = Это не ссылка и не код стола. Код состоит из шести букв, например BCD FGH.
friends-code-unknown = Стола с такими буквами среди ожидающих нет. Возможно, одна расслышана неверно или игра уже началась.
friends-code-elsewhere = Эта ссылка ведёт к столу в другом месте:

# Настройки стола: для выбора и списком, который читают все.
table-clock = Часы
table-clock-none = Без часов
table-clock-bank = { $increment ->
    [0] { $minutes } мин на игрока
   *[other] { $minutes } мин на игрока, +{ $increment } с за ход
}
table-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дней на ход
}
table-rulebook = Издание правил
edition-classic = классическое
edition-sk = словацкое
edition-cs = чешское
edition-pl = польское
edition-ru = русское
edition-es = испанское
table-rulebook-about = Издания различаются лишь в редких случаях. «Классическое» — как в опубликованной онлайн-версии.
table-target = До { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}
table-public = Открытый стол
table-public-about = Кто угодно может найти этот стол и сесть за него.
table-private = Только по ссылке
table-rated = На рейтинг
table-rated-about = Влияет на ваш рейтинг: с часами, без ботов и без возврата ходов, и только между людьми с разных адресов.
table-unrated = Просто так
table-not-rated = Без рейтинга
unrated-program = Эта игра без рейтинга: у программ он свой.
unrated-together = Эта игра без рейтинга: двое из вас играют с одного адреса или с одного устройства. Всё равно приятной игры!
unrated-new = Эта игра не меняет ваш рейтинг: игры с новым игроком учитываются у других только со следующего дня.
unrated-often = Эта игра не меняет ваш рейтинг: за сутки вы уже сыграли друг с другом достаточно рейтинговых игр.
unrated-short = Эта игра не меняет ваш рейтинг: в ней сдались уже в первом раунде.
unrated-gone = Эта игра не меняет ваш рейтинг: вас больше не с кем сравнить.
rated-counted = Эта игра учтена в вашем рейтинге.
table-take-back = Ходы можно вернуть
table-take-back-about = Пока никто не увидел новую карту.
table-no-take-back = Ходы не возвращают
table-stand-in = Бот подменяет
table-stand-in-about = Играет за тех, кто ненадолго отошёл, пока они не вернутся.
table-no-stand-in = Бот не подменяет
table-starts = Начать, когда все соберутся
table-starts-about = Карты сдаются, как только заняты все места.

## Перед игрой

waiting-title = { $count ->
    [0] Все на месте
    [one] Свободно { $count } место
    [few] Свободно { $count } места
    [many] Свободно { $count } мест
   *[other] Свободно { $count } места
}
# $name is the host.
waiting-invited = { $name } приглашает вас на карточную игру
waiting-about = Карточная игра из сложенной бумаги: берите карты, разыгрывайте пары ради их эффектов и завершайте раунд, когда решитесь. Без учётной записи: садитесь, и игра всё объяснит по ходу.
waiting-invite = Пригласить друзей
waiting-invite-about = Каждый, кто откроет эту ссылку, сможет сесть за стол.
waiting-invite-local = Эта ссылка работает только на этом компьютере. Чтобы пригласить других из вашей сети, запустите сервер с --host 0.0.0.0 и откройте его адрес там.
waiting-share-text = Сыграем в карты? Я жду за столом!
waiting-qr = Ссылка в виде QR-кода
waiting-code = Код, который можно произнести
waiting-seats = Игроки
waiting-seat-free = Свободное место
waiting-seat-you = вы
waiting-seat-host = хозяин стола
waiting-seat-bot = бот
waiting-here = на месте
waiting-idle = не отвечает
waiting-lost = подключается снова
waiting-nobody = нет на месте
waiting-sit = Сесть
waiting-sit-title = Как вас называть?
waiting-add-bot = Добавить бота
waiting-free-seat = Освободить место
waiting-leave = Встать
waiting-start = Начать игру
waiting-start-when-full = Начать можно, когда заняты все места.
waiting-for-players = Хозяин стола начнёт игру, когда будут заняты все места.
# $name — хозяин стола.
waiting-for-host = Игру начинает { $name }.
waiting-starts-by-itself = Игра начнётся сама, когда будут заняты все места.
waiting-starts-in = { $seconds ->
    [0] Тасуем карты…
    [one] Игра начнётся через { $seconds } секунду.
    [few] Игра начнётся через { $seconds } секунды.
    [many] Игра начнётся через { $seconds } секунд.
   *[other] Игра начнётся через { $seconds } секунды.
}
waiting-full = Все места заняты. Вы смотрите игру.
waiting-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
waiting-settings = За этим столом
waiting-change = Изменить
waiting-change-title = Изменить настройки стола
waiting-save = Сохранить

## За одним устройством

device-title = За одним устройством
device-about = Передавайте его из рук в руки. Между ходами карты закрыты.
device-players = Сколько игроков?
device-player = Игрок { $number }
device-name = Имя
device-bot = Бот
device-person = Человек
device-start = Начать
device-name-missing = Каждому игроку нужно имя.
device-one-person = Играть должен хотя бы один человек.

## Открытые столы

tables-title = Открытые столы
tables-match = Быстрая игра
tables-match-about = Вы сядете туда, где есть место, или за новый стол, который подождёт остальных. Часы идут, так что долго ждать никому не придётся.
tables-match-go = Найти стол
tables-open = Есть свободное место
tables-playing = Игры, которые можно посмотреть
tables-none-open = Сейчас ни один стол не ждёт игроков. Попробуйте быструю игру: кто придёт следующим, сядет с вами.
tables-none-playing = Сейчас нет открытых игр, которые можно посмотреть.
tables-join = Сесть за стол
tables-watch = Смотреть

## Правила

learn-aids = Кратко
rules-title = Правила
rules-search = Искать в правилах
rules-found = { $count ->
    [0] Ничего не нашлось. Попробуйте другое слово.
    [one] { $count } пункт
    [few] { $count } пункта
    [many] { $count } пунктов
   *[other] { $count } пункта
}
rules-contents = Содержание
# $clause — короткое имя пункта, например R6.
rules-link = Ссылка на { $clause }
rules-look = В правилах

## Подсчёт бумажных карт

score-title = Посчитать мои карты
score-about = Нажмите на каждую свою карту — и в руке, и перед вами.
score-kinds = Какая карта?
score-colours = Какого цвета?
score-gone = больше нет
score-yours = Ваши карты
score-yours-about = Нажмите на карту, чтобы её убрать.
score-put-back = Убрать { CARD($card, "acc") }
score-added = Добавлено: { CARD($card, "nom") }
score-enough = Хватит, чтобы завершить раунд.
score-worth = Из чего складывается
score-mermaids = Четыре русалки: с ними выигрывают всю игру.
score-duos = { $count ->
    [0] пар пока нет
    [one] { $count } пара
    [few] { $count } пары
    [many] { $count } пар
   *[other] { $count } пары
}
# $values — очки за одну карту, за две и так далее.
score-series = вместе { $values }

## Все карты

cards-title = Все карты
cards-about = { $count ->
    [one] { $count } карта, сложенная и нарисованная для papersea.
    [few] { $count } карты, сложенные и нарисованные для papersea.
    [many] { $count } карт, сложенных и нарисованных для papersea.
   *[other] { $count } карт, сложенных и нарисованных для papersea.
}

## Адрес, который никуда не ведёт

nowhere-title = Здесь только море
nowhere-about = Этот адрес никуда не ведёт. Возможно, ссылка обрезана.
