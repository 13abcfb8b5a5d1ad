### Živý stůl: co se děje kolem karet a co říká obrazovka.
### `$you` je „yes“, když je věta o čtenáři.
### Jména jsou hotová slova, která se neskloňují; karty a hromádky mají svůj pád.

## Kolem karet

online-joined = { $you ->
    [yes] Sedáš si ke stolu.
   *[no] { $name } si sedá ke stolu.
}
online-freed = { $you ->
    [yes] Vstáváš od stolu.
   *[no] { $name } vstává od stolu.
}
online-left = { $you ->
    [yes] Odcházíš, dál za tebe hraje bot.
   *[no] { $name } odchází, dál hraje bot.
}
online-stood-in = { $you ->
    [yes] Vypršel ti čas. Než se vrátíš, hraje za tebe bot.
   *[no] { $name } už nemá čas. Dál hraje bot.
}
online-came-back = { $you ->
    [yes] Už zase hraješ ty.
   *[no] { $name } je zpátky.
}
online-resigned = { $you ->
    [yes] Vzdáváš se.
   *[no] { $name } se vzdává.
}
online-wants-back = { $you ->
    [yes] Chceš vzít svůj tah zpět.
   *[no] { $name } chce vzít svůj tah zpět.
}
online-wants-pause = { $you ->
    [yes] Prosíš o přestávku.
   *[no] { $name } prosí o přestávku.
}
online-allow-back = { $name } chce vzít svůj tah zpět. Souhlasíš?
online-allow-pause = { $name } prosí o přestávku. Souhlasíš?
online-declined = { $you ->
    [yes] Nesouhlasíš.
   *[no] { $name } nesouhlasí.
}
online-took-back = { $you ->
    [yes] Bereš svůj tah zpět.
   *[no] { $name } bere svůj tah zpět.
}
online-paused = Hra je přerušená.
online-resumed = { $you ->
    [yes] Ukončuješ přestávku.
   *[no] { $name } ukončuje přestávku.
}
online-said = { $you ->
    [yes] Ty: { $phrase }
   *[no] { $name }: { $phrase }
}
online-given-up = Ostatní se vzdali, vyhrává { $names }.
online-wants-rematch = { $you ->
    [yes] Chceš si zahrát znovu.
   *[no] { $name } si chce zahrát znovu.
}

## Záhlaví obrazovky

