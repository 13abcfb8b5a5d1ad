### Hádanky: stránka so zoznamom a jedna hádanka. Hádanka je situácia, v ktorej je jedna možnosť jasne
### najlepšia. $choice je možnosť ako v analysis.ftl (choice-…): stojí pred dvojbodkou.

## Zoznam

puzzles-title = Hádanky
puzzles-about = Situácie z dobre hraných hier, v ktorých je jedna možnosť jasne najlepšia. Nájdi ju a prečítaj si prečo.
puzzles-today = Dnešná hádanka
puzzles-today-solve = Vyriešiť
puzzles-today-look = Pozrieť ešte raz
puzzles-today-right = Najlepšia možnosť je nájdená.
puzzles-today-missed = Tentoraz to nevyšlo. Zajtra príde ďalšia hádanka.
puzzles-streak = { $days ->
    [one] 1 deň po sebe
    [few] { $days } dni po sebe
   *[other] { $days } dní po sebe
}
puzzles-all = Od ľahkých po ťažké
puzzles-all-solved = Vyriešené: { $solved } z { $count }. Tie, ktoré nevyjdú, sa na konci vrátia.
puzzles-begin = Začať
puzzles-go-on = Pokračovať
puzzles-of = { $done } z { $count }

## Hádanka

puzzle-title = Hádanka
puzzle-of-day = Hádanka na deň { $day }
puzzle-place = Hádanka { $number } z { $count }
puzzle-level = náročnosť { $level } z { $count }
puzzle-list = Všetky hádanky
puzzle-story = Doterajšie kolo
puzzle-you = Ty
puzzle-ask-draw = Balíček alebo hromádka: čo si vezmeš?
puzzle-ask-keep = Ktorú kartu si necháš a kam pôjde tá druhá?
puzzle-ask-duo = Vyložíš pár, alebo skončíš ťah?
puzzle-ask-search = Ktorú hromádku si prezrieš?
puzzle-ask-pick = Ktorú kartu si vezmeš?
puzzle-ask-steal = Komu vezmeš kartu?
puzzle-ask-call = { call-stop }, { call-last-chance }, alebo hrať ďalej?
puzzle-hint = Čo najčastejšie vyhrá celú hru? Počíta sa prvá odpoveď.
puzzle-missing = Taká hádanka neexistuje.

## Odpoveď

puzzle-answer = Odpoveď
puzzle-right = Správne! { $choice }: takto sa vyhrá { $chance } % hier.
puzzle-wrong = { $choice }: takto sa vyhrá { $chance } % hier.
puzzle-best = Lepšie: { $choice }, { $chance } %.
puzzle-moves = Všetky možnosti
puzzle-moves-about = Ako často každá z nich vyhrá hru, podľa toho, čo tu môžeš vedieť. Ťukni na niektorú a uvidíš, prečo je najlepšia lepšia.
puzzle-mark-best = najlepšia
puzzle-mark-yours = tvoja
puzzle-next = Ďalšia hádanka

## Čo sa povie ostatným

puzzle-share = Zdieľať
puzzle-share-right = Najlepšia možnosť nájdená.
puzzle-share-wrong = Najlepšia možnosť mi ušla.
puzzle-copy-by-hand = Skopíruj si toto:
