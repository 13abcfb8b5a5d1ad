"""The house on one device: tables, bots, lessons and analyses without a server.

A worker in a browser opens it with ``browser.open_house``; tests and tools make a ``Pocket`` with a
device of their own.
"""

from papersea.pocket.answering import Pocket
from papersea.pocket.device import Device, Memory, NoRoom
from papersea.pocket.rooms import Manner

__all__ = ["Device", "Manner", "Memory", "NoRoom", "Pocket"]
