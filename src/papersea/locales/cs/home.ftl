### Stránky kolem stolu: úvod, přátelé, jedno zařízení, veřejné stoly, pravidla, počítání, ty.
### Text si říká o tvar karty (docs/languages/README.md); jména se neskloňují.
### „papersea“ je jméno tohoto místa a zůstává, jak je.

## Slova na mnoha stránkách

close = Zavřít
back = Zpět
cancel = Zrušit
yes = Ano
no = Ne
loading = Okamžik…
offline = Zrovna není spojení. Nic se neztratilo, zkus to za chvíli znovu.
try-again = Zkusit znovu
to-start = Domů
more-choices = Další možnosti
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
name-hint = Uvidí ho ostatní u stolu.

## Nastavení

settings-title = Nastavení
settings-language = Jazyk
settings-look = Vzhled
settings-look-system = Jako zařízení
settings-look-light = Světlý
settings-look-dark = Tmavý
settings-sound = Zvuky
settings-sound-about = Zvuky karet a papíru, a tichý tón, když jsi na tahu.
settings-measuring = Hry k výzkumu
settings-measuring-about = Hry, které dohraješ, pomáhají bez tvého jména zjistit, jak dobře lidé hrají. Když to vypneš, zase se vyřadí.
settings-me = Tvoje jméno a tvoje hry
settings-manual = Příručka (anglicky)

## Úvod

home-title = Karetní hra ze skládaného papíru
home-about = Pro dva až čtyři hráče. Bez účtu: stačí si sednout.
home-play = Hrát hned
# $name je soupeř.
home-play-about = První hra: soupeřem je { $name }
home-play-again = Další hra: soupeřem je { $name }
home-opponents = Vybrat soupeře
home-friends = S přáteli
home-friends-about = Pošli odkaz
home-device = U jednoho zařízení
home-device-about = Podávejte si ho
home-tables = Veřejné stoly
home-tables-about = Hraj, nebo sleduj
home-learn = Naučit se hrát
home-learn-about = Deset krátkých lekcí a pravidla
home-deal = Dnešní rozdání
home-deal-about = Stejné karty pro všechny
home-puzzles = Úlohy
home-puzzles-about = Jedna na každý den a mnoho dalších
home-score = Spočítat moje karty
home-score-about = Pro karty na skutečném stole
home-setting-table = Chystáme stůl…
home-own = Tvoje stoly
home-away = Vzdát tuto hru
home-away-title = Vzdát tuto hru?
home-away-about = Tady skončí a počítá se jako prohra.
home-away-yes = Vzdát se
home-cards = Všechny karty
home-offline = Jsi bez připojení. Pravidla a „Spočítat moje karty“ fungují dál.
home-unofficial = Neoficiální domov malé karetní hry od lidí, kteří ji mají rádi.

# Stůl v seznamu. $names jsou ostatní hráči, mezi nimi čárky.
table-with = U stolu: { $names }
table-nobody = Zatím nikdo další
table-open = Čeká na hráče
table-playing = Právě se hraje
table-paused = Přerušená
table-over = Hra skončila
table-free = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}

## Výběr soupeřů

choose-title = Vyber si soupeře
choose-bot-title = Vyber si bota
choose-players = Kolik vás bude hrát i s tebou?
choose-seat = { $count ->
    [one] Soupeř
    [few] Soupeř { $number }
   *[other] Soupeř { $number }
}
choose-start = Hrát

## S přáteli

friends-title = S přáteli
friends-about = Otevři stůl a pošli na něj odkaz. Na volná místa si můžou sednout boti.
friends-players = Kolik vás bude hrát?
friends-open = Otevřít stůl
friends-code-title = Máš odkaz?
friends-code-label = Odkaz nebo kód stolu
friends-code-go = K tomuto stolu
friends-code-bad = To není odkaz ani kód stolu. Kód má šest písmen, například BCD FGH.
friends-code-unknown = Pod těmito písmeny žádný stůl nečeká. Možná bylo jedno špatně slyšet, nebo se už začalo hrát.
friends-code-elsewhere = Tento odkaz vede ke stolu jinde:

