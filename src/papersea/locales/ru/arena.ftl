### Что говорит `papersea arena`.

arena-plan = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}: { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}{ $lineups ->
    [1] {""}
    [one] {" "}на { $lineups } состав
    [few] {" "}на { $lineups } состава
    [many] {" "}на { $lineups } составов
   *[other] {" "}на { $lineups } состава
}, каждая в { $seatings } рассадках с теми же картами; играет { $workers ->
    [ray] кластер Ray
    [one] { $workers } процесс
    [few] { $workers } процесса
    [many] { $workers } процессов
   *[other] { $workers } процесса
}.
arena-rounded = Вы просили { $games }: каждый состав получает одинаковое число целых раздач, не меньше двух.
arena-speed = { $speed } игр/с
arena-title = Результаты
arena-column-entrant = участник
arena-column-wins = победы
arena-column-interval = 95 %
arena-column-adjusted = без удачи
arena-column-score = счёт
arena-column-games = игры
arena-column-rating = рейтинг
arena-par = Поровну — это { $par }. Игр: { $games }, раздач: { $deals }, раундов за игру: { $rounds }.
arena-adjusted = Без удачи: из побед вычтено то, что принёс случай, по оценке обученной сети. В среднем он не приносит ничего, так что числа так же верны, но точнее.
arena-decided-stronger = Решено, игр: { $games }. { $entrant } сильнее остальных. Сколько ни проверяй, это { $interval } % побед с надёжностью 95 %.
arena-decided-weaker = Решено, игр: { $games }. { $entrant } слабее остальных. Сколько ни проверяй, это { $interval } % побед с надёжностью 95 %.
arena-decided-open = Не решено, игр: { $games }. Сколько ни проверяй, у участника { $entrant } { $interval } % побед с надёжностью 95 %.
arena-pairs = Друг против друга
arena-pairs-how = В процентах: строка впереди столбца; ничья считается за половину.
arena-stopped = Остановлено. Сыграно игр: { $games } из { $whole }.
arena-too-few = Для результатов мало: каждому составу нужны две целые раздачи.
arena-resume = Чтобы продолжить:
arena-kept = Игры и результаты лежат в { $folder }.
arena-extra = Без рейтинга и графика. Чтобы получить их: { $install }
arena-two = Назовите хотя бы двух участников, например: orca heron
arena-not-empty = В { $folder } что-то есть. Выберите другую папку или продолжите её арену: { $command }
arena-workers-beside = --workers — это процессы этой машины, так что вместе с --on их указать нельзя.
arena-out-beside = --resume оставляет игры там, где они есть, так что вместе с ним нельзя указать --out.

## papersea league

league-title = Лига
league-round = Тур { $number } из { $rounds }, игр: { $games }
league-games = Матчей: { $matches }, игр: { $games }
league-column-place = №
league-column-entrant = бот
league-column-strength = сила
league-column-wins = победы
league-column-matches = матчи
league-column-games = игры
league-how = Сила: как часто бот оказывается впереди среднего бота лиги, в процентах, без удачи, с интервалом 95 %.
league-counted = Игр: { $games }, раздач: { $deals }, каждая во всех рассадках с теми же картами.
league-system-round-robin = Сыграли все со всеми.
league-system-swiss = Швейцарская лига: в каждом туре (их было { $rounds }) играли соседи по таблице.
league-kept = Страница с результатами: { $file }
league-not-empty = В { $folder } что-то есть. Выберите другую папку или продолжите её лигу: { $command }
league-rounds = Больше туров — для --system swiss: иначе все играют со всеми по одному разу.

## papersea benchmark

benchmark-suite = Набор { $version }: неизменные соперники, раздачи и бюджеты.
benchmark-part = { $bot } против { $opponent }, игроков { $players }, игр: { $games }
benchmark-title = { $bot }, набор { $version }
benchmark-column-opponent = против
benchmark-column-par = поровну
benchmark-score = { $bot }: оценка { $score }.
benchmark-how = Оценка — средняя доля побед против каждого соперника в играх вдвоём, в процентах, без удачи, с интервалом 95 %.
benchmark-ladder = Рядом с нашими ступенями
benchmark-clock = С бюджетом по времени оценка зависит от машины. С пробами, например 1000p, её можно повторить в точности.
