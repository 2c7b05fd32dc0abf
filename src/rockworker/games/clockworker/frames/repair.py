"""D. Réparation: an artifact is bought."""

from __future__ import annotations

from rockworker.games.clockworker.actions import Repair
from rockworker.games.clockworker.artifacts import Abilities
from rockworker.games.clockworker.events import ArtifactRepaired
from rockworker.games.clockworker.frames.purchase import Purchase, begin_purchase
from rockworker.games.clockworker.gains import pay_off
from rockworker.games.clockworker.payment import block_count
from rockworker.games.clockworker.resources import GEAR, Bundle
from rockworker.games.clockworker.rules import ClockworkerPlay


def affordable_artifacts(play: ClockworkerPlay, player: int, abilities: Abilities) -> list[int]:
    """The artifacts that a player can pay and does not own yet."""
    state = play.state
    holdings = state.holdings[player]
    exchange = abilities.gold_for_gears
    extra_gold = holdings[GEAR] // exchange.amount if exchange else 0
    if block_count(holdings) + extra_gold < play.rules.cheapest_artifact:
        return []
    owned, copies = state.artifacts[player], state.copies
    return [
        artifact
        for artifact in play.rules.affordable_artifacts(holdings, extra_gold)
        if copies[artifact] and not owned >> artifact & 1
    ]


def repair(play: ClockworkerPlay, player: int, action: Repair) -> None:
    """Pay, then take the card."""
    begin_purchase(play, player, RepairPayment(play.rules.artifact_costs[action.artifact], action.artifact))


class RepairPayment(Purchase):
    """Paying for an artifact."""

    artifact: int

    def bought(self, play: ClockworkerPlay, player: int, paid: Bundle) -> None:
        state, rules = play.state, play.rules
        state.copies[self.artifact] -= 1
        state.artifacts[player] |= 1 << self.artifact
        if rules.artifacts_work_at_once:
            state.active[player] = state.artifacts[player]
        play.emit(ArtifactRepaired(player, self.artifact, paid))
        pay_off(play, player, rules.own_payoffs[self.artifact])
        pay_off(play, player, rules.abilities[state.active[player]].on_artifact)
