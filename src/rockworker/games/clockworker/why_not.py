"""Which clause of the rules forbids an action that was not offered, and what is missing. Values may be any integers."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.engine.refusals import Refusal
from rockworker.games.clockworker.actions import Communicate, Distribute, Exchange, Extract, Pay, Reassign, Repair
from rockworker.games.clockworker.affordable import lowered_prices
from rockworker.games.clockworker.payment import block_count
from rockworker.games.clockworker.refusals import (
    AlreadyOwned,
    ArtifactNeeded,
    FactoryFull,
    GearsNeeded,
    NoRobotPlaced,
    NoRobotThere,
    NoSuchArtifact,
    NoSuchSlots,
    NotInTheDisplay,
    NotInTheRow,
    NotYourFactory,
    OutOfRange,
    PriceExceeded,
    ResourcesMissing,
    RowEmpty,
    SlotsOccupied,
    SlotsSkipped,
    SoldOut,
    WorksNextTurn,
)
from rockworker.games.clockworker.resources import COLOURS, GEAR, GOLD, KINDS, ROBOT, Bundle, units
from rockworker.games.clockworker.rules import NO_PRICE, ClockworkerPlay, Rules
from rockworker.games.clockworker.state import EMPTY


def why_not_action(play: ClockworkerPlay, player: int, action: object) -> Refusal | None:
    """Against one of the actions A to F."""
    match action:
        case Extract():
            return why_not_take_back(play, player, action.factory, "CW-ACT-A-01")
        case Distribute():
            return why_not_distribute(play, player, action)
        case Reassign():
            return _why_not_reassign(play, player, action)
        case Repair():
            return _why_not_repair(play, player, action)
        case Communicate():
            return _why_not_communicate(play, player, action)
    return None


def why_not_take_back(play: ClockworkerPlay, player: int, factory: int, clause: str) -> Refusal:
    """Against taking a robot back from a factory."""
    if factory not in play.state.factories[player]:
        return NotYourFactory(clause)
    return NoRobotThere(clause, factory)


def why_not_distribute(play: ClockworkerPlay, player: int, action: Distribute) -> Refusal:
    """Against putting robots on some slots of a factory."""
    state, factory, slots = play.state, action.factory, action.slots
    if factory not in state.factories[player]:
        return NotYourFactory("CW-ACT-B-08")
    if slots == 0:
        return NoRobotPlaced("CW-ACT-B-02")
    full = play.rules.factories[factory].full
    if slots & ~full:
        return NoSuchSlots("CW-DEF-03", factory, full.bit_count())
    occupied = state.robots[player][state.factories[player].index(factory)]
    if occupied == full:
        return FactoryFull("CW-ACT-B-10", factory)
    if occupied & slots:
        return SlotsOccupied("CW-ACT-B-04", occupied & slots)
    missing = slots.bit_count() - state.holdings[player][ROBOT]
    if missing > 0:
        return _missing("CW-ACT-B-03", ROBOT, missing)
    above = (1 << slots.bit_length()) - 1
    return SlotsSkipped("CW-ACT-B-05", above & ~occupied & ~slots)


def _why_not_reassign(play: ClockworkerPlay, player: int, action: Reassign) -> Refusal:
    row = play.state.row
    if set(row) == {EMPTY}:
        return RowEmpty("CW-ACT-C-17")
    if action.factory == EMPTY or action.factory not in row:
        return NotInTheRow("CW-ACT-C-01")
    price = play.rules.row_prices[row.index(action.factory)][action.factory]
    return _missing("CW-ACT-C-02", GEAR, price - play.state.holdings[player][GEAR])


def _why_not_repair(play: ClockworkerPlay, player: int, action: Repair) -> Refusal:
    state, artifact = play.state, action.artifact
    if not 0 <= artifact < len(state.copies):
        return NoSuchArtifact("CW-ACT-D-01")
    if state.artifacts[player] >> artifact & 1:
        return AlreadyOwned("CW-ACT-D-02", artifact)
    if not state.copies[artifact]:
        return SoldOut("CW-ACT-D-05", artifact)
    return price_missing(play, player, play.rules.artifact_costs[artifact], "CW-ACT-D-03")


def _why_not_communicate(play: ClockworkerPlay, player: int, action: Communicate) -> Refusal:
    """Where a unit may be left out, what is missing of the price that comes nearest to the holdings."""
    if action.archive == EMPTY or action.archive not in play.state.display:
        return NotInTheDisplay("CW-ACT-E-01")
    left_out = play.rules.abilities[play.state.active[player]].left_out
    prices = lowered_prices(play.rules.archive_costs[action.archive], left_out)
    lacks = [price_missing(play, player, price, "CW-ACT-E-02") for price in prices]
    return min(lacks, key=lambda lack: sum(lack.missing) - lack.gold)


def price_missing(play: ClockworkerPlay, player: int, cost: Bundle, clause: str) -> ResourcesMissing:
    """What a player lacks of a price. Where gold makes up for all blocks, only gears and robots are missing."""
    holdings = play.state.holdings[player]
    per_gold = play.rules.abilities[play.state.active[player]].gears_per_gold
    missing = [max(0, wanted - held) for wanted, held in zip(cost, holdings, strict=True)]
    gold = max(0, holdings[GOLD] - cost[GOLD])
    gold += max(0, holdings[GEAR] - cost[GEAR]) // per_gold if per_gold else 0
    if gold < block_count(missing):
        return ResourcesMissing(clause, tuple(missing), gold)
    return ResourcesMissing(clause, tuple(n if kind in (GEAR, ROBOT) else 0 for kind, n in enumerate(missing)), 0)


def why_not_pay(cost: Bundle, holdings: Sequence[int], action: Pay) -> Refusal:
    """Against a way to pay: gold for more blocks than are asked for, or for too few, or more gold than is there."""
    gold = (action.gold_for_red, action.gold_for_green, action.gold_for_blue)
    missing = [0] * KINDS
    for colour, instead in zip(COLOURS, gold, strict=True):
        if instead < 0:
            return OutOfRange("CW-RES-09", max(0, cost[colour] - holdings[colour]), cost[colour])
        if instead > cost[colour]:
            return PriceExceeded("CW-RES-09", colour, cost[colour])
        missing[colour] = max(0, cost[colour] - instead - holdings[colour])
    missing[GOLD] = max(0, cost[GOLD] + sum(gold) - holdings[GOLD])
    return ResourcesMissing("CW-RES-09", tuple(missing), 0)


def why_not_staff(play: ClockworkerPlay, player: int, factory: int, robots: int) -> Refusal:
    """Against a number of robots on a new factory."""
    slots, supply = len(play.rules.factories[factory].slots), play.state.holdings[player][ROBOT]
    if robots < 0:
        return OutOfRange("CW-ACT-C-06", 0, min(slots, supply))
    if robots > slots:
        return NoSuchSlots("CW-ACT-C-06", factory, slots)
    return _missing("CW-ACT-C-06", ROBOT, robots - supply)


def why_not_exchange(play: ClockworkerPlay, player: int, action: Exchange, kept: int) -> Refusal:
    """Against turning gears into gold where `kept` gears belong to a price."""
    state, power = play.state, play.rules.abilities[play.state.active[player]].gold_for_gears
    if power is None:
        return _why_no_exchange(play.rules, state.artifacts[player])
    gold = action.gold if 0 < action.gold < NO_PRICE else 1
    gears, wanted = state.holdings[player][GEAR], gold * power.amount
    if wanted + kept > gears:
        missing = wanted + kept - gears
        return GearsNeeded("CW-ART-10-03", kept, missing) if kept else _missing("CW-ART-10-01", GEAR, missing)
    return OutOfRange("CW-ART-10-01", 1, (gears - kept) // power.amount)


def _why_no_exchange(rules: Rules, owned: int) -> Refusal:
    """Against an exchange by somebody who can't use the artifact for it."""
    artifact = rules.exchanging_artifact
    if owned >> artifact & 1:
        return WorksNextTurn("CW-ACT-D-07", artifact)
    return ArtifactNeeded("CW-ART-10-01", artifact)


def gears_missing(play: ClockworkerPlay, player: int, wanted: int, clause: str) -> Refusal:
    """What a player lacks of a number of gears."""
    return _missing(clause, GEAR, wanted - play.state.holdings[player][GEAR])


def _missing(clause: str, kind: int, count: int) -> Refusal:
    return ResourcesMissing(clause, units(kind, count), 0)
