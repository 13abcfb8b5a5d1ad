### Jakou hodnotu mají karty a co by přineslo hlášení.

points-title = Jakou hodnotu mají tvoje karty
line-mermaid = { $colour ->
    [hidden] Na mořskou pannu už nezbyla barva
   *[shown] Mořská panna počítá { COLOUR($colour, "acc") } barvu: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
}
line-total = { $count ->
    [one] bod
    [few] body
   *[other] bodů
} celkem
line-bonus = barevný bonus: { $count ->
    [one] 1 { COLOUR($colour, "agr", $count) } karta
    [few] { $count } { COLOUR($colour, "agr", $count) } karty
   *[other] { $count } { COLOUR($colour, "agr", $count) } karet
} (jen při POSLEDNÍ ŠANCI)
points-missing = { $count ->
    [one] Ještě 1 bod a můžeš zavřít kolo.
    [few] Ještě { $count } body a můžeš zavřít kolo.
   *[other] Ještě { $count } bodů a můžeš zavřít kolo.
}
points-closed = V posledním tahu nikdo kolo zavřít nemůže: o sázce se rozhodne, až všichni dohrají.
outcome-stop = KONČÍME: získáš { $points } (celkem { $total }), ostatní hodnotu svých karet.
outcome-last = POSLEDNÍ ŠANCE: všichni ostatní mají ještě jeden tah. Pokud pak nikdo nebude mít víc než { $points }, získáš { $points } + { $bonus } = { $both } (celkem { $won }) a ostatní svůj barevný bonus; jinak získáš { $less } (celkem { $lost }) a ostatní své body.
outcome-void = POSLEDNÍ ŠANCE: balíček je prázdný, takže kolo by hned skončilo a nikdo by nic nezískal.
outcome-deck-low = { $count ->
    [one] Pozor na balíček: zbývá v něm 1 karta.
    [few] Pozor na balíček: zbývají v něm { $count } karty.
   *[other] Pozor na balíček: zbývá v něm { $count } karet.
} Pokud v posledních tazích dojde, nikdo nic nezíská.
card-worth = { $count ->
    [0] Zatím ti nepřináší nic.
    [one] Teď ti přináší 1 bod.
    [few] Teď ti přináší { $count } body.
   *[other] Teď ti přináší { $count } bodů.
}
card-brings = { $count ->
    [0] Zatím by ti nepřinesla žádné body.
    [one] Přinesla by ti 1 bod.
    [few] Přinesla by ti { $count } body.
   *[other] Přinesla by ti { $count } bodů.
}
card-more = Ještě jedna taková: +{ $gain }.
card-unseen = Ještě nebylo vidět: { $count } z { $all }.
