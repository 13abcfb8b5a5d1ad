### Pravidla, bod po bodu. Jen text: bez značek, každá zpráva na jednom řádku.
### `rule-…` je bod pravidel, `option-…` možnost pravidel nebo jedna z jejích hodnot.

rules-section-components = Co je potřeba ke hře
rules-section-setup = Příprava kola
rules-section-turn = Tvůj tah
rules-section-closing = Zavření kola
rules-section-end = Konec hry
rules-section-cards = Karty
rules-section-examples = Příklady
rules-section-rulings = Zvláštní případy
rules-section-options = Možnosti

## Co je potřeba ke hře

rule-C1 = Hraješ s 58 kartami. Každá má jednu z jedenácti barev: tmavě modrou (9 karet), světle modrou (9), černou (8), žlutou (8), zelenou (6), bílou (4), fialovou (4), šedou (4), světle oranžovou (3), růžovou (2) nebo oranžovou (1).
    .title = Balíček
rule-C2 = Potkáš 9 krabů, 8 loděk, 7 ryb, 5 plavců, 5 žraloků, 4 mořské panny, 6 mušlí, 5 chobotnic, 3 tučňáky a 2 kotvy a k nim jediný maják, jediné hejno ryb, jedinou rodinu tučňáků a jediného kapitána. Kotvy jim říká slovenské, české a španělské vydání; v ostatních jsou to námořníci.
    .title = Co je v balíčku
rule-C3 = Hrát můžou dva, tři nebo čtyři lidé.
    .title = Hráči
rule-C4 = Přehledové karty mějte po ruce: čtyři shrnují tah a efekty, dvě vysvětlují barvy. V ruském a španělském vydání dostane každý jednu; v ruské krabici jsou jen čtyři. Polské vydání je hráčům rozdává, aniž by řeklo po kolika.
    .title = Přehledové karty
rule-C5 = Nepočítej, co je na obrázku: i když jsou na něm dvě loďky, pořád je to jedna karta. Platí jen ikony v rohu.
    .title = Obrázky se nepočítají
rule-C6 = Každá barva má na kartě vlastní značku, takže hrát se dá i bez rozlišování barev zrakem. Tištěná hra používá licencované symboly; papersea má nakreslené vlastní.
    .title = Značky barev

## Příprava kola

rule-S1 = Zamíchej všech 58 karet a polož je doprostřed lícem dolů: to je dobírací balíček.
    .title = Míchání
rule-S2 = Otoč dvě vrchní karty a polož každou zvlášť vedle balíčku. Začínají jimi dvě odhazovací hromádky.
    .title = Dvě odhazovací hromádky
rule-S3 = O tom, kdo začne hru, rozhodne los. (V polském vydání někoho vyberete.)
    .title = Kdo začíná
rule-S4 = Karty se nerozdávají: všichni začínají kolo s prázdnou rukou.
    .title = Prázdné ruce

## Tvůj tah

rule-T1 = Tahy jdou kolem stolu po směru hodinových ručiček.
    .title = Po směru hodinových ručiček
rule-T2 = Každý tah začni tím, že si vezmeš do ruky kartu. Vynechat to nemůžeš, ale vybíráš si jak: z balíčku (T3), nebo z odhazovací hromádky (T5).
    .title = Nejdřív nová karta
rule-T3 = Vezmi z balíčku dvě horní karty. Jedna ti zůstane v ruce; druhou odhoď lícem vzhůru na odhazovací hromádku, kterou si vybereš.
    .title = Dvě z balíčku
rule-T4 = Když je prázdná právě jedna ze dvou odhazovacích hromádek, nemáš na výběr: odhozená karta jde na ni.
    .title = Nejdřív na prázdnou hromádku
rule-T5 = Místo karet z balíčku si můžeš vzít kartu, která leží navrchu kterékoli odhazovací hromádky.
    .title = Jedna z hromádky
rule-T6 = V odhazovací hromádce je vidět jen vrchní karta. Na karty pod ní se dívat nesmíš, pokud ti to nedovolí krabi (K3).
    .title = Bez nakukování
rule-T7 = Když už máš novou kartu, můžeš vykládat páry: obě karty polož před sebe lícem vzhůru a udělej, co pár říká. V jednom tahu můžeš vyložit tolik párů, kolik chceš, nebo ani jeden.
    .title = Pak páry, pokud chceš
rule-T8 = Když má tvoje ruka spolu s vyloženými kartami hodnotu aspoň 7 bodů, můžeš zavřít kolo.
    .title = Od 7 bodů můžeš zavřít
