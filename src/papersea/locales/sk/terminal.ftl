### Čo hovorí terminál. Čistý text; každá správa je jeden odsek.
### Karty stoja vo vete ako obrázok s názvom („Cy žltého kraba“): názov sa skloňuje, mená hráčov nie.
### `$you` je „yes“, keď je veta o čitateľovi.
### Karta, ktorú čitateľ nesmie vidieť, je „hidden“.

## Uvítanie

welcome = Vitaj na papierovom mori.
welcome-back = Vitaj späť na papierovom mori. Tvoja hra pokračuje.
welcome-against = { $count ->
    [one] Hráš do { $target } bodov proti jednému súperovi:
   *[other] Hráš do { $target } bodov proti { $count } súperom:
}
welcome-rules = V každom ťahu si vezmi kartu, vykladaj páry pre ich efekt a od 7 bodov môžeš zavrieť kolo. Pár sú dve karty: krab + krab, loďka + loďka, ryba + ryba, plavec + žralok.
welcome-help = Napíš číslo ťahu a stlač Enter. Kedykoľvek môžeš napísať ? a ukáže sa pomoc.

## Hráči

player-you = Ty
# Zastupuje „ty“ v zázname, ktorý čítajú iní.
player-guest = Hosť

## Stôl. $who je jeden z dvoch tvarov head-turn.

head-round = { $round }. kolo · do { $target } · { $who }
head-turn = { $you ->
    [yes] si na ťahu
   *[no] na ťahu je { $name }
}
head-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kariet
}
head-laid = vyložené
head-shown = ukázané
head-hand = tvoja ruka
head-deck = balíček { $count }
head-left = vľavo{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
head-right = vpravo{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
}
head-empty = prázdna
head-worth = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
} · najpočetnejšia farba { COLOUR($colour) }, { $bonus ->
    [one] 1 karta
    [few] { $bonus } karty
   *[other] { $bonus } kariet
}{ $closing ->
    [yes] {" "}· dosť na zavretie kola
   *[no] {""}
}
head-last-turns = { $you ->
    [yes] Posledné ťahy: hlásiš POSLEDNÚ ŠANCU a máš { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
   *[no] Posledné ťahy: { $name } hlási POSLEDNÚ ŠANCU a má { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodov
    }. Kolo sa už zavrieť nedá.
}

## Čo robiť teraz

step-draw = Vezmi si kartu:
step-keep = Jednu z dvoch si nechaj:
step-duo = Čo ďalej?
step-search = Ktorú hromádku si chceš prezrieť?
step-pick = Ktorú kartu si vezmeš? Prvá je tá vrchná.
step-steal = Komu ukradneš kartu?
step-over = Hra sa skončila.

## Ťahy

menu-only = { $move } (stačí Enter)
menu-draw = { $count ->
    [one] Vziať poslednú kartu balíčka
   *[other] Vziať dve z balíčka a jednu si nechať
}
menu-take = Vziať { CARD($card, "acc") } z { PILE($pile, "gen") }
menu-keep = Nechať si { CARD($card, "acc") } a odhodiť { CARD($other, "acc") } { $side ->
    [left] doľava
   *[right] doprava
}{ $top ->
    [hidden] {" "}(prázdna hromádka)
   *[shown] {""}
}
menu-duo-search = Vyložiť { CARD($first, "acc") } a { CARD($second, "acc") }: prezrieť si hromádku a vziať kartu
menu-duo-turn-again = Vyložiť { CARD($first, "acc") } a { CARD($second, "acc") }: ďalší ťah
menu-duo-fish = Vyložiť { CARD($first, "acc") } a { CARD($second, "acc") }: karta z balíčka
menu-duo-steal = Vyložiť { CARD($first, "acc") } a { CARD($second, "acc") }: ukradnúť kartu
menu-duo-nothing = Vyložiť { CARD($first, "acc") } a { CARD($second, "acc") } (teraz by sa nič nestalo)
menu-search = { PILE($pile, "Nom") }: { $count ->
    [one] len { CARD($card, "nom") }
    [few] { $count } karty, navrchu { CARD($card, "nom") }
   *[other] { $count } kariet, navrchu { CARD($card, "nom") }
}
menu-pick = { CARD($card, "Nom") }
menu-steal = { $name }, v ruke { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kariet
}
menu-end = Skončiť ťah
menu-end-last = Skončiť posledný ťah a ukázať karty
menu-stop = Ohlásiť KONČÍME: získať { $points }
menu-last = Ohlásiť POSLEDNÚ ŠANCU: stávka o { $points } + { $bonus }
menu-last-void = Ohlásiť POSLEDNÚ ŠANCU: balíček je prázdny, nikto by nebodoval
told-nothing-left = Nedá sa už nič robiť, ťah sa preto končí.

## Koniec kola

reveal-title = Všetci ukazujú karty
reveal-hand = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
} · farebný bonus { $bonus }{ $colour ->
    [hidden] {""}
   *[shown] {" "}({ COLOUR($colour) })
}
totals-target = Hrá sa do { $target } bodov.
pause-round = Enter začne ďalšie kolo:
pause-unreadable = Medzi kolami „{ $text }“ nič neurobí. Enter pokračuje; môžeš napísať aj priebeh, pravidlá, ? alebo odísť.
pause-no-cards = Kolo sa skončilo: stlač Enter a uvidíš ďalšie karty. Môžeš napísať aj priebeh, pravidlá, ? alebo odísť.
ending-title = Koniec hry
left = Odchádzaš od stola.
play-again = Rovnaké karty si zahráš znova takto:
play-recorded = Hra je uložená. Prečítať sa dá takto:
play-resume = Pokračovať sa dá takto:
opponents-installed = Nainštalované na tomto počítači
opponents-outside = Bot odinakiaľ, ktorý o sebe nič nehovorí.
lapse = Bot { $name } nedokázal vybrať, preto tento ťah robí jednoduchý bot.
lapses = Bot { $name } nedokázal vybrať { $count ->
    [one] raz
   *[other] { $count }-krát
} a tie ťahy urobil jednoduchý bot. Začalo sa to takto:

