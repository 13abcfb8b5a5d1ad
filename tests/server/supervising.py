"""Runs a service for as long as the program that started this one lives.

``python supervising.py SIGNAL USER DIRECTORY COMMAND…`` starts the command as the user (empty: as
whoever runs this). When standard input ends, for whatever reason, the command is stopped with the
signal, and the directory removed unless the input was ``keep``: so nothing stays behind, not even
after a ``kill -9``. Only the standard library is used.
"""

from __future__ import annotations

import pwd
import shutil
import signal
import subprocess
import sys


def main(stop: str, user: str, directory: str, *command: str) -> None:
    service = subprocess.Popen(
        command,
        cwd=directory,
        stdin=subprocess.DEVNULL,
        user=user or None,
        group=pwd.getpwnam(user).pw_gid if user else None,
        extra_groups=[] if user else None,
    )
    order = sys.stdin.read()
    service.send_signal(signal.Signals[stop])
    try:
        service.wait(300)  # as patient as the tests: tests/patience.py
    except subprocess.TimeoutExpired:
        service.kill()
        service.wait()
    if order != "keep":
        shutil.rmtree(directory, ignore_errors=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
