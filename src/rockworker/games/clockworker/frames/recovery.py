"""The recovery phase: one robot of each factory comes back and brings what its slot gives."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from rockworker.engine.offers import Offer, offers_of
from rockworker.engine.refusals import Refusal
from rockworker.games.clockworker.actions import Decline, Duplicate, Finish, Recover
from rockworker.games.clockworker.artifacts import Payoff
from rockworker.games.clockworker.events import ResourceDuplicated
from rockworker.games.clockworker.frames.base import FINISH, Decision, exchange_offers
from rockworker.games.clockworker.gains import NO_PAYOFFS, add, robot_gained, take_back
from rockworker.games.clockworker.refusals import AlreadyServed, GearForGear, NotGained
from rockworker.games.clockworker.resources import GEAR, GEAR_BIT, GOLD, POINTS, ROBOT, units
from rockworker.games.clockworker.rules import RECOVERED, ClockworkerPlay
from rockworker.games.clockworker.why_not import gears_missing, why_not_take_back

DECLINE: Final = Offer(Decline).at_hand()
DUPLICATIONS: Final = offers_of(Duplicate)
"""By kinds."""


def begin_recovery(play: ClockworkerPlay, player: int) -> None:
    """Starts the phase; it is over at once where the player has nothing to decide."""
    state, rules = play.state, play.rules
    robots = state.robots[player]
    if rules.recovery_is_optional and any(robots):
        play.push(OptionalRecovery(tuple(compress(rules.tableaus[len(robots)], robots)), 0))
        return
    active, tableau = state.active[player], rules.tableaus[len(robots)]
    payoffs = gear_payoffs(play, player, tableau) if active & rules.rewarding_gears else NO_PAYOFFS
    kinds = take_back(play, player, tableau, RECOVERED, payoffs)
    if active & rules.duplicating:
        offer_duplication(play, player, kinds)


def gear_payoffs(play: ClockworkerPlay, player: int, indices: Sequence[int]) -> tuple[Payoff, ...]:
    """What artifacts pay if the topmost robots of some factories come back: once for each slot that gives gears."""
    state, tops = play.state, play.rules.tops
    robots, tableau = state.robots[player], state.factories[player]
    slots = [tops[tableau[index]][robots[index]] for index in indices if robots[index]]
    return play.rules.abilities[state.active[player]].on_recovered_gears * sum([slot.geared for slot in slots])


def offer_duplication(play: ClockworkerPlay, player: int, kinds: int) -> None:
    """All robots are back: an artifact may let the player have more of what came."""
    power = play.rules.abilities[play.state.active[player]].duplication
    if power is None or play.state.holdings[player][GEAR] < power.amount:
        return
    worthwhile = kinds if play.rules.switches.asks_gear_for_gear else kinds & ~GEAR_BIT
    if worthwhile or gold_may_be_duplicated(play, player, power.amount):
        play.push(Duplication(kinds))


def gold_may_be_duplicated(play: ClockworkerPlay, player: int, price: int) -> bool:
    """Whether an exchange would bring gold that may be duplicated, with enough gears left to pay for that."""
    return play.rules.options.duplicate_exchanged_gold and bool(exchange_offers(play, player, price))


class OptionalRecovery(Decision):
    """The owner says from which factories a robot comes back (only by option)."""

    left: tuple[int, ...]
    """Factories, by their order in the tableau, from which a robot may still come back."""
    kinds: int
    """Kinds gained so far, as bits."""

    clause = "CW-RECOV-01"

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        factories = play.state.factories[player]
        recover = Offer(Recover, tuple(factories[index] for index in self.left))
        return [recover, FINISH, *self.exchanges(play, player)]

    def exchanged(self, play: ClockworkerPlay) -> None:
        self.kinds |= exchanged_kinds(play)

    def decide(self, play: ClockworkerPlay, player: int, action: Recover | Finish) -> None:
        if isinstance(action, Recover):
            index = play.state.factories[player].index(action.factory)
            self.left = tuple(other for other in self.left if other != index)
            self.kinds |= take_back(play, player, (index,), RECOVERED, gear_payoffs(play, player, (index,)))
        if not self.left or isinstance(action, Finish):
            play.pop()
            offer_duplication(play, player, self.kinds)

    def reason(self, play: ClockworkerPlay, player: int, action: object) -> Refusal | None:
        if not isinstance(action, Recover):
            return None
        tableau = play.state.factories[player]
        if action.factory in tableau and play.state.robots[player][tableau.index(action.factory)]:
            return AlreadyServed("CW-RECOV-06", action.factory)
        return why_not_take_back(play, player, action.factory, "CW-RECOV-05")


def exchanged_kinds(play: ClockworkerPlay) -> int:
    """What an exchange adds to the kinds gained, as bits: gold, but only by option."""
    return 1 << GOLD if play.rules.options.duplicate_exchanged_gold else 0


class Duplication(Decision):
    """One more unit of something that this recovery phase brought, for a gear."""

    kinds: int
    """Kinds gained, as bits."""

    clause = "CW-ART-12-03"
    always_exchanges = True

    def offers(self, play: ClockworkerPlay, player: int) -> list[Offer]:
        power = play.rules.abilities[play.state.active[player]].duplication
        assert power is not None
        kinds = self._kinds(play) if play.state.holdings[player][GEAR] >= power.amount else ()
        if kinds:
            return [DUPLICATIONS[kinds], DECLINE, *self.exchanges(play, player)]
        if play.rules.switches.asks_single_answers or gold_may_be_duplicated(play, player, power.amount):
            return [DECLINE, *self.exchanges(play, player)]
        return [DECLINE]  # an exchange can wait for the action, so there is nothing to ask

    def _kinds(self, play: ClockworkerPlay) -> tuple[int, ...]:
        """Where duplication is unlimited, a gear for a gear would never end."""
        first = GEAR if play.rules.options.duplication == "once" else GEAR + 1
        return tuple(kind for kind in range(first, POINTS) if self.kinds >> kind & 1)

    def exchanged(self, play: ClockworkerPlay) -> None:
        self.kinds |= exchanged_kinds(play)

    def decide(self, play: ClockworkerPlay, player: int, action: Duplicate | Decline) -> None:
        if isinstance(action, Duplicate):
            self.kinds |= duplicate(play, player, action.resource)
        if isinstance(action, Decline) or play.rules.options.duplication == "once":
            play.pop()

    def reason(self, play: ClockworkerPlay, player: int, action: object) -> Refusal | None:
        if not isinstance(action, Duplicate):
            return None
        if action.resource not in range(POINTS) or not self.kinds >> action.resource & 1:
            return NotGained("CW-ART-12-04")
        if action.resource not in self._kinds(play):
            return GearForGear("CW-ART-12-02")
        power = play.rules.abilities[play.state.active[player]].duplication
        assert power is not None
        return gears_missing(play, player, power.amount, "CW-ART-12-01")


def duplicate(play: ClockworkerPlay, player: int, kind: int) -> int:
    """Pays for one more unit. Returns the kinds that this brought besides, as bits."""
    power = play.rules.abilities[play.state.active[player]].duplication
    assert power is not None
    gain = units(kind, 1)
    play.state.holdings[player][GEAR] -= power.amount
    add(play, player, gain)
    play.emit(ResourceDuplicated(player, power.artifact, power.amount, gain))
    return robot_gained(play, player) if kind == ROBOT else 0
