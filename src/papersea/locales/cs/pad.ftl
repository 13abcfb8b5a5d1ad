### Bodovací bloček: celá hra s papírovými kartami; a jak je na tom sázka.
### Text si říká o tvar karty (docs/languages/README.md); jména se neskloňují.

pad-title = Bodovací bloček

## Jedna ruka nebo celá hra

pad-nav = Co spočítat
pad-nav-hand = Jedna ruka
pad-nav-game = Celá hra

## Karty napsané zkratkami

pad-typed = Zadat karty zkratkami
pad-typed-label = Zkratky: druh a potom barva, například Cy Cd Mw
pad-typed-unknown = „{ $text }“ není karta.

## Čísla

pad-less = míň
pad-more = víc
pad-typed-no-number = „{ $text }“ není celé číslo od 0 výš.
pad-number-range = Zadej celé číslo od { $least } do { $most }.

## Nová hra

pad-new = Nová hra
pad-names = Kdo hraje?
pad-starter = Kdo začíná?
pad-lots = Losovat
pad-target = Do kolika bodů se hraje?
pad-start = Začít
pad-again = Nová hra, titíž hráči
pad-change = Jména a cíl

## Jak je na tom hra

pad-starts = začíná
pad-round = { $round }. kolo
pad-new-round = Zapsat { $round }. kolo
pad-edit = Upravit { $round }. kolo
# Zazní po zapsání kola. $scores jsou jména a součty.
pad-entered = { $round }. kolo je zapsané: { $scores }.

## Zápis kola

pad-how = Jak kolo skončilo?
pad-how-stop = { call-stop }
pad-how-last-chance = { call-last-chance }
pad-how-deck-out = Došel balíček
pad-how-mermaids = Čtyři mořské panny
pad-who-stop = Kdo ohlásil { call-stop }?
pad-who-last-chance = Kdo ohlásil POSLEDNÍ ŠANCI?
pad-who-deck-out = Kdo byl naposledy na tahu?
pad-who-deck-out-hint = Pokud předtím někdo ohlásil POSLEDNÍ ŠANCI, vyber jeho jméno. Nikdo nic nezíská.
pad-who-mermaids = Kdo má všechny čtyři?
pad-hands = Co kdo má?
pad-form-cards = Karty
pad-form-numbers = Jen čísla
pad-points-of = Body hráče { $name }
pad-bonus-of = Barevný bonus hráče { $name }
pad-preview = Co to přinese
pad-enter = Zapsat { $round }. kolo
pad-save = Uložit { $round }. kolo
pad-remove-round = Vymazat { $round }. kolo
pad-to-mermaids = Zapsat to jako čtyři mořské panny
pad-hand-empty = { $name } nemá žádné karty. Pokud to sedí, pokračuj.
pad-dropped = { $count ->
    [one] Tím hra končí: 1 pozdější kolo se vymaže.
    [few] Tím hra končí: { $count } pozdější kola se vymažou.
   *[other] Tím hra končí: { $count } pozdějších kol se vymaže.
}

# Co ještě chybí.
pad-missing-how = Nejdřív: jak kolo skončilo?
pad-missing-by = A teď: kdo to byl?
pad-missing-points = Ještě chybí body hráče { $name }.
pad-missing-bonus = Ještě chybí barevný bonus hráče { $name }.

## Co nemůže být

