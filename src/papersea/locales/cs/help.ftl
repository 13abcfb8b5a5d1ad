### Co říká `papersea --help` a nápověda každého příkazu a jak se odmítá příkazový řádek.
###
### Nic se tu nevybírá ani nepočítá: kdo si řekne o nápovědu, nečeká na knihovny. Odstavec je jeden
### řádek; blok s odsazenými řádky zůstává tak, jak je napsaný. Názvy příkazů, přepínačů a souborů
### a slova VELKÝMI PÍSMENY, která něco zastupují, zůstávají v každém jazyce beze změny.
### Atribut je nápověda přepínače toho jména, `line` je text v seznamu příkazů.

## Co říká click. $option, $name a podobné se vkládají tak, jak byly napsány.

click-usage = Použití:
click-options = Přepínače
click-commands = Příkazy
click-default = výchozí: { $default }
click-required = povinné
click-environment = proměnná prostředí: { $var }
click-error = Chyba: { $message }
click-help = „{ $command } { $option }“ ukáže nápovědu.
click-aborted = Zastaveno.
click-invalid-value = { $message }
click-invalid-value-for = { $param_hint }: { $message }
# Za nimi stojí název toho, co chybí, a tečka.
click-missing-argument = Toto chybí:
click-missing-option = Chybí přepínač:
click-missing-parameter = Toto chybí: { $param_name }
click-missing-command = Který příkaz? Seznam ukáže „--help“.
click-no-such-option = Přepínač { $name } neexistuje.
click-no-such-command = Příkaz { $name } neexistuje.
click-did-you-mean = Nemá to být { $possibility }?
click-did-you-mean-one = Nemá to být něco z tohoto: { $possibilities }?
click-commands-are = Jsou tu { $commands }.
click-too-many-arguments = Toto je navíc: { $args }
click-too-few-values = Je potřeba tolik hodnot: { $nargs }; zadáno je { $len }.
click-argument-takes = { $name } potřebuje tolik hodnot: { $nargs }.
click-option-takes-no-value = { $name } nemá hodnotu.
click-option-needs-value = { $name } potřebuje hodnotu.
click-not-in-range = { $value } není v rozsahu { $range }.
click-not-a-number = { $value } není číslo.
click-not-the-choice = { $value } není { $choice }.
click-not-a-choice = { $value } není nic z tohoto: { $choices }.
click-choose-from = Vyber jedno: { $choices }
click-file = soubor
click-folder = složka
click-path = cesta
click-does-not-exist = { $name } { $filename } neexistuje.
click-is-a-file = { $name } { $filename } je soubor.
click-is-a-folder = { $name } { $filename } je složka.
click-not-readable = { $name } { $filename } nejde přečíst.
click-not-writable = { $name } { $filename }: zapisovat nejde.
click-cannot-open = { $filename } nejde otevřít: { $message }
click-confirm-unclear = Chyba: to není ani ano, ani ne.

## Co mají různé příkazy společné

usage =
    .help = Ukázat tuto nápovědu.
    .version = Ukázat verzi.
    .language = Kterým jazykem mluvit. Bez tohoto přepínače jazykem tvého terminálu.
    .plain = Bez barev (funguje i NO_COLOR).
    .full = Hrát na celé obrazovce s klávesnicí a myší, nebo řádek po řádku. Bez toho: na celé obrazovce, pokud je nainstalované papersea[terminal] a terminál ji zvládne.
    .theme = Barvy celé obrazovky; mění je F5.
    .json = Místo toho vypsat JSON, pro programy.
    .seed = Stejné semínko rozdá stejné karty.
    .rules = Vydání (classic, sk, cs, pl, ru, es) se změnami: classic,target=double.
    .budget = Jak dlouho se posuzuje každé rozhodnutí: 4000p (zkušebních dohrání) nebo 100ms.
    .database = Kde je všechno uložené: sqlite:///FILE nebo postgresql://USER:PASSWORD@HOST/NAME.
    .tables = PostgreSQL jen pro nové stoly, jednou pro každé písmeno: a=postgresql://HOST/NAME.
    .redis = Redis, který přenáší zprávy mezi procesy: redis://HOST:PORT/0.
    .log-level = Kolik se zapisuje do deníku, jako řádky JSON na stderr.
    .thinkers = Kolik procesů přemýšlí za boty.
    .pace = Botovi trvá tah aspoň tolik sekund, aby jeho čas nic neprozradil.
    .rating = Kdy se počítají hodnocené hry: { $names }.
    .measure = Po hře se ptát lidí, jestli se jejich hry smějí odložit ke zjišťování, jak lidé hrají.
    .push-service = Další služba push vedle služeb známých prohlížečů, která smí lidi upozorňovat, například push.example.org.
    .as = Kdo to dělá; bez tohoto přepínače tvoje uživatelské jméno.
    .reason = Proč, do deníku zásahů.
    .yes = Neptat se.
    .limit = Kolik nejvýš.

