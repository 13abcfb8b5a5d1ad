"""Matches between players: duplicate deals over all seatings, win rates with intervals."""

from papersea.arena.benchmark import SUITE, ScoreCard, Suite, reference_cards, run_benchmark
from papersea.arena.crew import cores
from papersea.arena.deciding import Decision
from papersea.arena.drawing import can_draw, draw
from papersea.arena.folder import check_same, read_plan
from papersea.arena.intervals import Interval
from papersea.arena.league import (
    LeaguePlan,
    LeagueResults,
    LeagueStanding,
    System,
    check_same_league,
    read_league,
    run_league,
)
from papersea.arena.outcomes import Outcome
from papersea.arena.plan import ArenaError, Plan
from papersea.arena.ratings import Rating
from papersea.arena.results import Pair, Results, Standing, TooFewDeals, summarise
from papersea.arena.running import Workers, run
from papersea.processes import WorkerLost
from papersea.ray_tasks import NoCluster

__all__ = [
    "SUITE",
    "ArenaError",
    "Decision",
    "Interval",
    "LeaguePlan",
    "LeagueResults",
    "LeagueStanding",
    "NoCluster",
    "Outcome",
    "Pair",
    "Plan",
    "Rating",
    "Results",
    "ScoreCard",
    "Standing",
    "Suite",
    "System",
    "TooFewDeals",
    "WorkerLost",
    "Workers",
    "can_draw",
    "check_same",
    "check_same_league",
    "cores",
    "draw",
    "read_league",
    "read_plan",
    "reference_cards",
    "run",
    "run_benchmark",
    "run_league",
    "summarise",
]
