"""How records are named in JSON, and what their fields mean."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from rockworker.engine.events import Event
from rockworker.engine.names import kebab
from rockworker.engine.offers import Action
from rockworker.engine.semantics import Count, Kind, Player, Players, kinds_of

Metal = Annotated[str, Kind("metal")]


class CubesSold(Event, frozen=True):
    """Somebody sold cubes."""

    player: Player
    metal: Metal
    amount: Count
    witnesses: Players
    buyer: Player | None
    plain: int


class Phase2Bid(Action, frozen=True):
    """An action with a digit in its name."""


@pytest.mark.parametrize(
    ("name", "expected"), [("CubesSold", "cubes-sold"), ("Bid", "bid"), ("Phase2Bid", "phase2-bid")]
)
def test_kebab(name: str, expected: str) -> None:
    """Humps become hyphens."""
    assert kebab(name) == expected


def test_records_are_tagged_with_their_name() -> None:
    """The JSON of an action or event says what it is."""
    assert msgspec.to_builtins(Phase2Bid()) == {"type": "phase2-bid"}
    sold = CubesSold(1, "zinc", 2, (0, 2), None, 3)
    assert msgspec.to_builtins(sold)["type"] == "cubes-sold"


def test_kinds_of_fields() -> None:
    """A field's kind is found through aliases and unions; a bare number is a count."""
    assert kinds_of(CubesSold) == {
        "player": "player",
        "metal": "metal",
        "amount": "count",
        "witnesses": "players",
        "buyer": "player",
        "plain": "count",
    }