## Otázky. Nápoveda ukazuje, čo napísať; said-yes a said-no je všetko, čo platí ako odpoveď.

confirm-stop = Ohlásiť KONČÍME?
confirm-last = Ohlásiť POSLEDNÚ ŠANCU?
confirm-void = Ohlásiť POSLEDNÚ ŠANCU a skončiť kolo bez bodov?
confirm-quit = Odísť od stola?
confirm-resign = Vzdať túto hru?
confirm-hint = a/n
confirm-unclear = Napíš a ako áno alebo n ako nie.
said-yes = a, áno, ano, y, yes
said-no = n, nie, no

## Čo sa dá napísať, s čiarkami, malými písmenami

said-deck = b, balíček, balicek, d, deck, draw
said-left = vľavo, vlavo, ľavá, lava, l, left
said-right = vpravo, pravá, prava, r, right
said-end = koniec, skončiť, skoncit, koniec ťahu, koniec tahu, e, end, pass, end turn
said-stop = k, končíme, koncime, s, stop
said-last = š, šanca, sanca, posledná, posledna, posledná šanca, posledna sanca, l, last, last chance, lastchance, chance
command-help = ?, pomoc, help, h
command-table = stôl, stol, table, t
command-points = body, points, p
command-rules = pravidlá, pravidla, pravidlo, rules, rule
command-log = priebeh, log
command-position = pozícia, pozicia, position, pos
command-quit = odísť, odist, odchod, quit, q, exit
command-undo = späť, spat, undo, takeback
command-pause = prestávka, prestavka, pauza, pause, break
command-resign = vzdať, vzdat, vzdávam, vzdavam, resign
command-say = povedz, say
command-edit = opraviť, opravit, oprav, edit
command-history = história, historia, kolá, kola, history, rounds
command-back = zrušiť, zrusit, odznova, back, cancel
said-ending-stop = k, končíme, koncime, s, stop
said-ending-last-chance = š, šanca, sanca, posledná, posledna, posledná šanca, posledna sanca, l, last, last chance, lastchance, chance
said-ending-deck-out = b, balíček, balicek, prázdny balíček, prazdny balicek, d, deck, deck out
said-ending-mermaids = m, panny, morské panny, morske panny, mermaids, mermaid

