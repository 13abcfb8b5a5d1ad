company-none = Ešte nehrané
company-record = Výhry: { $won } z { $games }
company-new = Skús teraz
company-up = O stupienok vyššie: v poslednom čase vyhrávaš.
company-down = Pokojnejšia hra, nech máš znova navrch.
company-same = Zhruba rovnako silný súper ako tí poslední.

face-title = Tvoja tvár
face-about = Je vedľa tvojho mena. Pri stoloch, kde už sedíš, zostáva taká, aká bola.
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
menu-help = Vzhľad a pomoc
menu-away = Odchod
sound-offer = Chceš počuť papier?
sound-yes = Zapnúť zvuky
sound-no = Nie, ďakujem

after-title = Čo z tejto hry zostane
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
    [one] náskok jeden bod.
    [few] náskok { $count } body.
   *[other] náskok { $count } bodov.
}
after-won-mermaids = Štyri morské panny: na to nikto nemá.
after-won = Výhra je tvoja. Dobrá hra!
after-led = Vedenie po { $count ->
    [one] jednom kole.
    [few] { $count } kolách.
   *[other] { $count } kolách.
} Veľa nechýbalo.
after-lost = Tentoraz nie. Ďalšie karty budú nové.
after-best = Tvoje najlepšie kolo bolo { $round }.: { $count ->
    [one] jeden bod.
    [few] { $count } body.
   *[other] { $count } bodov.
}
after-bet = Tvoja { call-last-chance } v { $round }. kole vyšla: { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodov
} za odvahu.
after-card = Tvoja najšťastnejšia karta, v { $round }. kole: { $card }. Bez nej { $count ->
    [one] o bod menej.
    [few] o { $count } body menej.
   *[other] o { $count } bodov menej.
}
after-lesson = Jedna vec na vyskúšanie
after-lesson-bet = Tvoja { call-last-chance } v { $round }. kole nevyšla. Bolo by lepšie { call-stop } alebo ešte jeden ťah?
after-lesson-wait = V { $round }. kole si mal(a) { $points } b. a hra šla ďalej; kolo ukončil niekto iný. Ukončíš ho teraz?
after-lesson-any = Ktoré rozhodnutie vážilo najviac? Hru si môžeš prejsť.
after-try = Vyskúšať
after-look = Prejsť si ju
after-next = Čo ďalej?
after-play = Hrať proti: { $name }
after-puzzle = Dnešná hádanka
after-deal = Dnešné rozdanie

course-title = Ako sa darilo
course-results = Tvoje posledné hry, najnovšia vpravo
course-result = { $won ->
    [yes] Výhra
   *[no] { $rank }. miesto
}, { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodov
}
course-form = Výhry: { $recent } z posledných { $count } hier, { $all } zo všetkých
course-rating = Tvoje hodnotenie po každej hodnotenej hre
course-rating-now = na začiatku { $first }, teraz { $last }
course-calls = Tvoje ukončenia
course-stops = { call-stop } { $count } ×
course-bets = { call-last-chance }: { $won } vyšlo, { $lost } nevyšlo
course-cards = Tvoje obľúbené karty
course-card = { $card }: { $times } na hru
course-opponents = Proti botom
