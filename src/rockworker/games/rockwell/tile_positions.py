"""How the terrain is written in a position: four rings of eight tiles, outer ring first and clockwise.

A tile is the power on its front and a letter that tells it from the others of its stratum with this power: 3a, 3b, …
The letter is a capital once the tile is turned over. `3?` is any tile with this front: its back is hidden. (`3?(5)`:
cards of pile 5 belong to it; ours all have the pile of their power.)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from rockworker.games.rockwell.board import RING_SIZE, RINGS, STRATA
from rockworker.games.rockwell.rules import Rules
from rockworker.text.notation import Form, NotationError

WORD: Final = re.compile(r"([1-9][0-9]?)(?:([A-Za-z])|\?(?:\(([0-9]{1,2})\))?)")


class Front(NamedTuple):
    """What is open on a tile that is not turned over."""

    stratum: str
    power: int
    pile: int


def tile_form(rules: Rules, secrets: bool) -> Form:
    """Tiles by place, together with the bits of those that are turned over."""
    terrain = Terrain(rules, secrets)
    return Form(terrain.write, terrain.read)


class Terrain:
    """Writes and reads the tiles of one set of components."""

    def __init__(self, rules: Rules, secrets: bool) -> None:
        self.secrets = secrets
        self.fronts = [Front(piece.stratum, piece.power, piece.pile) for piece in rules.components.tiles]
        self.alike: dict[tuple[str, int], list[int]] = {}
        """By stratum and power: the tiles that letters tell apart."""
        for number, front in enumerate(self.fronts):
            self.alike.setdefault(front[:2], []).append(number)

    def write(self, values: tuple[Sequence[int], int]) -> str:
        """The rings, with slashes between them."""
        tiles, revealed = values
        words = [self._word(tile, bool(revealed >> place & 1)) for place, tile in enumerate(tiles)]
        return "/".join("".join(words[ring * RING_SIZE : (ring + 1) * RING_SIZE]) for ring in range(RINGS))

    def _word(self, tile: int, revealed: bool) -> str:
        front = self.fronts[tile]
        if not self.secrets and not revealed:
            return f"{front.power}?" + (f"({front.pile})" if front.pile != front.power else "")
        letter = chr(ord("a") + self.alike[front[:2]].index(tile))
        return f"{front.power}{letter.upper() if revealed else letter}"

    def read(self, text: str) -> tuple[tuple[int, ...], int]:
        """Tiles and bits. Where backs are hidden, any tiles that are left take the places."""
        found: list[int | Front] = []
        revealed = 0
        for place, (stratum, (power, letter, pile)) in enumerate(_words(text)):
            revealed |= letter.isupper() << place
            found.append(self._tile(Front(stratum, int(power), int(pile or power)), letter))
        known = [one for one in found if isinstance(one, int)]
        if len(set(known)) < len(known):
            raise NotationError(text, "expected-each-tile-once")
        left = [number for number in range(len(self.fronts)) if number not in known]
        return tuple(one if isinstance(one, int) else self._any(one, left) for one in found), revealed

    def _tile(self, front: Front, letter: str) -> int | Front:
        word = f"{front.power}{letter or '?'}"
        if letter.islower() and not self.secrets:
            raise NotationError(word, "expected-hidden-tile", example=f"{front.power}?")
        if not letter and self.secrets:
            raise NotationError(word, "expected-known-tile", example=f"{front.power}a")
        if not letter:
            return front
        alike, index = self.alike.get(front[:2], []), ord(letter.lower()) - ord("a")
        if index >= len(alike):
            raise NotationError(word, "expected-tile-of-stratum", stratum=front.stratum)
        return alike[index]

    def _any(self, front: Front, left: list[int]) -> int:
        """A tile with this front; it is taken from those that are left."""
        for tile in left:
            if self.fronts[tile] == front:
                left.remove(tile)
                return tile
        raise NotationError(f"{front.power}?", "expected-tile-left", stratum=front.stratum)


def _words(text: str) -> list[tuple[str, tuple[str, str, str]]]:
    """By place: the stratum, and the parts of the tile's word."""
    rings = text.split("/")
    found = [WORD.findall(ring) for ring in rings]
    is_whole = ["".join(match[0] for match in WORD.finditer(ring)) == ring for ring in rings]
    if len(rings) != RINGS or not all(is_whole) or any(len(words) != RING_SIZE for words in found):
        raise NotationError(text, "expected-rings")
    return [(stratum, word) for stratum, ring in zip(STRATA, found, strict=True) for word in ring]
