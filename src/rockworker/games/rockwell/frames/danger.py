"""Danger: what it takes of a share, and insurance against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rockworker.engine.frames import SealedChoice
from rockworker.engine.offers import Offer
from rockworker.games.rockwell.actions import UseInsurance
from rockworker.games.rockwell.events import CubesLost, DangerStruck, InsuranceUsed
from rockworker.games.rockwell.ledger import take
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import Cubes

if TYPE_CHECKING:
    from rockworker.games.rockwell.frames.extraction import Extraction

FULL_SAFETY = 3


def strike(play: RockwellPlay, extraction: Extraction) -> None:
    """If the card shows danger, every sharer is to lose cubes; those with insurance are asked first."""
    if not play.rules.cards[extraction.card].danger or not play.rules.danger_applies(play, extraction.tile):
        return
    for player, power in extraction.powers.items():
        loss = 0 if player >= play.rules.players else _loss(play, extraction, player, power)
        if loss:
            extraction.losses.append((player, loss))
            play.emit(DangerStruck(player, loss))
    insured = [player for player, _ in extraction.losses if play.state.insurance[player]]
    if insured:
        play.push(InsureAgainstDanger(insured, [None] * play.rules.players, tuple(extraction.losses)))


def _loss(play: RockwellPlay, extraction: Extraction, player: int, power: int) -> int:
    """Power on the tile less what safety saves, never more than there is to lose."""
    safety = play.state.safety[player]
    if safety == FULL_SAFETY:
        return 0
    cut = (0, *play.rules.components.drilling.safety_cuts)[safety]
    return min(max(power - cut, 0), sum(extraction.at_risk(play, player)))


class InsureAgainstDanger(SealedChoice[RockwellPlay]):
    """Everybody who is to lose cubes and has insurance says how many tiles to discard instead."""

    choices: list[UseInsurance | None]
    losses: tuple[tuple[int, int], ...]
    """Player, and how many cubes are to be lost."""

    def offers(self, play: RockwellPlay, player: int) -> list[Offer]:
        return [Offer(UseInsurance, range(min(play.state.insurance[player], self._loss(player)) + 1))]

    def why_not(self, play: RockwellPlay, player: int, action: object) -> str | None:
        if not isinstance(action, UseInsurance) or action.tiles < 0:
            return "RW-DNG-12"
        return "RW-DNG-13" if action.tiles > self._loss(player) else "RW-DNG-11"

    def reveal(self, play: RockwellPlay) -> None:
        extraction: Extraction = play.state.stack[-1]
        for player, choice in enumerate(self.choices):
            if choice and choice.tiles:
                play.state.insurance[player] -= choice.tiles
                play.emit(InsuranceUsed(player, choice.tiles))
        extraction.losses = [(player, loss - self._used(player)) for player, loss in extraction.losses]

    def _loss(self, player: int) -> int:
        return dict(self.losses)[player]

    def _used(self, player: int) -> int:
        choice = self.choices[player]
        return choice.tiles if choice else 0


def lose(play: RockwellPlay, player: int, cubes: Cubes, loss: int) -> None:
    """The most valuable of these cubes go to the supply; among equal prices gold, silver, copper, zinc."""
    if not loss:
        return
    prices = play.state.prices
    lost = [0, 0, 0, 0]
    for resource in sorted(range(4), key=lambda r: (-prices[r], -r)):
        lost[resource] = min(loss, cubes[resource])
        loss -= lost[resource]
    take(play.state, player, lost)
    zinc, copper, silver, gold = lost
    play.emit(CubesLost(player, (zinc, copper, silver, gold)))