## papersea

usage-papersea =
    Malá karetní hra o skládaném papíru v tvém terminálu.
    .line = Malá karetní hra o skládaném papíru v tvém terminálu.
    .examples =
        Příklady:
          papersea play                        ty a jeden soupeř
          papersea play --players 4 --seed 7   čtyři hráči, opakovatelná rozdání
          papersea play --against orca         soupeř, který nic nedá zadarmo
          papersea opponents                   s kým si můžeš zahrát
          papersea serve                       stoly přes odkaz, s přáteli a boty
          papersea site public                 stránka pro jedno zařízení
          papersea join LINK                   přisedni si ke stolu přátel
          papersea score CyCd 2xFd Mw          jakou hodnotu má těchto pět karet
          papersea scorepad                    body ze hry s papírovými kartami
          papersea rules R6                    kdy sázka vyjde?
          papersea rules turn                  všechno o tahu
          papersea analyse games.jsonl         co rozhodlo mou poslední hru?
          papersea puzzle                      úloha dne; další s --next
          papersea arena orca heron            který z těch dvou je silnější?

        Kódy ukončení:
          0    všechno se podařilo
          1    záznam porušuje pravidla nebo nedokazuje poctivost
          2    špatný přepínač, karta nebo pravidlo
          130  zastaveno přes Ctrl-C

usage-play =
    Zahraj si proti jednomu, dvěma nebo třem soupeřům.

    Napiš číslo tahu nebo jeho zkratku. Kdykoli můžeš napsat ? a ukáže se nápověda. Odejít jde slovem odejít nebo Ctrl-D (kód ukončení 0), nebo Ctrl-C (130).

    Na celé obrazovce mají tahy klávesy a jde na ně klikat; pomáhá F1. S --lines nebo --plain se hraje řádek po řádku, a stejně tak přes rouru. Když se v tahu nedá nic dělat, skončí sám.

    Příklady:
      papersea play --against orca
      papersea play --against beginner --players 4
      papersea play --against heron --against skua --thinking 1s
    .line = Zahraj si proti jednomu, dvěma nebo třem soupeřům.
    .against = Soupeř nebo stupeň (seznam ukáže papersea opponents), nebo tvůj bot (modul:jméno); pro další místo ho zadej znovu. Zbylá místa obsadí jiní z téhož stupně. Bez tohoto přepínače stupeň casual.
    .players = Kolik vás je u stolu i s tebou; víc, pokud jich víc vyjmenuje --against.
    .thinking = Jak dlouho smí soupeř přemýšlet o tahu: 200ms nebo 1s; nebo 500p, tolik zkušebních dohrání.
    .name = Jak ti máme říkat.
    .record = Připsat hru do tohoto souboru, pro papersea replay.
    .resume = Pokračovat v poslední hře z tohoto souboru a připsat, jak skončí.

