"""Edges of the rules at which a changed program once went unnoticed (`make mutants`)."""

from __future__ import annotations

import pytest

from rockworker.games.clockworker.actions import Communicate, Exchange, Repair
from rockworker.games.clockworker.events import ArtifactRepaired
from rockworker.games.clockworker.resources import parse_bundle
from tests.games.clockworker.table import DUPLICATION, MEMORY, VENDING, Table, told


@pytest.mark.rule("CW-ACT-D-05")
def test_an_exhausted_name_is_gone_though_no_other_is_down_to_one() -> None:
    """All other names have two copies left."""
    t = Table()
    t.state.copies[:] = [2] * len(t.state.copies)
    t.state.copies[MEMORY] = 0
    t.own(0, "9R 9G 9B 9O")
    t.act(0)
    assert {action.artifact for action in t.choices(Repair)} == set(range(16)) - {MEMORY}


@pytest.mark.rule("CW-ACT-D-03")
def test_everybody_learns_what_was_paid_for_an_artifact() -> None:
    """R 2G B with one green block: a gold one stands in."""
    t = Table()
    t.own(0, "R G B O")
    events = t.act(0).do(Repair(DUPLICATION))
    assert told(events, ArtifactRepaired) == [ArtifactRepaired(0, DUPLICATION, parse_bundle("R G B O"))]


@pytest.mark.rule("CW-ART-12-04")
def test_an_exchange_before_duplicating_is_paid() -> None:
    """With the Vending Machine two gears become a gold block while the Duplication Device asks."""
    t = Table()
    t.repaired(0, DUPLICATION, VENDING)
    t.build(0, "ember-assembly-nook", [1])
    t.staff(0, [])
    t.own(0, "3C")
    t.begin_turn(0)
    before = t.holds(0)
    t.do(Exchange(1))
    assert (before, t.holds(0)) == ("3C R W", "C R O W")


@pytest.mark.rule("CW-ACT-E-04")
def test_a_revealed_archive_can_not_be_taken_back() -> None:
    """It surprises everybody: one surprise more is counted, which ends what can be undone."""
    t = Table()
    t.own(0, "9R 9G 9B")
    before = t.state.surprises
    t.act(0).do(t.choices(Communicate)[0])
    assert t.state.surprises > before
