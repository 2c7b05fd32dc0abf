"""The greedy bot: better than chance, legal, and the same again with the same seed."""

from __future__ import annotations

from typing import Any

import pytest

from rockworker.bots.seat import GameSeat
from rockworker.engine.inside import inside
from rockworker.games.clockworker.actions import (
    Communicate,
    Distribute,
    Duplicate,
    Exchange,
    Finish,
    Pay,
    Reassign,
    Recharge,
    Repair,
)
from rockworker.games.clockworker.bots.greedy import GreedyBot
from rockworker.games.clockworker.bots.judgement import Judge, followers
from rockworker.games.clockworker.bots.prospects import LONG, spread
from rockworker.games.clockworker.bots.weights import Weights
from rockworker.play.arena import play_match
from rockworker.registry import make_bot
from tests.games.clockworker.play import OPTIONS, new_game
from tests.games.clockworker.table import DUPLICATION, KIT, VENDING, Table


def choice(t: Table, seed: int = 1) -> Any:
    """What the greedy bot does at a table."""
    return GreedyBot(seed).choose(GameSeat(t.game, t.player))


def test_greedy_beats_three_randoms() -> None:
    """At least 19 of 20 games, from every seat."""
    wins = 0
    for seed in range(20):
        bots = ["random"] * 4
        bots[seed % 4] = "greedy"
        game = play_match(new_game(4, seed), bots, seed)
        wins += game.scores[seed % 4].rank == 1
    assert wins >= 19


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_plays_the_same_again(players: int) -> None:
    """The same seeds, the same game."""
    games = [play_match(new_game(players, 5), ["greedy"] * players, 9).save() for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize(("option", "value"), [(name, values[1]) for name, values in OPTIONS.items()])
def test_greedy_copes_with_every_option(option: str, value: Any) -> None:
    """A whole game for each ruling chosen otherwise, with all invariants kept."""
    game = new_game(2, 3, {option: value})
    play_match(game, ["greedy", "random"], 3, watch=lambda played, *_: played.check())
    assert game.is_over


def test_greedy_takes_points_in_the_last_turn() -> None:
    """With the end in sight, the dearest archive that it can pay is bought."""
    t = Table(2)
    best = t.archive("4R 2G B")
    t.own(1, "4R 2G B 2C")
    t.state.ending = "fin"
    t.act(1)
    assert choice(t) == Communicate(best)


def test_greedy_exchanges_only_to_pay() -> None:
    """Gears become gold where a purchase needs it, and only there."""
    t = Table(2)
    t.repaired(0, VENDING)
    t.own(0, "R 2B 6C")
    t.act(0).do(Repair(DUPLICATION))  # R 2G B
    assert isinstance(choice(t), Exchange)
    t.do(Exchange(2))
    assert choice(t) == Pay(0, 2, 0)
    t.own(0, "8C")
    t.act(0)
    assert not isinstance(choice(t), Exchange)


def test_greedy_duplicates_blocks_not_gears() -> None:
    """A gear for a gear is never worth it."""
    t = Table(2)
    t.repaired(0, DUPLICATION)
    t.build(0, "ember-seam-drill", [2])
    t.staff(0, [2])
    t.own(0, "3C")
    t.begin_turn(0)
    assert choice(t) == Duplicate(1)


def test_greedy_ends_its_turn() -> None:
    """After the action it does not dawdle."""
    t = Table(2)
    t.repaired(0, VENDING)
    t.own(0, "2R G 8C")
    t.act(0).do(Repair(KIT))
    assert choice(t) == Pay(0, 0, 0)
    t.do(Pay(0, 0, 0))
    assert choice(t) == Finish()


def test_registered() -> None:
    """The bot is known by its level."""
    assert isinstance(make_bot("greedy", "clockworker", 1), GreedyBot)


def test_many_blocks_of_one_colour_are_worth_less() -> None:
    """Each further block adds less, and never nothing below zero."""
    steps = [spread(count + 1) - spread(count) for count in range(12)]
    assert steps == sorted(steps, reverse=True)
    assert min(steps) >= 0


def test_greedy_reckons_with_an_end_that_others_can_bring() -> None:
    """Where the next player can end the round with a twelfth card, points now count for more than an engine."""
    values = []
    for cards in (9, 10):
        t = Table(2)
        t.build_any(1, cards)
        t.act(0)
        judge = Judge(inside(t.game), 0, GreedyBot(1).prospects(t.rules))
        values.append(judge.risk)
    assert values == [0.0, Weights().risk]


def test_nobody_sits_after_the_last_player() -> None:
    """Only those who are on later in the same round can end the game before a player's next turn."""
    t = Table(3)
    assert [followers(t.state, player) for player in range(3)] == [[1, 2], [2], []]


def test_a_full_tableau_is_worth_more_the_nearer_it_is() -> None:
    """The Mechanical God's points count in full once the twelve cards are within reach, and not at all far from it."""
    chances = []
    for cards in (0, 6, 10):
        t = Table(2)
        t.build_any(0, cards)
        chances.append(GreedyBot(1).prospects(t.rules).fullness(t.state, 0, 4.0))
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (0.0, 1.0)


def test_a_game_that_takes_too_long_is_ended() -> None:
    """Each may wait for the other to buy the last card, and grow rich in vain. So after twenty rounds cards are worth
    more and more in themselves."""
    chosen = []
    for number in (LONG, LONG + 30):
        t = Table(2)
        t.build_any(0, 9)
        t.own(0, "9C 3W")
        t.state.round = number
        t.act(0)
        chosen.append(type(choice(t)))
    assert chosen == [Distribute, Reassign]


@pytest.mark.parametrize("rival", ["2R G 4B", "4R 2G B"])
def test_greedy_looks_at_what_a_purchase_leaves_to_others(rival: str) -> None:
    """Of two archives with the same points it takes the one that the next player could pay."""
    t = Table(2)
    archives = {cost: t.archive(cost) for cost in ("4R 2G B", "2R G 4B")}
    t.own(0, "4R 2G 4B")
    t.own(1, rival)
    t.state.ending = "fin"
    t.act(0)
    assert choice(t) == Communicate(archives[rival])


@pytest.mark.parametrize("bot", ["greedy", "apprentice"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_recharges_while_robots_idle(players: int, bot: str) -> None:
    """In whole games: a robot that can go to work does, or something is bought."""
    idle = 0
    for seed in (1, 2):
        game = play_match(new_game(players, seed), [bot] * players, seed)
        for (player, action), (now, _) in zip(game.log, game.replay(), strict=False):
            if any(offer.action is Distribute for offer in now.offers(player)):
                idle += 1
                assert action != Recharge()
    assert idle > 20 * players
