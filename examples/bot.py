"""A bot of your own in a few lines, against the simple opponent: python examples/bot.py

A bot gets a view and returns one of its legal moves. This one keeps whatever makes its cards
worth most and stops as soon as it may.
"""

from __future__ import annotations

from papersea import Budget, Game, Keep, Move, Playouts, Seat, Stop, TakeTop, View, score_cards
from papersea.players.ladder.simple import SimplePlayer


class Greedy:
    def choose(self, view: View, budget: Budget) -> Move:
        return max(view.legal, key=lambda move: self._value(view, move))

    def _value(self, view: View, move: Move) -> float:
        cards = (*(view.own.hand or ()), *view.own.laid_cards)
        match move:
            case Stop():
                return 100
            case Keep(card):
                return score_cards((*cards, card)).points
            case TakeTop(pile):
                top = view.pile(pile).top
                return score_cards((*cards, top)).points - 0.5 if top else 0
            case _:
                return score_cards(cards).points


def main(games: int = 20) -> None:
    won = 0
    for seed in range(games):
        game = Game(seed=seed)
        players = (Greedy(), SimplePlayer(seed))
        while not game.is_over:
            game.play(players[game.turn].choose(game.view(game.turn), Playouts(1)))
        won += Seat(0) in game.winners
    print(f"greedy won {won} of {games} games")


if __name__ == "__main__":
    main()
