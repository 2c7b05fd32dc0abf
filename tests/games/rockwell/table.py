"""A table in a given position, so that a rule's test is a few lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import pytest

import rockworker
from rockworker.engine.errors import IllegalAction, MalformedAction
from rockworker.engine.events import Event
from rockworker.engine.frames import Frame
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.games.rockwell.actions import Drill, Pass
from rockworker.games.rockwell.board import BORDER, CENTRE, ENTRANCE, RING_SIZE, STRATA, TILES, neighbours
from rockworker.games.rockwell.components import Card
from rockworker.games.rockwell.frames.drilling import DrillingRounds, DrillingTurn
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.frames.turn import STEPS, Turn, drill, trade, work
from rockworker.games.rockwell.frames.workshop import Workshop
from rockworker.games.rockwell.rules import Rules
from rockworker.games.rockwell.state import BOARD_II, BOARD_III, CREWS, NOBODY, Cubes, RockwellState
from rockworker.games.rockwell.view import RockwellView

RED, GREEN, PURPLE, WHITE = range(4)


def place(name: str) -> int:
    """`A1`–`D8` tiles, `A3/A4` borders, `E1`–`E4` entrances, `X` the centre."""
    if name == "X":
        return CENTRE
    if name.startswith("E"):
        return ENTRANCE + int(name[1:]) - 1
    if "/" in name:
        return BORDER + place(name.split("/", maxsplit=1)[0])
    return STRATA.index(name[0]) * RING_SIZE + int(name[1:]) - 1


def crew(player: int, number: int = 0) -> int:
    """A player's crew by its number 0–3."""
    return player * CREWS + number


def copy_of(rules: Rules) -> Rules:
    """The same rules as an object of its own, compiled or not."""
    twin = Rules(rules.components, rules.players, rules.options, (), rules.switches)
    for name in getattr(Rules, "__mypyc_attrs__", None) or vars(rules):
        setattr(twin, name, getattr(rules, name))
    return twin


