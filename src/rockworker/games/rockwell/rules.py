"""The rules of one game: component numbers compiled into tables, and the seams where modules take part.

The base game never asks which modules are on. It calls a seam; without modules that is a plain value, or an empty run
of reactions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias, TypeVar

from rockworker.engine.frames import Play
from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.board import DEPTH, TILES
from rockworker.games.rockwell.components import Achievement, Components
from rockworker.games.rockwell.module import Modifier, Module
from rockworker.games.rockwell.options import Options
from rockworker.games.rockwell.state import BOARD_I, BOARD_II, BOARD_III, RockwellState
from rockworker.games.rockwell.versions import RockwellSwitches

T = TypeVar("T")
SOLD_OUT: Final = (1 << 30,) * 4
"""More cubes than there are: the price of a tile where none is left."""
RockwellPlay: TypeAlias = "Play[Rules, RockwellState]"


class Slot:
    """A place for a Vice President: its board, its position on that board, and what it gives."""

    def __init__(self, board: int, number: int, advantage: str, actions: int) -> None:
        self.board = board
        self.number = number
        self.advantage = advantage
        self.actions = actions


class Goal:
    """What an achievement takes: cubes and cards, or crews of some power at some depth."""

    def __init__(self, number: int, achievement: Achievement) -> None:
        self.number = number
        self.bit = 1 << number
        self.zinc, self.copper, self.silver, self.gold = self.cubes = achievement.cubes
        self.cards = achievement.cards
        self.crews = achievement.crews
        self.power = achievement.power
        self.depth = achievement.depth


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
        self.goals = [Goal(number, achievement) for number, achievement in enumerate(parts.achievements)]
        self.crew_goals = [goal for goal in self.goals if goal.crews or not self.switches.awards_at_setup]
        """What a change of a crew can reach. Where nothing is awarded at setup, that is also what was reached from the
        start."""
        depths = range(max(DEPTH) + 1)
        self.goals_below = [[self._goals_between(above, below) for below in depths] for above in depths]
        """By the depths from which and to which a crew goes: what its displacement can reach."""
        self.achievement_tiles = tuple(
            tuple(a.prestige[n - 1] for n in self.ending.achievement_tiles) for a in parts.achievements
        )
        """By achievement: the prestige of its tiles in use, the best first."""
        self.row_3 = sum(1 << n for n, a in enumerate(parts.achievements) if a.row == 3)
        self.goal_depth = min((a.depth for a in parts.achievements if a.depth), default=max(DEPTH) + 1)
        """A crew that stays above this depth achieves nothing by moving."""
        self.delivery_costs = tuple((*pile.costs, SOLD_OUT) for pile in parts.deliveries)
        """By pile, then by tiles that were bought: what the next one costs."""
        self.rounds = parts.drilling.rounds
        self.safety_cuts = (0, *parts.drilling.safety_cuts)
        self.fees = (0, *parts.drilling.hiring_fees)
        self.caps = tuple(min(DEPTH[place], 4) for place in range(64))
        """By tile or border: the greatest power of a subcontractor there."""

    def _goals_between(self, above: int, below: int) -> list[Goal]:
        everything = not self.switches.awards_at_setup
        return [goal for goal in self.crew_goals if everything or above < goal.depth <= below]

    def _compile_boards(self) -> None:
        boards = self.boards
        slots = [Slot(BOARD_I, n, advantage, 0) for n, advantage in enumerate(boards.control_centre)]
        slots += [Slot(BOARD_II, n, "", actions) for n, actions in enumerate(boards.exchange)]
        slots += [Slot(BOARD_III, n, "", actions) for n, actions in enumerate(boards.workshop)]
        self.slots = tuple(slots)
        self.board_of = tuple(slot.board for slot in slots)
        """By slot."""
        self.board_slots = tuple(tuple(n for n, slot in enumerate(slots) if slot.board == board) for board in range(3))
        self.every_slot = range(len(slots))
        self.slots_elsewhere = [tuple(n for n, slot in enumerate(slots) if slot.board != board) for board in range(3)]
        """By board: the slots of the other boards."""
        self.bribery_slots = tuple(n for n, slot in enumerate(slots) if slot.advantage == "bribery")
        self.hiring_slots = tuple(n for n, slot in enumerate(slots) if slot.advantage == "subcontracting")

    def _compile_seams(self) -> None:
        modules = self.modules
        self._change_power = _given(module.required_power for module in modules)
        self._change_extraction = _given(module.extraction_allowed for module in modules)
        self.has_changing_tiles = bool(self._change_power or self._change_extraction)
        """Whether modules decide what tiles take, and which can be drilled."""
        self._change_danger = _given(module.danger_applies for module in modules)
        self._change_purchase = _given(module.may_buy for module in modules)
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

    # Values that each module changes in turn

    def required_power(self, play: RockwellPlay, tile: int) -> int:
        """The power that an extraction takes."""
        power = self.powers[play.state.tiles[tile]]
        for change in self._change_power:
            power = change(play, tile, power)
        return power

    def required_powers(self, play: RockwellPlay) -> list[int]:
        """By tile: the power that its extraction takes."""
        if self._change_power:
            return [self.required_power(play, tile) for tile in range(TILES)]
        powers = self.powers
        return [powers[tile] for tile in play.state.tiles]

    def extraction_allowed(self, play: RockwellPlay, tile: int) -> bool:
        """Whether a tile can be extracted at all."""
        return _unless(self._change_extraction, play, tile)

    def extractable(self, play: RockwellPlay, tiles: tuple[int, ...]) -> tuple[int, ...]:
        """Of some tiles, those that can be extracted at all: all of them, unless modules say otherwise."""
        if not self._change_extraction:
            return tiles
        return tuple([tile for tile in tiles if self.extraction_allowed(play, tile)])

    def danger_applies(self, play: RockwellPlay, tile: int) -> bool:
        """Whether a dangerous card does harm on a tile."""
        return _unless(self._change_danger, play, tile)

    def may_buy(self, play: RockwellPlay, resource: int) -> bool:
        """Whether a resource is for sale."""
        return _unless(self._change_purchase, play, resource)


def _unless(changes: tuple[Modifier[bool], ...], play: RockwellPlay, subject: int) -> bool:
    """Yes, unless modules say otherwise."""
    answer = True
    for change in changes:
        answer = change(play, subject, answer)
    return answer


def _given(seams: Iterable[T | None]) -> tuple[T, ...]:
    """What modules plug into a seam, without those that leave it alone."""
    return tuple(plugged_in for plugged_in in seams if plugged_in is not None)


def _first(seams: Iterable[Callable[[RockwellPlay, int], Refusal] | None]) -> Callable[[RockwellPlay, int], Refusal]:
    """What the one module that forbids something has to say about it."""
    return next(iter(_given(seams)), _nobody_forbids)


def _nobody_forbids(play: RockwellPlay, subject: int) -> Refusal:
    raise AssertionError("no module has forbidden anything")
