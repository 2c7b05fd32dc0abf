"""The final score: point tokens, points printed on artifacts and archives, and bonuses at the end."""

from __future__ import annotations

from rockworker.engine.definition import CurrentScore, Score
from rockworker.games.clockworker.affordable import numbers_of
from rockworker.games.clockworker.artifacts import COUNTS
from rockworker.games.clockworker.events import ArchivesShown, FinalBonusGained, PlayerScored
from rockworker.games.clockworker.resources import POINTS
from rockworker.games.clockworker.rules import ClockworkerPlay, Rules
from rockworker.games.clockworker.state import ClockworkerState


def parts(play: ClockworkerPlay, player: int) -> dict[str, int]:
    """What a player's total is made of."""
    state, rules = play.state, play.rules
    return {
        "tokens": state.holdings[player][POINTS],
        "artifacts": artifact_points(rules, state, player),
        "archives": archive_points(rules, state, player),
        "bonuses": sum(points for _, points in bonuses(rules, state, player)),
    }


def artifact_points(rules: Rules, state: ClockworkerState, player: int) -> int:
    """Points printed on a player's artifacts."""
    return sum([rules.artifacts[number].points for number in numbers_of(state.artifacts[player])])


def archive_points(rules: Rules, state: ClockworkerState, player: int) -> int:
    """Points printed on a player's archives."""
    return sum([rules.archives[archive].points for archive in state.archives[player]])


def bonuses(rules: Rules, state: ClockworkerState, player: int) -> list[tuple[int, int]]:
    """A player's artifacts that count at the end, each with its points."""
    owned, last_cards = state.artifacts[player], rules.setup.last_cards
    return [
        (number, effect.points * COUNTS[effect.each](state, player, last_cards))
        for number, effect in rules.final_scorings
        if owned >> number & 1
    ]


def current_scores(play: ClockworkerPlay, viewer: int | None) -> list[CurrentScore]:
    """What a viewer knows of the points so far: all but the archives of others, which lie face down until the end."""
    made = []
    for player in range(play.rules.players):
        known = parts(play, player)
        hidden = () if player == viewer or not play.state.stack else ("archives",)
        made.append(CurrentScore(player, {key: known[key] for key in known if key not in hidden}, hidden))
    return made


def scores(play: ClockworkerPlay) -> list[Score]:
    """All players' results. The number of factories breaks ties; players who are still equal share the place."""
    made = [parts(play, player) for player in range(play.rules.players)]
    keys = [(sum(part.values()), len(play.state.factories[player])) for player, part in enumerate(made)]
    return [
        Score(player, keys[player][0], 1 + sum(other > keys[player] for other in keys), part)
        for player, part in enumerate(made)
    ]


def announce_scores(play: ClockworkerPlay) -> None:
    """Turns archives up, counts bonuses, and announces the places."""
    for score in scores(play):
        archives = tuple(play.state.archives[score.player])
        play.emit(ArchivesShown(score.player, archives, score.parts["archives"]))
        for artifact, points in bonuses(play.rules, play.state, score.player):
            play.emit(FinalBonusGained(score.player, artifact, points))
        play.emit(PlayerScored(score.player, score.total, score.rank))
