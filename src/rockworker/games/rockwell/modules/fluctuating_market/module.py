"""The Fluctuating Market: prices move with speculation, extractions and trade; booms and crashes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace

from rockworker.engine.frames import Frame
from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.engine.state import Copyable
from rockworker.games.rockwell.achievements import award
from rockworker.games.rockwell.components import Card, Components
from rockworker.games.rockwell.frames.extraction import Extraction
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.frames.turn import market_is_over
from rockworker.games.rockwell.ledger import give_one_type
from rockworker.games.rockwell.module import Module
from rockworker.games.rockwell.modules.fluctuating_market.components import FluctuatingMarketData
from rockworker.games.rockwell.modules.fluctuating_market.records import (
    BoomPaid,
    BoomStarted,
    CrashStarted,
    CrashSuffered,
    MarketView,
    PriceFell,
    PriceReset,
    PriceRose,
    Speculate,
    SpeculationDrawn,
)
from rockworker.games.rockwell.modules.fluctuating_market.refusals import (
    REFUSALS,
    PriceAtLimit,
    PriceCrashed,
    PriceFrozen,
    TwoPrices,
)
from rockworker.games.rockwell.modules.special_cards import added_cards, first_of_its_kind
from rockworker.games.rockwell.refusals import NoneSuch
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import BOARD_II, NOBODY, RESOURCES

if TYPE_CHECKING:
    from rockworker.games.rockwell.learn.module import ModuleEncoding
    from rockworker.games.rockwell.terminal.module import ModuleTerminal

NAME: Final = "fluctuating_market"
SPECULATION: Final = "speculation"
NOTHING: Final = -1
"""In a speculation: no resource moves that way."""


class MarketSlice(Copyable):
    """What the module adds to the state; the prices themselves are the base game's."""

    sold: list[int]
    """By resource: cubes on the centre tile."""
    traders: list[int]
    """Once Phase II is over: who had placed a Vice President on Board II."""


def overlay(components: Components) -> Components:
    """New starting prices, and Speculation cards in every pile."""
    data = components.modules.fluctuating_market
    cards = added_cards(components, [[Card(pile=0, face=SPECULATION)] * n for n in data.speculations])
    return replace(components, prices=data.start, cards=components.cards + cards)


def deal(play: RockwellPlay) -> None:
    """Nothing is sold yet."""
    play.state.slices[NAME] = MarketSlice([0, 0, 0, 0], [])


def numbers(play: RockwellPlay) -> FluctuatingMarketData:
    """The price tracks."""
    data: FluctuatingMarketData = play.rules.tables[NAME]
    return data


def _slice(play: RockwellPlay) -> MarketSlice:
    return cast(MarketSlice, play.state.slices[NAME])


# Prices


def is_frozen(play: RockwellPlay, resource: int) -> bool:
    """At a limit a price moves no more until the end of Phase II."""
    data, price = numbers(play), play.state.prices[resource]
    return price in (data.minimum[resource], data.maximum[resource])


def move_price(play: RockwellPlay, resource: int, notches: int, active: int = NOBODY) -> None:
    """Moves a price, which stops at its limits; a frozen one stays."""
    if not notches or is_frozen(play, resource):
        return
    data, prices = numbers(play), play.state.prices
    low, high = data.minimum[resource], data.maximum[resource]
    price = prices[resource] = min(max(prices[resource] + notches * data.notch, low), high)
    play.emit(PriceRose(resource, price) if notches > 0 else PriceFell(resource, price))
    if price == high:
        play.emit(BoomStarted(resource))
        if market_is_over(play):
            _settle(play, [resource], active)
    elif price == low:
        play.emit(CrashStarted(resource))


def _settle(play: RockwellPlay, resources: Sequence[int], active: int = NOBODY) -> None:
    """Applies booms and crashes together, puts these prices back, then looks for achievements."""
    players = range(play.rules.players)
    for resource in resources:
        boom = play.state.prices[resource] == numbers(play).maximum[resource]
        for player in players:
            _boom(play, player, resource) if boom else _crash(play, player, resource)
        price = play.state.prices[resource] = numbers(play).start[resource]
        play.emit(PriceReset(resource, price))
    if resources:
        award(play, players, active if play.rules.switches.active_throughout else NOBODY)


