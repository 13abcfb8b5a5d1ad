"""The faults that `make mutants` plants fit the tree, and stay out of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.mutants.faults import FAULTS, Fault
from tools.mutants.planting import ROOT, StaleFault, copy_tree, planted, with_fault


def test_every_fault_has_a_name_of_its_own() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_every_fault_has_one_place_and_a_test_that_should_find_it(fault: Fault) -> None:
    whole = (ROOT / fault.file).read_text(encoding="utf-8")
    assert with_fault(whole, fault) != whole
    file, _, test = fault.part.partition("::")
    source = (ROOT / file).read_text(encoding="utf-8")
    assert f"def {test.partition('[')[0]}(" in source if test else source


@pytest.mark.parametrize("text", ["not there", "e"])
def test_a_text_that_is_not_there_once_is_named(text: str) -> None:
    stale = Fault("stale", "nothing", "Makefile", text, "", "tests")
    with pytest.raises(StaleFault, match=f"stale: Makefile has '{text}' .* not once"):
        with_fault("a Makefile of three lines", stale)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="git says what belongs to the tree")
def test_a_fault_is_planted_in_a_copy_and_goes_again(tmp_path: Path) -> None:
    fault = FAULTS[0]
    copy_tree(tmp_path)
    own, other = (folder / fault.file for folder in (ROOT, tmp_path))
    before = own.read_bytes()
    assert other.read_bytes() == before
    with planted(fault, tmp_path):
        assert fault.instead in other.read_text(encoding="utf-8")
        assert own.read_bytes() == before
    assert other.read_bytes() == before
