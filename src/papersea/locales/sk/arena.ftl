### Čo hovorí `papersea arena`.

arena-plan = Hry: { $games }; { $deals ->
    [one] 1 rozdanie
    [few] { $deals } rozdania
   *[other] { $deals } rozdaní
}{ $lineups ->
    [one] {""}
    [few] {" "}pre { $lineups } zostavy
   *[other] {" "}pre { $lineups } zostáv
}, každé s tými istými kartami, rozsadenia: { $seatings }. Počíta { $workers ->
    [ray] klaster Ray
    [one] 1 proces
    [few] { $workers } procesy
   *[other] { $workers } procesov
}.
arena-rounded = Žiadalo sa { $games }: každá zostava dostane rovnaký počet celých rozdaní, aspoň dve.
arena-speed = { $speed } hier/s
arena-title = Výsledky
arena-column-entrant = účastník
arena-column-wins = výhry
arena-column-interval = 95 %
arena-column-adjusted = bez šťastia
arena-column-score = body
arena-column-games = hry
arena-column-rating = hodnotenie
arena-par = Norma je { $par }. Hry: { $games }, rozdania: { $deals }, kolá na hru: { $rounds }.
arena-adjusted = Bez šťastia: od výhier sa odráta, čo priniesla náhoda podľa naučenej siete. V priemere neprináša nič, takže čísla sú rovnako pravdivé, ale istejšie.
arena-decided-stronger = Rozhodnuté, hry: { $games }. { $entrant } hrá silnejšie než ostatní. Nech sa pozeráš akokoľvek často, podiel výhier je { $interval } % so spoľahlivosťou 95 %.
arena-decided-weaker = Rozhodnuté, hry: { $games }. { $entrant } hrá slabšie než ostatní. Nech sa pozeráš akokoľvek často, podiel výhier je { $interval } % so spoľahlivosťou 95 %.
arena-decided-open = Nerozhodnuté, hry: { $games }. { $entrant }: nech sa pozeráš akokoľvek často, podiel výhier je { $interval } % so spoľahlivosťou 95 %.
arena-pairs = Každý s každým
arena-pairs-how = V percentách: riadok pred stĺpcom; zhoda sa počíta na polovicu.
arena-stopped = Zastavené. Odohrané hry: { $games } z { $whole }.
arena-too-few = Na výsledky je toho málo: každá zostava potrebuje dve celé rozdania.
arena-resume = Pokračovať sa dá takto:
arena-kept = Hry a výsledky sú v { $folder }.
arena-extra = Bez hodnotenia a grafu. Pridá ich: { $install }
arena-two = Zadaj aspoň dvoch účastníkov, napríklad: orca heron
arena-not-empty = { $folder } nie je prázdny. Vyber iný priečinok, alebo pokračuj v jeho aréne: { $command }
arena-workers-beside = --workers sú procesy tohto počítača, preto sa nedajú použiť s --on.
arena-out-beside = --resume necháva hry tam, kde sú, preto sa k nemu --out nedá pridať.

## papersea league

league-title = Liga
league-round = { $number }. kolo z { $rounds }, hry: { $games }
league-games = Zápasy: { $matches }, hry: { $games }
league-column-place = #
league-column-entrant = bot
league-column-strength = sila
league-column-wins = výhry
league-column-matches = zápasy
league-column-games = hry
league-how = Sila: ako často bot skončí pred priemerným botom ligy, v percentách, po odrátaní šťastia, s intervalom 95 %.
league-counted = Hry: { $games }, rozdania: { $deals }, každé vo všetkých rozsadeniach s tými istými kartami.
league-system-round-robin = Stretol sa každý s každým.
league-system-swiss = Švajčiarska liga: v každom kole (bolo ich { $rounds }) sa stretli susedia v tabuľke.
league-kept = Stránka s výsledkami: { $file }
league-not-empty = { $folder } nie je prázdny. Vyber iný priečinok, alebo pokračuj v jeho lige: { $command }
league-rounds = Viac kôl patrí k --system swiss: inak sa každý stretne s každým raz.

## papersea benchmark

benchmark-suite = Súprava { $version }: pevní súperi, rozdania a rozpočty.
benchmark-part = { $bot } proti { $opponent }, počet hráčov { $players }, hry: { $games }
benchmark-title = { $bot }, súprava { $version }
benchmark-column-opponent = proti
benchmark-column-par = norma
benchmark-score = { $bot } má skóre { $score }.
benchmark-how = Skóre je priemerný podiel výhier proti každému súperovi v hrách pre dvoch, v percentách, po odrátaní šťastia, s intervalom 95 %.
benchmark-ladder = Vedľa nášho rebríčka
benchmark-clock = Pri rozpočte v čase závisí skóre od počítača. So skúšobnými dohraniami, napríklad 1000p, sa dá presne zopakovať.
