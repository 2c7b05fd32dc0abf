"""What players remember of a game: all that they saw happen and all that they said, as one mark each.

Two games bear the same mark for a player exactly if they look the same to the player from the beginning on.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from rockworker.engine.events import Event, seen_by
from rockworker.learn.episode import Episode

SIZE: Final = 16
"""Bytes of a mark."""


class Memory:
    """A game under way, and a mark for each of its players."""

    __slots__ = ("_marks", "episode")

    def __init__(self, episode: Episode) -> None:
        self.episode = episode
        self._marks = [b""] * episode.game.players
        for player in range(episode.game.players):
            self._marks[player] = self._begin(player)
        self._note(list(episode.game.opening))

    def __deepcopy__(self, memo: object) -> Memory:
        return self.copy()

    def copy(self) -> Memory:
        """An independent copy."""
        twin = Memory.__new__(Memory)
        twin.episode = self.episode.copy()
        twin._marks = self._marks[:]
        return twin

    def imagined(self, player: int, seed: int) -> Memory:
        """A game that may be this one, as far as a player can know. What the others remember there begins with what
        they would see in it."""
        twin = self.copy()
        twin.episode = self.episode.imagined(player, seed)
        twin._marks = [self._marks[p] if p == player else twin._begin(p) for p in range(len(self._marks))]
        return twin

    def say(self, player: int, word: int) -> None:
        """Lets a player say a word; everybody notes what they see of what follows."""
        events = self.episode.say_and_tell(player, word)
        self._marks[player] = _mixed(self._marks[player], word.to_bytes(2, "little"))
        if events is not None:
            self._note(events)

    def _begin(self, player: int) -> bytes:
        return _mixed(b"", msgspec.json.encode(self.episode.game.view(player)))

    def _note(self, events: list[Event]) -> None:
        for player, mark in enumerate(self._marks):
            self._marks[player] = _mixed(mark, msgspec.json.encode(seen_by(events, player)))

    def mark(self, player: int) -> str:
        """What a player remembers."""
        return self._marks[player].hex()

    def seen(self, player: int) -> str:
        """Where the game stands for a player, in the notation of positions, and what they have said of an action."""
        decision = self.episode.decision(player)
        said = [self.episode.encoding.words.names[word] for word in decision.spoken] if decision else []
        number = f" {decision.number}…" if decision and decision.digits_left else ""
        return " ".join([self.episode.game.position(player), *said]) + number


def _mixed(mark: bytes, more: bytes) -> bytes:
    return blake2b(mark + more, digest_size=SIZE).digest()
