### Živý stůl: co se děje kolem karet a co říká obrazovka.
### `$you` je „yes“, když je věta o čtenáři.
### Jména a karty jsou hotová slova, která stojí ve větě bez pádu.

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
    [yes] Odcházíš; dál za tebe hraje bot.
   *[no] { $name } odchází; dál hraje bot.
}
online-stood-in = { $you ->
    [yes] Čas ti vypršel: než se vrátíš, hraje za tebe bot.
   *[no] { $name } nechává dlouho čekat: dál hraje bot.
}
online-came-back = { $you ->
    [yes] Už zase hraješ ty.
   *[no] { $name } je zpátky a hraje dál.
}
online-resigned = { $you ->
    [yes] Vzdáváš hru.
   *[no] { $name } vzdává hru.
}
online-wants-back = { $you ->
    [yes] Žádáš o vrácení svého tahu.
   *[no] { $name } žádá o vrácení tahu.
}
online-wants-pause = { $you ->
    [yes] Žádáš o přestávku.
   *[no] { $name } žádá o přestávku.
}
online-allow-back = Smí { $name } vzít tah zpět?
online-allow-pause = { $name } žádá o přestávku. Souhlasíš?
online-declined = { $you ->
    [yes] Nesouhlasíš.
   *[no] { $name } nesouhlasí.
}
online-took-back = { $you ->
    [yes] Tvůj tah je vrácený.
   *[no] { $name } bere tah zpět.
}
online-paused = Hra má přestávku.
online-resumed = { $you ->
    [yes] Pokračuješ ve hře.
   *[no] { $name } pokračuje ve hře.
}
online-said = { $you ->
    [yes] Ty: { $phrase }
   *[no] { $name }: { $phrase }
}
online-given-up = Ostatní vzdali hru. Vítězství: { $names }.
online-wants-rematch = { $you ->
    [yes] Chceš si zahrát znovu.
   *[no] { $name } si chce zahrát znovu.
}

## Záhlaví obrazovky

