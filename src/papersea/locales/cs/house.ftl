### Co říká všem ten, kdo server provozuje, a co se řekne jemu.

## Před restartem

house-label = Od provozovatele serveru
house-restarts = papersea se brzy restartuje.
house-restarts-at = papersea se restartuje kolem { $time }.
house-restarts-on = papersea se restartuje { $day } kolem { $time }.
house-back = Zpět by měla být kolem { $time }.
house-safe = Nic se neztratí, hry budou potom pokračovat.
house-now = každou chvíli
house-put-away = Skrýt

## Nahlášení hráče

report-who = Koho?
report-reason = Čeho se to týká?
report-reason-name = Jména
report-reason-behaviour = Chování
report-reason-unfair = Podvádění nebo odchodu
report-reason-other = Něčeho jiného
report-note = Pár slov, jestli chceš
report-about = Čte to jen provozovatel serveru. Dotyčný hráč se to nedozví.
report-send = Odeslat
report-sent = Děkujeme. Provozovatel serveru se na to podívá.

## Zda se hry smějí měřit

measuring-title = Můžou tvoje hry pomoct?
measuring-about = Provozovatel serveru by rád zjistil, jak dobře lidé hrají. Smí k tomu použít hry, které odteď dohraješ, bez tvého jména? Hra se použije, jen když souhlasili všichni, kdo ji hráli. Souhlas můžeš kdykoli zrušit v nastavení a tvoje hry se pak zase vyřadí.
measuring-yes = Ano, klidně
measuring-no = Ne, děkuji
measuring-said = Děkujeme za odpověď. Kdykoli ji můžeš změnit v nastavení.
