"""Many worlds at once."""

from __future__ import annotations

from papersea.players.kernel.reading import believe_world
from papersea.players.kernel.sampling import enter_world, sample_world
from papersea.players.kernel.script import SEEN_GAME, WORLD_GAME, Scripts, Worlds
from papersea.players.kernel.weights import Minds
from papersea.rules.chance import seed_random
from papersea.rules.jit import entry
from papersea.rules.records import copy_record
from papersea.rules.state import Games


@entry
def sample_worlds(
    scripts: Scripts, worlds: Worlds, games: Games, seed: int, count: int, tries: int
) -> int:
    """Sample one world after another, from what the seat sees; the last one stays. Returns how
    many were found."""
    script, world = scripts[0], worlds[0]
    seed_random(world, seed)
    found = 0
    for _ in range(count):
        if sample_world(script, world, tries):
            copy_record(games, SEEN_GAME, WORLD_GAME)
            enter_world(script, world, games[WORLD_GAME])
            found += 1
    return found


@entry
def begin_believing(
    scripts: Scripts, worlds: Worlds, games: Games, minds: Minds, seed: int, tries: int
) -> bool:
    """The first world to believe in, of a seat that reads the others; False if there is none."""
    seed_random(worlds[0], seed)
    return believe_world(scripts, worlds, games, minds, tries, True)


@entry
def go_on_believing(
    scripts: Scripts, worlds: Worlds, games: Games, minds: Minds, tries: int
) -> bool:
    """The next one."""
    return believe_world(scripts, worlds, games, minds, tries, False)
