"""The results of an arena as tables."""

from __future__ import annotations

from rich import box
from rich.table import Table

from papersea.arena import Decision, Interval, Results
from papersea.terminal.screen.screen import Screen
from papersea.terminal.screen.words import Words


def show_results(screen: Screen, results: Results) -> None:
    """How often each entrant wins; where there is more to tell, who finishes ahead of whom."""
    screen.heading(screen.words.text("arena-title"))
    _show_standings(screen, results)
    screen.say(
        "arena-par",
        style="dim",
        par=percent(results.par, screen.words),
        games=results.games,
        deals=results.deals,
        rounds=screen.words.decimal(results.rounds),
    )
    if any(standing.adjusted for standing in results.standings):
        screen.say("arena-adjusted", style="dim")
    if results.decision:
        _show_decision(screen, results, results.decision)
    if len(results.standings) > 2:
        screen.heading(screen.words.text("arena-pairs"))
        _show_pairs(screen, results)


def percent(rate: float, words: Words) -> str:
    return words.percent(100 * rate, digits=1)


def _show_standings(screen: Screen, results: Results) -> None:
    is_rated = any(standing.rating for standing in results.standings)
    is_adjusted = any(standing.adjusted for standing in results.standings)
    keys = ["entrant", "wins", "interval", *["adjusted"] * is_adjusted, "score", "games"]
    keys += ["rating"] * is_rated
    table = _table()
    for key in keys:
        name = screen.words.text(f"arena-column-{key}")
        table.add_column(name, justify="left" if key == "entrant" else "right", no_wrap=True)
    for standing in results.standings:
        score, rating, adjusted = standing.score, standing.rating, standing.adjusted
        table.add_row(
            standing.entrant,
            percent(standing.win_rate.mean, screen.words),
            _range(standing.win_rate, screen.words),
            *([_give_or_take(adjusted, screen.words, 100)] if adjusted else []),
            _give_or_take(score, screen.words),
            str(standing.games),
            *([_both(rating.mu, 2 * rating.sigma, screen.words)] if rating else []),
        )
    screen.console.print(table)


def _range(interval: Interval, words: Words) -> str:
    return f"{words.decimal(100 * interval.low)} – {words.decimal(100 * interval.high)}"


def _give_or_take(interval: Interval, words: Words, unit: float = 1) -> str:
    return _both(unit * interval.mean, unit * (interval.high - interval.low) / 2, words)


def _both(mean: float, error: float, words: Words) -> str:
    return f"{words.decimal(mean)} ± {words.decimal(error)}"


def _show_decision(screen: Screen, results: Results, decision: Decision) -> None:
    """In the words of what was decided; the interval is another than those of the table."""
    is_above = decision.interval.low > results.par
    kind = ("stronger" if is_above else "weaker") if decision.is_decided else "open"
    screen.say(
        f"arena-decided-{kind}",
        entrant=decision.entrant,
        games=results.games,
        interval=_range(decision.interval, screen.words),
    )


def _show_pairs(screen: Screen, results: Results) -> None:
    """A row says how often its entrant finishes ahead of each numbered other."""
    names = [standing.entrant for standing in results.standings]
    ahead = {(pair.first, pair.second): pair.best_known.mean for pair in results.pairs}
    ahead |= {(second, first): 1 - mean for (first, second), mean in ahead.items()}
    table = _table()
    table.add_column("")
    for number in range(1, len(names) + 1):
        table.add_column(str(number), justify="right", no_wrap=True)
    for number, name in enumerate(names, 1):
        cells = [f"{100 * ahead[name, other]:.0f}" if name != other else "" for other in names]
        table.add_row(f"{number} {name}", *cells)
    screen.console.print(table)
    screen.say("arena-pairs-how", style="dim")


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
