### Zasady, punkt po punkcie. Zwykły tekst: bez znaczników, każda wiadomość w jednym wierszu.
### `rule-…` to punkt zasad, `option-…` to opcja zasad albo jedna z jej wartości.

rules-section-components = Czego potrzebujesz
rules-section-setup = Przygotowanie rundy
rules-section-turn = Twoja tura
rules-section-closing = Zakończenie rundy
rules-section-end = Koniec gry
rules-section-cards = Karty
rules-section-examples = Przykłady
rules-section-rulings = Przypadki szczególne
rules-section-options = Opcje

## Czego potrzebujesz

rule-C1 = Gra się 58 kartami. Każda ma jeden z jedenastu kolorów: ciemnoniebieski (9 kart), jasnoniebieski (9), czarny (8), żółty (8), zielony (6), biały (4), fioletowy (4), szary (4), jasnopomarańczowy (3), różowy (2) albo pomarańczowy (1).
    .title = Talia
rule-C2 = Spotkasz tu 9 krabów, 8 łódek, 7 ryb, 5 pływaków, 5 rekinów, 4 syreny, 6 muszli, 5 ośmiornic, 3 pingwiny i 2 żeglarzy, a do tego jedną latarnię, jedną ławicę ryb, jedną kolonię pingwinów i jednego kapitana. W pudełku słowackim, czeskim i hiszpańskim żeglarze nazywają się kotwicami.
    .title = Co jest w talii
rule-C3 = Grać mogą dwie, trzy albo cztery osoby.
    .title = Ile osób gra
rule-C4 = Trzymaj karty pomocy w zasięgu ręki: cztery streszczają turę i efekty, dwie objaśniają kolory. W edycjach rosyjskiej i hiszpańskiej każda osoba dostaje jedną; w rosyjskim pudełku są tylko cztery. Edycja polska rozdaje je graczom, ale nie mówi, po ile.
    .title = Karty pomocy
rule-C5 = Nie licz tego, co widać na obrazku: karta z dwiema narysowanymi łódkami to nadal jedna karta. Ważne są tylko ikony w rogu.
    .title = Obrazki się nie liczą
rule-C6 = Każdy kolor ma na karcie własny znak, więc możesz grać, nie rozróżniając kolorów wzrokiem. W drukowanej grze są symbole na licencji; papersea ma swoje, narysowane od nowa.
    .title = Znaki kolorów

## Przygotowanie rundy

rule-S1 = Potasuj wszystkie 58 kart i połóż je zakryte na środku stołu: to jest talia.
    .title = Tasowanie
rule-S2 = Odsłoń dwie karty z wierzchu i połóż każdą osobno obok talii. Od nich zaczynają się dwa stosy odrzucania.
    .title = Dwa stosy odrzucania
rule-S3 = O tym, kto zaczyna grę, decyduje los. (W edycji polskiej kogoś się wybiera.)
    .title = Kto zaczyna
rule-S4 = Kart się nie rozdaje: wszyscy zaczynają rundę z pustą ręką.
    .title = Puste ręce

## Twoja tura

rule-T1 = Tury idą wokół stołu zgodnie z ruchem wskazówek zegara.
    .title = Zgodnie z ruchem wskazówek zegara
rule-T2 = Każdą turę zaczynasz od dołożenia karty na rękę. Nie możesz tego pominąć, ale wybierasz sposób: z talii (T3) albo ze stosu odrzucania (T5).
    .title = Najpierw nowa karta
rule-T3 = Weź dwie karty z wierzchu talii. Jedna zostaje na twojej ręce, drugą kładziesz odkrytą na stosie odrzucania; na którym, to twój wybór.
    .title = Dwie z talii
rule-T4 = Gdy pusty jest dokładnie jeden z dwóch stosów odrzucania, nie ma wyboru: oddawana karta trafia właśnie tam.
    .title = Pusty stos ma pierwszeństwo
rule-T5 = Zamiast dobierać z talii, możesz wziąć kartę leżącą na wierzchu jednego ze stosów odrzucania.
    .title = Jedna ze stosu
