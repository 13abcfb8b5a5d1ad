### Stránky okolo stola: úvod, priatelia, jedno zariadenie, verejné stoly, pravidlá, počítanie, ty.
### Mená hráčov a karty sú hotové slová: stoja vo vete bez pádu.
### „papersea“ je meno tohto miesta a ostáva, ako je.

## Slová na mnohých stránkach

close = Zavrieť
back = Späť
cancel = Zrušiť
yes = Áno
no = Nie
loading = Chvíľku…
offline = Práve nie je spojenie. Nič sa nestratilo: skús to o chvíľu.
try-again = Skúsiť znova
to-start = Na úvod
more-choices = Viac možností
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
settings-look-system = Podľa zariadenia
settings-look-light = Svetlý
settings-look-dark = Tmavý
settings-sound = Zvuky
settings-sound-about = Zvuky kariet a papiera, a tichý tón, keď si na ťahu.
settings-measuring = Hry na meranie
settings-measuring-about = Tvoje dohrané hry, bez mena, pomáhajú zistiť, ako dobre ľudia hrajú. Po vypnutí sa vyradia.
settings-me = Tvoje meno a tvoje hry
settings-manual = Príručka (po anglicky)

## Úvod

home-title = Kartová hra zo skladaného papiera
home-about = Pre dvoch až štyroch. Bez účtu: stačí si prisadnúť.
home-play = Hrať hneď
# $name je súper.
home-play-about = Prvá hra: ty a { $name }
home-play-again = Ďalšia hra: ty a { $name }
home-opponents = Vybrať súperov
home-friends = S priateľmi
home-friends-about = Pošli odkaz
home-device = Pri jednom zariadení
home-device-about = Podávajte si ho
home-tables = Verejné stoly
home-tables-about = Hraj alebo sa pozeraj
home-learn = Naučiť sa hrať
home-learn-about = Desať krátkych lekcií a pravidlá
home-deal = Dnešné rozdanie
home-deal-about = Rovnaké karty pre všetkých
home-puzzles = Hádanky
home-puzzles-about = Jedna na každý deň a mnoho ďalších
home-score = Spočítať moje karty
home-score-about = Pre papierové karty
home-setting-table = Stôl sa chystá…
home-own = Tvoje stoly
home-away = Odložiť
home-away-title = Vzdať túto hru?
home-away-about = Tu sa skončí a počíta sa ako prehra.
home-away-yes = Vzdať
home-cards = Všetky karty
home-offline = Nemáš spojenie. Pravidlá a „Spočítať moje karty“ fungujú aj tak.
home-unofficial = Neoficiálny domov malej kartovej hry od ľudí, ktorí ju majú radi.

# Stôl v zozname. $names sú ostatní hráči, medzi nimi čiarky.
table-with = Pri stole: { $names }
table-nobody = Zatiaľ nikto iný
table-open = Čaká na hráčov
table-playing = Hrá sa
table-paused = Prestávka
table-over = Hra sa skončila
table-free = { $count ->
    [one] 1 voľné miesto
    [few] { $count } voľné miesta
   *[other] { $count } voľných miest
}

## Výber súperov

choose-title = Vyber si súperov
choose-bot-title = Vyber si bota
choose-players = Koľkí hráte, aj s tebou?
choose-seat = { $count ->
    [one] Súper
    [few] Súper { $number }
   *[other] Súper { $number }
}
choose-start = Hrať

## S priateľmi

friends-title = S priateľmi
friends-about = Otvor stôl a pošli odkaz naň. Na voľné miesta môžeš posadiť botov.
friends-players = Koľkí hráte?
friends-open = Otvoriť stôl
friends-code-title = Máš odkaz?
friends-code-label = Odkaz alebo kód stola
friends-code-go = K stolu
friends-code-bad = Toto nie je odkaz ani kód stola. Kód má { $length } písmen a číslic.

# Nastavenia stola, ako výber aj ako zoznam, ktorý čítajú všetci.
table-clock = Hodiny
table-clock-none = Bez hodín
table-clock-bank = { $increment ->
    [0] { $minutes } min pre každého
   *[other] { $minutes } min pre každého, za ťah { $increment } s navyše
}
table-clock-days = { $days ->
    [one] 1 deň na každý ťah
    [few] { $days } dni na každý ťah
   *[other] { $days } dní na každý ťah
}
table-rulebook = Vydanie pravidiel
edition-classic = klasické
edition-sk = slovenské
edition-cs = české
edition-pl = poľské
edition-ru = ruské
edition-es = španielske
table-rulebook-about = Vydania sa líšia len v zriedkavých prípadoch. „Klasické“ hrá tak ako vydaná online verzia.
table-target = Do { $points } bodov
table-public = Verejný
table-public-about = Ktokoľvek môže stôl nájsť a prisadnúť si.
table-private = Len cez odkaz
table-rated = Hodnotený
table-rated-about = Počíta sa do tvojho hodnotenia: s hodinami, bez botov a bez vracania ťahov, a len medzi ľuďmi na rôznych adresách.
table-unrated = Len pre zábavu
table-not-rated = Nehodnotený
unrated-program = Hodnotenie nemení: programy sa hodnotia len medzi sebou.
unrated-together = Hodnotenie nemení: dvaja z vás hrajú z jednej adresy alebo z jedného zariadenia. Aj tak si hru užite!
unrated-new = Tvoje hodnotenie nemení: kto je tu nový, počíta sa ostatným až od ďalšieho dňa.
unrated-often = Tvoje hodnotenie nemení: za deň sa medzi vami už počítalo dosť hier.
unrated-short = Tvoje hodnotenie nemení: hra sa vzdala už v prvom kole.
unrated-gone = Tvoje hodnotenie nemení: nezostal nikto, s kým by sa dalo porovnať.
rated-counted = Počítalo sa do tvojho hodnotenia.
table-take-back = Ťahy sa dajú vrátiť
table-take-back-about = Kým nikto neuvidí novú kartu.
table-no-take-back = Ťahy sa nevracajú
table-stand-in = Bot vypomôže
table-stand-in-about = Hrá za toho, kto je dlhšie preč, kým sa nevráti.
table-no-stand-in = Bot nevypomáha
table-starts = Začať, keď budú všetci
table-starts-about = Hra sa začne, len čo sú obsadené všetky miesta.

