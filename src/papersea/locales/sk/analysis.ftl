### Čo hovorí rozbor hry.
### Karty a mená sú hotové slová, ktoré stoja samostatne, takže sa neskloňujú.
### Nikto nie je oslovený, kde sa tomu dá vyhnúť: dôvod platí pre vlastnú voľbu aj pre cudziu.

# Whose judgement it is: an opponent's name.
judged-by = Hodnotí { $judge }.

# Používa sa v iných správach: toľko bodov, toľko kariet.
amount-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}
amount-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kariet
}

## Možný ťah. $cards sú tie, ktoré sa vyložia.

choice-draw = dve karty z balíčka
choice-take = vziať: { CARD($card) } ({ PILE($pile) })
choice-keep = nechať si: { CARD($card) }, odhodiť: { CARD($other) } ({ PILE($pile) })
choice-lay = vyložiť: { CARDS($cards) }
choice-search = prezrieť si karty ({ PILE($pile) })
choice-pick = vziať: { CARD($card) }
choice-steal = ukradnúť kartu: { $name }
choice-end = ukončiť ťah

## Aká dobrá bola voľba

grade-best = najlepšie
grade-fine = v poriadku
grade-slip = nepresnosť
grade-mistake = chyba

## Prečo sa oplatí mať kartu

# $card: štvrtá morská panna.
why-wins-game = { CARD($card) }: štyri morské panny hneď vyhrávajú celú hru.
# $count: body, na ktoré $name vsádza.
why-beats-bet = { CARD($card) }: spolu { amount-points }. { $name } vsádza na { $count }, takže stávka nevyjde.
why-reaches-close = { CARD($card) }: spolu { amount-points }, a to stačí na zavretie kola.
# $points za $card, $count za $other.
why-brings-more = { CARD($card) } prinesie { amount-points }, { CARD($other) } prinesie { $count }.
why-brings-points = { CARD($card) } prinesie { amount-points }.
why-makes-duo = { CARD($card) } a { CARD($other) } sú pár.
# $count a $kind: „3 chobotnice“.
why-grows-set = { CARD($card) }: spolu { $count } { KIND($kind, $count) }, o { amount-points } viac.
# $card je prémiová karta. $count a $kind: „3 loďky“.
why-multiplies = { CARD($card) }: { $count } { KIND($kind, $count) }, o { amount-points } viac.
# $count morských panien zo štyroch.
why-gathers-mermaids = { CARD($card) }: { $count } zo štyroch morských panien, o { amount-points } viac.
why-builds-colour = { CARD($card) } posilní farbu ({ COLOUR($colour) }): { amount-cards }, pre farebný bonus aj pre morské panny.
why-promises = { CARD($card) }: s ďalšou kartou toho druhu ({ KIND($kind) }) prinesie { amount-points }.
# $count a $kind: karty, ktoré by s ňou boli pár.
why-partners-left = { CARD($card) } ešte môže mať pár. Nikde zatiaľ nevidno: { $count } { KIND($kind, $count) }.

## Odkiaľ karty prichádzajú a kam idú

why-top-is-little = { CARD($card) } ({ PILE($pile) }) prinesie { amount-points }; z balíčka sa vyberá z dvoch kariet.
why-deck-offers-two = { CARD($card) } ({ PILE($pile) }) prinesie { amount-points }, ale dve karty z balíčka sľubujú viac.
# $points: ku kartám, ktoré ležia odkryté alebo ich bolo vidieť ($name).
why-helps-next = { CARD($card) } na hromádke ({ PILE($pile) }) je darček: na rade bude { $name } a má karty, ku ktorým sa hodí ({ amount-points }).
why-helps-other = { CARD($card) } na hromádke ({ PILE($pile) }) môže byť darček: { $name } má karty, ku ktorým sa hodí ({ amount-points }).
why-open-to-next = { CARD($card) } zostane na očiach ({ PILE($pile) }) a na rade bude { $name }.
why-uncovers = Kto vezme vrchnú kartu ({ PILE($pile) }), odkryje ďalšiu: { CARD($card) }. { $name } z nej má { amount-points }.
why-covers = Tým sa prikryje { CARD($card) } ({ PILE($pile) }): { $name } na túto kartu už nedosiahne.
why-stays-in-reach = { CARD($card) } ({ PILE($pile) }) zostane navrchu a dá sa ešte vziať: { amount-points }.
why-deck-is-low = { $count ->
    [0] Balíček je prázdny.
    [one] V balíčku je už len 1 karta.
    [few] V balíčku sú už len { $count } karty.
   *[other] V balíčku je už len { $count } kariet.
}