rule-T9 = Pokud kolo nezavřeš, tvůj tah končí a hraje soused po tvé levici.
    .title = Dál doleva

## Zavření kola

rule-R1 = Pokud zavíráš kolo, ukaž karty a ohlas jedno z dvojice: KONČÍME, nebo POSLEDNÍ ŠANCE.
    .title = Dvě hlášení
rule-R2 = Po hlášení KONČÍME kolo končí. Všichni ukážou karty a získají body za ruku i stůl dohromady; barevný bonus nedostane nikdo.
    .title = KONČÍME
rule-R3 = POSLEDNÍ ŠANCE je sázka, že tvoje body nikdo nepřekoná. Hned ukážeš karty a řekneš, kolik bodů mají bez barevného bonusu. Pak má každý z ostatních, po směru hodinových ručiček, jeden poslední tah: dobere si a může vykládat páry, ale ne zavřít kolo.
    .title = POSLEDNÍ ŠANCE
rule-R4 = Na konci svého posledního tahu ukážeš karty i ty. Ukázané karty už ukrást nejde. (Španělské vydání to nepíše: viz Q20.)
    .title = Ukázané karty jsou v bezpečí
rule-R5 = Ve španělském vydání se v posledních tazích nesmí krást vůbec. V ostatních můžeš ještě krást z ruky, která nebyla ukázána. Určuje to možnost „{ option-last-chance-steals.title }“.
    .title = Krádeže v posledních tazích
rule-R6 = Pokud ohlásíš POSLEDNÍ ŠANCI a máš aspoň tolik bodů jako každý ze soupeřů, sázka ti vyšla; stačí i stejný počet. Získáš své body a k nim barevný bonus. Každý z ostatních získá jen svůj barevný bonus.
    .title = Sázka vyšla
rule-R7 = Pokud ohlásíš POSLEDNÍ ŠANCI a třeba jen jediný soupeř má víc bodů než ty, sázka ti nevyšla. Získáš jen barevný bonus. Každý z ostatních získá své body, bez barevného bonusu.
    .title = Sázka nevyšla
rule-R8 = Najdi svou nejdelší barvu: tu, v níž máš v ruce a na stole nejvíc karet. Tvůj barevný bonus je 1 bod za každou kartu této barvy.
    .title = Barevný bonus
rule-R9 = Když dojde balíček, kolo končí a nikdo nezíská žádné body. Vydání se liší ve dvou věcech: jestli smíš nejdřív dohrát svůj tah („{ option-deck-out.title }“) a jestli to platí i po POSLEDNÍ ŠANCI („{ option-deck-out-after-call.title }“). Slovenské a české vydání říká, že se to stane, jen dokud kolo nikdo nezavřel; ostatní žádnou výjimku nemají.
    .title = Balíček dojde
rule-R10 = To, co získáš v kole, se přičte k tvému součtu. Dokud nikdo nedosáhl cíle (G2), zamíchejte všechny karty a zahrajte si další kolo. Ve španělském vydání míchá ten, kdo kolo zavřel.
    .title = Další kolo
rule-R11 = Další kolo začíná ten, kdo sedí vlevo od hráče, který zavřel předchozí.
    .title = Kdo začíná další kolo
rule-R12 = Pokud balíček došel a nikdo nezavřel, podívej se, kdo byl naposledy na tahu: další kolo začíná soused po jeho levici. Píše to jen české vydání; tady se tak hraje vždycky.
    .title = Kdo začíná po prázdném balíčku

## Konec hry

rule-G1 = Jakmile máš všechny čtyři mořské panny, vyhráváš celou hru. Slovenské a české vydání dodává: v kterémkoli kole a bez ohledu na skóre. Tady se tak hraje vždycky.
    .title = Čtyři mořské panny
rule-G2 = Jinak hrajete, dokud něčí součet nedosáhne cíle nebo ho nepřekročí: 40 bodů ve dvou, 35 ve třech, 30 ve čtyřech. Možnost „{ option-target.title }“ ho umí zdvojnásobit.
    .title = Cíl
rule-G3 = Pokud hra skončila dosažením cíle, vyhrává nejvyšší součet.
    .title = Kdo vyhrává
rule-G4 = Pokud má nejvyšší součet víc hráčů, vyhrává ten z nich, kdo získal nejvíc v posledním kole.
    .title = Shoda
rule-G5 = Pokud shodu nerozhodne ani poslední kolo, o vítězství se dělíte. Píše to jen slovenské a české vydání; tady se tak hraje vždycky.
    .title = Společné vítězství

