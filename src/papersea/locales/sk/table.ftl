### Živý stôl: čo sa deje okolo kariet a čo hovorí obrazovka.
### `$you` je „yes“, keď je veta o čitateľovi.
### Mená a karty sú hotové slová, ktoré stoja vo vete bez pádu.

## Okolo kariet

online-joined = { $you ->
    [yes] Sadáš si k stolu.
   *[no] { $name } si sadá k stolu.
}
online-freed = { $you ->
    [yes] Vstávaš od stola.
   *[no] { $name } vstáva od stola.
}
online-left = { $you ->
    [yes] Odchádzaš; ďalej za teba hrá bot.
   *[no] { $name } odchádza; ďalej hrá bot.
}
online-stood-in = { $you ->
    [yes] Čas ti vypršal: kým sa nevrátiš, hrá za teba bot.
   *[no] { $name } necháva dlho čakať: ďalej hrá bot.
}
online-came-back = { $you ->
    [yes] Už zase hráš ty.
   *[no] { $name } je späť a hrá ďalej.
}
online-resigned = { $you ->
    [yes] Vzdávaš hru.
   *[no] { $name } vzdáva hru.
}
online-wants-back = { $you ->
    [yes] Žiadaš o vrátenie svojho ťahu.
   *[no] { $name } žiada o vrátenie ťahu.
}
online-wants-pause = { $you ->
    [yes] Žiadaš o prestávku.
   *[no] { $name } žiada o prestávku.
}
online-allow-back = Smie { $name } vziať ťah späť?
online-allow-pause = { $name } žiada o prestávku. Súhlasíš?
online-declined = { $you ->
    [yes] Nesúhlasíš.
   *[no] { $name } nesúhlasí.
}
online-took-back = { $you ->
    [yes] Tvoj ťah je vrátený.
   *[no] { $name } berie ťah späť.
}
online-paused = Hra má prestávku.
online-resumed = { $you ->
    [yes] Pokračuješ v hre.
   *[no] { $name } pokračuje v hre.
}
online-said = { $you ->
    [yes] Ty: { $phrase }
   *[no] { $name }: { $phrase }
}
online-given-up = Ostatní vzdali hru. Víťazstvo: { $names }.
online-wants-rematch = { $you ->
    [yes] Chceš si zahrať znova.
   *[no] { $name } si chce zahrať znova.
}

## Hlavička obrazovky

table-round = { $round }. kolo · do { $target }
table-menu = Ponuka
table-log = Čo sa stalo
table-aids = Prehľadové karty
table-points = Body
table-waits-for = Na ťahu je { $name }…
table-your-turn = Si na ťahu
table-your-turn-title = ● Si na ťahu
table-last-turns = Posledné ťahy. POSLEDNÁ ŠANCA: { $name }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}.
table-last-turns-own = Posledné ťahy. Tvoja POSLEDNÁ ŠANCA: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}.
table-spectating = Pozeráš sa.
table-spectators = { $count ->
    [one] Pozerá sa 1 človek
    [few] Pozerajú sa { $count } ľudia
   *[other] Pozerá sa { $count } ľudí
}
table-follow = Čími očami?
table-follow-all = Čo vidia všetci
table-follow-seat = { $name }
table-loading = Stôl sa chystá…
table-asked = Otázka je položená. Čaká sa na odpoveď …
table-taken-up = Táto hra pokračuje z inej, presne s jej kartami: tu sa nerozdávali.
table-closed = K tomuto stolu sa nedá

## Spojenie

link-lost = Spojenie sa prerušilo. Skúšame to znova; nič sa nestratí.
link-back = Spojenie je späť.
link-offline = Server je práve nedostupný, preto sa to nevykonalo. Skús to o chvíľu znova.

## Pásik hráča. Hovorené názvy vecí, ktoré ukazuje obrázok.

seat-score = { $score } z { $target }
seat-hand = { $count ->
    [0] žiadne karty
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kariet
}
seat-laid = { $count ->
    [0] nič vyložené
    [one] 1 vyložený pár
    [few] { $count } vyložené páry
   *[other] { $count } vyložených párov
}
seat-turn = na ťahu
seat-bot = bot
seat-idle = chvíľu to trvá
seat-lost = bez spojenia
seat-stand-in = hrá bot
seat-known = Známe karty v tejto ruke
seat-time = ostáva { $time }
seat-spoken = { $name }: { $score } z { $target } bodov, { $cards }, { $laid }

## Balíček a hromádky

deck-name = Balíček, { $count ->
    [0] prázdny
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kariet
}
pile-name = { PILE($pile) }: { CARD($card) }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kariet
}
pile-empty = { PILE($pile) }, prázdna
place-empty = prázdne
place-draw = vezmi dve
place-take = vezmi
place-put = polož sem
place-look = prezri si
hand-card = { CARD($card) }, { $number } z { $count } v tvojej ruke
hand-title = Tvoja ruka
hand-empty = zatiaľ bez kariet
hand-sort = Zoradiť
hand-sort-kind = podľa druhu
hand-sort-colour = podľa farby
hand-sort-own = po svojom
hand-earlier = Posunúť doľava
hand-later = Posunúť doprava
table-log-empty = Zatiaľ sa nič nestalo.

