### Pravidlá, bod po bode. Len text: bez značiek, každá správa na jednom riadku.
### `rule-…` je bod pravidiel, `option-…` možnosť pravidiel alebo jedna z jej hodnôt.

rules-section-components = Čo treba na hru
rules-section-setup = Príprava kola
rules-section-turn = Tvoj ťah
rules-section-closing = Zavretie kola
rules-section-end = Koniec hry
rules-section-cards = Karty
rules-section-examples = Príklady
rules-section-rulings = Zvláštne prípady
rules-section-options = Možnosti

## Čo treba na hru

rule-C1 = Hráš s 58 kartami. Každá má jednu z jedenástich farieb: tmavomodrú (9 kariet), svetlomodrú (9), čiernu (8), žltú (8), zelenú (6), bielu (4), fialovú (4), sivú (4), svetlooranžovú (3), ružovú (2) alebo oranžovú (1).
    .title = Balíček
rule-C2 = Stretneš 9 krabov, 8 lodiek, 7 rýb, 5 plavcov, 5 žralokov, 4 morské panny, 6 mušlí, 5 chobotníc, 3 tučniaky a 2 kotvy a k nim jediný maják, jediný húf rýb, jedinú rodinu tučniakov a jediného kapitána. Kotvy ich volá slovenské, české a španielske vydanie; v ostatných sú to námorníci.
    .title = Čo je v balíčku
rule-C3 = Hrať môžu dvaja, traja alebo štyria ľudia.
    .title = Hráči
rule-C4 = Prehľadové karty majte po ruke: štyri zhŕňajú ťah a efekty, dve vysvetľujú farby. V ruskom a španielskom vydaní dostane každý jednu; v ruskej škatuli sú len štyri. Poľské vydanie ich hráčom rozdáva bez toho, aby povedalo po koľko.
    .title = Prehľadové karty
rule-C5 = Nepočítaj, čo je na obrázku: aj keď sú na ňom dve loďky, stále je to jedna karta. Platia len ikony v rohu.
    .title = Obrázky sa nepočítajú
rule-C6 = Každá farba má na karte vlastnú značku, takže hrať sa dá aj bez rozlišovania farieb zrakom. Tlačená hra používa licencované symboly; papersea má nakreslené vlastné.
    .title = Značky farieb

## Príprava kola

rule-S1 = Zamiešaj všetkých 58 kariet a polož ich doprostred lícom nadol: to je doberací balíček.
    .title = Miešanie
rule-S2 = Otoč dve vrchné karty a polož každú zvlášť vedľa balíčka. Začínajú sa nimi dve odhadzovacie hromádky.
    .title = Dve odhadzovacie hromádky
rule-S3 = O tom, kto začne hru, rozhodne žreb. (V poľskom vydaní niekoho vyberiete.)
    .title = Kto začína
rule-S4 = Karty sa nerozdávajú: všetci začínajú kolo s prázdnou rukou.
    .title = Prázdne ruky

## Tvoj ťah

rule-T1 = Ťahy idú okolo stola v smere hodinových ručičiek.
    .title = V smere hodinových ručičiek
rule-T2 = Každý ťah začni tým, že si vezmeš do ruky kartu. Vynechať to nemôžeš, ale vyberáš si ako: z balíčka (T3) alebo z odhadzovacej hromádky (T5).
    .title = Najprv nová karta
rule-T3 = Vezmi z balíčka dve vrchné karty. Jedna ti zostane v ruke; druhú odhoď lícom nahor na odhadzovaciu hromádku, ktorú si vyberieš.
    .title = Dve z balíčka
rule-T4 = Keď je prázdna práve jedna z dvoch odhadzovacích hromádok, nemáš na výber: odhodená karta ide na ňu.
    .title = Najprv na prázdnu hromádku
rule-T5 = Namiesto kariet z balíčka si môžeš vziať kartu, ktorá leží navrchu ktorejkoľvek odhadzovacej hromádky.
    .title = Jedna z hromádky
