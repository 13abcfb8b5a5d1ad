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
    .sound = vowel
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
    .sound = vowel

## How kind and colour make a card

card = { $colour } { $kind }
card-name = { CARD($card) }
card-names = { CARDS($cards) }
cards-none = no cards

## What a message may ask for beside the plain name: docs/languages/README.md

form =
    .the = the { $words }
    .a = { $sound ->
        [vowel] an
       *[other] a
    } { $words }

## Piles

pile-L = left pile
pile-R = right pile

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
word-round = round
word-turn = turn
word-bet = bet
word-colour-bonus = colour bonus
