### Hádanky: stránka se seznamem a jedna hádanka. Hádanka je situace, ve které je jedna možnost jasně
### nejlepší. $choice je možnost jako v analysis.ftl (choice-…): stojí před dvojtečkou.

## Seznam

puzzles-title = Hádanky
puzzles-about = Situace z dobře hraných her, ve kterých je jedna možnost jasně nejlepší. Najdi ji a přečti si proč.
puzzles-today = Dnešní hádanka
puzzles-today-solve = Vyřešit
puzzles-today-look = Podívat se znovu
puzzles-today-right = Nejlepší možnost je nalezena.
puzzles-today-missed = Tentokrát to nevyšlo. Zítra přijde další hádanka.
puzzles-streak = { $days ->
    [one] 1 den po sobě
    [few] { $days } dny po sobě
   *[other] { $days } dní po sobě
}
puzzles-all = Od lehkých po těžké
puzzles-all-solved = Vyřešeno: { $solved } z { $count }. Ty, které nevyjdou, se na konci vrátí.
puzzles-begin = Začít
puzzles-go-on = Pokračovat
puzzles-of = { $done } z { $count }

## Hádanka

puzzle-title = Hádanka
puzzle-of-day = Hádanka na den { $day }
puzzle-place = Hádanka { $number } z { $count }
puzzle-level = obtížnost { $level } z { $count }
puzzle-list = Všechny hádanky
puzzle-story = Dosavadní kolo
puzzle-you = Ty
puzzle-ask-draw = Balíček, nebo hromádka: co si vezmeš?
puzzle-ask-keep = Kterou kartu si necháš a kam půjde ta druhá?
puzzle-ask-duo = Vyložíš pár, nebo skončíš tah?
puzzle-ask-search = Kterou hromádku si prohlédneš?
puzzle-ask-pick = Kterou kartu si vezmeš?
puzzle-ask-steal = Komu vezmeš kartu?
puzzle-ask-call = { call-stop }, { call-last-chance }, nebo hrát dál?
puzzle-hint = Co nejčastěji vyhraje celou hru? Počítá se první odpověď.
puzzle-missing = Taková hádanka neexistuje.

## Odpověď

puzzle-answer = Odpověď
puzzle-right = Správně! { $choice }: takto se vyhraje { $chance } % her.
puzzle-wrong = { $choice }: takto se vyhraje { $chance } % her.
puzzle-best = Lepší: { $choice }, { $chance } %.
puzzle-moves = Všechny možnosti
puzzle-moves-about = Jak často každá z nich vyhraje hru, podle toho, co tu můžeš vědět. Ťukni na některou a uvidíš, proč je nejlepší lepší.
puzzle-mark-best = nejlepší
puzzle-mark-yours = tvoje
puzzle-next = Další hádanka

## Co se řekne ostatním

puzzle-share = Sdílet
puzzle-share-right = Nejlepší možnost nalezena.
puzzle-share-wrong = Nejlepší možnost mi unikla.
puzzle-copy-by-hand = Zkopíruj si toto:
