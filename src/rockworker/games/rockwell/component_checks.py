"""What component numbers must be to one another, so that a game can be set up, played and ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from rockworker.components.flaws import Flaw
from rockworker.games.rockwell.board import RING_SIZE, STRATA
from rockworker.games.rockwell.state import CREWS
from rockworker.games.rockwell.tile_layout import by_stratum, lay

if TYPE_CHECKING:
    from rockworker.games.rockwell.components import Achievement, Boards, Company, Components, DeliveryPile, Ending

CARDS: Final = 48
RESOURCES: Final = "resources"
"""The face of a card that shows cubes; others belong to modules."""
PILES: Final = 8
DELIVERIES: Final = 28
ROWS: Final = 3
ROW_SIZE: Final = 3
TOP_POWER: Final = 4


def flaws_of(components: Components) -> Iterator[Flaw]:
    """All that is wrong with well-typed numbers."""
    for check in _CHECKS:
        yield from check(components)


def _prices(c: Components) -> Iterator[Flaw]:
    yield from _rising("prices", (0, *c.prices), first=-1)


def _drilling(c: Components) -> Iterator[Flaw]:
    yield from _rising("drilling.hiring_fees", c.drilling.hiring_fees)
    yield from _rising("drilling.safety_cuts", c.drilling.safety_cuts)


def _tiles(c: Components) -> Iterator[Flaw]:
    strata = by_stratum(c.tiles)
    uneven = [n for n, stratum in enumerate(strata) if len(stratum) != RING_SIZE]
    for n in uneven:
        yield Flaw("tiles.stratum", "wrong-count", f"{STRATA[n]}: {len(strata[n])}", str(RING_SIZE))
    if not uneven:
        yield from _layout(c, strata)


def _layout(c: Components, strata: list[list[int]]) -> Iterator[Flaw]:
    totals = [sum(c.tiles[n].power for n in stratum) for stratum in strata]
    for n, (outer, inner) in enumerate(pairwise(totals)):
        if inner <= outer:
            yield Flaw("tiles.power", "not-above", STRATA[n + 1], STRATA[n])
    if not lay(c.tiles, strata):
        yield Flaw("tiles", "no-layout")


def _cards(c: Components) -> Iterator[Flaw]:
    if len(c.cards) != CARDS:
        yield Flaw("cards", "wrong-length", str(len(c.cards)), str(CARDS))
    for n, card in enumerate(c.cards):
        if card.face != RESOURCES:
            yield Flaw(f"cards[{n}].face", "not-one-of", card.face, RESOURCES)
        if card.amount or any(card.symbols):  # what modules add, from tables of their own
            yield Flaw(f"cards[{n}]", "not-allowed", "amount" if card.amount else "symbols", "modules")
        if not any(card.cubes):
            yield Flaw(f"cards[{n}].cubes", "empty")


def _piles(c: Components) -> Iterator[Flaw]:
    cards, tiles = Counter(card.pile for card in c.cards), Counter(tile.pile for tile in c.tiles)
    if len(cards) != PILES:
        yield Flaw("cards.pile", "wrong-count", str(len(cards)), str(PILES))
    for n, tile in enumerate(c.tiles):
        if tile.pile not in cards:
            yield Flaw(f"tiles[{n}].pile", "not-one-of", str(tile.pile), ", ".join(map(str, sorted(cards))))
    for pile in sorted(cards):
        if cards[pile] < tiles[pile]:
            yield Flaw("cards.pile", "too-few", f"{pile}: {cards[pile]}", str(tiles[pile]))


def _boards(c: Components) -> Iterator[Flaw]:
    for count, boards in c.boards.items():
        yield from _board_flaws(f"boards.{count}", boards)


def _board_flaws(where: str, boards: Boards) -> Iterator[Flaw]:
    for name in ("control_centre", "exchange", "workshop"):
        if not getattr(boards, name):
            yield Flaw(f"{where}.{name}", "empty")
    for advantage in ("bribery", "subcontracting"):
        if boards.control_centre and advantage not in boards.control_centre:
            yield Flaw(f"{where}.control_centre", "lacks", wanted=advantage)


def _companies(c: Components) -> Iterator[Flaw]:
    for count, company in c.companies.items():
        yield from _company_flaws(f"companies.{count}", company)


def _company_flaws(where: str, company: Company) -> Iterator[Flaw]:
    for name in ("power", "safety", "mobility", "mineshafts"):
        yield from _rising(f"{where}.{name}", getattr(company, name))


def _deliveries(c: Components) -> Iterator[Flaw]:
    yield from _distinct("deliveries", [pile.key for pile in c.deliveries])
    total = sum(len(pile.costs) for pile in c.deliveries)
    if total != DELIVERIES:
        yield Flaw("deliveries.costs", "wrong-count", str(total), str(DELIVERIES))
    for n, pile in enumerate(c.deliveries):
        yield from _delivery_flaws(f"deliveries[{n}]", pile, c.prices)


def _delivery_flaws(where: str, pile: DeliveryPile, prices: Sequence[int]) -> Iterator[Flaw]:
    if len(pile.prestige) != len(pile.costs):
        yield Flaw(f"{where}.prestige", "wrong-length", str(len(pile.prestige)), str(len(pile.costs)))
    values = [sum(n * price for n, price in zip(cost, prices, strict=True)) for cost in pile.costs]
    yield from _rising(f"{where}.costs", (0, *values), first=-1)


def _achievements(c: Components) -> Iterator[Flaw]:
    yield from _distinct("achievements", [achievement.key for achievement in c.achievements])
    rows = Counter(achievement.row for achievement in c.achievements)
    for row in range(1, ROWS + 1):
        if rows[row] != ROW_SIZE:
            yield Flaw("achievements.row", "wrong-count", f"{row}: {rows[row]}", str(ROW_SIZE))
    for n, achievement in enumerate(c.achievements):
        yield from _achievement_flaws(f"achievements[{n}]", achievement)


def _achievement_flaws(where: str, achievement: Achievement) -> Iterator[Flaw]:
    if any(later >= earlier for earlier, later in pairwise(achievement.prestige)):
        yield Flaw(f"{where}.prestige", "not-falling", ", ".join(map(str, achievement.prestige)))
    if sum(map(bool, (any(achievement.cubes), achievement.cards, achievement.crews))) != 1:
        yield Flaw(where, "exactly-one", wanted="cubes, cards, crews")
    if bool(achievement.crews) != bool(achievement.power or achievement.depth):
        yield Flaw(where, "lacks", wanted="crews, power, depth")
    for name, limit in (("crews", CREWS), ("power", TOP_POWER), ("depth", len(STRATA) + 1)):
        if getattr(achievement, name) > limit:
            yield Flaw(f"{where}.{name}", "too-large", str(getattr(achievement, name)), str(limit))


def _endings(c: Components) -> Iterator[Flaw]:
    for count, ending in c.endings.items():
        yield from _ending_flaws(f"endings.{count}", ending, int(count))


def _ending_flaws(where: str, ending: Ending, players: int) -> Iterator[Flaw]:
    for name in ("achievement_tiles", "bonus"):
        if len(getattr(ending, name)) != players:
            yield Flaw(f"{where}.{name}", "wrong-length", str(len(getattr(ending, name))), str(players))
    yield from _rising(f"{where}.achievement_tiles", ending.achievement_tiles)
    if list(ending.bonus) != sorted(ending.bonus, reverse=True):
        yield Flaw(f"{where}.bonus", "not-falling", ", ".join(map(str, ending.bonus)))
    for name, limit in (("centre_players", players), ("achievements", ROWS * ROW_SIZE)):
        if getattr(ending, name) > limit:
            yield Flaw(f"{where}.{name}", "too-large", str(getattr(ending, name)), str(limit))


def _modules(c: Components) -> Iterator[Flaw]:
    sizes = Counter(card.pile for card in c.cards)
    for data in c.modules.each():
        for flaw in data.flaws(tuple(sizes[pile] for pile in sorted(sizes))):
            yield Flaw(f"modules.{data.module}.{flaw.where}", flaw.reason, flaw.found, flaw.wanted)


def _rising(where: str, values: Sequence[int], first: int = 0) -> Iterator[Flaw]:
    """The first value that is not above the one before it; `first` is the place of values[0] in the file."""
    for n in range(1, len(values)):
        if values[n] <= values[n - 1]:
            yield Flaw(f"{where}[{first + n}]", "not-rising", str(values[n]), str(values[n - 1]))
            return


def _distinct(where: str, keys: list[str]) -> Iterator[Flaw]:
    for n, key in enumerate(keys):
        if key in keys[:n]:
            yield Flaw(f"{where}[{n}].key", "used-twice", key)


_CHECKS: Final[tuple[Callable[[Components], Iterator[Flaw]], ...]] = (
    _prices,
    _drilling,
    _tiles,
    _cards,
    _piles,
    _boards,
    _companies,
    _deliveries,
    _achievements,
    _endings,
    _modules,
)
