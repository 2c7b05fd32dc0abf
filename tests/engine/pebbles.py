"""Pebbles, the smallest game that uses everything in the engine: the example of docs/add-a-game.md.

In each round everybody secretly bids coins; all bids are lost. The highest bidder (of equals the first in seat
order) draws a pebble from the bag and either keeps it in the fist, unseen by others, or sells it for its value.
When the bag is empty, kept pebbles count double and coins count one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from rockworker.engine.chance import HasRng, below, next64, shuffle
from rockworker.engine.definition import Definition, Header, Score
from rockworker.engine.errors import BadComponents
from rockworker.engine.events import Event
from rockworker.engine.frames import Frame, Play, SealedChoice, State
from rockworker.engine.offers import Action, Offer
from rockworker.engine.semantics import Player

# What players do


class Bid(Action, frozen=True):
    """Bid coins for the next pebble."""

    coins: int


class Keep(Action, frozen=True):
    """Keep the pebble drawn."""


class Sell(Action, frozen=True):
    """Sell the pebble drawn."""


# What happens


class BidsRevealed(Event, frozen=True):
    """Everybody's bid, by player, and who won."""

    bids: tuple[int, ...]
    winner: Player


class PebbleDrawn(Event, frozen=True):
    """Only the player who drew it sees its value."""

    player: Player
    value: int | None

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.player else PebbleDrawn(self.player, None)


class PebbleKept(Event, frozen=True):
    """It stays in the fist."""

    player: Player


class PebbleSold(Event, frozen=True):
    """Its value is paid out, and so becomes known."""

    player: Player
    value: int


# The rules and the state


class Options(msgspec.Struct, frozen=True):
    """What players may agree on."""

    rounds: int = 3
    open_fists: bool = False


class Switches(msgspec.Struct, frozen=True):
    """What the versions of the rules decide differently."""

    ties_to_last: bool = False
    """Of equal bids, the last in seat order wins."""


class Rules(msgspec.Struct, frozen=True):
    """Everything that is fixed before the deal."""

    players: int
    options: Options
    coins: int
    switches: Switches


class PebblesState(State):
    """Coins, fists and the bag."""

    bag: list[int]
    """The next pebble last."""
    coins: list[int]
    fists: list[list[int]]
    spent: int = 0


PebblesPlay = Play[Rules, PebblesState]


# What is going on


class Round(Frame[PebblesPlay]):
    """Automatic: starts an auction while there are pebbles, then the game is over."""

    def run(self, play: PebblesPlay) -> None:
        if play.state.bag:
            play.push(Auction(list(range(play.rules.players)), [None] * play.rules.players))
        else:
            play.pop()


class Auction(SealedChoice[PebblesPlay]):
    """Everybody bids at once, in secret."""

    choices: list[Bid | None]

    def offers(self, play: PebblesPlay, player: int) -> list[Offer]:
        return [Offer(Bid, range(play.state.coins[player] + 1))]

    def reveal(self, play: PebblesPlay) -> None:
        state = play.state
        bids = [choice.coins for choice in self.choices if choice]
        for player, coins in enumerate(bids):
            state.coins[player] -= coins
            state.spent += coins
        highest = [player for player, coins in enumerate(bids) if coins == max(bids)]
        winner = highest[-1 if play.rules.switches.ties_to_last else 0]
        play.emit(BidsRevealed(tuple(bids), winner))
        state.surprises += 1
        play.emit(PebbleDrawn(winner, state.bag[-1]))
        play.push(KeepOrSell(winner))

    def why_not(self, play: PebblesPlay, player: int, action: object) -> str | None:
        return "PB-BID-01" if isinstance(action, Bid) else None


class KeepOrSell(Frame[PebblesPlay]):
    """The winner decides what to do with the pebble at the top of the bag."""

    winner: int

    def actors(self, play: PebblesPlay) -> Sequence[int]:
        return (self.winner,)

    def offers(self, play: PebblesPlay, player: int) -> list[Offer]:
        return [Offer(Keep), Offer(Sell)]

    def take(self, play: PebblesPlay, player: int, action: Keep | Sell) -> None:
        play.pop()
        value = play.state.bag.pop()
        if isinstance(action, Keep):
            play.state.fists[player].append(value)
            play.emit(PebbleKept(player))
        else:
            play.state.coins[player] += value
            play.state.spent -= value
            play.emit(PebbleSold(player, value))


