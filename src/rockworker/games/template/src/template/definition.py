"""The game as the engine sees it: its types, how it is dealt, scored and checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rockworker.engine.chance import HasRng, seeded, shuffle
from rockworker.engine.definition import Definition, Header, Score

from template import view as views
from template.actions import ACTIONS
from template.events import EVENTS
from template.frames import FRAMES, REFUSALS, Round
from template.state import GamePlay, GameState, Options, Rules
from template.vocabulary import VOCABULARY


class Template(Definition[Rules, GameState]):
    """Sealed bids for pebbles, which count for points or coins."""

    name = "template"
    fewest_players = 2
    most_players = 6
    options_type = Options
    action_types = ACTIONS
    event_types = EVENTS
    frame_types = FRAMES
    refusal_types = REFUSALS
    state_type = GameState
    folder = Path(__file__).parent
    vocabulary = VOCABULARY

    def compile(self, header: Header) -> Rules:
        return Rules(header.players, msgspec.convert(header.options, Options))

    def deal(self, rules: Rules, seed: int) -> GameState:
        players = range(rules.players)
        state = GameState(
            rng=seeded(seed).rng,
            surprises=0,
            stack=[Round()],
            bag=list(range(1, rules.options.rounds + 1)),
            coins=[rules.coins for _ in players],
            fists=[[] for _ in players],
        )
        shuffle(state, state.bag)
        return state

    def view(self, play: GamePlay, viewer: int | None) -> views.View:
        return views.view(play, viewer)

    def redeal(self, play: GamePlay, viewer: int | None, chance: HasRng) -> None:
        views.redeal(play, viewer, chance)

    def scores(self, play: GamePlay) -> list[Score]:
        hands = zip(play.state.coins, play.state.fists, strict=True)
        parts = [{"coins": coins, "pebbles": 2 * sum(fist)} for coins, fist in hands]
        totals = [sum(part.values()) for part in parts]
        ranks = [1 + sum(other > total for other in totals) for total in totals]
        return [Score(player, totals[player], ranks[player], part) for player, part in enumerate(parts)]

    def check(self, play: GamePlay) -> None:
        """Nothing is created or lost: runs after every action in tests and simulations."""
        state, rules = play.state, play.rules
        assert min(state.coins) >= 0, "nobody has less than nothing"
        assert sum(state.coins) + state.spent == rules.players * rules.coins, "coins balance against the bank"


DEFINITION = Template()
