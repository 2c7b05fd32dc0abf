"""Setting up: the deck and the row, the archives, and what each player begins with."""

from __future__ import annotations

from rockworker.engine.chance import HasRng, seeded, shuffle
from rockworker.games.clockworker.frames.turn import Turns
from rockworker.games.clockworker.resources import GEAR, KINDS, ROBOT
from rockworker.games.clockworker.rules import Rules
from rockworker.games.clockworker.state import FIN, ClockworkerState


def deal(rules: Rules, seed: int) -> ClockworkerState:
    """The table before the first turn, as if the last seat had just played: the first player is next."""
    chance = seeded(seed, splitmix=rules.switches.splitmix)
    deck, row = _factories(rules, chance)
    tiles, display = _archives(rules, chance)
    first = chance.below(rules.players)
    everybody = range(rules.players)
    return ClockworkerState(
        rng=chance.rng,
        surprises=0,
        stack=[Turns()],
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
        holdings=[_holdings(rules, (player - first) % rules.players) for player in everybody],
        factories=[[0] for _ in everybody],
        robots=[[rules.factories[0].full] for _ in everybody],
        artifacts=[0 for _ in everybody],
        active=[0 for _ in everybody],
        archives=[[] for _ in everybody],
    )


def _factories(rules: Rules, chance: HasRng) -> tuple[list[int], list[int]]:
    """Deck and row; the first card drawn lies at the far right."""
    deck = rules.deck()
    shuffle(chance, deck)
    row = [deck.pop() for _ in range(rules.setup.row)]
    row.reverse()
    return deck, row


def _archives(rules: Rules, chance: HasRng) -> tuple[list[int], list[int]]:
    """Stack with FIN in it, and display."""
    tiles = list(range(len(rules.archives)))
    shuffle(chance, tiles)
    display = [tiles.pop() for _ in range(rules.setup.display)]
    tiles.insert(len(tiles) - rules.fin_beneath(), FIN)
    return tiles, display


def _holdings(rules: Rules, seat: int) -> list[int]:
    """Gears by seat (0 is the first player's), and the robots that the starting factory leaves over."""
    holdings = [0] * KINDS
    holdings[GEAR] = rules.starting_gears()[seat]
    holdings[ROBOT] = rules.setup.robots - len(rules.factories[0].slots)
    return holdings
