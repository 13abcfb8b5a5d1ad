### Co mówi analiza gry.
### Karty się odmienia, imion nie.
### Do nikogo się nie zwracamy, gdzie można tego uniknąć: powód pasuje do własnego i cudzego wyboru.

# Whose judgement it is: an opponent's name.
judged-by = Ocenia { $judge }.

# Używane w innych wiadomościach: tyle punktów, tyle kart.
amount-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
amount-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## Możliwy ruch. $cards to karty, które się wykłada.

choice-draw = dwie karty z talii
choice-take = wziąć { CARD($card, "acc") } z { PILE($pile, "gen") }
choice-keep = zatrzymać { CARD($card, "acc") }, położyć { CARD($other, "acc") } na { PILE($pile, "acc") }
choice-lay = wyłożyć { CARDS($cards, "acc") }
choice-search = przejrzeć { PILE($pile, "acc") }
choice-pick = wziąć { CARD($card, "acc") }
choice-steal = ukraść kartę graczowi { $name }
choice-end = zakończyć turę

## Jak dobry był wybór

grade-best = najlepiej
grade-fine = dobrze
grade-slip = niedokładność
grade-mistake = błąd
praise-good = dobry ruch
praise-brilliant = świetny ruch

## Dlaczego warto mieć kartę

# $card: czwarta syrena.
why-wins-game = { CARD($card, "Nom") } dopełnia czwórkę: wszystkie cztery syreny wygrywają całą grę.
# $count: punkty, na które stawia $name.
why-beats-bet = Z { CARD($card, "ins") } to już { amount-points }. { $name } stawia na { $count } i przegrywa zakład.
why-reaches-close = Z { CARD($card, "ins") } to już { amount-points }: wystarczy, żeby zakończyć rundę.
# $points za $card, $count za $other.
why-brings-more = { CARD($card, "Nom") } daje { amount-points }, a { CARD($other, "nom") } tylko { $count }.
why-brings-points = { CARD($card, "Nom") } daje { amount-points }.
why-makes-duo = { CARD($card, "Nom") } i { CARD($other, "nom") } tworzą zestaw.
# $count i $kind: „3 ośmiornice”.
why-grows-set = Z { CARD($card, "ins") } to już { $count } { KIND($kind, $count) }: o { amount-points } więcej.
# $card to mnożnik. $count i $kind: „3 łódki”.
why-multiplies = { CARD($card, "Nom") } liczy { $count } { KIND($kind, "acc", $count) }: o { amount-points } więcej.
# $count syren z czterech.
why-gathers-mermaids = Z { CARD($card, "ins") } to już { $count } z czterech syren i o { amount-points } więcej.
why-builds-colour = Z { CARD($card, "ins") } kolor { COLOUR($colour) } to już { amount-cards }: dobrze dla bonusu koloru i dla syren.
why-promises = Z { KIND($kind, "another-ins") } { CARD($card, "nom") } da { amount-points }.
# $count i $kind: karty, które tworzą z nią zestaw.
why-partners-left = { CARD($card, "Nom") } może jeszcze stworzyć zestaw: { $count ->
    [one] nie było jeszcze widać 1 { KIND($kind, "gen", $count) }.
   *[other] nie było jeszcze widać { $count } { KIND($kind, "gen", $count) }.
}

## Skąd karty przychodzą i dokąd idą

why-top-is-little = { CARD($card, "Nom") } na { PILE($pile, "loc") } daje { amount-points }, a z talii wybiera się jedną z dwóch kart.
why-deck-offers-two = { CARD($card, "Nom") } na { PILE($pile, "loc") } daje { amount-points }, ale dwie karty z talii obiecują więcej.
# $points: do kart, które leżą odkryte albo było je widać ($name).
why-helps-next = { CARD($card, "Nom") } na { PILE($pile, "loc") } to byłby prezent: następny gracz, { $name }, ma karty, do których ta pasuje ({ amount-points }).
why-helps-other = { CARD($card, "Nom") } na { PILE($pile, "loc") } to może być prezent: { $name } ma karty, do których ta pasuje ({ amount-points }).
why-open-to-next = { CARD($card, "Nom") } zostanie na wierzchu { PILE($pile, "gen") }, a potem dobiera { $name }.
why-uncovers = Kto weźmie kartę z wierzchu { PILE($pile, "gen") }, odkryje dla gracza { $name } { CARD($card, "acc") }: { amount-points }.
why-covers = To zakrywa { CARD($card, "acc") } na { PILE($pile, "loc") } i { $name } już po tę kartę nie sięgnie.
why-stays-in-reach = { CARD($card, "Nom") } zostaje na wierzchu { PILE($pile, "gen") } i tę kartę można jeszcze wziąć: { amount-points }.
why-deck-is-low = { $count ->
    [0] Talia jest pusta.
    [one] W talii została już tylko 1 karta.
    [few] W talii zostały już tylko { $count } karty.
    [many] W talii zostało już tylko { $count } kart.
   *[other] W talii zostało już tylko { $count } kart.
}

