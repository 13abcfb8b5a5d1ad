company-none = Zatím nehráno
company-record = Výhry: { $won } z { $games }
company-new = Zkus teď
company-up = O stupínek výš: poslední dobou vyhráváš.
company-down = Klidnější hra, ať máš znovu navrch.
company-same = Zhruba tak silní soupeři jako ti poslední.

face-title = Tvoje tvář
face-about = Je vedle tvého jména. U stolů, kde už sedíš, zůstává taková jako předtím.
face-fox = liška
face-cat = kočka
face-hare = zajíc
face-bear = medvěd
face-owl = sova
face-frog = žába
face-badger = jezevec
face-deer = jelen
face-mouse = myš
face-turtle = želva
face-crane = papírový jeřáb
face-hedgehog = ježek

react-title = Něco říct
menu-game = Tato hra
menu-others = Ostatní
menu-help = Vzhled a pomoc
menu-away = Odchod
sound-offer = Chceš slyšet papír?
sound-yes = Zapnout zvuky
sound-no = Ne, díky

after-title = Ohlédnutí za hrou
after-close = Tak těsně: { $count ->
    [one] chyběl jeden bod.
    [few] chyběly { $count } body.
   *[other] chybělo { $count } bodů.
}
after-won-close = Těsná výhra: { $count ->
    [one] rozhodl jeden bod.
    [few] rozhodly { $count } body.
   *[other] rozhodlo { $count } bodů.
}
after-won-clear = Jasná výhra: { $count ->
    [one] o jeden bod.
    [few] o { $count } body.
   *[other] o { $count } bodů.
}
after-won-mermaids = Čtyři mořské panny: na to nikdo nemá.
after-won = Výhra je tvoje. Dobrá hra!
after-led = Po { $count ->
    [one] jednom kole
    [few] { $count } kolech
   *[other] { $count } kolech
} patřilo vedení tobě. Moc nechybělo.
after-lost = Tentokrát ne. Nové karty, nové štěstí.
after-best = Nejlíp ti vyšlo { $round }. kolo: { $count ->
    [one] jeden bod.
    [few] { $count } body.
   *[other] { $count } bodů.
}
after-bet = Tvoje { call-last-chance } v kole { $round } vyšla: { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodů
} za odvahu.
after-card = Karta, která ti v kole { $round } přinesla štěstí: { $card }. Bez ní { $count ->
    [one] by to bylo o bod míň.
    [few] by to bylo o { $count } body míň.
   *[other] by to bylo o { $count } bodů míň.
}
after-lesson = Něco k vyzkoušení
after-lesson-bet = Tvoje { call-last-chance } v kole { $round } nevyšla. Nebylo by lepší { call-stop }, nebo ještě jeden tah?
after-lesson-wait = V kole { $round } ti { $points ->
    [one] 1 bod nestačil
    [few] { $points } body nestačily
   *[other] { $points } bodů nestačilo
}, hra šla dál a kolo zavřel někdo jiný. Zavřeš ho teď ty?
after-lesson-any = Které rozhodnutí zavážilo nejvíc? Hru si můžeš projít tah po tahu.
after-try = Vyzkoušet
after-look = Projít si ji
after-next = Co dál?
after-play = Zahraj si: { $name }
after-puzzle = Úloha dne
after-deal = Dnešní rozdání

course-title = Jak se ti dařilo
course-results = Tvoje poslední hry, nejnovější vpravo
course-result = { $won ->
    [yes] Výhra
   *[no] { $rank }. místo
}, { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodů
}
course-form = Výhry: { $recent } z { $count ->
    [one] poslední hry
    [few] posledních { $count } her
   *[other] posledních { $count } her
}, { $all } ze všech
course-rating = Tvoje hodnocení po každé hodnocené hře
course-rating-now = na začátku { $first }, teď { $last }
course-calls = Tvoje hlášení
course-stops = { call-stop } { $count }×
course-bets = { call-last-chance }: vyšla { $won }×, nevyšla { $lost }×
course-cards = Tvoje oblíbené karty
course-card = { $card }: { $times } na hru
course-opponents = Proti botům
