### Названия карт и всего, что лежит на столе.
### `$count` — сколько их; само число в название не входит.

## Виды

kind-crab = { $count ->
    [one] краб
    [few] краба
    [many] крабов
   *[other] крабов
}
    .gender = m-animate
    .gen = { $count ->
        [one] краба
       *[other] крабов
    }
    .dat = { $count ->
        [one] крабу
       *[other] крабам
    }
    .acc = { $count ->
        [one] краба
        [few] крабов
        [many] крабов
       *[other] крабов
    }
    .ins = { $count ->
        [one] крабом
       *[other] крабами
    }
kind-boat = { $count ->
    [one] кораблик
    [few] кораблика
    [many] корабликов
   *[other] корабликов
}
    .gender = m-thing
    .gen = { $count ->
        [one] кораблика
       *[other] корабликов
    }
    .dat = { $count ->
        [one] кораблику
       *[other] корабликам
    }
    .acc = { $count ->
        [one] кораблик
        [few] кораблика
        [many] корабликов
       *[other] корабликов
    }
    .ins = { $count ->
        [one] корабликом
       *[other] корабликами
    }
kind-fish = { $count ->
    [one] рыба
    [few] рыбы
    [many] рыб
   *[other] рыб
}
    .gender = f-animate
    .gen = { $count ->
        [one] рыбы
       *[other] рыб
    }
    .dat = { $count ->
        [one] рыбе
       *[other] рыбам
    }
    .acc = { $count ->
        [one] рыбу
        [few] рыб
        [many] рыб
       *[other] рыб
    }
    .ins = { $count ->
        [one] рыбой
       *[other] рыбами
    }
kind-swimmer = { $count ->
    [one] пловец
    [few] пловца
    [many] пловцов
   *[other] пловцов
}
    .gender = m-animate
    .gen = { $count ->
        [one] пловца
       *[other] пловцов
    }
    .dat = { $count ->
        [one] пловцу
       *[other] пловцам
    }
    .acc = { $count ->
        [one] пловца
        [few] пловцов
        [many] пловцов
       *[other] пловцов
    }
    .ins = { $count ->
        [one] пловцом
       *[other] пловцами
    }
kind-shark = { $count ->
    [one] акула
    [few] акулы
    [many] акул
   *[other] акул
}
    .gender = f-animate
    .gen = { $count ->
        [one] акулы
       *[other] акул
    }
    .dat = { $count ->
        [one] акуле
       *[other] акулам
    }
    .acc = { $count ->
        [one] акулу
        [few] акул
        [many] акул
       *[other] акул
    }
    .ins = { $count ->
        [one] акулой
       *[other] акулами
    }
kind-mermaid = { $count ->
    [one] русалка
    [few] русалки
    [many] русалок
   *[other] русалок
}
    .gender = f-animate
    .gen = { $count ->
        [one] русалки
       *[other] русалок
    }
    .dat = { $count ->
        [one] русалке
       *[other] русалкам
    }
    .acc = { $count ->
        [one] русалку
        [few] русалок
        [many] русалок
       *[other] русалок
    }
    .ins = { $count ->
        [one] русалкой
       *[other] русалками
    }
kind-shell = { $count ->
    [one] ракушка
    [few] ракушки
    [many] ракушек
   *[other] ракушек
}
    .gender = f-thing
    .gen = { $count ->
        [one] ракушки
       *[other] ракушек
    }
    .dat = { $count ->
        [one] ракушке
       *[other] ракушкам
    }
    .acc = { $count ->
        [one] ракушку
        [few] ракушки
        [many] ракушек
       *[other] ракушек
    }
    .ins = { $count ->
        [one] ракушкой
       *[other] ракушками
    }
kind-octopus = { $count ->
    [one] осьминог
    [few] осьминога
    [many] осьминогов
   *[other] осьминогов
}
    .gender = m-animate
    .gen = { $count ->
        [one] осьминога
       *[other] осьминогов
    }
    .dat = { $count ->
        [one] осьминогу
       *[other] осьминогам
    }
    .acc = { $count ->
        [one] осьминога
        [few] осьминогов
        [many] осьминогов
       *[other] осьминогов
    }
    .ins = { $count ->
        [one] осьминогом
       *[other] осьминогами
    }