usage-opponents =
    Seznam se se soupeři, od nejmírnějších po nejsilnější.

    Na každém stupni žebříčku je jich několik, přibližně stejně silných, každý po svém. --against bere jejich jména i názvy stupňů, které stojí v závorkách.

    S --json pro každého soupeře:
      name         co bere --against
      rung         random, beginner, casual, solid nebo expert
      style        risk, collector a thief: sklony od -1 do 1
      description  řádek o něm
    .line = Seznam se se soupeři, od nejmírnějších po nejsilnější.

usage-score =
    Spočítej, jakou hodnotu mají karty, řádek po řádku.

    CARDS jsou zkratky (CyCd Mw) nebo dlouhé názvy (yellow_crab), podle potřeby s počtem (2xCd), nebo jen -, pokud se mají přečíst ze standardního vstupu. Zadej ruku i vyložené karty dohromady: počítá se obojí.

    Příklady:
      papersea score CyCd Mw 2xFd
      papersea score purple_penguin pink_penguin penguin_colony
      papersea score OyOgOv PpHy --odds --others 6,5
      echo "Hd Hl Hk" | papersea score -

    S --json:
      cards         karty, seřazené, ve zkratkách
      points        body za karty, bez barevného bonusu
      lines         druh, karty a body za každý druh, plavci a žraloci spolu
                    pod „shark“; za každou mořskou pannu její druh, barva
                    a body (barva může být null)
      colour_bonus  barva a body
      can_close     jestli to stačí k zavření kola (7 bodů)
      wins          jestli jsou to čtyři mořské panny
      odds          s --odds: others, points, bonus, stop, won, lost,
                    chance, error, worlds, expected, percent a margin při
                    POSLEDNÍ ŠANCI, nebo null, pokud kolo zavřít nejde
    .line = Spočítej, jakou hodnotu mají karty, řádek po řádku.
    .odds = Vypočítat, s jakou pravděpodobností vyjde POSLEDNÍ ŠANCE.
    .others = S --odds: kolik karet má každý soupeř. Bez tohoto přepínače jeden soupeř, který jich má tolik co ty.

usage-scorepad =
    Zapisuj body ze hry s papírovými kartami, kolo po kole.

    Řekni, jak kolo skončilo, kdo ho ukončil a co má každý hráč: karty, nebo jen čísla. Hra je v souboru FILE (pokud ho nezadáš, tady v papersea-pad.json), po každém kole celá: odejdi, kdy chceš, a pokračuj později. Tentýž soubor čte a píše i bodovací bloček v prohlížeči.

    Příklady:
      papersea scorepad
      papersea scorepad sunday.json --names Ann,Bo,Cy
      papersea scorepad sunday.json --show

    S --json:
      pad           obsah souboru: players, starter, target, rounds
      rounds        gains, totals, bet_won a next_starter každého kola
      target        body, které ukončí hru
      totals        každého hráče
      winners       nikdo, dokud se hraje; hráči se číslují od 0
      next_starter  kdo začíná další kolo; null, pokud hra skončila
      is_over       jestli už někdo vyhrál
    .line = Zapisuj body ze hry s papírovými kartami, kolo po kole.
    .names = Kdo hraje, v pořadí tahů: Ann,Bo. Bez tohoto přepínače se zeptáme.
    .double = Nová hra se hraje do dvojnásobku bodů.
    .show = Vypsat, jaký je stav hry, a skončit.

usage-rules =
    Vyhledej pravidlo, nebo si přečti všechna.

    CLAUSE je značka, například R6 nebo deck_out. SECTION je components, setup, turn, closing, end, cards, examples, rulings nebo options. WORD najde všechna pravidla s tímto slovem, karty i podle názvu v kterémkoli vydání. Bez ničeho se ukáže seznam všech pravidel.

    Příklady:
      papersea rules                   seznam všech pravidel
      papersea rules r6                jedno pravidlo
      papersea rules cards             všechno o kartách
      papersea rules chobotnice        všechno o chobotnicích
      papersea rules żeglarz           totéž slovem polské krabice
      papersea rules options --edition es
    .line = Vyhledej pravidlo, nebo si přečti všechna.
    .edition = Označit, jak hraje toto vydání.

