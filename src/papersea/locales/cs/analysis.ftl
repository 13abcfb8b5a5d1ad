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
choice-take = vzít: { $card } ({ $pile })
choice-keep = nechat si: { $card }, odhodit: { $other } ({ $pile })
choice-lay = vyložit: { $cards }
choice-search = prohlédnout si karty ({ $pile })
choice-pick = vzít: { $card }
choice-steal = ukrást kartu: { $name }
choice-end = ukončit tah

## Jak dobrá byla volba

grade-best = nejlepší
grade-fine = v pořádku
grade-slip = nepřesnost
grade-mistake = chyba

## Proč se vyplatí mít kartu

# $card: čtvrtá mořská panna.
why-wins-game = { $card }: čtyři mořské panny hned vyhrávají celou hru.
# $count: body, na které $name sází.
why-beats-bet = { $card }: dohromady { amount-points }. { $name } sází na { $count }, takže sázka nevyjde.
why-reaches-close = { $card }: dohromady { amount-points }, a to stačí na zavření kola.
# $points za $card, $count za $other.
why-brings-more = { $card } přinese { amount-points }, { $other } přinese { $count }.
why-brings-points = { $card } přinese { amount-points }.
why-makes-duo = { $card } a { $other } jsou pár.
# $count a $kind: „3 chobotnice“.
why-grows-set = { $card }: dohromady { $count } { $kind }, o { amount-points } víc.
# $card je prémiová karta. $count a $kind: „3 loďky“.
why-multiplies = { $card }: { $count } { $kind }, o { amount-points } víc.
# $count mořských panen ze čtyř.
why-gathers-mermaids = { $card }: { $count } ze čtyř mořských panen, o { amount-points } víc.
why-builds-colour = { $card } posílí barvu ({ $colour }): { amount-cards }, pro barevný bonus i pro mořské panny.
why-promises = { $card }: s další kartou toho druhu ({ $kind }) přinese { amount-points }.
# $count a $kind: karty, které by s ní byly pár.
why-partners-left = { $card } ještě může mít pár. Nikde zatím nevidět: { $count } { $kind }.

## Odkud karty přicházejí a kam jdou

why-top-is-little = { $card } ({ $pile }) přinese { amount-points }; z balíčku se vybírá ze dvou karet.
why-deck-offers-two = { $card } ({ $pile }) přinese { amount-points }, ale dvě karty z balíčku slibují víc.
# $points: ke kartám, které leží odkryté nebo je bylo vidět ($name).
why-helps-next = { $card } na hromádce ({ $pile }) je dárek: na řadě bude { $name } a má karty, ke kterým se hodí ({ amount-points }).
why-helps-other = { $card } na hromádce ({ $pile }) může být dárek: { $name } má karty, ke kterým se hodí ({ amount-points }).
why-open-to-next = { $card } zůstane na očích ({ $pile }) a na řadě bude { $name }.
why-uncovers = Kdo vezme vrchní kartu ({ $pile }), odkryje další: { $card }. { $name } z ní má { amount-points }.
why-covers = Tím se přikryje { $card } ({ $pile }): { $name } na tuto kartu už nedosáhne.
why-stays-in-reach = { $card } ({ $pile }) zůstane navrchu a dá se ještě vzít: { amount-points }.
why-deck-is-low = { $count ->
    [0] Balíček je prázdný.
    [one] V balíčku je už jen 1 karta.
    [few] V balíčku jsou už jen { $count } karty.
   *[other] V balíčku je už jen { $count } karet.
}

## Páry a co dělají

why-lay-crabs = { $cards }: vyložené přinesou kartu z hromádky.
why-lay-boats = { $cards }: vyložené dají další celý tah.
why-lay-fish = { $cards }: vyložené přinesou kartu z balíčku.
# $count: karty v ruce ($name).
why-lay-theft = { $cards }: vyložené ukradnou kartu. { $name }: v ruce { amount-cards }.
why-laid-is-safe = { $cards }: vyložené platí stejně a nikdo je neukradne.
why-duo-can-wait = { $cards }: platí i v ruce a později můžou udělat víc.
why-pile-has = { $card } leží v hromádce ({ $pile }) a přinese { amount-points }.
why-pile-is-bigger = Větší výběr ({ $pile }): { amount-cards }.
# Kartu bylo vidět jít do té ruky.
why-rob-known = { $name } má v ruce, jak bylo vidět: { $card }. Přinese { amount-points }.
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
why-held = V ruce ({ $name }): { $cards }.
why-took-it = { $name } hned bere: { $card }.
why-had-points = { $name }: { amount-points } v té chvíli.
why-deck-had = Další v balíčku: { $cards }.
