"""Search for any game: the best-looking actions are tried in many possible games, which are played on in the mind.

A game says which actions are worth a look, how everybody plays on, when to stop and what a position is worth then (a
`Guide`). The flat search (`Comparison`) deals possible games anew, each of them for all actions that are still
compared, and drops the worse half of the actions again and again (sequential halving). A tree (`rockworker.bots.tree`)
looks at the player's next decisions besides.

Its budget is a number of rollouts, and then the same seed makes the same choices on any machine, or seconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import monotonic
from typing import ClassVar, Final

from rockworker.bots.bot import Bot
from rockworker.bots.guide import Guide
from rockworker.bots.seat import Seat
from rockworker.bots.tree import Tree, head_start
from rockworker.engine.game import Game
from rockworker.engine.inside import ask_again
from rockworker.engine.offers import Action

FOREVER: Final = float("inf")
ROLLOUTS: Final = 64
"""The budget where none is named."""
SPREAD: Final = 2
"""How many times more actions are compared where one possible game is enough for each."""


class SearchBot(Bot):
    """Thinks for a number of rollouts, or for some seconds of real time; whichever ends first."""

    guide_type: ClassVar[type[Guide]]
    least_values: ClassVar[Mapping[str, float]] = {"seconds": 0.0, "keep": 1}

    def __init__(
        self, seed: int = 0, rollouts: int = 0, seconds: float = 0.0, keep: int = 6, tree: bool = False
    ) -> None:
        super().__init__(seed)
        self.rollouts = rollouts or (10**9 if seconds else ROLLOUTS)
        self.seconds = seconds or FOREVER
        self.keep = keep
        """How many actions are compared."""
        self.tree = tree
        """Whether the player's next decisions are looked at, too."""
        self.guide = self.guide_type(self.chance)

    def choose(self, seat: Seat) -> Action:
        began = monotonic() - self.late
        offers = seat.offers()
        if len(offers) == 1 and offers[0].size() == 1:
            return offers[0][0]
        world = self.imagine(seat)
        certain = self.guide.is_certain(world)
        actions = self.guide.candidates(world, seat.player, offers, self.keep * SPREAD if certain else self.keep)
        if len(actions) == 1:
            return actions[0]
        deadline = began + self.seconds
        if certain:
            return Comparison(self, seat, actions, deadline).at_once()
        return (Tree if self.tree else Comparison)(self, seat, actions, deadline).best()

    def world(self, seat: Seat) -> Game:
        """A possible game, in which the others' sealed choices are open again: they are asked as everybody is."""
        world = self.imagine(seat)
        ask_again(world, seat.player)
        return world


class Comparison:
    """One decision: what each action has brought so far."""

    def __init__(self, bot: SearchBot, seat: Seat, actions: Sequence[Action], deadline: float) -> None:
        self.bot = bot
        self.guide = bot.guide
        self.seat = seat
        self.alive = list(range(len(actions)))
        """The actions that are still compared, the best first."""
        self.actions = actions
        self.totals = head_start(len(actions))
        self.tried = [0] * len(actions)
        """By action: in how many worlds."""
        self.worlds = 0
        self.spent = 0
        self.deadline = deadline

    def best(self) -> Action:
        """Halves the actions until one is left, or the budget is spent: a look at all of them is worth more than a
        second one at the best."""
        stages = (len(self.alive) - 1).bit_length()
        began = monotonic()
        for stage in range(1, stages + 1):
            self._stage(self.bot.rollouts * stage // stages, began + (self.deadline - began) * stage / stages)
            if self.spent >= self.bot.rollouts:
                break
            if stage < stages:
                self.alive = self.alive[: (len(self.alive) + 1) // 2]
        return self.actions[self._chosen()]

    def at_once(self) -> Action:
        """The best in one world; without a head start, since nothing is left to luck."""
        self.totals = [0.0] * len(self.actions)
        self._try_all()
        return self.actions[max(self.alive, key=lambda number: self.totals[number])]

    def means(self) -> list[float]:
        """By action: what it is worth, as far as it was tried, its head start included."""
        return [total / max(1, tried) for total, tried in zip(self.totals, self.tried, strict=True)]

    def _stage(self, rollouts: int, deadline: float) -> None:
        """Tries what is alive in new worlds, at least in one."""
        while self._try_all() and self.spent + len(self.alive) <= rollouts and monotonic() < deadline:
            pass
        self.alive.sort(key=lambda number: -self.totals[number])

    def _try_all(self) -> bool:
        """All living actions in one new world; False where the time is up. Then the world does not count, unless it is
        the first: of the actions that were not reached nothing is known but that they look worse."""
        world = self.bot.world(self.seat)
        luck, found = self.bot.chance.rng, []
        for number in self.alive:
            self.bot.chance.rng = luck  # the same luck for all: what differs is due to the actions
            seen = self._rollout(world, self.actions[number])
            if seen is None:
                break
            found.append(seen)
        in_time = len(found) == len(self.alive)
        if in_time or (found and not self.worlds):
            self.alive = self.alive[: len(found)]
            for number, seen in zip(self.alive, found, strict=True):
                self.totals[number] += seen
                self.tried[number] += 1
            self.worlds += 1
            self.spent += len(found)
        return in_time

    def _rollout(self, world: Game, action: Action) -> float | None:
        game = played_on(self.guide, world, self.seat.player, action, self.deadline)
        return None if game is None else self.guide.promise(game, self.seat.player)

    def _chosen(self) -> int:
        """The best, or by chance another that is nearly as good, where that keeps a secret."""
        first = self.alive[0]
        near = self.guide.indifference(self.actions[first]) * self.worlds
        alike = (
            [number for number in self.alive if self.totals[first] - self.totals[number] <= near] if near else [first]
        )
        return alike[self.bot.chance.below(len(alike))] if len(alike) > 1 else first


def played_on(guide: Guide, world: Game, player: int, action: Action, deadline: float = FOREVER) -> Game | None:
    """A possible game after an action, played on until it can be judged; None if the time is up before."""
    game = world.copy()
    game.advance(player, action)
    while game.actors and not guide.is_far_enough(world, game, player):
        if monotonic() > deadline:
            return None
        guide.step(game)
    return game
