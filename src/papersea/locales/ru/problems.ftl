### Почему текст нельзя прочесть: карты, ходы, настройки, позиции, записи, доказательства, бюджеты.
### $text — что там было написано. Знаки в примерах (Cy, @B=Fy, target=double) остаются как есть.

## Где это. $problem — один из текстов ниже.

problem-on-line = Строка { $line }: { $problem }
problem-in-round = Раунд { $round }: { $problem }
problem-in-move = Раунд { $round }, ход { $number }, место { $seat }: { $problem }
problem-illegal-move = { $move } невозможен. { $reason }

## Карты

problem-unknown-card = «{ $text }» — не карта: напишите букву вида и букву цвета, например Cy, или имя, например yellow_crab.
problem-card-without-colour = «{ $text }» — это может быть любая из карт: { $choices }. Какого она цвета?
problem-unknown-kind = «{ $text }» — не карта: вида с буквой { $letter } нет. Виды: { $choices }.
problem-unknown-colour = «{ $text }» — не карта: цвета с буквой { $letter } нет. Цвета: { $choices }.
problem-no-such-card = «{ $text }» — такой карты в колоде нет: этот вид не бывает этого цвета.
problem-too-many-cards = В колоде нет { $count } { CARD($card, "gen", $count) }, только { $copies }.

## Места и ходы

problem-unknown-seat = «{ $text }» — не место: места называются A, B, C и D.
problem-unknown-place = { $text } — не место в стопке: верхняя карта — это 1.
problem-unknown-move = «{ $text }» — не ход: ходы — это D, L, R, Cy-L, Cy+Cd, ?L, #2, @B, точка, STOP и LAST.

## Настройки, бюджеты, соперники, раздачи

problem-unknown-option = Настройки «{ $text }» нет. Настройки: { $choices }.
problem-unreadable-option = «{ $text }» — не настройка: пишите, как target=double.
problem-option-twice = Настройка { $option } указана дважды: { $first } и { $second }.
problem-unknown-value = { $option } не может быть «{ $text }». Можно: { $choices }.
problem-players = Играть могут 2, 3 или 4 игрока, а не { $count }.
problem-wrong-seed = { $text } не может быть зерном: это целое число от 0 до 2**63 - 1.
problem-unreadable-budget = «{ $text }» — не бюджет: пишите, как 200ms, 5s или 2000p.
problem-budget-time = На ход уходит от 1 мс до { $most } с.
problem-budget-playouts = На ход уходит от 1 до { $most } проб.
problem-unknown-opponent = Соперника «{ $text }» нет. Есть: { $choices }.
problem-unknown-opponent-close = Соперника «{ $text }» нет. Может быть, { $close }?
problem-unknown-deal = «{ $text }» — не раздача: её имя — это день или от 3 до 24 букв и цифр.
problem-outside-not-named = «{ $text }» — не имя бота: напишите модуль:имя, например my_bots:Greedy.
problem-outside-no-module = Модуля { $module } нет: он должен быть установлен или лежать в папке, где вы находитесь.
problem-outside-no-name = В модуле { $module } нет { $text }.
problem-outside-no-player = { $text } — не бот: бот — это класс с choose(view, budget) или такая же функция.
problem-outside-failed = Загрузить { $text } не удалось: { $problem }
problem-outside-twice = Бот «{ $text }» есть в нескольких пакетах. Выберите одного: { $choices }

## Позиции

