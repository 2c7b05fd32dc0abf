"""A position on one line of text, as FEN is for chess: to be kept, sent, searched for and edited by hand.

    rockwell/1 players=3 rules=2 seen=0 version=57 turn=2 cash=400/1500/700 … stack=turn{step:2}>auction{…}

First come the game and the version of this format, then fields in any order. What stands in no field is as a new game
has it. A game says how its fields are written (`Definition.position_forms`); the rest of its state is written as
compact data (`text.compact`), and so are the frames of the stack, the outermost first.

`seen` tells with whose eyes the position was written down: `all` holds every secret and the chance that is to come; a
player's number or `-`, for a spectator, what this viewer can know, in the sense of `Game.imagine`. Reading such a text
redeals the rest, by a seed.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from rockworker.engine.codec import Codec
from rockworker.engine.definition import Definition, Header
from rockworker.engine.errors import BadPosition, shown
from rockworker.engine.inside import inside
from rockworker.engine.names import kebab
from rockworker.engine.offers import nth
from rockworker.engine.rules import rules_of
from rockworker.text.compact import HIDDEN, NOTHING, UNKNOWN, Compact
from rockworker.text.notation import WHOLE_NUMBER, Form, Notation, NotationError

if TYPE_CHECKING:
    from rockworker.engine.frames import State
    from rockworker.engine.game import Game

FORMAT: Final = 1
EVERYTHING: Final = "all"
HEAD: Final[tuple[str, ...]] = ("players", "rules", "modules", "options", "components", "seen", "version")
_WORDS: Final = Compact(Notation((), {}), {})
OPTIONS: Final = Form(_WORDS.write, _WORDS.read)
CHANCE: Final = re.compile("-?[0-9]{1,1000}")
"""The state of an RNG."""
DIGEST: Final = 12
"""Hexadecimal digits that tell one set of component numbers from another."""

Plain: TypeAlias = dict[str, Any]
"""A state as plain data."""


@dataclass(frozen=True)
class Field:
    """A part of the state under a name of its own: one of its fields, or several that belong together."""

    name: str
    form: Form
    keys: tuple[str, ...] = ()
    """The fields of the state; none: the one of the same name. Of several, the form gets and gives a tuple."""
    is_always_written: bool = False
    """Also where it is as a new game has it, since new games differ in it."""

    def covers(self) -> tuple[str, ...]:
        """The fields of the state that it writes."""
        return self.keys or (self.name,)

    def write(self, state: Plain) -> str:
        """Its text."""
        values = [state[key] for key in self.covers()]
        return self.form.write(values[0] if len(values) == 1 else tuple(values))

    def read(self, text: str, state: Plain) -> None:
        """Puts what the text says into the state."""
        value = self.form.read(text)
        keys = self.covers()
        state.update(zip(keys, (value,) if len(keys) == 1 else value, strict=True))


@dataclass(frozen=True)
class PositionForms:
    """How the positions of a game are written, under its rules and for those who may know its secrets or not."""

    fields: tuple[Field, ...] = ()
    derived: Mapping[str, Callable[[Plain], Any]] = field(default_factory=dict)
    """Fields of the state that follow from the others: they are not written."""
    frame_values: Mapping[str, Form] = field(default_factory=dict)
    """By field of frames, and of what is written as compact data: the form of its values."""
    beneath: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By frame: on which frames it may lie; an empty word: at the bottom. What is not named may lie anywhere."""
    alike: tuple[str, ...] = ()
    """Fields without a form of their own in which all new games are alike."""


