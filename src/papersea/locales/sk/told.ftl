### Čo sa deje pri stole, rozprávané jednému čitateľovi.
### Karty a hromádky sa skloňujú, mená nikdy: „hráčovi { $name }“ alebo prvý pád.
### `$you` je „yes“, keď je veta o čitateľovi.
### Karta, ktorú čitateľ nesmie vidieť, je „hidden“.

told-round = { $round }. kolo: { $you ->
    [yes] začínaš ty
   *[no] začína { $name }
}
told-thinks = { $name } rozmýšľa…
told-kept = { $you ->
    [yes] Nechávaš si { CARD($card, "acc") } a odhadzuješ { CARD($discarded, "acc") } na { PILE($pile, "acc") }.
   *[no] { $name } si necháva { $card ->
        [hidden] jednu kartu
       *[shown] { CARD($card, "acc") }
    } a odhadzuje { CARD($discarded, "acc") } na { PILE($pile, "acc") }.
}
told-drew-last = { $you ->
    [yes] Berieš { CARD($card, "acc") }, poslednú kartu balíčka.
   *[no] { $name } berie { $card ->
        [hidden] poslednú kartu balíčka.
       *[shown] { CARD($card, "acc") }, poslednú kartu balíčka.
    }
}
told-draw-skipped = { $you ->
    [yes] Nie je čo brať, tak pokračuješ bez novej karty.
   *[no] Nie je čo brať, tak { $name } pokračuje bez novej karty.
}
told-took-top = { $you ->
    [yes] Berieš { CARD($card, "acc") } z { PILE($pile, "gen") }.
   *[no] { $name } berie { CARD($card, "acc") } z { PILE($pile, "gen") }.
}
told-laid-duo = { $you ->
    [yes] Vykladáš { CARD($first, "acc") } a { CARD($second, "acc") }.
   *[no] { $name } vykladá { CARD($first, "acc") } a { CARD($second, "acc") }.
}
told-picked = { $you ->
    [yes] Prezeráš si { PILE($pile, "acc") } a berieš { CARD($card, "acc") }.
   *[no] { $name } si prezerá { PILE($pile, "acc") } a berie { $card ->
        [hidden] jednu kartu.
       *[shown] { CARD($card, "acc") }.
    }
}
told-fished = { $you ->
    [yes] Z balíčka lovíš { CARD($card, "acc") }.
   *[no] { $name } loví z balíčka { $card ->
        [hidden] kartu.
       *[shown] { CARD($card, "acc") }.
    }
}
told-turn-again = { $you ->
    [yes] Loďky ti dávajú ďalší ťah.
   *[no] Vďaka loďkám má { $name } ďalší ťah.
}
told-stole = { $you ->
    [yes] Kradneš hráčovi { $victim } { CARD($card, "acc") }.
   *[no] { $name } kradne hráčovi { $victim } { $card ->
        [hidden] kartu.
       *[shown] { CARD($card, "acc") }.
    }
}
told-stole-yours = { $name } ti kradne { CARD($card, "acc") }.
told-no-effect = { $you ->
    [yes] Tvoj pár sa počíta, ale nič sa nedeje.
   *[no] Pár sa počíta, ale nič sa nedeje.
}
told-called = { $you ->
    [yes] Hlásiš „{ $call }“ a máš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
   *[no] { $name } hlási „{ $call }“ a má { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
}
told-hand-shown = { $you ->
    [yes] Ukazuješ, čo máš v ruke: { CARDS($cards) }.
   *[no] { $name } ukazuje, čo má v ruke: { CARDS($cards) }.
}
told-bet-won = { $you ->
    [yes] Stávka ti vyšla: získavaš svoje body aj farebný bonus, ostatní len svoj farebný bonus.
   *[no] { $name } vyhráva stávku a získava svoje body aj farebný bonus, ostatní len svoj farebný bonus.
}
told-bet-lost = { $you ->
    [yes] Stávka ti nevyšla: získavaš len farebný bonus, ostatní svoje body.
   *[no] { $name } prehráva stávku a získava len farebný bonus, ostatní svoje body.
}
told-gain = { $name } { $gain } (spolu { $total })
told-round-void = Balíček sa minul: kolo sa končí a nikto nezíska žiadne body.
told-won = { $you ->
    [yes] Vyhrávaš hru. Pekne poskladané!
   *[no] { $name } vyhráva hru.
}
told-mermaids = { $you ->
    [yes] Máš všetky štyri morské panny, takže vyhrávaš celú hru!
   *[no] { $name } má všetky štyri morské panny a vyhráva celú hru.
}
told-shared = O víťazstvo sa delia { $names }.
