### Stránky okolo stola: úvod, priatelia, jedno zariadenie, verejné stoly, pravidlá, počítanie, ty.
### Text si pýta tvar karty (docs/languages/README.md); mená sa neskloňujú.
### „papersea“ je meno tohto miesta a zostáva, ako je.

## Slová na mnohých stránkach

close = Zavrieť
back = Späť
cancel = Zrušiť
yes = Áno
no = Nie
loading = Chvíľku…
offline = Práve nie je spojenie. Nič sa nestratilo, skús to o chvíľu znova.
try-again = Skúsiť znova
to-start = Domov
more-choices = Ďalšie možnosti
copy-link = Kopírovať odkaz
link-copied = Skopírované
share-link = Zdieľať
undo = Vrátiť
clear-all = Vyprázdniť
players-count = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}

# Meno niekoho, kto si žiadne nevybral.
guest-name = Hosť
name-label = Tvoje meno
name-hint = Uvidia ho ostatní pri stole.

## Nastavenia

settings-title = Nastavenia
settings-language = Jazyk
settings-look = Vzhľad
settings-look-system = Ako zariadenie
settings-look-light = Svetlý
settings-look-dark = Tmavý
settings-sound = Zvuky
settings-sound-about = Zvuky kariet a papiera, a tichý tón, keď si na ťahu.
settings-measuring = Hry na výskum
settings-measuring-about = Hry, ktoré dohráš, pomáhajú bez tvojho mena zistiť, ako dobre ľudia hrajú. Keď to vypneš, zase sa vyradia.
settings-me = Tvoje meno a tvoje hry
settings-manual = Príručka (po anglicky)

## Úvod

home-title = Kartová hra zo skladaného papiera
home-about = Pre dvoch až štyroch hráčov. Bez účtu: stačí si sadnúť.
home-play = Hrať hneď
# $name je súper.
home-play-about = Prvá hra: súperom je { $name }
home-play-again = Ďalšia hra: súperom je { $name }
home-opponents = Vybrať súperov
home-friends = S priateľmi
home-friends-about = Pošli odkaz
home-device = Pri jednom zariadení
home-device-about = Podávajte si ho
home-tables = Verejné stoly
home-tables-about = Hraj alebo sleduj
home-learn = Naučiť sa hrať
home-learn-about = Desať krátkych lekcií a pravidlá
home-deal = Dnešné rozdanie
home-deal-about = Rovnaké karty pre všetkých
home-puzzles = Úlohy
home-puzzles-about = Jedna na každý deň a mnoho ďalších
home-score = Spočítať moje karty
home-score-about = Pre karty na skutočnom stole
home-setting-table = Chystáme stôl…
home-own = Tvoje stoly
home-away = Vzdať túto hru
home-away-title = Vzdať túto hru?
home-away-about = Tu sa skončí a počíta sa ako prehra.
home-away-yes = Vzdať sa
home-cards = Všetky karty
home-offline = Si bez pripojenia. Pravidlá a „Spočítať moje karty“ fungujú ďalej.
home-unofficial = Neoficiálny domov malej kartovej hry od ľudí, ktorí ju majú radi.

# Stôl v zozname. $names sú ostatní hráči, medzi nimi čiarky.
table-with = Pri stole: { $names }
table-nobody = Zatiaľ nikto iný
table-open = Čaká na hráčov
table-playing = Práve sa hrá
table-paused = Prerušená
table-over = Hra sa skončila
table-free = { $count ->
    [one] 1 voľné miesto
    [few] { $count } voľné miesta
   *[other] { $count } voľných miest
}

## Výber súperov

choose-title = Vyber si súperov
choose-bot-title = Vyber si bota
choose-players = Koľko vás bude hrať aj s tebou?
choose-seat = { $count ->
    [one] Súper
    [few] Súper { $number }
   *[other] Súper { $number }
}
choose-start = Hrať

## S priateľmi

