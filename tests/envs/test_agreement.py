"""All adapters play the kernel's games, show what a seat knows, and mean the same by a number."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.batch import Batch, Episode
from papersea.envs import papersea_v0
from papersea.envs.layout import (
    ROWS,
    VERSIONS,
    action_ranges,
    duo_actions,
    most_by_place,
    observation_parts,
)
from papersea.envs.pictures.ansi import text_of
from papersea.envs.pictures.art import back
from papersea.envs.pictures.svg import svg_of
from papersea.envs.returns import most_gained, return_bounds
from papersea.envs.single import SelfPlayEnv
from papersea.envs.table import Table
from papersea.envs.vector import SelfPlayVectorEnv
from papersea.envs.witness import Witness
from papersea.rules import codes
from papersea.rules.options import Options
from papersea.rules.recall import observed_size
from papersea.rules.records import write_numbers
from papersea.rules.state import game_at
from papersea.rules.tables import DIFFERENT
from tests.properties.games import options, players
from tests.sizes import examples


@examples(15)
@given(options, players, st.integers(0, 10_000), st.sampled_from(VERSIONS))
def test_every_adapter_plays_the_game_of_the_batch(
    rules: Options, count: int, seed: int, version: int
) -> None:
    """Move by move: who is to move, what is legal, and what is seen."""
    batch = Batch(1, count, rules, seed=seed, observation=version)
    zoo = papersea_v0.raw_env(count, rules, observation=version)
    zoo.reset(seed=seed)
    alone = SelfPlayEnv(count, rules, observation=version)
    many = SelfPlayVectorEnv(1, count, rules, observation=version)
    seen, info = alone.reset(seed=seed)
    rows, infos = many.reset(seed=seed)
    chooser = random.Random(seed)
    for _ in range(120):
        mask = batch.masks[0]
        zoo_seen = zoo.observe(zoo.agent_selection)
        for other in (zoo_seen["action_mask"], info["action_mask"], infos["action_mask"][0]):
            assert (mask == other).all()
        for other in (zoo_seen["observation"], seen, rows[0]):
            assert len(other) == observed_size(version, count)
            assert (batch.observations[0] == other).all()
        zoo_seat = zoo.possible_agents.index(zoo.agent_selection)
        assert batch.seats[0] == zoo_seat == info["seat"] == infos["seat"][0]
        action = chooser.choice(np.flatnonzero(mask).tolist())
        batch.step([action])
        zoo.step(action)
        seen, _, has_ended, _, info = alone.step(np.int64(action))
        rows, _, terminated, _, infos = many.step(np.array([action]))
        assert bool(batch.winners[0]) is has_ended is bool(terminated[0])
        if has_ended:
            break


@given(st.integers(0, 10_000), st.booleans())
@examples(15)
def test_an_observation_tells_which_card_an_action_keeps(seed: int, is_higher: bool) -> None:  # noqa: FBT001
    parts = {part.name: part.places for part in observation_parts(2)}
    table, many = Table(), SelfPlayVectorEnv(1)
    table.begin(seed)
    many.reset(seed=seed)
    table.play(codes.DRAW)
    seen = many.step(np.array([codes.DRAW]))[0][0]
    drawn = np.repeat(np.arange(DIFFERENT), seen[parts["drawn"]])
    assert len(drawn) == 2
    seat = table.seat
    action = table.legal[-1] if is_higher else codes.KEEP
    table.play(action)
    many.step(np.array([action]))
    for game in (table.state, game_at(many._batch._games, 0)):
        hand = np.array(game.hand[seat * DIFFERENT : (seat + 1) * DIFFERENT])
        assert np.flatnonzero(hand).tolist() == [drawn[-1] if is_higher else drawn[0]]


@examples(15)
@given(options, players, st.integers(0, 10_000), st.integers(0, 150), st.sampled_from(VERSIONS))
def test_an_observation_does_not_depend_on_hidden_cards(
    rules: Options, count: int, seed: int, decisions: int, version: int
) -> None:
    """Hands that a seat has never seen a card of, and the deck, may hold anything."""
    table = Table(rules, count, observation=version)
    table.begin(seed)
    chooser = random.Random(seed)
    for _ in range(decisions):
        if table.legal:
            table.play(chooser.choice(table.legal))
    seat = chooser.randrange(count)
    before = table.observation(seat)
    swap_hidden(table.state, seat)
    assert (table.observation(seat) == before).all()


def swap_hidden(state: Any, seat: int) -> None:
    """Put the deck upside down, and turn what is unknown of others' hands into other cards."""
    write_numbers(state.deck, list(state.deck)[::-1])
    if state.step == codes.KEEPING and state.turn != seat:
        state.drawn[0], state.drawn[1] = state.drawn[1], state.drawn[0]
    for other in range(state.players):
        if other == seat or state.shown >> other & 1:
            continue
        start = other * DIFFERENT
        cards = list(state.hand[start : start + DIFFERENT])
        write_numbers(state.hand, cards[1:] + cards[:1], start)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_picture_shows_what_the_seat_sees(count: int) -> None:
    """A card that the seat does not know is face down in the text as well as in the picture."""
    table = Table(players=count)
    table.begin(4)
    witness = Witness(table, 4)
    chooser = random.Random(4)
    for _ in range(25):
        table.play(chooser.choice(table.legal))
    view = witness.view(table.seat)
    hidden = sum(seen.hand_size - len(seen.known) for seen in view.seats)
    assert hidden > 0
    assert text_of(view).count("??") == hidden
    assert svg_of(view).count(back()) == hidden + 1, "and the deck"


