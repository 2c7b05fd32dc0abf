"""Dealing a game, and dealing anew what somebody can't know."""

from __future__ import annotations

from rockworker.core.rng import HasRng, Rng, below, next64, shuffle
from rockworker.games.clockworker.frames.turn import Turns
from rockworker.games.clockworker.resources import GEAR, KINDS, ROBOT
from rockworker.games.clockworker.rules import ClockworkerPlay, Rules
from rockworker.games.clockworker.state import FIN, ClockworkerState


def deal(rules: Rules, seed: int) -> ClockworkerState:
    """The table before the first turn: the round and the turns begin when the first frame runs."""
    chance = Rng(seed_to_rng(seed))
    deck = shuffled(chance, rules.deck())
    tiles = shuffled(chance, list(range(len(rules.archives))))
    display = [tiles.pop() for _ in range(rules.setup.display)]
    tiles.insert(len(tiles) - rules.fin_beneath(), FIN)
    row = [deck.pop() for _ in range(rules.setup.row)]
    row.reverse()
    first = below(chance, rules.players)
    return ClockworkerState(
        rng=chance.rng,
        surprises=0,
        stack=[Opening()],
        first=first,
        current=(first - 1) % rules.players,
        round=0,
        ending="",
        robot_gained=False,
        deck=deck,
        row=row,
        tiles=tiles,
        display=display,
        copies=rules.copies(),
        holdings=[starting_holdings(rules, (player - first) % rules.players) for player in range(rules.players)],
        factories=[[0] for _ in range(rules.players)],
        robots=[[rules.factories[0].full] for _ in range(rules.players)],
        artifacts=[0] * rules.players,
        active=[0] * rules.players,
        archives=[[] for _ in range(rules.players)],
    )
