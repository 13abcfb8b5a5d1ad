### Что говорит терминал. Простой текст; каждое сообщение — один абзац.
### Карты рисуются значком с названием («Cy жёлтый краб») в том падеже, который нужен предложению.
### `$you` — «yes», если предложение о самом читателе.
### Карта, которую читателю видеть нельзя, — «hidden».

## Приветствие

welcome = Добро пожаловать в бумажное море.
welcome-back = С возвращением в бумажное море. Ваша игра продолжается.
welcome-against = { $count ->
    [one] Вы играете до { $target } очков против одного соперника:
   *[other] Вы играете до { $target } очков, соперников { $count }:
}
welcome-rules = Каждый ход берите карту, разыгрывайте пары ради их эффектов и завершайте раунд, когда у вас 7 очков или больше. Пары — это краб + краб, кораблик + кораблик, рыба + рыба, пловец + акула.
welcome-help = Введите номер хода и нажмите Enter. Справка — в любой момент: введите ?.

## Игроки

player-you = Вы
# Стоит вместо «вы» в записи, которую читают другие.
player-guest = Гость

## Стол. $who — одна из двух форм head-turn.

head-round = Раунд { $round } · до { $target } · { $who }
head-turn = { $you ->
    [yes] ваш ход
   *[no] ходит { $name }
}
head-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
head-laid = разыграно
head-shown = вскрыто
head-hand = ваша рука
head-deck = колода { $count }
head-left = левая{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
head-right = правая{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
head-empty = пусто
head-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} · цвет, которого больше всего: { COLOUR($colour) }, { $bonus ->
    [one] { $bonus } карта
    [few] { $bonus } карты
    [many] { $bonus } карт
   *[other] { $bonus } карты
}{ $closing ->
    [yes] {" "}· можно завершить раунд
   *[no] {""}
}
head-last-turns = { $you ->
    [yes] Последние ходы: вы дали ПОСЛЕДНИЙ ШАНС ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }).
   *[no] Последние ходы: { $name } даёт ПОСЛЕДНИЙ ШАНС ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }). Завершить раунд больше нельзя.
}

## Что делать сейчас

step-draw = Возьмите карту:
step-keep = Оставьте одну из двух:
step-duo = Что дальше?
step-search = Какую стопку просмотреть?
step-pick = Какую карту взять? Первой стоит верхняя.
step-steal = У кого украсть карту?
step-over = Игра окончена.

## Ходы

menu-only = { $move } (достаточно Enter)
menu-draw = { $count ->
    [one] Взять последнюю карту колоды
   *[other] Взять две из колоды и оставить одну
}
menu-take = Взять { CARD($card, "acc") } из { PILE($pile, "gen") }
menu-keep = Оставить { CARD($card, "acc") }, положить { CARD($other, "acc") } на { $side ->
    [left] левую
   *[right] правую
}{ $top ->
    [hidden] {" "}(пустую)
   *[shown] {""}
}
menu-duo-search = Разыграть { CARD($first, "acc") } и { CARD($second, "acc") }: просмотреть стопку и взять карту
menu-duo-turn-again = Разыграть { CARD($first, "acc") } и { CARD($second, "acc") }: ещё один ход
menu-duo-fish = Разыграть { CARD($first, "acc") } и { CARD($second, "acc") }: карта из колоды
menu-duo-steal = Разыграть { CARD($first, "acc") } и { CARD($second, "acc") }: украсть карту
menu-duo-nothing = Разыграть { CARD($first, "acc") } и { CARD($second, "acc") } (сейчас ничего не произойдёт)
menu-search = { PILE($pile, "Nom") }: { $count ->
    [one] { $count } карта, сверху { CARD($card, "nom") }
    [few] { $count } карты, сверху { CARD($card, "nom") }
    [many] { $count } карт, сверху { CARD($card, "nom") }
   *[other] { $count } карты, сверху { CARD($card, "nom") }
}
menu-pick = { CARD($card, "Nom") }
menu-steal = { $name }, в руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
menu-end = Закончить ход
menu-end-last = Закончить последний ход и вскрыть карты
menu-stop = Объявить «РАУНД ЗАКОНЧЕН»: вы получите { $points }
menu-last = Объявить ПОСЛЕДНИЙ ШАНС: ставка на { $points } + { $bonus }
menu-last-void = Объявить ПОСЛЕДНИЙ ШАНС: колода пуста, очков не получит никто
told-nothing-left = Больше делать нечего, и ваш ход заканчивается.

