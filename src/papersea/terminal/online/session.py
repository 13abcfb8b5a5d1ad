"""A person at a server's table: waiting for others, playing, and playing again."""

from __future__ import annotations

import secrets
from contextlib import nullcontext, suppress
from dataclasses import replace
from datetime import datetime

from papersea.client import Refused, Unanswered
from papersea.moves import Seat
from papersea.players.catalogue import find_opponent
from papersea.players.company import table_names
from papersea.protocol.messages import Announcement, Attendance, Snapshot, Unrated
from papersea.table.commands import (
    AddSalt,
    Answer,
    AnyCommand,
    Asked,
    ComeBack,
    Play,
    Rematch,
    Resume,
    Sit,
    Start,
)
from papersea.table.facts import BotSeated, Joined, SeatLeft, StoodIn
from papersea.table.following import Presence
from papersea.table.live_game import Ending
from papersea.table.table import Phase
from papersea.table.viewing import Happening, SeatState, TableState
from papersea.terminal.online.announced import announced
from papersea.terminal.online.client_thread import News, Online, Reception
from papersea.terminal.online.happenings import happening
from papersea.terminal.online.table_talk import Moot, PersonAtTable
from papersea.terminal.play.answers import TypedCommand, read_command
from papersea.terminal.play.person import Left
from papersea.terminal.play.telling import Telling, thinking
from papersea.terminal.screen.screen import Screen, Wanted
from papersea.terminal.screen.words import visible
from papersea.texts import text_key

_SALT_BYTES = 8
_WHY_NO_SEAT = {
    Phase.OPEN: "online-full",
    Phase.PLAYING: "online-looking-on",
    Phase.PAUSED: "online-looking-on",
    Phase.OVER: "online-over",
}