## Pomoc

help-title = Ako odpovedať
help-number = Napíš číslo ťahu.
help-notation = Alebo jeho skratku: D berie z balíčka, L a R z hromádky, Cy-L si necháva žltého kraba a druhú kartu kladie na ľavú hromádku, Cy+Cd vykladá dva kraby, ?L si prezerá ľavú hromádku, #2 z nej berie druhú kartu, @B kradne hráčovi B, bodka končí ťah.
help-words = Alebo slovo: balíček, vľavo, vpravo, koniec, končíme, šanca.
help-points = akú hodnotu majú tvoje karty a čo by prinieslo hlásenie
help-rules = pravidlá; „pravidlá R6“ alebo „pravidlá cards“ ukáže ich časť
help-log = čo sa stalo v tomto kole
help-table = ešte raz stôl (stačí aj Enter)
help-position = čo vidíš, ako text na skopírovanie
help-quit = odísť od stola
help-undo = vziať posledný ťah späť, kým nikto nevidel novú kartu
help-pause = požiadať o prestávku
help-resign = vzdať túto hru
help-say = povedať niečo ostatným: „povedz“ ukáže vety, „povedz 2“ alebo „povedz veľa šťastia“ jednu z nich povie
help-scorepad = Kolo je na pár riadkov: ako sa skončilo, kto ho skončil a čo kto má. Karty sú skratky (CyCd Mw) alebo dlhé názvy (yellow_crab), podľa potreby s počtom (2xCd); alebo len čísla, 7+2 je 7 bodov a farebný bonus 2.
help-scorepad-table = aký je stav hry
help-history = všetky kolá, s kartami a bodmi
help-scorepad-undo = zrušiť posledné kolo
help-edit = zapísať kolo znova: „oprav 2“; Enter nechá, čo tam bolo
help-back = uprostred zápisu: začať kolo odznova
help-scorepad-quit = odísť; hra je uložená
help-letters = Karta sa píše písmenom druhu a písmenom farby:
help-colour = { $letter } { COLOUR($colour) }
log-title = Doterajšie kolo

## Odmietnutia

refusal-unreadable = „{ $text }“ tu nie je ťah. { $count ->
    [one] Napíš 1, stlač Enter alebo napíš ? (pomoc).
   *[other] Napíš číslo od 1 do { $count } alebo ? (pomoc).
}
refusal-look-up = Pravidlo ukáže „pravidlá { $clause }“.

## Počítanie kariet

score-can-close = Na zavretie kola to stačí: { $points } pri KONČÍME, { $both } pri POSLEDNEJ ŠANCI, ak ťa nikto neprekoná.
score-cannot-close = { $count ->
    [one] Do 7 bodov, ktoré zavrú kolo, chýba 1 bod.
    [few] Do 7 bodov, ktoré zavrú kolo, chýbajú { $count } body.
   *[other] Do 7 bodov, ktoré zavrú kolo, chýba { $count } bodov.
}
score-nothing = Zatiaľ nič: kolo sa dá zavrieť od 7 bodov.
score-no-cards = Nie sú tu karty na počítanie. Zadaj nejaké, napríklad: CyCd 2xFd Mw
score-wins = Všetky štyri morské panny: táto ruka vyhráva celú hru.
# $hands hovorí, koľko kariet majú súperi.
score-odds-against = POSLEDNÁ ŠANCA proti { $count ->
    [one] súperovi, ktorý má { $hands }
   *[other] { $count } súperom, ktorí majú { $hands }
} { $last ->
    [one] kartu
    [few] karty
   *[other] kariet
}:
score-bad-others = „{ $text }“ nehovorí, koľko kariet majú súperi: píš 6 alebo 6,5.

