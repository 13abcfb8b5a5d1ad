### Co se děje u stolu, vyprávěné jednomu čtenáři.
### Karty a jména stojí ve větě tak, že nepotřebují pád.
### `$you` je „yes“, když je věta o čtenáři.
### Karta, kterou čtenář nesmí vidět, je „hidden“.

told-round = { $round }. kolo: { $you ->
    [yes] začínáš ty
   *[no] začíná { $name }
}
told-thinks = { $name } přemýšlí…
told-kept = { $you ->
    [yes] Necháváš si: { CARD($card) }. Odhazuješ: { CARD($discarded) } ({ PILE($pile) }).
   *[no] { $card ->
        [hidden] { $name } si nechává jednu kartu. Odhazuje: { CARD($discarded) } ({ PILE($pile) }).
       *[shown] { $name } si nechává: { CARD($card) }. Odhazuje: { CARD($discarded) } ({ PILE($pile) }).
    }
}
told-drew-last = { $you ->
    [yes] Bereš poslední kartu balíčku: { CARD($card) }.
   *[no] { $card ->
        [hidden] { $name } bere poslední kartu balíčku.
       *[shown] { $name } bere poslední kartu balíčku: { CARD($card) }.
    }
}
told-draw-skipped = { $you ->
    [yes] Není co brát: pokračuješ bez nové karty.
   *[no] Není co brát: { $name } pokračuje bez nové karty.
}
told-took-top = { $you ->
    [yes] Bereš: { CARD($card) } ({ PILE($pile) }).
   *[no] { $name } bere: { CARD($card) } ({ PILE($pile) }).
}
told-laid-duo = { $you ->
    [yes] Vykládáš pár: { CARD($first) } + { CARD($second) }.
   *[no] { $name } vykládá pár: { CARD($first) } + { CARD($second) }.
}
told-picked = { $you ->
    [yes] Prohlížíš si karty ({ PILE($pile) }) a bereš: { CARD($card) }.
   *[no] { $card ->
        [hidden] { $name } si prohlíží karty ({ PILE($pile) }) a jednu bere.
       *[shown] { $name } si prohlíží karty ({ PILE($pile) }) a bere: { CARD($card) }.
    }
}
told-fished = { $you ->
    [yes] Z balíčku lovíš: { CARD($card) }.
   *[no] { $card ->
        [hidden] { $name } bere kartu z balíčku.
       *[shown] { $name } bere z balíčku: { CARD($card) }.
    }
}
told-turn-again = { $you ->
    [yes] Loďky tě nesou do dalšího tahu.
   *[no] { $name } pluje na loďkách do dalšího tahu.
}
told-stole = { $you ->
    [yes] Kradeš a { $victim } přichází o kartu: { CARD($card) }.
   *[no] { $card ->
        [hidden] { $name } krade a { $victim } přichází o kartu.
       *[shown] { $name } krade a { $victim } přichází o kartu: { CARD($card) }.
    }
}
told-stole-yours = { $name } ti krade kartu: { CARD($card) }.
told-no-effect = { $you ->
    [yes] Tvůj pár se počítá, ale bez efektu.
   *[no] Pár se počítá, ale bez efektu.
}
told-called = { $you ->
    [yes] Hlásíš: { $call } ({ $points } bodů).
   *[no] { $name } hlásí: { $call } ({ $points } bodů).
}
told-hand-shown = { $you ->
    [yes] Ukazuješ: { CARDS($cards) }.
   *[no] { $name } ukazuje: { CARDS($cards) }.
}
told-bet-won = { $you ->
    [yes] Vyhráváš sázku: získáváš své body i barevný bonus, ostatní jen svůj barevný bonus.
   *[no] { $name } vyhrává sázku a získává body i barevný bonus, ostatní jen svůj barevný bonus.
}
told-bet-lost = { $you ->
    [yes] Prohráváš sázku: získáváš jen barevný bonus, ostatní své body.
   *[no] { $name } prohrává sázku a získává jen barevný bonus, ostatní své body.
}
told-gain = { $name } { $gain } (celkem { $total })
told-round-void = Balíček došel: kolo končí a nikdo nic nezíská.
told-won = { $you ->
    [yes] Vyhráváš hru. Pěkně poskládáno!
   *[no] { $name } vyhrává hru.
}
told-mermaids = { $you ->
    [yes] Máš všechny čtyři mořské panny: hned vyhráváš celou hru!
   *[no] { $name } má všechny čtyři mořské panny a hned vyhrává celou hru.
}
told-shared = O vítězství se dělí { $names }.
