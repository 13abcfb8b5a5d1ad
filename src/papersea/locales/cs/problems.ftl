### Proč text nejde přečíst: karty, tahy, možnosti, pozice, záznamy, důkazy, rozpočty.
### $text je to, co tam stojí. Znaky v příkladech (Cy, @B=Fy, target=double) zůstávají, jaké jsou.

## Kde to je. $problem je jeden z textů níž.

problem-on-line = Řádek { $line }: { $problem }
problem-in-round = { $round }. kolo: { $problem }
problem-in-move = { $round }. kolo, { $number }. krok, místo { $seat }: { $problem }
problem-illegal-move = { $move } nejde. { $reason }

## Karty

problem-unknown-card = „{ $text }“ není karta: piš písmeno druhu a barvy, jako Cy, nebo název, jako yellow_crab.
problem-card-without-colour = „{ $text }“ může být kterákoli z těchto karet: { $choices }. Jaká je to barva?
problem-unknown-kind = „{ $text }“ není karta: písmeno { $letter } nemá žádný druh. Druhy jsou { $choices }.
problem-unknown-colour = „{ $text }“ není karta: písmeno { $letter } nemá žádná barva. Barvy jsou { $choices }.
problem-no-such-card = „{ $text }“ v balíčku není: v té barvě takový druh neexistuje.
problem-too-many-cards = V balíčku { $count ->
    [one] není 1
    [few] nejsou { $count }
   *[other] není { $count }
} { CARD($card, "nom", $count) }: { $copies ->
    [one] je tam jen 1
    [few] jsou tam jen { $copies }
   *[other] je jich tam jen { $copies }
}.

## Místa a tahy

problem-unknown-seat = „{ $text }“ není místo: jmenují se A, B, C a D.
problem-unknown-place = { $text } není místo v hromádce: vrchní karta je 1.
problem-unknown-move = „{ $text }“ není tah: tahy jsou D, L, R, Cy-L, Cy+Cd, ?L, #2, @B, tečka, STOP a LAST.

## Možnosti, rozpočty, soupeři, rozdání

problem-unknown-option = Možnost „{ $text }“ neexistuje. Možnosti jsou { $choices }.
problem-unreadable-option = „{ $text }“ není možnost: piš ji jako target=double.
problem-option-twice = Možnost { $option } je tu dvakrát: { $first } a { $second }.
problem-unknown-value = { $option } nemůže být „{ $text }“. Může být { $choices }.
problem-players = Hrát můžou 2, 3 nebo 4, ne { $count }.
problem-wrong-seed = { $text } nemůže být semínko: je to celé číslo od 0 do 2**63 - 1.
problem-unreadable-budget = „{ $text }“ není rozpočet: piš ho jako 200ms, 5s nebo 2000p.
problem-budget-time = Tah trvá od 1 ms do { $most } s.
problem-budget-playouts = Na tah je od 1 do { $most } zkušebních dohrání.
problem-unknown-opponent = Soupeř „{ $text }“ neexistuje. Soupeři jsou { $choices }.
problem-unknown-opponent-close = Soupeř „{ $text }“ neexistuje. Nemá to být { $close }?
problem-unknown-deal = „{ $text }“ není rozdání: jeho název je den nebo 3 až 24 písmen a číslic.
problem-outside-not-named = „{ $text }“ není jméno bota: napiš modul:jméno, například my_bots:Greedy.
problem-outside-no-module = Modul { $module } tu není: musí být nainstalovaný, nebo ve složce, ve které jsi.
problem-outside-no-name = Modul { $module } nemá { $text }.
problem-outside-no-player = { $text } není bot: bot je třída s choose(view, budget), nebo taková funkce.
problem-outside-failed = { $text } nejde načíst: { $problem }
problem-outside-twice = Bota „{ $text }“ má víc balíků. Vyber jednoho: { $choices }

## Pozice

