"""What an action of Clockworker would bring: what is paid, what is gained now and later, points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rockworker.engine.hints import Hinted
from rockworker.engine.offers import Offer
from rockworker.games.clockworker.actions import (
    Communicate,
    Distribute,
    Extract,
    Pay,
    Reassign,
    Recharge,
    Recover,
    Repair,
    Staff,
)
from rockworker.games.clockworker.frames.purchase import Purchase
from rockworker.games.clockworker.frames.reassignment import Staffing, from_the_top, marker_bonus
from rockworker.games.clockworker.hints import Gains, GainsLater, GoldPaid, PaysFor, RobotsLeft, Scores
from rockworker.games.clockworker.resources import GEAR, GOLD, POINTS, ROBOT, together, units
from rockworker.games.clockworker.rules import ClockworkerPlay


def hints(play: ClockworkerPlay, player: int, offers: tuple[Offer, ...]) -> Iterator[Hinted]:
    """What the offered actions bring."""
    for offer in offers:
        about = _ABOUT.get(offer.action)
        if about is not None:
            yield from about(play, player, offer)
    if any([offer.action is Pay for offer in offers]):
        yield _paying(play)


def _taking_back(play: ClockworkerPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    state = play.state
    for factory in offer.axes[0]:
        robots = state.robots[player][state.factories[player].index(factory)]
        gain = play.rules.tops[factory][robots].gain
        yield Hinted(offer.action, {"factory": factory}, Gains(together((gain, units(ROBOT, 1)))))


def _distributing(play: ClockworkerPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    factories, masks = offer.axes
    for factory in factories:
        for mask in masks:
            yield Hinted(Distribute, {"factory": factory, "slots": mask}, _gains_later(play, factory, mask))


def _gains_later(play: ClockworkerPlay, factory: int, mask: int) -> GainsLater:
    slots = play.rules.factories[factory].slots
    return GainsLater(together([slot.gain for bit, slot in slots.items() if mask & bit]), factory, mask)


def _reassigning(play: ClockworkerPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    rules, row = play.rules, play.state.row
    for factory in offer.axes[0]:
        index = row.index(factory)
        price = rules.row_prices[index][factory]
        yield Hinted(Reassign, {"factory": factory}, PaysFor(units(GEAR, price)))
        if index == rules.bonus_index:
            yield Hinted(Reassign, {"factory": factory}, Gains(marker_bonus(play, factory)))


def _repairing(play: ClockworkerPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    rules = play.rules
    for artifact in offer.axes[0]:
        yield Hinted(Repair, {"artifact": artifact}, PaysFor(rules.artifact_costs[artifact]))
        if points := rules.artifacts[artifact].points:
            yield Hinted(Repair, {"artifact": artifact}, Scores(units(POINTS, points)))


def _communicating(play: ClockworkerPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    rules = play.rules
    for archive in offer.axes[0]:
        yield Hinted(Communicate, {"archive": archive}, PaysFor(rules.archive_costs[archive]))
        yield Hinted(Communicate, {"archive": archive}, Scores(units(POINTS, rules.archives[archive].points)))


def _recharging(play: ClockworkerPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    yield Hinted(Recharge, {}, Gains(units(GEAR, play.rules.setup.recharge)))


def _staffing(play: ClockworkerPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    frame = play.state.stack[-1]
    assert isinstance(frame, Staffing)
    for robots in offer.axes[0][1:]:
        yield Hinted(Staff, {"robots": robots}, _gains_later(play, frame.factory, from_the_top(robots)))
    yield Hinted(Staff, {}, RobotsLeft(play.state.holdings[player][ROBOT], {"robots": -1}))


def _paying(play: ClockworkerPlay) -> Hinted:
    """Of all payments, however many offers they come in."""
    frame = play.state.stack[-1]
    assert isinstance(frame, Purchase)
    fields = dict.fromkeys(("gold_for_red", "gold_for_green", "gold_for_blue"), 1)
    return Hinted(Pay, {}, GoldPaid(frame.cost[GOLD], fields))


_ABOUT: Final = {
    Extract: _taking_back,
    Recover: _taking_back,
    Distribute: _distributing,
    Reassign: _reassigning,
    Repair: _repairing,
    Communicate: _communicating,
    Recharge: _recharging,
    Staff: _staffing,
}
"""By kind of action: what tells about it."""
