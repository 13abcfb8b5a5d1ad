### Ile są warte karty i co przyniosłaby deklaracja.

points-title = Ile są warte twoje karty
line-mermaid = { $colour ->
    [hidden] Syrena nie ma już koloru do liczenia
   *[shown] Syrena liczy kolor { $colour }: { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }
}
line-total = { $count ->
    [one] punkt razem
    [few] punkty razem
    [many] punktów razem
   *[other] punktów razem
}
line-bonus = bonus koloru: { $colour }, { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
} (tylko z OSTATNIĄ SZANSĄ)
points-missing = { $count ->
    [one] Jeszcze 1 punkt i możesz zakończyć rundę.
    [few] Jeszcze { $count } punkty i możesz zakończyć rundę.
    [many] Jeszcze { $count } punktów i możesz zakończyć rundę.
   *[other] Jeszcze { $count } punktów i możesz zakończyć rundę.
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