problem-position-words = Pozice má devět slov (options scores round step closer hands tables piles deck), ne { $count }.
problem-not-a-score = „{ $text }“ nejsou body.
problem-not-a-round = „{ $text }“ není číslo kola.
problem-unknown-step = „{ $text }“ není krok: piš místo a jedno z { $choices }.
problem-step-detail = „{ $text }“: něco za = mají jen keep, pick a over.
problem-not-two-drawn = „{ $text }“: za keep= piš dvě karty z balíčku.
problem-not-a-pile = „{ $text }“: za pick= piš hromádku, L nebo R.
problem-not-two-piles = „{ $text }“: hromádky jsou dvě, ne { $count }.
problem-not-a-duo = „{ $text }“ není pár.
problem-unknown-cards-stuck = Ať neznámé karty leží jakkoli: { $problem }
problem-round-zero = Kola se číslují od 1.
problem-negative-score = Nikdo nemá míň než 0 bodů.
problem-hands-missing = Počet hráčů je { $players }, počet rukou ale { $count }.
problem-tables-missing = Počet hráčů je { $players }, počet stolů ale { $count }.
problem-no-such-seat = Místo { $seat } neexistuje, když počet hráčů je { $players }.
problem-wrong-total = Všech karet dohromady má být { $size }, ne { $count }.
problem-piles-too-large = Na hromádkách nemůže být karet { $lying }, když jich před hráči je jen { $held }.
problem-pile-too-large = Hromádka nemůže mít { $count }, když v balíčku zbývá { $left }: nikdy nemá víc než { $most }.
problem-winners-twice = Skončená hra vyjmenovává vítěze, každého jednou, jako A:over=A.
problem-wrong-winners = Výhra { $seats } není možná: nejsou tu čtyři mořské panny ani nejvyšší součet po dosažení cíle.
problem-points-too-early = V prvním kole ještě nikdo body nemá.
problem-ended-already = { $seat } má { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, takže hra skončila při { $target }.
problem-mermaids-ended-it = { $seat } má čtyři mořské panny a vyhrává, takže hra skončila.
problem-closer-to-move = Kolo zavřelo místo { $seat } a už nehraje.
problem-closed-too-early = { $seat } zavírá kolo a má { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}; je potřeba aspoň { $needed }.
problem-duo-not-laid = { $seat } nemá vyložený pár, který to umožňuje.
problem-nothing-drawn = Místo { $seat } nemá žádnou kartu, takže si novou ještě nevzalo.
problem-round-ended-at-once = Balíček došel, takže kolo hned skončilo.
problem-round-ended-before = Balíček došel, takže kolo skončilo předchozím tahem.
problem-nothing-to-draw = Není co brát, takže se to vynechává.
problem-nothing-to-search = Obě hromádky jsou prázdné, takže není co prohlížet.
problem-nothing-to-pick = Prohlížená hromádka je prázdná.
problem-nobody-to-rob = Není komu krást.
problem-duo-without-effect = Pár by neměl co udělat.

## Náhoda

problem-deck-size = Balíček má { $size } karet, ne { $count }.
problem-deck-not-whole = Balíček není celý: chybí { CARD($card, "nom") }.
problem-wrong-starter = Místo { $seat } nemůže začít hru, ve které je hráčů { $players }.
problem-cannot-be-stolen = { CARD($card, "Acc") } nejde ukrást z místa { $seat }: není tam.
problem-theft-untold = Chybí, která karta byla ukradena.

## Záznamy

problem-record-version = Toto je verze záznamů { $version } a tato papersea čte verzi { $known }.
problem-record-header = Toto není první řádek záznamu: má to být { $expected }.
problem-file-header = Toto není první řádek souboru se záznamy: má to být { $expected }.
problem-not-one-game = Má to být jedna hra: její první řádek je { $expected }. Her je tu { $count }.
problem-name-count = Jmen je tu { $count }, hráčů { $players }.
problem-position-unproved = Poctivost hry, která začíná pozicí, nejde dokázat.
problem-salt-count = Solí je tu { $count }, hráčů { $players }.
problem-theft-and-card = „{ $text }“ není tah záznamu: krádež má u sebe ukradenou kartu, jako @B=Fy, a nic jiného ji nemá.
problem-turn-without-seat = „{ $text }“ není místo: tah jím začíná, jako A: D Cy-L .
problem-turn-without-moves = Za { $seat } nejsou žádné kroky:
problem-unreadable-result = „{ $text }“ není výsledek: piš body a vítěze, jako 41-33 A nebo 12-7 -
problem-not-json = Toto není JSON ({ $detail }).
problem-wrong-field = { $field } není { $kind ->
    [text] text
    [number] číslo
    [list] seznam
   *[object] objekt
}.
problem-unknown-field = Záznam nemá { $fields }.
problem-no-headlines = Toto není hra se svými koly.
problem-after-result = Za výsledkem už nic není, a přesto je tu „{ $text }“.
problem-no-beginning = Nejdřív musí být balíček nebo pozice, ne „{ $text }“.
problem-nothing-below = Pod tímto musí být balíček nebo pozice.
problem-unreadable-line = „{ $text }“ není tah, jako A: D Cy-L ., ani balíček, ani výsledek.
problem-unquoted-names = { $text } nejsou jména: piš je v uvozovkách, jako "Coral" "Pebble".
problem-unreadable-name = { $text } není jméno: znak za \ není známý.
problem-not-utf8 = Toto není text v UTF-8.
problem-cut-at-start = Záznam končí dřív, než začalo první kolo.
problem-nothing-begun = Není tu balíček ani pozice.
problem-deck-and-position = Začíná to pozicí, a přesto je tu i balíček.
problem-other-position = Možnosti, hráči nebo ten, kdo začíná, nejsou takoví jako v pozici.
problem-hidden-cards = Záznam musí pojmenovat každou kartu své pozice.
problem-round-after-end = Hra skončila.
problem-round-not-ended = { $before }. kolo neskončilo.
problem-move-after-end = { $move } přišlo pozdě: kolo skončilo.
problem-wrong-card = { $move }: { $problem }
problem-wrong-result = Uvedený výsledek je { $given }, ale podle pravidel je to { $found }.

## Důkazy

problem-unreadable-commitment = „{ $text }“ není závazek: má 64 šestnáctkových číslic.
problem-salts = Důkaz má sůl pro každé ze 2 až 4 míst, ne { $count }.
problem-unreadable-salt = „{ $text }“ není sůl: má nejvýš 64 viditelných znaků ASCII bez mezer.
problem-unreadable-secret = „{ $text }“ není tajemství: má 64 šestnáctkových číslic.
problem-unquoted-proof = { $text } nepatří do důkazu: piš to v uvozovkách, jako "blue".
problem-secret-size = Tajemství má { $size } bajtů, ne { $count }.
problem-unreadable-context = „{ $text }“ není kontext: má 1 až 64 viditelných znaků ASCII bez mezer.
problem-no-proof = Důkaz o kartách tu není.
problem-other-commitment = Důkaz nepatří k závazku: jeho vlastní je { $commitment }
problem-other-first-player = Začíná { $given }, ale podle důkazu { $fair }.
problem-other-card = { $place }. karta balíčku je { CARD($given, "nom") }, ale podle důkazu { CARD($fair, "nom") }.
problem-other-theft = { $move }: podle důkazu krade { CARD($fair, "acc") }.

## Arény

problem-arena-in-use = { $folder } používá jiná aréna.
problem-arena-none = V { $folder } není aréna: chybí { $file }.
problem-arena-unreadable = { $file } nejde přečíst: { $problem }
problem-arena-not-json = není to JSON.
problem-arena-not-a-plan = není to plán.
problem-arena-incomplete = neříká, kdo hraje a jak.
problem-arena-other-version = { $file } psala papersea { $theirs } a toto je { $ours }: jejich hry nejde počítat dohromady.
problem-arena-other-plan = Aréna má od začátku { $name } { $begun }, ne { $now }.
problem-arena-fewer-games = Aréna má od začátku víc her než { $now }: { $games }.
problem-league-few = Liga potřebuje aspoň tolik účastníků, kolik hráčů sedí u stolu: { $players }.
problem-league-fewer-rounds = Liga má od začátku víc kol než { $now }: { $rounds }.
problem-arena-two-entrants = Aréna potřebuje aspoň dva účastníky.
problem-arena-twice = { $name } je tu dvakrát.
problem-arena-no-games = Aréna hraje aspoň jednu hru.
problem-arena-strangers = { $names } se v této aréně nepotkají.
problem-arena-unfinished = Hra není dohraná.
problem-arena-other-deal = Toto rozdání není z této arény.
problem-arena-game-twice = Tato hra je tu dvakrát.

## Pravděpodobnost sázky

problem-odds-wrong-opponents = U stolu můžou být jeden až tři soupeři, ne { $count }.
problem-odds-wrong-hand = Počet karet soupeře nemůže být { $number }.
problem-odds-wrong-tables = Vyložené karty jsou tu pro { $count }, soupeřů je ale { $players }.
problem-odds-wrong-tops = Hromádky jsou { $most }, ne { $count }.
problem-odds-not-duos = { CARDS($cards, "Nom") } vyložené být nemůžou: vykládají se jen páry.
problem-odds-more-than-all = Dohromady by jich bylo { $count }, ale všech karet hry je { $most }.
problem-odds-four-mermaids = Kdo má všechny čtyři mořské panny, už vyhrál.
problem-odds-too-few-points = K zavření kola je potřeba { $needed } bodů, tyto karty mají hodnotu { $points }.
problem-odds-wrong-deck = Balíček teď nemůže mít { $deck }: možné je od { $least } do { $most }.
