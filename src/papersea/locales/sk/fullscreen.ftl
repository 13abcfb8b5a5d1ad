### Hra na celej obrazovke terminálu. Názvy sú krátke: v dolnom riadku je miesto na sedem.

full-help = Pomoc
full-points = Body
full-rules = Pravidlá
full-log = Priebeh
full-theme = Farby
full-type = Písať
full-leave = Odísť
full-yes = Áno
full-no = Nie
full-go-on = Ďalej
full-close = Zavrieť
full-look-up = Nájdi pravidlo: R6, cards, stávka…
full-how = Stlač číslo ťahu, vyber ho šípkami a klávesom Enter, alebo naň klikni. Kliknúť sa dá aj na balíček a na hromádky. Fungujú aj jednopísmenové skratky: D je balíček, L a R sú hromádky, bodka skončí ťah.
full-not-installed = Hra na celej obrazovke nie je nainštalovaná. Získaš ju takto: { $install }
full-no-terminal = Hra na celej obrazovke potrebuje terminál, v ktorom sa píše aj číta.
full-dumb = Tento terminál (TERM) celú obrazovku nezvládne.
full-encoding = Tento terminál nepozná UTF-8 (LANG), ktoré celá obrazovka potrebuje.
full-no-colour = Je nastavené NO_COLOR, preto sa hrá riadok po riadku; --full hrá na celej obrazovke.
full-small = Tento terminál je na celú obrazovku primalý; s --full sa na ňom napriek tomu hrá.
