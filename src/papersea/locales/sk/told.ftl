### Čo sa deje pri stole, rozprávané jednému čitateľovi.
### Karty a mená stoja vo vete tak, že nepotrebujú pád.
### `$you` je „yes“, keď je veta o čitateľovi.
### Karta, ktorú čitateľ nesmie vidieť, je „hidden“.

told-round = { $round }. kolo: { $you ->
    [yes] začínaš ty
   *[no] začína { $name }
}
told-thinks = { $name } rozmýšľa…
told-kept = { $you ->
    [yes] Nechávaš si: { CARD($card) }. Odhadzuješ: { CARD($discarded) } ({ PILE($pile) }).
   *[no] { $card ->
        [hidden] { $name } si necháva jednu kartu. Odhadzuje: { CARD($discarded) } ({ PILE($pile) }).
       *[shown] { $name } si necháva: { CARD($card) }. Odhadzuje: { CARD($discarded) } ({ PILE($pile) }).
    }
}
told-drew-last = { $you ->
    [yes] Berieš poslednú kartu balíčka: { CARD($card) }.
   *[no] { $card ->
        [hidden] { $name } berie poslednú kartu balíčka.
       *[shown] { $name } berie poslednú kartu balíčka: { CARD($card) }.
    }
}
told-draw-skipped = { $you ->
    [yes] Nie je čo brať: pokračuješ bez novej karty.
   *[no] Nie je čo brať: { $name } pokračuje bez novej karty.
}
told-took-top = { $you ->
    [yes] Berieš: { CARD($card) } ({ PILE($pile) }).
   *[no] { $name } berie: { CARD($card) } ({ PILE($pile) }).
}
told-laid-duo = { $you ->
    [yes] Vykladáš pár: { CARD($first) } + { CARD($second) }.
   *[no] { $name } vykladá pár: { CARD($first) } + { CARD($second) }.
}
told-picked = { $you ->
    [yes] Prezeráš si karty ({ PILE($pile) }) a berieš: { CARD($card) }.
   *[no] { $card ->
        [hidden] { $name } si prezerá karty ({ PILE($pile) }) a jednu berie.
       *[shown] { $name } si prezerá karty ({ PILE($pile) }) a berie: { CARD($card) }.
    }
}
told-fished = { $you ->
    [yes] Z balíčka lovíš: { CARD($card) }.
   *[no] { $card ->
        [hidden] { $name } berie kartu z balíčka.
       *[shown] { $name } berie z balíčka: { CARD($card) }.
    }
}
told-turn-again = { $you ->
    [yes] Loďky ťa nesú do ďalšieho ťahu.
   *[no] { $name } pláva na loďkách do ďalšieho ťahu.
}
told-stole = { $you ->
    [yes] Kradneš a { $victim } prichádza o kartu: { CARD($card) }.
   *[no] { $card ->
        [hidden] { $name } kradne a { $victim } prichádza o kartu.
       *[shown] { $name } kradne a { $victim } prichádza o kartu: { CARD($card) }.
    }
}
told-stole-yours = { $name } ti kradne kartu: { CARD($card) }.
told-no-effect = { $you ->
    [yes] Tvoj pár sa počíta, no bez efektu.
   *[no] Pár sa počíta, no bez efektu.
}
told-called = { $you ->
    [yes] Hlásiš: { $call } ({ $points } bodov).
   *[no] { $name } hlási: { $call } ({ $points } bodov).
}
told-hand-shown = { $you ->
    [yes] Ukazuješ: { CARDS($cards) }.
   *[no] { $name } ukazuje: { CARDS($cards) }.
}
told-bet-won = { $you ->
    [yes] Vyhrávaš stávku: získavaš svoje body aj farebný bonus, ostatní len svoj farebný bonus.
   *[no] { $name } vyhráva stávku a získava body aj farebný bonus, ostatní len svoj farebný bonus.
}
told-bet-lost = { $you ->
    [yes] Prehrávaš stávku: získavaš len farebný bonus, ostatní svoje body.
   *[no] { $name } prehráva stávku a získava len farebný bonus, ostatní svoje body.
}
told-gain = { $name } { $gain } (spolu { $total })
told-round-void = Balíček sa minul: kolo sa končí a nikto nič nezíska.
told-won = { $you ->
    [yes] Vyhrávaš hru. Pekne poskladané!
   *[no] { $name } vyhráva hru.
}
told-mermaids = { $you ->
    [yes] Máš všetky štyri morské panny: hneď vyhrávaš celú hru!
   *[no] { $name } má všetky štyri morské panny a hneď vyhráva celú hru.
}
told-shared = O víťazstvo sa delia { $names }.
