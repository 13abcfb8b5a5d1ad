### Lekcie a to, čo hovorí bot v hre so sprievodom.
### lesson-MENO je názov; lesson-MENO-SCÉNA-ÚLOHA hovorí, čo treba urobiť, `.done` nasleduje,
### keď je to hotové, `.not`, keď sa skúšalo niečo iné. Krátko: stojí to nad kartami.

## Zoznam lekcií

learn-about = Desať krátkych lekcií so skutočnými kartami a potom prvá hra. Ku každej sa môžeš vrátiť.
learn-lessons = Lekcie
learn-done = hotovo
learn-go-on = Ďalej: { $lesson }
learn-begin = Začať
learn-all-done = To je všetko, čo potrebuješ vedieť. Hraj!
learn-game = Tvoja prvá hra
learn-game-about = Súperom je { $name }: hrá mierne a povie ti, na čom záleží.
learn-rules = Celé pravidlá
learn-rules-about = Každé pravidlo s číslom a s tým, v čom sa vydania líšia
learn-offline = Lekcie potrebujú spojenie. Pravidlá a prehľadové karty fungujú aj bez neho.

## V lekcii

learn-you = Ty

lesson-place = Lekcia { $number } z { $count }
lesson-example = Príklad { $clause }
lesson-more = V pravidlách:
lesson-next = Ďalšia lekcia
lesson-next-scene = Ďalej
lesson-anew = Ešte raz
lesson-list = Všetky lekcie
lesson-rules = Späť k pravidlám
lesson-last = K prvej hre
lesson-wrong = Aj to smieš, tu však skús to, čo sa píše vyššie.
lesson-missing = Taká lekcia neexistuje.
lesson-odds = Podľa toho, čo vidíš, stávka vyjde v { $chance } % prípadov.

## 1

lesson-draw = Vezmi dve, nechaj si jednu
lesson-draw-1-1 = Ťah sa začína novou kartou. Ťukni na balíček a pozri si dve.
    .done = Dve karty, ktoré vidíš len ty.
    .not = Vziať sa dá aj vrchná karta hromádky: to príde nabudúce. Ťukni na balíček.
lesson-draw-1-2 = Ťukni na tú, ktorú si chceš nechať. Potom ťukni na hromádku: tam pôjde druhá karta.
    .done = Jedna je tvoja. Druhá leží lícom nahor a ďalší hráč si ju smie vziať.
lesson-draw-1-3 = To je všetko, čo musíš urobiť. Skonči ťah.
    .done = { $name } berie vrchnú kartu hromádky. Takto idú ťahy dookola, v smere hodinových ručičiek.
lesson-draw-2-1 = Teraz je jedna hromádka prázdna. Vezmi dve a jednu si nechaj.
    .done = Ak je jedna hromádka prázdna, druhá karta musí ísť na ňu. Hromádky sú zase dve.
    .not = Tentoraz vezmi dve z balíčka.

## 2

lesson-piles = Alebo vrchnú kartu hromádky
lesson-piles-1-1 = Máš kraba a ďalší leží na ľavej hromádke. Vezmi si ho namiesto dvoch kariet z balíčka.
    .done = Dva kraby sú pár za 1 bod. Namiesto dvoch neznámych kariet máš jednu, o ktorej vieš.
    .not = Tá správna leží všetkým na očiach: vezmi vrchnú kartu ľavej hromádky.
lesson-piles-1-2 = Skonči ťah a sleduj, čo urobí { $name }.
    .done = Všetci vidia, ktorú kartu má teraz { $name }. Pod vrchnú kartu hromádky sa nikto pozerať nesmie, preto sa oplatí pamätať si.
    .not = Kraby počkajú do ďalšej lekcie. Skonči ťah.

## 3

lesson-crabs = Kraby prehľadajú hromádku
lesson-crabs-1-1 = Keď už máš novú kartu, môžeš vykladať páry. Vylož svoje dva kraby.
    .done = Na stole majú hodnotu 1 bodu, rovnako ako v ruke. Ale teraz niečo urobia.
    .not = Najprv kraby: vylož ich.
lesson-crabs-1-2 = Kraby si prezrú jednu hromádku. Vyber ľavú a vezmi si chobotnicu.
    .done = Dve chobotnice majú hodnotu 3 bodov. Nikto iný nevie, ktorú kartu máš.
    .not = Jednu chobotnicu máš: s tou z ľavej hromádky to budú 3 body.

## 4

lesson-boats = Ryby a loďky
lesson-boats-1-1 = Ryby prinesú vrchnú kartu balíčka. Vylož svoje dve ryby.
    .done = Karta zadarmo.
    .not = Začni rybami: nič nestoja.
