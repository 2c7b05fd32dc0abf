"""A refused action says why: the clause that speaks against it, and for a value what is allowed instead."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rockworker.engine.errors import IllegalAction, IllegalValue, MalformedAction
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.games.rockwell import why_not
from rockworker.games.rockwell.actions import (
    ACTIONS,
    Bid,
    Bribe,
    CarryDie,
    Drill,
    Hire,
    Insure,
    Pass,
    PlaceVicePresident,
    Sell,
)
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.frames.drilling import ADVANTAGE, AFTER, DrillingTurn
from rockworker.games.rockwell.frames.turn import offer_insurance, open_auction, place_vice_presidents
from rockworker.games.rockwell.refusals import InCentre, OncePerRound
from rockworker.rulebook.catalogue import catalogue
from tests.games.rockwell.moves import BRIBERY, HIRING, refuse, stay
from tests.games.rockwell.table import GREEN, RED, Table, crew, place

CLAUSE = re.compile(r'"((?:RW-[A-Z0-9]+|FM|DIA|EXP|SUP)-\d+)"')
NONSENSE: list[Any] = [-1, 0, 7, 68, 10**30, -(10**30), True, 1.0, float("nan"), "", "B1", None, [], (1,), {}, b"x"]


def advantage(slot: int) -> Table:
    """Red, on C1 beside Green, has stayed and may use this slot's advantage."""
    t = Table()
    t.vice_presidents({RED: [slot]})
    t.put(GREEN, 0, "C2")
    stay(t.drilling_turn(RED), t.put(RED, 0, "C1"))
    return t


def carrying() -> Table:
    """Red has moved a crew with a die and is to say what becomes of it."""
    t = Table()
    mover = t.put(RED, 0, "C1", die=1)
    t.drilling_turn(RED).do(RED, Drill(mover, place("C2")))
    return t


MOMENTS: dict[str, Callable[[], Table]] = {
    "auction": lambda: Table().start_step(open_auction),
    "placement": lambda: _placing(Table()),
    "insurance": lambda: Table().start_step(offer_insurance),
    "move": lambda: Table().drilling_turn(RED),
    "carry": carrying,
    "bribery": lambda: advantage(BRIBERY[0]),
    "hiring": lambda: advantage(HIRING[0]),
}


def _placing(t: Table) -> Table:
    t.state.management = [RED, GREEN, 2, 3]
    return t.start_step(place_vice_presidents)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("kind", ACTIONS)
def test_no_value_whatever_breaks_the_explanation(moment: str, kind: type[Action]) -> None:
    """Nonsense in any field, at any moment, is refused with a typed error and changes nothing."""
    t = MOMENTS[moment]()
    fields = len(kind.__struct_fields__)
    for value in NONSENSE:
        for where in range(max(fields, 1)):
            action = kind(*(value if n == where else 1 for n in range(fields)))
            if not t.may(RED, action):
                before = t.game.codec.state_to_json(t.state)
                with pytest.raises(IllegalAction if type(value) is int or not fields else MalformedAction):
                    t.game.apply(RED, action)
                assert t.game.codec.state_to_json(t.state) == before


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("junk", [None, "drill", 3, object(), Drill, {"type": "drill"}])
def test_what_is_no_action_is_refused(moment: str, junk: Any) -> None:
    """With a typed error, too."""
    with pytest.raises(MalformedAction) as caught:
        MOMENTS[moment]().game.apply(RED, junk)
    assert caught.value.reason == "unknown-action"


def test_every_clause_that_is_named_is_in_the_catalogue() -> None:
    """An explanation points to a rule that players can read."""
    folder = Path(why_not.__path__[0]).parent
    named = {clause for file in folder.rglob("*.py") for clause in CLAUSE.findall(file.read_text("utf-8"))}
    assert len(named) > 60
    assert named <= set(catalogue("rockwell").clauses)


@pytest.mark.rule("RW-BRIBE-11")
def test_bribing_without_a_tile_left() -> None:
    """Were the player asked (a module may have something to offer), the empty pool would be the reason."""
    t = advantage(BRIBERY[0])
    t.state.bribery_tiles = 0
    refuse(t, RED, Bribe(crew(GREEN), place("C1")), "RW-BRIBE-11")


@pytest.mark.rule("RW-SUB-09")
def test_hiring_without_a_die_left() -> None:
    """The empty Board I is the reason."""
    t = advantage(HIRING[0])
    t.state.dice = 0
    refuse(t, RED, Hire(1), "RW-SUB-09")


@pytest.mark.rule("RW-BRIBE-04")
def test_bribing_onto_a_tile_that_was_drilled() -> None:
    """The revealed tile is the reason."""
    t = advantage(BRIBERY[0])
    t.reveal("C1")
    refuse(t, RED, Bribe(crew(GREEN), place("C1")), "RW-BRIBE-04")