problem-position-words = В позиции девять слов (options scores round step closer hands tables piles deck), а не { $count }.
problem-not-a-score = «{ $text }» — не счёт.
problem-not-a-round = «{ $text }» — не номер раунда.
problem-unknown-step = «{ $text }» — не шаг: напишите место и одно из слов: { $choices }.
problem-step-detail = «{ $text }»: после = что-то стоит только у keep, pick и over.
problem-not-two-drawn = «{ $text }»: после keep= напишите две взятые карты.
problem-not-a-pile = «{ $text }»: после pick= напишите стопку, L или R.
problem-not-two-piles = «{ $text }»: стопок две, а не { $count }.
problem-not-a-duo = «{ $text }» — не пара.
problem-unknown-cards-stuck = Как ни раздай неизвестные карты: { $problem }
problem-round-zero = Раунды считаются с 1.
problem-negative-score = Меньше 0 очков не бывает ни у кого.
problem-hands-missing = Счёт указан для { $players }, а рук — { $count }.
problem-tables-missing = Счёт указан для { $players }, а столов — { $count }.
problem-no-such-seat = Места { $seat } нет, когда играют { $players }.
problem-wrong-total = Всех карт вместе должно быть { $size }, а не { $count }.
problem-piles-too-large = В стопках не может быть { $lying } карт, если перед игроками всего { $held }.
problem-pile-too-large = В стопке не может быть { $count }, пока можно взять ещё { $left }: больше { $most } в ней не бывает.
problem-winners-twice = У оконченной игры названы победители, каждый один раз, например A:over=A.
problem-wrong-winners = { $seats } не могли победить: нет ни четырёх русалок, ни наибольшей суммы на цели.
problem-points-too-early = В первом раунде очков ещё нет ни у кого.
problem-ended-already = У места { $seat } { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, так что игра закончилась на { $target }.
problem-mermaids-ended-it = { $seat } выигрывает с четырьмя русалками, так что игра окончена.
problem-closer-to-move = Раунд завершён местом { $seat }, которое больше не ходит.
problem-closed-too-early = Раунд завершён местом { $seat }, у которого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, а нужно { $needed }.
problem-duo-not-laid = Пара для этого не разыграна: место { $seat }.
problem-nothing-drawn = У места { $seat } нет карт, значит, карта ещё не взята.
problem-round-ended-at-once = Колода закончилась, так что раунд сразу окончен.
problem-round-ended-before = Колода закончилась, так что раунд окончен с предыдущим ходом.
problem-nothing-to-draw = Брать нечего, так что карту не берут.
problem-nothing-to-search = Обе стопки пусты, просматривать нечего.
problem-nothing-to-pick = Просматриваемая стопка пуста.
problem-nobody-to-rob = Красть не у кого.
problem-duo-without-effect = Этой паре делать нечего.

## Случай

problem-deck-size = В колоде { $size } карт, а не { $count }.
problem-deck-not-whole = Колода не полная: не хватает { CARD($card, "gen") }.
problem-wrong-starter = Место { $seat } не может начинать игру, в которой { $players }.
problem-cannot-be-stolen = У места { $seat } нельзя украсть { CARD($card, "acc") }: этой карты там нет.
problem-theft-untold = Не сказано, какая карта украдена.

## Записи

problem-record-version = Это версия записей { $version }, а эта papersea читает версию { $known }.
problem-record-header = Это не первая строка записи: ожидается { $expected }.
problem-file-header = Это не первая строка файла записей: ожидается { $expected }.
problem-not-one-game = Ожидается одна игра: её первая строка — { $expected }. Игр здесь: { $count }.
problem-name-count = Имён — { $count }, а игроков — { $players }.
problem-position-unproved = Честность игры, которая начинается с позиции, доказать нельзя.
problem-salt-count = Солей — { $count }, а игроков — { $players }.
problem-theft-and-card = «{ $text }» — не ход записи: при краже указана украденная карта, как в @B=Fy, а больше ни при чём.
problem-turn-without-seat = «{ $text }» — не место: ход начинается с него, например A: D Cy-L .
problem-turn-without-moves = После { $seat }: нет ходов
problem-unreadable-result = «{ $text }» — не итог: напишите счёт и победителей, например 41-33 A или 12-7 -
problem-not-json = Это не JSON ({ $detail }).
problem-wrong-field = { $field } — не { $kind ->
    [text] текст
    [number] число
    [list] список
   *[object] объект
}.
problem-unknown-field = В записи не бывает: { $fields }.
problem-no-headlines = Это не игра с её раундами.
problem-after-result = После итога ничего не бывает, а здесь «{ $text }».
problem-no-beginning = Сначала должна идти колода или позиция, а не «{ $text }».
problem-nothing-below = Под этим должна идти колода или позиция.
problem-unreadable-line = «{ $text }» — не ход, как в A: D Cy-L ., не колода и не итог.
problem-unquoted-names = { $text } — не имена: напишите их в кавычках, например "Coral" "Pebble".
problem-unreadable-name = { $text } — не имя: знак после \ неизвестен.
problem-not-utf8 = Это не текст в UTF-8.
problem-cut-at-start = Запись оборвана раньше, чем начался первый раунд.
problem-nothing-begun = Нет ни колоды, ни позиции.
problem-deck-and-position = В начале стоит позиция, а есть ещё и колода.
problem-other-position = Настройки, игроки или первый игрок не те, что в позиции.
problem-hidden-cards = Запись должна назвать все карты своей позиции.
problem-round-after-end = Игра окончена.
problem-round-not-ended = Раунд { $before } не окончен.
problem-move-after-end = { $move } запоздал: раунд окончен.
problem-wrong-card = { $move }: { $problem }
problem-wrong-result = Итог указан как { $given }, а по правилам он { $found }.

## Доказательства

problem-unreadable-commitment = «{ $text }» — не обязательство: в нём 64 шестнадцатеричные цифры.
problem-salts = В доказательстве по соли на каждое место, от 2 до 4, а не { $count }.
problem-unreadable-salt = «{ $text }» — не соль: это до 64 печатных символов ASCII без пробелов.
problem-unreadable-secret = «{ $text }» — не тайна: в ней 64 шестнадцатеричные цифры.
problem-unquoted-proof = { $text } — не часть доказательства: напишите её в кавычках, например "blue".
problem-secret-size = В тайне { $size } байтов, а не { $count }.
problem-unreadable-context = «{ $text }» — не контекст: это от 1 до 64 печатных символов ASCII без пробелов.
problem-no-proof = Нет доказательства её карт.
problem-other-commitment = Её доказательство не от этого обязательства: её собственное — { $commitment }
problem-other-first-player = Первым ходит { $given }, а по доказательству — { $fair }.
problem-other-card = Карта { $place } колоды — { CARD($given, "nom") }, а по доказательству — { CARD($fair, "nom") }.
problem-other-theft = { $move }: по доказательству крадут { CARD($fair, "acc") }.

## Арены

problem-arena-in-use = { $folder } занята другой ареной.
problem-arena-none = В { $folder } нет арены: нет { $file }.
problem-arena-unreadable = { $file } прочесть нельзя: { $problem }
problem-arena-not-json = это не JSON.
problem-arena-not-a-plan = это не план.
problem-arena-incomplete = не сказано, кто играет и как.
problem-arena-other-version = { $file } записан papersea { $theirs }, а это { $ours }: их игры нельзя считать вместе.
problem-arena-other-plan = Арену начали с { $name } { $begun }, а не { $now }.
problem-arena-fewer-games = Арену начали на большее число игр, чем { $now }: на { $games }.
problem-league-few = Лиге нужно не меньше участников, чем мест за столом: { $players }.
problem-league-fewer-rounds = Лигу начали на большее число туров, чем { $now }: на { $rounds }.
problem-arena-two-entrants = Арене нужны хотя бы два участника.
problem-arena-twice = { $name } — дважды.
problem-arena-no-games = На арене играют хотя бы одну игру.
problem-arena-strangers = На этой арене не встречаются: { $names }.
problem-arena-unfinished = Игра не окончена.
problem-arena-other-deal = Эта раздача — не с этой арены.
problem-arena-game-twice = Эта игра — дважды.

## Вероятность выиграть ставку

problem-odds-wrong-opponents = За столом может быть от одного до трёх соперников, а не { $count }.
problem-odds-wrong-hand = У соперника не может быть столько карт: { $number }.
problem-odds-wrong-tables = Разыгранные карты указаны для { $count }, а соперников — { $players }.
problem-odds-wrong-tops = Стопок { $most }, а не { $count }.
problem-odds-not-duos = { CARDS($cards, "Nom") } не могут лежать открыто: разыгрывают только пары.
problem-odds-more-than-all = Вышло бы { $count }, а всех карт в игре — { $most }.
problem-odds-four-mermaids = У кого все четыре русалки, тот уже выигрывает игру.
problem-odds-too-few-points = Чтобы завершить раунд, нужно { $needed ->
    [one] { $needed } очко
    [few] { $needed } очка
    [many] { $needed } очков
   *[other] { $needed } очка
}, а эти карты дают { $points }.
problem-odds-wrong-deck = В колоде сейчас не может быть { $deck }: можно от { $least } до { $most }.
