### Co říká terminál. Čistý text; každá zpráva je jeden odstavec.
### Karty stojí ve větě jako obrázek s názvem („Cy žlutého kraba“): název se skloňuje, jména hráčů ne.
### `$you` je „yes“, když je věta o čtenáři.
### Karta, kterou čtenář nesmí vidět, je „hidden“.

## Uvítání

welcome = Vítej na papírovém moři.
welcome-back = Vítej zpátky na papírovém moři. Tvoje hra pokračuje.
welcome-against = { $count ->
    [one] Hraješ do { $target } bodů proti jednomu soupeři:
   *[other] Hraješ do { $target } bodů proti { $count } soupeřům:
}
welcome-rules = V každém tahu si vezmi kartu, vykládej páry pro jejich efekt a od 7 bodů můžeš zavřít kolo. Pár jsou dvě karty: krab + krab, loďka + loďka, ryba + ryba, plavec + žralok.
welcome-help = Napiš číslo tahu a stiskni Enter. Kdykoli můžeš napsat ? a ukáže se nápověda.

## Hráči

player-you = Ty
# Zastupuje „ty“ v záznamu, který čtou jiní.
player-guest = Host

## Stůl. $who je jeden ze dvou tvarů head-turn.

head-round = { $round }. kolo · do { $target } · { $who }
head-turn = { $you ->
    [yes] jsi na tahu
   *[no] na tahu je { $name }
}
head-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
head-laid = vyloženo
head-shown = ukázáno
head-hand = tvoje ruka
head-deck = balíček { $count }
head-left = vlevo{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
head-right = vpravo{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
head-empty = prázdná
head-worth = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} · nejdelší barva { COLOUR($colour) }, { $bonus ->
    [one] 1 karta
    [few] { $bonus } karty
   *[other] { $bonus } karet
}{ $closing ->
    [yes] {" "}· dost na zavření kola
   *[no] {""}
}
head-last-turns = { $you ->
    [yes] Poslední tahy: hlásíš POSLEDNÍ ŠANCI a máš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
   *[no] Poslední tahy: { $name } hlásí POSLEDNÍ ŠANCI a má { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Kolo už zavřít nejde.
}

## Co dělat teď

step-draw = Vezmi si kartu:
step-keep = Jednu ze dvou si nech:
step-duo = Co dál?
step-search = Kterou hromádku si chceš prohlédnout?
step-pick = Kterou kartu si vezmeš? První je ta vrchní.
step-steal = Komu ukradneš kartu?
step-over = Hra skončila.

## Tahy

menu-only = { $move } (stačí Enter)
menu-draw = { $count ->
    [one] Vzít poslední kartu balíčku
   *[other] Vzít dvě z balíčku a jednu si nechat
}
menu-take = Vzít { CARD($card, "acc") } z { PILE($pile, "gen") }
menu-keep = Nechat si { CARD($card, "acc") } a odhodit { CARD($other, "acc") } { $side ->
    [left] doleva
   *[right] doprava
}{ $top ->
    [hidden] {" "}(prázdná hromádka)
   *[shown] {""}
}
menu-duo-search = Vyložit { CARD($first, "acc") } a { CARD($second, "acc") }: prohlédnout si hromádku a vzít kartu
menu-duo-turn-again = Vyložit { CARD($first, "acc") } a { CARD($second, "acc") }: další tah
menu-duo-fish = Vyložit { CARD($first, "acc") } a { CARD($second, "acc") }: karta z balíčku
menu-duo-steal = Vyložit { CARD($first, "acc") } a { CARD($second, "acc") }: ukrást kartu
menu-duo-nothing = Vyložit { CARD($first, "acc") } a { CARD($second, "acc") } (teď by se nic nestalo)
menu-search = { PILE($pile, "Nom") }: { $count ->
    [one] jen { CARD($card, "nom") }
    [few] { $count } karty, navrchu { CARD($card, "nom") }
   *[other] { $count } karet, navrchu { CARD($card, "nom") }
}
menu-pick = { CARD($card, "Nom") }
menu-steal = { $name }, v ruce { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}
menu-end = Skončit tah
menu-end-last = Skončit poslední tah a ukázat karty
menu-stop = Ohlásit KONČÍME: získat { $points }
menu-last = Ohlásit POSLEDNÍ ŠANCI: sázka o { $points } + { $bonus }
menu-last-void = Ohlásit POSLEDNÍ ŠANCI: balíček je prázdný, nikdo by nebodoval
told-nothing-left = Nedá se už nic dělat, tah proto končí.

## Konec kola

reveal-title = Všichni ukazují karty
reveal-hand = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} · barevný bonus { $bonus }{ $colour ->
    [hidden] {""}
   *[shown] {" "}({ COLOUR($colour) })
}
totals-target = Hraje se do { $target } bodů.
pause-round = Enter začne další kolo:
pause-unreadable = Mezi koly „{ $text }“ nic neudělá. Enter pokračuje; můžeš napsat i průběh, pravidla, ? nebo odejít.
pause-no-cards = Kolo skončilo: stiskni Enter a uvidíš další karty. Můžeš napsat i průběh, pravidla, ? nebo odejít.
ending-title = Konec hry
left = Odcházíš od stolu.
play-again = Stejné karty si zahraješ znovu takto:
play-recorded = Hra je uložená. Přečíst se dá takto:
play-resume = Pokračovat se dá takto:
opponents-installed = Nainstalované na tomto počítači
opponents-outside = Bot odjinud, který o sobě nic neříká.
lapse = Bot { $name } nedokázal vybrat, proto tento tah dělá jednoduchý bot.
lapses = Bot { $name } nedokázal vybrat { $count ->
    [one] jednou
   *[other] { $count }krát
} a ty tahy udělal jednoduchý bot. Začalo to takto:

## Otázky. Nápověda ukazuje, co napsat; said-yes a said-no je všechno, co platí jako odpověď.

confirm-stop = Ohlásit KONČÍME?
confirm-last = Ohlásit POSLEDNÍ ŠANCI?
confirm-void = Ohlásit POSLEDNÍ ŠANCI a skončit kolo bez bodů?
confirm-quit = Odejít od stolu?
confirm-resign = Vzdát tuto hru?
confirm-hint = a/n
confirm-unclear = Napiš a jako ano, nebo n jako ne.
said-yes = a, ano, jo, y, yes
said-no = n, ne, no

## Co se dá napsat, s čárkami, malými písmeny

said-deck = b, balíček, balicek, d, deck, draw
said-left = vlevo, levá, leva, l, left
said-right = vpravo, pravá, prava, r, right
said-end = konec, skončit, skoncit, konec tahu, e, end, pass, end turn
said-stop = k, končíme, koncime, s, stop
said-last = š, šance, sance, poslední, posledni, poslední šance, posledni sance, l, last, last chance, lastchance, chance
command-help = ?, nápověda, napoveda, pomoc, help, h
command-table = stůl, stul, table, t
command-points = body, points, p
command-rules = pravidla, pravidlo, rules, rule
command-log = průběh, prubeh, log
command-position = pozice, position, pos
command-quit = odejít, odejit, odchod, quit, q, exit
command-undo = zpět, zpet, undo, takeback
command-pause = přestávka, prestavka, pauza, pause, break
command-resign = vzdát, vzdat, vzdávám, vzdavam, resign
command-say = řekni, rekni, say
command-edit = opravit, oprav, edit
command-history = historie, kola, history, rounds
command-back = zrušit, zrusit, znovu, back, cancel
said-ending-stop = k, končíme, koncime, s, stop
said-ending-last-chance = š, šance, sance, poslední, posledni, poslední šance, posledni sance, l, last, last chance, lastchance, chance
said-ending-deck-out = b, balíček, balicek, prázdný balíček, prazdny balicek, d, deck, deck out
said-ending-mermaids = m, panny, mořské panny, morske panny, mermaids, mermaid

## Nápověda

help-title = Jak odpovídat
help-number = Napiš číslo tahu.
help-notation = Nebo jeho zkratku: D bere z balíčku, L a R z hromádky, Cy-L si nechává žlutého kraba a druhou kartu klade na levou hromádku, Cy+Cd vykládá dva kraby, ?L si prohlíží levou hromádku, #2 z ní bere druhou kartu, @B krade hráči B, tečka končí tah.
help-words = Nebo slovo: balíček, vlevo, vpravo, konec, končíme, šance.
help-points = jakou hodnotu mají tvoje karty a co by přineslo hlášení
help-rules = pravidla; „pravidla R6“ nebo „pravidla cards“ ukáže jejich část
help-log = co se stalo v tomto kole
help-table = ještě jednou stůl (stačí i Enter)
help-position = co vidíš, jako text ke zkopírování
help-quit = odejít od stolu
help-undo = vzít poslední tah zpět, dokud nikdo neviděl novou kartu
help-pause = požádat o přestávku
help-resign = vzdát tuto hru
help-say = říct něco ostatním: „řekni“ ukáže věty, „řekni 2“ nebo „řekni hodně štěstí“ jednu z nich řekne
help-scorepad = Kolo je na pár řádků: jak skončilo, kdo ho ukončil a co kdo má. Karty jsou zkratky (CyCd Mw) nebo dlouhé názvy (yellow_crab), podle potřeby s počtem (2xCd); nebo jen čísla, 7+2 je 7 bodů a barevný bonus 2.
help-scorepad-table = jaký je stav hry
help-history = všechna kola, s kartami a body
help-scorepad-undo = zrušit poslední kolo
help-edit = zapsat kolo znovu: „oprav 2“; Enter nechá, co tam bylo
help-back = uprostřed zápisu: začít kolo znovu
help-scorepad-quit = odejít; hra je uložená
help-letters = Karta se píše písmenem druhu a písmenem barvy:
help-colour = { $letter } { COLOUR($colour) }
log-title = Dosavadní kolo

## Odmítnutí

refusal-unreadable = „{ $text }“ tu není tah. { $count ->
    [one] Napiš 1, stiskni Enter, nebo napiš ? (nápověda).
   *[other] Napiš číslo od 1 do { $count }, nebo ? (nápověda).
}
refusal-look-up = Pravidlo ukáže „pravidla { $clause }“.

## Počítání karet

score-can-close = Na zavření kola to stačí: { $points } při KONČÍME, { $both } při POSLEDNÍ ŠANCI, pokud tě nikdo nepřekoná.
score-cannot-close = { $count ->
    [one] Do 7 bodů, které zavřou kolo, chybí 1 bod.
    [few] Do 7 bodů, které zavřou kolo, chybí { $count } body.
   *[other] Do 7 bodů, které zavřou kolo, chybí { $count } bodů.
}
score-nothing = Zatím nic: kolo jde zavřít od 7 bodů.
score-no-cards = Nejsou tu karty k počítání. Zadej nějaké, například: CyCd 2xFd Mw
score-wins = Všechny čtyři mořské panny: tato ruka vyhrává celou hru.
# $hands říká, kolik karet mají soupeři.
score-odds-against = POSLEDNÍ ŠANCE proti { $count ->
    [one] soupeři, který má { $hands }
   *[other] { $count } soupeřům, kteří mají { $hands }
} { $last ->
    [one] kartu
    [few] karty
   *[other] karet
}:
score-bad-others = „{ $text }“ neříká, kolik karet mají soupeři: piš 6 nebo 6,5.

## Bodovací bloček. Jeho problémy a shody říká pad.ftl.

scorepad-new = Nový bodovací bloček, uložený v { $file }
scorepad-goes-on = Pokračuje bodovací bloček z { $file }.
scorepad-kept = Bodovací bloček je uložený v { $file }. Pokračovat se dá takto:
scorepad-lost = V { $file } tento bloček už není.
scorepad-not-added = { $round }. kolo se neuložilo.
scorepad-not-edited = { $round }. kolo zůstává, jak bylo.
scorepad-not-undone = { $round }. kolo se nezrušilo.
scorepad-names = Kdo hraje? Dvě až čtyři jména v pořadí tahů, mezi nimi čárky:
scorepad-starter = Kdo začíná první kolo?
scorepad-head = { $round }. kolo · do { $target } · začíná { $name }
scorepad-no-rounds = Zatím žádné kolo.
scorepad-ending = Jak kolo skončilo? Napiš končíme, šance jako POSLEDNÍ ŠANCE, balíček, pokud došel, nebo panny. Nápovědu ukáže znak ?.
scorepad-over = Hra skončila. Napiš historie, zpět, oprav 2 nebo odejít; na novou hru zadej příště jiný soubor.
scorepad-begun = Hra v { $file } už začala: jména i cíl zůstávají.
scorepad-unreadable = Takto kolo nekončí: „{ $text }“. Nápovědu ukáže znak ?.
scorepad-no-player = „{ $text }“ není nikdo z hráčů. Napiš písmeno nebo jméno.
scorepad-hand = Co má { $name }?
scorepad-hand-how = Ruka a stůl dohromady, jako karty (CyCd Mw) nebo body a barevný bonus (7+2); - je bez karet.
scorepad-keeps = Enter nechá: { $kept }
scorepad-counted = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $bonus ->
    [hidden] {""}
   *[told] {" "}· barevný bonus { $bonus }
}
scorepad-nothing = Nic se nezapsalo.
scorepad-which-round = { $count ->
    [0] Zatím není kolo, které by šlo opravit.
    [one] Zatím je tu jedno kolo: opravíš ho přes „oprav 1“.
   *[other] Zadej kolo od 1 do { $count }: poslední opravíš přes „oprav { $count }“.
}
scorepad-nothing-to-undo = Není kolo, které by šlo zrušit.
scorepad-undone = { $round }. kolo je zrušené.
scorepad-round = { $round }. kolo: { $ended }
scorepad-ended-stop = { $name } hlásí KONČÍME
scorepad-ended-last-chance = { $name } hlásí POSLEDNÍ ŠANCI{ $bet ->
    [won] {" "}a sázku vyhrává
    [lost] {" "}a sázku prohrává
   *[open] {""}
}
scorepad-ended-deck-out = došel balíček
scorepad-ended-mermaids = { $name } má všechny čtyři mořské panny
scorepad-changed = Soubor { $file } mezitím změnil někdo jiný. Teď je v něm toto:
scorepad-cannot-keep = Uložit se to nepodařilo: { $problem }
scorepad-no-pad = V { $file } ještě není bodovací bloček.
scorepad-refused = { $file } zůstává, jak je. { $problem }
scorepad-in-round = { $round }. kolo: { $problem }
scorepad-game-is-over = Hra skončila: nejdřív zruš poslední kolo.
confirm-undo = Zrušit { $round }. kolo?
confirm-mermaids = Skončilo kolo čtyřmi mořskými pannami?
confirm-cut = { $count ->
    [one] Hra tím končí. Vymazat kolo po něm?
    [few] Hra tím končí. Vymazat { $count } kola po něm?
   *[other] Hra tím končí. Vymazat { $count } kol po něm?
}
confirm-add = Přidat tvoje kolo jako { $round }. kolo?
confirm-again = Zkusit znovu?

