### Ve zkratce: přehledové karty z krabice

aid-turn = Tvůj tah
aid-turn-draw = Vezmi si kartu
aid-turn-deck = Dvě z balíčku: jednu si nech, druhou odhoď na hromádku
aid-turn-or = nebo
aid-turn-pile = Vrchní karta hromádky
aid-turn-duo = Vylož páry, pokud chceš
aid-turn-end = Skonči tah, nebo od { $points } bodů zavři kolo
aid-duos = Páry
aid-duos-about = 1 bod za každý, i v ruce. Vyložené něco udělají:
aid-duo-crab = Prohlédni si hromádku a vezmi si kartu
aid-duo-boat = Hned máš další tah
aid-duo-fish = Vezmi si vrchní kartu balíčku
aid-duo-theft = Ukradni kartu někomu z ruky
aid-worth = Sběratelské karty a mořské panny
aid-collectors = Čím víc stejných, tím líp
aid-multipliers = Prémiové karty, za každou kartu
aid-mermaid = 1 bod za každou kartu tvé nejdelší barvy; za každou další mořskou pannu následující nejdelší
aid-mermaids = Všechny čtyři: vyhráváš hru
aid-end = Zavření kola
aid-end-need = Od { $points } bodů můžeš ohlásit:
aid-end-stop = Každý získá hodnotu svých karet.
aid-end-last = Ostatní mají ještě po jednom tahu. Pak:
aid-end-won = Nikdo nemá víc než ty
aid-end-won-you = ty: karty + barevný bonus
aid-end-won-others = ostatní: barevný bonus
aid-end-lost = Někdo má víc než ty
aid-end-lost-you = ty: barevný bonus
aid-end-lost-others = ostatní: karty
aid-end-bonus = Barevný bonus: 1 bod za každou kartu tvé nejdelší barvy
# $targets jsou body pro dva, tři a čtyři hráče.
aid-end-target = Hraje se do { $targets } bodů (2 · 3 · 4 hráči).
aid-colours = Barvy
aid-colours-about = Kolik je karet jednotlivých barev
