"""A referee who knows the expansions' rules a second time, from the events alone, and compares with what is seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.games.rockwell.board import is_entrance
from rockworker.games.rockwell.events import (
    BootyShared,
    CardDrawn,
    CardKept,
    CardRemoved,
    CrewMoved,
    RemainderReceived,
    ShareReceived,
    TileDrilled,
)
from rockworker.games.rockwell.frames.extraction import Extraction
from rockworker.games.rockwell.modules.diamonds.records import DiamondDrawn, DiamondPaid
from rockworker.games.rockwell.modules.explosions.records import CrewBlownBack, CrewWeakened, ExplosionDrawn
from rockworker.games.rockwell.modules.fluctuating_market.records import (
    PriceFell,
    PriceReset,
    PriceRose,
    SpeculationDrawn,
)
from rockworker.games.rockwell.modules.inspectors.module import SUPERINTENDENT, Pawns
from rockworker.games.rockwell.modules.inspectors.records import PawnMoved
from rockworker.games.rockwell.modules.special_card_events import SpecialSetAside
from rockworker.games.rockwell.state import NOBODY
from tests.games.rockwell.modules.stage import INSPECTORS, MARKET, tiles_at
from tests.games.rockwell.properties.worlds import state_of


class Referee:
    """Follows one game event by event."""

    def __init__(self, game: Game) -> None:
        state = state_of(game)
        self.modules = game.header.modules
        self.players = game.players
        self.prices = list(state.prices)
        self.piles = sum(len(pile) for pile in state.piles)
        self.pawns = list(cast(Pawns, state.slices[INSPECTORS]).at) if INSPECTORS in self.modules else []
        self.limits = _limits(game) if MARKET in self.modules else []
        self.expected: list[int] = []
        """The price that must rise by the extraction under way."""
        self.extraction: TileDrilled | None = None
        self.since: list[Event] = []
        """What has happened in the extraction under way."""
        self.moved = True
        """Both pawns have moved since the last extraction."""

    def watch(self, game: Game, events: Sequence[Event]) -> None:
        """Takes in the events of one action, then compares with the state."""
        for event in events:
            self.since.append(event)
            self._cards(event)
            self._market(event)
            self._crews(event)
            if self.pawns:
                self._pawns(event)
        self._compare(game)

    def _cards(self, event: Event) -> None:
        """Each special at most once per extraction but for Explosions; every card that is drawn leaves its pile."""
        if isinstance(event, TileDrilled):
            self.extraction, self.since = event, [event]
        if isinstance(event, CardDrawn | SpecialSetAside | SpeculationDrawn | DiamondDrawn | ExplosionDrawn):
            self.piles -= 1
            assert self.extraction is not None
            assert event.tile == self.extraction.tile
        if isinstance(event, SpeculationDrawn | DiamondDrawn):
            assert self._count(type(event)) == 1, "a second one is set aside"
        if isinstance(event, CardKept | CardRemoved):
            self.piles += self._count(SpecialSetAside)
            assert self.extraction is not None
            assert isinstance(event, CardKept) is (0 <= self.extraction.trigger < self.players)

    def _count(self, kind: type[Event]) -> int:
        return sum(type(event) is kind for event in self.since)

    def _market(self, event: Event) -> None:
        """Prices are what their changes make of them; after a split the remainder decides."""
        if isinstance(event, PriceRose | PriceFell | PriceReset):
            if not isinstance(event, PriceReset):
                assert (event.price > self.prices[event.resource]) is isinstance(event, PriceRose)
            self.prices[event.resource] = event.price
        if isinstance(event, BootyShared) and self.limits:
            self.expected = [r for r in self._reaction(event.remainder) if self.prices[r] not in self.limits[r]]
        if isinstance(event, ShareReceived | RemainderReceived | CardKept | CardRemoved) and self.limits:
            shared = max(n for n, one in enumerate(self.since) if isinstance(one, BootyShared))
            assert [one.resource for one in self.since[shared:] if isinstance(one, PriceRose)] == self.expected

    def _reaction(self, remainder: Sequence[int]) -> list[int]:
        """Which price must rise, limits aside: fewest cubes, then cheapest, else none."""
        present = [resource for resource in range(4) if remainder[resource]]
        fewest = [r for r in present if remainder[r] == min(remainder[p] for p in present)]
        cheapest = [r for r in fewest if self.prices[r] == min(self.prices[f] for f in fewest)]
        return cheapest if len(cheapest) == 1 else []

    def _crews(self, event: Event) -> None:
        if isinstance(event, CrewBlownBack):
            assert is_entrance(event.entrance)
        if isinstance(event, CrewWeakened | CrewBlownBack):
            assert self._count(ExplosionDrawn) > 0
            assert self.extraction is not None
            assert self.extraction.trigger != NOBODY, "no crew has set it off"
        if isinstance(event, DiamondPaid):
            (drawn,) = [one for one in self.since if isinstance(one, DiamondDrawn)]
            paid = [one.amount for one in self.since if isinstance(one, DiamondPaid)]
            assert sum(paid) <= drawn.amount
            assert len(paid) <= 2

    def _pawns(self, event: Event) -> None:
        """They move after each extraction, from where they were, never upwards; nothing is drilled under the first."""
        if isinstance(event, PawnMoved):
            assert event.origin == self.pawns[event.pawn]
            assert event.to // 16 >= event.origin // 16
            self.pawns[event.pawn] = event.to
            self.moved = True
        if isinstance(event, TileDrilled):
            assert self.moved, "the pawns have not moved since the last extraction"
            assert event.tile not in tiles_at(self.pawns[SUPERINTENDENT])
            self.moved = False
        if isinstance(event, CrewMoved):
            assert self.moved

    def _compare(self, game: Game) -> None:
        state = state_of(game)
        assert list(state.prices) == self.prices
        if not any(isinstance(frame, Extraction) for frame in state.stack):
            assert sum(len(pile) for pile in state.piles) == self.piles
        if self.pawns:
            assert cast(Pawns, state.slices[INSPECTORS]).at == self.pawns


def _limits(game: Game) -> list[tuple[int, int]]:
    """By resource: where its price freezes."""
    data = inside(game).rules.tables[MARKET]
    return list(zip(data.minimum, data.maximum, strict=True))
