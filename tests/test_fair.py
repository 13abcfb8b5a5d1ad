"""Fair chance: it follows from the proof alone, it is even, and its form cannot change unseen."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papersea.cards import COPIES, DECK, Card, format_cards, parse_cards, sort_cards
from papersea.chance import check_deck
from papersea.fair import CONTEXT, SALT, Proof, commit, new_secret, parse_commitment, parse_proof
from papersea.game import Game
from papersea.moves import Seat, format_seat
from papersea.problems import NotationError
from papersea.record import Record
from tests.record.games import play, proofs
from tests.sizes import examples

Thing = TypeVar("Thing")

DOC = (Path(__file__).parents[1] / "docs" / "fairness.md").read_text(encoding="utf-8")

SECRET = bytes(range(32))
PROOF = Proof(SECRET, "CODE/1", ("blue", ""))

SECRETS = st.binary(min_size=32, max_size=32)
CONTEXTS = st.from_regex(CONTEXT, fullmatch=True)
SALTS = st.from_regex(SALT, fullmatch=True)


def test_the_text_is_a_secret_and_quoted_words() -> None:
    assert str(PROOF) == f'{SECRET.hex()} "CODE/1" "blue" ""'
    odd = Proof(SECRET, ";", ('"', "\\n"))
    assert str(odd) == f'{SECRET.hex()} ";" "\\"" "\\\\n"'
    assert parse_proof(str(odd)) == odd


@given(proofs())
def test_the_text_round_trips(proof: Proof) -> None:
    assert parse_proof(str(proof)) == proof
    assert len(str(proof).split()) == 2 + len(proof.salts)


def test_only_the_text_tells_the_secret() -> None:
    assert SECRET.hex() not in repr(PROOF)
    assert repr(SECRET) not in repr(PROOF)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is not a secret: expected 64 hexadecimal digits"),
        ('00ff "CODE/1" "" ""', "'00ff' is not a secret"),
        (f'{SECRET.hex().upper()} "CODE/1" "" ""', "is not a secret"),
        (SECRET.hex(), "expected it in quotes"),
        (f'{SECRET.hex()} CODE/1 "" ""', "'CODE/1' is not part of a proof: expected it in quotes"),
        (f'{SECRET.hex()} "CODE/1" "a b" ""', "expected it in quotes, as in"),
        (f'{SECRET.hex()} "CODE/1" "\\q" ""', "expected it in quotes, as in"),
        (f'{SECRET.hex()} "CODE/1" "a"b ""', "expected it in quotes, as in"),
        (f'{SECRET.hex()} "CODE/1" 3 ""', "'3' is not part of a proof"),
        (f'{SECRET.hex()} "" "a" ""', "'' is not a context: expected 1 to 64 printable ASCII"),
        (f'{SECRET.hex()} "CODE/1" "\\u0020" ""', "' ' is not a salt: expected up to 64 printable"),
        (f'{SECRET.hex()} "CODE/1" "ž" ""', "'ž' is not a salt"),
        (f'{SECRET.hex()} "CODE/1" "{65 * "a"}" ""', "is not a salt"),
        (f'{SECRET.hex()} "CODE/1" "a"', "expected a salt for each of 2 to 4 seats, not 1"),
        (f'{SECRET.hex()} "CODE/1" "" "" "" "" ""', "2 to 4 seats, not 5"),
    ],
)
def test_what_is_no_proof_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=re.escape(reason)):
        parse_proof(text)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_has_32_bytes(size: int) -> None:
    with pytest.raises(NotationError, match=f"a secret has 32 bytes, not {size}"):
        Proof(bytes(size), "CODE/1", ("", ""))
    with pytest.raises(NotationError, match=f"a secret has 32 bytes, not {size}"):
        commit(bytes(size), "CODE/1")


@pytest.mark.parametrize("context", ["", "CODE 1", "CODE/1\n", "č/1", 65 * "a"])
def test_nothing_is_committed_for_a_context_that_is_none(context: str) -> None:
    with pytest.raises(NotationError, match="is not a context"):
        commit(SECRET, context)


def test_secrets_are_new() -> None:
    assert len({new_secret() for _ in range(100)}) == 100


@given(proofs(), SECRETS, CONTEXTS)
def test_a_commitment_fits_one_secret_and_one_game(proof: Proof, other: bytes, game: str) -> None:
    assert proof.commitment == commit(proof.secret, proof.context)
    assert (commit(other, proof.context) == proof.commitment) == (other == proof.secret)
    assert (commit(proof.secret, game) == proof.commitment) == (game == proof.context)


def test_a_noted_commitment_is_read_in_any_case() -> None:
    noted = PROOF.commitment
    assert parse_commitment(f" {noted.upper()}\n") == noted
    for text in ("", noted[1:], "g" + noted[1:]):
        with pytest.raises(NotationError, match="expected 64 hexadecimal digits"):
            parse_commitment(text)


@examples(20)
@given(proofs(), st.integers(0, 2**32))
def test_the_same_proof_and_moves_give_the_same_game(proof: Proof, seed: int) -> None:
    games = [Game(players=len(proof.salts), chance=proof.chance()) for _ in range(2)]
    one, other = (Record.of(play(game, random.Random(seed), moves=300)) for game in games)
    assert one == other


@given(proofs(), st.integers(1, 40), st.data())
def test_any_other_secret_context_or_salt_gives_another_deck(
    proof: Proof, number: int, data: st.DataObject
) -> None:
    context, *salts = proof.context, *proof.salts
    place = data.draw(st.integers(0, len(salts) - 1))
    salts[place] = data.draw(SALTS.filter(lambda salt: salt != salts[place]))
    others = [
        Proof(data.draw(SECRETS.filter(lambda other: other != proof.secret)), context, proof.salts),
        Proof(proof.secret, data.draw(CONTEXTS.filter(lambda game: game != context)), proof.salts),
        Proof(proof.secret, context, tuple(salts)),
    ]
    deck = proof.chance().deck(number)
    assert all(other.chance().deck(number) != deck for other in others)


def test_salts_belong_to_their_seats() -> None:
    ways = [("ab", "", ""), ("", "ab", ""), ("a", "b", ""), ("a", "", "b"), ("", "", "ab")]
    decks = {format_cards(Proof(SECRET, "CODE/1", salts).chance().deck(1)) for salts in ways}
    assert len(decks) == len(ways)


@given(proofs(), st.integers(1, 100))
def test_a_deck_is_whole_and_only_of_its_round(proof: Proof, number: int) -> None:
    chance = proof.chance()
    deck = chance.deck(number)
    check_deck(deck)
    assert chance.deck(number + 1) != deck
    assert chance.deck(number) == deck


def test_what_is_stolen_depends_on_the_cards_and_not_on_their_order() -> None:
    hand = parse_cards("CyFdMwHlKaOg")
    one, other = PROOF.chance(), PROOF.chance()
    for _ in range(20):
        assert one.stolen(Seat(0), hand) == other.stolen(Seat(1), hand[::-1])


# Evenness. Chi-square has a mean of its degrees of freedom and a deviation of the root of twice
# that, so six deviations are never reached by chance, and the secrets are fixed anyway.

SINGLE = [card for card, copies in COPIES.items() if copies == 1]


def unevenness(counts: Counter[Thing], shares: Mapping[Thing, int]) -> float:
    """How many deviations chi-square is above what counts in these shares give."""
    unit = counts.total() / sum(shares.values())
    square = sum(
        (counts[thing] - unit * share) ** 2 / (unit * share) for thing, share in shares.items()
    )
    return (square - (len(shares) - 1)) / sqrt(2 * (len(shares) - 1))


def worst_unevenness(decks: Iterable[Sequence[Card]]) -> float:
    """Of where any one card lies, or of which card lies at the bottom."""
    places = {card: Counter[int]() for card in SINGLE}
    bottom = Counter[Card]()
    for deck in decks:
        bottom[deck[-1]] += 1
        for place, card in enumerate(deck):
            if card in places:
                places[card][place] += 1
    even = dict.fromkeys(range(len(DECK)), 1)
    cards = max(unevenness(counts, even) for counts in places.values())
    return max(cards, unevenness(bottom, COPIES))


def naive_shuffle(number: int) -> Sequence[Card]:
    """The well-known mistake: every place is swapped with any other."""
    chance, deck = random.Random(number), list(DECK)
    for place in range(len(deck)):
        other = chance.randrange(len(deck))
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def sattolo_shuffle(number: int) -> Sequence[Card]:
    """A mistake by one: no card stays in its place."""
    chance, deck = random.Random(number), list(DECK)
    for last in range(len(deck) - 1, 0, -1):
        place = chance.randrange(last)
        deck[last], deck[place] = deck[place], deck[last]
    return deck


def modulo_shuffle(number: int) -> Sequence[Card]:
    """A mistake in the numbers: bytes that do not divide evenly are not skipped."""
    chance, deck = random.Random(number), list(DECK)
    for last in range(len(deck) - 1, 0, -1):
        place = chance.randrange(256) % (last + 1)
        deck[last], deck[place] = deck[place], deck[last]
    return deck


@pytest.mark.parametrize(
    ("shuffle", "is_even"),
    [
        (PROOF.chance().deck, True),
        (naive_shuffle, False),
        (sattolo_shuffle, False),
        (modulo_shuffle, False),
    ],
)
def test_every_card_comes_to_every_place_equally_often(
    shuffle: Callable[[int], Sequence[Card]], *, is_even: bool
) -> None:
    assert (worst_unevenness(map(shuffle, range(1, 8001))) < 6) == is_even


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_equally_often(players: int) -> None:
    salts = ("",) * players
    firsts = (
        Proof(SECRET, f"CODE/{game}", salts).chance().first_player(players) for game in range(2000)
    )
    assert unevenness(Counter(firsts), dict.fromkeys(map(Seat, range(players)), 1)) < 6


@pytest.mark.parametrize("size", [2, 3, 7, 13])
def test_every_card_is_stolen_equally_often(size: int) -> None:
    hand, chance = SINGLE[:size], PROOF.chance()
    stolen = Counter(chance.stolen(Seat(0), hand) for _ in range(200 * size))
    assert unevenness(stolen, dict.fromkeys(hand, 1)) < 6


# The docs: what they show is so, and whoever follows them gets the same cards.


def shown(kind: str) -> str:
    """The only block of a kind."""
    (block,) = re.findall(rf"^```{kind}\n(.*?)^```$", DOC, re.DOTALL | re.MULTILINE)
    return str(block)


def vector() -> dict[str, str]:
    return dict(re.split(r" {2,}", line) for line in shown("vector").splitlines())


@pytest.fixture(scope="module")
def program() -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(shown("python"), "docs/fairness.md", "exec"), names)
    return names


def test_the_shown_example_is_what_the_code_does() -> None:
    expected, chance, hand = vector(), PROOF.chance(), parse_cards("CdFdHlOgKaMw")
    assert parse_proof(shown("proof")) == PROOF
    assert (expected.pop("secret"), expected.pop("context")) == (SECRET.hex(), "CODE/1")
    assert (expected.pop("salts"), expected.pop("seed")[:8]) == ("blue -", "06277c78")
    assert expected == {
        "commitment": PROOF.commitment,
        "first": format_seat(chance.first_player(2)),
        "deck 1": format_cards(chance.deck(1)),
        "deck 2": format_cards(chance.deck(2)),
        **{f"theft {number}": str(chance.stolen(Seat(0), hand)) for number in range(1, 5)},
    }


def test_the_shown_order_is_that_of_the_deck() -> None:
    assert shown("order").strip() == format_cards(DECK)
    assert f"--commitment {PROOF.commitment}\n" in DOC


def test_the_shown_program_gives_the_shown_example(program: dict[str, Any]) -> None:
    expected = vector()
    seed = program["seed"](SECRET, "CODE/1", ["blue", ""])
    assert seed.hex() == expected["seed"]
    assert program["commitment"](SECRET, "CODE/1") == expected["commitment"]
    assert format_cards(program["deck"](seed, 1, DECK)) == expected["deck 1"]


@given(proofs(), st.integers(1, 50), st.lists(st.sampled_from(SINGLE), min_size=1, unique=True))
def test_the_shown_program_gives_the_same_chance(
    program: dict[str, Any], proof: Proof, number: int, hand: list[Card]
) -> None:
    seed = program["seed"](proof.secret, proof.context, proof.salts)
    players, chance = len(proof.salts), proof.chance()
    assert program["commitment"](proof.secret, proof.context) == proof.commitment
    assert program["first_player"](seed, players) == chance.first_player(players)
    assert program["deck"](seed, number, DECK) == chance.deck(number)
    for theft in range(1, 5):
        assert program["stolen"](seed, theft, sort_cards(hand)) == chance.stolen(Seat(0), hand)
