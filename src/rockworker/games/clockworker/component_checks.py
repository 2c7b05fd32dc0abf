"""What the rulebook's text says about the numbers: every component file must agree with it (CW-CON)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from rockworker.components.flaws import Flaw
from rockworker.games.clockworker.components import MOST_SLOTS, Components, FinalScoring, Permission, Trigger
from rockworker.games.clockworker.resources import (
    COLOURS,
    GEAR,
    LETTERS,
    RESOURCES,
    Bundle,
    parse_bundle,
)

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
SETUP: Final = {
    "robots": 6, "row": 5, "display": 5, "discount_place": 4, "discount": 1, "bonus_place": 5,
    "civilisation_cards": 6, "last_cards": 12,
}  # fmt: skip
"""Numbers of the set-up that the rulebook gives in words."""


def flaws_of(components: Components) -> Iterator[Flaw]:
    """All that is wrong with well-typed numbers."""
    for constraint in CONSTRAINTS:
        yield from constraint(components)


def card_numbers(c: Components) -> Iterator[Flaw]:
    """CW-CON-01: 72 cards are 4 starting factories, 40 others, 12 artifacts twice and 4 once."""
    yield from _number("starting_factory.copies", c.starting_factory.copies, 4)
    yield from _number("factories", len(c.factories), 40)
    keys = [card.key for card in c.artifacts]
    yield from (Flaw("artifacts", "lacks", wanted=key) for key in EFFECTS if key not in keys)
    for i, card in enumerate(c.artifacts):
        if card.key not in EFFECTS:
            yield Flaw(f"artifacts[{i}].key", "not-one-of", card.key, ", ".join(EFFECTS))
        yield from _number(f"artifacts[{i}].copies", card.copies, 1 if card.key in SINGLE else 2)
    yield from _twice("artifacts.key", keys)
    yield from _twice("factories.key", [c.starting_factory.key, *(card.key for card in c.factories)])


def archives_and_fin(c: Components) -> Iterator[Flaw]:
    """CW-CON-02: 20 archives, or 19 (CW-AMB-02); FIN lies beneath the 10th, 8th or 6th tile of the stack."""
    if len(c.archives) not in (19, 20):
        yield Flaw("archives", "not-between", str(len(c.archives)), "19, 20")
    yield from _twice("archives.key", [tile.key for tile in c.archives])
    for players, depth in (("2", 6), ("3", 8), ("4", 10)):
        yield from _number(f"setup.fin_beneath.{players}", c.setup.fin_beneath[players], depth)  # type: ignore[index]


def factory_prices(c: Components) -> Iterator[Flaw]:
    """CW-CON-03: 3 gears and the starting factory's top slot can buy something on the first turn."""
    most = 3 + parse_bundle(c.starting_factory.slots[0])[GEAR] if c.starting_factory.slots else 3
    cheapest = min((card.cost for card in c.factories), default=0)
    if cheapest > most:
        yield Flaw("factories.cost", "too-large", str(cheapest), str(most))


def five_slots(c: Components) -> Iterator[Flaw]:
    """CW-CON-04: the worked examples need a factory of 5 slots, and two with 10 slots together."""
    slots = sorted(len(card.slots) for card in c.factories)
    if 5 not in slots:
        yield Flaw("factories.slots", "lacks", wanted="5")
    if sum(slots[-2:]) < 10:
        yield Flaw("factories.slots", "too-few", str(sum(slots[-2:])), "10")
    for i, card in enumerate(c.factories):
        if not 1 <= len(card.slots) <= MOST_SLOTS:
            yield Flaw(f"factories[{i}].slots", "not-between", str(len(card.slots)), f"1, {MOST_SLOTS}")


def starting_slots(c: Components) -> Iterator[Flaw]:
    """CW-CON-05: robots are left over after the starting factory was filled."""
    slots, most = len(c.starting_factory.slots), c.setup.robots - 2
    if not 1 <= slots <= most:
        yield Flaw("starting_factory.slots", "not-between", str(slots), f"1, {most}")


def slot_rewards(c: Components) -> Iterator[Flaw]:
    """CW-CON-06: some slots give several units of a kind."""
    if not any(max(slot) > 1 for slot in _slots(c)):
        yield Flaw("factories.slots", "lacks", wanted="2C, 2R …")


def reachable_kinds(c: Components) -> Iterator[Flaw]:
    """CW-CON-07: gears, robots and blocks of all four colours come from slots."""
    for kind in range(len(RESOURCES)):
        if not any(slot[kind] for slot in _slots(c)):
            yield Flaw("factories.slots", "lacks", wanted=LETTERS[kind])


