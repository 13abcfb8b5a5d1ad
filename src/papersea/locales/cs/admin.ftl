### Co říká `papersea admin` tomu, kdo provozuje server. Kódy, značky a stavy zůstávají, jaké jsou.

## Co se udělalo

admin-closed = Stůl { $code } je zavřený.
admin-reopened = Stůl { $code } je znovu otevřený.
admin-deleted = Vymazáno: { $id }.
admin-delete-table = Vymazat stůl { $code } navždy?
admin-delete-person = Vymazat osobu { $id } navždy?
admin-renamed = { $id } se teď jmenuje { $name }.
admin-banned = { $whom } má zákaz { $number }.
admin-banned-until = { $whom } má zákaz { $number } do { $until }.
admin-unbanned = { $whom } smí znovu dovnitř.
admin-cleared = Už se nic neoznamuje.
admin-announced = Oznamuje se to všem, dokud to nezrušíš.
admin-announced-until = Oznamuje se to všem do { $until }.
admin-announced-about = Oznamuje se všem, co bude { $at }, do { $until }.
admin-report-closed = Hlášení { $id } je uzavřené.
admin-exported = V { $file } { $count ->
    [one] je 1 řádek
    [few] jsou { $count } řádky
   *[other] je { $count } řádků
}.
admin-imported = Vráceno: { $tables ->
    [one] 1 stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
} a { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
}.

## Seznamy

admin-no-tables = Takový stůl neexistuje.
admin-no-people = Nikdo tu není.
admin-no-reports = Žádná hlášení.
admin-for-good = navždy
admin-ban-over = (skončený) { $reason }
admin-left = (je pryč)
admin-note-closed = { $note } (uzavřeno { $at }: { $with })
admin-ago-days = před { $count } d
admin-ago-hours = před { $count } h
admin-ago-minutes = před { $count } min
admin-ago-seconds = před { $count } s
admin-column-code = Kód
admin-column-state = Stav
admin-column-changed = Poslední změna
admin-column-names = Lidé a boti
admin-column-person = Osoba
admin-column-kind = Druh
admin-column-seen = Naposledy
admin-column-owner = Patří
admin-column-name = Jméno
admin-column-seat = Místo
admin-column-ban = Zákaz
admin-column-whom = Koho
admin-column-since = Od
admin-column-until = Do
admin-column-reason = Důvod
admin-column-report = Hlášení
admin-column-when = Kdy
admin-column-table = Stůl
admin-column-game = Poslední hra
admin-column-by = Od koho
admin-column-about = O kom
admin-column-note = Poznámka
admin-column-who = Kdo
admin-column-what = Co

## Co nejde

admin-state-is-for-tables = --state je pro stoly.
admin-name-is-for-people = --name je pro lidi.
admin-for-or-until = Použij --for, nebo --until, ne obojí.
admin-at-or-in = Použij --at, nebo --in, ne obojí.
admin-clear-alone = --clear se s ničím nespojuje.
admin-note-with-close = --note patří k --close.
admin-one-of = Použij jedno z { $options }.
admin-bad-ban-length = má to být číslo a min, h, d nebo w, jako 7d
admin-bad-length = má to být číslo a s, m, h nebo d, jako 10m
admin-bad-moment = má to být den nebo okamžik, jako 2027-01-31T18:00
admin-bad-time = má to být čas, jako 18:00 nebo 2027-01-31T18:00
admin-bad-text = má to být jedno z { $languages }, pak = a text
admin-text-too-long = text je jeden řádek, nejvýš { $most } znaků
admin-over-already = to už pominulo
admin-before-it-begins = to je dřív, než to začne
admin-not-an-address = „{ $text }“ není adresa ani síť
admin-too-wide = { $network } je příliš široká: nejvýš /{ $most }
admin-no-database = { $file } neexistuje.
admin-file-exists = { $file } už existuje a výpis nic nepřepisuje.
admin-bad-line = { $file }, řádek { $line }: { $problem }
admin-not-an-export = toto není stůl ani hra z výpisu
admin-unreadable-table = Stůl { $code } nejde přečíst: { $problem }
admin-unreadable-game = Hru { $id } nejde přečíst: { $problem }
admin-no-table = Kód { $code } nemá žádný stůl.
admin-no-person = Značku { $id } nemá nikdo.
admin-no-ban = Zákaz { $number } neexistuje.
admin-no-open-report = Otevřené hlášení { $id } neexistuje.
admin-other-database = { $code } patří do databáze, která není zadaná: --tables
admin-game-exists = Hra { $id } už existuje.
admin-table-exists = Stůl { $code } už existuje.
admin-nothing-imported = Nic se neudělalo, protože toto už existuje: { $ids }
