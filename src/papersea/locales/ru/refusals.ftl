### Почему ход невозможен и что возможно. Карты и имена стоят так, что падеж им не нужен.

refusal-game-over = Игра окончена.
refusal-other-turn = Сейчас не ваш ход: ходит { $turn }.
refusal-draw-first = Сначала возьмите карту: из колоды или из сброса.
refusal-keep-first = Сначала оставьте себе одну из двух взятых карт.
refusal-drawn-already = Карта уже взята: теперь можно разыграть пару или закончить ход, а от 7 очков — завершить раунд.
refusal-search-first = Сначала выберите, какую стопку просмотреть.
refusal-pick-first = Сначала возьмите карту из стопки.
refusal-steal-first = Сначала выберите, у кого украсть.
refusal-deck-empty = Колода пуста: возьмите верхнюю карту стопки сброса.
refusal-pile-empty = Взять нельзя: { $pile } пуста.
refusal-nothing-to-search = Искать негде: { $pile } пуста. Просмотрите другую.
refusal-not-drawn = Вы взяли: { $drawn }. Оставьте себе одну из этих карт.
refusal-empty-pile-first = Одна стопка пуста, поэтому вторая карта ложится туда.
refusal-not-a-duo = Это не пара: { $cards }. Пары: краб + краб, кораблик + кораблик, рыба + рыба, пловец + акула.
refusal-not-in-hand = У вас в руке нет: { $missing }.
refusal-too-few-points = Чтобы завершить раунд, нужно { $needed ->
    [one] { $needed } очко
    [few] { $needed } очка
    [many] { $needed } очков
   *[other] { $needed } очков
}, а ваши карты дают { $points }.
refusal-last-turn = На последнем ходу раунд не завершают.
refusal-no-such-position = { $size ->
    [one] В стопке всего { $size } карта.
    [few] В стопке всего { $size } карты.
    [many] В стопке всего { $size } карт.
   *[other] В стопке всего { $size } карт.
}
refusal-not-an-opponent = Украсть нельзя: { $victim } — не соперник.
refusal-nothing-to-steal = У игрока { $victim } нечего украсть.
refusal-hand-is-shown = Рука игрока { $victim } уже вскрыта: красть из неё нельзя.
refusal-not-offered = Сейчас это невозможно: выберите один из предложенных ходов.

## Чего сервер не сделал, по коду

error-bad-message = Сервер этого не понял. Обновите страницу, пожалуйста.
error-other-version = Вышла новая версия papersea. Обновите страницу, пожалуйста.
error-too-large = Слишком длинно.
error-too-fast = Слишком быстро. Попробуйте ещё раз через секунду.
error-not-signed-in = У этого устройства здесь пока нет имени.
error-wrong-origin = Запрос пришёл со страницы другого сайта и не выполнен.
error-not-found = По этому адресу ничего нет.
error-no-such-table = Такого стола нет. Возможно, ссылка обрезана или за ним давно никто не играл.
error-no-such-game = Такой игры нет.
error-no-such-seat = За этим столом нет такого места.
error-no-such-opponent = Такого соперника нет.
error-table-full = Все места заняты. Можно смотреть игру.
error-seat-taken = Там уже кто-то сидит.
error-seats-empty = Для игры нужно занять все места.
error-already-seated = Вы уже сидите за этим столом.
error-not-seated = Это могут только те, кто сидит за столом.
error-not-host = Это может только хозяин стола.
error-wrong-phase = Сейчас это невозможно.
error-bad-settings = Эти настройки не сочетаются.
error-bad-name = В имени может быть от 1 до 24 видимых символов.
error-reserved-name = Это имя принадлежит дому или выглядит так. Выбери другое.
error-mixed-name = В этом имени смешаны похожие буквы разных алфавитов. Напиши его одним алфавитом.
error-name-at-table = У кого-то за этим столом имя выглядит так же. Сначала измени своё.
error-stale = Тем временем что-то произошло. Взгляните ещё раз.
error-unreadable-move = Это не ход.
error-illegal-move = Правила этого не разрешают.
error-impossible-cards = Ни в какой игре таких карт быть не может.
error-bad-record = Это не запись игры по правилам.
error-stand-in-plays = Сейчас за вас играет бот. Сначала вернитесь на своё место.
error-nothing-to-take-back = Нет вашего хода, который можно отменить.
error-new-information = С тех пор стала видна новая карта: ход остаётся в силе.
error-not-at-this-table = За этим столом это не разрешено.
error-already-asked = Предыдущая просьба ещё ждёт.
error-nothing-asked = Этого ответа уже никто не ждёт.
error-hand-not-open = Рука на этом месте закрыта.
error-log-full = Этот стол повидал очень многое. Откройте новый, пожалуйста.
error-unreadable-table = Этот стол в сохранности, но сервер сейчас не может его открыть. Администратор сервера уже знает об этом.
error-closed-table = Администратор сервера закрыл этот стол.
error-banned = Администратор сервера не разрешает тебе здесь играть.
error-too-many-tables = У вас уже много столов. Сначала доиграйте или покиньте один из них.
error-too-many-sockets = Отсюда открыто слишком много окон papersea. Закройте одно из них.
error-method-not-allowed = Здесь это невозможно.
error-unavailable = Сервер ненадолго занят. Ничего не потеряно.
error-reference = Для владельца сервера: код { $reference }.
