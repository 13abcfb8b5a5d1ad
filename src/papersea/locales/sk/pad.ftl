### Zápisník bodov: celá hra s papierovými kartami; a ako je na tom stávka.
### Text si pýta tvar karty (docs/languages/README.md); mená sa neskloňujú.

pad-title = Zápisník bodov

## Jedna ruka alebo celá hra

pad-nav = Čo spočítať
pad-nav-hand = Jedna ruka
pad-nav-game = Celá hra

## Karty napísané skratkami

pad-typed = Zadať karty skratkami
pad-typed-label = Skratky: druh a potom farba, napríklad Cy Cd Mw
pad-typed-unknown = „{ $text }“ nie je karta.

## Čísla

pad-less = menej
pad-more = viac
pad-typed-no-number = „{ $text }“ nie je celé číslo od 0 vyššie.
pad-number-range = Zadaj celé číslo od { $least } do { $most }.

## Nová hra

pad-new = Nová hra
pad-names = Kto hrá?
pad-starter = Kto začína?
pad-lots = Žrebovať
pad-target = Do koľkých bodov sa hrá?
pad-start = Začať
pad-again = Nová hra, tí istí hráči
pad-change = Mená a cieľ

## Ako je na tom hra

pad-starts = začína
pad-round = { $round }. kolo
pad-new-round = Zapísať { $round }. kolo
pad-edit = Upraviť { $round }. kolo
# Zaznie po zapísaní kola. $scores sú mená a súčty.
pad-entered = { $round }. kolo je zapísané: { $scores }.

## Zápis kola

pad-how = Ako sa kolo skončilo?
pad-how-stop = { call-stop }
pad-how-last-chance = { call-last-chance }
pad-how-deck-out = Minul sa balíček
pad-how-mermaids = Štyri morské panny
pad-who-stop = Kto ohlásil { call-stop }?
pad-who-last-chance = Kto ohlásil POSLEDNÚ ŠANCU?
pad-who-deck-out = Kto bol naposledy na ťahu?
pad-who-deck-out-hint = Ak predtým niekto ohlásil POSLEDNÚ ŠANCU, vyber jeho meno. Nikto nič nezíska.
pad-who-mermaids = Kto má všetky štyri?
pad-hands = Čo kto má?
pad-form-cards = Karty
pad-form-numbers = Len čísla
pad-points-of = Body hráča { $name }
pad-bonus-of = Farebný bonus hráča { $name }
pad-preview = Čo to prinesie
pad-enter = Zapísať { $round }. kolo
pad-save = Uložiť { $round }. kolo
pad-remove-round = Vymazať { $round }. kolo
pad-to-mermaids = Zapísať to ako štyri morské panny
pad-hand-empty = { $name } nemá žiadne karty. Ak to sedí, pokračuj.
pad-dropped = { $count ->
    [one] Tým sa hra končí: 1 neskoršie kolo sa vymaže.
    [few] Tým sa hra končí: { $count } neskoršie kolá sa vymažú.
   *[other] Tým sa hra končí: { $count } neskorších kôl sa vymaže.
}

# Čo ešte chýba.
pad-missing-how = Najprv: ako sa kolo skončilo?
pad-missing-by = A teraz: kto to bol?
pad-missing-points = Ešte chýbajú body hráča { $name }.
pad-missing-bonus = Ešte chýba farebný bonus hráča { $name }.

## Čo nemôže byť

