"""What each player may see, and what they can't know."""

from __future__ import annotations

import msgspec
from rockworker.engine.chance import HasRng, below, fork, shuffle
from rockworker.engine.semantics import Player

from template.actions import Bid
from template.frames import Auction, KeepOrSell
from template.state import GamePlay


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a player."""

    player: Player
    coins: int
    fist: int
    """How many pebbles are in it."""
    pebbles: tuple[int, ...] | None
    """Their values; None: hidden from this viewer."""


class View(msgspec.Struct, frozen=True):
    """An allow-list: what is not named here, nobody sees. Never copy the state and strip it."""

    bag: int
    """How many pebbles are left."""
    drawn: int | None
    """The pebble that the viewer has just won."""
    your_bid: int | None
    players: tuple[PlayerView, ...]


def view(play: GamePlay, viewer: int | None) -> View:
    """All that a player (None: a spectator) may see."""
    state, top = play.state, play.state.stack[-1] if play.state.stack else None
    bid = top.choices[viewer] if isinstance(top, Auction) and viewer is not None else None
    return View(
        bag=len(state.bag),
        drawn=state.bag[-1] if isinstance(top, KeepOrSell) and top.winner == viewer else None,
        your_bid=bid.coins if bid else None,
        players=tuple(_player(play, viewer, player) for player in range(play.rules.players)),
    )


def _player(play: GamePlay, viewer: int | None, player: int) -> PlayerView:
    coins, fist = play.state.coins[player], play.state.fists[player]
    return PlayerView(player, coins, len(fist), tuple(fist) if _knows(play, viewer, player) else None)


def _knows(play: GamePlay, viewer: int | None, player: int) -> bool:
    return viewer == player or play.rules.options.open_fists


def redeal(play: GamePlay, viewer: int | None, chance: HasRng) -> None:
    """Redeals, in place, all that the viewer can't know; what the viewer sees stays byte for byte the same.

    Search bots think about such games, and a test proves with them that no view leaks.
    """
    state, top = play.state, play.state.stack[-1] if play.state.stack else None
    state.rng = fork(chance)
    drawn = [state.bag.pop()] if isinstance(top, KeepOrSell) and top.winner == viewer else []
    hidden = [fist for player, fist in enumerate(state.fists) if not _knows(play, viewer, player)]
    _mix([*hidden, state.bag], chance)
    state.bag += drawn
    if isinstance(top, Auction):
        for player, bid in enumerate(top.choices):
            if bid and player != viewer:
                top.choices[player] = Bid(below(chance, state.coins[player] + 1))


def _mix(places: list[list[int]], chance: HasRng) -> None:
    """Shuffles the pebbles of several places; each place keeps its number of them."""
    pebbles = sorted([pebble for place in places for pebble in place])  # the truth leaves no trace in the outcome
    shuffle(chance, pebbles)
    for place in places:
        place[:] = [pebbles.pop() for _ in place]
