### Co říká rozbor hry.
### Karty a jména jsou hotová slova, která stojí samostatně, takže se neskloňují.
### Nikdo není osloven, kde se tomu dá vyhnout: důvod platí pro vlastní volbu i pro cizí.

# Whose judgement it is: an opponent's name.
judged-by = Hodnotí { $judge }.

# Používá se v jiných zprávách: tolik bodů, tolik karet.
amount-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
amount-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}

## Možný tah. $cards jsou ty, které se vyloží.

choice-draw = dvě karty z balíčku
choice-take = vzít: { CARD($card) } ({ PILE($pile) })
choice-keep = nechat si: { CARD($card) }, odhodit: { CARD($other) } ({ PILE($pile) })
choice-lay = vyložit: { CARDS($cards) }
choice-search = prohlédnout si karty ({ PILE($pile) })
choice-pick = vzít: { CARD($card) }
choice-steal = ukrást kartu: { $name }
choice-end = ukončit tah

## Jak dobrá byla volba

grade-best = nejlepší
grade-fine = v pořádku
grade-slip = nepřesnost
grade-mistake = chyba

## Proč se vyplatí mít kartu

# $card: čtvrtá mořská panna.
why-wins-game = { CARD($card) }: čtyři mořské panny hned vyhrávají celou hru.
# $count: body, na které $name sází.
why-beats-bet = { CARD($card) }: dohromady { amount-points }. { $name } sází na { $count }, takže sázka nevyjde.
why-reaches-close = { CARD($card) }: dohromady { amount-points }, a to stačí na zavření kola.
# $points za $card, $count za $other.
why-brings-more = { CARD($card) } přinese { amount-points }, { CARD($other) } přinese { $count }.
why-brings-points = { CARD($card) } přinese { amount-points }.
why-makes-duo = { CARD($card) } a { CARD($other) } jsou pár.
# $count a $kind: „3 chobotnice“.
why-grows-set = { CARD($card) }: dohromady { $count } { KIND($kind, $count) }, o { amount-points } víc.
# $card je prémiová karta. $count a $kind: „3 loďky“.
why-multiplies = { CARD($card) }: { $count } { KIND($kind, $count) }, o { amount-points } víc.
# $count mořských panen ze čtyř.
why-gathers-mermaids = { CARD($card) }: { $count } ze čtyř mořských panen, o { amount-points } víc.
why-builds-colour = { CARD($card) } posílí barvu ({ COLOUR($colour) }): { amount-cards }, pro barevný bonus i pro mořské panny.
why-promises = { CARD($card) }: s další kartou toho druhu ({ KIND($kind) }) přinese { amount-points }.
# $count a $kind: karty, které by s ní byly pár.
why-partners-left = { CARD($card) } ještě může mít pár. Nikde zatím nevidět: { $count } { KIND($kind, $count) }.

## Odkud karty přicházejí a kam jdou

why-top-is-little = { CARD($card) } ({ PILE($pile) }) přinese { amount-points }; z balíčku se vybírá ze dvou karet.
why-deck-offers-two = { CARD($card) } ({ PILE($pile) }) přinese { amount-points }, ale dvě karty z balíčku slibují víc.
# $points: ke kartám, které leží odkryté nebo je bylo vidět ($name).
why-helps-next = { CARD($card) } na hromádce ({ PILE($pile) }) je dárek: na řadě bude { $name } a má karty, ke kterým se hodí ({ amount-points }).
why-helps-other = { CARD($card) } na hromádce ({ PILE($pile) }) může být dárek: { $name } má karty, ke kterým se hodí ({ amount-points }).
why-open-to-next = { CARD($card) } zůstane na očích ({ PILE($pile) }) a na řadě bude { $name }.
why-uncovers = Kdo vezme vrchní kartu ({ PILE($pile) }), odkryje další: { CARD($card) }. { $name } z ní má { amount-points }.
why-covers = Tím se přikryje { CARD($card) } ({ PILE($pile) }): { $name } na tuto kartu už nedosáhne.
why-stays-in-reach = { CARD($card) } ({ PILE($pile) }) zůstane navrchu a dá se ještě vzít: { amount-points }.
why-deck-is-low = { $count ->
    [0] Balíček je prázdný.
    [one] V balíčku je už jen 1 karta.
    [few] V balíčku jsou už jen { $count } karty.
   *[other] V balíčku je už jen { $count } karet.
}

## Páry a co dělají

why-lay-crabs = { CARDS($cards) }: vyložené přinesou kartu z hromádky.
why-lay-boats = { CARDS($cards) }: vyložené dají další celý tah.
why-lay-fish = { CARDS($cards) }: vyložené přinesou kartu z balíčku.
# $count: karty v ruce ($name).
why-lay-theft = { CARDS($cards) }: vyložené ukradnou kartu. { $name }: v ruce { amount-cards }.
why-laid-is-safe = { CARDS($cards) }: vyložené platí stejně a nikdo je neukradne.
why-duo-can-wait = { CARDS($cards) }: platí i v ruce a později můžou udělat víc.
why-pile-has = { CARD($card) } leží v hromádce ({ PILE($pile) }) a přinese { amount-points }.
why-pile-is-bigger = Větší výběr ({ PILE($pile) }): { amount-cards }.
# Kartu bylo vidět jít do té ruky.
why-rob-known = { $name } má v ruce, jak bylo vidět: { CARD($card) }. Přinese { amount-points }.
why-rob-leader = { $name } má ve hře náskok: { amount-points }.
why-rob-bigger-hand = { $name } má v ruce víc: { amount-cards }.

## Zavření kola. $percent je šance vyhrát hru.

why-chance-stop = { call-stop }: šance vyhrát hru { $percent } %.
why-chance-last = { call-last-chance }: šance vyhrát hru { $percent } %.
why-chance-go-on = Hrát dál: šance vyhrát hru { $percent } %.
why-stop-is-sure = { call-stop } je jistota: { amount-points }.
# $points, když vyjde, jinak $count.
why-bet-holds = Sázka vyjde na { $percent } %: { amount-points }, jinak { $count }.
why-bet-is-void = Balíček je prázdný: sázka by kolo hned ukončila a nikdo by nebodoval.
# $count je cíl.
why-call-reaches-target = { call-stop }: dohromady { amount-points }; hra končí při { $count }.
why-mermaid-missing = Mořské panny v ruce: { $count }. Čtvrtá vyhrává celou hru.
why-other-may-close = { $name } může zavřít kolo dřív: v ruce { amount-cards }.
why-other-near-target = { $name } potřebuje do cíle už jen { amount-points }.
# $count: karty v balíčku.
why-hand-can-grow = Teď { amount-points } a ještě je čas na víc: v balíčku { amount-cards }.

## Kde není co jiného říct

why-nearly-equal = Skoro na tom nezáleží: druhý nejlepší tah vyhrává asi stejně často ({ $percent } %).
why-wins-more-often = Po mnoha pokusech: takhle se vyhraje { $percent } % her, jinak { $against } %.

## Zpětný pohled: co na tom místě nikdo nemohl vědět

hindsight = Při zpětném pohledu: { $reason }
why-held = V ruce ({ $name }): { CARDS($cards) }.
why-took-it = { $name } hned bere: { CARD($card) }.
why-had-points = { $name }: { amount-points } v té chvíli.
why-deck-had = Další v balíčku: { CARDS($cards) }.