lesson-boats-1-2 = Loďky ti dajú ďalší celý ťah. Vylož svoje dve loďky.
    .done = Hneď si môžeš znova vziať kartu.
    .not = Vylož loďky skôr, než skončíš ťah.
lesson-boats-1-3 = Vezmi dve a jednu si nechaj.
    .done = Ďalšie dve karty v tom istom ťahu. V jednom ťahu môžeš vyložiť toľko párov, koľko chceš.
    .not = Tentoraz vezmi dve z balíčka.

## 5

lesson-theft = Plavec a žralok
lesson-theft-1-1 = Plavec a žralok patria k sebe. Vylož ich.
    .done = Niekomu ukradnú kartu.
    .not = Vylož plavca a žraloka skôr, než skončíš ťah.
lesson-theft-1-2 = Vezmi si naslepo kartu, ktorú má v ruke { $name }.
    .done = Chobotnica: s tou tvojou sú to 3 body. Vieš o nej len ty a { $name }. Karty na stole sa ukradnúť nedajú.

## 6

lesson-sets = Zberateľské karty
lesson-sets-1-1 = Máš chobotnicu a dve mušle. Ďalšia chobotnica, alebo ďalšia mušľa: čo prinesie viac?
    .done = Chobotnice: 0, 3, 6, 9, 12. Mušle: 0, 2, 4, 6, 8, 10. Druhá chobotnica prinesie 3, tretia mušľa len 2.
    .not = Tretia mušľa prinesie 2 body. Druhá chobotnica prinesie 3.
lesson-sets-2-1 = Máš tri loďky. Vľavo leží maják, 1 bod za každú loďku, vpravo štvrtá loďka. Vezmi si, čo je lepšie.
    .done = Hneď 3 body. Rovnako dáva húf rýb 1 za každú rybu, rodina tučniakov 2 za každého tučniaka a kapitán 3 za každú kotvu.
    .not = Štvrtá loďka dá druhý pár: 1 bod. Maják prinesie 3.

## 7

lesson-mermaids = Morské panny
lesson-mermaids-1-1 = Morská panna počíta karty tvojej najpočetnejšej farby. Nechaj si kartu, ktorá jej pomôže.
    .done = Štyri tmavomodré karty: morská panna má hodnotu 4 bodov. Druhá by počítala karty druhej najpočetnejšej farby.
    .not = Tvoja najpočetnejšia farba je tmavomodrá, takže tmavomodrá mušľa prinesie o 1 bod viac.
lesson-mermaids-2-1 = Máš tri morské panny a štvrtá leží na hromádke. Vezmi si ju!
    .done = Všetky štyri vyhrávajú celú hru, nech je skóre akékoľvek.
    .not = So štvrtou morskou pannou vyhráš hru. Leží na ľavej hromádke.

## 8

lesson-stop = Sedem bodov: KONČÍME
lesson-stop-1-1 = Máš 6 bodov. Nájdi na hromádkach ešte jeden.
    .done = Sedem! Od 7 bodov môžeš na konci svojho ťahu zavrieť kolo. Ale nemusíš.
    .not = Tvoj druhý krab leží na ľavej hromádke.
lesson-stop-1-2 = Ohlás KONČÍME: kolo sa hneď skončí a každý získa body za svoje karty.
    .done = Získavaš 7 bodov, { $name } 3. KONČÍME je istota: nikto už nemá ďalší ťah.
    .not = Tentoraz ohlás KONČÍME. POSLEDNÁ ŠANCA príde nabudúce.

## 9

lesson-last-chance = POSLEDNÁ ŠANCA
lesson-last-chance-1-1 = Máš 8 bodov. Stav sa, že nikto nebude mať viac: ohlás POSLEDNÚ ŠANCU. Všetci ostatní majú ešte jeden ťah.
    .done = Vyšlo to! Získavaš 8 bodov a farebný bonus za 2 karty jednej farby: 10. Ostatní získajú len svoj bonus.
    .not = Tentoraz smelo: POSLEDNÁ ŠANCA.
lesson-last-chance-2-1 = Ešte raz, so 7 bodmi. { $name } má v ruke šesť kariet.
    .done = { $name } berie tretieho tučniaka a má 8 bodov. Stávka nevyšla: získavaš len svoj bonus, { $name } svojich 8 bodov. Stačilo by ti aj rovnako bodov.
    .not = Skús stávku. Je to len lekcia.

## 10

lesson-bet = Mám sa staviť?
lesson-bet-1-1 = 11 bodov a tri karty jednej farby. { $name } má v ruke tri karty. KONČÍME, alebo POSLEDNÁ ŠANCA?
    .done = Dobrá stávka: 14 bodov namiesto 11 a { $name } nezíska skoro nič.
    .not = KONČÍME prinesie 11 bodov. No s tromi kartami a jedným ťahom sotva niekto prekoná 11: stav sa!