## Páry a čo robia

why-lay-crabs = { CARDS($cards) }: vyložené prinesú kartu z hromádky.
why-lay-boats = { CARDS($cards) }: vyložené dajú ďalší celý ťah.
why-lay-fish = { CARDS($cards) }: vyložené prinesú kartu z balíčka.
# $count: karty v ruke ($name).
why-lay-theft = { CARDS($cards) }: vyložené ukradnú kartu. { $name }: v ruke { amount-cards }.
why-laid-is-safe = { CARDS($cards) }: vyložené platia rovnako a nikto ich neukradne.
why-duo-can-wait = { CARDS($cards) }: platia aj v ruke a neskôr môžu urobiť viac.
why-pile-has = { CARD($card) } leží v hromádke ({ PILE($pile) }) a prinesie { amount-points }.
why-pile-is-bigger = Väčší výber ({ PILE($pile) }): { amount-cards }.
# Kartu bolo vidieť ísť do tej ruky.
why-rob-known = { $name } má v ruke, ako bolo vidieť: { CARD($card) }. Prinesie { amount-points }.
why-rob-leader = { $name } má v hre náskok: { amount-points }.
why-rob-bigger-hand = { $name } má v ruke viac: { amount-cards }.

## Zavretie kola. $percent je šanca vyhrať hru.

why-chance-stop = { call-stop }: šanca vyhrať hru { $percent } %.
why-chance-last = { call-last-chance }: šanca vyhrať hru { $percent } %.
why-chance-go-on = Hrať ďalej: šanca vyhrať hru { $percent } %.
why-stop-is-sure = { call-stop } je istota: { amount-points }.
# $points, ak vyjde, inak $count.
why-bet-holds = Stávka vyjde na { $percent } %: { amount-points }, inak { $count }.
why-bet-is-void = Balíček je prázdny: stávka by kolo hneď ukončila a nikto by nebodoval.
# $count je cieľ.
why-call-reaches-target = { call-stop }: spolu { amount-points }; hra sa končí pri { $count }.
why-mermaid-missing = Morské panny v ruke: { $count }. Štvrtá vyhráva celú hru.
why-other-may-close = { $name } môže zavrieť kolo skôr: v ruke { amount-cards }.
why-other-near-target = { $name } potrebuje do cieľa už len { amount-points }.
# $count: karty v balíčku.
why-hand-can-grow = Teraz { amount-points } a ešte je čas na viac: v balíčku { amount-cards }.

## Kde nie je čo iné povedať

why-nearly-equal = Takmer na tom nezáleží: druhý najlepší ťah vyhráva asi rovnako často ({ $percent } %).
why-wins-more-often = Po mnohých pokusoch: takto sa vyhrá { $percent } % hier, inak { $against } %.

## Spätný pohľad: čo na tom mieste nikto nemohol vedieť

hindsight = Pri spätnom pohľade: { $reason }
why-held = V ruke ({ $name }): { CARDS($cards) }.
why-took-it = { $name } hneď berie: { CARD($card) }.
why-had-points = { $name }: { amount-points } v tej chvíli.
why-deck-had = Ďalšie v balíčku: { CARDS($cards) }.