rule-T6 = V odhadzovacej hromádke je vidieť len vrchnú kartu. Na karty pod ňou sa nesmieš pozerať, pokiaľ ti to nedovolia kraby (K3).
    .title = Bez nakúkania
rule-T7 = Keď už máš novú kartu, môžeš vykladať páry: obe karty polož pred seba lícom nahor a urob, čo pár hovorí. V jednom ťahu môžeš vyložiť toľko párov, koľko chceš, alebo ani jeden.
    .title = Potom páry, ak chceš
rule-T8 = Keď má tvoja ruka spolu s vyloženými kartami hodnotu aspoň 7 bodov, môžeš zavrieť kolo.
    .title = Od 7 bodov môžeš zavrieť
rule-T9 = Ak kolo nezavrieš, tvoj ťah sa končí a ide sused po tvojej ľavici.
    .title = Ďalej doľava

## Zavretie kola

rule-R1 = Ak zatváraš kolo, ukáž karty a ohlás jedno z dvojice: KONČÍME, alebo POSLEDNÁ ŠANCA.
    .title = Dve hlásenia
rule-R2 = Po hlásení KONČÍME sa kolo končí. Všetci ukážu karty a získajú body za ruku aj stôl spolu; farebný bonus nedostane nikto.
    .title = KONČÍME
rule-R3 = POSLEDNÁ ŠANCA je stávka, že tvoje body nikto neprekoná. Hneď ukážeš karty a povieš, koľko bodov majú bez farebného bonusu. Potom má každý z ostatných, v smere hodinových ručičiek, jeden posledný ťah: doberie si a môže vykladať páry, ale nie zavrieť kolo.
    .title = POSLEDNÁ ŠANCA
rule-R4 = Na konci svojho posledného ťahu ukážeš karty aj ty. Ukázané karty sa už nedajú ukradnúť. (Španielske vydanie to nepíše: pozri Q20.)
    .title = Ukázané karty sú v bezpečí
rule-R5 = V španielskom vydaní sa v posledných ťahoch nesmie kradnúť vôbec. V ostatných môžeš ešte kradnúť z ruky, ktorá nebola ukázaná. Určuje to možnosť „{ option-last-chance-steals.title }“.
    .title = Krádeže v posledných ťahoch
rule-R6 = Ak ohlásiš POSLEDNÚ ŠANCU a máš aspoň toľko bodov ako každý zo súperov, stávka ti vyšla; stačí aj rovnaký počet. Získaš svoje body a k nim farebný bonus. Každý z ostatných získa len svoj farebný bonus.
    .title = Stávka vyšla
rule-R7 = Ak ohlásiš POSLEDNÚ ŠANCU a čo len jeden súper má viac bodov než ty, stávka ti nevyšla. Získaš len farebný bonus. Každý z ostatných získa svoje body, bez farebného bonusu.
    .title = Stávka nevyšla
rule-R8 = Nájdi svoju najpočetnejšiu farbu: tú, z ktorej máš v ruke a na stole najviac kariet. Tvoj farebný bonus je 1 bod za každú kartu tejto farby.
    .title = Farebný bonus
rule-R9 = Keď sa minie balíček, kolo sa končí a nikto nezíska žiadne body. Vydania sa líšia v dvoch veciach: či smieš najprv dohrať svoj ťah („{ option-deck-out.title }“) a či to platí aj po POSLEDNEJ ŠANCI („{ option-deck-out-after-call.title }“). Slovenské a české vydanie hovorí, že sa to stane, len kým kolo nikto nezavrel; ostatné žiadnu výnimku nemajú.
    .title = Balíček sa minie
rule-R10 = To, čo získaš v kole, sa pripočíta k tvojmu súčtu. Kým nikto nedosiahol cieľ (G2), zamiešajte všetky karty a zahrajte si ďalšie kolo. V španielskom vydaní mieša ten, kto kolo zavrel.
    .title = Ďalšie kolo
