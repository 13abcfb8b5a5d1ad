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
