"""What people may be called: names that can be shown, read and told apart."""

from __future__ import annotations

import unicodedata
from itertools import pairwise
from typing import Final

from rockworker.server.errors import BadName
from rockworker.server.lookalikes import is_loose_mark, looks

__all__ = ["LONGEST_NAME", "clean_name", "looks"]
LONGEST_NAME: Final = 30
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols by name that show nothing."""
_HAN: Final = frozenset({"CJK", "IDEOGRAPHIC"})
_TOGETHER: Final = (
    _HAN | {"HIRAGANA", "KATAKANA", "LATIN"},
    _HAN | {"HANGUL", "LATIN"},
    _HAN | {"BOPOMOFO", "LATIN"},
)
"""Scripts that are written together: Japanese, Korean and Chinese, each with Latin letters."""
_SCRIPTS: Final = frozenset({
    "LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "THAANA", "ETHIOPIC",
    "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA",
    "THAI", "LAO", "TIBETAN", "MYANMAR", "KHMER", "HANGUL", "HIRAGANA", "KATAKANA", "BOPOMOFO", "CJK", "IDEOGRAPHIC",
})  # fmt: skip
"""Those that Unicode recommends for names that programs tell apart (annex 31, table 5). Letters of others, from Coptic
to Cherokee, look like Latin ones by the dozen."""
_ALIASES: Final = {"EXTENDED": "ARABIC"}
"""The figures of Persian and Urdu are called "extended Arabic-Indic"."""
_LETTERS_OF_THEIR_OWN: Final = frozenset("ʻʼ")
"""Of Hawaiian and others; the rest of the modifier letters are for phoneticians."""
_OVERLAY: Final = 1
"""The combining class of strokes through a letter."""


def clean_name(name: str) -> str:
    """A name that can be shown and told apart; BadName if it can't."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name or len(name) > LONGEST_NAME or not (_can_be_seen(name) and _can_be_read(name) and looks(name)):
        raise BadName(most=LONGEST_NAME)
    return name


def _can_be_seen(name: str) -> bool:
    marks = [is_loose_mark(character) for character in name]
    piled_up = any(one and other for one, other in pairwise(marks))
    return all(map(_is_visible, name)) and not piled_up and not marks[0]


def _is_visible(character: str) -> bool:
    """No control characters, none that turn text around or pick a variant, no unknown ones, no blanks but spaces; no
    strokes or circles over other letters."""
    kind = unicodedata.category(character)
    hidden = kind[0] in "CZ" or character in _BLANK or "VARIATION SELECTOR" in unicodedata.name(character, "")
    covers = kind == "Me" or unicodedata.combining(character) == _OVERLAY
    return character == " " or not (hidden or covers)


def _can_be_read(name: str) -> bool:
    """In one script, or in scripts that are written together, with letters that living languages use."""
    letters = [character for character in unicodedata.normalize("NFKC", name) if _has_script(character)]
    scripts = {_script(character) for character in letters}
    mixed = len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)
    return scripts <= _SCRIPTS and not mixed and all(map(_is_in_use, letters))


def _has_script(character: str) -> bool:
    """Letters, their marks, and figures other than ours. Signs and pictures belong to all."""
    kind = unicodedata.category(character)
    if character in _LETTERS_OF_THEIR_OWN or is_loose_mark(character):
        return False
    return kind[0] == "L" or kind in ("Mn", "Mc", "Nl") or (kind == "Nd" and not character.isascii())


def _script(character: str) -> str:
    """By the first word of its name."""
    first = unicodedata.name(character, "").partition(" ")[0].partition("-")[0]
    return _ALIASES.get(first, first)


def _is_in_use(character: str) -> bool:
    """Of the Latin letters, those for phonetics and old manuscripts are none of anybody's name. Beyond the first blocks
    a letter that is in use has a capital."""
    if _script(character) != "LATIN" or character < "\u0250" or "\u1e00" <= character <= "\u1eff":
        return True
    return character <= "\u02af" and character.upper() != character
