### Strona, która przygląda się grze jeszcze raz, i porady podczas gry.
### Szanse to szanse na wygranie całej gry, w procentach. $choice to jeden z tekstów choice-* z
### analysis.ftl: stoi osobno albo po dwukropku.

review-title = Analiza gry
review-about = Wybory ocenia się według tego, co można było wiedzieć w danej chwili. Procenty to szansa na wygranie całej gry.
review-loading = Pobieranie gry …
review-working = Ocena wyborów w grze: { $done } z { $total }
review-waiting = Najpierw skończy się analiza innej gry. Ta będzie następna.
review-failed = Analiza się nie udała.
review-patience = Trwa to najwyżej pół minuty.
review-whose = Czyja gra
review-unfinished = Zapis kończy się wcześniej niż gra.
review-again = Obejrzyj grę jeszcze raz

## Szansa w ciągu gry

review-chance = Szansa na wygraną
review-graph = Szansa na wygraną, { $name }: { $start } % na początku, { $end } % na końcu. Poniżej można przez nią przejść; jest tam też jako tabela.
review-round = Runda { $round }
review-place = Runda { $round }, tura { $turn }
review-percent = { $percent } %
# Zmiana ze znakiem: +12 % albo −3 %.
review-change = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] 0 %
}
review-walk = Przejdź przez wybory
review-look = Stół
review-table = Jako tabela
review-column-place = Kiedy
review-column-chance = Szansa
review-column-choice = Wybór
review-column-cost = Koszt
review-end = Na końcu

## Punkty zwrotne i wybory

review-turning = Punkty zwrotne
review-turning-none = Żaden wybór nie kosztował wiele: nic ważnego nie dało się zrobić lepiej.
review-fell = { $before } % → { $after } %
review-answers = Od razu pokaż rozwiązania
review-answers-about = W przeciwnym razie można najpierw poszukać lepszego wyboru.
review-reveal = Co było lepsze?
review-better = Lepiej: { $choice }
review-was-best = To był najlepszy wybór.
review-next-best = Drugi najlepszy: { $choice }
review-choices = Wszystkie wybory
review-choices-own = { $count ->
    [one] 1 wybór
    [few] { $count } wybory
    [many] { $count } wyborów
   *[other] { $count } wyboru
}
review-only-costly = Tylko to, co coś kosztowało

## Szczęście i umiejętności

review-luck = Szczęście i umiejętności
review-luck-sum = Z { $start } % na { $end } %: szczęście { $luck }, własne wybory { $losses }.
review-luck-about = Szczęście: co przyniosły karty oraz to, co inni mieli i zrobili, także ich błędy. Wybory: ile stracono wobec najlepszych. Razem to dokładnie tyle, ile się zmieniło.
review-luck-round = Runda
review-luck-came = Szczęście
review-luck-choices = Wybory
review-luck-whole = Gra
review-accuracy = Dokładność: { $percent } %
review-accuracy-about = Dokładność wynosi 100 %, jeśli każdy wybór był najlepszy, 0 %, jeśli wybory nie były lepsze niż na ślepo.
review-counts = Najlepszych wyborów: { $best } z { $decisions }, niedokładności: { $slips }, błędów: { $mistakes }.

## Jedna chwila

review-back = Wróć do analizy
review-earlier = Poprzedni wybór
review-later = Następny wybór
review-eyes = Co widzi { $name }
review-played = Zagrano: { $choice }
review-was-played = zagrano
review-everything = Wszystkie możliwe ruchy
review-watch = Oglądaj od tej chwili

## Druga próba

try-title = Druga próba
try-start = Spróbuj jeszcze raz
try-ask = Co tu robisz? Wykonaj ruch na stole.
try-weighing = Ocena twojego ruchu …
try-best = { $choice }: nic nie jest wyraźnie lepsze. Szansa na wygraną: { $percent } %.
try-worse = { $choice }: { $percent } %. Najlepszy wybór wygrywa w { $best } %.
try-same = Dokładnie to zagrano.
try-better-than-played = Lepiej niż to, co zagrano ({ $percent } %).
try-worse-than-played = To, co zagrano, jest lepsze ({ $percent } %).
try-more = Jeszcze raz
try-done = Pokaż rozwiązanie

## Gra dalej

playon-start = Graj stąd dalej
playon-about = Własny stół: każda karta leży tak jak wtedy, ty masz miejsce gracza { $name }, a pozostałe mają boty. Gra nie jest rankingowa, nie liczy się i niczego nie dowodzi o swoich kartach.
playon-who = Za pozostałych gra
playon-go = Graj dalej

## Zapis skądinąd

paste-title = Analiza zapisu
paste-about = Gra z innego domu, z terminala albo ze zgłoszenia błędu: jej tekst albo plik z grami.
paste-field = Zapis gry
paste-file = Wybierz plik
paste-go = Analizuj
paste-which = Liczba gier: { $count }. Którą analizować?
paste-nothing = Nie ma czego analizować: wklej zapis albo wybierz plik.
paste-foreign = To nie jest zapis gry z papersea.
paste-cut = Brakuje końca zapisu.
paste-bad = Zasady nie przyjmują tego zapisu. Miejsce, po angielsku: { $problem }
paste-other = Inny zapis

## Porady podczas gry

advice-title = Porada
advice-waits = Porada przyjdzie, gdy będzie twoja tura.
advice-thinking = Silny gracz się zastanawia …
advice-chance = { $percent } % na wygraną
advice-more = Dlaczego?
advice-off = Bez porad
advice-failed = Teraz nie ma porady.
advice-again = Zapytaj jeszcze raz
advice-about = Co zrobiłby silny gracz z tym, co widzisz; on też nie zna zakrytych kart.
advice-moves = Wszystkie ruchy
advice-call = Jeśli teraz ogłosisz koniec
advice-hands = Co mogą mieć inni
advice-hands-about = Co najmniej jedna karta tego rodzaju, z wielu możliwych ułożeń zakrytych kart.
advice-hand-size = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}
advice-noted = Przy wyniku będzie napisane, że były porady, i gra się nie liczy.
