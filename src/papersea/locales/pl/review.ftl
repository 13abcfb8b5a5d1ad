### Strona, która przygląda się grze jeszcze raz, i porady podczas gry.
### Szanse to szanse na wygranie całej gry, w procentach. $choice to jeden z tekstów choice-* z
### analysis.ftl: stoi osobno albo po dwukropku.

review-title = Analiza
review-about = Decyzje ocenia się według tego, co można było wiedzieć w danej chwili. Procenty to szansa na wygranie całej gry.
review-loading = Wczytujemy grę…
review-working = Oceniamy decyzje: { $done } z { $total }
review-waiting = Trwa analiza innej gry. Ta będzie następna.
review-failed = Analiza się nie udała.
review-patience = Trwa to najwyżej pół minuty.
review-whose = Czyja gra?
review-unfinished = Zapis kończy się wcześniej niż gra.
review-again = Obejrzyj grę jeszcze raz

## Szansa w ciągu gry

review-chance = Szansa na wygraną
review-graph = Szansa gracza { $name } na wygraną: { $start }% na początku, { $end }% na końcu. Poniżej można prześledzić ją krok po kroku albo zobaczyć jako tabelę.
review-round = Runda { $round }
review-place = Runda { $round }, tura { $turn }
review-percent = { $percent }%
# Zmiana ze znakiem: +12% albo −3%.
review-change = { $sign ->
    [plus] +{ $percent }%
    [minus] −{ $percent }%
   *[none] 0%
}
review-walk = Krok po kroku
review-look = Stół
review-table = Jako tabela
review-column-place = Kiedy
review-column-chance = Szansa
review-column-choice = Decyzja
review-column-cost = Koszt
review-end = Na końcu

## Punkty zwrotne i decyzje

review-turning = Punkty zwrotne
review-turning-none = Żadna decyzja nie kosztowała wiele: nic lepszego nie zmieniłoby wiele.
review-fell = { $before } → { $after } na 100 gier
review-praised = Dobrze zagrane
review-ahead = Wygrywa { $before } na 100 gier, druga najlepsza decyzja { $after }.
review-answers = Od razu pokazuj odpowiedzi
review-answers-about = W przeciwnym razie możesz najpierw poszukać lepszej decyzji.
review-reveal = Co było lepsze?
review-better = Lepiej: { $choice }
review-was-best = To była najlepsza decyzja.
review-next-best = Druga najlepsza: { $choice }
review-choices = Wszystkie decyzje
review-choices-own = { $count ->
    [one] 1 decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
}
review-only-costly = Tylko decyzje, które coś kosztowały

## Szczęście i umiejętności

review-luck = Szczęście i umiejętności
review-luck-sum = Z { $start } na { $end } ze 100 punktów: szczęście { $luck }, własne decyzje { $losses }.
review-luck-about = 100 punktów to gra wygrana, 0 przegrana. Szczęście: co przyniosły ci karty oraz ręce i ruchy innych graczy (razem z błędami). Decyzje: ile stracono wobec najlepszych, najwyżej tyle, ile na końcu brakowało. Razem dają całą zmianę.
review-luck-came = Szczęście
review-luck-choices = Decyzje
review-luck-whole = Cała gra
review-counts = Najlepsze decyzje: { $best } z { $decisions }, { $slips ->
    [0] bez niedokładności
    [one] 1 niedokładność
    [few] { $slips } niedokładności
    [many] { $slips } niedokładności
   *[other] { $slips } niedokładności
}, { $mistakes ->
    [0] bez błędów
    [one] 1 błąd
    [few] { $mistakes } błędy
    [many] { $mistakes } błędów
   *[other] { $mistakes } błędu
}.

## Jedna chwila

review-back = Wróć do analizy
review-earlier = Poprzednia decyzja
review-later = Następna decyzja
review-eyes = Co widzi { $name }
review-played = Zagrano: { $choice }
review-was-played = zagrano
review-everything = Wszystkie możliwe ruchy
review-watch = Oglądaj od tego miejsca

## Druga próba

try-title = Jeszcze jedna próba
try-start = Spróbuj jeszcze raz
try-ask = Jaki ruch wybierasz? Wykonaj go na stole.
try-weighing = Oceniamy twój ruch…
try-best = { $choice }: nic nie jest wyraźnie lepsze. Szansa na wygraną: { $percent }%.
try-worse = { $choice }: { $percent }%. Najlepsza decyzja wygrywa { $best }% gier.
try-same = Właśnie to zagrano.
try-better-than-played = Lepiej niż ruch, który zagrano ({ $percent }%).
try-worse-than-played = Ruch, który zagrano, jest lepszy ({ $percent }%).
try-more = Spróbuj inaczej
try-done = Pokaż odpowiedź

## Gra dalej

playon-start = Graj dalej od tego miejsca
playon-about = Dostajesz własny stół: każda karta jest tam, gdzie była, ty siedzisz na miejscu gracza { $name }, a za pozostałych grają boty. Ta gra nie liczy się ani do rankingu, ani w statystykach, a uczciwości kart nie da się tu sprawdzić.
playon-who = Kto gra za pozostałych?
playon-go = Graj dalej

## Zapis z innego źródła

paste-title = Analiza zapisu
paste-about = Wklej grę z innego serwera, z terminala albo ze zgłoszenia błędu, albo wybierz plik.
paste-field = Zapis
paste-file = Wybierz plik
paste-go = Analizuj
paste-which = Gry w tym zapisie: { $count }. Która?
paste-nothing = Nie ma czego analizować: wklej zapis albo wybierz plik.
paste-foreign = To nie jest zapis gry z papersea.
paste-cut = Brakuje końca zapisu.
paste-bad = Ten zapis nie zgadza się z zasadami: { $problem }
paste-other = Inny zapis

## Porady podczas gry

advice-title = Porady
advice-waits = Porada przyjdzie, gdy będzie twoja tura.
advice-thinking = Silny bot się zastanawia…
advice-chance = { $percent }% szans na wygraną
advice-more = Dlaczego?
advice-off = Bez porad
advice-failed = Teraz nie ma porady.
advice-again = Zapytaj jeszcze raz
advice-about = Wie tylko to, co widzisz i ty; zakrytych kart nie zna.
advice-moves = Wszystkie ruchy
advice-call = Jeśli teraz zakończysz rundę
advice-hands = Co mogą mieć inni
advice-hands-about = Jak prawdopodobne jest, że mają co najmniej jedną kartę danego rodzaju, sądząc po tym, co możesz wiedzieć.
advice-hand-size = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}
advice-noted = Przy wyniku będzie napisane, że były porady, a gra się nie liczy.
