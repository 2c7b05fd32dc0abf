"""The columns of Clockworker's sheets, and what each of them tells."""

from __future__ import annotations

from typing import Any, Final

from rockworker.engine.names import kebab
from rockworker.games.clockworker.learn.sections import (
    NO_PLAYER,
    NO_RIVAL,
    PRESENT,
    RIVALS,
    ROW,
    SEATS,
    agreed,
    cost_numbers,
    ending_numbers,
    my_factory,
    my_order,
    phase_numbers,
    rivals_factory,
)
from rockworker.games.clockworker.learn.words import ARTIFACTS, FACTORIES, MOST_ARCHIVES
from rockworker.games.clockworker.resources import POINTS
from rockworker.games.clockworker.ways import slots_of
from rockworker.learn.section import pack
from rockworker.learn.sheet import Column, Desk

OWNED: Final = 1 << 8
"""In the key of a factory in a tableau, above the slots on which robots stand as bits."""


class ClockworkerColumns:
    """Where what stands. A key tells the same to all players."""

    def __init__(self, desk: Desk) -> None:
        self._players = desk.players
        desk.fill(agreed(desk.about))
        self._lay_out_game(desk)
        self._lay_out_table(desk)
        self._lay_out_players(desk)
        self._lay_out_own(desk)
        self._lay_out_rivals(desk)

    def _lay_out_game(self, desk: Desk) -> None:
        self.round: Column = desk.counts(20, 1)[0]
        self.ending: Column = desk.column(desk.table(_ending, ""))
        self.phase: Column = desk.column(desk.table(_phase, None))
        self.cost: Column = desk.column(desk.table(_cost, None))
        self.deck, self.stack = desk.counts(20, 1)[0], desk.counts(10, 1)[0]
        self.before_fin: Column = desk.counts(5, 1)[0]

    def _lay_out_table(self, desk: Desk) -> None:
        """What can be bought."""
        self.row: list[list[Column]] = []
        self.prices: list[Column] = []
        """By place of the row: which factory lies there, and its price."""
        for _ in range(ROW):
            self.row.append(desk.flags(FACTORIES))
            self.prices += desk.counts(5, 1)
        self.copies: list[Column] = desk.columns(desk.table(_copies, 0), ARTIFACTS)
        self.display: list[Column] = desk.flags(MOST_ARCHIVES)

    def _lay_out_players(self, desk: Desk) -> None:
        by_20, blocks = desk.table(_by_20, 0), desk.blocks()
        for block in blocks:
            desk.fill(PRESENT, block)
        self.holdings: list[list[Column]] = [
            [*desk.counts(5, POINTS, block), *desk.counts(20, 1, block)] for block in blocks
        ]
        """By player: the supply kind by kind, then points."""
        self.cards: list[Column] = desk.in_each(blocks, by_20)
        self.factories: list[Column] = desk.in_each(blocks, by_20)
        self.archives: list[Column] = desk.in_each(blocks, desk.counting(5))
        self.turns: list[Column] = desk.in_each(blocks, desk.table(_turn, 0))
        self.owned: list[list[Column]] = [desk.flags(ARTIFACTS, block) for block in blocks]
        self.active: list[list[Column]] = [desk.flags(ARTIFACTS, block) for block in blocks]
        desk.show(blocks)
        desk.fill(NO_PLAYER * (len(SEATS) - self._players))

    def _lay_out_own(self, desk: Desk) -> None:
        """What a player has, as this player sees it."""
        orders, factories, blocks = desk.table(_my_order, 0), desk.table(_my_factory, 0), desk.blocks()
        self.my_orders: list[list[Column]] = [[] for _ in blocks]
        self.my_factories: list[list[Column]] = [[] for _ in blocks]
        """By player and factory: when it came, which hardly ever changes, and what stands there."""
        for player, block in enumerate(blocks):
            for _ in range(FACTORIES):
                self.my_orders[player].append(desk.column(orders, block))
                self.my_factories[player].append(desk.column(factories, block))
        self.my_archives: list[list[Column]] = [desk.flags(MOST_ARCHIVES, block) for block in blocks]
        desk.show_own(blocks)

    def _lay_out_rivals(self, desk: Desk) -> None:
        """The same, as the others see it."""
        table, blocks = desk.table(_rivals_factory, 0), desk.blocks()
        self.rivals_factories: list[list[Column]] = [desk.columns(table, FACTORIES, block) for block in blocks]
        self.rivals_archives: list[list[Column]] = [desk.flags(MOST_ARCHIVES, block) for block in blocks]
        desk.show_rivals(blocks)
        desk.fill(NO_RIVAL * (len(RIVALS) + 1 - self._players))


def _ending(ending: str) -> bytes:
    return ending_numbers(ending)


def _phase(frame: type[Any] | None) -> bytes:
    return phase_numbers(kebab(frame.__name__) if frame else "")


def _cost(cost: tuple[int, ...] | None) -> bytes:
    return cost_numbers(cost)


def _copies(left: int) -> bytes:
    return pack([left / 2])


def _by_20(count: int) -> bytes:
    return pack([count / 20])


def _turn(key: int) -> bytes:
    """Whose turn it is, and who was first."""
    return pack([float(key & 1), float(key >> 1 & 1)])


def _my_order(order: int) -> bytes:
    return my_order(order)


def _my_factory(key: int) -> bytes:
    return my_factory(_robots(key))


def _rivals_factory(key: int) -> bytes:
    return rivals_factory(_robots(key))


def _robots(key: int) -> tuple[int, ...] | None:
    return slots_of(key & OWNED - 1) if key else None
