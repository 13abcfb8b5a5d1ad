"""The figures as tables of text, for the terminal and the page alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from benchmarks import batches, calls, environments, expert, kernel, open_spiel, ways
from benchmarks.comparing import Beside, comparisons, missing
from benchmarks.expert import Punctuality
from benchmarks.goals import Goal, goals, least, ours_for, rate
from benchmarks.measuring import Figures
from benchmarks.sizes import Size
from benchmarks.starting import Start
from papersea.rules.playout import MANNERS
from papersea.rules.ways import NUMBA

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    title: str
    note: str
    columns: Row
    rows: tuple[Row, ...]


def number(value: float | None) -> str:
    """Three digits that count, and the rest as a letter."""
    if value is None:
        return "–"
    for unit, letter in ((1e6, " M"), (1e3, " k")):
        if value >= unit:
            return f"{_short(value / unit)}{letter}"
    return _short(value)


def _short(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _by_players(first: str, names: Iterable[str], figures: Figures) -> Row:
    return (first, *(number(rate(figures, name)) for name in names))


_PLAYERS = tuple(f"{players} players" for players in kernel.PLAYERS)


def _kernel_row(edition: str, manner: int, figures: Figures) -> Row:
    names = (kernel.name_of(edition, manner, players) for players in kernel.PLAYERS)
    return _by_players(f"{edition}, {MANNERS[manner]}", names, figures)


def kernel_table(figures: Figures) -> Table:
    rules = product(kernel.EDITIONS, kernel.MEASURED_MANNERS)
    return Table(
        "Random play in the kernel",
        "Decisions of players a second, one game at a time, dealing and scoring included. "
        "Reluctant players rarely end a round.",
        ("rules, manner of play", *_PLAYERS),
        tuple(_kernel_row(*each, figures) for each in rules),
    )


def _in_a_way(figures: Figures, deed: str, way: str) -> str:
    measured = number(rate(figures, ways.name_of(deed, way)))
    times = ways.times(figures, deed, way, NUMBA)
    if times is None or way == NUMBA:
        return measured
    return f"{measured} ({times:.2f}×)" if times >= 0.1 else f"{measured} ({times:.2g}×)"


def ways_table(figures: Figures) -> Table:
    rows = (
        (title, *(_in_a_way(figures, deed, way) for way in ways.TITLES))
        for deed, title in ways.DEEDS.items()
    )
    left_out = (f"{ways.TITLES[way]} ({why})" for way, why in ways.missing().items())
    missed = ", ".join(left_out)
    return Table(
        "Ways to run the kernel",
        "A second of the processor's time, 2 players, each way in a process of its own, in turns; "
        "in parentheses, how many times as fast as Numba, the median of the rounds' own. All do "
        "exactly the same." + (f" Not measured here: {missed}." if missed else ""),
        ("what", *ways.TITLES.values()),
        tuple(rows),
    )


def batch_table(figures: Figures) -> Table:
    rows = (
        _by_players(what, (batches.name_of(what, players) for players in kernel.PLAYERS), figures)
        for what in batches.WAYS
    )
    return Table(
        f"{batches.GAMES:,} games at once",
        "Steps a second through `papersea.batch.Batch`; every step checks the actions and fills "
        "in observations and masks. The chooser is compiled and takes a random legal action.",
        ("what is timed", *_PLAYERS),
        tuple(rows),
    )


def calls_table(figures: Figures) -> Table:
    names = (*map(calls.step_name, kernel.PLAYERS), calls.GAME_PLAY, calls.GAME_VIEW)
    rates = ((name, rate(figures, name)) for name in names)
    return Table(
        "Calls from Python",
        "One move or view at a time.",
        ("call", "a second", "µs each"),
        tuple((name, number(each), number(each and 1e6 / each)) for name, each in rates),
    )


def expert_table(figures: Figures) -> Table:
    rows = (
        _by_players(what, (name_of(players) for players in kernel.PLAYERS), figures)
        for what, (name_of, _) in expert.WAYS.items()
    )
    return Table(
        "The expert",
        "A second, on one core. Decisions and playouts are from views in the middle of rounds; a "
        "decision ends early when one move is surely best.",
        ("what", *_PLAYERS),
        tuple(rows),
    )


def punctuality_table(late: Punctuality) -> Table:
    figures = (late.median, late.late_99, late.latest)
    return Table(
        "The expert by the clock",
        "How much later than the budget it answers, in milliseconds. Early answers are below 0.",
        ("budget", "answers", "median", "99 of 100 within", "latest"),
        ((late.budget, str(late.answers), *(f"{each:+.1f}" for each in figures)),),
    )


def _times(figures: Figures, way: str, game: str) -> str:
    theirs = rate(figures, open_spiel.name_of(way, game))
    ours = rate(figures, ours_for(way, open_spiel.GAMES[game]))
    ratio = f" ({number(ours / theirs)}×)" if ours and theirs else ""
    return number(theirs) + ratio


def open_spiel_table(figures: Figures) -> Table:
    rows = (
        (game, str(players), *(_times(figures, way, game) for way in open_spiel.WAYS))
        for game, players in open_spiel.GAMES.items()
    )
    return Table(
        "Beside OpenSpiel's card games",
        "Their decisions of players a second at random play and, in parentheses, how many times "
        "as fast we are with as many players: the kernel stepped from Python, or the kernel's "
        "random play by the classic rules. Whole games are played by OpenSpiel's random bots. "
        "After the deal means its random rollouts: they leave dealing out, ours have it in.",
        ("game", "players", *open_spiel.WAYS),
        tuple(rows),
    )


def vector_table(figures: Figures) -> Table:
    rows = (
        _by_players(
            what, (environments.name_of(what, players) for players in kernel.PLAYERS), figures
        )
        for what in (environments.STEP_ONLY, environments.RECALLING, environments.WITH_CHOOSER)
        if environments.name_of(what, kernel.PLAYERS[0]) in figures
    )
    return Table(
        "The vector environment",
        f"Steps a second of {environments.GAMES:,} games through Gymnasium, with masks and the "
        "observation of whoever is to move, of version 0 where nothing else is said. Episodes "
        "begin anew by themselves.",
        ("what is timed", *_PLAYERS),
        tuple(rows),
    )


def comparisons_table(found: Iterable[Beside], figures: Figures) -> Table:
    rows = tuple(
        (
            each.theirs,
            number(figures[each.theirs].median),
            each.ours,
            number(figures[each.ours].median),
            f"{number(each.times)}×",
            f"{number(each.vector_times)}×",
        )
        for each in found
    )
    left_out = missing()
    note = f" Not installed here: {', '.join(left_out)}." if left_out else ""
    return Table(
        "Beside other environments",
        "Decisions of players a second of the processor's time at random play, choosing included, "
        "all driven from Python: the median of the rounds. Ratios are medians of the rounds' own; "
        f"the last column is the vector environment for 2 players.{note}",
        ("theirs", "a second", "ours", "a second", "ours", "vector"),
        rows,
    )


def starts_table(starts: Iterable[Start]) -> Table:
    rows = tuple((start.name, f"{start.seconds:.2f} s") for start in starts)
    return Table("Starting", "On all cores; the best of a few tries.", ("what", "time"), rows)


def sizes_table(sizes: Iterable[Size]) -> Table:
    rows = tuple((size.name, f"{size.megabytes:.1f} MB") for size in sizes)
    return Table(
        "Memory and disk",
        "Memory that processes share is counted in each of them. An install is papersea's own "
        "files as they lie here and those of all distributions that it needs on this machine, by "
        "their own lists, without what Python compiles for itself; Python is not counted.",
        ("what", "size"),
        rows,
    )


def _rollouts_note(figures: Figures) -> str:
    """The harder comparison is no goal, but it belongs beside the goal."""
    ratio = least(figures, open_spiel.AFTER_THE_DEAL)
    if ratio is None:
        return "OpenSpiel is not installed here and was not measured."
    return (
        f"Beside OpenSpiel's fastest random rollouts ({ratio.game}), which leave dealing out "
        f"while ours have it in, we are {_short(ratio.times)} times as fast."
    )


def goals_table(found: Iterable[Goal], note: str) -> Table:
    rows = (
        (
            goal.name,
            f"{'≤ ' if goal.is_limit else ''}{goal.wanted:g} {goal.unit}",
            f"{_short(goal.figure)} {goal.unit}",
            "reached" if goal.is_reached else "not reached",
        )
        for goal in found
    )
    return Table("Goals", note, ("what", "wanted", "measured", ""), tuple(rows))


def all_tables(
    figures: Figures,
    starts: Sequence[Start],
    sizes: Iterable[Size],
    punctuality: Punctuality,
) -> Iterator[Table]:
    yield goals_table(goals(figures, punctuality, starts), _rollouts_note(figures))
    yield kernel_table(figures)
    yield ways_table(figures)
    yield batch_table(figures)
    yield calls_table(figures)
    yield expert_table(figures)
    yield punctuality_table(punctuality)
    if open_spiel.IS_INSTALLED:
        yield open_spiel_table(figures)
    if environments.name_of(environments.STEP_ONLY, kernel.PLAYERS[0]) in figures:
        yield vector_table(figures)
    if found := list(comparisons(figures)):
        yield comparisons_table(found, figures)
    yield starts_table(starts)
    yield sizes_table(sizes)