# What players see


class View(msgspec.Struct, frozen=True):
    """An allow-list: the bag's order, others' fists and sealed bids are not in it."""

    bag: int
    coins: tuple[int, ...]
    fists: tuple[tuple[int, ...] | int, ...]
    """A fist's pebbles where the viewer may know them, else how many there are."""
    drawn: int | None
    own_bid: int | None


class Pebbles(Definition[Rules, PebblesState]):
    """The game as the engine sees it."""

    name = "pebbles"
    rules_versions = {1: Switches(ties_to_last=True), 2: Switches()}
    fewest_players = 2
    most_players = 3
    options_type = Options
    module_names = ("rich", "poor")
    action_types: ClassVar[tuple[type[Action], ...]] = (Bid, Keep, Sell)
    event_types: ClassVar[tuple[type[Event], ...]] = (BidsRevealed, PebbleDrawn, PebbleKept, PebbleSold)
    frame_types = (Round, Auction, KeepOrSell)
    state_type = PebblesState
    folder = Path(__file__).parent

    def compile(self, header: Header) -> Rules:
        coins = (header.components or {"coins": 5})["coins"]
        coins += 3 * ("rich" in header.modules) - 3 * ("poor" in header.modules)
        return Rules(header.players, msgspec.convert(header.options, Options), coins, self.switches(header))

    def deal(self, rules: Rules, seed: int) -> PebblesState:
        bag = list(range(1, rules.options.rounds + 1))
        players = range(rules.players)
        state = PebblesState(seed % (1 << 64), 0, [Round()], bag, [rules.coins for _ in players], [[] for _ in players])
        shuffle(state, state.bag)
        return state

    def view(self, play: PebblesPlay, viewer: int | None) -> View:
        state, top = play.state, play.state.stack[-1] if play.state.stack else None
        known = [viewer == player or play.rules.options.open_fists for player in range(play.rules.players)]
        bid = top.choices[viewer] if isinstance(top, Auction) and viewer is not None else None
        return View(
            bag=len(state.bag),
            coins=tuple(state.coins),
            fists=tuple(tuple(fist) if known[player] else len(fist) for player, fist in enumerate(state.fists)),
            drawn=state.bag[-1] if isinstance(top, KeepOrSell) and top.winner == viewer else None,
            own_bid=bid.coins if bid else None,
        )

    def redeal(self, play: PebblesPlay, viewer: int | None, chance: HasRng) -> None:
        """Unseen pebbles change places; others' sealed bids become any that they might have made."""
        state, top = play.state, play.state.stack[-1] if play.state.stack else None
        state.rng = next64(chance)
        seen = isinstance(top, KeepOrSell) and top.winner == viewer
        drawn = [state.bag.pop()] if seen else []
        shown = play.rules.options.open_fists
        places = [fist for player, fist in enumerate(state.fists) if player != viewer and not shown] + [state.bag]
        pebbles = [pebble for place in places for pebble in place]
        shuffle(chance, pebbles)
        for place in places:
            place[:] = [pebbles.pop() for _ in place]
        state.bag += drawn
        if isinstance(top, Auction):
            for player, bid in enumerate(top.choices):
                if bid and player != viewer:
                    top.choices[player] = Bid(below(chance, state.coins[player] + 1))

    def scores(self, play: PebblesPlay) -> list[Score]:
        parts = [
            {"coins": coins, "pebbles": 2 * sum(fist)}
            for coins, fist in zip(play.state.coins, play.state.fists, strict=True)
        ]
        totals = [sum(part.values()) for part in parts]
        ranks = [1 + sum(other > total for other in totals) for total in totals]
        return [Score(player, totals[player], ranks[player], part) for player, part in enumerate(parts)]

    def check(self, play: PebblesPlay) -> None:
        state, rules = play.state, play.rules
        assert min(state.coins) >= 0, "nobody has less than nothing"
        assert sum(state.coins) + state.spent == rules.players * rules.coins, "coins balance against the bank"

    def load_components(self, source: str | Path | Mapping[str, Any] | None) -> dict[str, Any] | None:
        if source is None:
            return None
        if not isinstance(source, Mapping) or not isinstance(source.get("coins"), int):
            raise BadComponents(file="–", where="coins", reason="a whole number is needed")
        return dict(source)


DEFINITION = Pebbles()
