### Dlaczego ruch nie jest możliwy i co jest możliwe. Imion się nie odmienia.

refusal-game-over = Gra jest skończona.
refusal-other-turn = Teraz gra { $turn }.
refusal-draw-first = Najpierw weź kartę: z talii albo ze stosu.
refusal-keep-first = Najpierw zatrzymaj jedną z dwóch dobranych kart.
refusal-drawn-already = Kartę już masz. Teraz możesz wyłożyć zestaw albo zakończyć turę, a od 7 punktów także rundę.
refusal-search-first = Najpierw wybierz stos do przejrzenia.
refusal-pick-first = Najpierw weź kartę ze stosu.
refusal-steal-first = Najpierw wybierz, komu kradniesz kartę.
refusal-deck-empty = Talia jest pusta: weź kartę z wierzchu stosu.
refusal-pile-empty = { PILE($pile, "Nom") } jest pusty.
refusal-nothing-to-search = { PILE($pile, "Nom") } jest pusty: przejrzyj drugi.
refusal-not-drawn = Z talii masz { CARDS($drawn, "acc") }: zatrzymaj jedną z tych kart.
refusal-empty-pile-first = Jeden stos jest pusty, więc druga karta musi trafić właśnie tam.
refusal-not-a-duo = { CARDS($cards, "Nom") } nie tworzą zestawu. Zestawy to krab + krab, łódka + łódka, ryba + ryba, pływak + rekin.
refusal-not-in-hand = Nie masz na ręce { CARDS($missing, "gen") }.
refusal-too-few-points = Do zakończenia rundy trzeba { $needed } pkt, a twoje karty są warte { $points } pkt.
refusal-last-turn = W ostatniej turze nikt nie kończy rundy.
refusal-no-such-position = { $size ->
    [one] W stosie jest tylko 1 karta.
    [few] W stosie są { $size } karty.
    [many] W stosie jest { $size } kart.
   *[other] W stosie jest { $size } kart.
}
refusal-not-an-opponent = { $victim } nie jest twoim przeciwnikiem.
refusal-nothing-to-steal = { $victim } nie ma karty, którą można ukraść.
refusal-hand-is-shown = { $victim } ma już odkrytą rękę, więc te karty są bezpieczne.
refusal-not-offered = Teraz to niemożliwe. Wybierz jeden z proponowanych ruchów.

## Czego serwer nie zrobił, według kodu

error-bad-message = Serwer tego nie zrozumiał. Odśwież stronę.
error-other-version = Jest nowa wersja papersea. Odśwież stronę.
error-too-large = To jest za długie.
error-too-fast = Trochę za szybko. Spróbuj za chwilę.
error-not-signed-in = To urządzenie nie ma tu jeszcze imienia.
error-wrong-origin = To przyszło z innej strony internetowej, więc tego nie wykonano.
error-not-found = Pod tym adresem nic nie ma.
error-no-such-table = Nie ma takiego stołu. Może link jest niepełny albo od dawna nikt tam nie grał.
error-no-such-game = Nie ma takiej gry.
error-no-such-seat = Ten stół nie ma takiego miejsca.
error-no-such-opponent = Nie ma takiego przeciwnika.
error-table-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
error-seat-taken = Ktoś już tam siedzi.
error-seats-empty = Najpierw wszystkie miejsca muszą być zajęte.
error-already-seated = Już siedzisz przy tym stole.
error-not-seated = To mogą zrobić tylko osoby siedzące przy stole.
error-not-host = To może zrobić tylko gospodarz stołu.
error-wrong-phase = W tej chwili to niemożliwe.
error-bad-settings = Te ustawienia do siebie nie pasują.
error-bad-name = Imię ma od 1 do 24 widocznych znaków.
error-reserved-name = To imię należy do tego serwera albo tak wygląda. Wybierz inne.
error-mixed-name = To imię miesza litery różnych alfabetów, które wyglądają tak samo. Zapisz je jednym alfabetem.
error-name-at-table = Ktoś przy tym stole ma imię, które wygląda tak samo. Najpierw zmień swoje.
error-stale = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz.
error-unreadable-move = To nie jest ruch.
error-illegal-move = Zasady na to nie pozwalają.
error-impossible-cards = W żadnej grze nie może być takich kart.
error-bad-record = Ten zapis nie zgadza się z zasadami gry.
error-stand-in-plays = Teraz gra za ciebie bot. Najpierw zagraj znowu zamiast niego.
error-nothing-to-take-back = Nie masz ruchu do cofnięcia.
error-new-information = Od tego czasu ktoś zobaczył nową kartę, więc ruch zostaje.
error-not-at-this-table = Przy tym stole to niedozwolone.
error-already-asked = Inna prośba jeszcze czeka na odpowiedź.
error-nothing-asked = Ta prośba nie jest już aktualna.
error-hand-not-open = To miejsce nie pokazuje swojej ręki.
error-log-full = Przy tym stole zdarzyło się już bardzo dużo. Otwórz nowy.
error-unreadable-table = Ten stół jest bezpieczny, ale serwer nie potrafi go teraz otworzyć. Prowadzący serwer już o tym wiedzą.
error-closed-table = Prowadzący serwer zamknęli ten stół.
error-banned = Prowadzący serwer nie pozwalają ci tu grać.
error-too-many-tables = Masz już wiele stołów. Najpierw dokończ grę przy którymś albo od niego odejdź.
error-too-many-sockets = Masz otwartych zbyt wiele okien papersea. Zamknij któreś.
error-method-not-allowed = Tutaj to niemożliwe.
error-needs-others = Do tego potrzeba innych osób, a to urządzenie jest samo. Zagraj z botami albo podawajcie sobie urządzenie.
error-no-room = Na urządzeniu nie ma już miejsca. Nic się nie zmieniło: zwolnij miejsce i spróbuj ponownie.
error-unable = Ta przeglądarka nie potrafi grać bez serwera: jest na to za stara albo nie ma na to pozwolenia.
error-unavailable = Serwer jest przez chwilę zajęty. Nic nie przepadło.
error-reference = Dla prowadzących serwer: numer { $reference }.
