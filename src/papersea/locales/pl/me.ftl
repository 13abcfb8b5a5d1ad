### Ty

me-title = Ty
me-nobody = To urządzenie nie ma tu jeszcze imienia i nic o tobie nie zapisano.
me-save = Zapisz
me-saved = Zapisano
me-numbers = Twoje gry w liczbach
me-no-games = Jeszcze żadnej skończonej gry.
me-games = Gry
me-wins = Wygrane
me-mean-rank = Średnie miejsce
me-rating = Ranking
me-unrated = jeszcze brak
me-points-per-round = Punkty na rundę
me-stops = Deklaracje STOP
me-bets = Wygrane OSTATNIE SZANSE
# na przykład „3 z 5”
me-bets-won = { $won } z { $all }
me-mermaid-wins = Wygrane czterema syrenami
me-finished = Skończone gry
me-analyse = Analiza
me-analyse-record = Analiza zapisu z innego źródła
me-game-won = Wygrana
me-game-shared = Wspólne zwycięstwo
me-game-place = Miejsce { $place }
me-data = Twoje dane
me-data-about = Na tym urządzeniu pamięta cię plik cookie. Nie ma konta ani hasła.
me-download = Pobierz moje dane
me-delete = Usuń mnie
me-delete-title = Usunąć wszystko o tobie?
me-delete-about = Twoje imię, gry i rankingi znikną na zawsze, a to urządzenie o tobie zapomni. Tego nie da się cofnąć.
me-delete-yes = Usuń na zawsze
me-deleted = Gotowe: nic już o tobie nie przechowujemy.
