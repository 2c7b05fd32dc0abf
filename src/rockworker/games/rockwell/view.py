"""What a player or a spectator may see of a game of Rockwell, built from an allow-list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from rockworker.engine.changes import Changes
from rockworker.engine.frames import Frame, SealedChoice
from rockworker.games.rockwell.board import CENTRE, TILES, tiles_of
from rockworker.games.rockwell.frames.drilling import CARRY, DrillingTurn
from rockworker.games.rockwell.frames.extraction import SHARE, Extraction
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.ledger import stock
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import BOARD_II, BOARD_III, CREWS, NOBODY, Cubes, RockwellState


class View(msgspec.Struct, frozen=True):
    """A part of what can be seen."""


class CompanyView(View, frozen=True):
    """A company board, and the screen beside it: what lies behind it is None for others."""

    player: int
    safety: int
    mobility: int
    shafts_built: int
    achievements: tuple[int, ...]
    cards: int
    exchange_actions: int
    workshop_actions: int
    cubes: Cubes | None
    cash: int | None
    insurance: int | None
    deliveries: int | None
    delivery_prestige: int | None
    achievement_prestige: int | None


BEHIND_SCREEN: Final = ("cubes", "cash", "insurance", "deliveries", "delivery_prestige", "achievement_prestige")
"""The last fields of a company's view."""
SCREENED: Final = (None,) * len(BEHIND_SCREEN)


class TileView(View, frozen=True):
    """A tile: its front, what stands on it, and once it is revealed its back."""

    stratum: str
    printed_power: int
    required_power: int
    power: int
    """Power on it now."""
    extractable: bool
    """Nothing but power is missing."""
    revealed: bool
    income: Cubes | None
    shaft: int
    """Owner of the mineshaft; -1: none."""


class CrewView(View, frozen=True):
    """A crew: whose, where, how strong."""

    owner: int
    at: int
    power: int
    die: int


class PileView(View, frozen=True):
    """A pile of tiles, of which only the top one counts."""

    left: int
    cubes: Cubes | None
    """What the top tile costs (deliveries)."""
    prestige: int | None
    """What the top tile is worth; None: the pile is empty."""


class ExtractionView(View, frozen=True):
    """An extraction under way."""

    tile: int
    trigger: int
    priority: int | None
    """None until it is settled; -1: nobody."""
    cubes: Cubes | None
    danger: bool
    share: Cubes | None
    remainder: Cubes | None
    powers: dict[str, int]
    """By sharer."""
    lost: dict[str, Cubes]
    """By player: the cubes that danger takes, once it is settled."""


class RockwellView(View, frozen=True):
    """Everything that one viewer may see."""

    viewer: int | None
    players: int
    turn: int
    track: int
    prompts: tuple[str, ...]
    """What is going on, from the outside in; the last is what is asked now."""
    active: int
    """Whose turn it is where one player acts; else -1."""
    active_crew: int
    ending: str
    prices: Cubes
    management: tuple[int, ...]
    control: tuple[int, ...]
    slots: tuple[int, ...]
    bribery_tiles: int
    dice: int
    companies: tuple[CompanyView, ...]
    tiles: tuple[TileView, ...]
    crews: tuple[CrewView, ...]
    piles: tuple[int, ...]
    """Cards left in each pile."""
    deliveries: tuple[PileView, ...]
    achievements: tuple[PileView, ...]
    extraction: ExtractionView | None
    traded: tuple[tuple[int, ...], ...]
    """By player: resources traded in this Phase II."""
    sealed: Any
    """The viewer's own sealed choice, while others still choose."""
    modules: dict[str, Any]


# Most of a table stays as it was. Parts that are equal are one object: made once, held once, quickly compared.
_company_view: Final = lru_cache(1 << 12)(CompanyView)
_tile_view: Final = lru_cache(1 << 14)(TileView)
_crew_view: Final = lru_cache(1 << 14)(CrewView)
_TILES_OF: Final = tuple(tiles_of(place) for place in range(CENTRE + 1))


def view(play: RockwellPlay, viewer: int | None) -> RockwellView:
    """What a player (or a spectator: None) sees. After the end everything behind the screens is open."""
    state, rules = play.state, play.rules
    top = state.stack[-1] if state.stack else None
    zinc, copper, silver, gold = state.prices
    dice = _dice(state, top)
    return RockwellView(
        viewer=viewer,
        players=rules.players,
        turn=state.turn,
        track=state.track,
        prompts=tuple(frame.prompt_name for frame in state.stack),
        active=getattr(top, "player", NOBODY),
        active_crew=getattr(top, "crew", NOBODY),
        ending=state.ending,
        prices=(zinc, copper, silver, gold),
        management=tuple(state.management),
        control=tuple(state.control),
        slots=tuple(state.slots),
        bribery_tiles=state.bribery_tiles,
        dice=state.dice,
        companies=tuple([_company(play, player, viewer) for player in range(rules.players)]),
        tiles=_tiles(play, _powers(state, dice)),
        crews=tuple([_crew(play, crew, die) for crew, die in enumerate(dice)]),
        piles=tuple(len(pile) for pile in state.piles),
        deliveries=tuple(_delivery_pile(play, number) for number in range(len(state.delivery_piles))),
        achievements=tuple(_achievement_pile(play, number) for number in range(len(state.achievement_piles))),
        extraction=_extraction(play),
        traded=_traded(play),
        sealed=_sealed(top, viewer),
        modules={module.name: module.view(play) for module in rules.modules if module.view},
    )


