"""What the versions of Clockworker's rules decide differently, as switches."""

from __future__ import annotations

from typing import Final

from rockworker.engine.definition import Switches


class ClockworkerSwitches(Switches, frozen=True, kw_only=True):
    """The defaults are the newest version's."""

    exchanges_everywhere: bool = True
    """Does the Vending Machine work at every decision of its owner's turn, or only before and after the action, at the
    Duplication Device and while paying? (CW-AMB-22)"""
    counts_gears_as_gold: bool = True
    """Is a player who could turn gears into gold asked how to pay, even without gold at hand? (CW-ART-10-02)"""
    asks_gear_for_gear: bool = False
    """Is Duplication asked for where nothing but gears came? (CW-AMB-25)"""
    exchanges_after_the_game: bool = False
    """Is the Vending Machine asked for when the last action of the game is done? (CW-ART-10-04)"""
    counts_cards_at_once: bool = True
    """Is the last round announced with the twelfth card, or only when the turn is over? (CW-END-07)"""
    ends_standstill: bool = True
    """Does a round in which nobody will ever do anything but recharge end the game? (CW-AMB-58)"""


VERSIONS: Final = {
    1: ClockworkerSwitches(
        asks_single_answers=True,
        splitmix=True,
        exchanges_everywhere=False,
        counts_gears_as_gold=False,
        asks_gear_for_gear=True,
        exchanges_after_the_game=True,
        counts_cards_at_once=False,
        ends_standstill=False,
    ),
    2: ClockworkerSwitches(),
}
