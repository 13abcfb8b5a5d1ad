"""How others' choices are learned: from open games, the same again, and better than a guess."""

from __future__ import annotations

import pytest

from papersea.game import CLASSIC, Game
from papersea.knowledge.script import Script
from papersea.players.policy.weights import READING
from papersea.record import Record
from papersea.rules.records import record_at
from papersea.rules.ways import COMPILED
from papersea.training.config import ReadingConfig
from papersea.training.reading import FIRST_GUESS, fit, rounds_of, watch_games

FEW = ReadingConfig(players=2, seed=1, entrants=("sprat@1p", "gull@1p"), games=8)


def test_every_round_of_a_game_is_told_with_open_cards() -> None:
    game = Game(CLASSIC, 3, seed=5)
    while not game.is_over:
        game.play(game.legal_moves()[-1])
    rounds = rounds_of([Record.of(game)])
    assert len(rounds.scripts) == game.round
    for number in range(game.round):
        script = record_at(Script, rounds.scripts, number)
        assert max(script.card[: script.deeds]) < 256, "no card is hidden"


@pytest.fixture(scope="module")
def watched() -> list[Record]:
    """Games that were played in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("papersea.arena.running.cores", lambda: 1)
        return watch_games(FEW)


@pytest.mark.skipif(not COMPILED, reason="too slow")
def test_learned_numbers_explain_choices_better_than_a_guess(watched: list[Record]) -> None:
    rounds = rounds_of(watched)
    learned, told = fit(rounds)
    assert len(learned) == READING
    assert told["learned"] > told["guessed"] == rounds.explained(FIRST_GUESS)


@pytest.mark.skipif(not COMPILED, reason="too slow")
def test_the_same_configuration_watches_the_same_games(watched: list[Record]) -> None:
    """Whoever plays them: here it is as many processes as there are cores."""
    assert [each.rounds for each in watch_games(FEW)] == [each.rounds for each in watched]
