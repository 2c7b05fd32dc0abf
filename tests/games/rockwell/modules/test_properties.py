"""Whole games with every combination of modules: invariants, a referee of the modules' own rules, and secrecy."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockworker.engine.chance import Rng
from rockworker.games.rockwell.modules.registry import EXPANSIONS
from tests.games.rockwell.modules.referee import Referee
from tests.games.rockwell.modules.stage import ALL
from tests.games.rockwell.properties.test_random_games import (
    nothing_achieved_is_missing,
    one_decision_or_the_end,
    only_choices_are_asked,
)
from tests.games.rockwell.properties.worlds import WORDS, World, encoded, seen, state_of, steps

COMBINATIONS = [modules for count in range(len(ALL) + 1) for modules in combinations(ALL, count)]
A_WHILE = 160
"""Actions of a rich game: enough for a few turns with extractions in all phases."""


def world(modules: tuple[str, ...], players: int) -> World:
    """A rich game, the same at every run."""
    number = COMBINATIONS.index(modules) * 3 + players
    return World(players, number, number, modules=modules, rich=True)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", COMBINATIONS, ids=lambda modules: "+".join(modules) or "none")
def test_every_combination_keeps_the_rules(modules: tuple[str, ...], players: int) -> None:
    """After every action: invariants, the referee, one decision; now and then the state survives JSON, and what a
    viewer can't know may be redealt unnoticed."""
    game = world(modules, players).deal()
    referee = Referee(game)
    for events in steps(game, Rng(players), A_WHILE):
        game.check()
        referee.watch(game, events)
        one_decision_or_the_end(game)
        only_choices_are_asked(game)
        nothing_achieved_is_missing(game)
        if game.version % 20 == 0:
            assert game.codec.state_from_json(encoded(game)) == state_of(game)
            for viewer in (None, *range(players)):
                twin = game.imagine(viewer, game.version)
                twin.check()
                assert seen(twin, viewer) == seen(game, viewer)


WORLDS = st.builds(
    World,
    st.integers(2, 4),
    WORDS,
    WORDS,
    st.just(()),
    st.sets(st.sampled_from(ALL), min_size=1).map(lambda names: tuple(name for name in ALL if name in names)),
    st.just(True),
)


@given(WORLDS)
def test_the_referee_agrees_to_the_end(world: World) -> None:
    """Whole games with any modules, from the deal to the scores."""
    game = world.deal()
    referee = Referee(game)
    for events in steps(game, world.choices()):
        referee.watch(game, events)
    game.check()
    assert game.is_over


def test_the_games_of_these_tests_show_the_modules_at_work() -> None:
    """Among a dozen games with everything on, every event of every module comes up but the rarest."""
    told: set[str] = set()
    for seed in range(12):
        game = World(2 + seed % 3, seed, seed, modules=ALL, rich=True).deal()
        for events in steps(game, Rng(seed)):
            told |= {type(event).__name__ for event in events}
    rare = {"CrashStarted", "CrashSuffered"}
    assert "LossChosen" in told
    assert {kind.__name__ for module in EXPANSIONS for kind in module.events} - told <= rare