usage-replay =
    Podívej se na zaznamenané hry znovu.

    Každá hra v souboru FILE se přehraje podle pravidel. Pokud je některá porušuje, dozvíš se řádek a tah a kód ukončení je 1.
    .line = Podívej se na zaznamenané hry znovu.
    .moves = Vyprávět všechno, co se stalo, i skryté karty.

usage-analyse =
    Zjisti, kde se zaznamenaná hra vyhrála a prohrála a proč.

    Každé rozhodnutí ve hře ze souboru RECORD se porovná se všemi ostatními tahy podle toho, co se z daného místa v té chvíli dalo vědět: jakou část šance vyhrát hru stálo, co by bylo lepší a proč. Co nemohl vědět nikdo, je označené jako pohled zpět. Hra trvá asi půl minuty; stejný záznam a stejný počet zkušebních dohrání dají stejný rozbor.

    Příklady:
      papersea analyse games.jsonl
      papersea analyse games.jsonl --game 3 --seat B
      papersea analyse game.txt --budget 100ms --json

    S --json dostaneš turning_points (čísla kroků), summaries, luck, points a decisions; co v nich je, píše docs/analysis.md.
    .line = Zjisti, kde se zaznamenaná hra vyhrála a prohrála a proč.
    .game = Která hra ze souboru. Bez tohoto přepínače poslední.
    .seat = Jen rozhodnutí z tohoto místa, podle písmene nebo jména. Lze zadat víckrát.

usage-study =
    Změř ze záznamů, jak dobře lidé hrají.

    Ve všech dohraných hrách ze souborů FILES, ve kterých jsou jména, se posoudí každé rozhodnutí: kolik ze své šance vyhrát kdo ztrácí a jak často vyhrává, když se odečte štěstí, zvlášť pro každý počet hráčů a pro každé soupeře. Hra trvá několik sekund; stejné záznamy a stejný počet zkušebních dohrání dají stejný výsledek. Jak moc se na něj dá spolehnout, píše docs/people.md.

    Příklady:
      papersea study club.jsonl
      papersea study evening-1.txt evening-2.txt --budget 2000p --json
    .line = Změř ze záznamů, jak dobře lidé hrají.

usage-verify =
    Ověř, že karty v online hře si nikdo nevybral.

    Každá hra ze souboru RECORD se přehraje podle pravidel a první hráč, každý balíček a každá ukradená karta se porovnají s těmi z jejího důkazu. Kód ukončení je 0, jen pokud je všechno tak, jak má být, a 1, pokud některá hra nesedí nebo důkaz nemá.
    .line = Ověř, že karty v online hře si nikdo nevybral.
    .commitment = Co máš poznamenané z doby před rozdáním: musí to mít některá hra z RECORD. Lze zadat víckrát.

usage-puzzle =
    Najdi tah, který je jasně nejlepší: jedna úloha denně a mnoho dalších.

    Úloha je rozhodnutí z dobře hrané hry tak, jak ho bylo vidět z daného místa. Odpověz číslem tahu nebo jeho zkratkou; pak si přečteš, jak často který tah vyhraje a čím je ten nejlepší lepší. Každý den má svou úlohu, pro všechny stejnou: v pondělí je lehká, v neděli těžká.

    Příklady:
      papersea puzzle                  úloha dne
      papersea puzzle --next           dál od lehkých po těžké
      papersea puzzle --level 4        dál s těžkými
      papersea puzzle --day 2025-12-24
    .line = Najdi tah, který je jasně nejlepší: jedna úloha denně a mnoho dalších.
    .next = Další, od lehkých po těžké.
    .level = Další, od této obtížnosti.
    .day = Úloha jiného dne (UTC).

