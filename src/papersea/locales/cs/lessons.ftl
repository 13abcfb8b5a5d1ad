### Lekce a to, co říká bot ve hře s průvodcem.
### lesson-JMÉNO je název; lesson-JMÉNO-SCÉNA-ÚKOL říká, co je třeba udělat, `.done` následuje,
### když je to hotové, `.not`, když se zkoušelo něco jiného. Krátce: stojí to nad kartami.

## Seznam lekcí

learn-about = Deset krátkých lekcí se skutečnými kartami a pak první hra. Ke každé se můžeš vrátit.
learn-lessons = Lekce
learn-done = hotovo
learn-go-on = Dál: { $lesson }
learn-begin = Začít
learn-all-done = To je všechno, co potřebuješ vědět. Hraj!
learn-game = Tvoje první hra
learn-game-about = Soupeřem je { $name }: hraje mírně a řekne ti, na čem záleží.
learn-rules = Celá pravidla
learn-rules-about = Každé pravidlo s číslem a s tím, v čem se vydání liší
learn-offline = Lekce potřebují spojení. Pravidla a přehledové karty fungují i bez něj.

## V lekci

learn-you = Ty

lesson-place = Lekce { $number } z { $count }
lesson-example = Příklad { $clause }
lesson-more = V pravidlech:
lesson-next = Další lekce
lesson-next-scene = Dál
lesson-anew = Ještě jednou
lesson-list = Všechny lekce
lesson-rules = Zpátky k pravidlům
lesson-last = K první hře
lesson-wrong = I to smíš, tady ale zkus to, co se píše výš.
lesson-missing = Taková lekce neexistuje.
lesson-odds = Podle toho, co vidíš, sázka vyjde v { $chance } % případů.

## 1

lesson-draw = Vezmi dvě, nech si jednu
lesson-draw-1-1 = Tah začíná novou kartou. Ťukni na balíček a podívej se na dvě.
    .done = Dvě karty, které vidíš jen ty.
    .not = Vzít se dá i vrchní karta hromádky: to přijde příště. Ťukni na balíček.
lesson-draw-1-2 = Ťukni na tu, kterou si chceš nechat. Pak ťukni na hromádku: tam půjde druhá karta.
    .done = Jedna je tvoje. Druhá leží lícem vzhůru a další hráč si ji smí vzít.
lesson-draw-1-3 = To je všechno, co musíš udělat. Skonči tah.
    .done = { $name } bere vrchní kartu hromádky. Takto jdou tahy dokola, po směru hodinových ručiček.
lesson-draw-2-1 = Teď je jedna hromádka prázdná. Vezmi dvě a jednu si nech.
    .done = Když je jedna hromádka prázdná, druhá karta musí jít na ni. Hromádky jsou zase dvě.
    .not = Tentokrát vezmi dvě z balíčku.

## 2

lesson-piles = Nebo vrchní kartu hromádky
lesson-piles-1-1 = Máš kraba a další leží na levé hromádce. Vezmi si ho místo dvou karet z balíčku.
    .done = Dva krabi jsou pár za 1 bod. Místo dvou neznámých karet máš jednu, o které víš.
    .not = Ta správná leží všem na očích: vezmi vrchní kartu levé hromádky.
lesson-piles-1-2 = Skonči tah a sleduj, co udělá { $name }.
    .done = Všichni vidí, kterou kartu má teď { $name }. Pod vrchní kartu hromádky se nikdo dívat nesmí, a tak se vyplatí pamatovat si.
    .not = Krabi počkají do další lekce. Skonči tah.

## 3

lesson-crabs = Krabi prohledají hromádku
lesson-crabs-1-1 = Když už máš novou kartu, můžeš vykládat páry. Vylož své dva kraby.
    .done = Na stole mají hodnotu 1 bodu, stejně jako v ruce. Ale teď něco udělají.
    .not = Nejdřív kraby: vylož je.
lesson-crabs-1-2 = Krabi si prohlédnou jednu hromádku. Vyber levou a vezmi si chobotnici.
    .done = Dvě chobotnice mají hodnotu 3 bodů. Nikdo jiný neví, kterou kartu máš.
    .not = Jednu chobotnici máš: s tou z levé hromádky to budou 3 body.

## 4

lesson-boats = Ryby a loďky
lesson-boats-1-1 = Ryby přinesou vrchní kartu balíčku. Vylož své dvě ryby.
    .done = Karta zadarmo.
    .not = Začni rybami: nic nestojí.