## Pred hrou

waiting-title = { $count ->
    [0] Všetci sú tu
    [one] Jedno miesto je voľné
    [few] { $count } miesta sú voľné
   *[other] { $count } miest je voľných
}
waiting-invite = Pozvať priateľov
waiting-invite-about = Kto otvorí tento odkaz, môže si prisadnúť.
waiting-invite-local = Tento odkaz funguje len na tomto počítači. Pre ostatných v sieti spusti server s voľbou --host 0.0.0.0 a otvor jeho adresu.
waiting-share-text = Poď si so mnou zahrať karty!
waiting-qr = Odkaz ako QR kód
waiting-code = Kód stola
waiting-seats = Kto hrá
waiting-seat-free = Voľné miesto
waiting-seat-you = ty
waiting-seat-host = hostiteľ
waiting-seat-bot = bot
waiting-here = tu
waiting-idle = ticho
waiting-lost = na chvíľu preč
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
    [one] Hra sa začne o 1 sekundu.
    [few] Hra sa začne o { $seconds } sekundy.
   *[other] Hra sa začne o { $seconds } sekúnd.
}
waiting-looking-on = Zatiaľ sa pozeráš. Ak chceš hrať, sadni si.
waiting-full = Všetky miesta sú obsadené. Pozeráš sa.
waiting-spectators = { $count ->
    [one] Pozerá sa 1 človek
    [few] Pozerajú sa { $count } ľudia
   *[other] Pozerá sa { $count } ľudí
}
waiting-settings = Pri tomto stole
waiting-change = Zmeniť
waiting-change-title = Zmeniť stôl
waiting-save = Uložiť

## Pri jednom zariadení

device-title = Pri jednom zariadení
device-about = Podávajte si ho z ruky do ruky. Medzi ťahmi sú karty zakryté.
device-players = Koľkí hráte?
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
tables-match-about = Sadneš si tam, kde je voľné miesto, alebo k novému stolu, ktorý čaká na ostatných. Bežia hodiny, aby nikto nečakal dlho.
tables-match-go = Nájsť stôl
tables-open = S voľným miestom
tables-playing = Rozohrané
tables-none-open = Žiadny stôl práve nečaká na hráčov. Skús rýchlu hru: kto príde ďalší, prisadne si k tebe.
tables-none-playing = Žiadna verejná hra sa práve nehrá.
tables-join = Ísť tam
tables-watch = Pozerať sa

## Pravidlá

learn-aids = V skratke
rules-title = Pravidlá
rules-search = Hľadať v pravidlách
rules-found = { $count ->
    [0] Nič sa nenašlo. Skús iné slovo.
    [one] 1 pravidlo
    [few] { $count } pravidlá
   *[other] { $count } pravidiel
}
rules-contents = Obsah
# $clause je krátky názov pravidla, napríklad R6.
rules-link = Odkaz na { $clause }
rules-look = V pravidlách

## Počítanie papierových kariet

score-title = Spočítať moje karty
score-about = Ťukni na každú kartu, ktorú máš, v ruke aj pred sebou.
score-kinds = Ktorá karta?
score-colours = Ktorá farba?
score-gone = už všetky
score-yours = Tvoje karty
score-yours-about = Ťuknutím kartu vrátiš.
score-put-back = Vrátiť: { CARD($card) }
score-added = Pridané: { CARD($card) }
score-enough = Dosť na zavretie kola.
score-worth = Za čo sú body
score-mermaids = Štyri morské panny: kto ich má, hneď vyhráva hru.
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
    [one] { $count } karta, poskladaná a nakreslená pre papersea.
    [few] { $count } karty, poskladané a nakreslené pre papersea.
   *[other] { $count } kariet, poskladaných a nakreslených pre papersea.
}

## Adresa, ktorá nikam nevedie

nowhere-title = Nič, len more
nowhere-about = Táto adresa nikam nevedie. Možno je odkaz neúplný.
