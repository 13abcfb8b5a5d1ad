### Čo hovorí `papersea --help` a pomoc každého príkazu a ako sa odmieta príkazový riadok.
###
### Nič sa tu nevyberá ani nepočíta: kto si pýta pomoc, nečaká na knižnice. Odsek je jeden riadok;
### blok s odsadenými riadkami zostáva tak, ako je napísaný. Názvy príkazov, prepínačov a súborov
### a slová VEĽKÝMI PÍSMENAMI, ktoré niečo zastupujú, zostávajú v každom jazyku bez zmeny.
### Atribút je pomoc prepínača s tým názvom, `line` je text v zozname príkazov.

## Čo hovorí click. $option, $name a podobné sa vkladajú tak, ako boli napísané.

click-usage = Použitie:
click-options = Prepínače
click-commands = Príkazy
click-default = predvolené: { $default }
click-required = povinné
click-environment = premenná prostredia: { $var }
click-error = Chyba: { $message }
click-help = „{ $command } { $option }“ ukáže pomoc.
click-aborted = Zastavené.
click-invalid-value = { $message }
click-invalid-value-for = { $param_hint }: { $message }
# Za nimi stojí názov toho, čo chýba, a bodka.
click-missing-argument = Toto chýba:
click-missing-option = Chýba prepínač:
click-missing-parameter = Toto chýba: { $param_name }
click-missing-command = Ktorý príkaz? Zoznam ukáže „--help“.
click-no-such-option = Prepínač { $name } neexistuje.
click-no-such-command = Príkaz { $name } neexistuje.
click-did-you-mean = Nemá to byť { $possibility }?
click-did-you-mean-one = Nemá to byť niečo z tohto: { $possibilities }?
click-commands-are = Sú tu { $commands }.
click-too-many-arguments = Toto je navyše: { $args }
click-too-few-values = Treba toľkoto hodnôt: { $nargs }; zadané sú { $len }.
click-argument-takes = { $name } potrebuje toľkoto hodnôt: { $nargs }.
click-option-takes-no-value = { $name } nemá hodnotu.
click-option-needs-value = { $name } potrebuje hodnotu.
click-not-in-range = { $value } nie je v rozsahu { $range }.
click-not-a-number = { $value } nie je číslo.
click-not-the-choice = { $value } nie je { $choice }.
click-not-a-choice = { $value } nie je nič z tohto: { $choices }.
click-choose-from = Vyber jedno: { $choices }
click-file = súbor
click-folder = priečinok
click-path = cesta
click-does-not-exist = { $name } { $filename } neexistuje.
click-is-a-file = { $name } { $filename } je súbor.
click-is-a-folder = { $name } { $filename } je priečinok.
click-not-readable = { $name } { $filename } sa nedá prečítať.
click-not-writable = { $name } { $filename }: zapisovať sa nedá.
click-cannot-open = { $filename } sa nedá otvoriť: { $message }
click-confirm-unclear = Chyba: to nie je ani áno, ani nie.

## Čo majú viaceré príkazy spoločné

usage =
    .help = Ukázať túto pomoc.
    .version = Ukázať verziu.
    .language = Ktorým jazykom hovoriť. Bez tohto prepínača jazykom tvojho terminálu.
    .plain = Bez farieb (funguje aj NO_COLOR).
    .full = Hrať na celej obrazovke s klávesnicou a myšou, alebo riadok po riadku. Bez toho: na celej obrazovke, ak je nainštalované papersea[terminal] a terminál ju zvládne.
    .theme = Farby celej obrazovky; mení ich F5.
    .json = Namiesto toho vypísať JSON, pre programy.
    .seed = Rovnaké semienko rozdá rovnaké karty.
    .rules = Vydanie (classic, sk, cs, pl, ru, es) so zmenami: classic,target=double.
    .budget = Ako dlho sa posudzuje každé rozhodnutie: 4000p (skúšobných dohraní) alebo 100ms.
    .database = Kde je všetko uložené: sqlite:///FILE alebo postgresql://USER:PASSWORD@HOST/NAME.
    .tables = PostgreSQL len pre nové stoly, raz pre každé písmeno: a=postgresql://HOST/NAME.
    .redis = Redis, ktorý prenáša správy medzi procesmi: redis://HOST:PORT/0.
    .log-level = Koľko sa zapisuje do denníka, ako riadky JSON na stderr.
    .thinkers = Koľko procesov rozmýšľa za botov.
    .pace = Botovi trvá ťah aspoň toľkoto sekúnd, aby jeho čas nič neprezradil.
    .rating = Kedy sa počítajú hodnotené hry: { $names }.
    .measure = Po hre sa pýtať ľudí, či sa ich hry smú odložiť na zisťovanie, ako ľudia hrajú.
    .push-service = Ďalšia služba push popri službách známych prehliadačov, ktorá smie ľudí upozorňovať, napríklad push.example.org.
    .as = Kto to robí; bez tohto prepínača tvoje používateľské meno.
    .reason = Prečo, do denníka zásahov.
    .yes = Nepýtať sa.
    .limit = Koľko najviac.