def _boom(play: RockwellPlay, player: int, resource: int) -> None:
    amount = play.state.cubes[player * 4 + resource]
    if amount:
        give_one_type(play.state, player, resource, amount)
        play.emit(BoomPaid(player, resource, amount))


def _crash(play: RockwellPlay, player: int, resource: int) -> None:
    amount = (play.state.cubes[player * 4 + resource] + 1) // 2
    if amount:
        give_one_type(play.state, player, resource, -amount)
        play.emit(CrashSuffered(player, resource, amount))


# Trade and extraction


def may_buy(play: RockwellPlay, resource: int, allowed: bool) -> bool:
    """A crashed resource can't be bought."""
    return allowed and play.state.prices[resource] != numbers(play).minimum[resource]


def after_purchase(play: RockwellPlay, resource: int, amount: int) -> None:
    """Every full group in one purchase raises the price."""
    move_price(play, resource, amount // numbers(play).group)


def after_sale(play: RockwellPlay, resource: int, amount: int) -> None:
    """Sold cubes pile up on the centre tile; every full group leaves it and lowers the price."""
    sold = _slice(play).sold
    groups, sold[resource] = divmod(sold[resource] + amount, numbers(play).group)
    move_price(play, resource, -groups)


def react_to_remainder(play: RockwellPlay, extraction: Extraction) -> None:
    """The scarcest type in the remainder rises; of tied ones the cheapest; if still tied, none."""
    present = [(count, play.state.prices[r], r) for r, count in enumerate(extraction.remainder) if count]
    if present:
        fewest, price, resource = min(present)
        if sum((count, cost) == (fewest, price) for count, cost, _ in present) == 1:
            move_price(play, resource, 1, extraction.active)


def close_market(play: RockwellPlay) -> None:
    """End of Phase II: booms and crashes, then the centre tile is cleared."""
    part = _slice(play)
    part.traders = _on_board_ii(play)
    _settle(play, [resource for resource in range(4) if is_frozen(play, resource)])
    part.sold = [0, 0, 0, 0]


# Speculation


def speculator(play: RockwellPlay) -> int:
    """The leftmost in Management order of those who placed nobody on Board II this turn; else of all players."""
    order = play.state.management
    traders = _slice(play).traders if market_is_over(play) else _on_board_ii(play)
    return next((player for player in order if player not in traders), order[0])


def _on_board_ii(play: RockwellPlay) -> list[int]:
    slots = play.state.slots
    return [slots[n] for n in play.rules.board_slots[BOARD_II] if slots[n] != NOBODY]


def draw_speculation(play: RockwellPlay, extraction: Extraction, card: int) -> None:
    """The Speculator must move two prices at once."""
    if first_of_its_kind(play, extraction, card):
        player = speculator(play)
        play.emit(SpeculationDrawn(extraction.tile, player))
        play.push(Speculation(player))


class Speculation(Frame[RockwellPlay]):
    """The Speculator raises one price and lowers another, short of their limits."""

    player: int

    def run(self, play: RockwellPlay) -> None:
        offers = _speculations(_movable(play, 1), _movable(play, -1))
        if offers:
            play.ask(self.player, offers)
        else:
            play.pop()

    def take(self, play: RockwellPlay, player: int, action: Speculate) -> None:
        play.pop()
        if action.up != NOTHING:
            move_price(play, action.up, 1)
        if action.down != NOTHING:
            move_price(play, action.down, -1)

    def why_not(self, play: RockwellPlay, player: int, action: object) -> Refusal:
        if not isinstance(action, Speculate):
            return self.not_asked("FM-06")
        for resource, notches in ((action.up, 1), (action.down, -1)):
            if resource != NOTHING and resource not in _movable(play, notches):
                return _immovable(play, resource, notches)
        return TwoPrices("FM-06")


def _speculations(ups: tuple[int, ...], downs: tuple[int, ...]) -> list[Offer]:
    """Two prices, if two can move; else one of them."""
    pairs = [Offer(Speculate, (up,), tuple(d for d in downs if d != up)) for up in ups if set(downs) - {up}]
    if pairs:
        return pairs
    single = [Offer(Speculate, ups, (NOTHING,))] if ups else []
    return [*single, Offer(Speculate, (NOTHING,), downs)] if downs else single


def _immovable(play: RockwellPlay, resource: int, notches: int) -> Refusal:
    """Why a price can't be moved that way."""
    if not 0 <= resource < len(RESOURCES):
        return NoneSuch("FM-07", "resource")
    price = play.state.prices[resource]
    if is_frozen(play, resource):
        return PriceFrozen("FM-31", resource, price)
    return PriceAtLimit("FM-11", resource, price + notches * numbers(play).notch)


def why_not_buy(play: RockwellPlay, resource: int) -> Refusal:
    """Its price has crashed."""
    return PriceCrashed("FM-35", resource, play.state.prices[resource])


def _movable(play: RockwellPlay, notches: int) -> tuple[int, ...]:
    """The resources whose price may be moved without reaching a limit."""
    data = numbers(play)
    moved = [price + notches * data.notch for price in play.state.prices]
    return tuple(r for r in range(4) if not is_frozen(play, r) and data.minimum[r] < moved[r] < data.maximum[r])


def view(play: RockwellPlay) -> MarketView:
    """The price tracks and the centre tile are open to all."""
    data = numbers(play)
    zinc, copper, silver, gold = _slice(play).sold
    moods = tuple(_mood(data, resource, price) for resource, price in enumerate(play.state.prices))
    return MarketView(data.start, data.minimum, data.maximum, (zinc, copper, silver, gold), moods)  # type: ignore[arg-type]


def _mood(data: FluctuatingMarketData, resource: int, price: int) -> str:
    if price == data.maximum[resource]:
        return "boom"
    return "crash" if price == data.minimum[resource] else ""


def check(play: RockwellPlay) -> None:
    """Prices stay on their tracks, and a limit is only held while Phase II is not over."""
    data = numbers(play)
    for resource, price in enumerate(play.state.prices):
        assert data.minimum[resource] <= price <= data.maximum[resource], "a price left its track"
        assert (price - data.start[resource]) % data.notch == 0, "a price between two notches"
        _check_limits(play, price == data.minimum[resource], price == data.maximum[resource])
    assert all(0 <= sold < data.group for sold in _slice(play).sold), "a full group on the centre tile"


def _check_limits(play: RockwellPlay, crashed: bool, boomed: bool) -> None:
    """Only sales bring a crash, so it comes and goes in Phase II; a boom is over with it, too."""
    stack = play.state.stack
    assert not crashed or any(isinstance(frame, Market) for frame in stack), "a crash outside Phase II"
    assert not boomed or not (stack and market_is_over(play)), "a boom after Phase II"


def _terminal() -> ModuleTerminal:
    from rockworker.games.rockwell.modules.fluctuating_market.terminal import TERMINAL

    return TERMINAL


def _encoding() -> ModuleEncoding:
    from rockworker.games.rockwell.modules.fluctuating_market.encoding import ENCODING

    return ENCODING


FLUCTUATING_MARKET = Module(
    name=NAME,
    overlay=overlay,
    table=lambda components: components.modules.fluctuating_market,
    deal=deal,
    slice_type=MarketSlice,
    may_buy=may_buy,
    why_not_buy=why_not_buy,
    on_remainder_set=react_to_remainder,
    on_bought=after_purchase,
    on_sold=after_sale,
    on_market_closed=close_market,
    faces={SPECULATION: draw_speculation},
    view=view,
    check=check,
    actions=(Speculate,),
    events=(SpeculationDrawn, PriceRose, PriceFell, BoomStarted, CrashStarted, BoomPaid, CrashSuffered, PriceReset),
    frames=(Speculation,),
    refusals=REFUSALS,
    rule_sections={"speculation": ("FM",)},
    terminal=_terminal,
    encoding=_encoding,
)
