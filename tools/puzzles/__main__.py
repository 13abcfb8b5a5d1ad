"""Find the puzzles that papersea comes with: ``python -m tools.puzzles``.

Plays strong games, looks in each for choices in which one move is clearly best and weaker players
miss it, checks them by a much deeper search with another seed, and writes a mix of all kinds, from
easy to hard. The same options write the same file, with however many workers. What was found is
kept after every game, in a journal from which a run that was stopped goes on.

``--again`` looks for none: those that are there are checked by the judgement of today, and the ones
that no longer hold are left out. ``--add 60`` leaves those that are there, and looks for more in so
many games after theirs.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from papersea.players.budget import Playouts, parse_budget
from papersea.problems import NotationError
from papersea.puzzles.puzzle import Puzzle
from papersea.puzzles.shelf import FILE, load_shelf
from tools.puzzles.choosing import choose, in_order, is_explained
from tools.puzzles.finding import Mined, mine, weighed_again
from tools.puzzles.journal import Journal, OtherPlan
from tools.puzzles.plan import Plan

_ROOT: Final = Path(__file__).parents[2]
PAGE: Final = _ROOT / "src" / "papersea" / "puzzles" / FILE
JOURNAL: Final = _ROOT / "build" / "puzzles.jsonl"
GAMES: Final = 400
COUNT: Final = 1000
"""One a day for more than two years, before one comes again."""


def mined(plan: Plan, games: Sequence[int], workers: int) -> Iterator[Mined]:
    """What is in these games, each as soon as it is played."""
    if workers == 1:
        yield from (mine(plan, game) for game in games)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        tasks = [pool.submit(mine, plan, game) for game in games]
        try:
            yield from (task.result() for task in as_completed(tasks))
        finally:
            pool.shutdown(cancel_futures=True)


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


def tell(journal: Journal, games: int, began: float, before: int) -> None:
    done = len(journal.mined)
    found = Counter(each.theme.value for game in journal.mined.values() for each in game.puzzles)
    left = (games - done) * (time.monotonic() - began) / max(1, done - before)
    kinds = ", ".join(f"{count} {theme}" for theme, count in found.most_common())
    print(f"{done}/{games} games, {found.total()} found ({kinds}), {left / 60:.1f} min left")
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
    parser.add_argument("--least-lead", type=float, default=usual.least_lead)
    parser.add_argument("--most-found", type=float, default=usual.most_found)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--journal", type=Path, default=JOURNAL)
    parser.add_argument("--out", type=Path, default=PAGE)
    parser.add_argument("--add", type=int, help="games more, for those that are there")
    parser.add_argument("--again", action="store_true", help="check those that are there")
    return parser.parse_args()


def checked_again(plan: Plan, workers: int) -> list[Puzzle]:
    """Those of the shelf that hold today."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        found = pool.map(partial(weighed_again, plan), load_shelf().puzzles, chunksize=10)
        return in_order(puzzle for puzzle in found if puzzle and is_explained(puzzle))


def main() -> None:
    wanted = arguments()
    plan = Plan(wanted.seed, wanted.look, wanted.check, wanted.least_lead, wanted.most_found)
    if wanted.again:
        puzzles = checked_again(plan, wanted.workers)
        write(wanted.out, plan, wanted.games, puzzles)
        print(f"{len(puzzles)} puzzles hold, in {wanted.out}")
        return
    try:
        journal = Journal(wanted.journal, plan)
        check_same(plan, journal)
    except OtherPlan as error:
        raise SystemExit(f"{error}; name another --journal, or remove this one") from None
    kept = load_shelf() if wanted.add else None
    first = int(kept.made["games"]) if kept else 0
    asked = range(first, first + (wanted.add or wanted.games))
    open_games = [game for game in asked if game not in journal.mined]
    began, before = time.monotonic(), len(journal.mined)
    for found in mined(plan, open_games, wanted.workers):
        journal.add(found)
        tell(journal, len(asked), began, before)
    games = [journal.mined[game] for game in asked]
    puzzles = choose(games, wanted.count, kept.puzzles if kept else ())
    write(wanted.out, plan, asked.stop, puzzles)
    print(f"{len(puzzles)} puzzles in {wanted.out}")


if __name__ == "__main__":
    main()