# $card je karta, které je moc, $count kolik jí mají všichni hráči dohromady.
pad-problem-too-many-cards = V balíčku { $count ->
    [one] není 1
    [few] nejsou { $count }
   *[other] není { $count }
} { CARD($card, "nom", $count) }: { $copies ->
    [one] je tam jen 1
    [few] jsou tam jen { $copies }
   *[other] je jich tam jen { $copies }
}.
pad-problem-four-mermaids = { $name } má všechny čtyři mořské panny a vyhrává hru: kolo skončilo jimi.
pad-problem-mermaids-missing = { $name } nemá všechny čtyři mořské panny.
pad-problem-bonus-missing = Chybí barevný bonus hráče { $name }.
pad-problem-wrong-number = { $what ->
    [bonus] Barevný bonus hráče { $name } musí být celé číslo od 0 do { $most }: žádná barva nemá víc karet.
   *[points] Body hráče { $name } musí být celé číslo od 0 do { $most }: víc nepřinesou ani všechny karty dohromady.
}
pad-problem-no-bonus = { $name } má body, takže má i karty: barevný bonus je aspoň 1.
# $bonuses jsou čísla, nejvyšší první: „9, 9, 9“.
pad-problem-too-high-bonuses = Takové barevné bonusy ({ $bonuses }) najednou vzniknout nemůžou: barevný bonus je za jednu barvu a tolik karet od každé v balíčku není.
pad-problem-too-few-points = K zavření kola je potřeba { $needed } bodů a { $name } má { $points }.
pad-problem-name-empty = Každý hráč potřebuje jméno.
pad-problem-name-too-long = Toto jméno je příliš dlouhé.
pad-problem-name-unreadable = V tomto jménu jsou znaky, které nikdo nepřečte.
pad-problem-name-twice = Toto jméno už má někdo jiný.
pad-problem-not-a-pad = Toto není bodovací bloček.
pad-problem-other-version = Tento bloček je z jiné verze papersea.
pad-problem-wrong-field = Něco v tomto bločku nejde přečíst.
pad-problem-wrong-players = Hrát můžou dva až čtyři lidé.
pad-problem-no-such-player = Je tu uvedený hráč, který ve hře není.
pad-problem-hands-missing = Chybí něčí karty.
pad-problem-not-a-hand = Za ruku se zapisují buď karty, nebo body a barevný bonus.
pad-problem-wrong-cards = Některé z těchto karet v balíčku nejsou.
pad-problem-game-is-over = Hra skončila už předtím.

## Konec

pad-won-mermaids = Čtyři mořské panny vyhrávají hru, ať je skóre jakékoli.
# $names jsou ti, kdo mají stejný součet, $gains co získali v posledním kole: „9 : 4“.
pad-won-last-round = { $names } mají po { $total } bodech. V posledním kole získává víc { $name } ({ $gains }).
pad-won-shared = { $names } mají po { $total } bodech a stejně i z posledního kola ({ $gains }), takže se o vítězství dělí.

## Dál do světa

pad-picture = Obrázek
pad-print = Vytisknout
pad-download = Stáhnout
pad-copied = Zkopírováno: výsledek a odkaz na celou hru.
pad-shared = Bodovací bloček, který ti někdo poslal
pad-take = Uložit na toto zařízení
pad-own = Můj bloček
pad-bad-link = V tomto odkazu není celý bloček. Možná odkaz není celý.

## Hry na tomto zařízení

pad-games = Hry na tomto zařízení
pad-no-games = Zůstanou tu další hry, které zapíšeš.
pad-unfinished = nedohraná
pad-open-file = Otevřít soubor
# $names jsou hráči jedné hry, mezi nimi čárky.
pad-delete = Vymazat hru hráčů { $names }
pad-restore = Obnovit hru hráčů { $names }

## Úložiště

pad-unsafe = Úložiště tohoto zařízení je plné.
pad-unsafe-about = Dokud je tato stránka otevřená, nic se neztratí.
pad-unsafe-game = Pro jistotu hru sdílej nebo si ji stáhni:

## Jak je na tom sázka

odds-title = { call-stop }, nebo { call-last-chance }?
odds-about = Po hlášení „{ call-last-chance }“ má každý z ostatních ještě jeden tah. Jaká je pravděpodobnost, že nikdo nebude mít víc než ty?
odds-others = Kolik máš soupeřů?
# $count je počet ostatních, $number kolikátý z nich to je, v pořadí tahů.
odds-held = { $count ->
    [one] Karty v ruce soupeře
   *[other] Karty v ruce hráče { $number }
}
odds-more = Co ještě vidíš
odds-tops = Vrchní karty hromádek
odds-laid = { $count ->
    [one] Páry, které soupeř vyložil
   *[other] Páry, které vyložil hráč { $number }
}
odds-add = Přidat kartu
odds-ask = Vypočítat
odds-busy = Počítáme…
odds-stop = Jisté body: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
# $error je, o kolik se procenta můžou lišit.
odds-bet = Sázka vyjde na { $percent } % (± { $error }): { $won ->
    [one] 1 bod
    [few] { $won } body
   *[other] { $won } bodů
}, jinak { $lost }.
odds-expected = V průměru { $points }.
odds-how = Vyzkoušeno na { $worlds } možných rozloženích skrytých karet: ostatní si vždy nechali lepší ze dvou karet a dělají všechno, aby tě překonali. ± je jen chyba z počtu pokusů; skutečné karty můžou být jiné.
odds-offline = K tomu je potřeba spojení a to zrovna není. Všechno ostatní funguje.
odds-not-duos = Před hráčem jsou vyložené jen páry: dva krabi, dvě loďky, dvě ryby nebo plavec a žralok.