## Pravidla

rules-how = { $program } R6 ukáže jedno pravidlo, { $program } cards část, { $program } all všechno.
rules-how-here = „pravidla R6“ ukáže jedno pravidlo, „pravidla cards“ část.
rules-editions = Vydání: { $editions }.
rules-differ = Tady se vydání liší: viz „{ $option }“ ({ $name }).
rules-edition = Vydání: { $edition }
rules-table = Tento stůl
rules-played = { $who }: hraje se takto.
rules-plays = { $who }: „{ $option }“ – { $value }.
rules-unknown = Pravidlo ani část „{ $text }“ neexistuje. Části jsou { $sections }.
rules-unknown-close = Pravidlo ani část „{ $text }“ neexistuje. Nemá to být { $close }?
rules-unknown-here = Pravidlo ani část „{ $text }“ neexistuje. Seznam ukáže „pravidla“.

## Přepínače

against-too-many = { $count ->
    [one] Zadaný je 1 soupeř
    [few] Zadaní jsou { $count } soupeři
   *[other] Zadaných je { $count } soupeřů
}, ale { $room ->
    [one] volné je jen 1 místo
    [few] volná jsou jen { $room } místa
   *[other] volných je jen { $room } míst
}.
option-no-number = „{ $text }“ není celé číslo.

