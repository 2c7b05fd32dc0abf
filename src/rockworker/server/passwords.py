"""Which passwords are good enough, and how they are kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from rockworker.server.errors import BadPassword, WeakPassword

SHORTEST: Final = 8
LONGEST: Final = 200
FEWEST_CHARACTERS: Final = 4
"""Different ones."""
_ENDINGS: Final = "0123456789!?.*#$@ "
"""What people put behind a word, so that it passes."""
COMMON: Final = frozenset((Path(__file__).parent / "common-passwords.txt").read_text("utf-8").split())
"""Those that are tried first, all in small letters. With figures behind them they are no better."""

_HASHER: Final = PasswordHasher()
_DUMMY: Final = _HASHER.hash("no such account")
"""Checked where there is no account, so that time does not tell which names exist."""


def check(password: str, name: str) -> None:
    """Refuses what is too short or too long, and what would be guessed at once."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadPassword(fewest=SHORTEST, most=LONGEST)
    whole = password.casefold()
    core = whole.strip(_ENDINGS)
    if len(set(whole)) < FEWEST_CHARACTERS or whole in COMMON or core in COMMON or core == name.casefold():
        raise WeakPassword


async def hashed(password: str) -> str:
    """What is stored of a password."""
    return await asyncio.to_thread(_HASHER.hash, password)


async def matches(stored: str | None, password: str) -> bool:
    """Whether it is the one that was stored; where none was, the same time passes."""
    return await asyncio.to_thread(_matches, stored or _DUMMY, password) and stored is not None


def _matches(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, password)
    except VerificationError:
        return False