class Positions:
    """Writes and reads the positions of games with one header, as one kind of viewer may know them."""

    def __init__(self, definition: Definition[Any, Any], header: Header, *, secrets: bool) -> None:
        self.definition = definition
        self.header = header
        self.secrets = secrets
        self.rules = rules_of(definition, header)
        self.codec = Codec.of(definition)
        self.forms = definition.position_forms(self.rules, secrets)
        self.compact = Compact(definition.notation(), self.forms.frame_values)
        self.fields = self._fields()

    def _fields(self) -> dict[str, Field]:
        covered = {key for one in self.forms.fields for key in one.covers()} | {*self.forms.derived, "rng", "stack"}
        data = Form(self.compact.write, self.compact.read)
        left = [key for key in self.new(0) if key not in covered]
        others = [Field(key, data, is_always_written=key not in self.forms.alike) for key in left]
        chance = [Field("rng", WHOLE_NUMBER_OF_ANY_SIZE, is_always_written=True)] if self.secrets else []
        stack = Field("stack", Form(self._write_stack, self._read_stack), is_always_written=True)
        return {one.name: one for one in (*self.forms.fields, *others, *chance, stack)}

    def new(self, seed: int) -> Plain:
        """The state of a new game."""
        return self.plain(self.definition.deal(self.rules, seed))

    def plain(self, state: State) -> Plain:
        """A state as plain data."""
        plain: Plain = json.loads(self.codec.state_to_json(state))  # reads integers of any size
        return plain

    # Writing

    def write(self, state: Plain) -> Iterator[str]:
        """Its fields, as `name=text`."""
        start = self.new(0)
        for one in self.fields.values():
            text = one.write(state)
            if one.is_always_written or text != one.write(start):
                yield f"{one.name}={text}"

    def _write_stack(self, frames: Sequence[Plain]) -> str:
        return ">".join(map(self._write_frame, frames)) or NOTHING

    def _write_frame(self, frame: Plain) -> str:
        values = {key: value for key, value in frame.items() if key != "frame"}
        return f"{frame['frame']}{self.compact.write(values) if values else ''}"

    # Reading

    def read(self, fields: Mapping[str, str], seed: int) -> Plain:
        """The state that the fields tell, with what they leave open as a seed deals it."""
        state = self.new(seed)
        for name, text in fields.items():
            if name not in self.fields:
                known = ", ".join((*HEAD, *self.fields))
                raise BadPosition(reason="unknown-field", where=shown(name), wanted=known)
            with_reason(self.header.game, name, partial(self.fields[name].read, text, state))
        for key, derive in self.forms.derived.items():
            state[key] = derive(state)
        return state

    def _read_stack(self, text: str) -> list[Plain]:
        frames = [] if text == NOTHING else [self._read_frame(word) for word in text.split(">")]
        below = ""
        for frame in frames:
            allowed = self.forms.beneath.get(frame["frame"], (below,))
            if below not in allowed:
                wanted = ", ".join(name or NOTHING for name in allowed)
                raise NotationError(
                    f"{below}>{frame['frame']}", "expected-beneath", frame=frame["frame"], frames=wanted
                )
            below = frame["frame"]
        return frames

    def _read_frame(self, text: str) -> Plain:
        name, brace, values = text.partition("{")
        known = [kebab(kind.__name__) for kind in self.definition.frame_types]
        if name not in known:
            raise NotationError(name, "expected-one-of", words=", ".join(map(str, known)))
        return {"frame": name, **(self.compact.read(brace + values) if brace else {})}


def _read_large(text: str) -> int:
    if not CHANCE.fullmatch(text):
        raise NotationError(text, "expected-whole-number")
    return int(text)


WHOLE_NUMBER_OF_ANY_SIZE: Final = Form(str, _read_large)


def with_reason(game: str, where: str, read: Callable[[], Any]) -> Any:
    """What reading gives; a text that can't be read is refused with the name of its field."""
    try:
        return read()
    except NotationError as error:
        raise _wrong(game, where, error) from None


def _wrong(game: str, where: str, error: NotationError) -> BadPosition:
    return BadPosition(reason="wrong", game=game, where=where, found=shown(error.text), expected=error.expected)


# Whole positions


def write_position(game: Game, viewer: int | None, secrets: bool) -> str:
    """A game's position as a viewer can know it, or with all its secrets."""
    twin = game if secrets else game.imagine(viewer)  # what a form forgets to hide, is redealt
    writer = Positions(game.definition, game.header, secrets=secrets)
    state = writer.plain(inside(twin).state)
    if not secrets:
        _hide_choices(state["stack"], viewer)
    seen = EVERYTHING if secrets else NOTHING if viewer is None else str(viewer)
    return " ".join((*_write_head(game.header, seen, game.version), *writer.write(state)))


def _hide_choices(stack: Sequence[Plain], viewer: int | None) -> None:
    """Of the others' sealed choices it is known only that they were made."""
    for frame in stack:
        for player, choice in enumerate(frame.get("choices", ())):
            if choice is not None and player != viewer:
                frame["choices"][player] = HIDDEN


def _write_head(header: Header, seen: str, version: int) -> Iterator[str]:
    yield f"{header.game}/{FORMAT}"
    yield f"players={header.players}"
    yield f"rules={header.rules_version}"
    if header.modules:
        yield f"modules={','.join(header.modules)}"
    if header.options:
        yield f"options={OPTIONS.write(header.options)}"
    if header.components is not None:
        yield f"components={digest_of(header.components)}"
    yield f"seen={seen}"
    yield f"version={version}"


def digest_of(components: Mapping[str, Any] | None) -> str:
    """A short name for a set of component numbers; ours have none."""
    if components is None:
        return ""
    return hashlib.sha256(msgspec.json.encode(components, order="deterministic")).hexdigest()[:DIGEST]