rule-R11 = Ďalšie kolo začína ten, kto sedí vľavo od hráča, ktorý zavrel predošlé.
    .title = Kto začína ďalšie kolo
rule-R12 = Ak sa balíček minul a nikto nezavrel, pozri sa, kto bol naposledy na ťahu: ďalšie kolo začína sused po jeho ľavici. Píše to len české vydanie; tu sa tak hrá vždy.
    .title = Kto začína po prázdnom balíčku

## Koniec hry

rule-G1 = Len čo máš všetky štyri morské panny, vyhrávaš celú hru. Slovenské a české vydanie dodáva: v ktoromkoľvek kole a bez ohľadu na skóre. Tu sa tak hrá vždy.
    .title = Štyri morské panny
rule-G2 = Inak hráte, kým niečí súčet nedosiahne alebo neprekročí cieľ: 40 bodov vo dvojici, 35 v trojici, 30 vo štvorici. Možnosť „{ option-target.title }“ ho vie zdvojnásobiť.
    .title = Cieľ
rule-G3 = Ak sa hra skončila dosiahnutím cieľa, vyhráva najvyšší súčet.
    .title = Kto vyhráva
rule-G4 = Ak majú najvyšší súčet viacerí, vyhráva ten z nich, kto získal najviac v poslednom kole.
    .title = Zhoda
rule-G5 = Ak zhodu nerozhodne ani posledné kolo, o víťazstvo sa delíte. Píše to len slovenské a české vydanie; tu sa tak hrá vždy.
    .title = Spoločné víťazstvo

## Karty

rule-K1 = Keď rátaš body, rátaj všetky svoje karty: tie v ruke aj tie vyložené.
    .title = Počíta sa ruka aj stôl
rule-K2 = Pár má hodnotu 1 bodu, či ho vyložíš, alebo si ho necháš v ruke. Jeho efekt dostaneš, len keď ho vyložíš.
    .title = Páry
rule-K3 = Vyber si odhadzovaciu hromádku, prezri si ju a jednu kartu si vezmi do ruky. Ostatné nechaj v ich poradí. Nikto iný nevidí, ktorú si berieš. Ak sú v hromádke dve karty rovnakého druhu aj farby, vyberáš, ktorú z nich: môže sa tým zmeniť, čo zostane navrchu. Niektoré vydania dovoľujú kartu ukázať; tu zostáva skrytá.
    .title = Krab + krab
rule-K4 = Hneď máš ešte jeden celý ťah, počnúc novou kartou.
    .title = Loďka + loďka
rule-K5 = Vezmeš si do ruky vrchnú kartu balíčka.
    .title = Ryba + ryba
rule-K6 = Vyber si súpera a vezmi si z jeho ruky náhodnú kartu. Poľské vydanie hovorí o ľubovoľnej karte, no keďže do ruky nevidíš, aj tak vyberáš naslepo.
    .title = Plavec + žralok
rule-K7 = Čo leží na stole, to sa ukradnúť nedá.
    .title = Vyložené karty sú v bezpečí
rule-K8 = Párová karta bez dvojice bod za pár neprinesie. Stále sa však počíta jej farba (pre farebný bonus a morské panny) a loďka či ryba sa stále počíta pre svoju prémiovú kartu (K16).
    .title = Párová karta osamote
rule-K9 = Morská panna prináša 1 bod za každú kartu tvojej najpočetnejšej farby. Každá ďalšia morská panna berie inú farbu, vždy najpočetnejšiu zo zvyšných.
    .title = Morské panny
rule-K10 = Morské panny sú biele karty a biela je farba ako ostatných desať.
    .title = Aj biela je farba
rule-K11 = Mušle majú vo väčšom počte väčšiu hodnotu: za jednu je 0 bodov, za dve 2, za tri 4, za štyri 6, za päť 8, za všetkých šesť 10.
    .title = Mušle
