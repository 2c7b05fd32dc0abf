"""What a Rockwell bot thinks things are worth, in prestige. Tuned by letting variants play each other."""

from __future__ import annotations

from typing import Any, Final


class Weights:
    """The numbers behind a bot's judgement. They are read at every turn, so this is a plain class, which compiles."""

    def __init__(self, **changed: Any) -> None:
        for name, number in changed.items():
            if not hasattr(self, name):
                raise TypeError(f"there is no weight {name!r}")
            setattr(self, name, number)

    dollars: float = 1300.0
    """Money, or cubes at their price, that are worth one prestige in the course of the game."""
    last_dollars: float = 12000.0
    """The same once the game is ending, when only the rankings are left."""
    liquid: float = 0.15
    """Extra worth of money at hand, up to `liquid_cap`."""
    liquid_cap: float = 4000.0
    surplus: float = 0.4
    """Worth of wealth beyond what can be spent in the turns that are left."""
    spending: float = 5000.0
    """What a player can spend in a turn."""

    progress: float = 0.75
    """Share of an achievement's prestige that being close to it is worth."""
    progress_power: float = 3.5
    patience: float = 0.8
    """How far achievements at depth are put off while many turns are to come."""
    rank_early: float = 0.25
    """Weight of the final rankings far from the end; near it they count in full."""
    opponents: float = 0.1
    """Weight of what every opponent has."""

    power: tuple[float, float, float, float] = (0.0, 420.0, 800.0, 1100.0)
    """By a crew's power: dollars that it brings each turn beyond what power 1 does."""
    crew: float = 700.0
    """Dollars that any crew in play brings each turn."""
    safety: tuple[float, float, float, float] = (0.0, 300.0, 600.0, 750.0)
    """By level: dollars saved each turn."""
    mobility: tuple[float, float, float, float] = (0.0, 200.0, 380.0, 560.0)
    shaft_income: float = 0.85
    """Part of a mineshaft's income that is sure."""
    insurance: float = 420.0
    """Dollars that the first insurance tile is worth; each further one is worth less."""
    insurance_fades: float = 0.7

    ready: float = 0.72
    """How likely a tile is drilled soon, per missing power."""
    joined: float = 0.12
    """How likely another owner joins in, per missing power."""
    approach: float = 0.58
    """What is left of a tile's worth for each step that a crew is away."""
    aside: float = 0.25
    """Weight of other tiles nearby for a crew that is at work on one."""
    position: float = 1.0

    plan: float = 0.8
    """How certain it is that a Vice President's actions can be used as planned."""
    coming: int = 0
    """Dollars that a turn brings until the market opens, which plans for it count on."""
    exchange: float = 0.25
    """What an action on Board II is worth in prestige, without any plan for it."""
    workshop: float = 0.15
    bribery: float = 0.7
    """What access to bribery is worth in prestige, with four rounds to come."""
    subcontracting: float = 0.6
    early: float = 0.12
    """Prestige for each place further left in the Control order."""

    first: float = 1.2
    """What first place in the Management order is worth in prestige, compared with last place."""
    bids: float = 350.0
    """The mean bid expected of others."""

    end_first: float = 5.0
    """How much more it is worth in the last turn."""
    end_bids: float = 250.0
    """How much more others bid in the last turn."""

    delivered: float = 0.8
    """In the last turn: how certain deliveries are that can be paid for before the drilling."""
    income: int = 3000
    """Dollars that the drilling of a last turn still brings."""
    late: float = 7.0
    """The turn after which money goes into crews of full power …"""
    strongest: float = 1.2
    """… and what progress with that is worth, for each prestige of the achievement."""

    exposed: float = 8.0
    """Prestige lost by being in the centre while a player who is not there yet can end the game at will."""
    sure: float = 5.0
    """How many points of prestige the lead may change until the end of the last turn …"""
    unsure: float = 12.0
    """… and in a game that goes on."""
    victory: float = 12.0
    """What winning is worth, in prestige."""
    hopeless: float = 1000.0
    """Who is farther behind than this ends the game no more gladly than at this. By the three above alone, a game that
    is lost anyway may just as well end."""
    turns: float = 13.0
    """Turns of a game, as seen from its beginning."""
    overtime: float = 0.75
    """The share of the reluctance to end a game before winning it that each further turn leaves."""
    finish: float = 2.0
    """What ending a game that is being won is worth besides, for each of these turns."""
    pace: float = 3.0
    """Tiles drilled in a turn."""
    scope: float = 14.0
    """With fewer tiles left than these, crews have less to do."""
    bother: float = 0.05
    """Prestige that an action must bring to be better than none."""


DEFAULT: Final = Weights()
