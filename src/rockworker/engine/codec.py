"""JSON for actions, events and states. No pickle: what lies in storage is text that anyone can read."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Union

import msgspec

from rockworker.engine.definition import Definition
from rockworker.engine.events import ChoiceSealed, Event
from rockworker.engine.frames import State
from rockworker.engine.frozen import Sealed
from rockworker.engine.malformed import flaw_of_data
from rockworker.engine.mirrors import Mirrors
from rockworker.engine.offers import Action

ENCODER: Final = msgspec.json.Encoder()


class OneOf:
    """Reads plain data as one of several types.

    msgspec rebuilds a union's decoder on every call, which takes a hundred times as long as the conversion itself; for
    a union that is the field of a struct it keeps the decoder."""

    def __init__(self, kinds: tuple[type, ...]) -> None:
        self.union: Any = Union[kinds]  # noqa: UP007 - built at run time
        self._box = msgspec.defstruct("Box", [("content", self.union)], array_like=True)
        self._boxes = msgspec.defstruct("Boxes", [("content", tuple[self.union, ...])], array_like=True)  # type: ignore[name-defined]

    def read(self, data: object) -> Any:
        """The record that the data's tag names."""
        try:
            return msgspec.convert((data,), self._box, str_keys=True).content  # type: ignore[attr-defined]
        except msgspec.ValidationError:
            return msgspec.convert(data, self.union, str_keys=True)  # refuses it, and says where without the box

    def read_all(self, data: object) -> tuple[Any, ...]:
        """The records of several."""
        found: tuple[Any, ...] = msgspec.convert((data,), self._boxes, str_keys=True).content  # type: ignore[attr-defined]
        return found


class Codec(Sealed):
    """Reads and writes one game's records. Unions are told apart by their `type` (frames: `frame`)."""

    __slots__ = ("_action", "_event", "_frames", "_state", "definition")

    def __init__(self, definition: Definition[Any, Any]) -> None:
        self.definition = definition
        self._action = OneOf(definition.action_types)
        self._event = OneOf((ChoiceSealed, *definition.event_types))
        self._frames = Mirrors(definition.frame_types)
        self._state = Mirrors((definition.state_type,), stack=list[self._frames.union])  # type: ignore[name-defined]

    @staticmethod
    @cache
    def of(definition: Definition[Any, Any]) -> Codec:
        """The codec of a game (built once)."""
        return Codec(definition)

    def action(self, data: object) -> Action:
        """An action from plain data or JSON text."""
        try:
            if isinstance(data, str | bytes):
                return msgspec.json.decode(data, type=self._action.union)  # type: ignore[no-any-return]
            return self._action.read(data)  # type: ignore[no-any-return]
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise flaw_of_data(data, self.definition) from None

    def event(self, data: object) -> Event:
        """An event from plain data."""
        return self._event.read(data)  # type: ignore[no-any-return]

    def events(self, data: object) -> tuple[Event, ...]:
        """Several events from plain data, more quickly than one by one."""
        return self._event.read_all(data)

    def state_to_json(self, state: State) -> bytes:
        """A whole state, secrets and all: for snapshots in storage."""
        return ENCODER.encode(state.plain())

    def state_to_plain(self, state: State) -> Any:
        """A whole state as plain data."""
        return msgspec.to_builtins(state.plain(), str_keys=True)

    def state_from_json(self, data: bytes) -> State:
        """The state that `state_to_json` wrote."""
        return self._restored(msgspec.json.decode(data, type=self._state.union))

    def state_from_plain(self, data: object) -> State:
        """A state from plain data, as JSON or msgpack leave it."""
        return self._restored(msgspec.convert(data, self._state.union, str_keys=True))

    def _restored(self, mirrored: Any) -> State:
        state: State = self._state.restored(mirrored)
        state.stack = [self._frames.restored(frame) for frame in mirrored.stack]
        self.definition.revive(state)
        return state
