"""Danger: what it takes of a share, and insurance against it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, cast

from rockworker.engine.frames import Frame, SealedChoice
from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.actions import LoseCubes, UseInsurance
from rockworker.games.rockwell.components import plus
from rockworker.games.rockwell.events import CubesLost, DangerStruck, InsuranceUsed, LossChosen
from rockworker.games.rockwell.ledger import take
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import NO_CUBES, Cubes
from rockworker.games.rockwell.why_not.stakes import of_loss, of_tiles

if TYPE_CHECKING:
    from rockworker.games.rockwell.frames.extraction import Extraction

FULL_SAFETY: Final = 3


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
    return min(max(power - play.rules.safety_cuts[safety], 0), sum(extraction.at_risk(play, player)))


class InsureAgainstDanger(SealedChoice[RockwellPlay]):
    """Everybody who is to lose cubes and has insurance says how many tiles to discard instead."""

    choices: list[UseInsurance | None]
    losses: tuple[tuple[int, int], ...]
    """Player, and how many cubes are to be lost."""

    def offers(self, play: RockwellPlay, player: int) -> list[Offer]:
        return [Offer(UseInsurance, range(min(play.state.insurance[player], self._loss(player)) + 1))]

    def why_not(self, play: RockwellPlay, player: int, action: object) -> Refusal:
        if not isinstance(action, UseInsurance):
            return self.not_asked("RW-DNG-11")
        return of_tiles(action.tiles, play.state.insurance[player], self._loss(player))

    def reveal(self, play: RockwellPlay) -> None:
        extraction = cast("Extraction", play.state.stack[-1])
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


def settle_losses(play: RockwellPlay, extraction: Extraction) -> bool:
    """Works out which cubes are lost, or asks the next owner who has a choice: False. In Management order."""
    losses = dict(extraction.losses)
    for player in [player for player in play.state.management if player in losses]:
        if player not in extraction.lost:
            ways = ways_to_lose(play, extraction.at_risk(play, player), losses[player])
            if len(ways) > 1 and play.rules.switches.chooses_equal_losses:
                play.push(ChooseLoss(player, ways))
                return False
            extraction.lost[player] = ways[0]
    return True


def ways_to_lose(play: RockwellPlay, cubes: Cubes, loss: int) -> tuple[Cubes, ...]:
    """Every choice of the most valuable of these cubes; the one that takes gold first and zinc last leads."""
    prices = play.state.prices
    ways = [NO_CUBES]
    for price in sorted(set(prices), reverse=True):
        zinc, copper, silver, gold = [count * (prices[resource] == price) for resource, count in enumerate(cubes)]
        held = zinc + copper + silver + gold
        ways = [plus(way, pick) for way in ways for pick in _picks((zinc, copper, silver, gold), min(loss, held))]
        loss = max(loss - held, 0)
    return tuple(ways)


def _picks(cubes: Cubes, count: int) -> Iterator[Cubes]:
    """The ways to pick so many of these cubes, much gold before little."""
    zinc, copper, silver, gold = cubes
    for g in range(min(gold, count), -1, -1):
        for s in range(min(silver, count - g), -1, -1):
            for c in range(min(copper, count - g - s), -1, -1):
                if count - g - s - c <= zinc:
                    yield count - g - s - c, c, s, g


class ChooseLoss(Frame[RockwellPlay]):
    """Among cubes of equal price the owner chooses which of them danger takes."""

    player: int
    ways: tuple[Cubes, ...]
    """What may be lost, all of it."""

    def run(self, play: RockwellPlay) -> None:
        ways = [Offer(LoseCubes, (zinc,), (copper,), (silver,), (gold,)) for zinc, copper, silver, gold in self.ways]
        play.ask(self.player, ways)

    def take(self, play: RockwellPlay, player: int, action: LoseCubes) -> None:
        play.pop()
        extraction = cast("Extraction", play.state.stack[-1])
        extraction.lost[player] = (action.zinc, action.copper, action.silver, action.gold)
        play.emit(LossChosen(player, extraction.lost[player]))

    def why_not(self, play: RockwellPlay, player: int, action: object) -> Refusal:
        if not isinstance(action, LoseCubes):
            return self.not_asked("RW-DNG-05")
        extraction = cast("Extraction", play.state.stack[-2])
        return of_loss(action, extraction.at_risk(play, player), self.ways)


def lose(play: RockwellPlay, player: int, cubes: Cubes) -> None:
    """These cubes go to the supply."""
    if any(cubes):
        take(play.state, player, cubes)
        play.emit(CubesLost(player, cubes))