## Zestawy i co robią

why-lay-crabs = { CARDS($cards, "Nom") } po wyłożeniu dają kartę ze stosu.
why-lay-boats = { CARDS($cards, "Nom") } po wyłożeniu dają jeszcze jedną całą turę.
why-lay-fish = { CARDS($cards, "Nom") } po wyłożeniu dają kartę z talii.
# $count: karty na ręce ($name).
why-lay-theft = { CARDS($cards, "Nom") } po wyłożeniu kradną kartę, na przykład graczowi { $name } (na ręce: { amount-cards }).
why-laid-is-safe = { CARDS($cards, "Nom") } po wyłożeniu liczą się tak samo i nikt ich nie ukradnie.
why-duo-can-wait = { CARDS($cards, "Nom") } liczą się też na ręce, a później mogą dać więcej.
why-pile-has = { CARD($card, "Nom") } leży na { PILE($pile, "loc") } i daje { amount-points }.
why-pile-is-bigger = { PILE($pile, "Nom") } daje większy wybór ({ amount-cards }).
# Było widać, jak ta karta trafia na rękę.
why-rob-known = { $name } ma na ręce { CARD($card, "acc") } (było to widać): { amount-points }.
why-rob-leader = { $name } prowadzi w grze i ma { amount-points }.
why-rob-bigger-hand = { $name } ma na ręce więcej kart ({ amount-cards }).

## Zakończenie rundy. $percent to szansa na wygranie gry.

why-chance-stop = { call-stop } wygrywa { $percent }% gier.
why-chance-last = { call-last-chance } wygrywa { $percent }% gier.
why-chance-go-on = Dalsza gra wygrywa { $percent }% gier.
why-stop-is-sure = { call-stop } daje { amount-points } na pewno.
# $points, jeśli się uda, inaczej $count.
why-bet-holds = Zakład wygrywa się w { $percent }% przypadków: { amount-points }, w przeciwnym razie { $count }.
why-bet-is-void = Talia jest pusta: OSTATNIA SZANSA od razu zakończyłaby rundę i nikt nie zdobyłby punktów.
# $count to cel.
why-call-reaches-target = { call-stop } daje razem { amount-points } i kończy grę: próg to { $count }.
why-mermaid-missing = { $count ->
    [one] Jest już 1 z czterech syren, a wszystkie cztery wygrywają całą grę.
    [few] Są już { $count } z czterech syren, a wszystkie cztery wygrywają całą grę.
    [many] Jest już { $count } z czterech syren, a wszystkie cztery wygrywają całą grę.
   *[other] Jest już { $count } z czterech syren, a wszystkie cztery wygrywają całą grę.
}
why-other-may-close = { $name } może zakończyć rundę wcześniej (na ręce: { amount-cards }).
why-other-near-target = { $name } ma do progu już tylko { amount-points }.
# $count: karty w talii.
why-hand-can-grow = Teraz to { amount-points }, a czasu starczy na więcej (w talii: { amount-cards }).

## Gdzie nie ma nic innego do powiedzenia

why-nearly-equal = To prawie bez znaczenia: drugi najlepszy ruch wygrywa mniej więcej tak samo często ({ $percent }%).
why-wins-more-often = W wielu próbach tak wygrywa się { $percent }% gier, a inaczej { $against }%.

## Po fakcie: czego w tym miejscu nikt nie mógł wiedzieć

hindsight = Z perspektywy czasu: { $reason }
why-held = { $name } ma wtedy na ręce { CARDS($cards, "acc") }.
why-took-it = { $name } od razu bierze { CARD($card, "acc") }.
why-had-points = { $name } ma wtedy { amount-points }.
why-deck-had = Następne w talii: { CARDS($cards) }.
