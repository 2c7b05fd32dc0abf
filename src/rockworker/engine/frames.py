"""Frames: what is going on, as a stack of small records in the state.

A frame says who decides, what they may do and what happens then, and moves itself on. There are no closures,
so a game can be copied, saved and taken up again in the middle of a decision.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import to_builtins

from rockworker.engine.contracts import is_abstract, require_a_purpose, require_hooks
from rockworker.engine.errors import IllegalAction
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
        """The actor whose offers are known."""
        self.offered: tuple[Offer, ...] = ()
        """What the present frame offers that actor."""

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

    def offers(self, player: int) -> tuple[Offer, ...]:
        """What one of the actors may do."""
        if player != self.asked:
            self.offered = tuple(self.state.stack[-1].offers(self, player))
            self.asked = player
        return self.offered

    def take(self, player: int, action: Action) -> None:
        """Carries out an action that is offered, and all that follows from it."""
        self.state.stack[-1].take(self, player, action)
        self.settle()

    def settle(self) -> None:
        """Runs what is automatic, until somebody must decide or the game is over.

        A decision with one answer settles itself; it is part of what led to it, not an action of its own in the log.
        (Sealed choices are always asked for: an instant answer would tell the others something.)"""
        stack = self.state.stack
        self.asked = NOBODY
        while stack:
            frame = stack[-1]
            actors = frame.actors(self)
            if not actors:
                frame.run(self)
                continue
            if isinstance(frame, SealedChoice):
                self.actors = tuple(actors)
                return
            player = actors[0]
            offers = frame.offers(self, player)
            if not offers:
                frame.run(self)
            elif len(offers) == 1 and offers[0]._size == 1 and not self.asks_all:
                frame.take(self, player, offers[0][0])
            else:
                self.actors = tuple(actors)
                self.offered = tuple(offers)
                self.asked = player
                return
        self.actors = ()

    def copy(self) -> Play[R, S]:
        """A copy that shares nothing which may change, without events."""
        twin = Play(self.rules, self.state.copy(), asks_all=self.asks_all)
        twin.actors = self.actors
        twin.asked = self.asked
        twin.offered = self.offered
        return twin


class Frame(Copyable, Generic[P]):
    """One thing that is going on: automatic (it has `run`), deciding (`actors`, `offers` and `take`), or by turns both.

    A subclass that is neither, or that forgets a part, fails when it is defined."""

    def actors(self, play: P) -> Sequence[int]:
        """Who is to decide now. Nobody: `run` is called. Several: simultaneous and sealed."""
        return ()

    def offers(self, play: P, player: int) -> list[Offer]:
        """What an actor may do. Nothing else decides what is legal. Nothing at all: `run` is called instead, so that a
        frame need not know beforehand whether there is anything to decide."""
        return []

    def take(self, play: P, player: int, action: Any) -> None:
        """Carries out an action that was offered."""
        raise IllegalAction(action=kebab(type(action).__name__))

    def run(self, play: P) -> None:
        """One automatic step: changes the state, pushes a frame, or pops itself. By default a frame that waits for
        nobody has ended."""
        play.pop()

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
    if not is_abstract(kind):
        require_a_purpose(kind, Frame)


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

    def actors(self, play: P) -> Sequence[int]:
        return self.waiting

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
