"""A table in a given position, so that a rule's test is a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import rockworker
from rockworker.engine.events import Event
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.games.clockworker import components
from rockworker.games.clockworker.frames.action import ActionPhase
from rockworker.games.clockworker.frames.turn import Turns
from rockworker.games.clockworker.resources import bundle_text, parse_bundle
from rockworker.games.clockworker.rules import Rules
from rockworker.games.clockworker.state import ClockworkerState
from rockworker.games.clockworker.ways import bits_of, slots_of

E = TypeVar("E", bound=Event)

GOD, SHIP, GOVERNMENT, NEW_WORLD, MEMORY, MEGAPHONE, EMOTIONS, ANTENNA = range(8)
KIT, VENDING, ARM, DUPLICATION, CPU, AI, SYNCHRONISATION, LOCOMOTIVE = range(8, 16)


def slots(*numbers: int) -> int:
    """Slot numbers, 1 being the topmost, as an action names them."""
    return bits_of(numbers)


CATALOGUE: Final = components.raw(Path(__file__).parent / "catalogue.toml")
"""The card set with which rules are tested."""


class Table:
    """A game whose state a test may set as it likes before it plays on. Player 0 is the first player.

    `cards` replaces factories: by key, price and slots. `archives` replaces the prices of the first archives."""

    def __init__(
        self,
        players: int = 4,
        seed: int = 1,
        cards: dict[str, tuple[int, str]] | None = None,
        archives: Sequence[str] = (),
        rules_version: int | None = None,
        **options: Any,
    ) -> None:
        self.game = rockworker.new(
            "clockworker",
            players=players,
            seed=first_seat_begins(players, seed),
            options=options,
            components=with_cards(cards or {}, archives) if cards or archives else CATALOGUE,
            rules_version=rules_version,
        )

    @property
    def state(self) -> ClockworkerState:
        state: ClockworkerState = inside(self.game).state
        return state

    @property
    def rules(self) -> Rules:
        rules: Rules = inside(self.game).rules
        return rules

    @property
    def player(self) -> int:
        """Who must decide."""
        return self.game.actors[0]

    # Setting up a position

    def card(self, key: str) -> int:
        """A factory by its key."""
        return next(n for n, factory in enumerate(self.rules.factories) if factory.key == key)

    def build(self, player: int, key: str, robots: Sequence[int] = ()) -> int:
        """Gives a player a factory with robots on these slots, as if it had been bought long ago."""
        factory = self.card(key)
        self._take_from_junkyard(factory)
        self.state.factories[player].append(factory)
        self.state.robots[player].append(bits_of(robots))
        return factory

    def build_any(self, player: int, count: int) -> None:
        """Gives a player so many factories of the deck, without robots."""
        for factory in self.state.deck[:count]:
            self.build(player, self.rules.factories[factory].key)

    def _take_from_junkyard(self, factory: int) -> None:
        state = self.state
        if factory in state.row:
            state.row[state.row.index(factory)] = state.deck.pop()
        else:
            state.deck.remove(factory)

    def staff(self, player: int, robots: Sequence[int], factory: int = 0) -> None:
        """Sets the robots on one of a player's factories."""
        self.state.robots[player][self.state.factories[player].index(factory)] = bits_of(robots)

    def own(self, player: int, text: str) -> None:
        """Sets all that a player holds: `2C R W` is two gears, a red block and a robot in the supply."""
        self.state.holdings[player] = list(parse_bundle(text))

    def repaired(self, player: int, *artifacts: int) -> None:
        """Gives a player artifacts, as if they had been bought long ago."""
        for artifact in artifacts:
            self.state.copies[artifact] -= 1
            self.state.artifacts[player] |= 1 << artifact
        self.state.active[player] = self.state.artifacts[player]

    def row(self, *keys: str) -> list[int]:
        """Lays these factories into the row, from the deck to the far right."""
        wanted = [self.card(key) for key in keys]
        state = self.state
        pool = [*state.deck, *state.row]
        state.row = wanted
        state.deck = [factory for factory in pool if factory not in wanted]
        return wanted[:]

    def on_deck(self, key: str) -> int:
        """Puts a factory on top of the deck."""
        factory = self.card(key)
        self._take_from_junkyard(factory)
        self.state.deck.append(factory)
        return factory

    def archive(self, cost: str) -> int:
        """Brings the archive with this price to the display."""
        archive = self.rules.archive_costs.index(parse_bundle(cost))
        state = self.state
        if archive not in state.display:
            index = state.tiles.index(archive)
            state.tiles[index], state.display[0] = state.display[0], archive
        return archive

    # Going to a moment of the game

    def begin_turn(self, player: int) -> list[Event]:
        """A player's turn begins, with the recovery phase."""
        self.state.current = (player - 1) % self.rules.players
        self.state.stack[:] = [Turns()]
        self.game._settle()
        return inside(self.game).take_events()

    def act(self, player: int) -> Table:
        """A player's recovery phase is over, the action is to be chosen."""
        self.state.current = player
        self.state.robot_gained = False
        self.state.stack[:] = [Turns(), ActionPhase()]
        self.game._settle()
        return self

    # Playing and looking

    def do(self, *actions: Action) -> list[Event]:
        """Actions of the player who must decide; every invariant is checked after each."""
        events = []
        for action in actions:
            events += self.game.apply(self.player, action)
            self.game.check()
        return events

    def may(self, action: Action) -> bool:
        """Whether an action is offered now."""
        return any(action in offer for offer in self.game.offers(self.player))

    def choices(self, kind: type[Action]) -> list[Any]:
        """All actions of one type that are offered now."""
        return [action for offer in self.game.offers(self.player) for action in offer if type(action) is kind]

    def holds(self, player: int) -> str:
        """What a player holds, in the notation of `own`."""
        return bundle_text(tuple(self.state.holdings[player]))

    def robots(self, player: int, factory: int = 0) -> tuple[int, ...]:
        """The occupied slots of one of a player's factories."""
        return slots_of(self.state.robots[player][self.state.factories[player].index(factory)])


@cache
def first_seat_begins(players: int, seed: int) -> int:
    """The first seed from this one on with which player 0 is drawn as first player."""
    while inside(rockworker.new("clockworker", players=players, seed=seed)).state.first:
        seed += 1
    return seed


def told(events: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one type."""
    return [event for event in events if isinstance(event, kind)]


def with_cards(cards: dict[str, tuple[int, str]], archives: Sequence[str] = ()) -> dict[str, Any]:
    """The catalogue's set with some factories changed: by key, price and slots; and with other prices of archives."""
    tables = deepcopy(CATALOGUE)
    for card in tables["factories"]:
        if card["key"] in cards:
            card["cost"], text = cards[card["key"]]
            card["slots"] = text.split(", ")
    for tile, cost in zip(tables["archives"], archives, strict=False):
        tile["cost"] = cost
    return tables