rule-K12 = Chobotnice: jedna má hodnotu 0 bodov, dve 3, tri 6, štyri 9 a všetkých päť 12.
    .title = Chobotnice
rule-K13 = Tučniaky: jeden má hodnotu 1 bodu, dva 3 a všetky tri 5.
    .title = Tučniaky
rule-K14 = Jedna kotva má hodnotu 0 bodov, obe spolu 5.
    .title = Kotvy
rule-K15 = Zberateľské karty (mušle, chobotnice, tučniaky a kotvy) sa nevykladajú. Počítajú sa z ruky.
    .title = Zberateľské karty zostávajú v ruke
rule-K16 = S majákom má každá tvoja loďka o 1 bod viac. Húf rýb robí to isté pre každú rybu; rodina tučniakov dáva 2 body za tučniaka, kapitán 3 za kotvu.
    .title = Prémiové karty
rule-K17 = Prémiová karta nikdy nepočíta samu seba: maják nie je loďka, húf nie je ryba, rodina nie je tučniak a kapitán nie je kotva.
    .title = Prémiové karty nepočítajú samy seba

## Príklady

rule-E1 = Máš 7 bodov a tvoja najpočetnejšia farba je žltá s 2 kartami. Súper má 4 body a jeho najpočetnejšia farba je svetlomodrá, tiež s 2. Ohlás KONČÍME: získaš 7, súper 4. Ohlás POSLEDNÚ ŠANCU: ak na tom posledný ťah nič nezmení, získaš 7 + 2 = 9 a súper 2.
    .title = KONČÍME, alebo POSLEDNÁ ŠANCA
rule-E2 = Máš dve morské panny, 4 svetlomodré karty a 3 zelené. Jedna morská panna prinesie 4 body, druhá 3: spolu 7.
    .title = Dve morské panny
rule-E3 = Pridaj ku kartám z E2 tretiu morskú pannu. Prinesie 3 body za bielu, lebo aj tie tri morské panny sú biele karty: spolu 10.
    .title = Tretia morská panna
rule-E4 = Máš všetky tri tučniaky a rodinu tučniakov. Tučniaky majú hodnotu 5 bodov a rodina pridá za každého z nich 2: 5 + 2 × 3 = 11.
    .title = Tučniaky a ich rodina

## Zvláštne prípady

rule-Q1 = Ak berieš z balíčka a zostala v ňom jediná karta, necháš si ju. Na odhadzovaciu hromádku nejde nič.
    .title = V balíčku je jedna karta
rule-Q2 = Ak je balíček prázdny už vtedy, keď si máš dobrať, vezmi si vrchnú kartu odhadzovacej hromádky. Stať sa to môže v ťahu, ktorý ti dali loďky, alebo v poslednom ťahu, ak možnosti dovoľujú hrať ďalej bez balíčka.
    .title = Doberanie pri prázdnom balíčku
rule-Q3 = Ak je prázdny balíček aj obe odhadzovacie hromádky, doberanie vynecháš a v ťahu pokračuješ.
    .title = Nie je čo brať
rule-Q4 = Ak sú pri odkladaní karty prázdne obe odhadzovacie hromádky, vyberáš si, na ktorú pôjde. (Vydaná online verzia berie vždy ľavú.)
    .title = Obe hromádky sú prázdne
rule-Q5 = Odhadzovacia hromádka, ktorá sa vyprázdnila, sa z balíčka nikdy nedopĺňa.
    .title = Hromádky sa nedopĺňajú
rule-Q6 = Kraby smieš vyložiť, aj keď sú obe odhadzovacie hromádky prázdne, ryby, aj keď je prázdny balíček, a plavca so žralokom, aj keď nie je komu kradnúť. Pár sa počíta, ale nič sa nestane.
    .title = Páry bez efektu
rule-Q7 = Ukradnutú kartu poznajú dvaja: ten, kto ju vzal, a ten, kto o ňu prišiel.
    .title = Kto vidí ukradnutú kartu
