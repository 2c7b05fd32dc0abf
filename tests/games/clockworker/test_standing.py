"""Clockworker's standing answers, by the clauses that they rest on."""

from __future__ import annotations

import pytest

from rockworker.engine.offers import Action
from rockworker.engine.standing import bearing_on, given
from rockworker.games.clockworker.actions import (
    Communicate,
    Exchange,
    Finish,
    LeaveOut,
    Pay,
    Reassign,
    Recharge,
    Repair,
    Staff,
)
from rockworker.games.clockworker.resources import BLUE, GREEN, RED
from tests.games.clockworker.table import ANTENNA, VENDING, Table


def answer(t: Table, *names: str) -> Action | None:
    """What these standing answers give."""
    found = given(t.game, t.player, names)
    return found.action if found else None


@pytest.mark.rule("CW-ART-10-01", "CW-SCORE-02")
def test_an_exchange_when_the_action_is_done_can_wait() -> None:
    """Before the action it can't: something may be bought with the gold."""
    t = Table()
    t.repaired(0, VENDING)
    t.own(0, "4C")
    t.act(0)
    assert Exchange(1) in t.game.legal_actions()
    assert answer(t, "pass-for-me") is None
    t.do(Recharge())
    assert t.game.prompt == "turn-end"
    assert answer(t, "pass-for-me") == Finish()


@pytest.mark.rule("CW-ACT-D-03")
def test_gold_is_spared_where_colours_are_at_hand() -> None:
    """One blue is missing: gold stands in for that, and for nothing else."""
    t = Table()
    t.repaired(0, VENDING)
    t.own(0, "2C 9R 9G 9B 9O")
    t.act(0)
    artifact = next(n for n, cost in enumerate(t.rules.artifact_costs) if cost[BLUE] and cost[RED])
    t.state.holdings[0][BLUE] = t.rules.artifact_costs[artifact][BLUE] - 1
    t.do(Repair(artifact))
    assert t.choices(Exchange)
    assert answer(t, "spare-gold") == Pay(0, 0, 1)


@pytest.mark.rule("CW-ART-08-01")
def test_the_discount_is_taken_where_there_is_one_unit_to_leave_out() -> None:
    """Of several units the player chooses."""
    t = Table(archives=["3R"])
    t.repaired(0, ANTENNA)
    t.own(0, "3R")
    tile = t.archive("3R")
    t.act(0).do(Communicate(tile))
    assert answer(t, "take-discount") == LeaveOut(RED)
    t = Table()
    t.repaired(0, ANTENNA)
    t.own(0, "3R G")
    tile = t.archive("3R G")
    t.act(0).do(Communicate(tile))
    assert [choice.resource for choice in t.choices(LeaveOut)] == [RED, GREEN]
    assert answer(t, "take-discount") is None
    assert bearing_on(t.game, 0) == ("take-discount",)


@pytest.mark.rule("CW-ACT-C-07")
@pytest.mark.parametrize(("robots", "most"), [(1, 1), (9, 3)])
def test_a_new_factory_is_filled_as_far_as_possible(robots: int, most: int) -> None:
    """By robots or by slots, whichever are fewer."""
    t = Table(cards={"ember-assembly-nook": (1, "R, G, B")})
    t.row("ember-assembly-nook", *[t.rules.factories[n].key for n in t.state.deck[:4]])
    t.own(0, f"9C {robots}W")
    t.act(0).do(Reassign(t.card("ember-assembly-nook")))
    assert max(choice.robots for choice in t.choices(Staff)) == most
    assert answer(t, "staff-fully") == Staff(most)
