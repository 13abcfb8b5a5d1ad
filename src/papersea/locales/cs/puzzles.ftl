### Úlohy: stránka se seznamem a jedna úloha. Úloha je situace, ve které je jedna možnost jasně
### nejlepší. $choice je možnost jako v analysis.ftl (choice-…): stojí před dvojtečkou.

## Seznam

puzzles-title = Úlohy
puzzles-about = Situace z dobře hraných her, ve kterých je jeden tah jasně nejlepší. Najdi ho a přečti si proč.
puzzles-today = Úloha dne
puzzles-today-solve = Vyřešit
puzzles-today-look = Podívat se znovu
puzzles-today-right = Nejlepší tah je nalezený.
puzzles-today-missed = Nejlepší tah ti unikl. Zítra bude další úloha.
puzzles-streak = { $days ->
    [one] 1 den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
puzzles-longest = Nejdéle: { $days ->
    [one] 1 den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
puzzles-week = Tento týden
puzzles-ideas = Podle tématu
puzzle-idea-call = Zavřít kolo, nebo hrát dál
puzzle-idea-deny = Co nemají dostat ostatní
puzzle-idea-pile = Hromádky
puzzle-idea-steal = Krádeže
puzzle-idea-mermaids = Mořské panny
puzzle-idea-cards = Karty, které patří k sobě
puzzles-all = Od lehkých po těžké
puzzles-all-solved = Vyřešeno: { $solved } z { $count }. Ty, které nevyjdou, se na konci vrátí.
puzzles-gone = Máš vyřešené i úlohy, které už v seznamu nejsou: { $count }.
puzzles-begin = Začít
puzzles-go-on = Pokračovat
puzzles-of = { $done } z { $count }

## Úloha

puzzle-title = Úloha
puzzle-of-day = Úloha na den { $day }
puzzle-place = Úloha { $number } z { $count }
puzzle-level = obtížnost { $level } z { $count }
puzzle-list = Všechny úlohy
puzzle-story = Dosavadní kolo
puzzle-you = Ty
puzzle-ask-draw = Balíček, nebo hromádka: co si vezmeš?
puzzle-ask-keep = Kterou kartu si necháš a kam půjde ta druhá?
puzzle-ask-duo = Vyložíš pár, nebo skončíš tah?
puzzle-ask-search = Kterou hromádku si prohlédneš?
puzzle-ask-pick = Kterou kartu si vezmeš?
puzzle-ask-steal = Komu ukradneš kartu?
puzzle-ask-call = { call-stop }, { call-last-chance }, nebo hrát dál?
puzzle-hint = Který tah nejčastěji vyhraje celou hru? Počítá se první odpověď.
puzzle-missing = Taková úloha dnes v seznamu není; možná tam byla dřív. Co máš vyřešené, to ti zůstává.
puzzle-former = Tato úloha už není v seznamu: při novém hodnocení už nebyla dost jasná. Toto je odpověď, která platila tehdy.

## Odpověď

puzzle-answer = Odpověď
puzzle-right = Správně! { $choice }: tento tah vyhraje { $chance } % her.
puzzle-wrong = { $choice }: tento tah vyhraje { $chance } % her.
puzzle-best = Lepší: { $choice }, { $chance } %.
puzzle-moves = Všechny tahy
puzzle-moves-about = Jak často každý tah vyhraje hru podle toho, co se tu dá vědět. Ťukni na některý a uvidíš, čím je nejlepší tah lepší.
puzzle-mark-best = nejlepší
puzzle-mark-yours = tvůj
puzzle-next = Další úloha

## Co se řekne ostatním

puzzle-share = Sdílet
puzzle-share-right = Nejlepší tah mám.
puzzle-share-wrong = Nejlepší tah mi unikl.
puzzle-copy-by-hand = Zkopíruj si toto:
