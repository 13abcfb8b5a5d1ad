### Что говорят всем те, кто держит сервер, и что говорят им.

## Перед перезапуском

house-label = От тех, кто держит сервер
house-restarts = papersea скоро перезапустится.
house-restarts-at = papersea перезапустится в { $time }.
house-restarts-on = papersea перезапустится { $day } в { $time }.
house-back = Снова играть можно будет в { $time }.
house-safe = Ничего не пропадёт: партии потом продолжатся.
house-now = вот-вот
house-put-away = Скрыть

## Жалоба на игрока

report-who = На кого?
report-reason = О чём речь?
report-reason-name = Имя
report-reason-behaviour = Поведение
report-reason-unfair = Обман или уход из игры
report-reason-other = Другое
report-note = В двух словах, если хотите
report-about = Это прочтут только те, кто держит сервер. Сам игрок о жалобе не узнает.
report-send = Отправить
report-sent = Спасибо. Те, кто держит сервер, разберутся.
