"""Every example in docs/records.md is what the code does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from papersea.record import BrokenRecord, parse_record, read_records, replay

DOC = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def examples(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", DOC, re.DOTALL | re.MULTILINE)


TEXTS = examples("text")


@pytest.mark.parametrize("text", TEXTS)
def test_texts_follow_the_rules_and_state_their_result(text: str) -> None:
    record = parse_record(text)
    assert record.result is not None
    assert replay(record).scores == record.result.scores


def test_the_file_holds_the_same_games(tmp_path: Path) -> None:
    (content,) = examples("json")
    path = tmp_path / "games.jsonl"
    path.write_text(content, encoding="utf-8")
    assert list(read_records(path)) == [parse_record(text) for text in TEXTS]


def test_the_refusal_reads_as_shown() -> None:
    (message,) = examples("error")
    with pytest.raises(BrokenRecord) as caught:
        replay(parse_record(TEXTS[0].replace("@A=Mw", "@A=Gr")))
    assert str(caught.value) == message.strip()


def test_every_line_and_move_in_the_tables_is_in_an_example() -> None:
    rows = re.findall(r"^\| (`.*?`) \|", DOC, re.MULTILINE)
    shown = [piece for row in rows for piece in re.findall(r"`(.*?)…?`", row)]
    assert len(shown) > 12
    for piece in shown:
        assert any(piece in text for text in TEXTS), piece


def test_the_python_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = examples("python")
    exec(compile(code, "docs/records.md", "exec"), {})
    assert (tmp_path / "games.jsonl").exists()
