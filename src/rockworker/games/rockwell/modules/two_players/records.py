"""What players decide for AI, and what AI does."""

from __future__ import annotations

from rockworker.engine.events import Event
from rockworker.engine.offers import Action
from rockworker.engine.semantics import Player
from rockworker.games.rockwell.semantics import Crew, Owner, Place, Power


class MoveAi(Action, frozen=True):
    """Decide a tie among AI's moves."""

    crew: Crew
    to: Place


class RaiseAi(Action, frozen=True):
    """Choose which of AI's crews gains power."""

    crew: Crew


class AiMoved(Event, frozen=True):
    """AI moves a crew; `player` decided if there was a tie, else it is -1."""

    player: Owner
    crew: Crew
    origin: Place
    to: Place


class AiRaised(Event, frozen=True):
    player: Player
    crew: Crew
    power: Power
