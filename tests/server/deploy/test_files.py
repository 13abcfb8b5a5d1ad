"""What is in deploy/ fits the server as it is: units, image, figures and alerts."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.server.guests import guests, visitor
from tests.server.hosting import hosted

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
_METRIC = re.compile(r"\b(?:papersea|litestar|process|python)_[a-z_]+")


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_is_understood_by_systemd(unit: Path, tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        parser = RawConfigParser(strict=False, allow_no_value=False)
        parser.optionxform = str  # type: ignore[assignment]
        parser.read_string(unit.read_text())
        assert parser.sections()[0] == "Unit"
        return
    for each in UNITS:  # a timer wants its service, and all of them their programs
        text = each.read_text().replace("/opt/papersea/bin/backup.sh", str(DEPLOY / "backup.sh"))
        text = text.replace("/opt/papersea/bin/papersea", str(Path(sys.prefix, "bin/papersea")))
        text = text.replace("EnvironmentFile=/etc", "EnvironmentFile=-/etc")
        (tmp_path / each.name).write_text(text)
    name = unit.name.replace("@.", "@1.")
    command = [program, "verify", "--man=no", "--recursive-errors=no", str(tmp_path / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert unit.name.partition("@")[0] not in done.stderr, done.stderr


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_service_sees_no_more_than_it_needs(unit: Path) -> None:
    if unit.suffix == ".service":
        lines = unit.read_text().splitlines()
        for line in ("DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict"):
            assert line in lines


def compose() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes())
    return found


def test_servers_are_replaced_one_after_the_other() -> None:
    services = compose()["services"]
    after = services["serve-2"]["depends_on"]
    assert after["serve-1"] == {"condition": "service_healthy"}
    assert after.keys() >= services["serve-1"]["depends_on"].keys()
    assert "serve-1:8000 serve-2:8000" in (DEPLOY / "Caddyfile").read_text()


def test_no_service_stands_open() -> None:
    services = compose()["services"]
    for name, service in services.items():
        assert ("ports" in service) == (name == "proxy")
    assert "requirepass" in services["news"]["command"]
    for name in ("serve-1", "serve-2", "work"):
        assert "${REDIS_PASSWORD" in services[name]["environment"]["PAPERSEA_REDIS"]
    lines = (DEPLOY / "Dockerfile").read_text().splitlines()
    assert "USER papersea" in lines
    assert any(line.startswith("HEALTHCHECK") for line in lines)
    installs = [line for line in lines if "pip install" in line]
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / name).read_text()
    found = re.findall(r"(?m)^([\w.-]+)==(\S+)[^\n]*\\\n    --hash=sha256:", text)
    return {canonicalize_name(package): version for package, version in found}


def test_the_image_has_what_servers_need_in_the_releases_that_are_tested() -> None:
    serve, dev = pins("serve.txt"), pins("dev.txt")
    assert serve.items() <= dev.items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    for text in (*project["dependencies"], *extras["server"], *extras["cluster"]):
        assert canonicalize_name(Requirement(text).name) in serve


def expressions() -> list[str]:
    alerts = msgspec.yaml.decode((DEPLOY / "monitoring/alerts.yaml").read_bytes())
    board = json.loads((DEPLOY / "monitoring/dashboard.json").read_text())
    rules = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    return rules + [each["expr"] for panel in board["panels"] for each in panel["targets"]]


@pytest.mark.anyio
async def test_every_figure_that_is_watched_exists(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        async with guests(server.address, "Ann") as (ann,), visitor(server.address) as http:
            await ann.open_table()
            await http.get("/api/nowhere")
            text = (await http.get("/metrics")).text
    exported = set(re.findall(r"(?m)^(?:# TYPE )?([a-z_]+)", text))
    for expression in expressions():
        names = _METRIC.findall(expression)
        assert names, expression
        for name in names:
            assert name in exported or name.removesuffix("_bucket") in exported, name


def test_alerts_say_what_to_do() -> None:
    alerts = msgspec.yaml.decode((DEPLOY / "monitoring/alerts.yaml").read_bytes())
    for rule in (rule for group in alerts["groups"] for rule in group["rules"]):
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"].keys() == {"summary", "description"}
