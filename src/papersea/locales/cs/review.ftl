### Stránka, která se znovu dívá na hru, a rady při hře.
### Šance jsou šance vyhrát celou hru, v procentech. $choice je jeden z textů choice-* v analysis.ftl:
### stojí samostatně nebo za dvojtečkou.

review-title = Rozbor hry
review-about = Rozhodnutí se posuzují podle toho, co se v té chvíli dalo vědět. Procenta jsou šance vyhrát celou hru.
review-loading = Načítáme hru…
review-working = Posuzujeme rozhodnutí: { $done } z { $total }
review-waiting = Právě se rozebírá jiná hra. Tato je na řadě po ní.
review-failed = Hru se nepodařilo rozebrat.
review-patience = Trvá to nejvýš půl minuty.
review-whose = Čí hra?
review-unfinished = Záznam končí dřív než hra.
review-again = Podívat se na hru znovu

## Šance během hry

review-chance = Šance na výhru
review-graph = Šance hráče { $name } na výhru: { $start } % na začátku, { $end } % na konci. Níž ji můžeš projít krok po kroku nebo přečíst jako tabulku.
review-round = { $round }. kolo
review-place = { $round }. kolo, { $turn }. tah
review-percent = { $percent } %
# Změna se znaménkem: +12 % nebo −3 %.
review-change = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] 0 %
}
review-walk = Projít si rozhodnutí
review-look = Stůl
review-table = Jako tabulka
review-column-place = Kdy
review-column-chance = Šance
review-column-choice = Rozhodnutí
review-column-cost = Ztráta
review-end = Na konci

## Zlomové chvíle a rozhodnutí

review-turning = Zlomové chvíle
review-turning-none = Žádné rozhodnutí nestálo moc: ani lepší tah by toho moc nezměnil.
review-fell = { $before } → { $after } ze 100 her
review-praised = Dobře zahráno
review-ahead = Vyhrává { $before } ze 100 her, druhé nejlepší rozhodnutí { $after }.
review-answers = Hned ukázat řešení
review-answers-about = Jinak můžeš lepší rozhodnutí nejdřív hledat.
review-reveal = Co bylo lepší?
review-better = Lepší: { $choice }
review-was-best = Toto bylo nejlepší rozhodnutí.
review-next-best = Druhé nejlepší: { $choice }
review-choices = Všechna rozhodnutí
review-choices-own = { $count ->
    [one] 1 rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
}
review-only-costly = Jen rozhodnutí, která něco stála

## Štěstí a dovednost

review-luck = Štěstí a dovednost
review-luck-sum = Z { $start } na { $end } ze 100 bodů: štěstí { $luck }, vlastní rozhodnutí { $losses }.
review-luck-about = 100 bodů je vyhraná hra, 0 prohraná. Štěstí: co ti přinesly karty, ruce ostatních a jejich tahy (i chyby). Rozhodnutí: o kolik tě připravila proti nejlepším, nejvýš o to, co na konci chybělo. Dohromady je to celá změna.
review-luck-came = Štěstí
review-luck-choices = Rozhodnutí
review-luck-whole = Celá hra
review-counts = Nejlepší rozhodnutí: { $best } z { $decisions }, { $slips ->
    [0] žádná nepřesnost
    [one] 1 nepřesnost
    [few] { $slips } nepřesnosti
   *[other] { $slips } nepřesností
}, { $mistakes ->
    [0] žádná chyba
    [one] 1 chyba
    [few] { $mistakes } chyby
   *[other] { $mistakes } chyb
}.

## Jedna chvíle

review-back = Zpět na rozbor
review-earlier = Předchozí rozhodnutí
review-later = Další rozhodnutí
review-eyes = Co vidí { $name }
review-played = Zahráno: { $choice }
review-was-played = zahráno
review-everything = Všechny možné tahy
review-watch = Sledovat odtud

## Druhý pokus

try-title = Druhý pokus
try-start = Zkusit znovu
try-ask = Co tady zahraješ ty? Udělej tah na stole.
try-weighing = Posuzujeme tvůj tah…
try-best = { $choice }: nic není zřetelně lepší. Šance na výhru: { $percent } %.
try-worse = { $choice }: { $percent } %. Nejlepší rozhodnutí vyhraje { $best } % her.
try-same = Přesně takto se hrálo.
try-better-than-played = Lepší než zahraný tah ({ $percent } %).
try-worse-than-played = Zahraný tah je lepší ({ $percent } %).
try-more = Zkusit jiný
try-done = Ukázat řešení

## Hrát dál

playon-start = Hrát odtud dál
playon-about = Dostaneš vlastní stůl: každá karta je tam, kde byla, ty sedíš na místě hráče { $name } a za ostatní hrají boti. Hra se nehodnotí ani nepočítá a poctivost karet u ní nejde ověřit.
playon-who = Kdo hraje za ostatní?
playon-go = Hrát dál

## Záznam odjinud

paste-title = Rozebrat záznam
paste-about = Vlož hru z jiného serveru, z terminálu nebo z hlášení chyby, nebo vyber soubor.
paste-field = Záznam
paste-file = Vybrat soubor
paste-go = Rozebrat
paste-which = Hry v záznamu: { $count }. Kterou rozebrat?
paste-nothing = Není co rozebrat: vlož záznam, nebo vyber soubor.
paste-foreign = Toto není záznam hry z papersea.
paste-cut = Konec záznamu chybí.
paste-bad = Záznam neodpovídá pravidlům: { $problem }
paste-other = Jiný záznam

## Rady při hře

advice-title = Rada
advice-waits = Rada přijde, až budeš na tahu.
advice-thinking = Silný bot přemýšlí…
advice-chance = { $percent } % na výhru
advice-more = Proč?
advice-off = Neradit
advice-failed = Právě teď rada není.
advice-again = Zeptat se znovu
advice-about = Ví jen to, co vidíš i ty; skryté karty nezná.
advice-moves = Všechny tahy
advice-call = Když teď zavřeš kolo
advice-hands = Co můžou mít ostatní
advice-hands-about = Jaká je pravděpodobnost, že mají aspoň jednu kartu toho druhu, podle toho, co se dá vědět.
advice-hand-size = { $count ->
    [one] 1 skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých karet
}
advice-noted = U výsledku bude uvedeno, že se hrálo s radami, a hra se nepočítá.
