"""The rulings that players may choose otherwise. The defaults are explained in docs/explanation/rulings.md."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game."""

    active_first: bool = False
    """Does a player who meets an achievement on their turn, together with others, take a tile first? (DISC-18)"""
    danger_on_remainder: bool = False
    """Does danger also take cubes of the remainder that a sharer receives? (AMB-29)"""
    rank_zero: bool = False
    """Do holders of nothing take part in a final ranking? (AMB-48)"""
    entrance_crews_improve: bool = True
    """May a crew on an entrance be raised to power 3? (AMB-44)"""
    open_stocks: bool = False
    """Are cubes, money, insurance and prestige open to all? (AMB-02)"""
    turn_limit: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """The turn with which the game ends at the latest; 0: there is none. (OURS-07)"""
