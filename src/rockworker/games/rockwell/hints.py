"""What an action of Rockwell would bring: power, extractions and who shares them, prices, prestige."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from rockworker.engine.frames import Play
from rockworker.engine.hints import Hint, Hinted, Tally
from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.actions import (
    Bid,
    Bribe,
    BuildShaft,
    Buy,
    CarryDie,
    Deliver,
    Drill,
    Hire,
    Insure,
    MoveShaft,
    RaiseMobility,
    RaisePower,
    RaiseSafety,
    Sell,
)
from rockworker.games.rockwell.board import ENTRANCE, TILES_AT, tiles_of
from rockworker.games.rockwell.frames.extraction import power_on, powers_by_owner, powers_by_tile, priority
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.semantics import CubeSet, Money, Owner, Owners, Power, Prestige, Tile
from rockworker.games.rockwell.state import RockwellState

RESOURCES: Final = ("zinc", "copper", "silver", "gold")


class PowerThere(Hint, frozen=True):
    """What is on an undrilled tile then."""

    tile: Tile
    power: Power
    needed: Power


class WouldDrill(Hint, frozen=True):
    """A tile is drilled at once: with which power, who shares the booty, who gets the remainder."""

    tone = "good"
    tile: Tile
    power: Power
    needed: Power
    sharers: Owners
    remainder: Owner


class Strengthened(Hint, frozen=True):
    """How strong the crew is then."""

    power: Power


class Price(Hint, frozen=True):
    """What it costs, and what is left."""

    price: Money
    left: Money


class Delivery(Hint, frozen=True):
    """What is delivered, and what it brings."""

    tone = "good"
    cubes: CubeSet
    prestige: Prestige


class BidValue(Tally, frozen=True):
    """What a bid is worth."""

    kind = "money"


class Insured(Tally, frozen=True):
    """Insurance tiles after that."""


class Proceeds(Tally, frozen=True):
    """What a sale brings."""

    tone = "good"
    kind = "money"


class Cost(Tally, frozen=True):
    """What a purchase costs."""

    kind = "money"


class MoneyLeft(Tally, frozen=True):
    """Money after that."""

    kind = "money"


HINTS: Final = (PowerThere, WouldDrill, Strengthened, Price, Delivery, BidValue, Insured, Proceeds, Cost, MoneyLeft)


def hints(play: RockwellPlay, player: int, offers: tuple[Offer, ...]) -> list[Hinted]:
    """What the offered actions bring."""
    drilling = [offer for offer in offers if offer.action is Drill]
    found = _drilling(play, player, drilling) if drilling else []
    for offer in offers:
        about = _ABOUT.get(offer.action)
        if about is not None:
            found += about(play, player, offer)
    return found


def _drilling(play: RockwellPlay, player: int, offers: list[Offer]) -> list[Hinted]:
    """A subcontractor that moves along is decided on afterwards, and is not counted."""
    trial = _Trial(play)
    at, dice, drilled = play.state.crew_at, play.state.crew_die, play.state.revealed
    powers, needed = powers_by_tile(play.state, dice), play.rules.required_powers(play)
    found: list[Hinted] = []
    for crew, places in [(crew, offer.axes[1]) for offer in offers for crew in offer.axes[0]]:
        before, die, power = at[crew], dice[crew], play.state.crew_power[crew]
        _change_powers(powers, before, -power - die)
        for to in places:
            along = die if to == before else 0
            when = {"crew": crew, "to": to}
            for tile in TILES_AT[to]:
                if not drilled >> tile & 1:
                    there = powers[tile] + power + along
                    met = PowerThere(tile, there, needed[tile])
                    hint = met if there < needed[tile] else trial.met(crew, to, along, player, met)
                    found.append(Hinted(Drill, when, hint))
        _change_powers(powers, before, power + die)
    return found


class _Trial:
    """The same position, to try something in; a copy is made when something is tried."""

    def __init__(self, play: RockwellPlay) -> None:
        self.play = play
        self._copy: RockwellPlay | None = None

    def met(self, crew: int, to: int, die: int, player: int, there: PowerThere) -> Hint:
        """What there would be on an undrilled tile, if a crew came to a place with a subcontractor."""
        trial = self._copy = self._copy or _trial(self.play)
        at, dice = trial.state.crew_at, trial.state.crew_die
        before = at[crew], dice[crew]
        at[crew], dice[crew] = to, die
        hint = _met_on(trial, player, there.tile, there.power, there.needed)
        at[crew], dice[crew] = before
        return hint


def _change_powers(powers: list[int], place: int, change: int) -> None:
    """Power comes to a place, or goes."""
    for tile in TILES_AT[place]:
        powers[tile] = powers[tile] + change


def _bribing(play: RockwellPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    crews, tiles = offer.axes
    trial = _trial(play)
    for crew in crews:
        for tile in tiles:
            trial.state.crew_at[crew] = tile
            for hint in _met(trial, player, tile):
                yield Hinted(Bribe, {"crew": crew, "tile": tile}, hint)
        trial.state.crew_at[crew] = play.state.crew_at[crew]
        if fee := play.rules.fees[play.state.crew_die[crew]]:
            yield Hinted(Bribe, {"crew": crew}, _price(play.state, player, fee))


def _hiring(play: RockwellPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    crew = play.state.stack[-1].crew  # type: ignore[attr-defined]
    place = play.state.crew_at[crew]
    trial = _trial(play)
    for power in offer.axes[0]:
        trial.state.crew_die[crew] = power
        if place < ENTRANCE:
            for hint in _met(trial, player, place):
                yield Hinted(offer.action, {"power": power}, hint)
        if power:
            yield Hinted(offer.action, {"power": power}, _price(play.state, player, play.rules.fees[power]))


def _met(trial: RockwellPlay, player: int, place: int) -> Iterator[Hint]:
    """What there would be on the undrilled tiles of a place."""
    for tile in tiles_of(place):
        if not trial.state.revealed >> tile & 1:
            yield _met_on(trial, player, tile, power_on(trial.state, tile), trial.rules.required_power(trial, tile))


def _met_on(trial: RockwellPlay, player: int, tile: int, power: int, needed: int) -> Hint:
    """What there would be on an undrilled tile, with so much power on it."""
    if power < needed or not trial.rules.extraction_allowed(trial, tile):
        return PowerThere(tile, power, needed)
    sharers = tuple(powers_by_owner(trial.state, tile))
    return WouldDrill(tile, power, needed, sharers, priority(trial, tile, player))


def _trial(play: RockwellPlay) -> RockwellPlay:
    """The same position, to try something in."""
    return Play(play.rules, play.state.copy())


def _bidding(play: RockwellPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    worth = dict(zip(RESOURCES, play.state.prices, strict=True))
    yield Hinted(Bid, {}, BidValue(0, {**worth, "cash": 1}))
    yield Hinted(Bid, {}, MoneyLeft(play.state.cash[player], {"cash": -1}))


def _insuring(play: RockwellPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    yield Hinted(Insure, {}, Insured(play.state.insurance[player], dict.fromkeys(RESOURCES, 1)))


def _trading(play: RockwellPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    selling = offer.action is Sell
    for resource in offer.axes[0]:
        price = play.state.prices[resource]
        sum_of = Proceeds if selling else Cost
        yield Hinted(offer.action, {"resource": resource}, sum_of(0, {"amount": price}))
        left = MoneyLeft(play.state.cash[player], {"amount": price if selling else -price})
        yield Hinted(offer.action, {"resource": resource}, left)


def _raising(play: RockwellPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    state, trial = play.state, _trial(play)
    for crew in offer.axes[0]:
        price = play.rules.company.power[state.crew_power[crew] - 1]
        yield Hinted(RaisePower, {"crew": crew}, _price(state, player, price))
        trial.state.crew_power[crew] += 1
        yield Hinted(RaisePower, {"crew": crew}, Strengthened(trial.state.crew_power[crew]))
        for hint in _met(trial, player, state.crew_at[crew]) if state.crew_at[crew] < ENTRANCE else ():
            yield Hinted(RaisePower, {"crew": crew}, hint)
        trial.state.crew_power[crew] -= 1


def _safety(play: RockwellPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    price = play.rules.company.safety[play.state.safety[player]]
    yield Hinted(RaiseSafety, {}, _price(play.state, player, price))


def _mobility(play: RockwellPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    price = play.rules.company.mobility[play.state.mobility[player]]
    yield Hinted(RaiseMobility, {}, _price(play.state, player, price))


def _building(play: RockwellPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    price = play.rules.company.mineshafts[play.state.shafts_built[player]]
    yield Hinted(BuildShaft, {}, _price(play.state, player, price))


def _moving_shaft(play: RockwellPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    for level in offer.axes[0]:
        price = play.rules.company.mineshafts[level - 1]
        yield Hinted(MoveShaft, {"level": level}, _price(play.state, player, price))


def _delivering(play: RockwellPlay, player: int, offer: Offer) -> Iterator[Hinted]:
    for number in offer.axes[0]:
        pile = play.rules.components.deliveries[number]
        top = play.state.delivery_piles[number]
        yield Hinted(Deliver, {"pile": number}, Delivery(pile.costs[top], pile.prestige[top]))


def _price(state: RockwellState, player: int, price: int) -> Price:
    return Price(price, state.cash[player] - price)


_ABOUT: Final[dict[type[Action], Callable[[RockwellPlay, int, Offer], Iterable[Hinted]]]] = {
    Bid: _bidding,
    Insure: _insuring,
    Bribe: _bribing,
    Hire: _hiring,
    CarryDie: _hiring,
    Sell: _trading,
    Buy: _trading,
    RaisePower: _raising,
    RaiseSafety: _safety,
    RaiseMobility: _mobility,
    BuildShaft: _building,
    MoveShaft: _moving_shaft,
    Deliver: _delivering,
}
"""By kind of action: what tells about it. All crews that may drill are told of together."""
