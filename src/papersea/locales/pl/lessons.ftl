### Lekcje i to, co mówi bot w grze z podpowiedziami.
### lesson-NAZWA to tytuł; lesson-NAZWA-SCENA-ZADANIE mówi, co zrobić, `.done` pojawia się,
### gdy to zrobione, `.not`, gdy próbowano czegoś innego. Krótko: stoi to nad kartami.

## Lista lekcji

learn-about = Dziesięć krótkich lekcji z prawdziwymi kartami, a potem pierwsza gra. Do każdej możesz wrócić.
learn-lessons = Lekcje
learn-done = gotowe
learn-go-on = Dalej: { $lesson }
learn-begin = Zacznij
learn-all-done = Wiesz już wszystko, czego trzeba. Graj!
learn-game = Twoja pierwsza gra
learn-game-about = Przeciwnik to { $name }: gra łagodnie i mówi ci, co jest ważne.
learn-rules = Pełne zasady
learn-rules-about = Każda zasada z numerem i to, czym różnią się edycje
learn-offline = Lekcje wymagają połączenia. Zasady i karty pomocy działają też bez niego.

## W lekcji

learn-you = Ty

lesson-place = Lekcja { $number } z { $count }
lesson-example = Przykład { $clause }
lesson-more = W zasadach:
lesson-next = Następna lekcja
lesson-next-scene = Dalej
lesson-anew = Jeszcze raz
lesson-list = Wszystkie lekcje
lesson-rules = Wróć do zasad
lesson-last = Do pierwszej gry
lesson-wrong = Tak też wolno, ale tutaj zrób to, o co prosimy wyżej.
lesson-missing = Nie ma takiej lekcji.
lesson-odds = Sądząc po tym, co widzisz, zakład wygrywa się w { $chance }% przypadków.

## 1

lesson-draw = Z dwóch zatrzymaj jedną
lesson-draw-1-1 = Tura zaczyna się od nowej karty. Dotknij talii, żeby obejrzeć dwie.
    .done = Dwie karty, które widzisz tylko ty.
    .not = Można też wziąć kartę z wierzchu stosu: o tym za chwilę. Dotknij talii.
lesson-draw-1-2 = Dotknij tej, którą zatrzymujesz. Potem dotknij stosu: tam trafi druga karta.
    .done = Jedna jest twoja. Druga leży odkryta i następna osoba może ją wziąć.
lesson-draw-1-3 = To wszystko, co musisz zrobić. Zakończ turę.
    .done = { $name } bierze kartę z wierzchu stosu. I tak dalej, zgodnie z ruchem wskazówek zegara.
lesson-draw-2-1 = Teraz jeden stos jest pusty. Weź dwie i zatrzymaj jedną.
    .done = Gdy jeden stos jest pusty, druga karta musi trafić właśnie tam. I znowu są dwa stosy.
    .not = Tym razem weź dwie z talii.

## 2

lesson-piles = Albo karta z wierzchu stosu
lesson-piles-1-1 = Masz kraba, a drugi leży na lewym stosie. Weź go zamiast dwóch kart z talii.
    .done = Dwa kraby to zestaw wart 1 punkt. Jedna karta, którą znasz, zamiast dwóch nieznanych.
    .not = Ta właściwa leży na widoku: weź kartę z wierzchu lewego stosu.
lesson-piles-1-2 = Zakończ turę i patrz, co zrobi { $name }.
    .done = Wszyscy wiedzą, którą kartę ma teraz { $name }. Pod wierzch stosu zaglądać nie wolno, więc warto pamiętać.
    .not = Kraby poczekają do następnej lekcji. Zakończ turę.

## 3

lesson-crabs = Kraby przeszukują stos
lesson-crabs-1-1 = Po dobraniu możesz wykładać zestawy. Wyłóż swoje dwa kraby.
    .done = Na stole są warte 1 punkt, tak samo jak na ręce. Ale teraz mają efekt.
    .not = Najpierw kraby: wyłóż je.
lesson-crabs-1-2 = Kraby przeglądają jeden stos. Wybierz lewy i weź ośmiornicę.
    .done = Dwie ośmiornice są warte 3 punkty. Nikt inny nie wie, którą kartę bierzesz.
    .not = Jedną ośmiornicę masz: z drugą, z lewego stosu, to 3 punkty.

## 4

lesson-boats = Ryby i łódki
lesson-boats-1-1 = Ryby przynoszą kartę z wierzchu talii. Wyłóż swoje dwie ryby.
    .done = Karta za darmo.
    .not = Zacznij od ryb: nic nie kosztują.