def artifact_costs(c: Components) -> Iterator[Flaw]:
    """CW-CON-08: one artifact costs just 1 red, 2 green and 1 blue; the others may cost any resources."""
    if parse_bundle("R 2G B") not in [parse_bundle(card.cost) for card in c.artifacts]:
        yield Flaw("artifacts.cost", "lacks", wanted="R 2G B")


def gear_anchors(c: Components) -> Iterator[Flaw]:
    """CW-CON-11: numbers of the set-up and of Recharge that the rulebook states."""
    yield from _number("setup.recharge", c.setup.recharge, 2)
    for field, number in SETUP.items():
        yield from _number(f"setup.{field}", getattr(c.setup, field), number)
    for players, gears in (("2", (4, 4)), ("3", (3, 3, 4)), ("4", (3, 3, 4, 5))):
        if c.setup.gears[players] != gears:  # type: ignore[index]
            yield Flaw(f"setup.gears.{players}", "not-allowed", str(c.setup.gears[players]), str(gears))  # type: ignore[index]


def effects(c: Components) -> Iterator[Flaw]:
    """CW-CON-11 and CW-CON-12: the artifacts' effects, which the rulebook states with their numbers."""
    for i, card in enumerate(c.artifacts):
        stated = EFFECTS.get(card.key, card.effect)
        if card.effect != stated:
            yield Flaw(f"artifacts[{i}].effect", "not-allowed", _text(card.effect), _text(stated))


def stock(c: Components) -> Iterator[Flaw]:
    """CW-CON-13: the box holds what the players begin with, and what any single price needs."""
    robots = c.setup.robots * c.starting_factory.copies
    if c.stock.robots < robots:
        yield Flaw("stock.robots", "too-small", str(c.stock.robots), str(robots))
    prices = [card.cost for card in c.artifacts] + [tile.cost for tile in c.archives]
    blocks = max((max(parse_bundle(cost)[colour] for colour in COLOURS) for cost in prices), default=0)
    if c.stock.blocks < blocks:
        yield Flaw("stock.blocks", "too-small", str(c.stock.blocks), str(blocks))


def both_ends(c: Components) -> Iterator[Flaw]:
    """CW-CON-14: FIN can come before the archives run out."""
    for players, depth in c.setup.fin_beneath.items():
        most = len(c.archives) - c.setup.display - int(players)
        if depth > most:
            yield Flaw(f"setup.fin_beneath.{players}", "too-large", str(depth), str(most))


def two_player_cards(c: Components) -> Iterator[Flaw]:
    """CW-CON-15: two players use some of the cards, but not all."""
    factories = sum(card.two_players for card in c.factories)
    if factories < c.setup.row:
        yield Flaw("factories.two_players", "too-few", str(factories), str(c.setup.row))
    for i, card in enumerate(c.artifacts):
        if card.copies_for_two > card.copies:
            yield Flaw(f"artifacts[{i}].copies_for_two", "too-large", str(card.copies_for_two), str(card.copies))
    fewer = any(card.copies_for_two < card.copies for card in c.artifacts)
    if factories == len(c.factories) and not fewer:
        yield Flaw("factories.two_players", "too-large", str(factories), str(factories - 1))


def _number(where: str, found: int, wanted: int) -> Iterator[Flaw]:
    if found != wanted:
        yield Flaw(where, "wrong-count", str(found), str(wanted))


def _twice(where: str, keys: list[str]) -> Iterator[Flaw]:
    for key in dict.fromkeys(keys):
        if keys.count(key) > 1:
            yield Flaw(where, "used-twice", key)


def _text(effect: msgspec.Struct) -> str:
    return ", ".join(str(value) for value in msgspec.to_builtins(effect).values())


def _slots(c: Components) -> list[Bundle]:
    """What all slots give."""
    texts = [*c.starting_factory.slots, *(slot for card in c.factories for slot in card.slots)]
    return [parse_bundle(text) for text in texts]


CONSTRAINTS: Final[tuple[Callable[[Components], Iterator[Flaw]], ...]] = (
    card_numbers, archives_and_fin, factory_prices, five_slots, starting_slots, slot_rewards, reachable_kinds,
    artifact_costs, gear_anchors, effects, stock, both_ends, two_player_cards,
)  # fmt: skip
"""CW-CON-09 and CW-CON-10 (what archives cost, and that only artifacts and archives print points) lie in the types."""
