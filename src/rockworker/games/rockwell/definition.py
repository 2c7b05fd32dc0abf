"""Rockwell as the engine sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from rockworker.engine.chance import HasRng
from rockworker.engine.changes import Changes
from rockworker.engine.definition import CurrentScore, Definition, Header, Score
from rockworker.engine.frames import Play
from rockworker.engine.hints import Hinted
from rockworker.engine.mirrors import Mirrors
from rockworker.engine.offers import Offer
from rockworker.engine.standing import StandingAnswer
from rockworker.games.rockwell import (
    achievements,
    actions,
    components,
    events,
    hinting,
    hints,
    invariants,
    news,
    printed,
    scoring,
    setup,
    sight,
)
from rockworker.games.rockwell import redeal as redealing
from rockworker.games.rockwell.frames import FRAMES
from rockworker.games.rockwell.modules.registry import EXPANSIONS, MODULES, modules_for
from rockworker.games.rockwell.notation import notation
from rockworker.games.rockwell.options import Options
from rockworker.games.rockwell.refusals import REFUSALS
from rockworker.games.rockwell.rules import Rules
from rockworker.games.rockwell.standing import standing_answers
from rockworker.games.rockwell.state import RockwellState
from rockworker.games.rockwell.versions import VERSIONS
from rockworker.games.rockwell.view import RockwellView
from rockworker.games.rockwell.vocabulary import vocabulary as vocabulary_of
from rockworker.text.notation import Notation

if TYPE_CHECKING:
    from rockworker.text.positions import PositionForms

SLICE_TYPES = {module.name: module.slice_type for module in MODULES if module.slice_type}
"""By module: its part of the state."""
SLICES = Mirrors(tuple(SLICE_TYPES.values()))


class Rockwell(Definition[Rules, RockwellState]):
    """Mining companies drill through four rings of terrain to the centre of the Earth."""

    name = "rockwell"
    rules_versions = VERSIONS
    fewest_players = 2
    most_players = 4
    options_type = Options
    bot_options = {"turn_limit": 25}
    module_names = tuple(module.name for module in EXPANSIONS)
    action_types = (*actions.ACTIONS, *(kind for module in MODULES for kind in module.actions))
    event_types = (*events.EVENTS, *(kind for module in MODULES for kind in module.events))
    frame_types = (*FRAMES, *(kind for module in MODULES for kind in module.frames))
    refusal_types = (*REFUSALS, *(kind for module in MODULES for kind in module.refusals))
    hint_types = hints.HINTS
    state_type = RockwellState
    folder = Path(__file__).parent
    numbers = components.NUMBERS
    vocabulary = vocabulary_of(MODULES)

    def compile(self, header: Header) -> Rules:
        options = msgspec.convert(header.options, Options)
        modules = modules_for(header.players, header.modules)
        return Rules(components.load(header.components), header.players, options, modules, self.switches(header))

    def deal(self, rules: Rules, seed: int) -> RockwellState:
        return setup.deal(rules, seed)

    def view(self, play: Play[Rules, RockwellState], viewer: int | None) -> RockwellView:
        return sight.view(play, viewer)

    def own(self, play: Play[Rules, RockwellState], viewer: int) -> Changes:
        return sight.own(play, viewer)

    def news(self, before: Play[Rules, RockwellState], after: Play[Rules, RockwellState], place: str = "") -> Changes:
        return news.news(before, after, place)

    def own_news(
        self, before: Play[Rules, RockwellState], after: Play[Rules, RockwellState], players: Sequence[int]
    ) -> Sequence[int]:
        return news.own_news(before, after, players)

    def hints(self, play: Play[Rules, RockwellState], player: int, offers: tuple[Offer, ...]) -> Iterable[Hinted]:
        return hinting.hints(play, player, offers)

    def progress(self, play: Play[Rules, RockwellState], player: int) -> tuple[tuple[int, int], ...]:
        return achievements.progress(play, player)

    def redeal(self, play: Play[Rules, RockwellState], viewer: int | None, chance: HasRng) -> None:
        redealing.redeal(play, viewer, chance)

    def pieces(self, rules: Rules) -> printed.RockwellPieces:
        return printed.pieces(rules)

    def labels(self, rules: Rules) -> Mapping[str, Sequence[Any]]:
        return printed.labels(rules)

    def position_forms(self, rules: Rules, secrets: bool) -> PositionForms:
        from rockworker.games.rockwell.positions import position_forms  # seldom needed

        return position_forms(rules, secrets)

    def standing_answers(self, rules: Rules) -> tuple[StandingAnswer, ...]:
        return standing_answers(rules)

    def notation(self) -> Notation:
        return notation()

    def revive(self, state: RockwellState) -> None:
        for name, part in state.slices.items():
            if name not in SLICE_TYPES:
                raise msgspec.ValidationError(f"No module has a state of its own called `{name}` - at `$.slices`")
            state.slices[name] = SLICES.read(SLICE_TYPES[name], part)

    def scores(self, play: Play[Rules, RockwellState]) -> list[Score]:
        return scoring.scores(play)

    def current_scores(self, play: Play[Rules, RockwellState], viewer: int | None) -> list[CurrentScore]:
        return scoring.current_scores(play, viewer)

    def check(self, play: Play[Rules, RockwellState]) -> None:
        invariants.check(play)


DEFINITION = Rockwell()
