"""What a shell may offer for a word that is begun: opponents, rules, clauses, files, servers.

Nothing here may fail or take long: somebody has pressed Tab. A bot's own code is not run for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import click
from click.shell_completion import CompletionItem

_FILE: Final = "file"
"""What makes the shell itself complete names of files."""
_RECORDS: Final = (".jsonl", ".json")
_LARGEST: Final = 1 << 24
_MOST_FILES: Final = 50

Offer = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def _begun(names: Iterable[str], incomplete: str) -> list[CompletionItem]:
    return [
        CompletionItem(name)
        for name in dict.fromkeys(names)
        if name.lower().startswith(incomplete.lower())
    ]


def offer_opponents(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Ours, the rungs, and what packages bring."""
    from papersea.players.outside import installed

    return _begun([*_ours(), *(each.name for each in installed())], incomplete)


def offer_house_opponents(
    _: click.Context, __: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Ours and the rungs, which every server has."""
    return _begun(_ours(), incomplete)


def offer_entrants(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Opponents without the rungs: one of them, and not any."""
    from papersea.players.catalogue import OPPONENTS
    from papersea.players.outside import installed

    return _begun([each.name for each in (*OPPONENTS, *installed())], incomplete)


def _ours() -> list[str]:
    from papersea.players.catalogue import OPPONENTS

    return [
        *(each.name for each in OPPONENTS),
        *dict.fromkeys(each.rung.value for each in OPPONENTS),
    ]


def offer_rules(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Editions, and behind one with a comma its options and their values."""
    from papersea.rulebook import OPTIONS
    from papersea.rules.options import PRESETS

    before, comma, last = incomplete.rpartition(",")
    if not comma:
        return _begun([edition.value for edition in PRESETS], incomplete)
    choices = [f"{option.id}={value}" for option in OPTIONS for value in option.values]
    return [CompletionItem(f"{before},{each.value}") for each in _begun(choices, last)]


def offer_clauses(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Clauses and sections."""
    from papersea.rulebook import CLAUSES, Section

    names = [*(clause.id for clause in CLAUSES), *(section.value for section in Section), "all"]
    return _begun(names, incomplete)


def offer_records(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Files of games; where there are none, what the shell finds."""
    found = _records(incomplete)
    return [CompletionItem(each) for each in found] or [CompletionItem(incomplete, type=_FILE)]


def offer_saved_games(
    _: click.Context, __: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Files whose last game can go on."""
    found = [each for each in _records(incomplete) if _goes_on(Path(each))]
    return [CompletionItem(each) for each in found] or [CompletionItem(incomplete, type=_FILE)]


def offer_servers(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Where somebody from here has played."""
    from platformdirs import user_data_path

    try:
        known = json.loads((user_data_path("papersea") / "identities.json").read_bytes())
    except (OSError, ValueError):
        return []
    return _begun([name for name in known if isinstance(name, str)], incomplete)


def _records(incomplete: str) -> list[str]:
    folder, _, begun = incomplete.rpartition("/")
    place = Path(folder or ("/" if incomplete.startswith("/") else "."))
    try:
        names = sorted(each.name for each in place.iterdir() if each.suffix in _RECORDS)
    except OSError:
        return []
    before = incomplete.removesuffix(begun)
    return [f"{before}{name}" for name in names if name.startswith(begun)][:_MOST_FILES]


def _goes_on(file: Path) -> bool:
    """By its last whole line alone: replaying it would take too long."""
    from papersea.record import RecordError, read_records

    try:
        if file.stat().st_size > _LARGEST:
            return False
        *_, last = read_records(file)
    except (OSError, RecordError, ValueError, Warning):
        return False
    return last.result is None
