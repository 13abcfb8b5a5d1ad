### Strony wokół stołu: start, znajomi, jedno urządzenie, stoły publiczne, zasady, liczenie, ty.
### Imiona i karty to gotowe słowa w mianowniku.
### „papersea” to nazwa miejsca i zostaje bez zmian.

## Słowa na wielu stronach

close = Zamknij
back = Wstecz
cancel = Anuluj
yes = Tak
no = Nie
loading = Chwileczkę…
offline = Chwilowo brak połączenia. Nic nie przepadło: spróbuj za chwilę.
try-again = Spróbuj ponownie
to-start = Strona główna
more-choices = Więcej możliwości
copy-link = Kopiuj link
link-copied = Skopiowano
share-link = Udostępnij
undo = Cofnij
clear-all = Wyczyść
players-count = { $count ->
    [one] 1 osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osób
}

# Imię kogoś, kto żadnego nie podał.
guest-name = Gość
name-label = Twoje imię
name-hint = Zobaczą je inni przy stole.

## Ustawienia

settings-title = Ustawienia
settings-language = Język
settings-look = Wygląd
settings-look-system = Jak w urządzeniu
settings-look-light = Jasny
settings-look-dark = Ciemny
settings-sound = Dźwięki
settings-sound-about = Cichy dźwięk, gdy zaczyna się twoja tura.
settings-measuring = Gry do pomiarów
settings-measuring-about = Twoje skończone gry, bez imienia, pomagają się dowiedzieć, jak dobrze grają ludzie. Po wyłączeniu nie są już używane.
settings-me = Twoje imię i twoje gry

## Start

home-title = Gra karciana ze składanego papieru
home-about = Od dwóch do czterech osób. Bez konta: po prostu siadasz do stołu.
home-play = Zagraj teraz
# $name to przeciwnik.
home-play-about = Pierwsza gra: ty i { $name }
home-play-again = Następna gra: ty i { $name }
home-opponents = Wybierz przeciwników
home-friends = Ze znajomymi
home-friends-about = Wyślij link
home-device = Przy jednym urządzeniu
home-device-about = Z rąk do rąk
home-tables = Stoły publiczne
home-tables-about = Dosiądź się albo popatrz
home-learn = Poznaj grę
home-learn-about = Dziesięć krótkich lekcji i zasady
home-puzzles = Zagadki
home-puzzles-about = Jedna na każdy dzień i wiele innych
home-score = Policz moje karty
home-score-about = Do kart z papieru
home-setting-table = Przygotowujemy stół…
home-own = Twoje stoły
home-away = Odłóż
home-away-title = Poddać tę grę?
home-away-about = Kończy się tutaj i liczy się jako przegrana.
home-away-yes = Poddaj
home-cards = Wszystkie karty
home-offline = Nie masz połączenia. Zasady i „Policz moje karty” działają mimo to.
home-unofficial = Nieoficjalny dom małej gry karcianej, zrobiony przez ludzi, którzy ją lubią.

# Stół na liście. $names to pozostałe osoby, z przecinkami.
table-with = Przy stole: { $names }
table-nobody = Jeszcze nikogo więcej
table-open = Czeka na graczy
table-playing = Gra trwa
table-paused = Przerwa
table-over = Gra skończona
table-free = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
}

## Wybór przeciwników

choose-title = Wybierz przeciwników
choose-bot-title = Wybierz bota
choose-players = Ile osób gra, razem z tobą?
choose-seat = { $count ->
    [one] Przeciwnik
   *[other] Przeciwnik { $number }
}
choose-start = Graj

## Ze znajomymi

friends-title = Ze znajomymi
friends-about = Otwórz stół i wyślij link. Wolne miejsca mogą zająć boty.
friends-players = Ile osób gra?
friends-open = Otwórz stół
friends-code-title = Masz link?
friends-code-label = Link lub kod stołu
friends-code-go = Do tego stołu
friends-code-bad = To nie jest ani link, ani kod stołu. Kod składa się z { $length } liter i cyfr.