## Karty

rule-K1 = Když počítáš body, počítej všechny své karty: ty v ruce i ty vyložené.
    .title = Počítá se ruka i stůl
rule-K2 = Pár má hodnotu 1 bodu, ať ho vyložíš, nebo si ho necháš v ruce. Jeho efekt dostaneš, jen když ho vyložíš.
    .title = Páry
rule-K3 = Vyber si odhazovací hromádku, prohlédni si ji a jednu kartu si vezmi do ruky. Ostatní nech v jejich pořadí. Nikdo jiný nevidí, kterou si bereš. Pokud jsou v hromádce dvě karty stejného druhu i barvy, vybíráš, kterou z nich: může se tím změnit, co zůstane navrchu. Některá vydání dovolují kartu ukázat; tady zůstává skrytá.
    .title = Krab + krab
rule-K4 = Hned máš ještě jeden celý tah, počínaje novou kartou.
    .title = Loďka + loďka
rule-K5 = Vezmeš si do ruky vrchní kartu balíčku.
    .title = Ryba + ryba
rule-K6 = Vyber si soupeře a vezmi si z jeho ruky náhodnou kartu. Polské vydání mluví o libovolné kartě, ale protože do ruky nevidíš, stejně vybíráš naslepo.
    .title = Plavec + žralok
rule-K7 = Co leží na stole, to ukrást nejde.
    .title = Vyložené karty jsou v bezpečí
rule-K8 = Párová karta bez dvojice bod za pár nepřinese. Pořád se ale počítá její barva (pro barevný bonus a mořské panny) a loďka či ryba se pořád počítá pro svou prémiovou kartu (K16).
    .title = Párová karta osamotě
rule-K9 = Mořská panna přináší 1 bod za každou kartu tvé nejdelší barvy. Každá další mořská panna bere jinou barvu, vždy nejdelší ze zbylých.
    .title = Mořské panny
rule-K10 = Mořské panny jsou bílé karty a bílá je barva jako ostatních deset.
    .title = I bílá je barva
rule-K11 = Mušle mají ve větším počtu větší hodnotu: za jednu je 0 bodů, za dvě 2, za tři 4, za čtyři 6, za pět 8, za všech šest 10.
    .title = Mušle
rule-K12 = Chobotnice: jedna má hodnotu 0 bodů, dvě 3, tři 6, čtyři 9 a všech pět 12.
    .title = Chobotnice
rule-K13 = Tučňáci: jeden má hodnotu 1 bodu, dva 3 a všichni tři 5.
    .title = Tučňáci
rule-K14 = Jedna kotva má hodnotu 0 bodů, obě dohromady 5.
    .title = Kotvy
rule-K15 = Sběratelské karty (mušle, chobotnice, tučňáci a kotvy) se nevykládají. Počítají se z ruky.
    .title = Sběratelské karty zůstávají v ruce
rule-K16 = S majákem má každá tvoje loďka o 1 bod víc. Hejno ryb dělá totéž pro každou rybu; rodina tučňáků dává 2 body za tučňáka, kapitán 3 za kotvu.
    .title = Prémiové karty
rule-K17 = Prémiová karta nikdy nepočítá sama sebe: maják není loďka, hejno není ryba, rodina není tučňák a kapitán není kotva.
    .title = Prémiové karty nepočítají samy sebe

## Příklady

rule-E1 = Máš 7 bodů a tvoje nejdelší barva je žlutá se 2 kartami. Soupeř má 4 body a jeho nejdelší barva je světle modrá, také se 2. Ohlas KONČÍME: získáš 7, soupeř 4. Ohlas POSLEDNÍ ŠANCI: pokud na tom poslední tah nic nezmění, získáš 7 + 2 = 9 a soupeř 2.
    .title = KONČÍME, nebo POSLEDNÍ ŠANCE
rule-E2 = Máš dvě mořské panny, 4 světle modré karty a 3 zelené. Jedna mořská panna přinese 4 body, druhá 3: dohromady 7.
    .title = Dvě mořské panny
rule-E3 = Přidej ke kartám z E2 třetí mořskou pannu. Přinese 3 body za bílou, protože i ty tři mořské panny jsou bílé karty: dohromady 10.
    .title = Třetí mořská panna
rule-E4 = Máš všechny tři tučňáky a rodinu tučňáků. Tučňáci mají hodnotu 5 bodů a rodina přidá za každého z nich 2: 5 + 2 × 3 = 11.
    .title = Tučňáci a jejich rodina