lesson-boats-1-2 = Loďky ti dají další celý tah. Vylož své dvě loďky.
    .done = Hned si můžeš znovu vzít kartu.
    .not = Vylož loďky dřív, než skončíš tah.
lesson-boats-1-3 = Vezmi dvě a jednu si nech.
    .done = Další dvě karty v tomtéž tahu. V jednom tahu můžeš vyložit tolik párů, kolik chceš.
    .not = Tentokrát vezmi dvě z balíčku.

## 5

lesson-theft = Plavec a žralok
lesson-theft-1-1 = Plavec a žralok patří k sobě. Vylož je.
    .done = Někomu ukradnou kartu.
    .not = Vylož plavce a žraloka dřív, než skončíš tah.
lesson-theft-1-2 = Vezmi si naslepo kartu, kterou má v ruce { $name }.
    .done = Chobotnice: s tou tvojí jsou to 3 body. Víš o ní jen ty a { $name }. Karty na stole ukrást nejde.

## 6

lesson-sets = Sběratelské karty
lesson-sets-1-1 = Máš chobotnici a dvě mušle. Další chobotnice, nebo další mušle: co přinese víc?
    .done = Chobotnice: 0, 3, 6, 9, 12. Mušle: 0, 2, 4, 6, 8, 10. Druhá chobotnice přinese 3, třetí mušle jen 2.
    .not = Třetí mušle přinese 2 body. Druhá chobotnice přinese 3.
lesson-sets-2-1 = Máš tři loďky. Vlevo leží maják, 1 bod za každou loďku, vpravo čtvrtá loďka. Vezmi si, co je lepší.
    .done = Hned 3 body. Stejně tak dává hejno ryb 1 za každou rybu, rodina tučňáků 2 za každého tučňáka a kapitán 3 za každou kotvu.
    .not = Čtvrtá loďka dá druhý pár: 1 bod. Maják přinese 3.

## 7

lesson-mermaids = Mořské panny
lesson-mermaids-1-1 = Mořská panna počítá karty tvé nejdelší barvy. Nech si kartu, která jí pomůže.
    .done = Čtyři tmavě modré karty: mořská panna má hodnotu 4 bodů. Druhá by počítala karty druhé nejdelší barvy.
    .not = Tvoje nejdelší barva je tmavě modrá, takže tmavě modrá mušle přinese o 1 bod víc.
lesson-mermaids-2-1 = Máš tři mořské panny a čtvrtá leží na hromádce. Vezmi si ji!
    .done = Všechny čtyři vyhrávají celou hru, ať je skóre jakékoli.
    .not = Se čtvrtou mořskou pannou vyhraješ hru. Leží na levé hromádce.

## 8

lesson-stop = Sedm bodů: KONČÍME
lesson-stop-1-1 = Máš 6 bodů. Najdi na hromádkách ještě jeden.
    .done = Sedm! Od 7 bodů můžeš na konci svého tahu zavřít kolo. Ale nemusíš.
    .not = Tvůj druhý krab leží na levé hromádce.
lesson-stop-1-2 = Ohlas KONČÍME: kolo hned skončí a každý získá body za své karty.
    .done = Získáváš 7 bodů, { $name } 3. KONČÍME je jistota: nikdo už nemá další tah.
    .not = Tentokrát ohlas KONČÍME. POSLEDNÍ ŠANCE přijde příště.

## 9

lesson-last-chance = POSLEDNÍ ŠANCE
lesson-last-chance-1-1 = Máš 8 bodů. Vsaď se, že nikdo nebude mít víc: ohlas POSLEDNÍ ŠANCI. Všichni ostatní mají ještě jeden tah.
    .done = Vyšlo to! Získáváš 8 bodů a barevný bonus za 2 karty jedné barvy: 10. Ostatní získají jen svůj bonus.
    .not = Tentokrát směle: POSLEDNÍ ŠANCE.
lesson-last-chance-2-1 = Ještě jednou, se 7 body. { $name } má v ruce šest karet.
    .done = { $name } bere třetího tučňáka a má 8 bodů. Sázka nevyšla: získáváš jen svůj bonus, { $name } svých 8 bodů. Stačilo by ti i stejně bodů.
    .not = Zkus sázku. Je to jen lekce.

## 10

lesson-bet = Mám si vsadit?
lesson-bet-1-1 = 11 bodů a tři karty jedné barvy. { $name } má v ruce tři karty. KONČÍME, nebo POSLEDNÍ ŠANCE?
    .done = Dobrá sázka: 14 bodů místo 11 a { $name } nezíská skoro nic.
    .not = KONČÍME přinese 11 bodů. Ale se třemi kartami a jedním tahem sotva někdo překoná 11: vsaď si!