lesson-bet-2-1 = 7 bodov a traja súperi, každý má šesť či sedem kariet. KONČÍME, alebo POSLEDNÁ ŠANCA?
    .done = Zavreté včas. Pri toľkých kartách okolo teba by mal niekto asi viac.
    .not = Traja súperi s mnohými kartami: niekto z nich väčšinou prekoná 7. Zavri kolo, kým môžeš.

## Príklady z pravidiel

lesson-example-E1 = KONČÍME a POSLEDNÁ ŠANCA
lesson-example-E1-1-1 = Máš 7 bodov a dve žlté karty, { $name } má 4 body a dve svetlomodré. Skús ktorékoľvek hlásenie.
    .done = KONČÍME: 7 a 4. POSLEDNÁ ŠANCA, ak vyjde: ty 7 + 2 = 9, { $name } 2.
lesson-example-E2 = Dve morské panny
lesson-example-E2-1-1 = Štyri svetlomodré a tri zelené karty. Tvoja morská panna počíta svetlomodré. Vezmi si druhú.
    .done = 4 za svetlomodrú a 3 za zelenú: 7 bodov.
    .not = Druhá morská panna leží na ľavej hromádke.
lesson-example-E3 = Tretia morská panna
lesson-example-E3-1-1 = Dve morské panny počítajú štyri svetlomodré a tri zelené karty. Vezmi si tretiu.
    .done = Aj biela je farba: tretia morská panna počíta samotné tri morské panny, to sú ďalšie 3 body.
    .not = Tretia morská panna leží na ľavej hromádke.
lesson-example-E4 = Tučniaky a ich rodina
lesson-example-E4-1-1 = Tri tučniaky majú hodnotu 5 bodov. Vezmi si rodinu tučniakov.
    .done = 2 za každého z troch tučniakov: 5 + 6 = 11.
    .not = Rodina tučniakov leží na ľavej hromádke.

## Hra so sprievodom. Hovorí sám bot: „ja“ je bot a oslovuje toho, kto sa učí.
## Text si pýta tvar, v akom má $card a $pile stáť.

coach-quiet = Hrať ďalej bez rád
coach-hello = Volám sa { $name }. Hrám mierne a poviem ti, na čom záleží. Začni: ťukni na balíček alebo na vrchnú kartu hromádky.
coach-round = { $round }. kolo. Máš { $own } z { $target } bodov, ja mám { $other }.
coach-took = Beriem { CARD($card, "acc") } z vrchu hromádky. Vidia to všetci, tak si pamätaj, čo mám.
coach-kept = Jednu kartu si nechávam a odhadzujem { CARD($card, "acc") }.
coach-laid-crab = Vďaka krabom si vyberám kartu z hromádky. Ktorú, to nevidíš.
coach-laid-boat = Loďky mi dávajú ďalší ťah.
coach-laid-fish = Ryby mi prinášajú kartu z balíčka.
coach-laid-theft = Môj plavec a žralok ti kradnú z ruky { CARD($card, "acc") }.
coach-called = Hlásim POSLEDNÚ ŠANCU a mám { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}: stavím sa, že nebudeš mať viac.
coach-take = { CARD($card, "Nom") } na { PILE($pile, "loc") } ti dá { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}.
coach-draw = Žiadna vrchná karta ti hneď body neprinesie. Pozri si dve karty z balíčka.
coach-keep = Nechaj si { CARD($card, "acc") }: prinesie ti { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}.
coach-keep-any = Ani jedna zatiaľ body neprinesie. Nechaj si tú, z ktorej môže byť pár alebo zbierka, a nedávaj mi, čo potrebujem.
coach-lay-crab = Máš dva kraby: vylož ich a vyber si kartu z hromádky. Bod za ne ti zostane.
coach-lay-boat = Máš dve loďky: vylož ich a máš ďalší ťah.
coach-lay-fish = Máš dve ryby: vylož ich a dostaneš kartu z balíčka.
coach-lay-theft = Plavec a žralok: vylož ich a vezmi mi kartu.
coach-close = Máš { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}. Ak ohlásiš KONČÍME, hneď ich získaš. POSLEDNÁ ŠANCA prinesie o { $bonus } viac, ak neprekonám { $points }. V ruke mám { $cards ->
    [one] 1 kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } kariet
}.
coach-last-turn = Toto je tvoj posledný ťah. Ak budeš mať viac než { $points }, stávku prehrám. Teraz máš { $own }.
coach-end = To je zatiaľ všetko: skonči ťah.