rule-Q8 = Kartu, ktorú si vezmeš pomocou krabov, poznáš len ty. Všetci vidia, z ktorej hromádky je, koľko kariet v nej zostalo a ktorá je teraz navrchu.
    .title = Kto vidí, čo vzali kraby
rule-Q9 = Keď si vezmeš vrchnú kartu odhadzovacej hromádky, všetci vedia, ktorá to je.
    .title = Karty vzaté všetkým na očiach
rule-Q10 = Kolo môžeš zavrieť len vo vlastnom ťahu, po dobratí, teda vtedy, keď by sa dali vykladať aj páry. Loďky predtým vyložiť nemusíš; a v ťahu navyše, ktorý ti dajú, smieš zavrieť hneď po dobratí.
    .title = Kedy smieš zavrieť
rule-Q11 = Do 7 bodov, ktoré treba na zavretie kola, rátaj svoje karty aj s morskými pannami, ale bez farebného bonusu.
    .title = Čo sa ráta do 7 bodov
rule-Q12 = Štyri morské panny nemusíš vykladať: víťazstvo príde samo, vo chvíli, keď máš štvrtú v ruke. Niektoré vydania hovoria o vyložení, ale karty získavaš vždy len vo vlastnom ťahu, takže o nič neprídeš.
    .title = Štvrtá morská panna
rule-Q13 = Ak stôl hrá „{ option-deck-out-after-call-scored.title }“ a balíček sa minie počas posledných ťahov alebo bol prázdny už pri ohlásení POSLEDNEJ ŠANCE, posledné ťahy odohráte z odhadzovacích hromádok a kolo sa boduje.
    .title = Posledné ťahy bez balíčka
rule-Q14 = Všetci smú vidieť vrchnú kartu a veľkosť každej odhadzovacej hromádky, veľkosť balíčka a každej ruky, vyložené páry a skóre.
    .title = Čo vidia všetci
rule-Q15 = Ak stôl hrá „{ option-deck-out-at-once.title }“ a vezmeš posledné dve karty balíčka, kolo sa skončí skôr, než si jednu necháš, takže štvrtú morskú pannu ti nedajú. Ak sa vďaka hláseniu hrá ďalej (Q13), jednu si necháš ako vždy.
    .title = Posledné dve karty
rule-Q16 = Ak sa v posledných ťahoch nesmie kradnúť (R5), plavca a žraloka smieš aj tak vyložiť a pár sa počíta, ale nič neukradneš (ako v Q6).
    .title = Plavec a žralok bez krádeže
rule-Q17 = Kým by iný výber mal efekt, nemôžeš si pre kraby vybrať prázdnu hromádku ani na krádež súpera, ktorému nie je čo ukradnúť.
    .title = Výber bez efektu
rule-Q18 = Keď sa kolo skončí preto, že sa minul balíček, ruky zostanú skryté. Odkryté zostanú len karty ukázané predtým: pri hlásení (R3) alebo na konci posledného ťahu (R4). Ak sa balíček minul v tvojom ťahu, karty neukazuješ, iba ak by hlásenie bolo tvoje.
    .title = Ruky po prázdnom balíčku
rule-Q19 = Ak prázdny balíček zruší kolo po POSLEDNEJ ŠANCI, ďalšie začína ten, kto sedí vľavo od hráča, ktorý ju ohlásil, ako v R11: niekto predsa zavrel. R12 je len pre kolá, ktoré nezavrel nikto.
    .title = Kto začína po zrušenej stávke
rule-Q20 = Španielske vydanie nehovorí, či po svojom poslednom ťahu ukazuješ karty. Tu ich ukazuješ ako v ostatných vydaniach (R4). Kradnúť sa tam aj tak nedá, takže je to iba informácia.
    .title = Ruka po poslednom ťahu
