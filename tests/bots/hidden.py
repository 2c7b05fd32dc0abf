"""What is hidden in a game, thing by thing; positions where it matters; and bots that cheat by reading one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import rockworker
from rockworker.bots.search import SearchBot
from rockworker.bots.seat import GameSeat, Seat
from rockworker.engine.frames import SealedChoice
from rockworker.engine.game import Game
from rockworker.engine.inside import ask_again, inside
from rockworker.engine.offers import Action
from rockworker.registry import definition_of, make_bot
from tests.opponents.peeker import true_game

SEALED, CHANCE = "sealed choices", "chance"
FIELDS = {
    "rockwell": {"piles": "piles", "backs": "tiles", CHANCE: "rng"},
    "clockworker": {"deck": "deck", "archives": "tiles", CHANCE: "rng"},
}
"""By game: what nobody can see, and the field of the state that holds it. Sealed choices lie on the stack."""
SEARCHED = ("auction", "drilling-turn-move", "action-phase")
"""Decisions that are searched, and that what is hidden can be of use for."""

Position = tuple[Game, int]
"""A game, and who must decide."""


def sealed_by_others(game: Game, player: int) -> list[Action | None]:
    """By player: what others have chosen in secret."""
    frame = inside(game).state.stack[-1]
    choices = frame.choices if isinstance(frame, SealedChoice) else []
    return [choice if other != player else None for other, choice in enumerate(choices)]


def read(thing: str, game: Game, player: int) -> Any:
    """What a player can't know."""
    if thing == SEALED:
        return sealed_by_others(game, player)
    return getattr(inside(game).state, FIELDS[game.header.game][thing])


def hidden_at(position: Position) -> list[str]:
    """All that is hidden in a position."""
    sealed = [SEALED] if any(sealed_by_others(*position)) else []
    return [*FIELDS[position[0].header.game], *sealed]


def reveal(thing: str, truth: Game, world: Game, player: int) -> None:
    """Puts one thing into a possible game as it truly is."""
    state, found = inside(world).state, read(thing, truth, player)
    if thing == SEALED:
        for other, choice in enumerate(found):
            if choice is not None:
                state.stack[-1].choices[other] = choice
    else:
        setattr(state, FIELDS[world.header.game][thing], list(found) if isinstance(found, list) else found)


@cache
def positions(game: str, players: int, modules: tuple[str, ...], most: int) -> tuple[Position, ...]:
    """Positions of a game of greedy bots in which something hidden is at stake, `most` of each sort: others have bid;
    what is done next shows a card, a tile, or what is to be bought."""
    options = dict(definition_of(game).bot_options)
    played = rockworker.new(game, players=players, seed=players, modules=modules, options=options).playout("greedy", 2)
    sorts: dict[str, list[Position]] = {}
    for sort, position in _at_stake(played):
        sorts.setdefault(sort, []).append(position)
    return tuple(position for found in sorts.values() for position in found[:: max(1, len(found) // most)][:most])


def _at_stake(played: Game) -> Iterator[tuple[str, Position]]:
    for (player, action), (now, _) in zip(played.log, played.replay(), strict=False):
        if now.prompt not in SEARCHED or sum(offer.size() for offer in now.offers(player)) < 2:
            continue
        if any(sealed_by_others(now, player)):
            yield SEALED, (now.copy(), player)
        elif shown := _shown(now, player, action):
            yield shown, (now.copy(), player)


def _shown(game: Game, player: int, action: Action) -> str:
    """What an action turns over, with all that belongs to it."""
    after, hidden = game.copy(), FIELDS[game.header.game]
    after.advance(player, action)
    while after.actors and after.actors[0] == player and after.prompt not in SEARCHED:
        after.advance(player, after.offers(player)[0][0])
    changed = [thing for thing in hidden if read(thing, after, player) != read(thing, game, player)]
    return changed[0] if changed else ""


def redealt(position: Position, times: int = 3) -> list[Game]:
    """Games that look alike to the player."""
    game, player = position
    return [game.imagine(player, seed=1000 * game.version + number) for number in range(times)]


class Informed(SearchBot):
    """A search that is told one hidden thing, wherever it imagines a game."""

    thing: str

    def imagine(self, seat: Seat) -> Game:
        world = super().imagine(seat)
        reveal(self.thing, true_game(seat), world, seat.player)
        return world

    def world(self, seat: Seat) -> Game:
        if self.thing == SEALED:
            return self.imagine(seat)
        world = super().imagine(seat)
        ask_again(world, seat.player)
        reveal(self.thing, true_game(seat), world, seat.player)
        return world


class LuckReader(SearchBot):
    """Chooses among the actions that a search would compare, by the luck that is still to come."""

    def choose(self, seat: Seat) -> Action:
        luck: int = read(CHANCE, true_game(seat), seat.player)
        actions = self.guide.candidates(self.imagine(seat), seat.player, seat.offers(), self.keep)
        return actions[luck % len(actions)]


def cheater(thing: str, game: str, bot: str, seed: int) -> SearchBot:
    """A search that reads one hidden thing; otherwise the same as one that is fair."""
    fair = make_bot(bot, game, seed)
    assert isinstance(fair, SearchBot)
    kind: type[SearchBot] = LuckReader if thing == CHANCE else Informed
    fair.__class__ = type(kind.__name__, (kind, type(fair)), {"thing": thing})
    return fair


def answers(position: Position, make: Callable[[int], Any], games: list[Game]) -> list[Action]:
    """What a bot does in games that look alike; with the same seed in all of them."""
    game, player = position
    return [make(game.version).choose(GameSeat(one, player)) for one in games]
