### Lekce a to, co říká bot ve hře s průvodcem.
### lesson-JMÉNO je název; lesson-JMÉNO-SCÉNA-ÚKOL říká, co je třeba udělat, `.done` následuje,
### když je to hotové, `.not`, když se zkoušelo něco jiného. Krátce: stojí to nad kartami.

## Seznam lekcí

learn-about = Deset krátkých lekcí se skutečnými kartami a pak první hra. Ke každé se můžeš vrátit.
learn-lessons = Lekce
learn-done = hotovo
learn-go-on = Dál: { $lesson }
learn-begin = Začít
learn-all-done = Víš všechno, co potřebuješ. Hraj!
learn-game = Tvoje první hra
learn-game-about = Soupeř: { $name }. Hraje zlehka a řekne ti, na čem záleží.
learn-rules = Celá pravidla
learn-rules-about = Každé pravidlo s číslem a to, v čem se vydání liší
learn-offline = Lekce potřebují spojení. Pravidla a přehledové karty fungují i bez něj.

## V lekci

learn-you = Ty

lesson-place = Lekce { $number } z { $count }
lesson-example = Příklad { $clause }
lesson-more = V pravidlech:
lesson-next = Další lekce
lesson-next-scene = Dál
lesson-anew = Ještě jednou
lesson-list = Všechny lekce
lesson-rules = Zpátky k pravidlům
lesson-last = K první hře
lesson-wrong = I to je dovolené. Tady ale udělej to, co se píše výš.
lesson-missing = Taková lekce tu není.
lesson-odds = Podle toho, co vidíš, sázka vyjde v { $chance } % případů.

## 1

lesson-draw = Vezmi dvě, nech si jednu
lesson-draw-1-1 = Tah začíná novou kartou. Ťukni na balíček a podívej se na dvě.
    .done = Dvě karty, které vidíš jen ty.
    .not = Vzít se dá i vrchní karta hromádky: to přijde příště. Ťukni na balíček.
lesson-draw-1-2 = Ťukni na tu, kterou si necháš. Pak ťukni na hromádku: tam půjde druhá karta.
    .done = Jedna je tvoje. Druhá leží lícem vzhůru a další hráč si ji smí vzít.
lesson-draw-1-3 = To je všechno, co musíš udělat. Skonči tah.
    .done = { $name } bere vrchní kartu hromádky. Takhle jdou tahy dokola, po směru hodinových ručiček.
lesson-draw-2-1 = Teď je jedna hromádka prázdná. Vezmi dvě a jednu si nech.
    .done = Když je jedna hromádka prázdná, druhá karta musí jít tam. Tak jsou hromádky zase dvě.
    .not = Tentokrát vezmi dvě z balíčku.

## 2

lesson-piles = Nebo vrchní karta hromádky
lesson-piles-1-1 = Máš kraba a další leží na levé hromádce. Vezmi si ho místo dvou karet z balíčku.
    .done = Dva krabi jsou pár s hodnotou 1 bod. Jedna karta, kterou znáš, místo dvou neznámých.
    .not = Ta správná leží všem na očích: vezmi vrchní kartu levé hromádky.
lesson-piles-1-2 = Skonči tah a sleduj, co udělá { $name }.
    .done = Všichni viděli, kterou kartu má teď { $name }. Pod vrchní kartu se dívat nesmí, a tak se vyplatí pamatovat si.
    .not = Krabi počkají do další lekce. Skonči tah.

## 3

lesson-crabs = Krabi prohledají hromádku
lesson-crabs-1-1 = S novou kartou v ruce můžeš vykládat páry. Vylož své dva kraby.
    .done = Na stole mají hodnotu 1 bod, stejně jako v ruce. Ale teď něco udělají.
    .not = Nejdřív kraby: vylož je.
lesson-crabs-1-2 = Krabi si prohlédnou jednu hromádku. Vyber levou a vezmi si chobotnici.
    .done = Dvě chobotnice mají hodnotu 3 body. Nikdo jiný neví, kterou kartu si bereš.
    .not = Jednu chobotnici máš: s druhou, z levé hromádky, to budou 3 body.

## 4

lesson-boats = Ryby a loďky
lesson-boats-1-1 = Ryby přinesou vrchní kartu balíčku. Vylož své dvě ryby.
    .done = Karta zadarmo.
    .not = Začni rybami: nic nestojí.
lesson-boats-1-2 = Loďky ti dají další celý tah. Vylož své dvě loďky.
    .done = Hned si můžeš znovu vzít kartu.
    .not = Vylož loďky dřív, než skončíš tah.
