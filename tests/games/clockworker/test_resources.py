"""Vocabulary, resources and payment."""

from __future__ import annotations

from itertools import product
from typing import cast

import pytest

from rockworker.engine.errors import IllegalAction, IllegalValue
from rockworker.engine.offers import Offer, enumerate_all
from rockworker.games.clockworker.actions import (
    Communicate,
    Duplicate,
    Exchange,
    Extract,
    Pay,
    Reassign,
    Recharge,
    Repair,
    Staff,
)
from rockworker.games.clockworker.affordable import numbers_of, price_lists
from rockworker.games.clockworker.frames.recovery import Duplication
from rockworker.games.clockworker.payment import less_one, only_way_to_pay, payable, price_paid, ways_to_pay
from rockworker.games.clockworker.resources import (
    LETTERS,
    RESOURCES,
    ROBOT,
    Bundle,
    bundle_text,
    parse_bundle,
)
from tests.games.clockworker.table import AI, ANTENNA, CPU, DUPLICATION, KIT, MEMORY, VENDING, Table, slots


def gold_choices(cost: str, holdings: str) -> list[tuple[int, int, int]]:
    """Every way to pay: gold in place of red, green and blue."""
    offers = ways_to_pay(parse_bundle(cost), parse_bundle(holdings))
    pays = [pay for offer in offers for pay in offer]
    return sorted((pay.gold_for_red, pay.gold_for_green, pay.gold_for_blue) for pay in pays)  # type: ignore[attr-defined]


@pytest.mark.rule("CW-DEF-02")
def test_cards_are_factories_and_artifacts() -> None:
    """The starting factory, other factories and artifacts count as cards; archives and FIN do not."""
    t = Table()
    assert t.state.cards(0) == 1
    t.build(0, "clock-exchange")
    t.repaired(0, KIT)
    t.state.archives[0].append(3)
    assert t.state.cards(0) == 3
    assert t.game.view(0).players[0].cards == 3


@pytest.mark.rule("CW-DEF-03", "CW-DEF-04")
def test_a_factory_is_a_price_and_a_column_of_slots() -> None:
    """Slots are ordered from the top, hold one robot each and give something; the starting factory costs nothing."""
    t = Table()
    for factory in t.rules.factories:
        assert [slot.number for slot in factory.slots.values()] == list(range(1, len(factory.slots) + 1))
        assert all(any(slot.gain) for slot in factory.slots.values())
    start = t.rules.factories[0]
    assert start.cost == 0
    assert 0 not in t.state.deck + t.state.row


@pytest.mark.rule("CW-DEF-05", "CW-RES-01")
def test_any_resource_is_a_gear_a_block_or_a_robot() -> None:
    """Six kinds; points are counted beside them and are none: the Duplication Device never offers them."""
    assert RESOURCES == ("gear", "red", "green", "blue", "gold", "robot")
    t = Table()
    t.repaired(0, DUPLICATION)
    t.own(0, "C")
    t.staff(0, [1])
    t.build(0, "robot-nursery", [1])
    t.begin_turn(0)
    cast(Duplication, t.state.stack[-1]).kinds = 0b1111111  # even if points had come
    t.game._settle()
    assert [action.resource for action in t.choices(Duplicate)] == list(range(6))


@pytest.mark.rule("CW-DEF-06")
def test_taking_back_is_not_gaining() -> None:
    """A robot that comes back from a red slot triggers nothing; a robot from a robot slot does."""
    t = Table()
    t.repaired(0, CPU)
    factory = t.build(0, "ember-assembly-nook", [1, 4])  # R, C, G, W
    t.own(0, "C")
    t.staff(0, [])
    t.act(0).do(Extract(factory))
    assert t.holds(0) == "C R W"
    t.act(0).do(Extract(factory))
    assert t.holds(0) == "C R O 3W"


@pytest.mark.rule("CW-DEF-07")
def test_a_players_robots_are_those_at_hand_and_at_work() -> None:
    """Placing and taking back never changes their number."""
    t = Table()
    total = t.state.holdings[0][ROBOT] + t.state.robots[0][0].bit_count()
    t.act(0).do(Extract(0))
    assert t.state.holdings[0][ROBOT] + t.state.robots[0][0].bit_count() == total