lesson-boats-1-2 = Łódki dają ci kolejną całą turę. Wyłóż swoje dwie łódki.
    .done = Od razu możesz znowu dobrać.
    .not = Wyłóż łódki, zanim zakończysz turę.
lesson-boats-1-3 = Weź dwie i zatrzymaj jedną.
    .done = Dwie kolejne karty w tej samej turze. W jednej turze możesz wyłożyć tyle zestawów, ile chcesz.
    .not = Tym razem weź dwie z talii.

## 5

lesson-theft = Pływak i rekin
lesson-theft-1-1 = Pływak i rekin tworzą zestaw. Wyłóż go.
    .done = Teraz kradną komuś kartę.
    .not = Wyłóż pływaka i rekina, zanim zakończysz turę.
lesson-theft-1-2 = Weź w ciemno kartę z ręki gracza { $name }.
    .done = Ośmiornica: z twoją to 3 punkty. Wiecie o niej tylko ty i { $name }. Kart leżących na stole nie można ukraść.

## 6

lesson-sets = Zdobycze kolekcjonera
lesson-sets-1-1 = Masz ośmiornicę i dwie muszle. Kolejna ośmiornica czy kolejna muszla: co da więcej?
    .done = Ośmiornice: 0, 3, 6, 9, 12. Muszle: 0, 2, 4, 6, 8, 10. Druga ośmiornica daje 3, trzecia muszla tylko 2.
    .not = Trzecia muszla daje 2 punkty. Druga ośmiornica daje 3.
lesson-sets-2-1 = Masz trzy łódki. Po lewej leży latarnia, 1 punkt za każdą łódkę; po prawej czwarta łódka. Weź to, co lepsze.
    .done = Od razu 3 punkty. Podobnie: ławica ryb 1 za każdą rybę, kolonia pingwinów 2 za każdego pingwina, kapitan 3 za każdego żeglarza.
    .not = Z czwartą łódką masz drugi zestaw: 1 punkt. Latarnia daje 3.

## 7

lesson-mermaids = Syreny
lesson-mermaids-1-1 = Syrena liczy karty twojego najliczniejszego koloru. Zatrzymaj kartę, która pasuje.
    .done = Cztery ciemnoniebieskie karty: syrena jest warta 4 punkty. Druga liczyłaby następny najliczniejszy kolor.
    .not = Twój najliczniejszy kolor to ciemnoniebieski, więc ciemnoniebieska muszla daje o 1 punkt więcej.
lesson-mermaids-2-1 = Masz trzy syreny, a czwarta leży na stosie. Weź ją!
    .done = Wszystkie cztery syreny wygrywają całą grę, bez względu na wynik.
    .not = Z czwartą syreną wygrywasz grę. Leży na lewym stosie.

## 8

lesson-stop = Siedem punktów: STOP
lesson-stop-1-1 = Masz 6 punktów. Znajdź na stosach jeszcze jeden.
    .done = Siedem! Od 7 punktów możesz zakończyć rundę na końcu swojej tury. Ale nie musisz.
    .not = Twój drugi krab leży na lewym stosie.
lesson-stop-1-2 = Powiedz STOP: runda od razu się kończy i wszyscy zdobywają punkty za karty.
    .done = Zdobywasz 7 punktów, a { $name } 3. STOP to bezpieczny wybór: nikt nie ma już kolejnej tury.
    .not = Tym razem STOP. OSTATNIA SZANSA będzie następna.

## 9

lesson-last-chance = OSTATNIA SZANSA
lesson-last-chance-1-1 = Masz 8 punktów. Załóż się, że nikt nie zbierze więcej: powiedz OSTATNIA SZANSA. Pozostali mają jeszcze po turze.
    .done = Zakład wygrany! Zdobywasz 8 i swój bonus koloru, 2 karty jednego koloru: 10. Pozostali zdobywają tylko swój bonus.
    .not = Tym razem odważnie: OSTATNIA SZANSA.
lesson-last-chance-2-1 = Jeszcze raz, z 7 punktami. { $name } ma sześć kart.
    .done = { $name } dobiera trzeciego pingwina i ma 8 punktów. Zakład przegrany: zdobywasz tylko swój bonus, a { $name } 8 punktów. Tobie wystarczyłby remis.
    .not = Spróbuj się założyć. To tylko lekcja.

## 10

lesson-bet = Założyć się?
lesson-bet-1-1 = 11 punktów i trzy karty jednego koloru. { $name } ma trzy karty. STOP czy OSTATNIA SZANSA?
    .done = Dobry zakład: 14 punktów zamiast 11, a { $name } nie zdobywa prawie nic.
    .not = STOP daje 11. Ale z trzema kartami i jedną turą mało kto zbierze więcej niż 11: załóż się!