rule-T6 = Na stosie odrzucania widać tylko kartę z wierzchu. Kart pod nią nie możesz oglądać, chyba że pozwolą ci na to kraby (K3).
    .title = Bez podglądania
rule-T7 = Z nową kartą na ręce możesz wykładać zestawy: połóż przed sobą dwie odkryte karty i zrób to, co mówi zestaw. W jednej turze możesz wyłożyć tyle zestawów, ile chcesz, albo żadnego.
    .title = Potem zestawy, jeśli chcesz
rule-T8 = Gdy twoja ręka i wyłożone karty są razem warte co najmniej 7 punktów, możesz zakończyć rundę.
    .title = Od 7 punktów możesz zakończyć
rule-T9 = Jeśli nie kończysz rundy, kończy się twoja tura i gra osoba po twojej lewej.
    .title = Dalej w lewo

## Zakończenie rundy

rule-R1 = Jeśli kończysz rundę, pokaż rękę i wypowiedz jedną z dwóch deklaracji: STOP albo OSTATNIA SZANSA.
    .title = Dwie deklaracje
rule-R2 = Po słowie STOP runda jest skończona. Wszyscy odkrywają karty i zdobywają tyle punktów, ile są one warte, na ręce i na stole razem; bonusu koloru nie ma.
    .title = STOP
rule-R3 = OSTATNIA SZANSA to zakład, że nikt nie przebije twoich punktów. Od razu odkrywasz karty i mówisz, ile punktów są warte, nie licząc bonusu koloru. Potem każda z pozostałych osób, zgodnie z ruchem wskazówek zegara, ma jedną ostatnią turę: dobiera i może wykładać zestawy, ale nie może zakończyć rundy.
    .title = OSTATNIA SZANSA
rule-R4 = Gdy kończysz swoją ostatnią turę, też odkrywasz karty. Odkrytych kart nie można już ukraść. (Edycja hiszpańska tego nie mówi: zobacz Q20.)
    .title = Odkryte karty są bezpieczne
rule-R5 = Edycja hiszpańska w ostatnich turach w ogóle nie pozwala kraść. W pozostałych nadal można kraść z ręki, która nie jest jeszcze odkryta. Ustala to opcja „{ option-last-chance-steals.title }”.
    .title = Kradzież w ostatnich turach
rule-R6 = Jeśli mówisz OSTATNIA SZANSA i masz co najmniej tyle punktów, ile każdy z przeciwników, wygrywasz zakład; remis wystarczy. Zdobywasz swoje punkty i bonus koloru. Każda z pozostałych osób zdobywa tylko swój bonus koloru.
    .title = Zakład wygrany
rule-R7 = Jeśli mówisz OSTATNIA SZANSA i choć jeden przeciwnik ma więcej punktów niż ty, przegrywasz zakład. Zdobywasz tylko bonus koloru. Każda z pozostałych osób zdobywa swoje punkty, bez bonusu koloru.
    .title = Zakład przegrany
rule-R8 = Znajdź swój najliczniejszy kolor: ten, którego masz najwięcej kart, na ręce i na stole razem. Twój bonus koloru to 1 punkt za każdą kartę tego koloru.
    .title = Bonus koloru
rule-R9 = Gdy talia się skończy, runda też się kończy i nikt nie zdobywa punktów. Edycje różnią się w dwóch sprawach: czy można najpierw dokończyć turę („{ option-deck-out.title }”) i czy tak samo jest po OSTATNIEJ SZANSIE („{ option-deck-out-after-call.title }”). Edycje słowacka i czeska mówią, że dzieje się tak tylko wtedy, gdy nikt jeszcze nie zakończył rundy; pozostałe nie znają wyjątku.
    .title = Talia się kończy
rule-R10 = Punkty zdobyte w rundzie dodajesz do swojej sumy. Dopóki nikt nie osiągnął progu (G2), potasuj wszystkie karty i zagraj następną rundę. W edycji hiszpańskiej tasuje ta osoba, która zakończyła rundę.
    .title = Następna runda