## Zápisník bodov. Jeho problémy a zhody hovorí pad.ftl.

scorepad-new = Nový zápisník bodov, uložený v { $file }
scorepad-goes-on = Pokračuje zápisník bodov z { $file }.
scorepad-kept = Zápisník bodov je uložený v { $file }. Pokračovať sa dá takto:
scorepad-lost = V { $file } tento zápisník už nie je.
scorepad-not-added = { $round }. kolo sa neuložilo.
scorepad-not-edited = { $round }. kolo zostáva, ako bolo.
scorepad-not-undone = { $round }. kolo sa nezrušilo.
scorepad-names = Kto hrá? Dve až štyri mená v poradí ťahov, medzi nimi čiarky:
scorepad-starter = Kto začína prvé kolo?
scorepad-head = { $round }. kolo · do { $target } · začína { $name }
scorepad-no-rounds = Zatiaľ žiadne kolo.
scorepad-ending = Ako sa kolo skončilo? Napíš končíme, šanca ako POSLEDNÁ ŠANCA, balíček, ak sa minul, alebo panny. Pomoc ukáže znak ?.
scorepad-over = Hra sa skončila. Napíš história, späť, oprav 2 alebo odísť; na novú hru zadaj nabudúce iný súbor.
scorepad-begun = Hra v { $file } sa už začala: mená aj cieľ zostávajú.
scorepad-unreadable = Takto sa kolo nekončí: „{ $text }“. Pomoc ukáže znak ?.
scorepad-no-player = „{ $text }“ nie je nikto z hráčov. Napíš písmeno alebo meno.
scorepad-hand = Čo má { $name }?
scorepad-hand-how = Ruka a stôl spolu, ako karty (CyCd Mw) alebo body a farebný bonus (7+2); - je bez kariet.
scorepad-keeps = Enter nechá: { $kept }
scorepad-counted = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}{ $bonus ->
    [hidden] {""}
   *[told] {" "}· farebný bonus { $bonus }
}
scorepad-nothing = Nič sa nezapísalo.
scorepad-which-round = { $count ->
    [0] Zatiaľ niet kola, ktoré by sa dalo opraviť.
    [one] Zatiaľ je tu jedno kolo: opravíš ho cez „oprav 1“.
   *[other] Zadaj kolo od 1 do { $count }: posledné opravíš cez „oprav { $count }“.
}
scorepad-nothing-to-undo = Niet kola, ktoré by sa dalo zrušiť.
scorepad-undone = { $round }. kolo je zrušené.
scorepad-round = { $round }. kolo: { $ended }
scorepad-ended-stop = { $name } hlási KONČÍME
scorepad-ended-last-chance = { $name } hlási POSLEDNÚ ŠANCU{ $bet ->
    [won] {" "}a stávku vyhráva
    [lost] {" "}a stávku prehráva
   *[open] {""}
}
scorepad-ended-deck-out = minul sa balíček
scorepad-ended-mermaids = { $name } má všetky štyri morské panny
scorepad-changed = Súbor { $file } medzitým zmenil niekto iný. Teraz v ňom je toto:
scorepad-cannot-keep = Uložiť sa to nepodarilo: { $problem }
scorepad-no-pad = V { $file } ešte nie je zápisník bodov.
scorepad-refused = { $file } zostáva, ako je. { $problem }
scorepad-in-round = { $round }. kolo: { $problem }
scorepad-game-is-over = Hra sa skončila: najprv zruš posledné kolo.
confirm-undo = Zrušiť { $round }. kolo?
confirm-mermaids = Skončilo sa kolo štyrmi morskými pannami?
confirm-cut = { $count ->
    [one] Hra sa tým končí. Vymazať kolo po ňom?
    [few] Hra sa tým končí. Vymazať { $count } kolá po ňom?
   *[other] Hra sa tým končí. Vymazať { $count } kôl po ňom?
}
confirm-add = Pridať tvoje kolo ako { $round }. kolo?
confirm-again = Skúsiť znova?

