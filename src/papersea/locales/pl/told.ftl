### Co dzieje się przy stole, opowiedziane jednej osobie.
### Karty i stosy się odmienia; imion nigdy: „graczowi { $name }” albo mianownik.
### `$you` to „yes”, gdy zdanie mówi o osobie, która je czyta.
### Karta, której nie wolno jej widzieć, to „hidden”.

told-round = Runda { $round }: { $you ->
    [yes] zaczynasz
   *[no] zaczyna { $name }
}
told-thinks = { $name } myśli…
told-kept = { $you ->
    [yes] Zatrzymujesz { CARD($card, "acc") } i kładziesz { CARD($discarded, "acc") } na { PILE($pile, "acc") }.
   *[no] { $name } zatrzymuje { $card ->
        [hidden] kartę
       *[shown] { CARD($card, "acc") }
    } i kładzie { CARD($discarded, "acc") } na { PILE($pile, "acc") }.
}
told-drew-last = { $you ->
    [yes] Bierzesz { CARD($card, "acc") }, ostatnią kartę talii.
   *[no] { $name } bierze { $card ->
        [hidden] ostatnią kartę talii.
       *[shown] { CARD($card, "acc") }, ostatnią kartę talii.
    }
}
told-draw-skipped = { $you ->
    [yes] Nie ma czego dobrać, więc grasz dalej bez nowej karty.
   *[no] Nie ma czego dobrać, więc { $name } gra dalej bez nowej karty.
}
told-took-top = { $you ->
    [yes] Bierzesz { CARD($card, "acc") } z { PILE($pile, "gen") }.
   *[no] { $name } bierze { CARD($card, "acc") } z { PILE($pile, "gen") }.
}
told-laid-duo = { $you ->
    [yes] Wykładasz { CARD($first, "acc") } i { CARD($second, "acc") }.
   *[no] { $name } wykłada { CARD($first, "acc") } i { CARD($second, "acc") }.
}
told-picked = { $you ->
    [yes] Przeglądasz { PILE($pile, "acc") } i bierzesz { CARD($card, "acc") }.
   *[no] { $name } przegląda { PILE($pile, "acc") } i bierze { $card ->
        [hidden] kartę.
       *[shown] { CARD($card, "acc") }.
    }
}
told-fished = { $you ->
    [yes] Łowisz z talii { CARD($card, "acc") }.
   *[no] { $name } łowi z talii { $card ->
        [hidden] kartę.
       *[shown] { CARD($card, "acc") }.
    }
}
told-turn-again = { $you ->
    [yes] Łódki dają ci kolejną turę.
   *[no] Dzięki łódkom { $name } gra kolejną turę.
}
told-stole = { $you ->
    [yes] Kradniesz graczowi { $victim } { CARD($card, "acc") }.
   *[no] { $name } kradnie graczowi { $victim } { $card ->
        [hidden] kartę.
       *[shown] { CARD($card, "acc") }.
    }
}
told-stole-yours = { $name } kradnie ci { CARD($card, "acc") }.
told-no-effect = { $you ->
    [yes] Twój zestaw się liczy, ale nic się nie dzieje.
   *[no] Zestaw się liczy, ale nic się nie dzieje.
}
told-called = { $you ->
    [yes] Mówisz { $call } i masz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[no] { $name } mówi { $call } i ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}
told-hand-shown = { $you ->
    [yes] Pokazujesz rękę: { CARDS($cards) }.
   *[no] { $name } pokazuje rękę: { CARDS($cards) }.
}
told-bet-won = { $you ->
    [yes] Wygrywasz zakład: zdobywasz swoje punkty i bonus koloru, a pozostali tylko swój bonus koloru.
   *[no] { $name } wygrywa zakład: zdobywa swoje punkty i bonus koloru, a pozostali tylko swój bonus koloru.
}
told-bet-lost = { $you ->
    [yes] Przegrywasz zakład: zdobywasz tylko bonus koloru, a pozostali swoje punkty.
   *[no] { $name } przegrywa zakład: zdobywa tylko bonus koloru, a pozostali swoje punkty.
}
told-gain = { $name } { $gain } (razem { $total })
told-round-void = Talia się skończyła: to koniec rundy i nikt nie zdobywa punktów.
told-won = { $you ->
    [yes] Wygrywasz grę. Pięknie złożone!
   *[no] { $name } wygrywa grę.
}
told-mermaids = { $you ->
    [yes] Masz wszystkie cztery syreny: od razu wygrywasz całą grę!
   *[no] { $name } ma wszystkie cztery syreny i od razu wygrywa całą grę.
}
told-shared = Wspólne zwycięstwo: { $names }.
