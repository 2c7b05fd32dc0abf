"""Modules: what an expansion plugs into the base game's seams."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import msgspec

from rockworker.engine.chance import HasRng
from rockworker.engine.events import Event
from rockworker.engine.frames import Frame
from rockworker.engine.offers import Action, Offer
from rockworker.engine.refusals import Refusal
from rockworker.engine.standing import StandingAnswer
from rockworker.engine.state import Copyable
from rockworker.games.rockwell.components import Components

if TYPE_CHECKING:
    from rockworker.games.rockwell.frames.drilling import DrillingTurn
    from rockworker.games.rockwell.frames.extraction import Extraction
    from rockworker.games.rockwell.learn.module import ModuleEncoding
    from rockworker.games.rockwell.rules import RockwellPlay
    from rockworker.games.rockwell.terminal.module import ModuleTerminal
    from rockworker.text.notation import Form
    from rockworker.text.texts import Texts
    from rockworker.text.vocabulary import Words

T = TypeVar("T")
Modifier: TypeAlias = Callable[["RockwellPlay", int, T], T]
"""Changes a value: of which tile or resource, and the value so far."""


@dataclass(frozen=True, kw_only=True)
class Module:
    """An expansion as a table of what it plugs into the base game's seams. See `docs/explanation/architecture.md`."""

    name: str

    # Numbers and state
    overlay: Callable[[Components], Components] | None = None
    """Replaces or adds numbers and cards."""
    table: Callable[[Components], Any] | None = None
    """Numbers of its own, kept under `Rules.tables[name]`."""
    owners: int = 0
    """Owners of crews beyond the players."""
    slice_type: type[Copyable] | None = None
    """The type of its part of the state, under `slices[name]`; it has a `copy()`."""
    deal: Callable[[RockwellPlay], None] | None = None
    """Sets up its part of the state."""
    redeal: Callable[[RockwellPlay, HasRng], None] | None = None
    """Redeals what nobody can know of its part of the state."""
    view: Callable[[RockwellPlay], msgspec.Struct] | None = None
    """What everybody may see of its part of the state."""
    check: Callable[[RockwellPlay], None] | None = None
    """Invariants of its part of the state."""

    # Modifiers: they get the value so far, and return it changed or not
    required_power: Modifier[int] | None = None
    """By tile: the power that an extraction takes."""
    extraction_allowed: Modifier[bool] | None = None
    """By tile: whether it can be extracted at all."""
    danger_applies: Modifier[bool] | None = None
    """By tile: whether a dangerous card does harm there."""
    may_buy: Modifier[bool] | None = None
    """By resource: whether it is for sale."""
    why_not_extract: Callable[[RockwellPlay, int], Refusal] | None = None
    """By tile: what players are told where its `extraction_allowed` is False."""
    why_not_buy: Callable[[RockwellPlay, int], Refusal] | None = None
    """By resource: what players are told where its `may_buy` is False."""

    # Reactions: what follows from a moment of the game
    on_remainder_set: Callable[[RockwellPlay, Extraction], None] | None = None
    """Shares and remainder are set apart, nothing is handed out yet."""
    on_extraction_done: Callable[[RockwellPlay, Extraction], None] | None = None
    """Cubes and card are handed out."""
    on_round_done: Callable[[RockwellPlay], None] | None = None
    """Every player has had a drilling turn."""
    on_bought: Callable[[RockwellPlay, int, int], None] | None = None
    """Cubes were bought: resource, amount."""
    on_sold: Callable[[RockwellPlay, int, int], None] | None = None
    """Cubes were sold: resource, amount."""
    on_market_closed: Callable[[RockwellPlay], None] | None = None
    """Just before Phase II counts as finished."""
    on_turn_done: Callable[[RockwellPlay], None] | None = None
    """Everything was put back, and the game goes on."""

    # Cards, actions, events and frames of its own
    faces: Mapping[str, Callable[[RockwellPlay, Extraction, int], None]] = field(default_factory=dict)
    """By card face: what drawing it does."""
    turn_offers: Callable[[RockwellPlay, DrillingTurn], Sequence[Offer]] | None = None
    """Offers added to a drilling turn."""
    turn_actions: Mapping[type[Action], Callable[[RockwellPlay, int, Any], None]] = field(default_factory=dict)
    """By added action: how it is carried out."""
    turn_refusals: Mapping[type[Action], Callable[[RockwellPlay, DrillingTurn, Any], Refusal]] = field(
        default_factory=dict
    )
    """By added action: what speaks against it, where it is not offered."""
    actions: tuple[type[Action], ...] = ()
    events: tuple[type[Event], ...] = ()
    frames: tuple[type[Frame[Any]], ...] = ()
    refusals: tuple[type[Refusal], ...] = ()
    """Reasons of its own against actions."""
    standing_answers: tuple[StandingAnswer, ...] = ()
    """What players may say once and for all about what it offers."""

    # Words and pictures
    words: Mapping[str, Callable[[Texts, Any], Words]] = field(default_factory=dict)
    """By kind of value: how it becomes words, instead of or besides the base game's vocabulary."""
    notation: Mapping[str, Form] = field(default_factory=dict)
    """By kind of value: how notation writes and reads it."""
    position_values: Mapping[str, Form] = field(default_factory=dict)
    """By field of its frames and its part of the state: how positions write it, where not as compact data."""
    rule_sections: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By prompt: the sections of the rulebook that it adds to those about the decision."""
    svg: Callable[[], Callable[[Any, Texts], str]] | None = None
    """What draws its part of the view on the board, as SVG; imported only when something is drawn."""
    terminal: Callable[[], ModuleTerminal] | None = None
    """What it adds to the table in a terminal; imported only when something is drawn."""
    encoding: Callable[[], ModuleEncoding] | None = None
    """What it adds for programs that learn; imported only where they play."""

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if isinstance(value, dict):
                object.__setattr__(self, name, MappingProxyType(value))
