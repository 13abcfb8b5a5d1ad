"""What a release has beside wheel and sdist: notes, the image's definition, bills of materials."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tools.installing import Source
from tools.release.packing import files_in
from tools.release.telling import Changelog, Version

_BUILDS: Final = re.compile(r"\n# The web client.*?(?=\nFROM \$\{BASE\}\n)", re.DOTALL)
_FROM_BUILD: Final = "COPY --from=build /wheels /wheels\n"


def notes(changelog: Changelog, version: Version, source: Source) -> str:
    """What is new, and how the files are used."""
    wheel = f"papersea-{version}-py3-none-any.whl"
    return f"""# papersea {version}

{changelog.sections[str(version)]}

## What is here

- `{wheel}` has everything, for Linux, macOS and Windows with Python 3.11 or newer:
  `pip install "{source}[server]"`, then `papersea serve --open` or `papersea play`.
- `papersea-{version}.tar.gz` is the source that it is made of.
- `papersea-site-{version}.zip` is the house for one device, as files for any host of files.
- `papersea-manual-{version}.zip` is the manual: unpack it and open `index.html`.
- `papersea-container-{version}.tar.gz` defines the container image, from the wheel:
  `docker compose -f deploy/compose.yaml up --build --detach` in it (docs/hosting.md).
- `*.cdx.json` say what a server (Python) and its page (npm) are made of, as CycloneDX.
- `SHA256SUMS`: `sha256sum --check SHA256SUMS`.
"""


def container(root: Path, wheel: Path) -> dict[str, bytes]:
    """``deploy/`` as it is, but the image takes the wheel, and builds none."""
    kept = {f"deploy/{path}": content for path, content in files_in(root / "deploy").items()}
    dockerfile = from_wheel((root / "deploy/Dockerfile").read_text(encoding="utf-8"))
    return kept | {
        "deploy/Dockerfile": dockerfile.encode(),
        "requirements/serve.txt": (root / "requirements/serve.txt").read_bytes(),
        wheel.name: wheel.read_bytes(),
    }


def from_wheel(dockerfile: str) -> str:
    """Without the stage that builds."""
    shorter, count = _BUILDS.subn("", dockerfile)
    assert count == 1, "deploy/Dockerfile has one stage that builds"
    assert shorter.count(_FROM_BUILD) == 1, "deploy/Dockerfile takes the wheel from that stage"
    return shorter.replace(_FROM_BUILD, "COPY papersea-*.whl /wheels/\n")


def server_bill(root: Path) -> bytes:
    """All that ``requirements/serve.txt`` pins, and papersea on top."""
    program = Path(sys.executable).with_name("cyclonedx-py")
    made = subprocess.run(
        [
            program,
            *("requirements", "requirements/serve.txt", "--pyproject", "pyproject.toml"),
            *("--output-reproducible", "--output-format", "JSON", "--output-file", "-"),
        ],
        cwd=root,
        check=True,
        stdout=subprocess.PIPE,
    )
    return timeless(json.loads(made.stdout))


def page_bill(root: Path, version: Version) -> bytes:
    """What ``web/package-lock.json`` pins of what the page is made of."""
    programs = Path(sys.executable).parent
    told = "sbom --sbom-format cyclonedx --sbom-type application --package-lock-only --omit dev"
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary, "papersea-web")  # npm calls it after its folder
        folder.mkdir()
        for name in ("package.json", "package-lock.json"):
            listed = json.loads((root / "web" / name).read_text(encoding="utf-8"))
            for each in (listed, listed.get("packages", {}).get("", {})):
                each["version"] = str(version)  # npm names nothing that has none
            (folder / name).write_text(json.dumps(listed), encoding="utf-8")
        made = subprocess.run(
            [programs / "npm", *told.split()],
            cwd=folder,
            env=os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"},
            check=True,
            stdout=subprocess.PIPE,
        )
    return timeless(json.loads(made.stdout))


def timeless(bill: Mapping[str, Any]) -> bytes:
    """The same for the same parts: without the moment, and without a number for itself."""
    kept = {name: value for name, value in bill.items() if name != "serialNumber"}
    told = {name: value for name, value in kept["metadata"].items() if name != "timestamp"}
    return (json.dumps({**kept, "metadata": told}, indent=1, sort_keys=True) + "\n").encode()