friends-title = S priateľmi
friends-about = Otvor stôl a pošli naň odkaz. Na voľné miesta si môžu sadnúť boti.
friends-players = Koľko vás bude hrať?
friends-open = Otvoriť stôl
friends-code-title = Máš odkaz?
friends-code-label = Odkaz alebo kód stola
friends-code-go = K tomuto stolu
friends-code-bad = To nie je odkaz ani kód stola. Kód má šesť písmen, napríklad BCD FGH.
friends-code-unknown = Pod týmito písmenami nečaká žiadny stôl. Možno bolo jedno zle počuť alebo sa už začalo hrať.
friends-code-elsewhere = Tento odkaz vedie k stolu inde:

# Nastavenia stola, ako výber aj ako zoznam, ktorý čítajú všetci.
table-clock = Hodiny
table-clock-none = Bez hodín
table-clock-bank = { $increment ->
    [0] { $minutes } min pre každého
   *[other] { $minutes } min pre každého, plus { $increment } s za ťah
}
table-clock-days = { $days ->
    [one] 1 deň na ťah
    [few] { $days } dni na ťah
   *[other] { $days } dní na ťah
}
table-rulebook = Vydanie pravidiel
edition-classic = klasické
edition-sk = slovenské
edition-cs = české
edition-pl = poľské
edition-ru = ruské
edition-es = španielske
table-rulebook-about = Vydania sa líšia len v zriedkavých prípadoch. „Klasické“ hrá tak ako vydaná online verzia.
table-target = Do { $points } bodov
table-public = Verejný
table-public-about = Stôl môže nájsť ktokoľvek a sadnúť si k nemu.
table-private = Len cez odkaz
table-rated = Hodnotený
table-rated-about = Počíta sa do tvojho hodnotenia: s hodinami, bez botov a bez vracania ťahov, a len medzi ľuďmi na rôznych adresách.
table-unrated = Len pre zábavu
table-not-rated = Nehodnotený
unrated-program = Táto hra sa nehodnotí: programy majú vlastné hodnotenie.
unrated-together = Táto hra sa nehodnotí: dvaja z vás hrajú z jednej adresy alebo z jedného zariadenia. Aj tak si ju užite!
unrated-new = Táto hra tvoje hodnotenie nezmení: nový hráč sa ostatným začne počítať až na druhý deň.
unrated-often = Táto hra tvoje hodnotenie nezmení: za jeden deň ste spolu odohrali už dosť hodnotených hier.
unrated-short = Táto hra tvoje hodnotenie nezmení: skončila sa vzdaním už v prvom kole.
unrated-gone = Táto hra tvoje hodnotenie nezmení: nezostal nikto, s kým by ťa bolo možné porovnať.
rated-counted = Táto hra sa započítala do tvojho hodnotenia.
table-take-back = Ťahy sa dajú vziať späť
table-take-back-about = Kým nikto neuvidí novú kartu.
table-no-take-back = Ťahy sa nedajú vziať späť
table-stand-in = Zaskočí bot
table-stand-in-about = Hrá za toho, kto je chvíľu preč, kým sa nevráti.
table-no-stand-in = Bot nezaskakuje
table-starts = Začať, keď budú všetci
table-starts-about = Hra sa začne, len čo sú obsadené všetky miesta.

## Pred hrou

