### Zadania: strona z listą i jedno zadanie. Zadanie to sytuacja, w której jeden ruch jest wyraźnie
### najlepszy. $choice to ruch jak w analysis.ftl (choice-…): stoi przed dwukropkiem.

## Lista

puzzles-title = Zadania
puzzles-about = Sytuacje z dobrze rozegranych gier, w których jeden ruch jest wyraźnie najlepszy. Znajdź go i przeczytaj dlaczego.
puzzles-today = Dzisiejsze zadanie
puzzles-today-solve = Rozwiąż
puzzles-today-look = Zobacz jeszcze raz
puzzles-today-right = Najlepszy ruch znaleziony.
puzzles-today-missed = Tym razem najlepszy ruch ci umknął. Jutro będzie następne zadanie.
puzzles-streak = { $days ->
    [one] 1 dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
puzzles-longest = Najdłużej: { $days ->
    [one] 1 dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
puzzles-week = W tym tygodniu
puzzles-ideas = Według tematu
puzzle-idea-call = Zakończyć rundę czy grać dalej
puzzle-idea-deny = Czego nie oddać innym
puzzle-idea-pile = Stosy
puzzle-idea-steal = Kradzieże
puzzle-idea-mermaids = Syreny
puzzle-idea-cards = Karty, które do siebie pasują
puzzles-all = Od łatwych do trudnych
puzzles-all-solved = Rozwiązane: { $solved } z { $count }. Te, które się nie udały, wrócą na końcu.
puzzles-gone = Masz też rozwiązane zadania, których nie ma już na liście: { $count }.
puzzles-begin = Zacznij
puzzles-go-on = Dalej
puzzles-of = { $done } z { $count }

## Zadanie

puzzle-title = Zadanie
puzzle-of-day = Zadanie na dzień { $day }
puzzle-place = Zadanie { $number } z { $count }
puzzle-level = trudność { $level } z { $count }
puzzle-list = Wszystkie zadania
puzzle-story = Dotychczasowa runda
puzzle-you = Ty
puzzle-ask-draw = Talia czy stos: co bierzesz?
puzzle-ask-keep = Którą kartę zatrzymujesz i gdzie trafi druga?
puzzle-ask-duo = Wykładasz zestaw czy kończysz turę?
puzzle-ask-search = Który stos przeglądasz?
puzzle-ask-pick = Którą kartę bierzesz?
puzzle-ask-steal = Komu kradniesz kartę?
puzzle-ask-call = { call-stop }, { call-last-chance } czy grasz dalej?
puzzle-hint = Który ruch najczęściej wygrywa grę? Liczy się pierwsza odpowiedź.
puzzle-missing = Takiego zadania nie ma dziś na liście; może było na niej wcześniej. Co masz rozwiązane, to zostaje.
puzzle-former = Tego zadania nie ma już na liście: przy nowej ocenie nie było już dość jasne. Oto odpowiedź, która obowiązywała wtedy.

## Odpowiedź

puzzle-answer = Odpowiedź
puzzle-right = Dobrze! { $choice }: to wygrywa { $chance }% gier.
puzzle-wrong = { $choice }: to wygrywa { $chance }% gier.
puzzle-best = Lepiej: { $choice }, { $chance }%.
puzzle-moves = Wszystkie ruchy
puzzle-moves-about = Jak często każdy ruch wygrywa grę, sądząc po tym, co można tu wiedzieć. Dotknij któregoś, żeby zobaczyć, dlaczego najlepszy ruch jest lepszy.
puzzle-mark-best = najlepszy
puzzle-mark-yours = twój
puzzle-next = Następne zadanie

## Co mówi się innym

puzzle-share = Udostępnij
puzzle-share-right = Najlepszy ruch znaleziony.
puzzle-share-wrong = Najlepszy ruch mi umknął.
puzzle-copy-by-hand = Skopiuj to:
