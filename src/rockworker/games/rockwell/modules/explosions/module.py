"""Explosions: the crew that triggered an extraction loses power, or goes back to an entrance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rockworker.engine.frames import Frame
from rockworker.engine.offers import Offer
from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.board import ENTRANCE, ENTRANCES
from rockworker.games.rockwell.components import Card, Components
from rockworker.games.rockwell.frames.drilling import return_die
from rockworker.games.rockwell.frames.extraction import Extraction
from rockworker.games.rockwell.module import Module
from rockworker.games.rockwell.modules.explosions.records import (
    ChooseEntrance,
    CrewBlownBack,
    CrewWeakened,
    ExplosionDrawn,
)
from rockworker.games.rockwell.modules.special_cards import added_cards
from rockworker.games.rockwell.refusals import NoneSuch
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import CREWS

if TYPE_CHECKING:
    from rockworker.games.rockwell.learn.module import ModuleEncoding

EXPLOSION: Final = "explosion"


def overlay(components: Components) -> Components:
    """Explosion cards, each in the pile of its number."""
    counts = components.modules.explosions.cards
    cards = added_cards(components, [[Card(pile=0, face=EXPLOSION)] * n for n in counts])
    return replace(components, cards=components.cards + cards)


def draw_explosion(play: RockwellPlay, extraction: Extraction, card: int) -> None:
    """It hits the crew whose displacement or change tipped the tile, if there is one."""
    play.emit(ExplosionDrawn(extraction.tile))
    crew, state = extraction.crew, play.state
    if crew < 0:
        return
    if state.crew_power[crew] > 1:
        state.crew_power[crew] -= 1
        play.emit(CrewWeakened(crew // CREWS, crew, state.crew_power[crew]))
    else:
        play.push(BlownBack(crew))


class BlownBack(Frame[RockwellPlay]):
    """A crew of power 1 goes back to an entrance of its owner's choice."""

    crew: int

    def run(self, play: RockwellPlay) -> None:
        owner = self.crew // CREWS
        # The player who decides AI's ties decides this for AI, too.
        player = owner if owner < play.rules.players else play.state.control[0]
        play.ask(player, [Offer(ChooseEntrance, range(ENTRANCE, ENTRANCE + ENTRANCES))])

    def take(self, play: RockwellPlay, player: int, action: ChooseEntrance) -> None:
        play.pop()
        return_die(play, self.crew)
        play.state.crew_at[self.crew] = action.entrance
        play.emit(CrewBlownBack(self.crew // CREWS, self.crew, action.entrance))

    def why_not(self, play: RockwellPlay, player: int, action: object) -> Refusal:
        return NoneSuch("EXP-03", "entrance") if isinstance(action, ChooseEntrance) else self.not_asked("EXP-03")


def _encoding() -> ModuleEncoding:
    from rockworker.games.rockwell.modules.explosions.encoding import ENCODING

    return ENCODING


EXPLOSIONS = Module(
    name="explosions",
    overlay=overlay,
    faces={EXPLOSION: draw_explosion},
    actions=(ChooseEntrance,),
    events=(ExplosionDrawn, CrewWeakened, CrewBlownBack),
    frames=(BlownBack,),
    rule_sections={"blown-back": ("EXP",)},
    encoding=_encoding,
)
