"""The bots at the other seats of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rockworker.bots.bot import Bot
from rockworker.bots.seat import GameSeat
from rockworker.engine.chance import Rng, next64
from rockworker.learn.episode import Episode
from rockworker.registry import require_bot


class Opponents:
    """Bots by name: one level for all seats but one, or a level for each of them, in the order of seats."""

    def __init__(self, game: str, players: int, seat: int, names: str | Sequence[str]) -> None:
        named = [names] * (players - 1) if isinstance(names, str) else list(names)
        if len(named) != players - 1 or not 0 <= seat < players:
            raise ValueError(f"{players} players, of whom one has seat {seat}: {len(named)} opponents do not fit")
        others = [player for player in range(players) if player != seat]
        self.seat = seat
        self._named = (game, players, seat, names)
        self._makers = {player: require_bot(name, game) for player, name in zip(others, named, strict=True)}
        self._bots: dict[int, Bot] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """For copies and other processes: bots go on drawing where these are. What else they keep they work out again,
        from rules that can't be copied in the compiled build."""
        return _seated, (*self._named, {player: bot.chance.rng for player, bot in self._bots.items()})

    def sit_down(self, seed: int) -> None:
        """New bots for a new game."""
        chance = Rng(seed)
        self._bots = {player: make(next64(chance)) for player, make in self._makers.items()}

    def play(self, episode: Episode) -> None:
        """Lets the bots play until the seat is asked, or the game is over."""
        game, seat, moved = episode.game, self.seat, False
        while game.actors and seat not in game.actors:
            player = game.actors[0]
            game.apply(player, self._bots[player].choose(GameSeat(game, player)))
            moved = True
        if moved:
            episode.moved()


def _seated(game: str, players: int, seat: int, names: str | Sequence[str], drawing: Mapping[int, int]) -> Opponents:
    """Opponents in the middle of a game: by player, where their bots' RNGs are."""
    found = Opponents(game, players, seat, names)
    if drawing:
        found.sit_down(0)
    for player, rng in drawing.items():
        found._bots[player].chance.rng = rng
    return found
