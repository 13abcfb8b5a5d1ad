### Что говорит разбор игры.
### Имена не склоняются; карты и стопки стоят в том падеже, который нужен предложению.
### Мы ни к кому не обращаемся там, где можно без этого: причина подходит и своему, и чужому решению.

# Кто оценивает: имя соперника.
judged-by = Оценивает { $judge }.

# Используется в других сообщениях: столько очков, столько карт.
amount-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
amount-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

## Возможный ход. $cards — карты, которые разыгрывают.

choice-draw = две карты из колоды
choice-take = взять { CARD($card, "acc") } из { PILE($pile, "gen") }
choice-keep = оставить { CARD($card, "acc") }, положить { CARD($other, "acc") } на { PILE($pile, "acc") }
choice-lay = разыграть { CARDS($cards, "acc") }
choice-search = просмотреть { PILE($pile, "acc") }
choice-pick = взять { CARD($card, "acc") }
choice-steal = украсть карту у игрока { $name }
choice-end = закончить ход

## Насколько хорош выбор

grade-best = лучший ход
grade-fine = хорошо
grade-slip = неточность
grade-mistake = ошибка
praise-good = хороший ход
praise-brilliant = блестящий ход

## Почему карту стоит иметь

# $card: четвёртая русалка.
why-wins-game = { CARD($card, "Nom") } — четвёртая: все четыре русалки выигрывают всю игру.
# $count: очки, на которые ставит $name.
why-beats-bet = { CARD($card, "S-ins") } выходит { amount-points }. У игрока { $name } ставка на { $count }: эта ставка проиграна.
why-reaches-close = { CARD($card, "S-ins") } выходит { amount-points }: этого хватает, чтобы завершить раунд.
# $points за $card, $count за $other.
why-brings-more = { CARD($card, "Nom") } приносит { amount-points }, а { CARD($other, "nom") } только { $count }.
why-brings-points = { CARD($card, "Nom") } приносит { amount-points }.
why-makes-duo = { CARD($card, "Nom") } и { CARD($other, "nom") } — пара.
# $count и $kind: «3 осьминога».
why-grows-set = { CARD($card, "Nom") } — и это уже { $count } { KIND($kind, $count) }: ещё { amount-points }.
# $card — множитель. $count и $kind: «3 кораблика».
why-multiplies = { CARD($card, "Nom") } считает { $count } { KIND($kind, "acc", $count) }: ещё { amount-points }.
# $count русалок из четырёх.
why-gathers-mermaids = { CARD($card, "Nom") } — и это уже { $count } из четырёх русалок: ещё { amount-points }.
why-builds-colour = { CARD($card, "Nom") } усиливает { COLOUR($colour) } цвет: теперь { amount-cards }. Это на пользу бонусу за цвет и русалкам.
why-promises = Если найдётся ещё { KIND($kind) }, { CARD($card, "nom") } принесёт { amount-points }.
# $count и $kind: карты, которые составят с ней пару.
why-partners-left = { CARD($card, "Nom") } ещё может найти пару: пока не видели { $count } { KIND($kind, "acc", $count) }.

## Откуда карты приходят и куда уходят

why-top-is-little = { CARD($card, "Nom") } на { PILE($pile, "loc") } приносит { amount-points }, а колода предлагает на выбор две карты.
why-deck-offers-two = { CARD($card, "Nom") } на { PILE($pile, "loc") } приносит { amount-points }, но две карты из колоды обещают больше.
# $points: к картам, которые лежат открыто или были видны ($name).
why-helps-next = { CARD($card, "Nom") } на { PILE($pile, "loc") } — подарок: следующим ходит { $name }, а эта карта подходит к картам этого игрока ({ amount-points }).
why-helps-other = { CARD($card, "Nom") } на { PILE($pile, "loc") } может стать подарком: эта карта подходит к картам игрока { $name } ({ amount-points }).
why-open-to-next = { CARD($card, "Nom") } останется на виду на { PILE($pile, "loc") }, а следующим ходит { $name }.
why-uncovers = Если взять верхнюю карту { PILE($pile, "gen") }, откроется { CARD($card, "nom") }: для игрока { $name } это { amount-points }.
why-covers = Так на { PILE($pile, "loc") } закроется { CARD($card, "nom") }: { $name } эту карту уже не возьмёт.
why-stays-in-reach = { CARD($card, "Nom") } остаётся сверху на { PILE($pile, "loc") }, и эту карту ещё можно взять: { amount-points }.
why-deck-is-low = { $count ->
    [0] Колода пуста.
    [one] В колоде осталась только { $count } карта.
    [few] В колоде остались только { $count } карты.
    [many] В колоде осталось только { $count } карт.
   *[other] В колоде осталось только { $count } карт.
}