@pytest.mark.parametrize("episode", list(Episode))
def test_returns_stay_within_their_bounds(episode: Episode) -> None:
    envs = SelfPlayVectorEnv(64, 3, episode=episode)
    least, most = return_bounds(episode, 3, 35)
    envs.action_space.seed(1)
    envs.reset(seed=1)
    ends = 0
    for _ in range(600):
        *_, infos = envs.step(envs.action_space.sample())
        assert (infos["returns"] >= least).all()
        assert (infos["returns"] <= most).all()
        assert infos["returns"].sum(axis=1) == pytest.approx(0)
        ends += int("final_obs" in infos)
    assert ends > 10


@pytest.mark.parametrize("version", VERSIONS)
def test_no_byte_is_higher_than_the_layout_says(version: int) -> None:
    for count in (2, 3, 4):
        envs = SelfPlayVectorEnv(128, count, "es,target=double", observation=version)
        envs.action_space.seed(2)
        seen, _ = envs.reset(seed=2)
        most = np.array(most_by_place(count, version))
        for _ in range(400):
            assert (seen <= most).all()
            envs.step(envs.action_space.sample())
    assert most_gained() <= 255


def test_the_layout_belongs_to_its_version() -> None:
    """If this fails, numbers have changed their meaning: it is another version, and a digest beside
    these."""
    parts = [observation_parts(count) for count in (2, 3, 4)]
    meaning = repr((parts, action_ranges(), list(duo_actions())))
    digest = hashlib.sha256(meaning.encode()).hexdigest()[:16]
    assert digest == "16b76e3ea97078b0"
    recalled = [observation_parts(count, 1) for count in (2, 3, 4)]
    assert [each[: len(part)] for each, part in zip(recalled, parts, strict=True)] == parts
    more = repr((recalled, [part.columns for part in recalled[0]], ROWS))
    assert hashlib.sha256(more.encode()).hexdigest()[:16] == "4b33102edd7867bc"
    for version, layouts in enumerate((parts, recalled)):
        for count, layout in zip((2, 3, 4), layouts, strict=True):
            places = [place for part in layout for place in part.places]
            assert places == [*range(len(most_by_place(count, version)))]
    assert [number for each in action_ranges() for number in each.numbers] == list(
        range(codes.ACTIONS)
    )