def own(play: RockwellPlay, viewer: int) -> Changes:
    """What a player sees besides what everybody sees: what lies behind their screen, and their sealed choice."""
    state = play.state
    seen: Changes = {"/viewer": viewer}
    if state.stack and not play.rules.options.open_stocks:
        seen.update(zip(_places(viewer), _behind_screen(state, viewer), strict=True))
    sealed = _sealed(state.stack[-1] if state.stack else None, viewer)
    if sealed is not None:
        seen["/sealed"] = sealed
    return seen


@cache
def _places(viewer: int) -> tuple[str, ...]:
    return tuple(f"/companies/{viewer}/{name}" for name in BEHIND_SCREEN)


def _behind_screen(state: RockwellState, player: int) -> tuple[Any, ...]:
    return (
        stock(state, player),
        state.cash[player],
        state.insurance[player],
        state.deliveries[player],
        state.delivery_prestige[player],
        state.achievement_prestige[player],
    )


def _company(play: RockwellPlay, player: int, viewer: int | None) -> CompanyView:
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
        *(_behind_screen(state, player) if open_to_viewer else SCREENED),
    )


@cache
def _achieved(bits: int) -> tuple[int, ...]:
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)


def _dice(state: RockwellState, top: Frame[Any] | None) -> list[int]:
    """By crew: the power of its subcontractor. One that may be taken along is not there until it is paid."""
    if isinstance(top, DrillingTurn) and top.stage == CARRY:
        return [0 if crew == top.crew else die for crew, die in enumerate(state.crew_die)]
    return state.crew_die


def _powers(state: RockwellState, dice: Sequence[int]) -> list[int]:
    """The total power on every tile. Views are made for everybody after every move: crew by crew is quicker."""
    powers = [0] * TILES
    for place, power, die in zip(state.crew_at, state.crew_power, dice, strict=True):
        for tile in _TILES_OF[place]:
            powers[tile] += power + die
    return powers


def _tiles(play: RockwellPlay, powers: Sequence[int]) -> tuple[TileView, ...]:
    state, pieces = play.state, play.rules.components.tiles
    drilled = [bool(state.revealed >> tile & 1) for tile in range(TILES)]
    laid = [pieces[number] for number in state.tiles]
    return tuple(
        [
            _tile_view(
                piece.stratum,
                piece.power,
                play.rules.required_power(play, tile),
                power,
                not revealed and play.rules.extraction_allowed(play, tile),
                revealed,
                piece.income if revealed else None,
                shaft,
            )
            for tile, piece, power, revealed, shaft in zip(
                range(TILES), laid, powers, drilled, state.shafts, strict=True
            )
        ]
    )


def _crew(play: RockwellPlay, crew: int, die: int) -> CrewView:
    state = play.state
    return _crew_view(crew // CREWS, state.crew_at[crew], state.crew_power[crew], die)


def _delivery_pile(play: RockwellPlay, number: int) -> PileView:
    pile = play.rules.components.deliveries[number]
    bought = play.state.delivery_piles[number]
    left = len(pile.costs) - bought
    return PileView(left, pile.costs[bought], pile.prestige[bought]) if left else PileView(0, None, None)


def _achievement_pile(play: RockwellPlay, number: int) -> PileView:
    tiles = play.rules.achievement_tiles[number]
    taken = play.state.achievement_piles[number]
    return PileView(len(tiles) - taken, None, tiles[taken] if taken < len(tiles) else None)


def _extraction(play: RockwellPlay) -> ExtractionView | None:
    for frame in reversed(play.state.stack):
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


def _traded(play: RockwellPlay) -> tuple[tuple[int, ...], ...]:
    for frame in play.state.stack:
        if isinstance(frame, Market):
            return tuple(tuple(r for r in range(4) if bits >> r & 1) for bits in frame.traded)
    return ()


def _sealed(frame: Frame[Any] | None, viewer: int | None) -> Any:
    if not isinstance(frame, SealedChoice) or viewer is None:
        return None
    choice = frame.choices[viewer]
    return msgspec.to_builtins(choice) if choice else None
