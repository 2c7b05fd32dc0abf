"""Scribes write straight from a game what its views tell, bit by bit."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rockworker.bots.seat import About
from rockworker.learn.episode import Episode
from rockworker.learn.section import Rows, Seating
from rockworker.learn.setup import Setup
from rockworker.registry import definition_of
from tests.learn.tables import GAMES, moments, played, setups

SOME = 60


def told_by_views(episode: Episode, player: int) -> bytes:
    """What the sections make of a player's view."""
    game = episode.game
    return episode.encoding.seen(Seating(About.of(game.header), player), game.view(player))


@given(setups(), st.integers(0, 1 << 32), st.integers(0, 600))
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


def test_a_table_that_is_full_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """So memory has an end."""
    monkeypatch.setattr("rockworker.learn.section.MOST_ROWS", 3)
    rows: Rows[int] = Rows(lambda key: bytes([key]))
    assert [rows[key] for key in range(5)] == [bytes([key]) for key in range(5)]
    assert sorted(rows) == [3, 4]
