"""The forms of cards, kinds, colours and piles, and every message filled in, in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

from papersea.cards import CARDS, Colour, parse_cards
from papersea.forms import card_mark, split_marks
from papersea.lists import decimal, listed
from papersea.texts import Texts, _bundle, languages
from tests.sizes import sized
from tools.translations.examples import COUNTS, examples, filled
from tools.translations.messages import ENGLISH, read
from tools.translations.wording import badly_worded, forms_of

SENTENCES = Path(__file__).with_name("sentences")


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {key: each for own in read(language).values() for key, each in own.items()}


def say(language: str, text: str, **facts: str | int) -> str:
    """A text of one line, as a message of this language would have it."""
    bundle = _bundle(language)
    bundle.add_resource(FluentResource(f"said-in-a-test = {text}"), allow_overrides=True)
    bundle._compiled.pop("said-in-a-test", None)
    pattern = bundle.get_message("said-in-a-test").value
    assert pattern is not None
    found, errors = bundle.format_pattern(pattern, facts)
    assert errors == []
    return str(found)


@pytest.mark.parametrize(
    ("language", "text", "facts", "said"),
    [
        ("en", '{ CARD($card, "the") }', {"card": "Cy"}, "the yellow crab"),
        ("en", '{ CARD($card, "A") }', {"card": "Ao"}, "An orange sailor"),
        ("en", '{ KIND($kind, "a") }', {"kind": "octopus"}, "an octopus"),
        ("en", '{ CARD($card, $count) }', {"card": "Fd", "count": 2}, "dark blue fish"),
        ("en", '{ PILE($pile, "The") }', {"pile": "L"}, "The left pile"),
        ("en", '{ CARDS($cards, "The") }', {"cards": "Cy By Mw"},
         "The yellow crab, the yellow boat and the white mermaid"),
        ("en", "{ CARDS($cards) }", {"cards": ""}, "no cards"),
        ("es", '{ CARD($card, "el") }', {"card": "Ap"}, "el ancla rosa"),
        ("es", '{ CARD($card, "un") }', {"card": "Hk"}, "una concha negra"),
        ("es", '{ CARD($card, "del") }', {"card": "Yg"}, "de la colonia de pingüinos verde claro"),
        ("sk", '{ CARD($card, "acc") }', {"card": "Wy"}, "žltého plavca"),
        ("sk", '{ CARD($card, "s-ins") }', {"card": "Oy"}, "so žltou chobotnicou"),
        ("sk", '{ CARD($card, "acc", $count) }', {"card": "Cy", "count": 3}, "žlté kraby"),
        ("cs", '{ CARD($card, "acc") }', {"card": "Gr"}, "šedé hejno ryb"),
        ("cs", '{ CARD($card, "Acc") }', {"card": "Sd"}, "Tmavě modrého žraloka"),
        ("cs", '{ CARD($card, "nom", $count) }', {"card": "Sd", "count": 2}, "tmavě modří žraloci"),
        ("pl", '{ CARD($card, "acc") }', {"card": "Mw"}, "białą syrenę"),
        ("pl", '{ CARD($card, "gen") }', {"card": "Cy"}, "żółtego kraba"),
        ("pl", '{ PILE($pile, "loc") }', {"pile": "R"}, "prawym stosie"),
        ("ru", '{ CARD($card, "acc") }', {"card": "Bd"}, "синий кораблик"),
        ("ru", '{ CARD($card, "acc") }', {"card": "Sd"}, "синюю акулу"),
        ("ru", '{ CARD($card, "s-ins") }', {"card": "Wa"}, "со светло-оранжевым пловцом"),
        ("ru", '{ KIND($kind, "gen", $count) }', {"kind": "crab", "count": 21}, "краба"),
        ("ru", '{ COLOUR($colour, "acc") }', {"colour": "light_blue"}, "голубую"),
    ],
)  # fmt: skip
def test_a_message_gets_the_form_that_it_asks_for(
    language: str, text: str, facts: dict[str, str | int], said: str
) -> None:
    assert say(language, text, **facts) == said


@pytest.mark.parametrize("language", languages())
def test_every_card_has_every_form(language: str) -> None:
    forms = forms_of(read(language))
    cards = CARDS if language in ("sk", "cs", "pl", "ru") else CARDS[:: sized(5, 1)]
    for form in sorted(forms["CARD"]):
        texts = {
            (
                count,
                say(language, f'{{ CARD($card, "{form}", $count) }}', card=str(card), count=count),
            )
            for card in cards
            for count in sized((1, 3, 5), COUNTS)
        }
        assert all(text and "{" not in text for _, text in texts)
        assert len(texts) == len(cards) * sized(3, len(COUNTS))
    for colour in Colour:
        assert {
            say(language, f'{{ COLOUR($c, "{form}") }}', c=colour.value) for form in forms["COLOUR"]
        }


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_filled_in(language: str) -> None:
    texts, own = Texts.load(language), messages(language)
    keys = sorted(own)[:: sized(7, 1)]
    said = [text for key in keys for text in filled(texts, own, key, sized(6, None))]
    assert [text for text in said if not text or "{" in text] == []


@pytest.mark.parametrize("language", languages())
def test_sixty_sentences_are_as_they_were_read(language: str, pytestconfig: pytest.Config) -> None:
    texts, own = Texts.load(language), messages(language)
    lines = []
    for key in TOLD:
        tries = list(examples(own, key))
        example = tries[sum(map(ord, key)) % len(tries)]
        lines.append(f"{key}: {texts.text(key, **example)}\n")
    file = SENTENCES / f"{language}.txt"
    if pytestconfig.getoption("golden"):
        file.write_text("".join(lines), encoding="utf-8")
    assert file.read_text(encoding="utf-8").splitlines(keepends=True) == lines


TOLD = [
    "told-kept", "told-drew-last", "told-took-top", "told-laid-duo", "told-picked", "told-fished",
    "told-stole", "told-stole-yours", "told-called", "told-hand-shown", "told-bet-won",
    "told-gain", "now-put-other", "now-put-forced", "now-keep-this", "hand-card", "pile-name",
    "table-spectators", "table-last-turns", "choice-take", "choice-keep", "choice-lay",
    "choice-pick", "choice-steal", "why-wins-game", "why-beats-bet", "why-reaches-close",
    "why-brings-more", "why-makes-duo", "why-grows-set", "why-multiplies", "why-builds-colour",
    "why-promises", "why-partners-left", "why-top-is-little", "why-helps-next", "why-uncovers",
    "why-covers", "why-stays-in-reach", "why-lay-theft", "why-laid-is-safe", "why-pile-has",
    "why-rob-known", "why-rob-leader", "why-bet-holds", "why-other-near-target", "why-held",
    "refusal-other-turn", "refusal-pile-empty", "refusal-not-drawn", "refusal-not-a-duo",
    "refusal-not-in-hand", "refusal-hand-is-shown", "worth-multiplier", "line-mermaid",
    "line-bonus", "score-put-back", "pad-problem-too-many-cards", "coach-take", "coach-kept",
]  # fmt: skip


def test_sixty_sentences_are_sixty() -> None:
    assert len(set(TOLD)) == 60


def test_what_is_drawn_gets_its_name_in_the_form_of_the_sentence() -> None:
    (crab,) = parse_cards("Cy")
    text = say("sk", 'Berieš { CARD($card, "acc") }.', card=card_mark(crab))
    assert [part for word in text.split() for part in split_marks(word)] == [
        (None, "Berieš"),
        (crab, "žltého kraba"),
        (None, "."),
    ]


@pytest.mark.parametrize(
    ("language", "items", "said"),
    [
        ("en", ["a", "b", "c"], "a, b and c"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Hielo"], "Ana y Hielo"),
        ("es", ["Ana", "Iris", "Bo"], "Ana, Iris y Bo"),
        ("pl", ["Ana", "Bo"], "Ana i Bo"),
        ("ru", [], ""),
    ],
)
def test_lists_are_written_as_the_language_does(language: str, items: list[str], said: str) -> None:
    assert listed(items, language) == said


def test_or_gives_way_before_the_same_sound() -> None:
    assert listed(["Kraken", "Orca"], "es", is_choice=True) == "Kraken u Orca"
    assert listed(["Orca", "Kraken"], "es", is_choice=True) == "Orca o Kraken"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Keep { CARD($card) }", "has a bare CARD behind “Keep”"),
        ('Keep { CARD($card, "acc") }', "asks for CARD(…, “acc”), a form that en does not have"),
        ("{ $count } points", "has $count beside “points” without a selector"),
        ("One moment …", "has a space before …"),
        ("{ $percent } %", "has % as this language does not write it"),
        ("See deck_out", "says the code name deck_out"),
        ("Look on", "says “Look on”, not: watch"),
        ("You cannot", "says “cannot”, not: a contraction"),
        ("Thinking...", "writes ... as it is typed, not as printed"),
        ('A "duo"', 'writes " as it is typed, not as printed'),
        ("It's time", "writes t's as it is typed, not as printed"),
        ("A „duo”", "has „, where this language writes “…”"),
    ],
)
def test_what_is_badly_worded_is_named(text: str, problem: str) -> None:
    (message,) = FluentParser().parse(f"hello = {text}\n").body
    assert isinstance(message, ast.Message)
    own = {"cards.ftl": read(ENGLISH)["cards.ftl"], "told.ftl": {"hello": message}}
    assert list(badly_worded(ENGLISH, own, own)) == [f"told.ftl: hello {problem}"]


@pytest.mark.parametrize("language", ["sk", "cs"])
def test_a_line_that_may_end_with_a_lone_letter_is_named(language: str) -> None:
    text = "hello = V\u00a0{ $hand } a { $seconds }\u00a0s pri stole\n"
    (message,) = FluentParser().parse(text).body
    assert isinstance(message, ast.Message)
    cards = {"cards.ftl": read(language)["cards.ftl"]}
    found = badly_worded(language, {**cards, "told.ftl": {"hello": message}}, cards)
    assert list(found) == ["told.ftl: hello has a space behind “a” where a line may break"]
    assert list(badly_worded(language, {**cards, "help.ftl": {"hello": message}}, cards)) == []


@pytest.mark.parametrize(
    ("language", "variants", "problem"),
    [
        ("pl", "[one] 1 punkt [few] { $points } punkty *[other] { $points } punktów",
         "has not all of [few], [many]"),
        ("ru", "[one] { $points } очко [many] { $points } очков *[other] { $points } очка",
         "has not all of [few], [many]"),
        ("sk", "[one] 1 bod *[other] { $points } bodov", "has no [few] beside a number"),
        ("cs", "[one] 1 bod *[other] { $points } bodů", "has no [few] beside a number"),
    ],
)  # fmt: skip
def test_a_category_that_a_number_lacks_is_named(
    language: str, variants: str, problem: str
) -> None:
    lines = variants.replace(" [", "\n    [").replace(" *[", "\n   *[")
    (message,) = FluentParser().parse(f"hello = {{ $points ->\n    {lines}\n}}\n").body
    assert isinstance(message, ast.Message)
    cards = {"cards.ftl": read(language)["cards.ftl"]}
    found = badly_worded(language, {**cards, "told.ftl": {"hello": message}}, cards)
    assert list(found) == [f"told.ftl: hello {problem}"]


def test_a_thing_without_a_form_is_named() -> None:
    own = {**read("sk")}
    crab = own["cards.ftl"]["kind-crab"]
    less = ast.Message(crab.id, crab.value, [a for a in crab.attributes if a.id.name != "acc"])
    own = {"cards.ftl": {**own["cards.ftl"], "kind-crab": less}}
    assert "cards.ftl: kind-crab has no acc" in list(badly_worded("sk", own, own))


def test_a_number_has_the_comma_of_its_language() -> None:
    assert {language: decimal(4.25, 1, language) for language in languages()} == {
        "en": "4.2", **dict.fromkeys(("cs", "es", "pl", "ru", "sk"), "4,2"),
    }  # fmt: skip
    assert decimal(-0.5, 2, "ru") == "-0,50"
