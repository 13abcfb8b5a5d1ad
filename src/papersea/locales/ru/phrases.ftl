### Короткие дружеские фразы, которые можно сказать за столом.

phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Простите!
phrase-oops = Ой!
phrase-nice-move = Хороший ход!
phrase-your-turn = Ваш ход!
phrase-thinking = Дайте подумать…
phrase-last-chance = Последний шанс? Смело!
phrase-so-close = Чуть-чуть не хватило!
phrase-one-more = Сыграем ещё?
phrase-must-go = Мне пора.
phrase-good-game = Хорошая игра!
