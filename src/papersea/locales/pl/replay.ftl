### Ile były warte karty, koniec rundy, wynik gry i oglądanie jej jeszcze raz.
### Imion się nie odmienia.
### `$you` to „yes”, gdy zdanie mówi o osobie, która je czyta.

## Ile są warte karty, wiersz po wierszu

# $cards to rodzaj w odpowiedniej liczbie: „3 muszle”.
worth-cards = { $count } { KIND($kind, $count) }
# Mnożnik: „latarnia: 3 łódki × 1”.
worth-multiplier = { KIND($multiplier) }: { $count } { KIND($kind, $count) } × { $each }
worth-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
worth-nothing = Te karty nie dają punktów.
worth-clause = Zasada { $clause }
worth-skip = Pokaż wszystko

## Koniec rundy

ended-title = Koniec rundy { $round }
ended-hands = Ręce
ended-no-cards = brak kart
ended-hidden = Ręce, których nie pokazano, pozostają zakryte.
ended-stop = { $you ->
    [yes] Mówisz STOP: wszyscy zdobywają swoje punkty.
   *[no] { $name } mówi STOP: wszyscy zdobywają swoje punkty.
}
ended-bet = Zakład
ended-bet-won = Zakład wygrany
ended-bet-lost = Zakład przegrany
ended-void = Nikt nie zdobywa punktów
ended-mermaids = Cztery syreny!
# Co ktoś zdobywa w tej rundzie; liczba stoi przed tym.
ended-counts-points = pkt
ended-counts-bonus = tylko bonus koloru
ended-counts-both = { $points } + { $bonus } bonusu koloru
ended-lead = { $you ->
    [yes] Wychodzisz na prowadzenie!
   *[no] { $name } wychodzi na prowadzenie!
}
ended-uncounted = nie liczy się
ended-table = Runda w liczbach
ended-player = Gracz
ended-points = Punkty
ended-bonus = Bonus
ended-gain = Zdobyte
ended-total = Razem
ended-of-target = { $total } z { $target }
ended-next = Następna runda
ended-result = Wynik
ended-skip = Pomiń
ended-goes-on = { $seconds ->
    [one] Dalej za 1 sekundę
    [few] Dalej za { $seconds } sekundy
    [many] Dalej za { $seconds } sekund
   *[other] Dalej za { $seconds } sekundy
}

## Wynik runda po rundzie

scores-title = Runda po rundzie
scores-round = Runda
scores-total = Razem
# Obok wyniku osoby, która zakończyła rundę.
scores-stop = STOP
scores-last-won = OSTATNIA SZANSA, zakład wygrany
scores-last-lost = OSTATNIA SZANSA, zakład przegrany
scores-won = wygrany
scores-lost = przegrany
scores-void = Talia się skończyła: nikt nie zdobył punktów
scores-mermaids = Cztery syreny: { $name }
scores-to = Gra toczy się do { $target } punktów.

## Po grze

result-title = Koniec gry
result-last-round = Remis: decyduje ostatnia runda.
result-level = Remis, także w ostatniej rundzie.
result-resigned = { $you ->
    [yes] Nikt inny już nie gra: wygrywasz grę.
   *[no] Nikt inny już nie gra: grę wygrywa { $name }.
}
result-gave-up = gra poddana
result-wins = wygrywa
result-rematch = Zagraj jeszcze raz
result-rematch-said = Chcesz zagrać jeszcze raz. Zaczniemy, gdy zechcą wszyscy.
result-rematch-wanted = { $count ->
    [one] { $names } chce zagrać jeszcze raz.
   *[other] { $names } chcą zagrać jeszcze raz.
}
result-replay = Obejrzyj grę jeszcze raz
result-analyse = Analiza gry
result-advised = z poradami
result-share = Udostępnij grę
result-share-text = papersea: { $scores }
result-copied = Link skopiowany.
result-copy-by-hand = Skopiuj ten link:
result-score-of = { $name } { $score }
result-picture = Obrazek z wynikiem
result-picture-making = Rysujemy obrazek…
result-picture-of = Wynik końcowy: { $scores }
result-picture-share = Udostępnij obrazek
result-picture-save = Zapisz obrazek
result-picture-failed = Ta przeglądarka nie potrafi narysować obrazka.
result-fair = Uczciwe karty
result-fair-why = Karty były ustalone przed pierwszym ruchem i nikt nie mógł ich zmienić. Dowodzi tego zapis gry.
result-deal = W tym rozdaniu wszyscy mają te same karty.
result-deal-compare = Porównaj z mistrzem
result-taken-up = Ta gra jest dalszym ciągiem innej, z tymi samymi kartami. Tutaj niczego nie rozdawano, więc uczciwości kart nie da się sprawdzić, a gra się nie liczy.
result-record = Pobierz zapis
result-rounds-loading = Wczytujemy rundy…
result-rounds-failed = Nie udało się wczytać rund. Nic nie przepadło.
result-try-again = Spróbuj ponownie
result-new-table = Nowy stół
result-home = Strona główna
picture-title = Wynik końcowy
picture-rounds = { $count ->
    [one] 1 runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rund
} do { $target }

## Oglądanie gry jeszcze raz

watch-title = Oglądaj jeszcze raz
watch-loading = Wczytujemy grę…
watch-failed = Nie udało się wczytać gry.
watch-missing = Może link jest niepełny.
watch-eyes = Oglądaj jako
watch-eyes-public = wszyscy (ręce zakryte)
watch-eyes-open = odkryte ręce
watch-controls = Odtwarzanie
watch-first = Na początek
watch-back = Krok wstecz
watch-play = Odtwórz
watch-pause = Wstrzymaj
watch-forward = Krok dalej
watch-last = Na koniec
watch-slider = Krok
watch-step = Krok { $step } z { $last }
watch-round = Runda { $round }
watch-jump = Przejdź do rundy
watch-speed = Tempo
watch-share = Udostępnij tę chwilę
watch-moves = Ruchy
watch-keys = Strzałki: krok po kroku; Home i End: na początek i koniec; spacja: odtwarzanie i pauza.
watch-drew = { $name } bierze z talii { $cards ->
    [hidden] dwie karty.
   *[shown] { CARDS($cards, "acc") }.
}
watch-searched = { $name } przegląda { PILE($pile, "acc") }{ $cards ->
    [hidden] .
   *[shown] : { CARDS($cards) }.
}
watch-turn-ended = { $name } kończy turę.
