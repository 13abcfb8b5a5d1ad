"""What earlier versions have left with hosts and players is opened by this one, and goes on.

Each folder of ``tests/kept`` was written by the commit that it is named after.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from papersea import parse_position, read_records, replay, verify
from papersea.record import Record, RecordWriter, UnprovedRecord
from papersea.record.jsonline import parse_line
from papersea.scorepad import format_pad, parse_pad
from papersea.table.commands import Answer, ComeBack, Rematch, Resume
from papersea.table.faces import Face
from papersea.table.table import Phase
from tests.patience import PATIENT
from tests.server.admin.conftest import admin
from tests.server.guests import Guest, visitor
from tests.server.hosting import Hosted, hosted
from tests.server.keeping import FIRST, KEPT, kept_rows, put_into_postgresql
from tests.server.lines import Line, line
from tests.server.services import Postgres
from tests.sizes import sized
from tests.terminal.running import run
from tests.terminal.test_playing import answers
from tools.kept import DEAL, FACES

VERSIONS = sorted(each.name for each in KEPT.iterdir() if each.is_dir())
MOVED = [f"{each}-postgresql" for each in sized([FIRST], VERSIONS)]
"""Whose rows are opened in PostgreSQL, too."""
ENTRIES = sized(12, 10_000)
"""By which a game is played on, if its round does not end before."""
STATES = {
    Phase.OPEN: 1,
    Phase.PLAYING: 6,  # of two, three and four, one with a question, one begun again, one taken up
    Phase.PAUSED: 1,
    Phase.OVER: 3,
}
"""How many tables of each phase a version has left."""
BANNED = "Fay"
"""Who is kept out of a house since there are bans; all others are those who play."""
UNATTENDED = {FIRST, "c673807", "1da4d24"}
"""Versions that had no bans, reports and announcements."""
UNMEASURED = {*UNATTENDED, "1ac5600"}
"""Versions that asked nobody whether their games may be measured."""
WILLING = {"Ann", "Bob"}
"""Who has allowed it since; one game was theirs alone."""
UNDEALT = {*UNMEASURED, "a3c11bb"}
"""Versions in which people had no faces, and deals no names."""
FIRST_STATES = {**STATES, Phase.PLAYING: 5, Phase.OVER: 1}
DEALT_STATES = {**STATES, Phase.PLAYING: 7}

pytestmark = pytest.mark.anyio


@dataclass
class House:
    """A server of this version upon the database of another; its people know their tokens."""

    version: str
    database: str
    server: Hosted
    tokens: dict[str, str]
    codes: list[str]

    @asynccontextmanager
    async def guests(self) -> AsyncIterator[list[Guest]]:
        async with AsyncExitStack() as stack:
            found = []
            for name in self.tokens:
                if name != BANNED:
                    found.append(await stack.enter_async_context(self.guest(name)))
            yield found

    @asynccontextmanager
    async def guest(self, name: str) -> AsyncIterator[Guest]:
        token = self.tokens[name]
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        async with visitor(self.server.address, headers=headers) as http:
            me = (await http.get("/api/me")).json()
            assert me["name"] == name
            yield Guest(me["id"], name, token, http)

    async def admin(self, *arguments: str) -> Any:
        """What a host reads of it."""
        return await admin(self.database, *arguments)


@pytest.fixture(params=[each for each in VERSIONS if each != FIRST])
def kept(request: pytest.FixtureRequest) -> Path:
    """What one version has left behind."""
    return KEPT / str(request.param)


@pytest.fixture(scope="module", params=[*VERSIONS, *MOVED])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    version, _, is_moved = str(request.param).partition("-")
    folder = tmp_path_factory.mktemp("house")
    with kept_rows(version, folder / "tables.db") as database:
        codes = [code for (code,) in database.execute("SELECT code FROM tables ORDER BY code")]
        (then,) = database.execute("SELECT max(changed_at) FROM tables").fetchone()
    (tokens,) = json.loads((KEPT / version / "identities.json").read_text("utf-8")).values()
    since = time.monotonic()
    with ExitStack() as stack:
        address = f"sqlite:///{folder / 'tables.db'}"
        if is_moved:
            postgres: Postgres = request.getfixturevalue("postgres")
            address = postgres.database()
            stack.callback(postgres.drop, address)
            with ThreadPoolExecutor(1) as apart:  # from the loop of the tests
                apart.submit(asyncio.run, put_into_postgresql(version, address)).result()
        # Nobody's time has run out meanwhile.
        server = stack.enter_context(
            hosted(
                folder,
                database=address,
                thinkers=1,
                clock=lambda: then + time.monotonic() - since,
                is_measuring=True,
                grace=PATIENT,  # nobody loses a seat because the machine is busy
            )
        )
        yield House(version, address, server, tokens, codes)


@asynccontextmanager
async def everybody(house: House, code: str) -> AsyncIterator[list[Line]]:
    """The lines of all people who have a seat at a table, by seat."""
    async with house.guests() as guests, AsyncExitStack() as stack:
        lines = []
        for each in guests:
            opened = line(each.address, code, each.token)
            heard = await stack.enter_async_context(opened)
            if heard.latest.seat is not None:
                lines.append(heard)
        yield sorted(lines, key=lambda each: each.latest.seat or 0)


async def phase_of(house: House, code: str) -> Phase:
    async with line(house.server.address, code) as public:
        return public.phase


async def settle(lines: list[Line]) -> None:
    """Whoever has left is back, what was asked is answered, and the game goes on."""
    for each in lines:
        if each.latest.table.seats[each.latest.seat or 0].is_stand_in:
            await each.do(ComeBack())
        if each.phase is Phase.PAUSED:
            await each.do(Resume())
        question = each.latest.table.question
        if question and each.latest.seat in question.waits_for:
            await each.do(Answer(agrees=True))
        for other in lines:
            await other.reach(each.number)


async def play_on(lines: list[Line], is_enough: Callable[[], bool]) -> None:
    """People call as soon as they may; bots of the house find their moves as ever."""
    first = lines[0]
    while first.phase is Phase.PLAYING and not is_enough():
        mover = next((each for each in lines if each.legal), None)
        if mover is None:
            await first.reach(first.number + 1)
        else:
            calls = [move for move in mover.legal if move in ("STOP", "LAST")]
            await mover.play((calls or mover.legal)[0])
        for each in lines:
            await each.reach(max(every.number for every in lines))


async def test_every_table_of_an_earlier_version_is_there_for_everybody_who_sat_at_it(
    house: House,
) -> None:
    phases: list[Phase] = []
    seats = set()
    for code in house.codes:
        async with everybody(house, code) as lines:
            assert lines, "somebody sits there"
            assert lines[0].latest.table.code == code
            phases.append(lines[0].phase)
            if lines[0].phase is Phase.PLAYING:
                seats.add(len(lines[0].latest.table.seats))
                hands = [each.latest.game.seats for each in lines if each.latest.game]
                own = [hand[each.latest.seat or 0] for hand, each in zip(hands, lines, strict=True)]
                assert all(hand.hand is not None for hand in own), "everybody sees their own cards"
    expected = STATES if house.version in UNDEALT else DEALT_STATES
    if house.version == FIRST:
        expected = FIRST_STATES
    assert {phase: phases.count(phase) for phase in expected} == expected
    assert seats == {2, 3, 4}


async def test_what_was_over_is_listed_rated_and_shown_from_every_seat(house: House) -> None:
    async with house.guests() as guests:
        games: dict[str, Any] = {}
        for guest in guests:
            for game in await guest.get("/api/me/games"):
                games[game["id"]] = game
            await guest.get("/api/me/tables")
            assert (await guest.get("/api/me/data"))["profile"]["name"] == guest.name
        ann = guests[0]
        (rated,) = [game for game in games.values() if game["is_rated"]]
        for seat in rated["seats"]:
            profile = await ann.get(f"/api/people/{seat['person']}")
            assert any(each["rating"] for each in profile["standings"])
        for id_, game in games.items():
            for eyes in ("", *(f"?eyes={seat}" for seat in range(game["players"]))):
                replayed = await ann.get(f"/api/games/{id_}/replay{eyes}")
                assert replayed["steps"]


async def test_games_of_an_earlier_version_are_measured_if_all_in_them_have_allowed_it(
    house: House, tmp_path: Path
) -> None:
    willing = set() if house.version in UNMEASURED else WILLING
    async with house.guests() as guests:
        for guest in guests:
            me = await guest.get("/api/me")
            asked = "allowed" if guest.name in willing else "unasked"
            assert me["measuring"] == (asked if me["kind"] == "person" else None)
    file = tmp_path / "measured.jsonl"
    await house.admin("export", str(file), "--measured", "--as", "host")
    assert len(list(read_records(file))) == bool(willing)


async def test_faces_and_deals_of_an_earlier_version_are_known(
    house: House,
) -> None:
    if house.version in UNDEALT:
        return
    deals = []
    for code in house.codes:
        async with line(house.server.address, code) as public:
            table = public.latest.table
            if table.origin is not None and table.origin.deal is not None:
                deals.append(table.origin.deal)
                assert [seat.face for seat in table.seats if seat.face] == [Face(FACES["Ann"])]
    assert deals == [DEAL]
    async with house.guests() as guests:
        faces = {each.name: (await each.get("/api/me"))["face"] for each in guests}
    assert {name: face for name, face in faces.items() if face} == FACES


async def test_games_of_an_earlier_version_are_played_on(house: House) -> None:
    """A few turns, in a soak to the end of the round; the one that was paused to its very end,
    where it is filed."""
    finished = []
    for code in house.codes:
        phase = await phase_of(house, code)
        if phase not in (Phase.PLAYING, Phase.PAUSED):
            continue
        async with everybody(house, code) as lines:
            await settle(lines)
            first = lines[0]
            assert first.latest.game is not None
            begun, since = first.latest.game.round, first.number

            def is_enough(first: Line = first, begun: int = begun, since: int = since) -> bool:
                is_next = first.latest.game is not None and first.latest.game.round > begun
                return is_next or first.number >= since + ENTRIES

            await play_on(lines, (lambda: False) if phase is Phase.PAUSED else is_enough)
            assert is_enough() or first.phase is Phase.OVER
            if phase is Phase.PAUSED:
                finished.append(first.latest.table.game_id)
    async with house.guests() as guests:
        for id_ in finished:
            game = await guests[0].get(f"/api/games/{id_}")
            verify(parse_line(game["record"]))


async def test_whoever_waits_for_another_game_since_an_earlier_version_gets_it(
    house: House,
) -> None:
    for code in house.codes:
        async with everybody(house, code) as lines:
            seats = lines[0].latest.table.seats
            if lines[0].phase is Phase.OVER and any(seat.wants_rematch for seat in seats):
                before = lines[0].latest.table.game
                for each in lines:
                    if not seats[each.latest.seat or 0].wants_rematch:
                        await each.do(Rematch())
                await lines[0].until(lambda: lines[0].phase is Phase.PLAYING)
                assert lines[0].latest.table.game == before + 1
                return
    pytest.fail("somebody waits")


async def test_what_hosts_have_done_and_people_have_reported_holds(house: House) -> None:
    if house.version in UNATTENDED:
        assert BANNED not in house.tokens
        return
    async with house.guest(BANNED) as fay, house.guest("Ann") as ann, house.guest("Bob") as bob:
        answer = await fay.http.post("/api/tables", json={"settings": {"players": 2}})
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        told = await ann.get("/api/announcement")
        assert told["text"] == "New cards for everybody"
        bans = await house.admin("bans")
        assert {each["person"] or each["network"] for each in bans} == {fay.id, "203.0.113.0/24"}
        (report,) = await house.admin("reports")
        assert (report["reporter"], report["about"]) == (ann.id, bob.id)
        done = await house.admin("audit")
        assert [each["what"] for each in done].count("ban") == 2
        assert {each["who"] for each in done} == {"host"}


def test_every_folder_is_named_after_a_commit_of_the_history() -> None:
    """Else nobody could say what has written it."""

    def git(*arguments: str) -> subprocess.CompletedProcess[str]:
        line = ["git", *arguments]
        return subprocess.run(line, cwd=KEPT, capture_output=True, text=True, check=False)

    if git("rev-parse", "--is-shallow-repository").stdout.strip() != "false":
        pytest.skip("the history is not here")
    for version in VERSIONS:
        assert git("merge-base", "--is-ancestor", version, "HEAD").returncode == 0, version


def records_of(kept: Path) -> list[Record]:
    return list(read_records(kept / "records.jsonl"))


def test_records_in_both_forms_say_the_same_and_are_written_as_they_were(
    kept: Path, tmp_path: Path
) -> None:
    records = records_of(kept)
    text = (kept / "records.txt").read_text("utf-8")
    assert "".join(f"{record}\n" for record in records) == text
    with RecordWriter(tmp_path / "again.jsonl") as writer:
        for record in records:
            writer.write(record)
    assert (tmp_path / "again.jsonl").read_bytes() == (kept / "records.jsonl").read_bytes()
    (tmp_path / "records.txt").write_text(text, "utf-8")
    for file in (kept / "records.jsonl", tmp_path / "records.txt", kept / "arena" / "games.jsonl"):
        assert run("replay", str(file), "--moves").exit_code == 0


def test_cards_of_records_are_proved_as_they_were(kept: Path, tmp_path: Path) -> None:
    records = records_of(kept)
    proved = [record for record in records if record.fair is not None]
    assert len(proved) == 3
    for record in records:
        played = replay(record)
        if record.result is not None:  # nobody has given up
            assert played.scores == record.result.scores
            assert played.winners == record.result.winners
        if record not in proved:
            with pytest.raises(UnprovedRecord):
                verify(record)
    with RecordWriter(tmp_path / "proved.jsonl") as writer:
        for record in proved:
            writer.write(record)
    assert run("verify", str(tmp_path / "proved.jsonl")).exit_code == 0


def test_records_of_the_first_dealing_are_proved_and_replayed() -> None:
    records = records_of(KEPT / FIRST)
    assert len(records) == 2
    for record in records:
        assert record.fair is not None
        code, _, number = record.fair.context.partition("/")
        assert (len(code), number) == (13, "1"), "it has the table's code in it"
        verify(record)
        assert replay(record).history


@pytest.mark.parametrize("version", VERSIONS)
def test_a_record_of_an_earlier_version_is_analysed(version: str) -> None:
    kept = KEPT / version
    said = run("analyse", str(kept / "records.jsonl"), "--budget", "4p", "--json")
    assert said.exit_code == 0, said.output
    assert json.loads(said.stdout)["decisions"]


def test_positions_are_read_and_written_as_they_were(kept: Path) -> None:
    for text in (kept / "positions.txt").read_text("utf-8").splitlines():
        assert str(parse_position(text)) == text


def test_a_game_that_was_left_with_an_earlier_version_is_played_to_its_end(
    kept: Path, tmp_path: Path
) -> None:
    file = shutil.copy(kept / "left.jsonl", tmp_path)
    said = run("play", "--resume", str(file), stdin="\n".join(islice(answers(2), 6000)))
    assert said.exit_code == 0, said.output
    left, finished = read_records(file)
    assert (left.result, finished.names) == (None, left.names)
    assert finished.result is not None


def test_score_pads_go_on(kept: Path, tmp_path: Path) -> None:
    for pad in kept.glob("pad*.json"):
        text = pad.read_text("utf-8").strip()
        assert format_pad(parse_pad(text)) == text
        file = shutil.copy(pad, tmp_path)
        said = run("scorepad", str(file), stdin="deck\na\nquit\n")
        assert said.exit_code == 0, said.output
        assert len(parse_pad(Path(file).read_bytes()).rounds) == len(parse_pad(text).rounds) + 1


def test_an_arena_is_played_on(kept: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(kept / "arena", tmp_path / "arena")
    said = run("arena", "--resume", str(folder), "--games", "6", "--workers", "1")
    assert said.exit_code == 0, said.output
    games = list(read_records(folder / "games.jsonl"))
    assert games[:4] == list(read_records(kept / "arena" / "games.jsonl"))
    assert len(games) == 6


def test_who_one_is_and_which_puzzles_one_has_solved_is_remembered(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from papersea.terminal.online.identities import recall
    from papersea.terminal.study.puzzle_progress import keep
    from papersea.terminal.study.puzzle_progress import kept as solved

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "papersea"
    folder.mkdir()
    for name in ("identities.json", "puzzles.json"):
        shutil.copy(kept / name, folder)
    ((address, names),) = json.loads((kept / "identities.json").read_text("utf-8")).items()
    assert {name: recall(address, name) for name in names} == names
    before = (kept / "puzzles.json").read_bytes()
    assert before != msgspec.json.encode(type(solved())())
    keep(solved())
    assert (folder / "puzzles.json").read_bytes() == before
