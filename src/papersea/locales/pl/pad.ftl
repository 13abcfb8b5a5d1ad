### Notes punktacji: cała gra kartami z papieru; i szanse zakładu.
### Imion się nie odmienia.

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
pad-change = Imiona i próg

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
pad-how-deck-out = Talia się skończyła
pad-how-mermaids = Cztery syreny
pad-who-stop = Kto powiedział { call-stop }?
pad-who-last-chance = Kto powiedział { call-last-chance }?
pad-who-deck-out = Czyja tura była ostatnia?
pad-who-deck-out-hint = Jeśli ktoś wcześniej powiedział { call-last-chance }, wybierz tę osobę. Nikt nie zdobywa punktów.
pad-who-mermaids = Kto ma wszystkie cztery?
pad-hands = Co kto ma?
pad-form-cards = Karty
pad-form-numbers = Tylko liczby
pad-points-of = Punkty gracza { $name }
pad-bonus-of = Bonus koloru gracza { $name }
pad-preview = Co to daje
pad-enter = Wpisz rundę { $round }
pad-save = Zapisz rundę { $round }
pad-remove-round = Usuń rundę { $round }
pad-to-mermaids = Wpisz jako cztery syreny
pad-hand-empty = { $name } nie ma kart. Jeśli to się zgadza, idź dalej.
pad-dropped = { $count ->
    [one] To kończy grę: 1 późniejsza runda zostanie usunięta.
    [few] To kończy grę: { $count } późniejsze rundy zostaną usunięte.
    [many] To kończy grę: { $count } późniejszych rund zostanie usuniętych.
   *[other] To kończy grę: { $count } późniejszej rundy zostanie usunięte.
}

# Czego jeszcze brakuje.
pad-missing-how = Najpierw: jak skończyła się runda?
pad-missing-by = A teraz: kto to był?
pad-missing-points = Brakuje jeszcze punktów gracza { $name }.
pad-missing-bonus = Brakuje jeszcze bonusu koloru gracza { $name }.

## Czego być nie może

# $card to karta, której jest za dużo, $count to ile jej mają wszyscy razem.
pad-problem-too-many-cards = W talii nie ma { $count } { CARD($card, "gen", $count) }, tylko { $copies }.
pad-problem-four-mermaids = { $name } ma wszystkie cztery syreny i wygrywa grę: na tym skończyła się runda.
pad-problem-mermaids-missing = { $name } nie ma wszystkich czterech syren.
pad-problem-bonus-missing = Brakuje bonusu koloru gracza { $name }.
pad-problem-wrong-number = { $what ->
    [bonus] Bonus koloru gracza { $name } to liczba całkowita od 0 do { $most }: żaden kolor nie ma więcej kart.
   *[points] Punkty gracza { $name } to liczba całkowita od 0 do { $most }: więcej nie są warte nawet wszystkie karty razem.
}
pad-problem-no-bonus = { $name } ma punkty, a więc i karty: bonus koloru to co najmniej 1.
# $bonuses to liczby, najwyższa pierwsza: „9, 9, 9”.
pad-problem-too-high-bonuses = Nie możecie mieć naraz takich bonusów koloru ({ $bonuses }): tylu kart każdego koloru w talii nie ma.
pad-problem-too-few-points = Do zakończenia rundy trzeba { $needed } pkt, a { $name } ma { $points } pkt.
pad-problem-name-empty = Każdy gracz musi mieć imię.
pad-problem-name-too-long = To imię jest za długie.
pad-problem-name-unreadable = W tym imieniu są znaki, których nikt nie przeczyta.
pad-problem-name-twice = To imię ma już ktoś inny.
pad-problem-not-a-pad = To nie jest notes punktacji.
pad-problem-other-version = Ten notes pochodzi z innej wersji papersea.
pad-problem-wrong-field = Czegoś w tym notesie nie da się odczytać.
pad-problem-wrong-players = Grać może od dwóch do czterech osób.
pad-problem-no-such-player = Mowa tu o graczu, którego nie ma.
pad-problem-hands-missing = Brakuje czyichś kart.
pad-problem-not-a-hand = Ręka to albo karty, albo punkty i bonus koloru.
pad-problem-wrong-cards = Są tu karty, których nie ma w talii.
pad-problem-game-is-over = Gra skończyła się już wcześniej.

## Koniec

pad-won-mermaids = Cztery syreny wygrywają grę, bez względu na wynik.
# $names to osoby z tą samą sumą, $gains to ile zdobyły w ostatniej rundzie: „9 : 4”.
pad-won-last-round = { $names } mają po { $total } pkt. W ostatniej rundzie więcej zdobywa { $name } ({ $gains }).
pad-won-shared = { $names } mają po { $total } pkt i w ostatniej rundzie też zdobywają tyle samo ({ $gains }), więc zwycięstwo jest wspólne.

## Dalej w świat

pad-picture = Obrazek
pad-print = Drukuj
pad-download = Pobierz
pad-copied = Skopiowano: wynik i link z całą grą.
pad-shared = Notes punktacji, który ktoś ci udostępnia
pad-take = Zapisz na tym urządzeniu
pad-own = Mój własny notes
pad-bad-link = W tym linku nie ma całego notesu. Może link jest niepełny.

## Gry na tym urządzeniu

pad-games = Gry na tym urządzeniu
pad-no-games = Tu zostaną kolejne gry, które wpiszesz.
pad-unfinished = nieskończona
pad-open-file = Otwórz plik
# $names to osoby z jednej gry, z przecinkami.
pad-delete = Usuń grę graczy { $names }
pad-restore = Przywróć grę graczy { $names }

## Pamięć

pad-unsafe = Pamięć tego urządzenia jest pełna.
pad-unsafe-about = Dopóki ta strona jest otwarta, nic nie przepadnie.
pad-unsafe-game = Na wszelki wypadek udostępnij albo pobierz grę:

## Szanse zakładu

odds-title = { call-stop } czy { call-last-chance }?
odds-about = Po słowach { call-last-chance } pozostali mają jeszcze po jednej turze. Jak prawdopodobne jest to, że nikt nie będzie mieć więcej niż ty?
odds-others = Ilu masz przeciwników?
# $count to liczba pozostałych, $number to która z tych osób, w kolejności tur.
odds-held = { $count ->
    [one] Liczba kart na ręce przeciwnika
   *[other] Liczba kart na ręce gracza { $number }
}
odds-more = Co jeszcze widzisz
odds-tops = Karty z wierzchu stosów
odds-laid = { $count ->
    [one] Zestawy wyłożone przez przeciwnika
   *[other] Zestawy wyłożone przez gracza { $number }
}
odds-add = Dodaj kartę
odds-ask = Oblicz
odds-busy = Liczymy…
odds-stop = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} na pewno.
# $error to o ile procenty mogą się różnić.
odds-bet = { $percent }% (± { $error }) szans na wygranie zakładu: { $won ->
    [one] 1 punkt
    [few] { $won } punkty
    [many] { $won } punktów
   *[other] { $won } punktu
}, w przeciwnym razie { $lost }.
odds-expected = Średnio { $points }.
odds-how = Sprawdzone na { $worlds } możliwych ułożeniach zakrytych kart: przeciwnicy zawsze zatrzymywali lepszą z dwóch kart i robią wszystko, żeby mieć więcej od ciebie. ± to tylko błąd przy tylu próbach; prawdziwe ręce mogą być inne.
odds-offline = Do tego trzeba połączenia, a teraz go nie ma. Wszystko inne działa.
odds-not-duos = Przed graczem wykłada się tylko zestawy: dwa kraby, dwie łódki, dwie ryby albo pływaka i rekina.
