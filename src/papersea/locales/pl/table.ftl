### Stół na żywo: co dzieje się wokół kart i co mówi jego ekran.
### `$you` to „yes”, gdy zdanie mówi o osobie, która je czyta.
### Imion się nie odmienia.

## Wokół kart

online-joined = { $you ->
    [yes] Siadasz do stołu.
   *[no] { $name } siada do stołu.
}
online-freed = { $you ->
    [yes] Wstajesz od stołu.
   *[no] { $name } wstaje od stołu.
}
online-left = { $you ->
    [yes] Odchodzisz od stołu, a bot gra dalej za ciebie.
   *[no] { $name } odchodzi od stołu. Dalej gra bot.
}
online-stood-in = { $you ->
    [yes] Twój czas minął. Bot gra za ciebie, dopóki nie wrócisz.
   *[no] { $name } nie ma już czasu. Dalej gra bot.
}
online-came-back = { $you ->
    [yes] Znowu grasz.
   *[no] { $name } wraca do gry.
}
online-resigned = { $you ->
    [yes] Poddajesz grę.
   *[no] { $name } poddaje grę.
}
online-wants-back = { $you ->
    [yes] Prosisz o cofnięcie ruchu.
   *[no] { $name } prosi o cofnięcie ruchu.
}
online-wants-pause = { $you ->
    [yes] Prosisz o przerwę.
   *[no] { $name } prosi o przerwę.
}
online-allow-back = Czy { $name } może cofnąć ruch?
online-allow-pause = { $name } prosi o przerwę. Zgoda?
online-declined = { $you ->
    [yes] Nie zgadzasz się.
   *[no] { $name } się nie zgadza.
}
online-took-back = { $you ->
    [yes] Cofasz swój ruch.
   *[no] { $name } cofa ruch.
}
online-paused = Gra jest wstrzymana.
online-resumed = { $you ->
    [yes] Kończysz przerwę.
   *[no] { $name } kończy przerwę.
}
online-said = { $you ->
    [yes] Ty: { $phrase }
   *[no] { $name }: { $phrase }
}
online-given-up = Pozostali poddali grę. Wygrana: { $names }.
online-wants-rematch = { $you ->
    [yes] Chcesz zagrać jeszcze raz.
   *[no] { $name } chce zagrać jeszcze raz.
}

## Góra ekranu

