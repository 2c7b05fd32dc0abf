"""The rules of one game: component numbers compiled into tables, and the seams where modules take part.

The base game never asks which modules are on. It calls a seam; without modules that is a plain function, or an
empty run of reactions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import msgspec

from rockworker.engine.chance import HasRng
from rockworker.engine.events import Event
from rockworker.engine.frames import Frame, Play
from rockworker.engine.offers import Action, Offer
from rockworker.engine.refusals import Refusal
from rockworker.engine.standing import StandingAnswer
from rockworker.engine.state import Copyable
from rockworker.games.rockwell.board import DEPTH
from rockworker.games.rockwell.components import Components
from rockworker.games.rockwell.options import Options
from rockworker.games.rockwell.state import BOARD_I, BOARD_II, BOARD_III, RockwellState
from rockworker.games.rockwell.versions import RockwellSwitches

if TYPE_CHECKING:
    from rockworker.games.rockwell.frames.drilling import DrillingTurn
    from rockworker.games.rockwell.frames.extraction import Extraction
    from rockworker.games.rockwell.terminal.module import ModuleTerminal
    from rockworker.text.notation import Form
    from rockworker.text.texts import Texts
from rockworker.text.vocabulary import Words

T = TypeVar("T")
RockwellPlay: TypeAlias = "Play[Rules, RockwellState]"
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
    turn_offers: Callable[[RockwellPlay, DrillingTurn], list[Offer]] | None = None
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


@dataclass(frozen=True)
class Slot:
    """A place for a Vice President: its board, its position on that board, and what it gives."""

    board: int
    number: int
    advantage: str
    actions: int


class Rules:
    """One choice of players, modules, options and numbers, compiled. Nothing in here ever changes."""

    def __init__(
        self,
        components: Components,
        players: int,
        options: Options,
        modules: Sequence[Module],
        switches: RockwellSwitches,
    ) -> None:
        for module in modules:
            if module.overlay:
                components = module.overlay(components)
        self.components = components
        self.tables = {module.name: module.table(components) for module in modules if module.table}
        self.players = players
        self.options = options
        self.switches = switches
        self.modules = tuple(modules)
        self.owners = players + sum(module.owners for module in modules)
        self._compile_pieces()
        self._compile_boards()
        self._compile_seams()

    def _compile_pieces(self) -> None:
        parts = self.components
        self.cards = parts.cards
        self.powers = tuple(tile.power for tile in parts.tiles)
        """Required power by tile of the component list (not by place)."""
        self.incomes = tuple(tile.income for tile in parts.tiles)
        self.pile_numbers = tuple(sorted({card.pile for card in parts.cards}))
        self.pile_of = tuple(self.pile_numbers.index(tile.pile) for tile in parts.tiles)
        """By tile of the component list: the index of its pile."""
        fronts = [(tile.stratum, tile.power, tile.pile) for tile in parts.tiles]
        kinds = sorted(set(fronts))
        self.front_of = tuple(kinds.index(front) for front in fronts)
        """By tile of the component list: the number of its front. Tiles with the same one can't be told apart."""
        self.fronts = len(kinds)
        count = str(self.players)
        self.company = parts.companies[count]  # type: ignore[index]
        self.ending = parts.endings[count]  # type: ignore[index]
        self.boards = parts.boards[count]  # type: ignore[index]
        self.achievements = parts.achievements
        self.achievement_tiles = tuple(
            tuple(a.prestige[n - 1] for n in self.ending.achievement_tiles) for a in parts.achievements
        )
        """By achievement: the prestige of its tiles in use, the best first."""
        self.row_3 = sum(1 << n for n, a in enumerate(parts.achievements) if a.row == 3)
        self.goal_depth = min((a.depth for a in parts.achievements if a.depth), default=max(DEPTH) + 1)
        """A crew that stays above this depth achieves nothing by moving."""
        self.fees = (0, *parts.drilling.hiring_fees)
        self.caps = tuple(min(DEPTH[place], 4) for place in range(64))
        """By tile or border: the greatest power of a subcontractor there."""

    def _compile_boards(self) -> None:
        boards = self.boards
        slots = [Slot(BOARD_I, n, advantage, 0) for n, advantage in enumerate(boards.control_centre)]
        slots += [Slot(BOARD_II, n, "", actions) for n, actions in enumerate(boards.exchange)]
        slots += [Slot(BOARD_III, n, "", actions) for n, actions in enumerate(boards.workshop)]
        self.slots = tuple(slots)
        self.board_of = tuple(slot.board for slot in slots)
        """By slot."""
        self.board_slots = tuple(tuple(n for n, slot in enumerate(slots) if slot.board == board) for board in range(3))
        self.bribery_slots = tuple(n for n, slot in enumerate(slots) if slot.advantage == "bribery")
        self.hiring_slots = tuple(n for n, slot in enumerate(slots) if slot.advantage == "subcontracting")

    def _compile_seams(self) -> None:
        modules = self.modules
        self.required_power = _fold(_required_power, [module.required_power for module in modules])
        self.extraction_allowed = _fold(_yes, [module.extraction_allowed for module in modules])
        self.danger_applies = _fold(_yes, [module.danger_applies for module in modules])
        self.may_buy = _fold(_yes, [module.may_buy for module in modules])
        self.why_not_extract = _first(module.why_not_extract for module in modules)
        self.why_not_buy = _first(module.why_not_buy for module in modules)

        self.on_remainder_set = _given(module.on_remainder_set for module in modules)
        self.on_extraction_done = _given(module.on_extraction_done for module in modules)
        self.on_round_done = _given(module.on_round_done for module in modules)
        self.on_bought = _given(module.on_bought for module in modules)
        self.on_sold = _given(module.on_sold for module in modules)
        self.on_market_closed = _given(module.on_market_closed for module in modules)
        self.on_turn_done = _given(module.on_turn_done for module in modules)

        self.faces = {face: act for module in modules for face, act in module.faces.items()}
        self.turn_offers = _given(module.turn_offers for module in modules)
        self.turn_actions = {kind: act for module in modules for kind, act in module.turn_actions.items()}
        self.turn_refusals = {kind: why for module in modules for kind, why in module.turn_refusals.items()}


def _fold(
    base: Callable[[RockwellPlay, int], T], modifiers: Iterable[Modifier[T] | None]
) -> Callable[[RockwellPlay, int], T]:
    """The base value of a seam, changed by each module in turn."""
    plugged_in = _given(modifiers)
    if not plugged_in:
        return base

    def folded(play: RockwellPlay, subject: int) -> T:
        value = base(play, subject)
        for modify in plugged_in:
            value = modify(play, subject, value)
        return value

    return folded


def _given(seams: Iterable[T | None]) -> tuple[T, ...]:
    """What modules plug into a seam, without those that leave it alone."""
    return tuple(plugged_in for plugged_in in seams if plugged_in is not None)


def _first(seams: Iterable[Callable[[RockwellPlay, int], Refusal] | None]) -> Callable[[RockwellPlay, int], Refusal]:
    """What the one module that forbids something has to say about it."""
    return next(iter(_given(seams)), _nobody_forbids)


def _nobody_forbids(play: RockwellPlay, subject: int) -> Refusal:
    raise AssertionError("no module has forbidden anything")


def _required_power(play: RockwellPlay, tile: int) -> int:
    return play.rules.powers[play.state.tiles[tile]]


def _yes(play: RockwellPlay, subject: int) -> bool:
    return True
