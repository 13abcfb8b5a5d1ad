### Úlohy: stránka so zoznamom a jedna úloha. Úloha je situácia, v ktorej je jedna možnosť jasne
### najlepšia. $choice je možnosť ako v analysis.ftl (choice-…): stojí pred dvojbodkou.

## Zoznam

puzzles-title = Úlohy
puzzles-about = Situácie z dobre hraných hier, v ktorých je jeden ťah jasne najlepší. Nájdi ho a prečítaj si prečo.
puzzles-today = Úloha dňa
puzzles-today-solve = Vyriešiť
puzzles-today-look = Pozrieť ešte raz
puzzles-today-right = Najlepší ťah je nájdený.
puzzles-today-missed = Najlepší ťah ti ušiel. Zajtra bude ďalšia úloha.
puzzles-streak = { $days ->
    [one] 1 deň po sebe
    [few] { $days } dni po sebe
   *[other] { $days } dní po sebe
}
puzzles-longest = Najdlhšie: { $days ->
    [one] 1 deň po sebe
    [few] { $days } dni po sebe
   *[other] { $days } dní po sebe
}
puzzles-week = Tento týždeň
puzzles-ideas = Podľa témy
puzzle-idea-call = Zavrieť kolo, alebo hrať ďalej
puzzle-idea-deny = Čo nemajú dostať ostatní
puzzle-idea-pile = Hromádky
puzzle-idea-steal = Krádeže
puzzle-idea-mermaids = Morské panny
puzzle-idea-cards = Karty, ktoré patria k sebe
puzzles-all = Od ľahkých po ťažké
puzzles-all-solved = Vyriešené: { $solved } z { $count }. Tie, ktoré nevyjdú, sa na konci vrátia.
puzzles-gone = Máš vyriešené aj úlohy, ktoré už v zozname nie sú: { $count }.
puzzles-begin = Začať
puzzles-go-on = Pokračovať
puzzles-of = { $done } z { $count }

## Úloha

puzzle-title = Úloha
puzzle-of-day = Úloha na deň { $day }
puzzle-place = Úloha { $number } z { $count }
puzzle-level = náročnosť { $level } z { $count }
puzzle-list = Všetky úlohy
puzzle-story = Doterajšie kolo
puzzle-you = Ty
puzzle-ask-draw = Balíček, alebo hromádka: čo si vezmeš?
puzzle-ask-keep = Ktorú kartu si necháš a kam pôjde tá druhá?
puzzle-ask-duo = Vyložíš pár, alebo skončíš ťah?
puzzle-ask-search = Ktorú hromádku si prezrieš?
puzzle-ask-pick = Ktorú kartu si vezmeš?
puzzle-ask-steal = Komu ukradneš kartu?
puzzle-ask-call = { call-stop }, { call-last-chance }, alebo hrať ďalej?
puzzle-hint = Ktorý ťah najčastejšie vyhrá celú hru? Počíta sa prvá odpoveď.
puzzle-missing = Taká úloha dnes v zozname nie je; možno tam bola predtým. Čo máš vyriešené, to ti zostáva.
puzzle-former = Táto úloha už nie je v zozname: pri novom hodnotení už nebola dosť jasná. Toto je odpoveď, ktorá platila vtedy.

## Odpoveď

puzzle-answer = Odpoveď
puzzle-right = Správne! { $choice }: tento ťah vyhrá { $chance } % hier.
puzzle-wrong = { $choice }: tento ťah vyhrá { $chance } % hier.
puzzle-best = Lepšie: { $choice }, { $chance } %.
puzzle-moves = Všetky ťahy
puzzle-moves-about = Ako často každý ťah vyhrá hru podľa toho, čo sa tu dá vedieť. Ťukni na niektorý a uvidíš, čím je najlepší ťah lepší.
puzzle-mark-best = najlepší
puzzle-mark-yours = tvoj
puzzle-next = Ďalšia úloha

## Čo sa povie ostatným

puzzle-share = Zdieľať
puzzle-share-right = Najlepší ťah mám.
puzzle-share-wrong = Najlepší ťah mi ušiel.
puzzle-copy-by-hand = Skopíruj si toto:
