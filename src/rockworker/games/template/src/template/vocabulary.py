"""How the game's own kinds of values become words. The engine knows players and plain numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rockworker.text.texts import Texts
from rockworker.text.vocabulary import Vocabulary, Words


def bids(texts: Texts, value: Sequence[int]) -> Words:
    """`Ann (3), Ben (0) and Cleo (1)`."""
    return texts.join([f"{texts.player(player)} ({coins})" for player, coins in enumerate(value)])


def pebble(texts: Texts, value: int | None) -> Words:
    """A hidden pebble is 0, for which a message has a case of its own."""
    return value or 0


VOCABULARY = Vocabulary(kinds={"bids": bids, "pebble": pebble})