## Конец раунда

reveal-title = Все вскрывают карты
reveal-hand = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} · бонус за цвет { $bonus }{ $colour ->
    [hidden] {""}
   *[shown] {" "}({ COLOUR($colour) })
}
totals-target = Игра идёт до { $target ->
    [one] { $target } очка
   *[other] { $target } очков
}.
pause-round = Нажмите Enter, чтобы начать следующий раунд:
pause-unreadable = Между раундами нельзя ввести «{ $text }». Нажмите Enter, чтобы продолжить, или введите события, правила, ? или выход.
pause-no-cards = Раунд окончен: нажмите Enter, чтобы увидеть следующие карты. Можно также ввести события, правила, ? или выход.
ending-title = Конец игры
left = Вы ушли из-за стола.
play-again = Чтобы сыграть с теми же раздачами ещё раз:
play-recorded = Игра сохранена. Чтобы прочесть её ещё раз:
play-resume = Чтобы продолжить её:
opponents-installed = Установлены на этой машине
opponents-outside = Бот со стороны, который ничего о себе не говорит.
lapse = Бот { $name } не смог выбрать, и этот ход делает простой бот.
lapses = Бот { $name } не смог выбрать { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}, и эти ходы сделал простой бот. Началось это так:

## Вопросы. Подсказка говорит, что ввести; said-yes и said-no — всё, что считается ответом.

confirm-stop = Объявить «РАУНД ЗАКОНЧЕН»?
confirm-last = Объявить ПОСЛЕДНИЙ ШАНС?
confirm-void = Объявить ПОСЛЕДНИЙ ШАНС и закончить раунд без очков?
confirm-quit = Выйти из игры?
confirm-resign = Сдаться в этой игре?
confirm-hint = д/н
confirm-unclear = Введите д, если да, или н, если нет.
said-yes = д, да, y, yes
said-no = н, нет, n, no

## Что игрок может ввести: через запятую, маленькими буквами

said-deck = колода, к, взять, d, deck, draw
said-left = левая, л, l, left
said-right = правая, п, r, right
said-end = конец, всё, закончить ход, e, end, pass, end turn
said-stop = закончен, раунд закончен, з, s, stop
said-last = шанс, последний шанс, ш, l, last, last chance, lastchance, chance
command-help = ?, справка, помощь, help, h
command-table = стол, table, t
command-points = очки, points, p
command-rules = правила, правило, rules, rule
command-log = события, ход игры, log
command-position = позиция, position, pos
command-quit = выход, выйти, quit, q, exit
command-undo = вернуть, назад, undo, takeback
command-pause = пауза, pause, break
command-resign = сдаться, resign
command-say = сказать, say
command-edit = исправить, edit
command-history = раунды, history, rounds
command-back = сначала, отмена, back, cancel
said-ending-stop = закончен, раунд закончен, з, s, stop
said-ending-last-chance = шанс, последний шанс, ш, l, last, last chance, lastchance, chance
said-ending-deck-out = колода, к, d, deck, deck out
said-ending-mermaids = русалки, р, m, mermaids, mermaid

## Справка

