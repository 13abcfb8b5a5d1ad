### Что находит `papersea doctor`: по одному-два предложения. Что ввести, стоит ниже отдельной строкой.
### $is — «good», где всё в порядке.

doctor-version = papersea { $version }, { $origin ->
    [clone] из клона
   *[installed] установлена
}
doctor-python = Python { $version } в системе { $system }: { $program }
doctor-kernel = { $way ->
    [library] Правила работают как машинный код из пакета ({ $why }).
    [numba] Правила работают как машинный код, который собран здесь с помощью Numba ({ $why }).
   *[python] Правила работают на чистом Python, а это медленно: боты думают дольше ({ $why }).
}
doctor-language = Язык: { $language } ({ $said ->
    [none] терминал не просит никакого
   *[said] { $said }
})
doctor-terminal = Терминал: { $columns } × { $rows }, { $encoding }, { $colours ->
    [none] без цветов
    [standard] 16 цветов
    [eight-bit] 256 цветов
   *[truecolor] все цвета
}
doctor-full-screen = Игра идёт на весь экран; с --lines — строка за строкой.
doctor-data = { $is ->
    [good] Место для ваших данных: { $folder }.
   *[wrong] Место для ваших данных: { $folder }, но записать туда ничего нельзя. Другую папку задаёт XDG_DATA_HOME.
}
doctor-page = { $is ->
    [good] Страница для браузеров на месте.
   *[lacking] Страница для браузеров не собрана: papersea serve нечего показать.
}
doctor-pocket = { $is ->
    [good] То, с чем браузер играет и без сервера, на месте.
   *[lacking] То, с чем браузер играет и без сервера, не упаковано.
}
doctor-manual = { $is ->
    [good] Руководство на месте.
   *[lacking] Руководства здесь нет; его показывает papersea serve --manual.
}
doctor-extra = { $missing ->
    [none] { $extra }: { $what }
   *[some] { $extra } ({ $what }): не хватает { $missing }
}
doctor-for-terminal = игры на весь экран
doctor-for-server = столы для всех и игра по сети
doctor-for-cluster = PostgreSQL и Redis
doctor-for-arena = рейтинги и графики
doctor-for-envs = Gymnasium и PettingZoo
doctor-for-openspiel = OpenSpiel
doctor-for-rlcard = RLCard
doctor-for-train = то, на чём учатся соперники
doctor-for-ray = работа на нескольких машинах
doctor-for-jit = сборка правил на этой машине
doctor-port = { $is ->
    [good] Порт { $port } свободен для papersea serve.
   *[taken] Порт { $port } занят: возможно, сервер уже работает. Другой порт:
}
doctor-database = { $is ->
    [good] База данных доступна: { $address }
   *[wrong] Базой данных нельзя воспользоваться: { $address }. { $problem }
}
doctor-redis = { $is ->
    [good] Redis отвечает: { $address }
   *[wrong] Redis не отвечает: { $address }. { $problem }
}
doctor-well = Всё в порядке. Без того, что отмечено точкой, papersea обходится.
doctor-not-well = Не всё в порядке: посмотрите, что отмечено крестиком.
