### You

me-title = You
me-nobody = This device has no name here yet, and nothing is stored about you.
me-save = Save
me-saved = Saved
me-numbers = Your games in numbers
me-no-games = No finished game yet.
me-games = Games
me-wins = Won
me-mean-rank = Average place
me-rating = Rating
me-unrated = none yet
me-points-per-round = Points per round
me-stops = STOP called
me-bets = LAST CHANCE won
# such as “3 of 5”
me-bets-won = { $won } of { $all }
me-mermaid-wins = Won with four mermaids
me-finished = Finished games
me-analyse = Analyse
me-analyse-record = Analyse a record
me-game-won = Won
me-game-shared = Shared win
me-game-place = Place { $place }
me-data = Your data
me-data-about = A cookie remembers you on this device. There’s no account and no password.
me-download = Download my data
me-delete = Delete me
me-delete-title = Delete everything about you?
me-delete-about = Your name, your games and your ratings are deleted for ever, and this device forgets you. You can’t undo this.
me-delete-yes = Delete for ever
me-deleted = Done: nothing is stored about you any more.
