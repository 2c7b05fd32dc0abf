"""Which letters a reader may take for each other.

Names keep to one script, and to letters that living languages are written with (`names`): what is left are whole names
in another script, and the few look-alikes within one, which stand here. Unicode's own tables (technical report 39) have
many more; the package `confusable-homoglyphs` carries them, and could take the place of these."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_LOOK: Final = 200
"""As much as is kept: some signs stand for whole sentences."""
_LATIN: Final = {
    "l": "i1|ıɩɪǀ",
    "ll": "ǁ",
    "o": "0",
    "a": "ɑ",
    "b": "ƅ",
    "e": "ɛ",
    "g": "ɡ",
    "j": "ȷ",
    "k": "ĸ",
    "p": "ƿ",
    "q": "ɋ",
    "rn": "m",
    "s": "ƨ",
    "u": "ʋ",
    "vv": "w",
    "3": "ʒ",
}
"""By what it is taken for: small letters and figures. i, l, 1 and | are all one; m is two letters to many eyes."""
_GREEK: Final = {
    "a": "α", "b": "β", "e": "ε", "l": "ι", "k": "κ", "n": "η", "o": "ο", "p": "ρ", "t": "τ", "u": "υ", "v": "ν",
    "x": "χ", "y": "γ", "vv": "ω",
}  # fmt: skip
_CYRILLIC: Final = {
    "a": "а", "b": "вь", "c": "с", "d": "ԁ", "e": "еҽ", "g": "ԍ", "h": "нһ", "j": "ј", "k": "кқ", "l": "іӏ", "o": "о",
    "p": "р", "q": "ԛ", "r": "г", "rn": "м", "s": "ѕ", "t": "т", "v": "ѵ", "vv": "ԝ", "x": "хҳ", "y": "уү", "3": "зӡ",
}  # fmt: skip
_ARMENIAN: Final = {"g": "ց", "h": "հ", "j": "յ", "l": "լ", "n": "ոռ", "o": "օ", "q": "զ", "s": "տ", "u": "ս", "f": "ք"}
_OTHERS: Final = {
    "l": "וןاⵏ∣│❘⏐",
    "o": "סهഠဝଠ○◯〇◦",
    "'": "’‘ʼʻ`´",
    "-": "‐‑‒–—",
}
"""Letters and signs of other scripts, and signs that stand for letters or each other."""


def _twins() -> dict[int, str]:
    tables = (_LATIN, _GREEK, _CYRILLIC, _ARMENIAN, _OTHERS)
    return {ord(twin): plain for table in tables for plain, twins in table.items() for twin in twins}


_TWINS: Final = _twins()


def looks(name: str) -> str:
    """The same for all names that a reader may take for each other."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    plain = unicodedata.normalize("NFKC", "".join(plain.split()))
    seen = "".join(_plainest(character) for character in plain if not is_loose_mark(character))
    return seen.strip("._-'")[:LONGEST_LOOK]


def _plainest(character: str) -> str:
    """Figures of all scripts are figures."""
    figure = unicodedata.decimal(character, None)
    seen = character if figure is None else f"{figure}"
    return _TWINS.get(ord(seen), seen)


def is_loose_mark(character: str) -> bool:
    """A mark that belongs to no script and to no letter: those that do have become one with it."""
    return unicodedata.name(character, "").startswith("COMBINING ")
