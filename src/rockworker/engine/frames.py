"""Frames: what is going on, as a stack of small records in the state.

A frame takes a step by itself, or asks a player: who decides and what they may do is said in one call. Then it carries
the answer out. There are no closures, so a game can be copied, saved and taken up again in the middle of a decision.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar

from msgspec import to_builtins

from rockworker.engine.contracts import require_hooks
from rockworker.engine.events import ChoiceSealed, Event
from rockworker.engine.names import kebab
from rockworker.engine.offers import Action, Offer
from rockworker.engine.records import check_subclasses, tell_apart
from rockworker.engine.refusals import NotAsked, Refusal
from rockworker.engine.state import Copyable

R = TypeVar("R")
S = TypeVar("S", bound="State")
P = TypeVar("P", bound="Play[Any, Any]")
"""A game's own `Play`: its rules and its state."""
NOBODY: Final = -1
NO_ACTORS: Final[tuple[int, ...]] = ()
NO_OFFERS: Final[tuple[Offer, ...]] = ()
"""Empty tuples of declared types: after a plain `()`, compiled code would insist that it stays empty."""
TAG: Final = "frame"
"""The field that names a frame in plain data."""


class Play(Generic[R, S]):
    """A game under way as frames see it: the rules, the state, the events of the current action, and who must decide.

    It is the core of a `Game`, and checks nothing: that is the game's part."""

    def __init__(self, rules: R, state: S, *, asks_all: bool = False) -> None:
        self.rules = rules
        self.state = state
        self.asks_all = asks_all
        """Is a player asked where there is only one answer?"""
        self.events: list[Event] = []
        self.actors: tuple[int, ...] = ()
        """The players who must decide now; several at once choose in secret. Empty: the game is over."""
        self.asked = NOBODY
        """The actor whose offers are known; nobody, when the game is over."""
        self.offered: tuple[Offer, ...] = ()
        """What that actor may do."""

    def emit(self, event: Event) -> None:
        """Notes what has happened."""
        self.events.append(event)

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events

    def push(self, frame: Frame[Any]) -> None:
        """Starts something that must be finished before the present frame goes on."""
        self.state.stack.append(frame)

    def pop(self) -> None:
        """Ends the present frame."""
        self.state.stack.pop()

    def ask(self, player: int, offers: list[Offer]) -> None:
        """The present frame has a player decide: one of these actions, of which there is at least one.

        A decision with one answer settles itself; it is part of what led to it, not an action of its own in the log."""
        if len(offers) == 1 and offers[0]._size == 1 and not self.asks_all:
            self.state.stack[-1].take(self, player, offers[0][0])
        else:
            self.actors = (player,)
            self.asked = player
            self.offered = tuple(offers)

    def ask_in_secret(self, players: list[int]) -> None:
        """The present frame, a `SealedChoice`, has some players decide at once. They are asked even where there is only
        one answer: an instant one would tell the others something."""
        self.actors = tuple(players)
        self.asked = NOBODY

    def offers(self, player: int) -> tuple[Offer, ...]:
        """What one of the actors may do."""
        if player != self.asked:
            frame = self.state.stack[-1]
            self.offered = tuple(frame.offers(self, player)) if isinstance(frame, SealedChoice) else self._asked_again()
            self.asked = player
        return self.offered

    def _asked_again(self) -> tuple[Offer, ...]:
        """What was asked stays asked, even where an imagined deal leaves one answer only. A copy asks, since a frame
        that has nothing to ask there would go on."""
        twin = self.copy()
        twin.asks_all = True
        twin.offered = NO_OFFERS
        twin.state.stack[-1].run(twin)
        return twin.offered

    def take(self, player: int, action: Action) -> None:
        """Carries out an action that is offered, and all that follows from it."""
        self.state.stack[-1].take(self, player, action)
        self.settle()

    def settle(self) -> None:
        """Runs frame after frame, until somebody is asked or the game is over."""
        stack = self.state.stack
        self.actors = NO_ACTORS
        while stack:
            stack[-1].run(self)
            if self.actors:
                return
        self.asked = NOBODY

    def copy(self) -> Play[R, S]:
        """A copy that shares nothing which may change, without events."""
        twin = Play(self.rules, self.state.copy(), asks_all=self.asks_all)
        twin.actors = self.actors
        twin.asked = self.asked
        twin.offered = self.offered
        return twin


class Frame(Copyable, Generic[P]):
    """One thing that is going on. It is automatic, or asks players (then it has `take`, too), or by turns both.

    A subclass without `run` fails when it is defined."""

    @abstractmethod
    def run(self, play: P) -> None:
        """One step: changes the state, pushes a frame or pops itself; or else asks a player (`play.ask`), and changes
        nothing, since a game that is taken up asks again. What is offered then is legal, and nothing else is."""

    def take(self, play: P, player: int, action: Any) -> None:
        """Carries out an action that was offered."""
        raise NotImplementedError(f"{type(self).__name__} asks players, but has no `take`")

    @property
    def prompt_name(self) -> str:
        """The name of what a frame is about, as messages are keyed."""
        return kebab(type(self).__name__)

    def why_not(self, play: P, player: int, action: Any) -> Refusal | None:
        """What forbids an action that was not offered, where it is known. The action's values have the right types, but
        may be any values of these types."""
        return None

    def not_asked(self, clause: str) -> Refusal:
        """Against an action that answers another question: the clause about the present one, and that question."""
        return NotAsked(clause, self.prompt_name)


tell_apart(Frame, TAG)


@check_subclasses(Frame)
def _require_a_whole_frame(kind: type[Frame[Any]]) -> None:
    require_hooks(kind)


class State(Copyable):
    """What every game's state has. A game adds its own fields, all of them plain data."""

    rng: int
    """The state of the RNG: all chance that is still to come."""
    surprises: int
    """How often chance was drawn or something hidden was revealed: no undo reaches back over a surprise."""
    stack: list[Frame[Any]]
    """The frames under way, the innermost last; empty when the game is over."""


class SealedChoice(Frame[P], Generic[P]):
    """Several players choose at once, in secret; when the last has chosen, all is revealed.

    A subclass says what is chosen: `choices: list[Bid | None]`."""

    waiting: list[int]
    """Who has still to choose."""
    choices: list[Any]
    """By player: the sealed action, or None."""

    def run(self, play: P) -> None:
        play.ask_in_secret(self.waiting)

    def take(self, play: P, player: int, action: Action) -> None:
        self.choices[player] = action
        self.waiting.remove(player)
        play.emit(ChoiceSealed(player, to_builtins(action)))
        if not self.waiting:
            play.pop()
            play.state.surprises += 1
            self.reveal(play)

    @abstractmethod
    def offers(self, play: P, player: int) -> list[Offer]:
        """What a player may choose."""

    @abstractmethod
    def reveal(self, play: P) -> None:
        """All have chosen: what follows. The frame has left the stack already."""
