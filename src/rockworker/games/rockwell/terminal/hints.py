"""What a player wants to know about a choice before making it: where a crew is, what a thing costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rockworker.engine.offers import Action
from rockworker.engine.semantics import kinds_of
from rockworker.games.rockwell.actions import (
    BuildShaft,
    Buy,
    CarryDie,
    Drill,
    Hire,
    LoseCubes,
    MoveShaft,
    RaiseMobility,
    RaisePower,
    RaiseSafety,
    Sell,
)
from rockworker.games.rockwell.board import TILES, tiles_of
from rockworker.games.rockwell.notation import crew_text, tile_text
from rockworker.games.rockwell.state import RESOURCES
from rockworker.games.rockwell.terminal.marks import cubes, strength
from rockworker.games.rockwell.view import CompanyView, RockwellView
from rockworker.text.texts import Texts


def hint(view: RockwellView, texts: Texts, action: type[Action], field: str | None, value: Any) -> str:
    """About one value of an action, or about a kind of action."""
    if field is None:
        return _whole(view, texts, action, value)
    if (action, field) in _FIELDS:
        return _FIELDS[action, field](view, texts, value)
    about = _KINDS.get(kinds_of(action)[field])
    return about(view, texts, value) if about else ""


def _whole(view: RockwellView, texts: Texts, kind: type[Action], action: Action | None) -> str:
    """About an action with all its values: what it costs, or that its crew stays."""
    if isinstance(action, Drill) and view.crews[action.crew].at == action.to:
        return texts.term("stays")
    if isinstance(action, Buy | Sell):
        total = texts.kind("money", action.amount * view.prices[action.resource])
        return texts.term("price-in-all", price=total) if action.amount > 1 else ""
    price = _PRICES.get(kind)
    return texts.kind("money", price(view, texts)) if price else ""


def _own(view: RockwellView) -> CompanyView:
    return view.companies[view.viewer or 0]


_PRICES: Final[dict[type[Action], Callable[[RockwellView, Texts], int]]] = {
    RaiseSafety: lambda view, texts: texts.rules.company.safety[_own(view).safety],
    RaiseMobility: lambda view, texts: texts.rules.company.mobility[_own(view).mobility],
    BuildShaft: lambda view, texts: texts.rules.company.mineshafts[_own(view).shafts_built],
}
"""What a kind of action costs, whatever its values."""


def _crew(view: RockwellView, texts: Texts, value: int) -> str:
    crew = view.crews[value]
    return f"{texts.kind('place', crew.at)}, {texts.term('power')} {strength(crew)}"


def _place(view: RockwellView, texts: Texts, value: int) -> str:
    """Power and crews on a tile, or on both tiles of a border."""
    if value < TILES:
        return _tile(view, texts, value)
    return ", ".join(f"{tile_text(tile)} {_power(view, tile)}" for tile in tiles_of(value))


def _tile(view: RockwellView, texts: Texts, value: int) -> str:
    there = [(number, crew) for number, crew in enumerate(view.crews) if value in tiles_of(crew.at)]
    crews = [f"{crew_text(number)}:{strength(crew)}" for number, crew in there]
    return " ".join([_power(view, value), *crews])


def _power(view: RockwellView, tile: int) -> str:
    seen = view.tiles[tile]
    return cubes(seen.income).plain if seen.revealed else f"{seen.power}/{seen.required_power}"


def _resource(view: RockwellView, texts: Texts, value: int) -> str:
    return texts.kind("money", view.prices[value]) if value >= 0 else ""


def _each(view: RockwellView, texts: Texts, value: int) -> str:
    return texts.term("price-each", price=_resource(view, texts, value))


def _delivery(view: RockwellView, texts: Texts, value: int) -> str:
    pile = view.deliveries[value]
    return f"{cubes(pile.cubes).plain} → {texts.term('prestige')} {pile.prestige}"


def _fee(view: RockwellView, texts: Texts, value: int) -> str:
    fee = texts.rules.fees[value]
    return texts.kind("money", fee) if fee else ""


def _raise(view: RockwellView, texts: Texts, value: int) -> str:
    price = texts.rules.company.power[view.crews[value].power - 1]
    return f"{_crew(view, texts, value)}: {texts.kind('money', price)}"


def _level(view: RockwellView, texts: Texts, value: int) -> str:
    return texts.kind("money", texts.rules.company.mineshafts[value - 1])


def _price_of(resource: int) -> Callable[[RockwellView, Texts, Any], str]:
    """What one cube of a resource costs now, if there are any."""
    return lambda view, texts, amount: _resource(view, texts, resource) if amount else ""


_KINDS: Final = {"crew": _crew, "place": _place, "tile": _tile, "resource": _resource, "delivery": _delivery}
_FIELDS: Final[dict[tuple[type[Action], str], Callable[[RockwellView, Texts, Any], str]]] = {
    (Hire, "power"): _fee,
    (CarryDie, "power"): _fee,
    (RaisePower, "crew"): _raise,
    (Buy, "resource"): _each,
    (Sell, "resource"): _each,
    (MoveShaft, "level"): _level,
    **{(LoseCubes, name): _price_of(resource) for resource, name in enumerate(RESOURCES)},
}