waiting-title = { $count ->
    [0] Všetci sú tu
    [one] Jedno miesto je voľné
    [few] { $count } miesta sú voľné
   *[other] { $count } miest je voľných
}
# $name is the host.
waiting-invited = { $name } ťa pozýva na kartovú hru
waiting-about = Kartová hra zo skladaného papiera: ber si karty, vykladaj páry pre ich efekt a zavri kolo, keď si trúfneš. Bez účtu: sadni si a hra ti všetko vysvetlí za chodu.
waiting-invite = Pozvať priateľov
waiting-invite-about = Kto otvorí tento odkaz, môže si sadnúť.
waiting-invite-local = Tento odkaz funguje len na tomto počítači. Pre ostatných vo vašej sieti spusti server s prepínačom --host 0.0.0.0 a otvor jeho adresu.
waiting-share-text = Poď si so mnou zahrať karty!
waiting-qr = Odkaz ako QR kód
waiting-code = Kód, ktorý sa dá povedať nahlas
waiting-seats = Hráči
waiting-seat-free = Voľné miesto
waiting-seat-you = ty
waiting-seat-host = hostiteľ
waiting-seat-bot = bot
waiting-here = tu
waiting-idle = nereaguje
waiting-lost = obnovuje sa spojenie
waiting-nobody = nie je tu
waiting-sit = Sadnúť si
waiting-sit-title = Ako ťa máme volať?
waiting-add-bot = Pridať bota
waiting-free-seat = Uvoľniť miesto
waiting-leave = Vstať od stola
waiting-start = Začať hru
waiting-start-when-full = Začať môžeš, keď budú obsadené všetky miesta.
waiting-for-players = Keď budú obsadené všetky miesta, hostiteľ začne hru.
# $name je hostiteľ.
waiting-for-host = Hru začne { $name }.
waiting-starts-by-itself = Keď budú obsadené všetky miesta, hra sa začne sama.
waiting-starts-in = { $seconds ->
    [0] Karty sa miešajú…
    [one] Hra sa začne o 1 sekundu.
    [few] Hra sa začne o { $seconds } sekundy.
   *[other] Hra sa začne o { $seconds } sekúnd.
}
waiting-full = Všetky miesta sú obsadené. Sleduješ hru.
waiting-spectators = { $count ->
    [one] Sleduje 1 divák
    [few] Sledujú { $count } diváci
   *[other] Sleduje { $count } divákov
}
waiting-settings = Pri tomto stole
waiting-change = Zmeniť
waiting-change-title = Zmeniť stôl
waiting-save = Uložiť

## Pri jednom zariadení

device-title = Pri jednom zariadení
device-about = Podávajte si ho z ruky do ruky. Medzi ťahmi sú karty zakryté.
device-players = Koľko vás bude hrať?
device-player = Hráč { $number }
device-name = Meno
device-bot = Bot
device-person = Človek
device-start = Začať
device-name-missing = Každý hráč potrebuje meno.
device-one-person = Hrať musí aspoň jeden človek.

## Verejné stoly

tables-title = Verejné stoly
tables-match = Rýchla hra
tables-match-about = Sadneš si tam, kde je voľné miesto, alebo k novému stolu, ktorý čaká na ostatných. Hrá sa s hodinami, takže nikto nečaká dlho.
tables-match-go = Nájsť stôl
tables-open = S voľným miestom
tables-playing = Hry na sledovanie
tables-none-open = Na hráčov práve nečaká žiadny stôl. Skús rýchlu hru: kto príde ďalší, sadne si k tebe.
tables-none-playing = Práve sa nehrá žiadna verejná hra.
tables-join = Prisadnúť
tables-watch = Sledovať

## Pravidlá

learn-aids = V skratke
rules-title = Pravidlá
rules-search = Hľadať v pravidlách
rules-found = { $count ->
    [0] Nič sa nenašlo. Skús iné slovo.
    [one] 1 pravidlo
    [few] { $count } pravidlá
   *[other] { $count } pravidiel
}
rules-contents = Obsah
# $clause je krátky názov pravidla, napríklad R6.
rules-link = Odkaz na { $clause }
rules-look = V pravidlách

## Počítanie papierových kariet

score-title = Spočítať moje karty
score-about = Ťukni na každú kartu, ktorú máš v ruke aj pred sebou.
score-kinds = Ktorá karta?
score-colours = Ktorá farba?
score-gone = už žiadna
score-yours = Tvoje karty
score-yours-about = Ťuknutím kartu vrátiš.
score-put-back = Vrátiť { CARD($card, "acc") }
score-added = Pridaná karta: { CARD($card) }
score-enough = Dosť na zavretie kola.
score-worth = Ako sa to sčíta
score-mermaids = Štyri morské panny: kto ich má, vyhráva hru.
score-duos = { $count ->
    [0] zatiaľ žiadny pár
    [one] 1 pár
    [few] { $count } páry
   *[other] { $count } párov
}
# $values sú body za jednu kartu, za dve a tak ďalej.
score-series = spolu { $values }

## Všetky karty

cards-title = Všetky karty
cards-about = { $count ->
    [one] { $count } karta, poskladaná a nakreslená pre papersea.
    [few] { $count } karty, poskladané a nakreslené pre papersea.
   *[other] { $count } kariet, poskladaných a nakreslených pre papersea.
}

## Adresa, ktorá nikam nevedie

nowhere-title = Nič, len more
nowhere-about = Táto adresa nikam nevedie. Možno odkaz nie je celý.