# $card je karta, ktorej je priveľa, $count koľko jej majú všetci hráči spolu.
pad-problem-too-many-cards = V balíčku { $count ->
    [one] nie je 1
    [few] nie sú { $count }
   *[other] nie je { $count }
} { CARD($card, "nom", $count) }: { $copies ->
    [one] je tam len 1
    [few] sú tam len { $copies }
   *[other] je ich tam len { $copies }
}.
pad-problem-four-mermaids = { $name } má všetky štyri morské panny a vyhráva hru: kolo sa skončilo nimi.
pad-problem-mermaids-missing = { $name } nemá všetky štyri morské panny.
pad-problem-bonus-missing = Chýba farebný bonus hráča { $name }.
pad-problem-wrong-number = { $what ->
    [bonus] Farebný bonus hráča { $name } musí byť celé číslo od 0 do { $most }: žiadna farba nemá viac kariet.
   *[points] Body hráča { $name } musia byť celé číslo od 0 do { $most }: viac neprinesú ani všetky karty spolu.
}
pad-problem-no-bonus = { $name } má body, takže má aj karty: farebný bonus je aspoň 1.
# $bonuses sú čísla, najvyššie prvé: „9, 9, 9“.
pad-problem-too-high-bonuses = Takéto farebné bonusy ({ $bonuses }) naraz nemôžu vzniknúť: farebný bonus je za jednu farbu a toľko kariet z každej v balíčku nie je.
pad-problem-too-few-points = Na zavretie kola treba { $needed } bodov a { $name } má { $points }.
pad-problem-name-empty = Každý hráč potrebuje meno.
pad-problem-name-too-long = Toto meno je príliš dlhé.
pad-problem-name-unreadable = V tomto mene sú znaky, ktoré nikto neprečíta.
pad-problem-name-twice = Toto meno už má niekto iný.
pad-problem-not-a-pad = Toto nie je zápisník bodov.
pad-problem-other-version = Tento zápisník je z inej verzie papersea.
pad-problem-wrong-field = Niečo v tomto zápisníku sa nedá prečítať.
pad-problem-wrong-players = Hrať môžu dvaja až štyria ľudia.
pad-problem-no-such-player = Je tu uvedený hráč, ktorý v hre nie je.
pad-problem-hands-missing = Chýbajú niečie karty.
pad-problem-not-a-hand = Za ruku sa zapisujú buď karty, alebo body a farebný bonus.
pad-problem-wrong-cards = Niektoré z týchto kariet v balíčku nie sú.
pad-problem-game-is-over = Hra sa skončila už predtým.

## Koniec

pad-won-mermaids = Štyri morské panny vyhrávajú hru, nech je skóre akékoľvek.
# $names sú tí, čo majú rovnaký súčet, $gains čo získali v poslednom kole: „9 : 4“.
pad-won-last-round = { $names } majú po { $total } bodov. V poslednom kole získava viac { $name } ({ $gains }).
pad-won-shared = { $names } majú po { $total } bodov a rovnako aj z posledného kola ({ $gains }), takže sa o víťazstvo delia.

## Ďalej do sveta

pad-picture = Obrázok
pad-print = Vytlačiť
pad-download = Stiahnuť
pad-copied = Skopírované: výsledok a odkaz na celú hru.
pad-shared = Zápisník bodov, ktorý ti niekto poslal
pad-take = Uložiť na toto zariadenie
pad-own = Môj zápisník
pad-bad-link = V tomto odkaze nie je celý zápisník. Možno odkaz nie je celý.

## Hry na tomto zariadení

pad-games = Hry na tomto zariadení
pad-no-games = Zostanú tu ďalšie hry, ktoré zapíšeš.
pad-unfinished = nedohraná
pad-open-file = Otvoriť súbor
# $names sú hráči jednej hry, medzi nimi čiarky.
pad-delete = Vymazať hru hráčov { $names }
pad-restore = Obnoviť hru hráčov { $names }

## Úložisko

pad-unsafe = Úložisko tohto zariadenia je plné.
pad-unsafe-about = Kým je táto stránka otvorená, nič sa nestratí.
pad-unsafe-game = Pre istotu hru zdieľaj alebo si ju stiahni:

## Ako je na tom stávka

odds-title = { call-stop }, alebo { call-last-chance }?
odds-about = Po hlásení „{ call-last-chance }“ má každý z ostatných ešte jeden ťah. Aká je pravdepodobnosť, že nikto nebude mať viac než ty?
odds-others = Koľko máš súperov?
# $count je počet ostatných, $number koľký z nich to je, v poradí ťahov.
odds-held = { $count ->
    [one] Karty v ruke súpera
   *[other] Karty v ruke hráča { $number }
}
odds-more = Čo ešte vidíš
odds-tops = Vrchné karty hromádok
odds-laid = { $count ->
    [one] Páry, ktoré súper vyložil
   *[other] Páry, ktoré vyložil hráč { $number }
}
odds-add = Pridať kartu
odds-ask = Vypočítať
odds-busy = Počítame…
odds-stop = Isté body: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}.
# $error je, o koľko sa percentá môžu líšiť.
odds-bet = Stávka vyjde na { $percent } % (± { $error }): { $won ->
    [one] 1 bod
    [few] { $won } body
   *[other] { $won } bodov
}, inak { $lost }.
odds-expected = V priemere { $points }.
odds-how = Vyskúšané na { $worlds } možných rozloženiach skrytých kariet: ostatní si vždy nechali lepšiu z dvoch kariet a robia všetko, aby ťa prekonali. ± je len chyba z počtu pokusov; skutočné karty môžu byť iné.
odds-offline = Na toto treba spojenie a to práve nie je. Všetko ostatné funguje.
odds-not-duos = Pred hráčom sú vyložené len páry: dva kraby, dve loďky, dve ryby alebo plavec a žralok.
