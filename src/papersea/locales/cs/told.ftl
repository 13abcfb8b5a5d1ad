### Co se děje u stolu, vyprávěné jednomu čtenáři.
### Karty a hromádky se skloňují, jména nikdy: „hráči { $name }“ nebo první pád.
### `$you` je „yes“, když je věta o čtenáři.
### Karta, kterou čtenář nesmí vidět, je „hidden“.

told-round = { $round }. kolo: { $you ->
    [yes] začínáš ty
   *[no] začíná { $name }
}
told-thinks = { $name } přemýšlí…
told-kept = { $you ->
    [yes] Necháváš si { CARD($card, "acc") } a odhazuješ { CARD($discarded, "acc") } na { PILE($pile, "acc") }.
   *[no] { $name } si nechává { $card ->
        [hidden] jednu kartu
       *[shown] { CARD($card, "acc") }
    } a odhazuje { CARD($discarded, "acc") } na { PILE($pile, "acc") }.
}
told-drew-last = { $you ->
    [yes] Bereš { CARD($card, "acc") }, poslední kartu balíčku.
   *[no] { $name } bere { $card ->
        [hidden] poslední kartu balíčku.
       *[shown] { CARD($card, "acc") }, poslední kartu balíčku.
    }
}
told-draw-skipped = { $you ->
    [yes] Není co brát, tak pokračuješ bez nové karty.
   *[no] Není co brát, tak { $name } pokračuje bez nové karty.
}
told-took-top = { $you ->
    [yes] Bereš { CARD($card, "acc") } z { PILE($pile, "gen") }.
   *[no] { $name } bere { CARD($card, "acc") } z { PILE($pile, "gen") }.
}
told-laid-duo = { $you ->
    [yes] Vykládáš { CARD($first, "acc") } a { CARD($second, "acc") }.
   *[no] { $name } vykládá { CARD($first, "acc") } a { CARD($second, "acc") }.
}
told-picked = { $you ->
    [yes] Prohlížíš si { PILE($pile, "acc") } a bereš { CARD($card, "acc") }.
   *[no] { $name } si prohlíží { PILE($pile, "acc") } a bere { $card ->
        [hidden] jednu kartu.
       *[shown] { CARD($card, "acc") }.
    }
}
told-fished = { $you ->
    [yes] Z balíčku lovíš { CARD($card, "acc") }.
   *[no] { $name } loví z balíčku { $card ->
        [hidden] kartu.
       *[shown] { CARD($card, "acc") }.
    }
}
told-turn-again = { $you ->
    [yes] Loďky ti dávají další tah.
   *[no] Díky loďkám má { $name } další tah.
}
told-stole = { $you ->
    [yes] Kradeš hráči { $victim } { CARD($card, "acc") }.
   *[no] { $name } krade hráči { $victim } { $card ->
        [hidden] kartu.
       *[shown] { CARD($card, "acc") }.
    }
}
told-stole-yours = { $name } ti krade { CARD($card, "acc") }.
told-no-effect = { $you ->
    [yes] Tvůj pár se počítá, ale nic se neděje.
   *[no] Pár se počítá, ale nic se neděje.
}
told-called = { $you ->
    [yes] Hlásíš „{ $call }“ a máš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
   *[no] { $name } hlásí „{ $call }“ a má { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
}
told-hand-shown = { $you ->
    [yes] Ukazuješ, co máš v ruce: { CARDS($cards) }.
   *[no] { $name } ukazuje, co má v ruce: { CARDS($cards) }.
}
told-bet-won = { $you ->
    [yes] Sázka ti vyšla: získáváš své body i barevný bonus, ostatní jen svůj barevný bonus.
   *[no] { $name } vyhrává sázku a získává své body i barevný bonus, ostatní jen svůj barevný bonus.
}
told-bet-lost = { $you ->
    [yes] Sázka ti nevyšla: získáváš jen barevný bonus, ostatní své body.
   *[no] { $name } prohrává sázku a získává jen barevný bonus, ostatní své body.
}
told-gain = { $name } { $gain } (celkem { $total })
told-round-void = Balíček došel: kolo končí a nikdo nezíská žádné body.
told-won = { $you ->
    [yes] Vyhráváš hru. Pěkně poskládáno!
   *[no] { $name } vyhrává hru.
}
told-mermaids = { $you ->
    [yes] Máš všechny čtyři mořské panny, takže vyhráváš celou hru!
   *[no] { $name } má všechny čtyři mořské panny a vyhrává celou hru.
}
told-shared = O vítězství se dělí { $names }.
