"""D. Réparation: an artifact is bought."""

from __future__ import annotations

from typing import Final

from rockworker.engine.offers import Offer
from rockworker.engine.tables import LazyTable
from rockworker.games.clockworker.actions import Repair
from rockworker.games.clockworker.affordable import numbers_of
from rockworker.games.clockworker.ending import card_came
from rockworker.games.clockworker.events import ArtifactRepaired
from rockworker.games.clockworker.frames.purchase import Purchase, begin_purchase
from rockworker.games.clockworker.gains import pay_off
from rockworker.games.clockworker.resources import Bundle
from rockworker.games.clockworker.rules import ClockworkerPlay
from rockworker.games.clockworker.state import ClockworkerState


def repairable(state: ClockworkerState, player: int, affordable: int) -> int:
    """Of the artifacts that a player can pay for, those that are left and that the player does not own yet, as bits."""
    artifacts = affordable & ~state.artifacts[player]
    if artifacts:
        for artifact, left in enumerate(state.copies):
            if not left:
                artifacts &= ~(1 << artifact)
    return artifacts


def _repairs(artifacts: int) -> Offer:
    return Offer(Repair, numbers_of(artifacts))


REPAIRS: Final[dict[int, Offer]] = LazyTable(_repairs)
"""By artifacts (bits): buying one of them."""


def repair(play: ClockworkerPlay, player: int, action: Repair) -> None:
    """Pay, then take the card."""
    begin_purchase(play, player, RepairPayment(play.rules.artifact_costs[action.artifact], action.artifact))


class RepairPayment(Purchase):
    """Paying for an artifact."""

    artifact: int

    clause = "CW-ACT-D-03"

    def bought(self, play: ClockworkerPlay, player: int, paid: Bundle) -> None:
        state, rules = play.state, play.rules
        state.copies[self.artifact] -= 1
        state.artifacts[player] |= 1 << self.artifact
        if rules.artifacts_work_at_once:
            state.active[player] = state.artifacts[player]
        play.emit(ArtifactRepaired(player, self.artifact, paid))
        pay_off(play, player, rules.own_payoffs[self.artifact])
        pay_off(play, player, rules.abilities[state.active[player]].on_artifact)
        card_came(play)
