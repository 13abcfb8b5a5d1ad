### Stránky kolem stolu: úvod, přátelé, jedno zařízení, veřejné stoly, pravidla, počítání, ty.
### Jména hráčů a karty jsou hotová slova: stojí ve větě bez pádu.
### „papersea“ je jméno tohoto místa a zůstává, jak je.

## Slova na mnoha stránkách

close = Zavřít
back = Zpět
cancel = Zrušit
yes = Ano
no = Ne
loading = Okamžik…
offline = Zrovna není spojení. Nic se neztratilo: zkus to za chvíli.
try-again = Zkusit znovu
to-start = Na úvod
more-choices = Více možností
copy-link = Kopírovat odkaz
link-copied = Zkopírováno
share-link = Sdílet
undo = Vrátit
clear-all = Vyprázdnit
players-count = { $count ->
    [one] 1 hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}

# Jméno někoho, kdo si žádné nevybral.
guest-name = Host
name-label = Tvoje jméno
name-hint = Uvidí ho ostatní u stolu.

## Nastavení

settings-title = Nastavení
settings-language = Jazyk
settings-look = Vzhled
settings-look-system = Podle zařízení
settings-look-light = Světlý
settings-look-dark = Tmavý
settings-sound = Zvuky
settings-sound-about = Zvuky karet a papíru, a tichý tón, když jsi na tahu.
settings-measuring = Hry k měření
settings-measuring-about = Tvoje dohrané hry, beze jména, pomáhají zjistit, jak dobře lidé hrají. Po vypnutí se vyřadí.
settings-me = Tvoje jméno a tvoje hry
settings-manual = Příručka (anglicky)

## Úvod

home-title = Karetní hra ze skládaného papíru
home-about = Pro dva až čtyři. Bez účtu: stačí si přisednout.
home-play = Hrát hned
# $name je soupeř.
home-play-about = První hra: ty a { $name }
home-play-again = Další hra: ty a { $name }
home-opponents = Vybrat soupeře
home-friends = S přáteli
home-friends-about = Pošli odkaz
home-device = U jednoho zařízení
home-device-about = Podávejte si ho
home-tables = Veřejné stoly
home-tables-about = Hraj nebo se dívej
home-learn = Naučit se hrát
home-learn-about = Deset krátkých lekcí a pravidla
home-deal = Dnešní rozdání
home-deal-about = Stejné karty pro všechny
home-puzzles = Hádanky
home-puzzles-about = Jedna na každý den a mnoho dalších
home-score = Spočítat moje karty
home-score-about = Pro papírové karty
home-setting-table = Stůl se chystá…
home-own = Tvoje stoly
home-away = Odložit
home-away-title = Vzdát tuto hru?
home-away-about = Tady skončí a počítá se jako prohra.
home-away-yes = Vzdát
home-cards = Všechny karty
home-offline = Nemáš spojení. Pravidla a „Spočítat moje karty“ fungují i tak.
home-unofficial = Neoficiální domov malé karetní hry od lidí, kteří ji mají rádi.

# Stůl v seznamu. $names jsou ostatní hráči, mezi nimi čárky.
table-with = U stolu: { $names }
table-nobody = Zatím nikdo další
table-open = Čeká na hráče
table-playing = Hraje se
table-paused = Přestávka
table-over = Hra skončila
table-free = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}

## Výběr soupeřů

choose-title = Vyber si soupeře
choose-bot-title = Vyber si bota
choose-players = Kolik vás hraje, i s tebou?
choose-seat = { $count ->
    [one] Soupeř
    [few] Soupeř { $number }
   *[other] Soupeř { $number }
}
choose-start = Hrát

## S přáteli

friends-title = S přáteli
friends-about = Otevři stůl a pošli odkaz na něj. Na volná místa si můžou sednout boti.
friends-players = Kolik vás hraje?
friends-open = Otevřít stůl
friends-code-title = Máš odkaz?
friends-code-label = Odkaz nebo kód stolu
friends-code-go = Ke stolu
friends-code-bad = Tohle není odkaz ani kód stolu. Kód má { $length } písmen a číslic.

# Nastavení stolu, jako výběr i jako seznam, který čtou všichni.
table-clock = Hodiny
table-clock-none = Bez hodin
table-clock-bank = { $increment ->
    [0] { $minutes } min pro každého
   *[other] { $minutes } min pro každého, za tah { $increment } s navíc
}
table-clock-days = { $days ->
    [one] 1 den na každý tah
    [few] { $days } dny na každý tah
   *[other] { $days } dní na každý tah
}
table-rulebook = Vydání pravidel
edition-classic = klasické
edition-sk = slovenské
edition-cs = české
edition-pl = polské
edition-ru = ruské
edition-es = španělské
table-rulebook-about = Vydání se liší jen ve vzácných případech. „Klasické“ hraje tak jako vydaná online verze.
table-target = Do { $points } bodů
table-public = Veřejný
table-public-about = Kdokoli může stůl najít a přisednout si.
table-private = Jen přes odkaz
table-rated = Hodnocený
table-rated-about = Počítá se do tvého hodnocení: s hodinami, bez botů a bez vracení tahů, a jen mezi lidmi na různých adresách.
table-unrated = Jen pro zábavu
table-not-rated = Nehodnocený
unrated-program = Hodnocení nemění: programy se hodnotí jen mezi sebou.
unrated-together = Hodnocení nemění: dva z vás hrají z jedné adresy nebo z jednoho zařízení. I tak si hru užijte!
unrated-new = Tvé hodnocení nemění: kdo je tu nový, počítá se ostatním až od dalšího dne.
unrated-often = Tvé hodnocení nemění: za den se mezi vámi už počítalo dost her.
unrated-short = Tvé hodnocení nemění: hra byla vzdána už v prvním kole.
unrated-gone = Tvé hodnocení nemění: nezbyl nikdo, s kým by šlo porovnávat.
rated-counted = Počítalo se do tvého hodnocení.
table-take-back = Tahy lze vrátit
table-take-back-about = Dokud nikdo neuvidí novou kartu.
table-no-take-back = Tahy se nevracejí
table-stand-in = Bot vypomůže
table-stand-in-about = Hraje za toho, kdo je déle pryč, dokud se nevrátí.
table-no-stand-in = Bot nevypomáhá
table-starts = Začít, až budou všichni
table-starts-about = Hra začne, jakmile jsou obsazená všechna místa.

