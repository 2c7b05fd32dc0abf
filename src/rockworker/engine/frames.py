"""Frames: what is going on, as a stack of small records.

A frame says who decides, what they may do and what happens then, and moves itself on. There are no closures,
so a game can be copied, saved and taken up again in the middle of a decision.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from rockworker.engine.contracts import is_abstract, require_hooks
from rockworker.engine.errors import IllegalAction
from rockworker.engine.events import ChoiceSealed, Event
from rockworker.engine.names import kebab
from rockworker.engine.offers import Action, Offer
from rockworker.engine.refusals import NotAsked, Refusal
from rockworker.engine.state import Copyable, State

R = TypeVar("R")
S = TypeVar("S", bound=State)
P = TypeVar("P", bound="Play[Any, Any]")
"""A game's own `Play`: its rules and its state."""

AUTOMATIC: Final = "run"
DECIDING: Final = ("actors", "offers", "take")


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

    def push(self, frame: Frame[Any]) -> None:
        """Starts something that must be finished before the present frame goes on."""
        self.state.stack.append(frame)

    def pop(self) -> None:
        """Ends the present frame."""
        self.state.stack.pop()


class Frame(Copyable, Generic[P], tag_field="frame", tag=kebab):
    """One thing that is going on: automatic (it has `run`), deciding (`actors`, `offers` and `take`), or by turns both.

    A subclass that is neither, or that forgets a part, fails when it is defined."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        require_hooks(cls)
        if not is_abstract(cls):
            _require_a_purpose(cls)

    def actors(self, play: P) -> Sequence[int]:
        """Who must decide now. Nobody: `run` is called. Several: simultaneous and sealed."""
        return ()

    def offers(self, play: P, player: int) -> list[Offer]:
        """What an actor may do. Nothing else decides what is legal."""
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


def _require_a_purpose(kind: type[Frame[Any]]) -> None:
    def has(hook: str) -> bool:
        return getattr(kind, hook) is not getattr(Frame, hook)

    name = f"{kind.__module__}.{kind.__qualname__}"
    missing = [hook for hook in DECIDING if not has(hook)]
    if len(missing) < len(DECIDING) and missing:
        raise TypeError(f"{name} lets players decide, but lacks {', '.join(missing)}")
    if missing and not has(AUTOMATIC):
        raise TypeError(f"{name} is neither automatic ({AUTOMATIC}) nor deciding ({', '.join(DECIDING)})")


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
        play.emit(ChoiceSealed.of(player, action))
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
