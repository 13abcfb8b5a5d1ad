"""The rule options: what each edition sets, every value by itself, and what cannot be."""

from __future__ import annotations

import pytest

from papersea.events import RoundScored
from papersea.game import Game
from papersea.problems import NotationError
from papersea.rulebook import OPTIONS, Clause
from papersea.rules.options import (
    OPTION_NAMES,
    OPTION_VALUES,
    PRESETS,
    DeckOut,
    Edition,
    OptionError,
    Options,
    Target,
    parse_options,
)
from tests.clauses import clause
from tests.positions import EDITIONS, play, table, tables_with, the

#            deck_out       deck_out_after_call  last_chance_steals  target
EDITION_TABLE = {
    "classic": ("end_of_turn", "scored", "unshown", "standard"),
    "sk": ("end_of_turn", "scored", "unshown", "standard"),
    "cs": ("end_of_turn", "scored", "unshown", "standard"),
    "pl": ("end_of_turn", "void", "unshown", "standard"),
    "ru": ("end_of_turn", "void", "unshown", "standard"),
    "es": ("at_once", "void", "never", "standard"),
}
every_option = clause("deck_out", "deck_out_after_call", "last_chance_steals", "target")


@every_option
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_sets_what_its_rulebook_says(edition: str) -> None:
    options = Options.of(edition)
    assert tuple(getattr(options, name).value for name in OPTION_NAMES) == EDITION_TABLE[edition]
    assert options == parse_options(edition) == PRESETS[Edition(edition)]


@every_option
def test_the_editions_are_all_there_and_classic_is_the_default() -> None:
    assert list(EDITION_TABLE) == EDITIONS
    assert Game(seed=1).options == Options() == Options.of("classic")


@every_option
@pytest.mark.parametrize("option", OPTIONS, ids=str)
def test_the_first_value_of_an_option_is_the_default(option: Clause) -> None:
    default = getattr(Options(), option.id).value
    assert option.values[0] == default
    assert option.values == tuple(value.value for value in OPTION_VALUES[option.id])


@every_option
@pytest.mark.parametrize("text", tables_with())
def test_options_mix_freely_and_read_back_as_written(text: str) -> None:
    options = parse_options(text)
    assert str(options) == text
    game = Game(options, players=3, seed=1)
    assert game.options == game.view(None).options == options


@every_option
@pytest.mark.parametrize("text", tables_with())
def test_a_stop_is_scored_by_any_options(text: str) -> None:
    game = table(["Ap Ao Hd Hl", "Bd Bd"], options=text)
    assert the(RoundScored, play(game, "STOP")).gains == (7, 1)


@clause("target", "G2")
@pytest.mark.parametrize(("players", "points"), [(2, 80), (3, 70), (4, 60)])
def test_the_double_target(players: int, points: int) -> None:
    options = Options().changed(target="double")
    assert options.points_to_win(players) == points
    assert Game(options, players, seed=1).target == points


@every_option
@pytest.mark.parametrize("name", OPTION_NAMES)
def test_a_value_that_an_option_does_not_have_names_option_and_choices(name: str) -> None:
    choices = ", ".join(value.value for value in OPTION_VALUES[name])
    for wrong in ("sometimes", "", "SCORED"):
        with pytest.raises(OptionError, match=f"{name} cannot be '{wrong}': choose.* {choices}"):
            parse_options(f"classic,{name}={wrong}")
    with pytest.raises(OptionError, match=f"{name} cannot be"):
        Options().changed(**{name: Edition.ES})


@every_option
@pytest.mark.parametrize("name", ["stop", "edition", "", "Target", " target"])
def test_an_unknown_option_is_named(name: str) -> None:
    with pytest.raises(OptionError, match=f"there is no option '{name}': deck_out, .*target"):
        parse_options(f"classic,{name}=double")


@every_option
@pytest.mark.parametrize("name", OPTION_NAMES)
def test_an_option_given_twice_is_named(name: str) -> None:
    first, second = (value.value for value in OPTION_VALUES[name])
    with pytest.raises(
        OptionError, match=f"option '{name}' is given twice: '{first}' and '{second}'"
    ):
        parse_options(f"classic,{name}={first},{name}={second}")


@pytest.mark.parametrize("edition", ["de", "", "ES", "classic "])
def test_an_unknown_edition_names_the_known_ones(edition: str) -> None:
    with pytest.raises(OptionError, match=f"edition cannot be '{edition}': .* classic, sk, .*es"):
        parse_options(edition)
    with pytest.raises(OptionError, match="edition cannot be"):
        Options.of(edition)


@pytest.mark.parametrize("change", ["", "double", "target"])
def test_a_change_without_a_value_is_refused(change: str) -> None:
    with pytest.raises(OptionError, match=f"'{change}' is not an option"):
        parse_options(f"classic,{change}")


def test_a_wrong_option_is_a_text_that_cannot_be_read() -> None:
    assert issubclass(OptionError, NotationError)


@clause("target", "deck_out")
def test_values_may_be_given_by_their_names_too() -> None:
    options = Options.of(Edition.SK).changed(target=Target.DOUBLE, deck_out=DeckOut.AT_ONCE)
    assert options == parse_options("sk,deck_out=at_once,target=double")
