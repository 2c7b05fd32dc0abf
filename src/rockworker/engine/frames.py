"""Frames: what is going on, as a stack of small records.

A frame says who decides, what they may do and what happens then, and moves itself on. There are no closures,
so a game can be copied, saved and taken up again in the middle of a decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

import msgspec

from rockworker.engine.events import ChoiceSealed, Event
from rockworker.engine.names import kebab
from rockworker.engine.offers import Action, Offer

R = TypeVar("R")
S = TypeVar("S", bound="State")


class Frame(msgspec.Struct, tag_field="frame", tag=kebab):
    """One thing that is going on. Without actors it is automatic: `run` is called until it has moved on."""

    def actors(self, play: Any) -> Sequence[int]:
        """Who must decide now. Nobody: automatic. Several: simultaneous and sealed."""
        return ()

    def offers(self, play: Any, player: int) -> list[Offer]:
        """What an actor may do. Nothing else decides what is legal."""
        raise NotImplementedError(f"{type(self).__name__} asks nobody")

    def take(self, play: Any, player: int, action: Any) -> None:
        """Carries out an action that was offered."""
        raise NotImplementedError(f"{type(self).__name__} takes no action")

    def run(self, play: Any) -> None:
        """One automatic step: change the state, push a frame, or pop itself."""
        raise NotImplementedError(f"{type(self).__name__} is not automatic")

    @property
    def prompt_name(self) -> str:
        """The name of what a frame is about, as messages are keyed."""
        return kebab(type(self).__name__)

    def why_not(self, play: Any, player: int, action: Any) -> str | None:
        """The clause of the rules that forbids an action which was not offered, where it is known."""
        return None

    def copy(self) -> Self:
        """A copy that shares nothing which may change. Frames that hold lists copy these too."""
        return self.__copy__()  # type: ignore[attr-defined,no-any-return]


class State(msgspec.Struct):
    """What every game's state has. A game adds its own fields, all of them plain data."""

    rng: int
    """All chance of the game that is still to come."""
    surprises: int
    """How often chance was drawn or something hidden was shown: no undo reaches back over a surprise."""
    stack: list[Any]
    """The frames under way, the innermost last; empty when the game is over."""

    def copy(self) -> Self:
        """A copy that shares nothing which may change."""
        raise NotImplementedError


class Play(Generic[R, S]):
    """A game under way as frames see it: the rules, the state, and the events of the current action."""

    __slots__ = ("emit", "events", "rules", "state")

    def __init__(self, rules: R, state: S) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []
        self.emit = self.events.append

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        self.emit = self.events.append
        return events

    def push(self, frame: Frame) -> None:
        """Starts something that must be finished before the present frame goes on."""
        self.state.stack.append(frame)

    def pop(self) -> None:
        """Ends the present frame."""
        self.state.stack.pop()


class SealedChoice(Frame):
    """Several players choose at once, in secret; when the last has chosen, all is revealed."""

    waiting: list[int]
    """Who has still to choose."""
    choices: list[Any]
    """By player: the sealed action, or None."""

    def actors(self, play: Any) -> Sequence[int]:
        return self.waiting

    def take(self, play: Any, player: int, action: Action) -> None:
        self.choices[player] = action
        self.waiting.remove(player)
        play.emit(ChoiceSealed.of(player, action))
        if not self.waiting:
            play.pop()
            play.state.surprises += 1
            self.reveal(play)

    def reveal(self, play: Any) -> None:
        """All have chosen: what follows. The frame has left the stack already."""
        raise NotImplementedError

    def copy(self) -> Self:
        twin: Self = self.__copy__()  # type: ignore[attr-defined]
        twin.waiting = self.waiting[:]
        twin.choices = self.choices[:]
        return twin
