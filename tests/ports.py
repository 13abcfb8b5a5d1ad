"""Ports that a server may be killed and started again on, and that nobody else is given."""

from __future__ import annotations

import random
import socket
import sys

HELD: list[socket.socket] = []
"""Until all tests of this process have run: one for each port, bound to it."""


def free_port() -> int:
    """Below those that systems give to clients: one that knocks at the door of a dead server
    could otherwise be given its port."""
    while True:
        port = random.randrange(15_000, 32_000)
        probe = socket.socket()
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            probe.close()
            continue
        if sys.platform == "linux":
            # Whoever listens there, as servers do, may; whoever looks for a free port as above,
            # in another process of tests, finds it taken. Elsewhere neither could.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            HELD.append(probe)
        else:
            probe.close()
        return port


def let_go() -> None:
    """Of all ports, when nobody serves any more."""
    for each in HELD:
        each.close()
    HELD.clear()
