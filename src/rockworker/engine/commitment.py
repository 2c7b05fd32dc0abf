"""A commitment to the shuffle: published before a game, it proves afterwards that the seed was not changed."""

from __future__ import annotations

import hashlib


def commitment(seed: int) -> str:
    """The SHA-256 of a seed. A seed has 256 random bits, so its hash gives nothing away."""
    return hashlib.sha256(f"{seed:064x}".encode()).hexdigest()
