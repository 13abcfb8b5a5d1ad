### Короткие дружеские фразы, которые можно сказать за столом.

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Прости!
phrase-oops = Ой!
phrase-nice-move = Хороший ход!
phrase-your-turn = Твой ход!
phrase-thinking = Дай подумать…
phrase-last-chance = Последний шанс? Смело!
phrase-so-close = Чуть-чуть не хватило!
phrase-one-more = Сыграем ещё?
phrase-must-go = Мне пора.
phrase-good-game = Хорошая игра!