rule-R11 = Następną rundę zaczyna osoba siedząca po lewej stronie tej, która zakończyła poprzednią.
    .title = Kto zaczyna następną rundę
rule-R12 = Jeśli talia się skończyła, a nikt nie zakończył rundy, liczy się, czyja tura była ostatnia: następną rundę zaczyna osoba po lewej stronie tej, która wtedy grała. Mówi tak tylko edycja czeska; tutaj gra się tak zawsze.
    .title = Kto zaczyna po pustej talii

## Koniec gry

rule-G1 = Gdy tylko masz wszystkie cztery syreny, od razu wygrywasz całą grę. Edycje słowacka i czeska dodają: w każdej rundzie i bez względu na wynik. Tutaj gra się tak zawsze.
    .title = Cztery syreny
rule-G2 = W innym wypadku gra trwa, dopóki czyjaś suma nie osiągnie lub nie przekroczy progu: 40 punktów przy dwóch osobach, 35 przy trzech, 30 przy czterech. Opcja „{ option-target.title }” może go podwoić.
    .title = Próg punktów
rule-G3 = Jeśli gra skończyła się na progu punktów, wygrywa najwyższa suma.
    .title = Kto wygrywa
rule-G4 = Jeśli najwyższą sumę ma kilka osób, wygrywa ta z nich, która zdobyła najwięcej w ostatniej rundzie.
    .title = Remis
rule-G5 = Jeśli ostatnia runda nie rozstrzyga remisu, zwycięstwo jest wspólne. Mówią tak tylko edycje słowacka i czeska; tutaj gra się tak zawsze.
    .title = Wspólne zwycięstwo

## Karty

rule-K1 = Licząc punkty, licz wszystkie swoje karty: te na ręce i te wyłożone.
    .title = Liczą się ręka i stół
rule-K2 = Zestaw jest wart 1 punkt, czy go wyłożysz, czy zatrzymasz na ręce. Efekt dostajesz tylko wtedy, gdy go wyłożysz.
    .title = Zestawy
rule-K3 = Wybierz stos odrzucania, przejrzyj go i weź z niego jedną kartę na rękę. Pozostałe zostaw w tej samej kolejności. Nikt inny nie widzi, co bierzesz. Jeśli w stosie są dwie karty tego samego rodzaju i koloru, wybierasz, którą z nich: to może zmienić kartę na wierzchu. Niektóre edycje pozwalają pokazać kartę; tutaj zostaje ukryta.
    .title = Krab + krab
rule-K4 = Od razu grasz jeszcze jedną całą turę, zaczynając od dobrania.
    .title = Łódka + łódka
rule-K5 = Bierzesz na rękę kartę z wierzchu talii.
    .title = Ryba + ryba
rule-K6 = Wybierz przeciwnika i weź losową kartę z jego ręki. Edycja polska mówi o dowolnej karcie, ale tej ręki nie widzisz, więc i tak wybierasz w ciemno.
    .title = Pływak + rekin
rule-K7 = Tego, co leży na stole, nie można ukraść.
    .title = Wyłożone karty są bezpieczne
rule-K8 = Karta zestawu bez pary nie daje punktu za zestaw. Nadal liczy się do swojego koloru (bonus koloru i syreny), a łódka albo ryba nadal liczy się do swojego mnożnika (K16).
    .title = Karta zestawu bez pary
rule-K9 = Syrena daje 1 punkt za każdą kartę twojego najliczniejszego koloru: tego, którego masz najwięcej. Każda kolejna syrena bierze inny kolor, zawsze następny pod względem liczby kart.
    .title = Syreny
rule-K10 = Syreny to karty białe, a biały jest takim samym kolorem jak dziesięć pozostałych.
    .title = Biały to też kolor
rule-K11 = Muszle razem są warte więcej: 0 punktów za jedną, 2 za dwie, 4 za trzy, 6 za cztery, 8 za pięć, 10 za wszystkie sześć.
    .title = Muszle
