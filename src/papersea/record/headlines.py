"""What recorded games came to, without their moves: a hundred times as fast as reading them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from papersea.problems import NotationError, Wrong
from papersea.record.errors import UnreadableRecord, on_line
from papersea.record.files import check_header, filled_lines, is_cut_header
from papersea.record.jsonline import load
from papersea.record.notation import parse_result
from papersea.record.values import Result


@dataclass(frozen=True, slots=True)
class Headline:
    """Who played, the first deck as its text, how many rounds, and the result if it has one.

    Nothing here is checked by the rules: ``replay`` does that.
    """

    names: tuple[str, ...]
    deck: str
    rounds: int
    result: Result | None
    line: int | None = None


def parse_headline(text: str, line: int | None = None) -> Headline:
    """Read the line of a game in a file; ``UnreadableRecord`` says what is wrong with it."""
    with on_line(line):
        fields = load(text)
        try:
            assert isinstance(fields, dict)
            rounds, result = fields["rounds"], fields.get("result")
            return Headline(
                names=tuple(map(str, fields.get("names", ()))),
                deck=str(rounds[0].get("deck", "")),
                rounds=len(rounds),
                result=parse_result(result, line) if result else None,
                line=line,
            )
        except (AssertionError, AttributeError, IndexError, KeyError, TypeError):
            raise NotationError(Wrong.NO_HEADLINES) from None


def read_headlines(path: str | os.PathLike[str]) -> Iterator[Headline]:
    """Each game of a file; a last line that was cut off is left out."""
    with Path(path).open("rb") as file:
        lines = filled_lines(file)
        for number, header in lines:
            if is_cut_header(header):
                return
            check_header(header, number)
            break
        for number, line in lines:
            try:
                yield parse_headline(line.decode("utf-8", "replace"), number)
            except UnreadableRecord:
                if line.endswith(b"\n"):
                    raise
