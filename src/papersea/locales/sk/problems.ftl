### Prečo sa text nedá prečítať: karty, ťahy, možnosti, pozície, záznamy, dôkazy, rozpočty.
### $text je to, čo tam stojí. Znaky v príkladoch (Cy, @B=Fy, target=double) zostávajú, aké sú.

## Kde to je. $problem je jeden z textov nižšie.

problem-on-line = Riadok { $line }: { $problem }
problem-in-round = { $round }. kolo: { $problem }
problem-in-move = { $round }. kolo, { $number }. krok, miesto { $seat }: { $problem }
problem-illegal-move = { $move } sa nedá. { $reason }

## Karty

problem-unknown-card = „{ $text }“ nie je karta: píš písmeno druhu a farby, ako Cy, alebo názov, ako yellow_crab.
problem-card-without-colour = „{ $text }“ môže byť ktorákoľvek z týchto kariet: { $choices }. Aká je to farba?
problem-unknown-kind = „{ $text }“ nie je karta: písmeno { $letter } nemá žiadny druh. Druhy sú { $choices }.
problem-unknown-colour = „{ $text }“ nie je karta: písmeno { $letter } nemá žiadna farba. Farby sú { $choices }.
problem-no-such-card = „{ $text }“ v balíčku nie je: v tej farbe taký druh neexistuje.
problem-too-many-cards = V balíčku { $count ->
    [one] nie je 1
    [few] nie sú { $count }
   *[other] nie je { $count }
} { CARD($card, "nom", $count) }: { $copies ->
    [one] je tam len 1
    [few] sú tam len { $copies }
   *[other] je ich tam len { $copies }
}.

## Miesta a ťahy

problem-unknown-seat = „{ $text }“ nie je miesto: volajú sa A, B, C a D.
problem-unknown-place = { $text } nie je miesto v hromádke: vrchná karta je 1.
problem-unknown-move = „{ $text }“ nie je ťah: ťahy sú D, L, R, Cy-L, Cy+Cd, ?L, #2, @B, bodka, STOP a LAST.

## Možnosti, rozpočty, súperi, rozdania

problem-unknown-option = Možnosť „{ $text }“ neexistuje. Možnosti sú { $choices }.
problem-unreadable-option = „{ $text }“ nie je možnosť: píš ju ako target=double.
problem-option-twice = Možnosť { $option } je tu dvakrát: { $first } a { $second }.
problem-unknown-value = { $option } nemôže byť „{ $text }“. Môže byť { $choices }.
problem-players = Hrať môžu 2, 3 alebo 4, nie { $count }.
problem-wrong-seed = { $text } nemôže byť semienko: je to celé číslo od 0 do 2**63 - 1.
problem-unreadable-budget = „{ $text }“ nie je rozpočet: píš ho ako 200ms, 5s alebo 2000p.
problem-budget-time = Ťah trvá od 1 ms do { $most } s.
problem-budget-playouts = Na ťah je od 1 do { $most } skúšobných dohraní.
problem-unknown-opponent = Súper „{ $text }“ neexistuje. Súperi sú { $choices }.
problem-unknown-opponent-close = Súper „{ $text }“ neexistuje. Nemá to byť { $close }?
problem-unknown-deal = „{ $text }“ nie je rozdanie: jeho názov je deň alebo 3 až 24 písmen a číslic.
problem-outside-not-named = „{ $text }“ nie je meno bota: napíš modul:meno, napríklad my_bots:Greedy.
problem-outside-no-module = Modul { $module } tu nie je: musí byť nainštalovaný alebo v priečinku, v ktorom si.
problem-outside-no-name = Modul { $module } nemá { $text }.
problem-outside-no-player = { $text } nie je bot: bot je trieda s choose(view, budget) alebo taká funkcia.
problem-outside-failed = { $text } sa nedá načítať: { $problem }
problem-outside-twice = Bota „{ $text }“ má viac balíkov. Vyber jedného: { $choices }

## Pozície