@pytest.mark.rule("CW-DEF-08")
def test_the_junkyard_is_shared() -> None:
    """All see the same piles, row, deck size and display."""
    t = Table()
    views = [t.game.view(viewer) for viewer in (None, 0, 1, 2, 3)]
    for name in ("row", "deck_count", "display", "stack_count", "copies"):
        assert len({getattr(view, name) for view in views}) == 1


@pytest.mark.rule("CW-DEF-09")
def test_a_round_runs_from_the_first_seat_to_the_last() -> None:
    """The round's number changes when it is the first player's turn again."""
    t = Table(3)
    rounds = []
    for _ in range(7):
        rounds.append((t.state.round, t.player))
        t.do(Recharge())
    assert rounds == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]


@pytest.mark.rule("CW-RES-02", "CW-RES-11")
def test_nothing_runs_out_and_nothing_is_capped() -> None:
    """A hundred of everything can be held, and more gained."""
    t = Table()
    t.state.holdings[0] = [300, 99, 99, 99, 99, 60, 500]
    t.act(0).do(Recharge())
    assert t.state.holdings[0][0] == 302
    t.act(0).do(Extract(0))
    assert t.state.holdings[0][ROBOT] == 61


@pytest.mark.rule("CW-RES-03")
def test_nothing_moves_between_players() -> None:
    """Whatever a player does, only that player's holdings change."""
    t = Table()
    t.own(0, "9C 3R 3G 3B W")
    others = [t.state.holdings[player][:] for player in (1, 2, 3)]
    t.row(*(t.rules.factories[factory].key for factory in t.state.row))
    t.act(0).do(Repair(KIT))
    others[0][0] += 1  # player 1's own recovery: the starting factory's top slot
    others[0][ROBOT] += 1
    assert [t.state.holdings[player] for player in (1, 2, 3)] == others


@pytest.mark.rule("CW-RES-04", "CW-RES-05", "CW-RES-08")
def test_gold_stands_in_for_any_colour() -> None:
    """The payer may replace any number of blocks by gold, even where colours are at hand."""
    assert gold_choices("R 2G B", "R 2G B") == [(0, 0, 0)]
    assert gold_choices("R 2G B", "R 2G B O") == [(0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0)]
    assert gold_choices("R 2G B", "4O") == [(1, 2, 1)]
    assert gold_choices("2R", "R 2O") == [(1, 0, 0), (2, 0, 0)]
    assert len(gold_choices("R 2G B", "R 2G B 4O")) == 2 * 3 * 2


@pytest.mark.rule("CW-RES-06")
def test_gold_replaces_neither_gears_nor_robots() -> None:
    """A factory can't be bought with gold, nor an archive's gears paid with it."""
    t = Table()
    t.own(0, "9O")
    t.act(0)
    assert t.choices(Reassign) == []
    assert not payable(parse_bundle("R G B 4C"), parse_bundle("3C 9O"), 0)
    assert payable(parse_bundle("R G B 4C"), parse_bundle("4C 3O"), 0)
    assert not payable(parse_bundle("R W"), parse_bundle("9O"), 0)


@pytest.mark.rule("CW-RES-07")
def test_printed_gold_is_paid_in_gold_only() -> None:
    """2R 2G 2B O needs a gold block even from somebody rich in colours, and colours never replace it."""
    cost = parse_bundle("2R 2G 2B O")
    assert not payable(cost, parse_bundle("9R 9G 9B"), 0)
    assert gold_choices("2R 2G 2B O", "2R 2G 2B O") == [(0, 0, 0)]
    assert price_paid(cost, Pay(1, 0, 0)) == parse_bundle("R 2G 2B 2O")