help-title = Как отвечать
help-number = Введите номер хода.
help-notation = Или его короткую форму латинскими буквами: D — две из колоды, L и R — взять из стопки, Cy-L — оставить жёлтого краба, а другую карту положить на левую стопку, Cy+Cd — разыграть двух крабов, ?L — просмотреть левую стопку, #2 — взять её вторую карту, @B — украсть у игрока B, точка — закончить ход.
help-words = Или слово: колода, левая, правая, конец, закончен, шанс.
help-points = сколько очков дают ваши карты и что дало бы объявление
help-rules = правила; «правила R6» или «правила cards» показывает их часть
help-log = что произошло в этом раунде
help-table = ещё раз стол (так же действует пустой Enter)
help-position = что вы видите, текстом для копирования
help-quit = выйти из игры
help-undo = попросить вернуть ваш последний ход, пока никто не увидел новую карту
help-pause = попросить о паузе
help-resign = сдаться в этой игре
help-say = сказать что-нибудь остальным: «сказать» — список фраз, «сказать 2» или «сказать удачи» — одна из них
help-scorepad = Раунд занимает несколько строк: как он закончился, кто его закончил и что у кого есть. Карты пишут коротко (CyCd Mw) или полным английским именем (yellow_crab), можно с числом (2xCd); или только числа: 7+2 — это 7 очков и бонус за цвет 2.
help-scorepad-table = как идёт игра
help-history = все раунды с картами и счётом
help-scorepad-undo = убрать последний раунд
help-edit = записать раунд заново: «исправить 2»; Enter оставляет, что было
help-back = посреди раунда: начать запись раунда сначала
help-scorepad-quit = выйти; игра сохранена
help-letters = Карта пишется двумя латинскими буквами, вид и цвет:
help-colour = { $letter } { COLOUR($colour) }
log-title = Этот раунд

## Отказы

refusal-unreadable = «{ $text }» здесь не ход. { $count ->
    [one] Введите 1 или нажмите Enter; справка — ?.
   *[other] Введите число от 1 до { $count }; справка — ?.
}
refusal-look-up = Введите «правила { $clause }», чтобы прочесть об этом.

## Подсчёт руки

score-can-close = Хватит, чтобы завершить раунд: «РАУНД ЗАКОНЧЕН» даёт { $points }, ПОСЛЕДНИЙ ШАНС — { $both }, если вас никто не обойдёт.
score-cannot-close = { $count ->
    [one] До 7 очков, с которыми завершают раунд, не хватает { $count } очка.
   *[other] До 7 очков, с которыми завершают раунд, не хватает { $count } очков.
}
score-nothing = Пока ничего: завершить раунд можно, начиная с 7 очков.
score-no-cards = Считать нечего: нет карт. Назовите их, например: CyCd 2xFd Mw
score-wins = Все четыре русалки: эта рука выигрывает всю игру.
# $hands — сколько карт у соперников.
score-odds-against = ПОСЛЕДНИЙ ШАНС против { $count ->
    [one] одного соперника
   *[other] { $count } соперников
}, в руке { $last ->
    [1] { $hands } карта
    [2] { $hands } карты
    [3] { $hands } карты
    [4] { $hands } карты
   *[other] { $hands } карт
}:
score-bad-others = «{ $text }» не говорит, сколько карт у соперников: пишите так: 6 или 6,5.

## Блокнот для счёта. О том, чего не может быть, и о равенстве говорит pad.ftl.

