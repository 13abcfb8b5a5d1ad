### Names of the cards and of the things on the table.
### `$count` is how many there are; the number itself is not part of the name.

## Kinds

kind-crab = { $count ->
    [one] crab
   *[other] crabs
}
kind-boat = { $count ->
    [one] boat
   *[other] boats
}
kind-fish = { $count ->
    [one] fish
   *[other] fish
}
kind-swimmer = { $count ->
    [one] swimmer
   *[other] swimmers
}
kind-shark = { $count ->
    [one] shark
   *[other] sharks
}
kind-mermaid = { $count ->
    [one] mermaid
   *[other] mermaids
}
kind-shell = { $count ->
    [one] shell
   *[other] shells
}
kind-octopus = { $count ->
    [one] octopus
   *[other] octopuses
}
kind-penguin = { $count ->
    [one] penguin
   *[other] penguins
}
kind-sailor = { $count ->
    [one] sailor
   *[other] sailors
}
kind-lighthouse = { $count ->
    [one] lighthouse
   *[other] lighthouses
}
kind-shoal = { $count ->
    [one] shoal of fish
   *[other] shoals of fish
}
kind-penguin-colony = { $count ->
    [one] penguin colony
   *[other] penguin colonies
}
kind-captain = { $count ->
    [one] captain
   *[other] captains
}

## Colours

colour-dark-blue = dark blue
colour-light-blue = light blue
colour-black = black
colour-yellow = yellow
colour-green = green
colour-white = white
colour-purple = purple
colour-grey = grey
colour-light-orange = light orange
colour-pink = pink
colour-orange = orange

## Each card, by its two letters: kind and colour as one name

card-Cd = dark blue crab
card-Cl = light blue crab
card-Ck = black crab
card-Cy = yellow crab
card-Cg = green crab
card-Cr = grey crab
card-Bd = dark blue boat
card-Bl = light blue boat
card-Bk = black boat
card-By = yellow boat
card-Fd = dark blue fish
card-Fl = light blue fish
card-Fk = black fish
card-Fy = yellow fish
card-Fg = green fish
card-Wd = dark blue swimmer
card-Wl = light blue swimmer
card-Wk = black swimmer
card-Wy = yellow swimmer
card-Wa = light orange swimmer
card-Sd = dark blue shark
card-Sl = light blue shark
card-Sk = black shark
card-Sg = green shark
card-Sv = purple shark
card-Hd = dark blue shell
card-Hl = light blue shell
card-Hk = black shell
card-Hy = yellow shell
card-Hg = green shell
card-Hr = grey shell
card-Ol = light blue octopus
card-Oy = yellow octopus
card-Og = green octopus
card-Ov = purple octopus
card-Or = grey octopus
card-Pv = purple penguin
card-Pa = light orange penguin
card-Pp = pink penguin
card-Ap = pink sailor
card-Ao = orange sailor
card-Lv = purple lighthouse
card-Gr = grey shoal of fish
card-Yg = green penguin colony
card-Ka = light orange captain
card-Mw = white mermaid

## Two kinds that make a duo, such as “swimmer” and “shark”.

duo-name = { $first } + { $second }

## The calls

call-stop = STOP
call-last-chance = LAST CHANCE

## Other words of the game

word-card = { $count ->
    [one] card
   *[other] cards
}
word-duo = { $count ->
    [one] duo
   *[other] duos
}
word-collector = { $count ->
    [one] collector card
   *[other] collector cards
}
word-multiplier = { $count ->
    [one] multiplier
   *[other] multipliers
}
word-point = { $count ->
    [one] point
   *[other] points
}
word-deck = deck
word-hand = hand
word-pile = { $count ->
    [one] discard pile
   *[other] discard piles
}
word-pile-left = left pile
word-pile-right = right pile
word-round = round
word-turn = turn
word-bet = bet
word-colour-bonus = colour bonus
