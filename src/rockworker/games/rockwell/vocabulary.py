"""How Rockwell's values become words. `text.texts` explains the mechanism; modules add words of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rockworker.games.rockwell.actions import Bid, Insure, LoseCubes
from rockworker.games.rockwell.board import CENTRE, ENTRANCE, STRATA
from rockworker.games.rockwell.components import Achievement
from rockworker.games.rockwell.events import BidRevealed
from rockworker.games.rockwell.module import Module
from rockworker.games.rockwell.notation import place_text, tile_text
from rockworker.games.rockwell.state import CREWS, NOBODY, RESOURCES
from rockworker.text.texts import Texts
from rockworker.text.vocabulary import Value, Vocabulary, Words

HEADINGS: Final = (
    "prestige", "power", "safety", "mobility", "mineshafts", "insurance", "cash", "cubes", "cards", "deliveries",
    "achievements", "extraction-card", "bribery-tiles", "subcontractors", "management", "control", "supply", "bank",
    "prices", "stratum", "required-power", "mineshaft", "crew", "vice-president",
    "phase-auction", "phase-placement", "phase-1", "phase-2", "phase-3", "phase-scoring",
    "step-insurance", "step-order", "step-round", "step-mineshafts",
    "score-achievements", "score-deliveries", "score-zinc", "score-copper", "score-silver", "score-gold", "score-cash",
    "score-total",
)  # fmt: skip
"""Words for headings and labels, which the terminal and the page use as terms."""


def resource(texts: Texts, value: int) -> Words:
    """`zinc`; messages may select by its key. -1 is none."""
    key = RESOURCES[value] if value >= 0 else "none"
    return {"": texts.term(f"resource-{key}"), "key": key}


def holding(texts: Texts, value: int) -> Words:
    """What the final rankings compare: a resource, or money."""
    return resource(texts, value) if value < len(RESOURCES) else {"": texts.term("holding-cash"), "key": "cash"}


def cubes(texts: Texts, value: Sequence[int]) -> dict[str, Value]:
    """`3 zinc and 1 gold`; their number is `-n`."""
    return {"": texts.join(_each(texts, value)) or texts.term("cubes-none"), "n": sum(value)}


def _each(texts: Texts, value: Sequence[int]) -> list[str]:
    held = [(key, count) for key, count in zip(RESOURCES, value, strict=True) if count]
    return [texts.term(f"cubes-{key}", count=count) for key, count in held]


def money(texts: Texts, value: int) -> str:
    """`$1,500`."""
    return texts.term("money", amount=value)


def place(texts: Texts, value: int) -> Words:
    """Tiles and borders by their notation; entrances and the centre in words."""
    if value < ENTRANCE:
        return place_text(value)
    return texts.term("place-centre") if value == CENTRE else texts.term("place-entrance", number=value - ENTRANCE + 1)


def tile(texts: Texts, value: int) -> Words:
    """`A3`."""
    return tile_text(value)


def tiles(texts: Texts, value: Sequence[int]) -> Words:
    """`A3 and A4`."""
    return texts.join([tile_text(one) for one in value])


def owner(texts: Texts, value: int) -> str:
    """A player or nobody. A module that brings more owners of crews has words for them."""
    return texts.term("nobody") if value == NOBODY else texts.player(value)


def owners(texts: Texts, value: Sequence[int]) -> Words:
    """`Ann, Ben and Cleo`; their number is `-n`."""
    return {"": texts.join([texts.kind("owner", one) for one in value]), "n": len(value)}


def crew(texts: Texts, value: int) -> Words:
    """`crew 2 (Ann)`; messages may use its number and its owner alone."""
    number, whose = value % CREWS + 1, texts.kind("owner", value // CREWS)
    return {"": texts.term("crew-of", number=number, owner=whose), "number": number, "owner": whose}


def board(texts: Texts, value: int) -> Words:
    """`Board I (Control Centre)`."""
    return texts.term(f"board-{value + 1}")


def slot(texts: Texts, value: int) -> Words:
    """`Board I, slot 2 (Bribery)`: what a slot is depends on the number of players."""
    if texts.rules is None:
        return texts.term("slot-number", number=value + 1)
    found = texts.rules.slots[value]
    gives = found.advantage or "actions"
    roman = "I" * (found.board + 1)
    return texts.term(f"slot-{gives}", board=roman, number=found.number + 1, actions=found.actions)


def slots(texts: Texts, value: Sequence[int]) -> Words:
    """`Board I, slot 1 (Bribery) and Board I, slot 2 (Bribery)`."""
    return texts.join([texts.kind("slot", one) for one in value])


def delivery(texts: Texts, value: int) -> Words:
    """A pile is known by the resources that its tiles cost."""
    if texts.rules is None:
        return texts.term("delivery-number", number=value + 1)
    cost = texts.rules.components.deliveries[value].costs[0]
    return texts.join([texts.term(f"resource-{key}") for key, count in zip(RESOURCES, cost, strict=True) if count])


def achievement(texts: Texts, value: int) -> Words:
    """The criterion in words."""
    if texts.rules is None:
        return texts.term("achievement-number", number=value + 1)
    return criterion(texts, texts.rules.achievements[value])


def criterion(texts: Texts, one: Achievement) -> str:
    """What an achievement asks for. An owner's own numbers may differ from ours."""
    if one.cards:
        return texts.term("achievement-cards", cards=one.cards)
    if not one.crews:
        return _cube_criterion(texts, one.cubes)
    if one.power:
        return texts.term("achievement-power", crews=one.crews, power=one.power)
    if one.depth > len(STRATA):
        return texts.term("achievement-centre", crews=one.crews)
    return texts.term("achievement-depth", crews=one.crews, stratum=STRATA[one.depth - 1])


