"""Write docs/conformance.md: every clause of the rules with the tests that prove it.

``--check`` writes nothing; it fails if a clause has no test or the page is out of date.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator, Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from papersea.rulebook import CLAUSES, Clause, Section, clauses_of, parse_clause_id
from papersea.texts import Texts

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "conformance.md"

Test = tuple[str, str]
"""The file of a test, and its name as a sentence."""

Proofs = Mapping[Clause, list[Test]]

INTRODUCTION = """\
# Conformance

Every clause of the rules, and every rule option, with the tests that prove it. `make docs` writes
this page from the tests themselves; `make check` fails while a clause has none.
"""


class Collector:
    """A pytest plugin that notes which clauses each test names; parameters count once."""

    def __init__(self) -> None:
        self.proofs: dict[Clause, dict[Test, None]] = {clause: {} for clause in CLAUSES}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if any(item.get_closest_marker(name) for name in ("skip", "xfail")):
                continue  # proves nothing
            for mark in item.iter_markers("clause"):
                for clause_id in mark.args:
                    self.proofs[parse_clause_id(clause_id)][_test(item)] = None


def _test(item: pytest.Item) -> Test:
    name = item.originalname if isinstance(item, pytest.Function) else item.name
    sentence = name.removeprefix("test_").replace("_", " ")
    return item.path.relative_to(ROOT).as_posix(), sentence


def collect() -> Proofs:
    """The tests of every clause, sorted by file and otherwise in the order they are written."""
    collector = Collector()
    said = io.StringIO()
    arguments = ["--collect-only", "-q", "-p", "no:cacheprovider", f"--rootdir={ROOT}", "-c"]
    with redirect_stdout(said), redirect_stderr(said):
        code = pytest.main(
            [*arguments, str(ROOT / "pyproject.toml"), str(ROOT / "tests")], plugins=[collector]
        )
    if code is not pytest.ExitCode.OK:
        sys.exit(f"{said.getvalue()}\nthe tests cannot be collected")
    return {
        clause: sorted(tests, key=lambda test: test[0])
        for clause, tests in collector.proofs.items()
    }


def write_page(proofs: Proofs) -> str:
    """The page as Markdown."""
    texts = Texts.load()
    lines = [INTRODUCTION]
    for section in Section:
        lines.append(f"## {texts.text(section.key)}\n")
        for clause in clauses_of(section):
            lines += [f"### {clause}: {texts.text(f'{clause.key}.title')}\n"]
            lines += [*_list(proofs[clause]), ""]
    return "\n".join(lines).rstrip() + "\n"


def _list(tests: list[Test]) -> Iterator[str]:
    """One line a file."""
    for file in dict.fromkeys(file for file, _ in tests):
        sentences = "; ".join(sentence for at, sentence in tests if at == file)
        yield f"- [{Path(file).name}](../{file}): {sentences}"
    if not tests:
        yield "- no test yet"


def complaints(proofs: Proofs, page: str) -> Iterator[str]:
    """What is wrong with the tests or with the page as it lies there."""
    if missing := [clause.id for clause in CLAUSES if not proofs[clause]]:
        yield f"no test proves {', '.join(missing)}: mark one with @clause(...)"
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page:
        yield f"{PAGE.relative_to(ROOT)} is out of date: make docs"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only complain")
    is_check = parser.parse_args().check
    proofs = collect()
    page = write_page(proofs)
    if not is_check:
        PAGE.write_text(page, encoding="utf-8")
    problems = list(complaints(proofs, page))
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    return 1 if problems and is_check else 0


if __name__ == "__main__":
    sys.exit(main())
