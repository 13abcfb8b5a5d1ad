"""The cards' own art, read from the files that the web client draws from."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from papersea.cards import Card, Colour, Kind


class Facet(msgspec.Struct, frozen=True):
    """One fold: ``shade`` runs from 0, full light, to 1, the darkest side of the paper."""

    shade: float
    points: str


class Motif(msgspec.Struct, frozen=True):
    icon: str
    facets: tuple[Facet, ...]


class Ground(msgspec.Struct, frozen=True):
    ground: str
    ink: str
    mark: str


class Palette(msgspec.Struct, frozen=True):
    paper: tuple[str, ...]
    colours: dict[str, Ground]


_ART: Final = files("papersea") / "art"
_PALETTE: Final = msgspec.json.decode((_ART / "palette.json").read_bytes(), type=Palette)
_MOTIFS: Final = msgspec.json.decode((_ART / "motifs.json").read_bytes(), type=dict[str, Motif])

GROUNDS: Final = {colour: _PALETTE.colours[colour.value] for colour in Colour}
MOTIFS: Final = {kind: _MOTIFS[kind.value] for kind in Kind}

WIDTH: Final = 100
HEIGHT: Final = 140
_TAB: Final = "M0 7C0 3 3 0 7 0H30L0 30Z"


@cache
def face_of(card: Card) -> str:
    """The face of a card as SVG, ``WIDTH`` by ``HEIGHT``."""
    motif, ground = MOTIFS[card.kind], GROUNDS[card.colour]
    folds = "".join(
        f'<polygon points="{facet.points}" fill="{paper(facet.shade)}" '
        f'stroke="{paper(facet.shade)}" stroke-width=".4"/>'
        for facet in motif.facets
    )
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="7" fill="{ground.ground}"/>'
        f'<g transform="translate(3 36) scale(.94)">{folds}</g>'
        f'<g transform="scale(1.24)"><path d="{_TAB}" fill="{paper(0)}"/>'
        f'<path d="{motif.icon}" fill="#0c0f16" transform="translate(2 2) scale(.68)"/></g>'
        f'<g transform="translate({WIDTH} 0) scale(-1.24 1.24)"><path d="{_TAB}" '
        f'fill="{paper(0)}"/></g>'
        f'<path d="{ground.mark}" fill="#0c0f16" transform="translate(77 3) scale(.84)"/>'
        f'<rect x=".75" y=".75" width="98.5" height="138.5" rx="6.5" fill="none" '
        f'stroke="#0c0f16" stroke-opacity=".45" stroke-width="1.5"/>'
    )


@cache
def back() -> str:
    """A card that lies face down."""
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="7" fill="#33566b"/>'
        '<path d="M50 40L80 70L50 100L20 70Z" fill="#4d7489"/>'
        '<path d="M50 40L80 70L50 70Z" fill="#6b93a8"/>'
    )


def paper(shade: float) -> str:
    """The colour of off-white paper at a shade: warm in the light, cool in the dark."""
    stops = _PALETTE.paper
    place = shade * (len(stops) - 1)
    first = min(int(place), len(stops) - 2)
    return mixed(stops[first], stops[first + 1], place - first)


def mixed(light: str, dark: str, share: float) -> str:
    levels = (
        round(int(light[at : at + 2], 16) * (1 - share) + int(dark[at : at + 2], 16) * share)
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{level:02x}" for level in levels)