@pytest.mark.rule("CW-RES-09", "CW-RES-10")
def test_payments_are_exact() -> None:
    """No overpaying and no debt: gears and points are plain numbers, and offers never take more than is there."""
    t = Table()
    t.own(0, "R G B 2O 3C")
    t.act(0).do(Repair(ANTENNA))  # R G 2B
    assert t.choices(Pay) == [Pay(0, 0, 1), Pay(0, 0, 2), Pay(0, 1, 1), Pay(1, 0, 1)]
    with pytest.raises(IllegalAction):
        t.do(Pay(1, 1, 1))
    t.do(Pay(0, 0, 1))
    assert t.holds(0) == "3C O"


@pytest.mark.rule("CW-RES-12")
def test_points_buy_nothing() -> None:
    """A player with points only can just recharge."""
    t = Table()
    t.own(0, "9P")
    t.staff(0, [])
    t.act(0)
    assert (t.player, t.holds(0)) == (1, "2C 9P")  # it goes without saying


@pytest.mark.rule("CW-RES-13")
def test_robots_at_work_pay_nothing() -> None:
    """A price in robots is paid from the supply."""
    cost: Bundle = parse_bundle("R W")
    assert payable(cost, parse_bundle("R W"), 0)
    assert not payable(cost, parse_bundle("R"), 0)
    t = Table()
    assert t.state.robots[0][0]
    t.own(0, "R")
    assert not payable(cost, t.state.holdings[0], 0)


@pytest.mark.rule("CW-RES-14")
def test_no_conversion_without_an_artifact() -> None:
    """Nobody without the Vending Machine is offered an exchange."""
    t = Table()
    t.own(0, "9C 9R 9G 9B 9O 9W")
    t.act(0)
    assert t.choices(Exchange) == []
    t.repaired(0, VENDING)
    t.act(0)
    assert t.choices(Exchange) == [Exchange(1), Exchange(2), Exchange(3), Exchange(4)]


@pytest.mark.rule("CW-RES-15")
def test_holdings_are_public() -> None:
    """Everybody sees everybody's resources, points, factories, robots and artifacts."""
    t = Table()
    t.own(2, "3C R 2O W 5P")
    t.build(2, "gilded-depot", [2])
    t.repaired(2, MEMORY)
    t.act(0)
    for viewer in (None, 0, 1, 2):
        seen = t.game.view(viewer).players[2]
        assert seen.holdings == (3, 1, 0, 0, 2, 1)
        assert seen.points == 5
        assert [(f.factory, f.robots) for f in seen.factories] == [(0, (1, 2, 3, 4)), (t.card("gilded-depot"), (2,))]
        assert seen.artifacts == (MEMORY,)


def test_notation_of_units() -> None:
    """`parse_bundle` and `bundle_text` undo each other; nonsense is refused."""
    for text in ("2C R", "3R 2G B 9O W 2P", ""):
        assert bundle_text(parse_bundle(text)) == text
    assert LETTERS == "CRGBOWP"
    for wrong in ("2X", "0R", "R2", "10R"):
        with pytest.raises(ValueError, match=wrong):
            parse_bundle(wrong)


def test_a_refused_action_names_its_clause() -> None:
    """An action that is not offered tells which rule forbids it, and leaves everything as it was."""
    t = Table()
    t.own(0, "R 2G W")
    t.repaired(0, AI)
    t.act(0)
    before = t.game.codec.state_to_json(t.state)
    wrong = {
        Repair(AI): "CW-ACT-D-02",
        Repair(KIT): "CW-ACT-D-03",
        Repair(99): "CW-ACT-D-01",
        Extract(7): "CW-ACT-A-01",
        Reassign(0): "CW-ACT-C-01",
        Reassign(t.state.row[0]): "CW-ACT-C-02",
        Communicate(t.state.tiles[-1]): "CW-ACT-E-01",
        Communicate(t.state.display[0]): "CW-ACT-E-02",
        Exchange(1): "CW-ART-10-01",
        Staff(1): "CW-TURN-03",
    }
    for action, clause in wrong.items():
        with pytest.raises(IllegalAction) as refused:
            t.game.apply(0, action)
        assert refused.value.details["clause"] == clause, action
    assert t.game.codec.state_to_json(t.state) == before
    assert slots(1) == 1
    with pytest.raises(IllegalValue):
        t.game.apply(0, Extract(7))


