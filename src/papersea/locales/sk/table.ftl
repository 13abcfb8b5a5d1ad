### Živý stôl: čo sa deje okolo kariet a čo hovorí obrazovka.
### `$you` je „yes“, keď je veta o čitateľovi.
### Mená sú hotové slová, ktoré sa neskloňujú; karty a hromádky majú svoj pád.

## Okolo kariet

online-joined = { $you ->
    [yes] Sadáš si k stolu.
   *[no] { $name } si sadá k stolu.
}
online-freed = { $you ->
    [yes] Vstávaš od stola.
   *[no] { $name } vstáva od stola.
}
online-left = { $you ->
    [yes] Odchádzaš, ďalej za teba hrá bot.
   *[no] { $name } odchádza, ďalej hrá bot.
}
online-stood-in = { $you ->
    [yes] Vypršal ti čas. Kým sa nevrátiš, hrá za teba bot.
   *[no] { $name } už nemá čas. Ďalej hrá bot.
}
online-came-back = { $you ->
    [yes] Už zase hráš ty.
   *[no] { $name } je späť.
}
online-resigned = { $you ->
    [yes] Vzdávaš sa.
   *[no] { $name } sa vzdáva.
}
online-wants-back = { $you ->
    [yes] Chceš vziať svoj ťah späť.
   *[no] { $name } chce vziať svoj ťah späť.
}
online-wants-pause = { $you ->
    [yes] Prosíš o prestávku.
   *[no] { $name } prosí o prestávku.
}
online-allow-back = { $name } chce vziať svoj ťah späť. Súhlasíš?
online-allow-pause = { $name } prosí o prestávku. Súhlasíš?
online-declined = { $you ->
    [yes] Nesúhlasíš.
   *[no] { $name } nesúhlasí.
}
online-took-back = { $you ->
    [yes] Berieš svoj ťah späť.
   *[no] { $name } berie svoj ťah späť.
}
online-paused = Hra je prerušená.
online-resumed = { $you ->
    [yes] Končíš prestávku.
   *[no] { $name } končí prestávku.
}
online-said = { $you ->
    [yes] Ty: { $phrase }
   *[no] { $name }: { $phrase }
}
online-given-up = Ostatní sa vzdali, vyhráva { $names }.
online-wants-rematch = { $you ->
    [yes] Chceš si zahrať znova.
   *[no] { $name } si chce zahrať znova.
}

## Hlavička obrazovky

table-round = { $round }. kolo · do { $target }
table-menu = Ponuka
table-log = Čo sa stalo
table-aids = Prehľadové karty
table-points = Body
table-waits-for = Na ťahu je { $name }…
table-your-turn = Si na ťahu
table-your-turn-title = ● Si na ťahu
table-last-turns = POSLEDNÁ ŠANCA · { $name }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}
table-last-turns-own = Tvoja POSLEDNÁ ŠANCA · { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}
table-spectating = Sleduješ hru.
table-spectators = { $count ->
    [one] Sleduje 1 divák
    [few] Sledujú { $count } diváci
   *[other] Sleduje { $count } divákov
}
table-follow = Sledovať ako…
table-follow-all = všetci (ruky sú skryté)
table-follow-seat = { $name }
table-loading = Chystáme stôl…
table-asked = Žiadosť je odoslaná, čaká sa na odpoveď…
table-taken-up = Táto hra nadväzuje na inú hru s tými istými kartami: nanovo sa nerozdávalo.
table-closed = K tomuto stolu sa nedá prisadnúť

## Spojenie

link-lost = Spojenie sa prerušilo. Obnovujeme ho… Nič sa nestratilo.
link-back = Spojenie je obnovené.
link-offline = Server je práve nedostupný, preto sa ťah nevykonal. Skús to o chvíľu znova.

## Pásik hráča. Hovorené názvy vecí, ktoré ukazuje obrázok.

seat-score = { $score } z { $target }
seat-hand = { $count ->
    [0] žiadne karty
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kariet
}
seat-laid = { $count ->
    [0] nič nevyložené
    [one] 1 vyložený pár
    [few] { $count } vyložené páry
   *[other] { $count } vyložených párov
}
seat-turn = na ťahu
seat-bot = bot
seat-idle = dlho rozmýšľa
seat-lost = bez spojenia
seat-stand-in = hrá bot
seat-known = Známe karty v tejto ruke
seat-time = zostáva { $time }
seat-spoken = { $name }: { $score } z { $target } bodov, { $cards }, { $laid }

## Balíček a hromádky

deck-name = Balíček, { $count ->
    [0] prázdny
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kariet
}
pile-name = { PILE($pile, "Nom") }: { CARD($card) }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kariet
}
pile-empty = { PILE($pile, "Nom") }, prázdna
place-empty = prázdne
place-draw = vezmi dve
place-take = vezmi
place-put = polož sem
place-look = prezri si
hand-card = { CARD($card) }, { $number } z { $count } v tvojej ruke
hand-title = Tvoja ruka
hand-empty = zatiaľ bez kariet
hand-sort = Zoradiť
hand-sort-kind = podľa druhu
hand-sort-colour = podľa farby
hand-sort-own = vlastné poradie
hand-earlier = Posunúť doľava
hand-later = Posunúť doprava
table-log-empty = Zatiaľ sa nič nestalo.

