### Co mówi analiza gry.
### Karty i imiona to gotowe słowa, które stoją osobno, więc się ich nie odmienia.
### Do nikogo się nie zwracamy, gdzie można tego uniknąć: powód pasuje do własnego i cudzego wyboru.

# Whose judgement it is: an opponent's name.
judged-by = Ocenia { $judge }.

# Używane w innych wiadomościach: tyle punktów, tyle kart.
amount-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
amount-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}

## Możliwy ruch. $cards to karty, które się wykłada.

choice-draw = dwie karty z talii
choice-take = wziąć: { $card } ({ $pile })
choice-keep = zatrzymać: { $card }, odrzucić: { $other } ({ $pile })
choice-lay = wyłożyć: { $cards }
choice-search = przejrzeć { $pile }
choice-pick = wziąć: { $card }
choice-steal = ukraść kartę: { $name }
choice-end = zakończyć turę

## Jak dobry był wybór

grade-best = najlepiej
grade-fine = dobrze
grade-slip = niedokładność
grade-mistake = błąd

## Dlaczego warto mieć kartę

# $card: czwarta syrena.
why-wins-game = { $card }: cztery syreny od razu wygrywają całą grę.
# $count: punkty, na które stawia $name.
why-beats-bet = { $card }: razem { amount-points }. { $name } stawia na { $count }, więc zakład jest przegrany.
why-reaches-close = { $card }: razem { amount-points }, a to wystarcza, żeby zakończyć rundę.
# $points za $card, $count za $other.
why-brings-more = { $card } daje { amount-points }, { $other } daje { $count }.
why-brings-points = { $card } daje { amount-points }.
why-makes-duo = { $card } i { $other } to zestaw.
# $count i $kind: „3 ośmiornice”.
why-grows-set = { $card }: razem { $count } { $kind }, o { amount-points } więcej.
# $card to mnożnik. $count i $kind: „3 łódki”.
why-multiplies = { $card }: { $count } { $kind }, o { amount-points } więcej.
# $count syren z czterech.
why-gathers-mermaids = { $card }: { $count } z czterech syren, o { amount-points } więcej.
why-builds-colour = { $card } wzmacnia kolor ({ $colour }): { amount-cards }, do bonusu koloru i dla syren.
why-promises = { $card }: z jeszcze jedną kartą tego rodzaju ({ $kind }) daje { amount-points }.
# $count i $kind: karty, które tworzą z nią zestaw.
why-partners-left = { $card } może jeszcze stworzyć zestaw. Jeszcze nie było widać: { $count } { $kind }.

## Skąd karty przychodzą i dokąd idą

why-top-is-little = { $card } ({ $pile }) daje { amount-points }; z talii wybiera się z dwóch kart.
why-deck-offers-two = { $card } ({ $pile }) daje { amount-points }, ale dwie karty z talii obiecują więcej.
# $points: do kart, które leżą odkryte albo było je widać ($name).
why-helps-next = { $card } na stosie ({ $pile }) to prezent: potem gra { $name } i ma karty, do których ta pasuje ({ amount-points }).
why-helps-other = { $card } na stosie ({ $pile }) może być prezentem: { $name } ma karty, do których ta pasuje ({ amount-points }).
why-open-to-next = { $card } zostaje na wierzchu ({ $pile }), a potem gra { $name }.
why-uncovers = Kto weźmie kartę z wierzchu ({ $pile }), odkryje następną: { $card }. { $name } ma z niej { amount-points }.
why-covers = To zakrywa { $card } ({ $pile }): { $name } już po tę kartę nie sięgnie.
why-stays-in-reach = { $card } ({ $pile }) zostaje na wierzchu i można ją jeszcze wziąć: { amount-points }.
why-deck-is-low = { $count ->
    [0] Talia jest pusta.
    [one] W talii została już tylko 1 karta.
    [few] W talii zostały już tylko { $count } karty.
    [many] W talii zostało już tylko { $count } kart.
   *[other] W talii zostało już tylko { $count } kart.
}

## Zestawy i co robią

why-lay-crabs = { $cards }: wyłożone dają kartę ze stosu.
why-lay-boats = { $cards }: wyłożone dają jeszcze jedną całą turę.
why-lay-fish = { $cards }: wyłożone dają kartę z talii.
# $count: karty na ręce ($name).
why-lay-theft = { $cards }: wyłożone kradną kartę. { $name }: na ręce { amount-cards }.
why-laid-is-safe = { $cards }: wyłożone liczą się tak samo i nikt ich nie ukradnie.
why-duo-can-wait = { $cards }: liczą się też na ręce, a później mogą dać więcej.
why-pile-has = { $card } leży na stosie ({ $pile }) i daje { amount-points }.
why-pile-is-bigger = Większy wybór ({ $pile }): { amount-cards }.
# Było widać, jak ta karta trafia na rękę.
why-rob-known = { $name } ma na ręce, jak było widać: { $card }. To { amount-points }.
why-rob-leader = { $name } prowadzi w grze: { amount-points }.
why-rob-bigger-hand = { $name } ma na ręce więcej: { amount-cards }.

## Zakończenie rundy. $percent to szansa na wygranie gry.

why-chance-stop = { call-stop }: szansa na wygranie gry { $percent }%.
why-chance-last = { call-last-chance }: szansa na wygranie gry { $percent }%.
why-chance-go-on = Grać dalej: szansa na wygranie gry { $percent }%.
why-stop-is-sure = { call-stop } to na pewno { amount-points }.
# $points, jeśli się uda, inaczej $count.
why-bet-holds = Zakład wygrywa się w { $percent }% przypadków: { amount-points }, inaczej { $count }.
why-bet-is-void = Talia jest pusta: zakład od razu zakończyłby rundę i nikt by nie punktował.
# $count to cel.
why-call-reaches-target = { call-stop }: razem { amount-points }; gra kończy się przy { $count }.
why-mermaid-missing = Syreny na ręce: { $count }. Czwarta wygrywa całą grę.
why-other-may-close = { $name } może zakończyć rundę wcześniej: na ręce { amount-cards }.
why-other-near-target = { $name } potrzebuje do celu już tylko { amount-points }.
# $count: karty w talii.
why-hand-can-grow = Teraz { amount-points }, a jest jeszcze czas na więcej: w talii { amount-cards }.

## Gdzie nie ma nic innego do powiedzenia

why-nearly-equal = Prawie bez znaczenia: drugi najlepszy ruch wygrywa mniej więcej tak samo często ({ $percent }%).
why-wins-more-often = Po wielu próbach: tak wygrywa się { $percent }% gier, inaczej { $against }%.

## Po fakcie: czego w tym miejscu nikt nie mógł wiedzieć

hindsight = Po fakcie: { $reason }
why-held = Na ręce ({ $name }): { $cards }.
why-took-it = { $name } od razu bierze: { $card }.
why-had-points = { $name }: { amount-points } w tej chwili.
why-deck-had = Następne w talii: { $cards }.
