"""Two players: a third owner, AI, with crews but no company, moves by its own rules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from rockworker.engine.frames import Frame
from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.board import (
    ADJACENT,
    DEPTH,
    DESTINATIONS,
    ENTRANCE,
    ENTRANCES,
    NEIGHBOURS,
    TILES,
    TOUCHED,
    entrance_tiles,
    is_border,
    is_entrance,
    mask_of,
)
from rockworker.games.rockwell.frames.extraction import Threshold, power_on, powers_by_tile, readied
from rockworker.games.rockwell.frames.workshop import MOST_POWER, lift_crew
from rockworker.games.rockwell.module import Module
from rockworker.games.rockwell.modules.two_players.records import AiMoved, AiRaised, MoveAi, RaiseAi
from rockworker.games.rockwell.modules.two_players.refusals import (
    REFUSALS,
    AiMustMove,
    AiNeverStraddles,
    NearestTiles,
    NotAis,
    OnlyTiles,
    OtherCrewFirst,
)
from rockworker.games.rockwell.modules.two_players.vocabulary import owner
from rockworker.games.rockwell.refusals import HighestPower, NoneSuch
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import CREWS, NOBODY

if TYPE_CHECKING:
    from rockworker.games.rockwell.learn.module import ModuleEncoding
    from rockworker.games.rockwell.terminal.module import ModuleTerminal


LOWEST_OF_NONE: Final = 1_000
"""More than any crew's rank."""
MOST_MISSING: Final = 1_000
"""More power than any tile lacks."""
AROUND: Final = (*ADJACENT, *[0] * TILES, *[mask_of(entrance_tiles(ENTRANCE + n)) for n in range(ENTRANCES)])
"""By tile, border or entrance: the tiles around it (bits). AI never straddles, so those of a border don't matter."""


def ai_crews(play: RockwellPlay) -> list[int]:
    """AI's four crews: those of the first owner after the players."""
    first = play.rules.players * CREWS
    return [first, first + 1, first + 2, first + 3]


def movable_crews(play: RockwellPlay) -> list[int]:
    """The crews that AI may move: first those not at work, then the strongest, then the shallowest.

    The lowest rank goes first. What decides first stands before the rest, like digits: at work, of power 3 and on
    stratum B is 1, 4 - 3 and 2, which is 112."""
    places, powers, revealed = play.state.crew_at, play.state.crew_power, play.state.revealed
    chosen: list[int] = []
    lowest = LOWEST_OF_NONE
    for crew in ai_crews(play):
        place = places[crew]
        rank = (MOST_POWER - powers[crew]) * 10 + DEPTH[place]
        if place < ENTRANCE and not revealed & TOUCHED[place]:  # not idle; without the call
            rank += 100
        if rank < lowest:
            chosen, lowest = [crew], rank
        elif rank == lowest:
            chosen.append(crew)
    return chosen


def _idle(place: int, revealed: int) -> bool:
    """Still on an entrance, or on a tile that is drilled already (bits)."""
    return place >= ENTRANCE or bool(revealed & TOUCHED[place])


def goals(play: RockwellPlay, crew: int) -> tuple[int, ...]:
    """The adjacent tiles closest to extraction; drilled ones only if there is no other."""
    state = play.state
    place = state.crew_at[crew]
    undrilled = AROUND[place] & ~state.revealed
    tiles = tiles_around(place, undrilled or AROUND[place])
    if not undrilled or len(tiles) == 1:
        return tiles
    return _closest(play, play.rules.extractable(play, tiles) or tiles, undrilled)


@cache
def tiles_around(place: int, wanted: int) -> tuple[int, ...]:
    """Of the tiles around a place, those that are wanted (bits)."""
    around = entrance_tiles(place) if is_entrance(place) else NEIGHBOURS[place]
    return tuple(tile for tile in around if wanted >> tile & 1)


def _closest(play: RockwellPlay, tiles: tuple[int, ...], asked: int) -> tuple[int, ...]:
    """Of some tiles, those that lack the least power. All of them are asked for (bits)."""
    powers, rules = powers_by_tile(play.state, play.state.crew_die, asked), play.rules
    closest: list[int] = []
    least = MOST_MISSING
    for tile in tiles:
        missing = rules.required_power(play, tile) - powers[tile]
        if missing < least:
            closest, least = [tile], missing
        elif missing == least:
            closest.append(tile)
    return tuple(closest)


@cache
def move_offer(crew: int, tiles: tuple[int, ...]) -> Offer:
    """Moving a crew of AI's to one of some tiles. There are few of them, and one that is there is quicker than a new
    one."""
    return Offer(MoveAi, (crew,), tiles)