## papersea

usage-papersea =
    Malá kartová hra o skladanom papieri v tvojom termináli.
    .line = Malá kartová hra o skladanom papieri v tvojom termináli.
    .examples =
        Príklady:
          papersea play                        ty a jeden súper
          papersea play --players 4 --seed 7   štyria hráči, opakovateľné rozdania
          papersea play --against orca         súper, ktorý nič nedá zadarmo
          papersea opponents                   s kým si môžeš zahrať
          papersea serve                       stoly cez odkaz, s priateľmi a botmi
          papersea site public                 stránka pre jedno zariadenie
          papersea join LINK                   prisadni si k stolu priateľov
          papersea score CyCd 2xFd Mw          akú hodnotu má týchto päť kariet
          papersea scorepad                    body z hry s papierovými kartami
          papersea rules R6                    kedy stávka vyjde?
          papersea rules turn                  všetko o ťahu
          papersea analyse games.jsonl         čo rozhodlo moju poslednú hru?
          papersea puzzle                      úloha dňa; ďalšie s --next
          papersea arena orca heron            ktorý z týchto dvoch je silnejší?

        Kódy ukončenia:
          0    všetko sa podarilo
          1    záznam porušuje pravidlá alebo nedokazuje férovosť
          2    zlý prepínač, karta alebo pravidlo
          130  zastavené cez Ctrl-C

usage-play =
    Zahraj si proti jednému, dvom alebo trom súperom.

    Napíš číslo ťahu alebo jeho skratku. Kedykoľvek môžeš napísať ? a ukáže sa pomoc. Odísť sa dá slovom odísť alebo Ctrl-D (kód ukončenia 0), alebo Ctrl-C (130).

    Na celej obrazovke majú ťahy klávesy a dá sa na ne klikať; pomáha F1. S --lines alebo --plain sa hrá riadok po riadku, a rovnako cez rúru. Keď sa v ťahu nedá nič robiť, skončí sa sám.

    Príklady:
      papersea play --against orca
      papersea play --against beginner --players 4
      papersea play --against heron --against skua --thinking 1s
    .line = Zahraj si proti jednému, dvom alebo trom súperom.
    .against = Súper alebo stupeň (zoznam ukáže papersea opponents) alebo tvoj bot (modul:meno); pre ďalšie miesto ho zadaj znova. Zvyšné miesta obsadia iní z toho istého stupňa. Bez tohto prepínača stupeň casual.
    .players = Koľko vás je pri stole aj s tebou; viac, ak ich viac vymenúva --against.
    .thinking = Ako dlho smie súper rozmýšľať nad ťahom: 200ms alebo 1s; alebo 500p, toľko skúšobných dohraní.
    .name = Ako ťa máme volať.
    .record = Pripísať hru do tohto súboru, pre papersea replay.
    .resume = Pokračovať v poslednej hre z tohto súboru a pripísať, ako sa skončí.

usage-opponents =
    Zoznám sa so súpermi, od najmiernejších po najsilnejších.

    Na každom stupni rebríčka je ich niekoľko, približne rovnako silných, každý po svojom. --against berie ich mená aj názvy stupňov, ktoré stoja v zátvorkách.

    S --json pre každého súpera:
      name         čo berie --against
      rung         random, beginner, casual, solid alebo expert
      style        risk, collector a thief: sklony od -1 do 1
      description  riadok o ňom
    .line = Zoznám sa so súpermi, od najmiernejších po najsilnejších.

