"""A bot's choice depends on nothing but what its seat gives: the view, the offers, imagined games."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import rockworker
from rockworker.bots.seat import About, GameSeat
from rockworker.engine.errors import CannotImagine
from rockworker.engine.game import Game
from rockworker.engine.offers import Offer, enumerate_all
from rockworker.play.arena import bots_for, steps
from rockworker.registry import bot_names, definition_of, make_bot

EXPANSIONS = definition_of("rockwell").module_names


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


class BorrowedSeat(BareSeat):
    """Shows one game, and imagines what another seat imagines."""

    def __init__(self, game: Game, dreamer: GameSeat) -> None:
        super().__init__(game, dreamer.player)
        self.dreamer = dreamer

    def imagine(self, seed: int) -> Game:
        return self.dreamer.imagine(seed)


@pytest.mark.parametrize("name", bot_names("rockwell"))
@pytest.mark.parametrize("modules", [(), EXPANSIONS], ids=["base", "expansions"])
def test_a_choice_is_the_same_whatever_the_hidden_things_are(name: str, modules: tuple[str, ...]) -> None:
    """With the hidden things of the real game redealt, the bot sees and chooses the same."""
    game = rockworker.new("rockwell", players=3, seed=11, modules=modules)
    for count, _ in enumerate(steps(game, bots_for(game, ["greedy"] * 3, 2))):
        if count % 4 or not game.actors:
            continue
        player = game.actors[-1]
        seat = GameSeat(game, player)
        other = game.imagine(player, seed=1000 + count)
        assert msgspec.json.encode(other.view(player)) == msgspec.json.encode(seat.view())
        choices = [make_bot(name, "rockwell", count).choose(s) for s in (seat, BorrowedSeat(other, seat))]
        assert choices[0] == choices[1]
        if count > 240:
            break


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_greedy_refuses_where_nothing_can_be_imagined(game: str) -> None:
    """A seat may know only its view and its offers. A bot that must look ahead says so, and never guesses instead."""
    played = rockworker.new(game, players=2, seed=8)
    with pytest.raises(CannotImagine, match="imagine"):
        make_bot("greedy", game, 1).choose(BareSeat(played, played.actors[0]))
    seat = BareSeat(played, played.actors[0])
    assert make_bot("random", game, 1).choose(seat) in set(enumerate_all(seat.offers()))
