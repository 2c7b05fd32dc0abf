"""Insurance: cubes turned into tiles before the drilling rounds."""

from __future__ import annotations

from typing import Final

from rockworker.engine.frames import SealedChoice
from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.engine.tables import UP_TO, LazyTable
from rockworker.games.rockwell.actions import Insure
from rockworker.games.rockwell.events import InsuranceTaken
from rockworker.games.rockwell.ledger import take
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.why_not.stakes import of_insurance


def _insurance(cubes: tuple[int, ...]) -> Offer:
    return Offer(Insure, *[UP_TO[number] for number in cubes])


INSURANCES: Final[LazyTable[tuple[int, ...], Offer]] = LazyTable(_insurance, most=1 << 12)
"""By a player's cubes: turning some of them into tiles."""


class BuyInsurance(SealedChoice[RockwellPlay]):
    """Phase I, step 1: everybody may turn cubes into insurance tiles, one for one."""

    choices: list[Insure | None]

    def offers(self, play: RockwellPlay, player: int) -> list[Offer]:
        return [INSURANCES[tuple(play.state.cubes[player * 4 : player * 4 + 4])]]

    def reveal(self, play: RockwellPlay) -> None:
        for player, choice in enumerate(self.choices):
            if choice:
                _convert(play, player, (choice.zinc, choice.copper, choice.silver, choice.gold))

    def why_not(self, play: RockwellPlay, player: int, action: object) -> Refusal:
        return of_insurance(play, player, action) if isinstance(action, Insure) else self.not_asked("RW-INS-01")


def _convert(play: RockwellPlay, player: int, cubes: tuple[int, int, int, int]) -> None:
    tiles = sum(cubes)
    if tiles:
        take(play.state, player, cubes)
        play.state.insurance[player] += tiles
        play.emit(InsuranceTaken(player, cubes, tiles))
