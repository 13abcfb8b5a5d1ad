"""How strong is what you have learned? python examples/research/against_the_ladder.py POLICY.npz

Plays the policy that self_play_ppo.py has kept against a bot of each rung, with as many players as
it has learned with and every deal in all seatings, and prints the share of wins with 95 %
intervals. To enter a bot of your own instead, give the arena any Opponent whose `seated(seed)`
returns your Player. Needs the extra `envs`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from learned import learned, players_of

from papersea.arena import Plan, run
from papersea.players.catalogue import Entrant, parse_entrant

LADDER = ("driftwood", "sprat", "gull", "heron", "orca@100p")


def main(file: str, games: str = "200", *rungs: str) -> None:
    mine, players = Entrant(learned(Path(file))), players_of(Path(file))
    for rung in rungs or LADDER:
        results = run(Plan((mine, parse_entrant(rung)), players=players, games=int(games)))
        wins = results.of(str(mine)).win_rate
        print(f"{rung:12} {wins.mean:6.1%} won  ({wins.low:.1%} to {wins.high:.1%})", flush=True)


if __name__ == "__main__":  # the games are played by more processes
    if len(sys.argv) > 1:
        main(*sys.argv[1:])
    else:
        print(__doc__)
