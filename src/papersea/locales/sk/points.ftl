### Akú hodnotu majú karty a čo by prinieslo hlásenie.

points-title = Akú hodnotu majú tvoje karty
line-mermaid = { $colour ->
    [hidden] Pre morskú pannu už nezostala farba
   *[shown] Morská panna počíta { COLOUR($colour, "acc") } farbu: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
}
line-total = { $count ->
    [one] bod
    [few] body
   *[other] bodov
} spolu
line-bonus = farebný bonus: { $count ->
    [one] 1 { COLOUR($colour, "agr", $count) } karta
    [few] { $count } { COLOUR($colour, "agr", $count) } karty
   *[other] { $count } { COLOUR($colour, "agr", $count) } kariet
} (len pri POSLEDNEJ ŠANCI)
points-missing = { $count ->
    [one] Ešte 1 bod a môžeš zavrieť kolo.
    [few] Ešte { $count } body a môžeš zavrieť kolo.
   *[other] Ešte { $count } bodov a môžeš zavrieť kolo.
}
points-closed = V poslednom ťahu nikto kolo zavrieť nemôže: o stávke sa rozhodne, keď dohrajú všetci.
outcome-stop = KONČÍME: získaš { $points } (spolu { $total }), ostatní hodnotu svojich kariet.
outcome-last = POSLEDNÁ ŠANCA: všetci ostatní majú ešte jeden ťah. Ak potom nikto nebude mať viac než { $points }, získaš { $points } + { $bonus } = { $both } (spolu { $won }) a ostatní svoj farebný bonus; inak získaš { $less } (spolu { $lost }) a ostatní svoje body.
outcome-void = POSLEDNÁ ŠANCA: balíček je prázdny, takže kolo by sa hneď skončilo a nikto by nič nezískal.
outcome-deck-low = { $count ->
    [one] Pozor na balíček: zostáva v ňom 1 karta.
    [few] Pozor na balíček: zostávajú v ňom { $count } karty.
   *[other] Pozor na balíček: zostáva v ňom { $count } kariet.
} Ak sa v posledných ťahoch minie, nikto nič nezíska.
card-worth = { $count ->
    [0] Zatiaľ ti neprináša nič.
    [one] Teraz ti prináša 1 bod.
    [few] Teraz ti prináša { $count } body.
   *[other] Teraz ti prináša { $count } bodov.
}
card-brings = { $count ->
    [0] Zatiaľ by ti nepriniesla žiadne body.
    [one] Priniesla by ti 1 bod.
    [few] Priniesla by ti { $count } body.
   *[other] Priniesla by ti { $count } bodov.
}
card-more = Ešte jedna taká: +{ $gain }.
card-unseen = Ešte nebolo vidieť: { $count } z { $all }.
