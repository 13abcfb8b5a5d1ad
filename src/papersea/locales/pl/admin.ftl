### Co mówi `papersea admin` temu, kto prowadzi serwer. Kody, identyfikatory i stany zostają bez zmian.

## Co zrobiono

admin-closed = Stół { $code } jest zamknięty.
admin-reopened = Stół { $code } jest znowu otwarty.
admin-deleted = Usunięto { $id }.
admin-delete-table = Usunąć stół { $code } na zawsze?
admin-delete-person = Usunąć osobę { $id } na zawsze?
admin-renamed = { $id } nazywa się teraz { $name }.
admin-banned = Bez wstępu: { $whom }, blokada { $number }.
admin-banned-until = Bez wstępu: { $whom }, do { $until }, blokada { $number }.
admin-unbanned = Znowu ma wstęp: { $whom }.
admin-cleared = Nic już nie jest ogłoszone.
admin-announced = Wszyscy to zobaczą, dopóki ogłoszenie nie zostanie cofnięte.
admin-announced-until = Wszyscy to zobaczą, do { $until }.
admin-announced-about = Wszyscy dowiedzą się o { $at }, do { $until }.
admin-report-closed = Zgłoszenie { $id } jest zamknięte.
admin-exported = { $file } ma { $count ->
    [one] 1 wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}.
admin-imported = Przywrócono: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
} i { $games ->
    [one] 1 grę
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}.

## Listy

admin-no-tables = Nie ma takiego stołu.
admin-no-people = Nikogo nie ma.
admin-no-reports = Nie ma zgłoszeń.
admin-for-good = na zawsze
admin-ban-over = (po terminie) { $reason }
admin-left = (już nie gra)
admin-note-closed = { $note } (zamknięte { $at }: { $with })
admin-ago-days = { $count } d temu
admin-ago-hours = { $count } godz. temu
admin-ago-minutes = { $count } min temu
admin-ago-seconds = { $count } s temu
admin-column-code = Kod
admin-column-state = Stan
admin-column-changed = Ostatnia zmiana
admin-column-names = Ludzie i boty
admin-column-person = Osoba
admin-column-kind = Rodzaj
admin-column-seen = Ostatnio
admin-column-owner = Należy do
admin-column-name = Imię
admin-column-seat = Miejsce
admin-column-ban = Blokada
admin-column-whom = Kogo
admin-column-since = Od
admin-column-until = Do
admin-column-reason = Powód
admin-column-report = Zgłoszenie
admin-column-when = Kiedy
admin-column-table = Stół
admin-column-game = Ostatnia gra
admin-column-by = Od kogo
admin-column-about = O kim
admin-column-note = Uwaga
admin-column-who = Kto
admin-column-what = Co

## Czego nie można zrobić

admin-state-is-for-tables = --state jest dla stołów.
admin-name-is-for-people = --name jest dla ludzi.
admin-for-or-until = Podaj --for albo --until, nie oba naraz.
admin-at-or-in = Podaj --at albo --in, nie oba naraz.
admin-clear-alone = --clear podaje się bez niczego więcej.
admin-note-with-close = --note podaje się razem z --close.
admin-one-of = Podaj jedno z { $options }.
admin-bad-ban-length = oczekiwana liczba oraz min, h, d albo w, na przykład 7d
admin-bad-length = oczekiwana liczba oraz s, m, h albo d, na przykład 10m
admin-bad-moment = oczekiwany dzień albo chwila, na przykład 2027-01-31T18:00
admin-bad-time = oczekiwana godzina, na przykład 18:00 albo 2027-01-31T18:00
admin-bad-text = oczekiwane jedno z { $languages }, potem = i tekst
admin-text-too-long = tekst to jeden wiersz, najwyżej { $most } znaków
admin-over-already = to już minęło
admin-before-it-begins = to jest przed początkiem
admin-not-an-address = „{ $text }” nie jest ani adresem, ani siecią
admin-too-wide = { $network } to za szeroka sieć: najwyżej /{ $most }
admin-no-database = { $file } nie istnieje.
admin-file-exists = { $file } już istnieje, a eksport niczego nie nadpisuje.
admin-bad-line = { $file }, wiersz { $line }: { $problem }
admin-not-an-export = to nie jest stół ani gra z eksportu
admin-unreadable-table = Stołu { $code } nie da się odczytać: { $problem }
admin-unreadable-game = Gry { $id } nie da się odczytać: { $problem }
admin-no-table = Żaden stół nie ma kodu { $code }.
admin-no-person = Nikt nie ma identyfikatora { $id }.
admin-no-ban = Nie ma blokady { $number }.
admin-no-open-report = Nie ma otwartego zgłoszenia { $id }.
admin-other-database = { $code } należy do bazy, której nie podano: --tables
admin-game-exists = Gra { $id } już istnieje.
admin-table-exists = Stół { $code } już istnieje.
admin-nothing-imported = Niczego nie zrobiono, bo to już istnieje: { $ids }
