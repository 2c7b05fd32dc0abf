"""What the versions of Rockwell's rules decide differently, as switches."""

from __future__ import annotations

from typing import Final

from rockworker.engine.definition import Switches


class RockwellSwitches(Switches, frozen=True, kw_only=True):
    """The defaults are the newest version's."""

    awards_at_setup: bool = True
    """Does a start stock that meets an achievement gain it before the first auction? (RW-ACH-02)"""
    active_throughout: bool = True
    """Does the option `active_first` hold for all that a player's turn sets off, credit or not? (DISC-18)"""
    chooses_equal_losses: bool = True
    """Does the owner choose among equally priced cubes that danger takes? Else gold goes first, zinc last. (AMB-30)"""


VERSIONS: Final = {
    1: RockwellSwitches(
        asks_single_answers=True,
        splitmix=True,
        awards_at_setup=False,
        active_throughout=False,
        chooses_equal_losses=False,
    ),
    2: RockwellSwitches(),
}
