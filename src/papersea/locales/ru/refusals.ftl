### Почему ход невозможен и что возможно.

refusal-game-over = Игра окончена.
refusal-other-turn = Сейчас ходит { $turn }.
refusal-draw-first = Сначала возьмите карту — из колоды или из стопки.
refusal-keep-first = Сначала оставьте себе одну из двух взятых карт.
refusal-drawn-already = Вы уже взяли карту. Теперь можно разыграть пару, закончить ход или, если у вас от 7 очков, завершить раунд.
refusal-search-first = Сначала выберите, какую стопку просмотреть.
refusal-pick-first = Сначала возьмите карту из стопки.
refusal-steal-first = Сначала выберите, у кого украсть.
refusal-deck-empty = Колода пуста: возьмите верхнюю карту стопки.
refusal-pile-empty = { PILE($pile, "Nom") } пуста.
refusal-nothing-to-search = { PILE($pile, "Nom") } пуста: просмотрите другую.
refusal-not-drawn = Вы взяли { CARDS($drawn, "acc") }: оставьте одну из этих карт.
refusal-empty-pile-first = Одна стопка пуста, поэтому вторая карта идёт туда.
refusal-not-a-duo = { CARDS($cards, "Nom") } — не пара. Пары: краб + краб, кораблик + кораблик, рыба + рыба, пловец + акула.
refusal-not-in-hand = У вас в руке нет { CARDS($missing, "gen") }.
refusal-too-few-points = Чтобы завершить раунд, нужно { $needed ->
    [one] { $needed } очко
    [few] { $needed } очка
    [many] { $needed } очков
   *[other] { $needed } очка
}, а ваши карты дают { $points }.
refusal-last-turn = На последнем ходу раунд завершить нельзя.
refusal-no-such-position = { $size ->
    [one] В стопке всего { $size } карта.
    [few] В стопке всего { $size } карты.
    [many] В стопке всего { $size } карт.
   *[other] В стопке всего { $size } карты.
}
refusal-not-an-opponent = { $victim } — не ваш соперник.
refusal-nothing-to-steal = У игрока { $victim } нет карт, красть нечего.
refusal-hand-is-shown = Рука игрока { $victim } уже вскрыта: красть из неё нельзя.
refusal-not-offered = Сейчас это невозможно. Выберите один из предложенных ходов.

## Чего сервер не сделал, по коду

error-bad-message = Сервер этого не понял. Пожалуйста, обновите страницу.
error-other-version = Вышла новая версия papersea. Пожалуйста, обновите страницу.
error-too-large = Это слишком длинно.
error-too-fast = Чуть быстрее, чем нужно. Попробуйте ещё раз через секунду.
error-not-signed-in = У этого устройства здесь пока нет имени.
error-wrong-origin = Это пришло с другого сайта, поэтому ничего не сделано.
error-not-found = По этому адресу ничего нет.
error-no-such-table = Такого стола нет. Возможно, ссылка обрезана или за ним давно никто не играл.
error-no-such-game = Такой игры нет.
error-no-such-seat = За этим столом нет такого места.
error-no-such-opponent = Такого соперника нет.
error-table-full = Все места заняты, но игру можно смотреть.
error-seat-taken = Там уже кто-то сидит.
error-seats-empty = Сначала нужно занять все места.
error-already-seated = Вы уже сидите за этим столом.
error-not-seated = Это могут только игроки за столом.
error-not-host = Это может только хозяин стола.
error-wrong-phase = Сейчас это невозможно.
error-bad-settings = Эти настройки не сочетаются.
error-bad-name = В имени может быть от 1 до 24 видимых символов.
error-reserved-name = Это имя принадлежит серверу или похоже на такое. Пожалуйста, выберите другое.
error-mixed-name = В этом имени смешаны похожие буквы разных алфавитов. Пожалуйста, пишите одним алфавитом.
error-name-at-table = У кого-то за этим столом имя выглядит так же. Сначала измените своё.
error-stale = Тем временем что-то произошло. Взгляните ещё раз.
error-unreadable-move = Это не ход.
error-illegal-move = Правила этого не позволяют.
error-impossible-cards = Ни в какой игре таких карт быть не может.
error-bad-record = Эта запись не соответствует правилам.
error-stand-in-plays = Сейчас за вас играет бот. Сначала смените его.
error-nothing-to-take-back = У вас нет хода, который можно вернуть.
error-new-information = С тех пор кто-то увидел новую карту, так что ход остаётся в силе.
error-not-at-this-table = За этим столом так нельзя.
error-already-asked = Другая просьба ещё ждёт ответа.
error-nothing-asked = На эту просьбу ответ уже не нужен.
error-hand-not-open = Рука на этом месте не показана.
error-log-full = Этот стол повидал очень многое. Пожалуйста, откройте новый.
error-unreadable-table = Этот стол цел, но сервер сейчас не может его открыть. Администратор сервера уже знает.
error-closed-table = Администратор сервера закрыл этот стол.
error-banned = Администратор сервера не разрешает вам здесь играть.
error-too-many-tables = У вас уже много столов. Сначала доиграйте за одним из них или уйдите.
error-too-many-sockets = papersea открыта у вас слишком много раз. Пожалуйста, закройте одно из окон.
error-method-not-allowed = Здесь это невозможно.
error-needs-others = Для этого нужны другие люди, а это устройство само по себе. Сыграйте с ботами или передавайте устройство по кругу.
error-no-room = На устройстве нет места. Ничего не изменилось: освободите место и попробуйте ещё раз.
error-unable = Этот браузер не может играть без сервера: он слишком старый, или ему это не разрешено.
error-unavailable = Сервер ненадолго занят. Ничего не потеряно.
error-reference = Для администратора сервера: код { $reference }.
