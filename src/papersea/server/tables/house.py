"""The house: drives tables (`table/steps.py`) with a storage, and looks after what they do by
themselves.

What happens to the table in memory is written to storage, and told to everybody only when it is
safe there. Storage takes each number once: who loses reads on and decides again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Any, Final

from papersea.answers.games import finished_game
from papersea.answers.tables import is_joinable, listing_of
from papersea.answers.thinking import BotTurn
from papersea.fair import Dealer
from papersea.moves import Seat
from papersea.protocol.codec import encode_entry
from papersea.protocol.messages import Unrated
from papersea.server.calling.caller import Caller, next_look
from papersea.server.metrics import METRICS
from papersea.server.news.bus import Bus
from papersea.server.news.notices import WORK, Written, channel_of, encode_news
from papersea.server.people.names import seated_by_name
from papersea.server.settings import GRACE, LEASE, RatingRules
from papersea.server.storage import KEEP, Outdated, PersonGone, StorageDown, Store, TableChange
from papersea.server.storage.shards import MAIN, shard_in
from papersea.server.storage.values import DAY
from papersea.server.tables.background import Background, Grace
from papersea.server.tables.counting import counts
from papersea.server.tables.erasing import Anonymiser
from papersea.server.tables.filing import Places, player_of, rating_by
from papersea.server.tables.opened import OpenTable
from papersea.server.tables.rooms import Rooms
from papersea.server.thinking.thinkers import Thinkers
from papersea.table.commands import AnyCommand, Sit
from papersea.table.deciding import check_advice, decide_advice
from papersea.table.facts import AnyFact, Entry, Moved, Resigned, SeatFreed, StoodIn
from papersea.table.following import idle_at, next_time, wake_time
from papersea.table.refused import ErrorCode, Refused
from papersea.table.settings import Days
from papersea.table.steps import TELL, Choose, Clock, Steps, asked, chosen, following
from papersea.table.table import Person, Phase, Table
from papersea.view import View

_LOG: Final = logging.getLogger(__name__)

_LONGEST_SLEEP: Final = 3600.0


class House:
    """``thinkers`` is ``None`` where bots think in other processes (``papersea work``). ``caller``
    calls those back who are away."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers | None,
        *,
        clock: Clock,
        dealer: Dealer | None = None,
        lease: float = LEASE,
        grace: Grace | None = None,
        rating: RatingRules | None = None,
        is_measuring: bool = False,
        caller: Caller | None = None,
    ) -> None:
        self.clock = clock
        self.lease = lease
        self.rooms = Rooms(store, bus, clock, dealer, Anonymiser)
        self.background = Background()
        self._store = store
        self._bus = bus
        self._thinkers = thinkers
        self.grace = grace or Grace(GRACE, clock)
        self._rating = rating or RatingRules()
        self._is_measuring = is_measuring
        self._caller = caller

    async def close(self) -> None:
        """Let whatever is being written be finished and told to others, and let go of everything.
        Nothing begins meanwhile: a move that is safe and that nobody has heard of would leave
        those at other processes waiting for it."""
        async with AsyncExitStack() as held:
            for opened in self.rooms.all():
                opened.stop_timer()
                await held.enter_async_context(opened.lock)
                opened.is_stale = True
            await self.background.close()

    async def open(self, code: str) -> OpenTable:
        """The table with this code, looked after from now on; ``Refused`` if there is none."""
        if (found := self.rooms.find(code)) is not None:
            found.used_at = self.clock()
            return found
        opened = await self.rooms.open(code)
        self.schedule(opened)
        if not self._bus.is_shared:
            self._see_to_bots(opened)  # else whoever made the last move does
        await self._file(opened)
        return opened

    # The one way to change a table

    async def submit(self, opened: OpenTable, who: Person, command: AnyCommand) -> int:
        """Do what a person asks; the number under which it is safe. ``Refused`` if not."""
        if isinstance(command, Sit):
            return await self._do(opened, seated_by_name(who, command))
        return await self._do(opened, asked(who, command))

    async def note_advice(self, opened: OpenTable, who: Person, after: int) -> View:
        """What somebody sees who asks for advice, once it is safe that they did; ``Refused`` if
        they may have none, or others look on."""

        def noted(table: Table, _: float) -> AnyFact | None:
            fact = decide_advice(table, who, after)
            if opened.attendance is not None and opened.attendance.spectators:
                raise Refused(ErrorCode.NOT_AT_THIS_TABLE)
            return fact

        await self._do(opened, noted)
        return check_advice(opened.table, who, after)

    async def _do(self, opened: OpenTable, choose: Choose) -> int:
        try:
            async with opened.lock:
                await self.refresh(opened)
                before = opened.table.number
                number = await self._drive(opened, chosen(lambda: opened.table, choose, self.clock))
                if number > before:
                    await self._follow_up(opened)
                return number
        except StorageDown as error:
            self.grace.begin(error.shard)
            raise Refused(ErrorCode.UNAVAILABLE) from error
        except PersonGone as error:
            raise Refused(ErrorCode.NOT_SIGNED_IN) from error

    async def _drive(
        self,
        opened: OpenTable,
        steps: Steps,
        then: Callable[[OpenTable], Awaitable[None]] | None = None,
    ) -> int:
        """To their end. What is not safe is read again before the next step."""
        is_safe: Any = None  # so a generator begins
        while True:
            phase, people = opened.table.phase, opened.table.seated()
            try:
                step = steps.send(is_safe)
            except StopIteration as end:
                return int(end.value)
            except Refused:
                raise
            except BaseException:
                opened.is_stale = True  # half of it may have happened
                raise
            if step is TELL:
                self.tell(opened)
            else:
                is_safe = await self._make_safe(opened, step, phase, people)
                if is_safe:
                    continue
                await self.refresh(opened)
            if then is not None:
                await then(opened)

    async def refresh(self, opened: OpenTable) -> None:
        """Read the table again if what is in memory may not be what storage has."""
        if opened.is_stale:
            await self.rooms.reread(opened)
            self.tell(opened)

    async def read_on(self, opened: OpenTable) -> None:
        """Another process may have told more than was heard of here: then it is read again."""
        if self._bus.is_shared and await self._store.head(opened.table.code) > opened.table.number:
            opened.is_stale = True

    async def _make_safe(
        self, opened: OpenTable, entry: Entry, phase: Phase, people: frozenset[str]
    ) -> bool:
        """Whether it is; if not, another process has taken the number. Before the entry the table
        was in that phase, and these people sat there."""
        table, is_safe = opened.table, False
        try:
            is_plain = isinstance(entry.fact, Moved) and phase is table.phase
            change = self._change(opened, people, self.clock(), is_plain=is_plain)
            is_safe = await self._store.append(
                table.code,
                entry.number,
                entry.at,
                encode_entry(entry),
                change=change,
                generation=opened.generation,
            )
        finally:
            if not is_safe:
                # Not written, or nobody knows: what is in memory counts for nothing then.
                opened.is_stale = True
        if not is_safe:
            METRICS.conflicts.inc()
            return False
        METRICS.entries.inc()
        if change is not None and change.wake_at is not KEEP:
            opened.stored_wake = change.wake_at
        if self._bus.is_shared:
            await self._bus.publish(channel_of(table.code), encode_news(Written(entry)))
        return True

    def _change(
        self, opened: OpenTable, before: frozenset[str], now: float, *, is_plain: bool
    ) -> TableChange | None:
        """What an entry changes about how the table is listed and when it is woken; ``before`` it,
        these people sat there."""
        table, stored = opened.table, opened.stored_wake
        wake = self._wake_time(opened, now)
        if not is_plain or isinstance(table.settings.clock, Days):
            called = next_look(table, now)
            wake = min((at for at in (wake, called) if at is not None), default=None)
        is_sooner = wake is not None and (stored is None or stored <= now or wake < stored)
        if is_plain and not is_sooner:
            return None
        return TableChange(
            phase=table.phase.value,
            is_public=table.settings.is_public,
            wake_at=wake if is_sooner else KEEP,
            listing=listing_of(table),
            is_joinable=is_joinable(table),
            joined=tuple(table.seated() - before),
            left=tuple(before - table.seated()),
        )

    def _wake_time(self, opened: OpenTable, now: float) -> float | None:
        table = opened.table
        if table.bot_to_move() is not None:
            return now if self._thinkers is None else now + self.lease
        if table.finished is not None and opened.filed != table.finished.id:
            return now + self.lease  # in case nobody has filed it by then
        return wake_time(table, now, opened.away)

    async def _follow_up(self, opened: OpenTable) -> None:
        """What comes after an entry that is safe. If storage is lost now, it comes later."""
        try:
            await self._file(opened)
            await self.weigh(opened)
            while not await self._follow(opened):
                await self._settle(opened)
        except StorageDown as error:
            self.grace.begin(error.shard)
            _LOG.warning("storage is not there: a table is looked after later")
        self._see_to_bots(opened)

    async def _follow(self, opened: OpenTable) -> bool:
        """Whether it came to its end; if not, somebody it is about has deleted themselves."""
        is_excused = partial(self._is_excused, shard_in(opened.table.code))
        steps = following(lambda: opened.table, self.clock, opened.away, is_excused)
        try:
            await self._drive(opened, steps, then=self._settle)
        except PersonGone:
            return False
        return True

    async def _settle(self, opened: OpenTable) -> None:
        """Before the next thing follows: the table as it is by now, its game filed, and whether the
        next one will count."""
        await self.refresh(opened)
        await self._file(opened)
        await self.weigh(opened)

    def _is_excused(self, shard: str, fact: AnyFact) -> bool:
        """Nobody loses anything by a lapse while the house itself was not there."""
        is_lapse = isinstance(fact, StoodIn | Resigned | SeatFreed)
        return is_lapse and self.clock() < self.grace.ends_at(shard)

    async def _file(self, opened: OpenTable) -> None:
        finished = opened.table.finished
        if finished is None or opened.filed == finished.id:
            return
        table = opened.table
        places: Places = {}
        if table.settings.is_rated:
            places = await self._note_places(opened)
        game = finished_game(table, finished, is_measuring=self._is_measuring)
        rate = rating_by(game, places, self._rating)
        try:
            is_new = await self._store.file_game(game, rate, generation=opened.generation)
        except Outdated:
            opened.is_stale = True  # filed when it is looked after next
            return
        METRICS.games_finished.inc(is_new)
        if table.settings.is_rated:
            if places:
                await self._store.forget_whereabouts(table.code, table.game_number)
            await self._tell_ratings(opened, finished.id)
        opened.filed = finished.id

    # Whether a rated game counts

    async def weigh(self, opened: OpenTable) -> None:
        """At a rated table before its game: note where people come from, and tell them whether it
        will count."""
        table = opened.table
        if table.phase is not Phase.OPEN:
            return
        if not table.settings.is_rated:
            if opened.unrated:
                opened.unrated, opened.weighed = (), None
                opened.note_attendance(self.clock())
            return
        who = tuple(place.person and place.person.id for place in table.places)
        weighed = (table.game_number, *who)
        if opened.weighed != weighed:
            await self.weigh_again(opened)
            opened.weighed = weighed

    async def weigh_again(self, opened: OpenTable) -> None:
        """Somebody comes from elsewhere, or another game has ended."""
        table, now = opened.table, self.clock()
        if not table.settings.is_rated or table.phase is Phase.OVER:
            return
        places = await self._note_places(opened)
        seats = [place.person.id if place.person else None for place in table.places]
        company = await self._store.company([each for each in seats if each], now - DAY)
        players = [player_of(each, places) for each in company.people.values()]
        found = counts(players, company.met, now, self._rating) if len(players) > 1 else {}
        opened.unrated = tuple(found[each].why if each in found else None for each in seats)
        opened.note_attendance(now)

    async def _note_places(self, opened: OpenTable) -> Places:
        """What storage knows by now of where people come from."""
        table = opened.table
        game = table.game_number
        here = {(game, person, place) for person, place in opened.places_here()}
        if here - opened.noted:
            new = [(person, place) for _, person, place in here - opened.noted]
            await self._store.note_whereabouts(table.code, game, new)
            opened.noted = frozenset(each for each in opened.noted if each[0] == game) | here
        return await self._store.whereabouts(table.code, game)

    async def _tell_ratings(self, opened: OpenTable, game: str) -> None:
        """Of a game that is filed, by whomever."""
        filed = await self._store.game(game)
        if filed is not None:
            opened.unrated = tuple(
                None if seat.unrated is None else Unrated(seat.unrated) for seat in filed.seats
            )
            opened.note_attendance(self.clock())

    async def hear_of_ratings(self, opened: OpenTable) -> None:
        """Something has happened elsewhere at a rated table, before its game or at its end."""
        with suppress(Refused, StorageDown):
            async with opened.lock:
                await self.refresh(opened)
                await self._file(opened)
                await self.weigh_again(opened)

    def tell(self, opened: OpenTable) -> None:
        """Everybody here hears what is new, and the next thing to happen is waited for."""
        opened.used_at = self.clock()
        finished = opened.table.finished
        if opened.unrated and finished is not None and opened.filed != finished.id:
            opened.unrated = ()  # whether it counted is known when it is filed
            opened.note_attendance(opened.used_at)
        opened.told = opened.table.number
        opened.tell_everybody()
        opened.note_attendance(opened.used_at)
        self.schedule(opened)

    # What happens without anybody asking

    def schedule(self, opened: OpenTable) -> None:
        """Look after the table when something is to happen there by itself. A timer that rings
        too early costs less than a new one for every move."""
        now = self.clock()
        times = (
            self._next_time(opened),
            idle_at(opened.table, now),
            self._bot_is_late_at(opened, now),
        )
        coming = min((at for at in times if at is not None), default=None)
        if coming is None or coming >= opened.timer_at:
            return
        opened.stop_timer()
        opened.timer_at, opened.timer_after = coming, opened.table.number
        seconds = min(max(coming - now, 0.0) + 0.01, _LONGEST_SLEEP)
        opened.timer = asyncio.get_running_loop().call_later(seconds, self._ring, opened)

    def _ring(self, opened: OpenTable) -> None:
        opened.stop_timer()
        if opened.table.number == opened.timer_after:
            self.background.run(self._look(opened))
            return
        # They play on, and something else comes next: storage need not be asked for that.
        opened.note_attendance(self.clock())
        self.schedule(opened)

    async def _look(self, opened: OpenTable) -> None:
        """Whoever has written the next entry may have ended before anybody was told of it."""
        with suppress(StorageDown):
            await self.read_on(opened)
        await self.look_after(opened)

    def _bot_is_late_at(self, opened: OpenTable, now: float) -> float | None:
        """Only a bot of another process keeps everybody waiting without any clock."""
        is_awaited = self._bus.is_shared and opened.table.bot_to_move() is not None
        return now + self.lease if is_awaited else None

    def _next_time(self, opened: OpenTable) -> float | None:
        coming = next_time(opened.table, opened.away)
        if coming is None or coming > self.clock():
            return coming
        return max(coming, self.grace.ends_at(shard_in(opened.table.code)))

    async def look_after(self, opened: OpenTable) -> None:
        """Catch up with storage, and let happen what is due."""
        try:
            async with opened.lock:
                await self.refresh(opened)
                await self._follow_up(opened)
        except StorageDown as error:
            self.grace.begin(error.shard)
            raise
        opened.note_attendance(self.clock())
        self.schedule(opened)

    def catch_up(self, shard: str) -> None:
        """A database is back: whoever waits at its tables need not do anything to go on."""
        for opened in self.rooms.all():
            finished = opened.table.finished
            is_unfiled = finished is not None and opened.filed != finished.id
            is_of_it = shard in (MAIN, shard_in(opened.table.code))
            if is_of_it and (opened.is_stale or is_unfiled):
                self.background.run(self.look_after(opened))

    async def wake(self, code: str) -> float | None:
        """Look after a table that is due; the time to wake it next. ``Refused`` if it cannot be
        read."""
        try:
            opened = await self.open(code)
        except Refused as refused:
            if refused.code is ErrorCode.UNREADABLE_TABLE:
                raise
            return None
        opened.stored_wake = None
        if await self._store.head(code) > opened.table.number:
            opened.is_stale = True  # the news of it was lost
        await self.look_after(opened)
        if opened.thinking is not None:
            await asyncio.shield(opened.thinking)
        called = None
        if self._caller is not None:
            called = await self._caller.call(opened.table, opened.away)
        times = (self._next_time(opened), self._wake_time(opened, self.clock()), called)
        return min((at for at in times if at is not None), default=None)

    def _see_to_bots(self, opened: OpenTable) -> None:
        if opened.table.bot_to_move() is None:
            return
        if self._thinkers is None:
            self.background.run(self._call_workers())
        elif opened.thinking is None or opened.thinking.done():
            opened.thinking = self.background.run(self._think(opened, self._thinkers))

    async def _call_workers(self) -> None:
        await self._bus.publish(WORK, b"")

    async def _think(self, opened: OpenTable, thinkers: Thinkers) -> None:
        """Bots move until somebody else has to."""
        while (seat := opened.table.bot_to_move()) is not None:
            try:
                await self._move_bot(opened, seat, thinkers)
            except Refused as refused:
                # Stale: the person came back, or another process was faster.
                if refused.code is not ErrorCode.STALE:
                    _LOG.warning("a bot could not move", extra={"code": refused.code.value})
                    return

    async def _move_bot(self, opened: OpenTable, seat: Seat, thinkers: Thinkers) -> None:
        turn = BotTurn.at(opened.table, seat)
        with METRICS.thinking.time():
            move = await thinkers.choose(turn.question)
        await self._do(opened, turn.played(move))
