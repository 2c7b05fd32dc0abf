"""The final score: point tokens, points printed on artifacts and archives, and bonuses of the end."""

from __future__ import annotations

from rockworker.core.definition import Score
from rockworker.games.clockworker.artifacts import final_bonuses
from rockworker.games.clockworker.events import ArchivesShown, FinalBonusGained, PlayerScored
from rockworker.games.clockworker.resources import POINTS
from rockworker.games.clockworker.rules import ClockworkerPlay


def parts(play: ClockworkerPlay, player: int) -> dict[str, int]:
    """What a player's total is made of."""
    state, rules = play.state, play.rules
    owned = state.artifacts[player]
    return {
        "tokens": state.holdings[player][POINTS],
        "artifacts": sum(card.points for number, card in enumerate(rules.artifacts) if owned >> number & 1),
        "archives": sum(rules.archives[archive].points for archive in state.archives[player]),
        "bonuses": sum(points for _, points in bonuses(play, player)),
    }


def bonuses(play: ClockworkerPlay, player: int) -> list[tuple[int, int]]:
    """The player's artifacts that count at the end, each with its points."""
    return list(final_bonuses(play.rules.artifacts, play.state, player, play.rules.setup.last_cards))


def scores(play: ClockworkerPlay) -> list[Score]:
    """All players' results. The number of factories breaks ties; who is still equal shares the place."""
    made = [parts(play, player) for player in range(play.rules.players)]
    keys = [(sum(part.values()), len(play.state.factories[player])) for player, part in enumerate(made)]
    return [
        Score(player, keys[player][0], 1 + sum(other > keys[player] for other in keys), part)
        for player, part in enumerate(made)
    ]


def announce_scores(play: ClockworkerPlay) -> None:
    """Archives are turned up, bonuses counted, and the places told."""
    for score in scores(play):
        archives = tuple(play.state.archives[score.player])
        play.emit(ArchivesShown(score.player, archives, score.parts["archives"]))
        for artifact, points in bonuses(play, score.player):
            play.emit(FinalBonusGained(score.player, artifact, points))
        play.emit(PlayerScored(score.player, score.total, score.rank))
