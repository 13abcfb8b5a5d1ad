### Co mówi wszystkim ten, kto prowadzi serwer, i co mówi się jemu.

## Przed ponownym uruchomieniem

house-label = Od prowadzących serwer
house-restarts = Serwer papersea wkrótce uruchomi się ponownie.
house-restarts-at = Serwer papersea uruchomi się ponownie o { $time }.
house-restarts-on = Serwer papersea uruchomi się ponownie { $day } o { $time }.
house-back = Powinien wrócić o { $time }.
house-safe = Nic nie przepadnie, gry potoczą się potem dalej.
house-now = lada chwila
house-put-away = Ukryj

## Zgłaszanie gracza

report-who = Kogo to dotyczy?
report-reason = Czego to dotyczy?
report-reason-name = Imienia
report-reason-behaviour = Zachowania
report-reason-unfair = Oszukiwania lub odejścia
report-reason-other = Czegoś innego
report-note = Kilka słów, jeśli chcesz
report-about = Czytają to tylko prowadzący serwer. Zgłoszona osoba się o tym nie dowie.
report-send = Wyślij
report-sent = Dziękujemy. Prowadzący serwer przyjrzą się temu.

## Czy gry mogą być mierzone

measuring-title = Czy twoje gry mogą pomóc?
measuring-about = Prowadzący serwer chcieliby się dowiedzieć, jak dobrze grają ludzie. Czy mogą użyć gier, które od teraz skończysz, bez twojego imienia? Gra jest używana tylko wtedy, gdy zgodzili się wszyscy, którzy w nią grali. Zdanie możesz w każdej chwili zmienić w ustawieniach, a twoje gry zostaną wtedy z badań usunięte.
measuring-yes = Tak, chętnie
measuring-no = Nie, dziękuję
measuring-said = Dziękujemy za odpowiedź. W każdej chwili możesz ją zmienić w ustawieniach.
