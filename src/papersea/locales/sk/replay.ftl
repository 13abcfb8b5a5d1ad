### Akú hodnotu mali karty, koniec kola, výsledok hry a jej prehrávanie.
### Text si pýta tvar karty (docs/languages/README.md); mená sa neskloňujú.
### `$you` je „yes“, keď je veta o čitateľovi.

## Akú hodnotu majú karty, riadok po riadku

# $cards je druh v správnom čísle: „3 mušle“.
worth-cards = { $count } { KIND($kind, $count) }
# Prémiová karta: „maják: 3 loďky × 1“.
worth-multiplier = { KIND($multiplier) }: { $count } { KIND($kind, $count) } × { $each }
worth-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodov
}
worth-nothing = Tieto karty neprinášajú žiadne body.
worth-clause = Pravidlo { $clause }
worth-skip = Ukázať všetko

## Koniec kola

ended-title = Koniec { $round }. kola
ended-hands = Ruky
ended-no-cards = žiadne karty
ended-hidden = Ruky, ktoré neboli ukázané, zostávajú skryté.
ended-stop = { $you ->
    [yes] Hlásiš KONČÍME: všetci získavajú svoje body.
   *[no] { $name } hlási KONČÍME: všetci získavajú svoje body.
}
ended-bet = Stávka
ended-bet-won = Stávka vyšla
ended-bet-lost = Stávka nevyšla
ended-void = Nikto nič nezískava
ended-mermaids = Štyri morské panny!
# Čo hráč získava v tomto kole; číslo stojí pred tým.
ended-counts-points = za karty
ended-counts-bonus = len farebný bonus
ended-counts-both = { $points } + farebný bonus { $bonus }
ended-lead = { $you ->
    [yes] Ideš do vedenia!
   *[no] Do vedenia ide { $name }!
}
ended-uncounted = nepočíta sa
ended-table = Kolo v číslach
ended-player = Hráč
ended-points = Body
ended-bonus = Bonus
ended-gain = Zisk
ended-total = Spolu
ended-of-target = { $total } z { $target }
ended-next = Ďalšie kolo
ended-result = Výsledok
ended-skip = Preskočiť
ended-goes-on = { $seconds ->
    [one] Pokračujeme o 1 sekundu
    [few] Pokračujeme o { $seconds } sekundy
   *[other] Pokračujeme o { $seconds } sekúnd
}

## Skóre, kolo po kole

scores-title = Kolo po kole
scores-round = Kolo
scores-total = Spolu
# Pri skóre toho, kto zavrel kolo.
scores-stop = KONČÍME
scores-last-won = POSLEDNÁ ŠANCA, stávka vyšla
scores-last-lost = POSLEDNÁ ŠANCA, stávka nevyšla
scores-won = vyšla
scores-lost = nevyšla
scores-void = Balíček sa minul: nikto nič nezískal
scores-mermaids = Štyri morské panny: { $name }
scores-to = Hrá sa do { $target } bodov.

## Po hre

result-title = Koniec hry
result-last-round = Zhoda: rozhodlo posledné kolo.
result-level = Zhoda, aj v poslednom kole.
result-resigned = { $you ->
    [yes] Nikto iný už nehrá: vyhrávaš hru.
   *[no] Nikto iný už nehrá: hru vyhráva { $name }.
}
result-gave-up = vzdáva sa
result-wins = vyhráva
result-rematch = Hrať znova
result-rematch-said = Chceš si zahrať znova. Hra sa začne, len čo budú chcieť všetci.
result-rematch-wanted = { $count ->
    [one] { $names } si chce zahrať znova.
    [few] { $names } si chcú zahrať znova.
   *[other] { $names } si chcú zahrať znova.
}
result-replay = Pozrieť si hru znova
result-analyse = Rozobrať hru
result-advised = s radami
result-share = Zdieľať hru
result-share-text = papersea: { $scores }
result-copied = Odkaz je skopírovaný.
result-copy-by-hand = Skopíruj si tento odkaz:
result-score-of = { $name } { $score }
result-picture = Obrázok so skóre
result-picture-making = Kreslíme obrázok…
result-picture-of = Konečné skóre: { $scores }
result-picture-share = Zdieľať obrázok
result-picture-save = Uložiť obrázok
result-picture-failed = Tento prehliadač obrázok nakresliť nevie.
result-fair = Férové karty
result-fair-why = Poradie kariet bolo dané pred prvým ťahom a nikto ho nemohol zmeniť. Dokazuje to záznam.
result-deal = Každý, kto hrá toto rozdanie, má rovnaké karty.
result-deal-compare = Porovnať s majstrom
result-taken-up = Táto hra nadväzuje na inú hru s tými istými kartami. Nič sa tu nerozdávalo, takže niet čo dokazovať a hra sa nepočíta.
result-record = Stiahnuť záznam
result-rounds-loading = Načítavame kolá…
result-rounds-failed = Kolá sa nepodarilo načítať. Nič sa nestratilo.
result-try-again = Skúsiť znova
result-new-table = Nový stôl
result-home = Domov
picture-title = Konečné skóre
picture-rounds = { $count ->
    [one] 1 kolo
    [few] { $count } kolá
   *[other] { $count } kôl
} do { $target }

## Prehrávanie hry

watch-title = Hra ešte raz
watch-loading = Načítavame hru…
watch-failed = Hru sa nepodarilo načítať.
watch-missing = Možno odkaz nie je celý.
watch-eyes = Sledovať ako
watch-eyes-public = všetci (ruky sú skryté)
watch-eyes-open = odkryté ruky
watch-controls = Prehrávanie
watch-first = Na začiatok
watch-back = O krok späť
watch-play = Prehrať
watch-pause = Pozastaviť
watch-forward = O krok ďalej
watch-last = Na koniec
watch-slider = Krok
watch-step = Krok { $step } z { $last }
watch-round = { $round }. kolo
watch-jump = Prejsť na kolo
watch-speed = Rýchlosť
watch-share = Zdieľať túto chvíľu
watch-moves = Ťahy
watch-keys = Šípky posúvajú o krok, Home a End na začiatok a koniec; medzerník spúšťa a zastavuje.
watch-drew = { $name } berie z balíčka { $cards ->
    [hidden] dve karty.
   *[shown] { CARDS($cards, "acc") }.
}
watch-searched = { $name } si prezerá { PILE($pile, "acc") }{ $cards ->
    [hidden] .
   *[shown] : { CARDS($cards) }.
}
watch-turn-ended = { $name } končí ťah.
