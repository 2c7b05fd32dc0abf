"""What an action would bring, for those who choose: facts that follow from what the chooser may see, before any chance.

A game has a small record for each, as for events and refusals; its message is `hint-…`, with the fields as variables:

    class WouldDrill(Hint, frozen=True):
        tile: Tile

    yield Hinted(Drill, {"crew": 3, "to": 12}, WouldDrill(12))

Hints are for pages and terminals, so that these need no copy of a rule. A definition lists its kinds in `hint_types`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self

import msgspec

from rockworker.engine.offers import Action

Tone = Literal["bad", "good", "plain"]


class Hint(msgspec.Struct, frozen=True):
    """Something that an action brings."""

    tone: ClassVar[Tone] = "plain"
    """Whether it is to be looked at twice."""


class Tally(Hint, frozen=True):
    """A figure that grows with the amounts of an action: what a bid is worth. Its message is the figure's name."""

    kind: ClassVar[str] = "count"
    """What the figure counts, as a kind of the vocabulary."""
    base: int
    each: dict[str, int]
    """By field: what one more of it adds; nothing: the figure is known."""

    def worked_out(self, action: Action) -> Self:
        """The figure for an action that is chosen."""
        total = self.base + sum(each * getattr(action, field) for field, each in self.each.items())
        return type(self)(total, {})


class Hinted(msgspec.Struct, frozen=True):
    """A hint, and the actions that it is about: all of this kind that have these values."""

    action: type[Action]
    when: Mapping[str, Any]
    hint: Hint

    def fits(self, action: Action) -> bool:
        """Whether it is about this action."""
        same = isinstance(action, self.action)
        return same and all(getattr(action, field) == value for field, value in self.when.items())
