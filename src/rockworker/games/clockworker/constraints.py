"""What the rulebook's text says about the numbers: every component file must agree with it (CW-CON)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from rockworker.games.clockworker.components import MOST_SLOTS, Components, FinalScoring, Permission, Trigger
from rockworker.games.clockworker.resources import (
    COLOURS,
    GEAR,
    NOTHING,
    POINTS,
    RESOURCES,
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
    if len(c.factories) != 40:
        yield "factories", f"there are 40 factories besides the starting ones, not {len(c.factories)}"
    if {card.key for card in c.artifacts} != set(EFFECTS) or len(c.artifacts) != len(EFFECTS):
        yield "artifacts", f"the artifacts are {', '.join(EFFECTS)}"
    for i, card in enumerate(c.artifacts):
        copies = 1 if card.key in SINGLE else 2
        if card.copies != copies:
            yield f"artifacts[{i}].copies", f"{card.key} has {copies} copies"
    yield from _different_keys(c)


def _different_keys(c: Components) -> Iterator[Problem]:
    keys = [c.starting_factory.key, *(card.key for card in c.factories)]
    for where, names in (("factories", keys), ("archives", [tile.key for tile in c.archives])):
        for name in names:
            if names.count(name) > 1:
                yield where, f"two of them have the key {name}"


def archives_and_fin(c: Components) -> Iterator[Problem]:
    """20 archives; FIN lies beneath the 10th, 8th or 6th tile of the stack."""
    if len(c.archives) != 20:
        yield "archives", f"there are 20 archives, not {len(c.archives)}"
    if c.setup.fin_beneath != {"2": 6, "3": 8, "4": 10}:
        yield "setup.fin_beneath", "FIN lies beneath tile 6, 8 or 10 for 2, 3 or 4 players"


def factory_prices(c: Components) -> Iterator[Problem]:
    """Deck factories cost gears, and one may be affordable on the very first turn."""
    cheapest = min((card.cost for card in c.factories), default=0)
    if cheapest > 3 + parse_bundle(c.starting_factory.slots[0])[GEAR]:
        yield "factories", "3 gears and the starting factory's top slot buy nothing on turn 1"


def five_slots(c: Components) -> Iterator[Problem]:
    """The worked examples need a factory of 5 slots, and two with 10 slots together."""
    slots = sorted(len(card.slots) for card in c.factories)
    if 5 not in slots:
        yield "factories", "no factory has 5 slots"
    if sum(slots[-2:]) < 10:
        yield "factories", "no two factories have 10 slots together"
    for i, card in enumerate(c.factories):
        if not 1 <= len(card.slots) <= MOST_SLOTS:
            yield f"factories[{i}].slots", f"a factory has 1 to {MOST_SLOTS} slots"


def starting_slots(c: Components) -> Iterator[Problem]:
    """Robots are left over after the starting factory was filled."""
    if not 1 <= len(c.starting_factory.slots) <= c.setup.robots - 2:
        yield "starting_factory.slots", f"at most {c.setup.robots - 2} slots, so that robots are left over"


def slot_rewards(c: Components) -> Iterator[Problem]:
    """Some slots give several units."""
    if not any(max(slot) > 1 for _, slots in _slots(c) for slot in slots):
        yield "factories", "no slot gives several units"


def reachable_kinds(c: Components) -> Iterator[Problem]:
    """Gears, robots and blocks of all four colours come from slots."""
    for kind, name in enumerate(RESOURCES):
        if not any(slot[kind] for _, slots in _slots(c) for slot in slots):
            yield "factories", f"no slot gives {name}"


def artifact_costs(c: Components) -> Iterator[Problem]:
    """Artifacts cost blocks; one costs just 1 red, 2 green and 1 blue."""
    costs = [parse_bundle(card.cost) for card in c.artifacts]
    for i, cost in enumerate(costs):
        if cost[GEAR] or cost[ROBOT] or cost[POINTS] or not any(cost):
            yield f"artifacts[{i}].cost", "artifacts cost blocks"
    if parse_bundle("R 2G B") not in costs:
        yield "artifacts", "no artifact costs R 2G B"


def archive_costs(c: Components) -> Iterator[Problem]:
    """Archives cost resources of any kind."""
    for i, tile in enumerate(c.archives):
        cost = parse_bundle(tile.cost)
        if cost[POINTS] or cost == NOTHING:
            yield f"archives[{i}].cost", "archives cost resources"


def printed_points(c: Components) -> Iterator[Problem]:
    """Artifacts and archives print points, factories do not."""
    for where, slots in _slots(c):
        if any(slot[POINTS] for slot in slots):
            yield where, "factories give no points"
    for i, tile in enumerate(c.archives):
        if not tile.points:
            yield f"archives[{i}].points", "an archive is worth points"


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
    for i, card in enumerate(c.artifacts):
        if card.effect != EFFECTS.get(card.key, card.effect):
            yield f"artifacts[{i}].effect", f"the rulebook gives {card.key} another effect"


def stock(c: Components) -> Iterator[Problem]:
    """The box holds what four players begin with, and any price that a player may have to pay."""
    if c.setup.robots * c.starting_factory.copies > c.stock.robots:
        yield "stock.robots", "fewer robots than the players begin with"
    for table, costs in (("artifacts", [a.cost for a in c.artifacts]), ("archives", [a.cost for a in c.archives])):
        if max(max(parse_bundle(cost)[colour] for colour in COLOURS) for cost in costs) > c.stock.blocks:
            yield table, "a price that the box cannot pay"


def both_ends(c: Components) -> Iterator[Problem]:
    """FIN can be reached: the stack is deep enough for every number of players."""
    for players, depth in c.setup.fin_beneath.items():
        if c.setup.display + depth + int(players) > len(c.archives):
            yield f"setup.fin_beneath.{players}", "the archives could run out before the end"


def two_player_cards(c: Components) -> Iterator[Problem]:
    """Two players use some of the cards, not all."""
    factories = sum(card.two_players for card in c.factories)
    if not c.setup.row <= factories:
        yield "factories", f"two players need at least {c.setup.row} factories"
    for i, card in enumerate(c.artifacts):
        if card.copies_for_two > card.copies:
            yield f"artifacts[{i}].copies_for_two", "more copies than there are"
    fewer = any(card.copies_for_two < card.copies for card in c.artifacts)
    if factories == len(c.factories) and not fewer:
        yield "factories", "the two-player icon is on all cards"


def _slots(c: Components) -> list[tuple[str, list[Bundle]]]:
    """What the slots of each factory give, and where that is written."""
    tables: list[tuple[str, Any]] = [("starting_factory", c.starting_factory)]
    tables += [(f"factories[{i}]", card) for i, card in enumerate(c.factories)]
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
)
