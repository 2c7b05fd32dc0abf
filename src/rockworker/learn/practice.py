"""Games that a network plays against itself, to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isnan, log, nan
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from rockworker.bots.search import Comparison, SearchBot
from rockworker.bots.seat import GameSeat
from rockworker.engine.chance import Rng, next64
from rockworker.engine.definition import Header
from rockworker.engine.game import Game
from rockworker.engine.offers import Action
from rockworker.learn.choices import Choices, Floats, choice, joined
from rockworker.learn.encoding import encoding_of
from rockworker.learn.network import MOST_COMPARED, Exact, Network, chances_of
from rockworker.learn.rewards import win_shares
from rockworker.learn.trainee import Trainee
from rockworker.registry import definition_of, trainee_of

MOST: Final = 6
"""Actions that are compared."""
SURE: Final = 8.0
"""The logarithm of the odds in a game that is over."""
CLEAR: Final = 4.0
"""A lead of this many points is a rather clear victory."""
COARSE: Final = 1 << 20


@dataclass(frozen=True)
class Practice:
    """How games are played for practice."""

    header: Header
    weights: dict[str, Floats]
    noise: float
    """How much luck there is in a choice, in logarithms of odds: nobody learns from playing always alike."""
    rollouts: int = 0
    """With some, a search chooses, and says what it thinks of the position."""


NO_CHOICES: Final = joined((), 0)


@dataclass(frozen=True)
class Lesson:
    """What one game teaches: its quiet positions as each player sees them."""

    seen: Floats
    """By position, player and feature."""
    thought: Floats
    """By position and player: the chance to win that a search found; nan where none was asked."""
    shares: Floats
    """By player: the share of the victory in the end."""
    leads: Floats
    """By player: the points ahead of the best other player."""
    choices: Choices = NO_CHOICES
    """What a search found in its decisions."""

    @property
    def results(self) -> Floats:
        """By player: what the end was worth. Half of it is the victory, the rest is the lead: a victory by a point
        tells less about the game before it than one by twenty."""
        return np.asarray((self.shares + chances_of(self.leads / CLEAR)) / 2, np.float32)


def play_one(practice: Practice, seed: int) -> Lesson:
    """One game from the deal to the scores, by the seed alone."""
    game = Game(definition_of(practice.header.game), msgspec.structs.replace(practice.header, seed=seed))
    learner = _Learner(practice, seed)
    notes = _Notes()
    while game.actors:
        player = game.actors[0]
        if learner.trainee.is_quiet(game):
            notes.add_position(learner.trainee.looks(game), game.actors)
        action, chance = learner.choose(game, player)
        notes.add_opinion(player, chance)
        game.apply(player, action)
    shares, leads = win_shares(game.scores), leads_of([score.total for score in game.scores])
    looks, chances, won, ahead = [np.array(part, np.float32) for part in (notes.seen, notes.thought, shares, leads)]
    return Lesson(looks, chances, won, ahead, joined(learner.choices, learner.network.inputs))


def leads_of(totals: Sequence[int]) -> list[int]:
    """By player: the points ahead of the best other player."""
    return [total - max([*totals[:player], *totals[player + 1 :]]) for player, total in enumerate(totals)]


class _Notes:
    """What is written down while a game is played."""

    def __init__(self) -> None:
        self.seen: list[list[list[float]]] = []
        self.thought: list[list[float]] = []
        self._asked: set[int] = set()
        """Who is to decide in the last position. Of several who seal their choices, all see the same."""

    def add_position(self, looks: list[list[float]], actors: Sequence[int]) -> None:
        self.seen.append(looks)
        self.thought.append([nan] * len(looks))
        self._asked = set(actors)

    def add_opinion(self, player: int, chance: float) -> None:
        """A player's chance, where nothing is thought of it yet: of two players, the other has the rest."""
        if player not in self._asked:
            return
        self._asked.remove(player)
        thought = self.thought[-1]
        others = 1 - chance if len(thought) == 2 else nan
        for other, known in enumerate(thought):
            if isnan(known):
                thought[other] = chance if other == player else others


