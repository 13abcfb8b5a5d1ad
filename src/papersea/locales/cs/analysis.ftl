### Co říká rozbor hry.
### Text si říká o tvar karty (docs/languages/README.md); jména se neskloňují.
### Nikdo není osloven, kde se tomu dá vyhnout: důvod platí pro vlastní rozhodnutí i pro cizí.

# Whose judgement it is: an opponent's name.
judged-by = Hodnotí { $judge }.

# Používá se v jiných zprávách: tolik bodů, tolik karet.
amount-points = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
amount-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

## Možný tah. $cards jsou ty, které se vyloží.

choice-draw = dvě karty z balíčku
choice-take = vzít { CARD($card, "acc") } z { PILE($pile, "gen") }
choice-keep = nechat si { CARD($card, "acc") } a odhodit { CARD($other, "acc") } na { PILE($pile, "acc") }
choice-lay = vyložit { CARDS($cards, "acc") }
choice-search = prohlédnout si { PILE($pile, "acc") }
choice-pick = vzít { CARD($card, "acc") }
choice-steal = ukrást kartu hráči { $name }
choice-end = skončit tah

## Jak dobré bylo rozhodnutí

grade-best = nejlepší
grade-fine = v pořádku
grade-slip = nepřesnost
grade-mistake = chyba
praise-good = dobrý tah
praise-brilliant = skvělý tah

## Proč se vyplatí mít kartu

# $card: čtvrtá mořská panna.
why-wins-game = { CARD($card, "Nom") } je čtvrtá: všechny čtyři mořské panny vyhrávají celou hru.
# $count: body, na které $name sází.
why-beats-bet = { CARD($card, "S-ins") } je to dohromady { amount-points }. { $name } má sázku na { $count }, takže ji prohraje.
why-reaches-close = { CARD($card, "S-ins") } je to dohromady { amount-points }: na zavření kola to stačí.
# $points za $card, $count za $other.
why-brings-more = { CARD($card, "Nom") } přinese { amount-points }, { CARD($other, "nom") } jen { $count }.
why-brings-points = { CARD($card, "Nom") } přinese { amount-points }.
why-makes-duo = { CARD($card, "Nom") } a { CARD($other, "nom") } tvoří pár.
# $count a $kind: „3 chobotnice“.
why-grows-set = { CARD($card, "S-ins") } { $count ->
    [one] je to { $count }
    [few] jsou to { $count }
   *[other] je to { $count }
} { KIND($kind, $count) }: o { amount-points } víc.
# $card je prémiová karta. $count a $kind: „3 loďky“.
why-multiplies = { CARD($card, "Nom") } boduje za { $count } { KIND($kind, "acc", $count) }: o { amount-points } víc.
# $count mořských panen ze čtyř.
why-gathers-mermaids = { CARD($card, "S-ins") } { $count ->
    [one] je to { $count } ze čtyř mořských panen
    [few] jsou to { $count } ze čtyř mořských panen
   *[other] je to { $count } ze čtyř mořských panen
}: o { amount-points } víc.
why-builds-colour = { CARD($card, "S-ins") } { $count ->
    [one] je to 1 { COLOUR($colour, "agr", $count) } karta
    [few] jsou to { $count } { COLOUR($colour, "agr", $count) } karty
   *[other] je to { $count } { COLOUR($colour, "agr", $count) } karet
}: pomůže to barevnému bonusu i mořským pannám.
why-promises = S { KIND($kind, "another-ins") } přinese { CARD($card, "nom") } { amount-points }.
# $count a $kind: karty, které by s ní byly pár.
why-partners-left = { CARD($card, "Nom") } ještě může utvořit pár: zatím nebylo vidět { $count } { KIND($kind, "acc", $count) }.

## Odkud karty přicházejí a kam jdou