class OnlineSession:
    """Shows what the client knows, and asks when it is the person's turn."""

    def __init__(self, online: Online, screen: Screen, address: str) -> None:
        self._online = online
        self._client = online.client
        self._screen = screen
        self._address = address
        self._person = PersonAtTable(screen, self)
        self._is_telling = False
        self._was_too_slow = False
        self._told = self._client.number
        self._presences: tuple[Presence, ...] = ()
        self._announcement: Announcement | None = None
        self._unrated: Unrated | None = None
        self._salted = 0  # the number of the game
        self._name_everybody()
        self._telling = self._new_telling()

    def run(self) -> None:
        """Until the person wants no more; ``Left`` if they go before."""
        if self._client.attendance is not None:
            self._tell_announcement(self._client.attendance.announcement)
        self._sit_down()
        if (view := self._client.view) is not None:
            self._telling.tell(view.history)
            self._show_board()
        is_staying = True
        while is_staying:
            self._catch_up()
            with suppress(Moot):
                is_staying = self._stay()

    def _stay(self) -> bool:
        """One thing that is to do now; whether there is more."""
        match self._table.phase:
            case Phase.OPEN:
                self._wait_for_players()
            case Phase.PLAYING:
                self._play()
            case Phase.PAUSED:
                self._wait_in_a_pause()
            case Phase.OVER:
                return self._plays_again()
        return True

    # What the person does

    def _sit_down(self) -> None:
        if self._client.seat is None and self._table.phase is Phase.OPEN:
            self.do(Sit())
            self._name_everybody()
        if self._client.seat is None:
            self._screen.say(_WHY_NO_SEAT[self._table.phase], style="yellow")
        else:
            self._screen.say("welcome-help", style="dim")

    def _wait_for_players(self) -> None:
        seat, table = self._client.seat, self._table
        if seat is not None and self._salted != table.game:
            self._salted = table.game
            self._prepare_cards()
        elif self._client.person == table.host and _is_startable(table):
            self.do(Start())
        else:
            with self._screen.busy(self._screen.words.text("online-waits")):
                news = self._online.next()
            self._tell(news)

    def _prepare_cards(self) -> None:
        salt = secrets.token_hex(_SALT_BYTES)
        self._screen.say(
            "online-commitment", style="dim", commitment=self._table.commitment, salt=salt
        )
        self.do(AddSalt(salt))

    def _play(self) -> None:
        number, view = self._client.number, self._client.view  # the number may be too low only
        seat = self._client.seat
        if seat is not None and self._table.seats[seat].is_stand_in:
            self._come_back()
        elif self._is_asked():
            self._answer()
        elif view is not None and view.legal:
            self.do(Play(self._person.choose(view), number))
        else:
            with nullcontext() if view is None else thinking(self._screen, view.turn):
                news = self._online.next()
            self._tell(news)

    def _come_back(self) -> None:
        """Whoever was too slow at this terminal may be away: the bot plays until they are not."""
        if self._was_too_slow and self._screen.is_typed:
            self._wait_for_enter("online-come-back")
        self._was_too_slow = False
        self.do(ComeBack())

    def _wait_for_enter(self, key: str) -> None:
        text = self._person.ask(self._screen.words.text(key) + " ", Wanted.ENTER)
        match read_command(text, self._screen.words):
            case TypedCommand.QUIT, _:
                raise Left
            case _:
                pass

    def _is_asked(self) -> bool:
        question = self._table.question
        return question is not None and self._client.seat in question.waits_for

    def _answer(self) -> None:
        question = self._table.question
        if question is not None:
            name = self._screen.words.names[question.seat]
            is_back = question.what is Asked.TAKE_BACK
            key = "online-allow-back" if is_back else "online-allow-pause"
            self.do(Answer(agrees=self._person.confirm(key, name=name)))

    def _wait_in_a_pause(self) -> None:
        if self._client.seat is None:
            self._tell(self._online.next())
        else:
            self._wait_for_enter("online-go-on")
            self.do(Resume())

    def _plays_again(self) -> bool:
        self._show_end()
        seat = self._client.seat
        if seat is None or not self._person.confirm("online-again"):
            return False
        self.do(Rematch())
        while self._table.phase is Phase.OVER:
            with self._screen.busy(self._screen.words.text("online-waits-again")):
                news = self._online.next()
            self._tell(news)
        self._telling = self._new_telling()
        return True

    def _show_end(self) -> None:
        table = self._table
        if table.outcome is not None and table.outcome.ending is Ending.RESIGNED:
            names = [self._screen.words.names[seat] for seat in table.outcome.winners]
            self._screen.say(
                "online-given-up", style="bold", names=self._screen.words.listed(names)
            )
        self._screen.say("online-record", style="dim")
        self._screen.raw(f"  {self._address}/api/games/{table.game_id}/record")

    def do(self, command: AnyCommand) -> None:
        """Do it; the table shows what became of it. News are told while the answer is awaited."""
        answer = self._online.start(command)
        while not answer.done():
            self._tell(self._online.next())
        try:
            number = answer.result()
        except Unanswered as lost:
            if lost.reference is not None:
                self._screen.say("error-reference", style="yellow", reference=lost.reference)
            return
        except Refused as refused:
            number = self._client.number
            reason = self._screen.words.text(text_key("error", refused.code.value))
            self._screen.say("online-refused", style="yellow", reason=reason)
        self._catch_up(number)

    # What a question needs to know

    def allows_take_back(self) -> bool:
        settings = self._table.settings
        return settings.allows_take_back and not settings.is_rated

    def can_talk(self) -> bool:
        return not self._is_telling

    def standing(self) -> object:
        client = self._client
        return client.table.phase, client.table.question, client.table.seats, client.game

    def tell_news(self) -> bool:
        news = [] if self._is_telling else [each for each in self._online.heard() if each]
        if news:
            self._screen.line()
        for each in news:
            self._tell(each)
        return bool(news)

    # What is told

    @property
    def _table(self) -> TableState:
        return self._client.table

    def _catch_up(self, number: int | None = None) -> None:
        """Tell all that is known, or all up to a number."""
        while self._told < (self._client.number if number is None else number):
            self._tell(self._online.next())

    def _tell(self, news: News | None) -> None:
        match news:
            case Snapshot():
                self._told = max(self._told, news.number)
                self._name_everybody()
            case Attendance(seats, _, unrated, announcement):
                self._tell_presences(seats)
                self._tell_unrated(unrated)
                self._tell_announcement(announcement)
            case Reception.LOST:
                self._screen.say("online-lost", style="yellow")
            case Reception.BACK:
                self._screen.say("online-back", style="green")
            case None:
                pass
            case _:
                for each in news:
                    self._tell_happening(each)

    def _tell_happening(self, each: Happening) -> None:
        fact = each.fact
        if isinstance(fact, Joined | BotSeated):
            self._name_everybody()
        if text := happening(fact, self._screen.words):
            self._screen.write(text, indent=2)
        if isinstance(fact, StoodIn) and fact.seat == self._client.seat:
            self._was_too_slow = True
        if isinstance(fact, SeatLeft):
            self._name_everybody()
        self._told = each.number
        if each.events:
            self._is_telling = True
            try:
                self._telling.tell(list(each.events))
            finally:
                self._is_telling = False
            self._show_board()

    def _show_board(self) -> None:
        if self._screen.has_board and (view := self._client.view) is not None:
            self._screen.shows(view)

    def _tell_presences(self, seats: tuple[Presence, ...]) -> None:
        for seat, (now, before) in enumerate(zip(seats, self._presences, strict=False)):
            if seat == self._client.seat or now is before:
                continue
            if now is Presence.LOST:
                self._screen.write(self._screen.words.told("online-away", Seat(seat)), indent=2)
            elif before is Presence.LOST and now is Presence.HERE:
                self._screen.write(self._screen.words.told("online-here", Seat(seat)), indent=2)
        self._presences = seats

    def _tell_announcement(self, announcement: Announcement | None) -> None:
        """Once, however often it is heard."""
        if announcement is not None and announcement != self._announcement:
            text = announced(announcement, self._screen.words, datetime.now())
            self._screen.write(text, style="yellow", indent=2)
        self._announcement = announcement

    def _tell_unrated(self, unrated: tuple[Unrated | None, ...]) -> None:
        """Why a rated game will not count for whoever plays here, or has not."""
        seat = self._client.seat
        why = unrated[seat] if seat is not None and seat < len(unrated) else None
        if why is not None and why is not self._unrated:
            self._screen.say(f"unrated-{why.value}", style="yellow")
        if unrated:
            self._unrated = why

    def _new_telling(self) -> Telling:
        settings = self._table.settings
        target = settings.options.points_to_win(settings.players)
        return Telling(self._screen, self._person, settings.options, target)

    def _name_everybody(self) -> None:
        words, seats = self._screen.words, self._table.seats
        bots = iter(table_names([find_opponent(s.opponent) for s in seats if s.opponent]))
        free = words.text("online-free-seat")
        names = tuple(next(bots) if s.opponent else visible(s.name) or free for s in seats)
        self._screen.words = replace(words, names=names, reader=self._client.seat)


def _is_startable(table: TableState) -> bool:
    """Whether the game waits for the host, and not for a moment that has been set."""
    return table.starts_at is None and all(map(_is_taken, table.seats))


def _is_taken(seat: SeatState) -> bool:
    return seat.person is not None or seat.opponent is not None