class _Learner:
    """Plays all seats."""

    def __init__(self, practice: Practice, seed: int) -> None:
        self.chance = Rng(seed ^ 0x5EED)
        self.noise = practice.noise
        self.network = Network(practice.weights)
        self.exact = Exact(self.network)
        self.trainee: Trainee = trainee_of(practice.header.game)(self.chance)
        self.searcher: SearchBot | None = (
            self.trainee.searcher(next64(self.chance), practice.rollouts, self.network) if practice.rollouts else None
        )
        self.words = encoding_of(practice.header.game).words
        self.choices: list[Choices] = []
        """What the search has found."""

    def choose(self, game: Game, player: int) -> tuple[Action, float]:
        """An action, and what a search thinks of the position; nan without one."""
        imagined = game.imagine(player, next64(self.chance))
        if self.searcher:
            actions = self.trainee.searched(imagined, player, game.offers(player), MOST_COMPARED)
        else:
            actions = self.trainee.candidates(imagined, player, game.offers(player), MOST)
        if len(actions) == 1:
            return actions[0], nan
        if self.searcher:
            return self._searched(self.searcher, game, player, actions)
        odds = self._odds(imagined, player, actions)
        return actions[int(np.argmax(odds + self._luck(len(actions))))], nan

    def _searched(
        self, searcher: SearchBot, game: Game, player: int, actions: Sequence[Action]
    ) -> tuple[Action, float]:
        """What a search chooses, perhaps spoilt by luck; what it thinks is what its own choice is worth."""
        seen, names = self.trainee.look(game, player), self.words.at(player, game.players)
        words = [names.naming(action) for action in actions]
        places = self._tempting(seen, words)
        comparison = Comparison(searcher, GameSeat(game, player), [actions[place] for place in places], inf)
        best = comparison.best()
        worth = comparison.totals[comparison.alive[0]] / comparison.worlds
        self.choices.append(choice(seen, places, [words[place] for place in places], comparison.means()))
        if self.chance.below(COARSE) / COARSE < self.noise:
            best = comparison.actions[comparison.alive[-1]]
        return best, min(1.0, max(0.0, (1 + worth) / 2))

    def _tempting(self, seen: Sequence[float], words: Sequence[tuple[int, ...]]) -> list[int]:
        """The places of the actions that a search compares: those that the network prefers, and any one of the others,
        since nobody learns about what is never tried."""
        odds = self.exact.preferences(seen, words)
        order = sorted(range(len(words)), key=lambda place: -odds[place])
        if len(order) <= MOST:
            return order
        return [*order[: MOST - 1], order[MOST - 1 + self.chance.below(len(order) - MOST + 1)]]

    def _odds(self, game: Game, player: int, actions: Sequence[Action]) -> Floats:
        """By action: the logarithm of the odds of winning after it."""
        after = [self._after(game, player, action) for action in actions]
        odds = np.array([_end(twin, player) for twin in after], np.float32)
        going = [number for number, twin in enumerate(after) if twin.actors]
        if going:
            looks = np.array([self.trainee.look(after[number], player) for number in going], np.float32)
            odds[going] = self.network.logits(looks)
        return odds

    def _after(self, game: Game, player: int, action: Action) -> Game:
        """The next quiet position."""
        twin = game.copy()
        twin.advance(player, action)
        while twin.actors and not self.trainee.is_quiet(twin):
            self.trainee.step(twin)
        return twin

    def _luck(self, number: int) -> npt.NDArray[Any]:
        """Gumbel's distribution: the best of what it is added to is drawn by odds."""
        draws = [(1 + self.chance.below(COARSE)) / (COARSE + 1) for _ in range(number)]
        return self.noise * np.array([-log(-log(draw)) for draw in draws])


def _end(game: Game, player: int) -> float:
    """The odds in a game that is over; 0 while it goes on."""
    return SURE * (2 * win_shares(game.scores)[player] - 1) if not game.actors else 0.0


def returns(lesson: Lesson, network: Network, trust: float) -> Floats:
    """By position and player: what the network should have said. The chance of the next position, and what came of that
    in turn (TD(λ)); `trust` is λ: with 1, only the result counts."""
    positions, players, size = lesson.seen.shape
    foreseen = network.chances(lesson.seen.reshape(-1, size)).reshape(positions, players)
    found = np.empty((positions, players), np.float32)
    found[-1] = lesson.results
    for number in range(positions - 2, -1, -1):
        found[number] = (1 - trust) * foreseen[number + 1] + trust * found[number + 1]
    return found


def mixed(lesson: Lesson, trust: float) -> Floats:
    """By position and player: what a search thought, mixed with the result; where none was asked, the result."""
    thought = np.where(np.isnan(lesson.thought), lesson.results, lesson.thought)
    return np.asarray(trust * lesson.results + (1 - trust) * thought, np.float32)