## Čo robiť teraz

now-draw = Vezmi si dve karty z balíčka alebo vrchnú kartu z hromádky
now-draw-piles = Balíček je prázdny: vezmi si vrchnú kartu z hromádky
now-draw-deck = Vezmi si z balíčka
now-keep = Ťukni na kartu, ktorú si chceš nechať
now-put-other = Na ktorú hromádku pôjde { CARD($card, "nom") }?
now-put-forced = { CARD($card, "Nom") } ide na prázdnu hromádku: tá má vždy prednosť
now-duo = Vylož pár alebo skonči ťah
now-end = Skonči ťah
now-close = Máš { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}: skonči ťah alebo zavri kolo
now-last = Tvoj posledný ťah: vylož, čo ti pomôže, a skonči ho
now-search = Ktorú hromádku si chceš prezrieť?
now-pick = Vezmi si jednu kartu
now-steal = Komu ukradneš kartu?
now-steal-card = { $name }: vyber si ktorúkoľvek kartu
now-steal-back = { $number }. karta z { $count }
now-again = Loďky ti dávajú ďalší ťah
now-paused = Hra je prerušená.
now-keep-this = Nechať si { CARD($card, "acc") }
now-choose-again = Vybrať znova

## Akcie

act-end = Skončiť ťah
act-end-last = Skončiť posledný ťah
act-stop = { call-stop }
act-last = { call-last-chance }
act-crab = prezrieť hromádku
act-boat = ďalší ťah
act-fish = karta z balíčka
act-theft = ukradnúť kartu
act-nothing = teraz bez efektu
act-lay = Vyložiť
act-which = Ktoré dve?
act-take-back = Vziať ťah späť
act-pause = Požiadať o prestávku
act-resume = Pokračovať
act-resign = Vzdať sa
act-resign-sure = Vzdáš túto hru? Vyhrajú ju ostatní.
act-leave = Odísť od stola
act-leave-sure = Naozaj odísť? Miesto ti zostane a ak to stôl dovoľuje, hrá zatiaľ bot.
act-show-hand = Ukázať divákom moju ruku
act-hide-hand = Skryť pred divákmi moju ruku
act-come-back = Vystriedať bota
act-mute = Stíšiť hráča { $name }
act-unmute = Zrušiť stíšenie hráča { $name }
act-report = Nahlásiť hráča
act-home = Domov
act-settings = Jazyk, vzhľad, zvuk
act-shortcuts = Klávesy
act-advice = Rady
act-no-advice = Neradiť
act-rule = Pravidlo: { $clause }
act-agree = Súhlasiť
act-decline = Odmietnuť

## Hlásenia

call-title-stop = Ohlásiť { call-stop }?
call-title-last = Ohlásiť POSLEDNÚ ŠANCU?
call-now-stop = Áno: { call-stop }
call-now-last = Áno: { call-last-chance }
call-not-yet = Ešte nie
call-other = Radšej { $call }?

## Pri jednom zariadení

curtain-title = { $name }, ideš ty
curtain-hint = Podaj zariadenie ďalej. Nikto iný by sa teraz nemal pozerať.
curtain-lift = Ukázať moje karty
curtain-since = Od tvojho posledného ťahu

## Len pre čítačky obrazovky

spoken-turn = Si na ťahu. { $now }

## Raz vysvetlené

tip-duo = Dve karty, ktoré patria k sebe, sú pár. Keď ich vyložíš, niečo sa stane. Vyložené aj v ruke majú hodnotu 1 bodu.
tip-seven = Od 7 bodov smieš na konci svojho ťahu zavrieť kolo.
tip-call = { call-stop } je istota: každý získa body za svoje karty. { call-last-chance } je stávka: ostatní majú ešte jeden ťah, a ak ťa nikto neprekoná, získaš aj farebný bonus.
tip-first = Začni tu: ťukni na balíček.
tip-known = Rozumiem

## Klávesy

keys-title = Klávesy
keys-deck = Balíček
keys-piles = Vľavo alebo vpravo: najprv karta, ktorú si necháš, potom hromádka
keys-hand = Pohyb medzi kartami v ruke
keys-choose = Vybrať
keys-move = Presunúť kartu v ruke
keys-end = Skončiť ťah
keys-calls = Hlásenia (ešte ich potvrdíš)
keys-points = Body
keys-log = Čo sa stalo
keys-aids = Prehľadové karty
keys-help = Tento zoznam
keys-on = Používať tieto klávesy
keys-on-about = Vypni ich, ak jednotlivé klávesy používa iný tvoj program.
