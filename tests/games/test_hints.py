"""What an action would bring, held against what it brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import rockworker
from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.hints import Hinted
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.games.clockworker import hints as cw
from rockworker.games.clockworker.actions import Distribute, Extract, Recharge, Staff
from rockworker.games.clockworker.events import RobotExtracted, RobotRecovered, RobotsPlaced
from rockworker.games.clockworker.resources import NOTHING, together
from rockworker.games.rockwell import hints as rw
from rockworker.games.rockwell.actions import Bid, BuildShaft, Deliver, Drill, Hire, RaisePower, RaiseSafety, Sell
from rockworker.games.rockwell.events import BootyShared, TileDrilled
from rockworker.registry import definition_of


def told(game: Game[Any], player: int) -> list[Hinted]:
    """All hints for a player."""
    return list(game.definition.hints(inside(game), player, game.offers(player)))


def about(hints: list[Hinted], action: Action) -> list[Any]:
    """Those about one action."""
    return [hinted.hint for hinted in hints if hinted.fits(action)]


def games(name: str, moves: int, **options: Any) -> Iterator[tuple[Game[Any], int, Action]]:
    """Positions of random games, with an action that is played there next."""
    for seed in range(8):
        chance = seed
        game = rockworker.new(name, players=3, seed=seed, **options)
        for _ in range(moves):
            if game.is_over:
                break
            player = game.actors[0]
            chance = (chance * 6364136223846793005 + 1442695040888963407) % 2**64
            offers = game.offers(player)
            offer = offers[(chance >> 33) % len(offers)]
            action = offer[(chance >> 40) % min(len(offer), 400)]
            yield game, player, action
            game.apply(player, action)


@pytest.mark.parametrize("modules", [(), ("inspectors",)])
def test_a_move_drills_what_it_was_said_to_drill(modules: tuple[str, ...]) -> None:
    """No more and no less, and shared as was said; subcontractors that move along are decided on afterwards."""
    drilled = 0
    for game, player, _ in games("rockwell", 80, modules=modules):
        if game.prompt != "drilling-turn-move":
            continue
        hints = told(game, player)
        for action in game.legal_actions(player):
            if not isinstance(action, Drill) or inside(game).state.crew_die[action.crew]:
                continue
            promised = [hint for hint in about(hints, action) if isinstance(hint, rw.WouldDrill)]
            events = game.copy().apply(player, action)
            drilled += check_promise(promised, events)
    assert drilled > 3


def check_promise(promised: list[rw.WouldDrill], events: list[Event]) -> int:
    """Compares; gives how many tiles were drilled. Of several that are ready the player chooses one first."""
    found = [event.tile for event in events if isinstance(event, TileDrilled)]
    if len(promised) > 1:
        return 0
    assert [hint.tile for hint in promised] == found[:1]
    shared = [event.sharers for event in events if isinstance(event, BootyShared)]
    assert all(set(hint.sharers) == set(sharers) for hint, sharers in zip(promised, shared, strict=False))
    return len(found)


def test_prices_are_what_is_paid() -> None:
    """Of crews, levels, mineshafts and subcontractors."""
    paid = 0
    for game, player, action in games("rockwell", 400):
        if not isinstance(action, RaisePower | RaiseSafety | BuildShaft | Hire):
            continue
        price = next(hint for hint in about(told(game, player), action) if isinstance(hint, rw.Price))
        before = inside(game).state.cash[player]
        assert price.left == before - price.price
        after = game.copy()
        after.apply(player, action)
        if not any(isinstance(hint, rw.WouldDrill) for hint in about(told(game, player), action)):
            assert inside(after).state.cash[player] == price.left
            paid += 1
    assert paid > 3


def test_figures_grow_with_amounts() -> None:
    """Bids and sales are worth what prices say."""
    for game, player, action in games("rockwell", 120):
        if isinstance(action, Bid):
            value = next(hint for hint in about(told(game, player), action) if isinstance(hint, rw.BidValue))
            fields = msgspec.structs.asdict(action)
            prices = inside(game).state.prices
            worth = sum(fields[name] * price for name, price in zip(rw.RESOURCES, prices, strict=True)) + action.cash
            assert value.base + sum(value.each[name] * fields[name] for name in value.each) == worth
        if isinstance(action, Sell):
            left = next(hint for hint in about(told(game, player), action) if isinstance(hint, rw.MoneyLeft))
            after = game.copy()
            after.apply(player, action)
            assert inside(after).state.cash[player] == left.base + left.each["amount"] * action.amount


def test_clockworker_tells_what_is_gained() -> None:
    """A robot that comes back, and a recharge."""
    kinds: set[type[Action]] = set()
    for game, player, action in games("clockworker", 120):
        gains = [hint for hint in about(told(game, player), action) if isinstance(hint, cw.Gains)]
        if isinstance(action, Extract):
            event = next(e for e in game.copy().apply(player, action) if isinstance(e, RobotExtracted))
            assert [list(hint.gain[:5]) for hint in gains] == [list(event.gain[:5])]
            kinds.add(Extract)
        if isinstance(action, Recharge):
            assert [hint.gain[0] for hint in gains] == [inside(game).rules.setup.recharge]
            kinds.add(Recharge)
    assert kinds == {Extract, Recharge}


@pytest.mark.parametrize("name", ["rockwell", "clockworker"])
def test_nothing_is_told_twice(name: str) -> None:
    """Of an action, however many offers there are of its kind: the guide lists what is said, each line once."""
    modules = definition_of(name).module_names
    for game, player, action in games(name, 200, modules=modules):
        said = about(told(game, player), action)
        assert all(hint not in said[:place] for place, hint in enumerate(said)), (action, said)


def test_robots_stand_where_it_was_said() -> None:
    """On the slots of the factory that the hint names, whether by action or on a new factory."""
    kinds: set[type[Action]] = set()
    for game, player, action in games("clockworker", 120):
        later = [hint for hint in about(told(game, player), action) if isinstance(hint, cw.GainsLater)]
        if isinstance(action, Distribute | Staff):
            events = [event for event in game.copy().apply(player, action) if isinstance(event, RobotsPlaced)]
            assert [(hint.factory, hint.slots) for hint in later] == [(e.factory, e.slots) for e in events]
            kinds |= {type(action)} if events else set()
    assert kinds == {Distribute, Staff}


def test_what_the_next_recovery_brings_comes() -> None:
    """And of each factory the robot that was said to be next, with what it was said to bring."""
    recovered = 0
    for game, player, action in games("clockworker", 120):
        seen = game.view(None).players
        events = [event for event in game.copy().apply(player, action) if isinstance(event, RobotRecovered)]
        for other in {event.player for event in events} - {player}:
            came = [event for event in events if event.player == other]
            assert together([event.gain for event in came]) == seen[other].recovery
            ready = [(f.factory, f.next, f.gain) for f in seen[other].factories if f.next]
            assert sorted(ready) == sorted((event.factory, event.slot, event.gain) for event in came)
            assert all(f.gain == NOTHING for f in seen[other].factories if not f.next)
            recovered += 1
    assert recovered > 10


def test_open_points_are_those_that_a_viewer_knows() -> None:
    """Bonuses come at the end; others' archives lie face down until then."""
    for game, _, _ in games("clockworker", 120):
        for viewer in (None, 0):
            for score in game.current_scores(viewer):
                known = sum(points for part, points in score.parts.items() if part != "bonuses")
                assert game.view(viewer).players[score.player].open_points == known


