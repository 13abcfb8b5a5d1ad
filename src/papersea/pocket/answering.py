"""Everything that a page may ask of a house, answered on the device itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec
from msgspec import Struct

from papersea.analysis.analysing import assemble
from papersea.analysis.questions import answer as weigh
from papersea.analysis.questions import questions
from papersea.analysis.weighing import budget_for
from papersea.answers.advising import Advice, advise, judge_choice
from papersea.answers.deals import DealPage, DealPlayed, find_deal, page_of, played_by_master
from papersea.answers.games import (
    MOST_RESULTS,
    FinishedGame,
    GamePage,
    GameSummary,
    Replay,
    Result,
    results_of,
    statistics_of,
    summary_of,
)
from papersea.answers.lessons import Attempt, Walked, bet_in, find_scene, walk_through
from papersea.answers.odds import OddsQuestion, situation_of
from papersea.answers.opponents import OpponentCard, opponent_cards
from papersea.answers.people import (
    Introduction,
    Me,
    NewPerson,
    PersonKind,
    Profile,
    Standing,
    Token,
    Wishes,
    check_language,
    check_name,
    new_code,
)
from papersea.answers.puzzles import (
    PosedPuzzle,
    PuzzleGuess,
    PuzzleList,
    check_guess,
    find_puzzle,
    list_shelf,
    pose,
)
from papersea.answers.replaying import Looked, look_at, replay_steps
from papersea.answers.reviews import (
    Analysed,
    AnalysisQuestion,
    Looking,
    NotAnalysed,
    OtherChoice,
    UnderWay,
    checked_seat,
)
from papersea.answers.sources import Source, check_record, check_source
from papersea.answers.tables import (
    Beginning,
    Listing,
    Lobby,
    NewTable,
    TableLink,
    TakeUp,
    beginning_of,
    company_of,
    link_to,
    preparations,
    settings_for,
)
from papersea.deals import BUDGET, Deal
from papersea.lessons import Scene
from papersea.moves import Seat
from papersea.players.odds.bets import BetOdds, bet_odds
from papersea.pocket.device import (
    GAMES,
    PEOPLE,
    TABLES,
    Device,
    Kept,
    NoRoom,
    Resident,
    readable,
    shelved,
)
from papersea.pocket.lines import Lines
from papersea.pocket.rooms import Manner, Rooms, Tell
from papersea.protocol.codec import decode_strictly, decoder, encode
from papersea.puzzles.answering import PuzzleAnswer, answer
from papersea.record import Record
from papersea.record.jsonline import parse_line
from papersea.table.commands import AnyCommand
from papersea.table.deciding import check_advice, decide_advice
from papersea.table.facts import Origin
from papersea.table.refused import ErrorCode, Refused
from papersea.table.steps import asked
from papersea.table.table import Person

_LOG: Final = logging.getLogger(__name__)
_SEED: Final = 0
_OWNER: Final = "owner"
"""The key of whoever the device belongs to, beside which companions have theirs."""
_MOST_GAMES: Final = 100


class _WhichLesson(Attempt, frozen=True, forbid_unknown_fields=True, kw_only=True):
    lesson: str


class _WhichPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    puzzle: str


class _PuzzleGuess(PuzzleGuess, frozen=True, forbid_unknown_fields=True, kw_only=True):
    puzzle: str


class _WhichDeal(Struct, frozen=True, forbid_unknown_fields=True):
    deal: str


class _WhichGame(Struct, frozen=True, forbid_unknown_fields=True):
    game: str


class _Through(_WhichGame, frozen=True, forbid_unknown_fields=True):
    eyes: int | None = None


class _Where(Struct, frozen=True, forbid_unknown_fields=True):
    code: str
    after: int


class _Spoken(Struct, frozen=True, forbid_unknown_fields=True):
    language: str


class _Whose(Struct, frozen=True, forbid_unknown_fields=True):
    person: str


Asked = Callable[[Any], Awaitable[Any]]
_FOR_OTHERS: Final = (
    "beCalled", "callKey", "callNoMore", "match", "report", "tableAt", "tableWord",
)  # fmt: skip


class Pocket:
    """``tell`` says something over a line. ``version``: of the house, as tables remember it."""

    def __init__(
        self, device: Device, tell: Tell, *, version: str = "", manner: Manner | None = None
    ) -> None:
        self._device = device
        self._rooms = Rooms(device, manner or Manner(time.time), version)
        self._lines = Lines(self._rooms, tell, self._known)
        self._chances: dict[Scene, float] = {}
        self._stopped: set[int] = set()
        self._questions: Mapping[str, tuple[Any, Asked]] = {
            "me": (None, self._me),
            "signIn": (NewPerson, self._sign_in),
            "changeMe": (Wishes, self._change_me),
            "forgetMe": (None, self._forget_me),
            "addCompanion": (Introduction, self._add_companion),
            "profile": (_Whose, self._profile),
            "ownTables": (None, self._own_tables),
            "ownGames": (None, self._own_games),
            "ownResults": (None, self._own_results),
            "tables": (None, self._tables),
            "openTable": (NewTable, self._open_table),
            "opponents": (_Spoken, self._opponents),
            "announcement": (None, self._announcement),
            **dict.fromkeys(_FOR_OTHERS, (Any, self._needs_others)),
            "game": (_WhichGame, self._game),
            "replay": (_Through, self._replay),
            "walkLesson": (_WhichLesson, self._walk_lesson),
            "puzzles": (None, self._puzzles),
            "puzzle": (_WhichPuzzle, self._puzzle),
            "answerPuzzle": (_PuzzleGuess, self._answer_puzzle),
            "odds": (OddsQuestion, self._odds),
            "advice": (_Where, self._advice),
            "look": (Looking, self._look),
            "chooseAgain": (OtherChoice, self._choose_again),
            "playOn": (TakeUp, self._play_on),
            "deal": (_WhichDeal, self._deal),
            "openDeal": (_WhichDeal, self._open_deal),
            "dealPlayed": (_WhichDeal, self._deal_played),
        }

    # What a page may call

    async def ask(self, question: str, facts: str) -> str:
        """JSON: the ``answer``, or why it is ``refused``."""
        try:
            kind, answered = self._questions[question]
            told = await answered(decode_strictly(facts, decoder(kind)))
            return encode({"answer": told}).decode()
        except Refused as refused:
            return _refused(refused)
        except NoRoom:
            return _refused(Refused(ErrorCode.NO_ROOM))
        except Exception:
            _LOG.exception("a question has failed: %s", question)
            return _refused(Refused(ErrorCode.UNAVAILABLE))

    async def analyse(self, number: int, facts: str, news: Callable[[str], object]) -> None:
        """Line by line, as a server streams it; ``stop`` gives it up."""

        def tell(line: Any) -> None:
            news(encode(line).decode())

        try:
            await self._analyse(number, decode_strictly(facts, decoder(AnalysisQuestion)), tell)
        except Refused as refused:
            tell(NotAnalysed(refused.code))
        except Exception:
            _LOG.exception("an analysis has failed")
            tell(NotAnalysed(ErrorCode.UNAVAILABLE))
        finally:
            self._stopped.discard(number)

    def stop(self, number: int) -> None:
        """Nobody waits for this analysis any more."""
        self._stopped.add(number)

    def open_line(self, line: int, code: str) -> None:
        self._lines.open(line, code)

    async def hear(self, line: int, text: str) -> None:
        await self._lines.hear(line, text)

    def close_line(self, line: int) -> None:
        self._lines.close(line)

    async def look_again(self, code: str) -> None:
        """Another tab has written to the log of this table."""
        await self._rooms.look_again(code)

    # People

    async def _owner(self) -> Resident:
        if (owner := await self._nobody_or_owner()) is None:
            raise Refused(ErrorCode.NOT_SIGNED_IN)
        return owner

    async def _nobody_or_owner(self) -> Resident | None:
        kept = await self._device.found(PEOPLE, _OWNER)
        return next(readable([] if kept is None else [kept], Resident), None)

    async def _residents(self) -> list[Resident]:
        return list(readable(await self._all(PEOPLE), Resident))

    async def _all(self, shelf: str) -> list[str]:
        return list(await self._device.all(shelf))

    async def _known(self, token: str | None) -> Person | None:
        if token is None:
            who = await self._nobody_or_owner()
        else:
            who = next((each for each in await self._residents() if each.token == token), None)
            if who is None:
                raise Refused(ErrorCode.NOT_SIGNED_IN)
        return None if who is None else Person(who.id, who.name, face=who.face)

    async def _me(self, _: None) -> Me:
        return _told(await self._owner())

    async def _sign_in(self, wanted: NewPerson) -> Me:
        owner = Resident(new_code(), check_name(wanted.name), check_language(wanted.language))
        await self._device.keep(shelved({PEOPLE: {_OWNER: owner}}))
        return _told(owner)

    async def _change_me(self, wishes: Wishes) -> Me:
        owner = await self._owner()
        if wishes.measuring is not None:
            raise Refused(ErrorCode.NEEDS_OTHERS)
        name = owner.name if wishes.name is None else check_name(wishes.name)
        language = owner.language if wishes.language is None else check_language(wishes.language)
        face = wishes.face or owner.face
        owner = msgspec.structs.replace(owner, name=name, language=language, face=face)
        await self._device.keep(shelved({PEOPLE: {_OWNER: owner}}))
        return _told(owner)

    async def _forget_me(self, _: None) -> None:
        await self._rooms.forget()

    async def _add_companion(self, wanted: Introduction) -> Token:
        owner, token = await self._owner(), secrets.token_urlsafe(32)
        name = check_name(wanted.name)
        companion = Resident(new_code(), name, owner.language, owner.id, token)
        await self._device.keep(shelved({PEOPLE: {companion.id: companion}}))
        return Token(companion.id, companion.name, token)

    async def _profile(self, whose: _Whose) -> Profile:
        who = next((each for each in await self._residents() if each.id == whose.person), None)
        if who is None:
            raise Refused(ErrorCode.NOT_FOUND)
        added_up = statistics_of(await self._games(), who.id)
        standings = [Standing(players, each, None) for players, each in added_up.items()]
        return Profile(who.id, who.name, PersonKind.PERSON, standings, who.face)

    async def _needs_others(self, _: Any) -> None:
        raise Refused(ErrorCode.NEEDS_OTHERS)

    async def _announcement(self, _: None) -> None:
        return None

    async def _opponents(self, spoken: _Spoken) -> list[OpponentCard]:
        return opponent_cards(spoken.language)

    # Tables and games

    async def _tables(self, _: None) -> Lobby:
        return Lobby([], [])

    async def _own_tables(self, _: None) -> list[Listing]:
        kept = [each for each in readable(await self._all(TABLES), Kept) if not each.is_unreadable]
        kept.sort(key=lambda each: each.changed_at, reverse=True)
        return list(readable((each.listing for each in kept), Listing))

    async def _host(self) -> Person:
        owner = await self._owner()
        return Person(owner.id, owner.name, face=owner.face)

    async def _open_table(self, wanted: NewTable) -> TableLink:
        return link_to(await self._rooms.create(await self._host(), wanted.settings))

    async def _play_on(self, wanted: TakeUp) -> TableLink:
        record = await self._record(wanted)
        origin = Origin(wanted.moves, wanted.game)
        beginning = beginning_of(record, origin, Seat(wanted.seat))
        opponents = company_of(wanted.opponents, record.players - 1)
        return await self._begin(beginning, preparations(beginning, opponents))

    async def _begin(self, start: Beginning | Deal, commands: Sequence[AnyCommand]) -> TableLink:
        host = await self._host()
        code = await self._rooms.create(host, settings_for(start), start)
        room = await self._rooms.open(code)
        for command in commands:
            await self._rooms.do(room, asked(host, command))
        return link_to(code)

    # Deals that everybody can play

    async def _deal(self, which: _WhichDeal) -> DealPage:
        now = self._rooms.clock()
        return page_of(find_deal(which.deal, now), now)

    async def _open_deal(self, which: _WhichDeal) -> TableLink:
        deal = find_deal(which.deal, self._rooms.clock())
        return await self._begin(deal, preparations(deal, deal.opponents, BUDGET))

    async def _deal_played(self, which: _WhichDeal) -> DealPlayed:
        return played_by_master(find_deal(which.deal, self._rooms.clock()))

    async def _games(self) -> list[FinishedGame]:
        return list(readable(await self._all(GAMES), FinishedGame))

    async def _find_game(self, game: str) -> FinishedGame:
        kept = await self._device.found(GAMES, game)
        found = next(readable([] if kept is None else [kept], FinishedGame), None)
        if found is None:
            raise Refused(ErrorCode.NO_SUCH_GAME)
        return found

    async def _own_games(self, _: None) -> list[GameSummary]:
        return [summary_of(each) for each in await self._newest(_MOST_GAMES)]

    async def _own_results(self, _: None) -> list[Result]:
        return results_of(await self._newest(MOST_RESULTS), (await self._owner()).id)

    async def _newest(self, count: int) -> list[FinishedGame]:
        games = sorted(await self._games(), key=lambda each: each.ended_at, reverse=True)
        return games[:count]

    async def _game(self, which: _WhichGame) -> GamePage:
        found = await self._find_game(which.game)
        return GamePage(summary_of(found), found.record)

    async def _replay(self, which: _Through) -> Replay:
        found = await self._find_game(which.game)
        eyes = checked_seat(which.eyes, found.players)
        return Replay(summary_of(found), eyes, replay_steps(found.record, eyes))

    async def _record(self, source: Source) -> Record:
        check_source(source)
        if source.game is not None:
            return parse_line((await self._find_game(source.game)).record)
        return check_record(source.record or "")

    # What is thought about

    async def _walk_lesson(self, walk: _WhichLesson) -> Walked:
        scene = find_scene(walk.lesson, walk.scene)
        return walk_through(scene, walk.moves, self._chance(scene))

    def _chance(self, scene: Scene) -> float | None:
        if not scene.odds:
            return None
        if scene not in self._chances:
            self._chances[scene] = bet_odds(bet_in(scene)).chance
        return self._chances[scene]

    async def _puzzles(self, _: None) -> PuzzleList:
        return list_shelf(self._rooms.clock())

    async def _puzzle(self, which: _WhichPuzzle) -> PosedPuzzle:
        return pose(find_puzzle(which.puzzle))

    async def _answer_puzzle(self, guess: _PuzzleGuess) -> PuzzleAnswer:
        puzzle = find_puzzle(guess.puzzle)
        check_guess(puzzle, guess.move)
        return answer(puzzle, guess.move)

    async def _odds(self, question: OddsQuestion) -> BetOdds:
        return bet_odds(situation_of(question))

    async def _advice(self, where: _Where) -> Advice:
        who, room = await self._host(), await self._rooms.open(where.code)
        await self._rooms.do(room, lambda table, _: decide_advice(table, who, where.after))
        return advise(check_advice(room.table, who, where.after))

    async def _look(self, what: Looking) -> Looked:
        record = await self._record(what)
        return look_at(record, checked_seat(what.eyes, record.players))

    async def _choose_again(self, choice: OtherChoice) -> Any:
        return judge_choice(await self._record(choice), choice.number, choice.move)

    async def _analyse(
        self, number: int, what: AnalysisQuestion, tell: Callable[[Any], None]
    ) -> None:
        record = await self._record(what)
        seat = checked_seat(what.seat, record.players)
        seats = None if seat is None else (seat,)
        nameless = replace(record, names=(), fair=None)
        wanted = questions(nameless, seats)
        budget, answers = budget_for(len(wanted)), []
        for done, question in enumerate(wanted):
            tell(UnderWay(done, len(wanted)))
            await asyncio.sleep(0)  # bots move and questions are answered between two decisions
            if number in self._stopped:
                return
            answers.append(weigh(question, budget, _SEED))
        tell(Analysed(assemble(nameless, answers, seats=seats, budget=budget)))


def _told(owner: Resident) -> Me:
    return Me(owner.id, owner.name, owner.language, PersonKind.PERSON, face=owner.face)


def _refused(refused: Refused) -> str:
    return encode({"refused": {"code": refused.code, "facts": refused.facts}}).decode()
