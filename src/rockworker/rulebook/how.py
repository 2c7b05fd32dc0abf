"""How to play: a game in a few chapters, its words, and scenes in which a newcomer makes the moves that are told of.

A game keeps it in a folder `how/` of its own: the words in `<language>.toml`, the scenes in `scenes.toml`. Scenes are
positions and moves in the game's notation, so that the rules themselves say what may be touched and what comes of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from rockworker.engine.events import Event
from rockworker.engine.game import Game
from rockworker.engine.offers import Action
from rockworker.registry import definition_of
from rockworker.text.languages import ORIGINAL

NAMES = ("Ada", "Flint", "Slate", "Marl")
"""Who plays in the scenes. The newcomer is the first."""
NEWCOMER = 0


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: paragraphs with an empty line between them; lines of a list begin with a dot."""

    title: str
    text: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scene shows, and what is to be touched in it."""

    title: str
    text: str
    touch: str


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game, as it may be written, and what it means."""

    forms: tuple[str, ...]
    about: str


class How(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to play a game, in one language."""

    lead: str = ""
    chapters: tuple[Chapter, ...] = ()
    steps: dict[str, Step] = {}
    words: tuple[Word, ...] = ()


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game, and the move that the newcomer makes there."""

    step: str
    position: str
    moves: tuple[str, ...]
    """The newcomer's, and whatever follows it before the scene is over."""
    begun: tuple[str, ...] = ()
    """What has been done since the position."""
    part: str = ""
    """What is shown beside the board, by the name that the game's drawing has for it."""


class Scenes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game's scenes."""

    scenes: tuple[Scene, ...]


class Played(NamedTuple):
    """A scene before and after the newcomer's move."""

    before: Game
    action: Action
    after: Game
    events: list[Event]


@cache
def how_to_play(game: str, language: str) -> How:
    """A game without a translation is told in the original; a game that says nothing has nothing to tell."""
    path = _folder(game) / f"{language}.toml"
    if path.exists():
        return msgspec.toml.decode(path.read_bytes(), type=How)
    return How() if language == ORIGINAL else how_to_play(game, ORIGINAL)


@cache
def scenes_of(game: str) -> tuple[Scene, ...]:
    """In the order in which they are shown."""
    path = _folder(game) / "scenes.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Scenes).scenes if path.exists() else ()


def play_scene(scene: Scene) -> Played:
    """Makes the moves of a scene, by the rules of the game."""
    before = Game.from_position(scene.position)
    for move in scene.begun:
        before.push(move)
    after = before.copy()
    events = [event for move in scene.moves for event in after.push(move)]
    return Played(before, before.definition.notation().read(scene.moves[0]), after, events)


def of_newcomer(events: list[Event]) -> Iterator[Event]:
    """What happened to the newcomer, or to nobody in particular, as the newcomer may see it."""
    for event in events:
        if getattr(event, "player", NEWCOMER) == NEWCOMER:
            yield event.seen_by(NEWCOMER)


def _folder(game: str) -> Path:
    return definition_of(game).folder / "how"
