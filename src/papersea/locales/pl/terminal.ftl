### Co mówi terminal. Zwykły tekst; każda wiadomość to jeden akapit.
### Karty stoją w zdaniu jako obrazki z nazwą („Cy żółtego kraba”): nazwa się odmienia, imiona graczy nie.
### `$you` to „yes”, gdy zdanie mówi o osobie, która je czyta.
### Karta, której nie wolno jej widzieć, to „hidden”.

## Powitanie

welcome = Witaj na papierowym morzu.
welcome-back = Witaj znowu na papierowym morzu. Twoja gra toczy się dalej.
welcome-against = { $count ->
    [one] Grasz do { $target } punktów z jednym przeciwnikiem:
    [few] Grasz do { $target } punktów z { $count } przeciwnikami:
    [many] Grasz do { $target } punktów z { $count } przeciwnikami:
   *[other] Grasz do { $target } punktów z { $count } przeciwnikami:
}
welcome-rules = W każdej turze bierzesz kartę, możesz wykładać zestawy dla ich efektu, a od 7 punktów zakończyć rundę. Zestawy to dwie karty: krab + krab, łódka + łódka, ryba + ryba, pływak + rekin.
welcome-help = Wpisz numer ruchu i naciśnij Enter. W każdej chwili możesz wpisać ?, żeby zobaczyć pomoc.

## Gracze

player-you = Ty
# Zastępuje „ty” w zapisie, który czytają inni.
player-guest = Gość

## Stół. $who to jedna z dwóch postaci head-turn.

