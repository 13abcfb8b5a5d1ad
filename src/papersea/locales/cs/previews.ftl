### Co se ukáže z odkazu dřív, než se otevře: ve zprávách, ve vyhledávačích a v telefonu, který má
### stránku na ploše. Každý text je jeden řádek; nic se nedoplňuje.

preview-about = Malá karetní hra o skládaném papíru pro dva až čtyři hráče: přes odkaz, s přáteli i s boty.
preview-table = Stůl na papírovém moři
preview-table-about = Odkaz tě vezme ke stolu: sedni si a hraj, nebo sleduj.
preview-game = Hra na papírovém moři
preview-game-about = Odkaz ti hru ukáže znovu, tah po tahu.
preview-deal = Rozdání na papírovém moři
preview-deal-about = Zahraj si se stejnými kartami a pak porovnejte výsledky.
preview-puzzle = Úloha z papírového moře
preview-puzzle-about = Jedno rozhodnutí z dobře hrané hry. Který tah je jasně nejlepší?
preview-rules = Pravidla papírového moře
preview-rules-about = Všechna pravidla a všechny karty, slovy pěti vydání.
preview-needs-script = papersea potřebuje JavaScript. Povol ho na této stránce.
