"""Events: facts about what happened, never sentences. Log lines are Fluent messages keyed by event type."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from rockworker.engine.names import kebab
from rockworker.engine.offers import Action
from rockworker.engine.semantics import Kind, Player


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=kebab):
    """A fact. Everything in an event is public, unless its type overrides `seen_by`."""

    def seen_by(self, viewer: int | None) -> Event:
        """The event as a player (or a spectator: None) may see it."""
        return self

    def known_to(self, viewer: int | None) -> bool:
        """Whether a viewer may know that it happened at all."""
        return True


class ChoiceSealed(Event, frozen=True):
    """A player has made a sealed choice. Only that player sees which one."""

    player: Player
    choice: Annotated[dict[str, Any] | None, Kind("choice")]

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.player else ChoiceSealed(self.player, None)


class StandingAnswerGiven(Event, frozen=True):
    """A move was a standing answer. It is told by tables, beside the game's own events.

    Where several choose at once in secret, nobody else hears of it, not even when all is revealed: it would tell what
    the player will choose the next time."""

    player: Player
    choice: Annotated[dict[str, Any] | None, Kind("choice")]
    sealed: bool

    @classmethod
    def of(cls, player: int, action: Action | dict[str, Any], events: Iterable[Event]) -> StandingAnswerGiven:
        """That a player's move, which brought these events, was a standing answer."""
        sealed = any(isinstance(event, ChoiceSealed) for event in events)
        return cls(player, msgspec.to_builtins(action), sealed)

    def known_to(self, viewer: int | None) -> bool:
        return viewer == self.player or not self.sealed


def seen_by(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """A run of events as one player (or a spectator) may see it."""
    return [event.seen_by(viewer) for event in events if event.known_to(viewer)]
