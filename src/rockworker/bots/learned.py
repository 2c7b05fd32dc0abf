"""Search that asks a network where a rollout stops: how likely a player is to win from there."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path

from rockworker.bots.search import Guide, won
from rockworker.engine.chance import Rng
from rockworker.engine.errors import BadBotParameter
from rockworker.engine.game import Game
from rockworker.learn.network import Exact, Network


class NetworkGuide(Guide):
    """Judges by a network: one that is given, or the one that comes with the game; without either, by hand."""

    def __init__(self, chance: Rng) -> None:
        super().__init__(chance)
        self.network: Network | None = None
        self._asked: tuple[object, Exact | None] = (None, None)
        """For which rules a network was looked up last, and which one it is."""

    @abstractmethod
    def look(self, game: Game, player: int) -> list[float]:
        """What a network sees of a game from a player's side."""

    @abstractmethod
    def shipped(self, game: Game) -> Network | None:
        """The network that comes with the game, for as many players and the same modules; None: there is none."""

    def _exact(self, game: Game) -> Exact | None:
        header = game.header
        asked = (header.players, header.modules)
        if self._asked[0] != asked:
            network = self.network or self.shipped(game)
            self._asked = (asked, Exact(network) if network else None)
        return self._asked[1]

    def worth(self, game: Game, player: int) -> float:
        network = self._exact(game)
        if network is None:
            return super().worth(game, player)
        if not game.actors:
            return won([score.rank for score in game.scores], player)
        return 2 * network.chance(self.look(game, player)) - 1

    def chance_to_win(self, worth: float, players: int) -> float:
        return (1 + worth) / 2 if self._asked[1] else super().chance_to_win(worth, players)


def network_in(weights: str) -> Network:
    """The network that lies in a file."""
    if not Path(weights).is_file():
        raise BadBotParameter(bot=f"weights={weights}", known="weights (file)")
    return Network.load(Path(weights))
