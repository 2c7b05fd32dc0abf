"""What a move has changed in what is seen, found in the states: a picture is only made of what is different.

It is the same as comparing two pictures (`sight.view`), which a test holds for random games of all kinds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rockworker.engine.changes import Changes, compare, compare_rows
from rockworker.engine.frames import Frame, SealedChoice
from rockworker.games.rockwell.achievements import progress
from rockworker.games.rockwell.board import ALL_TILES, TOUCHED, tiles_in
from rockworker.games.rockwell.frames.extraction import Extraction, powers_by_tile
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.rules import RockwellPlay, Rules
from rockworker.games.rockwell.sight import (
    OWNERS,
    TileKey,
    achievement_pile,
    company_seen,
    crew_seen,
    delivery_pile,
    dice_seen,
    extraction_seen,
    sealed_seen,
    tile_views,
    traded_seen,
)
from rockworker.games.rockwell.state import CREWS, NOBODY, RockwellState


def news(before: RockwellPlay, after: RockwellPlay, place: str) -> Changes:
    """What everybody sees otherwise than before, in two positions of one game."""
    found: Changes = {}
    _numbers(before.state, after.state, place, found)
    _rows(before.state, after.state, place, found)
    _frames(before, after, place, found)
    _companies(before, after, place, found)
    _crews_and_tiles(before, after, place, found)
    _piles(before, after, place, found)
    for module in after.rules.modules:
        if module.view:
            compare(module.view(before), module.view(after), f"{place}/modules/{module.name}", found)
    return found


def _numbers(old: RockwellState, new: RockwellState, place: str, found: Changes) -> None:
    if new.turn != old.turn:
        found[place + "/turn"] = new.turn
    if new.track != old.track:
        found[place + "/track"] = new.track
    if new.ending != old.ending:
        found[place + "/ending"] = new.ending
    if new.bribery_tiles != old.bribery_tiles:
        found[place + "/bribery_tiles"] = new.bribery_tiles
    if new.dice != old.dice:
        found[place + "/dice"] = new.dice


def _rows(old: RockwellState, new: RockwellState, place: str, found: Changes) -> None:
    if new.prices != old.prices:
        compare_rows(old.prices, new.prices, place + "/prices", found)
    if new.management != old.management:
        compare_rows(old.management, new.management, place + "/management", found)
    if new.control != old.control:
        compare_rows(old.control, new.control, place + "/control", found)
    if new.slots != old.slots:
        compare_rows(old.slots, new.slots, place + "/slots", found)


def _frames(before: RockwellPlay, after: RockwellPlay, place: str, found: Changes) -> None:
    """What is going on."""
    _compare_prompts(before.state, after.state, place + "/prompts", found)
    top, last = _top(after.state), _top(before.state)
    active, crew = getattr(top, "player", NOBODY), getattr(top, "crew", NOBODY)
    if active != getattr(last, "player", NOBODY):
        found[place + "/active"] = active
    if crew != getattr(last, "crew", NOBODY):
        found[place + "/active_crew"] = crew
    kinds = {type(frame) for frame in [*before.state.stack, *after.state.stack]}
    if Extraction in kinds:
        compare(extraction_seen(before), extraction_seen(after), place + "/extraction", found)
    if Market in kinds:
        compare(traded_seen(before), traded_seen(after), place + "/traded", found)


def _top(state: RockwellState) -> Frame[Any] | None:
    return state.stack[-1] if state.stack else None


def _compare_prompts(old: RockwellState, new: RockwellState, place: str, found: Changes) -> None:
    before = [frame.prompt_name for frame in old.stack]
    after = [frame.prompt_name for frame in new.stack]
    if before != after:
        compare_rows(before, after, place, found)


def _companies(before: RockwellPlay, after: RockwellPlay, place: str, found: Changes) -> None:
    old, new, players = before.state, after.state, after.rules.players
    every = not new.stack or not old.stack or after.rules.options.open_stocks
    differ = -1 if every else _boards_differ(old, new, players)
    for player in range(players) if differ else ():
        if differ >> player & 1:
            was, now = company_seen(before, player, None), company_seen(after, player, None)
            compare(was, now, f"{place}/companies/{player}", found)


def _boards_differ(old: RockwellState, new: RockwellState, players: int) -> int:
    """The players, as bits, on whose company boards something lies otherwise, or can be counted before the screen."""
    found = 0
    if old.actions != new.actions:
        for place in range(len(new.actions)):  # board by board
            if old.actions[place] != new.actions[place]:
                found |= 1 << place % players
    if old.cards != new.cards or old.achievements != new.achievements:
        found |= _owners(old.cards, new.cards, 1) | _owners(old.achievements, new.achievements, 1)
    if old.safety != new.safety or old.mobility != new.mobility or old.shafts_built != new.shafts_built:
        found |= _owners(old.safety, new.safety, 1) | _owners(old.mobility, new.mobility, 1)
        found |= _owners(old.shafts_built, new.shafts_built, 1)
    return found


def _crews_and_tiles(before: RockwellPlay, after: RockwellPlay, place: str, found: Changes) -> None:
    old, new = before.state, after.state
    was, now = dice_seen(old, _top(old)), dice_seen(new, _top(new))
    touched = old.revealed ^ new.revealed
    if was != now or old.crew_at != new.crew_at or old.crew_power != new.crew_power:
        touched |= _compare_crews(old, new, was, now, place + "/crews", found)
    if old.shafts != new.shafts or after.rules.has_changing_tiles:
        touched = ALL_TILES
    if touched:
        _compare_tiles(_Tiles(before, was, touched), _Tiles(after, now, touched), touched, place + "/tiles", found)


def _compare_crews(
    old: RockwellState, new: RockwellState, was: list[int], now: list[int], place: str, found: Changes
) -> int:
    """Returns the tiles, as bits, where the power may be another one."""
    touched = 0
    for crew in range(len(now)):
        at, power = new.crew_at[crew], new.crew_power[crew]
        if at != old.crew_at[crew] or power != old.crew_power[crew] or now[crew] != was[crew]:
            first = crew_seen(OWNERS[crew], old.crew_at[crew], old.crew_power[crew], was[crew])
            compare(first, crew_seen(OWNERS[crew], at, power, now[crew]), f"{place}/{crew}", found)
            touched |= TOUCHED[old.crew_at[crew]] | TOUCHED[at]
    return touched


def _compare_tiles(old: _Tiles, new: _Tiles, touched: int, place: str, found: Changes) -> None:
    for tile in tiles_in(touched):
        first, second = old.key(tile), new.key(tile)
        if first != second:
            compare(new.views[first], new.views[second], f"{place}/{tile}", found)


class _Tiles:
    """What the looks of some tiles (bits) follow from."""

    def __init__(self, play: RockwellPlay, dice: list[int], asked: int) -> None:
        self.play = play
        self.powers = powers_by_tile(play.state, dice, asked)
        self.views = tile_views(play.rules)

    def key(self, tile: int) -> TileKey:
        """Of one tile."""
        state, rules = self.play.state, self.play.rules
        drilled = state.revealed >> tile & 1 == 1
        ready = not drilled and rules.extraction_allowed(self.play, tile)
        required = rules.required_power(self.play, tile)
        return state.tiles[tile], required, self.powers[tile], ready, drilled, state.shafts[tile]


def _piles(before: RockwellPlay, after: RockwellPlay, place: str, found: Changes) -> None:
    old, new, rules = before.state, after.state, after.rules
    if old.piles != new.piles:
        compare_rows([len(pile) for pile in old.piles], [len(pile) for pile in new.piles], place + "/piles", found)
    if old.delivery_piles != new.delivery_piles:
        _compare_piles(rules, old.delivery_piles, new.delivery_piles, place + "/deliveries", found)
    if old.achievement_piles != new.achievement_piles:
        _compare_piles(rules, old.achievement_piles, new.achievement_piles, place + "/achievements", found)


def _compare_piles(rules: Rules, old: list[int], new: list[int], place: str, found: Changes) -> None:
    seen = delivery_pile if place.endswith("/deliveries") else achievement_pile
    for number in range(len(new)):
        if old[number] != new[number]:
            was, now = seen(rules, number, old[number]), seen(rules, number, new[number])
            compare(was, now, f"{place}/{number}", found)


def own_news(before: RockwellPlay, after: RockwellPlay, players: Sequence[int]) -> Sequence[int]:
    """The players who see something else behind their screen, of a sealed choice or of their goals."""
    old, new = before.state, after.state
    if bool(old.stack) != bool(new.stack) or old.delivery_piles != new.delivery_piles:
        return players  # screens are opened, or the deliveries that all look at are others
    found = _stocks_differ(old, new)
    nearer = 0
    if old.crew_at != new.crew_at:
        nearer = _owners(old.crew_at, new.crew_at, CREWS)
    if old.cards != new.cards or old.crew_peak != new.crew_peak:
        nearer |= _owners(old.cards, new.cards, 1) | _owners(old.crew_peak, new.crew_peak, CREWS)
    first, last = _top(old), _top(new)
    in_secret = isinstance(first, SealedChoice) or isinstance(last, SealedChoice)
    if not found | nearer and not in_secret:
        return ()
    return [
        player
        for player in players
        if found >> player & 1
        or (nearer >> player & 1 and progress(before, player) != progress(after, player))
        or (in_secret and sealed_seen(first, player) != sealed_seen(last, player))
    ]


def _stocks_differ(old: RockwellState, new: RockwellState) -> int:
    """The players, as bits, who have something else behind their screens: nobody, at most moves."""
    found = 0
    if old.cash != new.cash:
        found |= _owners(old.cash, new.cash, 1)
    if old.cubes != new.cubes:
        found |= _owners(old.cubes, new.cubes, 4)
    if old.insurance != new.insurance:
        found |= _owners(old.insurance, new.insurance, 1)
    if old.deliveries != new.deliveries or old.delivery_prestige != new.delivery_prestige:
        found |= _owners(old.deliveries, new.deliveries, 1) | _owners(old.delivery_prestige, new.delivery_prestige, 1)
    if old.achievement_prestige != new.achievement_prestige:
        found |= _owners(old.achievement_prestige, new.achievement_prestige, 1)
    return found


def _owners(old: list[int], new: list[int], each: int) -> int:
    """The players, as bits, one of whose values in a row is another one; each has so many there."""
    found = 0
    for place in range(len(new)):
        if old[place] != new[place]:
            found |= 1 << place // each
    return found
