"""Find the puzzles that papersea comes with: ``python -m tools.puzzles``.

Plays strong games, looks in each for choices in which one move is clearly best and weaker players
miss it, checks them by a much deeper search with another seed, and writes a mix of all kinds, from
easy to hard. Those that were on a shelf before are looked at first, in the same way. The same
options write the same file, with however many workers. What was found is kept after every game, in
a journal from which a run that was stopped goes on.

``--minutes 60`` begins no game after that time: the shelf is then that of all games up to the first
that was not played, and its first line says how many those were (``--games``). So it is if the run
is interrupted. With ``--minutes 0`` it is written from the journal alone.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice, takewhile
from math import inf
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from papersea.players.budget import Playouts, parse_budget
from papersea.problems import NotationError
from papersea.puzzles.puzzle import Puzzle
from papersea.puzzles.shelf import FILE
from tools.puzzles.choosing import choose
from tools.puzzles.finding import Mined, former_games, mine
from tools.puzzles.journal import Journal, OtherPlan
from tools.puzzles.plan import Plan

_ROOT: Final = Path(__file__).parents[2]
PAGE: Final = _ROOT / "src" / "papersea" / "puzzles" / FILE
JOURNAL: Final = _ROOT / "build" / "puzzles.jsonl"
GAMES: Final = 77
COUNT: Final = 1000
"""At most: one a day for more than two years, before one comes again."""


def mined(plan: Plan, games: Iterable[int], workers: int, until: float) -> Iterator[Mined]:
    """What is in these games, each as soon as it is played; none is begun after that time."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        left, playing = iter(games), set[Future[Mined]]()
        while True:
            room = workers - len(playing) if time.monotonic() < until else 0
            playing |= {pool.submit(mine, plan, game) for game in islice(left, room)}
            if not playing:
                return
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            yield from (task.result() for task in done)


def playouts(text: str) -> str:
    """A budget that gives the same answers on every machine."""
    try:
        budget = parse_budget(text)
    except NotationError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    if not isinstance(budget, Playouts):
        raise argparse.ArgumentTypeError(f"{text}: expected playouts, such as 1000p")
    return text


def check_same(plan: Plan, journal: Journal) -> None:
    """What was found before is found again, unless the players think otherwise by now."""
    for game in islice(journal.mined, 1):
        if mine(plan, game) != journal.mined[game]:
            raise OtherPlan("the journal was made by other players than those of today")


def write(path: Path, plan: Plan, games: int, puzzles: Sequence[Puzzle]) -> None:
    """One line for each puzzle."""
    run = {**msgspec.structs.asdict(plan), "games": games, "count": len(puzzles)}
    made = msgspec.json.encode(run).decode()
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    path.write_text(f'{{"made":{made},"puzzles":[\n{lines}\n]}}\n', encoding="utf-8")


def tell(journal: Journal, games: int) -> None:
    done = len(journal.mined)
    found = Counter(each.theme.value for game in journal.mined.values() for each in game.puzzles)
    kinds = ", ".join(f"{count} {theme}" for theme, count in found.most_common())
    print(f"{done}/{games} games, {found.total()} found ({kinds})")
    sys.stdout.flush()


def arguments() -> argparse.Namespace:
    usual = Plan()
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--count", type=int, default=COUNT, help="puzzles to keep")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument(
        "--look", type=playouts, default=usual.look, help="budget for every move of the games"
    )
    parser.add_argument("--check", type=playouts, default=usual.check, help="budget of the check")
    for name in ("least_lead", "easy_lead", "least_chance", "most_found"):
        shown = f"--{name.replace('_', '-')}"
        parser.add_argument(shown, type=float, default=getattr(usual, name))
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=inf, help="after which no game begins")
    parser.add_argument("--journal", type=Path, default=JOURNAL)
    parser.add_argument("--out", type=Path, default=PAGE)
    return parser.parse_args()


def main() -> None:
    wanted = arguments()
    names = Plan.__struct_fields__
    plan = Plan(**{name: getattr(wanted, name) for name in names})
    try:
        journal = Journal(wanted.journal, plan)
        check_same(plan, journal)
    except OtherPlan as error:
        raise SystemExit(f"{error}; name another --journal, or remove this one") from None
    asked = [*former_games(), *range(wanted.games)]
    open_games = [game for game in asked if game not in journal.mined]
    until = time.monotonic() + 60 * wanted.minutes
    try:
        for found in mined(plan, open_games, wanted.workers, until):
            journal.add(found)
            tell(journal, len(asked))
    except KeyboardInterrupt:
        print("interrupted: the shelf is that of the games that were played")
    played = [*takewhile(journal.mined.__contains__, asked)]
    puzzles = choose([journal.mined[game] for game in played], wanted.count, plan.easy_lead)
    write(wanted.out, plan, sum(game >= 0 for game in played), puzzles)
    print(f"{len(puzzles)} puzzles in {wanted.out}")


if __name__ == "__main__":
    main()