head-round = Runda { $round } · do { $target } · { $who }
head-turn = { $you ->
    [yes] twoja tura
   *[no] gra { $name }
}
head-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
head-laid = wyłożone
head-shown = odkryte
head-hand = twoja ręka
head-deck = talia { $count }
head-left = lewy{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
head-right = prawy{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
head-empty = pusto
head-worth = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} · najliczniejszy kolor: { COLOUR($colour) }, { $bonus ->
    [one] 1 karta
    [few] { $bonus } karty
    [many] { $bonus } kart
   *[other] { $bonus } karty
}{ $closing ->
    [yes] {" "}· wystarczy, żeby zakończyć rundę
   *[no] {""}
}
head-last-turns = { $you ->
    [yes] Ostatnie tury: mówisz OSTATNIA SZANSA i masz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[no] Ostatnie tury: { $name } mówi OSTATNIA SZANSA i ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Rundy nie można już zakończyć.
}

## Co teraz

step-draw = Weź kartę:
step-keep = Zatrzymaj jedną z dwóch:
step-duo = Co dalej?
step-search = Który stos przeglądasz?
step-pick = Którą kartę bierzesz? Pierwsza jest ta z wierzchu.
step-steal = Komu kradniesz kartę?
step-over = Gra jest skończona.

## Ruchy

menu-only = { $move } (wystarczy Enter)
menu-draw = { $count ->
    [one] Weź ostatnią kartę talii
   *[other] Weź dwie z talii i zatrzymaj jedną
}
menu-take = Weź { CARD($card, "acc") } z { PILE($pile, "gen") }
menu-keep = Zatrzymaj { CARD($card, "acc") }, połóż { CARD($other, "acc") } na { $side ->
    [left] lewy
   *[right] prawy
}{ $top ->
    [hidden] {" "}(pusty)
   *[shown] {""}
}
menu-duo-search = Wyłóż { CARD($first, "acc") } i { CARD($second, "acc") }: przejrzyj stos i weź kartę
menu-duo-turn-again = Wyłóż { CARD($first, "acc") } i { CARD($second, "acc") }: jeszcze jedna tura
menu-duo-fish = Wyłóż { CARD($first, "acc") } i { CARD($second, "acc") }: karta z talii
menu-duo-steal = Wyłóż { CARD($first, "acc") } i { CARD($second, "acc") }: ukradnij kartę
menu-duo-nothing = Wyłóż { CARD($first, "acc") } i { CARD($second, "acc") } (teraz bez efektu)
menu-search = { PILE($pile, "Nom") }: { $count ->
    [one] tylko { CARD($card, "nom") }
    [few] { $count } karty, { CARD($card, "nom") } na wierzchu
    [many] { $count } kart, { CARD($card, "nom") } na wierzchu
   *[other] { $count } karty, { CARD($card, "nom") } na wierzchu
}
menu-pick = { CARD($card, "Acc") }
menu-steal = { $name }, na ręce { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
menu-end = Zakończ turę
menu-end-last = Zakończ ostatnią turę i odkryj karty
menu-stop = Powiedz STOP: zdobywasz { $points } pkt
menu-last = Powiedz OSTATNIA SZANSA: stawiasz na { $points } + { $bonus }
menu-last-void = Powiedz OSTATNIA SZANSA: talia jest pusta, nikt nie zdobędzie punktów
told-nothing-left = Nic więcej nie można zrobić, więc tura się kończy.

## Koniec rundy

reveal-title = Wszyscy odkrywają karty
reveal-hand = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} · bonus koloru { $bonus }{ $colour ->
    [hidden] {""}
   *[shown] {" "}({ COLOUR($colour) })
}
totals-target = Gra toczy się do { $target } punktów.
pause-round = Enter zaczyna następną rundę:
pause-unreadable = Między rundami „{ $text }” jest niemożliwe. Naciśnij Enter, żeby grać dalej, albo wpisz przebieg, zasady, ? lub wyjdź.
pause-no-cards = Runda jest skończona: naciśnij Enter, żeby zobaczyć następne karty. Możesz też wpisać przebieg, zasady, ? albo wyjdź.
ending-title = Koniec gry
left = Odchodzisz od stołu.
play-again = Żeby zagrać jeszcze raz z tymi samymi rozdaniami:
play-recorded = Gra jest zapisana. Żeby ją obejrzeć:
play-resume = Żeby grać dalej:
opponents-installed = Zainstalowane na tym komputerze
opponents-outside = Bot z innego źródła, który nic o sobie nie mówi.
lapse = Bot { $name } nie zdołał wybrać, więc ten ruch robi prosty bot.
lapses = Bot { $name } nie zdołał wybrać { $count ->
    [one] raz
   *[other] { $count } razy
}, a te ruchy zrobił prosty bot. Zaczęło się tak:

## Pytania. Podpowiedź mówi, co wpisać; said-yes i said-no to wszystko, co liczy się jako odpowiedź.

confirm-stop = Mówisz STOP?
confirm-last = Mówisz OSTATNIA SZANSA?
confirm-void = Mówisz OSTATNIA SZANSA i kończysz rundę bez punktów?
confirm-quit = Odejść od gry?
confirm-resign = Poddać tę grę?
confirm-hint = t/n
confirm-unclear = Wpisz t (tak) albo n (nie).
said-yes = t, tak, y, yes
said-no = n, nie, no

## Co można wpisać, z przecinkami, małymi literami

said-deck = talia, dobierz, d, deck, draw
said-left = lewy, lewo, l, left
said-right = prawy, prawo, r, right
said-end = koniec, koniec tury, zakończ, e, end, pass, end turn
said-stop = s, stop
said-last = ostatnia, ostatnia szansa, szansa, last, last chance, lastchance, chance
command-help = ?, pomoc, help, h
command-table = stół, stol, table, t
command-points = punkty, points, p
command-rules = zasady, zasada, rules, rule
command-log = przebieg, log
command-position = pozycja, position, pos
command-quit = wyjdź, wyjdz, quit, q, exit
command-undo = cofnij, undo, takeback
command-pause = przerwa, pause, break
command-resign = poddaj, resign
command-say = powiedz, say
command-edit = popraw, edit
command-history = historia, rundy, history, rounds
command-back = wstecz, anuluj, back, cancel
said-ending-stop = s, stop
said-ending-last-chance = o, ostatnia, ostatnia szansa, szansa, l, last, last chance, lastchance, chance
said-ending-deck-out = talia, t, pusta talia, d, deck, deck out
said-ending-mermaids = m, syreny, syrena, mermaids, mermaid

## Pomoc

help-title = Jak odpowiadać
help-number = Wpisz numer ruchu.
help-notation = Albo jego skrót: D dobiera z talii, L i R biorą ze stosu, Cy-L zatrzymuje żółtego kraba i kładzie drugą kartę na lewy stos, Cy+Cd wykłada dwa kraby, ?L przegląda lewy stos, #2 bierze z niego drugą kartę, @B kradnie graczowi B, kropka kończy turę.
help-words = Albo słowo: talia, lewy, prawy, koniec, stop, ostatnia.
help-points = ile są warte twoje karty i co przyniosłaby deklaracja
help-rules = zasady; „zasady R6” albo „zasady cards” pokazuje ich część
help-log = co działo się w tej rundzie
help-table = jeszcze raz stół (wystarczy sam Enter)
help-position = co widzisz, jako tekst do skopiowania
help-quit = odejść od gry
help-undo = poprosić o cofnięcie ruchu, dopóki nikt nie zobaczył nowej karty
help-pause = poprosić o przerwę
help-resign = poddać tę grę
help-say = powiedzieć coś innym: „powiedz” pokazuje zdania, „powiedz 2” albo „powiedz powodzenia” wybiera jedno
help-scorepad = Runda to kilka wierszy: jak się skończyła, kto ją zakończył i co kto ma. Karty wpisuje się skrótami (CyCd Mw) albo pełnymi nazwami (yellow_crab), także z liczbą (2xCd); albo same liczby, 7+2 to 7 punktów i bonus koloru 2.
help-scorepad-table = jak stoi gra
help-history = wszystkie rundy, z kartami i wynikami
help-scorepad-undo = cofnąć ostatnią rundę
help-edit = wpisać rundę jeszcze raz: „popraw 2”; Enter zostawia to, co było
help-back = w środku rundy: zacząć ją od nowa
help-scorepad-quit = wyjść; gra jest zapisana
help-letters = Kartę zapisuje się literą rodzaju i literą koloru:
help-colour = { $letter } { COLOUR($colour) }
log-title = Dotychczasowa runda

## Odmowy

refusal-unreadable = „{ $text }” to tutaj nie ruch. { $count ->
    [one] Wpisz 1 albo naciśnij Enter; ? pokazuje pomoc.
   *[other] Wpisz liczbę od 1 do { $count }; ? pokazuje pomoc.
}
refusal-look-up = Wpisz „zasady { $clause }”, żeby to sprawdzić.

## Liczenie ręki

score-can-close = Wystarczy, żeby zakończyć rundę: { $points } pkt ze STOP, { $both } pkt z OSTATNIĄ SZANSĄ, jeśli nikt cię nie przebije.
score-cannot-close = { $count ->
    [one] Brakuje 1 punktu do 7, które kończą rundę.
   *[other] Brakuje { $count } punktów do 7, które kończą rundę.
}
score-nothing = Jeszcze nic: rundę można zakończyć od 7 punktów.
score-no-cards = Nie ma kart do policzenia. Podaj jakieś, na przykład: CyCd 2xFd Mw
score-wins = Wszystkie cztery syreny: ta ręka wygrywa całą grę.
# $hands mówi, ile kart mają przeciwnicy.
score-odds-against = OSTATNIA SZANSA, { $count ->
    [one] przeciwnik ma na ręce { $hands }
    [few] { $count } przeciwnicy mają na ręce { $hands }
    [many] { $count } przeciwników ma na ręce { $hands }
   *[other] { $count } przeciwnika ma na ręce { $hands }
} { $last ->
    [1] kartę
    [few] karty
    [many] kart
   *[other] karty
}:
score-bad-others = „{ $text }” nie mówi, ile kart mają przeciwnicy: wpisz to jak 6 albo 6,5.

## Notes punktacji. O jego problemach i remisach mówi pad.ftl.

scorepad-new = Nowy notes punktacji, zapisany w { $file }
scorepad-goes-on = Ciąg dalszy notesu punktacji z { $file }.
scorepad-kept = Notes punktacji jest zapisany w { $file }. Żeby pisać dalej:
scorepad-lost = W { $file } nie ma już tego notesu punktacji.
scorepad-not-added = Runda { $round } nie została zapisana.
scorepad-not-edited = Runda { $round } zostaje, jaka była.
scorepad-not-undone = Runda { $round } nie została cofnięta.
scorepad-names = Kto gra? Od dwóch do czterech imion w kolejności tur, z przecinkami między nimi:
scorepad-starter = Kto zaczyna pierwszą rundę?
scorepad-head = Runda { $round } · do { $target } · zaczyna { $name }
scorepad-no-rounds = Jeszcze bez rund.
scorepad-ending = Jak skończyła się runda? Wpisz stop, ostatnia (OSTATNIA SZANSA), talia, jeśli się skończyła, albo syreny. Wpisz ?, żeby zobaczyć pomoc.
scorepad-over = Gra jest skończona. Wpisz historia, cofnij, popraw 2 albo wyjdź; do nowej gry podaj przy następnym uruchomieniu inny plik.
scorepad-begun = Gra w { $file } już się zaczęła: jej imiona i próg zostają bez zmian.
scorepad-unreadable = Runda nie może skończyć się przez „{ $text }”. Wpisz ?, żeby zobaczyć pomoc.
scorepad-no-player = „{ $text }” to nikt z graczy. Wpisz literę albo imię.
scorepad-hand = Co ma { $name }?
scorepad-hand-how = Ręka i stół razem, jako karty (CyCd Mw) albo punkty i bonus koloru (7+2); - to brak kart.
scorepad-keeps = Enter zostawia: { $kept }
scorepad-counted = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $bonus ->
    [hidden] {""}
   *[told] {" "}· bonus koloru { $bonus }
}
scorepad-nothing = Niczego nie wpisano.
scorepad-which-round = { $count ->
    [0] Nie ma jeszcze rundy do poprawienia.
    [one] Na razie jest jedna runda: „popraw 1” pozwala wpisać ją jeszcze raz.
   *[other] Podaj rundę od 1 do { $count }: „popraw { $count }” pozwala wpisać ostatnią jeszcze raz.
}
scorepad-nothing-to-undo = Nie ma rundy do cofnięcia.
scorepad-undone = Runda { $round } została cofnięta.
scorepad-round = Runda { $round }: { $ended }
scorepad-ended-stop = { $name } mówi STOP
scorepad-ended-last-chance = { $name } mówi OSTATNIA SZANSA{ $bet ->
    [won] {" "}i wygrywa zakład
    [lost] {" "}i przegrywa zakład
   *[open] {""}
}
scorepad-ended-deck-out = talia się skończyła
scorepad-ended-mermaids = { $name } ma wszystkie cztery syreny
scorepad-changed = Ktoś inny zmienił { $file }. Teraz wygląda to tak:
scorepad-cannot-keep = Nie udało się tego zapisać: { $problem }
scorepad-no-pad = W { $file } nie ma jeszcze notesu punktacji.
scorepad-refused = { $file } zostaje bez zmian. { $problem }
scorepad-in-round = Runda { $round }: { $problem }
scorepad-game-is-over = Gra jest skończona: najpierw cofnij rundę.
confirm-undo = Cofnąć rundę { $round }?
confirm-mermaids = Czy runda skończyła się wszystkimi czterema syrenami?
confirm-cut = { $count ->
    [one] To kończy grę. Usunąć rundę, która jest po tej?
    [few] To kończy grę. Usunąć { $count } rundy, które są po tej?
    [many] To kończy grę. Usunąć { $count } rund, które są po tej?
   *[other] To kończy grę. Usunąć { $count } rundy, które są po tej?
}
confirm-add = Dodać twoją rundę jako rundę { $round }?
confirm-again = Spróbować ponownie?

