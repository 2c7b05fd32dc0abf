"""Scribes write straight from a game what its views tell, bit by bit."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockworker.bots.seat import About
from rockworker.learn.board import Board, Part
from rockworker.learn.episode import Episode
from rockworker.learn.section import Seating
from rockworker.learn.setup import Setup
from rockworker.learn.sheet import MOST_NUMBERS
from rockworker.registry import definition_of
from tests.learn.tables import GAMES, moments, played, setups

SOME = 60


def told_by_views(episode: Episode, player: int) -> bytes:
    """What the sections make of a player's view."""
    game = episode.game
    return episode.encoding.seen(Seating(About.of(game.header), player), game.view(player))


@given(setups(), st.integers(0, 1 << 32), st.integers(0, 1500))
def test_scribes_write_what_views_tell(setup: Setup, seed: int, words: int) -> None:
    """At random moments of random games, for every seat."""
    episode = played(setup, seed, words)
    for player in range(setup.players):
        assert episode.seen(player) == told_by_views(episode, player)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_scribes_keep_is_never_out_of_date(game: str, players: int) -> None:
    """At every moment of a game up to its end, when everything is open, with and without modules."""
    names = definition_of(game).module_names
    for modules in {(), names}:
        for episode in moments(Setup(game, players, modules), seed=players):
            for player in range(players):
                assert episode.seen(player) == told_by_views(episode, player)


@given(setups(), st.integers(0, 1 << 32))
def test_scribes_may_look_now_and_then(setup: Setup, seed: int) -> None:
    """Whatever has happened since they looked last, and whichever player's vector it is."""
    chance, gap = np.random.default_rng(seed), 0
    for episode in moments(setup, seed, 400):
        gap -= 1
        if gap < 0:
            gap, player = int(chance.integers(30)), int(chance.integers(setup.players))
            assert episode.seen(player) == told_by_views(episode, player)


def test_a_row_that_looks_as_before_hides_no_purchase() -> None:
    """A place of the row was emptied, filled and emptied again between two looks, so that it had not changed."""
    for moment, episode in enumerate(moments(Setup("clockworker", 3), 57, 10)):
        if moment in (3, 9):
            assert episode.seen(0) == told_by_views(episode, 0)


def test_scribes_know_every_choice_of_modules() -> None:
    """Whatever expansions are on."""
    names = definition_of("rockwell").module_names
    for count in range(len(names) + 1):
        for modules in combinations(names, count):
            for episode in moments(Setup("rockwell", 3, modules), seed=count, most=SOME):
                for player in range(3):
                    assert episode.seen(player) == told_by_views(episode, player)


@pytest.mark.parametrize("options", [{"open_stocks": True}, {"turn_limit": 0}, {"entrance_crews_improve": False}])
def test_scribes_know_every_option(options: dict[str, object]) -> None:
    """What players agreed on is in the vector, and opens screens."""
    for episode in moments(Setup("rockwell", 3, options=options), seed=1, most=SOME):
        for player in range(3):
            assert episode.seen(player) == told_by_views(episode, player)


@pytest.mark.parametrize("game", GAMES)
def test_tables_that_are_full_begin_anew(game: str) -> None:
    """So memory has an end, and nothing is written with codes of before."""
    setup = Setup(game, 3)
    desk = setup.deal(0).scribe.desk
    times = 0
    for episode in moments(setup, seed=5, most=SOME):
        desk.numbers += MOST_NUMBERS // 2
        before = desk.numbers
        for player in range(3):
            assert episode.seen(player) == told_by_views(episode, player)
        times += desk.numbers < before
    assert times > SOME // 4


@given(setups(), st.integers(0, 1 << 32), st.integers(1, 5), st.integers(0, 60))
def test_many_vectors_read_at_once_are_what_views_tell(setup: Setup, seed: int, games: int, steps: int) -> None:
    """For every player who is asked, with any number of players and any modules, and with exact masks; also when tables
    begin anew in the middle, and when games end and others follow."""
    chance = np.random.default_rng(seed)
    board = Board(setup, games)
    part = Part(setup, None, "random", board)
    part.deal([*range(games)])
    for step in range(steps):
        board.words[:] = [chance.choice(np.flatnonzero(mask)) for mask in board.masks]
        if step % 20 == 13:
            part.episodes[0].scribe.desk.numbers += MOST_NUMBERS
        part.step()
    for game, episode in enumerate(part.episodes):
        player = episode.actors[0]
        seen = np.frombuffer(told_by_views(episode, player), np.float32)
        assert board.players[game] == player
        assert np.array_equal(board.vectors[game][: len(seen)], seen)
        choices = board.choices[game, : board.counts[game]]
        assert np.array_equal(np.sort(choices), np.flatnonzero(board.masks[game]))


@pytest.mark.parametrize("game", GAMES)
def test_many_games_are_those_of_single_ones(game: str) -> None:
    """Vectors with what was said, masks, returns and last vectors are those of games that are played one by one."""
    setup = Setup(game, 3, options={"round_limit": 3} if game == "clockworker" else {"turn_limit": 1})
    chance, board = np.random.default_rng(1), Board(setup, 2)
    part, ends = Part(setup, None, "random", board), 0
    part.deal([5, 6])
    twins = [Episode(episode.game.copy(), setup.encoding) for episode in part.episodes]
    for _ in range(250):
        board.words[:] = [chance.choice(np.flatnonzero(mask)) for mask in board.masks]
        words, players = board.words.tolist(), board.players.tolist()
        part.step()
        for place, (word, player) in enumerate(zip(words, players, strict=True)):
            twins[place].say(player, word)
            if board.over[place]:
                assert np.array_equal(board.last[place], twins[place].vector(player))
                assert board.returns[place].tolist() == twins[place].rewards()
                twins[place] = Episode(part.episodes[place].game.copy(), setup.encoding)
                ends += 1
            asked = int(board.players[place])
            assert np.array_equal(board.vectors[place], twins[place].vector(asked))
            assert np.array_equal(board.masks[place], twins[place].mask(asked))
    assert ends
