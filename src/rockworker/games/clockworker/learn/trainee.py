"""How Clockworker is played for practice."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.bots.search import SearchBot
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.clockworker.bots.judgement import considered, ranked
from rockworker.games.clockworker.bots.learned import LearnedSearch, LookingGuide
from rockworker.games.clockworker.bots.search import is_action_phase
from rockworker.games.clockworker.learn.features import feature_names
from rockworker.games.clockworker.rules import Rules
from rockworker.learn import trainee
from rockworker.learn.network import Network


class Trainee(trainee.Trainee):
    """Positions in which somebody chooses an action are judged; candidates are what looks best at once."""

    def __init__(self, chance: Rng) -> None:
        super().__init__(chance)
        self.guide = LookingGuide(chance)

    def names(self, game: Game) -> tuple[str, ...]:
        rules: Rules = inside(game).rules
        return feature_names(game.players, len(rules.artifacts), rules.setup.row, rules.setup.display)

    def look(self, game: Game, player: int) -> list[float]:
        return self.guide.look(game, player)

    def is_quiet(self, game: Game) -> bool:
        return is_action_phase(game)

    def candidates(self, game: Game, player: int, offers: Sequence[Offer], most: int) -> list[Action]:
        play = inside(game)
        actions = ranked(play, player, considered(tuple(offers)), self.guide.policy(play.rules).prospects)
        return actions[: most if is_action_phase(game) else 1]

    def step(self, game: Game) -> None:
        self.guide.step(game)

    def searcher(self, seed: int, rollouts: int, network: Network) -> SearchBot:
        return LearnedSearch(seed, rollouts, network=network)
