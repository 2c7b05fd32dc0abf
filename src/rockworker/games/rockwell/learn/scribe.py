"""Writes the sections of Rockwell's vectors straight from a game, bit by bit as its views would tell them."""

from __future__ import annotations

from typing import Any, Final

from msgspec import to_builtins

from rockworker.engine.frames import SealedChoice
from rockworker.games.rockwell.board import TILES, TILES_AT
from rockworker.games.rockwell.frames.extraction import Extraction
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.learn.company import NO_COMPANY, PRESENT, sealed_numbers
from rockworker.games.rockwell.learn.extraction import NOTHING, under_way
from rockworker.games.rockwell.learn.modules import MODULE_SECTIONS
from rockworker.games.rockwell.learn.owners import ALL_CREWS, SEATS, owners_from, place_of
from rockworker.games.rockwell.learn.rows import (
    ASKED,
    CASH,
    CLOSED,
    CREW,
    CUBES,
    GAME,
    OPEN,
    OPEN_BITS,
    PILE,
    POWER_BITS,
    POWERS,
    PRESTIGE,
    SLOT,
    STOCKED,
    TRADED,
    TRADED_BITS,
    SeatRows,
    rows_for,
)
from rockworker.games.rockwell.learn.table import (
    MOST_DELIVERIES,
    MOST_SLOTS,
    NO_DELIVERY,
    agreed,
    crew_place,
    order_numbers,
)
from rockworker.games.rockwell.rules import RockwellPlay, Rules
from rockworker.games.rockwell.sight import dice_seen, extraction_seen
from rockworker.games.rockwell.state import BOARD_II, BOARD_III, CREWS, NOBODY, RockwellState
from rockworker.learn.kept import KeptRows
from rockworker.learn.section import Seating

NO_SLOTS: Final[list[bytes]] = [bytes(len(SLOT[0]))] * MOST_SLOTS