@pytest.mark.rule("CW-RES-05")
@pytest.mark.parametrize("cost", ["R", "2R G", "R 2G 2B", "2R 2G 2B O"])
def test_the_only_way_to_pay_is_found_just_where_there_is_one(cost: str) -> None:
    """Nobody is asked how to pay where one payment is possible, and everybody is asked where there are more."""
    price = parse_bundle(cost)
    for red, green, blue, gold in product(range(4), range(4), range(4), range(9)):
        holdings = (0, red, green, blue, gold, 0, 0)
        ways = list(enumerate_all(ways_to_pay(price, holdings)))
        only = only_way_to_pay(price, holdings)
        assert [only] == ways if len(ways) == 1 else only is None


@pytest.mark.rule("CW-RES-05", "CW-RES-09")
@pytest.mark.parametrize(("gears_per_gold", "left_out"), [(0, 0), (2, 0), (0, 1), (2, 1)])
def test_the_table_of_wares_says_what_can_be_paid(gears_per_gold: int, left_out: int) -> None:
    """Looking up what is affordable and asking for each price agree, also beyond the end of the table."""
    rules = Table().rules
    table = price_lists(rules.artifact_costs, rules.archive_costs)
    for gears, red, green, blue, gold in product((0, 1, 3, 4, 9, 25), (0, 1, 3, 9), (0, 2, 9), (0, 4, 9), (0, 1, 4, 9)):
        holdings = [gears, red, green, blue, gold, 1, 0]
        wares = table[gears_per_gold, left_out].payable(holdings)
        artifacts = [n for n, cost in enumerate(rules.artifact_costs) if payable(cost, holdings, gears_per_gold)]
        assert list(numbers_of(wares.artifacts)) == artifacts
        for archive, cost in enumerate(rules.archive_costs):
            prices = [cost, *(less_one(cost, kind, left_out) for kind, count in enumerate(cost) if count)]
            assert (archive in wares.archives) == any(payable(price, holdings, gears_per_gold) for price in prices)


@pytest.mark.rule("CW-RES-04", "CW-RES-05", "CW-RES-09")
@pytest.mark.parametrize(
    ("cost", "holdings", "gears_per_gold", "can"),
    [
        ("R G", "O G", 0, True),  # gold exactly enough
        ("R G", "G", 0, False),
        ("2R 2G", "4O", 0, True),
        ("2R 2G", "3O", 0, False),
        ("R O", "2O", 0, True),
        ("R O", "O", 0, False),
        ("R G", "O 2C", 2, True),  # gears exactly enough
        ("R G", "O C", 2, False),
        ("R 2C", "4C", 2, True),
        ("R 2C", "3C", 2, False),
        ("2C W", "2C W", 0, True),
    ],
)
def test_gold_and_gears_exactly_enough(cost: str, holdings: str, gears_per_gold: int, can: bool) -> None:
    """The last block that is needed decides."""
    assert payable(parse_bundle(cost), parse_bundle(holdings), gears_per_gold) == can


@pytest.mark.rule("CW-RES-05", "CW-RES-09")
def test_the_ends_of_each_colour() -> None:
    """Gold for all red blocks, or all green or blue ones, is the most, and what is missing the least; where gold is
    enough for all blocks, one box holds all ways."""
    assert gold_choices("2R", "2R O") == [(0, 0, 0), (1, 0, 0)]
    assert gold_choices("2R B", "2R B 2O") == [(0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1), (2, 0, 0)]
    assert gold_choices("2G B", "2G B 2O") == [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (0, 2, 0)]
    assert gold_choices("R G B", "O B") == []
    assert gold_choices("R G B", "2O B") == [(1, 1, 0)]
    (box,) = ways_to_pay(parse_bundle("2R G"), parse_bundle("2R G 3O"))
    assert box == Offer(Pay, range(3), range(2), range(1))
