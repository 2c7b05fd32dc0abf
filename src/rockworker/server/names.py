"""What people may be called, and which names look alike."""

from __future__ import annotations

import unicodedata
from typing import Final

from rockworker.server.errors import BadName

LONGEST_NAME: Final = 30
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols by name that show nothing."""
_ALPHABETS: Final = ("LATIN", "GREEK", "CYRILLIC")
"""Those whose letters are taken for each other's."""
_TWINS: Final = str.maketrans(
    "авекмнорстухіјѕԁѵԛԝɡɩαβεικνορτυχγω0i1|ı",
    "abekmhopctyxljsdvqwglabelkvoptuxywollll",
)
"""Small letters and figures that look like Latin letters; i, l, 1 and | are all one."""


def clean_name(name: str) -> str:
    """A name that can be shown and told apart; BadName if it can't."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name or len(name) > LONGEST_NAME or not all(map(_is_visible, name)) or len(_alphabets(name)) > 1:
        raise BadName(most=LONGEST_NAME)
    return name


def _is_visible(character: str) -> bool:
    """No control characters, none that turn text around or pick a variant, no unknown ones, no blanks but spaces."""
    kind = unicodedata.category(character)
    hidden = kind[0] in "CZ" or character in _BLANK or "VARIATION SELECTOR" in unicodedata.name(character, "")
    return character == " " or not hidden


def _alphabets(name: str) -> set[str]:
    letters = [unicodedata.name(character, "") for character in name if character.isalpha()]
    return {alphabet for alphabet in _ALPHABETS for letter in letters if letter.startswith(alphabet)}


def looks(name: str) -> str:
    """The same for all names that a reader may take for each other."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFC", "".join(plain.split())).translate(_TWINS)
