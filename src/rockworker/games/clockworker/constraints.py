"""What the rulebook's text says about the numbers: every component file must agree with it (CW-CON)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from rockworker.games.clockworker.components import Components, FinalScoring, Permission, Sourced, Trigger
from rockworker.games.clockworker.resources import (
    BLUE,
    COLOURS,
    GEAR,
    GOLD,
    GREEN,
    NOTHING,
    POINTS,
    RED,
    ROBOT,
    Bundle,
    parse_bundle,
)

Problem = tuple[str, str]
"""Where, and why."""

SINGLE: Final = ("mechanical-god", "rescue-ship", "robotic-government", "toward-a-new-world")
EFFECTS: Final = {
    "mechanical-god": FinalScoring("full-tableau", 10),
    "rescue-ship": FinalScoring("factory", 1),
    "robotic-government": FinalScoring("robot", 1),
    "toward-a-new-world": FinalScoring("artifact-pair", 6),
    "extended-memory": Trigger("artifact", "2P"),
    "advertising-megaphone": Trigger("factory", "3P"),
    "emotion-study-system": Trigger("archive", "3P"),
    "parabolic-antenna": Permission("archive-discount", 1),
    "emergency-kit": Trigger("itself", "5C"),
    "vending-machine": Permission("gold-for-gears", 2),
    "additional-robotic-arm": Trigger("recovered-gears", "C"),
    "duplication-device": Permission("duplication", 1),
    "recharge-cpu": Trigger("first-robot", "O"),
    "product-management-ai": Trigger("factory", "W"),
    "synchronisation-tool": Permission("any-slot", 1),
    "steam-locomotive": Permission("any-factories", 1),
}
"""The artifacts and their effects, which the rulebook gives in words."""


def check(components: Components) -> Iterator[tuple[str, str, str]]:
    """Every constraint that does not hold: clause, where, reason."""
    for clause, constraint in CONSTRAINTS:
        for where, reason in constraint(components):
            yield clause, where, reason


def card_numbers(c: Components) -> Iterator[Problem]:
    """72 cards: 4 starting factories, 40 others, 12 artifacts twice and 4 once."""
    if c.starting_factory.copies != 4:
        yield "starting_factory.copies", "there are 4 starting factories"
    if len(c.factories.cards) != 40:
        yield "factories.cards", f"there are 40 factories besides the starting ones, not {len(c.factories.cards)}"
    if {card.key for card in c.artifacts.cards} != set(EFFECTS) or len(c.artifacts.cards) != len(EFFECTS):
        yield "artifacts.cards", f"the artifacts are {', '.join(EFFECTS)}"
    for i, card in enumerate(c.artifacts.cards):
        copies = 1 if card.key in SINGLE else 2
        if card.copies != copies:
            yield f"artifacts.cards[{i}].copies", f"{card.key} has {copies} copies"
    yield from _different_keys(c)


def _different_keys(c: Components) -> Iterator[Problem]:
    keys = [c.starting_factory.key, *(card.key for card in c.factories.cards)]
    for where, names in (("factories.cards", keys), ("archives.tiles", [tile.key for tile in c.archives.tiles])):
        for name in names:
            if names.count(name) > 1:
                yield where, f"two of them have the key {name}"


def archives_and_fin(c: Components) -> Iterator[Problem]:
    """20 archives; FIN lies beneath the 10th, 8th or 6th tile of the stack."""
    if len(c.archives.tiles) != 20:
        yield "archives.tiles", f"there are 20 archives, not {len(c.archives.tiles)}"
    if c.setup.fin_beneath != {"2": 6, "3": 8, "4": 10}:
        yield "setup.fin_beneath", "FIN lies beneath tile 6, 8 or 10 for 2, 3 or 4 players"


def factory_prices(c: Components) -> Iterator[Problem]:
    """Deck factories cost gears, and one may be affordable on the very first turn."""
    cheapest = min((card.cost for card in c.factories.cards), default=0)
    if cheapest > 3 + parse_bundle(c.starting_factory.slots[0])[GEAR]:
        yield "factories.cards", "3 gears and the starting factory's top slot buy nothing on turn 1"


def five_slots(c: Components) -> Iterator[Problem]:
    """The worked examples need a factory of 5 slots, and two with 10 slots together."""
    slots = sorted(len(card.slots) for card in c.factories.cards)
    if 5 not in slots:
        yield "factories.cards", "no factory has 5 slots"
    if sum(slots[-2:]) < 10:
        yield "factories.cards", "no two factories have 10 slots together"
    for i, card in enumerate(c.factories.cards):
        if not 1 <= len(card.slots) <= 8:
            yield f"factories.cards[{i}].slots", "a factory has 1 to 8 slots"


def starting_slots(c: Components) -> Iterator[Problem]:
    """Robots are left over after the starting factory was filled."""
    if not 1 <= len(c.starting_factory.slots) <= c.setup.robots - 2:
        yield "starting_factory.slots", f"at most {c.setup.robots - 2} slots, so that robots are left over"


def slot_rewards(c: Components) -> Iterator[Problem]:
    """Some slots give several units."""
    if not any(max(slot) > 1 for _, slots in _slots(c) for slot in slots):
        yield "factories.cards", "no slot gives several units"


def reachable_kinds(c: Components) -> Iterator[Problem]:
    """Gears, robots and blocks of all four colours come from slots."""
    for kind, name in ((GEAR, "gears"), (RED, "red"), (GREEN, "green"), (BLUE, "blue"), (GOLD, "gold"), (ROBOT, "robots")):
        if not any(slot[kind] for _, slots in _slots(c) for slot in slots):
            yield "factories.cards", f"no slot gives {name}"


def artifact_costs(c: Components) -> Iterator[Problem]:
    """Artifacts cost blocks; one costs just 1 red, 2 green and 1 blue."""
    costs = [parse_bundle(card.cost) for card in c.artifacts.cards]
    for i, cost in enumerate(costs):
        if cost[GEAR] or cost[ROBOT] or cost[POINTS] or not any(cost):
            yield f"artifacts.cards[{i}].cost", "artifacts cost blocks"
    if parse_bundle("R 2G B") not in costs:
        yield "artifacts.cards", "no artifact costs R 2G B"


def archive_costs(c: Components) -> Iterator[Problem]:
    """Archives cost resources of any kind."""
    for i, tile in enumerate(c.archives.tiles):
        cost = parse_bundle(tile.cost)
        if cost[POINTS] or cost == NOTHING:
            yield f"archives.tiles[{i}].cost", "archives cost resources"


def printed_points(c: Components) -> Iterator[Problem]:
    """Artifacts and archives print points, factories do not."""
    for where, slots in _slots(c):
        if any(slot[POINTS] for slot in slots):
            yield where, "factories give no points"
    for i, tile in enumerate(c.archives.tiles):
        if not tile.points:
            yield f"archives.tiles[{i}].points", "an archive is worth points"


def gear_anchors(c: Components) -> Iterator[Problem]:
    """Numbers of gears that the rulebook states."""
    setup = c.setup
    if setup.recharge != 2:
        yield "setup.recharge", "Recharge gives 2 gears"
    if setup.gears != {"2": (4, 4), "3": (3, 3, 4), "4": (3, 3, 4, 5)}:
        yield "setup.gears", "players begin with 4, 4 gears, or 3, 3, 4 (and 5) gears by seat"
    if (setup.robots, setup.row, setup.display, setup.discount) != (6, 5, 5, 1):
        yield "setup", "6 robots, 5 factories, 5 archives, 1 gear off"
    if (setup.discount_place, setup.bonus_place, setup.civilisation_cards, setup.last_cards) != (4, 5, 6, 12):
        yield "setup", "markers over places 4 and 5, bonus from 6 cards, end at 12"


def effects(c: Components) -> Iterator[Problem]:
    """The artifacts' effects, which the rulebook states with their numbers."""
    for i, card in enumerate(c.artifacts.cards):
        if card.effect != EFFECTS.get(card.key, card.effect):
            yield f"artifacts.cards[{i}].effect", f"the rulebook gives {card.key} another effect"


