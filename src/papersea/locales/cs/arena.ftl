### Co říká `papersea arena`.

arena-plan = Hry: { $games }; { $deals ->
    [one] 1 rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
}{ $lineups ->
    [one] {""}
    [few] {" "}pro { $lineups } sestavy
   *[other] {" "}pro { $lineups } sestav
}, každé se stejnými kartami, rozsazení: { $seatings }. Počítá { $workers ->
    [ray] cluster Ray
    [one] 1 proces
    [few] { $workers } procesy
   *[other] { $workers } procesů
}.
arena-rounded = Žádalo se { $games }: každá sestava dostane stejný počet celých rozdání, aspoň dvě.
arena-speed = { $speed } her/s
arena-title = Výsledky
arena-column-entrant = účastník
arena-column-wins = výhry
arena-column-interval = 95 %
arena-column-adjusted = bez štěstí
arena-column-score = body
arena-column-games = hry
arena-column-rating = hodnocení
arena-par = Norma je { $par }. Hry: { $games }, rozdání: { $deals }, kola na hru: { $rounds }.
arena-adjusted = Bez štěstí: od výher se odečte, co přinesla náhoda podle naučené sítě. V průměru nepřináší nic, takže čísla jsou stejně pravdivá, ale jistější.
arena-decided-stronger = Rozhodnuto, hry: { $games }. { $entrant } hraje silněji než ostatní. Ať se díváš jakkoli často, podíl výher je { $interval } % se spolehlivostí 95 %.
arena-decided-weaker = Rozhodnuto, hry: { $games }. { $entrant } hraje slaběji než ostatní. Ať se díváš jakkoli často, podíl výher je { $interval } % se spolehlivostí 95 %.
arena-decided-open = Nerozhodnuto, hry: { $games }. { $entrant }: ať se díváš jakkoli často, podíl výher je { $interval } % se spolehlivostí 95 %.
arena-pairs = Každý s každým
arena-pairs-how = V procentech: řádek před sloupcem; shoda se počítá napůl.
arena-stopped = Zastaveno. Odehrané hry: { $games } z { $whole }.
arena-too-few = Na výsledky je toho málo: každá sestava potřebuje dvě celá rozdání.
arena-resume = Pokračovat se dá takto:
arena-kept = Hry a výsledky jsou v { $folder }.
arena-extra = Bez hodnocení a grafu. Přidá je: { $install }
arena-two = Zadej aspoň dva účastníky, například: orca heron
arena-not-empty = { $folder } není prázdná. Vyber jinou složku, nebo pokračuj v její aréně: { $command }
arena-workers-beside = --workers jsou procesy tohoto počítače, proto je nejde použít s --on.
arena-out-beside = --resume nechává hry tam, kde jsou, proto k němu --out přidat nejde.

## papersea league

league-title = Liga
league-round = { $number }. kolo z { $rounds }, hry: { $games }
league-games = Zápasy: { $matches }, hry: { $games }
league-column-place = #
league-column-entrant = bot
league-column-strength = síla
league-column-wins = výhry
league-column-matches = zápasy
league-column-games = hry
league-how = Síla: jak často bot skončí před průměrným botem ligy, v procentech, po odečtení štěstí, s intervalem 95 %.
league-counted = Hry: { $games }, rozdání: { $deals }, každé ve všech rozsazeních se stejnými kartami.
league-system-round-robin = Utkal se každý s každým.
league-system-swiss = Švýcarská liga: v každém kole (bylo jich { $rounds }) se utkali sousedé v tabulce.
league-kept = Stránka s výsledky: { $file }
league-not-empty = { $folder } není prázdná. Vyber jinou složku, nebo pokračuj v její lize: { $command }
league-rounds = Víc kol patří k --system swiss: jinak se každý utká s každým jednou.

## papersea benchmark

benchmark-suite = Sada { $version }: pevní soupeři, rozdání a rozpočty.
benchmark-part = { $bot } proti { $opponent }, počet hráčů { $players }, hry: { $games }
benchmark-title = { $bot }, sada { $version }
benchmark-column-opponent = proti
benchmark-column-par = norma
benchmark-score = { $bot } má skóre { $score }.
benchmark-how = Skóre je průměrný podíl výher proti každému soupeři ve hrách pro dva, v procentech, po odečtení štěstí, s intervalem 95 %.
benchmark-ladder = Vedle našeho žebříčku
benchmark-clock = Při rozpočtu v čase závisí skóre na počítači. Se zkušebními dohráními, například 1000p, jde přesně zopakovat.
