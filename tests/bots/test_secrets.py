"""A bot's choice depends on nothing but what its seat gives: the view, the offers, imagined games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

import rockworker
from rockworker.bots.seat import About, GameSeat
from rockworker.engine.errors import CannotImagine
from rockworker.engine.game import Game
from rockworker.engine.offers import Action, Offer, enumerate_all
from rockworker.play.arena import bots_for, steps
from rockworker.registry import definition_of, make_bot

EXPANSIONS = definition_of("rockwell").module_names
MOST_STEPS = 240


class BareSeat:
    """A seat far from the server: nothing can be imagined."""

    def __init__(self, game: Game, player: int) -> None:
        self.player = player
        self.about = About.of(game.header)
        self._view = game.view(player)
        self._offers = game.offers(player)

    def view(self) -> Any:
        return self._view

    def offers(self) -> tuple[Offer, ...]:
        return self._offers

    def imagine(self, seed: int) -> Game:
        raise CannotImagine


ALIKE: list[tuple[str, str, tuple[str, ...], int]] = [
    ("rockwell", "random", (), 4),
    ("rockwell", "apprentice", EXPANSIONS, 4),
    ("rockwell", "greedy", (), 4),
    ("rockwell", "greedy", EXPANSIONS, 4),
    ("rockwell", "search:rollouts=2:keep=2", (), 16),
    ("rockwell", "search:rollouts=2:keep=2", EXPANSIONS, 24),
    ("clockworker", "greedy", (), 2),
    ("clockworker", "apprentice", (), 2),
    ("clockworker", "search:rollouts=4", (), 6),
]
"""Game, bot, modules, and how many decisions lie between two that are looked at."""


@pytest.mark.parametrize(("game", "bot", "modules", "every"), ALIKE)
def test_games_that_look_alike_get_the_same_answer(game: str, bot: str, modules: tuple[str, ...], every: int) -> None:
    """Whatever is hidden: piles, backs, sealed choices, the chance that is still to come. No bot can peek."""
    assert all(mine == other for mine, other in answers(game, bot, modules, every))


def test_the_proof_would_notice_a_bot_that_peeks() -> None:
    """A greedy bot that is handed the true game answers differently where something else is hidden."""
    assert any(mine != other for mine, other in answers("rockwell", "tests/opponents/peeker.py:Peeker", (), 2))


def answers(game: str, bot: str, modules: tuple[str, ...], every: int) -> Iterator[tuple[Action, Action]]:
    """In a game of greedy bots: what a bot does, and what it does where all that it can't know is redealt."""
    played = rockworker.new(game, players=3, seed=11, modules=modules, options=dict(definition_of(game).bot_options))
    for count, _ in enumerate(islice(steps(played, bots_for(played, ["greedy"] * 3, 2)), MOST_STEPS)):
        if count % every or not played.actors:
            continue
        player = played.actors[-1]
        other = played.imagine(player, seed=1000 + count)
        assert msgspec.json.encode(other.view(player)) == msgspec.json.encode(played.view(player))
        mine, theirs = (make_bot(bot, game, count).choose(GameSeat(one, player)) for one in (played, other))
        yield mine, theirs


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_greedy_refuses_where_nothing_can_be_imagined(game: str) -> None:
    """A seat may know only its view and its offers. A bot that must look ahead says so, and never guesses instead."""
    played = rockworker.new(game, players=2, seed=8)
    with pytest.raises(CannotImagine, match="imagine"):
        make_bot("greedy", game, 1).choose(BareSeat(played, played.actors[0]))
    seat = BareSeat(played, played.actors[0])
    assert make_bot("random", game, 1).choose(seat) in set(enumerate_all(seat.offers()))