class AiMove(Frame[RockwellPlay]):
    """At the end of each drilling round AI moves one crew; the first player in Control order decides ties."""

    def run(self, play: RockwellPlay) -> None:
        choices = [(crew, goals(play, crew)) for crew in movable_crews(play)]
        crew, tiles = choices[0]
        if len(choices) > 1 or len(tiles) > 1:
            play.ask(play.state.control[0], [move_offer(crew, tiles) for crew, tiles in choices])
        else:
            _move(play, NOBODY, crew, tiles[0])

    def take(self, play: RockwellPlay, player: int, action: MoveAi) -> None:
        _move(play, player, action.crew, action.to)

    def why_not(self, play: RockwellPlay, player: int, action: object) -> Refusal:
        if not isinstance(action, MoveAi):
            return self.not_asked("RW-2P-15")
        if action.crew not in movable_crews(play):
            return _why_not_crew(play, action.crew)
        return _why_not_there(play, action.crew, action.to)


def _why_not_crew(play: RockwellPlay, crew: int) -> Refusal:
    """By which rule another crew goes before this one."""
    if crew not in ai_crews(play):
        return _not_ais(play, crew, "RW-2P-05")
    state = play.state
    chosen = movable_crews(play)[0]
    if _idle(state.crew_at[chosen], state.revealed) != _idle(state.crew_at[crew], state.revealed):
        return OtherCrewFirst("RW-2P-08", chosen)
    stronger = state.crew_power[chosen] != state.crew_power[crew]
    return OtherCrewFirst("RW-2P-09" if stronger else "RW-2P-10", chosen)


def _not_ais(play: RockwellPlay, crew: int, clause: str) -> Refusal:
    known = 0 <= crew < len(play.state.crew_at)
    return NotAis(clause, crew) if known else NoneSuch(clause, "crew")


def _why_not_there(play: RockwellPlay, crew: int, to: int) -> Refusal:
    """Which rule keeps AI's crew from going there."""
    place, tiles = play.state.crew_at[crew], goals(play, crew)
    if to == place:
        return AiMustMove("RW-2P-15")
    if is_border(to):
        return AiNeverStraddles("RW-2P-07")
    if to not in DESTINATIONS[0][place]:
        return OnlyTiles("RW-2P-06", tiles)
    if play.state.revealed >> tiles[0] & 1:
        return OnlyTiles("RW-2P-13", tiles)
    missing = play.rules.required_power(play, tiles[0]) - power_on(play.state, tiles[0])
    return NearestTiles("RW-2P-13", tiles, missing)


def _move(play: RockwellPlay, decider: int, crew: int, tile: int) -> None:
    state = play.state
    origin = state.crew_at[crew]
    state.crew_at[crew] = tile
    play.pop()
    play.emit(AiMoved(decider, crew, origin, tile))
    _check(play, crew)


def _check(play: RockwellPlay, crew: int) -> None:
    if tiles := readied(play, crew):
        play.push(Threshold(tiles, crew // CREWS, crew))


class AiUpgrade(Frame[RockwellPlay]):
    """At the end of every turn the leftmost player in Management order raises one of AI's crews."""

    def run(self, play: RockwellPlay) -> None:
        play.ask(play.state.management[0], [Offer(RaiseAi, _improvable(play))])

    def take(self, play: RockwellPlay, player: int, action: RaiseAi) -> None:
        lift_crew(play.state, action.crew)
        play.pop()
        play.emit(AiRaised(player, action.crew, play.state.crew_power[action.crew]))
        _check(play, action.crew)

    def why_not(self, play: RockwellPlay, player: int, action: object) -> Refusal:
        if not isinstance(action, RaiseAi):
            return self.not_asked("RW-2P-16")
        if action.crew in ai_crews(play):
            return HighestPower("RW-IMP-07", action.crew, play.state.crew_power[action.crew])
        return _not_ais(play, action.crew, "RW-2P-16")


def _improvable(play: RockwellPlay) -> tuple[int, ...]:
    return tuple([crew for crew in ai_crews(play) if play.state.crew_power[crew] < MOST_POWER])


def after_round(play: RockwellPlay) -> None:
    """AI moves once per drilling round."""
    play.push(AiMove())


def after_turn(play: RockwellPlay) -> None:
    """AI grows stronger, while it can."""
    if _improvable(play):
        play.push(AiUpgrade())


def _terminal() -> ModuleTerminal:
    from rockworker.games.rockwell.modules.two_players.terminal import TERMINAL

    return TERMINAL


def _encoding() -> ModuleEncoding:
    from rockworker.games.rockwell.modules.two_players.encoding import ENCODING

    return ENCODING


TWO_PLAYERS = Module(
    name="two_players",
    owners=1,
    on_round_done=after_round,
    on_turn_done=after_turn,
    actions=(MoveAi, RaiseAi),
    events=(AiMoved, AiRaised),
    frames=(AiMove, AiUpgrade),
    refusals=REFUSALS,
    words={"owner": owner},
    rule_sections={"ai-move": ("RW-2P",), "ai-upgrade": ("RW-2P",)},
    terminal=_terminal,
    encoding=_encoding,
)
