"""A game under way: the small interface that people, bots, the terminal and the server all use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any

import msgspec
from msgspec.structs import astuple

from rockworker.engine.chance import Rng
from rockworker.engine.codec import Codec
from rockworker.engine.definition import Definition, Header, Score
from rockworker.engine.errors import ActionRefused, BadSave, GameIsOver, IllegalAction, IllegalValue, NotYourTurn
from rockworker.engine.events import Event, seen_by
from rockworker.engine.frames import Play
from rockworker.engine.names import kebab
from rockworker.engine.offers import PLAIN, Action, Offer, fields_of, hold, is_well_typed
from rockworker.engine.saves import Save
from rockworker.engine.state import State

Log = tuple["Log", int, Action] | None
"""The actions so far, the newest first, as a chain: copying a game never copies its past."""


class Game:
    """One game: ask `actors` and `offers`, call `apply`, look at `view`."""

    __slots__ = ("_log", "_offers", "actors", "definition", "header", "opening", "play", "version")

    actors: tuple[int, ...]
    """The players who must decide now; several at once choose in secret. Empty: the game is over."""

    def __init__(self, definition: Definition[Any, Any], header: Header) -> None:
        rules = definition.compile(header)
        self.definition = definition
        self.header = header
        self.play = Play(rules, definition.deal(rules, header.seed))
        self.version = 0
        """How many actions were applied."""
        self._log: Log = None
        self._settle()
        self.opening: tuple[Event, ...] = tuple(self.play.take_events())
        """The events before the first decision."""

    @classmethod
    def resume(cls, definition: Definition[Any, Any], header: Header, state: State, version: int) -> Game:
        """A game taken up from a stored state, without its past: `log` begins here."""
        game = cls.__new__(cls)
        game.definition = definition
        game.header = header
        game.play = Play(definition.compile(header), state)
        game.version = version
        game.opening = ()
        game._log = None
        game._settle()
        return game

    @classmethod
    def restore(cls, definition: Definition[Any, Any], save: Save) -> Game:
        """A saved game, under the rules version that it was begun with. Every move is checked again."""
        game = cls(definition, definition.checked(save.header))
        for number, (player, action) in enumerate(save.log, start=1):
            try:
                game.apply(player, game.codec.action(action))
            except ActionRefused as error:
                raise BadSave(reason="move", found=str(number), cause=error) from None
        return game

    # What is going on

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.actors

    @property
    def prompt(self) -> str:
        """The name of what is asked now, as messages are keyed; empty when the game is over."""
        stack = self.play.state.stack
        return stack[-1].prompt_name if stack else ""

    @property
    def players(self) -> int:
        """The number of players."""
        return self.header.players

    @property
    def scores(self) -> list[Score]:
        """The final scores by player; empty while the game runs."""
        return self.definition.scores(self.play) if self.is_over else []

    def offers(self, player: int) -> list[Offer]:
        """What a player may do now; empty if it is not up to this player."""
        if player not in self.actors or type(player) is not int:  # True is no player 1: no save could hold it
            return []
        offers = self._offers.get(player)
        if offers is None:
            play = self.play
            offers = self._offers[player] = play.state.stack[-1].offers(play, player)
        return offers

    def view(self, player: int | None = None) -> msgspec.Struct:
        """All that a player may see; without a player, what a spectator may see."""
        return self.definition.view(self.play, player)

    @property
    def log(self) -> list[tuple[int, Action]]:
        """Every action so far, with the player who took it."""
        entries = []
        node = self._log
        while node is not None:
            node, player, action = node
            entries.append((player, action))
        entries.reverse()
        return entries

    # Playing

    def apply(self, player: int, action: Action) -> list[Event]:
        """Carries out an action and returns what happened. An action that is not offered changes nothing."""
        if not hold(self._offers.get(player) or self.offers(player), action) or type(player) is not int:
            raise self._refusal(player, action)
        play = self.play
        play.state.stack[-1].take(play, player, action)
        self._settle()
        self.version += 1
        self._log = (self._log, player, action)
        return play.take_events()

    def _settle(self) -> None:
        """Runs what is automatic, until somebody must decide or the game is over."""
        play = self.play
        stack = play.state.stack
        self._offers: dict[int, list[Offer]] = {}
        while stack:
            frame = stack[-1]
            actors = frame.actors(play)
            if actors:
                self.actors = tuple(actors)
                return
            frame.run(play)
        self.actors = ()

    def _refusal(self, player: int, action: Action) -> Exception:
        if self.is_over:
            return GameIsOver()
        if player not in self.actors or type(player) is not int:
            return NotYourTurn(player=player, actors=self.actors)
        frame = self.play.state.stack[-1]
        clause = frame.why_not(self.play, player, action) if is_well_typed(action) else None
        name = kebab(type(action).__name__)
        alike = [offer for offer in self.offers(player) if type(action) is offer.action]
        return _off_axis(alike, action, name, clause) if alike else IllegalAction(action=name, clause=clause)

    # Copies

    def copy(self) -> Game:
        """An independent copy, secrets and all: for tests, servers and tools, not for bots."""
        twin = Game.__new__(Game)
        twin.definition = self.definition
        twin.header = self.header
        twin.play = Play(self.play.rules, self.play.state.copy())
        twin.version = self.version
        twin.opening = self.opening
        twin._log = self._log
        twin.actors = self.actors
        twin._offers = self._offers  # both start a list of their own with the next action
        return twin

    def imagine(self, player: int | None, seed: int = 0) -> Game:
        """A copy in which everything that a player can't know is redealt: what a search bot may look at.

        Its log is cut off, since it may hold the others' sealed choices, and its header has no seed."""
        twin = self.copy()
        twin.header = msgspec.structs.replace(self.header, seed=0)
        twin.definition.redeal(twin.play, player, Rng(seed & (1 << 64) - 1))
        twin._log = None
        twin._settle()
        return twin

    # Saving

    @property
    def codec(self) -> Codec:
        """How this game's actions, events and states are written as JSON."""
        return Codec.of(self.definition)

    def save(self) -> str:
        """The whole game as JSON: header and action log. It holds the seed: no player may see it."""
        return Save.of(self.header, self.log).encode().decode()

    def replay(self) -> Iterator[tuple[Game, list[Event]]]:
        """The game from its beginning: after the deal and after each action, with the events of that step."""
        game = Game(self.definition, self.header)
        yield game, list(game.opening)
        for player, action in self.log:
            yield game, game.apply(player, action)

    def at(self, version: int) -> Game:
        """The game as it was after its first actions, up to this version."""
        game = Game(self.definition, self.header)
        for player, action in self.log[:version]:
            game.apply(player, action)
        return game

    def check(self) -> None:
        """Raises AssertionError if an invariant of the game is broken."""
        self.definition.check(self.play)


