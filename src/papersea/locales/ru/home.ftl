### Страницы вокруг стола: главная, друзья, одно устройство, общие столы, правила, подсчёт, вы.
### Имена игроков и карт — готовые слова: они стоят так, что падеж им не нужен.
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
   *[other] { $count } игроков
}

# Имя того, кто его не выбрал.
guest-name = Гость
name-label = Ваше имя
name-hint = Его видят остальные за столом.

## Настройки

settings-title = Настройки
settings-language = Язык
settings-look = Вид
settings-look-system = Как на устройстве
settings-look-light = Светлый
settings-look-dark = Тёмный
settings-sound = Звуки
settings-sound-about = Тихий звук, когда ходить вам.
settings-measuring = Игры для измерений
settings-measuring-about = Ваши доигранные игры, без имени, помогают узнать, насколько хорошо играют люди. Если выключить, они больше не учитываются.
settings-me = Ваше имя и ваши игры

## Главная

home-title = Карточная игра из сложенной бумаги
home-about = От двух до четырёх игроков. Без учётной записи: просто садитесь за стол.
home-play = Играть сейчас
# $name — соперник.
home-play-about = Первая игра, соперник — { $name }
home-play-again = Ещё одна игра, соперник — { $name }
home-opponents = Выбрать соперников
home-friends = С друзьями
home-friends-about = Отправьте ссылку
home-device = За одним устройством
home-device-about = Передавайте по кругу
home-tables = Общие столы
home-tables-about = Играть или смотреть
home-learn = Научиться играть
home-learn-about = Десять коротких уроков и правила
home-puzzles = Задачи
home-puzzles-about = Одна на каждый день и много других
home-score = Посчитать карты
home-score-about = Для бумажных карт
home-setting-table = Накрываем стол…
home-own = Ваши столы
home-away = Убрать
home-away-title = Сдаться в этой игре?
home-away-about = На этом она закончится и будет считаться проигранной.
home-away-yes = Сдаться
home-cards = Все карты
home-offline = Вы не в сети. Правила и «Посчитать карты» работают и так.
home-unofficial = Неофициальный дом маленькой карточной игры. Его сделали те, кто её любит.

# Стол в списке. $names — остальные игроки через запятую.
table-with = За столом: { $names }
table-nobody = Больше пока никого
table-open = Ждёт игроков
table-playing = Игра идёт
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
friends-code-go = К этому столу
friends-code-bad = Это не ссылка и не код стола. Код состоит из { $length } букв и цифр.

# Настройки стола: для выбора и списком, который читают все.
table-clock = Часы
table-clock-none = Без часов
table-clock-bank = { $increment ->
    [0] { $minutes } мин на игрока
   *[other] { $minutes } мин на игрока, +{ $increment } с за ход
}
table-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дней на ход
}
table-rulebook = Издание правил
table-rulebook-about = Издания различаются лишь в редких случаях. «Классическое» — как в опубликованной онлайн-версии.
table-target = До { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}
table-public = Общий стол
table-public-about = Кто угодно может найти этот стол и сесть за него.
table-private = Только по ссылке
table-rated = На рейтинг
table-rated-about = Идёт в ваш рейтинг: с часами, без ботов и без отмены ходов, и только между людьми с разных адресов.
table-unrated = Просто так
table-not-rated = Без рейтинга
unrated-program = Рейтинг не меняется: у программ рейтинг только между собой.
unrated-together = Рейтинг не меняется: двое из вас играют с одного адреса или устройства. Всё равно приятной игры!
unrated-new = Ваш рейтинг не меняется: кто здесь впервые, идёт другим в счёт только со следующего дня.
unrated-often = Ваш рейтинг не меняется: за сутки между вами уже засчитано достаточно игр.
unrated-short = Ваш рейтинг не меняется: партию сдали уже в первом раунде.
unrated-gone = Ваш рейтинг не меняется: сравнивать больше не с кем.
rated-counted = Пошло в ваш рейтинг.
table-take-back = Ходы можно отменять
table-take-back-about = Пока никто не увидел новую карту.
table-no-take-back = Ходы не отменяют
table-stand-in = Бот на подмене
table-stand-in-about = Играет за тех, кого какое-то время нет, пока они не вернутся.
table-no-stand-in = Без бота на подмене
table-starts = Начать, когда все на месте
table-starts-about = Игра начинается, как только заняты все места.

## Перед игрой

waiting-title = { $count ->
    [0] Все на месте
    [one] Свободно { $count } место
    [few] Свободно { $count } места
    [many] Свободно { $count } мест
   *[other] Свободно { $count } мест
}
waiting-invite = Пригласить друзей
waiting-invite-about = Кто откроет эту ссылку, сможет сесть за стол.
waiting-invite-local = Эта ссылка работает только на этом компьютере. Для других в сети запустите сервер с --host 0.0.0.0 и откройте его адрес.
waiting-share-text = Сыграем в карты? Жду за столом!
waiting-qr = Ссылка в виде QR-кода
waiting-code = Код стола
waiting-seats = Кто играет
waiting-seat-free = Свободное место
waiting-seat-you = вы
waiting-seat-host = хозяин стола
waiting-seat-bot = бот
waiting-here = на месте
waiting-idle = молчит
waiting-lost = связь прервалась
waiting-nobody = не на месте
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
   *[other] Игра начнётся через { $seconds } секунд.
}
waiting-looking-on = Вы смотрите. Хотите играть — садитесь за стол.
waiting-full = Все места заняты. Вы смотрите.
waiting-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителей
}
waiting-settings = За этим столом
waiting-change = Изменить
waiting-change-title = Изменить стол
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

## Общие столы

