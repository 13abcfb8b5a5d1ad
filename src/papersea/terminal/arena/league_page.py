"""The results of a league: as a table on the screen, and as a page that stands alone."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from rich import box
from rich.table import Table

from papersea.arena import LeagueResults, LeagueStanding, System
from papersea.terminal.arena.standings import percent
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words, visible
from papersea.texts import text_key

_ROW = 30
_WIDTH = 640
_NAMES = 215
_COLUMNS = ("place", "entrant", "strength", "wins", "matches", "games")

_STYLE = """
:root { color-scheme: light dark;
  --ink: #222; --faint: #6b6b6b; --line: #d9d9d9; --dot: #0072b2; --ground: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --faint: #a5a5a5; --line: #444; --dot: #5ab4e8; --ground: #16181c } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground);
  max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0 }
.wide { overflow-x: auto }
th, td { padding: .3rem .7rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line) }
th:nth-child(2), td:nth-child(2), .cross th { text-align: left }
.cross td { text-align: right }
svg { max-width: 100%; height: auto; font: 14px system-ui, sans-serif }
p, figcaption { color: var(--faint) }
figure { margin: 1rem 0 }
"""


def show_league(screen: Screen, results: LeagueResults) -> None:
    """Who is how strong."""
    words = screen.words
    screen.heading(words.text("league-title"))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for column in _COLUMNS:
        name = words.text(f"league-column-{column}")
        table.add_column(name, justify="left" if column == "entrant" else "right", no_wrap=True)
    for place, each in enumerate(results.standings, 1):
        table.add_row(*_cells(place, each, words))
    screen.console.print(table)
    screen.say("league-how", style="dim")
    screen.say("league-counted", style="dim", games=results.games, deals=results.deals)


def _cells(place: int, each: LeagueStanding, words: Words) -> tuple[str, ...]:
    half = (each.strength.high - each.strength.low) / 2
    strength = f"{words.decimal(100 * each.strength.mean)} ± {words.decimal(100 * half)}"
    counts = (percent(each.wins, words), str(each.matches), str(each.games))
    return (str(place), visible(each.entrant), strength, *counts)


def write_page(folder: Path, results: LeagueResults, words: Words) -> Path:
    """One file, without anything from elsewhere, in the language of the words. Everything on it is
    from the folder: written again it is the same."""
    file = folder / "index.html"
    file.write_text("\n".join(_page(results, words)) + "\n", encoding="utf-8")
    return file


def _page(results: LeagueResults, words: Words) -> Iterator[str]:
    plan = results.plan
    heading = escape(plan.title or words.text("league-title"))
    yield f'<!doctype html>\n<html lang="{words.texts.language}">\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{heading}</title>\n<style>{_STYLE}</style>\n<h1>{heading}</h1>"
    system = words.text(text_key("league-system", plan.system.value), rounds=plan.rounds)
    yield f"<p>{escape(system)}"
    yield escape(words.text("league-counted", games=results.games, deals=results.deals)) + "</p>"
    yield f'<figure role="img" aria-label="{escape(words.text("league-column-strength"))}">'
    yield _plot(results, words)
    yield f"<figcaption>{escape(words.text('league-how'))}</figcaption></figure>"
    columns = "".join(f"<th>{escape(words.text(f'league-column-{c}'))}</th>" for c in _COLUMNS)
    yield f'<div class="wide"><table>\n<tr>{columns}</tr>'
    for place, each in enumerate(results.standings, 1):
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in _cells(place, each, words))
        yield f"<tr>{cells}</tr>"
    yield "</table></div>"
    yield f"<h2>{escape(words.text('arena-pairs'))}</h2>"
    yield from _cross_table(results, words)
    yield f"<p>{escape(words.text('arena-pairs-how'))}</p>"
    yield f"<p><code>{escape(_command(results))}</code></p>\n</html>"


def _plot(results: LeagueResults, words: Words) -> str:
    """Strengths with their intervals, beside what the average entrant has."""
    spans = [each.strength for each in results.standings]
    low = min(0.45, *(span.low for span in spans))
    high = max(0.55, *(span.high for span in spans))

    def at(rate: float) -> float:
        return round(_NAMES + (_WIDTH - _NAMES - 70) * (rate - low) / (high - low), 1)

    bottom = _ROW * len(spans) + 8
    parts = [f'<svg viewBox="0 0 {_WIDTH} {bottom + 22}" xmlns="http://www.w3.org/2000/svg">']
    parts.append(
        f'<line x1="{at(0.5)}" x2="{at(0.5)}" y1="4" y2="{bottom}" stroke="var(--faint)" '
        f'stroke-dasharray="4 3"/><text x="{at(0.5)}" y="{bottom + 16}" fill="var(--faint)" '
        f'text-anchor="middle">{percent(0.5, words)}</text>'
    )
    for row, each in enumerate(results.standings):
        y, span = _ROW * row + _ROW // 2 + 4, each.strength
        name = visible(each.entrant)
        short = name if len(name) <= 24 else f"{name[:23]}…"
        parts.append(
            f'<text x="0" y="{y + 5}" fill="var(--ink)">{escape(short)}</text>'
            f'<line x1="{at(span.low)}" x2="{at(span.high)}" y1="{y}" y2="{y}" '
            f'stroke="var(--dot)" stroke-width="4" stroke-linecap="round" opacity=".5"/>'
            f'<circle cx="{at(span.mean)}" cy="{y}" r="6" fill="var(--dot)"/>'
            f'<text x="{_WIDTH}" y="{y + 5}" fill="var(--ink)" text-anchor="end" '
            f'font-weight="bold">{percent(span.mean, words)}</text>'
        )
    return "\n".join([*parts, "</svg>"])


def _cross_table(results: LeagueResults, words: Words) -> Iterator[str]:
    """A row says how often its entrant finished ahead of each numbered other, in the mean of their
    matches; those who have not met have an empty cell."""
    names = [each.entrant for each in results.standings]
    ahead: dict[tuple[str, str], list[tuple[int, float]]] = {}
    for pair in results.pairs:
        mean = pair.best_known.mean
        ahead.setdefault((pair.first, pair.second), []).append((pair.games, mean))
        ahead.setdefault((pair.second, pair.first), []).append((pair.games, 1 - mean))
    numbers = "".join(f"<td>{number}</td>" for number in range(1, len(names) + 1))
    yield f'<div class="wide"><table class="cross">\n<tr><th></th>{numbers}</tr>'
    for number, name in enumerate(names, 1):
        cells = []
        for other in names:
            met = ahead.get((name, other), [])
            games = sum(count for count, _ in met)
            text = words.decimal(100 * sum(c * mean for c, mean in met) / games, 0) if met else ""
            cells.append(f"<td>{text}</td>")
        yield f"<tr><th>{number} {escape(visible(name))}</th>{''.join(cells)}</tr>"
    yield "</table></div>"


def _command(results: LeagueResults) -> str:
    plan = results.plan
    rounds = f" --system swiss --rounds {plan.rounds}" * (plan.system is System.SWISS)
    entrants = " ".join(map(str, plan.entrants))
    return (
        f"papersea league {entrants}{rounds} --games {plan.games} --players {plan.players} "
        f"--seed {plan.seed} --rules {plan.options}"
    )
