### Dlaczego tekstu nie da się odczytać: karty, ruchy, opcje, pozycje, zapisy, dowody, budżety.
### $text to to, co tam napisano. Znaki w przykładach (Cy, @B=Fy, target=double) zostają bez zmian.

## Gdzie to jest. $problem to jeden z tekstów poniżej.

problem-on-line = Wiersz { $line }: { $problem }
problem-in-round = Runda { $round }: { $problem }
problem-in-move = Runda { $round }, ruch { $number } ({ $seat }): { $problem }
problem-illegal-move = { $move } jest niemożliwe. { $reason }

## Karty

problem-unknown-card = „{ $text }” to nie karta: podaj literę rodzaju i literę koloru, jak Cy, albo nazwę, jak yellow_crab.
problem-card-without-colour = „{ $text }” może być każdą z tych kart: { $choices }. Jaki to kolor?
problem-unknown-kind = „{ $text }” to nie karta: żaden rodzaj nie ma litery { $letter }. Rodzaje to { $choices }.
problem-unknown-colour = „{ $text }” to nie karta: żaden kolor nie ma litery { $letter }. Kolory to { $choices }.
problem-no-such-card = „{ $text }” nie ma w talii: tego rodzaju nie ma w tym kolorze.
problem-too-many-cards = W talii nie ma { $count } { CARD($card, "gen", $count) }, tylko { $copies }.

## Miejsca i ruchy

problem-unknown-seat = „{ $text }” to nie miejsce: miejsca nazywają się A, B, C i D.
problem-unknown-place = { $text } to nie miejsce w stosie: karta z wierzchu to 1.
problem-unknown-move = „{ $text }” to nie ruch: ruchy to D, L, R, Cy-L, Cy+Cd, ?L, #2, @B, kropka, STOP i LAST.

## Opcje, budżety, przeciwnicy, rozdania

problem-unknown-option = Nie ma opcji „{ $text }”. Opcje to { $choices }.
problem-unreadable-option = „{ $text }” to nie opcja: zapisz ją jak target=double.
problem-option-twice = Opcja { $option } jest podana dwa razy: { $first } i { $second }.
problem-unknown-value = { $option } nie może mieć wartości „{ $text }”. Możliwe są { $choices }.
problem-players = Grać mogą 2, 3 albo 4 osoby; podano { $count }.
problem-wrong-seed = { $text } nie może być ziarnem: to liczba całkowita od 0 do 2**63 - 1.
problem-unreadable-budget = „{ $text }” to nie budżet: zapisz go jak 200ms, 5s albo 2000p.
problem-budget-time = Ruch trwa od 1 ms do { $most } s.
problem-budget-playouts = Ruch to od 1 do { $most } próbnych rozgrywek.
problem-unknown-opponent = Nie ma przeciwnika „{ $text }”. Są { $choices }.
problem-unknown-opponent-close = Nie ma przeciwnika „{ $text }”. Czy chodzi o { $close }?
problem-unknown-deal = „{ $text }” to nie rozdanie: jego nazwa to dzień albo od 3 do 24 liter i cyfr.
problem-outside-not-named = „{ $text }” nie wskazuje bota: napisz moduł:nazwa, na przykład my_bots:Greedy.
problem-outside-no-module = Nie ma modułu { $module }: musi być zainstalowany albo leżeć w bieżącym folderze.
problem-outside-no-name = Moduł { $module } nie ma { $text }.
problem-outside-no-player = { $text } nie jest botem: bot to klasa z choose(view, budget) albo taka funkcja.
problem-outside-failed = Nie można wczytać { $text }: { $problem }
problem-outside-twice = Bota „{ $text }” ma więcej niż jeden pakiet. Wybierz jednego: { $choices }

## Pozycje

