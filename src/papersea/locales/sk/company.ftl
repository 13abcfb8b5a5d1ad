company-none = Ešte nehrané
company-record = Výhry: { $won } z { $games }
company-new = Skús teraz
company-up = O stupienok vyššie: v poslednom čase vyhrávaš.
company-down = Pokojnejšia hra, nech máš znova navrch.
company-same = Zhruba takí silní súperi ako tí poslední.

face-title = Tvoja tvár
face-about = Je vedľa tvojho mena. Pri stoloch, kde už sedíš, zostáva taká ako predtým.
face-fox = líška
face-cat = mačka
face-hare = zajac
face-bear = medveď
face-owl = sova
face-frog = žaba
face-badger = jazvec
face-deer = jeleň
face-mouse = myš
face-turtle = korytnačka
face-crane = papierový žeriav
face-hedgehog = jež

react-title = Povedať niečo
menu-game = Táto hra
menu-others = Ostatní
menu-help = Vzhľad a pomoc
menu-away = Odchod
sound-offer = Chceš počuť papier?
sound-yes = Zapnúť zvuky
sound-no = Nie, ďakujem

after-title = Ohliadnutie za hrou
after-close = Tak tesne: { $count ->
    [one] chýbal jeden bod.
    [few] chýbali { $count } body.
   *[other] chýbalo { $count } bodov.
}
after-won-close = Tesná výhra: { $count ->
    [one] rozhodol jeden bod.
    [few] rozhodli { $count } body.
   *[other] rozhodlo { $count } bodov.
}
after-won-clear = Jasná výhra: { $count ->
    [one] o jeden bod.
    [few] o { $count } body.
   *[other] o { $count } bodov.
}
after-won-mermaids = Štyri morské panny: na to nikto nemá.
after-won = Výhra je tvoja. Dobrá hra!
after-led = Po { $count ->
    [one] jednom kole
    [few] { $count } kolách
   *[other] { $count } kolách
} patrilo vedenie tebe. Nechýbalo veľa.
after-lost = Tentoraz nie. Nové karty, nové šťastie.
after-best = Najlepšie ti vyšlo { $round }. kolo: { $count ->
    [one] jeden bod.
    [few] { $count } body.
   *[other] { $count } bodov.
}
after-bet = Tvoja { call-last-chance } v kole { $round } vyšla: { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodov
} za odvahu.
after-card = Karta, ktorá ti v kole { $round } priniesla šťastie: { $card }. Bez nej { $count ->
    [one] by to bolo o bod menej.
    [few] by to bolo o { $count } body menej.
   *[other] by to bolo o { $count } bodov menej.
}
after-lesson = Niečo na vyskúšanie
after-lesson-bet = Tvoja { call-last-chance } v kole { $round } nevyšla. Nebolo by lepšie { call-stop } alebo ešte jeden ťah?
after-lesson-wait = V kole { $round } ti { $points ->
    [one] 1 bod nestačil
    [few] { $points } body nestačili
   *[other] { $points } bodov nestačilo
}, hra šla ďalej a kolo zavrel niekto iný. Zavrieš ho teraz ty?
after-lesson-any = Ktoré rozhodnutie zavážilo najviac? Hru si môžeš prejsť ťah po ťahu.
after-try = Vyskúšať
after-look = Prejsť si ju
after-next = Čo ďalej?
after-play = Zahraj si: { $name }
after-puzzle = Úloha dňa
after-deal = Dnešné rozdanie

course-title = Ako sa ti darilo
course-results = Tvoje posledné hry, najnovšia vpravo
course-result = { $won ->
    [yes] Výhra
   *[no] { $rank }. miesto
}, { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodov
}
course-form = Výhry: { $recent } z { $count ->
    [one] poslednej hry
    [few] posledných { $count } hier
   *[other] posledných { $count } hier
}, { $all } zo všetkých
course-rating = Tvoje hodnotenie po každej hodnotenej hre
course-rating-now = na začiatku { $first }, teraz { $last }
course-calls = Tvoje hlásenia
course-stops = { call-stop } { $count }×
course-bets = { call-last-chance }: vyšla { $won }×, nevyšla { $lost }×
course-cards = Tvoje obľúbené karty
course-card = { $card }: { $times } na hru
course-opponents = Proti botom
