"""A promise about the shuffle: published before a game, it shows after it that nobody has meddled."""

from __future__ import annotations

import hashlib


def commitment(seed: int) -> str:
    """Published at the start, opened at the end. The seed has 256 random bits, so nobody can guess it."""
    return hashlib.sha256(f"{seed:064x}".encode()).hexdigest()