def _cube_criterion(texts: Texts, needed: Sequence[int]) -> str:
    if len(set(needed)) == 1:
        return texts.term("achievement-each", count=needed[0])
    return texts.kind("cubes", needed)


def sort(texts: Texts, value: str) -> Words:
    """A key by which messages select."""
    return value


def ending(texts: Texts, value: str) -> Words:
    """An end condition."""
    return texts.term(f"ending-{value}")


def flag(texts: Texts, value: bool) -> Words:
    """`yes` or `no`."""
    return texts.term("yes" if value else "no")


def number(texts: Texts, value: int) -> Words:
    """A bare number: power, prestige, level."""
    return value


def _cubes(texts: Texts, action: Insure | LoseCubes) -> Mapping[str, Value]:
    words = cubes(texts, (action.zinc, action.copper, action.silver, action.gold))
    return {"cubes": words[""], "cubes-n": words["n"]}


def _bid(texts: Texts, action: Bid) -> Mapping[str, Value]:
    return _stake(texts, (action.zinc, action.copper, action.silver, action.gold), action.cash)


def _revealed(texts: Texts, event: BidRevealed) -> Mapping[str, Value]:
    return _stake(texts, event.cubes, event.cash)


def _stake(texts: Texts, staked: Sequence[int], cash: int) -> Mapping[str, Value]:
    """Cubes and money in one list."""
    parts = _each(texts, staked) + ([money(texts, cash)] if cash else [])
    return {"bid": texts.join(parts) or texts.term("cubes-none"), "bid-n": len(parts)}


KINDS: Final[dict[str, Callable[[Texts, Any], Words]]] = {
    "resource": resource, "holding": holding, "cubes": cubes, "money": money, "place": place, "tile": tile,
    "tiles": tiles, "slots": slots, "sort": sort,
    "owner": owner, "owners": owners, "crew": crew, "board": board, "slot": slot, "delivery": delivery,
    "achievement": achievement, "ending": ending, "flag": flag, "power": number, "prestige": number, "level": number,
}  # fmt: skip
"""By kind of value, in the base game."""


def vocabulary(modules: Sequence[Module]) -> Vocabulary:
    """The words of the base game and of modules."""
    added = {kind: words for module in modules for kind, words in module.words.items()}
    return Vocabulary({**KINDS, **added}, {Bid: _bid, BidRevealed: _revealed, Insure: _cubes, LoseCubes: _cubes})
