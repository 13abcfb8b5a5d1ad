"""A data set of master games: checked in as its recipe and its checksum, made by whoever wants it.

Two masters of the same strength play an arena: Narwhal takes a tenth of its playouts, so with ten
times Kraken's it thinks just as much. Every deal is played twice, with the seats changed.
"""

from __future__ import annotations

import hashlib
import json
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from papersea.arena import Plan, run
from papersea.players.catalogue import parse_entrant

ROOT: Final = Path(__file__).resolve().parents[2]
RECIPE: Final = ROOT / "docs" / "benchmark" / "master-games.json"
KEPT: Final = ROOT / "build" / "master-games"
_MASTERS: Final = ("kraken@400p", "narwhal@4000p")
_SEED: Final = 2026
_GAMES: Final = 100


def plan_of(games: int) -> Plan:
    return Plan(tuple(map(parse_entrant, _MASTERS)), players=2, games=games, seed=_SEED)


def file_of(games: int, kept: Path = KEPT) -> Path:
    return kept / f"master-games-{games}.jsonl"


def recipe() -> dict[str, Any]:
    """What is checked in."""
    read: dict[str, Any] = json.loads(RECIPE.read_text(encoding="utf-8"))
    return read


def make(games: int | None, workers: int, *, keeps: bool = False, kept: Path = KEPT) -> str:
    """Play them, write the file, and tell its checksum; ``SystemExit`` if the recipe has another
    for as many games."""
    known = recipe() if RECIPE.exists() else {}
    games = games or known.get("games", _GAMES)
    plan = plan_of(games)
    played = kept / str(games)
    run(plan, directory=played, workers=workers, takes_luck_off=False)
    target = file_of(games, kept)
    target.write_bytes(in_order((played / "games.jsonl").read_bytes()))
    made = {
        "command": f"python -m tools.benchmark games --games {games}",
        "papersea": version("papersea"),
        "players": list(_MASTERS),
        "seed": _SEED,
        "games": games,
        "bytes": target.stat().st_size,
        "sha256": hashlib.sha256(target.read_bytes()).hexdigest(),
    }
    if keeps:
        RECIPE.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")
    elif known.get("games") == games and known != made:
        raise SystemExit(f"the recipe promises {known['sha256']}, and this is {made['sha256']}")
    return f"{target.name}: {made['games']} games, sha256 {made['sha256']}\n"


def in_order(records: bytes) -> bytes:
    """The same file however many processes have played: the header, and the games in an order that
    depends on nothing else."""
    header, *games = records.splitlines(keepends=True)
    return b"".join([header, *sorted(games)])
