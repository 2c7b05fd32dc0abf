"""Search that asks a network where a rollout stops: how likely a player is to win from there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from rockworker.bots.guide import Guide, won
from rockworker.bots.search import SearchBot
from rockworker.engine.chance import Rng
from rockworker.engine.errors import BadBotParameter
from rockworker.engine.game import Game
from rockworker.engine.offers import Action
from rockworker.learn.encoding import encoding_of
from rockworker.learn.network import Exact, Network, NoNetwork

LIKELY: Final = 3.0
"""Actions whose odds are twenty times as bad as those of the best are not thought about."""


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
            network = self._fitting(game)
            self._asked = (asked, Exact(network) if network else None)
        return self._asked[1]

    def _fitting(self, game: Game) -> Network | None:
        """The network to ask. One that comes with the game, but was made for other components, is not asked."""
        found = self.network or self.shipped(game)
        if found is None or found.fits(len(self.look(game, 0)), len(encoding_of(game.header.game).words)):
            return found
        if self.network:
            raise BadBotParameter(bot=f"weights={self.network.file or '…'}", reason="other-game")
        return None

    def worth(self, game: Game, player: int) -> float:
        network = self._exact(game)
        if network is None:
            return super().worth(game, player)
        if not game.actors:
            return won(game.scores, player)
        return 2 * network.chance(self.look(game, player)) - 1

    def prefers(self, game: Game) -> bool:
        """Whether the network has learnt which actions are worth a thought, too."""
        network = self._exact(game)
        return network is not None and network.prefers

    def preferred(self, game: Game, player: int, actions: Sequence[Action], most: int) -> list[Action]:
        """Of actions in an order by hand, those that the network prefers, the best first."""
        network, words = self._exact(game), encoding_of(game.header.game).words.at(player, game.players)
        assert network is not None
        odds = network.preferences(self.look(game, player), [words.naming(action) for action in actions])
        order = sorted(range(len(actions)), key=lambda place: -odds[place])
        return [actions[place] for place in order[:most] if odds[place] >= odds[order[0]] - LIKELY]

    def chance_to_win(self, game: Game, player: int) -> float:
        network = self._exact(game) if game.actors else None
        return network.chance(self.look(game, player)) if network else super().chance_to_win(game, player)


class LearnedSearch(SearchBot):
    """Search by a network: the one that comes with the game, one that is given, or one that lies in a file
    (`rockworker train` makes them)."""

    guide_type: ClassVar[type[NetworkGuide]]
    guide: NetworkGuide

    def __init__(
        self,
        seed: int = 0,
        rollouts: int = 0,
        seconds: float = 0.0,
        keep: int = 6,
        weights: str = "",
        network: Network | None = None,
        tree: bool = False,
    ) -> None:
        super().__init__(seed, rollouts, seconds, keep, tree)
        self.guide.network = network_in(weights) if weights else network


def network_in(weights: str) -> Network:
    """The network that lies in a file."""
    if not Path(weights).is_file():
        raise BadBotParameter(bot=f"weights={weights}", reason="no-file")
    try:
        return Network.load(Path(weights))
    except NoNetwork as error:
        raise BadBotParameter(bot=f"weights={weights}", reason="no-network") from error
