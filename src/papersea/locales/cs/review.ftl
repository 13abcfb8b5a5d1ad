### Stránka, která se znovu dívá na hru, a rady při hře.
### Šance jsou šance vyhrát celou hru, v procentech. $choice je jeden z textů choice-* v analysis.ftl:
### stojí samostatně nebo za dvojtečkou.

review-title = Rozbor hry
review-about = Volby se posuzují podle toho, co se v té chvíli dalo vědět. Procenta jsou šance vyhrát celou hru.
review-loading = Hra se načítá …
review-working = Posuzují se volby ve hře: { $done } z { $total }
review-waiting = Nejdřív se dokončí rozbor jiné hry. Tahle přijde na řadu po ní.
review-failed = Rozbor se nepodařil.
review-patience = Trvá to nejvýš půl minuty.
review-whose = Čí hra
review-unfinished = Záznam končí dřív než hra.
review-again = Podívat se na hru znovu

## Šance během hry

review-chance = Šance na výhru
review-graph = Šance na výhru, { $name }: { $start } % na začátku, { $end } % na konci. Níže se jí dá procházet a je tam i jako tabulka.
review-round = { $round }. kolo
review-place = { $round }. kolo, { $turn }. tah
review-percent = { $percent } %
# Změna se znaménkem: +12 % nebo −3 %.
review-change = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] 0 %
}
review-walk = Procházet volbami
review-look = Stůl
review-table = Jako tabulka
review-column-place = Kdy
review-column-chance = Šance
review-column-choice = Volba
review-column-cost = Cena
review-end = Na konci

## Zlomové chvíle a volby

review-turning = Zlomové chvíle
review-turning-none = Žádná volba nestála mnoho: nic, co by mělo váhu, se nedalo udělat lépe.
review-fell = { $before } % → { $after } %
review-answers = Hned ukázat řešení
review-answers-about = Jinak se dá nejdřív zkusit najít lepší volbu.
review-reveal = Co bylo lepší?
review-better = Lepší: { $choice }
review-was-best = Tohle byla nejlepší volba.
review-next-best = Druhá nejlepší: { $choice }
review-choices = Všechny volby
review-choices-own = { $count ->
    [one] 1 volba
    [few] { $count } volby
   *[other] { $count } voleb
}
review-only-costly = Jen to, co něco stálo

## Štěstí a umění

review-luck = Štěstí a umění
review-luck-sum = Z { $start } % na { $end } %: štěstí { $luck }, vlastní volby { $losses }.
review-luck-about = Štěstí: co přinesly karty a co ostatní měli a dělali, i jejich chyby. Volby: oč se přišlo proti nejlepším. Dohromady je to přesně to, co se změnilo.
review-luck-round = Kolo
review-luck-came = Štěstí
review-luck-choices = Volby
review-luck-whole = Hra
review-accuracy = Přesnost: { $percent } %
review-accuracy-about = Přesnost je 100 %, když byla každá volba nejlepší, 0 %, když nebyla o nic lepší než naslepo.
review-counts = Nejlepších voleb: { $best } z { $decisions }, nepřesností: { $slips }, chyb: { $mistakes }.

## Jedna chvíle

review-back = Zpět na rozbor
review-earlier = Předchozí volba
review-later = Následující volba
review-eyes = Co vidí { $name }
review-played = Zahráno: { $choice }
review-was-played = zahráno
review-everything = Všechny možné tahy
review-watch = Dívat se odtud

## Druhý pokus

try-title = Druhý pokus
try-start = Zkusit znovu
try-ask = Co tady zahraješ ty? Udělej tah na stole.
try-weighing = Tvůj tah se posuzuje …
try-best = { $choice }: nic není zřetelně lepší. Šance na výhru: { $percent } %.
try-worse = { $choice }: { $percent } %. Nejlepší volba vyhrává v { $best } %.
try-same = Přesně tohle bylo zahráno.
try-better-than-played = Lepší než to, co bylo zahráno ({ $percent } %).
try-worse-than-played = To, co bylo zahráno, je lepší ({ $percent } %).
try-more = Ještě jednou
try-done = Ukázat řešení

## Hrát dál

playon-start = Hrát odtud dál
playon-about = Vlastní stůl: každá karta leží tak jako tehdy, ty máš místo hráče { $name } a ostatní mají boti. Hra není hodnocená, nepočítá se a o svých kartách nic nedokazuje.
playon-who = Za ostatní hraje
playon-go = Hrát dál

## Záznam odjinud

paste-title = Rozbor záznamu
paste-about = Hra z jiného domu, z terminálu nebo z hlášení chyby: její text, nebo soubor s hrami.
paste-field = Záznam
paste-file = Vybrat soubor
paste-go = Rozebrat
paste-which = Počet her: { $count }. Kterou rozebrat?
paste-nothing = Není co rozebrat: vlož záznam, nebo vyber soubor.
paste-foreign = Tohle není záznam hry z papersea.
paste-cut = Konec záznamu chybí.
paste-bad = Pravidla tento záznam nepřijímají. Místo, anglicky: { $problem }
paste-other = Jiný záznam

## Rady při hře

advice-title = Rada
advice-waits = Rada přijde, až budeš na tahu.
advice-thinking = Silný hráč přemýšlí …
advice-chance = { $percent } % na výhru
advice-more = Proč?
advice-off = Už neradit
advice-failed = Právě teď rada není.
advice-again = Zeptat se znovu
advice-about = Co by silný hráč udělal s tím, co vidíš ty; ani on nezná skryté karty.
advice-moves = Všechny tahy
advice-call = Když teď ohlásíš
advice-hands = Co mohou mít ostatní
advice-hands-about = Aspoň jedna karta toho druhu, spočítáno z mnoha možností, jak mohou ležet skryté karty.
advice-hand-size = { $count ->
    [one] 1 skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých karet
}
advice-noted = U výsledku bude napsáno, že při hře byly rady, a hra se nepočítá.