# Nastavení stolu, jako výběr i jako seznam, který čtou všichni.
table-clock = Hodiny
table-clock-none = Bez hodin
table-clock-bank = { $increment ->
    [0] { $minutes } min pro každého
   *[other] { $minutes } min pro každého, plus { $increment } s za tah
}
table-clock-days = { $days ->
    [one] 1 den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
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
table-public-about = Stůl může kdokoli najít a sednout si k němu.
table-private = Jen přes odkaz
table-rated = Hodnocený
table-rated-about = Počítá se do tvého hodnocení: s hodinami, bez botů a bez vracení tahů, a jen mezi lidmi na různých adresách.
table-unrated = Jen pro zábavu
table-not-rated = Nehodnocený
unrated-program = Tato hra se nehodnotí: programy mají vlastní hodnocení.
unrated-together = Tato hra se nehodnotí: dva z vás hrají z jedné adresy nebo z jednoho zařízení. I tak si ji užijte!
unrated-new = Tato hra tvoje hodnocení nezmění: nový hráč se ostatním začne počítat až druhý den.
unrated-often = Tato hra tvoje hodnocení nezmění: za jeden den jste spolu odehráli už dost hodnocených her.
unrated-short = Tato hra tvoje hodnocení nezmění: skončila vzdáním už v prvním kole.
unrated-gone = Tato hra tvoje hodnocení nezmění: nezbyl nikdo, s kým by tě bylo možné porovnat.
rated-counted = Tato hra se započítala do tvého hodnocení.
table-take-back = Tahy se dají vzít zpět
table-take-back-about = Dokud nikdo neuvidí novou kartu.
table-no-take-back = Tahy se nedají vzít zpět
table-stand-in = Zaskočí bot
table-stand-in-about = Hraje za toho, kdo je chvíli pryč, než se vrátí.
table-no-stand-in = Bot nezaskakuje
table-starts = Začít, až budou všichni
table-starts-about = Hra začne, jakmile jsou obsazená všechna místa.

## Před hrou

waiting-title = { $count ->
    [0] Všichni jsou tady
    [one] Jedno místo je volné
    [few] { $count } místa jsou volná
   *[other] { $count } míst je volných
}
# $name is the host.
waiting-invited = { $name } tě zve na karetní hru
waiting-about = Karetní hra ze skládaného papíru: ber si karty, vykládej páry pro jejich efekt a zavři kolo, když si troufneš. Bez účtu: sedni si a hra ti vše vysvětlí za chodu.
waiting-invite = Pozvat přátele
waiting-invite-about = Kdo otevře tento odkaz, může si sednout.
waiting-invite-local = Tento odkaz funguje jen na tomto počítači. Pro ostatní ve vaší síti spusť server s přepínačem --host 0.0.0.0 a otevři jeho adresu.
waiting-share-text = Pojď si se mnou zahrát karty!
waiting-qr = Odkaz jako QR kód
waiting-code = Kód, který se dá říct nahlas
waiting-seats = Hráči
waiting-seat-free = Volné místo
waiting-seat-you = ty
waiting-seat-host = hostitel
waiting-seat-bot = bot
waiting-here = tady
waiting-idle = nereaguje
waiting-lost = obnovuje se spojení
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
waiting-full = Všechna místa jsou obsazená. Sleduješ hru.
waiting-spectators = { $count ->
    [one] Sleduje 1 divák
    [few] Sledují { $count } diváci
   *[other] Sleduje { $count } diváků
}
waiting-settings = U tohoto stolu
waiting-change = Změnit
waiting-change-title = Změnit stůl
waiting-save = Uložit

## U jednoho zařízení

device-title = U jednoho zařízení
device-about = Podávejte si ho z ruky do ruky. Mezi tahy jsou karty zakryté.
device-players = Kolik vás bude hrát?
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
tables-match-about = Sedneš si tam, kde je volné místo, nebo k novému stolu, který čeká na ostatní. Hraje se s hodinami, takže nikdo nečeká dlouho.
tables-match-go = Najít stůl
tables-open = S volným místem
tables-playing = Hry ke sledování
tables-none-open = Na hráče právě nečeká žádný stůl. Zkus rychlou hru: kdo přijde další, sedne si k tobě.
tables-none-playing = Právě se nehraje žádná veřejná hra.
tables-join = Přisednout
tables-watch = Sledovat

## Pravidla

learn-aids = Ve zkratce
rules-title = Pravidla
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [0] Nic se nenašlo. Zkus jiné slovo.
    [one] 1 pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rules-contents = Obsah
# $clause je krátký název pravidla, například R6.
rules-link = Odkaz na { $clause }
rules-look = V pravidlech

## Počítání papírových karet

score-title = Spočítat moje karty
score-about = Ťukni na každou kartu, kterou máš v ruce i před sebou.
score-kinds = Která karta?
score-colours = Která barva?
score-gone = už žádná
score-yours = Tvoje karty
score-yours-about = Ťuknutím kartu vrátíš.
score-put-back = Vrátit { CARD($card, "acc") }
score-added = Přidaná karta: { CARD($card) }
score-enough = Dost na zavření kola.
score-worth = Jak se to sečte
score-mermaids = Čtyři mořské panny: kdo je má, vyhrává hru.
score-duos = { $count ->
    [0] zatím žádný pár
    [one] 1 pár
    [few] { $count } páry
   *[other] { $count } párů
}
# $values jsou body za jednu kartu, za dvě a tak dál.
score-series = celkem { $values }

## Všechny karty

cards-title = Všechny karty
cards-about = { $count ->
    [one] { $count } karta, poskládaná a nakreslená pro papersea.
    [few] { $count } karty, poskládané a nakreslené pro papersea.
   *[other] { $count } karet, poskládaných a nakreslených pro papersea.
}

## Adresa, která nikam nevede

nowhere-title = Nic, jen moře
nowhere-about = Tato adresa nikam nevede. Možná odkaz není celý.
