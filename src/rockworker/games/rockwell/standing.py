"""What players may say once and for all: standing answers. Each looks at nothing but the rules and its player's view.

A hire can do nothing useful (`pass-for-me`) if all of this holds:

- No tile under the active crew is still to be drilled: a die counts for the threshold, for priority and for Danger, and
  all three are about tiles that are being drilled (RW-SUB-10, RW-EXT-01).
- This is the last drilling round of the turn: the die can't be taken along any more (RW-SUB-12), and goes back at the
  end of the turn (RW-SUB-16). In Phase III it counts where its crew stands (RW-SUB-17), which is drilled already.
- Nobody who follows in this round has an advantage: the die is missing to nobody (RW-SUB-09), and keeps nobody from
  bribing the crew (RW-BRIBE-13, RW-BRIBE-14).

A bribe moves somebody else's crew (RW-BRIBE-03): it is never taken for useless.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from rockworker.engine.offers import Offer, size
from rockworker.engine.standing import StandingAnswer, only
from rockworker.games.rockwell.actions import Bribe, Hire, Insure, UseInsurance
from rockworker.games.rockwell.board import TOUCHED, tiles_of
from rockworker.games.rockwell.frames.drilling import TRACK_ROUNDS
from rockworker.games.rockwell.rules import Rules
from rockworker.games.rockwell.view import RockwellView

Left = Sequence[Offer] | None
See = Callable[[], RockwellView]


def _pass_for_me(rules: Rules, see: See, offers: Sequence[Offer]) -> Left:
    useless = _is_last_round(rules, see()) and not _followed_by_advantage(rules, see())
    return _hire_where_undrilled(rules, see, offers) if useless else None


def _is_last_round(rules: Rules, view: RockwellView) -> bool:
    return view.track == TRACK_ROUNDS + rules.components.drilling.rounds - 1


def _followed_by_advantage(rules: Rules, view: RockwellView) -> bool:
    """Whether somebody drills after the active player in this round who may bribe or hire."""
    following = view.control[view.control.index(view.active) + 1 :] if view.active in view.control else ()
    owners = [view.slots[slot] for slot in (*rules.bribery_slots, *rules.hiring_slots)]
    return any(player in owners for player in following)


def _hire_where_undrilled(rules: Rules, see: See, offers: Sequence[Offer]) -> Left:
    view = see()
    tiles = tiles_of(view.crews[view.active_crew].at)
    drilled = all(view.tiles[tile].revealed for tile in tiles)
    return only(offers, lambda offer: offer.action is not Hire) if drilled else None


def _bribe_to_drill(rules: Rules, see: See, offers: Sequence[Offer]) -> Left:
    fewer = [_drilling(see(), offer) if offer.action is Bribe else offer for offer in offers]
    left = [offer for offer in fewer if offer]
    return left if size(left) < size(offers) else None


def _drilling(view: RockwellView, offer: Offer) -> Offer | None:
    """Of the bribes in an offer, those that drill."""
    crews, (tile,) = offer.axes
    drilling = tuple(crew for crew in crews if _would_drill(view, crew, tile))
    return Offer(Bribe, drilling, (tile,)) if drilling else None


def _would_drill(view: RockwellView, crew: int, tile: int) -> bool:
    """Whether a crew's arrival brings the power that a tile still lacks. A crew on its border counts there already."""
    target, there = view.crews[crew], view.tiles[tile]
    more = 0 if TOUCHED[target.at] >> tile & 1 else target.power + target.die
    return there.extractable and there.power + more >= there.required_power


def _insure_nothing(rules: Rules, see: See, offers: Sequence[Offer]) -> Left:
    """Also where there is nothing to insure: an answer that depended on it would tell of it."""
    return [Offer(Insure, *[axis[:1] for axis in offer.axes]) for offer in offers if offer.action is Insure] or None


def _cover_losses(rules: Rules, see: See, offers: Sequence[Offer]) -> Left:
    return [Offer(UseInsurance, offer.axes[0][-1:]) for offer in offers if offer.action is UseInsurance] or None


STANDING_ANSWERS: Final = (
    StandingAnswer("pass-for-me", _pass_for_me, (Hire,)),
    StandingAnswer("hire-where-undrilled", _hire_where_undrilled, (Hire,)),
    StandingAnswer("bribe-to-drill", _bribe_to_drill, (Bribe,)),
    StandingAnswer("insure-nothing", _insure_nothing, (Insure,)),
    StandingAnswer("cover-losses", _cover_losses, (UseInsurance,)),
)
"""Without those that modules bring."""


@lru_cache(64)
def standing_answers(rules: Rules) -> tuple[StandingAnswer, ...]:
    """Those of the game, and of the expansions in use."""
    return (*STANDING_ANSWERS, *(answer for module in rules.modules for answer in module.standing_answers))
