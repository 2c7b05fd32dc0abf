"""The columns of Rockwell's sheets, and what each of them tells a viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import to_builtins

from rockworker.engine.names import kebab
from rockworker.games.rockwell.board import TILES
from rockworker.games.rockwell.component_checks import PILES
from rockworker.games.rockwell.frames.drilling import STAGE_NAMES
from rockworker.games.rockwell.learn.company import NO_COMPANY, achieved_numbers, level_numbers, sealed_numbers
from rockworker.games.rockwell.learn.company import traded_numbers as traded
from rockworker.games.rockwell.learn.extraction import NOTHING, under_way
from rockworker.games.rockwell.learn.mine import NO_CREW, crew_numbers, tile_numbers
from rockworker.games.rockwell.learn.modules import MODULE_SECTIONS
from rockworker.games.rockwell.learn.owners import OWNERS, SEATS
from rockworker.games.rockwell.learn.table import (
    ACHIEVEMENTS,
    ENDINGS,
    MOST_DELIVERIES,
    MOST_SLOTS,
    NO_DELIVERY,
    TRACK,
    achievement_numbers,
    agreed,
    crew_place,
    delivery_numbers,
    going_on,
)
from rockworker.games.rockwell.rules import Rules
from rockworker.games.rockwell.sight import achievement_pile, delivery_pile, tile_seen
from rockworker.games.rockwell.state import CREWS, NOBODY, RESOURCES
from rockworker.games.rockwell.view import ExtractionView
from rockworker.learn.section import one_hot, pack
from rockworker.learn.sheet import Desk

POWER_BITS: Final = 6
"""Of an owner's power on a tile: at most four crews of 4 with dice of 4."""
MOST_POWER: Final = (1 << POWER_BITS) - 1


class Screens:
    """Columns for what is behind the screens, by player: as its owner sees it, or as the others do."""

    def __init__(self, desk: Desk) -> None:
        players = desk.players
        self.open, self.cash, self.insurance, self.deliveries = [desk.counts(players) for _ in range(4)]
        self.delivery_prestige, self.achievement_prestige = desk.counts(players), desk.counts(players)
        self.cubes: list[int] = desk.counts(players * len(RESOURCES))

    def of(self, player: int) -> list[int]:
        """A company's columns, as they stand in a vector."""
        first = player * len(RESOURCES)
        cubes = self.cubes[first : first + len(RESOURCES)]
        tiles = [self.insurance[player], self.deliveries[player]]
        prestige = [self.delivery_prestige[player], self.achievement_prestige[player]]
        return [self.open[player], *cubes, self.cash[player], *tiles, *prestige]


