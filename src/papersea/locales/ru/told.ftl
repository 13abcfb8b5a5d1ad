### Что происходит за столом, рассказано одному читателю.
### Карты и имена стоят так, что падеж им не нужен.
### `$you` — «yes», если предложение о самом читателе.
### Карта, которую читателю видеть нельзя, — «hidden».

cards-none = нет карт
list-and = { $many } и { $last }
list-or = { $many } или { $last }

told-round = Раунд { $round }: { $you ->
    [yes] начинаете вы
   *[no] начинает { $name }
}
told-thinks = { $name } думает…
told-kept = { $you ->
    [yes] Вы оставляете себе: { $card }. В сброс: { $discarded } ({ $pile }).
   *[no] { $name } оставляет себе { $card ->
        [hidden] карту
       *[shown] карту: { $card }
    }. В сброс: { $discarded } ({ $pile }).
}
told-drew-last = { $you ->
    [yes] Вы берёте последнюю карту колоды: { $card }.
   *[no] { $name } берёт последнюю карту { $card ->
        [hidden] колоды.
       *[shown] колоды: { $card }.
    }
}
told-draw-skipped = { $you ->
    [yes] Взять нечего: вы продолжаете ход без новой карты.
   *[no] Взять нечего: { $name } продолжает ход без новой карты.
}
told-took-top = { $you ->
    [yes] Вы берёте из сброса: { $card } ({ $pile }).
   *[no] { $name } берёт из сброса: { $card } ({ $pile }).
}
told-laid-duo = { $you ->
    [yes] Вы разыгрываете пару: { $first } + { $second }.
   *[no] { $name } разыгрывает пару: { $first } + { $second }.
}
told-picked = { $you ->
    [yes] Вы просматриваете сброс ({ $pile }) и берёте: { $card }.
   *[no] { $name } просматривает сброс ({ $pile }) и берёт { $card ->
        [hidden] карту.
       *[shown] карту: { $card }.
    }
}
told-fished = { $you ->
    [yes] Вы выуживаете из колоды: { $card }.
   *[no] { $name } выуживает из колоды { $card ->
        [hidden] карту.
       *[shown] карту: { $card }.
    }
}
told-turn-again = { $you ->
    [yes] Кораблики дарят вам ещё один ход.
   *[no] Благодаря корабликам { $name } ходит ещё раз.
}
told-stole = { $you ->
    [yes] Вы крадёте карту у игрока { $victim }: { $card }.
   *[no] { $name } крадёт карту у игрока { $card ->
        [hidden] { $victim }.
       *[shown] { $victim }: { $card }.
    }
}
told-stole-yours = { $name } крадёт у вас карту: { $card }.
told-no-effect = { $you ->
    [yes] Ваша пара засчитана, но ничего не происходит.
   *[no] Пара засчитана, но ничего не происходит.
}
told-called = { $you ->
    [yes] Вы объявляете { $call }, имея { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
        [many] { $points } очков.
       *[other] { $points } очков.
    }
   *[no] { $name } объявляет { $call }, имея { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
        [many] { $points } очков.
       *[other] { $points } очков.
    }
}
told-hand-shown = { $you ->
    [yes] Вы вскрываете карты: { $cards }.
   *[no] { $name } вскрывает карты: { $cards }.
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
    [yes] Вы побеждаете. Отлично сложилось!
   *[no] { $name } побеждает в игре.
}
told-mermaids = { $you ->
    [yes] У вас все четыре русалки: вы сразу побеждаете в игре!
   *[no] { $name } собирает всех четырёх русалок и сразу побеждает в игре.
}
told-shared = Общая победа: { $names }.