# Ustawienia stołu: jako wybór i jako lista, którą czytają wszyscy.
table-clock = Zegar
table-clock-none = Bez zegara
table-clock-bank = { $increment ->
    [0] { $minutes } min na osobę
   *[other] { $minutes } min na osobę, +{ $increment } s na turę
}
table-clock-days = { $days ->
    [one] 1 dzień na turę
    [few] { $days } dni na turę
    [many] { $days } dni na turę
   *[other] { $days } dni na turę
}
table-rulebook = Edycja zasad
table-rulebook-about = Edycje różnią się tylko w rzadkich przypadkach. „Klasyczna” działa jak opublikowana wersja internetowa.
table-target = Do { $points } punktów
table-public = Publiczny
table-public-about = Każdy może znaleźć ten stół i usiąść.
table-private = Tylko z linkiem
table-rated = Do rankingu
table-rated-about = Liczy się do twojego rankingu: z zegarem, bez botów i bez cofania ruchów, i tylko między ludźmi pod różnymi adresami.
table-unrated = Tylko dla zabawy
table-not-rated = Bez rankingu
unrated-program = Nie zmienia rankingu: programy mają ranking tylko między sobą.
unrated-together = Nie zmienia rankingu: dwie osoby z was grają z jednego adresu lub urządzenia. I tak miłej gry!
unrated-new = Nie zmienia twojego rankingu: kto jest tu nowy, liczy się innym dopiero od następnego dnia.
unrated-often = Nie zmienia twojego rankingu: w ciągu doby policzono już dość gier między wami.
unrated-short = Nie zmienia twojego rankingu: grę poddano już w pierwszej rundzie.
unrated-gone = Nie zmienia twojego rankingu: nie został nikt, z kim można by porównać.
rated-counted = Liczyło się do twojego rankingu.
table-take-back = Ruchy można cofać
table-take-back-about = Dopóki nikt nie zobaczył nowej karty.
table-no-take-back = Ruchów się nie cofa
table-stand-in = Bot w zastępstwie
table-stand-in-about = Gra za osobę, której dłużej nie ma, dopóki nie wróci.
table-no-stand-in = Bez bota w zastępstwie
table-starts = Start, gdy są wszyscy
table-starts-about = Gra zaczyna się, gdy tylko wszystkie miejsca są zajęte.

## Przed grą

waiting-title = { $count ->
    [0] Wszyscy już są
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
    [many] { $count } miejsc jest wolnych
   *[other] { $count } miejsc jest wolnych
}
waiting-invite = Zaproś znajomych
waiting-invite-about = Kto otworzy ten link, może usiąść do stołu.
waiting-invite-local = Ten link działa tylko na tym komputerze. Dla innych w sieci uruchom serwer z opcją --host 0.0.0.0 i otwórz jego adres.
waiting-share-text = Zagraj ze mną w karty!
waiting-qr = Link jako kod QR
waiting-code = Kod stołu
waiting-seats = Kto gra
waiting-seat-free = Wolne miejsce
waiting-seat-you = ty
waiting-seat-host = gospodarz
waiting-seat-bot = bot
waiting-here = na miejscu
waiting-idle = cisza
waiting-lost = zaraz wraca
waiting-nobody = poza stołem
waiting-sit = Usiądź
waiting-sit-title = Jak mamy cię nazywać?
waiting-add-bot = Dodaj bota
waiting-free-seat = Zwolnij to miejsce
waiting-leave = Wstań od stołu
waiting-start = Zacznij grę
waiting-start-when-full = Możesz zacząć, gdy wszystkie miejsca będą zajęte.
waiting-for-players = Gospodarz zacznie grę, gdy wszystkie miejsca będą zajęte.
# $name to gospodarz.
waiting-for-host = Grę zaczyna { $name }.
waiting-starts-by-itself = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
waiting-starts-in = { $seconds ->
    [0] Tasujemy karty…
    [one] Gra zacznie się za 1 sekundę.
    [few] Gra zacznie się za { $seconds } sekundy.
    [many] Gra zacznie się za { $seconds } sekund.
   *[other] Gra zacznie się za { $seconds } sekund.
}
waiting-looking-on = Na razie patrzysz. Usiądź, jeśli chcesz zagrać.
waiting-full = Wszystkie miejsca są zajęte. Możesz patrzeć.
waiting-spectators = { $count ->
    [one] 1 osoba patrzy
    [few] { $count } osoby patrzą
    [many] { $count } osób patrzy
   *[other] { $count } osób patrzy
}
waiting-settings = Przy tym stole
waiting-change = Zmień
waiting-change-title = Zmień ustawienia stołu
waiting-save = Zapisz

## Przy jednym urządzeniu

device-title = Przy jednym urządzeniu
device-about = Podawajcie je z rąk do rąk. Między turami karty są zakryte.
device-players = Ile osób gra?
device-player = Gracz { $number }
device-name = Imię
device-bot = Bot
device-person = Człowiek
device-start = Start
device-name-missing = Każdy gracz musi mieć imię.
device-one-person = Musi grać przynajmniej jeden człowiek.

## Stoły publiczne

tables-title = Stoły publiczne
tables-match = Szybka gra
tables-match-about = Siadasz tam, gdzie jest wolne miejsce, albo przy nowym stole, który czeka na innych. Gra się z zegarem, żeby nikt długo nie czekał.
tables-match-go = Znajdź stół
tables-open = Z wolnym miejscem
tables-playing = Do oglądania
tables-none-open = Żaden stół nie czeka teraz na graczy. Spróbuj szybkiej gry: kto przyjdzie następny, usiądzie z tobą.
tables-none-playing = Nie trwa teraz żadna publiczna gra.
tables-join = Do stołu
tables-watch = Popatrz

## Zasady