class RockwellScribe:
    """Writes for one seat. What changes seldom is kept until it does."""

    def __init__(self, rules: Rules, seating: Seating) -> None:
        self._seating = seating
        self._viewer: int = seating.viewer
        self._players: int = seating.players
        self._order: list[int] = list(seating.order)
        self._rows: SeatRows = rows_for(rules, seating)
        self._agreed: bytes = agreed(seating.about)
        self._no_companies: bytes = NO_COMPANY * (len(SEATS) - seating.players)
        self._rivals: KeptRows = KeptRows([CLOSED] * (seating.players - 1), self._no_companies)
        self._no_deliveries: list[bytes] = [NO_DELIVERY] * (MOST_DELIVERIES - len(rules.components.deliveries))
        self._nothing_sealed: bytes = sealed_numbers(seating, None)
        self._open: bool = rules.options.open_stocks
        self._plain: bool = not any(m.required_power or m.extraction_allowed for m in rules.modules)
        """Whether no module has a say in what a tile needs."""
        self._modules: list[tuple[Any, Any]] = _module_parts(rules)
        self._shifts: list[int] = [POWER_BITS * place_of(seating, owner) for owner in range(rules.owners)]
        """By owner: where the power is in a key of `POWERS`."""
        self._crew_order: list[int] = _crew_order(seating)
        self._places: list[int] = [place_of(seating, owner) for owner in range(rules.owners)] + [NOBODY]
        """By owner: the place in the viewer's order; the last one is nobody's."""
        self._crew_places: list[int] = [*[crew_place(seating, crew) for crew in range(rules.owners * CREWS)], NOBODY]
        self._management: list[int] = []
        self._control: list[int] = []
        self._order_part: bytes = b""
        self._owners: list[int] = []
        """By slot."""
        self._slot_part: bytes = b""
        self._cards: list[tuple[int, ...]] = []
        self._bought: list[int] = []
        self._taken: list[int] = []
        self._pile_part: bytes = b""
        self._mine_key: tuple[Any, ...] = ()
        self._mine_parts: list[bytes] = []
        self._tiles: KeptRows = KeptRows([self._rows.tiles] * TILES)
        self._powers: KeptRows = KeptRows([POWERS] * TILES)
        self._crews: KeptRows = KeptRows([CREW] * len(ALL_CREWS))

    def parts(self, play: RockwellPlay) -> list[bytes]:
        """All that the seat sees, part by part."""
        state = play.state
        found = self._table(state)
        found.append(self._piles(state))
        found += self._companies(play)
        found.append(self._sealed(state))
        found += self._mine(play)
        found.append(self._extraction(play))
        for view, encode in self._modules:
            found.append(encode if view is None else encode(view(play)))
        return found

    def _table(self, state: RockwellState) -> list[bytes]:
        top = state.stack[-1] if state.stack else None
        zinc, copper, silver, gold = state.prices
        active: int = getattr(top, "player", NOBODY)
        crew: int = getattr(top, "crew", NOBODY)
        prompts = tuple([frame.prompt_name for frame in state.stack])
        track, bribery_tiles = state.track, state.bribery_tiles
        return [
            self._agreed,
            GAME[state.turn, track, state.ending, zinc, copper, silver, gold, bribery_tiles, state.dice],
            ASKED[prompts, self._places[active], self._crew_places[crew]],
            self._orders(state),
            self._slots(state),
        ]

    def _orders(self, state: RockwellState) -> bytes:
        if state.management != self._management or state.control != self._control:
            self._management, self._control = state.management[:], state.control[:]
            self._order_part = order_numbers(self._seating, (self._management, self._control))
        return self._order_part

    def _slots(self, state: RockwellState) -> bytes:
        if state.slots != self._owners:
            self._owners = state.slots[:]
            rows = [SLOT[self._places[owner]] for owner in self._owners]
            self._slot_part = b"".join(rows + NO_SLOTS[len(rows) :])
        return self._slot_part

    def _piles(self, state: RockwellState) -> bytes:
        if state.piles != self._cards or state.delivery_piles != self._bought or state.achievement_piles != self._taken:
            self._cards, self._bought, self._taken = state.piles[:], state.delivery_piles[:], state.achievement_piles[:]
            self._pile_part = b"".join(self._pile_rows(state))
        return self._pile_part

    def _pile_rows(self, state: RockwellState) -> list[bytes]:
        deliveries, achievements = self._rows.deliveries, self._rows.achievements
        found = [PILE.of(len(pile)) for pile in state.piles]
        found += [deliveries[number << 8 | bought] for number, bought in enumerate(state.delivery_piles)]
        found += self._no_deliveries
        found += [achievements[number << 8 | taken] for number, taken in enumerate(state.achievement_piles)]
        return found

    def _companies(self, play: RockwellPlay) -> list[bytes]:
        """The viewer's company, and the others, of which mostly nothing is open but what lies on the board."""
        state, rivals = play.state, self._order[1:]
        traded = _traded(state)
        found = self._company(state, traded, self._viewer)
        if self._open or not state.stack:
            for player in rivals:
                found += self._company(state, traded, player)
            found.append(self._no_companies)
        else:
            found.append(self._rivals.of([self._on_board(state, traded, player) for player in rivals]))
        return found

    def _company(self, state: RockwellState, traded: list[int], player: int) -> list[bytes]:
        """One that the viewer sees behind the screen."""
        key, cubes, first = self._on_board(state, traded, player), state.cubes, player * 4
        return [
            OPEN[key >> TRADED_BITS],
            PRESENT,
            CUBES.of(cubes[first]),
            CUBES.of(cubes[first + 1]),
            CUBES.of(cubes[first + 2]),
            CUBES.of(cubes[first + 3]),
            CASH[state.cash[player]],
            STOCKED.of(state.insurance[player]),
            STOCKED.of(state.deliveries[player]),
            PRESTIGE.of(state.delivery_prestige[player]),
            PRESTIGE.of(state.achievement_prestige[player]),
            TRADED[key & (1 << TRADED_BITS) - 1],
        ]

    def _on_board(self, state: RockwellState, traded: list[int], player: int) -> int:
        """All that is open of a company, as a key of `CLOSED`."""
        players, actions = self._players, state.actions
        key = state.achievements[player]
        key = key << OPEN_BITS | actions[BOARD_III * players + player]
        key = key << OPEN_BITS | actions[BOARD_II * players + player]
        key = key << OPEN_BITS | state.cards[player]
        key = key << OPEN_BITS | state.shafts_built[player]
        key = key << OPEN_BITS | state.mobility[player]
        key = key << OPEN_BITS | state.safety[player]
        return key << TRADED_BITS | (traded[player] if traded else 0)

    def _sealed(self, state: RockwellState) -> bytes:
        top = state.stack[-1] if state.stack else None
        choice = top.choices[self._viewer] if isinstance(top, SealedChoice) else None
        return sealed_numbers(self._seating, to_builtins(choice)) if choice else self._nothing_sealed

    def _mine(self, play: RockwellPlay) -> list[bytes]:
        """Tiles, powers and crews, again only when something there has changed. Where a module has a say in what a tile
        needs, nothing is kept."""
        state = play.state
        dice = dice_seen(state, state.stack[-1] if state.stack else None)
        key = (state.crew_at, state.crew_power, dice, state.shafts, state.revealed, state.tiles)
        if key != self._mine_key or not self._plain:
            self._mine_key = (*[part[:] for part in key[:4]], state.revealed, state.tiles)
            self._mine_parts = self._mine_rows(play, dice)
        return self._mine_parts

    def _mine_rows(self, play: RockwellPlay, dice: list[int]) -> list[bytes]:
        state = play.state
        powers, keys = [0] * TILES, [0] * TILES
        at, power = state.crew_at, state.crew_power
        for crew, place in enumerate(at):
            for tile in TILES_AT[place]:
                strength = power[crew] + dice[crew]
                powers[tile] = powers[tile] + strength
                keys[tile] = keys[tile] + (strength << self._shifts[crew // CREWS])
        return [
            self._tiles.of(self._tile_keys(play, powers)),
            self._powers.of(keys),
            self._crews.of(self._crew_keys(state, dice)),
        ]

    def _tile_keys(self, play: RockwellPlay, powers: list[int]) -> list[int]:
        state, rules, plain = play.state, play.rules, self._plain
        revealed, tiles, shafts = state.revealed, state.tiles, state.shafts
        found: list[int] = []
        for tile in range(TILES):
            drilled, number = revealed >> tile & 1, tiles[tile]
            required = rules.powers[number] if plain else rules.required_power(play, tile)
            ready = 0 if drilled else 1 if plain or rules.extraction_allowed(play, tile) else 0
            flags = shafts[tile] + 1 << 2 | drilled << 1 | ready
            found.append(required << 24 | powers[tile] << 16 | number << 8 | flags)
        return found

    def _crew_keys(self, state: RockwellState, dice: list[int]) -> list[int]:
        at, power = state.crew_at, state.crew_power
        return [0 if crew < 0 else at[crew] << 8 | power[crew] << 4 | dice[crew] for crew in self._crew_order]

    def _extraction(self, play: RockwellPlay) -> bytes:
        for frame in play.state.stack:
            if isinstance(frame, Extraction):
                view = extraction_seen(play)
                return NOTHING if view is None else under_way(self._seating, view)
        return NOTHING


def _traded(state: RockwellState) -> list[int]:
    for frame in state.stack:
        if isinstance(frame, Market):
            return frame.traded
    return []


def _module_parts(rules: Rules) -> list[tuple[Any, Any]]:
    """For each module that has a section: its view and how that is encoded; without a view, what there is then."""
    views = {module.name: module.view for module in rules.modules}
    return [
        (views[part.module], part.encode) if part.module in views else (None, part.nothing) for part in MODULE_SECTIONS
    ]


def _crew_order(seating: Seating) -> list[int]:
    """The crews in the viewer's order; -1: there is no such crew."""
    owners = owners_from(seating.viewer, seating.players)
    return [-1 if owner is None else owner * CREWS + n for owner in owners for n in range(CREWS)]