def _off_axis(offers: list[Offer], action: Any, name: str, clause: str | None) -> IllegalValue:
    """Names the first value that is not offered, in the offers that match the action furthest."""
    places = [_first_off_axis(offer, action) for offer in offers]
    place = max(places)
    axes = [offer.axes[place] for offer, off in zip(offers, places, strict=True) if off == place]
    field = fields_of(offers[0].action)[place]
    allowed = axes[0] if len(axes) == 1 else tuple(dict.fromkeys(chain(*axes)))
    value = str(getattr(action, field))
    return IllegalValue(action=name, clause=clause, field=field, value=value, allowed=allowed_text(allowed))


def _first_off_axis(offer: Offer, action: Any) -> int:
    """The place of the first field whose value is not offered."""
    values = zip(astuple(action), offer.axes, strict=True)
    return next(n for n, (value, axis) in enumerate(values) if value not in axis or type(value) not in PLAIN)


def allowed_text(axis: Sequence[Any]) -> str:
    """An axis in short: `1–7`, `0–3000 (100)`, `2, 5, 6`."""
    if isinstance(axis, range) and len(axis) > 1:
        step = f" ({axis.step})" if axis.step != 1 else ""
        return f"{axis[0]}–{axis[-1]}{step}"
    return ", ".join(str(value) for value in axis)


def play_out(game: Game, choose: Callable[[Game, int], Action], limit: int = 1_000_000) -> Game:
    """Plays on until the game is over; `choose(game, player)` decides."""
    while game.actors and game.version < limit:
        player = game.actors[0]
        game.apply(player, choose(game, player))
    return game


__all__ = ["Game", "Rng", "allowed_text", "play_out", "seen_by"]