## Před hrou

waiting-title = { $count ->
    [0] Všichni jsou tady
    [one] Jedno místo je volné
    [few] { $count } místa jsou volná
   *[other] { $count } míst je volných
}
waiting-invite = Pozvat přátele
waiting-invite-about = Kdo otevře tento odkaz, může si přisednout.
waiting-invite-local = Tento odkaz funguje jen na tomto počítači. Pro ostatní v síti spusť server s volbou --host 0.0.0.0 a otevři jeho adresu.
waiting-share-text = Pojď si se mnou zahrát karty!
waiting-qr = Odkaz jako QR kód
waiting-code = Kód stolu
waiting-seats = Kdo hraje
waiting-seat-free = Volné místo
waiting-seat-you = ty
waiting-seat-host = hostitel
waiting-seat-bot = bot
waiting-here = tady
waiting-idle = ticho
waiting-lost = na chvíli pryč
waiting-nobody = není tady
waiting-sit = Sednout si
waiting-sit-title = Jak ti máme říkat?
waiting-add-bot = Přidat bota
waiting-free-seat = Uvolnit místo
waiting-leave = Vstát od stolu
waiting-start = Začít hru
waiting-start-when-full = Začít můžeš, až budou obsazená všechna místa.
waiting-for-players = Až budou obsazená všechna místa, hostitel začne hru.
# $name je hostitel.
waiting-for-host = Hru začne { $name }.
waiting-starts-by-itself = Až budou obsazená všechna místa, hra začne sama.
waiting-starts-in = { $seconds ->
    [0] Karty se míchají…
    [one] Hra začne za 1 sekundu.
    [few] Hra začne za { $seconds } sekundy.
   *[other] Hra začne za { $seconds } sekund.
}
waiting-looking-on = Zatím se díváš. Pokud chceš hrát, sedni si.
waiting-full = Všechna místa jsou obsazená. Díváš se.
waiting-spectators = { $count ->
    [one] Dívá se 1 člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
waiting-settings = U tohoto stolu
waiting-change = Změnit
waiting-change-title = Změnit stůl
waiting-save = Uložit

## U jednoho zařízení

device-title = U jednoho zařízení
device-about = Podávejte si ho z ruky do ruky. Mezi tahy jsou karty zakryté.
device-players = Kolik vás hraje?
device-player = Hráč { $number }
device-name = Jméno
device-bot = Bot
device-person = Člověk
device-start = Začít
device-name-missing = Každý hráč potřebuje jméno.
device-one-person = Hrát musí aspoň jeden člověk.

## Veřejné stoly

tables-title = Veřejné stoly
tables-match = Rychlá hra
tables-match-about = Sedneš si tam, kde je volné místo, nebo k novému stolu, který čeká na ostatní. Běží hodiny, aby nikdo nečekal dlouho.
tables-match-go = Najít stůl
tables-open = S volným místem
tables-playing = Rozehrané
tables-none-open = Žádný stůl zrovna nečeká na hráče. Zkus rychlou hru: kdo přijde další, přisedne si k tobě.
tables-none-playing = Žádná veřejná hra se zrovna nehraje.
tables-join = Jít tam
tables-watch = Dívat se

## Pravidla

learn-aids = Ve zkratce
rules-title = Pravidla
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Nic se nenašlo. Zkus jiné slovo.
    [one] 1 pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rules-contents = Obsah
# $clause je krátký název pravidla, například R6.
rules-link = Odkaz na { $clause }
rules-look = V pravidlech

## Počítání papírových karet

score-title = Spočítat moje karty
score-about = Ťukni na každou kartu, kterou máš, v ruce i před sebou.
score-kinds = Která karta?
score-colours = Která barva?
score-gone = už všechny
score-yours = Tvoje karty
score-yours-about = Ťuknutím kartu vrátíš.
score-put-back = Vrátit: { CARD($card) }
score-added = Přidáno: { CARD($card) }
score-enough = Dost na zavření kola.
score-worth = Za co jsou body
score-mermaids = Čtyři mořské panny: kdo je má, hned vyhrává hru.
score-duos = { $count ->
    [0] zatím žádný pár
    [one] 1 pár
    [few] { $count } páry
   *[other] { $count } párů
}
# $values jsou body za jednu kartu, za dvě a tak dál.
score-series = dohromady { $values }

## Všechny karty

cards-title = Všechny karty
cards-about = { $count ->
    [one] { $count } karta, poskládaná a nakreslená pro papersea.
    [few] { $count } karty, poskládané a nakreslené pro papersea.
   *[other] { $count } karet, poskládaných a nakreslených pro papersea.
}

## Adresa, která nikam nevede

nowhere-title = Nic, jen moře
nowhere-about = Tato adresa nikam nevede. Možná je odkaz neúplný.
