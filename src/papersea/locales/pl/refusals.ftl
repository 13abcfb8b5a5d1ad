### Dlaczego ruch nie jest możliwy i co jest możliwe. Karty i imiona stoją w mianowniku.

refusal-game-over = Gra jest skończona.
refusal-other-turn = To nie twoja tura. Teraz gra { $turn }.
refusal-draw-first = Najpierw weź kartę: z talii albo ze stosu.
refusal-keep-first = Najpierw zatrzymaj jedną z dwóch dobranych kart.
refusal-drawn-already = Karta już dobrana: teraz możesz wyłożyć zestaw albo zakończyć turę, a od 7 punktów także rundę.
refusal-search-first = Najpierw wybierz stos do przejrzenia.
refusal-pick-first = Najpierw weź kartę ze stosu.
refusal-steal-first = Najpierw wybierz, komu kradniesz kartę.
refusal-deck-empty = Talia jest pusta: weź kartę z wierzchu stosu.
refusal-pile-empty = Ten stos jest pusty ({ $pile }).
refusal-nothing-to-search = Ten stos jest pusty ({ $pile }): przejrzyj drugi.
refusal-not-drawn = Zatrzymaj jedną z dobranych kart: { $drawn }.
refusal-empty-pile-first = Jeden stos jest pusty, więc druga karta musi trafić właśnie tam.
refusal-not-a-duo = To nie zestaw: { $cards }. Zestawy to krab + krab, łódka + łódka, ryba + ryba, pływak + rekin.
refusal-not-in-hand = Tego nie masz na ręce: { $missing }.
refusal-too-few-points = Do zakończenia rundy trzeba { $needed } pkt, a twoje karty są warte { $points } pkt.
refusal-last-turn = W ostatniej turze nikt nie kończy rundy.
refusal-no-such-position = { $size ->
    [one] W stosie jest tylko 1 karta.
    [few] W stosie są { $size } karty.
    [many] W stosie jest { $size } kart.
   *[other] W stosie jest { $size } kart.
}
refusal-not-an-opponent = Kraść można tylko przeciwnikom, a { $victim } do nich nie należy.
refusal-nothing-to-steal = { $victim } nie ma kart, które można ukraść.
refusal-hand-is-shown = { $victim } ma już odkrytą rękę: te karty są bezpieczne.
refusal-not-offered = Teraz to niemożliwe: wybierz jeden z proponowanych ruchów.

## Czego serwer nie zrobił, według kodu

error-bad-message = Serwer tego nie zrozumiał. Odśwież stronę.
error-other-version = Jest nowa wersja papersea. Odśwież stronę.
error-too-large = To jest za długie.
error-too-fast = Trochę za szybko. Spróbuj za chwilę.
error-not-signed-in = To urządzenie nie ma tu jeszcze imienia.
error-wrong-origin = To przyszło ze strony spoza papersea, więc nic się nie stało.
error-not-found = Pod tym adresem nic nie ma.
error-no-such-table = Nie ma takiego stołu. Może link jest niepełny albo od dawna nikt tam nie grał.
error-no-such-game = Nie ma takiej gry.
error-no-such-seat = Ten stół nie ma takiego miejsca.
error-no-such-opponent = Nie ma takiego przeciwnika.
error-table-full = Wszystkie miejsca są zajęte. Możesz popatrzeć.
error-seat-taken = Ktoś już tam siedzi.
error-seats-empty = Do gry każde miejsce musi być zajęte.
error-already-seated = Już siedzisz przy tym stole.
error-not-seated = To mogą zrobić tylko osoby siedzące przy stole.
error-not-host = To może zrobić tylko gospodarz stołu.
error-wrong-phase = W tej chwili to niemożliwe.
error-bad-settings = Te ustawienia do siebie nie pasują.
error-bad-name = Imię ma od 1 do 24 widocznych znaków.
error-reserved-name = To imię należy do domu albo tak wygląda. Wybierz inne.
error-mixed-name = To imię miesza litery różnych alfabetów, które wyglądają tak samo. Zapisz je jednym alfabetem.
error-name-at-table = Ktoś przy tym stole ma imię, które wygląda tak samo. Najpierw zmień swoje.
error-stale = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz.
error-unreadable-move = To nie jest ruch.
error-illegal-move = Zasady na to nie pozwalają.
error-impossible-cards = W żadnej grze nie może być takich kart.
error-bad-record = To nie jest zapis gry zgodnej z zasadami.
error-stand-in-plays = Teraz gra za ciebie bot. Najpierw wróć na swoje miejsce.
error-nothing-to-take-back = Nie masz ruchu do cofnięcia.
error-new-information = Od tego czasu ktoś zobaczył nową kartę, więc ruch zostaje.
error-not-at-this-table = Przy tym stole to niedozwolone.
error-already-asked = Wcześniejsza prośba jeszcze czeka.
error-nothing-asked = Nikt już nie czeka na tę odpowiedź.
error-hand-not-open = Ręka na tym miejscu jest zakryta.
error-log-full = Ten stół już bardzo dużo widział. Otwórz nowy.
error-unreadable-table = Ten stół jest bezpieczny, ale serwer nie potrafi go teraz otworzyć. Administrator serwera już o tym wie.
error-closed-table = Administrator serwera zamknął ten stół.
error-banned = Administrator serwera nie pozwala ci tu grać.
error-too-many-tables = Masz już wiele stołów. Najpierw dokończ grę przy którymś albo od niego odejdź.
error-too-many-sockets = Masz tu zbyt wiele okien papersea. Zamknij któreś.
error-method-not-allowed = Tutaj to niemożliwe.
error-unavailable = Serwer jest przez chwilę zajęty. Nic nie przepadło.
error-reference = Dla osoby, która prowadzi ten serwer: numer zgłoszenia { $reference }.