scorepad-new = Новый блокнот для счёта, сохраняется в { $file }
scorepad-goes-on = Продолжаем блокнот из { $file }.
scorepad-kept = Блокнот сохранён в { $file }. Чтобы продолжить:
scorepad-lost = В { $file } этого блокнота больше нет.
scorepad-not-added = Раунд { $round } не сохранён.
scorepad-not-edited = Раунд { $round } остаётся, каким был.
scorepad-not-undone = Раунд { $round } не убран.
scorepad-names = Кто играет? От двух до четырёх имён по порядку ходов, через запятую:
scorepad-starter = Кто начинает первый раунд?
scorepad-head = Раунд { $round } · до { $target } · начинает { $name }
scorepad-no-rounds = Раундов пока нет.
scorepad-ending = Как закончился раунд? Введите закончен, шанс (ПОСЛЕДНИЙ ШАНС), колода, если она закончилась, или русалки. Справка — ?.
scorepad-over = Игра окончена. Введите раунды, вернуть, исправить 2 или выход; для новой игры при следующем запуске назовите другой файл.
scorepad-begun = Игра в { $file } уже началась: имена и цель остаются прежними.
scorepad-unreadable = Раунд не может закончиться словом «{ $text }». Справка — ?.
scorepad-no-player = «{ $text }» — такого игрока нет. Введите букву или имя.
scorepad-hand = Что есть у игрока { $name }?
scorepad-hand-how = Рука и стол вместе: карты (CyCd Mw) или очки и бонус за цвет (7+2); если карт нет — знак -.
scorepad-keeps = Enter оставит: { $kept }
scorepad-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $bonus ->
    [hidden] {""}
   *[told] {" "}· бонус за цвет { $bonus }
}
scorepad-nothing = Ничего не введено.
scorepad-which-round = { $count ->
    [0] Исправлять пока нечего: раундов нет.
    [one] Пока есть только раунд 1: «исправить 1» — записать его заново.
   *[other] Назовите раунд от 1 до { $count }: «исправить { $count }» — записать последний заново.
}
scorepad-nothing-to-undo = Убирать нечего: раундов нет.
scorepad-undone = Раунд { $round } убран.
scorepad-round = Раунд { $round }: { $ended }
scorepad-ended-stop = { $name } объявляет «РАУНД ЗАКОНЧЕН»
scorepad-ended-last-chance = { $name } даёт ПОСЛЕДНИЙ ШАНС{ $bet ->
    [won] {" "}и выигрывает ставку
    [lost] {" "}и проигрывает ставку
   *[open] {""}
}
scorepad-ended-deck-out = колода закончилась
scorepad-ended-mermaids = у игрока { $name } все четыре русалки
scorepad-changed = { $file } кто-то изменил. Вот что там теперь:
scorepad-cannot-keep = Сохранить не удалось: { $problem }
scorepad-no-pad = В { $file } пока нет блокнота.
scorepad-refused = { $file } остаётся без изменений. { $problem }
scorepad-in-round = Раунд { $round }: { $problem }
scorepad-game-is-over = Игра окончена: сначала уберите один раунд.
confirm-undo = Убрать раунд { $round }?
confirm-mermaids = Раунд закончили четыре русалки?
confirm-cut = { $count ->
    [one] На этом игра заканчивается. Удалить { $count } раунд после этого?
    [few] На этом игра заканчивается. Удалить { $count } раунда после этого?
    [many] На этом игра заканчивается. Удалить { $count } раундов после этого?
   *[other] На этом игра заканчивается. Удалить { $count } раунда после этого?
}
confirm-add = Добавить ваш раунд как раунд { $round }?
confirm-again = Попробовать ещё раз?

## Правила

rules-how = { $program } R6 показывает пункт, { $program } cards — раздел, { $program } all — всё.
rules-how-here = «правила R6» показывает пункт, «правила cards» — раздел.
rules-editions = Издания: { $editions }.
rules-differ = Издания здесь расходятся: см. «{ $option }» ({ $name }).
rules-edition = Издание: { $edition }
rules-table = Этот стол
rules-played = { $who }: играют так.
rules-plays = { $who }: «{ $option }» — { $value }.
rules-unknown = Пункта или раздела «{ $text }» нет. Разделы: { $sections }.
rules-unknown-close = Пункта или раздела «{ $text }» нет. Может быть, { $close }?
rules-unknown-here = Пункта или раздела «{ $text }» нет. Введите «правила», чтобы увидеть список.

## Настройки

against-too-many = Вы назвали { $count ->
    [one] { $count } соперника
    [few] { $count } соперников
    [many] { $count } соперников
   *[other] { $count } соперника
}, а мест для них { $room ->
    [one] { $room }
   *[other] { $room }
}.
option-no-number = «{ $text }» — не целое число.

## Записи. $standing — игроки и их счёт.