rule-K12 = Ośmiornice: jedna jest warta 0 punktów, dwie 3, trzy 6, cztery 9, a wszystkie pięć 12.
    .title = Ośmiornice
rule-K13 = Pingwiny: jeden jest wart 1 punkt, dwa są warte 3, a wszystkie trzy 5.
    .title = Pingwiny
rule-K14 = Jeden żeglarz jest wart 0 punktów, dwóch razem 5.
    .title = Żeglarze
rule-K15 = Zdobyczy kolekcjonera (muszli, ośmiornic, pingwinów i żeglarzy) się nie wykłada. Liczą się na ręce.
    .title = Zdobycze zostają na ręce
rule-K16 = Z latarnią każda twoja łódka jest warta o 1 punkt więcej. To samo ławica ryb daje za każdą rybę; kolonia pingwinów daje 2 punkty za każdego pingwina, a kapitan 3 za każdego żeglarza.
    .title = Mnożniki punktów
rule-K17 = Mnożnik nigdy nie liczy sam siebie: latarnia to nie łódka, ławica to nie ryba, kolonia to nie pingwin, a kapitan to nie żeglarz.
    .title = Mnożniki nie liczą samych siebie

## Przykłady

rule-E1 = Masz 7 punktów, a twój najliczniejszy kolor to żółty: 2 karty. Przeciwnik ma 4 punkty, a jego najliczniejszy kolor to jasnoniebieski, też 2 karty. Jeśli mówisz STOP, zdobywasz 7, a przeciwnik 4. Jeśli mówisz OSTATNIA SZANSA i ostatnia tura niczego tu nie zmieni, zdobywasz 7 + 2 = 9, a przeciwnik 2.
    .title = STOP czy OSTATNIA SZANSA
rule-E2 = Masz dwie syreny, 4 karty jasnoniebieskie i 3 zielone. Jedna syrena daje 4 punkty, druga 3: razem 7.
    .title = Dwie syreny
rule-E3 = Do kart z E2 dochodzi trzecia syrena. Daje 3 punkty za kolor biały, bo trzy syreny same są białymi kartami: razem 10.
    .title = Trzecia syrena
rule-E4 = Masz wszystkie trzy pingwiny i kolonię pingwinów. Pingwiny są warte 5 punktów, a kolonia dodaje po 2 za każdego z nich: 5 + 2 × 3 = 11.
    .title = Pingwiny i ich kolonia

## Przypadki szczególne

rule-Q1 = Jeśli dobierasz z talii, a została w niej tylko jedna karta, zatrzymujesz ją. Na stos odrzucania nic nie trafia.
    .title = Ostatnia karta talii
rule-Q2 = Jeśli talia jest już pusta, gdy masz dobrać kartę, weź kartę z wierzchu stosu odrzucania. Może się to zdarzyć w turze, którą dały ci łódki, albo w ostatniej turze, jeśli opcje pozwalają grać dalej bez talii.
    .title = Dobieranie przy pustej talii
rule-Q3 = Jeśli puste są talia i oba stosy odrzucania, pomijasz dobieranie i grasz swoją turę dalej.
    .title = Nie ma czego dobrać
rule-Q4 = Jeśli oba stosy odrzucania są puste, gdy odkładasz kartę, wybierasz stos. (Opublikowana wersja internetowa zawsze bierze lewy.)
    .title = Oba stosy puste
rule-Q5 = Opróżnionego stosu odrzucania nigdy nie uzupełnia się z talii.
    .title = Stosów się nie uzupełnia
rule-Q6 = Możesz wyłożyć kraby, gdy oba stosy odrzucania są puste, ryby, gdy talia jest pusta, oraz pływaka i rekina, gdy nie ma komu ukraść karty. Zestaw się liczy, ale nic się nie dzieje.
    .title = Zestawy bez efektu
