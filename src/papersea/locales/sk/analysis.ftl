### Čo hovorí rozbor hry.
### Text si pýta tvar karty (docs/languages/README.md); mená sa neskloňujú.
### Nikto nie je oslovený, kde sa tomu dá vyhnúť: dôvod platí pre vlastné rozhodnutie aj pre cudzie.

# Whose judgement it is: an opponent's name.
judged-by = Hodnotí { $judge }.

# Používa sa v iných správach: toľko bodov, toľko kariet.
amount-points = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
amount-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}

## Možný ťah. $cards sú tie, ktoré sa vyložia.

choice-draw = dve karty z balíčka
choice-take = vziať { CARD($card, "acc") } z { PILE($pile, "gen") }
choice-keep = nechať si { CARD($card, "acc") } a odhodiť { CARD($other, "acc") } na { PILE($pile, "acc") }
choice-lay = vyložiť { CARDS($cards, "acc") }
choice-search = prezrieť si { PILE($pile, "acc") }
choice-pick = vziať { CARD($card, "acc") }
choice-steal = ukradnúť kartu hráčovi { $name }
choice-end = skončiť ťah

## Aké dobré bolo rozhodnutie

grade-best = najlepšie
grade-fine = v poriadku
grade-slip = nepresnosť
grade-mistake = chyba
praise-good = dobrý ťah
praise-brilliant = skvelý ťah

## Prečo sa oplatí mať kartu

# $card: štvrtá morská panna.
why-wins-game = { CARD($card, "Nom") } je štvrtá: všetky štyri morské panny vyhrávajú celú hru.
# $count: body, na ktoré $name vsádza.
why-beats-bet = { CARD($card, "S-ins") } je to spolu { amount-points }. { $name } má stávku na { $count }, takže ju prehrá.
why-reaches-close = { CARD($card, "S-ins") } je to spolu { amount-points }: na zavretie kola to stačí.
# $points za $card, $count za $other.
why-brings-more = { CARD($card, "Nom") } prinesie { amount-points }, { CARD($other, "nom") } len { $count }.
why-brings-points = { CARD($card, "Nom") } prinesie { amount-points }.
why-makes-duo = { CARD($card, "Nom") } a { CARD($other, "nom") } tvoria pár.
# $count a $kind: „3 chobotnice“.
why-grows-set = { CARD($card, "S-ins") } { $count ->
    [one] je to { $count }
    [few] sú to { $count }
   *[other] je to { $count }
} { KIND($kind, $count) }: o { amount-points } viac.
# $card je prémiová karta. $count a $kind: „3 loďky“.
why-multiplies = { CARD($card, "Nom") } boduje za { $count } { KIND($kind, "acc", $count) }: o { amount-points } viac.
# $count morských panien zo štyroch.
why-gathers-mermaids = { CARD($card, "S-ins") } { $count ->
    [one] je to { $count } zo štyroch morských panien
    [few] sú to { $count } zo štyroch morských panien
   *[other] je to { $count } zo štyroch morských panien
}: o { amount-points } viac.
why-builds-colour = { CARD($card, "S-ins") } { $count ->
    [one] je to 1 { COLOUR($colour, "agr", $count) } karta
    [few] sú to { $count } { COLOUR($colour, "agr", $count) } karty
   *[other] je to { $count } { COLOUR($colour, "agr", $count) } kariet
}: pomôže to farebnému bonusu aj morským pannám.
why-promises = S { KIND($kind, "another-ins") } prinesie { CARD($card, "nom") } { amount-points }.
# $count a $kind: karty, ktoré by s ňou boli pár.
why-partners-left = { CARD($card, "Nom") } ešte môže utvoriť pár: zatiaľ nebolo vidieť { $count } { KIND($kind, "acc", $count) }.

## Odkiaľ karty prichádzajú a kam idú