table-round = { $round }. kolo · do { $target }
table-menu = Nabídka
table-log = Co se stalo
table-aids = Přehledové karty
table-points = Body
table-waits-for = Na tahu je { $name }…
table-your-turn = Jsi na tahu
table-your-turn-title = ● Jsi na tahu
table-last-turns = POSLEDNÍ ŠANCE · { $name }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-last-turns-own = Tvoje POSLEDNÍ ŠANCE · { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-spectating = Sleduješ hru.
table-spectators = { $count ->
    [one] Sleduje 1 divák
    [few] Sledují { $count } diváci
   *[other] Sleduje { $count } diváků
}
table-follow = Sledovat jako…
table-follow-all = všichni (ruce jsou skryté)
table-follow-seat = { $name }
table-loading = Chystáme stůl…
table-asked = Žádost je odeslaná, čeká se na odpověď…
table-taken-up = Tato hra navazuje na jinou hru se stejnými kartami: znovu se nerozdávalo.
table-closed = K tomuto stolu si nejde přisednout

## Spojení

link-lost = Spojení se přerušilo. Obnovujeme ho… Nic se neztratilo.
link-back = Spojení je obnovené.
link-offline = Server je právě nedostupný, proto se tah neprovedl. Zkus to za chvíli znovu.

## Pásek hráče. Mluvené názvy věcí, které ukazuje obrázek.

seat-score = { $score } z { $target }
seat-hand = { $count ->
    [0] žádné karty
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
seat-laid = { $count ->
    [0] nic nevyloženo
    [one] 1 vyložený pár
    [few] { $count } vyložené páry
   *[other] { $count } vyložených párů
}
seat-turn = na tahu
seat-bot = bot
seat-idle = dlouho přemýšlí
seat-lost = bez spojení
seat-stand-in = hraje bot
seat-known = Známé karty v této ruce
seat-time = zbývá { $time }
seat-spoken = { $name }: { $score } z { $target } bodů, { $cards }, { $laid }

## Balíček a hromádky

deck-name = Balíček, { $count ->
    [0] prázdný
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
pile-name = { PILE($pile, "Nom") }: { CARD($card) }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
pile-empty = { PILE($pile, "Nom") }, prázdná
place-empty = prázdno
place-draw = vezmi dvě
place-take = vezmi
place-put = polož sem
place-look = prohlédni si
hand-card = { CARD($card) }, { $number } z { $count } v tvé ruce
hand-title = Tvoje ruka
hand-empty = zatím bez karet
hand-sort = Seřadit
hand-sort-kind = podle druhu
hand-sort-colour = podle barvy
hand-sort-own = vlastní pořadí
hand-earlier = Posunout doleva
hand-later = Posunout doprava
table-log-empty = Zatím se nic nestalo.

## Co dělat teď

now-draw = Vezmi si dvě karty z balíčku, nebo vrchní kartu z hromádky
now-draw-piles = Balíček je prázdný: vezmi si vrchní kartu z hromádky
now-draw-deck = Vezmi si z balíčku
now-keep = Ťukni na kartu, kterou si chceš nechat
now-put-other = Na kterou hromádku půjde { CARD($card, "nom") }?
now-put-forced = { CARD($card, "Nom") } jde na prázdnou hromádku: ta má vždy přednost
now-duo = Vylož pár, nebo skonči tah
now-end = Skonči tah
now-close = Máš { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}: skonči tah, nebo zavři kolo
now-last = Tvůj poslední tah: vylož, co ti pomůže, a skonči ho
now-search = Kterou hromádku si chceš prohlédnout?
now-pick = Vezmi si jednu kartu
now-steal = Komu ukradneš kartu?
now-steal-card = { $name }: vyber si kteroukoli kartu
now-steal-back = { $number }. karta z { $count }
now-again = Loďky ti dávají další tah
now-paused = Hra je přerušená.
now-keep-this = Nechat si { CARD($card, "acc") }
now-choose-again = Vybrat znovu

## Akce

act-end = Skončit tah
act-end-last = Skončit poslední tah
act-stop = { call-stop }
act-last = { call-last-chance }
act-crab = prohlédnout hromádku
act-boat = další tah
act-fish = karta z balíčku
act-theft = ukrást kartu
act-nothing = teď bez efektu
act-lay = Vyložit
act-which = Které dvě?
act-take-back = Vzít tah zpět
act-pause = Požádat o přestávku
act-resume = Pokračovat
act-resign = Vzdát se
act-resign-sure = Vzdáš tuto hru? Vyhrají ji ostatní.
act-leave = Odejít od stolu
act-leave-sure = Opravdu odejít? Místo ti zůstane, a pokud to stůl dovoluje, hraje zatím bot.
act-show-hand = Ukázat divákům mou ruku
act-hide-hand = Skrýt před diváky mou ruku
act-come-back = Vystřídat bota
act-mute = Ztišit hráče { $name }
act-unmute = Zrušit ztišení hráče { $name }
act-report = Nahlásit hráče
act-home = Domů
act-settings = Jazyk, vzhled, zvuk
act-shortcuts = Klávesy
act-advice = Rady
act-no-advice = Neradit
act-rule = Pravidlo: { $clause }
act-agree = Souhlasit
act-decline = Odmítnout

## Hlášení

call-title-stop = Ohlásit { call-stop }?
call-title-last = Ohlásit POSLEDNÍ ŠANCI?
call-now-stop = Ano: { call-stop }
call-now-last = Ano: { call-last-chance }
call-not-yet = Ještě ne
call-other = Radši { $call }?

## U jednoho zařízení

curtain-title = { $name }, jsi na tahu
curtain-hint = Podej zařízení dál. Nikdo jiný by se teď neměl dívat.
curtain-lift = Ukázat moje karty
curtain-since = Od tvého posledního tahu

## Jen pro čtečky obrazovky

spoken-turn = Jsi na tahu. { $now }

## Jednou vysvětlené

tip-duo = Dvě karty, které patří k sobě, jsou pár. Když je vyložíš, něco se stane. Vyložené i v ruce mají hodnotu 1 bodu.
tip-seven = Od 7 bodů smíš na konci svého tahu zavřít kolo.
tip-call = { call-stop } je jistota: každý získá body za své karty. { call-last-chance } je sázka: ostatní mají ještě jeden tah, a pokud tě nikdo nepřekoná, získáš i barevný bonus.
tip-first = Začni tady: ťukni na balíček.
tip-known = Rozumím

## Klávesy

keys-title = Klávesy
keys-deck = Balíček
keys-piles = Vlevo nebo vpravo: nejdřív karta, kterou si necháš, pak hromádka
keys-hand = Pohyb mezi kartami v ruce
keys-choose = Vybrat
keys-move = Přesunout kartu v ruce
keys-end = Skončit tah
keys-calls = Hlášení (ještě je potvrdíš)
keys-points = Body
keys-log = Co se stalo
keys-aids = Přehledové karty
keys-help = Tento seznam
keys-on = Používat tyto klávesy
keys-on-about = Vypni je, pokud jednotlivé klávesy používá jiný tvůj program.
