"""Where the editions differ: rule options, their values, and the named presets.

Written as ``es``, or as a preset with changes: ``classic,target=double``.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, TypeVar, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from papersea.problems import NotationError, Wrong

Value = TypeVar("Value", bound=Enum)

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4


class OptionError(NotationError):
    """Options that cannot be: the message names the option and its possible values."""


class Edition(Enum):
    """A named preset: how the online version plays, or the words of one rulebook."""

    CLASSIC = "classic"
    SK = "sk"
    CS = "cs"
    PL = "pl"
    RU = "ru"
    ES = "es"


class DeckOut(Enum):
    """R9: when a used-up deck ends the round."""

    END_OF_TURN = "end_of_turn"
    AT_ONCE = "at_once"


class DeckOutAfterCall(Enum):
    """R9: whether a round with a LAST CHANCE in it is scored when the deck is used up."""

    SCORED = "scored"
    VOID = "void"


class LastChanceSteals(Enum):
    """R4 and R5: who can be robbed in the last turns."""

    UNSHOWN = "unshown"
    NEVER = "never"


class Target(Enum):
    """G2: the points that end the game."""

    STANDARD = "standard"
    DOUBLE = "double"


_TARGETS = {2: 40, 3: 35, 4: 30}


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The rules that a table plays by."""

    edition: Edition = Edition.CLASSIC
    deck_out: DeckOut = DeckOut.END_OF_TURN
    deck_out_after_call: DeckOutAfterCall = DeckOutAfterCall.SCORED
    last_chance_steals: LastChanceSteals = LastChanceSteals.UNSHOWN
    target: Target = Target.STANDARD

    @classmethod
    def of(cls, edition: str | Edition) -> Options:
        """The preset of an edition; ``parse_options`` reads one with changes."""
        return PRESETS[_read("edition", Edition, edition)]

    def points_to_win(self, players: int) -> int:
        """G2, for a number of players (C3)."""
        return _TARGETS[check_players(players)] * (2 if self.target is Target.DOUBLE else 1)

    def changed(self, **values: str | Enum) -> Options:
        """The same with other values; names and values may be texts."""
        for name in values:
            if name not in OPTION_NAMES:
                raise OptionError(Wrong.UNKNOWN_OPTION, text=name, choices=", ".join(OPTION_NAMES))
        read: dict[str, Any] = {
            name: _read(name, _KINDS[name], value) for name, value in values.items()
        }
        return replace(self, **read)

    def __str__(self) -> str:
        preset = PRESETS[self.edition]
        changes = [
            f"{name}={getattr(self, name).value}"
            for name in OPTION_NAMES
            if getattr(self, name) is not getattr(preset, name)
        ]
        return ",".join([self.edition.value, *changes])


_KINDS: Final[dict[str, type[Enum]]] = get_type_hints(Options)
OPTION_NAMES: Final = tuple(name for name in Options.__struct_fields__ if name != "edition")
OPTION_VALUES: Final = {name: tuple(_KINDS[name]) for name in OPTION_NAMES}
"""Every option with its values, the default first."""

PRESETS: Final = {
    Edition.CLASSIC: Options(),
    Edition.SK: Options(Edition.SK),
    Edition.CS: Options(Edition.CS),
    Edition.PL: Options(Edition.PL, deck_out_after_call=DeckOutAfterCall.VOID),
    Edition.RU: Options(Edition.RU, deck_out_after_call=DeckOutAfterCall.VOID),
    Edition.ES: Options(Edition.ES, DeckOut.AT_ONCE, DeckOutAfterCall.VOID, LastChanceSteals.NEVER),
}


def parse_options(text: str) -> Options:
    """Read a preset with its changes; a bad one raises ``OptionError`` that names the option."""
    preset, *changes = text.split(",")
    values: dict[str, str] = {}
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise OptionError(Wrong.UNREADABLE_OPTION, text=change)
        if name in values:
            raise OptionError(Wrong.OPTION_TWICE, option=name, first=values[name], second=value)
        values[name] = value
    return Options.of(preset).changed(**values)


def check_players(players: int) -> int:
    """C3: 2, 3 or 4."""
    if players not in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        raise OptionError(Wrong.PLAYERS, count=players)
    return players


def _read(name: str, kind: type[Value], value: str | Enum) -> Value:
    try:
        return kind(value)
    except ValueError:
        possible = ", ".join(member.value for member in kind)
        shown = value.value if isinstance(value, Enum) else value
        raise OptionError(Wrong.UNKNOWN_VALUE, option=name, text=shown, choices=possible) from None
