"""Which of the offered actions are worth a look: all of them where they are few, else those that lead somewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.actions import BuildShaft, Buy, Insure, MoveShaft, Sell
from rockworker.games.rockwell.bots.company import shaft_income
from rockworker.games.rockwell.components import DeliveryPile
from rockworker.games.rockwell.rules import RockwellPlay

MANY: Final = 40
"""More actions than this in one offer are not all tried."""
MUCH: Final = 3
"""Cubes of one type that are turned into insurance at most …"""
LITTLE: Final = 2
"""… and in a game that is played on in the mind."""
RICHEST: Final = 2
"""Tiles that are looked at for a mineshaft there."""


def candidates(
    play: RockwellPlay,
    player: int,
    offers: Sequence[Offer],
    draw: Callable[[int], int],
    wanted: Sequence[int] = (),
    few: bool = False,
) -> list[Action]:
    """The actions to compare; `draw` picks from offers of an unknown kind that are too large, `wanted` are the cubes
    that the player has a plan for. With `few`, only a little insurance and the richest tiles for mineshafts are looked
    at."""
    found: list[Action] = []
    for offer in offers:
        if offer.action in (Sell, Buy):
            found += _trades(play, player, offer, wanted)
        elif few and offer.action in (BuildShaft, MoveShaft):
            found += _richest_shafts(play, offer)
        elif few and offer.action is Insure:
            found += _lean(offer, LITTLE)
        elif offer.size() <= MANY:
            found += offer
        elif offer.action is Insure:
            found += _lean(offer, MUCH)
        elif offer.action is MoveShaft:
            found += _best_shafts(play, offer, draw)
        else:
            found += _sampled(offer, draw)
    return found


def _sampled(offer: Offer, draw: Callable[[int], int]) -> list[Action]:
    places = {0, offer.size() - 1, *(draw(offer.size()) for _ in range(MANY))}
    return [offer[place] for place in sorted(places)]


def _lean(offer: Offer, most: int) -> list[Action]:
    """Nothing, or a little of one thing."""
    least = [axis[0] for axis in offer.axes]
    found = [offer.action(*least)]
    for number, axis in enumerate(offer.axes):
        found += [offer.action(*least[:number], value, *least[number + 1 :]) for value in axis[1 : most + 1]]
    return found


def _best_shafts(play: RockwellPlay, offer: Offer, draw: Callable[[int], int]) -> list[Action]:
    """Only tiles whose income is open and good."""
    state, incomes = play.state, play.rules.incomes
    tiles = [tile for tile in offer.axis("tile") if state.revealed >> tile & 1]
    tiles.sort(key=lambda tile: -sum(i * p for i, p in zip(incomes[state.tiles[tile]], state.prices, strict=True)))
    return list(Offer(offer.action, offer.axis("level"), offer.axis("origin"), tuple(tiles[:4])))


def _richest_shafts(play: RockwellPlay, offer: Offer) -> list[Action]:
    """Only the tiles that are likely to bring most."""
    tiles = sorted(offer.axis("tile"), key=lambda tile: -shaft_income(play, tile))
    return list(Offer(offer.action, *offer.axes[:-1], tuple(tiles[:RICHEST])))


def _trades(play: RockwellPlay, player: int, offer: Offer, planned: Sequence[int]) -> list[Action]:
    (resource,), amounts = offer.axes
    if len(amounts) > 6:
        targets = _targets(play, player, resource) | set(planned[resource : resource + 1])
        own = play.state.cubes[player * 4 + resource]
        wanted = [own - level if offer.action is Sell else level - own for level in targets]
        amounts = sorted({1, amounts[-1], *(amount for amount in wanted if amount in amounts)})
    return [offer.action(resource, amount) for amount in amounts]


def _targets(play: RockwellPlay, player: int, resource: int) -> set[int]:
    """Numbers of cubes of one type that make a difference: for deliveries, achievements, rankings, prices."""
    state, rules = play.state, play.rules
    found = {pile.costs[n][resource] for pile, n in _piles(play)}
    found |= {achievement.cubes[resource] for achievement in rules.achievements}
    found |= {state.cubes[other * 4 + resource] + 1 for other in range(rules.players) if other != player}
    found |= set(_payable(play, player, resource))
    return found


def _piles(play: RockwellPlay) -> Iterable[tuple[DeliveryPile, int]]:
    for number, pile in enumerate(play.rules.components.deliveries):
        for ahead in (0, 1):
            if play.state.delivery_piles[number] + ahead < len(pile.costs):
                yield pile, play.state.delivery_piles[number] + ahead


def _payable(play: RockwellPlay, player: int, resource: int) -> Iterable[int]:
    """What would be left after a sale that just pays for the next improvement."""
    state, company = play.state, play.rules.company
    own, price = state.cubes[player * 4 + resource], state.prices[resource]
    for cost in (*company.power, *company.safety, *company.mobility, *company.mineshafts):
        missing = cost - state.cash[player]
        if missing > 0:
            yield own + (-missing // price)
