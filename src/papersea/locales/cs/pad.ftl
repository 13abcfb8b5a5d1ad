### Bodovací bloček: celá hra s papírovými kartami; a jak je na tom sázka.
### Jména hráčů a karty jsou hotová slova: stojí ve větě bez pádu.

pad-title = Bodovací bloček

## Jedna ruka nebo celá hra

pad-nav = Co spočítat
pad-nav-hand = Jedna ruka
pad-nav-game = Celá hra

## Karty napsané zkratkami

pad-typed = Zadat karty zkratkami
pad-typed-label = Zkratky: druh a potom barva, například Cy Cd Mw
pad-typed-unknown = „{ $text }“ není karta.

## Čísla

pad-less = méně
pad-more = více
pad-typed-no-number = „{ $text }“ není celé číslo od 0 výš.
pad-number-range = Zadej celé číslo od { $least } do { $most }.

## Nová hra

pad-new = Nová hra
pad-names = Kdo hraje?
pad-starter = Kdo začíná?
pad-lots = Losovat
pad-target = Do kolika bodů se hraje?
pad-start = Začít
pad-again = Nová hra, stejní hráči
pad-change = Jména a cíl

## Jak je na tom hra

pad-starts = začíná
pad-round = { $round }. kolo
pad-new-round = Zapsat { $round }. kolo
pad-edit = Upravit { $round }. kolo
# Zazní po zapsání kola. $scores jsou jména a součty.
pad-entered = { $round }. kolo je zapsané: { $scores }.

## Zápis kola

pad-how = Jak kolo skončilo?
pad-how-stop = { call-stop }
pad-how-last-chance = { call-last-chance }
pad-how-deck-out = Prázdný balíček
pad-how-mermaids = Čtyři mořské panny
pad-who-stop = Kdo ohlásil { call-stop }?
pad-who-last-chance = Kdo ohlásil POSLEDNÍ ŠANCI?
pad-who-deck-out = Kdo byl naposledy na tahu?
pad-who-deck-out-hint = Pokud předtím zazněla { call-last-chance }, vyber toho, kdo ji ohlásil. Nikdo nic nezíská.
pad-who-mermaids = Kdo má všechny čtyři?
pad-hands = Co kdo má?
pad-form-cards = Karty
pad-form-numbers = Jen čísla
pad-points-of = Body: { $name }
pad-bonus-of = Barevný bonus: { $name }
pad-preview = Co to přinese
pad-enter = Zapsat { $round }. kolo
pad-save = Uložit { $round }. kolo
pad-remove-round = Vymazat { $round }. kolo
pad-to-mermaids = Zapsat to tak
pad-hand-empty = { $name } nemá žádné karty. Pokud to sedí, pokračuj.
pad-dropped = { $count ->
    [one] Hra tím končí: 1 pozdější kolo vypadne.
    [few] Hra tím končí: { $count } pozdější kola vypadnou.
   *[other] Hra tím končí: { $count } pozdějších kol vypadne.
}

# Co ještě chybí.
pad-missing-how = Nejdřív: jak kolo skončilo?
pad-missing-by = A teď: kdo to byl?
pad-missing-points = Ještě chybí body: { $name }.
pad-missing-bonus = Ještě chybí barevný bonus: { $name }.

## Co nemůže být

