"""The rules of one game: component numbers compiled into tables, and the seams where modules take part.

The base game never asks which modules are on. It calls a seam; without modules that is a plain function, or an
empty run of reactions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from rockworker.engine.chance import HasRng
from rockworker.engine.events import Event
from rockworker.engine.frames import Frame, Play
from rockworker.engine.offers import Action, Offer
from rockworker.games.rockwell.board import DEPTH
from rockworker.games.rockwell.components import Components
from rockworker.games.rockwell.state import BOARD_I, BOARD_II, BOARD_III, RockwellState

if TYPE_CHECKING:
    from rockworker.games.rockwell.frames.drilling import DrillingTurn
    from rockworker.games.rockwell.frames.extraction import Extraction

RockwellPlay: TypeAlias = "Play[Rules, RockwellState]"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rulings that players may switch."""

    active_first: bool = False
    """Who meets an achievement together with others on his own turn takes his tile first (DISC-18)."""
    danger_on_remainder: bool = False
    """Danger also takes cubes of the remainder that a sharer receives (AMB-29)."""
    rank_zero: bool = False
    """Holders of nothing take part in a final ranking (AMB-48)."""
    open_stocks: bool = False
    """Cubes, money, insurance and prestige are open to all (AMB-02)."""


@dataclass(frozen=True)
class Module:
    """An expansion as a table: everything that it may hang onto. See `docs/architecture.md`."""

    name: str
    overlay: Callable[[Components], Components] | None = None
    """Replaces or adds numbers and cards."""
    table: Callable[[Components], Any] | None = None
    """Numbers of its own, kept under `Rules.tables[name]`."""
    deal: Callable[[RockwellPlay], None] | None = None
    """Sets up the module's own part of the state."""
    slice_type: type[Any] | None = None
    """The type of its part of the state, under `slices[name]`; it has a `copy()`."""
    modifiers: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """By seam (`required_power`, `extraction_allowed`, `danger_applies`, `may_buy`): changes a value."""
    reactions: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    """By moment (see `Rules`): what follows from it."""
    faces: Mapping[str, Callable[[RockwellPlay, Extraction, int], None]] = field(default_factory=dict)
    """By card face: what drawing it does."""
    turn_offers: Callable[[RockwellPlay, DrillingTurn], list[Offer]] | None = None
    """Offers added to a drilling turn."""
    turn_actions: Mapping[type[Action], Callable[[RockwellPlay, int, Any], None]] = field(default_factory=dict)
    """By added action: how it is carried out."""
    turn_refusals: Mapping[type[Action], Callable[[RockwellPlay, DrillingTurn, Any], str]] = field(default_factory=dict)
    """By added action: the clause that speaks against it, where it is not offered."""
    clauses: Mapping[str, str] = field(default_factory=dict)
    """By seam that it may close (`may_buy`): the clause that players are told."""
    owners: int = 0
    """Owners of crews beyond the players."""
    view: Callable[[RockwellPlay], msgspec.Struct] | None = None
    """What everybody may see of its part of the state."""
    redeal: Callable[[RockwellPlay, HasRng], None] | None = None
    check: Callable[[RockwellPlay], None] | None = None
    """Invariants of its own."""
    actions: tuple[type[Action], ...] = ()
    events: tuple[type[Event], ...] = ()
    frames: tuple[type[Frame[Any]], ...] = ()


@dataclass(frozen=True)
class Slot:
    """A place for a Vice President: on which board, the how-manyeth there, and what it gives."""

    board: int
    number: int
    advantage: str
    actions: int


class Rules:
    """One choice of players, modules, options and numbers, compiled. Nothing in here ever changes."""

    def __init__(self, components: Components, players: int, options: Options, modules: Sequence[Module]) -> None:
        for module in modules:
            if module.overlay:
                components = module.overlay(components)
        self.components = components
        self.tables = {module.name: module.table(components) for module in modules if module.table}
        self.players = players
        self.options = options
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
        self.required_power: Callable[[RockwellPlay, int], int] = self._fold("required_power", _required_power)
        self.extraction_allowed: Callable[[RockwellPlay, int], bool] = self._fold("extraction_allowed", _yes)
        self.danger_applies: Callable[[RockwellPlay, int], bool] = self._fold("danger_applies", _yes)
        self.may_buy: Callable[[RockwellPlay, int], bool] = self._fold("may_buy", _yes)

        self.on_remainder_set = self._reactions("remainder_set")
        """(play, extraction): shares and remainder are set apart, nothing is handed out yet."""
        self.on_extraction_done = self._reactions("extraction_done")
        """(play, extraction): cubes and card are handed out."""
        self.on_round_done = self._reactions("round_done")
        """(play): every player has had a drilling turn."""
        self.on_bought = self._reactions("bought")
        """(play, resource, amount)"""
        self.on_sold = self._reactions("sold")
        """(play, resource, amount)"""
        self.on_market_closed = self._reactions("market_closed")
        """(play): before Phase II counts as finished."""
        self.on_turn_done = self._reactions("turn_done")
        """(play): after everything was put back, if the game goes on."""

        self.faces = {face: act for module in self.modules for face, act in module.faces.items()}
        self.turn_offers = tuple(module.turn_offers for module in self.modules if module.turn_offers)
        self.turn_actions = {kind: act for module in self.modules for kind, act in module.turn_actions.items()}
        self.turn_refusals = {kind: why for module in self.modules for kind, why in module.turn_refusals.items()}
        self.clauses = {seam: clause for module in self.modules for seam, clause in module.clauses.items()}

    def _fold(self, seam: str, base: Callable[..., Any]) -> Callable[..., Any]:
        """The base value of a seam, changed by each module in turn."""
        modifiers = [module.modifiers[seam] for module in self.modules if seam in module.modifiers]
        if not modifiers:
            return base

        def folded(play: RockwellPlay, subject: int) -> Any:
            value = base(play, subject)
            for modify in modifiers:
                value = modify(play, subject, value)
            return value

        return folded

    def _reactions(self, moment: str) -> tuple[Callable[..., None], ...]:
        return tuple(module.reactions[moment] for module in self.modules if moment in module.reactions)


def _required_power(play: RockwellPlay, tile: int) -> int:
    return play.rules.powers[play.state.tiles[tile]]


def _yes(play: RockwellPlay, subject: int) -> bool:
    return True