## Pravidlá

rules-how = { $program } R6 ukáže jedno pravidlo, { $program } cards časť, { $program } all všetko.
rules-how-here = „pravidlá R6“ ukáže jedno pravidlo, „pravidlá cards“ časť.
rules-editions = Vydania: { $editions }.
rules-differ = Tu sa vydania líšia: pozri „{ $option }“ ({ $name }).
rules-edition = Vydanie: { $edition }
rules-table = Tento stôl
rules-played = { $who }: hrá sa takto.
rules-plays = { $who }: „{ $option }“ – { $value }.
rules-unknown = Pravidlo ani časť „{ $text }“ neexistuje. Časti sú { $sections }.
rules-unknown-close = Pravidlo ani časť „{ $text }“ neexistuje. Nemá to byť { $close }?
rules-unknown-here = Pravidlo ani časť „{ $text }“ neexistuje. Zoznam ukáže „pravidlá“.

## Prepínače

against-too-many = { $count ->
    [one] Zadaný je 1 súper
    [few] Zadaní sú { $count } súperi
   *[other] Zadaných je { $count } súperov
}, ale { $room ->
    [one] voľné je len 1 miesto
    [few] voľné sú len { $room } miesta
   *[other] voľných je len { $room } miest
}.
option-no-number = „{ $text }“ nie je celé číslo.

## Záznamy. $standing vymenúva hráčov s bodmi.

replay-finished = { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kolá
   *[other] { $rounds } kôl
}, { $moves ->
    [one] 1 krok
    [few] { $moves } kroky
   *[other] { $moves } krokov
}: { $standing }. Vyhráva { $winners }.
replay-open = { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kolá
   *[other] { $rounds } kôl
}, { $moves ->
    [one] 1 krok
    [few] { $moves } kroky
   *[other] { $moves } krokov
}: { $standing }. Nedohrané.
record-other-file = { $file } nie je súbor so záznamami papersea.
record-no-folder = { $file } sa nedá vytvoriť: taký priečinok nie je.
record-forbidden = { $file } sa nedá použiť: nemáš právo ho čítať a zapisovať.
record-problem = { $file } sa nedá použiť: { $problem }
resume-beside = --resume pokračuje v hre tak, ako sa začala, preto sa k nemu { $flag } nedá pridať.
resume-stranger = Záznam nehovorí, ako hrá { $name }, preto to miesto preberá { $opponent }.
resume-unnamed = { $count ->
    [one] Záznam neuvádza tvojho súpera, preto jeho miesto preberá { $names }.
   *[other] Záznam neuvádza tvojich súperov, preto ich miesta preberajú { $names }.
}
resume-nothing = V { $file } niet hry, v ktorej by sa dalo pokračovať.
resume-finished = Posledná hra v { $file } je dohraná.
replay-nothing = V { $file } nie sú žiadne hry.
replay-cut = Koniec záznamu chýba.
replay-refused = Tento záznam sa nedá prehrať: { $problem }

## papersea analyse