# $card je karta, které je moc, $count kolik jí mají všichni hráči dohromady.
pad-problem-too-many-cards = { $count } × { CARD($card) } je moc: v balíčku { $copies ->
    [one] je jen 1
    [few] jsou jen { $copies }
   *[other] je jen { $copies }
}.
pad-problem-four-mermaids = { $name } má všechny čtyři mořské panny a hned vyhrává hru: tím kolo skončilo.
pad-problem-mermaids-missing = { $name } nemá všechny čtyři mořské panny.
pad-problem-bonus-missing = Chybí barevný bonus: { $name }.
pad-problem-wrong-number = { $what ->
    [bonus] { $name }: barevný bonus je celé číslo od 0 do { $most }. Víc karet jedné barvy v balíčku není.
   *[points] { $name }: body jsou celé číslo od 0 do { $most }. Víc nepřinesou ani všechny karty dohromady.
}
pad-problem-no-bonus = { $name } má body, tedy i karty: barevný bonus je aspoň 1.
# $bonuses jsou čísla, nejvyšší první: „9, 9, 9“.
pad-problem-too-high-bonuses = Barevné bonusy { $bonuses } najednou nejsou možné: tolik karet od každé barvy v balíčku není.
pad-problem-too-few-points = Na zavření kola je potřeba { $needed } bodů, ale { $name } má { $points }.
pad-problem-name-empty = Každý hráč potřebuje jméno.
pad-problem-name-too-long = Toto jméno je příliš dlouhé.
pad-problem-name-unreadable = V tomto jménu jsou znaky, které nikdo nepřečte.
pad-problem-name-twice = Toto jméno už má někdo jiný.
pad-problem-not-a-pad = Tohle není bodovací bloček.
pad-problem-other-version = Tento bloček je z jiné verze papersea.
pad-problem-wrong-field = Něco v tomto bločku nejde přečíst.
pad-problem-wrong-players = Hrát mohou dva až čtyři lidé.
pad-problem-no-such-player = Je tu zmínka o někom, kdo ve hře není.
pad-problem-hands-missing = Chybí něčí karty.
pad-problem-not-a-hand = Ruka, to jsou buď karty, nebo body a barevný bonus.
pad-problem-wrong-cards = Jsou tu karty, které v balíčku nejsou.
pad-problem-game-is-over = Hra skončila už předtím.

## Konec

pad-won-mermaids = Čtyři mořské panny vyhrávají hned, ať je skóre jakékoli.
# $names jsou ti, kdo mají stejný součet, $gains co získali v posledním kole: „9 : 4“.
pad-won-last-round = { $names } mají po { $total } bodech. Víc z posledního kola má { $name } ({ $gains }).
pad-won-shared = { $names } mají po { $total } bodech. I z posledního kola mají stejně ({ $gains }), takže vítězství je společné.

## Dál do světa

pad-picture = Obrázek
pad-print = Vytisknout
pad-download = Stáhnout
pad-copied = Zkopírováno: výsledek a odkaz s celou hrou.
pad-shared = Bodovací bloček, který s tebou někdo sdílí
pad-take = Uložit do tohoto zařízení
pad-own = K mému bločku
pad-bad-link = V tomto odkazu není celý bloček. Možná je odkaz neúplný.

## Hry na tomto zařízení

pad-games = Hry na tomto zařízení
pad-no-games = Tady zůstanou další hry, které zapíšeš.
pad-unfinished = rozehraná hra
pad-open-file = Otevřít soubor
# $names jsou hráči jedné hry, mezi nimi čárky.
pad-delete = Vymazat hru: { $names }
pad-restore = Obnovit hru: { $names }

## Úložiště

pad-unsafe = Úložiště tohoto zařízení je plné.
pad-unsafe-about = Dokud je tato stránka otevřená, nic se neztratí.
pad-unsafe-game = Pro jistotu hru sdílej nebo si ji stáhni:

## Jak je na tom sázka

odds-title = { call-stop }, nebo { call-last-chance }?
odds-about = { call-last-chance }: každý z ostatních má ještě jeden tah. Jaká je pravděpodobnost, že pak nikdo nebude mít víc než ty?
odds-others = Kolik lidí hraje kromě tebe?
# $count je počet ostatních, $number kolikátý z nich to je, v pořadí tahů.
odds-held = { $count ->
    [one] Kolik karet má v ruce soupeř
   *[other] Kolik karet má v ruce soupeř { $number }
}
odds-more = Co ještě vidíš
odds-tops = Vrchní karty hromádek
odds-laid = { $count ->
    [one] Vyložené páry soupeře
   *[other] Vyložené páry soupeře { $number }
}
odds-add = Přidat kartu
odds-ask = Vypočítat
odds-busy = Počítá se…
odds-stop = Jistota: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
# $error je, o kolik se procenta můžou lišit.
odds-bet = Sázka vyjde na { $percent } % (± { $error }): { $won ->
    [one] 1 bod
    [few] { $won } body
   *[other] { $won } bodů
}, jinak { $lost }.
odds-expected = V průměru { $points }.
odds-how = Vyzkoušeno na { $worlds } možných rozloženích skrytých karet: ostatní si vždy nechali lepší ze dvou karet a dělají všechno pro to, aby měli víc. ± je jen chyba z počtu pokusů; skutečné karty můžou být jiné.
odds-offline = Na tohle je potřeba spojení a to zrovna není. Všechno ostatní funguje.
odds-not-duos = Vyložené můžou být jen páry: dva krabi, dvě loďky, dvě ryby nebo plavec a žralok.