problem-position-words = Pozícia má deväť slov (options scores round step closer hands tables piles deck), nie { $count }.
problem-not-a-score = „{ $text }“ nie sú body.
problem-not-a-round = „{ $text }“ nie je číslo kola.
problem-unknown-step = „{ $text }“ nie je krok: píš miesto a jedno z { $choices }.
problem-step-detail = „{ $text }“: niečo za = majú len keep, pick a over.
problem-not-two-drawn = „{ $text }“: za keep= píš dve karty z balíčka.
problem-not-a-pile = „{ $text }“: za pick= píš hromádku, L alebo R.
problem-not-two-piles = „{ $text }“: hromádky sú dve, nie { $count }.
problem-not-a-duo = „{ $text }“ nie je pár.
problem-unknown-cards-stuck = Nech neznáme karty ležia akokoľvek: { $problem }
problem-round-zero = Kolá sa číslujú od 1.
problem-negative-score = Nikto nemá menej než 0 bodov.
problem-hands-missing = Počet hráčov je { $players }, počet rúk však { $count }.
problem-tables-missing = Počet hráčov je { $players }, počet stolov však { $count }.
problem-no-such-seat = Miesto { $seat } neexistuje, keď počet hráčov je { $players }.
problem-wrong-total = Všetkých kariet spolu má byť { $size }, nie { $count }.
problem-piles-too-large = Na hromádkach nemôže byť kariet { $lying }, keď ich pred hráčmi je len { $held }.
problem-pile-too-large = Hromádka nemôže mať { $count }, keď v balíčku zostáva { $left }: nikdy nemá viac než { $most }.
problem-winners-twice = Skončená hra vymenúva víťazov, každého raz, ako A:over=A.
problem-wrong-winners = Výhra { $seats } nie je možná: nie sú tu štyri morské panny ani najvyšší súčet po dosiahnutí cieľa.
problem-points-too-early = V prvom kole ešte nikto body nemá.
problem-ended-already = { $seat } má { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}, takže hra sa skončila pri { $target }.
problem-mermaids-ended-it = { $seat } má štyri morské panny a vyhráva, takže hra sa skončila.
problem-closer-to-move = Kolo zavrelo miesto { $seat } a už nehrá.
problem-closed-too-early = { $seat } zatvára kolo a má { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}; treba aspoň { $needed }.
problem-duo-not-laid = { $seat } nemá vyložený pár, ktorý to umožňuje.
problem-nothing-drawn = Miesto { $seat } nemá žiadnu kartu, takže si ešte novú nevzalo.
problem-round-ended-at-once = Balíček sa minul, takže kolo sa hneď skončilo.
problem-round-ended-before = Balíček sa minul, takže kolo sa skončilo predošlým ťahom.
problem-nothing-to-draw = Nie je čo brať, takže sa to vynecháva.
problem-nothing-to-search = Obe hromádky sú prázdne, takže nie je čo prezerať.
problem-nothing-to-pick = Prezeraná hromádka je prázdna.
problem-nobody-to-rob = Nie je komu kradnúť.
problem-duo-without-effect = Pár by nemal čo urobiť.

## Náhoda

problem-deck-size = Balíček má { $size } kariet, nie { $count }.
problem-deck-not-whole = Balíček nie je celý: chýba { CARD($card, "nom") }.
problem-wrong-starter = Miesto { $seat } nemôže začať hru, v ktorej je hráčov { $players }.
problem-cannot-be-stolen = { CARD($card, "Acc") } nemožno ukradnúť z miesta { $seat }: nie je tam.
problem-theft-untold = Chýba, ktorá karta bola ukradnutá.

## Záznamy

problem-record-version = Toto je verzia záznamov { $version } a táto papersea číta verziu { $known }.
problem-record-header = Toto nie je prvý riadok záznamu: má to byť { $expected }.
problem-file-header = Toto nie je prvý riadok súboru so záznamami: má to byť { $expected }.
problem-not-one-game = Má to byť jedna hra: jej prvý riadok je { $expected }. Hier je tu { $count }.
problem-name-count = Mien je tu { $count }, hráčov { $players }.
problem-position-unproved = Férovosť hry, ktorá sa začína pozíciou, sa dokázať nedá.
problem-salt-count = Solí je tu { $count }, hráčov { $players }.
problem-theft-and-card = „{ $text }“ nie je ťah záznamu: krádež má pri sebe ukradnutú kartu, ako @B=Fy, a nič iné ju nemá.
problem-turn-without-seat = „{ $text }“ nie je miesto: ťah sa ním začína, ako A: D Cy-L .
problem-turn-without-moves = Za { $seat } nie sú žiadne kroky:
problem-unreadable-result = „{ $text }“ nie je výsledok: píš body a víťazov, ako 41-33 A alebo 12-7 -
problem-not-json = Toto nie je JSON ({ $detail }).
problem-wrong-field = { $field } nie je { $kind ->
    [text] text
    [number] číslo
    [list] zoznam
   *[object] objekt
}.
problem-unknown-field = Záznam nemá { $fields }.
problem-no-headlines = Toto nie je hra so svojimi kolami.
problem-after-result = Za výsledkom už nič nie je, a predsa je tu „{ $text }“.
problem-no-beginning = Najprv musí byť balíček alebo pozícia, nie „{ $text }“.
problem-nothing-below = Pod týmto musí byť balíček alebo pozícia.
problem-unreadable-line = „{ $text }“ nie je ťah, ako A: D Cy-L ., ani balíček, ani výsledok.
problem-unquoted-names = { $text } nie sú mená: píš ich v úvodzovkách, ako "Coral" "Pebble".
problem-unreadable-name = { $text } nie je meno: znak za \ nie je známy.
problem-not-utf8 = Toto nie je text v UTF-8.
problem-cut-at-start = Záznam sa končí skôr, než sa začalo prvé kolo.
problem-nothing-begun = Nie je tu balíček ani pozícia.
problem-deck-and-position = Začína sa to pozíciou, a predsa je tu aj balíček.
problem-other-position = Možnosti, hráči alebo ten, kto začína, nie sú také ako v pozícii.
problem-hidden-cards = Záznam musí pomenovať každú kartu svojej pozície.
problem-round-after-end = Hra sa skončila.
problem-round-not-ended = { $before }. kolo sa neskončilo.
problem-move-after-end = { $move } prišlo neskoro: kolo sa skončilo.
problem-wrong-card = { $move }: { $problem }
problem-wrong-result = Uvedený výsledok je { $given }, no podľa pravidiel je to { $found }.