replay-finished = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}: { $standing }. Победа: { $winners }.
replay-open = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}: { $standing }. Не окончено.
record-other-file = { $file } — не файл с записями papersea.
record-no-folder = { $file } нельзя создать: такой папки нет.
record-forbidden = { $file } использовать нельзя: нет прав читать его и писать в него.
record-problem = { $file } использовать нельзя: { $problem }
resume-beside = --resume продолжает игру так, как её начали, поэтому вместе с ним нельзя указать { $flag }.
resume-stranger = В записи не сказано, как играет { $name }; это место занимает { $opponent }.
resume-unnamed = { $count ->
    [one] В записи не назван ваш соперник; его место занимает { $names }.
   *[other] В записи не названы ваши соперники; их места занимают { $names }.
}
resume-nothing = В { $file } нет игры, которую можно продолжить.
resume-finished = Последняя игра в { $file } уже окончена.
replay-nothing = В { $file } нет игр.
replay-cut = В записи нет конца.
replay-refused = Эту запись нельзя воспроизвести: { $problem }

## papersea analyse

analyse-weighing = Оцениваем решения
analyse-no-game = В { $file } всего { $count ->
    [one] { $count } игра.
    [few] { $count } игры.
    [many] { $count } игр.
   *[other] { $count } игры.
}
analyse-no-seat = Никого с именем { $text } здесь нет. Укажите букву места или имя игрока.
analyse-cut = { replay-cut } Шансы показаны до последнего целого хода.
analyse-unfinished = Игра не окончена: шансы показаны до её последнего хода.
analyse-turning-points = Переломные моменты
analyse-no-turning-points = Ни одно решение не обошлось дорого.
analyse-chances = Шанс на победу, каким его мог знать каждый игрок
analyse-luck = Удача и мастерство
analyse-decisions = Все решения
analyse-place = Раунд { $round }, ход { $turn }, { $name } (номер { $number })
analyse-played = Сыграно: { $choice } ({ $chance })
analyse-better = Лучше: { $choice } ({ $chance })
analyse-column-round = Раунд
analyse-column-start = Начало
analyse-column-luck = Удача
analyse-column-losses = Решения
analyse-column-end = Конец
analyse-luck-how = Удача: что принесли карты, руки других игроков и их ходы, в том числе ошибки. Решения: сколько потеряно по сравнению с лучшими. Начало, удача и решения вместе дают конец.
analyse-summary = { $name }: { $decisions ->
    [one] { $decisions } решение,
    [few] { $decisions } решения,
    [many] { $decisions } решений,
   *[other] { $decisions } решения,
} из них лучших { $best }, { $slips ->
    [one] { $slips } неточность,
    [few] { $slips } неточности,
    [many] { $slips } неточностей,
   *[other] { $slips } неточности,
} { $mistakes ->
    [one] { $mistakes } ошибка.
    [few] { $mistakes } ошибки.
    [many] { $mistakes } ошибок.
   *[other] { $mistakes } ошибки.
} Точность { $accuracy }: 100 % — каждый раз лучшее решение, 0 % — выбор наугад.

## Доказательства того, что карт никто не выбирал. $salts — игроки и то, что они добавили.

verify-proved = Первый игрок, { $decks ->
    [one] { $decks } колода
    [few] { $decks } колоды
    [many] { $decks } колод
   *[other] { $decks } колоды
} и { $thefts ->
    [one] { $thefts } украденная карта
    [few] { $thefts } украденные карты
    [many] { $thefts } украденных карт
   *[other] { $thefts } украденной карты
} совпадают с доказательством. Соль: { $salts }. Обязательство: { $commitment }
verify-salt = { $name } «{ $salt }»
verify-no-salt = { $name } — нет
verify-noted = (как у вас записано)
verify-unfair = Эта игра нечестная: { $problem }
verify-unproved = Честность этой игры доказать нельзя: { $problem }
verify-nothing = В { $file } нет игр, так что ничего не доказано.
verify-not-found = Не доказано: ни у одной игры в { $file } нет записанного вами обязательства: { $commitment }
verify-compare = Доказательство чего-то стоит, только если вы видели обязательство до раздачи: сравните его с тем, что у вас записано, или укажите его с --commitment.

