"""How Clockworker's values become words. `text.texts` explains the mechanism."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rockworker.games.clockworker import components
from rockworker.games.clockworker.actions import Pay
from rockworker.games.clockworker.components import Components
from rockworker.games.clockworker.resources import RESOURCES
from rockworker.games.clockworker.ways import slots_of
from rockworker.text.texts import MissingText, Texts
from rockworker.text.vocabulary import Value, Vocabulary, Words

UNITS: Final = (*RESOURCES, "point")
HEADINGS: Final = (
    "junkyard", "factories", "artifacts", "archives", "deck", "stack", "points", "cards", "supply", "price", "copies",
    "round-number", "last-round", "before-fin", "score-tokens", "score-artifacts", "score-archives", "score-bonuses",
    "score-total",
)  # fmt: skip
"""Words for headings and labels, which the terminal and the page use as terms."""


def parts_in_use(texts: Texts) -> Components:
    """The components of this table; ours where none is known."""
    return texts.rules.components if texts.rules is not None else components.load()


def name(texts: Texts, message: str, key: str) -> str:
    """A card's name. An owner's own cards, which we have no words for, are called by their keys."""
    try:
        return texts.term(message)
    except MissingText:
        return key.replace("-", " ").capitalize()


def resource(texts: Texts, value: int) -> Words:
    """`red block`; messages may select by its key."""
    return {"": texts.term(f"resource-{RESOURCES[value]}"), "key": RESOURCES[value]}


def resources(texts: Texts, value: Sequence[int]) -> Words:
    """`2 gears and 1 red block`; their number is `-n`."""
    held = [texts.term(f"units-{key}", count=count) for key, count in zip(UNITS, value, strict=False) if count]
    return {"": texts.join(held) or texts.term("units-none"), "n": sum(value)}


def factory(texts: Texts, value: int) -> Words:
    """A factory's name."""
    parts = parts_in_use(texts)
    key = parts.factories[value - 1].key if value else parts.starting_factory.key
    return name(texts, f"factory-{key}", key)


def artifact(texts: Texts, value: int) -> Words:
    """An artifact's name."""
    key = parts_in_use(texts).artifacts[value].key
    return name(texts, f"artifact-{key}", key)


def archive(texts: Texts, value: int) -> str:
    """An archive's name."""
    key = parts_in_use(texts).archives[value].key
    return name(texts, f"archive-{key}", key)


def archives(texts: Texts, value: Sequence[int]) -> Words:
    """Archives' names; their number is `-n`."""
    return {"": texts.join([archive(texts, one) for one in value]), "n": len(value)}


def slot(texts: Texts, value: int) -> Words:
    """A slot's number from the top."""
    return value


def slots(texts: Texts, value: int) -> Words:
    """`1, 4 and 5`; their number is `-n`."""
    numbers = slots_of(value)
    return {"": texts.join([str(number) for number in numbers]), "n": len(numbers)}


def place(texts: Texts, value: int) -> Words:
    """A place in the row, counted from the deck."""
    return value


def cause(texts: Texts, value: str) -> Words:
    """Why the last round has come."""
    return texts.term(f"cause-{value}")


def _gold_of(texts: Texts, action: Pay) -> Mapping[str, Value]:
    """All gold together, and what it stands in for."""
    counts = (0, action.gold_for_red, action.gold_for_green, action.gold_for_blue)
    words = resources(texts, counts)
    assert isinstance(words, Mapping)
    return {"replaced": words[""], "gold": words["n"]}


KINDS: Final[dict[str, Callable[..., Words]]] = {
    "resource": resource, "resources": resources, "factory": factory, "artifact": artifact, "archive": archive,
    "archives": archives, "slot": slot, "slots": slots, "place": place, "cause": cause,
}  # fmt: skip
VOCABULARY: Final = Vocabulary(kinds=KINDS, records={Pay: _gold_of})
