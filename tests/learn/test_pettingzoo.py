"""PettingZoo's own tests, and what they leave out."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from rockworker.learn.decision import IllegalWord
from rockworker.learn.pettingzoo import RockworkerAEC, RockworkerParallel, env, parallel_env, raw_env
from rockworker.learn.words import WAIT
from rockworker.registry import definition_of
from tests.learn.tables import GAMES

DICTS = (
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)
"""What `api_test` says about every game with a mask that is not PettingZoo's own."""


TABLES = [
    {"game": game, "players": players, "modules": modules, "reward": reward}
    for game in GAMES
    for players in (2, 3, 4)
    for modules, reward in (((), "win"), (definition_of(game).module_names, "margin"))
]


@pytest.mark.filterwarnings(*DICTS)
@pytest.mark.parametrize("table", TABLES)
def test_one_agent_after_another_passes_the_test_of_the_interface(table: dict[str, Any]) -> None:
    """`api_test`, with the wrappers that people get."""
    api_test(env(**table), num_cycles=100)


@pytest.mark.parametrize("table", TABLES)
def test_all_agents_at_once_pass_the_test_of_the_interface(table: dict[str, Any]) -> None:
    """`parallel_api_test`."""
    parallel_api_test(parallel_env(**table), num_cycles=100)


@pytest.mark.parametrize("table", TABLES)
def test_the_same_seed_brings_the_same_game(table: dict[str, Any]) -> None:
    """`seed_test` of both kinds."""
    seed_test(lambda: env(**table), num_cycles=50)
    parallel_seed_test(lambda: parallel_env(**table), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_every_mode_of_rendering_works(game: str) -> None:
    """`render_test`: text, SVG and pixels."""
    render_test(lambda render_mode: env(game, render_mode=render_mode), {"svg": lambda svg: svg.startswith("<svg")})


def play_out(table: RockworkerAEC, seed: int) -> dict[str, float]:
    """A game of random words, and what it brought to each agent."""
    table.reset(seed=seed)
    chance, rewards = np.random.default_rng(seed), dict[str, float]()
    for agent in table.agent_iter():
        seen, rewards[agent], over, _, _ = table.last()
        assert seen is not None
        table.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


def test_a_whole_game_shares_one_win() -> None:
    """Rewards come at the end, one win among all."""
    assert sum(play_out(raw_env("clockworker", players=3), 4).values()) == pytest.approx(1)


def test_margins_are_paid_instead() -> None:
    """They add up to nothing, and are not all nothing."""
    rewards = play_out(raw_env("clockworker", players=3, reward="margin"), 4).values()
    assert sum(rewards) == pytest.approx(0)
    assert any(rewards)


def test_the_raw_game_refuses_what_can_not_be_said() -> None:
    """And goes on as if nothing had been said."""
    table = raw_env("rockwell")
    table.reset(seed=1)
    before = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(IllegalWord):
        table.step(WAIT)
    assert np.array_equal(table.observe(table.agent_selection)["action_mask"], before)


def test_sealed_bids_are_made_at_the_same_time() -> None:
    """Rockwell begins with an auction: nobody waits, and nobody sees more after the other's first word."""
    table = parallel_env("rockwell", players=3)
    seen, _ = table.reset(seed=1)
    assert all(not one["action_mask"][WAIT] for one in seen.values())
    alone = _first_words(table, seed=1, others=0)
    together = _first_words(table, seed=1, others=-1)
    assert np.array_equal(alone, together)


def _first_words(table: RockworkerParallel, seed: int, others: int) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """What player 0 sees after a first word; the others say their first or their last possible one."""
    seen, _ = table.reset(seed=seed)
    choices = {agent: np.flatnonzero(one["action_mask"]) for agent, one in seen.items()}
    words = {agent: int(legal[0 if agent == "player_0" else others]) for agent, legal in choices.items()}
    after, *_ = table.step(words)
    found: np.ndarray[tuple[int], np.dtype[np.float32]] = after["player_0"]["observation"]
    return found


def test_who_is_not_asked_waits() -> None:
    """In Clockworker one player acts at a time."""
    table = parallel_env("clockworker")
    seen, _ = table.reset(seed=1)
    masks = [one["action_mask"] for one in seen.values()]
    assert sorted(int(mask[WAIT]) for mask in masks) == [0, 1]
    waiting = next(mask for mask in masks if mask[WAIT])
    assert waiting.sum() == 1


def test_an_illegal_word_loses_the_parallel_game() -> None:
    """For the agent that said it."""
    table = parallel_env("clockworker")
    seen, _ = table.reset(seed=1)
    words = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    wrong = next(agent for agent, one in seen.items() if not one["action_mask"][WAIT])
    _, rewards, over, _, infos = table.step({**words, wrong: WAIT})
    assert all(over.values())
    assert rewards == {agent: -1.0 if agent == wrong else 0.0 for agent in seen}
    assert infos[wrong] == {"illegal": True}
    assert table.agents == []


def test_a_parallel_game_that_does_not_go_on_is_not_played() -> None:
    """Before a deal and after the end, a step says what to do."""
    table = parallel_env("clockworker")
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset first"):
        table.step({})
    seen, _ = table.reset(seed=1)
    table.step(dict.fromkeys(seen, 1000))
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step({})


def test_a_setup_that_is_wrong_is_refused_at_once() -> None:
    """Not when the first game is dealt."""
    with pytest.raises(ValueError, match="reward is one of win, margin"):
        raw_env("rockwell", reward="glory")
    with pytest.raises(ValueError, match="render_mode is one of human"):
        parallel_env("rockwell", render_mode="gif")
