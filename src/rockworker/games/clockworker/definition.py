"""Clockworker as the engine sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from rockworker.engine.chance import HasRng
from rockworker.engine.changes import Changes
from rockworker.engine.definition import CurrentScore, Definition, Header, Score
from rockworker.engine.hints import Hinted
from rockworker.engine.offers import Offer
from rockworker.engine.standing import StandingAnswer
from rockworker.games.clockworker import (
    actions,
    components,
    events,
    hinting,
    hints,
    invariants,
    printed,
    scoring,
    setup,
    sight,
)
from rockworker.games.clockworker import redeal as redealing
from rockworker.games.clockworker.frames import FRAMES
from rockworker.games.clockworker.notation import NOTATION
from rockworker.games.clockworker.options import Options
from rockworker.games.clockworker.refusals import REFUSALS
from rockworker.games.clockworker.rules import ClockworkerPlay, Rules
from rockworker.games.clockworker.standing import STANDING_ANSWERS
from rockworker.games.clockworker.state import ClockworkerState
from rockworker.games.clockworker.versions import VERSIONS
from rockworker.games.clockworker.view import ClockworkerView
from rockworker.games.clockworker.vocabulary import VOCABULARY
from rockworker.text.notation import Notation

if TYPE_CHECKING:
    from rockworker.text.positions import PositionForms


class Clockworker(Definition[Rules, ClockworkerState]):
    """Robots wake on a junkyard and set the factories of vanished humans going again."""

    name = "clockworker"
    rules_versions = VERSIONS
    fewest_players = 2
    most_players = 4
    options_type = Options
    bot_options = {"round_limit": 100}
    action_types = actions.ACTIONS
    event_types = events.EVENTS
    frame_types = FRAMES
    refusal_types = REFUSALS
    hint_types = hints.HINTS
    state_type = ClockworkerState
    folder = Path(__file__).parent
    numbers = components.NUMBERS
    vocabulary = VOCABULARY

    def compile(self, header: Header) -> Rules:
        options = msgspec.convert(header.options, Options)
        return Rules(header.players, options, components.load(header.components), self.switches(header))

    def deal(self, rules: Rules, seed: int) -> ClockworkerState:
        return setup.deal(rules, seed)

    def view(self, play: ClockworkerPlay, viewer: int | None) -> ClockworkerView:
        return sight.view(play, viewer)

    def own(self, play: ClockworkerPlay, viewer: int) -> Changes:
        return sight.own(play, viewer)

    def hints(self, play: ClockworkerPlay, player: int, offers: tuple[Offer, ...]) -> Iterable[Hinted]:
        return hinting.hints(play, player, offers)

    def redeal(self, play: ClockworkerPlay, viewer: int | None, chance: HasRng) -> None:
        redealing.redeal(play, chance)

    def pieces(self, rules: Rules) -> printed.ClockworkerPieces:
        return printed.pieces(rules)

    def labels(self, rules: Rules) -> Mapping[str, Sequence[Any]]:
        return printed.labels(rules)

    def position_forms(self, rules: Rules, secrets: bool) -> PositionForms:
        from rockworker.games.clockworker.positions import position_forms  # seldom needed

        return position_forms(rules, secrets)

    def standing_answers(self, rules: Rules) -> tuple[StandingAnswer, ...]:
        return STANDING_ANSWERS

    def notation(self) -> Notation:
        return NOTATION

    def scores(self, play: ClockworkerPlay) -> list[Score]:
        return scoring.scores(play)

    def current_scores(self, play: ClockworkerPlay, viewer: int | None) -> list[CurrentScore]:
        return scoring.current_scores(play, viewer)

    def check(self, play: ClockworkerPlay) -> None:
        invariants.check(play)


DEFINITION = Clockworker()
