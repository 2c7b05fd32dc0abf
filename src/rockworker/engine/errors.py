"""Typed errors. Each has a message in every language: the key names it, the details fill it."""

from __future__ import annotations

from typing import Any, ClassVar


class RockworkerError(Exception):
    """Anything that we refuse, with the reason. `details` are the variables of the message."""

    key: ClassVar[str] = "error"

    def __init__(self, **details: Any) -> None:
        super().__init__()
        self.details = details

    def text(self, language: str = "en") -> str:
        """The reason in words."""
        from rockworker.text.texts import error_text  # the text module needs the errors, too

        return error_text(self, language)

    def __str__(self) -> str:
        return self.text()


class BadRequest(RockworkerError):
    """What was asked for does not exist or does not fit: game, player count, option, module, seat."""


class UnknownGame(BadRequest):
    """details: game, known"""

    key = "unknown-game"


class BadPlayerCount(BadRequest):
    """details: game, players, fewest, most"""

    key = "bad-player-count"


class BadOption(BadRequest):
    """details: option, reason (a word of its own for each, as for components), found, wanted"""

    key = "bad-option"


class UnknownModule(BadRequest):
    """details: module, known"""

    key = "unknown-module"


class UnknownBot(BadRequest):
    """details: bot, game, known"""

    key = "unknown-bot"


class BadComponents(RockworkerError):
    """details: file, where (the key), reason (a word of its own for each), found, wanted"""

    key = "bad-components"


class BadSave(RockworkerError):
    """details: reason (a word of its own for each), found, wanted, cause (an error, or None)"""

    key = "bad-save"


class ActionRefused(RockworkerError):
    """An action that can't be done now. The state is untouched."""


class GameIsOver(ActionRefused):
    """details: none"""

    key = "game-is-over"


class NotYourTurn(ActionRefused):
    """details: player, actors"""

    key = "not-your-turn"


class IllegalAction(ActionRefused):
    """details: action, clause (or None), and for a value off its axis: field, value, allowed"""

    key = "illegal-action"


class IllegalValue(IllegalAction):
    """The kind of action is offered, but one of its values is not."""

    key = "illegal-value"


class CannotImagine(RockworkerError):
    """details: none. A bot wants to imagine games at a seat that knows only its view and its offers."""

    key = "cannot-imagine"


class MalformedAction(ActionRefused):
    """details: reason"""

    key = "malformed-action"