tables-title = Общие столы
tables-match = Быстрая игра
tables-match-about = Вы сядете туда, где есть место, или за новый стол, который подождёт остальных. Часы идут, так что долго ждать никому не придётся.
tables-match-go = Найти стол
tables-open = Есть свободное место
tables-playing = Можно посмотреть
tables-none-open = Сейчас ни один стол не ждёт игроков. Попробуйте быструю игру: кто придёт следующим, сядет с вами.
tables-none-playing = Сейчас ни за одним общим столом не играют.
tables-join = К столу
tables-watch = Смотреть

## Правила

learn-aids = Коротко
rules-title = Правила
rules-search = Искать в правилах
rules-found = { $count ->
    [0] Ничего не нашлось. Попробуйте другое слово.
    [one] { $count } пункт
    [few] { $count } пункта
    [many] { $count } пунктов
   *[other] { $count } пунктов
}
rules-contents = Содержание
# $clause — короткое имя пункта, например R6.
rules-link = Ссылка на { $clause }
rules-look = В правилах

## Подсчёт бумажных карт

score-title = Посчитать карты
score-about = Нажмите на каждую свою карту: и в руке, и перед вами.
score-kinds = Какая карта?
score-colours = Какого цвета?
score-gone = все уже здесь
score-yours = Ваши карты
score-yours-about = Нажмите на карту, чтобы убрать её.
score-put-back = Убрать: { $card }
score-added = Добавлено: { $card }
score-enough = Хватит, чтобы завершить раунд.
score-worth = Из чего сложилось
score-mermaids = Четыре русалки: с ними игру выигрывают сразу.
score-duos = { $count ->
    [0] пар пока нет
    [one] { $count } пара
    [few] { $count } пары
    [many] { $count } пар
   *[other] { $count } пар
}
# $values — очки за одну карту, за две и так далее.
score-series = вместе { $values }

## Коротко: памятки из коробки

aid-turn = Ваш ход
aid-turn-draw = Возьмите карту
aid-turn-deck = Две из колоды: одну себе, другую в стопку сброса
aid-turn-or = или
aid-turn-pile = Верхнюю карту стопки сброса
aid-turn-duo = Разыграйте пары, если хотите
aid-turn-end = Закончите ход, а если очков не меньше { $points }, можно завершить раунд
aid-duos = Пары
aid-duos-about = 1 очко за каждую, в руке тоже. Если разыграть, они что-то делают:
aid-duo-crab = Просмотрите стопку и возьмите карту
aid-duo-boat = Сделайте ещё один ход
aid-duo-fish = Возьмите верхнюю карту колоды
aid-duo-theft = Украдите карту из чужой руки
aid-worth = Наборы и русалки
aid-collectors = Чем больше одинаковых, тем лучше
aid-multipliers = Множители, за каждую карту
aid-mermaid = 1 очко за каждую карту самого частого цвета; следующая русалка берёт следующий цвет
aid-mermaids = Все четыре: вы выигрываете игру
aid-end = Завершение раунда
aid-end-need = Если очков не меньше { $points }, можно объявить:
aid-end-stop = Все получают очки за свои карты.
aid-end-last = У остальных ещё по одному ходу. Затем:
aid-end-won = Ни у кого не больше, чем у вас
aid-end-won-you = вам: карты + бонус за цвет
aid-end-won-others = остальным: бонус за цвет
aid-end-lost = У кого-то больше, чем у вас
aid-end-lost-you = вам: бонус за цвет
aid-end-lost-others = остальным: карты
aid-end-bonus = Бонус за цвет: 1 очко за каждую карту самого частого цвета
# $targets — очки для двух, трёх и четырёх игроков.
aid-end-target = Игра идёт до { $targets } очков (2 · 3 · 4 игрока).
aid-colours = Цвета
aid-colours-about = Сколько карт каждого цвета

## Все карты

cards-title = Все карты
cards-about = { $count ->
    [one] { $count } карта, сложенная и нарисованная для papersea.
    [few] { $count } карты, сложенные и нарисованные для papersea.
    [many] { $count } карт, сложенных и нарисованных для papersea.
   *[other] { $count } карт, сложенных и нарисованных для papersea.
}

## Вы

me-title = Вы
me-nobody = У этого устройства здесь пока нет имени, и о вас ничего не хранится.
me-save = Сохранить
me-saved = Сохранено
me-numbers = Ваши игры в числах
me-no-games = Пока ни одной сыгранной игры.
me-games = Игры
me-wins = Победы
me-mean-rank = Место в среднем
me-rating = Рейтинг
me-unrated = пока нет
me-points-per-round = Очки за раунд
me-stops = Объявлено ОКОНЧАНИЕ
me-bets = Выигран ПОСЛЕДНИЙ ШАНС
# например «3 из 5»
me-bets-won = { $won } из { $all }
me-mermaid-wins = Победы с четырьмя русалками
me-finished = Сыгранные игры
me-analyse = Разбор
me-analyse-record = Разобрать запись со стороны
me-game-won = Победа
me-game-shared = Общая победа
me-game-place = { $place }-е место
me-data = Ваши данные
me-data-about = На этом устройстве вас помнит cookie-файл. Ни учётной записи, ни пароля нет.
me-download = Скачать мои данные
me-delete = Удалить меня
me-delete-title = Удалить всё о вас?
me-delete-about = Ваше имя, ваши игры и рейтинги исчезнут навсегда, и это устройство вас забудет. Отменить это нельзя.
me-delete-yes = Удалить навсегда
me-deleted = Готово: о вас больше ничего не хранится.

## Адрес, который никуда не ведёт

nowhere-title = Здесь только море
nowhere-about = Этот адрес никуда не ведёт. Возможно, ссылка обрезана.
