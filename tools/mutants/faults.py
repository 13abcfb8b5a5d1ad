"""The faults: each a slip that somebody could make in one line, and that would hurt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Fault:
    """``text`` stands in the file once, and ``instead`` comes in its place. ``part`` of the tests
    should find it: what pytest or, below ``web``, Vitest takes."""

    name: str
    breaks: str
    file: str
    text: str
    instead: str
    part: str


_RULES: Final = (
    Fault(
        "tie-loses",
        "a tie loses the bet (R6)",
        "src/papersea/rules/flow.py",
        "if whole(game.points[seat]) > to_beat:",
        "if seat != game.closer and whole(game.points[seat]) >= to_beat:",
        "tests/rules/test_closing.py",
    ),
    Fault(
        "lost-bet-pays",
        "whoever loses the bet scores the points all the same (R7)",
        "src/papersea/rules/scoring.py",
        "*(codes.BONUS, codes.POINTS),  # R7",
        "*(codes.POINTS | codes.BONUS, codes.POINTS),  # R7",
        "tests/rules/test_closing.py",
    ),
    Fault(
        "stop-brings-bonus",
        "a STOP brings the colour bonus too (R2)",
        "src/papersea/rules/scoring.py",
        "*(codes.POINTS, codes.POINTS),  # R2",
        "*(codes.POINTS | codes.BONUS, codes.POINTS | codes.BONUS),  # R2",
        "tests/rules/test_closing.py",
    ),
    Fault(
        "six-points-close",
        "six points are enough to close a round (T8)",
        "src/papersea/rules/in_force.py",
        "POINTS_TO_CLOSE: Final = 7",
        "POINTS_TO_CLOSE: Final = 6",
        "tests/rules/test_turn.py",
    ),
    Fault(
        "shown-hand-robbed",
        "cards that were shown after a call can be stolen (R4)",
        "src/papersea/rules/legal.py",
        "return game.hand_size[seat] > 0 and game.shown >> seat & 1 == 0",
        "return game.hand_size[seat] > 0",
        "tests/rules/test_closing.py",
    ),
    Fault(
        "any-pile-for-discard",
        "the other card may go on a pile while the other pile is empty (T4)",
        "src/papersea/rules/legal.py",
        "only_right = game.pile_size[0] > 0 and game.pile_size[1] == 0",
        "only_right = False",
        "tests/rules/test_turn.py",
    ),
    Fault(
        "crabs-take-the-top",
        "crabs take nothing but the top of a pile (K3)",
        "src/papersea/rules/legal.py",
        "for depth in range(game.pile_size[game.searched]):",
        "for depth in range(1):",
        "tests/rules/test_duos.py",
    ),
    Fault(
        "mermaids-share-a-colour",
        "a second mermaid counts the colour of the first (K9)",
        "src/papersea/rules/scoring.py",
        "taken |= 1 << colour",
        "taken |= 0",
        "tests/rules/test_cards.py",
    ),
    Fault(
        "three-mermaids-win",
        "three mermaids win the game (G1)",
        "src/papersea/rules/scoring.py",
        "return count >= mermaids_to_win(rules)",
        "return count >= mermaids_to_win(rules) - 1",
        "tests/rules/test_end.py",
    ),
    Fault(
        "deck-out-undoes-a-call",
        "an empty deck ends a bet unscored, whatever the table plays (R9)",
        "src/papersea/rules/flow.py",
        "return closer == codes.NOBODY or game.deck_out_after_call == codes.VOID",
        "return True",
        "tests/rules/test_deck_out.py",
    ),
    Fault(
        "equal-totals-share",
        "equal totals share the win, whatever the last round brought (G4)",
        "src/papersea/rules/flow.py",
        "if game.score[seat] == best and game.gain[seat] == best_gain:",
        "if game.score[seat] == best:",
        "tests/rules/test_end.py",
    ),
)

_SECRECY: Final = (
    Fault(
        "theft-seen-by-a-third",
        "a third player sees which card was stolen (Q7)",
        "src/papersea/events.py",
        "if observer in [getattr(event, sharer) for sharer in event.sharers]:",
        "if observer is not None:",
        "tests/rules/test_secrecy.py",
    ),
    Fault(
        "theft-remembered-by-all",
        "everybody knows the stolen card in the thief's hand (Q7)",
        "src/papersea/rules/memory.py",
        "if observer in (thief, victim):",
        "if observer >= 0:",
        "tests/rules/test_memory.py",
    ),
    Fault(
        "drawn-cards-shown",
        "everybody sees the two cards that somebody draws (T3)",
        "src/papersea/game.py",
        "drawn=drawn_cards(state) if step is Step.KEEP and is_own_turn else None,",
        "drawn=drawn_cards(state) if step is Step.KEEP else None,",
        "tests/rules/test_secrecy.py",
    ),
    Fault(
        "spectators-see-hands",
        "a spectator follows a seat that has not opened its hand",
        "src/papersea/table/viewing.py",
        "return place.is_hand_open or table.phase is Phase.OVER",
        "return True",
        "tests/table/test_spectators.py",
    ),
    Fault(
        "secret-told-early",
        "the secret that gives all cards is told before the game is over",
        "src/papersea/table/viewing.py",
        "proof=str(finished.proof) if finished and finished.proof else None,",
        "proof=str(table.proof),",
        "tests/table/test_spectators.py",
    ),
)

_TABLE: Final = (
    Fault(
        "theft-taken-back",
        "a theft is nothing that cannot be taken back",
        "src/papersea/events.py",
        'sharers = ("thief", "victim")\n',
        'sharers = ("thief", "victim")\n    is_final = False\n',
        "tests/table/test_take_back.py",
    ),
    Fault(
        "new-top-taken-back",
        "a top can be put back although the card below it was new",
        "src/papersea/table/live_game.py",
        "return before.pile(pile).gone > 0",
        "return False",
        "tests/table/test_take_back.py",
    ),
    Fault(
        "one-agrees-for-all",
        "one of two others who agrees is enough to take a move back",
        "src/papersea/table/deciding.py",
        "return Agreed(seat) if missing else",
        "return Agreed(seat) if not agrees else",
        "tests/table/test_take_back.py",
    ),
    Fault(
        "late-move-counts",
        "a move counts that was sent before another one was taken back",
        "src/papersea/table/deciding.py",
        "if command.after < table.game_changed:",
        "if command.after < 0:",
        "tests/table/test_take_back.py",
    ),
    Fault(
        "increment-for-nothing",
        "a clock earns the increment whenever it stops, not by a turn",
        "src/papersea/table/live_game.py",
        "self._begin(seat, now, earned=0)",
        "self.begin_turn(seat, now)",
        "tests/table/test_clocks.py",
    ),
    Fault(
        "clock-runs-in-a-pause",
        "who leaves or gives up starts a clock in a pause",
        "src/papersea/table/table.py",
        "if self.phase is Phase.PLAYING:",
        "if self.phase is not Phase.OVER:",
        "tests/table/test_clocks.py",
    ),
    Fault(
        "patience-by-the-turn",
        "a table's patience ends in the middle of a turn with many moves",
        "src/papersea/table/following.py",
        "timer.acted + settings.patience",
        "timer.since + settings.patience",
        "tests/table/test_clocks.py",
    ),
    Fault(
        "advice-among-people",
        "advice is given at a table with other people",
        "src/papersea/table/deciding.py",
        "return len(people) == 1 and",
        "return len(people) >= 1 and",
        "tests/table/test_advising.py",
    ),
    Fault(
        "advice-with-an-open-hand",
        "advice is given to whoever shows others the hand",
        "src/papersea/table/deciding.py",
        "and not table.settings.is_public and not is_shown",
        "and not table.settings.is_public",
        "tests/table/test_advising.py",
    ),
)

_STORAGE: Final = (
    Fault(
        "told-before-written",
        "an entry is called durable before it is written",
        "src/papersea/server/storage/log.py",
        "return await future",
        "return True",
        "tests/server/storage/test_durability.py"
        "::test_a_killed_writer_loses_nothing_and_leaves_no_half[sqlite]",
    ),
    Fault(
        "heard-before-written",
        "the others hear of a move before it is written",
        "src/papersea/server/tables/house.py",
        "change = self._change(opened, people, self.clock(), is_plain=is_plain)",
        "change = self._change(opened, people, self.clock(), is_plain=is_plain); self.tell(opened)",
        "tests/server/socket/test_safe.py",
    ),
    Fault(
        "number-given-twice",
        "two writers are told that the same number is theirs",
        "src/papersea/server/storage/log.py",
        "future.set_result(entry.key in won and first[entry.key] is waiting)",
        "future.set_result(True)",
        "tests/server/storage/test_log.py::test_a_number_is_given_once[sqlite]",
    ),
    Fault(
        "log-with-gaps",
        "SQLite takes an entry whose predecessor is not there",
        "src/papersea/server/storage/sqlite.py",
        "    AND EXISTS (SELECT 1 FROM events WHERE code = column1 AND number = column2 - 1)\n",
        "",
        "tests/server/storage/test_log.py::test_a_log_gets_no_gaps[sqlite]",
    ),
    Fault(
        "log-backwards",
        "a log is read from its end",
        "src/papersea/server/storage/log.py",
        ".order_by(EVENTS.c.number)",
        ".order_by(EVENTS.c.number.desc())",
        "tests/server/storage/test_log.py::test_events_are_read_in_order[sqlite]",
    ),
)

_CALLS: Final = (
    Fault(
        "calls-swapped",
        "a STOP is settled as a bet that was won (R2, R6)",
        "src/papersea/rules/codes.py",
        "STOPPED: Final = 0\nBET_WON: Final = 1",
        "STOPPED: Final = 1\nBET_WON: Final = 0",
        "tests/rules/test_outlook.py",
    ),
    Fault(
        "bonus-forgotten",
        "a bet that is won brings no colour bonus (R6)",
        "src/papersea/rules/scoring.py",
        "return gain + bonus if counted & codes.BONUS else gain",
        "return gain",
        "tests/rules/test_outlook.py",
    ),
    Fault(
        "low-deck-too-late",
        "the deck is said to be low one card too late (R9)",
        "src/papersea/rules/flow.py",
        "return game.deck_size <= most",
        "return game.deck_size < most",
        "tests/rules/test_outlook.py",
    ),
    Fault(
        "low-deck-too-early",
        "the deck is said to be low one card too early (R9)",
        "src/papersea/rules/flow.py",
        "return game.deck_size <= most",
        "return game.deck_size <= most + 1",
        "tests/terminal/test_calls.py",
    ),
    Fault(
        "low-deck-for-nothing",
        "a low deck is told where an empty one harms no bet (R9, Q13)",
        "src/papersea/rules/flow.py",
        "return game.deck_out_after_call == codes.VOID and others_can_empty_deck(game)",
        "return others_can_empty_deck(game)",
        "tests/rules/test_outlook.py",
    ),
    Fault(
        "terminal-swaps-bets",
        "the terminal tells what a lost bet brings as that of a won one (R6, R7)",
        "src/papersea/terminal/screen/points.py",
        "won, lost = outlook.bet(Settlement.WON), outlook.bet(Settlement.LOST)",
        "lost, won = outlook.bet(Settlement.WON), outlook.bet(Settlement.LOST)",
        "tests/terminal/test_calls.py",
    ),
    Fault(
        "sheet-swaps-bets",
        "the call sheet tells what a lost bet brings as that of a won one (R6, R7)",
        "web/src/board/sheets/CallSheet.svelte",
        '[ends.get("won"), ends.get("lost")]',
        '[ends.get("lost"), ends.get("won")]',
        "web/tests/calls.test.ts",
    ),
    Fault(
        "sheet-silent-on-low-deck",
        "the call sheet does not say that the deck may run out (R9)",
        "web/src/board/sheets/CallSheet.svelte",
        'won !== undefined && ends.has("void")',
        'won === undefined && ends.has("void")',
        "web/tests/calls.test.ts",
    ),
    Fault(
        "sheet-warns-before-stop",
        "the call sheet warns of a low deck before a STOP, too (R9)",
        "web/src/board/sheets/CallSheet.svelte",
        'call === "last_chance" && won',
        "won",
        "web/tests/calls.test.ts",
    ),
)

_PAD: Final = (
    Fault(
        "pad-forgets-bonus",
        "the score pad counts no colour bonus that was entered as a number (R8)",
        "src/papersea/scorepad/settling.py",
        "= hand.points, hand.bonus or 0",
        "= hand.points, 0",
        "tests/scorepad/test_standing.py",
    ),
    Fault(
        "pad-lets-anybody-close",
        "the score pad takes a call with too few points (T8)",
        "src/papersea/scorepad/checking.py",
        "(points := counted[round_.by].points) < (needed := points_to_close())",
        "(points := counted[round_.by].points) < (needed := 0)",
        "tests/scorepad/test_standing.py",
    ),
    Fault(
        "page-pad-tie-loses",
        "on the page's pad a tie loses the bet (R6)",
        "web/src/pad/standing.ts",
        "EQUAL_WINS_BET ? points <= own : points < own",
        "points < own",
        "web/tests/pad.test.ts",
    ),
    Fault(
        "page-pad-forgets-bonus",
        "on the page's pad no colour bonus is a part of a gain (R6, R8)",
        "web/src/rules/applied.ts",
        'return counted === "both" || counted === part;',
        'return part === "points" && (counted === "both" || counted === part);',
        "web/tests/pad.test.ts",
    ),
    Fault(
        "page-pad-same-starter",
        "on the page's pad whoever closed starts the next round (R11)",
        "web/src/pad/standing.ts",
        "(round.by + 1) % players",
        "round.by",
        "web/tests/pad.test.ts",
    ),
)

_POCKET: Final = (
    Fault(
        "pocket-told-before-written",
        "on a device people are told of what is not written yet",
        "src/papersea/pocket/rooms.py",
        "await self._device.append(table.code, entry.number, line, shelved(shelves))",
        "bool(asyncio.ensure_future(self._device.append(table.code, entry.number, line, '{}')))",
        "tests/pocket/test_keeping.py",
    ),
    Fault(
        "pocket-no-room-swallowed",
        "on a device without room a move seems to be made",
        "src/papersea/pocket/rooms.py",
        "raise Refused(ErrorCode.NO_ROOM) from error",
        "is_safe = error is not None",
        "tests/pocket/test_keeping.py",
    ),
    Fault(
        "pocket-number-taken-twice",
        "of two tabs on a device both think that their move was the one",
        "src/papersea/pocket/rooms.py",
        "room.is_stale = room.is_stale or not is_safe",
        "room.is_stale, is_safe = room.is_stale, True",
        "tests/pocket/test_keeping.py",
    ),
)

_PAGE: Final = (
    Fault(
        "gap-unnoticed",
        "the page does not notice that a message is missing",
        "web/src/model/table.ts",
        "since > heard",
        "since < 0",
        "web/tests/table.test.ts",
    ),
    Fault(
        "told-twice",
        "the page tells twice what it hears twice",
        "web/src/model/table.ts",
        "each.number > (model.number ?? 0)",
        "each.number > 0",
        "web/tests/table.test.ts",
    ),
    Fault(
        "taken-back-stays",
        "the page keeps what was taken back",
        "web/src/model/table.ts",
        'each.fact.kind === "took_back"',
        'each.fact.kind === "paused"',
        "web/tests/table.test.ts",
    ),
    Fault(
        "discard-anywhere",
        "the page offers piles for a card that only the other one may go to (T4)",
        "web/src/model/selectors.ts",
        "(each.card === kept ? [each.pile] : [])",
        "(kept ? [each.pile] : [])",
        "web/tests/table.test.ts",
    ),
    Fault(
        "clock-stands-still",
        "the page shows the running clock as it was when the turn began",
        "web/src/model/selectors.ts",
        "bank - (serverNow - table.since)",
        "bank",
        "web/tests/table.test.ts",
    ),
    Fault(
        "first-seat-first",
        "the page seats everybody as if the reader sat one further on",
        "web/src/model/selectors.ts",
        "const first = seat === null ? 0 : seat + 1;",
        "const first = seat === null ? 0 : seat;",
        "web/tests/table.test.ts",
    ),
    Fault(
        "keys-behind-a-sheet",
        "keys play on behind a sheet that asks something",
        "web/src/board/keys.ts",
        'if (document.querySelector("dialog[open]")) return;',
        "",
        "web/tests/keys.test.ts",
    ),
    Fault(
        "wrong-pile-by-key",
        "the keys 1 and 2 mean the other pile",
        "web/src/board/keys.ts",
        'index === 0 ? "L" : "R"',
        'index === 0 ? "R" : "L"',
        "web/tests/keys.test.ts",
    ),
    Fault(
        "said-behind-a-sheet",
        "what is said while a sheet is open is said behind it, where nobody hears it",
        "web/src/parts/announcer.svelte.ts",
        "this.#open.at(-1)",
        "this.#open.at(0)",
        "web/tests/announcer.svelte.test.ts",
    ),
    Fault(
        "said-to-the-next-one",
        "what was said to one player stays when the device is passed on",
        "web/src/parts/announcer.svelte.ts",
        "for (const each of this.#open) each.lines = [];",
        "",
        "web/tests/announcer.svelte.test.ts",
    ),
)

_TEXTS: Final = (
    Fault(
        "unfair-theft-proved",
        "a record verifies although chance chose another card to steal",
        "src/papersea/record/verifying.py",
        "if played.stolen != log.played[-1].stolen:",
        "if played.stolen is None and log.played[-1].stolen:",
        "tests/record/test_verifying.py",
    ),
    Fault(
        "tenth-card-unreadable",
        "the tenth card of a pile cannot be picked, for its move cannot be read",
        "src/papersea/moves.py",
        'int: ("([1-9][0-9]?)", int, ',
        'int: ("([1-9])", int, ',
        "tests/properties/test_standing.py",
    ),
    Fault(
        "field-given-twice",
        "a message may have a field twice, and means what comes last",
        "src/papersea/protocol/codec.py",
        "if len(dict(fields)) < len(fields):",
        "if len(fields) < len(dict(fields)):",
        "tests/protocol/test_bad_messages.py",
    ),
    Fault(
        "spectator-told-to-play",
        "a spectator is told that the seat that is followed is their own",
        "src/papersea/protocol/codec.py",
        "seat = None if to.is_spectator else to.seat",
        "seat = to.seat",
        "tests/table/test_spectators.py",
    ),
)

FAULTS: Final = (*_RULES, *_SECRECY, *_TABLE, *_STORAGE, *_POCKET, *_CALLS, *_PAD, *_PAGE, *_TEXTS)