@pytest.mark.rule("RW-BRIBE-04", "RW-SUB-07")
def test_an_advantage_on_an_entrance() -> None:
    """It is no terrain, and lies at depth 0."""
    for slot, action, clause in (
        (BRIBERY[0], Bribe(crew(GREEN), place("E1")), "RW-BRIBE-04"),
        (HIRING[0], Hire(1), "RW-SUB-07"),
    ):
        t = advantage(slot)
        t.put(RED, 0, "E1")
        refuse(t, RED, action, clause)


@pytest.mark.rule("RW-SUB-06")
def test_hiring_a_second_die() -> None:
    """The first one is the reason."""
    t = advantage(HIRING[0])
    t.put(RED, 0, "C1", die=1)
    refuse(t, RED, Hire(1), "RW-SUB-06")


@pytest.mark.rule("RW-BRIBE-12", "RW-SUB-05", "RW-DRILL-14")
def test_after_the_advantage_was_used() -> None:
    """Where a module keeps the turn open: once a round, and not from the centre."""
    cases: list[tuple[int, Action, str]] = [
        (BRIBERY[0], Bribe(crew(GREEN), place("C1")), "RW-BRIBE-12"),
        (HIRING[0], Hire(1), "RW-SUB-05"),
    ]
    for slot, action, clause in cases:
        t = advantage(slot)
        assert DrillingTurn(RED, AFTER, crew(RED)).why_not(inside(t.game), RED, action) == OncePerRound(clause)
        t.put(RED, 0, "X")
        refusal = DrillingTurn(RED, ADVANTAGE, crew(RED)).why_not(inside(t.game), RED, action)
        assert refusal == InCentre("RW-DRILL-14", crew(RED))


@pytest.mark.rule("RW-SUB-02", "RW-BRIBE-02", "RW-SUB-12", "RW-DRILL-08")
def test_too_early() -> None:
    """Before a crew is named: each thing has its own time."""
    t = Table().drilling_turn(RED)
    refuse(t, RED, Hire(1), "RW-SUB-02")
    refuse(t, RED, Bribe(4, 0), "RW-BRIBE-02")
    refuse(t, RED, CarryDie(0), "RW-SUB-12")
    refuse(t, RED, Pass(), "RW-DRILL-08")
    refuse(t, RED, Sell(0, 1), "RW-DRILL-02")


@pytest.mark.rule("RW-BRIBE-02", "RW-SUB-06")
def test_before_the_die_is_settled() -> None:
    """An advantage must wait."""
    refuse(carrying(), RED, Bribe(4, 0), "RW-BRIBE-02")
    refuse(carrying(), RED, Hire(1), "RW-SUB-06")
    refuse(carrying(), RED, Sell(0, 1), "RW-SUB-12")


def refusal(t: Table, action: Action) -> IllegalAction:
    """What Red is told."""
    with pytest.raises(IllegalAction) as caught:
        t.game.apply(RED, action)
    return caught.value


@pytest.mark.rule("RW-DRILL-05")
def test_the_value_that_is_wrong_is_named_and_not_another() -> None:
    """The second crew may be moved; it is the place that is out of its reach."""
    t = Table()
    t.put(RED, 1, "B1")
    error = refusal(t.drilling_turn(RED), Drill(crew(RED, 1), place("D5")))
    assert isinstance(error, IllegalValue)
    assert {key: error.details[key] for key in ("action", "clause", "field", "value")} == {
        "action": "drill",
        "clause": "RW-DRILL-05",
        "field": "to",
        "value": str(place("D5")),
    }
    near = sorted(drill.to for offer in t.game.offers(RED) for drill in offer if drill.crew == 1)  # type: ignore[attr-defined]
    assert error.details["allowed"] == ", ".join(map(str, near))


@pytest.mark.rule("RW-DRILL-03")
def test_all_that_is_allowed_is_named() -> None:
    """All four own crews, though each has an offer of its own."""
    error = refusal(Table().drilling_turn(RED), Drill(crew(GREEN), CENTRE))
    assert (error.details["field"], error.details["allowed"]) == ("crew", "0, 1, 2, 3")


@pytest.mark.rule("RW-AUC-08", "RW-INS-04", "RW-VP-03")
def test_sealed_choices_and_placements_are_explained_too() -> None:
    """What is too much, or no slot at all."""
    bid = refusal(MOMENTS["auction"](), Bid(0, 9, 0, 0, 0))
    assert (bid.details["clause"], bid.details["field"], bid.details["allowed"]) == ("RW-AUC-08", "copper", "0–2")
    insure = refusal(MOMENTS["insurance"](), Insure(0, 0, 0, 1))
    assert (insure.details["clause"], insure.details["field"]) == ("RW-INS-04", "gold")
    placing = refusal(MOMENTS["placement"](), PlaceVicePresident(42))
    assert (placing.details["clause"], placing.details["field"]) == ("RW-VP-03", "slot")
