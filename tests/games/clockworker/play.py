"""Whole games for the property tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hypothesis import strategies as st

import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.offers import Action, sample

OPTIONS: Final[dict[str, list[Any]]] = {
    "recovery": ["mandatory", "optional"],
    "returning_robots": ["not_gained", "gained"],
    "p5_bonus": ["full_slot", "one_unit"],
    "acquisition_gains": ["before_placing", "after_placing"],
    "new_artifacts": ["next_turn", "at_once"],
    "duplication": ["once", "unlimited"],
    "duplicate_exchanged_gold": [False, True],
    "starting_gears": ["by_seat", "equal"],
}

options = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()})
players = st.integers(2, 4)
seeds = st.integers(0, 2**64 - 1)


def new_game(count: int, seed: int, chosen: dict[str, Any] | None = None, version: int | None = None) -> Game:
    """A game that ends after 100 rounds at the latest, under the newest rules unless others are named."""
    options = {"round_limit": 100, **(chosen or {})}
    return rockworker.new("clockworker", players=count, seed=seed, options=options, rules_version=version)


def random_steps(game: Game, seed: int) -> Iterator[tuple[int, Action, list[Event]]]:
    """Plays at random to the end: who did what, and what happened."""
    chance = Rng(seed)
    while not game.is_over:
        player = game.actors[0]
        action = sample(game.offers(player), chance.below)
        yield player, action, game.apply(player, action)


def random_position(game: Game, seed: int, steps: int) -> Game:
    """The game after some random steps, or before its last one."""
    for number, _ in enumerate(random_steps(game.copy(), seed)):
        if number >= steps:
            break
    else:
        steps = number
    taken = random_steps(game, seed)
    for _ in range(steps):
        next(taken)
    return game
