### Stránka, ktorá si znova pozerá hru, a rady počas hry.
### Šance sú šance vyhrať celú hru, v percentách. $choice je jeden z textov choice-* v analysis.ftl:
### stojí samostatne alebo za dvojbodkou.

review-title = Rozbor hry
review-about = Rozhodnutia sa posudzujú podľa toho, čo sa v tej chvíli dalo vedieť. Percentá sú šanca vyhrať celú hru.
review-loading = Načítavame hru…
review-working = Posudzujeme rozhodnutia: { $done } z { $total }
review-waiting = Práve sa rozoberá iná hra. Táto je na rade po nej.
review-failed = Hru sa nepodarilo rozobrať.
review-patience = Trvá to najviac pol minúty.
review-whose = Čia hra?
review-unfinished = Záznam sa končí skôr než hra.
review-again = Pozrieť si hru znova

## Šanca počas hry

review-chance = Šanca na výhru
review-graph = Šanca hráča { $name } na výhru: { $start } % na začiatku, { $end } % na konci. Nižšie si ju môžeš prejsť krok po kroku alebo prečítať ako tabuľku.
review-round = { $round }. kolo
review-place = { $round }. kolo, { $turn }. ťah
review-percent = { $percent } %
# Zmena so znamienkom: +12 % alebo −3 %.
review-change = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] 0 %
}
review-walk = Prejsť si rozhodnutia
review-look = Stôl
review-table = Ako tabuľka
review-column-place = Kedy
review-column-chance = Šanca
review-column-choice = Rozhodnutie
review-column-cost = Strata
review-end = Na konci

## Zlomové chvíle a rozhodnutia

review-turning = Zlomové chvíle
review-turning-none = Žiadne rozhodnutie nestálo veľa: ani lepší ťah by toho veľa nezmenil.
review-fell = { $before } → { $after } zo 100 hier
review-praised = Dobre zahrané
review-ahead = Vyhráva { $before } zo 100 hier, druhé najlepšie rozhodnutie { $after }.
review-answers = Hneď ukázať riešenia
review-answers-about = Inak môžeš lepšie rozhodnutie najprv hľadať.
review-reveal = Čo bolo lepšie?
review-better = Lepšie: { $choice }
review-was-best = Toto bolo najlepšie rozhodnutie.
review-next-best = Druhé najlepšie: { $choice }
review-choices = Všetky rozhodnutia
review-choices-own = { $count ->
    [one] 1 rozhodnutie
    [few] { $count } rozhodnutia
   *[other] { $count } rozhodnutí
}
review-only-costly = Len rozhodnutia, ktoré niečo stáli

## Šťastie a zručnosť

review-luck = Šťastie a zručnosť
review-luck-sum = Z { $start } na { $end } zo 100 bodov: šťastie { $luck }, vlastné rozhodnutia { $losses }.
review-luck-about = 100 bodov je vyhraná hra, 0 prehraná. Šťastie: čo ti priniesli karty, ruky ostatných a ich ťahy (aj chyby). Rozhodnutia: o koľko ťa pripravili oproti najlepším, najviac o to, čo na konci chýbalo. Spolu je to celá zmena.
review-luck-came = Šťastie
review-luck-choices = Rozhodnutia
review-luck-whole = Celá hra
review-counts = Najlepšie rozhodnutia: { $best } z { $decisions }, { $slips ->
    [0] žiadna nepresnosť
    [one] 1 nepresnosť
    [few] { $slips } nepresnosti
   *[other] { $slips } nepresností
}, { $mistakes ->
    [0] žiadna chyba
    [one] 1 chyba
    [few] { $mistakes } chyby
   *[other] { $mistakes } chýb
}.

## Jedna chvíľa

review-back = Späť na rozbor
review-earlier = Predchádzajúce rozhodnutie
review-later = Ďalšie rozhodnutie
review-eyes = Čo vidí { $name }
review-played = Zahrané: { $choice }
review-was-played = zahrané
review-everything = Všetky možné ťahy
review-watch = Sledovať odtiaľto

## Druhý pokus

try-title = Druhý pokus
try-start = Skúsiť znova
try-ask = Čo tu zahráš ty? Urob ťah na stole.
try-weighing = Posudzujeme tvoj ťah…
try-best = { $choice }: nič nie je zreteľne lepšie. Šanca na výhru: { $percent } %.
try-worse = { $choice }: { $percent } %. Najlepšie rozhodnutie vyhrá { $best } % hier.
try-same = Presne takto sa hralo.
try-better-than-played = Lepšie než zahraný ťah ({ $percent } %).
try-worse-than-played = Zahraný ťah je lepší ({ $percent } %).
try-more = Skúsiť iný
try-done = Ukázať riešenie

## Hrať ďalej

playon-start = Hrať odtiaľto ďalej
playon-about = Dostaneš vlastný stôl: každá karta je tam, kde bola, ty sedíš na mieste hráča { $name } a za ostatných hrajú boti. Hra sa nehodnotí ani nepočíta a férovosť kariet sa pri nej nedá overiť.
playon-who = Kto hrá za ostatných?
playon-go = Hrať ďalej

## Záznam odinakiaľ

paste-title = Rozobrať záznam
paste-about = Vlož hru z iného servera, z terminálu alebo z hlásenia chyby, alebo vyber súbor.
paste-field = Záznam
paste-file = Vybrať súbor
paste-go = Rozobrať
paste-which = Hry v zázname: { $count }. Ktorú rozobrať?
paste-nothing = Niet čo rozobrať: vlož záznam alebo vyber súbor.
paste-foreign = Toto nie je záznam hry z papersea.
paste-cut = Koniec záznamu chýba.
paste-bad = Záznam nie je podľa pravidiel: { $problem }
paste-other = Iný záznam

## Rady počas hry

advice-title = Rada
advice-waits = Rada príde, keď budeš na ťahu.
advice-thinking = Silný bot rozmýšľa…
advice-chance = { $percent } % na výhru
advice-more = Prečo?
advice-off = Neradiť
advice-failed = Práve teraz rada nie je.
advice-again = Spýtať sa znova
advice-about = Vie len to, čo vidíš aj ty; skryté karty nepozná.
advice-moves = Všetky ťahy
advice-call = Ak teraz zavrieš kolo
advice-hands = Čo môžu mať ostatní
advice-hands-about = Aká je pravdepodobnosť, že majú aspoň jednu kartu toho druhu, podľa toho, čo sa dá vedieť.
advice-hand-size = { $count ->
    [one] 1 skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých kariet
}
advice-noted = Pri výsledku bude uvedené, že sa hralo s radami, a hra sa nepočíta.