def stock(c: Components) -> Iterator[Problem]:
    """The box holds what four players begin with, and any price that a player may have to pay."""
    if c.setup.robots * c.starting_factory.copies > c.stock.robots:
        yield "stock.robots", "fewer robots than the players begin with"
    for table, costs in (("artifacts", [a.cost for a in c.artifacts.cards]), ("archives", [a.cost for a in c.archives.tiles])):
        if max(max(parse_bundle(cost)[colour] for colour in COLOURS) for cost in costs) > c.stock.blocks:
            yield table, "a price that the box cannot pay"


def both_ends(c: Components) -> Iterator[Problem]:
    """FIN can be reached: the stack is deep enough for every number of players."""
    for players, depth in c.setup.fin_beneath.items():
        if c.setup.display + depth + int(players) > len(c.archives.tiles):
            yield f"setup.fin_beneath.{players}", "the archives could run out before the end"


def two_player_cards(c: Components) -> Iterator[Problem]:
    """Two players use some of the cards, not all."""
    factories = sum(card.two_players for card in c.factories.cards)
    if not c.setup.row <= factories:
        yield "factories.cards", f"two players need at least {c.setup.row} factories"
    for i, card in enumerate(c.artifacts.cards):
        if card.copies_for_two > card.copies:
            yield f"artifacts.cards[{i}].copies_for_two", "more copies than there are"
    fewer = any(card.copies_for_two < card.copies for card in c.artifacts.cards)
    if factories == len(c.factories.cards) and not fewer:
        yield "factories.cards", "the two-player icon is on all cards"


def provenance(c: Components) -> Iterator[Problem]:
    """A field whose source is named must exist."""
    for name in c.__struct_fields__:
        table = getattr(c, name)
        for field in table.sources:
            if field not in _field_names(table):
                yield f"{name}.sources.{field}", "no such field"


def _field_names(table: Sourced) -> set[str]:
    names = set(table.__struct_fields__)
    for field in ("cards", "tiles"):
        items: tuple[msgspec.Struct, ...] = getattr(table, field, ())
        names.update(*(item.__struct_fields__ for item in items[:1]))
    return names


def _slots(c: Components) -> list[tuple[str, list[Bundle]]]:
    """What the slots of each factory give, and where that is written."""
    tables: list[tuple[str, Any]] = [("starting_factory", c.starting_factory)]
    tables += [(f"factories.cards[{i}]", card) for i, card in enumerate(c.factories.cards)]
    return [(f"{where}.slots", [parse_bundle(slot) for slot in card.slots]) for where, card in tables]


CONSTRAINTS: Final[tuple[tuple[str, Callable[[Components], Iterator[Problem]]], ...]] = (
    ("CW-CON-01", card_numbers),
    ("CW-CON-02", archives_and_fin),
    ("CW-CON-03", factory_prices),
    ("CW-CON-04", five_slots),
    ("CW-CON-05", starting_slots),
    ("CW-CON-06", slot_rewards),
    ("CW-CON-07", reachable_kinds),
    ("CW-CON-08", artifact_costs),
    ("CW-CON-09", archive_costs),
    ("CW-CON-10", printed_points),
    ("CW-CON-11", gear_anchors),
    ("CW-CON-12", effects),
    ("CW-CON-13", stock),
    ("CW-CON-14", both_ends),
    ("CW-CON-15", two_player_cards),
    ("provenance", provenance),
)
