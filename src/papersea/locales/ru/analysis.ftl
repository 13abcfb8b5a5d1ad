### Что говорит разбор игры.
### Карты и имена — готовые слова, которые стоят отдельно, поэтому не склоняются.
### Мы ни к кому не обращаемся там, где можно без этого: причина подходит и своему, и чужому решению.

# Whose judgement it is: an opponent's name.
judged-by = Оценивает { $judge }.

# Используется в других сообщениях: столько очков, столько карт.
amount-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
amount-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карт
}

## Возможный ход. $cards — карты, которые разыгрывают.

choice-draw = две карты из колоды
choice-take = взять из сброса: { $card } ({ $pile })
choice-keep = оставить: { $card }, в сброс: { $other } ({ $pile })
choice-lay = разыграть пару: { $cards }
choice-search = просмотреть сброс ({ $pile })
choice-pick = взять: { $card }
choice-steal = украсть карту у игрока { $name }
choice-end = закончить ход

## Насколько хорош выбор

grade-best = лучший ход
grade-fine = хорошо
grade-slip = неточность
grade-mistake = ошибка

## Почему карту стоит иметь

# $card: четвёртая русалка.
why-wins-game = { $card }: четыре русалки сразу выигрывают всю игру.
# $count: очки, на которые ставит $name.
why-beats-bet = { $card }: всего { amount-points }. { $name } ставит на { $count }, и ставка проиграна.
why-reaches-close = { $card }: всего { amount-points }, этого хватает, чтобы завершить раунд.
# $points за $card, $count за $other.
why-brings-more = { $card } приносит { amount-points }, { $other } приносит { $count }.
why-brings-points = { $card } приносит { amount-points }.
why-makes-duo = { $card } и { $other } — пара.
# $count и $kind: «3 осьминога».
why-grows-set = { $card }: всего { $count } { $kind }, ещё { amount-points }.
# $card — множитель. $count и $kind: «3 кораблика».
why-multiplies = { $card }: { $count } { $kind }, ещё { amount-points }.
# $count русалок из четырёх.
why-gathers-mermaids = { $card }: { $count } из четырёх русалок, ещё { amount-points }.
why-builds-colour = { $card } усиливает цвет ({ $colour }): { amount-cards }, для бонуса за цвет и для русалок.
why-promises = { $card }: вместе с ещё одной такой картой ({ $kind }) приносит { amount-points }.
# $count и $kind: карты, которые составят с ней пару.
why-partners-left = { $card } ещё может найти пару. Пока не видно: { $count } { $kind }.

## Откуда карты приходят и куда уходят

why-top-is-little = { $card } ({ $pile }) приносит { amount-points }; из колоды выбирают одну карту из двух.
why-deck-offers-two = { $card } ({ $pile }) приносит { amount-points }, но две карты из колоды обещают больше.
# $points: к картам, которые лежат открыто или были видны ($name).
why-helps-next = { $card } в сбросе ({ $pile }) — подарок: дальше ходит { $name }, а эта карта подходит к картам, которые уже были видны ({ amount-points }).
why-helps-other = { $card } в сбросе ({ $pile }) может стать подарком: { $name } держит карты, к которым эта подходит ({ amount-points }).
why-open-to-next = { $card } остаётся на виду ({ $pile }), а дальше ходит { $name }.
why-uncovers = Кто берёт верхнюю карту ({ $pile }), открывает следующую: { $card }. { $name } получит за неё { amount-points }.
why-covers = Так закрывается { $card } ({ $pile }): { $name } эту карту уже не возьмёт.
why-stays-in-reach = { $card } ({ $pile }) остаётся сверху, и эту карту ещё можно взять: { amount-points }.
why-deck-is-low = { $count ->
    [0] Колода пуста.
    [one] В колоде осталась только { $count } карта.
    [few] В колоде остались только { $count } карты.
    [many] В колоде осталось только { $count } карт.
   *[other] В колоде осталось только { $count } карт.
}

## Пары и что они делают

why-lay-crabs = { $cards }: разыгранные, они дают карту из сброса.
why-lay-boats = { $cards }: разыгранные, они дают ещё один целый ход.
why-lay-fish = { $cards }: разыгранные, они дают карту из колоды.
# $count: карты в руке ($name).
why-lay-theft = { $cards }: разыгранные, они крадут карту. { $name }: в руке { amount-cards }.
why-laid-is-safe = { $cards }: разыгранные, они считаются так же, и украсть их нельзя.
why-duo-can-wait = { $cards }: они считаются и в руке, а позже могут дать больше.
why-pile-has = { $card } лежит в стопке ({ $pile }) и приносит { amount-points }.
why-pile-is-bigger = Выбор больше ({ $pile }): { amount-cards }.
# Было видно, как карта ушла в эту руку.
why-rob-known = { $name } держит, и это было видно: { $card }. Это { amount-points }.
why-rob-leader = { $name } впереди по счёту: { amount-points }.
why-rob-bigger-hand = { $name } держит больше: { amount-cards }.

## Завершение раунда. $percent — вероятность выиграть игру.

why-chance-stop = { call-stop }: вероятность выиграть игру { $percent } %.
why-chance-last = { call-last-chance }: вероятность выиграть игру { $percent } %.
why-chance-go-on = Играть дальше: вероятность выиграть игру { $percent } %.
why-stop-is-sure = { call-stop } — это наверняка { amount-points }.
# $points, если сыграет, иначе $count.
why-bet-holds = Ставка сыграет в { $percent } % случаев: { amount-points }, иначе { $count }.
why-bet-is-void = Колода пуста: ставка сразу завершит раунд, и никто не получит очков.
# $count — цель.
why-call-reaches-target = { call-stop }: всего { amount-points }; игра идёт до { $count }.
why-mermaid-missing = Русалок в руке: { $count }. Четвёртая выигрывает всю игру.
why-other-may-close = { $name } может завершить раунд раньше: в руке { amount-cards }.
why-other-near-target = { $name }: до цели осталось всего { amount-points }.
# $count: карты в колоде.
why-hand-can-grow = Сейчас { amount-points }, и есть время набрать больше: в колоде { amount-cards }.

## Где больше нечего сказать

why-nearly-equal = Почти всё равно: следующий по силе ход выигрывает примерно так же часто ({ $percent } %).
why-wins-more-often = После многих проб: так выигрывают { $percent } % игр, иначе { $against } %.

## Задним числом: чего на этом месте никто не мог знать

hindsight = Задним числом: { $reason }
why-held = В руке ({ $name }): { $cards }.
why-took-it = { $name } тут же берёт: { $card }.
why-had-points = { $name }: { amount-points } в тот момент.
why-deck-had = Следующие в колоде: { $cards }.
