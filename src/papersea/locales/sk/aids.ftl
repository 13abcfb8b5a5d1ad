### V skratke: prehľadové karty zo škatule

aid-turn = Tvoj ťah
aid-turn-draw = Vezmi si kartu
aid-turn-deck = Dve z balíčka: jednu si nechaj, druhú odhoď na hromádku
aid-turn-or = alebo
aid-turn-pile = Vrchná karta hromádky
aid-turn-duo = Vylož páry, ak chceš
aid-turn-end = Skonči ťah alebo od { $points } bodov zavri kolo
aid-duos = Páry
aid-duos-about = 1 bod za každý, aj v ruke. Vyložené niečo urobia:
aid-duo-crab = Prezri si hromádku a vezmi si kartu
aid-duo-boat = Hneď máš ďalší ťah
aid-duo-fish = Vezmi si vrchnú kartu balíčka
aid-duo-theft = Ukradni kartu niekomu z ruky
aid-worth = Zberateľské karty a morské panny
aid-collectors = Čím viac rovnakých, tým lepšie
aid-multipliers = Prémiové karty, za každú kartu
aid-mermaid = 1 bod za každú kartu tvojej najpočetnejšej farby; za každú ďalšiu morskú pannu nasledujúca najpočetnejšia
aid-mermaids = Všetky štyri: vyhrávaš hru
aid-end = Zavretie kola
aid-end-need = Od { $points } bodov môžeš ohlásiť:
aid-end-stop = Každý získa hodnotu svojich kariet.
aid-end-last = Ostatní majú ešte po jednom ťahu. Potom:
aid-end-won = Nikto nemá viac než ty
aid-end-won-you = ty: karty + farebný bonus
aid-end-won-others = ostatní: farebný bonus
aid-end-lost = Niekto má viac než ty
aid-end-lost-you = ty: farebný bonus
aid-end-lost-others = ostatní: karty
aid-end-bonus = Farebný bonus: 1 bod za každú kartu tvojej najpočetnejšej farby
# $targets sú body pre dvoch, troch a štyroch hráčov.
aid-end-target = Hrá sa do { $targets } bodov (2 · 3 · 4 hráči).
aid-colours = Farby
aid-colours-about = Koľko je kariet jednotlivých farieb
