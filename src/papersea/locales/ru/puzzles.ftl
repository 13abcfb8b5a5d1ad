### Задачи: страница со списком и одна задача. Задача — положение, в котором один ход явно лучше
### других. $choice — ход, как в analysis.ftl (choice-…): он стоит перед двоеточием.

## Список

puzzles-title = Задачи
puzzles-about = Положения из хорошо сыгранных игр, в которых один ход явно лучше других. Найдите его и прочтите, почему.
puzzles-today = Задача дня
puzzles-today-solve = Решить
puzzles-today-look = Посмотреть ещё раз
puzzles-today-right = Лучший ход найден.
puzzles-today-missed = Лучший ход не найден. Завтра будет новая задача.
puzzles-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
puzzles-longest = Лучшая серия: { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
puzzles-week = На этой неделе
puzzles-ideas = По темам
puzzle-idea-call = Завершить раунд или играть дальше
puzzle-idea-deny = Что не должно достаться другим
puzzle-idea-pile = Стопки
puzzle-idea-steal = Кражи
puzzle-idea-mermaids = Русалки
puzzle-idea-cards = Карты, которые подходят друг к другу
puzzles-all = От лёгких к трудным
puzzles-all-solved = Решено: { $solved } из { $count }. Нерешённые вернутся в конце.
puzzles-gone = Вы решили и задачи, которых в списке уже нет: { $count }.
puzzles-begin = Начать
puzzles-go-on = Дальше
puzzles-of = { $done } из { $count }

## Задача

puzzle-title = Задача
puzzle-of-day = Задача дня: { $day }
puzzle-place = Задача { $number } из { $count }
puzzle-level = сложность { $level } из { $count }
puzzle-list = Все задачи
puzzle-story = Ход этого раунда
puzzle-you = Вы
puzzle-ask-draw = Колода или стопка: что взять?
puzzle-ask-keep = Какую карту оставить и куда положить другую?
puzzle-ask-duo = Разыграть пару или закончить ход?
puzzle-ask-search = Какую стопку просмотреть?
puzzle-ask-pick = Какую карту взять?
puzzle-ask-steal = У кого украсть карту?
puzzle-ask-call = { call-stop }, { call-last-chance } или играть дальше?
puzzle-hint = Какой ход чаще всего выигрывает игру? Считается первый ответ.
puzzle-missing = Такой задачи сегодня в списке нет; может быть, она была там раньше. Всё, что вы решили, остаётся решённым.
puzzle-former = Этой задачи больше нет в списке: при новой оценке она уже не была достаточно ясной. Вот ответ, который был верным тогда.

## Ответ

puzzle-answer = Ответ
puzzle-right = Верно! { $choice }: так выигрывают { $chance } % игр.
puzzle-wrong = { $choice }: так выигрывают { $chance } % игр.
puzzle-best = Лучше: { $choice }, { $chance } %.
puzzle-moves = Все ходы
puzzle-moves-about = Как часто каждый ход выигрывает игру, судя по тому, что здесь можно знать. Нажмите на любой, чтобы увидеть, чем лучший ход лучше.
puzzle-mark-best = лучший
puzzle-mark-yours = ваш
puzzle-next = Следующая задача

## Что рассказывают другим

puzzle-share = Поделиться
puzzle-share-right = Лучший ход найден.
puzzle-share-wrong = Лучший ход не найден.
puzzle-copy-by-hand = Скопируйте это:
