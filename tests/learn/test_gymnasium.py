"""Gymnasium's own test, one seat against bots, and many games in one call."""

from __future__ import annotations

import copy
import pickle  # noqa: TID251 - we pickle our own
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv

from rockworker.learn.gymnasium import IDS, RockworkerEnv
from rockworker.learn.vector import RockworkerVectorEnv
from rockworker.learn.words import WAIT
from tests.learn.tables import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_environment_passes_the_test_of_the_interface(game: str) -> None:
    """`check_env`, as `gymnasium.make` gives it."""
    check_env(gymnasium.make(IDS[game]).unwrapped)


def play_out(table: RockworkerEnv, seed: int) -> tuple[float, int]:
    """A game of random words: the last reward, and how many words it took."""
    _, info = table.reset(seed=seed)
    chance, words = np.random.default_rng(seed), 0
    while True:
        _, reward, over, _, info = table.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        words += 1
        if over:
            return reward, words


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_plays_whole_games_against_bots(seat: int) -> None:
    """With the same seed, the same game: bots draw from it too."""
    table = RockworkerEnv("clockworker", seat=seat)
    reward, words = play_out(table, 3)
    assert reward in (0.0, 0.5, 1.0)
    assert not table.episode.actors
    assert play_out(table, 3) == (reward, words)


def test_opponents_are_named_one_by_one() -> None:
    """One for each other seat, of levels that the game has."""
    assert RockworkerEnv("clockworker", players=3, opponents=["random", "greedy"]).reset(seed=1)
    with pytest.raises(ValueError, match="do not fit"):
        RockworkerEnv("clockworker", players=3, opponents=["random"])
    with pytest.raises(Exception, match="nobody"):
        RockworkerEnv("clockworker", opponents="nobody")


def test_an_illegal_word_forfeits_the_game() -> None:
    """It is not carried out."""
    table = RockworkerEnv("rockwell")
    table.reset(seed=1)
    version = table.episode.game.version
    _, reward, over, _, info = table.step(WAIT)
    assert (reward, over, info["illegal"], table.episode.game.version) == (-1.0, True, True, version)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_does_not_go_on_is_not_played(game: str) -> None:
    """Before a deal, after the end and after a forfeit, a step says what to do instead of bringing another reward."""
    table = RockworkerEnv(game)
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset first"):
        table.step(int(np.flatnonzero(table.action_masks())[0]))
    play_out(table, 3)
    for word in (WAIT, 5):
        with pytest.raises(gymnasium.error.ResetNeeded):
            table.step(word)
    table.reset(seed=1)
    table.step(WAIT)
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(int(np.flatnonzero(table.action_masks())[0]))


@pytest.mark.parametrize("word", [None, "3", 3.5])
def test_what_is_no_number_is_an_error_and_no_forfeit(word: Any) -> None:
    """A program that says such a thing is wrong, and should know."""
    table = RockworkerEnv("clockworker")
    table.reset(seed=1)
    with pytest.raises(TypeError, match="integer"):
        table.step(word)
    assert not table.step(np.flatnonzero(table.action_masks())[0])[2]


def test_numbers_of_numpy_are_numbers() -> None:
    """Of players and of seats, as they come out of a table of settings."""
    table = RockworkerEnv("rockwell", players=np.int64(3), seat=np.int64(2))  # type: ignore[arg-type]
    assert np.array_equal(table.reset(seed=1)[0], RockworkerEnv("rockwell", players=3, seat=2).reset(seed=1)[0])


def test_a_way_to_draw_that_there_is_not_is_refused_at_once() -> None:
    """Instead of text."""
    with pytest.raises(ValueError, match="render_mode is one of human, ansi, svg, rgb_array, not gif"):
        RockworkerEnv("rockwell", render_mode="gif")  # type: ignore[arg-type]


@pytest.mark.parametrize("again", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])  # noqa: S301
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponents", ["greedy", "search:rollouts=2"])
def test_a_copy_goes_on_in_the_same_way(game: str, opponents: str, again: Callable[[Any], RockworkerEnv]) -> None:
    """Here or in another process, bots and later games included."""
    table = RockworkerEnv(game, players=3, opponents=opponents)
    table.reset(seed=4)
    for _ in range(12):
        table.step(np.flatnonzero(table.action_masks())[0])
    twin = again(table)
    for _ in range(12):
        word = np.flatnonzero(table.action_masks())[-1]
        seen, reward, over, _, _ = table.step(word)
        their_seen, their_reward, their_over, _, _ = twin.step(word)
        assert (reward, over) == (their_reward, their_over)
        assert np.array_equal(seen, their_seen)
        if over:
            break
    assert np.array_equal(table.reset()[0], twin.reset()[0])


def first_words(masks: np.ndarray[Any, np.dtype[np.int8]]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """In each game, the first word that can be said."""
    return np.array([np.flatnonzero(mask)[0] for mask in masks])


def test_many_games_in_one_call_are_those_of_single_environments() -> None:
    """The same seeds and words bring the same vectors, masks and rewards, ends and new games included."""
    chance, number = np.random.default_rng(5), 2
    many = RockworkerVectorEnv("clockworker", num_envs=number)
    seen, infos = many.reset(seed=7)
    singles = [RockworkerEnv("clockworker") for _ in range(number)]
    starts = [table.reset(seed=7 + n) for n, table in enumerate(singles)]
    assert np.array_equal(seen, np.stack([vector for vector, _ in starts]))
    ends = 0
    for _ in range(250):
        words = np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, rewards, over, _, infos = many.step(words)
        for n, table in enumerate(singles):
            vector, reward, ended, _, info = table.step(words[n])
            assert (rewards[n], over[n]) == (reward, ended)
            if ended:
                assert np.array_equal(infos["final_obs"][n], vector)
                assert infos["returns"][n][0] == reward
                vector, info = table.reset()
                ends += 1
            assert np.array_equal(seen[n], vector)
            assert np.array_equal(infos["action_mask"][n], info["action_mask"])
    assert ends


def test_the_caller_can_play_all_seats() -> None:
    """Each game shows the player who is asked, and tells at its end what it was worth to all."""
    many = RockworkerVectorEnv("clockworker", num_envs=2, players=3, seat=None)
    _, infos = many.reset(seed=1)
    chance, asked = np.random.default_rng(1), set[int]()
    for _ in range(2000):
        asked |= set(infos["player"].tolist())
        words = np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        _, _, over, _, infos = many.step(words)
        assert np.array_equal(many.action_masks(), infos["action_mask"])
        if over.any():
            break
    assert asked == {0, 1, 2}
    assert infos["returns"][over].sum() == pytest.approx(over.sum())


def test_the_words_that_can_be_said_are_there_by_number() -> None:
    """As many as are counted, each once: those of the mask. What was handed out does not change later."""
    many = RockworkerVectorEnv("clockworker", num_envs=4, players=4, seat=None)
    _, infos = many.reset(seed=2)
    chance = np.random.default_rng(2)
    for _ in range(300):
        choices, counts = infos["choices"], infos["choice_counts"]
        for words, count, mask in zip(choices, counts, infos["action_mask"], strict=True):
            assert sorted(words[:count]) == np.flatnonzero(mask).tolist()
        before = choices.copy()
        *_, infos = many.step(choices[np.arange(4), (chance.random(4) * counts).astype(int)])
        assert np.array_equal(choices, before)


def test_an_illegal_word_forfeits_only_its_own_game() -> None:
    """The next one begins in the same step."""
    many = RockworkerVectorEnv("rockwell", num_envs=2)
    _, infos = many.reset(seed=1)
    words = first_words(infos["action_mask"])
    words[1] = WAIT
    _, rewards, over, _, _ = many.step(words)
    assert rewards.tolist() == [0, -1]
    assert over.tolist() == [False, True]


def test_seeds_may_be_given_one_by_one() -> None:
    """A list has one for each game."""
    many = RockworkerVectorEnv("clockworker", num_envs=2)
    seen, _ = many.reset(seed=[4, 4])
    assert np.array_equal(seen[0], seen[1])


def test_make_vec_gives_the_quick_environment() -> None:
    """Where nothing else is asked for."""
    many = gymnasium.make_vec(IDS["clockworker"], num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(many.unwrapped, RockworkerVectorEnv)


def test_processes_of_their_own_play_the_same() -> None:
    """`AsyncVectorEnv` starts the environment in other processes."""
    many = AsyncVectorEnv([lambda: RockworkerEnv("clockworker")] * 2, context="spawn")
    try:
        seen, infos = many.reset(seed=3)
        expected, info = RockworkerEnv("clockworker").reset(seed=3)
        assert np.array_equal(seen[0], expected)
        assert np.array_equal(infos["action_mask"][0], info["action_mask"])
        seen, *_ = many.step(first_words(infos["action_mask"]))
        assert seen.shape == (2, expected.size)
    finally:
        many.close()


@pytest.mark.parametrize("words", [7, [5], [1.5, 2.0], ["1", "2"], [[1, 2]]])
def test_a_step_of_many_games_takes_a_word_for_each(words: Any) -> None:
    """One word is not said in all games, and half a word in none."""
    env = RockworkerVectorEnv("clockworker", 2, seat=None)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="each of 2 games"):
        env.step(words)


def test_many_games_that_can_not_be_played_are_refused_at_once() -> None:
    """No games at all; a picture that there is not; a step before the deal."""
    with pytest.raises(ValueError, match="a game at least"):
        RockworkerVectorEnv("clockworker", 0)
    with pytest.raises(ValueError, match="render_mode"):
        RockworkerVectorEnv("clockworker", 1, render_mode="jpeg")  # type: ignore[arg-type]
    with pytest.raises(gymnasium.error.ResetNeeded):
        RockworkerVectorEnv("clockworker", 1).step(np.zeros(1, int))


def test_seeds_and_seats_of_many_games_may_be_numpys() -> None:
    """The same deals as with Python's numbers."""
    env = RockworkerVectorEnv("clockworker", 2, seat=np.int64(1))  # type: ignore[arg-type]
    seen = env.reset(seed=[3, 4])[0]
    assert np.array_equal(env.reset(seed=np.array([3, 4]))[0], seen)
    with pytest.raises(ValueError, match="3 seeds for 2 games"):
        env.reset(seed=[1, 2, 3])


def test_seeds_of_many_games() -> None:
    """NumPy's number is a seed like any other; a list has one for each game."""
    many = RockworkerVectorEnv("clockworker", num_envs=2)
    first, _ = many.reset(seed=4)
    for seed in (np.int64(4), [4, 5]):
        again, _ = many.reset(seed=seed)
        assert np.array_equal(first, again)
    with pytest.raises(ValueError, match="1 seeds for 2 games"):
        many.reset(seed=[4])


def test_looking_ahead_in_one_of_many_games_changes_nothing() -> None:
    """A copy of its episode is independent: the environment goes on as if nobody had looked."""
    many, alone = (RockworkerVectorEnv("clockworker", num_envs=2, seat=None) for _ in range(2))
    (_, info), _ = many.reset(seed=3), alone.reset(seed=3)
    chance = np.random.default_rng(1)
    for _ in range(60):
        twin = many.episodes[0].copy()
        for _ in range(3):
            if twin.actors:
                player = twin.actors[0]
                twin.vector(player)
                twin.say(player, int(chance.choice(twin.legal(player))))
        words = np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, *_, info = many.step(words)
        assert np.array_equal(seen, alone.step(words)[0])
