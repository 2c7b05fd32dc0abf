"""What a viewer sees: the picture, made from the state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import Any, Final

from msgspec import to_builtins

from rockworker.engine.changes import Changes
from rockworker.engine.frames import Frame, SealedChoice
from rockworker.engine.tables import LazyTable
from rockworker.games.rockwell.board import ALL_TILES, TILES, tiles_in
from rockworker.games.rockwell.frames.drilling import CARRY, DrillingTurn
from rockworker.games.rockwell.frames.extraction import SHARE, Extraction, powers_by_tile
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.ledger import missing, stock
from rockworker.games.rockwell.rules import RockwellPlay, Rules
from rockworker.games.rockwell.state import BOARD_II, BOARD_III, CREWS, NO_CUBES, NOBODY, Cubes, RockwellState
from rockworker.games.rockwell.view import (
    BEHIND_SCREEN,
    CompanyView,
    CrewView,
    ExtractionView,
    PileView,
    RockwellView,
    TileView,
)

SCREENED: Final = (None,) * len(BEHIND_SCREEN)
OWNERS: Final = tuple(crew // CREWS for crew in range(TILES))
"""By crew."""
# Most of a table stays as it was. Parts that are equal are one object: made once, held once, quickly compared.
_company_view: Final = lru_cache(1 << 12)(CompanyView)
crew_seen: Final = lru_cache(1 << 14)(CrewView)
TileKey = tuple[int, int, int, bool, bool, int]
"""A tile of the component list, its required power, the power on it, whether it can be extracted, whether it was, and
the owner of its mineshaft."""


def view(play: RockwellPlay, viewer: int | None) -> RockwellView:
    """What a player (or a spectator: None) sees. After the end everything behind the screens is open."""
    state, rules = play.state, play.rules
    top = state.stack[-1] if state.stack else None
    zinc, copper, silver, gold = state.prices
    dice = dice_seen(state, top)
    return RockwellView(
        viewer=viewer,
        players=rules.players,
        turn=state.turn,
        track=state.track,
        prompts=tuple([frame.prompt_name for frame in state.stack]),
        active=getattr(top, "player", NOBODY),
        active_crew=getattr(top, "crew", NOBODY),
        ending=state.ending,
        prices=(zinc, copper, silver, gold),
        management=tuple(state.management),
        control=tuple(state.control),
        slots=tuple(state.slots),
        bribery_tiles=state.bribery_tiles,
        dice=state.dice,
        companies=tuple([company_seen(play, player, viewer) for player in range(rules.players)]),
        tiles=_tiles(play, powers_by_tile(state, dice)),
        crews=tuple(map(crew_seen, OWNERS, state.crew_at, state.crew_power, dice)),
        piles=tuple([len(pile) for pile in state.piles]),
        deliveries=tuple([delivery_pile(rules, number, bought) for number, bought in enumerate(state.delivery_piles)]),
        achievements=tuple(
            [achievement_pile(rules, number, taken) for number, taken in enumerate(state.achievement_piles)]
        ),
        extraction=extraction_seen(play),
        traded=traded_seen(play),
        sealed=sealed_seen(top, viewer),
        modules={module.name: module.view(play) for module in rules.modules if module.view},
    )


def own(play: RockwellPlay, viewer: int) -> Changes:
    """What a player sees besides what everybody sees: what lies behind their screen, and their sealed choice."""
    state = play.state
    seen: Changes = {"/viewer": viewer}
    if state.stack and not play.rules.options.open_stocks:
        seen.update(zip(_places(viewer), _behind_screen(play, viewer), strict=True))
    sealed = sealed_seen(state.stack[-1] if state.stack else None, viewer)
    if sealed is not None:
        seen["/sealed"] = sealed
    return seen


@cache
def _places(viewer: int) -> tuple[str, ...]:
    return tuple(f"/companies/{viewer}/{name}" for name in BEHIND_SCREEN)


def _behind_screen(play: RockwellPlay, player: int) -> tuple[Any, ...]:
    state = play.state
    cubes = stock(state, player)
    return (
        cubes,
        state.cash[player],
        state.insurance[player],
        state.deliveries[player],
        state.delivery_prestige[player],
        state.achievement_prestige[player],
        _lacking(play.rules, tuple(state.delivery_piles), cubes),
    )


@lru_cache(1 << 12)
def _lacking(rules: Rules, bought: tuple[int, ...], owned: Cubes) -> tuple[Cubes, ...]:
    """By pile of deliveries: what is missing for the top tile; nothing for a pile that is sold out."""
    costs = [delivery_pile(rules, number, sold).cubes or NO_CUBES for number, sold in enumerate(bought)]
    return tuple([missing(cubes, owned) for cubes in costs])


def company_seen(play: RockwellPlay, player: int, viewer: int | None) -> CompanyView:
    state = play.state
    open_to_viewer = player == viewer or play.rules.options.open_stocks or not state.stack
    return _company_view(
        player,
        state.safety[player],
        state.mobility[player],
        state.shafts_built[player],
        _achieved(state.achievements[player]),
        state.cards[player],
        state.actions[BOARD_II * play.rules.players + player],
        state.actions[BOARD_III * play.rules.players + player],
        *(_behind_screen(play, player) if open_to_viewer else SCREENED),
    )


@cache
def _achieved(bits: int) -> tuple[int, ...]:
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


def dice_seen(state: RockwellState, top: Frame[Any] | None) -> list[int]:
    """By crew: the power of its subcontractor. One that may be taken along is not there until it is paid."""
    if isinstance(top, DrillingTurn) and top.stage == CARRY:
        return [0 if crew == top.crew else die for crew, die in enumerate(state.crew_die)]
    return state.crew_die


def _tiles(play: RockwellPlay, powers: Sequence[int]) -> tuple[TileView, ...]:
    state, rules = play.state, play.rules
    allowed = rules.extractable(play, tiles_in(ALL_TILES & ~state.revealed))
    required = rules.required_powers(play)
    return _tiles_seen(
        rules, tuple(state.tiles), tuple(required), tuple(powers), allowed, state.revealed, tuple(state.shafts)
    )


@lru_cache(1 << 10)
def _tiles_seen(
    rules: Rules,
    tiles: tuple[int, ...],
    required: tuple[int, ...],
    powers: tuple[int, ...],
    allowed: tuple[int, ...],
    revealed: int,
    shafts: tuple[int, ...],
) -> tuple[TileView, ...]:
    """Most moves leave all tiles as they are."""
    drilled = [revealed >> tile & 1 == 1 for tile in range(TILES)]
    ready = [tile in allowed for tile in range(TILES)]
    keys = zip(tiles, required, powers, ready, drilled, shafts, strict=True)
    return tuple(map(tile_views(rules).__getitem__, keys))


@lru_cache(64)
def tile_views(rules: Rules) -> LazyTable[TileKey, TileView]:
    return LazyTable(partial(tile_seen, rules))


def tile_seen(rules: Rules, key: TileKey) -> TileView:
    """A tile as everybody sees it."""
    number, required, power, ready, drilled, shaft = key
    piece = rules.components.tiles[number]
    income = piece.income if drilled else None
    return TileView(piece.stratum, piece.power, required, power, ready, drilled, income, shaft)


@lru_cache(1 << 10)
def delivery_pile(rules: Rules, number: int, bought: int) -> PileView:
    """A pile of deliveries, of which some were bought."""
    pile = rules.components.deliveries[number]
    left = len(pile.costs) - bought
    return PileView(left, pile.costs[bought], pile.prestige[bought]) if left else PileView(0, None, None)


@lru_cache(1 << 10)
def achievement_pile(rules: Rules, number: int, taken: int) -> PileView:
    """A pile of achievements, of which some were taken."""
    tiles = rules.achievement_tiles[number]
    return PileView(len(tiles) - taken, None, tiles[taken] if taken < len(tiles) else None)


def extraction_seen(play: RockwellPlay) -> ExtractionView | None:
    """The extraction under way."""
    for frame in play.state.stack[::-1]:
        if isinstance(frame, Extraction):
            return _extraction_view(play, frame)
    return None


def _extraction_view(play: RockwellPlay, frame: Extraction) -> ExtractionView:
    card = play.rules.cards[frame.card] if frame.card >= 0 else None
    shared = frame.stage > SHARE
    return ExtractionView(
        tile=frame.tile,
        trigger=frame.trigger,
        priority=frame.priority if shared else None,
        cubes=card.cubes if card else None,
        danger=bool(card and card.danger),
        share=frame.share if shared else None,
        remainder=frame.remainder if shared else None,
        powers={str(owner): power for owner, power in frame.powers.items()},
        lost={str(player): cubes for player, cubes in frame.lost.items()},
    )


def traded_seen(play: RockwellPlay) -> tuple[tuple[int, ...], ...]:
    for frame in play.state.stack:
        if isinstance(frame, Market):
            return tuple([tuple([r for r in range(4) if bits >> r & 1]) for bits in frame.traded])
    return ()


def sealed_seen(frame: Frame[Any] | None, viewer: int | None) -> Any:
    if not isinstance(frame, SealedChoice) or viewer is None:
        return None
    choice = frame.choices[viewer]
    return to_builtins(choice) if choice else None