lesson-boats-1-3 = Vezmi dvě a jednu si nech.
    .done = Další dvě karty v tomtéž tahu. V jednom tahu můžeš vyložit tolik párů, kolik chceš.
    .not = Tentokrát vezmi dvě z balíčku.

## 5

lesson-theft = Plavec a žralok
lesson-theft-1-1 = Plavec a žralok patří k sobě. Vylož je.
    .done = Někomu ukradnou kartu.
    .not = Vylož plavce a žraloka dřív, než skončíš tah.
lesson-theft-1-2 = Vezmi si naslepo kartu, kterou má v ruce { $name }.
    .done = Chobotnice: s tou tvojí jsou to 3 body. Víte o ní jen ty a { $name }. Co leží na stole, ukrást nejde.

## 6

lesson-sets = Sbírky
lesson-sets-1-1 = Máš chobotnici a dvě mušle. Další chobotnice, nebo další mušle: co přinese víc?
    .done = Chobotnice: 0, 3, 6, 9, 12. Mušle: 0, 2, 4, 6, 8, 10. Druhá chobotnice přinese 3, třetí mušle jen 2.
    .not = Třetí mušle přinese 2 body. Druhá chobotnice přinese 3.
lesson-sets-2-1 = Tři loďky. Vlevo leží maják, 1 bod za každou loďku; vpravo čtvrtá loďka. Vezmi si, co je lepší.
    .done = Hned 3 body. Podobně: hejno ryb 1 za každou rybu, rodina tučňáků 2 za každého tučňáka, kapitán 3 za každou kotvu.
    .not = Se čtvrtou loďkou máš druhý pár: 1 bod. Maják přinese 3.

## 7

lesson-mermaids = Mořské panny
lesson-mermaids-1-1 = Mořská panna počítá karty tvé nejpočetnější barvy. Nech si tu, která se hodí.
    .done = Čtyři tmavě modré karty: mořská panna má hodnotu 4 body. Druhá by počítala tvou další barvu.
    .not = Tvá nejpočetnější barva je tmavě modrá, takže tmavě modrá mušle přinese o 1 bod víc.
lesson-mermaids-2-1 = Tři mořské panny máš v ruce, čtvrtá leží na hromádce. Vezmi si ji!
    .done = Kdo má všechny čtyři, hned vyhrává celou hru, ať je skóre jakékoli.
    .not = Se čtvrtou mořskou pannou vyhraješ hru. Leží na levé hromádce.

## 8

lesson-stop = Sedm bodů: KONČÍME
lesson-stop-1-1 = Máš 6 bodů. Najdi na hromádkách ještě jeden.
    .done = Sedm! Od 7 bodů můžeš na konci svého tahu zavřít kolo. Ale nemusíš.
    .not = Tvůj druhý krab leží na levé hromádce.
lesson-stop-1-2 = Ohlas KONČÍME: kolo hned skončí a každý získá hodnotu svých karet.
    .done = Získáváš 7 bodů, { $name } 3. KONČÍME je jistota: nikdo už nemá další tah.
    .not = Tentokrát KONČÍME. POSLEDNÍ ŠANCE přijde příště.

## 9

lesson-last-chance = POSLEDNÍ ŠANCE
lesson-last-chance-1-1 = 8 bodů. Vsaď se, že nikdo nebude mít víc: ohlas POSLEDNÍ ŠANCI. Všichni ostatní mají ještě jeden tah.
    .done = Vyšlo to! Získáváš 8 a svůj barevný bonus, 2 karty jedné barvy: 10. Ostatní získají jen svůj bonus.
    .not = Tentokrát s odvahou: POSLEDNÍ ŠANCE.
lesson-last-chance-2-1 = Ještě jednou, se 7 body. { $name } má v ruce šest karet.
    .done = { $name } bere třetího tučňáka a má 8. Sázka nevyšla: získáváš jen svůj bonus, { $name } 8 bodů. Tobě by stačil i stejný počet bodů.
    .not = Zkus si vsadit. Je to lekce, o nic nejde.

## 10

lesson-bet = Mám si vsadit?
lesson-bet-1-1 = 11 bodů a tři karty jedné barvy. { $name } má v ruce tři karty. KONČÍME, nebo POSLEDNÍ ŠANCE?
    .done = Dobrá sázka: 14 bodů místo 11 a { $name } nezíská skoro nic.
    .not = KONČÍME přinese 11. Ale se třemi kartami a jedním tahem sotva někdo překoná 11: vsaď si!
