### Co mówi `papersea arena`.

arena-plan = Liczba gier: { $games }; { $deals ->
    [one] 1 rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}{ $lineups ->
    [one] {""}
   *[other] {" "}dla { $lineups } składów
}, każde z tymi samymi kartami w { $seatings } ustawieniach. Liczy { $workers ->
    [ray] klaster Ray
    [one] 1 proces
    [few] { $workers } procesy
    [many] { $workers } procesów
   *[other] { $workers } procesu
}.
arena-rounded = Prośba dotyczyła { $games }: każdy skład dostaje tyle samo całych rozdań, co najmniej dwa.
arena-speed = { $speed } gier/s
arena-title = Wyniki
arena-column-entrant = uczestnik
arena-column-wins = wygrane
arena-column-interval = 95%
arena-column-adjusted = bez szczęścia
arena-column-score = punkty
arena-column-games = gry
arena-column-rating = ranking
arena-par = Równa gra to { $par }. Gry: { $games }, rozdania: { $deals }, rundy na grę: { $rounds }.
arena-adjusted = Bez szczęścia: od wygranych odejmuje się to, co przyniósł przypadek według oceny wyuczonej sieci. Średnio nie przynosi nic, więc te liczby są tak samo prawdziwe, a pewniejsze.
arena-decided-stronger = Rozstrzygnięte, gry: { $games }. { $entrant } gra silniej niż pozostali. Bez względu na to, jak często się patrzy, wygrywa { $interval }%, z ufnością 95%.
arena-decided-weaker = Rozstrzygnięte, gry: { $games }. { $entrant } gra słabiej niż pozostali. Bez względu na to, jak często się patrzy, wygrywa { $interval }%, z ufnością 95%.
arena-decided-open = Nierozstrzygnięte, gry: { $games }. Bez względu na to, jak często się patrzy, { $entrant } wygrywa { $interval }%, z ufnością 95%.
arena-pairs = Każdy z każdym
arena-pairs-how = W procentach: wiersz przed kolumną; remis liczy się w połowie.
arena-stopped = Zatrzymano. Rozegrane gry: { $games } z { $whole }.
arena-too-few = Za mało na wyniki: każdy skład potrzebuje dwóch całych rozdań.
arena-resume = Żeby grać dalej:
arena-kept = Gry i wyniki są w { $folder }.
arena-extra = Bez rankingu i wykresu. Żeby je mieć: { $install }
arena-two = Podaj co najmniej dwóch uczestników, na przykład: orca heron
arena-not-empty = { $folder } nie jest pusty. Wybierz inny folder albo prowadź dalej jego arenę: { $command }
arena-workers-beside = --workers to procesy tego komputera, więc nie można ich podać razem z --on.
arena-out-beside = --resume zostawia gry tam, gdzie są, więc nie można dodać --out.

## papersea league

league-title = Liga
league-round = Runda { $number } z { $rounds }, gry: { $games }
league-games = Mecze: { $matches }, gry: { $games }
league-column-place = #
league-column-entrant = bot
league-column-strength = siła
league-column-wins = wygrane
league-column-matches = mecze
league-column-games = gry
league-how = Siła: jak często bot kończy przed przeciętnym botem ligi, w procentach, po odjęciu szczęścia, z przedziałem 95%.
league-counted = Gry: { $games }, rozdania: { $deals }, każde we wszystkich ustawieniach z tymi samymi kartami.
league-system-round-robin = Każdy spotkał każdego.
league-system-swiss = Liga szwajcarska: w każdej rundzie (było ich { $rounds }) spotkali się sąsiedzi z tabeli.
league-kept = Strona z wynikami: { $file }
league-not-empty = { $folder } nie jest pusty. Wybierz inny folder albo prowadź dalej jego ligę: { $command }
league-rounds = Więcej rund jest dla --system swiss: inaczej każdy spotyka każdego raz.

## papersea benchmark

benchmark-suite = Zestaw { $version }: stali przeciwnicy, rozdania i budżety.
benchmark-part = { $bot } przeciw { $opponent }, liczba graczy { $players }, gry: { $games }
benchmark-title = { $bot }, zestaw { $version }
benchmark-column-opponent = przeciw
benchmark-column-par = równa gra
benchmark-score = { $bot } ma wynik { $score }.
benchmark-how = Wynik to średni odsetek wygranych przeciw każdemu przeciwnikowi w grach we dwoje, w procentach, po odjęciu szczęścia, z przedziałem 95%.
benchmark-ladder = Obok naszych poziomów
benchmark-clock = Przy budżecie w czasie wynik zależy od komputera. Z próbnymi rozgrywkami, jak 1000p, można go dokładnie powtórzyć.
