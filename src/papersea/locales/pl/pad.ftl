### Notes punktacji: cała gra kartami z papieru; i szanse zakładu.
### Imiona i karty to gotowe słowa w mianowniku.

pad-title = Notes punktacji

## Jedna ręka albo cała gra

pad-nav = Co policzyć
pad-nav-hand = Jedna ręka
pad-nav-game = Cała gra

## Karty wpisywane skrótami

pad-typed = Wpisz karty skrótami
pad-typed-label = Skróty: rodzaj, potem kolor, na przykład Cy Cd Mw
pad-typed-unknown = „{ $text }” to nie karta.

## Liczby

pad-less = mniej
pad-more = więcej
pad-typed-no-number = „{ $text }” to nie liczba całkowita od 0 w górę.
pad-number-range = Wpisz liczbę całkowitą od { $least } do { $most }.

## Nowa gra

pad-new = Nowa gra
pad-names = Kto gra?
pad-starter = Kto zaczyna?
pad-lots = Losuj
pad-target = Do ilu punktów gracie?
pad-start = Zacznij
pad-again = Nowa gra, ten sam skład
pad-change = Imiona i próg punktów

## Jak stoi gra

pad-starts = zaczyna
pad-round = Runda { $round }
pad-new-round = Wpisz rundę { $round }
pad-edit = Popraw rundę { $round }
# Czytane po wpisaniu rundy. $scores to imiona i sumy.
pad-entered = Runda { $round } wpisana: { $scores }.

## Wpisywanie rundy

pad-how = Jak skończyła się runda?
pad-how-stop = { call-stop }
pad-how-last-chance = { call-last-chance }
pad-how-deck-out = Pusta talia
pad-how-mermaids = Cztery syreny
pad-who-stop = Kto powiedział { call-stop }?
pad-who-last-chance = Kto powiedział { call-last-chance }?
pad-who-deck-out = Czyja tura była ostatnia?
pad-who-deck-out-hint = Jeśli wcześniej padły słowa { call-last-chance }, wybierz osobę, która je powiedziała. Nikt nie zdobywa punktów.
pad-who-mermaids = Kto ma wszystkie cztery?
pad-hands = Co kto ma?
pad-form-cards = Karty
pad-form-numbers = Tylko liczby
pad-points-of = Punkty: { $name }
pad-bonus-of = Bonus koloru: { $name }
pad-preview = Co to daje
pad-enter = Wpisz rundę { $round }
pad-save = Zapisz rundę { $round }
pad-remove-round = Usuń rundę { $round }
pad-to-mermaids = Wpisz to tak
pad-hand-empty = { $name } nie ma kart. Jeśli to się zgadza, idź dalej.
pad-dropped = { $count ->
    [one] Gra się na tym kończy: odpada 1 późniejsza runda.
    [few] Gra się na tym kończy: odpadają { $count } późniejsze rundy.
    [many] Gra się na tym kończy: odpada { $count } późniejszych rund.
   *[other] Gra się na tym kończy: odpada { $count } późniejszych rund.
}

# Czego jeszcze brakuje.
pad-missing-how = Najpierw: jak skończyła się runda?
pad-missing-by = A teraz: kto to był?
pad-missing-points = Brakuje jeszcze punktów: { $name }.
pad-missing-bonus = Brakuje jeszcze bonusu koloru: { $name }.

## Czego być nie może

# $card to karta, której jest za dużo, $count to ile jej mają wszyscy razem.
pad-problem-too-many-cards = { $count } × { $card } to za dużo: w talii { $copies ->
    [one] jest tylko 1
    [few] są tylko { $copies }
    [many] jest tylko { $copies }
   *[other] jest tylko { $copies }
}.
pad-problem-four-mermaids = { $name } ma wszystkie cztery syreny i od razu wygrywa grę: na tym skończyła się runda.
pad-problem-mermaids-missing = { $name } nie ma wszystkich czterech syren.
pad-problem-bonus-missing = Brakuje bonusu koloru: { $name }.
pad-problem-wrong-number = { $what ->
    [bonus] { $name }: bonus koloru to liczba całkowita od 0 do { $most }. Więcej kart jednego koloru w talii nie ma.
   *[points] { $name }: punkty to liczba całkowita od 0 do { $most }. Więcej nie dają nawet wszystkie karty razem.
}
pad-problem-no-bonus = { $name } ma punkty, więc i karty: bonus koloru wynosi co najmniej 1.
# $bonuses to liczby, najwyższa pierwsza: „9, 9, 9”.
pad-problem-too-high-bonuses = Bonusy koloru { $bonuses } naraz nie są możliwe: tylu kart każdego koloru w talii nie ma.
pad-problem-too-few-points = Do zakończenia rundy trzeba { $needed } punktów, a { $name } ma { $points }.
pad-problem-name-empty = Każdy gracz musi mieć imię.
pad-problem-name-too-long = To imię jest za długie.
pad-problem-name-unreadable = W tym imieniu są znaki, których nikt nie przeczyta.
pad-problem-name-twice = To imię ma już ktoś inny.
pad-problem-not-a-pad = To nie jest notes punktacji.
pad-problem-other-version = Ten notes pochodzi z innej wersji papersea.
pad-problem-wrong-field = Czegoś w tym notesie nie da się odczytać.
pad-problem-wrong-players = Grać może od dwóch do czterech osób.
pad-problem-no-such-player = Mowa tu o kimś, kogo nie ma w tej grze.
pad-problem-hands-missing = Brakuje czyichś kart.
pad-problem-not-a-hand = Ręka to albo karty, albo punkty i bonus koloru.
pad-problem-wrong-cards = Są tu karty, których nie ma w talii.
pad-problem-game-is-over = Gra skończyła się już wcześniej.

