company-none = Jeszcze bez wspólnej gry
company-record = Wygrane: { $won } z { $games }
company-new = Spróbuj teraz
company-up = O poziom wyżej: ostatnio wygrywasz.
company-down = Łagodniejszy przeciwnik, żeby znów poszło lepiej.
company-same = Mniej więcej tak silny przeciwnik jak ostatni.

face-title = Twoja twarz
face-about = Stoi obok imienia. Przy stołach, przy których już siedzisz, zostaje bez zmian.
face-fox = lis
face-cat = kot
face-hare = zając
face-bear = niedźwiedź
face-owl = sowa
face-frog = żaba
face-badger = borsuk
face-deer = jeleń
face-mouse = mysz
face-turtle = żółw
face-crane = papierowy żuraw
face-hedgehog = jeż

react-title = Powiedz coś
menu-game = Ta gra
menu-others = Pozostali
menu-help = Wygląd i pomoc
menu-away = Odejście
sound-offer = Chcesz słyszeć szelest papieru?
sound-yes = Włącz dźwięki
sound-no = Nie, dziękuję

after-title = Podsumowanie gry
after-close = Tak blisko: { $count ->
    [one] zabrakło jednego punktu.
   *[other] zabrakło { $count } punktów.
}
after-won-close = Wygrana o włos: { $count ->
    [one] rozstrzyga jeden punkt.
    [few] rozstrzygają { $count } punkty.
    [many] rozstrzyga { $count } punktów.
   *[other] rozstrzyga { $count } punktu.
}
after-won-clear = Wyraźna wygrana: { $count ->
    [one] jeden punkt przewagi.
    [few] { $count } punkty przewagi.
    [many] { $count } punktów przewagi.
   *[other] { $count } punktu przewagi.
}
after-won-mermaids = Cztery syreny: nic tego nie przebije.
after-won = Wygrywasz. Dobrze zagrane!
after-led = Po { $count ->
    [one] jednej rundzie prowadzenie należało do ciebie.
   *[other] { $count } rundach prowadzenie należało do ciebie.
} Niewiele zabrakło.
after-lost = Nie tym razem. Nowe karty, nowe szczęście.
after-best = Twoja najlepsza runda to runda { $round }: { $count ->
    [one] jeden punkt.
    [few] { $count } punkty.
    [many] { $count } punktów.
   *[other] { $count } punktu.
}
after-bet = Twoja { call-last-chance } w rundzie { $round } się udała: { $count ->
    [one] jeden punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} za odwagę.
after-card = Karta, która w rundzie { $round } przyniosła ci najwięcej szczęścia: { $card }. Bez niej { $count ->
    [one] jeden punkt mniej.
    [few] { $count } punkty mniej.
    [many] { $count } punktów mniej.
   *[other] { $count } punktu mniej.
}
after-lesson = Jedna rzecz do wypróbowania
after-lesson-bet = Twoja { call-last-chance } w rundzie { $round } się nie udała. Czy lepszy byłby { call-stop } albo jeszcze jedna tura?
after-lesson-wait = W rundzie { $round } masz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i grasz dalej, a rundę kończy ktoś inny. Czy teraz ją zakończysz?
after-lesson-any = Która decyzja zaważyła najbardziej? Przejrzyj swoją grę.
after-try = Wypróbuj
after-look = Przejrzyj grę
after-next = Co dalej?
after-play = Zagraj z botem { $name }
after-puzzle = Dzisiejsze zadanie
after-deal = Dzisiejsze rozdanie

course-title = Jak ci szło
course-results = Twoje ostatnie gry, najnowsza po prawej
course-result = { $won ->
    [yes] Wygrana
   *[no] Miejsce { $rank }
}, { $count ->
    [one] jeden punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
course-form = Wygrane: { $recent } z { $count ->
    [one] twojej ostatniej gry
   *[other] twoich ostatnich { $count } gier
}, { $all } ze wszystkich
course-rating = Twój ranking po każdej grze do rankingu
course-rating-now = na początku { $first }, teraz { $last }
course-calls = Twoje deklaracje
course-stops = { call-stop } { $count ->
    [one] raz
   *[other] { $count } razy
}
course-bets = { call-last-chance }: wygrane { $won }, przegrane { $lost }
course-cards = Twoje ulubione karty
course-card = { $card }: { $times } na grę
course-opponents = Przeciwko botom
