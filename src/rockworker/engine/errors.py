"""Typed errors. Each has a message in every language: the key names it, its fields fill it.

The fields of an error are declared like those of a dataclass, and given by name:

    class UnknownGame(BadRequest):
        key = "unknown-game"
        game: str
        known: str

    raise UnknownGame(game="chess", known="clockworker, rockwell")
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, Final, Literal, NamedTuple, dataclass_transform

from rockworker.engine.refusals import Refusal

LOG_2: Final = 0.30103
MOST_QUOTED: Final = 40


@dataclass_transform(kw_only_default=True, eq_default=False)
@dataclasses.dataclass(kw_only=True, eq=False)
class RockworkerError(Exception):
    """Anything that we refuse, with the reason."""

    key: ClassVar[str] = "error"

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclasses.dataclass(kw_only=True, eq=False)(cls)

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """The names of what an error of this kind knows."""
        return tuple(field.name for field in dataclasses.fields(cls))

    @property
    def details(self) -> dict[str, Any]:
        """What this error knows, by field: the variables of its message."""
        return {name: getattr(self, name) for name in self.fields()}

    def text(self, language: str = "en") -> str:
        """The reason in words."""
        from rockworker.text.texts import error_text  # the text module needs the errors, too

        return error_text(self, language)

    def __str__(self) -> str:
        """The reason for programmers: in English, with players numbered as in code, from 0. People read `text`."""
        from rockworker.text.programmers import programmers_text

        return programmers_text(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), **self.details), ()


def shown(value: object) -> str:
    """A wrong value as a message quotes it: in few characters, however large it is."""
    try:
        text = str(value)
    except ValueError:  # Python writes no number of more than 4,300 digits
        return _order_of(value) if isinstance(value, int) else type(value).__name__
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"


def _order_of(number: int) -> str:
    return f"{'-' if number < 0 else ''}10^{int(number.bit_length() * LOG_2)}"


class BadRequest(RockworkerError):
    """What was asked for does not exist or does not fit: game, player count, option, module, seat."""


class NoSuchPlayer(BadRequest):
    """Not the number of a player of this game. In code, players are numbered from 0."""

    key = "no-such-player"
    found: str
    last: int


class NoSuchVersion(BadRequest):
    """A moment that the game has not reached, or no moment at all."""

    key = "no-such-version"
    found: str
    last: int


class NoPast(BadRequest):
    """A game that was imagined or resumed: how it came to where it stands is not known."""

    key = "no-past"
    version: int
    """Where it begins."""


class UnknownGame(BadRequest):
    """No installed package has a game of this name."""

    key = "unknown-game"
    game: str
    known: str


class BrokenGame(BadRequest):
    """An installed package that was to bring a game, or a bot, and can't."""

    key = "broken-game"
    package: str
    """The name of its entry point."""
    reason: str


class BadPlayerCount(BadRequest):
    """Too few or too many players for a game, or not a number at all."""

    key = "bad-player-count"
    game: str
    players: str
    fewest: int
    most: int


class BadOption(BadRequest):
    """An option that the game does not have, or a value that it can't take."""

    key = "bad-option"
    option: str
    reason: str
    """A word for each, as for components (`components.flaws.Reason`)."""
    found: str
    wanted: str


class UnknownModule(BadRequest):
    """An expansion that the game does not have."""

    key = "unknown-module"
    module: str
    known: str


class UnknownBot(BadRequest):
    """A level of bot that nobody has brought for this game."""

    key = "unknown-bot"
    bot: str
    game: str
    known: str


class BadBotFile(BadRequest):
    """A bot that was to come from a file, and can't."""

    key = "bad-bot-file"
    reason: Literal["no-file", "broken", "no-class", "not-a-bot", "several"]
    bot: str
    """As it was named: `my_bot.py:Tiny`."""
    found: str = ""
    """What went wrong in the file, or what it has instead."""


class BadBotParameter(BadRequest):
    """A parameter that a bot does not have, or with a value that it can't have."""

    key = "bad-bot-parameter"
    bot: str
    """As it was named: `search:seconds=0.2`; of a file that won't do, the parameter alone: `weights=network.npz`."""
    known: str = ""
    reason: Literal["value", "too-small", "not-finite", "no-file", "no-network", "other-game"] = "value"
    parameter: str = ""
    """Whose number is too small, or none that is finite."""
    least: str = ""


class NoReview(BadRequest):
    """A review of a game for which there is no bot that searches."""

    key = "no-review"
    game: str


class UnknownRulesVersion(BadRequest):
    """A game begun under rules that this program does not have: it comes from a newer one."""

    key = "unknown-rules-version"
    game: str
    version: str
    known: str


class NoComponents(BadRequest):
    """A game that has no component file."""

    key = "no-components"
    game: str


class BadComponents(RockworkerError):
    """A file of component numbers that can't be used."""

    key = "bad-components"
    file: str
    where: str
    """The key in the file."""
    reason: str
    """A word for each (`components.flaws.Reason`)."""
    found: str = ""
    wanted: str = ""
    line: int = 0
    """Where in the file; 0 if it isn't known."""


class BadSave(RockworkerError):
    """A saved game that can't be taken up."""

    key = "bad-save"
    reason: Literal["not-json", "not-a-save", "format", "move", "position"]
    found: str
    """Of something that is not a save: the key at which it goes wrong, if it is known."""
    wanted: str = ""
    cause: RockworkerError | None = None
    """Why a move was refused."""


class Expected(NamedTuple):
    """What a text should say somewhere: the name of a message (`expected-…`), and its variables."""

    key: str
    variables: Mapping[str, str | int]


class BadPosition(RockworkerError):
    """A text that is no position, or a position that the rules do not allow."""

    key = "bad-position"
    reason: Literal["no-position", "format", "unknown-field", "twice", "wrong", "shape", "components", "impossible"]
    where: str = ""
    """The field of the text that is wrong."""
    found: str = ""
    wanted: str = ""
    game: str = ""
    expected: Expected | None = None
    """What should be in its place."""


class ActionRefused(RockworkerError):
    """An action that can't be done now. The state is untouched."""


class GameIsOver(ActionRefused):
    """Nothing is left to decide."""

    key = "game-is-over"


class NothingToUndo(ActionRefused):
    """A game in which nobody has acted yet."""

    key = "nothing-to-undo"


class NotYourTurn(ActionRefused):
    """Others decide now."""

    key = "not-your-turn"
    player: int
    actors: tuple[int, ...]


class IllegalAction(ActionRefused):
    """This kind of action is not offered now."""

    key = "illegal-action"
    action: str
    clause: str | None = None
    """The clause of the rules that forbids it, where it is known."""
    why: Refusal | None = None
    """What stands in its way."""
    game: str = ""
    """Whose words tell it."""


class IllegalValue(IllegalAction):
    """The kind of action is offered, but one of its values is not."""

    key = "illegal-value"
    field: str
    value: str
    allowed: str


class CannotImagine(RockworkerError):
    """details: none. A bot wants to imagine games at a seat that knows only its view and its offers."""

    key = "cannot-imagine"


class MalformedAction(ActionRefused):
    """Not an action of this game at all, or one that holds a value of a wrong type."""

    key = "malformed-action"
    reason: Literal["unreadable", "unknown-action", "missing-field", "wrong-type"]
    action: str = ""
    field: str = ""
    found: str = ""
    wanted: str = ""
    """`number`, `text`, `list`, `true-or-false`; empty: another type."""
    game: str = ""
    """Whose words tell it."""
