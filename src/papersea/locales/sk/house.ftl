### Čo hovorí všetkým ten, kto prevádzkuje server, a čo sa povie jemu.

## Pred reštartom

house-label = Od prevádzkovateľa servera
house-restarts = papersea sa čoskoro reštartuje.
house-restarts-at = papersea sa o { $time } reštartuje.
house-restarts-on = papersea sa { $day } o { $time } reštartuje.
house-back = Späť by mala byť o { $time }.
house-safe = Nič sa nestratí, hry budú potom pokračovať.
house-now = každú chvíľu
house-put-away = Skryť

## Nahlásenie hráča

report-who = Koho?
report-reason = Čoho sa to týka?
report-reason-name = Mena
report-reason-behaviour = Správania
report-reason-unfair = Podvádzania alebo odchodu
report-reason-other = Niečoho iného
report-note = Pár slov, ak chceš
report-about = Číta to iba prevádzkovateľ servera. Dotyčný hráč sa to nedozvie.
report-send = Odoslať
report-sent = Ďakujeme. Prevádzkovateľ servera sa na to pozrie.

## Či sa hry môžu merať

measuring-title = Môžu tvoje hry pomôcť?
measuring-about = Prevádzkovateľ servera by rád zistil, ako dobre ľudia hrajú. Smie na to použiť hry, ktoré odteraz dohráš, bez tvojho mena? Hra sa použije, len ak s tým súhlasili všetci, ktorí ju hrali. Súhlas môžeš kedykoľvek zrušiť v nastaveniach a tvoje hry sa potom zase vyradia.
measuring-yes = Áno, pokojne
measuring-no = Nie, ďakujem
measuring-said = Ďakujeme za odpoveď. Kedykoľvek ju môžeš zmeniť v nastaveniach.