kind-penguin = { $count ->
    [one] пингвин
    [few] пингвина
    [many] пингвинов
   *[other] пингвинов
}
    .gender = m-animate
    .gen = { $count ->
        [one] пингвина
       *[other] пингвинов
    }
    .dat = { $count ->
        [one] пингвину
       *[other] пингвинам
    }
    .acc = { $count ->
        [one] пингвина
        [few] пингвинов
        [many] пингвинов
       *[other] пингвинов
    }
    .ins = { $count ->
        [one] пингвином
       *[other] пингвинами
    }
kind-sailor = { $count ->
    [one] моряк
    [few] моряка
    [many] моряков
   *[other] моряков
}
    .gender = m-animate
    .gen = { $count ->
        [one] моряка
       *[other] моряков
    }
    .dat = { $count ->
        [one] моряку
       *[other] морякам
    }
    .acc = { $count ->
        [one] моряка
        [few] моряков
        [many] моряков
       *[other] моряков
    }
    .ins = { $count ->
        [one] моряком
       *[other] моряками
    }
kind-lighthouse = { $count ->
    [one] маяк
    [few] маяка
    [many] маяков
   *[other] маяков
}
    .gender = m-thing
    .gen = { $count ->
        [one] маяка
       *[other] маяков
    }
    .dat = { $count ->
        [one] маяку
       *[other] маякам
    }
    .acc = { $count ->
        [one] маяк
        [few] маяка
        [many] маяков
       *[other] маяков
    }
    .ins = { $count ->
        [one] маяком
       *[other] маяками
    }
kind-shoal = { $count ->
    [one] стая рыб
    [few] стаи рыб
    [many] стай рыб
   *[other] стай рыб
}
    .gender = f-thing
    .sound = hissing
    .gen = { $count ->
        [one] стаи рыб
       *[other] стай рыб
    }
    .dat = { $count ->
        [one] стае рыб
       *[other] стаям рыб
    }
    .acc = { $count ->
        [one] стаю рыб
        [few] стаи рыб
        [many] стай рыб
       *[other] стай рыб
    }
    .ins = { $count ->
        [one] стаей рыб
       *[other] стаями рыб
    }
kind-penguin-colony = { $count ->
    [one] колония пингвинов
    [few] колонии пингвинов
    [many] колоний пингвинов
   *[other] колоний пингвинов
}
    .gender = f-thing
    .gen = { $count ->
        [one] колонии пингвинов
       *[other] колоний пингвинов
    }
    .dat = { $count ->
        [one] колонии пингвинов
       *[other] колониям пингвинов
    }
    .acc = { $count ->
        [one] колонию пингвинов
        [few] колонии пингвинов
        [many] колоний пингвинов
       *[other] колоний пингвинов
    }
    .ins = { $count ->
        [one] колонией пингвинов
       *[other] колониями пингвинов
    }
kind-captain = { $count ->
    [one] капитан
    [few] капитана
    [many] капитанов
   *[other] капитанов
}
    .gender = m-animate
    .gen = { $count ->
        [one] капитана
       *[other] капитанов
    }
    .dat = { $count ->
        [one] капитану
       *[other] капитанам
    }
    .acc = { $count ->
        [one] капитана
        [few] капитанов
        [many] капитанов
       *[other] капитанов
    }
    .ins = { $count ->
        [one] капитаном
       *[other] капитанами
    }

## Цвета

colour-dark-blue = синий
    .stem = син
    .endings = soft
colour-light-blue = голубой
    .stem = голуб
    .endings = stressed
colour-black = чёрный
    .stem = чёрн
    .endings = hard
colour-yellow = жёлтый
    .stem = жёлт
    .endings = hard
colour-green = зелёный
    .stem = зелён
    .endings = hard
colour-white = белый
    .stem = бел
    .endings = hard
colour-purple = фиолетовый
    .stem = фиолетов
    .endings = hard
colour-grey = серый
    .stem = сер
    .endings = hard
colour-light-orange = светло-оранжевый
    .stem = светло-оранжев
    .endings = hard
    .sound = hissing
colour-pink = розовый
    .stem = розов
    .endings = hard
colour-orange = оранжевый
    .stem = оранжев
    .endings = hard

## Окончания цветов