class RockwellColumns:
    """Where what stands. A key tells the same to all players; what a viewer may know of it is up to the tables, or to
    which columns a viewer is shown."""

    def __init__(self, rules: Rules, desk: Desk) -> None:
        self._rules = rules
        self._seatings = desk.seatings
        self._players: int = desk.players
        self._places = [_places(desk, viewer, rules.owners) for viewer in range(desk.players)]
        """By viewer and owner: the place in the viewer's order; the last one is nobody's."""
        desk.show_always(agreed(desk.about))
        self._lay_out_game(desk)
        self._lay_out_boards(desk)
        self._lay_out_piles(desk)
        self._lay_out_companies(desk)
        self._lay_out_mine(desk)
        self.extraction: int = desk.column(desk.table(self._extraction, None))
        desk.show(lambda viewer: [self.extraction])
        self._lay_out_modules(desk)

    def _lay_out_game(self, desk: Desk) -> None:
        self.turn: int = desk.counts(1)[0]
        self.track: int = desk.column(desk.table_for_all(_track, 0))
        self.ending: int = desk.column(desk.table_for_all(_ending, ""))
        self.prices: list[int] = desk.counts(len(RESOURCES))
        self.bribery_tiles, self.dice = desk.counts(2)
        self.prompts: int = desk.column(desk.table_for_all(_prompts, ()))
        self.active: int = desk.column(desk.table(self._active, NOBODY))
        self.active_crew: int = desk.column(desk.table(self._active_crew, NOBODY))
        asked = [self.prompts, self.active, self.active_crew]
        columns = [self.turn, self.track, self.ending, *self.prices, self.bribery_tiles, self.dice, *asked]
        desk.show(lambda viewer: columns)

    def _lay_out_boards(self, desk: Desk) -> None:
        """Orders, and the slots of the boards."""
        self.orders: list[int] = desk.columns_of(desk.table_for_all(self._order, 0), self._players)
        desk.show(lambda viewer: self._in_order(viewer, self.orders))
        desk.show_always(pack([0.0, 0.0] * (len(SEATS) - self._players)))
        slots = sum([len(board) for board in self._rules.board_slots])
        self.slots: list[int] = desk.columns_of(desk.table(self._slot, NOBODY), slots)
        desk.show(lambda viewer: self.slots)
        desk.show_always(pack([0.0] * (1 + len(SEATS)) * (MOST_SLOTS - slots)))

    def _lay_out_piles(self, desk: Desk) -> None:
        self.piles: list[int] = desk.counts(PILES)
        deliveries = len(self._rules.components.deliveries)
        self.deliveries: list[int] = desk.columns_of(desk.table_for_all(self._delivery, 0), deliveries)
        desk.show(lambda viewer: self.piles + self.deliveries)
        desk.show_always(NO_DELIVERY * (MOST_DELIVERIES - deliveries))
        self.achievements: list[int] = desk.columns_of(desk.table_for_all(self._achievement, 0), ACHIEVEMENTS)
        desk.show(lambda viewer: self.achievements)

    def _lay_out_companies(self, desk: Desk) -> None:
        """Of each company what lies open, what is behind the screen as its owner sees it and as the others do, and what
        it has traded."""
        self.levels: list[int] = desk.columns_of(desk.table_for_all(_levels, 0), self._players)
        self.cards: list[int] = desk.counts(self._players)
        self.actions: list[int] = desk.counts(2 * self._players)
        """On Board II, then on Board III."""
        self.achieved: list[int] = desk.columns_of(desk.table_for_all(_achieved, 0), self._players)
        self.owned = Screens(desk)
        self.shown = Screens(desk)
        self.traded: list[int] = desk.columns_of(desk.table_for_all(_traded, 0), self._players)
        desk.show(self._company_columns)
        desk.show_always(NO_COMPANY * (len(SEATS) - self._players))
        self.sealed: list[int] = desk.columns_of(desk.table(self._sealed, None), self._players)
        desk.show(lambda viewer: [self.sealed[viewer]])

    def _company_columns(self, viewer: int) -> list[int]:
        found: list[int] = []
        for player in self._seatings[viewer].order:
            found += [self.levels[player], self.cards[player]]
            found += [self.actions[player], self.actions[self._players + player], self.achieved[player]]
            found += (self.owned if player == viewer else self.shown).of(player)
            found.append(self.traded[player])
        return found

    def _lay_out_mine(self, desk: Desk) -> None:
        self.tiles: list[int] = desk.columns_of(desk.table(self._tile, 0), TILES)
        self.powers: list[int] = desk.columns_of(desk.table(self._powers, 0), TILES)
        desk.show(lambda viewer: self.tiles + self.powers)
        owners, players = self._rules.owners, self._players
        self.crews: list[int] = desk.columns_of(desk.table_for_all(_crew, 0), owners * CREWS)
        desk.show(lambda viewer: self._crew_columns(self._seatings[viewer].order))
        desk.show_always(NO_CREW * CREWS * (len(SEATS) - players))
        desk.show(lambda viewer: self._crew_columns(range(players, owners)))
        desk.show_always(NO_CREW * CREWS * (len(OWNERS) - len(SEATS) + players - owners))

    def _crew_columns(self, owners: Sequence[int]) -> list[int]:
        return [self.crews[owner * CREWS + crew] for owner in owners for crew in range(CREWS)]

    def _lay_out_modules(self, desk: Desk) -> None:
        views = {module.name: module.view for module in self._rules.modules}
        self.modules: list[tuple[int, Any, Any]] = []
        """Columns, what makes a module's view, and how that is encoded."""
        for section in MODULE_SECTIONS:
            if section.module in views:
                column = desk.column(desk.table_for_all(_as_it_is, section.nothing))
                self.modules.append((column, views[section.module], section.encode))
                _show(desk, column)
            else:
                desk.show_always(section.nothing)

    def _in_order(self, viewer: int, columns: list[int]) -> list[int]:
        return [columns[player] for player in self._seatings[viewer].order]

    # What the columns tell

    def _active(self, owner: int, viewer: int) -> bytes:
        return pack(one_hot(self._places[viewer][owner], len(OWNERS)))

    def _active_crew(self, crew: int, viewer: int) -> bytes:
        return pack(one_hot(crew_place(self._seatings[viewer], crew), len(OWNERS) * CREWS))

    def _order(self, key: int) -> bytes:
        """Places in Management order and in Control order, from 1 on."""
        return pack(((key >> 4) / self._players, (key & 15) / self._players))

    def _slot(self, owner: int, viewer: int) -> bytes:
        return pack((1.0, *one_hot(self._places[viewer][owner], len(SEATS))))

    def _delivery(self, key: int) -> bytes:
        return delivery_numbers(delivery_pile(self._rules, key >> 8, key & 255))

    def _achievement(self, key: int) -> bytes:
        return achievement_numbers(achievement_pile(self._rules, key >> 8, key & 255))

    def _sealed(self, choice: Any, viewer: int) -> bytes:
        return sealed_numbers(self._seatings[viewer], None if choice is None else to_builtins(choice))

    def _tile(self, key: int, viewer: int) -> bytes:
        ready, drilled, shaft = key & 1 == 1, key >> 1 & 1 == 1, (key >> 2 & 63) - 1
        number, power, required = key >> 8 & 255, key >> 16 & 255, key >> 24
        seen = tile_seen(self._rules, (number, required, power, ready, drilled, shaft))
        return tile_numbers(seen, self._seatings[viewer].order)

    def _powers(self, key: int, viewer: int) -> bytes:
        """Each owner's power, the first player's lowest."""
        numbers = [0.0] * len(OWNERS)
        for owner, place in enumerate(self._places[viewer][:-1]):
            numbers[place] = (key >> POWER_BITS * owner & MOST_POWER) / 32
        return pack(numbers)

    def _extraction(self, key: tuple[Any, ...] | None, viewer: int) -> bytes:
        if key is None:
            return NOTHING
        tile, trigger, priority, cubes, danger, share, remainder, powers, lost = key
        settled = (share, remainder, dict(powers), dict(lost))
        return under_way(self._seatings[viewer], ExtractionView(tile, trigger, priority, cubes, danger, *settled))