usage-score =
    Spočítaj, akú hodnotu majú karty, riadok po riadku.

    CARDS sú skratky (CyCd Mw) alebo dlhé názvy (yellow_crab), podľa potreby s počtom (2xCd), alebo len -, ak sa majú prečítať zo štandardného vstupu. Zadaj ruku aj vyložené karty spolu: počíta sa oboje.

    Príklady:
      papersea score CyCd Mw 2xFd
      papersea score purple_penguin pink_penguin penguin_colony
      papersea score OyOgOv PpHy --odds --others 6,5
      echo "Hd Hl Hk" | papersea score -

    S --json:
      cards         karty, zoradené, v skratkách
      points        body za karty, bez farebného bonusu
      lines         druh, karty a body za každý druh, plavci a žraloky spolu
                    pod „shark“; za každú morskú pannu jej druh, farba a body
                    (farba môže byť null)
      colour_bonus  farba a body
      can_close     či to stačí na zavretie kola (7 bodov)
      wins          či sú to štyri morské panny
      odds          s --odds: others, points, bonus, stop, won, lost,
                    chance, error, worlds, expected, percent a margin pri
                    POSLEDNEJ ŠANCI, alebo null, ak sa kolo zavrieť nedá
    .line = Spočítaj, akú hodnotu majú karty, riadok po riadku.
    .odds = Vypočítať, s akou pravdepodobnosťou vyjde POSLEDNÁ ŠANCA.
    .others = S --odds: koľko kariet má každý súper. Bez tohto prepínača jeden súper, ktorý ich má toľko čo ty.

usage-scorepad =
    Zapisuj body z hry s papierovými kartami, kolo po kole.

    Povedz, ako sa kolo skončilo, kto ho skončil a čo má každý hráč: karty alebo len čísla. Hra je v súbore FILE (ak ho nezadáš, tu v papersea-pad.json), po každom kole celá: odíď, kedy chceš, a pokračuj neskôr. Ten istý súbor číta a píše aj zápisník v prehliadači.

    Príklady:
      papersea scorepad
      papersea scorepad sunday.json --names Ann,Bo,Cy
      papersea scorepad sunday.json --show

    S --json:
      pad           obsah súboru: players, starter, target, rounds
      rounds        gains, totals, bet_won a next_starter každého kola
      target        body, ktoré ukončia hru
      totals        každého hráča
      winners       nikto, kým sa hrá; hráči sa číslujú od 0
      next_starter  kto začína ďalšie kolo; null, ak sa hra skončila
      is_over       či už niekto vyhral
    .line = Zapisuj body z hry s papierovými kartami, kolo po kole.
    .names = Kto hrá, v poradí ťahov: Ann,Bo. Bez tohto prepínača sa opýtame.
    .double = Nová hra sa hrá do dvojnásobku bodov.
    .show = Vypísať, aký je stav hry, a skončiť.

usage-rules =
    Vyhľadaj pravidlo alebo si prečítaj všetky.

    CLAUSE je značka, napríklad R6 alebo deck_out. SECTION je components, setup, turn, closing, end, cards, examples, rulings alebo options. WORD nájde všetky pravidlá s týmto slovom, karty aj podľa názvu v ktoromkoľvek vydaní. Bez ničoho sa ukáže zoznam všetkých pravidiel.

    Príklady:
      papersea rules                   zoznam všetkých pravidiel
      papersea rules r6                jedno pravidlo
      papersea rules cards             všetko o kartách
      papersea rules chobotnica        všetko o chobotniciach
      papersea rules żeglarz           to isté slovom poľskej škatule
      papersea rules options --edition es
    .line = Vyhľadaj pravidlo alebo si prečítaj všetky.
    .edition = Označiť, ako hrá toto vydanie.

usage-replay =
    Pozri si zaznamenané hry znova.

    Každá hra v súbore FILE sa prehrá podľa pravidiel. Ak ich niektorá porušuje, dozvieš sa riadok a ťah a kód ukončenia je 1.
    .line = Pozri si zaznamenané hry znova.
    .moves = Vyrozprávať všetko, čo sa stalo, aj skryté karty.

