### Stránka, ktorá si znova pozerá hru, a rady počas hry.
### Šance sú šance vyhrať celú hru, v percentách. $choice je jeden z textov choice-* v analysis.ftl:
### stojí samostatne alebo za dvojbodkou.

review-title = Rozbor hry
review-about = Voľby sa posudzujú podľa toho, čo sa v tej chvíli dalo vedieť. Percentá sú šanca vyhrať celú hru.
review-loading = Hra sa načítava …
review-working = Posudzujú sa voľby v hre: { $done } z { $total }
review-waiting = Najprv sa dokončí rozbor inej hry. Táto je na rade po nej.
review-failed = Rozbor sa nepodaril.
review-patience = Trvá to najviac pol minúty.
review-whose = Čia hra
review-unfinished = Záznam sa končí skôr než hra.
review-again = Pozrieť si hru znova

## Šanca počas hry

review-chance = Šanca na výhru
review-graph = Šanca na výhru, { $name }: { $start } % na začiatku, { $end } % na konci. Nižšie sa ňou dá prechádzať a je tam aj ako tabuľka.
review-round = { $round }. kolo
review-place = { $round }. kolo, { $turn }. ťah
review-percent = { $percent } %
# Zmena so znamienkom: +12 % alebo −3 %.
review-change = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] 0 %
}
review-walk = Prechádzať voľbami
review-look = Stôl
review-table = Ako tabuľka
review-column-place = Kedy
review-column-chance = Šanca
review-column-choice = Voľba
review-column-cost = Cena
review-end = Na konci

## Zlomové chvíle a voľby

review-turning = Zlomové chvíle
review-turning-none = Žiadna voľba nestála veľa: nič, čo by zavážilo, sa nedalo urobiť lepšie.
review-fell = { $before } % → { $after } %
review-answers = Hneď ukázať riešenia
review-answers-about = Inak sa dá najprv skúsiť nájsť lepšiu voľbu.
review-reveal = Čo bolo lepšie?
review-better = Lepšie: { $choice }
review-was-best = Toto bola najlepšia voľba.
review-next-best = Druhá najlepšia: { $choice }
review-choices = Všetky voľby
review-choices-own = { $count ->
    [one] 1 voľba
    [few] { $count } voľby
   *[other] { $count } volieb
}
review-only-costly = Iba to, čo niečo stálo

## Šťastie a umenie

review-luck = Šťastie a umenie
review-luck-sum = Z { $start } % na { $end } %: šťastie { $luck }, vlastné voľby { $losses }.
review-luck-about = Šťastie: čo priniesli karty a čo ostatní mali a robili, aj ich chyby. Voľby: o čo sa prišlo oproti najlepším. Spolu je to presne to, čo sa zmenilo.
review-luck-round = Kolo
review-luck-came = Šťastie
review-luck-choices = Voľby
review-luck-whole = Hra
review-accuracy = Presnosť: { $percent } %
review-accuracy-about = Presnosť je 100 %, ak bola každá voľba najlepšia, 0 %, ak nebola o nič lepšia než naslepo.
review-counts = Najlepších volieb: { $best } z { $decisions }, nepresností: { $slips }, chýb: { $mistakes }.

## Jedna chvíľa

review-back = Späť na rozbor
review-earlier = Predchádzajúca voľba
review-later = Nasledujúca voľba
review-eyes = Čo vidí { $name }
review-played = Zahrané: { $choice }
review-was-played = zahrané
review-everything = Všetky možné ťahy
review-watch = Pozerať odtiaľto

## Druhý pokus

try-title = Druhý pokus
try-start = Skúsiť znova
try-ask = Čo tu zahráš ty? Urob ťah na stole.
try-weighing = Tvoj ťah sa posudzuje …
try-best = { $choice }: nič nie je zreteľne lepšie. Šanca na výhru: { $percent } %.
try-worse = { $choice }: { $percent } %. Najlepšia voľba vyhráva v { $best } %.
try-same = Presne toto bolo zahrané.
try-better-than-played = Lepšie než to, čo bolo zahrané ({ $percent } %).
try-worse-than-played = To, čo bolo zahrané, je lepšie ({ $percent } %).
try-more = Ešte raz
try-done = Ukázať riešenie

## Hrať ďalej

playon-start = Hrať odtiaľto ďalej
playon-about = Vlastný stôl: každá karta leží tak ako vtedy, ty máš miesto hráča { $name } a ostatné majú boti. Hra nie je hodnotená, nepočíta sa a o svojich kartách nič nedokazuje.
playon-who = Za ostatných hrá
playon-go = Hrať ďalej

## Záznam odinakiaľ

paste-title = Rozbor záznamu
paste-about = Hra z iného domu, z terminálu alebo z hlásenia chyby: jej text alebo súbor s hrami.
paste-field = Záznam
paste-file = Vybrať súbor
paste-go = Rozobrať
paste-which = Počet hier: { $count }. Ktorú rozobrať?
paste-nothing = Niet čo rozobrať: vlož záznam alebo vyber súbor.
paste-foreign = Toto nie je záznam hry z papersea.
paste-cut = Koniec záznamu chýba.
paste-bad = Pravidlá tento záznam neprijímajú. Miesto, po anglicky: { $problem }
paste-other = Iný záznam

## Rady počas hry

advice-title = Rada
advice-waits = Rada príde, keď budeš na ťahu.
advice-thinking = Silný hráč rozmýšľa …
advice-chance = { $percent } % na výhru
advice-more = Prečo?
advice-off = Už neradiť
advice-failed = Práve teraz rada nie je.
advice-again = Spýtať sa znova
advice-about = Čo by silný hráč urobil s tým, čo vidíš ty; ani on nepozná skryté karty.
advice-moves = Všetky ťahy
advice-call = Ak teraz ohlásiš
advice-hands = Čo môžu mať ostatní
advice-hands-about = Aspoň jedna karta toho druhu, spočítané z mnohých možností, ako môžu ležať skryté karty.
advice-hand-size = { $count ->
    [one] 1 skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých kariet
}
advice-noted = Pri výsledku bude napísané, že pri hre boli rady, a hra sa nepočíta.