## Záznamy. $standing vyjmenovává hráče s body.

replay-finished = { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, { $moves ->
    [one] 1 krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}: { $standing }. Vyhrává { $winners }.
replay-open = { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, { $moves ->
    [one] 1 krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}: { $standing }. Nedohráno.
record-other-file = { $file } není soubor se záznamy papersea.
record-no-folder = { $file } nejde vytvořit: taková složka není.
record-forbidden = { $file } nejde použít: nemáš právo ho číst a zapisovat.
record-problem = { $file } nejde použít: { $problem }
resume-beside = --resume pokračuje ve hře tak, jak začala, proto k němu { $flag } přidat nejde.
resume-stranger = Záznam neříká, jak hraje { $name }, proto to místo přebírá { $opponent }.
resume-unnamed = { $count ->
    [one] Záznam neuvádí tvého soupeře, proto jeho místo přebírá { $names }.
   *[other] Záznam neuvádí tvé soupeře, proto jejich místa přebírají { $names }.
}
resume-nothing = V { $file } není hra, ve které by šlo pokračovat.
resume-finished = Poslední hra v { $file } je dohraná.
replay-nothing = V { $file } nejsou žádné hry.
replay-cut = Konec záznamu chybí.
replay-refused = Tento záznam nejde přehrát: { $problem }

## papersea analyse

analyse-weighing = Posuzujeme rozhodnutí
analyse-no-game = V { $file } { $count ->
    [one] je jen 1 hra.
    [few] jsou jen { $count } hry.
   *[other] je jen { $count } her.
}
analyse-no-seat = Nikdo se tu nejmenuje { $text }. Zadej písmeno místa nebo jméno hráče.
analyse-cut = { replay-cut } Šance končí posledním celým krokem.
analyse-unfinished = Hra není dohraná: šance končí jejím posledním krokem.
analyse-turning-points = Zlomové chvíle
analyse-no-turning-points = Žádné rozhodnutí nestálo moc.
analyse-chances = Šance na výhru tak, jak ji který hráč mohl znát
analyse-luck = Štěstí a dovednost
analyse-decisions = Všechna rozhodnutí
analyse-place = { $round }. kolo, { $turn }. tah, { $name } (krok { $number })
analyse-played = Zahráno: { $choice } ({ $chance })
analyse-better = Lepší: { $choice } ({ $chance })
analyse-column-round = Kolo
analyse-column-start = Začátek
analyse-column-luck = Štěstí
analyse-column-losses = Rozhodnutí
analyse-column-end = Konec
analyse-luck-how = Štěstí: co přinesly karty, ruce ostatních a jejich tahy (i chyby). Rozhodnutí: kolik stála oproti nejlepším. Začátek, štěstí a rozhodnutí dají dohromady konec.
analyse-summary = { $name }: { $decisions ->
    [one] 1 rozhodnutí,
    [few] { $decisions } rozhodnutí,
   *[other] { $decisions } rozhodnutí,
} z toho nejlepších { $best }, { $slips ->
    [one] 1 nepřesnost,
    [few] { $slips } nepřesnosti,
   *[other] { $slips } nepřesností,
} { $mistakes ->
    [one] 1 chyba.
    [few] { $mistakes } chyby.
   *[other] { $mistakes } chyb.
} Přesnost { $accuracy }: 100 % je vždy nejlepší rozhodnutí, 0 % náhodná volba.

## Důkazy, že karty nikdo nevybral. $salts vyjmenovává hráče s tím, co přidali.

verify-proved = První hráč, { $decks ->
    [one] 1 balíček
    [few] { $decks } balíčky
   *[other] { $decks } balíčků
} a { $thefts ->
    [one] 1 ukradená karta
    [few] { $thefts } ukradené karty
   *[other] { $thefts } ukradených karet
} se shodují s důkazem. Sůl: { $salts }. Závazek: { $commitment }
verify-salt = { $name } „{ $salt }“
verify-no-salt = { $name } žádná
verify-noted = (tak, jak ho máš poznamenaný)
verify-unfair = Tato hra není poctivá: { $problem }
verify-unproved = Poctivost této hry nejde dokázat: { $problem }
verify-nothing = V { $file } nejsou hry, takže není dokázané nic.
verify-not-found = Nedokázáno: žádná hra v { $file } nemá závazek, který máš poznamenaný: { $commitment }
verify-compare = Důkaz platí, jen pokud jeho závazek znáš z doby před rozdáním: porovnej ho s tím, co máš poznamenané, nebo ho zadej přes --commitment.

## papersea serve, site, work, backup

serve-address = Stoly jsou připravené: { $address }
serve-cannot-listen = Na { $host }, port { $port }, naslouchat nejde: { $reason }. Vyber jiné místo přes --host a --port.
serve-no-such-host = „{ $host }“ není adresa ani jméno tohoto počítače: 127.0.0.1 je jen pro tento počítač, 0.0.0.0 pro celou síť.
serve-no-origin = „{ $origin }“ není původ: má to být https://HOST nebo http://HOST:PORT, malými písmeny a bez čehokoli za tím.
serve-no-host-name = „{ $host }“ není název serveru: má to být například push.example.org, případně s :PORT.
serve-no-manual = „{ $manual }“ není příručka: má to být adresa, například https://HOST/PATH/, nebo složka, kterou zapsal make manual.
serve-in-use = { $file } používá jiná papersea. Víc procesů potřebuje PostgreSQL a Redis: docs/hosting.md
serve-not-heard = Bez --redis tento proces neslyší ostatní u tohoto PostgreSQL: ať je jediný.
serve-nobody-thinks = S --thinkers 0 a bez --redis se nepohne žádný bot: přemýšlí za ně papersea work a k tomu je potřeba Redis.
serve-kept-in = Všechno je uložené v { $file }
serve-how-to-stop = Ctrl-C zastaví server; když se spustí znovu, hry budou pokračovat.
work-health = Stav a metriky jsou na { $host }, port { $port }.
work-ready = { $thinkers ->
    [one] Za boty přemýšlí jeden proces.
    [few] Za boty přemýšlejí { $thinkers } procesy.
   *[other] Za boty přemýšlí { $thinkers } procesů.
}
# $megabytes je číslo jako 6.8.
site-written = Stránka ({ $files ->
    [one] 1 soubor
    [few] { $files } soubory
   *[other] { $files } souborů
}, { $megabytes } MB) je v { $folder }: dej ji tam, odkud se podávají soubory, do kterékoli složky.
site-how = Jak ji podávat, píše { $file }
site-not-empty = V { $folder } jsou soubory, které nejsou od papersea. Zadej prázdnou složku, nebo stránku přidej přes --add: soubory se stejným názvem se pak nahradí, ostatní zůstanou.
site-not-built-web = Stránka není sestavená, takže není co zapsat. Ve wheelu je; v klonu: make pocket
site-not-built-pocket = To, co běží v prohlížečích, není zabalené, takže na stránce by nikdo hrát nemohl. Ve wheelu to je; v klonu: make pocket
site-no-address = „{ $address }“ není adresa: má to být https://HOST/PATH/
serve-not-installed = { $module } není nainstalovaný: { $install }
serve-tables-alone = Stoly jde rozdělit jen vedle PostgreSQL, kde jsou lidé: přidej --database.
serve-bad-tables = má to být PÍSMENO=postgresql://USER:PASSWORD@HOST/NAME, každé písmeno jednou
serve-bad-redis = má to být redis://HOST:PORT/0 (rediss:// s TLS, unix:// pro soket)
serve-bad-number = „{ $text }“: má to být NÁZEV=ČÍSLO, s některým z { $names }
serve-at-least-one = { $name } musí být aspoň 1, jinak by se nikdo nic nedozvěděl.
work-needs-redis = Servery se o tazích pracovníka dozvídají přes Redis: přidej --redis.
backup-done = Kopie všeho je v { $file }

## papersea puzzle. Co říká i prohlížeč, je v puzzles.ftl.

puzzle-id = Značka { $id }
puzzle-how = Který tah nejčastěji vyhraje celou hru? Počítá se první odpověď. „průběh“ vypíše dosavadní kolo, nápovědu ukáže znak ?.
puzzle-practice = Na tuto úlohu už odpověď máš, je to jen cvičení.
puzzle-enter = Enter ukáže další úlohu, q končí:
puzzle-solved-so-far = Vyřešené úlohy: { $solved } z { $count }.
puzzle-unknown = Úloha { $text } neexistuje.
puzzle-bad-day = { $text } není den: má to být například 2025-12-31.
puzzle-one-of = Vyber jedno: úlohu, --day, nebo --next.

## papersea join

join-not-installed = Ke hraní online je potřeba { $module }, a ten není nainstalovaný: { $install }
join-bad-link = „{ $link }“ není odkaz na stůl ani adresa serveru: má to být https://HOST/t/CODE nebo https://HOST.
join-which-server = Na kterém serveru? Samotné „{ $word }“ je stůl na serveru, kde se na tomto počítači naposledy hrálo: uveď server, například https://HOST/t/{ $word }.
join-unreachable = Na { $address } neodpovídá žádný server papersea. Zkontroluj adresu, nebo to zkus později.
join-refused = Server odmítá. { $reason }
join-beside = Jak se hraje, vybral ten, kdo stůl otevřel, proto k jeho odkazu { $flag } přidat nejde.
join-name = Jak ti mají říkat ostatní?
join-known = Vítej zpátky, { $name }.
join-bad-clock = „{ $text }“ nejsou hodiny: má to být 5m nebo 5m+10s (10 sekund až 120 minut na hru, nejvýš 300s navíc na každý tah), 3d (1 až 14 dní na tah) nebo none.
join-share = { $count ->
    [0] Odkaz na stůl, pro přátele, kteří chtějí sledovat hru:
    [one] Jedno místo je volné. Pošli tento odkaz; hra začne, až tam někdo sedne:
    [few] { $count } místa jsou volná. Pošli tento odkaz; hra začne, až budou obsazená všechna:
   *[other] { $count } míst je volných. Pošli tento odkaz; hra začne, až budou obsazená všechna:
}
join-left = Odcházíš a místo ti zůstává. Zpátky se dostaneš takto:

## U stolu na serveru

online-free-seat = volné místo
online-waits = Čekáme na hráče…
online-waits-again = Čekáme na ostatní…
online-full = Všechna místa jsou obsazená. Sleduješ hru.
online-looking-on = Hra začala. Sleduješ ji.
online-over = Hra skončila. Takto to dopadlo.
online-commitment = Karty vznikají z tajemství serveru a z toho, co přidají hráči. Závazek k tajemství: { $commitment }. Ty přidáváš { $salt }.
online-lost = Spojení se přerušilo. Obnovujeme ho… Tvoje hra je v bezpečí.
online-back = Spojení je obnovené.
online-refused = Neprovedlo se to. { $reason }
online-away = { $name } nemá spojení; místo ale zůstává.
online-here = { $name } má znovu spojení.
online-go-on = Enter ukončí přestávku:
online-come-back = Enter vystřídá bota:
online-say-title = Co můžeš říct
online-say-how = „řekni 2“ nebo „řekni hodně štěstí“ řekne druhou z těchto vět.
online-say-unknown = „{ $text }“ se tu říct nedá. Seznam ukáže „řekni“.
online-record = Hra skončila a její tajemství je odhalené. Toto je její záznam, pro papersea replay a papersea verify:
online-again = Zahrát si znovu?

## papersea bot

bot-plays = { $name } ({ $entrant }) je na cestě. Ctrl-C bota odvolá.
bot-game-over = Hra skončila. Výhra: { $names }. Toto je její záznam:
bot-left = Bot odchází a místo mu zůstává. Zpátky se dostane takto:

## papersea study

study-games = Posuzujeme hry
study-nothing = V těchto souborech není žádná dohraná hra se jmény.
study-title = Kolik stojí rozhodnutí a jak hry končí
study-column-name = Hráč
study-column-against = Proti
study-column-games = Hry
study-column-loss = Ztráta, %
study-column-wins = Výhry, %
study-column-adjusted = Bez štěstí, %
study-against-people = lidé
study-against-mixed = různí
study-company = { $who }, hráčů: { $players }
study-how = { $games ->
    [one] Jedna hra, hodnotí { $judge } ({ $budget } na rozhodnutí).
    [few] { $games } hry, hodnotí { $judge } ({ $budget } na rozhodnutí).
   *[other] { $games } her, hodnotí { $judge } ({ $budget } na rozhodnutí).
} Ztráta: ze šance na výhru, na jedno rozhodnutí. Bez štěstí: výhry po odečtení toho, co přinesla náhoda. ±: 95procentní interval přes hry.