usage-analyse =
    Zisti, kde sa zaznamenaná hra vyhrala a prehrala a prečo.

    Každé rozhodnutie v hre zo súboru RECORD sa porovná so všetkými ostatnými ťahmi podľa toho, čo sa z daného miesta v tej chvíli dalo vedieť: akú časť šance vyhrať hru stálo, čo by bolo lepšie a prečo. Čo nemohol vedieť nikto, je označené ako pohľad späť. Hra trvá asi pol minúty; rovnaký záznam a rovnaký počet skúšobných dohraní dajú rovnaký rozbor.

    Príklady:
      papersea analyse games.jsonl
      papersea analyse games.jsonl --game 3 --seat B
      papersea analyse game.txt --budget 100ms --json

    S --json dostaneš turning_points (čísla krokov), summaries, luck, points a decisions; čo v nich je, píše docs/analysis.md.
    .line = Zisti, kde sa zaznamenaná hra vyhrala a prehrala a prečo.
    .game = Ktorá hra zo súboru. Bez tohto prepínača posledná.
    .seat = Len rozhodnutia z tohto miesta, podľa písmena alebo mena. Možno zadať viackrát.

usage-study =
    Zmeraj zo záznamov, ako dobre ľudia hrajú.

    Vo všetkých dohraných hrách zo súborov FILES, v ktorých sú mená, sa posúdi každé rozhodnutie: koľko zo svojej šance vyhrať kto stráca a ako často vyhráva, keď sa odráta šťastie, zvlášť pre každý počet hráčov a pre každých súperov. Hra trvá niekoľko sekúnd; rovnaké záznamy a rovnaký počet skúšobných dohraní dajú rovnaký výsledok. Do akej miery sa naň dá spoľahnúť, píše docs/people.md.

    Príklady:
      papersea study club.jsonl
      papersea study evening-1.txt evening-2.txt --budget 2000p --json
    .line = Zmeraj zo záznamov, ako dobre ľudia hrajú.

usage-verify =
    Over, že karty v online hre si nikto nevybral.

    Každá hra zo súboru RECORD sa prehrá podľa pravidiel a prvý hráč, každý balíček a každá ukradnutá karta sa porovnajú s tými z jej dôkazu. Kód ukončenia je 0, len ak je všetko tak, ako má byť, a 1, ak niektorá hra nesedí alebo dôkaz nemá.
    .line = Over, že karty v online hre si nikto nevybral.
    .commitment = Čo máš poznačené z času pred rozdaním: musí to mať niektorá hra z RECORD. Možno zadať viackrát.

usage-puzzle =
    Nájdi ťah, ktorý je jasne najlepší: jedna úloha denne a mnoho ďalších.

    Úloha je rozhodnutie z dobre hranej hry tak, ako ho bolo vidieť z daného miesta. Odpovedz číslom ťahu alebo jeho skratkou; potom si prečítaš, ako často ktorý ťah vyhrá a čím je ten najlepší lepší. Každý deň má svoju úlohu, pre všetkých rovnakú: v pondelok je ľahká, v nedeľu ťažká.

    Príklady:
      papersea puzzle                  úloha dňa
      papersea puzzle --next           ďalej od ľahkých po ťažké
      papersea puzzle --level 4        ďalej s ťažkými
      papersea puzzle --day 2025-12-24
    .line = Nájdi ťah, ktorý je jasne najlepší: jedna úloha denne a mnoho ďalších.
    .next = Ďalšie, od ľahkých po ťažké.
    .level = Ďalšie, od tejto náročnosti.
    .day = Úloha iného dňa (UTC).

