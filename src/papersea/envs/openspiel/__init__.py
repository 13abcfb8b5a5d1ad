"""papersea for OpenSpiel: importing this registers the game, ``pyspiel.load_game("papersea")``."""

from __future__ import annotations

from papersea.extras import needs

with needs("openspiel"):
    import pyspiel as _pyspiel  # noqa: F401

from papersea.envs.openspiel.game import PaperseaGame, PaperseaState
from papersea.envs.openspiel.setting import SMALL

__all__ = ["SMALL", "PaperseaGame", "PaperseaState"]