table-round = { $round }. kolo · do { $target }
table-menu = Nabídka
table-log = Co se stalo
table-aids = Přehledové karty
table-points = Body
table-waits-for = Na tahu je { $name }…
table-your-turn = Jsi na tahu
table-your-turn-title = ● Jsi na tahu
table-last-turns = Poslední tahy. POSLEDNÍ ŠANCE: { $name }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
table-last-turns-own = Poslední tahy. Tvoje POSLEDNÍ ŠANCE: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
table-spectating = Díváš se.
table-spectators = { $count ->
    [one] Dívá se 1 člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
table-follow = Číma očima?
table-follow-all = Co vidí všichni
table-follow-seat = { $name }
table-loading = Stůl se chystá…
table-asked = Otázka je položená. Čeká se na odpověď …
table-taken-up = Tahle hra pokračuje z jiné, přesně s jejími kartami: tady se nerozdávaly.
table-closed = K tomuto stolu to nejde

## Spojení

link-lost = Spojení se přerušilo. Zkoušíme to znovu; nic se neztratí.
link-back = Spojení je zpátky.
link-offline = Server je právě nedostupný, proto se to neprovedlo. Zkus to za chvíli znovu.

## Pásek hráče. Mluvené názvy věcí, které ukazuje obrázek.

seat-score = { $score } z { $target }
seat-hand = { $count ->
    [0] žádné karty
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
seat-laid = { $count ->
    [0] nic vyloženého
    [one] 1 vyložený pár
    [few] { $count } vyložené páry
   *[other] { $count } vyložených párů
}
seat-turn = na tahu
seat-bot = bot
seat-idle = chvíli to trvá
seat-lost = bez spojení
seat-stand-in = hraje bot
seat-known = Známé karty v této ruce
seat-time = zbývá { $time }
seat-spoken = { $name }: { $score } z { $target } bodů, { $cards }, { $laid }

## Balíček a hromádky

deck-name = Balíček, { $count ->
    [0] prázdný
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
pile-name = { PILE($pile) }: { CARD($card) }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
pile-empty = { PILE($pile) }, prázdná
place-empty = prázdno
place-draw = vezmi dvě
place-take = vezmi
place-put = polož sem
place-look = prohlédni si
hand-card = { CARD($card) }, { $number } z { $count } v tvé ruce
hand-title = Tvoje ruka
hand-empty = zatím bez karet
hand-sort = Seřadit
hand-sort-kind = podle druhu
hand-sort-colour = podle barvy
hand-sort-own = po svém
hand-earlier = Posunout doleva
hand-later = Posunout doprava
table-log-empty = Zatím se nic nestalo.

## Co dělat teď

now-draw = Vezmi dvě z balíčku nebo vrchní kartu hromádky
now-draw-piles = Balíček je prázdný: vezmi vrchní kartu hromádky
now-draw-deck = Vezmi si z balíčku
now-keep = Ťukni na kartu, kterou si necháš
now-put-other = Kam půjde { CARD($card) }?
now-put-forced = Na prázdnou hromádku jde { CARD($card) }: prázdná má vždy přednost
now-duo = Vylož pár nebo skonči tah
now-end = Skonči tah
now-close = Máš { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}: skonči tah nebo zavři kolo
now-last = Tvůj poslední tah: vylož, co pomůže, a skonči ho
now-search = Kterou hromádku si prohlédneš?
now-pick = Vezmi si jednu kartu
now-steal = Komu vezmeš kartu?
now-steal-card = { $name }: vezmi si kteroukoli kartu
now-steal-back = { $number }. karta z { $count }
now-again = Loďky ti dávají další tah
now-paused = Hra má přestávku.
now-keep-this = Nechat si: { CARD($card) }
now-choose-again = Vybrat znovu

## Akce

act-end = Skončit tah
act-end-last = Skončit poslední tah
act-stop = { call-stop }
act-last = { call-last-chance }
act-crab = prohlédnout hromádku
act-boat = další tah
act-fish = karta z balíčku
act-theft = ukrást kartu
act-nothing = teď bez efektu
act-lay = Vyložit
act-which = Které dvě?
act-take-back = Vrátit můj tah
act-pause = Požádat o přestávku
act-resume = Pokračovat
act-resign = Vzdát se
act-resign-sure = Vzdát hru? Vyhrají ji ostatní.
act-leave = Odejít od stolu
act-leave-sure = Odejít? Místo ti zůstane, a kde to stůl dovoluje, hraje zatím bot.
act-show-hand = Ukázat divákům mou ruku
act-hide-hand = Skrýt před diváky mou ruku
act-come-back = Převzít hru od bota
act-mute = Ztišit: { $name }
act-unmute = Znovu slyšet: { $name }
act-report = Nahlásit hráče
act-home = Úvodní stránka
act-settings = Jazyk, vzhled, zvuk
act-shortcuts = Klávesy
act-advice = Rady
act-no-advice = Už neradit
act-rule = Pravidlo: { $clause }
act-agree = Souhlasit
act-decline = Odmítnout

## Hlášení

call-title-stop = Ohlásit { call-stop }?
call-title-last = Ohlásit POSLEDNÍ ŠANCI?
call-now-stop = Ano: { call-stop }
call-now-last = Ano: { call-last-chance }
call-not-yet = Ještě ne
call-other = Nebo radši { $call }?

## U jednoho zařízení

curtain-title = Na tahu je { $name }
curtain-hint = Podej zařízení dál. Nikdo jiný by se teď neměl dívat.
curtain-lift = Ukázat moje karty
curtain-since = Od tvého posledního tahu

## Jen pro čtečky obrazovky

spoken-turn = Jsi na tahu. { $now }

## Jednou vysvětlené

tip-duo = Dvě karty, které patří k sobě, jsou pár. Po vyložení něco udělají; vyložené i nevyložené mají hodnotu 1 bod.
tip-seven = Se 7 a více body smíš zavřít kolo, na konci kteréhokoli svého tahu.
tip-call = { call-stop } je jistota: každý získá hodnotu svých karet. { call-last-chance } je sázka: ostatní mají ještě jeden tah, a pokud tě nikdo nepřekoná, získáš i svůj barevný bonus.
tip-first = Začni tady: ťukni na balíček.
tip-known = Rozumím

## Klávesy

keys-title = Klávesy
keys-deck = Balíček
keys-piles = Vlevo či vpravo: karta, kterou si necháš, pak hromádka
keys-hand = Pohyb po ruce
keys-choose = Vybrat
keys-move = Přesunout kartu v ruce
keys-end = Skončit tah
keys-calls = Hlášení, s otázkou předem
keys-points = Body
keys-log = Co se stalo
keys-aids = Přehledové karty
keys-help = Tento seznam
keys-on = Používat tyto klávesy
keys-on-about = Vypni je, pokud na jednotlivé klávesy čeká jiný tvůj program.