## Zasady

rules-how = { $program } R6 pokazuje jedną zasadę, { $program } cards rozdział, { $program } all wszystko.
rules-how-here = „zasady R6” pokazuje jedną zasadę, „zasady cards” rozdział.
rules-editions = Edycje: { $editions }.
rules-differ = Edycje się tu różnią: zobacz „{ $option }” ({ $name }).
rules-edition = Edycja { $edition }
rules-table = Ten stół
rules-played = Tak to jest w grze: { $who }.
rules-plays = { $who }: „{ $option }” – { $value }.
rules-unknown = Nie ma zasady ani rozdziału „{ $text }”. Rozdziały to { $sections }.
rules-unknown-close = Nie ma zasady ani rozdziału „{ $text }”. Czy chodzi o { $close }?
rules-unknown-here = Nie ma zasady ani rozdziału „{ $text }”. Wpisz „zasady”, żeby zobaczyć listę.

## Opcje

against-too-many = Liczba podanych przeciwników to { $count }, a miejsc dla nich jest { $room }.
option-no-number = „{ $text }” to nie liczba całkowita.

## Zapisy gier. $standing to gracze z wynikami.

replay-finished = { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}: { $standing }. Wygrana: { $winners }.
replay-open = { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}: { $standing }. Gra nieskończona.
record-other-file = { $file } to nie plik z zapisami papersea.
record-no-folder = Nie można utworzyć { $file }: nie ma takiego folderu.
record-forbidden = Nie można użyć { $file }: brak uprawnień do odczytu i zapisu.
record-problem = Nie można użyć { $file }: { $problem }
resume-beside = --resume prowadzi grę dalej tak, jak się zaczęła, więc nie można dodać { $flag }.
resume-stranger = Zapis nie mówi, jak gra { $name }, więc przejmuje to { $opponent }.
resume-unnamed = Zapis nie podaje { $count ->
    [one] imienia przeciwnika, więc zastąpi go { $names }.
   *[other] imion przeciwników, więc zastąpią ich { $names }.
}
resume-nothing = W { $file } nie ma gry, którą można prowadzić dalej.
resume-finished = Ostatnia gra w { $file } jest skończona.
replay-nothing = W { $file } nie ma gier.
replay-cut = Brakuje końca zapisu.
replay-refused = Tego zapisu nie można odtworzyć: { $problem }