## Dôkazy

problem-unreadable-commitment = „{ $text }“ nie je záväzok: má 64 šestnástkových číslic.
problem-salts = Dôkaz má soľ pre každé z 2 až 4 miest, nie { $count }.
problem-unreadable-salt = „{ $text }“ nie je soľ: má najviac 64 viditeľných znakov ASCII bez medzier.
problem-unreadable-secret = „{ $text }“ nie je tajomstvo: má 64 šestnástkových číslic.
problem-unquoted-proof = { $text } nepatrí do dôkazu: píš to v úvodzovkách, ako "blue".
problem-secret-size = Tajomstvo má { $size } bajtov, nie { $count }.
problem-unreadable-context = „{ $text }“ nie je kontext: má 1 až 64 viditeľných znakov ASCII bez medzier.
problem-no-proof = Dôkaz o kartách tu nie je.
problem-other-commitment = Dôkaz nepatrí k záväzku: jeho vlastný je { $commitment }
problem-other-first-player = Začína { $given }, no podľa dôkazu { $fair }.
problem-other-card = { $place }. karta balíčka je { CARD($given, "nom") }, no podľa dôkazu { CARD($fair, "nom") }.
problem-other-theft = { $move }: podľa dôkazu kradne { CARD($fair, "acc") }.

## Arény

problem-arena-in-use = { $folder } používa iná aréna.
problem-arena-none = V { $folder } nie je aréna: chýba { $file }.
problem-arena-unreadable = { $file } sa nedá prečítať: { $problem }
problem-arena-not-json = nie je to JSON.
problem-arena-not-a-plan = nie je to plán.
problem-arena-incomplete = nehovorí, kto hrá a ako.
problem-arena-other-version = { $file } písala papersea { $theirs } a toto je { $ours }: ich hry sa nedajú počítať spolu.
problem-arena-other-plan = Aréna má od začiatku { $name } { $begun }, nie { $now }.
problem-arena-fewer-games = Aréna má od začiatku viac hier než { $now }: { $games }.
problem-league-few = Liga potrebuje aspoň toľko účastníkov, koľko hráčov sedí pri stole: { $players }.
problem-league-fewer-rounds = Liga má od začiatku viac kôl než { $now }: { $rounds }.
problem-arena-two-entrants = Aréna potrebuje aspoň dvoch účastníkov.
problem-arena-twice = { $name } je tu dvakrát.
problem-arena-no-games = Aréna hrá aspoň jednu hru.
problem-arena-strangers = { $names } sa v tejto aréne nestretnú.
problem-arena-unfinished = Hra nie je dohraná.
problem-arena-other-deal = Toto rozdanie nie je z tejto arény.
problem-arena-game-twice = Táto hra je tu dvakrát.

## Pravdepodobnosť stávky

problem-odds-wrong-opponents = Pri stole môžu byť jeden až traja súperi, nie { $count }.
problem-odds-wrong-hand = Počet kariet súpera nemôže byť { $number }.
problem-odds-wrong-tables = Vyložené karty sú tu pre { $count }, súperov je však { $players }.
problem-odds-wrong-tops = Hromádky sú { $most }, nie { $count }.
problem-odds-not-duos = { CARDS($cards, "Nom") } vyložené byť nemôžu: vykladajú sa len páry.
problem-odds-more-than-all = Spolu by ich bolo { $count }, no všetkých kariet hry je { $most }.
problem-odds-four-mermaids = Kto má všetky štyri morské panny, už vyhral.
problem-odds-too-few-points = Na zavretie kola treba { $needed } bodov, tieto karty majú hodnotu { $points }.
problem-odds-wrong-deck = Balíček teraz nemôže mať { $deck }: možné je od { $least } do { $most }.
