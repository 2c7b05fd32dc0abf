"""What bots think of a game, as it goes over a pipe or into the database: plain data, without the game's types."""

from __future__ import annotations

from typing import Any

import msgspec

from rockworker.engine.game import Game
from rockworker.engine.hints import Hint
from rockworker.play.steps import Step


class PlainHint(msgspec.Struct, frozen=True):
    """What an action brings."""

    kind: str
    fields: dict[str, Any]

    @staticmethod
    def of(hint: Hint) -> PlainHint:
        """A hint as plain data."""
        return PlainHint(type(hint).__name__, msgspec.to_builtins(hint))

    def hint(self, game: Game) -> Hint:
        """The hint again."""
        kinds = {kind.__name__: kind for kind in game.definition.hint_types}
        return msgspec.convert(self.fields, kinds[self.kind])


class PlainStep(msgspec.Struct, frozen=True):
    """An action that follows."""

    action: dict[str, Any]
    brings: tuple[PlainHint, ...]

    @staticmethod
    def of(step: Step) -> PlainStep:
        """A step as plain data."""
        return PlainStep(msgspec.to_builtins(step.action), tuple(map(PlainHint.of, step.brings)))

    def step(self, game: Game) -> Step:
        """The step again."""
        return Step(game.codec.action(self.action), tuple([hint.hint(game) for hint in self.brings]))