analyse-weighing = Posudzujeme rozhodnutia
analyse-no-game = V { $file } { $count ->
    [one] je len 1 hra.
    [few] sú len { $count } hry.
   *[other] je len { $count } hier.
}
analyse-no-seat = Nikto sa tu nevolá { $text }. Zadaj písmeno miesta alebo meno hráča.
analyse-cut = { replay-cut } Šance sa končia posledným celým krokom.
analyse-unfinished = Hra nie je dohraná: šance sa končia jej posledným krokom.
analyse-turning-points = Zlomové chvíle
analyse-no-turning-points = Žiadne rozhodnutie nestálo veľa.
analyse-chances = Šanca na výhru tak, ako ju ktorý hráč mohol poznať
analyse-luck = Šťastie a zručnosť
analyse-decisions = Všetky rozhodnutia
analyse-place = { $round }. kolo, { $turn }. ťah, { $name } (krok { $number })
analyse-played = Zahrané: { $choice } ({ $chance })
analyse-better = Lepšie: { $choice } ({ $chance })
analyse-column-round = Kolo
analyse-column-start = Začiatok
analyse-column-luck = Šťastie
analyse-column-losses = Rozhodnutia
analyse-column-end = Koniec
analyse-luck-how = Šťastie: čo priniesli karty, ruky ostatných a ich ťahy (aj chyby). Rozhodnutia: koľko stáli oproti najlepším. Začiatok, šťastie a rozhodnutia dajú spolu koniec.
analyse-summary = { $name }: { $decisions ->
    [one] 1 rozhodnutie,
    [few] { $decisions } rozhodnutia,
   *[other] { $decisions } rozhodnutí,
} z toho najlepších { $best }, { $slips ->
    [one] 1 nepresnosť,
    [few] { $slips } nepresnosti,
   *[other] { $slips } nepresností,
} { $mistakes ->
    [one] 1 chyba.
    [few] { $mistakes } chyby.
   *[other] { $mistakes } chýb.
} Presnosť { $accuracy }: 100 % je vždy najlepšie rozhodnutie, 0 % náhodná voľba.

## Dôkazy, že karty nikto nevybral. $salts vymenúva hráčov s tým, čo pridali.

verify-proved = Prvý hráč, { $decks ->
    [one] 1 balíček
    [few] { $decks } balíčky
   *[other] { $decks } balíčkov
} a { $thefts ->
    [one] 1 ukradnutá karta
    [few] { $thefts } ukradnuté karty
   *[other] { $thefts } ukradnutých kariet
} sa zhodujú s dôkazom. Soľ: { $salts }. Záväzok: { $commitment }
verify-salt = { $name } „{ $salt }“
verify-no-salt = { $name } žiadna
verify-noted = (tak, ako ho máš poznačený)
verify-unfair = Táto hra nie je férová: { $problem }
verify-unproved = Férovosť tejto hry sa nedá dokázať: { $problem }
verify-nothing = V { $file } nie sú hry, takže nie je dokázané nič.
verify-not-found = Nedokázané: žiadna hra v { $file } nemá záväzok, ktorý máš poznačený: { $commitment }
verify-compare = Dôkaz platí, len ak jeho záväzok poznáš ešte spred rozdania: porovnaj ho s tým, čo máš poznačené, alebo ho zadaj cez --commitment.

## papersea serve, site, work, backup

