"""Headers: what a game is dealt from, checked and in one normal form."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import rockworker
from rockworker.engine.definition import Header
from rockworker.engine.errors import (
    BadComponents,
    BadOption,
    BadPlayerCount,
    RockworkerError,
    UnknownGame,
    UnknownModule,
)
from tests.engine.pebbles import DEFINITION


@pytest.mark.parametrize("players", [1, 4, 0, -2, True, "2", 2.0, None])
def test_wrong_number_of_players(players: Any) -> None:
    """Only a whole number of players that the game allows will do."""
    with pytest.raises(BadPlayerCount) as caught:
        DEFINITION.header(players, 1)
    assert caught.value.details == {"game": "pebbles", "players": str(players), "fewest": 2, "most": 3}


@pytest.mark.parametrize("seed", [-1, 1 << 256, 1.5, "7", None, True])
def test_wrong_seed(seed: Any) -> None:
    """A seed is a whole number of at most 256 bits."""
    with pytest.raises(BadOption) as caught:
        DEFINITION.header(2, seed)
    assert caught.value.details["option"] == "seed"


def test_largest_seed() -> None:
    """All 256 bits can be used."""
    assert DEFINITION.header(2, (1 << 256) - 1).seed == (1 << 256) - 1


def test_unknown_module() -> None:
    """An unknown expansion is named, with the known ones."""
    with pytest.raises(UnknownModule) as caught:
        DEFINITION.header(2, 1, ["rich", "lucky"])
    assert caught.value.details == {"module": "lucky", "known": "rich, poor"}


def test_modules_in_one_order() -> None:
    """However they are listed, modules stand in the game's own order, each once."""
    assert DEFINITION.header(2, 1, ["poor", "rich", "poor"]).modules == ("rich", "poor")


@pytest.mark.parametrize(
    ("options", "option"),
    [({"colour": 1}, "colour"), ({"rounds": "many"}, "rounds"), ({"open_fists": 1}, "open_fists")],
)
def test_wrong_options(options: dict[str, Any], option: str) -> None:
    """Unknown options and values of the wrong type are refused by name."""
    with pytest.raises(BadOption) as caught:
        DEFINITION.header(2, 1, options=options)
    assert caught.value.details["option"] == option


def test_default_options_leave_no_trace() -> None:
    """Saying what is the default anyway gives the same header as saying nothing."""
    assert DEFINITION.header(2, 1, options={"rounds": 3, "open_fists": False}) == DEFINITION.header(2, 1)
    assert DEFINITION.header(2, 1, options={"rounds": 4}).options == {"rounds": 4}


def test_header_round_trip() -> None:
    """A header survives JSON."""
    header = DEFINITION.header(3, 9, ["rich"], {"rounds": 5}, {"coins": 4})
    assert msgspec.json.decode(msgspec.json.encode(header), type=Header) == header


def test_components_are_checked() -> None:
    """An owner's numbers go through the game's own check."""
    with pytest.raises(BadComponents):
        DEFINITION.header(2, 1, components={"coins": "many"})


def test_unknown_game() -> None:
    """A game that does not exist is refused with the list of those that do."""
    with pytest.raises(UnknownGame) as caught:
        rockworker.new("chess")
    assert caught.value.details == {"game": "chess", "known": "clockworker, rockwell"}
    assert isinstance(caught.value, RockworkerError)
