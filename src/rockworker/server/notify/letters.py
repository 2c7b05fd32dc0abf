"""How many letters go out: few to one address, no matter who asks, and few for one person, whatever the address.

Counted in the database, for all server processes together. Of an address only a hash is kept, for about an hour."""

from __future__ import annotations

import hashlib
from typing import Final, Literal

from sqlalchemy.ext.asyncio import AsyncEngine

from rockworker.server.storage.tries import Tries

LetterKind = Literal["confirm", "reset", "test", "invitation"]
MOST: Final = {"confirm": 3, "reset": 3, "test": 10, "invitation": 10}
"""Letters of a kind in an hour. Kinds don't share them: nobody may use up somebody else's way back."""
PEOPLES_SHARE: Final = 2
"""For one person it may be so many times as many: some mistype their address."""
HOUR: Final = 60


class Letters:
    """Asked before each letter."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._to = {kind: Tries(engine, most / HOUR, most) for kind, most in MOST.items()}
        self._for = {
            kind: Tries(engine, PEOPLES_SHARE * most / HOUR, PEOPLES_SHARE * most) for kind, most in MOST.items()
        }

    async def may_go(self, kind: LetterKind, person: str, address: str, now: int) -> bool:
        """Whether one more may; it counts then."""
        if not await self._for[kind].take(_counted(kind, "for", person), now):
            return False
        return await self._to[kind].take(_counted(kind, "to", _box(address)), now)


def _counted(kind: str, how: str, whom: str) -> str:
    """Under which name it is counted: no account can have one with a line break in it."""
    return f"{kind} {how}\n{hashlib.sha256(whom.encode()).hexdigest()}"


def _box(address: str) -> str:
    """Whose letter box it is: many mail servers put what is sent to ann+anything into Ann's."""
    name, _, host = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"