## Čo robiť teraz

now-draw = Vezmi dve z balíčka alebo vrchnú kartu hromádky
now-draw-piles = Balíček je prázdny: vezmi vrchnú kartu hromádky
now-draw-deck = Vezmi si z balíčka
now-keep = Ťukni na kartu, ktorú si necháš
now-put-other = Kam pôjde { CARD($card) }?
now-put-forced = Na prázdnu hromádku ide { CARD($card) }: prázdna má vždy prednosť
now-duo = Vylož pár alebo skonči ťah
now-end = Skonči ťah
now-close = Máš { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}: skonči ťah alebo zavri kolo
now-last = Tvoj posledný ťah: vylož, čo pomôže, a skonči ho
now-search = Ktorú hromádku si prezrieš?
now-pick = Vezmi si jednu kartu
now-steal = Komu vezmeš kartu?
now-steal-card = { $name }: vezmi si ktorúkoľvek kartu
now-steal-back = { $number }. karta z { $count }
now-again = Loďky ti dávajú ďalší ťah
now-paused = Hra má prestávku.
now-keep-this = Nechať si: { CARD($card) }
now-choose-again = Vybrať znova

## Akcie

act-end = Skončiť ťah
act-end-last = Skončiť posledný ťah
act-stop = { call-stop }
act-last = { call-last-chance }
act-crab = prezrieť hromádku
act-boat = ďalší ťah
act-fish = karta z balíčka
act-theft = ukradnúť kartu
act-nothing = teraz bez efektu
act-lay = Vyložiť
act-which = Ktoré dve?
act-take-back = Vrátiť môj ťah
act-pause = Požiadať o prestávku
act-resume = Pokračovať
act-resign = Vzdať sa
act-resign-sure = Vzdať hru? Vyhrajú ju ostatní.
act-leave = Odísť od stola
act-leave-sure = Odísť? Miesto ti ostane, a kde to stôl dovoľuje, hrá zatiaľ bot.
act-show-hand = Ukázať divákom moju ruku
act-hide-hand = Skryť pred divákmi moju ruku
act-come-back = Prevziať hru od bota
act-mute = Stíšiť: { $name }
act-unmute = Znova počuť: { $name }
act-report = Nahlásiť hráča
act-home = Úvodná stránka
act-settings = Jazyk, vzhľad, zvuk
act-shortcuts = Klávesy
act-advice = Rady
act-no-advice = Už neradiť
act-rule = Pravidlo: { $clause }
act-agree = Súhlasiť
act-decline = Odmietnuť

## Hlásenia

call-title-stop = Ohlásiť { call-stop }?
call-title-last = Ohlásiť POSLEDNÚ ŠANCU?
call-now-stop = Áno: { call-stop }
call-now-last = Áno: { call-last-chance }
call-not-yet = Ešte nie
call-other = Alebo radšej { $call }?

## Pri jednom zariadení

curtain-title = Na ťahu je { $name }
curtain-hint = Podaj zariadenie ďalej. Nikto iný by sa teraz nemal pozerať.
curtain-lift = Ukázať moje karty
curtain-since = Od tvojho posledného ťahu

## Len pre čítačky obrazovky

spoken-turn = Si na ťahu. { $now }

## Raz vysvetlené

tip-duo = Dve karty, ktoré patria k sebe, sú pár. Po vyložení niečo urobia; vyložené aj nevyložené majú hodnotu 1 bod.
tip-seven = So 7 bodmi a viac smieš zavrieť kolo, na konci ktoréhokoľvek svojho ťahu.
tip-call = { call-stop } je istota: každý získa hodnotu svojich kariet. { call-last-chance } je stávka: ostatní majú ešte jeden ťah, a ak ťa nikto neprekoná, získaš aj svoj farebný bonus.
tip-first = Začni tu: ťukni na balíček.
tip-known = Rozumiem

## Klávesy

keys-title = Klávesy
keys-deck = Balíček
keys-piles = Vľavo či vpravo: karta, čo si necháš, potom hromádka
keys-hand = Pohyb po ruke
keys-choose = Vybrať
keys-move = Presunúť kartu v ruke
keys-end = Skončiť ťah
keys-calls = Hlásenia, s otázkou vopred
keys-points = Body
keys-log = Čo sa stalo
keys-aids = Prehľadové karty
keys-help = Tento zoznam
keys-on = Používať tieto klávesy
keys-on-about = Vypni ich, ak na jednotlivé klávesy čaká iný tvoj program.