## Пары и что они делают

why-lay-crabs = Разыграть { CARDS($cards, "acc") } — значит взять карту из стопки.
why-lay-boats = Разыграть { CARDS($cards, "acc") } — значит получить ещё один полный ход.
why-lay-fish = Разыграть { CARDS($cards, "acc") } — значит взять карту из колоды.
# $count: карты в руке ($name).
why-lay-theft = Разыграть { CARDS($cards, "acc") } — значит украсть карту. В руке игрока { $name } { amount-cards }.
why-laid-is-safe = На столе { CARDS($cards, "nom") } считаются так же, и украсть их нельзя.
why-duo-can-wait = { CARDS($cards, "Nom") } считаются и в руке, а позже могут дать больше.
why-pile-has = { CARD($card, "Nom") } лежит в { PILE($pile, "loc") } и приносит { amount-points }.
why-pile-is-bigger = В { PILE($pile, "loc") } выбор больше: { amount-cards }.
# Было видно, как карта ушла в эту руку.
why-rob-known = У игрока { $name } есть { CARD($card, "nom") } (эту карту видели): { amount-points }.
why-rob-leader = { $name } лидирует в игре: { amount-points }.
why-rob-bigger-hand = У игрока { $name } в руке больше: { amount-cards }.

## Завершение раунда. $percent — вероятность выиграть игру.

why-chance-stop = «{ call-stop }» выигрывает { $percent } % игр.
why-chance-last = «{ call-last-chance }» выигрывает { $percent } % игр.
why-chance-go-on = Если играть дальше, выигрывают { $percent } % игр.
why-stop-is-sure = «{ call-stop }» даёт { amount-points } наверняка.
# $points, если сыграет, иначе $count.
why-bet-holds = Ставка выиграна в { $percent } % случаев: { amount-points }, иначе { $count }.
why-bet-is-void = Колода пуста: ПОСЛЕДНИЙ ШАНС сразу закончит раунд, и очков не получит никто.
# $count — цель.
why-call-reaches-target = После «{ call-stop }» всего { amount-points }, и игра окончена: цель — { $count }.
why-mermaid-missing = Уже есть { $count } из четырёх русалок, а все четыре выигрывают всю игру.
why-other-may-close = { $name } может завершить раунд раньше: в руке { amount-cards }.
why-other-near-target = Игроку { $name } осталось до цели всего { amount-points }.
# $count: карты в колоде.
why-hand-can-grow = Сейчас это { amount-points }, и есть время набрать больше: в колоде { amount-cards }.

## Где больше нечего сказать

why-nearly-equal = Это почти всё равно: следующий по силе ход выигрывает примерно так же часто ({ $percent } %).
why-wins-more-often = Если проверить много раз, этот ход выигрывает { $percent } % игр, другой — { $against } %.

## Оглядываясь назад: чего на этом месте никто не мог знать

hindsight = Оглядываясь назад: { $reason }
why-held = Рука игрока { $name }: { CARDS($cards) }.
why-took-it = { $name } тут же берёт { CARD($card, "acc") }.
why-had-points = В тот момент у игрока { $name } было { amount-points }.
why-deck-had = Дальше в колоде: { CARDS($cards) }.