## papersea analyse

analyse-weighing = Oceniamy decyzje
analyse-no-game = W { $file } { $count ->
    [one] jest tylko 1 gra.
    [few] są tylko { $count } gry.
    [many] jest tylko { $count } gier.
   *[other] jest tylko { $count } gry.
}
analyse-no-seat = Nikt nie nazywa się tu { $text }. Podaj literę miejsca albo imię gracza.
analyse-cut = { replay-cut } Szanse kończą się na ostatnim całym ruchu.
analyse-unfinished = Gra nie jest skończona: szanse kończą się na jej ostatnim ruchu.
analyse-turning-points = Punkty zwrotne
analyse-no-turning-points = Żadna decyzja nie kosztowała wiele.
analyse-chances = Szansa na wygraną, według tego, co każdy gracz mógł wiedzieć
analyse-luck = Szczęście i umiejętności
analyse-decisions = Wszystkie decyzje
analyse-place = Runda { $round }, tura { $turn }, { $name } (ruch { $number })
analyse-played = Zagrano: { $choice } ({ $chance })
analyse-better = Lepiej: { $choice } ({ $chance })
analyse-column-round = Runda
analyse-column-start = Początek
analyse-column-luck = Szczęście
analyse-column-losses = Decyzje
analyse-column-end = Koniec
analyse-luck-how = Szczęście: co przyniosły karty oraz ręce i ruchy innych graczy (razem z błędami). Decyzje: ile stracono wobec najlepszych. Początek, szczęście i decyzje dają razem koniec.
analyse-summary = { $name }: { $decisions ->
    [one] 1 decyzja,
    [few] { $decisions } decyzje,
    [many] { $decisions } decyzji,
   *[other] { $decisions } decyzji,
} z tego najlepsze: { $best }, { $slips ->
    [one] 1 niedokładność,
   *[other] { $slips } niedokładności,
} { $mistakes ->
    [one] 1 błąd.
    [few] { $mistakes } błędy.
    [many] { $mistakes } błędów.
   *[other] { $mistakes } błędu.
} Dokładność { $accuracy }: 100% to za każdym razem najlepsza decyzja, 0% to wybór na ślepo.

