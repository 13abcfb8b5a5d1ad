### Раздачи: одинаковые карты для всех, одна на каждый день, и любая другая по ссылке.

deals-title = Раздача дня
deal-title = Раздача для друзей
deals-about = Одинаковые карты и одинаковые соперники для всех. Что получится у вас?
deal-against = Ваши соперники: { $names }. Игра до { $target ->
    [one] { $target } очка
   *[other] { $target } очков
}
deal-play = Играть
deal-go-on = Продолжить игру
deal-again = Сыграть ещё раз (первый результат остаётся)
deal-beat = С этими картами у игрока { $name } { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Сможете больше?
deal-beat-somebody = С этими картами кто-то набирает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Сможете больше?
deal-beaten = Это больше, чем { $points }!
deal-not-beaten = Нужно было больше { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}.
deal-won = Вы выиграли.
deal-lost = Эту игру вы проиграли.
deal-choices = Оценка ваших решений
deal-share = Поделиться
deal-challenge = Бросить вызов другу
deal-challenge-text = Те же карты: наберите больше { $points }!
deal-share-master = мастер { $scores }
deal-copy-by-hand = Скопируйте это:
deal-master-title = Как сыграл этими картами мастер
deal-master-about = Мастер играет ими против тех же соперников и не знает, что будет дальше.
deal-master-ask = Посмотреть игру мастера
deal-master-plays = Мастер играет…
deal-better = У вас получилось лучше, чем у мастера.
deal-level = У вас получилось так же хорошо, как у мастера.
deal-worse = На этот раз у мастера получилось лучше.
deal-round = Раунд
deal-you = Вы
deal-total = Итого
deals-archive = Прошлые дни
deals-more = Ещё раньше
deals-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
deal-not-played = ещё не сыграно
deal-new = Новые карты для друга
