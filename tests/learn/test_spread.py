"""Many games in many processes are the games of one process."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest

from rockworker.learn.spread import SpreadVectorEnv, _parts
from rockworker.learn.vector import RockworkerVectorEnv
from rockworker.learn.words import WAIT

GAMES = 3
SHORT: dict[str, Any] = {"players": 3, "seat": None, "options": {"round_limit": 2}}


@pytest.fixture(scope="module")
def spread() -> Iterator[SpreadVectorEnv]:
    """Three games in two processes."""
    env = SpreadVectorEnv("clockworker", GAMES, processes=2, **SHORT)
    yield env
    env.close()


def meant(infos: dict[str, Any]) -> dict[str, Any]:
    """Without what stands behind the words that can be said, and means nothing."""
    words = zip(infos["choices"], infos["choice_counts"], strict=True)
    return {**infos, "choices": [row[:count] for row, count in words]}


def test_they_are_the_same_games(spread: SpreadVectorEnv) -> None:
    """Vectors, masks, rewards, ends and the games after them; what was handed out does not change later."""
    here, chance, ends = RockworkerVectorEnv("clockworker", GAMES, **SHORT), np.random.default_rng(3), 0
    (seen, infos), (there, their_infos) = here.reset(seed=7), spread.reset(seed=7)
    for _ in range(60):
        assert np.array_equal(seen, there)
        expected, told = meant(infos), meant(their_infos)
        for key in infos:
            assert all(np.array_equal(one, other) for one, other in zip(expected[key], told[key], strict=True)), key
        words = np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        kept, before = there, there.copy()
        seen, rewards, over, _, infos = here.step(words)
        there, their_rewards, their_over, _, their_infos = spread.step(words)
        assert np.array_equal(rewards, their_rewards)
        assert np.array_equal(over, their_over)
        assert infos.keys() == their_infos.keys()
        assert np.array_equal(kept, before)
        ends += int(over.sum())
    assert ends


def test_an_illegal_word_forfeits_only_its_own_game(spread: SpreadVectorEnv) -> None:
    """As in one process; seeds may be given one by one."""
    _, infos = spread.reset(seed=[5, 5, 5])
    assert np.array_equal(spread.action_masks(), infos["action_mask"])
    words = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    words[2] = WAIT
    _, rewards, over, _, infos = spread.step(words)
    assert (rewards.tolist(), over.tolist()) == ([0, 0, -1], [False, False, True])
    assert infos["returns"][2].min() == -1
    assert infos["final_obs"][2] is not None


def test_games_are_shared_out_almost_evenly() -> None:
    """The caller's process has fewer, as it answers the caller besides; no process is without a game."""
    assert _parts(256, 2) == [slice(0, 121), slice(121, 256)]
    assert _parts(5, 2) == [slice(0, 2), slice(2, 5)]
    assert _parts(2, 8) == [slice(0, 1), slice(1, 2)]


def test_a_setup_that_is_wrong_is_refused_at_once() -> None:
    """Before any process begins."""
    with pytest.raises(ValueError, match="reward"):
        SpreadVectorEnv("clockworker", 2, reward="money")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="opponents"):
        SpreadVectorEnv("clockworker", 2, opponents=["random", "random"])


def test_an_environment_that_is_closed_says_so() -> None:
    """It plays no more."""
    env = SpreadVectorEnv("clockworker", 2, processes=2, **SHORT)
    env.reset(seed=1)
    env.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.reset()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        env.step(np.zeros(2, int))


def test_a_process_that_has_ended_is_named() -> None:
    """Killed in the middle of a game, it is missed at the next step; and the environment can be closed."""
    env = SpreadVectorEnv("clockworker", 2, processes=2, **SHORT)
    _, infos = env.reset(seed=1)
    process = env._workers[0]._process
    process.kill()
    process.join(10)
    with pytest.raises(RuntimeError, match="has ended"):
        env.step(infos["choices"][:, 0])
    env.close()


def test_what_goes_wrong_in_a_process_comes_home(spread: SpreadVectorEnv) -> None:
    """As an error here."""
    with pytest.raises(ValueError, match="non-negative"):
        spread.reset(seed=[1, 2, -3])