usage-join =
    Hraj online: u stolu z odkazu LINK, nebo u nového stolu na serveru s touto adresou.

    Nový stůl vypíše svůj odkaz. Pošli ho dál a hra začne, až budou obsazená všechna místa. Ctrl-C zavře terminál, ale místo ti zůstane: odkaz tě vrátí zpátky.

    Příklady:
      papersea join https://sea.example.org/t/k7m2p9qr4t6vw
      papersea join https://sea.example.org --name Ann
      papersea join localhost:8000 --players 3 --with orca
      papersea join 8000 --clock 5m+10s --public
    .line = Hraj online, s přáteli přes odkaz nebo s boty.
    .name = Jak ti říkají ostatní; tento počítač si to zapamatuje.
    .with = Posadit bota k novému stolu; pro dalšího zadej znovu.
    .players = Místa u nového stolu, i s tvým a s místy botů.
    .rules = Pravidla nového stolu: vydání se změnami.
    .clock = Čas u nového stolu: 5m+10s na hru a na každý tah, 3d na tah, nebo none.
    .patience = Po kolika sekundách hraje bot za toho, kdo je pryč, když se hraje bez hodin.
    .public = Nový stůl může najít kdokoli.
    .rated = Jeho hry se hodnotí: s hodinami, bez vracení tahů a bez zaskakování.

usage-bot =
    Nech bota hrát u stolů serveru: u stolu z odkazu LINK, nebo u nového stolu na serveru s touto adresou.

    BOT je kterýkoli soupeř: náš, nainstalovaný, nebo modul:jméno; za @ jeho rozpočet na tah, jinak 200ms. Hraje jako program pod vlastním jménem, po výpadku spojení se vrátí a s přestávkami a vrácením tahu souhlasí.

    Příklady:
      papersea bot my_bots:Greedy https://sea.example.org/t/k7m2p9qr4t6vw
      papersea bot paper-heron@1s https://sea.example.org --public --games 0
      papersea bot orca@500p 8000 --name Robann --with otter
    .line = Nech kteréhokoli bota hrát u stolů serveru.
    .name = Jak mu říkají ostatní; tento počítač si to zapamatuje.
    .token = Vlastní token programu. Bez tohoto přepínače token nového programu, který si tento počítač zapamatuje.
    .games = Kolik her si u stolu zahraje, s odvetami; 0 tolik, kolik chtějí ostatní.
    .seed = Stejné semínko a rozpočet ve zkušebních dohráních vyberou stejné tahy.
    .with = Posadit bota k novému stolu; pro dalšího zadej znovu.
    .players = Místa u nového stolu, i s tvým a s místy botů.
    .rules = Pravidla nového stolu: vydání se změnami.
    .clock = Čas u nového stolu: 5m+10s na hru a na každý tah, 3d na tah, nebo none.
    .patience = Po kolika sekundách hraje bot za toho, kdo je pryč, když se hraje bez hodin.
    .public = Nový stůl může najít kdokoli.
    .rated = Jeho hry se hodnotí: s hodinami, bez vracení tahů a bez zaskakování.

usage-serve =
    Spusť server: stoly přes odkaz, veřejné stoly a na požádání boti.

    Všechno je v jednom souboru SQLite v tvé složce s daty, pokud --database neurčí jiný soubor nebo PostgreSQL. O více procesech a počítačích píše docs/hosting.md.
    .line = Spusť server: stoly přes odkaz, s přáteli a boty.
    .host = Adresa, na které má naslouchat.
    .port = Port.
    .metrics-port = Čísla pro Prometheus na vlastním portu místo společného.
    .thinkers = Kolik procesů přemýšlí za boty; s 0 to dělá jinde papersea work.
    .origin = Původ (origin) stránky, která se také smí připojit.
    .proxy = Proxy server nebo celá síť, jejímuž X-Forwarded-For se věří.
    .secure = Soubory cookie a prohlížeče jen přes HTTPS.
    .manual = Kde je příručka, na kterou stránka odkazuje: její adresa, nebo složka, kterou zapsal make manual.
    .limit = Jiné omezení pro jednu adresu nebo osobu: { $names }.
    .open = Otevřít stoly v prohlížeči.