learn-aids = W skrócie
rules-title = Zasady
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] 1 zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasad
}
rules-contents = Spis treści
# $clause to krótka nazwa zasady, na przykład R6.
rules-link = Link do { $clause }
rules-look = W zasadach

## Liczenie papierowych kart

score-title = Policz moje karty
score-about = Dotknij każdej karty, którą masz, na ręce i przed sobą.
score-kinds = Która karta?
score-colours = Jaki kolor?
score-gone = są już wszystkie
score-yours = Twoje karty
score-yours-about = Dotknij karty, żeby ją odłożyć.
score-put-back = Odłóż: { $card }
score-added = Dodano: { $card }
score-enough = Wystarczy, żeby zakończyć rundę.
score-worth = Z czego to się składa
score-mermaids = Cztery syreny: kto je ma, od razu wygrywa grę.
score-duos = { $count ->
    [0] jeszcze bez zestawu
    [one] 1 zestaw
    [few] { $count } zestawy
    [many] { $count } zestawów
   *[other] { $count } zestawów
}
# $values to punkty za jedną kartę, za dwie i tak dalej.
score-series = razem { $values }

## W skrócie: karty pomocy z pudełka

aid-turn = Twoja tura
aid-turn-draw = Weź kartę
aid-turn-deck = Dwie z talii: jedną zatrzymaj, drugą odłóż na stos
aid-turn-or = albo
aid-turn-pile = Karta z wierzchu stosu
aid-turn-duo = Wyłóż zestawy, jeśli chcesz
aid-turn-end = Zakończ turę albo, od { $points } punktów, całą rundę
aid-duos = Zestawy
aid-duos-about = Każdy daje 1 punkt, także na ręce. Wyłożone mają efekt:
aid-duo-crab = Przejrzyj stos i weź kartę
aid-duo-boat = Graj jeszcze jedną turę
aid-duo-fish = Weź kartę z wierzchu talii
aid-duo-theft = Ukradnij kartę z czyjejś ręki
aid-worth = Kolekcje i syreny
aid-collectors = Im więcej jednego rodzaju, tym lepiej
aid-multipliers = Mnożniki, za każdą kartę
aid-mermaid = 1 punkt za kartę twojego najliczniejszego koloru; kolejna syrena bierze kolejny kolor
aid-mermaids = Wszystkie cztery: wygrywasz grę
aid-end = Zakończenie rundy
aid-end-need = Od { $points } punktów możesz powiedzieć:
aid-end-stop = Wszyscy zdobywają punkty za karty.
aid-end-last = Pozostali mają jeszcze po jednej turze. Potem:
aid-end-won = Nikt nie ma więcej od ciebie
aid-end-won-you = ty: karty + bonus koloru
aid-end-won-others = pozostali: bonus koloru
aid-end-lost = Ktoś ma więcej od ciebie
aid-end-lost-you = ty: bonus koloru
aid-end-lost-others = pozostali: karty
aid-end-bonus = Bonus koloru: 1 punkt za kartę twojego najliczniejszego koloru
# $targets to punkty dla dwóch, trzech i czterech osób.
aid-end-target = Gra kończy się przy { $targets } punktach (2 · 3 · 4 osoby).
aid-colours = Kolory
aid-colours-about = Ile jest kart każdego koloru

## Wszystkie karty

cards-title = Wszystkie karty
cards-about = Karty złożone i narysowane dla papersea: { $count }.

## Ty

me-title = Ty
me-nobody = To urządzenie nie ma tu jeszcze imienia i nic o tobie nie zapisano.
me-save = Zapisz
me-saved = Zapisano
me-numbers = Twoje gry w liczbach
me-no-games = Jeszcze żadnej skończonej gry.
me-games = Gry
me-wins = Wygrane
me-mean-rank = Średnie miejsce
me-rating = Ranking
me-unrated = jeszcze brak
me-points-per-round = Punkty na rundę
me-stops = Deklaracje STOP
me-bets = Wygrane OSTATNIE SZANSE
# na przykład „3 z 5”
me-bets-won = { $won } z { $all }
me-mermaid-wins = Wygrane czterema syrenami
me-finished = Skończone gry
me-analyse = Analiza
me-analyse-record = Analiza zapisu skądinąd
me-game-won = Wygrana
me-game-shared = Wspólne zwycięstwo
me-game-place = Miejsce { $place }
me-data = Twoje dane
me-data-about = Na tym urządzeniu pamięta cię plik cookie. Nie ma konta ani hasła.
me-download = Pobierz moje dane
me-delete = Usuń mnie
me-delete-title = Usunąć wszystko o tobie?
me-delete-about = Twoje imię, gry i rankingi znikną na zawsze, a to urządzenie o tobie zapomni. Tego nie da się cofnąć.
me-delete-yes = Usuń na zawsze
me-deleted = Gotowe: nic już o tobie nie przechowujemy.

## Adres, który donikąd nie prowadzi

nowhere-title = Tu jest tylko morze
nowhere-about = Ten adres donikąd nie prowadzi. Może link jest niepełny.
