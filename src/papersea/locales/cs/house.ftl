### Co říká všem ten, kdo server provozuje, a co se řekne jemu.

## Před restartem

house-label = Od provozovatele serveru
house-restarts = papersea se brzy restartuje.
house-restarts-at = papersea se v { $time } restartuje.
house-restarts-on = papersea se { $day } v { $time } restartuje.
house-back = Zpátky by měla být v { $time }.
house-safe = Nic se neztratí, hry budou potom pokračovat.
house-now = každou chvíli
house-put-away = Skrýt

## Nahlášení hráče

report-who = Koho se to týká?
report-reason = O co jde?
report-reason-name = O jméno
report-reason-behaviour = O chování
report-reason-unfair = O podvádění nebo odchod
report-reason-other = O něco jiného
report-note = Pár slov, jestli chceš
report-about = Přečte si to jen ten, kdo provozuje tento server. Nahlášený hráč se to nedozví.
report-send = Odeslat
report-sent = Děkujeme. Ten, kdo provozuje tento server, se na to podívá.

## Zda se hry smějí měřit

measuring-title = Můžou tvoje hry pomoct?
measuring-about = Provozovatel tohoto serveru by rád zjistil, jak dobře lidé hrají. Smí k tomu bez tvého jména použít hry, které odteď dohraješ? Hra se použije, jen když souhlasili všichni, kdo ji hráli. Kdykoli si to v nastavení můžeš rozmyslet a tvoje hry se zase vyřadí.
measuring-yes = Ano, klidně
measuring-no = Ne, díky
measuring-said = Děkujeme. Odpověď můžeš kdykoli změnit v nastavení.
