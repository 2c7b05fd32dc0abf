"""The rules, clause by clause: each test names the clause that it proves."""

from __future__ import annotations

from typing import Any

import pytest
import rockworker
from rockworker.engine.events import ChoiceSealed, seen_by
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.rulebook.catalogue import clauses

from template.actions import Bid, Keep, Sell
from template.events import BidsRevealed, PebbleDrawn, PebbleKept, PebbleSold
from template.view import View


def new(players: int = 3, seed: int = 7, **options: Any) -> Game:
    """A game with options."""
    return rockworker.new("template", players=players, seed=seed, options=options)


@pytest.fixture
def game() -> Game:
    """Three players, three rounds."""
    return new()


def bid_all(game: Game, *coins: int) -> None:
    """All bid, in seat order."""
    for player, number in enumerate(coins):
        game.apply(player, Bid(number))


def view_of(game: Game, viewer: int | None) -> View:
    """What a viewer sees, typed."""
    view = game.view(viewer)
    assert isinstance(view, View)
    return view


@pytest.mark.rule("TEMPLATE-SETUP-01")
def test_the_deal() -> None:
    """Five rounds: pebbles 1 to 5, in an order that the seed decides."""
    deals = [new(players=2, seed=seed, rounds=5) for seed in range(10)]
    bags = [inside(deal).state.bag for deal in deals]
    assert all(sorted(bag) == [1, 2, 3, 4, 5] for bag in bags)
    assert len({tuple(bag) for bag in bags}) > 1
    assert inside(deals[0]).state.coins == [5, 5]


@pytest.mark.rule("TEMPLATE-BID-01")
def test_bids_are_secret_until_all_have_bid(game: Game) -> None:
    """Others learn that a player has bid, not how much."""
    assert list(game.actors) == [0, 1, 2]
    events = game.apply(1, Bid(2))
    assert list(game.actors) == [0, 2]
    assert seen_by(events, 0) == [ChoiceSealed(1, None)]
    assert [view_of(game, viewer).your_bid for viewer in (0, 1, None)] == [None, 2, None]


@pytest.mark.rule("TEMPLATE-BID-02")
def test_nobody_bids_coins_that_they_lack(game: Game) -> None:
    """Five coins: the sixth is refused, and the refusal names the clause."""
    assert list(game.offers(0)[0]) == [Bid(coins) for coins in range(6)]
    with pytest.raises(rockworker.IllegalAction, match="TEMPLATE-BID-02"):
        game.apply(0, Bid(6))


@pytest.mark.rule("TEMPLATE-BID-03")
def test_the_highest_bid_wins_and_all_pay(game: Game) -> None:
    """Player 1 and player 3 bid the same: player 1 sits first."""
    game.apply(0, Bid(4))
    game.apply(1, Bid(1))
    assert BidsRevealed((4, 1, 4), 0) in game.apply(2, Bid(4))
    assert inside(game).state.coins == [1, 4, 1]


@pytest.mark.rule("TEMPLATE-PEBBLE-01")
def test_the_winner_alone_sees_the_pebble(game: Game) -> None:
    """In the view and in the log."""
    game.apply(0, Bid(0))
    game.apply(1, Bid(3))
    events = game.apply(2, Bid(0))
    value = inside(game).state.bag[-1]
    assert game.actors == (1,)
    assert [view_of(game, viewer).drawn for viewer in (0, 1, None)] == [None, value, None]
    assert seen_by(events, 1)[-1] == PebbleDrawn(1, value)
    assert seen_by(events, 2)[-1] == PebbleDrawn(1, None)


@pytest.mark.rule("TEMPLATE-PEBBLE-02")
def test_a_kept_pebble_is_hidden_in_the_fist(game: Game) -> None:
    """Others see how many pebbles there are; with open fists also which."""
    bid_all(game, 0, 3, 0)
    assert game.apply(1, Keep()) == [PebbleKept(1)]
    fist = view_of(game, 0).players[1]
    assert (fist.fist, fist.pebbles) == (1, None)
    assert view_of(game, 1).players[1].pebbles == tuple(inside(game).state.fists[1])
    opened = new(players=2, open_fists=True)
    bid_all(opened, 1, 0)
    opened.apply(0, Keep())
    assert view_of(opened, None).players[0].pebbles == tuple(inside(opened).state.fists[0])


@pytest.mark.rule("TEMPLATE-PEBBLE-03")
def test_a_sold_pebble_brings_its_value(game: Game) -> None:
    """The bank pays, and everybody learns the value."""
    bid_all(game, 0, 3, 0)
    value = inside(game).state.bag[-1]
    assert game.apply(1, Sell()) == [PebbleSold(1, value)]
    assert inside(game).state.coins == [5, 2 + value, 5]


@pytest.mark.rule("TEMPLATE-END-01")
def test_the_score(game: Game) -> None:
    """Player 1 wins all three pebbles with a coin each; the others tie."""
    for _ in range(3):
        bid_all(game, 1, 0, 0)
        game.apply(0, Keep())
    assert game.is_over
    assert [score.total for score in game.scores] == [2 + 2 * (1 + 2 + 3), 5, 5]
    assert [score.rank for score in game.scores] == [1, 2, 2]


def test_every_clause_has_a_test() -> None:
    """A rule without an example is a rule that nobody has tried."""
    marks = [mark for test in globals().values() for mark in getattr(test, "pytestmark", ())]
    assert {clause for mark in marks for clause in mark.args} == set(clauses("template"))
