"""The Superintendent & the Supervisor: two pawns on the intersections between the rings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace

from rockworker.engine.chance import below
from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.engine.standing import StandingAnswer, only
from rockworker.engine.state import Copyable
from rockworker.engine.tables import LazyTable
from rockworker.games.rockwell.board import (
    ALL_TILES,
    CIRCLES,
    INTERSECTIONS,
    intersection_tiles,
    mask_of,
    points_inward,
    ring_of,
)
from rockworker.games.rockwell.components import Components
from rockworker.games.rockwell.events import VicePresidentReturned
from rockworker.games.rockwell.frames.drilling import CARRY, DrillingTurn
from rockworker.games.rockwell.frames.extraction import Extraction, Threshold
from rockworker.games.rockwell.module import Module
from rockworker.games.rockwell.modules.inspectors.notation import FORMS, POSITION_VALUES
from rockworker.games.rockwell.modules.inspectors.records import ActionGivenUp, PawnMoved, PawnsView, PushPawn
from rockworker.games.rockwell.modules.inspectors.refusals import (
    REFUSALS,
    BlockedBySuperintendent,
    NoActionLeft,
    PawnThere,
    StepLimit,
)
from rockworker.games.rockwell.modules.inspectors.vocabulary import WORDS
from rockworker.games.rockwell.refusals import NoneSuch
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import BOARD_II, BOARD_III, NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable

    from rockworker.games.rockwell.learn.module import ModuleEncoding
    from rockworker.games.rockwell.terminal.module import ModuleTerminal
    from rockworker.text.texts import Texts

NAME: Final = "inspectors"
SUPERINTENDENT: Final = 0
SUPERVISOR: Final = 1
PUSH_STEPS: Final = (-3, -2, -1, 1, 2, 3)
THE_SUPERINTENDENT: Final[tuple[int, ...]] = (SUPERINTENDENT,)
THE_SUPERVISOR: Final[tuple[int, ...]] = (SUPERVISOR,)
BOARD_II_ALONE: Final[tuple[int, ...]] = (BOARD_II,)
BOARD_III_ALONE: Final[tuple[int, ...]] = (BOARD_III,)
BOTH_BOARDS: Final[tuple[int, ...]] = (BOARD_II, BOARD_III)
OCCUPIED: Final = tuple(
    mask_of(intersection_tiles(circle, k)) for circle in range(CIRCLES) for k in range(INTERSECTIONS)
)
"""By intersection (circle × 16 + k): the three tiles that meet there."""


class Pawns(Copyable):
    """Where the pawns are, and how deep they may go."""

    at: list[int]
    """Superintendent, Supervisor: circle × 16 + k, clockwise."""
    target: int = 0
    """The deepest circle that extractions have unlocked."""


def overlay(components: Components) -> Components:
    """Puts the pawns' symbols on the resource cards."""
    resources = tuple(card for card in components.cards if card.face == "resources")
    moves = iter(components.modules.inspectors.by_card(resources))
    cards = [replace(card, symbols=next(moves)) if card.face == "resources" else card for card in components.cards]
    return replace(components, cards=tuple(cards))


