"""What a release is called, and what its changelog says: texts alone, nothing is made."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime
from difflib import unified_diff
from typing import Final, Self

_FORM: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
_HEADING: Final = re.compile(r"^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$", re.MULTILINE)
_IN_PROJECT: Final = re.compile(r'(?<=\nversion = ")[^"]+(?="\n)')
UNRELEASED: Final = "Unreleased"


class NotReady(Exception):
    """Why there is no release, in a sentence."""


@dataclass(frozen=True, slots=True, order=True)
class Version:
    """Of Semantic Versioning, without anything before or behind the three numbers."""

    major: int
    minor: int
    patch: int

    @classmethod
    def read(cls, text: str) -> Self:
        found = _FORM.fullmatch(text)
        if found is None:
            raise NotReady(f"{text!r} is no version: three numbers are wanted, such as 1.2.3")
        return cls(*map(int, found.groups()))

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}.{self.patch}"


@dataclass(frozen=True, slots=True)
class Changelog:
    """``sections``: their text by their heading's name, the newest first."""

    head: str
    sections: dict[str, str]
    dates: dict[str, date]

    @classmethod
    def read(cls, text: str) -> Self:
        head, *rest = _HEADING.split(text)
        names, days, bodies = rest[::3], rest[1::3], rest[2::3]
        if names[:1] != [UNRELEASED]:
            raise NotReady(f"CHANGELOG.md does not begin with [{UNRELEASED}]")
        return cls(
            head,
            dict(zip(names, (body.strip("\n") for body in bodies), strict=True)),
            {name: date.fromisoformat(day) for name, day in zip(names, days, strict=True) if day},
        )

    def __str__(self) -> str:
        told = [self.head.rstrip("\n")]
        for name, body in self.sections.items():
            when = f" - {self.dates[name]}" if name in self.dates else ""
            told += [f"## [{name}]{when}", *([body] if body else [])]
        return "\n\n".join(told) + "\n"

    @property
    def released(self) -> list[Version]:
        return [Version.read(name) for name in self.sections if name != UNRELEASED]

    def has_prepared(self, version: Version) -> bool:
        """Whether this very release is the newest, and nothing has changed since."""
        is_newest = bool(self.released) and self.released[0] == version
        return is_newest and not self.sections[UNRELEASED]

    def releasing(self, version: Version, day: date) -> Self:
        """What was unreleased belongs to this version now."""
        if self.released and version <= max(self.released):
            raise NotReady(f"{version} is not newer than {max(self.released)}, which is out")
        if not re.search(r"^- ", self.sections[UNRELEASED], re.MULTILINE):
            raise NotReady(f"nothing stands under [{UNRELEASED}] in CHANGELOG.md")
        others = {name: body for name, body in self.sections.items() if name != UNRELEASED}
        sections = {UNRELEASED: "", str(version): self.sections[UNRELEASED], **others}
        return type(self)(self.head, sections, {**self.dates, str(version): day})


def with_version(project: str, version: Version) -> str:
    """The text of ``pyproject.toml``."""
    told, count = _IN_PROJECT.subn(str(version), project)
    assert count == 1, "pyproject.toml has one version"
    return told


def seconds_of(day: date) -> int:
    """What ``SOURCE_DATE_EPOCH`` is for a release of this day, wherever and whenever it is made."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


def patch_of(before: dict[str, str], after: dict[str, str]) -> str:
    """For ``git apply``: from the one to the other, files by their paths."""
    return "".join(
        line
        for path in sorted(after)
        for line in unified_diff(
            before[path].splitlines(keepends=True),
            after[path].splitlines(keepends=True),
            f"a/{path}",
            f"b/{path}",
        )
    )