def extraction_key(view: ExtractionView | None) -> tuple[Any, ...] | None:
    """An extraction under way."""
    if view is None:
        return None
    told = (view.tile, view.trigger, view.priority, view.cubes, view.danger, view.share, view.remainder)
    return (*told, tuple(view.powers.items()), tuple(view.lost.items()))


def _places(desk: Desk, viewer: int, owners: int) -> list[int]:
    places = desk.seatings[viewer].places
    return [*[places.get(owner, len(SEATS)) for owner in range(owners)], NOBODY]


def _show(desk: Desk, column: int) -> None:
    desk.show(lambda viewer: [column])


def _track(step: int) -> bytes:
    return pack(one_hot(step, TRACK))


def _ending(ending: str) -> bytes:
    return pack(one_hot(ENDINGS.index(ending) if ending else -1, len(ENDINGS)))


def _prompts(key: tuple[Any, ...]) -> bytes:
    """Frames by their types, drilling turns by their stages."""
    return pack(going_on(tuple([_prompt(frame) for frame in key])))


def _prompt(frame: Any) -> str:
    return f"drilling-turn-{STAGE_NAMES[frame]}" if isinstance(frame, int) else kebab(frame.__name__)


def _levels(key: int) -> bytes:
    return level_numbers((key & 255, key >> 8 & 255, key >> 16))


def _achieved(bits: int) -> bytes:
    return achieved_numbers(bits)


def _traded(bits: int) -> bytes:
    return traded([resource for resource in range(len(RESOURCES)) if bits >> resource & 1])


def _crew(key: int) -> bytes:
    """By place, power and die; 0: there is no such crew, as all have power."""
    return NO_CREW if not key else crew_numbers(key >> 8, key >> 4 & 15, key & 15)


def _as_it_is(part: bytes) -> bytes:
    return part