def deal(play: RockwellPlay) -> None:
    """The Superintendent on any A/B intersection, the Supervisor opposite."""
    k = below(play.state, INTERSECTIONS)
    play.state.slices[NAME] = Pawns([k, (k + INTERSECTIONS // 2) % INTERSECTIONS])


def _pawns(play: RockwellPlay) -> Pawns:
    return cast(Pawns, play.state.slices[NAME])


def occupies(play: RockwellPlay, pawn: int, tile: int) -> bool:
    """Whether a pawn stands at a corner of a tile."""
    return bool(OCCUPIED[_pawns(play).at[pawn]] >> tile & 1)


# What they do


def required_power(play: RockwellPlay, tile: int, power: int) -> int:
    """The Supervisor makes drilling harder."""
    return power + 1 if occupies(play, SUPERVISOR, tile) else power


def extraction_allowed(play: RockwellPlay, tile: int, allowed: bool) -> bool:
    """The Superintendent prevents it."""
    return allowed and not occupies(play, SUPERINTENDENT, tile)


def danger_applies(play: RockwellPlay, tile: int, applies: bool) -> bool:
    """Under the Supervisor's eyes nothing is dangerous."""
    return applies and not occupies(play, SUPERVISOR, tile)


# How they move


@cache
def travel(start: int, steps: int, target: int) -> int:
    """Where a pawn ends: it turns inward wherever a deeper circle is open to it; each edge is one step."""
    circle, k = divmod(start, INTERSECTIONS)
    turn = 1 if steps > 0 else -1
    for _ in range(abs(steps)):
        if circle < target and points_inward(circle, k):
            circle += 1
        else:
            k = (k + turn) % INTERSECTIONS
    return circle * INTERSECTIONS + k


def after_extraction(play: RockwellPlay, extraction: Extraction) -> None:
    """Both pawns move by the card's symbols; tiles that they leave may be ready."""
    pawns = _pawns(play)
    # Circle B/C opens with the first extraction in stratum C, circle C/D with the first in D.
    pawns.target = max(pawns.target, ring_of(extraction.tile) - 1)
    large, small = play.rules.cards[extraction.card].symbols
    _move(play, SUPERINTENDENT, large)
    if travel(pawns.at[SUPERVISOR], small, pawns.target) == pawns.at[SUPERINTENDENT]:
        small += 1 if small > 0 else -1
    _move(play, SUPERVISOR, small)
    _recheck(play, extraction.active)


def _move(play: RockwellPlay, pawn: int, steps: int) -> None:
    pawns = _pawns(play)
    origin = pawns.at[pawn]
    to = pawns.at[pawn] = travel(origin, steps, pawns.target)
    play.emit(PawnMoved(pawn, steps, origin, to))


def _recheck(play: RockwellPlay, active: int) -> None:
    """Nobody gets the credit for what a leaving pawn sets off."""
    play.push(Threshold(ALL_TILES & ~play.state.revealed, NOBODY, -1, active))


# Pushing them


def push_offers(play: RockwellPlay, turn: DrillingTurn) -> Sequence[Offer]:
    """A player who has an action left on Board II or III may give it up, before or after the displacement."""
    players, actions = play.rules.players, play.state.actions
    trading, working = actions[BOARD_II * players + turn.player], actions[BOARD_III * players + turn.player]
    if not trading and not working:
        return ()
    boards = BOTH_BOARDS if trading and working else BOARD_II_ALONE if trading else BOARD_III_ALONE
    pawns = _pawns(play)
    return PUSHES[pawns.at[SUPERINTENDENT], pawns.at[SUPERVISOR], pawns.target, boards]


def _pushes(chances: tuple[int, int, int, tuple[int, ...]]) -> tuple[Offer, ...]:
    first, second, target, boards = chances
    return (
        Offer(PushPawn, THE_SUPERINTENDENT, _steps(first, second, target), boards),
        Offer(PushPawn, THE_SUPERVISOR, _steps(second, first, target), boards),
    )


PUSHES: Final[LazyTable[tuple[int, int, int, tuple[int, ...]], tuple[Offer, ...]]] = LazyTable(_pushes)
"""By the places of both pawns, the deepest open circle and the boards with an action left: all pushes."""


def _steps(start: int, other: int, target: int) -> tuple[int, ...]:
    """The steps of a pawn that do not end on the other one."""
    return tuple([steps for steps in PUSH_STEPS if travel(start, steps, target) != other])


def push(play: RockwellPlay, player: int, action: PushPawn) -> None:
    """The Vice President has one action fewer; one without actions goes home."""
    left = action.board * play.rules.players + player
    play.state.actions[left] -= 1
    play.emit(ActionGivenUp(player, action.board))
    if not play.state.actions[left]:
        play.emit(VicePresidentReturned(player, action.board, 0))
    _move(play, action.pawn, action.steps)
    _recheck(play, player)


def push_nothing(rules: object, see: object, offers: Sequence[Offer]) -> Sequence[Offer] | None:
    """A standing answer: no action is given up."""
    return only(offers, lambda offer: offer.action is not PushPawn)


def why_no_push(play: RockwellPlay, turn: DrillingTurn, action: PushPawn) -> Refusal:
    """Against a push that is not offered."""
    if turn.stage == CARRY:
        return turn.not_asked("SUP-16")
    if action.board not in (BOARD_II, BOARD_III):
        return NoneSuch("SUP-16", "board")
    if not play.state.actions[action.board * play.rules.players + turn.player]:
        return NoActionLeft("SUP-16", action.board)
    if action.pawn not in (SUPERINTENDENT, SUPERVISOR):
        return NoneSuch("SUP-17", "pawn")
    if action.steps not in PUSH_STEPS:
        return StepLimit("SUP-17", max(PUSH_STEPS))
    return PawnThere("SUP-19", SUPERVISOR if action.pawn == SUPERINTENDENT else SUPERINTENDENT)


def why_not_extract(play: RockwellPlay, tile: int) -> Refusal:
    """The Superintendent stands there."""
    return BlockedBySuperintendent("SUP-03", tile)


def view(play: RockwellPlay) -> PawnsView:
    """Everybody sees the pawns."""
    pawns = _pawns(play)
    return PawnsView(pawns.at[SUPERINTENDENT], pawns.at[SUPERVISOR], pawns.target)


def check(play: RockwellPlay) -> None:
    """The pawns stand apart, on circles that are open to them."""
    pawns = _pawns(play)
    assert pawns.at[SUPERINTENDENT] != pawns.at[SUPERVISOR], "both pawns on one intersection"
    assert all(0 <= at < (pawns.target + 1) * INTERSECTIONS for at in pawns.at), "a pawn is too deep"


def _svg() -> Callable[[PawnsView, Texts], str]:
    from rockworker.games.rockwell.modules.inspectors.svg import pawns

    return pawns


def _terminal() -> ModuleTerminal:
    from rockworker.games.rockwell.modules.inspectors.terminal import TERMINAL

    return TERMINAL


def _encoding() -> ModuleEncoding:
    from rockworker.games.rockwell.modules.inspectors.encoding import ENCODING

    return ENCODING


INSPECTORS = Module(
    name=NAME,
    overlay=overlay,
    deal=deal,
    slice_type=Pawns,
    required_power=required_power,
    extraction_allowed=extraction_allowed,
    why_not_extract=why_not_extract,
    danger_applies=danger_applies,
    on_extraction_done=after_extraction,
    turn_offers=push_offers,
    turn_actions={PushPawn: push},
    turn_refusals={PushPawn: why_no_push},
    view=view,
    check=check,
    actions=(PushPawn,),
    events=(PawnMoved, ActionGivenUp),
    refusals=REFUSALS,
    standing_answers=(StandingAnswer("push-nothing", push_nothing, (PushPawn,)),),
    words=WORDS,
    notation=FORMS,
    position_values=POSITION_VALUES,
    rule_sections={"drilling-turn-advantage": ("SUP",)},
    svg=_svg,
    terminal=_terminal,
    encoding=_encoding,
)
