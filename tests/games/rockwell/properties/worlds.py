"""Whole games for the property tests: any number of players, options and modules, played at random but lively."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from hypothesis import strategies as st

import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.events import Event, seen_by
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.actions import Bid, Drill, Insure, Pass
from rockworker.games.rockwell.board import depth_of, tiles_of
from rockworker.games.rockwell.definition import DEFINITION
from rockworker.games.rockwell.frames.extraction import power_on
from rockworker.games.rockwell.modules.inspectors.records import PushPawn
from rockworker.games.rockwell.options import Options
from rockworker.games.rockwell.state import RockwellState

THRIFTY = (Bid, Insure)
"""Actions that would ruin a player who chose at random."""
RARE = (Pass, PushPawn)
"""Actions that would spoil a player's turns."""
LONG = 6
"""Turns after which crews begin to head for the centre, so that games end."""
LIMIT = 8
"""The last turn, where there is a limit."""
FORTUNE = {"start": {"cash": 20_000, "cubes": [7, 7, 5, 5]}}
"""Component numbers with which players can afford everything."""


class World(msgspec.Struct, frozen=True):
    """How a game is dealt, and the chance by which it is played."""

    players: int
    seed: int
    chance: int
    options: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    rich: bool = False
    version: int = DEFINITION.rules_version
    """Of the rules."""

    def deal(self) -> Game:
        """The game before its first decision."""
        return rockworker.new(
            "rockwell",
            players=self.players,
            seed=self.seed,
            options={name: LIMIT if name == "turn_limit" else not getattr(Options(), name) for name in self.options},
            modules=self.modules,
            components=FORTUNE if self.rich else None,
            rules_version=self.version,
        )

    def choices(self) -> Rng:
        """The chance of the players' choices."""
        return Rng(self.chance)


WORDS = st.integers(0, (1 << 64) - 1)
WORLDS = st.builds(
    World,
    st.integers(2, 4),
    WORDS,
    WORDS,
    st.sets(st.sampled_from(Options.__struct_fields__)).map(lambda names: tuple(sorted(names))),
    st.sets(st.sampled_from(DEFINITION.module_names)).map(lambda names: tuple(sorted(names))),
    st.booleans(),
    st.sampled_from(sorted(DEFINITION.rules_versions)),
)


def lively(game: Game, player: int, chance: Rng) -> Action:
    """An action that keeps a game going: bids are small, crews meet, passing is rare."""
    offers: Sequence[Offer] = game.offers(player)
    if chance.below(8):
        offers = [offer for offer in offers if offer.action not in RARE] or offers
    offer = offers[chance.below(len(offers))]
    if offer.action in THRIFTY:
        return offer.action(*[axis[0 if chance.below(4) else chance.below(min(3, len(axis)))] for axis in offer.axes])
    tries = [offer[chance.below(offer.size())] for _ in range(3 if offer.action is Drill else 1)]
    return max(tries, key=lambda action: _appeal(game, action))


def _appeal(game: Game, action: Action) -> int:
    """What draws a crew to a place: the power that it meets there; later in the game the depths."""
    if not isinstance(action, Drill):
        return 0
    state = state_of(game)
    tiles = [tile for tile in tiles_of(action.to) if not state.revealed >> tile & 1]
    return sum(power_on(state, tile) for tile in tiles) + max(0, state.turn - LONG) * depth_of(action.to)


Chooser = Callable[[Game, int, Rng], Action]


def steps(game: Game, chance: Rng, limit: int = 10_000, choose: Chooser = lively) -> Iterator[list[Event]]:
    """Plays a game on, action by action: the events of each. Of several actors one at random comes first."""
    while game.actors and game.version < limit:
        player = game.actors[chance.below(len(game.actors))]
        yield game.apply(player, choose(game, player, chance))


def played(world: World, at_most: int) -> Game:
    """A game after some of its actions."""
    game = world.deal()
    for _ in steps(game, world.choices(), at_most):
        pass
    return game


def state_of(game: Game) -> RockwellState:
    """The game's state."""
    state: RockwellState = inside(game).state
    return state


def encoded(game: Game) -> bytes:
    """Everything in a game's state."""
    return game.codec.state_to_json(inside(game).state)


def seen(game: Game, viewer: int | None) -> bytes:
    """What a viewer is shown: the view, who is asked, and the viewer's offers."""
    offers: list[Any] = [] if viewer is None else [repr(offer) for offer in game.offers(viewer)]
    return msgspec.json.encode([game.view(viewer), game.actors, offers])


def told(events: list[Event], viewer: int | None) -> bytes:
    """Events as a viewer is shown them."""
    return msgspec.json.encode(seen_by(events, viewer))