usage-site =
    Zapiš stránku, která nepotřebuje server: může ležet v kterékoli složce, odkud se podávají soubory.

    Kdo ji otevře, hraje proti soupeřům, učí se, řeší úlohy a rozebírá hry přímo v prohlížeči, i bez sítě. Náhledy odkazů jsou v jazyce tohoto příkazu; stránky mluví jazykem čtenáře. Když se zapíše do téže FOLDER znovu, obnoví se.
    .line = Zapiš stránku na jedno zařízení, v souborech bez serveru.
    .address = Kde bude, https://HOST/PATH/: náhledy odkazů pak ukážou obrázek.
    .add = Zapsat do složky, ve které jsou i jiné soubory.

usage-work =
    Přemýšlej za boty serveru papersea serve --thinkers 0, na tomto počítači, nebo na jiném.

    S jedním PostgreSQL a jedním Redisem může běžet libovolný počet pracovníků.
    .line = Přemýšlej za boty serverů, které to nechávají na jiných.
    .host = Adresa, na které má naslouchat, s --port.
    .port = Odpovídat na /health/live, /health/ready a /metrics na tomto portu; 0 je kterýkoli.

usage-backup =
    Zkopíruj stoly, lidi a hry ze serveru do souboru TARGET, i když server běží.
    .line = Zkopíruj všechno, co má server uložené.
    .database = Co se kopíruje: sqlite:///FILE

## papersea admin

usage-admin =
    Starej se o server: o jeho stoly, o lidi a o to, kdo nesmí dovnitř.

    Pracuje s databází, ať už servery běží, nebo ne; všimnou si toho během několika sekund. Každý zásah je v deníku zásahů. Víc píše docs/hosting.md.
    .line = Starej se o server: jeho stoly, lidi a zákazy.

usage-admin-list =
    Vypiš stoly nebo lidi, od nejnovějších.
    .line = Vypiš stoly nebo lidi, od nejnovějších.
    .name = Lidé, kteří mají toto ve jméně.
    .state = Stoly v tomto stavu, jakkoli staré; lze zadat víckrát.

usage-admin-look =
    Ukaž všechno, co se dá vědět o stolu, a ani jednu jeho kartu.

    Neukáže ruce ani balíček, ani nic, z čeho by se daly vypočítat.
    .line = Ukaž všechno, co se dá vědět o stolu, a ani jednu jeho kartu.

usage-admin-close =
    Zavři stůl: nikdo už u něj nehraje a nic se nevymaže.
    .line = Zavři stůl: nikdo už u něj nehraje a nic se nevymaže.

usage-admin-reopen =
    Otevři znovu stůl, který byl zavřený.
    .line = Otevři znovu stůl, který byl zavřený.

usage-admin-delete =
    Vymaž stůl i s jeho deníkem; dohrané hry zůstanou.
    .line = Vymaž stůl i s jeho deníkem; dohrané hry zůstanou.

usage-admin-delete-person =
    Vymaž osobu se vším, co je o ní uložené, s jejími boty a společníky.

    Dál za ni hrají boti a dohrané hry zůstanou bez jejího jména: stejně, jako když se lidé vymažou sami.
    .line = Vymaž osobu se vším, co je o ní uložené.

usage-admin-rename =
    Dej osobě jiné jméno: i u jejích stolů a v dohraných hrách.

    Správce může dát i jména, která si nikdo nemůže vybrat, například Admin.
    .line = Dej osobě jiné jméno.

usage-admin-ban =
    Zakaž přístup osobě podle její značky, nebo adrese či síti, například 203.0.113.0/24.

    Taková osoba už nemůže otevírat stoly, sedat si, hrát ani mluvit; pořád si může přečíst a vymazat, co je o ní uložené. Adresa se dozví jen to, že má zákaz.
    .line = Zakaž přístup osobě, adrese nebo síti.
    .for = Na jak dlouho.
    .until = Do kterého dne nebo okamžiku, v UTC.

usage-admin-bans =
    Vypiš, kdo má zákaz, i zákazy, které už skončily.
    .line = Vypiš, kdo má zákaz, i zákazy, které už skončily.

usage-admin-unban =
    Pusť někoho znovu dovnitř podle čísla zákazu.
    .line = Pusť někoho znovu dovnitř podle čísla zákazu.

