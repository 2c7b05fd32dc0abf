"""The collector can wait, since there is nothing for it to find."""

from __future__ import annotations

import gc

import pytest

import rockworker
from rockworker.engine.garbage import uncollected
from rockworker.learn.vector import RockworkerVectorEnv
from rockworker.registry import game_names


@pytest.mark.parametrize("name", game_names())
def test_games_hold_no_circles(name: str) -> None:
    """Views, copies and imagined games neither. What is loaded or learnt once comes with the first game."""
    play(name)
    gc.collect()
    with uncollected():
        play(name)
        assert gc.collect() == 0


def play(name: str) -> None:
    game = rockworker.new(name, players=3, seed=5)
    game.playout("random")
    game.view(0)
    game.copy().imagine(1, 7)


@pytest.mark.parametrize("name", game_names())
def test_games_side_by_side_make_no_circles(name: str) -> None:
    """In no step, and when one is over neither."""
    env = RockworkerVectorEnv(name, 2, players=2, seat=None)
    told = env.reset(seed=1)[1]
    ends = 0
    with uncollected():
        gc.collect()
        while not ends:
            _, _, over, _, told = env.step(told["choices"][:, 0].astype("int64"))
            ends += int(over.sum())
        assert gc.collect() == 0
    env.close()


def test_it_goes_on_afterwards() -> None:
    def break_off() -> None:
        with uncollected():
            assert not gc.isenabled()
            raise ValueError("broken off")

    with pytest.raises(ValueError, match="broken off"):
        break_off()
    assert gc.isenabled()


def test_who_has_turned_it_off_keeps_it_off() -> None:
    gc.disable()
    try:
        with uncollected():
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()