## Dowody, że nikt nie wybrał kart. $salts to gracze z tym, co dodali.

verify-proved = Z dowodem zgadzają się: pierwszy gracz, { $decks ->
    [one] 1 talia
    [few] { $decks } talie
    [many] { $decks } talii
   *[other] { $decks } talii
} i { $thefts ->
    [one] 1 skradziona karta
    [few] { $thefts } skradzione karty
    [many] { $thefts } skradzionych kart
   *[other] { $thefts } skradzionej karty
}. Sole: { $salts }. Zobowiązanie: { $commitment }
verify-salt = { $name } „{ $salt }”
verify-no-salt = { $name } brak
verify-noted = (takie, jak zanotowane)
verify-unfair = Ta gra nie jest uczciwa: { $problem }
verify-unproved = Nie można dowieść, że ta gra jest uczciwa: { $problem }
verify-nothing = W { $file } nie ma gier, więc niczego nie dowiedziono.
verify-not-found = Brak dowodu: żadna gra w { $file } nie ma zobowiązania, które masz zanotowane: { $commitment }
verify-compare = Dowód jest coś wart tylko wtedy, gdy zobowiązanie było ci znane przed rozdaniem: porównaj je ze swoją notatką albo podaj je po --commitment.

## papersea serve, site, work, backup