rule-Q21 = Keď v poslednom ťahu vyložíš loďky, znova berieš kartu a môžeš vyložiť ďalšie páry, kolo však zavrieť nemôžeš (R3). Je to stále ten istý ťah: ak prázdny balíček ukončuje kolo až na konci ťahu, stane sa to po ňom.
    .title = Loďky v poslednom ťahu

## Možnosti

option-deck-out = Kedy sa končí kolo, keď sa minie balíček (R9)? Španielske vydanie hovorí, že hneď; predvolene a vo všetkých ostatných vydaniach sa ešte dohrá ťah.
    .title = Kedy prázdny balíček končí kolo
option-deck-out-end-of-turn = Kto je na ťahu, ten ho dohrá do konca a smie ešte zavrieť kolo.
    .title = Na konci ťahu
option-deck-out-at-once = Len čo z balíčka zmizne posledná karta, kolo sa končí. Ak máš vtedy štyri morské panny, aj tak vyhrávaš (no pozri Q15). Po POSLEDNEJ ŠANCI určuje možnosť „{ option-deck-out-after-call.title }“, či sa hrá ďalej.
    .title = Hneď

option-deck-out-after-call = Ruší prázdny balíček kolo aj po POSLEDNEJ ŠANCI? Predvolene a v slovenskom a českom vydaní nie; v poľskom, ruskom a španielskom áno. KONČÍME sa boduje vždy.
    .title = Prázdny balíček po POSLEDNEJ ŠANCI
option-deck-out-after-call-scored = Posledné ťahy sa dohrajú do konca, ak treba, aj z odhadzovacích hromádok, a kolo sa boduje (Q13).
    .title = Dohrať a bodovať
option-deck-out-after-call-void = Kolo sa končí bez bodov; či hneď, alebo až po dohraní ťahu, hovorí možnosť „{ option-deck-out.title }“. Pozor pri voľbe „{ option-deck-out-end-of-turn.title }“: ak ohlásiš POSLEDNÚ ŠANCU, keď je balíček už prázdny, kolo sa skončí tvojím vlastným ťahom a nikto nič nezíska.
    .title = Nikto nič nezíska

option-last-chance-steals = Smú plavec a žralok kradnúť v posledných ťahoch po POSLEDNEJ ŠANCI (R5)? Len španielske vydanie hovorí nie.
    .title = Krádeže po POSLEDNEJ ŠANCI
option-last-chance-steals-unshown = Smieš kradnúť z rúk, ktoré ešte neboli ukázané.
    .title = Z ešte neukázaných rúk
option-last-chance-steals-never = V posledných ťahoch nikto nekradne. Plavec a žralok sa dajú vyložiť, ale bez efektu (Q16).
    .title = Nikdy

option-target = Koľko bodov ukončí hru (G2)? Vo všetkých vydaniach je štandardný cieľ; dvojnásobný je na dlhšiu hru, ako ho ponúka vydaná online verzia.
    .title = Body na víťazstvo
option-target-standard = 40 bodov vo dvojici, 35 v trojici a 30 vo štvorici.
    .title = Štandardný
option-target-double = 80 bodov vo dvojici, 70 v trojici a 60 vo štvorici.
    .title = Dvojnásobný

## Pravidlá ako stránka

book-at-hand = Tvoj stôl hrá takto
book-own-table = tvoj stôl
book-own-choice = (vlastná voľba stola)
book-back = Späť k stolu
book-all-editions = všetky vydania
book-no-edition = žiadne vydanie; stôl si to môže zvoliť
book-differ = V čom sa vydania líšia
book-differ-about = Značka ukazuje, ako sa v ktorom vydaní hrá. Klasické je to, ako hrá vydaná online verzia. Stôl si môže možnosti namiešať, ako chce.
book-show-all = Ukázať všetky pravidlá
book-you = Ty
book-opponent = Súper
book-try = Ťuknutím kartu odoberieš alebo pridáš: všetko sa hneď prepočíta.
book-reset = Ako v príklade
book-play = Zahrať si to
book-card-names = Ako sa volá v iných jazykoch
