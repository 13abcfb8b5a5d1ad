"""The game for research: Gymnasium, PettingZoo, OpenSpiel and RLCard.

Every module imports its own framework alone. Observations, actions and returns mean the same in
all of them: ``docs/decisions/0019-research-environments.md``.
"""
