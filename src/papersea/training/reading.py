"""Learn how likely good players' choices are, from games with open cards: so that the master can
read hidden cards from what others do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np

from papersea.arena import Plan, run
from papersea.events import Event, RoundScored, RoundStarted, RoundVoid
from papersea.game import CLASSIC
from papersea.knowledge.script import Script, Scripts, new_scripts, new_worlds
from papersea.knowledge.seen import EVERYBODY, Knowledge
from papersea.players.belief.likelihood import explain_rounds
from papersea.players.catalogue import parse_entrant
from papersea.players.policy.judgement import Numbers, policies_of, tuned
from papersea.players.policy.weights import READING
from papersea.record import Record, read_records, replay
from papersea.rules.records import new_array, record_at, write_numbers
from papersea.rules.settings import write_options
from papersea.rules.state import Games, game_at, new_games
from papersea.training.config import ReadingConfig

FIRST_GUESS: Final = (1.0, 0.0, 1.0, *(0.0,) * (READING - 3))
"""Choices by worth alone."""
_CALM: Final = 1e-4
"""What large numbers cost."""


def learn_reading(config: ReadingConfig) -> Iterator[tuple[Numbers, dict[str, float]]]:
    """Watch games, then learn from them: what was learned, and what is told of it."""
    yield fit(rounds_of(watch_games(config)))


def watch_games(config: ReadingConfig) -> list[Record]:
    """Experts play each other; the same configuration gives the same games in the same order,
    whichever is finished first."""
    entrants = tuple(map(parse_entrant, config.entrants))
    plan = Plan(entrants, players=config.players, games=config.games, seed=config.seed)
    with TemporaryDirectory() as folder:
        run(plan, directory=folder, takes_luck_off=False)
        return sorted(read_records(Path(folder) / "games.jsonl"), key=lambda each: str(each.rounds))


@dataclass(frozen=True)
class Rounds:
    """Told from their deals, with open cards."""

    scripts: Scripts
    games: Games

    def explained(self, reading: Numbers) -> float:
        """How well the numbers explain what was done, a round on average."""
        judgement = replace(tuned(), reading=reading)
        policies = policies_of(judgement, judgement, 0)
        told = new_array("f8", 1)
        explain_rounds(self.scripts, new_worlds(1), self.games, policies, told)
        return float(told[0])


def rounds_of(records: Iterable[Record]) -> Rounds:
    told = [each for record in records for each in _told(record)]
    scripts, games = new_scripts(len(told)), new_games(len(told) + 1)
    for number, (events, scores) in enumerate(told):
        knowledge = Knowledge(EVERYBODY)
        for event in events:
            knowledge.add(event)
        knowledge.write_deeds(record_at(Script, scripts, number))
        game = game_at(games, number)
        write_options(game, CLASSIC, len(scores))
        write_numbers(game.score, scores)
    return Rounds(scripts, games)


def _told(record: Record) -> Iterator[tuple[list[Event], tuple[int, ...]]]:
    """Each round's events, and the scores before it."""
    game = replay(record)
    scores = (0,) * game.players
    events: list[Event] = []
    for event in (*game.history, None):
        if isinstance(event, RoundStarted) or event is None:
            if events:
                yield events, scores
                scores = _scores_after(events, scores)
            events = []
        if event is not None:
            events.append(event)


def _scores_after(events: list[Event], before: tuple[int, ...]) -> tuple[int, ...]:
    for event in events:
        if isinstance(event, RoundScored | RoundVoid):
            return event.scores
    return before


def fit(rounds: Rounds) -> tuple[Numbers, dict[str, float]]:
    """The numbers that explain best what was done, and how well they do."""
    from scipy.optimize import minimize

    def loss(reading: Any) -> float:
        return _CALM * float(reading @ reading) - rounds.explained(tuple(reading))

    found = minimize(loss, np.array(FIRST_GUESS), method="L-BFGS-B", options={"maxiter": 60})
    learned = tuple(float(each) for each in found.x)
    told = {"guessed": rounds.explained(FIRST_GUESS), "learned": rounds.explained(learned)}
    return learned, {"rounds": float(len(rounds.scripts)), **told}
