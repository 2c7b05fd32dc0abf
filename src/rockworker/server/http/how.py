"""Routes about learning a game: how it is played, its words, and scenes in which a newcomer makes a few moves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec
from litestar import get
from litestar.params import FromPath

from rockworker.engine.game import Game
from rockworker.engine.hints import Hinted
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer, fields_of
from rockworker.engine.rules import rules_of
from rockworker.protocol import ClockRules, LogLine, SeatInfo, Sight
from rockworker.registry import definition_of
from rockworker.rulebook.how import (
    NAMES,
    NEWCOMER,
    Chapter,
    Played,
    Scene,
    Step,
    Word,
    how_to_play,
    of_newcomer,
    play_scene,
    scenes_of,
)
from rockworker.server.http.parameters import Lang
from rockworker.server.http.tables import PiecesInfo, pieces_info
from rockworker.server.tables.render import TableText
from rockworker.server.tables.session import builtins
from rockworker.server.tables.state import TableState


class HowInfo(msgspec.Struct, frozen=True):
    """How a game is played, in one language. A game that says nothing has no chapters."""

    lead: str
    chapters: tuple[Chapter, ...]
    words: tuple[Word, ...]


class SceneInfo(msgspec.Struct, frozen=True):
    """A scene of "how to play": a table as its newcomer sees it, and what comes of the one move that is offered."""

    step: Step
    part: str
    """What is shown beside the board, by the name that the game's drawing has for it; empty: nothing."""
    before: Sight
    after: Sight
    told: LogLine
    """What the move brought the newcomer."""


class ScenesInfo(msgspec.Struct, frozen=True):
    """The scenes of a game, all on the same pieces."""

    printed: PiecesInfo | None
    """None: there are no scenes."""
    scenes: tuple[SceneInfo, ...]


@get("/games/{game:str}/how", summary="How to play", tags=["games"])
async def how(game: FromPath[str], lang: Lang = "en") -> HowInfo:
    """In chapters, with the words of the game."""
    definition_of(game)
    told = how_to_play(game, lang)
    return HowInfo(told.lead, told.chapters, told.words)


@get("/games/{game:str}/scenes", summary="Scenes to learn a game by", tags=["games"])
async def scenes(game: FromPath[str], lang: Lang = "en") -> ScenesInfo:
    """Short ones: each shows a position, says one thing, and offers one move."""
    definition_of(game)
    return _scenes(game, lang)


@cache
def _scenes(game: str, language: str) -> ScenesInfo:
    played = [play_scene(scene) for scene in scenes_of(game)]
    if not played:
        return ScenesInfo(None, ())
    text = _text_of(played[0].before, language)
    steps = how_to_play(game, language).steps
    infos = (_scene(scene, steps[scene.step], one, text) for scene, one in zip(scenes_of(game), played, strict=True))
    rules = rules_of(played[0].before.definition, played[0].before.header)
    return ScenesInfo(pieces_info(played[0].before.definition, rules, text.texts), tuple(infos))


def _text_of(game: Game, language: str) -> TableText:
    state = TableState.before_start(game.definition, game.header, ClockRules(), [""] * game.players)
    return TableText(state, NAMES[: game.players], language)


def _scene(scene: Scene, step: Step, played: Played, text: TableText) -> SceneInfo:
    before = _sight(played.before, text, text.texts.prompt(played.before.prompt), played.action)
    events = tuple(of_newcomer(played.events))
    told = LogLine(1, 0, "moved", NEWCOMER, builtins(events), tuple(map(text.event, events)))
    return SceneInfo(step, scene.part, before, _sight(played.after, text, "", None), told)


def _sight(game: Game, text: TableText, asked: str, action: Action | None) -> Sight:
    """A table at which one move is offered, or none."""
    return Sight(
        number=game.version,
        at=0,
        status="running",
        paused=False,
        ended=False,
        actors=game.actors,
        view=builtins(game.view(NEWCOMER)),
        prompt=game.prompt,
        asked=asked,
        offers=(text.offer(_only(action)),) if action else (),
        standing=None,
        can_undo=False,
        vote=None,
        seats=tuple(map(_seat, range(game.players))),
        scores=(),
        hints=tuple([text.hint(hinted) for hinted in _hints(game) if hinted.fits(action)]) if action else (),
        progress=game.definition.progress(inside(game), NEWCOMER),
    )


def _seat(number: int) -> SeatInfo:
    return SeatInfo(
        number=number,
        name=NAMES[number],
        bot="",
        guest=False,
        mine=number == NEWCOMER,
        held_for="",
        held_for_me=False,
        conceded=False,
        spent_ms=0,
        left_ms=0,
    )


def _only(action: Action) -> Offer:
    """An offer of this action and no other."""
    return Offer(type(action), *((getattr(action, field),) for field in fields_of(type(action))))


def _hints(game: Game) -> Iterable[Hinted]:
    return game.definition.hints(inside(game), NEWCOMER, game.offers(NEWCOMER))


HANDLERS = (how, scenes)
