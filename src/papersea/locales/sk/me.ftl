### Ty

me-title = O tebe
me-nobody = Toto zariadenie tu ešte nemá meno a nič o tebe nie je uložené.
me-save = Uložiť
me-saved = Uložené
me-numbers = Tvoje hry v číslach
me-no-games = Zatiaľ žiadna dohraná hra.
me-games = Hry
me-wins = Výhry
me-mean-rank = Priemerné poradie
me-rating = Hodnotenie
me-unrated = zatiaľ žiadne
me-points-per-round = Body za kolo
me-stops = Ohlásené KONČÍME
me-bets = Vyhrané POSLEDNÉ ŠANCE
# napríklad „3 z 5“
me-bets-won = { $won } z { $all }
me-mermaid-wins = Výhry so štyrmi morskými pannami
me-finished = Dohrané hry
me-analyse = Rozbor
me-analyse-record = Rozobrať záznam
me-game-won = Výhra
me-game-shared = Spoločná výhra
me-game-place = { $place }. miesto
me-data = Tvoje údaje
me-data-about = Na tomto zariadení si ťa pamätá súbor cookie. Nie je tu žiadny účet ani heslo.
me-download = Stiahnuť moje údaje
me-delete = Vymazať ma
me-delete-title = Vymazať všetko o tebe?
me-delete-about = Tvoje meno, hry a hodnotenia sa navždy vymažú a toto zariadenie na teba zabudne. Nedá sa to vrátiť.
me-delete-yes = Navždy vymazať
me-deleted = Hotovo: už o tebe nie je nič uložené.