usage-admin-announce =
    Oznam všem, že se server restartuje, nebo TEXT: během několika sekund u každého stolu a na každé stránce.

    Bez TEXT se každý ve svém jazyce dozví, že se server restartuje, kdy, a že se nic neztratí. Ukazuje se to do deseti minut po určeném čase, nebo tak, jak řekne --until; bez času, dokud to nezrušíš.
    .line = Oznam všem, že se server restartuje, nebo něco jiného.
    .at = Kdy to bude, podle hodin tohoto počítače.
    .in = Totéž, od této chvíle.
    .until = Kdy to pomine.
    .text = Text v jednom jazyce; lze zadat víckrát.
    .clear = Zrušit oznámení.

usage-admin-reports =
    Vypiš, co lidé nahlásili o jiných u svých stolů, nebo hlášení uzavři.
    .line = Vypiš, co lidé nahlásili o jiných, nebo hlášení uzavři.
    .all = I ta, která jsou uzavřená.
    .close = Uzavřít jedno, podle značky.
    .note = Jak to dopadlo, pro ty, kdo to budou číst později.
    .as = Kdo ho uzavírá; bez tohoto přepínače tvoje uživatelské jméno.

usage-admin-export =
    Zapiš stůl, osobu nebo dohrané hry do nového souboru FILE, který nemůže číst nikdo jiný.
    .line = Zapiš stůl, osobu nebo dohrané hry do nového souboru.
    .table = Stůl s jeho deníkem: jsou v něm všechny karty, tak ho hlídej.
    .person = Všechno, co je uložené o osobě.
    .games = Všechny dohrané hry.
    .records = Jen jejich záznamy, jak je čte papersea replay.
    .measured = Záznamy her, u kterých lidé souhlasili s měřením, beze jmen, pro papersea study.

usage-admin-import =
    Vlož vypsané stoly a dohrané hry ze souboru FILE do databáze serveru.

    Pokud tam něco z toho už je, neudělá se nic. Starší hodnocení a čísla zůstanou, jaká jsou. Kdo tam není známý, mezitím se vymazal, proto se jeho jméno vynechá.
    .line = Vlož vypsané stoly a dohrané hry do databáze.
    .missing = Co už existuje, přeskočit, místo odmítnutí všeho.
    .keep-names = Ponechat i jména lidí, kteří tam nejsou známí.

usage-admin-audit =
    Ukaž popořadě, co správci udělali.
    .line = Ukaž popořadě, co správci udělali.

## papersea arena

usage-arena =
    Nech soupeře hrát proti sobě a podívej se, jak jsou silní.

    ENTRANTS jsou soupeři, stupně žebříčku nebo tvoji boti (modul:jméno), případně s rozpočtem na tah, v čase nebo ve zkušebních dohráních: orca, expert@1s, orca@500p. Hry se zkušebními dohráními jde přesně zopakovat.

    Každé rozdání se hraje ve všech rozsazeních se stejnými kartami, takže nikdo nemá lepší. Pokud je účastníků víc než míst, utká se každý s každým; pokud míň, každý postupně sedí sám mezi kopiemi ostatních.

    Příklady:
      papersea arena orca heron --games 1000
      papersea arena expert@100ms solid@100ms --players 4
      papersea arena kraken orca --games 5000 --until-decided
      papersea arena gull otter skua sprat --out pool
      papersea arena --resume pool --games 2000
      papersea arena kraken@1000p orca@1000p --games 100000 --out long --on ray

    Ve složce najdeš games.jsonl (pro papersea replay), luck.jsonl, results.json a results.svg a results.png s podíly výher.
    .line = Nech soupeře hrát proti sobě a podívej se, jak jsou silní.
    .games = Kolik her; zaokrouhlí se nahoru na celá rozdání.
    .players = Kolik jich sedí u stolu.
    .out = Odložit hry a výsledky do této složky.
    .resume = Pokračovat v aréně z této složky; s --games ve více hrách.
    .luck = Odečíst, co přinesla náhoda, aby byly výsledky jistější; hra tím trvá asi o 50 ms déle.
    .until-decided = Skončit, jakmile je první účastník s jistotou nad normou, nebo pod ní.
    .workers = Kolik procesů. Bez tohoto přepínače jeden na každé jádro.
    .on = Hrát na clusteru Ray, se všemi jeho jádry; je potřeba papersea[ray].