## Zvláštní případy

rule-Q1 = Pokud bereš z balíčku a zbyla v něm jediná karta, necháš si ji. Na odhazovací hromádku nejde nic.
    .title = V balíčku je jedna karta
rule-Q2 = Pokud je balíček prázdný už ve chvíli, kdy si máš dobrat, vezmi si vrchní kartu odhazovací hromádky. Stát se to může v tahu, který ti daly loďky, nebo v posledním tahu, pokud možnosti dovolují hrát dál bez balíčku.
    .title = Dobírání při prázdném balíčku
rule-Q3 = Pokud je prázdný balíček i obě odhazovací hromádky, dobírání vynecháš a v tahu pokračuješ.
    .title = Není co brát
rule-Q4 = Pokud jsou při odkládání karty prázdné obě odhazovací hromádky, vybíráš si, na kterou půjde. (Vydaná online verze bere vždy levou.)
    .title = Obě hromádky jsou prázdné
rule-Q5 = Odhazovací hromádka, která se vyprázdnila, se z balíčku nikdy nedoplňuje.
    .title = Hromádky se nedoplňují
rule-Q6 = Kraby smíš vyložit, i když jsou obě odhazovací hromádky prázdné, ryby, i když je prázdný balíček, a plavce se žralokem, i když není komu krást. Pár se počítá, ale nic se nestane.
    .title = Páry bez efektu
rule-Q7 = Ukradenou kartu znají dva lidé: ten, kdo ji vzal, a ten, kdo o ni přišel.
    .title = Kdo vidí ukradenou kartu
rule-Q8 = Kartu, kterou si vezmeš pomocí krabů, znáš jen ty. Všichni vidí, ze které hromádky je, kolik karet v ní zbylo a která je teď navrchu.
    .title = Kdo vidí, co vzali krabi
rule-Q9 = Když si vezmeš vrchní kartu odhazovací hromádky, všichni vědí, která to je.
    .title = Karty vzaté všem na očích
rule-Q10 = Kolo můžeš zavřít jen ve vlastním tahu, po dobrání, tedy tehdy, kdy by se daly vykládat i páry. Loďky předtím vyložit nemusíš; a v tahu navíc, který ti dají, smíš zavřít hned po dobrání.
    .title = Kdy smíš zavřít
rule-Q11 = Do 7 bodů, které jsou potřeba k zavření kola, počítej své karty i s mořskými pannami, ale bez barevného bonusu.
    .title = Co se počítá do 7 bodů
rule-Q12 = Čtyři mořské panny nemusíš vykládat: vítězství přijde samo, ve chvíli, kdy máš čtvrtou v ruce. Některá vydání mluví o vyložení, ale karty získáváš vždy jen ve vlastním tahu, takže o nic nepřijdeš.
    .title = Čtvrtá mořská panna
rule-Q13 = Pokud stůl hraje „{ option-deck-out-after-call-scored.title }“ a balíček dojde během posledních tahů nebo byl prázdný už při ohlášení POSLEDNÍ ŠANCE, poslední tahy odehrajete z odhazovacích hromádek a kolo se boduje.
    .title = Poslední tahy bez balíčku
rule-Q14 = Všichni smějí vidět vrchní kartu a velikost každé odhazovací hromádky, velikost balíčku a každé ruky, vyložené páry a skóre.
    .title = Co vidí všichni
rule-Q15 = Pokud stůl hraje „{ option-deck-out-at-once.title }“ a vezmeš poslední dvě karty balíčku, kolo skončí dřív, než si jednu necháš, takže čtvrtou mořskou pannu ti nedají. Pokud se díky hlášení hraje dál (Q13), jednu si necháš jako vždycky.
    .title = Poslední dvě karty
rule-Q16 = Pokud se v posledních tazích nesmí krást (R5), plavce a žraloka smíš stejně vyložit a pár se počítá, ale nic neukradneš (jako v Q6).
    .title = Plavec a žralok bez krádeže
rule-Q17 = Dokud by jiný výběr měl efekt, nemůžeš si pro kraby vybrat prázdnou hromádku ani pro krádež soupeře, kterému není co ukrást.
    .title = Výběr bez efektu
rule-Q18 = Když kolo skončí proto, že došel balíček, ruce zůstanou skryté. Odkryté zůstanou jen karty ukázané předtím: při hlášení (R3) nebo na konci posledního tahu (R4). Pokud balíček došel v tvém tahu, karty neukazuješ, ledaže by hlášení bylo tvoje.
    .title = Ruce po prázdném balíčku