lesson-bet-2-1 = 7 bodů a tři soupeři, každý má šest nebo sedm karet. KONČÍME, nebo POSLEDNÍ ŠANCE?
    .done = Zavřeno včas. Při tolika kartách kolem tebe by měl někdo asi víc.
    .not = Tři soupeři s mnoha kartami: někdo z nich většinou překoná 7. Zavři kolo, dokud můžeš.

## Příklady z pravidel

lesson-example-E1 = KONČÍME a POSLEDNÍ ŠANCE
lesson-example-E1-1-1 = Máš 7 bodů a dvě žluté karty, { $name } má 4 body a dvě světle modré. Zkus kterékoli hlášení.
    .done = KONČÍME: 7 a 4. POSLEDNÍ ŠANCE, pokud vyjde: ty 7 + 2 = 9, { $name } 2.
lesson-example-E2 = Dvě mořské panny
lesson-example-E2-1-1 = Čtyři světle modré a tři zelené karty. Tvoje mořská panna počítá světle modré. Vezmi si druhou.
    .done = 4 za světle modrou a 3 za zelenou: 7 bodů.
    .not = Druhá mořská panna leží na levé hromádce.
lesson-example-E3 = Třetí mořská panna
lesson-example-E3-1-1 = Dvě mořské panny počítají čtyři světle modré a tři zelené karty. Vezmi si třetí.
    .done = I bílá je barva: třetí mořská panna počítá samotné tři mořské panny, to jsou další 3 body.
    .not = Třetí mořská panna leží na levé hromádce.
lesson-example-E4 = Tučňáci a jejich rodina
lesson-example-E4-1-1 = Tři tučňáci mají hodnotu 5 bodů. Vezmi si rodinu tučňáků.
    .done = 2 za každého ze tří tučňáků: 5 + 6 = 11.
    .not = Rodina tučňáků leží na levé hromádce.

## Hra s průvodcem. Mluví sám bot: „já“ je bot a oslovuje toho, kdo se učí.
## Text si říká o tvar, v jakém má $card a $pile stát.

coach-quiet = Hrát dál bez rad
coach-hello = Jmenuju se { $name }. Hraju mírně a řeknu ti, na čem záleží. Začni: ťukni na balíček nebo na vrchní kartu hromádky.
coach-round = { $round }. kolo. Máš { $own } z { $target } bodů, já mám { $other }.
coach-took = Beru { CARD($card, "acc") } z vrchu hromádky. Vidí to všichni, tak si pamatuj, co mám.
coach-kept = Jednu kartu si nechávám a odhazuju { CARD($card, "acc") }.
coach-laid-crab = Díky krabům si vybírám kartu z hromádky. Kterou, to nevidíš.
coach-laid-boat = Loďky mi dávají další tah.
coach-laid-fish = Ryby mi přinášejí kartu z balíčku.
coach-laid-theft = Můj plavec a žralok ti kradou z ruky { CARD($card, "acc") }.
coach-called = Hlásím POSLEDNÍ ŠANCI a mám { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}: vsadím se, že nebudeš mít víc.
coach-take = { CARD($card, "Nom") } na { PILE($pile, "loc") } ti dá { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}.
coach-draw = Žádná vrchní karta ti hned body nepřinese. Podívej se na dvě karty z balíčku.
coach-keep = Nech si { CARD($card, "acc") }: přinese ti { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}.
coach-keep-any = Ani jedna zatím body nepřinese. Nech si tu, ze které může být pár nebo sbírka, a nedávej mi, co potřebuju.
coach-lay-crab = Máš dva kraby: vylož je a vyber si kartu z hromádky. Bod za ně ti zůstane.
coach-lay-boat = Máš dvě loďky: vylož je a máš další tah.
coach-lay-fish = Máš dvě ryby: vylož je a dostaneš kartu z balíčku.
coach-lay-theft = Plavec a žralok: vylož je a vezmi mi kartu.
coach-close = Máš { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}. Když ohlásíš KONČÍME, hned je získáš. POSLEDNÍ ŠANCE přinese o { $bonus } víc, pokud nepřekonám { $points }. V ruce mám { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}.
coach-last-turn = Toto je tvůj poslední tah. Když budeš mít víc než { $points }, sázku prohraju. Teď máš { $own }.
coach-end = To je zatím všechno: skonči tah.