usage-league =
    Uspořádej turnaj botů: kdo z nich je nejsilnější?

    ENTRANTS jsou takoví jako v papersea arena. Každý se utká s každým, nebo se ve švýcarské lize kolo po kole utkají sousedé v tabulce. Každý zápas je aréna: všechna rozdání se hrají ve všech rozsazeních a štěstí se odečte.

    Příklady:
      papersea league my_bots:Greedy gull heron orca@200p --out league
      papersea league bot1:Bot bot2:Bot bot3:Bot bot4:Bot gull --system swiss
      papersea league --resume league --on ray

    Ve složce najdeš index.html, results.json a arénu pro každé kolo.
    .line = Uspořádej turnaj botů; výsledky budou na jedné stránce.
    .system = Kdo se s kým utká.
    .rounds = Kola švýcarské ligy. Bez tohoto přepínače o něco víc, než je potřeba k určení vítěze.
    .games = Kolik her má zápas; zaokrouhlí se nahoru na celá rozdání.
    .players = Kolik jich sedí u stolu.
    .seed = Stejné semínko odehraje stejnou ligu, pokud jsou rozpočty ve zkušebních dohráních.
    .title = Co stojí nahoře na stránce.
    .out = Odložit hry, výsledky a stránku do této složky.
    .resume = Pokračovat v lize z této složky; s --rounds na víc kol.
    .workers = Kolik procesů. Bez tohoto přepínače jeden na každé jádro.
    .on = Hrát na clusteru Ray, se všemi jeho jádry; je potřeba papersea[ray].

usage-benchmark =
    Změř bota pevnou sadou a porovnej ho s naším žebříčkem.

    BOT je kterýkoli soupeř, za @ jeho rozpočet, jinak 1000p. Soupeři, rozdání, semínka a rozpočty patří k verzi sady, proto jde čísla porovnat a citovat. Co v ní je, píše docs/benchmark.md.

    Příklady:
      papersea benchmark my_bots:Greedy
      papersea benchmark paper-heron@500p --out measured --json
    .line = Změř bota pevnou sadou vedle našeho žebříčku.
    .out = Odložit hry do této složky; se stejnou složkou se pokračuje tam, kde se přestalo.
    .workers = Kolik procesů. Bez tohoto přepínače jeden na každé jádro.
    .on = Hrát na clusteru Ray, se všemi jeho jádry; je potřeba papersea[ray].

usage-doctor =
    Podívej se, jestli je všechno v pořádku: co je nainstalované, co funguje a co dělat se zbytkem.

    Kód ukončení 1, když nefunguje něco, co papersea potřebuje nebo na co se ptáš. Co chybí a není nutné, to vyjmenuje i s tím, co je třeba napsat.

    Příklady:
      papersea doctor
      papersea doctor --database postgresql://localhost/papersea --redis redis://localhost:6379/0
    .line = Podívej se, jestli je všechno v pořádku: co je nainstalované, co funguje a co dělat se zbytkem.
    .port = Port, na kterém by poslouchal server.
    .manual = Kde je příručka: adresa nebo složka, kterou zapsal make manual.

usage-completion =
    Vypiš, co naučí shell doplňovat příkazy: soupeře, pravidla, jejich body, soubory a servery.

    Takto se to zapne:
      eval "$(papersea completion bash)"           # ~/.bashrc
      eval "$(papersea completion zsh)"            # ~/.zshrc
      papersea completion fish | source            # ~/.config/fish/config.fish
    .line = Vypiš, co naučí shell doplňovat příkazy: soupeře, pravidla, jejich body, soubory a servery.
