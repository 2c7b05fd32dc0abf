"""Against what players put in: bids, insurance, Vice Presidents, and cubes that danger takes."""

from __future__ import annotations

from collections.abc import Sequence
from operator import lt

from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.actions import Bid, Insure, LoseCubes, PlaceVicePresident
from rockworker.games.rockwell.ledger import missing, stock
from rockworker.games.rockwell.refusals import (
    BelowZero,
    BoardTaken,
    CubesMissing,
    DearestFirst,
    InsuranceMissing,
    LossExactly,
    LossOnly,
    MoneyMissing,
    NoneSuch,
    OddMoney,
    OnlyTheDearest,
    SlotTaken,
)
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import NOBODY, Cubes

SMALLEST_NOTE = 100


def of_bid(play: RockwellPlay, player: int, bid: Bid) -> Refusal:
    """A bid of more than there is, or of no whole notes."""
    cash = play.state.cash[player]
    cubes = (bid.zinc, bid.copper, bid.silver, bid.gold)
    if min(*cubes, bid.cash) < 0:
        return BelowZero("RW-AUC-02")
    if missing := lacking(cubes, stock(play.state, player), "RW-AUC-08"):
        return missing
    return MoneyMissing("RW-AUC-08", bid.cash - cash) if bid.cash > cash else OddMoney("RW-AUC-02", SMALLEST_NOTE)


def of_insurance(play: RockwellPlay, player: int, action: Insure) -> Refusal:
    """Turning more cubes into insurance than there are."""
    cubes = (action.zinc, action.copper, action.silver, action.gold)
    return lacking(cubes, stock(play.state, player), "RW-INS-04") or BelowZero("RW-INS-04")


def lacking(wanted: Cubes, own: Cubes, clause: str) -> Refusal | None:
    """Against giving cubes that a player does not have."""
    lacks = missing(wanted, own)
    return CubesMissing(clause, lacks) if any(lacks) else None


def of_placement(play: RockwellPlay, action: PlaceVicePresident) -> Refusal:
    """A slot that is not there, is taken, or lies beside the player's own."""
    slots = play.state.slots
    if not 0 <= action.slot < len(slots):
        return NoneSuch("RW-VP-03", "slot")
    if slots[action.slot] != NOBODY:
        return SlotTaken("RW-VP-04", action.slot, slots[action.slot])
    return BoardTaken("RW-VP-05", play.rules.board_of[action.slot])


def of_tiles(tiles: int, own: int, loss: int) -> Refusal:
    """Discarding insurance tiles that are not there, or for nothing."""
    if tiles < 0:
        return BelowZero("RW-DNG-12")
    return LossOnly("RW-DNG-13", loss) if tiles > loss else InsuranceMissing("RW-DNG-11", tiles - own)


def of_loss(action: LoseCubes, at_risk: Cubes, ways: Sequence[Cubes]) -> Refusal:
    """Losing other cubes than the most valuable ones, or another number of them."""
    chosen = (action.zinc, action.copper, action.silver, action.gold)
    if min(chosen) < 0:
        return BelowZero("RW-DNG-05")
    if sum(chosen) != sum(ways[0]):
        return LossExactly("RW-DNG-14", sum(ways[0]))
    if missing := lacking(chosen, at_risk, "RW-DNG-07"):
        return missing
    zinc, copper, silver, gold = map(min, *ways)
    if any(map(lt, chosen, (zinc, copper, silver, gold))):
        return DearestFirst("RW-DNG-05", (zinc, copper, silver, gold))
    zinc, copper, silver, gold = map(max, *ways)
    return OnlyTheDearest("RW-DNG-05", (zinc, copper, silver, gold))
