### Страница, на которой игру разбирают заново, и советы во время игры.
### Шансы — это шансы выиграть всю игру, в процентах. $choice — один из текстов choice-* из
### analysis.ftl: он стоит отдельно или после двоеточия.

review-title = Разбор игры
review-about = Каждое решение оценивается по тому, что можно было знать в ту минуту. Проценты — шанс выиграть всю игру.
review-loading = Игра загружается…
review-working = Оцениваем решения: { $done } из { $total }
review-waiting = Сейчас разбирается другая игра. Эта — следующая.
review-failed = Разобрать игру не удалось.
review-patience = Это займёт не больше полминуты.
review-whose = Чья игра?
review-unfinished = Запись заканчивается раньше, чем игра.
review-again = Посмотреть игру снова

## Шанс по ходу игры

review-chance = Шанс на победу
review-graph = Шанс на победу, { $name }: { $start } % в начале, { $end } % в конце. Ниже его можно посмотреть по шагам или таблицей.
review-round = Раунд { $round }
review-place = Раунд { $round }, ход { $turn }
review-percent = { $percent } %
# Изменение со знаком: +12 % или −3 %.
review-change = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] 0 %
}
review-walk = По шагам
review-look = Стол
review-table = Таблицей
review-column-place = Когда
review-column-chance = Шанс
review-column-choice = Решение
review-column-cost = Потери
review-end = В конце

## Переломные моменты и решения

review-turning = Переломные моменты
review-turning-none = Ни одно решение не обошлось дорого: заметно лучше сыграть было нельзя.
review-fell = { $before } → { $after } из 100 игр
review-praised = Хорошо сыграно
review-ahead = Выигрывает { $before } из 100 игр, второе по силе решение — { $after }.
review-answers = Сразу показывать ответы
review-answers-about = Иначе можно сначала поискать лучший ход самостоятельно.
review-reveal = Что было лучше?
review-better = Лучше: { $choice }
review-was-best = Это было лучшее решение.
review-next-best = Второе по силе: { $choice }
review-choices = Все решения
review-choices-own = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}
review-only-costly = Только решения с потерями

## Удача и мастерство

review-luck = Удача и мастерство
review-luck-sum = С { $start } до { $end } из 100 очков: удача { $luck }, ваши решения { $losses }.
review-luck-about = 100 очков — игра выиграна, 0 — проиграна. Удача: что принесли карты, руки других игроков и их ходы, в том числе ошибки. Решения: сколько потеряно по сравнению с лучшими, но не больше, чем не хватило в конце. Вместе это даёт всё изменение.
review-luck-came = Удача
review-luck-choices = Решения
review-luck-whole = Игра
review-counts = Лучших решений: { $best } из { $decisions }, неточностей: { $slips }, ошибок: { $mistakes }.

## Один момент

review-back = Назад к разбору
review-earlier = Предыдущее решение
review-later = Следующее решение
review-eyes = Что видит { $name }
review-played = Сыграно: { $choice }
review-was-played = сыграно
review-everything = Все возможные ходы
review-watch = Смотреть отсюда

## Ещё одна попытка

try-title = Ещё одна попытка
try-start = Попробовать снова
try-ask = Как бы вы сыграли здесь? Сделайте ход на столе.
try-weighing = Оцениваем ваш ход…
try-best = { $choice }: ничего заметно лучше нет. Шанс на победу: { $percent } %.
try-worse = { $choice }: { $percent } %. Лучшее решение выигрывает { $best } % игр.
try-same = Именно так и сыграно.
try-better-than-played = Лучше сыгранного хода ({ $percent } %).
try-worse-than-played = Сыгранный ход лучше ({ $percent } %).
try-more = Ещё раз
try-done = Показать ответ

## Играть дальше

playon-start = Играть отсюда дальше
playon-about = У вас будет свой стол: все карты там же, где были, вы на месте игрока { $name }, за остальных играют боты. Игра без рейтинга, не засчитывается, и честность карт в ней не проверить.
playon-who = Кто играет за остальных?
playon-go = Играть дальше

## Запись со стороны

paste-title = Разобрать запись
paste-about = Вставьте игру с другого сервера, из терминала или из сообщения об ошибке — или выберите файл.
paste-field = Запись
paste-file = Выбрать файл
paste-go = Разобрать
paste-which = Игр в записи: { $count }. Какую разобрать?
paste-nothing = Разбирать нечего: вставьте запись или выберите файл.
paste-foreign = Это не запись игры papersea.
paste-cut = В записи нет конца.
paste-bad = Эта запись не соответствует правилам: { $problem }
paste-other = Другая запись

## Советы во время игры

advice-title = Советы
advice-waits = Совет придёт в ваш ход.
advice-thinking = Сильный бот думает…
advice-chance = { $percent } % на победу
advice-more = Почему?
advice-off = Выключить советы
advice-failed = Сейчас совета нет.
advice-again = Спросить снова
advice-about = Знает только то, что видите и вы; скрытых карт не видит.
advice-moves = Все ходы
advice-call = Если завершить раунд сейчас
advice-hands = Что может быть у других
advice-hands-about = Насколько вероятно, что у них есть хотя бы одна карта каждого вида, — насколько это можно знать вам.
advice-hand-size = { $count ->
    [one] { $count } скрытая карта
    [few] { $count } скрытые карты
    [many] { $count } скрытых карт
   *[other] { $count } скрытой карты
}
advice-noted = В итоге будет указано, что у вас были советы, и игра не засчитывается.
