### Gra na całym ekranie terminala. Nazwy są krótkie: w dolnym wierszu jest miejsce na siedem.

full-help = Pomoc
full-points = Punkty
full-rules = Zasady
full-log = Przebieg
full-theme = Kolory
full-type = Wpisz
full-leave = Wyjdź
full-yes = Tak
full-no = Nie
full-go-on = Dalej
full-close = Zamknij
full-look-up = Znajdź zasadę: R6, cards, zakład…
full-how = Naciśnij numer ruchu, wybierz go strzałkami i klawiszem Enter albo kliknij. Kliknąć można też talię i stosy. Działają również jednoliterowe skróty: D to talia, L i R to stosy, kropka kończy turę.
full-not-installed = Gra na całym ekranie nie jest zainstalowana. Oto jak ją dostać: { $install }
full-no-terminal = Gra na całym ekranie potrzebuje terminala, w którym się pisze i czyta.
full-dumb = Ten terminal (TERM) nie pokaże gry na całym ekranie.
full-encoding = Ten terminal nie zna UTF-8 (LANG), a cały ekran go potrzebuje.
full-no-colour = Ustawiono NO_COLOR, więc gra toczy się wiersz po wierszu; --full gra na całym ekranie.
full-small = Ten terminal jest za mały na cały ekran; z --full mimo to się na nim gra.