serve-address = Stoły są gotowe: { $address }
serve-cannot-listen = Nie można nasłuchiwać: { $host }, port { $port }: { $reason }. Wybierz inne miejsce opcjami --host i --port.
serve-no-such-host = „{ $host }” nie jest adresem ani nazwą tego komputera: 127.0.0.1 jest tylko dla tego komputera, 0.0.0.0 dla całej sieci.
serve-no-origin = „{ $origin }” nie jest źródłem (origin): oczekiwane https://HOST albo http://HOST:PORT, małymi literami i bez niczego dalej.
serve-no-host-name = „{ $host }” nie jest nazwą serwera: oczekiwane na przykład push.example.org, ewentualnie z :PORT.
serve-no-manual = „{ $manual }” to nie podręcznik: oczekiwany adres, na przykład https://HOST/ŚCIEŻKA/, albo folder zapisany przez make manual.
serve-in-use = Z { $file } korzysta inne papersea. Kilka procesów wymaga PostgreSQL i Redis: docs/hosting.md
serve-not-heard = Bez --redis ten proces nie usłyszy innych przy tym PostgreSQL: niech będzie jedynym.
serve-nobody-thinks = Z --thinkers 0 i bez --redis żaden bot się nie ruszy: myśli za nie papersea work i potrzebuje do tego Redis.
serve-kept-in = Wszystko jest przechowywane w { $file }
serve-how-to-stop = Ctrl-C zatrzymuje serwer; po ponownym uruchomieniu gry toczą się dalej.
work-health = Stan i pomiary: { $host }, port { $port }.
work-ready =
    { $thinkers ->
        [one] Za boty myśli jeden proces.
        [few] Za boty myślą { $thinkers } procesy.
        [many] Za boty myśli { $thinkers } procesów.
       *[other] Za boty myśli { $thinkers } procesu.
    }
# $megabytes to liczba, na przykład 6,8.
site-written = W folderze { $folder } jest strona: { $files ->
    [one] 1 plik
    [few] { $files } pliki
    [many] { $files } plików
   *[other] { $files } pliku
}, { $megabytes } MB. Umieść ją tam, gdzie udostępniasz pliki, w dowolnym folderze.
site-how = Jak ją udostępnić: { $file }
site-not-empty = W { $folder } są pliki, których nie zapisało papersea. Podaj pusty folder albo dodaj stronę do tego, co tam jest, opcją --add: pliki o tych samych nazwach zostaną zastąpione, pozostałe zostaną.
site-not-built-web = Strona nie jest zbudowana, więc nie ma czego zapisać. Jest w paczce wheel; w klonie: make pocket
site-not-built-pocket = To, co działa w przeglądarce, nie jest spakowane, więc na takiej stronie nikt by nie zagrał. Jest w paczce wheel; w klonie: make pocket
site-no-address = „{ $address }” to nie adres: oczekiwane https://HOST/PATH/
serve-not-installed = Brakuje { $module }: { $install }
serve-tables-alone = Stoły można rozdzielić tylko obok PostgreSQL, w którym są ludzie: podaj też --database.
serve-bad-tables = oczekiwane LETTER=postgresql://USER:PASSWORD@HOST/NAME, każda litera raz
serve-bad-redis = oczekiwane redis://HOST:PORT/0 (rediss:// z TLS, unix:// dla gniazda)
serve-bad-number = „{ $text }”: oczekiwane NAME=NUMBER, gdzie nazwa to jedna z tych: { $names }
serve-at-least-one = { $name } musi wynosić co najmniej 1, inaczej nikt by się niczego nie dowiedział.
work-needs-redis = Serwery dowiadują się o ruchach przez Redis: podaj też --redis.
backup-done = Kopia wszystkiego jest w { $file }

## papersea puzzle. To, co mówi też przeglądarka, jest w puzzles.ftl.

puzzle-id = ID { $id }
puzzle-how = Który ruch w tym zadaniu najczęściej wygrywa grę? Liczy się pierwsza odpowiedź. Wpisz przebieg, żeby przeczytać dotychczasową rundę, ?, żeby zobaczyć pomoc.
puzzle-practice = To zadanie ma już twoją odpowiedź, więc teraz to tylko ćwiczenie.
puzzle-enter = Enter daje następne zadanie, q kończy:
puzzle-solved-so-far = Rozwiązane zadania: { $solved } z { $count }.
puzzle-unknown = Nie ma zadania { $text }.
puzzle-bad-day = { $text } to nie dzień: oczekiwany jest taki jak 2025-12-31.
puzzle-one-of = Wybierz jedno: zadanie, --day albo --next.

