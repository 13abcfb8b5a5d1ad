### Названия карт и всего, что лежит на столе.
### `$count` — сколько их; само число в название не входит.

## Виды

kind-crab = { $count ->
    [one] краб
    [few] краба
    [many] крабов
   *[other] крабов
}
kind-boat = { $count ->
    [one] кораблик
    [few] кораблика
    [many] корабликов
   *[other] корабликов
}
kind-fish = { $count ->
    [one] рыба
    [few] рыбы
    [many] рыб
   *[other] рыб
}
kind-swimmer = { $count ->
    [one] пловец
    [few] пловца
    [many] пловцов
   *[other] пловцов
}
kind-shark = { $count ->
    [one] акула
    [few] акулы
    [many] акул
   *[other] акул
}
kind-mermaid = { $count ->
    [one] русалка
    [few] русалки
    [many] русалок
   *[other] русалок
}
kind-shell = { $count ->
    [one] ракушка
    [few] ракушки
    [many] ракушек
   *[other] ракушек
}
kind-octopus = { $count ->
    [one] осьминог
    [few] осьминога
    [many] осьминогов
   *[other] осьминогов
}
kind-penguin = { $count ->
    [one] пингвин
    [few] пингвина
    [many] пингвинов
   *[other] пингвинов
}
kind-sailor = { $count ->
    [one] моряк
    [few] моряка
    [many] моряков
   *[other] моряков
}
kind-lighthouse = { $count ->
    [one] маяк
    [few] маяка
    [many] маяков
   *[other] маяков
}
kind-shoal = { $count ->
    [one] стая рыб
    [few] стаи рыб
    [many] стай рыб
   *[other] стай рыб
}
kind-penguin-colony = { $count ->
    [one] колония пингвинов
    [few] колонии пингвинов
    [many] колоний пингвинов
   *[other] колоний пингвинов
}
kind-captain = { $count ->
    [one] капитан
    [few] капитана
    [many] капитанов
   *[other] капитанов
}

## Цвета

colour-dark-blue = синий
colour-light-blue = голубой
colour-black = чёрный
colour-yellow = жёлтый
colour-green = зелёный
colour-white = белый
colour-purple = фиолетовый
colour-grey = серый
colour-light-orange = светло-оранжевый
colour-pink = розовый
colour-orange = оранжевый

## Каждая карта по своим двум буквам: вид и цвет одним названием

card-Cd = синий краб
card-Cl = голубой краб
card-Ck = чёрный краб
card-Cy = жёлтый краб
card-Cg = зелёный краб
card-Cr = серый краб
card-Bd = синий кораблик
card-Bl = голубой кораблик
card-Bk = чёрный кораблик
card-By = жёлтый кораблик
card-Fd = синяя рыба
card-Fl = голубая рыба
card-Fk = чёрная рыба
card-Fy = жёлтая рыба
card-Fg = зелёная рыба
card-Wd = синий пловец
card-Wl = голубой пловец
card-Wk = чёрный пловец
card-Wy = жёлтый пловец
card-Wa = светло-оранжевый пловец
card-Sd = синяя акула
card-Sl = голубая акула
card-Sk = чёрная акула
card-Sg = зелёная акула
card-Sv = фиолетовая акула
card-Hd = синяя ракушка
card-Hl = голубая ракушка
card-Hk = чёрная ракушка
card-Hy = жёлтая ракушка
card-Hg = зелёная ракушка
card-Hr = серая ракушка
card-Ol = голубой осьминог
card-Oy = жёлтый осьминог
card-Og = зелёный осьминог
card-Ov = фиолетовый осьминог
card-Or = серый осьминог
card-Pv = фиолетовый пингвин
card-Pa = светло-оранжевый пингвин
card-Pp = розовый пингвин
card-Ap = розовый моряк
card-Ao = оранжевый моряк
card-Lv = фиолетовый маяк
card-Gr = серая стая рыб
card-Yg = зелёная колония пингвинов
card-Ka = светло-оранжевый капитан
card-Mw = белая русалка

## Два вида, которые составляют пару, например «пловец» и «акула».

duo-name = { $first } + { $second }

## Объявления

call-stop = ОКОНЧАНИЕ
call-last-chance = ПОСЛЕДНИЙ ШАНС

## Другие слова игры

word-card = { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карт
}
word-duo = { $count ->
    [one] пара
    [few] пары
    [many] пар
   *[other] пар
}
word-collector = { $count ->
    [one] карта набора
    [few] карты наборов
    [many] карт наборов
   *[other] карт наборов
}
word-multiplier = { $count ->
    [one] множитель
    [few] множителя
    [many] множителей
   *[other] множителей
}
word-point = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}
word-deck = колода
word-hand = рука
word-pile = { $count ->
    [one] стопка сброса
    [few] стопки сброса
    [many] стопок сброса
   *[other] стопок сброса
}
word-pile-left = левая стопка
word-pile-right = правая стопка
word-round = раунд
word-turn = ход
word-bet = ставка
word-colour-bonus = бонус за цвет