usage-join =
    Hraj online: pri stole z odkazu LINK alebo pri novom stole na serveri s touto adresou.

    Nový stôl vypíše svoj odkaz. Pošli ho ďalej a hra sa začne, keď budú obsadené všetky miesta. Ctrl-C zavrie terminál, ale miesto ti zostane: odkaz ťa vráti späť.

    Príklady:
      papersea join https://sea.example.org/t/k7m2p9qr4t6vw
      papersea join https://sea.example.org --name Ann
      papersea join localhost:8000 --players 3 --with orca
      papersea join 8000 --clock 5m+10s --public
    .line = Hraj online, s priateľmi cez odkaz alebo s botmi.
    .name = Ako ťa volajú ostatní; tento počítač si to zapamätá.
    .with = Posadiť bota k novému stolu; pre ďalšieho zadaj znova.
    .players = Miesta pri novom stole, aj s tvojím a s miestami botov.
    .rules = Pravidlá nového stola: vydanie so zmenami.
    .clock = Čas pri novom stole: 5m+10s na hru a na každý ťah, 3d na ťah, alebo none.
    .patience = Po koľkých sekundách hrá bot za toho, kto je preč, ak sa hrá bez hodín.
    .public = Nový stôl môže nájsť ktokoľvek.
    .rated = Jeho hry sa hodnotia: s hodinami, bez vracania ťahov a bez zaskakovania.

usage-bot =
    Nechaj bota hrať pri stoloch servera: pri stole z odkazu LINK alebo pri novom stole na serveri s touto adresou.

    BOT je ktorýkoľvek súper: náš, nainštalovaný alebo modul:meno; za @ jeho rozpočet na ťah, inak 200ms. Hrá ako program pod vlastným menom, po výpadku spojenia sa vráti a s prestávkami a vrátením ťahu súhlasí.

    Príklady:
      papersea bot my_bots:Greedy https://sea.example.org/t/k7m2p9qr4t6vw
      papersea bot paper-heron@1s https://sea.example.org --public --games 0
      papersea bot orca@500p 8000 --name Robann --with otter
    .line = Nechaj ktoréhokoľvek bota hrať pri stoloch servera.
    .name = Ako ho volajú ostatní; tento počítač si to zapamätá.
    .token = Vlastný token programu. Bez tohto prepínača token nového programu, ktorý si tento počítač zapamätá.
    .games = Koľko hier si pri stole zahrá, s odvetami; 0 toľko, koľko chcú ostatní.
    .seed = Rovnaké semienko a rozpočet v skúšobných dohraniach vyberú rovnaké ťahy.
    .with = Posadiť bota k novému stolu; pre ďalšieho zadaj znova.
    .players = Miesta pri novom stole, aj s tvojím a s miestami botov.
    .rules = Pravidlá nového stola: vydanie so zmenami.
    .clock = Čas pri novom stole: 5m+10s na hru a na každý ťah, 3d na ťah, alebo none.
    .patience = Po koľkých sekundách hrá bot za toho, kto je preč, ak sa hrá bez hodín.
    .public = Nový stôl môže nájsť ktokoľvek.
    .rated = Jeho hry sa hodnotia: s hodinami, bez vracania ťahov a bez zaskakovania.

usage-serve =
    Spusti server: stoly cez odkaz, verejné stoly a na požiadanie boti.

    Všetko je v jednom súbore SQLite v tvojom priečinku s údajmi, ak --database neurčí iný súbor alebo PostgreSQL. O viacerých procesoch a počítačoch píše docs/hosting.md.
    .line = Spusti server: stoly cez odkaz, s priateľmi a botmi.
    .host = Adresa, na ktorej má počúvať.
    .port = Port.
    .metrics-port = Čísla pre Prometheus na vlastnom porte namiesto spoločného.
    .thinkers = Koľko procesov rozmýšľa za botov; s 0 to robí inde papersea work.
    .origin = Pôvod (origin) stránky, ktorá sa tiež smie pripojiť.
    .proxy = Proxy server alebo celá sieť, ktorej X-Forwarded-For sa verí.
    .secure = Súbory cookie a prehliadače len cez HTTPS.
    .manual = Kde je príručka, na ktorú stránka odkazuje: jej adresa alebo priečinok, ktorý zapísal make manual.
    .limit = Iné obmedzenie pre jednu adresu alebo osobu: { $names }.
    .open = Otvoriť stoly v prehliadači.