rule-Q7 = Skradzioną kartę znają dwie osoby: ta, która ją wzięła, i ta, która ją straciła.
    .title = Kto widzi skradzioną kartę
rule-Q8 = Kartę, którą bierzesz dzięki krabom, znasz tylko ty. Wszyscy widzą, z którego stosu pochodzi, ile kart w nim zostało i jaka karta jest teraz na wierzchu.
    .title = Kto widzi, co wzięły kraby
rule-Q9 = Gdy bierzesz kartę z wierzchu stosu odrzucania, wszyscy wiedzą, która to karta.
    .title = Karty brane odkryte
rule-Q10 = Rundę możesz zakończyć tylko w swojej turze, po dobraniu, wtedy gdy możesz też wykładać zestawy. Nie musisz najpierw wykładać łódek; a w dodatkowej turze, którą ci dały, możesz zakończyć rundę, gdy tylko dobierzesz kartę.
    .title = Kiedy możesz zakończyć rundę
rule-Q11 = Do 7 punktów potrzebnych do zakończenia rundy licz swoje karty, razem z syrenami, ale bez bonusu koloru.
    .title = Co liczy się do 7
rule-Q12 = Czterech syren nie musisz wykładać: zwycięstwo przychodzi samo, w chwili gdy czwarta jest na twojej ręce. Niektóre edycje mówią o wykładaniu, ale karty dostajesz tylko w swojej turze, więc nic nie tracisz.
    .title = Czwarta syrena
rule-Q13 = Jeśli stół wybrał „{ option-deck-out-after-call-scored.title }”, a talia skończy się w ostatnich turach albo była pusta już przy słowach OSTATNIA SZANSA, ostatnie tury gra się ze stosów odrzucania i liczy się punkty za rundę.
    .title = Ostatnie tury bez talii
rule-Q14 = Wszyscy mogą widzieć wierzch i wielkość każdego stosu odrzucania, wielkość talii i każdej ręki, wyłożone zestawy i wyniki.
    .title = Co widzą wszyscy
rule-Q15 = Jeśli stół wybrał „{ option-deck-out-at-once.title }”, a ty dobierasz dwie ostatnie karty talii, runda kończy się, zanim zatrzymasz jedną z nich, więc nie dadzą ci czwartej syreny. Gdy z powodu deklaracji gra toczy się dalej (Q13), zatrzymujesz jedną jak zawsze.
    .title = Dwie ostatnie karty
rule-Q16 = Jeśli w ostatnich turach nikt nie może kraść (R5), nadal możesz wtedy wyłożyć pływaka i rekina, a zestaw się liczy, ale niczego nie kradniesz (jak w Q6).
    .title = Pływak i rekin bez kradzieży
rule-Q17 = Dopóki inny wybór miałby efekt, nie możesz wskazać krabom pustego stosu ani okradać przeciwnika, który nie ma żadnej karty.
    .title = Wybór bez efektu
rule-Q18 = Gdy runda kończy się, bo skończyła się talia, ręce pozostają zakryte. Odkryte zostają tylko karty pokazane wcześniej: przy deklaracji (R3) albo na koniec ostatniej tury (R4). Jeśli talia skończyła się w twojej turze, nie pokazujesz ręki, chyba że deklaracja była twoja.
    .title = Ręce po pustej talii
rule-Q19 = Jeśli pusta talia unieważnia rundę po OSTATNIEJ SZANSIE, następną zaczyna osoba po lewej stronie tej, która ją ogłosiła, jak w R11: ktoś przecież zakończył rundę. R12 dotyczy tylko rund, których nikt nie zakończył.
    .title = Kto zaczyna po unieważnionym zakładzie
rule-Q20 = Edycja hiszpańska nie mówi, czy po swojej ostatniej turze odkrywasz karty. Tutaj je odkrywasz, jak w pozostałych edycjach (R4). Kraść i tak tam nie można, więc to tylko informacja.
    .title = Ręce po ostatniej turze
