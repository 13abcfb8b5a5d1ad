### Ty

me-title = O tobě
me-nobody = Toto zařízení tu ještě nemá jméno a nic o tobě není uložené.
me-save = Uložit
me-saved = Uloženo
me-numbers = Tvoje hry v číslech
me-no-games = Zatím žádná dohraná hra.
me-games = Hry
me-wins = Výhry
me-mean-rank = Průměrné pořadí
me-rating = Hodnocení
me-unrated = zatím žádné
me-points-per-round = Body za kolo
me-stops = Ohlášené KONČÍME
me-bets = Vyhrané POSLEDNÍ ŠANCE
# například „3 z 5“
me-bets-won = { $won } z { $all }
me-mermaid-wins = Výhry se čtyřmi mořskými pannami
me-finished = Dohrané hry
me-analyse = Rozbor
me-analyse-record = Rozebrat záznam
me-game-won = Výhra
me-game-shared = Společná výhra
me-game-place = { $place }. místo
me-data = Tvoje údaje
me-data-about = Na tomto zařízení si tě pamatuje soubor cookie. Není tu žádný účet ani heslo.
me-download = Stáhnout moje údaje
me-delete = Vymazat mě
me-delete-title = Vymazat všechno o tobě?
me-delete-about = Tvoje jméno, hry a hodnocení se navždy vymažou a toto zařízení na tebe zapomene. Nejde to vrátit.
me-delete-yes = Navždy vymazat
me-deleted = Hotovo: už o tobě není nic uložené.
