"""A game under way: the small interface that people, bots, the terminal and the server all use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from rockworker.engine.chance import seeded
from rockworker.engine.codec import Codec
from rockworker.engine.definition import CurrentScore, Definition, Header, Score
from rockworker.engine.door import Door
from rockworker.engine.errors import (
    ActionRefused,
    BadOption,
    BadSave,
    GameIsOver,
    MalformedAction,
    NoPast,
    NoSuchPlayer,
    NoSuchVersion,
    NothingToUndo,
    NotYourTurn,
    shown,
)
from rockworker.engine.events import Event
from rockworker.engine.frames import NOBODY, Play, State
from rockworker.engine.malformed import flaw_of, quoted
from rockworker.engine.offers import Action, LegalActions
from rockworker.engine.refused import refusal_of
from rockworker.engine.rules import rules_of
from rockworker.engine.saves import Save

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", default=Any)  # typing's own has defaults only from Python 3.13 on
else:
    from typing import TypeVar

    V = TypeVar("V")


class Game(Door, Generic[V]):
    """One game: ask `actors` and `legal_actions`, call `push` or `apply`, look at `view`.

    >>> import rockworker
    >>> game = rockworker.new("rockwell", players=2, seed=1)
    >>> game
    <Game rockwell: 2 players, version 0, waiting for 0 and 1>
    >>> events = game.push("bid 1Z $300")
    >>> game.actors
    (1,)
    >>> player, action = game.undo()
    >>> player, game.text(action)
    (0, 'bid 1Z $300')
    >>> len(game.playout(seed=3).scores)
    2

    Nothing that a game hands out can change it. For type checkers,
    `Game[RockwellView]` says what its views are; `rockworker.new` knows it of our own games."""

    __slots__ = ("definition", "header")

    def __init__(self, definition: Definition[Any, Any], header: Header) -> None:
        rules = rules_of(definition, header)
        self.definition = definition
        self.header = header
        self._play = Play(rules, definition.deal(rules, header.seed), asks_all=_asks_all(definition, header))
        self.version = 0
        self.start = 0
        self.origin = None
        self.has_past = True
        self._log = None
        self._settle()
        self.opening = tuple(self._play.take_events())

    @classmethod
    def resume(cls, definition: Definition[Any, Any], header: Header, state: State, version: int) -> Game[V]:
        """A game taken up from a stored state, without its past: `log` begins here, at `start`."""
        game = cls.__new__(cls)
        game.definition = definition
        game.header = header
        game._play = Play(rules_of(definition, header), state, asks_all=True)
        game.version = game.start = version
        game.has_past = False
        game.origin = None
        game.opening = ()
        game._log = None
        game._settle()  # what was asked when the state was stored stays asked
        game._play.asks_all = _asks_all(definition, header)
        return game

    @classmethod
    def restore(cls, definition: Definition[Any, Any], save: Save) -> Game[V]:
        """A saved game, under the rules version that it was begun with. Every move is checked again."""
        header = definition.checked(save.header)
        game = cls._begun(definition, header, save.position)
        for number, (player, action) in enumerate(save.log, start=1):
            try:
                game.apply(player, game.codec.action(action))
            except (ActionRefused, NoSuchPlayer) as error:
                raise BadSave(reason="move", found=str(number), cause=error) from None
        return game

    # What is going on

    @property
    def prompt(self) -> str:
        """The name of what is asked now, as messages are keyed; empty when the game is over."""
        stack = self._play.state.stack
        return stack[-1].prompt_name if stack else ""

    @property
    def players(self) -> int:
        """The number of players."""
        return self.header.players

    @property
    def scores(self) -> list[Score]:
        """The final scores by player; empty while the game runs."""
        return self.definition.scores(self._play) if self.is_over else []

    def legal_actions(self, player: int | None = None) -> LegalActions:
        """All actions that a player may take now; without a player, the first who must decide. It is a sequence
        that can be counted, indexed and searched without being written out."""
        if player is None:
            player = self.actors[0] if self.actors else 0
        return LegalActions(self.offers(player))

    def view(self, player: int | None = None) -> V:
        """All that a player may see; without a player, what a spectator may see."""
        if player is not None:
            self._require_player(player)
        seen: Any = self.definition.view(self._play, player)
        return seen  # type: ignore[no-any-return]

    def current_scores(self, player: int | None = None) -> list[CurrentScore]:
        """What a player, or a spectator, can see of everybody's points so far: all parts of them that are open.

        >>> import rockworker
        >>> game = rockworker.new("clockworker", players=2, seed=1)
        >>> game.current_scores(0)[0].total
        0
        >>> game.current_scores(0)[1].hidden
        ('archives',)
        """
        if player is not None:
            self._require_player(player)
        return self.definition.current_scores(self._play, player)

    def _require_player(self, player: object) -> None:
        if type(player) is not int or not 0 <= player < self.header.players:
            raise NoSuchPlayer(found=quoted(player), last=self.header.players - 1)

    def text(self, action: Action) -> str:
        """An action on one line, in the game's notation: `drill R1 A3`. `push` reads it."""
        if flaw := flaw_of(action, self.definition):
            raise flaw
        try:
            return self.definition.notation().write(action)
        except (LookupError, ValueError):  # a place that is not on the board, a number of thousands of digits
            raise MalformedAction(reason="unreadable", found=quoted(action), game=self.definition.name) from None

    @property
    def log(self) -> list[tuple[int, Action]]:
        """Every action since `start`, with the player who took it."""
        entries = []
        node = self._log
        while node is not None:
            node, player, action = node
            entries.append((player, action))
        entries.reverse()
        return entries

    # Playing

    def _settle(self) -> None:
        self._play.settle()
        self.actors = self._play.actors

    def push(self, action: Action | str, player: int | None = None) -> list[Event]:
        """Like `apply`, for an action or its text, and for the first player who must decide unless one is named."""
        if isinstance(action, str):
            action = self._read(action)
        if player is None:
            player = self.actors[0] if self.actors else 0
        return self.apply(player, action)

    def _read(self, text: str) -> Action:
        try:
            return self.definition.notation().read(text)
        except ValueError as error:
            raise MalformedAction(reason="unreadable", found=shown(text), game=self.definition.name) from error

    def svg(self, player: int | None = None, language: str = "en") -> str | None:
        """The table as a player or a spectator sees it, as a picture; None for a game that has no drawing."""
        from rockworker.drawing import svg_of  # only notebooks draw

        return svg_of(self, player, language)

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: the spectators' view, which has no secrets."""
        return self.svg()

    def _repr_html_(self) -> str | None:
        """The same, with what is asked now."""
        from rockworker.drawing import html_of

        return html_of(self, None, "en")

    def to_rows(self, *, events: bool = False) -> list[dict[str, Any]]:
        """The game as flat dicts, for `pandas.DataFrame`: one for each action, or for each event, hidden ones included.

        >>> import rockworker
        >>> game = rockworker.new("rockwell", players=2, seed=1)
        >>> happened = game.push("bid 1Z $300")
        >>> (row,) = game.to_rows()
        >>> row["text"]
        'bid 1Z $300'
        """
        from rockworker.play.rows import action_rows, event_rows  # tables are seldom wanted

        return event_rows(self) if events else action_rows(self)

    def undo(self) -> tuple[int, Action]:
        """Takes the last action back, whatever it revealed, and returns it with its player."""
        if self._log is None:
            raise NothingToUndo
        _, player, action = self._log
        before = self.at(self.version - 1)
        for part in ("_log", "_play", "actors", "version"):
            setattr(self, part, getattr(before, part))
        return player, action

    def playout(self, bot: str | Sequence[str] = "random", seed: int = 0) -> Game[V]:
        """A copy that bots have played to its end; this game stays where it is. One level of bot takes every seat, or
        name one for each. Like `copy`, it knows all secrets: a bot that searches asks its seat to `imagine` first."""
        from rockworker.play.arena import play_match  # bots need the engine

        return play_match(self.copy(), [bot] * self.players if isinstance(bot, str) else bot, seed)

    def _refusal(self, player: Any, action: Action) -> Exception:
        if self.is_over:
            return GameIsOver()
        self._require_player(player)
        if player not in self.actors:
            return NotYourTurn(player=player, actors=self.actors)
        return refusal_of(self.definition, self._play, player, action)

    # Copies

    def copy(self) -> Game[V]:
        """An independent copy, secrets and all: for tests, servers and tools, not for bots."""
        twin: Game[V] = Game.__new__(Game)
        twin.definition = self.definition
        twin.header = self.header
        twin._play = self._play.copy()
        twin.version = self.version
        twin.start = self.start
        twin.has_past = self.has_past
        twin.opening = self.opening
        twin.origin = self.origin
        twin._log = self._log
        twin.actors = self.actors
        return twin

    def __copy__(self) -> Game[V]:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game[V]:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        state = self.codec.state_to_json(self._play.state)
        past = (tuple(self.log), self.opening, self.has_past, self.origin)
        return _taken_up, (self.definition, self.header, state, self.version, past)

    def __eq__(self, other: object) -> bool:
        """Whether two games are the same game at the same moment, with the same past."""
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def _identity(self) -> tuple[Any, ...]:
        return type(self.definition), self.header, self.version, self.has_past, self.origin, self._play.state, self.log

    def __repr__(self) -> str:
        """Which game it is and where it stands, without the seed: a repr gets into logs."""
        waiting = f"waiting for {' and '.join(map(str, self.actors))}" if self.actors else "over"
        return f"<Game {self.header.game}: {self.players} players, version {self.version}, {waiting}>"

    def imagine(self, player: int | None, seed: int = 0) -> Game[V]:
        """A copy in which everything that a player can't know is redealt: what a search bot may look at.

        Its past is cut off, since it may hold the others' sealed choices, and its header has no seed."""
        if player is not None:
            self._require_player(player)
        if type(seed) is not int:
            raise BadOption(option="seed", reason="wrong-type", found=shown(seed), wanted="number")
        twin = self.copy()
        twin.header = msgspec.structs.replace(self.header, seed=0)
        twin.definition.redeal(twin._play, player, seeded(seed % (1 << 256)))
        twin._play.asked = NOBODY  # what was asked stays asked, even where another deal would leave one answer only
        twin._forget()
        return twin

    # Saving

    @property
    def codec(self) -> Codec:
        """How this game's actions, events and states are written as JSON."""
        return Codec.of(self.definition)

    def save(self) -> str:
        """The whole game as JSON: header and action log. It holds the seed: no player may see it."""
        self._require_past()
        return Save.of(self).encode().decode()

    def position(self, player: int | None = None, *, secrets: bool = False) -> str:
        """Where the game stands, on one line, as a player or a spectator can know it; `from_position` reads it.

        With `secrets`, it holds all that is hidden, and the chance that is still to come: no player may see it."""
        from rockworker.text.positions import write_position  # the text of a position is seldom needed

        return write_position(self, player, secrets)

    @classmethod
    def from_position(
        cls, text: str, *, seed: int = 0, components: str | Path | Mapping[str, Any] | None = None
    ) -> Game[V]:
        """The game that stands where a text says; its past begins there. What the text leaves open is dealt by the
        seed, just as `imagine` deals it."""
        from rockworker.text.positions import read_position

        game = read_position(text, seed, components)
        game.origin, game.has_past = game.position(secrets=True), True
        return game

    def replay(self) -> Iterator[tuple[Game[V], list[Event]]]:
        """The game from its beginning: after the deal and after each action, with the events of that step."""
        game = self._beginning()
        yield game, list(game.opening)
        for player, action in self.log:
            yield game, game.apply(player, action)

    def at(self, version: int) -> Game[V]:
        """The game as it was after its first actions, up to this version."""
        if type(version) is not int or not 0 <= version <= self.version:
            raise NoSuchVersion(found=quoted(version), last=self.version)
        game = self._beginning()
        if version < self.start:
            raise NoPast(version=self.start)
        for player, action in self.log[: version - self.start]:
            game.apply(player, action)
        return game

    def _beginning(self) -> Game[V]:
        self._require_past()
        return self._begun(self.definition, self.header, self.origin)

    @classmethod
    def _begun(cls, definition: Definition[Any, Any], header: Header, origin: str | None) -> Game[V]:
        """As the header deals it, or at a position."""
        return cls.from_position(origin, components=header.components) if origin else cls(definition, header)

    def _require_past(self) -> None:
        if not self.has_past:
            raise NoPast(version=self.start)

    def check(self) -> None:
        """Raises AssertionError if an invariant of the game is broken."""
        self.definition.check(self._play)


def _asks_all(definition: Definition[Any, Any], header: Header) -> bool:
    asks: bool = definition.switches(header).asks_single_answers
    return asks


def _taken_up(
    definition: Definition[Any, Any],
    header: Header,
    state: bytes,
    version: int,
    past: tuple[Sequence[tuple[int, Action]], tuple[Event, ...], bool, str | None],
) -> Game:
    """The game that was pickled."""
    log, opening, has_past, origin = past
    game = Game.resume(definition, header, Codec.of(definition).state_from_json(state), version)
    for player, action in log:
        game._log = (game._log, player, action)
    game.start = version - len(log)
    game.opening = opening
    game.has_past = has_past
    game.origin = origin
    return game


def play_out(game: Game[V], choose: Callable[[Game[V], int], Action], limit: int = 1_000_000) -> Game[V]:
    """Plays on until the game is over; `choose(game, player)` decides."""
    while game.actors and game.version < limit:
        player = game.actors[0]
        game.apply(player, choose(game, player))
    return game


__all__ = ["Game", "play_out"]
