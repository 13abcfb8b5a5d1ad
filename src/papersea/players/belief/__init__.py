"""Worlds that a seat may be in: its information set, determinised and weighed."""

from papersea.players.belief.worlds import Belief, NoWorld, World, believed_worlds, plain_worlds

__all__ = ["Belief", "NoWorld", "World", "believed_worlds", "plain_worlds"]