def read_position(text: str, seed: int, components: Any) -> Game:
    """The game that stands where the text says. What it leaves open is dealt by the seed."""
    from rockworker.registry import definition_of  # the registry's games need their forms

    name, fields = _split(text)
    head = {key: fields.pop(key) for key in HEAD if key in fields}
    definition = definition_of(name)
    header = _read_header(definition, head, components)
    viewer, secrets = with_reason(name, "seen", partial(_read_viewer, head.get("seen", NOTHING), header.players))
    reader = Positions(definition, header, secrets=secrets)
    version = with_reason(name, "version", partial(WHOLE_NUMBER.read, head.get("version", "0")))
    state = reader.read(fields, seed)
    hidden = with_reason(name, "stack", partial(_take_hidden, state["stack"], secrets))
    revived = _revived(reader, state)
    try:
        return _tried_out(_take_up(definition, header, revived, version, hidden), viewer, seed, secrets)
    except (AssertionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        # how all the numbers of a state belong together only the rules know: here they can't go on with it
        raise BadPosition(reason="impossible", found=str(error) or type(error).__name__) from None


def _split(text: object) -> tuple[str, dict[str, str]]:
    """The game's name, and the texts of the fields."""
    words = text.split() if isinstance(text, str) else []
    name, slash, version = words[0].partition("/") if words else ("", "", "")
    if not slash or "=" in words[0]:
        raise BadPosition(reason="no-position", found=shown(text), wanted=f"rockwell/{FORMAT} players=3 …")
    if version != str(FORMAT):
        raise BadPosition(reason="format", found=shown(version), wanted=str(FORMAT))
    fields: dict[str, str] = {}
    for word in words[1:]:
        key, equals, value = word.partition("=")
        if not equals:
            raise _wrong(name, shown(key), NotationError(word, "expected-field"))
        if key in fields:
            raise BadPosition(reason="twice", where=key)
        fields[key] = value
    return name, fields


def _read_header(definition: Definition[Any, Any], head: Mapping[str, str], components: Any) -> Header:
    def value(key: str, form: Form) -> Any:
        return with_reason(definition.name, key, partial(form.read, head[key])) if key in head else None

    players, rules = value("players", WHOLE_NUMBER), value("rules", WHOLE_NUMBER)
    header = definition.header(
        definition.most_players if players is None else players,
        0,
        head["modules"].split(",") if "modules" in head else (),
        value("options", OPTIONS),
        components,
        rules,
    )
    found = digest_of(header.components)
    if found != head.get("components", found):
        raise BadPosition(reason="components", found=found or NOTHING, wanted=head["components"])
    return header


def _read_viewer(seen: str, players: int) -> tuple[int | None, bool]:
    if seen in (EVERYTHING, NOTHING):
        return None, seen == EVERYTHING
    if seen not in map(str, range(players)):
        raise NotationError(seen, "expected-seen", last=players - 1)
    return int(seen), False


def _take_hidden(stack: Sequence[Plain], secrets: bool) -> tuple[int, ...]:
    """The players whose sealed choices are hidden in the innermost frame; none are there afterwards."""
    choices = stack[-1].get("choices") if stack else None
    found = tuple(n for n, choice in enumerate(choices) if choice is HIDDEN) if isinstance(choices, list) else ()
    if found and secrets:
        raise NotationError(UNKNOWN, "expected-known-choice")
    for player in found:
        choices[player] = None  # type: ignore[index]
    return found


def _revived(reader: Positions, state: Plain) -> State:
    try:
        return reader.codec.state_from_plain(state)
    except msgspec.ValidationError as error:
        raise BadPosition(reason="shape", found=str(error)) from None


def _take_up(
    definition: Definition[Any, Any], header: Header, state: State, version: int, hidden: Sequence[int]
) -> Game:
    """A game at this state. Hidden choices become any that may be made: redealing makes others of them."""
    from rockworker.engine.game import Game  # games write positions

    game = Game.resume(definition, header, state, version)
    for player in hidden:
        top = inside(game).state.stack[-1]
        top.choices[player] = nth(top.offers(inside(game), player), 0)
    return game


def _tried_out(game: Game, viewer: int | None, seed: int, secrets: bool) -> Game:
    """The game with its hidden parts redealt, once the rules have looked at it: invariants, views and offers."""
    game = game if secrets else game.imagine(viewer, seed)
    game.check()
    for eyes in (None, *range(game.players)):
        game.view(eyes)
    for player in game.actors:
        if not 0 <= player < game.players or not game.offers(player):
            raise ValueError(f"{game.prompt}: player {player} has nothing to choose from")
    return game