## Koniec

pad-won-mermaids = Cztery syreny wygrywają od razu, bez względu na wynik.
# $names to osoby z tą samą sumą, $gains to ile zdobyły w ostatniej rundzie: „9 : 4”.
pad-won-last-round = { $names } mają po { $total ->
    [one] 1 punkcie
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktów
}. Więcej z ostatniej rundy ma { $name } ({ $gains }).
pad-won-shared = { $names } mają po { $total ->
    [one] 1 punkcie
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktów
}. W ostatniej rundzie też jest remis ({ $gains }), więc zwycięstwo jest wspólne.

## Dalej w świat

pad-picture = Obrazek
pad-print = Drukuj
pad-download = Pobierz
pad-copied = Skopiowano: wynik i link z całą grą.
pad-shared = Notes punktacji, który ktoś ci udostępnia
pad-take = Zapisz na tym urządzeniu
pad-own = Otwórz mój notes
pad-bad-link = W tym linku nie ma całego notesu. Może link jest niepełny.

## Gry na tym urządzeniu

pad-games = Gry na tym urządzeniu
pad-no-games = Tu zostaną kolejne gry, które wpiszesz.
pad-unfinished = gra w toku
pad-open-file = Otwórz plik
# $names to osoby z jednej gry, z przecinkami.
pad-delete = Usuń grę: { $names }
pad-restore = Przywróć grę: { $names }

## Pamięć

pad-unsafe = Pamięć tego urządzenia jest pełna.
pad-unsafe-about = Dopóki ta strona jest otwarta, nic nie przepadnie.
pad-unsafe-game = Na wszelki wypadek udostępnij albo pobierz grę:

## Szanse zakładu

odds-title = { call-stop } czy { call-last-chance }?
odds-about = { call-last-chance }: pozostali mają jeszcze po jednej turze. Jakie jest prawdopodobieństwo, że potem nikt nie ma więcej od ciebie?
odds-others = Ile osób gra oprócz ciebie?
# $count to liczba pozostałych, $number to która z tych osób, w kolejności tur.
odds-held = { $count ->
    [one] Ile kart ma na ręce przeciwnik
   *[other] Ile kart ma na ręce przeciwnik { $number }
}
odds-more = Co jeszcze widzisz
odds-tops = Karty z wierzchu stosów
odds-laid = { $count ->
    [one] Wyłożone zestawy przeciwnika
   *[other] Wyłożone zestawy przeciwnika { $number }
}
odds-add = Dodaj kartę
odds-ask = Oblicz
odds-busy = Liczymy…
odds-stop = Na pewno { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
# $error to o ile procenty mogą się różnić.
odds-bet = { $percent }% (± { $error }) szans na wygranie zakładu: { $won ->
    [one] 1 punkt
    [few] { $won } punkty
    [many] { $won } punktów
   *[other] { $won } punktów
}, inaczej { $lost }.
odds-expected = Średnio { $points }.
odds-how = Sprawdzone na { $worlds } możliwych układach zakrytych kart: pozostali zawsze zatrzymywali lepszą z dwóch kart i robią wszystko, żeby mieć więcej. ± to tylko błąd wynikający z liczby prób; prawdziwe karty mogą być inne.
odds-offline = Do tego trzeba połączenia, a teraz go nie ma. Wszystko inne działa.
odds-not-duos = Wyłożone mogą być tylko zestawy: dwa kraby, dwie łódki, dwie ryby albo pływak i rekin.
