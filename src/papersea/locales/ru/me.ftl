### Вы

me-title = Вы
me-nobody = У этого устройства здесь пока нет имени, и о вас ничего не хранится.
me-save = Сохранить
me-saved = Сохранено
me-numbers = Ваши игры в числах
me-no-games = Доигранных игр пока нет.
me-games = Игры
me-wins = Победы
me-mean-rank = Место в среднем
me-rating = Рейтинг
me-unrated = пока нет
me-points-per-round = Очки за раунд
me-stops = Объявлено «РАУНД ЗАКОНЧЕН»
me-bets = Выиграно ставок (ПОСЛЕДНИЙ ШАНС)
# например «3 из 5»
me-bets-won = { $won } из { $all }
me-mermaid-wins = Победы с четырьмя русалками
me-finished = Доигранные игры
me-analyse = Разобрать
me-analyse-record = Разобрать запись
me-game-won = Победа
me-game-shared = Общая победа
me-game-place = { $place }-е место
me-data = Ваши данные
me-data-about = На этом устройстве вас помнит cookie-файл. Ни учётной записи, ни пароля нет.
me-download = Скачать мои данные
me-delete = Удалить меня
me-delete-title = Удалить всё о вас?
me-delete-about = Ваше имя, игры и рейтинги исчезнут навсегда, и это устройство вас забудет. Отменить это нельзя.
me-delete-yes = Удалить навсегда
me-deleted = Готово: о вас больше ничего не хранится.
