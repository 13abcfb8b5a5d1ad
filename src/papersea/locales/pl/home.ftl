### Strony wokół stołu: start, znajomi, jedno urządzenie, stoły publiczne, zasady, liczenie, ty.
### Imion się nie odmienia.
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
settings-sound-about = Karty i papier, i cichy dźwięk, gdy zaczyna się twoja tura.
settings-measuring = Gry do badań
settings-measuring-about = Twoje skończone gry, bez imienia, pomagają się dowiedzieć, jak dobrze grają ludzie. Po wyłączeniu zostaną z tych badań usunięte.
settings-me = Twoje imię i twoje gry
settings-manual = Podręcznik (po angielsku)

## Start

home-title = Gra karciana ze składanego papieru
home-about = Dla dwóch do czterech osób. Bez konta: po prostu siadasz do stołu.
home-play = Zagraj teraz
# $name to przeciwnik.
home-play-about = Pierwsza gra z botem { $name }
home-play-again = Kolejna gra z botem { $name }
home-opponents = Wybierz przeciwników
home-friends = Ze znajomymi
home-friends-about = Wyślij link
home-device = Przy jednym urządzeniu
home-device-about = Z rąk do rąk
home-tables = Stoły publiczne
home-tables-about = Dosiądź się albo oglądaj
home-learn = Poznaj grę
home-learn-about = Dziesięć krótkich lekcji i zasady
home-deal = Dzisiejsze rozdanie
home-deal-about = Te same karty dla wszystkich
home-puzzles = Zadania
home-puzzles-about = Jedno na każdy dzień i wiele innych
home-score = Policz moje karty
home-score-about = Do papierowych kart
home-setting-table = Przygotowujemy stół…
home-own = Twoje stoły
home-away = Poddaj tę grę
home-away-title = Poddać tę grę?
home-away-about = Skończy się tutaj i będzie liczyć się jako przegrana.
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
friends-code-go = Idź do tego stołu
friends-code-bad = To nie jest ani link, ani kod stołu. Kod ma sześć liter, na przykład BCD FGH.
friends-code-unknown = Pod tymi literami nie czeka żaden stół. Może któraś została źle usłyszana albo gra już się zaczęła.
friends-code-elsewhere = Ten link prowadzi do stołu gdzie indziej:

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
edition-classic = klasyczna
edition-sk = słowacka
edition-cs = czeska
edition-pl = polska
edition-ru = rosyjska
edition-es = hiszpańska
table-rulebook-about = Edycje różnią się tylko w rzadkich przypadkach. „Klasyczna” działa jak opublikowana wersja internetowa.
table-target = Do { $points } punktów
table-public = Publiczny
table-public-about = Każdy może znaleźć ten stół i usiąść.
table-private = Tylko z linkiem
table-rated = Do rankingu
table-rated-about = Liczy się do twojego rankingu: z zegarem, bez botów i bez cofania ruchów, i tylko między ludźmi pod różnymi adresami.
table-unrated = Tylko dla zabawy
table-not-rated = Bez rankingu
unrated-program = Ta gra nie zmienia rankingu: programy mają ranking tylko między sobą.
unrated-together = Ta gra nie zmienia rankingu: dwie osoby grają z jednego adresu lub urządzenia. Miłej gry mimo to!
unrated-new = Ta gra nie zmieni twojego rankingu: kto jest tu nowy, liczy się innym dopiero od następnego dnia.
unrated-often = Ta gra nie zmieni twojego rankingu: w ciągu doby policzono już dość gier między wami.
unrated-short = Ta gra nie zmieni twojego rankingu: poddano ją już w pierwszej rundzie.
unrated-gone = Ta gra nie zmieni twojego rankingu: nie został nikt, z kim można cię porównać.
rated-counted = Ta gra liczy się do twojego rankingu.
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
# $name is the host.
waiting-invited = { $name } zaprasza cię do gry w karty
waiting-about = Gra karciana ze składanego papieru: bierz karty, wykładaj zestawy dla ich efektu, i zakończ rundę, gdy starczy ci odwagi. Bez konta: usiądź, a gra objaśni wszystko po drodze.
waiting-invite = Zaproś znajomych
waiting-invite-about = Kto otworzy ten link, może usiąść do stołu.
waiting-invite-local = Ten link działa tylko na tym komputerze. Dla innych w twojej sieci uruchom serwer z opcją --host 0.0.0.0 i otwórz tam jego adres.
waiting-share-text = Zagraj ze mną w karty!
waiting-qr = Link jako kod QR
waiting-code = Kod do powiedzenia na głos
waiting-seats = Kto gra
waiting-seat-free = Wolne miejsce
waiting-seat-you = ty
waiting-seat-host = gospodarz
waiting-seat-bot = bot
waiting-here = na miejscu
waiting-idle = nie reaguje
waiting-lost = łączy się ponownie
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
waiting-full = Wszystkie miejsca są zajęte. Oglądasz.
waiting-spectators = { $count ->
    [one] 1 osoba ogląda
    [few] { $count } osoby oglądają
    [many] { $count } osób ogląda
   *[other] { $count } osoby ogląda
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
tables-playing = Gry do oglądania
tables-none-open = Żaden stół nie czeka teraz na graczy. Spróbuj szybkiej gry: kto przyjdzie następny, usiądzie z tobą.
tables-none-playing = Nie ma teraz żadnej publicznej gry do oglądania.
tables-join = Dosiądź się
tables-watch = Oglądaj

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
score-gone = nie ma więcej
score-yours = Twoje karty
score-yours-about = Dotknij karty, żeby ją odłożyć.
score-put-back = Odłóż { CARD($card, "acc") }
score-added = Dodano { CARD($card, "acc") }
score-enough = Wystarczy, żeby zakończyć rundę.
score-worth = Z czego to się składa
score-mermaids = Cztery syreny: kto je ma, wygrywa grę.
score-duos = { $count ->
    [0] jeszcze bez zestawu
    [one] 1 zestaw
    [few] { $count } zestawy
    [many] { $count } zestawów
   *[other] { $count } zestawów
}
# $values to punkty za jedną kartę, za dwie i tak dalej.
score-series = razem { $values }

## Wszystkie karty

cards-title = Wszystkie karty
cards-about = Karty złożone i narysowane dla papersea: { $count }.

## Adres, który donikąd nie prowadzi

nowhere-title = Tu jest tylko morze
nowhere-about = Ten adres donikąd nie prowadzi. Może link jest niepełny.
