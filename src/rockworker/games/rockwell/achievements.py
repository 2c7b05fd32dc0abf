"""Achievements are gained automatically, at the moment when the criterion is met, even off-turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rockworker.games.rockwell.board import CENTRE, DEPTH
from rockworker.games.rockwell.events import AchievementGained, EndConditionMet
from rockworker.games.rockwell.rules import Goal, RockwellPlay, Rules
from rockworker.games.rockwell.state import CREWS, NOBODY, RockwellState


def award(play: RockwellPlay, changed: Sequence[int], active: int = NOBODY, goals: list[Goal] | None = None) -> None:
    """Gives the players whose stock or crews have changed what they achieve now; then looks at the end conditions.
    Only some goals need be looked at where only some can have been reached.

    Of several players who meet the same criterion at once, the leftmost in Management order takes the higher tile."""
    gained = False
    for player in _order(play, changed, active):
        had = play.state.achievements[player]
        for goal in play.rules.goals if goals is None else goals:
            if not had & goal.bit and meets(play.state, player, goal):
                _gain(play, player, goal.number)
                gained = True
    if gained:
        check_end(play)


def _order(play: RockwellPlay, players: Sequence[int], active: int) -> Sequence[int]:
    if len(players) == 1:
        return players if players[0] < play.rules.players else ()
    order = [player for player in play.state.management if player in players]
    if play.rules.options.active_first and active in order:
        order.remove(active)
        order.insert(0, active)
    return order


def meets(state: RockwellState, player: int, goal: Goal) -> bool:
    """Whether a player meets a criterion now."""
    if goal.crews:
        return _able_crews(state, player, goal) >= goal.crews
    own, first = state.cubes, player * 4
    return (
        state.cards[player] >= goal.cards
        and own[first] >= goal.zinc
        and own[first + 1] >= goal.copper
        and own[first + 2] >= goal.silver
        and own[first + 3] >= goal.gold
    )


def _able_crews(state: RockwellState, player: int, goal: Goal) -> int:
    able, peaks, places = 0, state.crew_peak, state.crew_at
    for crew in range(player * CREWS, player * CREWS + CREWS):
        # Power counts as reached once; depth must hold for all of them at the same moment.
        if peaks[crew] >= goal.power and DEPTH[places[crew]] >= goal.depth:
            able += 1
    return able


def progress(play: RockwellPlay, player: int) -> tuple[tuple[int, int], ...]:
    """For each goal: what counts of what a player has, and what it takes. Most of the time it is as it was."""
    state, crews = play.state, slice(player * CREWS, player * CREWS + CREWS)
    own, peaks, places = state.cubes[player * 4 : player * 4 + 4], state.crew_peak[crews], state.crew_at[crews]
    depths = [DEPTH[place] for place in places]
    return _progress(play.rules, tuple(own), state.cards[player], tuple(peaks), tuple(depths))


@lru_cache(1 << 12)
def _progress(
    rules: Rules, own: tuple[int, ...], cards: int, peaks: tuple[int, ...], depths: tuple[int, ...]
) -> tuple[tuple[int, int], ...]:
    found = []
    for goal in rules.goals:
        need = (goal.zinc, goal.copper, goal.silver, goal.gold)
        if goal.crews:
            able = [peak >= goal.power and depth >= goal.depth for peak, depth in zip(peaks, depths, strict=True)]
            found.append((min(sum(able), goal.crews), goal.crews))
        elif goal.cards:
            found.append((min(cards, goal.cards), goal.cards))
        else:
            found.append((sum(map(min, own, need)), sum(need)))
    return tuple(found)


def _gain(play: RockwellPlay, player: int, number: int) -> None:
    state = play.state
    taken = state.achievement_piles[number]
    prestige = play.rules.achievement_tiles[number][taken]
    state.achievement_piles[number] = taken + 1
    state.achievements[player] |= 1 << number
    state.achievement_prestige[player] += prestige
    play.emit(AchievementGained(player, number, prestige))


def check_end(play: RockwellPlay) -> None:
    """Notes an end condition that is met; once noted it stays."""
    if _centre_reached(play):
        note_end(play, "centre")
    elif _achievements_reached(play):
        note_end(play, "achievements")


def note_end(play: RockwellPlay, condition: str) -> None:
    """The present turn is the last. A second condition changes nothing."""
    if not play.state.ending:
        play.state.ending = condition
        play.emit(EndConditionMet(condition))


def _centre_reached(play: RockwellPlay) -> bool:
    owners = {crew // CREWS for crew, place in enumerate(play.state.crew_at) if place == CENTRE}
    return len(owners) >= play.rules.ending.centre_players


def _achievements_reached(play: RockwellPlay) -> bool:
    row_3 = play.rules.row_3
    needed = play.rules.ending.achievements
    return any(had & row_3 == row_3 and had.bit_count() >= needed for had in play.state.achievements)