## papersea join

join-not-installed = Do gry przez sieć brakuje { $module }: { $install }
join-bad-link = „{ $link }” nie jest linkiem do stołu ani adresem serwera: oczekiwane https://HOST/t/CODE albo https://HOST.
join-which-server = Na którym serwerze? Samo „{ $word }” to stół na serwerze, na którym ostatnio grano z tego komputera: podaj serwer, na przykład https://HOST/t/{ $word }.
join-unreachable = Pod adresem { $address } nie odpowiada żaden serwer papersea. Sprawdź adres albo spróbuj później.
join-refused = Serwer odmawia. { $reason }
join-beside = O tym, jak się gra, decyduje osoba, która otworzyła stół, więc przy jego linku nie można podać { $flag }.
join-name = Jak inni mają cię nazywać?
join-known = Witaj znowu, { $name }.
join-bad-clock = „{ $text }” to nie zegar: oczekiwane 5m albo 5m+10s (od 10 sekund do 120 minut na grę, do 300s więcej na każdą turę), 3d (od 1 do 14 dni na turę) albo none.
join-share = { $count ->
    [0] Link do stołu, dla znajomych, którzy chcą oglądać:
    [one] Jedno miejsce jest wolne. Wyślij ten link; gra zacznie się, gdy ktoś tam usiądzie:
    [few] { $count } miejsca są wolne. Wyślij ten link; gra zacznie się, gdy wszystkie będą zajęte:
    [many] { $count } miejsc jest wolnych. Wyślij ten link; gra zacznie się, gdy wszystkie będą zajęte:
   *[other] { $count } miejsca jest wolne. Wyślij ten link; gra zacznie się, gdy wszystkie będą zajęte:
}
join-left = Odchodzisz od stołu, ale twoje miejsce na ciebie czeka. Żeby wrócić:

## Przy stole na serwerze

online-free-seat = wolne miejsce
online-waits = Czekamy na graczy…
online-waits-again = Czekamy na pozostałych…
online-full = Wszystkie miejsca są zajęte. Oglądasz.
online-looking-on = Gra już się zaczęła. Oglądasz.
online-over = Gra jest skończona. Skończyła się tak.
online-commitment = Karty powstają z tajemnicy serwera i z tego, co dodają gracze. Zobowiązanie do tajemnicy: { $commitment }. Od ciebie: { $salt }.
online-lost = Połączenie przerwane. Łączymy ponownie… Twoja gra jest bezpieczna.
online-back = Znowu jest połączenie.
online-refused = Tego nie wykonano. { $reason }
online-away = { $name } nie ma połączenia, ale zachowuje swoje miejsce.
online-here = { $name } znowu ma połączenie.
online-go-on = Enter kończy przerwę:
online-come-back = Enter, żeby zagrać znowu zamiast bota:
online-say-title = Co możesz powiedzieć
online-say-how = „powiedz 2” albo „powiedz powodzenia” mówi drugie z nich.
online-say-unknown = Tutaj nie można powiedzieć „{ $text }”. Wpisz „powiedz”, żeby zobaczyć listę.
online-record = Gra jest skończona, a tajemnica odkryta. To jej zapis, dla papersea replay i papersea verify:
online-again = Zagrać jeszcze raz?

## papersea bot

bot-plays = { $name } ({ $entrant }) jest w drodze. Ctrl-C odwołuje bota.
bot-game-over = Gra jest skończona. Wygrana: { $names }. To jej zapis:
bot-left = Bot odchodzi od stołu, ale jego miejsce na niego czeka. Żeby wrócił:

## papersea study

study-games = Oceniamy gry
study-nothing = W tych plikach nie ma skończonej gry z imionami.
study-title = Ile kosztują decyzje i jak kończą się gry
study-column-name = Gracz
study-column-against = Przeciwko
study-column-games = Gry
study-column-loss = Stracone, %
study-column-wins = Wygrane, %
study-column-adjusted = Bez szczęścia, %
study-against-people = ludzie
study-against-mixed = różni
study-company = { $who }, graczy: { $players }
study-how = { $games ->
        [one] Jedna gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, ocenia je { $judge } ({ $budget } na decyzję). Stracone: ile szansy na wygraną, na jedną decyzję. Bez szczęścia: wygrane po odjęciu tego, co przyniósł przypadek. ±: przedział 95% dla gier.