## papersea serve, site, work, backup

serve-address = Столы готовы: { $address }
serve-cannot-listen = Адрес { $host }, порт { $port } занять нельзя: { $reason }. Выберите другое место с --host и --port.
serve-no-such-host = «{ $host }» — не адрес и не имя этой машины: 127.0.0.1 — только для неё самой, 0.0.0.0 — для всей сети.
serve-no-origin = «{ $origin }» — не источник: нужно https://HOST или http://HOST:PORT, маленькими буквами, и ничего после.
serve-no-host-name = «{ $host }» — не имя сервера: нужно, например, push.example.org, можно с :PORT.
serve-no-manual = «{ $manual }» — не руководство: нужен адрес, например https://HOST/ПУТЬ/, или папка, записанная командой make manual.
serve-in-use = { $file } занят другой papersea. Нескольким процессам нужны PostgreSQL и Redis: docs/hosting.md
serve-not-heard = Без --redis этот процесс не услышит других при этой PostgreSQL: пусть он будет единственным.
serve-nobody-thinks = С --thinkers 0 и без --redis боты не сделают ни хода: за них думает papersea work, а для этого нужен Redis.
serve-kept-in = Всё хранится в { $file }
serve-how-to-stop = Ctrl-C останавливает сервер; игры продолжатся, когда он запустится снова.
work-health = Состояние и метрики: адрес { $host }, порт { $port }.
work-ready =
    { $thinkers ->
        [one] За ботов думает { $thinkers } процесс.
        [few] За ботов думают { $thinkers } процесса.
        [many] За ботов думают { $thinkers } процессов.
       *[other] За ботов думают { $thinkers } процесса.
    }
# $megabytes — число, например 6.8.
site-written = Сайт (файлов: { $files }, { $megabytes } МБ) лежит в { $folder }: положите его туда, откуда раздаются файлы, в любую папку.
site-how = Как его раздавать: { $file }
site-not-empty = В { $folder } есть файлы, которые записаны не papersea. Назовите пустую папку или добавьте сайт к тому, что там есть, с --add: файлы с теми же именами будут заменены, остальные останутся.
site-not-built-web = Страница не собрана, записывать нечего. Она есть в пакете wheel; в клоне: make pocket
site-not-built-pocket = То, что работает в браузере, не упаковано, и на сайте никто не смог бы играть. Оно есть в пакете wheel; в клоне: make pocket
site-no-address = «{ $address }» — не адрес: нужно https://HOST/PATH/
serve-not-installed = { $module } не установлен: { $install }
serve-tables-alone = Распределить столы можно, только если людей хранит PostgreSQL: укажите и --database.
serve-bad-tables = нужно LETTER=postgresql://USER:PASSWORD@HOST/NAME, каждая буква один раз
serve-bad-redis = нужно redis://HOST:PORT/0 (rediss:// с TLS, unix:// для сокета)
serve-bad-number = «{ $text }»: нужно NAME=NUMBER, одно из имён: { $names }
serve-at-least-one = { $name } не может быть меньше 1, иначе никто ничего не узнает.
work-needs-redis = О ходах процесса серверы узнают через Redis: укажите и --redis.
backup-done = Копия всего лежит в { $file }

## papersea puzzle. Что говорит и браузер, стоит в puzzles.ftl.

puzzle-id = ID { $id }
puzzle-how = Какой ход чаще всего выигрывает игру? Считается первый ответ. Введите события, чтобы прочесть, что было в этом раунде; справка — ?.
puzzle-practice = На эту задачу вы уже отвечали, так что это просто упражнение.
puzzle-enter = Enter — следующая задача, q — закончить:
puzzle-solved-so-far = Решено задач: { $solved } из { $count }.
puzzle-unknown = Задачи { $text } нет.
puzzle-bad-day = { $text } — не день: нужно, например, 2025-12-31.
puzzle-one-of = Выберите что-то одно: задачу, --day или --next.