usage-site =
    Zapíš stránku, ktorá nepotrebuje server: môže ležať v ktoromkoľvek priečinku, odkiaľ sa podávajú súbory.

    Kto ju otvorí, hrá proti súperom, učí sa, rieši úlohy a rozoberá hry priamo v prehliadači, aj bez siete. Náhľady odkazov sú v jazyku tohto príkazu; stránky hovoria jazykom čitateľa. Ak sa zapíše do toho istého FOLDER znova, obnoví sa.
    .line = Zapíš stránku na jedno zariadenie, v súboroch bez servera.
    .address = Kde bude, https://HOST/PATH/: náhľady odkazov potom ukážu obrázok.
    .add = Zapísať do priečinka, v ktorom sú aj iné súbory.

usage-work =
    Rozmýšľaj za botov servera papersea serve --thinkers 0, na tomto počítači alebo na inom.

    S jedným PostgreSQL a jedným Redisom môže bežať ľubovoľný počet pracovníkov.
    .line = Rozmýšľaj za botov serverov, ktoré to nechávajú na iných.
    .host = Adresa, na ktorej má počúvať, s --port.
    .port = Odpovedať na /health/live, /health/ready a /metrics na tomto porte; 0 je ktorýkoľvek.

usage-backup =
    Skopíruj stoly, ľudí a hry zo servera do súboru TARGET, aj keď server beží.
    .line = Skopíruj všetko, čo má server uložené.
    .database = Čo sa kopíruje: sqlite:///FILE

## papersea admin

usage-admin =
    Staraj sa o server: o jeho stoly, o ľudí a o to, kto nesmie dnu.

    Pracuje s databázou, či už servery bežia, alebo nie; všimnú si to do niekoľkých sekúnd. Každý zásah je v denníku zásahov. Viac píše docs/hosting.md.
    .line = Staraj sa o server: jeho stoly, ľudí a zákazy.

usage-admin-list =
    Vypíš stoly alebo ľudí, od najnovších.
    .line = Vypíš stoly alebo ľudí, od najnovších.
    .name = Ľudia, ktorí toto majú v mene.
    .state = Stoly v tomto stave, akokoľvek staré; možno zadať viackrát.

usage-admin-look =
    Ukáž všetko, čo sa dá vedieť o stole, a ani jednu jeho kartu.

    Neukáže ruky ani balíček, ani nič, z čoho by sa dali vypočítať.
    .line = Ukáž všetko, čo sa dá vedieť o stole, a ani jednu jeho kartu.

usage-admin-close =
    Zatvor stôl: nikto už pri ňom nehrá a nič sa nevymaže.
    .line = Zatvor stôl: nikto už pri ňom nehrá a nič sa nevymaže.

usage-admin-reopen =
    Otvor znova stôl, ktorý bol zatvorený.
    .line = Otvor znova stôl, ktorý bol zatvorený.

usage-admin-delete =
    Vymaž stôl aj s jeho denníkom; dohrané hry zostanú.
    .line = Vymaž stôl aj s jeho denníkom; dohrané hry zostanú.

usage-admin-delete-person =
    Vymaž osobu so všetkým, čo je o nej uložené, s jej botmi a spoločníkmi.

    Ďalej za ňu hrajú boti a dohrané hry zostanú bez jej mena: rovnako, ako keď sa ľudia vymažú sami.
    .line = Vymaž osobu so všetkým, čo je o nej uložené.

usage-admin-rename =
    Daj osobe iné meno: aj pri jej stoloch a v dohraných hrách.

    Správca môže dať aj mená, ktoré si nikto nemôže vybrať, napríklad Admin.
    .line = Daj osobe iné meno.

usage-admin-ban =
    Zakáž prístup osobe podľa jej značky alebo adrese či sieti, napríklad 203.0.113.0/24.

    Taká osoba už nemôže otvárať stoly, sadať si, hrať ani hovoriť; stále si môže prečítať a vymazať, čo je o nej uložené. Adresa sa dozvie len to, že má zákaz.
    .line = Zakáž prístup osobe, adrese alebo sieti.
    .for = Na ako dlho.
    .until = Do ktorého dňa alebo okamihu, v UTC.

usage-admin-bans =
    Vypíš, kto má zákaz, aj zákazy, ktoré sa už skončili.
    .line = Vypíš, kto má zákaz, aj zákazy, ktoré sa už skončili.

