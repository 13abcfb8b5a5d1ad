"""What is in deploy/ fits the server as it is: units, image, figures and alerts."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from configparser import RawConfigParser
from http import HTTPStatus
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from prometheus_client.parser import text_string_to_metric_families

from papersea.terminal.main import cli
from tests.server.guests import guests, visitor
from tests.server.hosting import hosted

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
Labels = dict[str, set[str]]


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_is_understood_by_systemd(unit: Path, tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        parser = RawConfigParser(strict=False, allow_no_value=False)
        parser.optionxform = str  # type: ignore[assignment]
        parser.read_string(unit.read_text(encoding="utf-8"))
        assert parser.sections()[0] == "Unit"
        return
    for each in UNITS:  # a timer wants its service, and all of them their programs
        text = each.read_text().replace("/usr/local/bin/papersea-backup", str(DEPLOY / "backup.sh"))
        text = text.replace("/opt/papersea/bin/papersea", str(Path(sys.prefix, "bin/papersea")))
        text = text.replace("EnvironmentFile=/etc", "EnvironmentFile=-/etc")
        (tmp_path / each.name).write_text(text)
    name = unit.name.replace("@.", "@8001.")
    command = [program, "verify", "--man=no", "--recursive-errors=no", str(tmp_path / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert unit.name.partition("@")[0] not in done.stderr, done.stderr


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_service_sees_no_more_than_it_needs(unit: Path) -> None:
    if unit.suffix == ".service":
        lines = unit.read_text(encoding="utf-8").splitlines()
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


def commands() -> dict[str, list[str]]:
    """What the files start, as it would be typed."""
    found = {}
    for name, service in compose()["services"].items():
        if service["image"] == "papersea":
            found[name] = shlex.split(service["command"])
    for unit in UNITS:
        for line in re.findall(r"(?m)^ExecStart=\S+/papersea (.*)$", unit.read_text()):
            found[unit.name] = shlex.split(line.replace("%i", "8001"))
    return found


def test_every_command_is_one_that_papersea_understands() -> None:
    started = commands()
    assert len(started) == 5
    for name, *options in started.values():
        command = cli.get_command(click.Context(cli), name)
        assert command is not None, name
        command.make_context(name, options)  # or it says what is wrong


def test_servers_and_workers_are_asked_for_their_health() -> None:
    asked = re.search(r"127\.0\.0\.1:(\d+)/health/ready", (DEPLOY / "Dockerfile").read_text())
    assert asked is not None
    services = compose()["services"]
    for name, line in commands().items():
        if name in services:
            assert "healthcheck" not in services[name], "the image's own"
            port = line[line.index("--port") + 1] if "--port" in line else "8000"
            assert port == asked[1]
        assert line[0] == "serve" or "--port" in line, "a worker answers only where it is told to"


def test_no_copy_for_a_day_is_noticed() -> None:
    backup, database = (compose()["services"][name] for name in ("backup", "database"))
    assert backup["image"] == database["image"], "an older pg_dump refuses a newer database"
    script, folder, keep, hours = shlex.split(backup["command"])
    assert f"./{script}:/usr/local/bin/{script}:ro" in backup["volumes"]
    assert (DEPLOY / script).stat().st_mode & 0o111
    assert f"backups:{folder}" in backup["volumes"]
    assert int(keep) >= 7
    minutes = re.search(rf"find {folder} .*-mmin -(\d+)", backup["healthcheck"]["test"])
    assert minutes is not None
    assert 60 * int(hours) < int(minutes[1]) <= 60 * (int(hours) + 3)


def test_passwords_are_no_part_of_command_lines() -> None:
    """What a process was started with, everybody on the machine can read."""
    for service in compose()["services"].values():
        assert "PASSWORD" not in str(service.get("command"))
        assert "PASSWORD" not in service.get("environment", {}).get("PAPERSEA_DATABASE", "")


def images() -> dict[str, str]:
    """Of others, by the setting that names another."""
    text = (DEPLOY / "compose.yaml").read_text()
    return dict(re.findall(r"\$\{([A-Z]+_IMAGE):-([^}]+)\}", text))


def test_images_are_pinned_by_what_a_registry_says(tmp_path: Path) -> None:
    digest = f"sha256:{'0123456789abcdef' * 4}"
    docker = tmp_path / "docker"
    docker.write_text(f'#!/bin/sh\n[ "$1 $2 $3" = "buildx imagetools inspect" ] && echo {digest}\n')
    docker.chmod(0o755)
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        [DEPLOY / "pin.sh"], env=environment, capture_output=True, text=True, check=True
    )
    pinned = dict(line.split("=", 1) for line in done.stdout.splitlines())
    assert pinned == {name: f"{image}@{digest}" for name, image in images().items()}
    for service in compose()["services"].values():
        assert service["image"] == "papersea" or "_IMAGE:-" in service["image"]
    assert compose()["services"]["work"]["build"]["args"]["BASE"].startswith("${PYTHON_IMAGE:-")
    assert f"ARG BASE={images()['PYTHON_IMAGE']}\n" in (DEPLOY / "Dockerfile").read_text()


@pytest.mark.parametrize("name", [".gitignore", ".dockerignore"])
def test_a_hosts_passwords_get_into_no_commit_and_no_image(name: str) -> None:
    assert "deploy/.env" in (ROOT / name).read_text().splitlines()


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


def rules() -> list[dict[str, Any]]:
    alerts = msgspec.yaml.decode((DEPLOY / "monitoring/alerts.yaml").read_bytes())
    return [rule for group in alerts["groups"] for rule in group["rules"]]


def drawn() -> list[dict[str, str]]:
    """What each panel of the dashboard asks for."""
    board = json.loads((DEPLOY / "monitoring/dashboard.json").read_text())
    return [each for panel in board["panels"] for each in panel["targets"]]


_SELECTED = re.compile(r"\b((?:papersea|litestar|process|python)_[a-z_]+|up\b)(?:\{([^}]*)\})?")
_GIVEN = re.compile(r'(\w+)(=~|=)"([^"]*)"')
_GROUPED = re.compile(r"\bby \(([^)]*)\)")
_NAMED = re.compile(r"\bpapersea_(?!v0\b)[a-z_]*[a-z](?!\w)(?:\{[^}]*\})?")
OF_PROMETHEUS = {"job": {"papersea"}, "instance": set[str]()}
"""What it adds to all figures: see ``monitoring/prometheus.yaml``."""


@pytest.fixture
async def exported(tmp_path: Path) -> dict[str, Labels]:
    """Every figure of a server by its name, with its labels and all values that they can have."""
    with hosted(tmp_path) as server:
        async with guests(server.address, "Ann") as (ann,), visitor(server.address) as http:
            await ann.open_table()
            await http.get("/api/nowhere")
            text = (await http.get("/metrics")).text
    found: dict[str, Labels] = {"up": {}}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = found.setdefault(sample.name, {})
            for label, value in sample.labels.items():
                labels.setdefault(label, set()).add(value)
    for labels in found.values():
        if "status_code" in labels:
            labels["status_code"] = {str(each.value) for each in HTTPStatus}
        labels.update(OF_PROMETHEUS)
    return found


def labels_of(expression: str, exported: dict[str, Labels]) -> Labels:
    """Those of all figures in an expression: each exists, and can have what is asked of it."""
    known: Labels = {}
    selected = _SELECTED.findall(expression)
    assert selected, expression
    for name, given in selected:
        assert name in exported, f"{name} in {expression}"
        known |= exported[name]
        for label, manner, value in _GIVEN.findall(given):
            values = exported[name][label]
            fits = value in values or (
                manner == "=~" and any(re.fullmatch(value, v) for v in values)
            )
            assert fits, f"{label}={value} in {expression}"
    return known


def left_in(expression: str, exported: dict[str, Labels]) -> set[str]:
    """The labels that its result has."""
    known = labels_of(expression, exported)
    if "sum(" in expression or "max(" in expression:
        return set()
    grouped = {
        label.strip() for group in _GROUPED.findall(expression) for label in group.split(",")
    }
    assert grouped <= known.keys(), expression
    return grouped or set(known)


@pytest.mark.anyio
async def test_every_figure_and_label_that_is_watched_exists(exported: dict[str, Labels]) -> None:
    for rule in rules():
        left = left_in(rule["expr"], exported)
        said = "".join(rule["annotations"].values())
        assert set(re.findall(r"\$labels\.(\w+)", said)) <= left, rule
    for target in drawn():
        left = left_in(target["expr"], exported)
        assert set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])) <= left, target


@pytest.mark.anyio
async def test_every_figure_of_ours_is_drawn(exported: dict[str, Labels]) -> None:
    asked = {name for each in drawn() for name, _ in _SELECTED.findall(each["expr"])}
    ours = {name for name in exported if name.startswith("papersea_")}
    parts = ("_created", "_sum", "_count")  # of those that are drawn
    assert {name for name in ours if not name.endswith(parts)} <= asked
    assert "up" in asked


def test_whatever_players_may_not_notice_raises_an_alert() -> None:
    watched = {name for rule in rules() for name, _ in _SELECTED.findall(rule["expr"])}
    assert watched >= {
        "up",
        "papersea_banned_total",
        "papersea_database_up",
        "papersea_failures_total",
        "papersea_tables_unreadable",
        "papersea_turned_away_total",
    }


@pytest.mark.anyio
async def test_every_figure_that_is_named_anywhere_exists(exported: dict[str, Labels]) -> None:
    named = [ROOT / "SECURITY.md", ROOT / "README.md", ROOT / "CHANGELOG.md"]
    named += list((ROOT / "docs").rglob("*.md"))
    named += [each for each in DEPLOY.rglob("*") if each.is_file()]
    found = [each for file in named for each in _NAMED.findall(file.read_text("utf-8"))]
    assert "papersea_failures_total" in found
    for each in found:
        labels_of(each, exported)


def test_prometheus_asks_every_server_and_worker_where_its_figures_are() -> None:
    asks = msgspec.yaml.decode((DEPLOY / "monitoring/prometheus.yaml").read_bytes())
    (job,) = asks["scrape_configs"]
    assert {job["job_name"]} == OF_PROMETHEUS["job"]
    assert all((DEPLOY / "monitoring" / name).exists() for name in asks["rule_files"])
    ports = {}
    for name, service in compose()["services"].items():
        if service["image"] == "papersea":
            line = shlex.split(service["command"])
            option = "--metrics-port" if "--metrics-port" in line else "--port"
            ports[name] = line[line.index(option) + 1]
    assert set(job["static_configs"][0]["targets"]) == {f"{n}:{p}" for n, p in ports.items()}


def test_alerts_say_what_to_do() -> None:
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"].keys() == {"summary", "description"}
