### Hra na celé obrazovce terminálu. Názvy jsou krátké: v dolním řádku je místo na sedm.

full-help = Nápověda
full-points = Body
full-rules = Pravidla
full-log = Průběh
full-theme = Barvy
full-type = Psát
full-leave = Odejít
full-yes = Ano
full-no = Ne
full-go-on = Dál
full-close = Zavřít
full-look-up = Najdi pravidlo: R6, cards, sázka…
full-how = Stiskni číslo tahu, vyber ho šipkami a klávesou Enter, nebo na něj klikni. Kliknout jde i na balíček a na hromádky. Fungují i jednopísmenné zkratky: D je balíček, L a R jsou hromádky, tečka skončí tah.
full-not-installed = Hra na celé obrazovce není nainstalovaná. Získáš ji takto: { $install }
full-no-terminal = Hra na celé obrazovce potřebuje terminál, ve kterém se píše i čte.
full-dumb = Tento terminál (TERM) celou obrazovku nezvládne.
full-encoding = Tento terminál nezná UTF-8 (LANG), které celá obrazovka potřebuje.
full-no-colour = Je nastavené NO_COLOR, proto se hraje řádek po řádku; --full hraje na celé obrazovce.
full-small = Tento terminál je na celou obrazovku moc malý; s --full se na něm přesto hraje.
