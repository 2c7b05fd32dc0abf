"""Games in files. Besides header and log, the terminal notes the seating, which other readers ignore."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

import rockworker
from rockworker.engine.errors import BadSave
from rockworker.engine.game import Game


class Seating(msgspec.Struct, frozen=True):
    """Who sat where: `human` or the level of a bot, and the names."""

    seats: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


class _Noted(msgspec.Struct, frozen=True):
    table: Seating = Seating()


def read(path: Path) -> tuple[Game, Seating]:
    """A game, and its seating if it was noted."""
    data = path.read_bytes()
    game = rockworker.load(data)
    try:
        seating = msgspec.json.decode(data, type=_Noted).table
    except msgspec.ValidationError as error:
        raise BadSave(reason="not-a-save", found=str(error), wanted="", cause=None) from None
    return game, seating


def write(path: Path, game: Game, seats: Sequence[str] = (), names: Sequence[str] = ()) -> None:
    """Replaces the file in one stroke: whatever happens, the old one or the new one is there."""
    save = msgspec.json.decode(game.save())
    save["table"] = {"seats": list(seats), "names": list(names)}
    draft = path.with_name(f"{path.name}.part")
    draft.write_bytes(msgspec.json.encode(save))
    os.replace(draft, path)