problem-position-words = Pozycja ma dziewięć słów (options scores round step closer hands tables piles deck); podano { $count }.
problem-not-a-score = „{ $text }” to nie wynik.
problem-not-a-round = „{ $text }” to nie numer rundy.
problem-unknown-step = „{ $text }” to nie krok: podaj miejsce i jedno z { $choices }.
problem-step-detail = „{ $text }”: tylko keep, pick i over mają coś po =.
problem-not-two-drawn = „{ $text }”: po keep= podaj dwie dobrane karty.
problem-not-a-pile = „{ $text }”: po pick= podaj stos, L albo R.
problem-not-two-piles = „{ $text }”: stosy są dwa; podano { $count }.
problem-not-a-duo = „{ $text }” to nie zestaw.
problem-unknown-cards-stuck = Jakkolwiek rozdać nieznane karty: { $problem }
problem-round-zero = Rundy liczy się od 1.
problem-negative-score = Nikt nie ma mniej niż 0 punktów.
problem-hands-missing = Liczba wyników to { $players }, a liczba rąk to { $count }.
problem-tables-missing = Liczba wyników to { $players }, a liczba wyłożonych części to { $count }.
problem-no-such-seat = Nie ma miejsca { $seat }, gdy liczba graczy to { $players }.
problem-wrong-total = Wszystkich kart razem powinno być { $size }, a jest { $count }.
problem-piles-too-large = Na stosach nie może być { $lying } kart, gdy przed graczami jest tylko { $held }.
problem-pile-too-large = Stos nie może mieć { $count ->
    [one] 1 karty
   *[other] { $count } kart
}, gdy do dobrania zostało { $left }: nigdy nie ma więcej niż { $most }.
problem-winners-twice = Skończona gra podaje zwycięzców, każdego raz, jak A:over=A.
problem-wrong-winners = { $seats } nie może tu wygrać: nie ma ani czterech syren, ani najwyższego wyniku na progu.
problem-points-too-early = W pierwszej rundzie nikt nie ma punktów.
problem-ended-already = { $seat } ma { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, więc gra skończyła się przy { $target }.
problem-mermaids-ended-it = { $seat } wygrywa czterema syrenami, więc gra jest skończona.
problem-closer-to-move = Rundę kończy { $seat } i już w niej nie gra.
problem-closed-too-early = Rundę kończy { $seat } i ma { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, a trzeba { $needed }.
problem-duo-not-laid = { $seat } nie ma wyłożonego zestawu, którego to wymaga.
problem-nothing-drawn = { $seat } nie ma karty, więc jeszcze nie dobiera.
problem-round-ended-at-once = Talia się skończyła, więc runda od razu się skończyła.
problem-round-ended-before = Talia się skończyła, więc runda skończyła się z poprzednią turą.
problem-nothing-to-draw = Nie ma czego dobrać, więc dobieranie się pomija.
problem-nothing-to-search = Oba stosy są puste, więc nie ma czego przeglądać.
problem-nothing-to-pick = Przeglądany stos jest pusty.
problem-nobody-to-rob = Nie ma komu ukraść karty.
problem-duo-without-effect = Ten zestaw nie miałby żadnego efektu.

## Przypadek

problem-deck-size = Talia ma { $size } kart; podano { $count }.
problem-deck-not-whole = Talia nie jest cała: brakuje { CARD($card, "gen") }.
problem-wrong-starter = Miejsce { $seat } nie może zaczynać gry, gdy liczba graczy to { $players }.
problem-cannot-be-stolen = Miejscu { $seat } nie można ukraść { CARD($card, "gen") }, bo nie ma tej karty.
problem-theft-untold = Nie podano, którą kartę skradziono.

## Zapisy

problem-record-version = To wersja { $version } zapisów, a to papersea czyta wersję { $known }.
problem-record-header = To nie jest pierwszy wiersz zapisu: oczekiwane jest { $expected }.
problem-file-header = To nie jest pierwszy wiersz pliku z zapisami: oczekiwane jest { $expected }.
problem-not-one-game = Oczekiwana jest jedna gra: jej pierwszy wiersz to { $expected }. Liczba gier tutaj to { $count }.
problem-name-count = Liczba imion to { $count }, a liczba graczy to { $players }.
problem-position-unproved = Nie można dowieść uczciwości gry, która zaczyna się od pozycji.
problem-salt-count = Liczba soli to { $count }, a liczba graczy to { $players }.
problem-theft-and-card = „{ $text }” to nie ruch zapisu: skradziona karta stoi przy kradzieży, jak @B=Fy, i nigdzie indziej.
problem-turn-without-seat = „{ $text }” to nie miejsce: tura zaczyna się od miejsca, jak A: D Cy-L .
problem-turn-without-moves = Nie ma ruchów po { $seat }:
problem-unreadable-result = „{ $text }” to nie wynik: podaj punkty i zwycięzców, jak 41-33 A albo 12-7 -
problem-not-json = To nie jest JSON ({ $detail }).
problem-wrong-field = { $field } to nie { $kind ->
    [text] tekst
    [number] liczba
    [list] lista
   *[object] obiekt
}.
problem-unknown-field = Zapis nie ma pola { $fields }.
problem-no-headlines = To nie jest gra z rundami.
problem-after-result = Po wyniku nic już nie następuje, a jest „{ $text }”.
problem-no-beginning = Najpierw musi być talia albo pozycja, a nie „{ $text }”.
problem-nothing-below = Poniżej musi być talia albo pozycja.
problem-unreadable-line = „{ $text }” nie jest ani turą, jak A: D Cy-L ., ani talią, ani wynikiem.
problem-unquoted-names = { $text } to nie imiona: podaj je w cudzysłowach, jak "Coral" "Pebble".
problem-unreadable-name = { $text } to nie imię: znak po \ nie jest znany.
problem-not-utf8 = To nie jest tekst w UTF-8.
problem-cut-at-start = Zapis urywa się, zanim zaczęła się pierwsza runda.
problem-nothing-begun = Nie ma ani talii, ani pozycji.
problem-deck-and-position = Zaczyna się od pozycji, a ma też talię.
problem-other-position = Opcje, gracze albo pierwszy gracz są inne niż w pozycji.
problem-hidden-cards = Zapis musi podać każdą kartę swojej pozycji.
problem-round-after-end = Gra jest skończona.
problem-round-not-ended = Runda { $before } nie jest skończona.
problem-move-after-end = { $move } jest za późno: runda jest skończona.
problem-wrong-card = { $move }: { $problem }
problem-wrong-result = Podany wynik to { $given }, a według zasad to { $found }.

## Dowody

problem-unreadable-commitment = „{ $text }” to nie zobowiązanie: ma ono 64 cyfry szesnastkowe.
problem-salts = Dowód ma sól dla każdego z 2 do 4 miejsc; podano { $count }.
problem-unreadable-salt = „{ $text }” to nie sól: ma ona do 64 drukowalnych znaków ASCII bez spacji.
problem-unreadable-secret = „{ $text }” to nie tajemnica: ma ona 64 cyfry szesnastkowe.
problem-unquoted-proof = { $text } to nie część dowodu: podaj to w cudzysłowach, jak "blue".
problem-secret-size = Tajemnica ma { $size } bajtów; podano { $count }.
problem-unreadable-context = „{ $text }” to nie kontekst: ma on od 1 do 64 drukowalnych znaków ASCII bez spacji.
problem-no-proof = Nie ma dowodu na swoje karty.
problem-other-commitment = Jej dowód nie należy do tego zobowiązania: jej własne to { $commitment }
problem-other-first-player = Pierwszy gracz to { $given }, a według dowodu { $fair }.
problem-other-card = Karta { $place } talii to { CARD($given, "nom") }, a według dowodu { CARD($fair, "nom") }.
problem-other-theft = { $move }: według dowodu skradziona karta to { CARD($fair, "nom") }.

## Areny

problem-arena-in-use = Z { $folder } korzysta inna arena.
problem-arena-none = W { $folder } nie ma areny: brakuje { $file }.
problem-arena-unreadable = Nie da się odczytać { $file }: { $problem }
problem-arena-not-json = to nie jest JSON.
problem-arena-not-a-plan = to nie jest plan.
problem-arena-incomplete = nie mówi, kto i jak gra.
problem-arena-other-version = { $file } pochodzi z papersea { $theirs }, a to jest { $ours }: ich gier nie można liczyć razem.
problem-arena-other-plan = Arena zaczęła się z { $name } { $begun }, a nie { $now }.
problem-arena-fewer-games = Arena zaczęła się z większą liczbą gier niż { $now }: { $games }.
problem-league-few = Liga potrzebuje co najmniej tylu uczestników, ilu graczy siedzi przy stole: { $players }.
problem-league-fewer-rounds = Liga zaczęła się z większą liczbą rund niż { $now }: { $rounds }.
problem-arena-two-entrants = Arena potrzebuje co najmniej dwóch uczestników.
problem-arena-twice = { $name } jest tam dwa razy.
problem-arena-no-games = Arena to co najmniej jedna gra.
problem-arena-strangers = { $names } nie spotykają się w tej arenie.
problem-arena-unfinished = Gra nie jest skończona.
problem-arena-other-deal = To rozdanie nie należy do tej areny.
problem-arena-game-twice = Ta gra jest tam dwa razy.

## Szanse zakładu

problem-odds-wrong-opponents = Przy stole może być od jednego do trzech przeciwników; podano { $count }.
problem-odds-wrong-hand = Liczba kart przeciwnika nie może wynosić { $number }.
problem-odds-wrong-tables = Podano, co leży wyłożone u { $count }, a liczba przeciwników to { $players }.
problem-odds-wrong-tops = Stosy są { $most }; podano { $count }.
problem-odds-not-duos = { CARDS($cards, "Nom") } nie mogą leżeć wyłożone: wykłada się tylko zestawy.
problem-odds-more-than-all = Byłoby ich { $count }, a wszystkich kart w grze jest { $most }.
problem-odds-four-mermaids = Kto ma wszystkie cztery syreny, już wygrywa grę.
problem-odds-too-few-points = Do zakończenia rundy trzeba { $needed } pkt, a te karty są warte { $points } pkt.
problem-odds-wrong-deck = Talia nie może mieć teraz { $deck }: możliwe jest od { $least } do { $most }.