def test_nothing_is_lacking_for_what_can_be_delivered() -> None:
    """And something is for all else that lies there."""
    offered = 0
    for game, player, _ in games("rockwell", 400):
        if game.prompt != "workshop":
            continue
        view = game.view(player)
        piles = {action.pile for action in game.legal_actions(player) if isinstance(action, Deliver)}
        there = {n for n, pile in enumerate(view.deliveries) if pile.left}
        assert {n for n in there if not any(view.companies[player].lacking[n])} == piles
        offered += len(piles)
    assert offered > 3


def test_crews_become_as_strong_as_was_said() -> None:
    """By as much as an action of the Workshop adds."""
    raised = 0
    for game, player, _ in games("rockwell", 200):
        hints = told(game, player)
        for action in game.legal_actions(player) if game.prompt == "workshop" else ():
            if isinstance(action, RaisePower):
                promised = [hint.power for hint in about(hints, action) if isinstance(hint, rw.Strengthened)]
                after = game.copy()
                after.apply(player, action)
                assert promised == [inside(after).state.crew_power[action.crew]]
                raised += 1
    assert raised > 3


def test_progress_is_for_the_goals() -> None:
    """What is reached is achieved, and nothing else is."""
    for game, _, _ in games("rockwell", 200):
        state = inside(game).state
        for player in range(3):
            done = [have == need for have, need in game.definition.progress(inside(game), player)]
            cubes_or_cards = [n for n, each in enumerate(inside(game).rules.achievements) if not each.crews]
            assert all(state.achievements[player] >> n & 1 for n in cubes_or_cards if done[n])
