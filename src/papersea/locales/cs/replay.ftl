### Jakou hodnotu měly karty, konec kola, výsledek hry a její přehrávání.
### Text si říká o tvar karty (docs/languages/README.md); jména se neskloňují.
### `$you` je „yes“, když je věta o čtenáři.

## Jakou hodnotu mají karty, řádek po řádku

# $cards je druh ve správném čísle: „3 mušle“.
worth-cards = { $count } { KIND($kind, $count) }
# Prémiová karta: „maják: 3 loďky × 1“.
worth-multiplier = { KIND($multiplier) }: { $count } { KIND($kind, $count) } × { $each }
worth-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
worth-nothing = Tyto karty nepřinášejí žádné body.
worth-clause = Pravidlo { $clause }
worth-skip = Ukázat vše

## Konec kola

ended-title = Konec { $round }. kola
ended-hands = Ruce
ended-no-cards = žádné karty
ended-hidden = Ruce, které nebyly ukázány, zůstávají skryté.
ended-stop = { $you ->
    [yes] Hlásíš KONČÍME: všichni získávají své body.
   *[no] { $name } hlásí KONČÍME: všichni získávají své body.
}
ended-bet = Sázka
ended-bet-won = Sázka vyšla
ended-bet-lost = Sázka nevyšla
ended-void = Nikdo nic nezískává
ended-mermaids = Čtyři mořské panny!
# Co hráč získává v tomto kole; číslo stojí před tím.
ended-counts-points = za karty
ended-counts-bonus = jen barevný bonus
ended-counts-both = { $points } + barevný bonus { $bonus }
ended-lead = { $you ->
    [yes] Jdeš do vedení!
   *[no] Do vedení jde { $name }!
}
ended-uncounted = nepočítá se
ended-table = Kolo v číslech
ended-player = Hráč
ended-points = Body
ended-bonus = Bonus
ended-gain = Zisk
ended-total = Celkem
ended-of-target = { $total } z { $target }
ended-next = Další kolo
ended-result = Výsledek
ended-skip = Přeskočit
ended-goes-on = { $seconds ->
    [one] Pokračujeme za 1 sekundu
    [few] Pokračujeme za { $seconds } sekundy
   *[other] Pokračujeme za { $seconds } sekund
}

## Skóre, kolo po kole

scores-title = Kolo po kole
scores-round = Kolo
scores-total = Celkem
# U skóre toho, kdo zavřel kolo.
scores-stop = KONČÍME
scores-last-won = POSLEDNÍ ŠANCE, sázka vyšla
scores-last-lost = POSLEDNÍ ŠANCE, sázka nevyšla
scores-won = vyšla
scores-lost = nevyšla
scores-void = Balíček došel: nikdo nic nezískal
scores-mermaids = Čtyři mořské panny: { $name }
scores-to = Hraje se do { $target } bodů.

## Po hře

result-title = Konec hry
result-last-round = Shoda: rozhodlo poslední kolo.
result-level = Shoda, i v posledním kole.
result-resigned = { $you ->
    [yes] Nikdo jiný už nehraje: vyhráváš hru.
   *[no] Nikdo jiný už nehraje: hru vyhrává { $name }.
}
result-gave-up = vzdává se
result-wins = vyhrává
result-rematch = Hrát znovu
result-rematch-said = Chceš si zahrát znovu. Hra začne, jakmile budou chtít všichni.
result-rematch-wanted = { $count ->
    [one] { $names } si chce zahrát znovu.
    [few] { $names } si chtějí zahrát znovu.
   *[other] { $names } si chtějí zahrát znovu.
}
result-replay = Podívat se na hru znovu
result-analyse = Rozebrat hru
result-advised = s radami
result-share = Sdílet hru
result-share-text = papersea: { $scores }
result-copied = Odkaz je zkopírovaný.
result-copy-by-hand = Zkopíruj si tento odkaz:
result-score-of = { $name } { $score }
result-picture = Obrázek se skóre
result-picture-making = Kreslíme obrázek…
result-picture-of = Konečné skóre: { $scores }
result-picture-share = Sdílet obrázek
result-picture-save = Uložit obrázek
result-picture-failed = Tento prohlížeč obrázek nakreslit neumí.
result-fair = Poctivé karty
result-fair-why = Pořadí karet bylo dané před prvním tahem a nikdo ho nemohl změnit. Dokazuje to záznam.
result-deal = Každý, kdo hraje toto rozdání, má stejné karty.
result-deal-compare = Porovnat s mistrem
result-taken-up = Tato hra navazuje na jinou hru se stejnými kartami. Nic se tu nerozdávalo, takže není co dokazovat a hra se nepočítá.
result-record = Stáhnout záznam
result-rounds-loading = Načítáme kola…
result-rounds-failed = Kola se nepodařilo načíst. Nic se neztratilo.
result-try-again = Zkusit znovu
result-new-table = Nový stůl
result-home = Domů
picture-title = Konečné skóre
picture-rounds = { $count ->
    [one] 1 kolo
    [few] { $count } kola
   *[other] { $count } kol
} do { $target }

## Přehrávání hry

watch-title = Hra ještě jednou
watch-loading = Načítáme hru…
watch-failed = Hru se nepodařilo načíst.
watch-missing = Možná odkaz není celý.
watch-eyes = Sledovat jako
watch-eyes-public = všichni (ruce jsou skryté)
watch-eyes-open = odkryté ruce
watch-controls = Přehrávání
watch-first = Na začátek
watch-back = O krok zpět
watch-play = Přehrát
watch-pause = Pozastavit
watch-forward = O krok dál
watch-last = Na konec
watch-slider = Krok
watch-step = Krok { $step } z { $last }
watch-round = { $round }. kolo
watch-jump = Přejít na kolo
watch-speed = Rychlost
watch-share = Sdílet tuto chvíli
watch-moves = Tahy
watch-keys = Šipky posouvají o krok, Home a End na začátek a konec; mezerník spouští a zastavuje.
watch-drew = { $name } bere z balíčku { $cards ->
    [hidden] dvě karty.
   *[shown] { CARDS($cards, "acc") }.
}
watch-searched = { $name } si prohlíží { PILE($pile, "acc") }{ $cards ->
    [hidden] .
   *[shown] : { CARDS($cards) }.
}
watch-turn-ended = { $name } končí tah.
