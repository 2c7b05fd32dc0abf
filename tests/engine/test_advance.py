"""`advance`, which search bots use: an action without log and events."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.inside import inside
from rockworker.engine.offers import sample
from rockworker.registry import definition_of

EXPANSIONS = definition_of("rockwell").module_names


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("name", "modules"),
    [("rockwell", ()), ("rockwell", ("inspectors", "diamonds")), ("rockwell", EXPANSIONS), ("clockworker", ())],
)
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 2**64 - 1))
def test_advancing_is_applying_without_a_past(name: str, modules: tuple[str, ...], players: int, seed: int) -> None:
    """At every step of a random game, `advance` leads where `apply` leads: state, actors, version and offers."""
    game = rockworker.new(name, players=players, modules=modules, seed=seed)
    twin, chance = game.copy(), Rng(seed)
    while not game.is_over and game.version < 250:
        player = game.actors[chance.below(len(game.actors))]
        action = sample(game.offers(player), chance.below)
        game.apply(player, action)
        twin.advance(player, action)
        assert (inside(twin).state, twin.actors, twin.version) == (inside(game).state, game.actors, game.version)
        assert [twin.offers(actor) for actor in twin.actors] == [game.offers(actor) for actor in game.actors]
    assert (twin.log, twin.has_past, twin.start) == ([], False, twin.version)
    assert inside(twin).take_events() == []
