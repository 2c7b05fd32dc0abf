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


class ChoiceSealed(Event, frozen=True):
    """A player has made a sealed choice. Only that player sees which one."""

    player: Player
    choice: Annotated[dict[str, Any] | None, Kind("choice")]

    @classmethod
    def of(cls, player: int, action: Action) -> ChoiceSealed:
        """The event for an action that stays secret until all have chosen."""
        return cls(player, msgspec.to_builtins(action))

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.player else ChoiceSealed(self.player, None)


def seen_by(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """A run of events as one player (or a spectator) may see it."""
    return [event.seen_by(viewer) for event in events]
