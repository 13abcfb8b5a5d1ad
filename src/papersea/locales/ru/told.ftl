### Что происходит за столом, рассказано одному читателю.
### Имена не склоняются; карты и стопки называют в том падеже, который нужен предложению.
### `$you` — «yes», если предложение о самом читателе.
### Карта, которую читателю видеть нельзя, — «hidden».

told-round = Раунд { $round }: { $you ->
    [yes] начинаете вы
   *[no] начинает { $name }
}
told-thinks = { $name } думает…
told-kept = { $you ->
    [yes] Вы оставляете себе { CARD($card, "acc") }, а { CARD($discarded, "acc") } кладёте на { PILE($pile, "acc") }.
   *[no] { $name } оставляет себе { $card ->
        [hidden] карту
       *[shown] { CARD($card, "acc") }
    }, а { CARD($discarded, "acc") } кладёт на { PILE($pile, "acc") }.
}
told-drew-last = { $you ->
    [yes] Вы берёте { CARD($card, "acc") } — последнюю карту колоды.
   *[no] { $name } берёт { $card ->
        [hidden] последнюю карту колоды.
       *[shown] { CARD($card, "acc") } — последнюю карту колоды.
    }
}
told-draw-skipped = { $you ->
    [yes] Взять нечего: вы продолжаете ход без новой карты.
   *[no] Взять нечего: { $name } продолжает ход без новой карты.
}
told-took-top = { $you ->
    [yes] Вы берёте { CARD($card, "acc") } из { PILE($pile, "gen") }.
   *[no] { $name } берёт { CARD($card, "acc") } из { PILE($pile, "gen") }.
}
told-laid-duo = { $you ->
    [yes] Вы разыгрываете { CARD($first, "acc") } и { CARD($second, "acc") }.
   *[no] { $name } разыгрывает { CARD($first, "acc") } и { CARD($second, "acc") }.
}
told-picked = { $you ->
    [yes] Вы просматриваете { PILE($pile, "acc") } и берёте { CARD($card, "acc") }.
   *[no] { $name } просматривает { PILE($pile, "acc") } и берёт { $card ->
        [hidden] карту.
       *[shown] { CARD($card, "acc") }.
    }
}
told-fished = { $you ->
    [yes] Вы выуживаете из колоды { CARD($card, "acc") }.
   *[no] { $name } выуживает из колоды { $card ->
        [hidden] карту.
       *[shown] { CARD($card, "acc") }.
    }
}
told-turn-again = { $you ->
    [yes] Кораблики дарят вам ещё один ход.
   *[no] Благодаря корабликам { $name } ходит ещё раз.
}
told-stole = { $you ->
    [yes] Вы крадёте у игрока { $victim } { CARD($card, "acc") }.
   *[no] { $name } крадёт у игрока { $victim } { $card ->
        [hidden] карту.
       *[shown] { CARD($card, "acc") }.
    }
}
told-stole-yours = { $name } крадёт у вас { CARD($card, "acc") }.
told-no-effect = { $you ->
    [yes] Ваша пара засчитана, но ничего не происходит.
   *[no] Пара засчитана, но ничего не происходит.
}
told-called = { $you ->
    [yes] Вы объявляете: { $call } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }).
   *[no] { $name } объявляет: { $call } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }).
}
told-hand-shown = { $you ->
    [yes] Вы вскрываете карты: { CARDS($cards) }.
   *[no] { $name } вскрывает карты: { CARDS($cards) }.
}
told-bet-won = { $you ->
    [yes] Вы выигрываете ставку: вам — очки и бонус за цвет, остальным — только бонус за цвет.
   *[no] { $name } выигрывает ставку и получает очки и бонус за цвет, остальные — только бонус за цвет.
}
told-bet-lost = { $you ->
    [yes] Вы проигрываете ставку: вам — только бонус за цвет, остальным — их очки.
   *[no] { $name } проигрывает ставку и получает только бонус за цвет, остальные — свои очки.
}
told-gain = { $name }: +{ $gain } (всего { $total })
told-round-void = Колода закончилась: раунд окончен, очков не получает никто.
told-won = { $you ->
    [yes] Вы выигрываете игру. Отлично сложилось!
   *[no] { $name } выигрывает игру.
}
told-mermaids = { $you ->
    [yes] У вас все четыре русалки — вы сразу выигрываете игру!
   *[no] { $name } собирает всех четырёх русалок и сразу выигрывает игру.
}
told-shared = Победу делят { $names }.