table-round = Runda { $round } · do { $target }
table-menu = Menu
table-log = Co się działo
table-aids = Karty pomocy
table-points = Punkty
table-waits-for = Czekamy: gra { $name }…
table-your-turn = Twoja tura
table-your-turn-title = ● Twoja tura
table-last-turns = OSTATNIA SZANSA · { $name }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
table-last-turns-own = Twoja OSTATNIA SZANSA · { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
table-spectating = Oglądasz grę.
table-spectators = { $count ->
    [one] 1 osoba ogląda
    [few] { $count } osoby oglądają
    [many] { $count } osób ogląda
   *[other] { $count } osoby ogląda
}
table-follow = Oglądaj jako…
table-follow-all = wszyscy (ręce zakryte)
table-follow-seat = { $name }
table-loading = Przygotowujemy stół…
table-asked = Prośba wysłana. Czekamy na odpowiedź…
table-taken-up = Ta gra jest dalszym ciągiem innej, z tymi samymi kartami: tutaj ich nie rozdawano.
table-closed = Nie można dosiąść się do tego stołu

## Połączenie

link-lost = Połączenie przerwane. Łączymy ponownie… Nic nie przepadnie.
link-back = Znowu jest połączenie.
link-offline = Serwer jest chwilowo nieosiągalny, więc ruchu nie wykonano. Spróbuj za chwilę.

## Pasek gracza. Czytane nazwy tego, co pokazuje obrazek.

seat-score = { $score } z { $target }
seat-hand = { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
seat-laid = { $count ->
    [0] nic nie wyłożono
    [one] wyłożony 1 zestaw
    [few] wyłożone { $count } zestawy
    [many] wyłożonych { $count } zestawów
   *[other] wyłożonych { $count } zestawów
}
seat-turn = teraz gra
seat-bot = bot
seat-idle = długo się zastanawia
seat-lost = brak połączenia
seat-stand-in = gra bot
seat-known = Znane karty na tej ręce
seat-time = zostało { $time }
seat-spoken = { $name }: { $score } z { $target } punktów, { $cards }, { $laid }

## Talia i stosy

deck-name = Talia, { $count ->
    [0] pusta
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
pile-name = { PILE($pile, "Nom") }: { CARD($card) }, { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
pile-empty = { PILE($pile, "Nom") }, pusty
place-empty = pusto
place-draw = weź dwie
place-take = weź
place-put = odłóż tutaj
place-look = przejrzyj
hand-card = { CARD($card) }, { $number } z { $count } na ręce
hand-title = Twoja ręka
hand-empty = jeszcze bez kart
hand-sort = Układ kart
hand-sort-kind = według rodzaju
hand-sort-colour = według koloru
hand-sort-own = po mojemu
hand-earlier = Przesuń w lewo
hand-later = Przesuń w prawo
table-log-empty = Jeszcze nic się nie działo.

## Co teraz

now-draw = Weź dwie z talii albo kartę z wierzchu stosu
now-draw-piles = Talia jest pusta: weź kartę z wierzchu stosu
now-draw-deck = Dobierz z talii
now-keep = Dotknij karty, którą zatrzymujesz
now-put-other = Na który stos trafi { CARD($card, "nom") }?
now-put-forced = { CARD($card, "Nom") } trafia na pusty stos: pusty zawsze ma pierwszeństwo
now-duo = Wyłóż zestaw albo zakończ turę
now-end = Zakończ turę
now-close = Masz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: zakończ turę albo rundę
now-last = Twoja ostatnia tura: wyłóż, co się przyda, i zakończ ją
now-search = Który stos przeglądasz?
now-pick = Weź jedną kartę
now-steal = Komu kradniesz kartę?
now-steal-card = Weź dowolną kartę gracza { $name }
now-steal-back = Karta { $number } z { $count }
now-again = Łódki dają ci kolejną turę
now-paused = Gra jest wstrzymana.
now-keep-this = Zatrzymaj { CARD($card, "acc") }
now-choose-again = Wybierz jeszcze raz

## Działania

act-end = Zakończ turę
act-end-last = Zakończ ostatnią turę
act-stop = { call-stop }
act-last = { call-last-chance }
act-crab = przejrzyj stos
act-boat = kolejna tura
act-fish = karta z talii
act-theft = ukradnij kartę
act-nothing = teraz bez efektu
act-lay = Wyłóż
act-which = Które dwie?
act-take-back = Cofnij mój ruch
act-pause = Poproś o przerwę
act-resume = Graj dalej
act-resign = Poddaj grę
act-resign-sure = Poddać grę? Wygrają pozostali.
act-leave = Odejdź od stołu
act-leave-sure = Odejść? Miejsce na ciebie poczeka, a jeśli stół na to pozwala, dalej zagra bot.
act-show-hand = Pokaż widzom moją rękę
act-hide-hand = Ukryj moją rękę przed widzami
act-come-back = Zagraj znowu zamiast bota
act-mute = Wycisz gracza { $name }
act-unmute = Nie wyciszaj gracza { $name }
act-report = Zgłoś gracza
act-home = Strona główna
act-settings = Język, wygląd, dźwięk
act-shortcuts = Klawisze
act-advice = Porady
act-no-advice = Bez porad
act-rule = Zasada: { $clause }
act-agree = Zgoda
act-decline = Odmów

## Deklaracje

call-title-stop = Mówisz { call-stop }?
call-title-last = Mówisz { call-last-chance }?
call-now-stop = Tak: { call-stop }
call-now-last = Tak: { call-last-chance }
call-not-yet = Jeszcze nie
call-other = A może { $call }?

## Przy jednym urządzeniu

curtain-title = { $name }, twoja tura
curtain-hint = Podaj urządzenie dalej. Nikt inny nie powinien teraz patrzeć.
curtain-lift = Pokaż moje karty
curtain-since = Od twojej poprzedniej tury

## Tylko dla czytników ekranu

spoken-turn = Twoja tura. { $now }

## Wyjaśniane raz

tip-duo = Dwie pasujące do siebie karty to zestaw. Wyłożony ma efekt; wyłożony czy nie, jest wart 1 punkt.
tip-seven = Od 7 punktów możesz zakończyć rundę na końcu swojej tury.
tip-call = { call-stop } to bezpieczny wybór: wszyscy zdobywają punkty za karty. { call-last-chance } to zakład: pozostali mają jeszcze po turze, a jeśli nikt cię nie przebije, zdobywasz też bonus koloru.
tip-first = Zacznij tutaj: dotknij talii.
tip-known = Jasne

## Klawisze

keys-title = Klawisze
keys-deck = Talia
keys-piles = Lewa lub prawa: karta, którą zatrzymujesz, potem stos
keys-hand = Przechodzenie między kartami
keys-choose = Wybór
keys-move = Przesunięcie karty na ręce
keys-end = Koniec tury
keys-calls = Deklaracje (z prośbą o potwierdzenie)
keys-points = Punkty
keys-log = Co się działo
keys-aids = Karty pomocy
keys-help = Ta lista
keys-on = Używaj tych klawiszy
keys-on-about = Wyłącz je, jeśli na pojedyncze klawisze czeka inny twój program.
