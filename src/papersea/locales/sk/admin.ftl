### Čo hovorí `papersea admin` tomu, kto prevádzkuje server. Kódy, značky a stavy zostávajú, aké sú.

## Čo sa urobilo

admin-closed = Stôl { $code } je zatvorený.
admin-reopened = Stôl { $code } je znova otvorený.
admin-deleted = Vymazané: { $id }.
admin-delete-table = Vymazať stôl { $code } navždy?
admin-delete-person = Vymazať osobu { $id } navždy?
admin-renamed = { $id } sa teraz volá { $name }.
admin-banned = { $whom } má zákaz { $number }.
admin-banned-until = { $whom } má zákaz { $number } do { $until }.
admin-unbanned = { $whom } smie znova dnu.
admin-cleared = Už sa nič neoznamuje.
admin-announced = Oznamuje sa to všetkým, kým to nezrušíš.
admin-announced-until = Oznamuje sa to všetkým do { $until }.
admin-announced-about = Oznamuje sa všetkým, čo bude { $at }, do { $until }.
admin-report-closed = Hlásenie { $id } je uzavreté.
admin-exported = V { $file } { $count ->
    [one] je 1 riadok
    [few] sú { $count } riadky
   *[other] je { $count } riadkov
}.
admin-imported = Vrátené: { $tables ->
    [one] 1 stôl
    [few] { $tables } stoly
   *[other] { $tables } stolov
} a { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } hier
}.

## Zoznamy

admin-no-tables = Taký stôl neexistuje.
admin-no-people = Nikto tu nie je.
admin-no-reports = Žiadne hlásenia.
admin-for-good = navždy
admin-ban-over = (skončený) { $reason }
admin-left = (je preč)
admin-note-closed = { $note } (uzavreté { $at }: { $with })
admin-ago-days = pred { $count } d
admin-ago-hours = pred { $count } h
admin-ago-minutes = pred { $count } min
admin-ago-seconds = pred { $count } s
admin-column-code = Kód
admin-column-state = Stav
admin-column-changed = Posledná zmena
admin-column-names = Ľudia a boti
admin-column-person = Osoba
admin-column-kind = Druh
admin-column-seen = Naposledy
admin-column-owner = Patrí
admin-column-name = Meno
admin-column-seat = Miesto
admin-column-ban = Zákaz
admin-column-whom = Koho
admin-column-since = Od
admin-column-until = Do
admin-column-reason = Dôvod
admin-column-report = Hlásenie
admin-column-when = Kedy
admin-column-table = Stôl
admin-column-game = Posledná hra
admin-column-by = Od koho
admin-column-about = O kom
admin-column-note = Poznámka
admin-column-who = Kto
admin-column-what = Čo

## Čo sa nedá

admin-state-is-for-tables = --state je pre stoly.
admin-name-is-for-people = --name je pre ľudí.
admin-for-or-until = Použi --for alebo --until, nie oboje.
admin-at-or-in = Použi --at alebo --in, nie oboje.
admin-clear-alone = --clear sa s ničím nespája.
admin-note-with-close = --note patrí k --close.
admin-one-of = Použi jedno z { $options }.
admin-bad-ban-length = má to byť číslo a min, h, d alebo w, ako 7d
admin-bad-length = má to byť číslo a s, m, h alebo d, ako 10m
admin-bad-moment = má to byť deň alebo okamih, ako 2027-01-31T18:00
admin-bad-time = má to byť čas, ako 18:00 alebo 2027-01-31T18:00
admin-bad-text = má to byť jedno z { $languages }, potom = a text
admin-text-too-long = text je jeden riadok, najviac { $most } znakov
admin-over-already = to už pominulo
admin-before-it-begins = to je skôr, než sa to začne
admin-not-an-address = „{ $text }“ nie je adresa ani sieť
admin-too-wide = { $network } je príliš široká: najviac /{ $most }
admin-no-database = { $file } neexistuje.
admin-file-exists = { $file } už existuje a výpis nič neprepisuje.
admin-bad-line = { $file }, riadok { $line }: { $problem }
admin-not-an-export = toto nie je stôl ani hra z výpisu
admin-unreadable-table = Stôl { $code } sa nedá prečítať: { $problem }
admin-unreadable-game = Hra { $id } sa nedá prečítať: { $problem }
admin-no-table = Kód { $code } nemá žiadny stôl.
admin-no-person = Značku { $id } nemá nikto.
admin-no-ban = Zákaz { $number } neexistuje.
admin-no-open-report = Otvorené hlásenie { $id } neexistuje.
admin-other-database = { $code } patrí do databázy, ktorá nie je zadaná: --tables
admin-game-exists = Hra { $id } už existuje.
admin-table-exists = Stôl { $code } už existuje.
admin-nothing-imported = Nič sa neurobilo, lebo toto už existuje: { $ids }