serve-address = Stoly sú pripravené: { $address }
serve-cannot-listen = Na { $host }, port { $port }, sa počúvať nedá: { $reason }. Vyber iné miesto cez --host a --port.
serve-no-such-host = „{ $host }“ nie je adresa ani meno tohto počítača: 127.0.0.1 je len pre tento počítač, 0.0.0.0 pre celú sieť.
serve-no-origin = „{ $origin }“ nie je pôvod: má to byť https://HOST alebo http://HOST:PORT, malými písmenami a bez čohokoľvek za tým.
serve-no-host-name = „{ $host }“ nie je názov servera: má to byť napríklad push.example.org, prípadne s :PORT.
serve-no-manual = „{ $manual }“ nie je príručka: má to byť adresa, napríklad https://HOST/PATH/, alebo priečinok, ktorý zapísal make manual.
serve-in-use = { $file } používa iná papersea. Viac procesov potrebuje PostgreSQL a Redis: docs/hosting.md
serve-not-heard = Bez --redis tento proces nepočuje ostatných pri tomto PostgreSQL: nech je jediný.
serve-nobody-thinks = S --thinkers 0 a bez --redis sa nepohne žiadny bot: rozmýšľa za nich papersea work a na to treba Redis.
serve-kept-in = Všetko je uložené v { $file }
serve-how-to-stop = Ctrl-C zastaví server; keď sa spustí znova, hry budú pokračovať.
work-health = Stav a metriky sú na { $host }, port { $port }.
work-ready = { $thinkers ->
    [one] Za botov rozmýšľa jeden proces.
    [few] Za botov rozmýšľajú { $thinkers } procesy.
   *[other] Za botov rozmýšľa { $thinkers } procesov.
}
# $megabytes je číslo ako 6.8.
site-written = Stránka ({ $files ->
    [one] 1 súbor
    [few] { $files } súbory
   *[other] { $files } súborov
}, { $megabytes } MB) je v { $folder }: daj ju tam, odkiaľ sa podávajú súbory, do ktoréhokoľvek priečinka.
site-how = Ako ju podávať, píše { $file }
site-not-empty = V { $folder } sú súbory, ktoré nie sú od papersea. Zadaj prázdny priečinok, alebo stránku pridaj cez --add: súbory s rovnakým názvom sa potom nahradia, ostatné zostanú.
site-not-built-web = Stránka nie je zostavená, takže niet čo zapísať. Vo wheele je; v klone: make pocket
site-not-built-pocket = To, čo beží v prehliadačoch, nie je zabalené, takže na stránke by nikto hrať nemohol. Vo wheele to je; v klone: make pocket
site-no-address = „{ $address }“ nie je adresa: má to byť https://HOST/PATH/
serve-not-installed = { $module } nie je nainštalovaný: { $install }
serve-tables-alone = Stoly sa dajú rozdeliť len popri PostgreSQL, kde sú ľudia: pridaj --database.
serve-bad-tables = má to byť PÍSMENO=postgresql://USER:PASSWORD@HOST/NAME, každé písmeno raz
serve-bad-redis = má to byť redis://HOST:PORT/0 (rediss:// s TLS, unix:// pre soket)
serve-bad-number = „{ $text }“: má to byť NÁZOV=ČÍSLO, s niektorým z { $names }
serve-at-least-one = { $name } musí byť aspoň 1, inak by sa nikto nič nedozvedel.
work-needs-redis = Servery sa o ťahoch pracovníka dozvedajú cez Redis: pridaj --redis.
backup-done = Kópia všetkého je v { $file }

## papersea puzzle. Čo hovorí aj prehliadač, je v puzzles.ftl.

puzzle-id = Značka { $id }
puzzle-how = Ktorý ťah najčastejšie vyhrá celú hru? Počíta sa prvá odpoveď. „priebeh“ vypíše doterajšie kolo, pomoc ukáže znak ?.
puzzle-practice = Na túto úlohu už máš odpoveď, je to len cvičenie.
puzzle-enter = Enter ukáže ďalšiu úlohu, q končí:
puzzle-solved-so-far = Vyriešené úlohy: { $solved } z { $count }.
puzzle-unknown = Úloha { $text } neexistuje.
puzzle-bad-day = { $text } nie je deň: má to byť napríklad 2025-12-31.
puzzle-one-of = Vyber jedno: úlohu, --day alebo --next.

## papersea join

