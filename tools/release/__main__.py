"""Make a release and try it: see ``tools.release``."""

from __future__ import annotations

import argparse
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from tools.installing import pages, source_of
from tools.release import parts
from tools.release.packing import SUMS, files_in, problems_of_sums, sums_of, tarred, zipped
from tools.release.telling import (
    Changelog,
    NotReady,
    Version,
    patch_of,
    seconds_of,
    with_version,
)

ROOT: Final = Path(__file__).resolve().parents[2]
_PROJECT: Final = "pyproject.toml"
_CHANGES: Final = "CHANGELOG.md"


@dataclass(frozen=True, slots=True)
class Plan:
    """``changes``: files that the release's commit will have changed, by their paths; none where
    that commit is made already."""

    version: Version
    changelog: Changelog
    day: date
    changes: dict[str, str]
    patch: str


def plan_of(root: Path, version: Version) -> Plan:
    """``NotReady`` if there can be no such release of this clone as it is."""
    if dirty := _git(root, "status", "--porcelain"):
        raise NotReady(f"the clone has changes that are in no commit:\n{dirty}")
    changelog = Changelog.read((root / _CHANGES).read_text(encoding="utf-8"))
    project = (root / _PROJECT).read_text(encoding="utf-8")
    if changelog.has_prepared(version) and source_of(project).version == str(version):
        return Plan(version, changelog, changelog.dates[str(version)], {}, "")
    if _git(root, "tag", "--list", f"v{version}"):
        raise NotReady(f"there is a tag v{version} already, of another commit")
    day = datetime.fromtimestamp(int(_git(root, "log", "-1", "--format=%ct")), UTC).date()
    changelog = changelog.releasing(version, day)
    after = {_PROJECT: with_version(project, version), _CHANGES: str(changelog)}
    source = source_of(after[_PROJECT])
    for page in pages(root):
        path = page.relative_to(root).as_posix()
        after[path] = source.told_in(page.read_text(encoding="utf-8"))
    before = {path: (root / path).read_text(encoding="utf-8") for path in after}
    changes = {path: text for path, text in after.items() if text != before[path]}
    return Plan(version, changelog, day, changes, patch_of(before, changes))


def copy_of(root: Path, plan: Plan, folder: Path) -> None:
    """The tree of the release's commit, in a folder of its own."""
    archive = subprocess.check_output(["git", "archive", "--format=tar", "HEAD"], cwd=root)
    with tarfile.open(fileobj=io.BytesIO(archive)) as tree:
        tree.extractall(folder, filter="data")
    for path, text in plan.changes.items():
        (folder / path).write_text(text, encoding="utf-8", newline="\n")


def make(plan: Plan, into: Path) -> None:
    """Everything, into an empty folder, from a copy that nobody else changes."""
    seconds = seconds_of(plan.day)
    with tempfile.TemporaryDirectory() as temporary:
        copy, site = Path(temporary, "papersea"), Path(temporary, "site")
        copy_of(ROOT, plan, copy)
        # The tools of the copy: they look at what is beside them. Wheel and sdist are tried there.
        _python(copy, seconds, "-m", "tools.dist", "--keep-site", str(site))
        for each in sorted((copy / "dist").iterdir()):
            shutil.copyfile(each, into / each.name)
        (wheel,) = into.glob("*.whl")
        print("Making the manual, archives and bills of materials ...", flush=True)
        manual = Path(temporary, "manual")
        _python(ROOT, seconds, "-m", "tools.manual", str(manual), "--root", str(copy))
        version, source = plan.version, source_of((copy / _PROJECT).read_text(encoding="utf-8"))
        for name, folder in (("site", site), ("manual", manual)):
            inside = f"papersea-{name}-{version}"
            (into / f"{inside}.zip").write_bytes(zipped(files_in(folder), inside, seconds))
        inside = f"papersea-container-{version}"
        definition = tarred(parts.container(copy, wheel), inside, seconds)
        (into / f"{inside}.tar.gz").write_bytes(definition)
        (into / f"papersea-server-{version}.cdx.json").write_bytes(parts.server_bill(copy))
        (into / f"papersea-page-{version}.cdx.json").write_bytes(parts.page_bill(copy, version))
        notes = parts.notes(plan.changelog, version, source)
        (into / f"papersea-{version}-notes.md").write_text(notes, encoding="utf-8", newline="\n")
    (into / SUMS).write_text(sums_of(into), encoding="utf-8", newline="\n")
    assert not problems_of_sums(into)


def what_next(plan: Plan, folder: Path, patch: Path) -> str:
    """Nothing is published here: how somebody does it who may."""
    where = folder.relative_to(ROOT).as_posix()
    lines = [f"papersea {plan.version} is in {where}, and nothing was published or changed."]
    if plan.changes:
        changed = " ".join(sorted(plan.changes))
        lines += [
            "Read it, try it. Then the commit that it was made of, with its tag:",
            f"  git apply {patch.relative_to(ROOT).as_posix()}",
            f'  git commit --message "papersea {plan.version}" {changed}',
            f'  git tag --annotate v{plan.version} --message "papersea {plan.version}"',
            f"There, make release VERSION={plan.version} makes the same bytes again.",
        ]
    lines += [f"Publish what is in {where}, with the notes beside it: docs/releases.md."]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("version", nargs="?", default="", help="such as 1.2.3")
    parser.add_argument("--check", action="store_true", help="only say whether it could be made")
    asked = parser.parse_args(arguments)
    try:
        plan = plan_of(ROOT, Version.read(asked.version))
    except NotReady as problem:
        sys.exit(f"No release: {problem}.")
    if asked.check:
        print(f"papersea {plan.version} could be made.")
        return
    folder, patch = (ROOT / "build" / f"papersea-{plan.version}{end}" for end in ("", ".patch"))
    fresh = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    make(plan, fresh)
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    patch.unlink(missing_ok=True)
    if plan.patch:
        patch.write_text(plan.patch, encoding="utf-8", newline="\n")
    print((folder / SUMS).read_text(encoding="utf-8"), end="")
    print(what_next(plan, folder, patch))


def _git(root: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=root, check=True, capture_output=True, encoding="utf-8"
    )
    return done.stdout.strip()


def _python(where: Path, seconds: int, *arguments: str) -> None:
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(seconds)}
    subprocess.run([sys.executable, *arguments], cwd=where, env=environment, check=True)


if __name__ == "__main__":
    main()