why-top-is-little = { CARD($card, "Nom") } na { PILE($pile, "loc") } přinese { amount-points }, kdežto z balíčku si vybereš ze dvou karet.
why-deck-offers-two = { CARD($card, "Nom") } na { PILE($pile, "loc") } přinese { amount-points }, ale dvě karty z balíčku slibují víc.
# $points: ke kartám, které leží odkryté nebo je bylo vidět ($name).
why-helps-next = { CARD($card, "Nom") } na { PILE($pile, "loc") } je dárek: dál hraje { $name } a má karty, ke kterým se hodí ({ amount-points }).
why-helps-other = { CARD($card, "Nom") } na { PILE($pile, "loc") } je možná dárek: { $name } má karty, ke kterým se hodí ({ amount-points }).
why-open-to-next = { CARD($card, "Nom") } zůstane na očích na { PILE($pile, "loc") } a dál hraje { $name }.
why-uncovers = Kdo vezme vrchní kartu z { PILE($pile, "gen") }, odkryje hráči { $name } { CARD($card, "acc") }: { amount-points }.
why-covers = Zakryje to { CARD($card, "acc") } na { PILE($pile, "loc") } a { $name } se k té kartě už nedostane.
why-stays-in-reach = { CARD($card, "Nom") } zůstane navrchu na { PILE($pile, "loc") } a ještě se dá vzít: { amount-points }.
why-deck-is-low = { $count ->
    [0] Balíček je prázdný.
    [one] V balíčku je už jen 1 karta.
    [few] V balíčku jsou už jen { $count } karty.
   *[other] V balíčku je už jen { $count } karet.
}

## Páry a co dělají

why-lay-crabs = { CARDS($cards, "Nom") } po vyložení přinesou kartu z hromádky.
why-lay-boats = { CARDS($cards, "Nom") } po vyložení dají další celý tah.
why-lay-fish = { CARDS($cards, "Nom") } po vyložení přinesou kartu z balíčku.
# $count: karty v ruce ($name).
why-lay-theft = { CARDS($cards, "Nom") } po vyložení ukradnou kartu. { $name } má v ruce { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
why-laid-is-safe = { CARDS($cards, "Nom") } se po vyložení počítají stejně a nikdo je neukradne.
why-duo-can-wait = { CARDS($cards, "Nom") } se počítají i v ruce a později můžou pomoct víc.
why-pile-has = { CARD($card, "Nom") } leží v { PILE($pile, "loc") } a přinese { amount-points }.
why-pile-is-bigger = { PILE($pile, "Nom") } dává větší výběr: { amount-cards }.
# Kartu bylo vidět jít do té ruky.
why-rob-known = { $name } má v ruce { CARD($card, "acc") } (bylo to vidět): { amount-points }.
why-rob-leader = { $name } vede, má { amount-points }.
why-rob-bigger-hand = { $name } má v ruce víc: { amount-cards }.

## Zavření kola. $percent je šance vyhrát hru.

why-chance-stop = „{ call-stop }“ vyhraje { $percent } % her.
why-chance-last = „{ call-last-chance }“ vyhraje { $percent } % her.
why-chance-go-on = Kdo hraje dál, vyhraje { $percent } % her.
why-stop-is-sure = „{ call-stop }“ přinese jisté body: { amount-points }.
# $points, když vyjde, jinak $count.
why-bet-holds = Sázka vyjde v { $percent } % případů: { amount-points }, jinak { $count }.
why-bet-is-void = Balíček je prázdný: POSLEDNÍ ŠANCE by kolo hned ukončila a nikdo by nebodoval.
# $count je cíl.
why-call-reaches-target = „{ call-stop }“ dá dohromady { amount-points } a ukončí hru: hraje se do { $count }.
why-mermaid-missing = Mořské panny: { $count } ze čtyř. Všechny čtyři vyhrávají celou hru.
why-other-may-close = { $name } má { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
} a může zavřít kolo dřív.
why-other-near-target = { $name } má do cíle už jen { amount-points }.
# $count: karty v balíčku.
why-hand-can-grow = Teď je to { amount-points } a na další je ještě čas: v balíčku { $count ->
    [one] zbývá 1 karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}.

## Kde není co jiného říct

why-nearly-equal = Skoro na tom nezáleží: druhý nejlepší tah vyhrává přibližně stejně často ({ $percent } %).
why-wins-more-often = V mnoha pokusech vyhraje { $percent } % her, druhá možnost { $against } %.

## Zpětný pohled: co na tom místě nikdo nemohl vědět

hindsight = Při pohledu zpět: { $reason }
why-held = { $name } má v té chvíli v ruce { CARDS($cards, "acc") }.
why-took-it = { $name } hned bere { CARD($card, "acc") }.
why-had-points = { $name } má v té chvíli { amount-points }.
why-deck-had = V balíčku následuje: { CARDS($cards) }.