class Table:
    """A game whose state a test may set as it likes before it plays on."""

    def __init__(self, players: int = 4, seed: int = 1, **arguments: Any) -> None:
        self.game = rockworker.new("rockwell", players=players, seed=seed, **arguments)

    @property
    def state(self) -> RockwellState:
        """To look at or to change: what was offered before is looked up again."""
        inside(self.game).asked = NOBODY
        state: RockwellState = inside(self.game).state
        return state

    @property
    def rules(self) -> Rules:
        rules: Rules = inside(self.game).rules
        return rules

    # Setting up a position

    def tile(self, stratum: str, power: int, skip: int = 0) -> int:
        """A tile of a stratum that requires this power (the first one, or a later one)."""
        ring = STRATA.index(stratum)
        tiles = [
            t
            for t in range(ring * RING_SIZE, ring * RING_SIZE + RING_SIZE)
            if self.rules.powers[self.state.tiles[t]] == power
        ]
        return tiles[skip]

    def put(self, player: int, number: int, at: int | str, power: int = 1, die: int = 0) -> int:
        """Puts a crew on a place, with its power and its subcontractor."""
        which = crew(player, number)
        state = self.state
        state.dice += (1 if state.crew_die[which] else 0) - (1 if die else 0)
        state.crew_at[which] = place(at) if isinstance(at, str) else at
        state.crew_power[which] = power
        state.crew_peak[which] = max(power, state.crew_peak[which])
        state.crew_die[which] = die
        return which

    def own(self, player: int, cubes: Cubes | None = None, cash: int | None = None) -> None:
        """Sets a player's cubes and money; supply and bank make up for it."""
        state = self.state
        for resource in range(4) if cubes else ():
            index = player * 4 + resource
            state.supply[resource] += state.cubes[index] - cubes[resource]  # type: ignore[index]
            state.cubes[index] = cubes[resource]  # type: ignore[index]
        if cash is not None:
            state.bank += state.cash[player] - cash
            state.cash[player] = cash

    def reveal(self, *tiles: int | str) -> None:
        """Turns tiles over without an extraction; a card of their pile is gone with it."""
        for tile in tiles:
            number = place(tile) if isinstance(tile, str) else tile
            if not self.state.revealed >> number & 1:
                pile = self.rules.pile_of[self.state.tiles[number]]
                resources = [n for n in self.state.piles[pile] if self.rules.cards[n].face == "resources"]
                self.state.piles[pile] = tuple(n for n in self.state.piles[pile] if n != resources[0])
                self.state.revealed |= 1 << number

    def keep_cards(self, player: int, cards: int) -> None:
        """A player keeps so many Extraction cards, of tiles of stratum D."""
        self.reveal(*range(3 * RING_SIZE, 3 * RING_SIZE + cards))
        self.state.cards[player] = cards

    def shaft(self, player: int, tile: int | str) -> None:
        """Gives a player a mineshaft on a tile."""
        self.state.shafts[place(tile) if isinstance(tile, str) else tile] = player
        self.state.shafts_built[player] += 1

    def next_card(self, tile: int, cubes: Cubes, danger: bool = False) -> None:
        """Puts such a card on top of a tile's pile; the game gets rules of its own for it."""
        self.next_cards(tile, Card(pile=1, cubes=cubes, danger=danger))

    def next_cards(self, tile: int, *cards: Card) -> None:
        """Puts cards on top of a tile's pile, the first one to be drawn first."""
        rules = copy_of(self.rules)
        first = len(rules.cards)
        pile = rules.pile_of[self.state.tiles[tile]]
        numbered = [msgspec.structs.replace(card, pile=rules.pile_numbers[pile]) for card in cards]
        rules.cards = (*rules.cards, *numbered)
        inside(self.game).rules = rules
        self.state.piles[pile] = (*self.state.piles[pile], *reversed(range(first, first + len(cards))))

    def vice_presidents(self, slots: Mapping[int, Sequence[int]]) -> None:
        """Places Vice Presidents: by player, the numbers of the slots."""
        for player, numbers in slots.items():
            for number in numbers:
                slot = self.rules.slots[number]
                self.state.slots[number] = player
                self.state.actions[slot.board * self.rules.players + player] = slot.actions

    def clear_boards(self) -> None:
        """Takes all Vice Presidents home."""
        self.state.slots[:] = [NOBODY] * len(self.state.slots)
        self.state.actions[:] = [0] * len(self.state.actions)

    # Going to a moment of the turn

    def go_to(self, step: Any, *frames: Frame[Any]) -> Table:
        """Puts the game into a step of the turn (see `STEPS`), with these frames under way."""
        self.state.stack[:] = [Turn(STEPS.index(step) + 1), *frames]
        self.game._settle()
        return self

    def start_step(self, step: Any) -> Table:
        """Starts a step of the turn from its beginning."""
        self.state.stack[:] = [Turn(STEPS.index(step))]
        self.game._settle()
        return self

    def drilling_turn(self, player: int, round_number: int = 0) -> Table:
        """It is a player's drilling turn; the others follow in Control order."""
        seat = self.state.control.index(player) + 1
        return self.go_to(drill, DrillingRounds(round_number, seat), DrillingTurn(player))

    def market(self, slots: Mapping[int, int]) -> Table:
        """Phase II begins: by player, the slot on Board II (1 is leftmost)."""
        first = self.rules.board_slots[BOARD_II][0]
        self.vice_presidents({player: [first + number - 1] for player, number in slots.items()})
        return self.go_to(trade, Market(traded=[0] * self.rules.players))

    def workshop(self, slots: Mapping[int, int]) -> Table:
        """Phase III begins: by player, the slot on Board III (1 is leftmost)."""
        first = self.rules.board_slots[BOARD_III][0]
        self.vice_presidents({player: [first + number - 1] for player, number in slots.items()})
        return self.go_to(work, Workshop())

    # Playing and looking

    def do(self, player: int, action: Action) -> list[Event]:
        """An action; every invariant is checked after it."""
        events = self.game.apply(player, action)
        self.game.check()
        return events

    def may(self, player: int, action: Action) -> bool:
        """Whether an action is offered to a player now."""
        return any(action in offer for offer in self.game.offers(player))

    def refused(self, player: int, action: Action, clause: str | None = None) -> IllegalAction:
        """An action is not offered, is refused with a typed error that names the clause, and changes nothing."""
        assert not self.may(player, action)
        before = self.encoded()
        with pytest.raises(IllegalAction) as refusal:
            self.game.apply(player, action)
        assert self.encoded() == before
        if clause is not None:
            assert refusal.value.details["clause"] == clause
        return refusal.value

    def malformed(self, player: int, action: Action) -> None:
        """An action with a value that is none of its type is refused as such, and changes nothing."""
        before = self.encoded()
        with pytest.raises(MalformedAction):
            self.game.apply(player, action)
        assert self.encoded() == before

    def view(self, viewer: int | None) -> RockwellView:
        """What a player or a spectator sees."""
        view = self.game.view(viewer)
        assert isinstance(view, RockwellView)
        return view

    def encoded(self) -> bytes:
        """The whole state, to be compared."""
        return self.game.codec.state_to_json(self.state)

    def extract(
        self, tile: int, cubes: Cubes, powers: Mapping[int, int], trigger: int, danger: bool = False
    ) -> list[Event]:
        """Everybody's crew 0 stands on a tile with its power, the trigger's moves in: such a card is drawn.

        Nobody has cubes before it, so that stocks show what the extraction brought."""
        self.next_card(tile, cubes, danger)
        for player, power in powers.items():
            self.put(player, 0, tile if player != trigger else neighbours(tile)[0], power)
        self.empty_stocks()
        self.drilling_turn(trigger)
        return self.do(trigger, Drill(crew(trigger), tile))

    def empty_stocks(self) -> None:
        """Nobody owns a cube."""
        for player in range(self.rules.players):
            self.own(player, (0, 0, 0, 0))

    def quiet(self, player: int) -> Action:
        """What a player does who lets everything be: bid nothing, stay, pass."""
        offers = self.game.offers(player)
        if any(offer.action is Pass for offer in offers):
            return Pass()
        if offers[0].action is Drill:
            which = offers[0].axis("crew")[0]
            return Drill(which, self.state.crew_at[which])
        return offers[0][0]

    def quietly(self, until: Callable[[], bool]) -> list[Event]:
        """Everybody lets everything be until something is so; the events on the way."""
        events: list[Event] = []
        while not until():
            player = self.game.actors[0]
            events += self.do(player, self.quiet(player))
        return events

    def is_asked(self, frame: type[Frame[Any]]) -> bool:
        """Whether the present decision belongs to such a frame."""
        return type(self.state.stack[-1]) is frame if self.state.stack else False

    def shaft_at(self, tile: int | str) -> int:
        """Who owns the mineshaft on a tile."""
        return self.state.shafts[place(tile) if isinstance(tile, str) else tile]

    def stock(self, player: int) -> Cubes:
        """A player's cubes."""
        zinc, copper, silver, gold = self.state.cubes[player * 4 : player * 4 + 4]
        return zinc, copper, silver, gold

    def gained(self, events: Sequence[Event], kind: type[Event]) -> list[Any]:
        """The events of one type."""
        return [event for event in events if type(event) is kind]


__all__ = ["GREEN", "NOBODY", "PURPLE", "RED", "TILES", "WHITE", "Table", "crew", "place"]