why-top-is-little = { CARD($card, "Nom") } na { PILE($pile, "loc") } prinesie { amount-points }, kým z balíčka si vyberieš z dvoch kariet.
why-deck-offers-two = { CARD($card, "Nom") } na { PILE($pile, "loc") } prinesie { amount-points }, ale dve karty z balíčka sľubujú viac.
# $points: ku kartám, ktoré ležia odkryté alebo ich bolo vidieť ($name).
why-helps-next = { CARD($card, "Nom") } na { PILE($pile, "loc") } je darček: ďalej ide { $name } a má karty, ku ktorým sa hodí ({ amount-points }).
why-helps-other = { CARD($card, "Nom") } na { PILE($pile, "loc") } je možno darček: { $name } má karty, ku ktorým sa hodí ({ amount-points }).
why-open-to-next = { CARD($card, "Nom") } zostane na očiach na { PILE($pile, "loc") } a ďalej ide { $name }.
why-uncovers = Kto vezme vrchnú kartu z { PILE($pile, "gen") }, odkryje hráčovi { $name } { CARD($card, "acc") }: { amount-points }.
why-covers = Zakryje to { CARD($card, "acc") } na { PILE($pile, "loc") } a { $name } sa k tej karte už nedostane.
why-stays-in-reach = { CARD($card, "Nom") } zostane navrchu na { PILE($pile, "loc") } a ešte sa dá vziať: { amount-points }.
why-deck-is-low = { $count ->
    [0] Balíček je prázdny.
    [one] V balíčku je už len 1 karta.
    [few] V balíčku sú už len { $count } karty.
   *[other] V balíčku je už len { $count } kariet.
}

## Páry a čo robia

why-lay-crabs = { CARDS($cards, "Nom") } po vyložení prinesú kartu z hromádky.
why-lay-boats = { CARDS($cards, "Nom") } po vyložení dajú ďalší celý ťah.
why-lay-fish = { CARDS($cards, "Nom") } po vyložení prinesú kartu z balíčka.
# $count: karty v ruke ($name).
why-lay-theft = { CARDS($cards, "Nom") } po vyložení ukradnú kartu. { $name } má v ruke { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } kariet
}.
why-laid-is-safe = { CARDS($cards, "Nom") } sa po vyložení počítajú rovnako a nikto ich neukradne.
why-duo-can-wait = { CARDS($cards, "Nom") } sa počítajú aj v ruke a neskôr môžu pomôcť viac.
why-pile-has = { CARD($card, "Nom") } leží v { PILE($pile, "loc") } a prinesie { amount-points }.
why-pile-is-bigger = { PILE($pile, "Nom") } dáva väčší výber: { amount-cards }.
# Kartu bolo vidieť ísť do tej ruky.
why-rob-known = { $name } má v ruke { CARD($card, "acc") } (bolo to vidieť): { amount-points }.
why-rob-leader = { $name } vedie, má { amount-points }.
why-rob-bigger-hand = { $name } má v ruke viac: { amount-cards }.

## Zavretie kola. $percent je šanca vyhrať hru.

why-chance-stop = „{ call-stop }“ vyhrá { $percent } % hier.
why-chance-last = „{ call-last-chance }“ vyhrá { $percent } % hier.
why-chance-go-on = Kto hrá ďalej, vyhrá { $percent } % hier.
why-stop-is-sure = „{ call-stop }“ prinesie isté body: { amount-points }.
# $points, ak vyjde, inak $count.
why-bet-holds = Stávka vyjde v { $percent } % prípadov: { amount-points }, inak { $count }.
why-bet-is-void = Balíček je prázdny: POSLEDNÁ ŠANCA by kolo hneď ukončila a nikto by nebodoval.
# $count je cieľ.
why-call-reaches-target = „{ call-stop }“ dá spolu { amount-points } a ukončí hru: hrá sa do { $count }.
why-mermaid-missing = Morské panny: { $count } zo štyroch. Všetky štyri vyhrávajú celú hru.
why-other-may-close = { $name } má { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } kariet
} a môže zavrieť kolo skôr.
why-other-near-target = { $name } má do cieľa už len { amount-points }.
# $count: karty v balíčku.
why-hand-can-grow = Teraz je to { amount-points } a na ďalšie je ešte čas: v balíčku { $count ->
    [one] zostáva 1 karta
    [few] zostávajú { $count } karty
   *[other] zostáva { $count } kariet
}.

## Kde nie je čo iné povedať

why-nearly-equal = Skoro na tom nezáleží: druhý najlepší ťah vyhráva približne rovnako často ({ $percent } %).
why-wins-more-often = V mnohých pokusoch vyhrá { $percent } % hier, druhá možnosť { $against } %.

## Spätný pohľad: čo na tom mieste nikto nemohol vedieť

hindsight = Pri pohľade späť: { $reason }
why-held = { $name } má vtedy v ruke { CARDS($cards, "acc") }.
why-took-it = { $name } hneď berie { CARD($card, "acc") }.
why-had-points = { $name } má vtedy { amount-points }.
why-deck-had = V balíčku nasleduje: { CARDS($cards) }.