lesson-bet-2-1 = 7 bodů, tři soupeři, každý má šest nebo sedm karet. KONČÍME, nebo POSLEDNÍ ŠANCE?
    .done = Včas zavřeno. Při tolika kartách kolem tebe by měl někdo asi víc.
    .not = Tři soupeři s mnoha kartami: většinou má někdo z nich nakonec víc než 7. Zavři kolo, dokud můžeš.

## Příklady z pravidel

lesson-example-E1 = KONČÍME a POSLEDNÍ ŠANCE
lesson-example-E1-1-1 = Máš 7 bodů a dvě žluté karty, { $name } má 4 body a dvě světle modré. Zkus kterékoli hlášení.
    .done = KONČÍME: 7 a 4. POSLEDNÍ ŠANCE, pokud vyjde: ty 7 + 2 = 9, { $name } 2.
lesson-example-E2 = Dvě mořské panny
lesson-example-E2-1-1 = Čtyři světle modré a tři zelené karty. Tvá mořská panna počítá světle modré; vezmi si druhou mořskou pannu.
    .done = 4 za světle modrou a 3 za zelenou: 7 bodů.
    .not = Druhá mořská panna leží na levé hromádce.
lesson-example-E3 = Třetí mořská panna
lesson-example-E3-1-1 = Dvě mořské panny počítají čtyři světle modré a tři zelené karty. Vezmi si třetí.
    .done = I bílá je barva: třetí mořská panna počítá samotné tři mořské panny, to jsou další 3 body.
    .not = Třetí mořská panna leží na levé hromádce.
lesson-example-E4 = Tučňáci a jejich rodina
lesson-example-E4-1-1 = Tři tučňáci mají hodnotu 5 bodů. Vezmi si jejich rodinu.
    .done = 2 za každého ze tří tučňáků: 5 + 6 = 11.
    .not = Rodina tučňáků leží na levé hromádce.

## Hra s průvodcem. Mluví sám bot: „já“ je bot a oslovuje toho, kdo se učí.
## $card a $pile jsou hotová slova, která stojí ve větě bez pádu.

coach-quiet = Hrát dál bez poznámek
coach-hello = Jmenuju se { $name }, hraju zlehka a řeknu, na čem záleží. Začni: ťukni na balíček nebo na vrch hromádky.
coach-round = { $round }. kolo. Máš { $own } z { $target } bodů, já mám { $other }.
coach-took = Beru vrchní kartu: { CARD($card) }. Všichni ji vidí, tak si pamatuj, co mám.
coach-kept = Jednu kartu si nechávám, druhou odhazuju: { CARD($card) }.
coach-laid-crab = Díky krabům si vybírám kartu z hromádky. Kterou, to nevidíš.
coach-laid-boat = Loďky mi dávají další tah.
coach-laid-fish = Ryby mi přinášejí kartu z balíčku.
coach-laid-theft = Můj plavec a žralok ti berou kartu z ruky: { CARD($card) }.
coach-called = Hlásím POSLEDNÍ ŠANCI a mám { $points } bodů: vsadím se, že nebudeš mít víc.
coach-take = { PILE($pile, "Nom") }: { CARD($card) }. To by ti přineslo { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}.
coach-draw = Žádná vrchní karta ti hned body nepřinese. Podívej se na dvě karty z balíčku.
coach-keep = Nech si tuhle: { CARD($card) }. Přinese ti { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}.
coach-keep-any = Body zatím nepřinese ani jedna. Nech si tu, ze které může být pár či sbírka, a nedávej mi nic, co potřebuju.
coach-lay-crab = Máš dva kraby: vylož je a vyber si kartu z hromádky. Bod za ně ti zůstane.
coach-lay-boat = Máš dvě loďky: vylož je a máš další tah.
coach-lay-fish = Máš dvě ryby: vylož je a dostaneš kartu z balíčku.
coach-lay-theft = Plavec a žralok: vylož je a vezmi mi kartu.
coach-close = Máš { $points } bodů. KONČÍME: získáš je hned. POSLEDNÍ ŠANCE: získáš o { $bonus } víc, pokud nebudu mít víc než { $points }. V ruce mám { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}.
coach-last-turn = Tvůj poslední tah. Prohraju sázku, pokud budeš mít víc než { $points }; teď máš { $own }.
coach-end = To je zatím všechno: skonči tah.