rule-Q21 = Jeśli w ostatniej turze wykładasz łódki, dobierasz jeszcze raz i możesz wyłożyć kolejne zestawy, ale nie możesz zakończyć rundy (R3). To wciąż ta sama tura: jeśli pusta talia kończy rundę dopiero na koniec tury, dzieje się to po niej.
    .title = Łódki w ostatniej turze

## Opcje

option-deck-out = Kiedy kończy się runda, gdy skończyła się talia (R9)? Edycja hiszpańska mówi, że od razu; domyślnie i we wszystkich innych edycjach na koniec tury.
    .title = Kiedy pusta talia kończy rundę
option-deck-out-end-of-turn = Osoba, której tura trwa, gra ją do końca i może jeszcze zakończyć rundę.
    .title = Na koniec tury
option-deck-out-at-once = Runda kończy się, gdy tylko z talii zniknie ostatnia karta. Jeśli masz wtedy cztery syreny, i tak wygrywasz (ale zobacz Q15). Po OSTATNIEJ SZANSIE o tym, czy gra toczy się dalej, decyduje „{ option-deck-out-after-call.title }”.
    .title = Od razu

option-deck-out-after-call = Czy pusta talia unieważnia rundę nawet po OSTATNIEJ SZANSIE? Domyślnie oraz w edycjach słowackiej i czeskiej nie; w polskiej, rosyjskiej i hiszpańskiej tak. Po słowie STOP punkty liczy się zawsze.
    .title = Pusta talia po OSTATNIEJ SZANSIE
option-deck-out-after-call-scored = Ostatnie tury gra się do końca, w razie potrzeby ze stosów odrzucania, i liczy się punkty za rundę (Q13).
    .title = Gramy dalej i liczymy punkty
option-deck-out-after-call-void = Runda kończy się bez punktów; „{ option-deck-out.title }” mówi, czy od razu, czy na koniec tury. Uważaj przy „{ option-deck-out-end-of-turn.title }”: jeśli powiesz OSTATNIA SZANSA, gdy talia jest już pusta, twoja własna tura zakończy rundę i nikt nie zdobędzie punktów.
    .title = Nikt nie zdobywa punktów

option-last-chance-steals = Czy pływak i rekin mogą kraść w ostatnich turach po OSTATNIEJ SZANSIE (R5)? Tylko edycja hiszpańska mówi, że nie.
    .title = Kradzież po OSTATNIEJ SZANSIE
option-last-chance-steals-unshown = Możesz kraść z rąk, które nie są jeszcze odkryte.
    .title = Z rąk jeszcze zakrytych
option-last-chance-steals-never = W ostatnich turach nikt nie kradnie. Pływaka i rekina można wyłożyć, ale bez efektu (Q16).
    .title = Nigdy

option-target = Ile punktów kończy grę (G2)? Wszystkie edycje używają zwykłego progu; podwójny jest dla dłuższej gry, tak jak w opublikowanej wersji internetowej.
    .title = Punkty do zwycięstwa
option-target-standard = 40 punktów przy dwóch osobach, 35 przy trzech i 30 przy czterech.
    .title = Zwykły próg
option-target-double = 80 punktów przy dwóch osobach, 70 przy trzech i 60 przy czterech.
    .title = Podwójny próg

## Zasady jako strona

book-at-hand = Twój stół gra tak
book-own-table = twój stół
book-own-choice = (własny wybór stołu)
book-back = Wróć do stołu
book-all-editions = wszystkie edycje
book-no-edition = żadna edycja; stół może to wybrać
book-differ = Czym różnią się edycje
book-differ-about = Znak pokazuje, jak gra dana edycja. Klasyczna to sposób gry opublikowanej wersji internetowej. Stół może dowolnie mieszać opcje.
book-show-all = Pokaż wszystkie zasady
book-you = Ty
book-opponent = Przeciwnik
book-try = Dotknij karty, żeby ją usunąć albo dodać: wszystko liczy się od nowa.
book-reset = Jak w przykładzie
book-play = Zagraj to
book-card-names = Jak ta karta nazywa się w innych językach
