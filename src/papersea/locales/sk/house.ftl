### Čo hovorí všetkým ten, kto prevádzkuje server, a čo sa povie jemu.

## Pred reštartom

house-label = Od prevádzkovateľa servera
house-restarts = papersea sa čoskoro reštartuje.
house-restarts-at = papersea sa o { $time } reštartuje.
house-restarts-on = papersea sa { $day } o { $time } reštartuje.
house-back = Späť by mala byť o { $time }.
house-safe = Nič sa nestratí, hry budú potom pokračovať.
house-now = každú chvíľu
house-put-away = Skryť

## Nahlásenie hráča

report-who = Koho sa to týka?
report-reason = O čo ide?
report-reason-name = O meno
report-reason-behaviour = O správanie
report-reason-unfair = O podvádzanie alebo odchod
report-reason-other = O niečo iné
report-note = Pár slov, ak chceš
report-about = Prečíta si to len ten, kto prevádzkuje tento server. Nahlásený hráč sa to nedozvie.
report-send = Odoslať
report-sent = Ďakujeme. Ten, kto prevádzkuje tento server, sa na to pozrie.

## Či sa hry môžu merať

measuring-title = Môžu tvoje hry pomôcť?
measuring-about = Prevádzkovateľ tohto servera by rád zistil, ako dobre ľudia hrajú. Smie na to bez tvojho mena použiť hry, ktoré odteraz dohráš? Hra sa použije, len ak súhlasili všetci, ktorí ju hrali. Kedykoľvek si to v nastaveniach môžeš rozmyslieť a tvoje hry sa zase vyradia.
measuring-yes = Áno, pokojne
measuring-no = Nie, ďakujem
measuring-said = Ďakujeme. Odpoveď môžeš kedykoľvek zmeniť v nastaveniach.
