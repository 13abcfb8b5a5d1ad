"""Records in memory: what is copied, pickled and shared stays what it was."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from papersea.players.policy.judgement import policies_of, tuned
from papersea.rules.state import new_games
from papersea.rules.ways import COMPILED

_READ = """
import pickle, sys
from pathlib import Path

kept = pickle.loads(Path(sys.argv[1]).read_bytes())
print(len(kept), kept[0].colour)
"""


def test_records_are_read_where_nobody_has_heard_of_their_kind(tmp_path: Path) -> None:
    kept = policies_of(tuned(), tuned(), 0)
    file = tmp_path / "kept"
    file.write_bytes(pickle.dumps(kept))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    read = subprocess.check_output([sys.executable, "-c", _READ, file], env=environment, text=True)
    assert read == f"{len(kept)} {kept[0].colour}\n"


@pytest.mark.skipif(not COMPILED, reason="plain lists do it themselves")
def test_the_first_ones_share_memory() -> None:
    games = new_games(3)
    assert [len(games[:end]) for end in (None, 5, 2, 0, -1, -5)] == [3, 3, 2, 0, 2, 0]
    games[:2][1].players = 4
    assert games[1].players == 4