endings-hard = { $count ->
    [one] { $gender ->
        [f-animate] ая
        [f-thing] ая
       *[other] ый
    }
    [few] { $gender ->
        [f-animate] ые
        [f-thing] ые
       *[other] ых
    }
    [many] ых
   *[other] ых
}
    .gen = { $count ->
        [one] { $gender ->
            [f-animate] ой
            [f-thing] ой
           *[other] ого
        }
       *[other] ых
    }
    .dat = { $count ->
        [one] { $gender ->
            [f-animate] ой
            [f-thing] ой
           *[other] ому
        }
       *[other] ым
    }
    .acc = { $count ->
        [one] { $gender ->
            [m-animate] ого
            [f-animate] ую
            [f-thing] ую
           *[other] ый
        }
        [few] { $gender ->
            [f-thing] ые
           *[other] ых
        }
        [many] ых
       *[other] ых
    }
    .ins = { $count ->
        [one] { $gender ->
            [f-animate] ой
            [f-thing] ой
           *[other] ым
        }
       *[other] ыми
    }
endings-stressed = { $count ->
    [one] { $gender ->
        [f-animate] ая
        [f-thing] ая
       *[other] ой
    }
    [few] { $gender ->
        [f-animate] ые
        [f-thing] ые
       *[other] ых
    }
    [many] ых
   *[other] ых
}
    .gen = { $count ->
        [one] { $gender ->
            [f-animate] ой
            [f-thing] ой
           *[other] ого
        }
       *[other] ых
    }
    .dat = { $count ->
        [one] { $gender ->
            [f-animate] ой
            [f-thing] ой
           *[other] ому
        }
       *[other] ым
    }
    .acc = { $count ->
        [one] { $gender ->
            [m-animate] ого
            [f-animate] ую
            [f-thing] ую
           *[other] ой
        }
        [few] { $gender ->
            [f-thing] ые
           *[other] ых
        }
        [many] ых
       *[other] ых
    }
    .ins = { $count ->
        [one] { $gender ->
            [f-animate] ой
            [f-thing] ой
           *[other] ым
        }
       *[other] ыми
    }
endings-soft = { $count ->
    [one] { $gender ->
        [f-animate] яя
        [f-thing] яя
       *[other] ий
    }
    [few] { $gender ->
        [f-animate] ие
        [f-thing] ие
       *[other] их
    }
    [many] их
   *[other] их
}
    .gen = { $count ->
        [one] { $gender ->
            [f-animate] ей
            [f-thing] ей
           *[other] его
        }
       *[other] их
    }
    .dat = { $count ->
        [one] { $gender ->
            [f-animate] ей
            [f-thing] ей
           *[other] ему
        }
       *[other] им
    }
    .acc = { $count ->
        [one] { $gender ->
            [m-animate] его
            [f-animate] юю
            [f-thing] юю
           *[other] ий
        }
        [few] { $gender ->
            [f-thing] ие
           *[other] их
        }
        [many] их
       *[other] их
    }
    .ins = { $count ->
        [one] { $gender ->
            [f-animate] ей
            [f-thing] ей
           *[other] им
        }
       *[other] ими
    }

## Как из вида и цвета складывается карта

card = { $colour } { $kind }
card-name = { CARD($card) }
card-names = { CARDS($cards) }
cards-none = нет карт

## Формы, о которых может просить текст кроме падежей: docs/languages/README.md

form =
    .s-ins = { $sound ->
        [hissing] со
       *[other] с
    } { $words }

## Стопки

pile-L = левая стопка
    .gender = f-thing
    .gen = левой стопки
    .dat = левой стопке
    .acc = левую стопку
    .loc = левой стопке
    .ins = левой стопкой
pile-R = правая стопка
    .gender = f-thing
    .gen = правой стопки
    .dat = правой стопке
    .acc = правую стопку
    .loc = правой стопке
    .ins = правой стопкой

## Два вида, которые составляют пару, например «пловец» и «акула».

duo-name = { $first } + { $second }

## Объявления

call-stop = РАУНД ЗАКОНЧЕН
call-last-chance = ПОСЛЕДНИЙ ШАНС

## Другие слова игры

word-card = { $count ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карт
}
    .gender = f-thing
word-duo = { $count ->
    [one] пара
    [few] пары
    [many] пар
   *[other] пар
}
word-collector = { $count ->
    [one] карта набора
    [few] карты наборов
    [many] карт наборов
   *[other] карт наборов
}
word-multiplier = { $count ->
    [one] множитель
    [few] множителя
    [many] множителей
   *[other] множителей
}
word-point = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}
word-deck = колода
word-hand = рука
word-pile = { $count ->
    [one] стопка сброса
    [few] стопки сброса
    [many] стопок сброса
   *[other] стопок сброса
}
word-round = раунд
word-turn = ход
word-bet = ставка
word-colour-bonus = бонус за цвет