## papersea join

join-not-installed = Для игры по сети нужен { $module }, а он не установлен: { $install }
join-bad-link = «{ $link }» — не ссылка на стол и не адрес сервера: нужно https://HOST/t/CODE или https://HOST.
join-which-server = На каком сервере? Само «{ $word }» — стол на сервере, где с этого компьютера играли в последний раз: укажите сервер, например https://HOST/t/{ $word }.
join-unreachable = По адресу { $address } сервер papersea не отвечает. Проверьте адрес или попробуйте позже.
join-refused = Сервер отказал. { $reason }
join-beside = Как играть за этим столом, решили те, кто его открыл, поэтому вместе с его ссылкой нельзя указать { $flag }.
join-name = Как вас называть остальным?
join-known = С возвращением, { $name }.
join-bad-clock = «{ $text }» — не часы: нужно 5m или 5m+10s (от 10 секунд до 120 минут на игру и до 300s на каждый ход сверх того), 3d (от 1 до 14 дней на ход) или none.
join-share = { $count ->
    [0] Ссылка на стол, для друзей, которые хотят посмотреть:
    [one] Свободно { $count } место. Отправьте эту ссылку; игра начнётся, когда его займут:
    [few] Свободно { $count } места. Отправьте эту ссылку; игра начнётся, когда займут все:
    [many] Свободно { $count } мест. Отправьте эту ссылку; игра начнётся, когда займут все:
   *[other] Свободно { $count } места. Отправьте эту ссылку; игра начнётся, когда займут все:
}
join-left = Вы вышли, а место остаётся за вами. Чтобы вернуться:

## За столом сервера

online-free-seat = свободное место
online-waits = Ждём игроков…
online-waits-again = Ждём остальных…
online-full = Все места заняты. Вы смотрите игру.
online-looking-on = Игра началась. Вы смотрите её.
online-over = Игра окончена. Вот как она закончилась.
online-commitment = Карты определяются тайной сервера и тем, что добавляют игроки. Обязательство сервера: { $commitment }. Вы добавляете { $salt }.
online-lost = Связь прервалась. Подключаемся снова… Ваша игра в сохранности.
online-back = Вы снова на связи.
online-refused = Это не сделано. { $reason }
online-away = { $name } теряет связь; место остаётся за этим игроком.
online-here = { $name } снова на связи.
online-go-on = Нажмите Enter, чтобы закончить паузу:
online-come-back = Нажмите Enter, чтобы сменить бота:
online-say-title = Что можно сказать
online-say-how = «сказать 2» или «сказать удачи» — вторая из этих фраз.
online-say-unknown = Сказать «{ $text }» здесь нельзя. Введите «сказать», чтобы увидеть список.
online-record = Игра окончена, и её тайна открыта. Вот её запись для papersea replay и papersea verify:
online-again = Сыграть ещё?

## papersea bot

bot-plays = { $name } ({ $entrant }) уже в пути. Ctrl-C отзывает бота.
bot-game-over = Игра окончена. Победа: { $names }. Вот её запись:
bot-left = Бот вышел, а место остаётся за ним. Чтобы он вернулся:

## papersea study

study-games = Оцениваем игры
study-nothing = В этих файлах нет доигранной игры с именами.
study-title = Во что обходятся решения и чем кончаются игры
study-column-name = Игрок
study-column-against = Против
study-column-games = Игры
study-column-loss = Потери, %
study-column-wins = Победы, %
study-column-adjusted = Без удачи, %
study-against-people = люди
study-against-mixed = разные
study-company = { $who }, игроков { $players }
study-how = { $games ->
        [one] { $games } игра
        [few] { $games } игры
        [many] { $games } игр
       *[other] { $games } игры
    }, оценивает { $judge } ({ $budget } на решение). Потери: доля шанса на победу за каждое решение. Без удачи: победы за вычетом того, что принёс случай. ±: 95-процентный интервал по играм.