usage-admin-unban =
    Pusti niekoho znova dnu podľa čísla zákazu.
    .line = Pusti niekoho znova dnu podľa čísla zákazu.

usage-admin-announce =
    Oznám všetkým, že sa server reštartuje, alebo TEXT: do niekoľkých sekúnd pri každom stole a na každej stránke.

    Bez TEXT sa každý vo svojom jazyku dozvie, že sa server reštartuje, kedy, a že sa nič nestratí. Ukazuje sa to do desiatich minút po určenom čase alebo tak, ako povie --until; bez času, kým to nezrušíš.
    .line = Oznám všetkým, že sa server reštartuje, alebo niečo iné.
    .at = Kedy to bude, podľa hodín tohto počítača.
    .in = To isté, od tejto chvíle.
    .until = Kedy to pominie.
    .text = Text v jednom jazyku; možno zadať viackrát.
    .clear = Zrušiť oznam.

usage-admin-reports =
    Vypíš, čo ľudia nahlásili o iných pri svojich stoloch, alebo hlásenie uzavri.
    .line = Vypíš, čo ľudia nahlásili o iných, alebo hlásenie uzavri.
    .all = Aj tie, ktoré sú uzavreté.
    .close = Uzavrieť jedno, podľa značky.
    .note = Ako to dopadlo, pre tých, čo to budú čítať neskôr.
    .as = Kto ho uzatvára; bez tohto prepínača tvoje používateľské meno.

usage-admin-export =
    Zapíš stôl, osobu alebo dohrané hry do nového súboru FILE, ktorý nemôže čítať nikto iný.
    .line = Zapíš stôl, osobu alebo dohrané hry do nového súboru.
    .table = Stôl s jeho denníkom: sú v ňom všetky karty, tak ho stráž.
    .person = Všetko, čo je uložené o osobe.
    .games = Všetky dohrané hry.
    .records = Len ich záznamy, ako ich číta papersea replay.
    .measured = Záznamy hier, pri ktorých ľudia súhlasili s meraním, bez mien, pre papersea study.

usage-admin-import =
    Vlož vypísané stoly a dohrané hry zo súboru FILE do databázy servera.

    Ak tam niečo z toho už je, neurobí sa nič. Staršie hodnotenia a čísla zostanú, aké sú. Kto tam nie je známy, medzitým sa vymazal, preto sa jeho meno vynechá.
    .line = Vlož vypísané stoly a dohrané hry do databázy.
    .missing = Čo už existuje, preskočiť, namiesto odmietnutia všetkého.
    .keep-names = Ponechať aj mená ľudí, ktorí tam nie sú známi.

usage-admin-audit =
    Ukáž po poriadku, čo správcovia urobili.
    .line = Ukáž po poriadku, čo správcovia urobili.

## papersea arena

usage-arena =
    Nechaj súperov hrať proti sebe a pozri sa, akí sú silní.

    ENTRANTS sú súperi, stupne rebríčka alebo tvoji boti (modul:meno), prípadne s rozpočtom na ťah, v čase alebo v skúšobných dohraniach: orca, expert@1s, orca@500p. Hry so skúšobnými dohraniami sa dajú presne zopakovať.

    Každé rozdanie sa hrá vo všetkých rozsadeniach s tými istými kartami, takže nikto nemá lepšie. Ak je účastníkov viac než miest, stretne sa každý s každým; ak menej, každý postupne sedí sám medzi kópiami ostatných.

    Príklady:
      papersea arena orca heron --games 1000
      papersea arena expert@100ms solid@100ms --players 4
      papersea arena kraken orca --games 5000 --until-decided
      papersea arena gull otter skua sprat --out pool
      papersea arena --resume pool --games 2000
      papersea arena kraken@1000p orca@1000p --games 100000 --out long --on ray

    V priečinku nájdeš games.jsonl (pre papersea replay), luck.jsonl, results.json a results.svg a results.png s podielmi výhier.
    .line = Nechaj súperov hrať proti sebe a pozri sa, akí sú silní.
    .games = Koľko hier; zaokrúhli sa nahor na celé rozdania.
    .players = Koľko ich sedí pri stole.
    .out = Odložiť hry a výsledky do tohto priečinka.
    .resume = Pokračovať v aréne z tohto priečinka; s --games vo viacerých hrách.
    .luck = Odrátať, čo priniesla náhoda, aby boli výsledky istejšie; hra tým trvá asi o 50 ms dlhšie.
    .until-decided = Skončiť, len čo je prvý účastník s istotou nad normou alebo pod ňou.
    .workers = Koľko procesov. Bez tohto prepínača jeden na každé jadro.
    .on = Hrať na klastri Ray, so všetkými jeho jadrami; treba papersea[ray].

