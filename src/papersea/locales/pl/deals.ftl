### Rozdania: te same karty dla wszystkich, jedno na każdy dzień, i każde inne przez link.

deals-title = Dzisiejsze rozdanie
deal-title = Rozdanie dla znajomych
deals-about = Te same karty i ci sami przeciwnicy dla wszystkich. Ile z nich wyciągniesz?
deal-against = Ty kontra { $names }, do { $target } punktów
deal-play = Graj
deal-go-on = Graj dalej
deal-again = Zagraj jeszcze raz (twój pierwszy wynik zostaje)
deal-beat = { $name } zdobywa z tymi kartami { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Zdobędziesz więcej?
deal-beat-somebody = Ktoś ma z tymi kartami { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Zdobędziesz więcej?
deal-beaten = Wynik { $points } pkt pobity!
deal-not-beaten = Trzeba było mieć więcej niż { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
deal-won = Wygrywasz.
deal-lost = Tym razem przegrywasz.
deal-choices = Ocena twoich decyzji
deal-share = Udostępnij
deal-challenge = Rzuć wyzwanie znajomym
deal-challenge-text = Te same karty: pobij moje { $points } pkt!
deal-share-master = mistrz { $scores }
deal-copy-by-hand = Skopiuj to:
deal-master-title = Te same karty w rękach mistrza
deal-master-about = Mistrz gra nimi przeciwko tym samym przeciwnikom i nie wie, co przyjdzie.
deal-master-ask = Zobacz, jak gra mistrz
deal-master-plays = Mistrz gra…
deal-better = Poszło ci lepiej niż mistrzowi.
deal-level = Poszło ci tak samo dobrze jak mistrzowi.
deal-worse = Tym razem lepiej poszło mistrzowi.
deal-round = Runda
deal-you = Ty
deal-total = Razem
deals-archive = Poprzednie dni
deals-more = Jeszcze wcześniejsze dni
deals-streak = { $days ->
    [one] 1 dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
deal-not-played = jeszcze nierozegrane
deal-new = Nowe karty dla znajomych
