"""A bot's choice depends on nothing but what its seat gives: the view, the offers, imagined games."""

from __future__ import annotations

import os
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
from tests.bots.hidden import Position, answers, cheater, hidden_at, positions, read, redealt

EXPANSIONS = definition_of("rockwell").module_names
MOST_STEPS = 240
DEALS = 3
"""How often a position is redealt."""
PEEKS = int(os.environ.get("ROCKWORKER_PEEKS", "0"))
"""For a long run (`make proofs`): so many games, in which every decision is looked at."""


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


QUICK: list[tuple[str, str, tuple[str, ...], int, int]] = [
    ("rockwell", "random", (), 3, 4),
    ("rockwell", "apprentice", EXPANSIONS, 2, 4),
    ("rockwell", "greedy", (), 3, 4),
    ("rockwell", "greedy", EXPANSIONS, 4, 8),
    ("clockworker", "greedy", (), 2, 2),
    ("clockworker", "apprentice", (), 4, 2),
    ("clockworker", "plain-search:rollouts=8:tree=yes", (), 2, 8),
]
"""Game, bot, modules, players, and how many decisions lie between two that are looked at."""


@pytest.mark.parametrize(("game", "bot", "modules", "players", "every"), QUICK)
def test_games_that_look_alike_get_the_same_answer(
    game: str, bot: str, modules: tuple[str, ...], players: int, every: int
) -> None:
    """Whatever is hidden: piles, backs, sealed choices, the chance that is still to come. No bot can peek."""
    for seed in range(11, 11 + max(PEEKS, 1)):
        looks = all_along(game, bot, modules, players, 1 if PEEKS else every, seed)
        assert all(mine == other for mine, other in looks)


def test_the_proof_would_notice_a_bot_that_peeks() -> None:
    """A greedy bot that is handed the true game answers differently where something else is hidden."""
    assert any(mine != other for mine, other in all_along("rockwell", "tests/opponents/peeker.py:Peeker", (), 3, 2))


def all_along(
    game: str, bot: str, modules: tuple[str, ...], players: int, every: int, seed: int = 11
) -> Iterator[tuple[Action, Action]]:
    """In a game of greedy bots: what a bot does, and what it does where all that it can't know is redealt."""
    options = dict(definition_of(game).bot_options)
    played = rockworker.new(game, players=players, seed=seed, modules=modules, options=options)
    for count, _ in enumerate(islice(steps(played, bots_for(played, ["greedy"] * players, 2)), MOST_STEPS)):
        if count % every or not played.actors:
            continue
        player = played.actors[-1]
        other = played.imagine(player, seed=1000 + count)
        assert msgspec.json.encode(other.view(player)) == msgspec.json.encode(played.view(player))
        mine, theirs = (make_bot(bot, game, count).choose(GameSeat(one, player)) for one in (played, other))
        yield mine, theirs


SEARCHES: list[tuple[str, str, tuple[str, ...], int, int]] = [
    ("rockwell", "search:rollouts=4:keep=4", (), 2, 3),
    ("rockwell", "search:rollouts=4:keep=4", (), 3, 4),
    ("rockwell", "search:rollouts=4:keep=4", (), 4, 2),
    ("rockwell", "search:rollouts=4:keep=4", EXPANSIONS, 2, 2),
    ("clockworker", "search:rollouts=8", (), 2, 4),
    ("clockworker", "search:rollouts=8", (), 3, 4),
    ("clockworker", "plain-search:rollouts=8", (), 4, 4),
]
"""Game, bot, modules, players, and how many positions of each sort are looked at."""


@pytest.mark.parametrize(("game", "bot", "modules", "players", "most"), SEARCHES)
def test_a_search_does_the_same_whatever_is_hidden(
    game: str, bot: str, modules: tuple[str, ...], players: int, most: int
) -> None:
    """Where others have bid, and where cards and tiles are about to be shown. What is hidden there is really another
    thing each time, and still the player sees the same."""
    found = positions(game, players, modules, most)
    assert len(found) >= 2 * most - 2
    for position in found:
        (now, player), others = position, redealt(position, DEALS)
        assert {msgspec.json.encode(one.view(player)) for one in others} == {msgspec.json.encode(now.view(player))}
        for thing in hidden_at(position):
            assert any(read(thing, one, player) != read(thing, now, player) for one in others), thing
        assert len(set(answers(position, lambda seed: make_bot(bot, game, seed), [now, *others]))) == 1


@pytest.mark.parametrize(("game", "bot", "modules", "players", "most"), SEARCHES)
def test_a_search_that_is_told_one_hidden_thing_is_caught(
    game: str, bot: str, modules: tuple[str, ...], players: int, most: int
) -> None:
    """For each thing a bot that cheats, and otherwise is the same: in the very same positions it does not always do the
    same. So the proof would notice a search that peeks at any of them."""
    found = positions(game, players, modules, most)
    for thing in {thing: None for position in found for thing in hidden_at(position)}:
        assert any(is_caught(thing, position, bot) for position in found if thing in hidden_at(position)), thing


def is_caught(thing: str, position: Position, bot: str) -> bool:
    """Whether a bot that reads one hidden thing betrays itself."""
    now, games = position[0], [position[0], *redealt(position, DEALS)]
    return len(set(answers(position, lambda seed: cheater(thing, now.header.game, bot, seed), games))) > 1


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_greedy_refuses_where_nothing_can_be_imagined(game: str) -> None:
    """A seat may know only its view and its offers. A bot that must look ahead says so, and never guesses instead."""
    played = rockworker.new(game, players=2, seed=8)
    with pytest.raises(CannotImagine, match="imagine"):
        make_bot("greedy", game, 1).choose(BareSeat(played, played.actors[0]))
    seat = BareSeat(played, played.actors[0])
    assert make_bot("random", game, 1).choose(seat) in set(enumerate_all(seat.offers()))
