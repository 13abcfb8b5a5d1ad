"""Everybody has a face: opponents after their names, people the one that they choose."""

from __future__ import annotations

import json
from pathlib import Path

import papersea
from papersea.players.catalogue import OPPONENTS
from papersea.table.faces import Face

FACES = json.loads((Path(papersea.__file__).parent / "art" / "faces.json").read_text("utf-8"))
ENOUGH = 3
LARGEST = 2_000
"""Bytes of one face, as it lies there."""


def test_everybody_has_a_face_of_their_own() -> None:
    names = {each.name for each in OPPONENTS} | {each.value for each in Face}
    assert names <= FACES.keys()
    drawn = {json.dumps(FACES[name]["facets"]) for name in names}
    assert len(drawn) == len(names)


def test_a_face_is_a_few_folds_of_its_papers() -> None:
    for name, face in FACES.items():
        assert len(face["facets"]) >= ENOUGH, name
        assert len(json.dumps(face)) < LARGEST, name
        assert {each["paper"] for each in face["facets"]} <= set(range(len(face["papers"]))), name
