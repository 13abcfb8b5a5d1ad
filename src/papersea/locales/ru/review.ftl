### Страница, на которой игру разбирают заново, и советы во время игры.
### Шансы — это шансы выиграть всю игру, в процентах. $choice — один из текстов choice-* из
### analysis.ftl: он стоит отдельно или после двоеточия.

review-title = Разбор игры
review-about = Каждое решение оценивается по тому, что можно было знать в ту минуту. Проценты — шанс выиграть всю игру.
review-loading = Игра загружается …
review-working = Решения взвешиваются: { $done } из { $total }
review-waiting = Сначала закончится разбор другой игры. Эта — следующая.
review-failed = Разобрать игру не удалось.
review-patience = Это займёт не больше полминуты.
review-whose = Чья игра
review-unfinished = Запись кончается раньше, чем игра.
review-again = Посмотреть игру снова

## Шанс по ходу игры

review-chance = Шанс на победу
review-graph = Шанс на победу, { $name }: { $start } % в начале, { $end } % в конце. Ниже по нему можно пройти, там же есть таблица.
review-round = Раунд { $round }
review-place = Раунд { $round }, ход { $turn }
review-percent = { $percent } %
# Изменение со знаком: +12 % или −3 %.
review-change = { $sign ->
    [plus] +{ $percent } %
    [minus] −{ $percent } %
   *[none] 0 %
}
review-walk = Пройти по решениям
review-look = Стол
review-table = Таблицей
review-column-place = Когда
review-column-chance = Шанс
review-column-choice = Решение
review-column-cost = Цена
review-end = В конце

## Переломные моменты и решения

review-turning = Переломные моменты
review-turning-none = Ни одно решение не стоило многого: ничего важного нельзя было сделать лучше.
review-fell = { $before } % → { $after } %
review-answers = Сразу показывать ответы
review-answers-about = Иначе можно сначала поискать лучший ход самостоятельно.
review-reveal = Что было лучше?
review-better = Лучше: { $choice }
review-was-best = Это было лучшее решение.
review-next-best = Следующее по силе: { $choice }
review-choices = Все решения
review-choices-own = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}
review-only-costly = Только то, что чего-то стоило

## Удача и мастерство

review-luck = Удача и мастерство
review-luck-sum = С { $start } % до { $end } %: удача { $luck }, свои решения { $losses }.
review-luck-about = Удача: что принесли карты, что было у соперников и что они делали, в том числе их ошибки. Решения: сколько потеряно по сравнению с лучшими. Вместе это ровно то, что изменилось.
review-luck-round = Раунд
review-luck-came = Удача
review-luck-choices = Решения
review-luck-whole = Игра
review-accuracy = Точность: { $percent } %
review-accuracy-about = Точность равна 100 %, если каждое решение было лучшим, 0 %, если они не лучше, чем наугад.
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
try-ask = Что бы вы сделали здесь? Сделайте ход на столе.
try-weighing = Ваш ход взвешивается …
try-best = { $choice }: ничего заметно лучше нет. Шанс на победу: { $percent } %.
try-worse = { $choice }: { $percent } %. Лучшее решение выигрывает в { $best } %.
try-same = Именно так и было сыграно.
try-better-than-played = Лучше, чем было сыграно ({ $percent } %).
try-worse-than-played = То, что было сыграно, лучше ({ $percent } %).
try-more = Ещё раз
try-done = Показать ответ

## Играть дальше

playon-start = Играть отсюда дальше
playon-about = Свой стол: каждая карта лежит так же, у вас место игрока { $name }, а за остальных играют боты. Игра без рейтинга, не идёт в счёт и ничего не доказывает о своих картах.
playon-who = За остальных играет
playon-go = Играть дальше

## Запись со стороны

paste-title = Разобрать запись
paste-about = Игра из другого дома, из терминала или из сообщения об ошибке: её текст или файл с играми.
paste-field = Запись
paste-file = Выбрать файл
paste-go = Разобрать
paste-which = Игр в записи: { $count }. Какую разобрать?
paste-nothing = Разбирать нечего: вставьте запись или выберите файл.
paste-foreign = Это не запись игры papersea.
paste-cut = Конец записи отсутствует.
paste-bad = Правила не принимают эту запись. Место, по-английски: { $problem }
paste-other = Другая запись

## Советы во время игры

advice-title = Совет
advice-waits = Совет придёт в ваш ход.
advice-thinking = Сильный игрок думает …
advice-chance = { $percent } % на победу
advice-more = Почему?
advice-off = Без советов
advice-failed = Сейчас совета нет.
advice-again = Спросить снова
advice-about = Что сделал бы сильный игрок с тем, что видите вы; скрытых карт он тоже не знает.
advice-moves = Все ходы
advice-call = Если объявить сейчас
advice-hands = Что может быть у других
advice-hands-about = Хотя бы одна карта такого вида, по множеству раскладов скрытых карт.
advice-hand-size = { $count ->
    [one] { $count } скрытая карта
    [few] { $count } скрытые карты
    [many] { $count } скрытых карт
   *[other] { $count } скрытой карты
}
advice-noted = В итоге игры будет указано, что были советы, и в счёт она не идёт.
