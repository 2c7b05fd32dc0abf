"""Final scoring: achievements, deliveries, and a bonus for each of five rankings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rockworker.engine.definition import CurrentScore, Score
from rockworker.engine.events import Event
from rockworker.games.rockwell.events import BonusScored, GameScored
from rockworker.games.rockwell.rules import RockwellPlay
from rockworker.games.rockwell.state import RESOURCES, RockwellState

HOLDINGS = (*RESOURCES, "cash")


def holdings(state: RockwellState, holding: int, players: int) -> list[int]:
    """By player: how much of a resource, or of money, each one has."""
    if holding == len(RESOURCES):
        return list(state.cash)
    return [state.cubes[player * 4 + holding] for player in range(players)]


def ranks(amounts: Sequence[int]) -> list[int]:
    """By player: one more than the number of players who have more; ties share the best rank."""
    return [1 + sum(other > amount for other in amounts) for amount in amounts]


def bonus(play: RockwellPlay, amounts: Sequence[int]) -> list[int]:
    """By player: the prestige of one ranking. Players who hold nothing get nothing, unless an option says so."""
    points = play.rules.ending.bonus
    zero_ranks = play.rules.options.rank_zero
    return [
        points[rank - 1] if rank <= len(points) and (amount or zero_ranks) else 0
        for rank, amount in zip(ranks(amounts), amounts, strict=True)
    ]


def scores(play: RockwellPlay) -> list[Score]:
    """The final scores by player: ties go to more achievement tiles, then to more cubes, else are shared."""
    state, players = play.state, play.rules.players
    parts = [_parts(play, player) for player in range(players)]
    keys = [
        (sum(parts[p].values()), state.achievements[p].bit_count(), sum(state.cubes[p * 4 : p * 4 + 4]))
        for p in range(players)
    ]
    return [
        Score(player, keys[player][0], 1 + sum(other > keys[player] for other in keys), parts[player])
        for player in range(players)
    ]


def current_scores(play: RockwellPlay, viewer: int | None) -> list[CurrentScore]:
    """What a viewer knows of the points so far. All prestige lies behind screens, and so do the stocks that rankings
    compare: a player knows only their own tiles, unless stocks are open or the game is over."""
    made = []
    for player in range(play.rules.players):
        known = _parts(play, player)
        if play.rules.options.open_stocks or not play.state.stack:
            seen = tuple(known)
        else:
            seen = ("achievements", "deliveries") if player == viewer else ()
        hidden = tuple(key for key in known if key not in seen)
        made.append(CurrentScore(player, {key: known[key] for key in seen}, hidden))
    return made


def _parts(play: RockwellPlay, player: int) -> dict[str, int]:
    state, players = play.state, play.rules.players
    parts = {"achievements": state.achievement_prestige[player], "deliveries": state.delivery_prestige[player]}
    for number, holding in enumerate(HOLDINGS):
        parts[holding] = bonus(play, holdings(state, number, players))[player]
    return parts


def score_events(play: RockwellPlay) -> Iterator[Event]:
    """The final scoring, ranking by ranking, then player by player."""
    for number in range(len(HOLDINGS)):
        amounts = holdings(play.state, number, play.rules.players)
        points, places = bonus(play, amounts), ranks(amounts)
        for player, prestige in enumerate(points):
            if prestige:
                yield BonusScored(player, number, amounts[player], places[player], prestige)
    for score in scores(play):
        parts = score.parts
        extra = score.total - parts["achievements"] - parts["deliveries"]
        yield GameScored(score.player, parts["achievements"], parts["deliveries"], extra, score.total, score.rank)