lesson-bet-2-1 = 7 punktów i troje przeciwników, każdy z sześcioma lub siedmioma kartami. STOP czy OSTATNIA SZANSA?
    .done = Dobra decyzja: przy tylu kartach wokół ciebie ktoś pewnie miałby więcej.
    .not = Troje przeciwników z wieloma kartami: zwykle ktoś z nich zbierze więcej niż 7. Zakończ rundę, póki możesz.

## Przykłady z zasad

lesson-example-E1 = STOP i OSTATNIA SZANSA
lesson-example-E1-1-1 = Masz 7 punktów i dwie żółte karty, a { $name } ma 4 punkty i dwie jasnoniebieskie. Wypróbuj dowolną deklarację.
    .done = STOP: 7 i 4. OSTATNIA SZANSA, wygrana: ty 7 + 2 = 9, { $name } 2.
lesson-example-E2 = Dwie syreny
lesson-example-E2-1-1 = Cztery jasnoniebieskie i trzy zielone karty. Twoja syrena liczy jasnoniebieskie; weź drugą syrenę.
    .done = 4 za jasnoniebieski i 3 za zielony: 7 punktów.
    .not = Druga syrena leży na lewym stosie.
lesson-example-E3 = Trzecia syrena
lesson-example-E3-1-1 = Dwie syreny liczą cztery jasnoniebieskie i trzy zielone karty. Weź trzecią.
    .done = Biały to też kolor: trzecia syrena liczy trzy białe syreny, to kolejne 3 punkty.
    .not = Trzecia syrena leży na lewym stosie.
lesson-example-E4 = Pingwiny i ich kolonia
lesson-example-E4-1-1 = Trzy pingwiny są warte 5 punktów. Weź kolonię.
    .done = 2 za każdego z trzech pingwinów: 5 + 6 = 11.
    .not = Kolonia pingwinów leży na lewym stosie.

## Gra z podpowiedziami. Mówi sam bot: „ja” to bot, a zwraca się do osoby, która się uczy.
## $card i $pile się odmienia.

coach-quiet = Graj dalej bez podpowiedzi
coach-hello = Jestem { $name }, gram łagodnie i mówię, co jest ważne. Zacznij: dotknij talii albo wierzchu stosu.
coach-round = Runda { $round }. Masz { $own } z { $target } punktów, ja mam { $other }.
coach-took = Biorę { CARD($card, "acc") } z wierzchu stosu. Wszyscy to widzą, więc pamiętaj, co mam.
coach-kept = Zatrzymuję jedną kartę, a odkładam { CARD($card, "acc") }.
coach-laid-crab = Dzięki krabom wybieram kartę ze stosu. Nie widzisz, którą.
coach-laid-boat = Łódki dają mi kolejną turę.
coach-laid-fish = Ryby przynoszą mi kartę z talii.
coach-laid-theft = Mój pływak i mój rekin kradną ci z ręki { CARD($card, "acc") }.
coach-called = Mówię OSTATNIA SZANSA i mam { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: zakładam się, że nie zbierzesz więcej.
coach-take = { CARD($card, "Nom") } na { PILE($pile, "loc") } da ci { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}.
coach-draw = Żadna karta z wierzchu nie da ci od razu punktów. Obejrzyj dwie karty z talii.
coach-keep = Zatrzymaj { CARD($card, "acc") }: da ci { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}.
coach-keep-any = Żadna nie daje jeszcze punktów. Zatrzymaj tę, z której może powstać zestaw lub kolekcja, i nie dawaj mi tego, czego potrzebuję.
coach-lay-crab = Masz dwa kraby: wyłóż je i wybierz kartę ze stosu. Punkt za nie ci zostaje.
coach-lay-boat = Masz dwie łódki: wyłóż je i graj kolejną turę.
coach-lay-fish = Masz dwie ryby: wyłóż je i weź kartę z talii.
coach-lay-theft = Pływak i rekin: wyłóż ten zestaw i zabierz mi kartę.
coach-close = Masz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. STOP daje ci je od razu. OSTATNIA SZANSA daje o { $bonus } więcej, chyba że zbiorę więcej niż { $points }. Mam na ręce { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
coach-last-turn = To twoja ostatnia tura. Przegrywam zakład, jeśli zbierzesz więcej niż { $points }; masz { $own }.
coach-end = To na razie wszystko: zakończ turę.
