"""Bots that search a tree, to be measured against the flat search at equal rollouts.

python -m rockworker arena clockworker --bots tests/opponents/tree.py:Clockworker:rollouts=64,plain-search:rollouts=64

The tree is open-loop with information sets: a node stands for what its player has decided since the root, whatever the
others did and chance brought meanwhile. So possible games, each redealt, share it; an action counts only in those
where it could be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from rockworker.bots.search import HEAD_START, SearchBot
from rockworker.bots.seat import Seat
from rockworker.engine.game import Game
from rockworker.engine.offers import Action
from rockworker.games.clockworker.bots.learned import LearnedSearch
from rockworker.games.clockworker.bots.search import ClockworkerSearch
from rockworker.games.rockwell.bots.search import RockwellSearch

CURIOSITY = 0.5
"""What little knowledge of an action is worth, beside worths from -1 to 1."""


class Node:
    """A decision of the player who searches."""

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.possible = 0
        """In how many games it could be come to."""
        self.tried = 0
        self.total = 0.0

    def chosen(self, actions: Sequence[Action]) -> Action:
        """One that was never tried, the best-looking first; else by what it has brought, and how little is known."""
        for action in actions:
            self.children.setdefault(action, Node()).possible += 1
        return max(actions, key=lambda action: self._promise(self.children[action]))

    def _promise(self, child: Node) -> float:
        if not child.tried:
            return float("inf")
        return child.total / child.tried + CURIOSITY * sqrt(log(child.possible) / child.tried)


class TreeSearch(SearchBot):
    """Everything is as in the flat search but what is tried: the first decision and those that follow from it."""

    def choose(self, seat: Seat) -> Action:
        offers = seat.offers()
        world = self.imagine(seat)
        actions = self.guide.candidates(world, seat.player, offers, self.keep)
        if len(actions) == 1 or self.guide.is_certain(world):
            return actions[0] if len(actions) == 1 else super().choose(seat)
        root = Node()
        for _ in range(self.rollouts):
            self._try_one(root, self.world(seat), seat.player, actions)
        start = {action: HEAD_START * (1 - number / len(actions)) for number, action in enumerate(actions)}
        return max(actions, key=lambda action: _worth_of(root.children[action], start[action]))

    def _try_one(self, root: Node, world: Game, player: int, actions: Sequence[Action]) -> None:
        """Down the tree to what was never tried, and from there on as everybody plays."""
        game, node, way = world.copy(), root, [root]
        action = node.chosen(actions)
        while True:
            node = node.children[action]
            way.append(node)
            game.advance(player, action)
            if not node.tried or not self._comes_to_decide(world, game, player):
                break
            action = node.chosen(self.guide.candidates(game, player, game.offers(player), self.keep))
        while game.actors and not self.guide.is_far_enough(world, game, player):
            self.guide.step(game)
        worth = self.guide.worth(game, player) - (self.guide.impatience(game) if game.actors else 0.0)
        for each in way:
            each.tried += 1
            each.total += worth

    def _comes_to_decide(self, world: Game, game: Game, player: int) -> bool:
        """Plays on until it is up to the player again; False: it is to be judged before."""
        while game.actors and not self.guide.is_far_enough(world, game, player):
            if game.actors[0] == player and len(game.offers(player)) + game.offers(player)[0].size() > 2:
                return True
            self.guide.step(game)
        return False


def _worth_of(child: Node, start: float) -> float:
    """With a head start, as in the flat search."""
    return (child.total + start) / child.tried if child.tried else start - 1


class Rockwell(TreeSearch, RockwellSearch):
    """In Rockwell, beside `search`."""


class Clockworker(TreeSearch, ClockworkerSearch):
    """In Clockworker, beside `plain-search`."""


class Learned(TreeSearch, LearnedSearch):
    """In Clockworker, beside `search`, with the same network."""