usage-league =
    Usporiadaj turnaj botov: kto z nich je najsilnejší?

    ENTRANTS sú takí ako v papersea arena. Každý sa stretne s každým, alebo sa vo švajčiarskej lige kolo po kole stretnú susedia v tabuľke. Každý zápas je aréna: všetky rozdania sa hrajú vo všetkých rozsadeniach a šťastie sa odráta.

    Príklady:
      papersea league my_bots:Greedy gull heron orca@200p --out league
      papersea league bot1:Bot bot2:Bot bot3:Bot bot4:Bot gull --system swiss
      papersea league --resume league --on ray

    V priečinku nájdeš index.html, results.json a arénu pre každé kolo.
    .line = Usporiadaj turnaj botov; výsledky budú na jednej stránke.
    .system = Kto sa s kým stretne.
    .rounds = Kolá švajčiarskej ligy. Bez tohto prepínača o niečo viac, než treba na víťaza.
    .games = Koľko hier má zápas; zaokrúhli sa nahor na celé rozdania.
    .players = Koľko ich sedí pri stole.
    .seed = Rovnaké semienko odohrá rovnakú ligu, ak sú rozpočty v skúšobných dohraniach.
    .title = Čo stojí na vrchu stránky.
    .out = Odložiť hry, výsledky a stránku do tohto priečinka.
    .resume = Pokračovať v lige z tohto priečinka; s --rounds na viac kôl.
    .workers = Koľko procesov. Bez tohto prepínača jeden na každé jadro.
    .on = Hrať na klastri Ray, so všetkými jeho jadrami; treba papersea[ray].

usage-benchmark =
    Zmeraj bota pevnou súpravou a porovnaj ho s naším rebríčkom.

    BOT je ktorýkoľvek súper, za @ jeho rozpočet, inak 1000p. Súperi, rozdania, semienka a rozpočty patria k verzii súpravy, preto sa čísla dajú porovnať a citovať. Čo v nej je, píše docs/benchmark.md.

    Príklady:
      papersea benchmark my_bots:Greedy
      papersea benchmark paper-heron@500p --out measured --json
    .line = Zmeraj bota pevnou súpravou vedľa nášho rebríčka.
    .out = Odložiť hry do tohto priečinka; s tým istým priečinkom sa pokračuje tam, kde sa prestalo.
    .workers = Koľko procesov. Bez tohto prepínača jeden na každé jadro.
    .on = Hrať na klastri Ray, so všetkými jeho jadrami; treba papersea[ray].

usage-doctor =
    Pozri, či je všetko v poriadku: čo je nainštalované, čo funguje a čo robiť so zvyškom.

    Kód ukončenia 1, ak nefunguje niečo, čo papersea potrebuje alebo na čo sa pýtaš. Čo chýba a nie je nutné, to vymenuje aj s tým, čo treba napísať.

    Príklady:
      papersea doctor
      papersea doctor --database postgresql://localhost/papersea --redis redis://localhost:6379/0
    .line = Pozri, či je všetko v poriadku: čo je nainštalované, čo funguje a čo robiť so zvyškom.
    .port = Port, na ktorom by počúval server.
    .manual = Kde je príručka: adresa alebo priečinok, ktorý zapísal make manual.

usage-completion =
    Vypíš, čo naučí shell dopĺňať príkazy: súperov, pravidlá, ich body, súbory a servery.

    Takto sa to zapne:
      eval "$(papersea completion bash)"           # ~/.bashrc
      eval "$(papersea completion zsh)"            # ~/.zshrc
      papersea completion fish | source            # ~/.config/fish/config.fish
    .line = Vypíš, čo naučí shell dopĺňať príkazy: súperov, pravidlá, ich body, súbory a servery.
