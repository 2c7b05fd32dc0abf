"""C. Réaffectation: a factory of the row is bought and may be staffed at once."""

from __future__ import annotations

from functools import cache

from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.games.clockworker.actions import Reassign, Staff
from rockworker.games.clockworker.ending import card_came
from rockworker.games.clockworker.events import FactoryBought, FactoryRevealed, MarkerPaidOff
from rockworker.games.clockworker.frames.base import Decision
from rockworker.games.clockworker.frames.distribution import place
from rockworker.games.clockworker.gains import add, pay_off, robot_gained
from rockworker.games.clockworker.resources import GEAR, ROBOT, Bundle
from rockworker.games.clockworker.rules import ClockworkerPlay, Rules
from rockworker.games.clockworker.state import EMPTY, ClockworkerState
from rockworker.games.clockworker.why_not import why_not_staff


def affordable_factories(state: ClockworkerState, rules: Rules, gears: int) -> tuple[int, ...]:
    """The factories of the row that can be bought for a number of gears."""
    row = zip(state.row, rules.row_prices)  # noqa: B905 - `strict` is slow, and this is hot
    return tuple([factory for factory, prices in row if prices[factory] <= gears])


def reassign(play: ClockworkerPlay, player: int, action: Reassign) -> None:
    """Pay, take the card, gain what comes with it, staff it, then close the row."""
    state = play.state
    index = state.row.index(action.factory)
    price = play.rules.row_prices[index][action.factory]
    state.holdings[player][GEAR] -= price
    state.row[index] = EMPTY
    state.factories[player].append(action.factory)
    state.robots[player].append(0)
    play.emit(FactoryBought(player, action.factory, index + 1, price))
    if play.rules.gains_before_placing:
        gain_from_factory(play, player, action.factory, index)
    if state.holdings[player][ROBOT]:
        play.push(Staffing(action.factory, index))
    else:
        finish(play, player, action.factory, index)


def gain_from_factory(play: ClockworkerPlay, player: int, factory: int, index: int) -> None:
    """The marker's bonus, then the artifacts that reward a factory, then those that reward a robot."""
    robots = play.state.holdings[player][ROBOT]
    if index == play.rules.bonus_index:
        gain = marker_bonus(play, factory)
        add(play, player, gain)
        play.emit(MarkerPaidOff(player, factory, gain))
    pay_off(play, player, play.rules.abilities[play.state.active[player]].on_factory)
    if play.state.holdings[player][ROBOT] > robots:
        robot_gained(play, player)


def marker_bonus(play: ClockworkerPlay, factory: int) -> Bundle:
    """What the last place gives: the top slot's reward, or by option one unit of it."""
    gain = play.rules.factories[factory].slots[1].gain
    if play.rules.options.p5_bonus == "one_unit":
        return tuple(min(1, count) for count in gain)
    return gain


def finish(play: ClockworkerPlay, player: int, factory: int, index: int) -> None:
    """Robots are placed: what is still to be gained comes, the row closes, and it may have been the last card."""
    if not play.rules.gains_before_placing:
        gain_from_factory(play, player, factory, index)
    close_row(play, index)
    card_came(play)


def close_row(play: ClockworkerPlay, index: int) -> None:
    """The cards between the deck and the gap move one place to the right; a new card lies beside the deck."""
    state = play.state
    del state.row[index]
    if not state.deck:
        state.row.insert(0, EMPTY)
        return
    state.row.insert(0, state.deck.pop())
    state.surprises += 1
    play.emit(FactoryRevealed(state.row[0]))


@cache
def staff_offer(most: int) -> Offer:
    """Putting up to a number of robots on a new factory."""
    return Offer(Staff, range(most + 1)).at_hand()


def from_the_top(robots: int) -> int:
    """The slots (bits) that a number of robots takes on a new factory."""
    return (1 << robots) - 1


class Staffing(Decision):
    """The buyer may put robots on the new factory, from the top."""

    factory: int
    index: int
    """The gap in the row, counted from 0."""

    clause = "CW-ACT-C-07"

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        slots = len(play.rules.factories[self.factory].slots)
        return [staff_offer(min(play.state.holdings[player][ROBOT], slots)), *self.exchanges(play, player)]

    def decide(self, play: ClockworkerPlay, player: int, action: Staff) -> None:
        play.pop()
        if action.robots:
            place(play, player, self.factory, from_the_top(action.robots))
        finish(play, player, self.factory, self.index)

    def reason(self, play: ClockworkerPlay, player: int, action: object) -> Refusal | None:
        return why_not_staff(play, player, self.factory, action.robots) if isinstance(action, Staff) else None
