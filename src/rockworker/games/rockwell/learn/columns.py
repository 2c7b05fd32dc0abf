"""The columns of Rockwell's sheets, and what each of them tells."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from rockworker.engine.names import kebab
from rockworker.games.rockwell.board import TILES
from rockworker.games.rockwell.component_checks import PILES
from rockworker.games.rockwell.frames.drilling import STAGE_NAMES
from rockworker.games.rockwell.learn.company import SCREENED_OFF, achieved_numbers, level_numbers, sealed_numbers
from rockworker.games.rockwell.learn.company import traded_numbers as traded
from rockworker.games.rockwell.learn.extraction import NOTHING, loss_numbers, role_numbers, under_way
from rockworker.games.rockwell.learn.mine import NO_CREW, crew_numbers, tile_numbers
from rockworker.games.rockwell.learn.modules import MODULE_SECTIONS
from rockworker.games.rockwell.learn.owners import SEATS
from rockworker.games.rockwell.learn.table import (
    ACHIEVEMENTS,
    ENDINGS,
    MOST_DELIVERIES,
    MOST_SLOTS,
    NO_DELIVERY,
    TRACK,
    achievement_numbers,
    agreed,
    delivery_numbers,
    going_on,
    slots_there,
)
from rockworker.games.rockwell.rules import Rules
from rockworker.games.rockwell.sight import achievement_pile, delivery_pile, tile_seen
from rockworker.games.rockwell.state import CREWS, NOBODY, RESOURCES, Cubes
from rockworker.learn.section import one_hot, pack
from rockworker.learn.sheet import Column, Desk


class Screens:
    """Columns for what is behind the screens, by player: as its owner sees it, or as the others do."""

    def __init__(self, desk: Desk, blocks: list[int]) -> None:
        self.open: list[Column] = desk.in_each(blocks, desk.flag)
        self.cubes: list[Column] = [cubes for block in blocks for cubes in desk.counts(6, len(RESOURCES), block)]
        self.cash: list[Column] = desk.in_each(blocks, desk.counting(3000))
        self.insurance: list[Column] = desk.in_each(blocks, desk.counting(4))
        self.deliveries: list[Column] = desk.in_each(blocks, desk.counting(4))
        self.delivery_prestige: list[Column] = desk.in_each(blocks, desk.counting(10))
        self.achievement_prestige: list[Column] = desk.in_each(blocks, desk.counting(10))


class RockwellColumns:
    """Where what stands. A key tells the same to all players."""

    def __init__(self, rules: Rules, desk: Desk) -> None:
        self._rules = rules
        self._players: int = desk.players
        desk.fill(agreed(desk.about))
        self._lay_out_game(desk)
        self._lay_out_piles(desk)
        self.tiles: list[Column] = desk.columns(desk.table(self._tile, 0), TILES)
        self.extraction: Column = desk.column(desk.table(self._extraction, None))
        self._lay_out_modules(desk)
        self._lay_out_companies(desk)
        self._lay_out_screens(desk)

    def _lay_out_game(self, desk: Desk) -> None:
        self.turn: Column = desk.counts(8, 1)[0]
        self.track: Column = desk.column(desk.table(_track, 0))
        self.ending: Column = desk.column(desk.table(_ending, ""))
        self.prices: list[Column] = desk.counts(1000, len(RESOURCES))
        self.bribery_tiles, self.dice = desk.counts(4, 2)
        self.slot_count: int = sum([len(board) for board in self._rules.board_slots])
        desk.fill(slots_there(self.slot_count))
        self.prompts: Column = desk.column(desk.table(_prompts, ()))

    def _lay_out_piles(self, desk: Desk) -> None:
        self.piles: list[Column] = desk.counts(6, PILES)
        deliveries = len(self._rules.components.deliveries)
        self.deliveries: list[Column] = desk.columns(desk.table(self._delivery, 0), deliveries)
        desk.fill(NO_DELIVERY * (MOST_DELIVERIES - deliveries))
        self.achievements: list[Column] = desk.columns(desk.table(self._achievement, 0), ACHIEVEMENTS)

    def _lay_out_modules(self, desk: Desk) -> None:
        views = {module.name: module.view for module in self._rules.modules}
        self.modules: list[tuple[Column, Any, Any]] = []
        """Columns, what makes a module's view, and how that is encoded."""
        for section in MODULE_SECTIONS:
            if section.module in views:
                column = desk.column(desk.table(_as_it_is, section.nothing))
                self.modules.append((column, views[section.module], section.encode))
            else:
                desk.fill(section.nothing)

    def _lay_out_companies(self, desk: Desk) -> None:
        """Of each company what lies open. In games for two there are crews that belong to none."""
        companies, missing = desk.blocks(), len(SEATS) - self._players
        others = [desk.block() for _ in range(self._rules.owners - self._players)]
        self._lay_out_crews(desk, companies + others)
        crews = len(desk.blank[companies[0]])
        self._lay_out_boards(desk, companies)
        desk.show(companies)
        desk.fill(bytes(len(desk.blank[companies[0]])) * missing)
        for block in others:
            desk.show_all(block)
        desk.fill(bytes(crews) * (1 - len(others)))

    def _lay_out_crews(self, desk: Desk, blocks: list[int]) -> None:
        """What all owners of crews have."""
        crew, power = desk.table(_crew, 0), desk.table(_power, 0)
        self.active: list[Column] = desk.in_each(blocks, desk.flag)
        self.active_crew: list[Column] = [flag for block in blocks for flag in desk.flags(CREWS, block)]
        self.roles: list[Column] = desk.in_each(blocks, desk.table(_role, 0))
        self.crews: list[Column] = [column for block in blocks for column in desk.columns(crew, CREWS, block)]
        self.powers: list[list[Column]] = [desk.columns(power, TILES, block) for block in blocks]
        """By owner and tile."""

    def _lay_out_boards(self, desk: Desk, blocks: list[int]) -> None:
        """What only companies have."""
        self.levels: list[Column] = desk.in_each(blocks, desk.table(_levels, 0))
        self.cards: list[Column] = desk.in_each(blocks, desk.counting(6))
        exchange, workshop = [desk.in_each(blocks, desk.counting(3)) for _ in range(2)]
        self.actions: list[Column] = exchange + workshop
        """Of all players on Board II, then on Board III."""
        self.achieved: list[Column] = desk.in_each(blocks, desk.table(_achieved, 0))
        self.orders: list[Column] = desk.in_each(blocks, desk.table(self._order, 0))
        self.slots: list[list[Column]] = [desk.flags(MOST_SLOTS, block) for block in blocks]
        """By player and slot; below, by player and tile."""
        self.shafts: list[list[Column]] = [desk.flags(TILES, block) for block in blocks]
        self.traded: list[Column] = desk.in_each(blocks, desk.table(_traded, 0))
        self.losses: list[Column] = desk.in_each(blocks, desk.table(_loss, None))

    def _lay_out_screens(self, desk: Desk) -> None:
        """What is behind the screens and what is sealed, as its owner sees it; then as the others see it."""
        own, rivals = desk.blocks(), desk.blocks()
        self.owned = Screens(desk, own)
        self.sealed: list[Column] = desk.in_each(own, desk.table(_sealed, None))
        desk.show_own(own)
        self.shown = Screens(desk, rivals)
        desk.show_rivals(rivals)
        desk.fill(SCREENED_OFF * (len(SEATS) - self._players))

    # What the columns tell

    def _order(self, key: int) -> bytes:
        """Places in Management order and in Control order, from 1 on."""
        return pack(((key >> 4) / self._players, (key & 15) / self._players))

    def _delivery(self, key: int) -> bytes:
        return delivery_numbers(delivery_pile(self._rules, key >> 8, key & 255))

    def _achievement(self, key: int) -> bytes:
        return achievement_numbers(achievement_pile(self._rules, key >> 8, key & 255))

    def _tile(self, key: int) -> bytes:
        ready, drilled = key & 1 == 1, key >> 1 & 1 == 1
        number, power, required = key >> 8 & 255, key >> 16 & 255, key >> 24
        return tile_numbers(tile_seen(self._rules, (number, required, power, ready, drilled, NOBODY)))

    def _extraction(self, key: tuple[int, int, Cubes | None, Cubes | None] | None) -> bytes:
        """Tile, card, share, remainder."""
        if key is None:
            return NOTHING
        card = self._rules.cards[key[1]] if key[1] >= 0 else None
        return under_way(key[0], (card.cubes, card.danger) if card else (None, False), key[2], key[3])


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


def _power(power: int) -> bytes:
    return pack([power / 32])


def _role(key: int) -> bytes:
    """In an extraction: whether the owner has brought it about, has priority, and with what power."""
    return role_numbers(key & 1 == 1, key >> 1 & 1 == 1, key >> 2)


def _loss(cubes: Cubes | None) -> bytes:
    return loss_numbers(cubes)


def _sealed(choice: Any) -> bytes:
    return sealed_numbers(None if choice is None else to_builtins(choice))


def _as_it_is(part: bytes) -> bytes:
    return part
