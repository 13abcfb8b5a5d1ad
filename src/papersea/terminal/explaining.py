"""What is wrong with a text from outside, in the language of whoever wrote it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from papersea.problems import NotationError, Wrong
from papersea.texts import Texts, text_key

if TYPE_CHECKING:
    from papersea.players.odds.situation import ImpossibleSituation
    from papersea.record import RecordError
    from papersea.refusals import IllegalMove

FOR_DEVELOPERS = frozenset({
    Wrong.UNKNOWN_CLAUSE, Wrong.NO_SUCH_SEAT_NUMBER, Wrong.WRONG_COUNT, Wrong.OPENING_NOT_CHOSEN,
    Wrong.SMALL_DECK, Wrong.UNKNOWN_OPENING, Wrong.OPTIONS_NOT_TEXT, Wrong.ARENA_TOO_FEW,
    Wrong.ARENA_PAIRINGS,
})  # fmt: skip
"""What only code can get wrong; it stays English."""
SAID_ALIKE = {Wrong.LAID_NO_DUO: Wrong.NOT_A_DUO}


def explained(error: NotationError, texts: Texts) -> str:
    """Of a record, with the place."""
    from papersea.record import RecordError

    if isinstance(error, RecordError):
        return explained_record(error, texts)
    if error.wrong in FOR_DEVELOPERS:
        return str(error)
    if error.wrong is Wrong.ILLEGAL_MOVE:
        return _illegal(error.facts["refusal"], texts)
    facts = {name: _word(fact, texts) for name, fact in error.facts.items()}
    if error.wrong in (Wrong.UNKNOWN_KIND, Wrong.UNKNOWN_COLOUR):
        facts["choices"] = _letters(error.wrong, texts)
    wrong = SAID_ALIKE.get(error.wrong, error.wrong)
    return texts.text(text_key("problem", wrong.name.lower()), **facts)


def explained_record(error: RecordError, texts: Texts) -> str:
    """What is wrong with a record, and where."""
    from papersea.record import BrokenRecord

    problem = explained(error.problem, texts)
    if isinstance(error, BrokenRecord) and error.round is not None:
        place: dict[str, str | int] = {"round": error.round, "problem": problem}
        if error.number is not None and error.seat is not None:
            seat = "ABCD"[error.seat]
            problem = texts.text("problem-in-move", number=error.number, seat=seat, **place)
        else:
            problem = texts.text("problem-in-round", **place)
    if error.line is None:
        return problem
    return texts.text("problem-on-line", line=error.line, problem=problem)


def explained_bet(error: ImpossibleSituation, texts: Texts) -> str:
    """Why a bet cannot be as somebody describes it."""
    mistake = error.mistake.name.lower()
    key = "problem-too-many-cards" if mistake == "too_many_cards" else f"problem-odds-{mistake}"
    facts = {name: _cards(name, fact) for name, fact in error.facts.items()}
    return texts.text(text_key(key), **facts)


def _illegal(refusal: IllegalMove, texts: Texts) -> str:
    facts = {name: _cards(name, fact) for name, fact in refusal.facts.items()}
    reason = texts.text(text_key("refusal", refusal.reason.name.lower()), **facts)
    return texts.text("problem-illegal-move", move=str(refusal.move), reason=reason)


def _letters(wrong: Wrong, texts: Texts) -> str:
    from papersea.cards import Colour, Kind

    is_kind = wrong is Wrong.UNKNOWN_KIND
    what, each_of = ("kind", Kind) if is_kind else ("colour", Colour)
    names = (f"{each.letter} {texts.text(text_key(what, each.value), count=1)}" for each in each_of)
    return ", ".join(names)


def _cards(name: str, fact: str | int) -> str | int:
    """Cards and piles as messages take them."""
    from papersea.cards import parse_cards

    if name in ("drawn", "missing", "cards"):
        return " ".join(map(str, parse_cards(str(fact).replace("+", ""))))
    return str(fact)[0].upper() if name == "pile" else fact


def _word(fact: object, texts: Texts) -> str | int:
    if isinstance(fact, NotationError):
        return explained(fact, texts)
    return fact if isinstance(fact, int) else _harmless(str(fact))


def _harmless(text: str) -> str:
    """What somebody else has written cannot steer a terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
