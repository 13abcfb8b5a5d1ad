### Кто играет: лица, соперники и счёт с ними, реакции, звуки, какой была игра.

company-none = Вы ещё не играли
company-record = Побед: { $won } из { $games }
company-new = Попробуйте теперь
company-up = Ступенькой выше: в последнее время вы выигрываете.
company-down = Игра поспокойнее, чтобы снова взять верх.
company-same = По силе примерно как те, с кем вы только что играли.

face-title = Ваше лицо
face-about = Оно видно рядом с вашим именем. За столами, где вы уже сидите, оно останется прежним.
face-fox = лиса
face-cat = кошка
face-hare = заяц
face-bear = медведь
face-owl = сова
face-frog = лягушка
face-badger = барсук
face-deer = олень
face-mouse = мышь
face-turtle = черепаха
face-crane = бумажный журавлик
face-hedgehog = ёж

react-title = Сказать что-нибудь
menu-game = Эта игра
menu-others = Остальные
menu-help = Оформление и справка
menu-away = Уйти
sound-offer = Хотите слышать бумагу?
sound-yes = Включить звуки
sound-no = Нет, спасибо

after-title = Что запомнится из этой игры
after-close = Совсем чуть-чуть: { $count ->
    [one] не хватило { $count } очка.
   *[other] не хватило { $count } очков.
}
after-won-close = Победа на волоске: разница — { $count ->
    [one] { $count } очко.
    [few] { $count } очка.
    [many] { $count } очков.
   *[other] { $count } очка.
}
after-won-clear = Уверенная победа: вы впереди на { $count ->
    [one] { $count } очко.
    [few] { $count } очка.
    [many] { $count } очков.
   *[other] { $count } очка.
}
after-won-mermaids = Четыре русалки: лучше не бывает.
after-won = Победа ваша. Отличная игра!
after-led = Вы были впереди после { $count ->
    [one] { $count } раунда.
   *[other] { $count } раундов.
} Не хватило совсем немного.
after-lost = Не в этот раз. Новые карты — новая удача.
after-best = Ваш лучший раунд — { $round }-й: { $count ->
    [one] { $count } очко.
    [few] { $count } очка.
    [many] { $count } очков.
   *[other] { $count } очка.
}
after-bet = Ваш { call-last-chance } в раунде { $round }, ставка выиграна: { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
} за смелость.
after-card = Ваша самая счастливая карта, в раунде { $round }: { $card }. Без неё было бы { $count ->
    [one] на { $count } очко меньше.
    [few] на { $count } очка меньше.
    [many] на { $count } очков меньше.
   *[other] на { $count } очка меньше.
}
after-lesson = Что стоит попробовать
after-lesson-bet = Ваш { call-last-chance } в раунде { $round }: ставка проиграна. Может быть, лучше было «{ call-stop }» или ещё один ход?
after-lesson-wait = В раунде { $round } у вас было { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, но вы играли дальше, и раунд завершили без вас. А теперь завершили бы?
after-lesson-any = Какое решение значило больше всего? Игру можно посмотреть по шагам.
after-try = Попробовать
after-look = Посмотреть
after-next = Что дальше?
after-play = Сыграть с ботом { $name }
after-puzzle = Задача дня
after-deal = Раздача дня

course-title = Как шли дела
course-results = Ваши последние игры, самая новая справа
course-result = { $won ->
    [yes] Победа
   *[no] { $rank }-е место
}, { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
course-form = Побед: { $recent } из { $count ->
    [one] последней игры
   *[other] последних { $count } игр
}, { $all } из всех
course-rating = Ваш рейтинг после каждой рейтинговой игры
course-rating-now = сначала { $first }, теперь { $last }
course-calls = Ваши объявления
course-stops = { call-stop }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
course-bets = { call-last-chance }: выиграно { $won }, проиграно { $lost }
course-cards = Ваши любимые карты
course-card = { $card }: { $times } за игру
course-opponents = Против ботов