join-not-installed = Na hranie online treba { $module }, a ten nie je nainštalovaný: { $install }
join-bad-link = „{ $link }“ nie je odkaz na stôl ani adresa servera: má to byť https://HOST/t/CODE alebo https://HOST.
join-which-server = Na ktorom serveri? Samotné „{ $word }“ je stôl na serveri, kde sa na tomto počítači naposledy hralo: uveď server, napríklad https://HOST/t/{ $word }.
join-unreachable = Na { $address } neodpovedá žiadny server papersea. Skontroluj adresu alebo to skús neskôr.
join-refused = Server odmieta. { $reason }
join-beside = Ako sa hrá, vybral ten, kto stôl otvoril, preto sa k jeho odkazu { $flag } nedá pridať.
join-name = Ako ťa majú volať ostatní?
join-known = Vitaj späť, { $name }.
join-bad-clock = „{ $text }“ nie sú hodiny: má to byť 5m alebo 5m+10s (10 sekúnd až 120 minút na hru, najviac 300s navyše na každý ťah), 3d (1 až 14 dní na ťah) alebo none.
join-share = { $count ->
    [0] Odkaz na stôl, pre priateľov, ktorí chcú sledovať hru:
    [one] Jedno miesto je voľné. Pošli tento odkaz; hra sa začne, keď tam niekto sadne:
    [few] { $count } miesta sú voľné. Pošli tento odkaz; hra sa začne, keď budú obsadené všetky:
   *[other] { $count } miest je voľných. Pošli tento odkaz; hra sa začne, keď budú obsadené všetky:
}
join-left = Odchádzaš a miesto ti zostáva. Späť sa dostaneš takto:

## Pri stole na serveri

online-free-seat = voľné miesto
online-waits = Čakáme na hráčov…
online-waits-again = Čakáme na ostatných…
online-full = Všetky miesta sú obsadené. Sleduješ hru.
online-looking-on = Hra sa začala. Sleduješ ju.
online-over = Hra sa skončila. Takto to dopadlo.
online-commitment = Karty vznikajú z tajomstva servera a z toho, čo pridajú hráči. Záväzok k tajomstvu: { $commitment }. Ty pridávaš { $salt }.
online-lost = Spojenie sa prerušilo. Obnovujeme ho… Tvoja hra je v bezpečí.
online-back = Spojenie je obnovené.
online-refused = Nevykonalo sa to. { $reason }
online-away = { $name } nemá spojenie; miesto však zostáva.
online-here = { $name } má znova spojenie.
online-go-on = Enter ukončí prestávku:
online-come-back = Enter vystrieda bota:
online-say-title = Čo môžeš povedať
online-say-how = „povedz 2“ alebo „povedz veľa šťastia“ povie druhú z týchto viet.
online-say-unknown = „{ $text }“ sa tu povedať nedá. Zoznam ukáže „povedz“.
online-record = Hra sa skončila a jej tajomstvo je odhalené. Toto je jej záznam, pre papersea replay a papersea verify:
online-again = Zahrať si znova?

## papersea bot

bot-plays = { $name } ({ $entrant }) je na ceste. Ctrl-C bota odvolá.
bot-game-over = Hra sa skončila. Výhra: { $names }. Toto je jej záznam:
bot-left = Bot odchádza a miesto mu zostáva. Späť sa dostane takto:

## papersea study

study-games = Posudzujeme hry
study-nothing = V týchto súboroch nie je žiadna dohraná hra s menami.
study-title = Koľko stoja rozhodnutia a ako sa hry končia
study-column-name = Hráč
study-column-against = Proti
study-column-games = Hry
study-column-loss = Strata, %
study-column-wins = Výhry, %
study-column-adjusted = Bez šťastia, %
study-against-people = ľudia
study-against-mixed = rôzni
study-company = { $who }, hráčov: { $players }
study-how = { $games ->
    [one] Jedna hra, hodnotí { $judge } ({ $budget } na rozhodnutie).
    [few] { $games } hry, hodnotí { $judge } ({ $budget } na rozhodnutie).
   *[other] { $games } hier, hodnotí { $judge } ({ $budget } na rozhodnutie).
} Strata: zo šance na výhru, na jedno rozhodnutie. Bez šťastia: výhry po odrátaní toho, čo priniesla náhoda. ±: 95-percentný interval cez hry.
