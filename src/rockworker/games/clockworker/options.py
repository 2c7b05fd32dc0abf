"""The rulings that players may choose otherwise. The defaults are explained in docs/explanation/rulings.md."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Options(msgspec.Struct, frozen=True):
    """Options of a game."""

    recovery: Literal["mandatory", "optional"] = "mandatory"
    """May a player leave robots in place in the recovery phase? (CW-AMB-04)"""
    returning_robots: Literal["not_gained", "gained"] = "not_gained"
    """Does taking a robot back count as gaining it? (CW-AMB-05)"""
    p5_bonus: Literal["full_slot", "one_unit"] = "full_slot"
    """How much of the top slot does the last place of the row give? (CW-AMB-10)"""
    acquisition_gains: Literal["before_placing", "after_placing"] = "before_placing"
    """When does a new factory bring its bonuses? (CW-AMB-11)"""
    new_artifacts: Literal["next_turn", "at_once"] = "next_turn"
    """From when is a new artifact's ability usable? (CW-AMB-18)"""
    duplication: Literal["once", "unlimited"] = "once"
    """How often may the Duplication Device be used in one recovery phase? (CW-AMB-25)"""
    duplicate_exchanged_gold: bool = False
    """Is gold from the Vending Machine just gained in the sense of the Duplication Device? (CW-AMB-23)"""
    starting_gears: Literal["by_seat", "equal"] = "by_seat"
    """Do later seats begin with more gears, or all with the same? The latter contradicts the book. (OURS-CW-01)"""
    round_limit: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """This round is the last one at the latest, so that bots always finish; 0: no limit. (CW-AMB-58)"""
