### Ile są warte karty i co przyniosłaby deklaracja.

points-title = Ile są warte twoje karty
line-mermaid = { $colour ->
    [hidden] Dla syreny nie ma już koloru
   *[shown] Syrena liczy kolor { COLOUR($colour) }: { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
}
line-total = { $count ->
    [one] punkt razem
    [few] punkty razem
    [many] punktów razem
   *[other] punktu razem
}
line-bonus = bonus koloru: { $count ->
    [one] 1 { COLOUR($colour, "agr", $count) } karta
    [few] { $count } { COLOUR($colour, "agr", $count) } karty
    [many] { $count } { COLOUR($colour, "agr", $count) } kart
   *[other] { $count } { COLOUR($colour, "agr", $count) } karty
} (tylko z OSTATNIĄ SZANSĄ)
points-missing = { $count ->
    [one] Jeszcze 1 punkt i możesz zakończyć rundę.
    [few] Jeszcze { $count } punkty i możesz zakończyć rundę.
    [many] Jeszcze { $count } punktów i możesz zakończyć rundę.
   *[other] Jeszcze { $count } punktu i możesz zakończyć rundę.
}
points-closed = W ostatniej turze nikt nie kończy rundy: zakład rozstrzygnie się, gdy zagrają wszyscy.
outcome-stop = STOP: zdobywasz { $points } pkt (razem { $total }), a pozostali tyle, ile są warte ich karty.
outcome-last = OSTATNIA SZANSA: wszyscy pozostali mają jeszcze jedną turę. Jeśli potem nikt nie ma więcej niż { $points } pkt, zdobywasz { $points } + { $bonus } = { $both } (razem { $won }), a pozostali swój bonus koloru; w przeciwnym razie zdobywasz { $less } (razem { $lost }), a pozostali swoje punkty.
outcome-void = OSTATNIA SZANSA: talia jest pusta, więc runda od razu się skończy i nikt nie zdobędzie punktów.
outcome-deck-low = { $count ->
    [one] Uważaj, w talii została 1 karta.
    [few] Uważaj, w talii zostały { $count } karty.
    [many] Uważaj, w talii zostało { $count } kart.
   *[other] Uważaj, w talii zostało { $count } kart.
} Jeśli talia skończy się w ostatnich turach, nikt nie zdobędzie punktów.
card-worth = { $count ->
    [0] Na razie nic ci nie daje.
    [one] Teraz daje ci 1 punkt.
    [few] Teraz daje ci { $count } punkty.
    [many] Teraz daje ci { $count } punktów.
   *[other] Teraz daje ci { $count } punktu.
}
card-brings = { $count ->
    [0] Na razie nie da ci punktów.
    [one] Da ci 1 punkt.
    [few] Da ci { $count } punkty.
    [many] Da ci { $count } punktów.
   *[other] Da ci { $count } punktu.
}
card-more = Jeszcze jedna taka: +{ $gain }.
card-unseen = Jeszcze nie było widać: { $count } z { $all }.