rule-Q19 = Pokud prázdný balíček zruší kolo po POSLEDNÍ ŠANCI, další začíná ten, kdo sedí vlevo od hráče, který ji ohlásil, jako v R11: někdo přece zavřel. R12 je jen pro kola, která nezavřel nikdo.
    .title = Kdo začíná po zrušené sázce
rule-Q20 = Španělské vydání neříká, jestli po svém posledním tahu ukazuješ karty. Tady je ukazuješ jako v ostatních vydáních (R4). Krást se tam stejně nedá, takže jde jen o informaci.
    .title = Ruka po posledním tahu
rule-Q21 = Když v posledním tahu vyložíš loďky, znovu bereš kartu a můžeš vyložit další páry, kolo ale zavřít nemůžeš (R3). Je to pořád tentýž tah: pokud prázdný balíček ukončuje kolo až na konci tahu, stane se to po něm.
    .title = Loďky v posledním tahu

## Možnosti

option-deck-out = Kdy končí kolo, když dojde balíček (R9)? Španělské vydání říká, že hned; ve výchozím nastavení a ve všech ostatních vydáních se ještě dohraje tah.
    .title = Kdy prázdný balíček končí kolo
option-deck-out-end-of-turn = Kdo je na tahu, ten ho dohraje do konce a smí ještě zavřít kolo.
    .title = Na konci tahu
option-deck-out-at-once = Jakmile z balíčku zmizí poslední karta, kolo končí. Pokud máš v tu chvíli čtyři mořské panny, stejně vyhráváš (ale viz Q15). Po POSLEDNÍ ŠANCI určuje možnost „{ option-deck-out-after-call.title }“, jestli se hraje dál.
    .title = Hned

option-deck-out-after-call = Ruší prázdný balíček kolo i po POSLEDNÍ ŠANCI? Ve výchozím nastavení a ve slovenském a českém vydání ne; v polském, ruském a španělském ano. KONČÍME se boduje vždy.
    .title = Prázdný balíček po POSLEDNÍ ŠANCI
option-deck-out-after-call-scored = Poslední tahy se dohrají do konce, když je třeba, i z odhazovacích hromádek, a kolo se boduje (Q13).
    .title = Dohrát a bodovat
option-deck-out-after-call-void = Kolo končí bez bodů; jestli hned, nebo až po dohrání tahu, říká možnost „{ option-deck-out.title }“. Pozor při volbě „{ option-deck-out-end-of-turn.title }“: když ohlásíš POSLEDNÍ ŠANCI a balíček je už prázdný, kolo skončí tvým vlastním tahem a nikdo nic nezíská.
    .title = Nikdo nic nezíská

option-last-chance-steals = Smějí plavec a žralok krást v posledních tazích po POSLEDNÍ ŠANCI (R5)? Jen španělské vydání říká ne.
    .title = Krádeže po POSLEDNÍ ŠANCI
option-last-chance-steals-unshown = Smíš krást z rukou, které ještě nebyly ukázány.
    .title = Z dosud neukázaných rukou
option-last-chance-steals-never = V posledních tazích nikdo nekrade. Plavce a žraloka jde vyložit, ale bez efektu (Q16).
    .title = Nikdy

option-target = Kolik bodů ukončí hru (G2)? Ve všech vydáních je standardní cíl; dvojnásobný je na delší hru, jak ho nabízí vydaná online verze.
    .title = Body k vítězství
option-target-standard = 40 bodů ve dvou, 35 ve třech a 30 ve čtyřech.
    .title = Standardní
option-target-double = 80 bodů ve dvou, 70 ve třech a 60 ve čtyřech.
    .title = Dvojnásobný

## Pravidla jako stránka

book-at-hand = Tvůj stůl hraje takto
book-own-table = tvůj stůl
book-own-choice = (vlastní volba stolu)
book-back = Zpátky ke stolu
book-all-editions = všechna vydání
book-no-edition = žádné vydání; stůl si to může zvolit
book-differ = V čem se vydání liší
book-differ-about = Značka ukazuje, jak se ve kterém vydání hraje. Klasické je to, jak hraje vydaná online verze. Stůl si může možnosti namíchat, jak chce.
book-show-all = Ukázat všechna pravidla
book-you = Ty
book-opponent = Soupeř
book-try = Ťuknutím kartu odebereš nebo přidáš: všechno se hned přepočítá.
book-reset = Jako v příkladu
book-play = Zahrát si to
book-card-names = Jak se jmenuje v jiných jazycích
