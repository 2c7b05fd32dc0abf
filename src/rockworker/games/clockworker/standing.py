"""What players may say once and for all: standing answers. Each looks at nothing but its player's view and the offers.

When the action is done, turning gears into gold can do nothing useful (`pass-for-me`): the same gears can be turned
into gold in the next turn, before any price is due (CW-ART-10-01), nobody can take them away, and neither gears nor
gold are worth points (CW-SCORE-02), so that nothing is lost if no turn follows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rockworker.engine.offers import Offer
from rockworker.engine.standing import StandingAnswer, only
from rockworker.games.clockworker.actions import Finish, LeaveOut, Pay, Staff
from rockworker.games.clockworker.rules import Rules
from rockworker.games.clockworker.view import ClockworkerView

TURN_END: Final = "turn-end"
See = Callable[[], ClockworkerView]
Left = Sequence[Offer] | None


def _pass_for_me(rules: Rules, see: See, offers: Sequence[Offer]) -> Left:
    return only(offers, lambda offer: offer.action is Finish) if see().phase == TURN_END else None


def _spare_gold(rules: Rules, see: See, offers: Sequence[Offer]) -> Left:
    """Gold stands in only for what is missing. Where that is enough, no gears need be turned into gold."""
    ways = [offer for offer in offers if offer.action is Pay]
    return [Offer(Pay, *[axis[:1] for axis in ways[0].axes])] if ways else None


def _take_discount(rules: Rules, see: See, offers: Sequence[Offer]) -> Left:
    """Something is always left out. Gears can still be turned into gold when the rest is paid."""
    return [offer for offer in offers if offer.action is LeaveOut] or None


def _staff_fully(rules: Rules, see: See, offers: Sequence[Offer]) -> Left:
    """As many robots as there is room for. Gears can still be turned into gold when the action is done."""
    return [Offer(Staff, offer.axes[0][-1:]) for offer in offers if offer.action is Staff] or None


STANDING_ANSWERS: Final = (
    StandingAnswer("pass-for-me", _pass_for_me, (Finish,)),
    StandingAnswer("spare-gold", _spare_gold, (Pay,)),
    StandingAnswer("take-discount", _take_discount, (LeaveOut,)),
    StandingAnswer("staff-fully", _staff_fully, (Staff,)),
)
