"""A search tree: what is tried are the first decision and those of the same player that follow from it.

The tree is open-loop with information sets: a node stands for what its player has decided since the root, whatever the
others did and chance brought meanwhile. So possible games, each redealt, share it; an action counts only in those
where it could be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import monotonic
from typing import TYPE_CHECKING, Final

from rockworker.bots.seat import Seat
from rockworker.engine.game import Game
from rockworker.engine.offers import Action

if TYPE_CHECKING:
    from rockworker.bots.search import SearchBot

HEAD_START: Final = 0.15
"""What looking best at first is worth: as much as this in a single world, so that with little time nothing is done on a
whim."""
CURIOSITY: Final = 0.4
"""What little knowledge of an action is worth, beside worths from -1 to 1."""
UNTRIED: Final = 100.0
"""What is promised by an action that was never tried: more than any other."""


def head_start(actions: int) -> list[float]:
    """By action, of which the best-looking comes first: what it has before anything is tried."""
    return [HEAD_START * (1 - number / actions) for number in range(actions)]


class Node:
    """What has come of an action so far."""

    __slots__ = ("children", "possible", "total", "tried")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        """By what is decided next."""
        self.possible = 0
        """In how many games it could be chosen."""
        self.tried = 0
        self.total = 0.0

    def chosen(self, actions: Sequence[Action]) -> Action:
        """One that was never tried, the best-looking first; else by what it has brought, and how little is known."""
        best, most = actions[0], -UNTRIED
        for action in actions:
            child = self.children.get(action)
            if child is None:
                child = self.children[action] = Node()
            child.possible += 1
            promise = child.promise()
            if promise > most:
                best, most = action, promise
        return best

    def promise(self) -> float:
        """Upper confidence bounds, with the number of bits for a logarithm: that is the same on all machines."""
        if not self.tried:
            return UNTRIED
        return self.total / self.tried + CURIOSITY * sqrt(self.possible.bit_length() / self.tried)


class Tree:
    """One decision, and what follows from it."""

    def __init__(self, bot: SearchBot, seat: Seat, actions: Sequence[Action], deadline: float) -> None:
        self.bot = bot
        self.guide = bot.guide
        self.seat = seat
        self.actions = actions
        self.deadline = deadline
        self.root = Node()

    def best(self) -> Action:
        """As many rollouts as there is budget for, and at least a look at each action; then the best of them."""
        while self.root.tried < max(self.bot.rollouts, len(self.actions)) and self._try_one():
            pass
        worths = [self._worth(number) for number in range(len(self.actions))]
        first = max(range(len(worths)), key=worths.__getitem__)
        near = self.guide.indifference(self.actions[first])
        alike = [number for number, worth in enumerate(worths) if worths[first] - worth <= near] if near else [first]
        return self.actions[alike[self.bot.chance.below(len(alike))] if len(alike) > 1 else first]

    def _worth(self, number: int) -> float:
        """What an action is worth on average, with a head start; less than anything, if it was never tried."""
        start = head_start(len(self.actions))[number]
        child = self.root.children.get(self.actions[number])
        return (child.total + start) / child.tried if child and child.tried else start - UNTRIED

    def _try_one(self) -> bool:
        """Down the tree to what was never tried, and from there on as everybody plays. False where the time is up: then
        it does not count."""
        world = self.bot.world(self.seat)
        game, way = world.copy(), [self.root]
        while self._goes_down(world, game, way):
            pass
        if not self._plays_on(world, game):
            return False
        worth = self.guide.promise(game, self.seat.player)
        for node in way:
            node.tried += 1
            node.total += worth
        return True

    def _goes_down(self, world: Game, game: Game, way: list[Node]) -> bool:
        """Takes the most promising action; whether the next decision is to be looked at, too."""
        player, node = self.seat.player, way[-1]
        actions = self.actions if len(way) == 1 else self._candidates(game)
        action = node.chosen(actions)
        game.advance(player, action)
        way.append(node.children[action])
        return way[-1].tried > 0 and self._comes_to_decide(world, game)

    def _candidates(self, game: Game) -> list[Action]:
        player = self.seat.player
        return self.guide.candidates(game, player, game.offers(player), self.bot.keep)

    def _comes_to_decide(self, world: Game, game: Game) -> bool:
        """Plays on until it is up to the player again; False: it is to be judged before, or the time is up."""
        while self._goes_on(world, game):
            if game.actors[0] == self.seat.player and self.guide.is_thought_about(game, self.seat.player):
                return True
            self.guide.step(game)
        return False

    def _plays_on(self, world: Game, game: Game) -> bool:
        """Lets everybody play on until the game can be judged; False if the time is up before."""
        while self._goes_on(world, game):
            self.guide.step(game)
        return monotonic() <= self.deadline

    def _goes_on(self, world: Game, game: Game) -> bool:
        if not game.actors or self.guide.is_far_enough(world, game, self.seat.player):
            return False
        return monotonic() <= self.deadline
