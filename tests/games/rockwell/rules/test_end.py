"""RW-END: end of turn, end of game, scoring."""

from __future__ import annotations

import pytest

from rockworker.engine.errors import GameIsOver
from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import Bid, Buy, Drill, Pass, RaisePower
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.components import raw
from rockworker.games.rockwell.events import (
    BonusScored,
    DieReturned,
    EndConditionMet,
    GameScored,
    TurnEnded,
    TurnStarted,
)
from rockworker.games.rockwell.frames.auction import Auction
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.frames.turn import put_back
from rockworker.games.rockwell.frames.workshop import Workshop
from rockworker.games.rockwell.state import RESOURCES
from tests.games.rockwell.table import GREEN, NOBODY, PURPLE, RED, WHITE, Table, crew

ROW_3 = (6, 7, 8)
GOLD = 3


def has_achieved(t: Table, player: int, *numbers: int) -> None:
    """Gives a player achievements, with the tiles of their piles."""
    for number in numbers:
        taken = t.state.achievement_piles[number]
        t.state.achievement_prestige[player] += t.rules.achievement_tiles[number][taken]
        t.state.achievement_piles[number] = taken + 1
        t.state.achievements[player] |= 1 << number


def over(t: Table) -> Table:
    """An end condition was met, and the turn ends."""
    t.state.ending = "centre"
    return t.start_step(put_back)


def bonuses(t: Table, holding: str) -> list[int]:
    """By player: the bonus of one ranking."""
    return [score.parts[holding] for score in over(t).game.scores]


# The end of a turn


@pytest.mark.rule("RW-END-01")
def test_the_turn_ends_with_the_last_vice_president_of_board_iii() -> None:
    """Not with the first one's pass, but with the second one's."""
    t = Table().workshop({RED: 1, GREEN: 2})
    assert not t.gained(t.do(RED, Pass()), TurnEnded)
    assert TurnEnded(1) in t.do(GREEN, Pass())


@pytest.mark.rule("RW-END-02", "RW-SUB-16")
def test_everything_goes_back_then_a_new_auction() -> None:
    """Bribery tiles, dice, round pawn and Vice Presidents."""
    t = Table()
    t.vice_presidents({RED: [0, 5], GREEN: [2, 8]})
    t.state.bribery_tiles = 1
    t.state.track = 7
    t.put(GREEN, 0, "C1", die=3)
    t.workshop({RED: 1})
    events = t.quietly(lambda: t.is_asked(Auction))
    kinds = [type(event) for event in events]
    assert kinds[-3:] == [DieReturned, TurnEnded, TurnStarted]
    assert (t.state.bribery_tiles, t.state.dice, t.state.track) == (3, 3, 0)
    assert t.state.crew_die == [0] * 16
    assert t.state.slots == [NOBODY] * 11
    assert t.state.actions == [0] * 12
    assert set(t.game.actors) == {RED, GREEN, PURPLE, WHITE}


# The end of the game


@pytest.mark.rule("RW-END-03", "RW-END-05")
def test_the_third_of_four_players_in_the_centre_ends_the_game() -> None:
    """Two players are no majority, not even with two crews each; the third is (AMB-46)."""
    t = Table()
    for player in (GREEN, PURPLE):
        t.put(player, 0, CENTRE)
    green = t.put(GREEN, 1, "D2")
    t.drilling_turn(GREEN).do(GREEN, Drill(green, CENTRE))
    assert not t.state.ending
    red = t.put(RED, 0, "D1")
    events = t.drilling_turn(RED).do(RED, Drill(red, CENTRE))
    assert t.gained(events, EndConditionMet) == [EndConditionMet("centre")]
    assert t.view(None).ending == "centre"


@pytest.mark.rule("RW-END-04", "RW-END-05")
@pytest.mark.parametrize(
    ("had", "ends"),
    [((0, 1, 2, 6, 7), False), ((0, 1, 6, 7, 8), True), ((0, 1, 3, 4, 5), False), ((0, 6, 7, 8), False)],
    ids=["row-3-incomplete", "six-with-row-3", "six-without-row-3", "five-with-row-3"],
)
def test_six_achievements_with_all_of_row_three_end_the_game(had: tuple[int, ...], ends: bool) -> None:
    """Red gains one more (ten silver, or eight zinc and copper); nobody is in the centre with a majority."""
    t = Table()
    has_achieved(t, RED, *had)
    if 2 in had:
        t.own(RED, (0, 0, 0, 11), 1000)
        events = t.market({RED: 1}).do(RED, Buy(3, 1))
    else:
        t.own(RED, (0, 0, 9, 0), 1000)
        events = t.market({RED: 1}).do(RED, Buy(2, 1))
    assert t.state.achievements[RED].bit_count() == len(had) + 1
    assert t.gained(events, EndConditionMet) == ([EndConditionMet("achievements")] if ends else [])
    assert bool(t.state.ending) is ends


@pytest.mark.rule("RW-END-04")
def test_the_last_of_row_three_ends_it_too() -> None:
    """Five achievements, two of row 3; the second crew of power 4 completes both."""
    t = Table()
    has_achieved(t, RED, 0, 1, 3, 6, 8)
    t.put(RED, 0, "E1", power=3)
    t.put(RED, 1, "E2", power=4)
    t.own(RED, cash=10_000)
    events = t.workshop({RED: 1}).do(RED, RaisePower(crew(RED)))
    assert t.gained(events, EndConditionMet) == [EndConditionMet("achievements")]


@pytest.mark.rule("RW-END-06")
def test_the_turn_is_played_to_its_end_then_scored() -> None:
    """Met in a drilling round: the rounds, Phase II and Phase III still come, no further auction (DISC-19, AMB-47)."""
    t = Table()
    for player in (GREEN, PURPLE):
        t.put(player, 0, CENTRE)
    red = t.put(RED, 0, "D1")
    t.vice_presidents({RED: [4, 7]})
    t.state.control[:] = [RED, GREEN, PURPLE, WHITE]
    t.drilling_turn(RED, 0).do(RED, Drill(red, CENTRE))
    assert t.state.ending == "centre"
    drilled = t.quietly(lambda: t.is_asked(Market))
    assert sum(type(event).__name__ == "CrewStayed" for event in drilled) == 15
    t.quietly(lambda: t.is_asked(Workshop))
    assert not t.game.is_over
    events = t.do(RED, Pass())
    assert t.game.is_over
    assert not t.gained(events, TurnStarted)
    assert len(t.gained(events, GameScored)) == 4
    with pytest.raises(GameIsOver):
        t.game.apply(RED, Bid(0, 0, 0, 0, 0))


@pytest.mark.rule("RW-END-06")
def test_a_condition_met_in_phase_three_ends_the_same_turn() -> None:
    """The upgrade that completes the achievements is followed by the other's actions, then the scoring (AMB-47)."""
    t = Table()
    has_achieved(t, RED, 0, 1, 2, 6, 8)
    t.put(RED, 0, "E1", power=3)
    t.put(RED, 1, "E2", power=4)
    t.own(RED, cash=10_000)
    t.workshop({RED: 1, GREEN: 2}).do(RED, RaisePower(crew(RED)))
    assert t.game.actors == (GREEN,)
    t.quietly(lambda: t.game.is_over)
    assert t.state.turn == 1


@pytest.mark.rule("RW-END-06")
def test_a_condition_once_met_stays_met() -> None:
    """The flag is not cleared by anything that follows (AMB-47)."""
    t = Table()
    t.state.ending = "achievements"
    t.put(RED, 0, "D1")
    t.workshop({RED: 1}).do(RED, Pass())
    assert t.game.is_over
    assert t.state.ending == "achievements"


# Final scoring


@pytest.mark.rule("RW-END-07", "RW-END-10")
@pytest.mark.parametrize("holding", range(5))
def test_three_two_one_nothing_in_each_of_five_rankings(holding: int) -> None:
    """Four resources and money."""
    t = Table()
    for player, amount in ((RED, 2), (GREEN, 7), (PURPLE, 4), (WHITE, 1)):
        cubes = tuple(amount if r == holding else 0 for r in range(4))
        t.own(player, cubes, amount * 100 if holding == 4 else 0)  # type: ignore[arg-type]
    assert bonuses(t, (*RESOURCES, "cash")[holding]) == [1, 3, 2, 0]
    events = t.gained(inside(t.game).take_events(), BonusScored)
    scale = 100 if holding == 4 else 1
    assert events == [
        BonusScored(RED, holding, 2 * scale, 3, 1),
        BonusScored(GREEN, holding, 7 * scale, 1, 3),
        BonusScored(PURPLE, holding, 4 * scale, 2, 2),
    ]


@pytest.mark.rule("RW-END-08", "RW-END-09", "RW-END-10")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ((5, 5, 3, 2), [3, 3, 1, 0]),
        ((5, 5, 5, 2), [3, 3, 3, 0]),
        ((5, 5, 5, 5), [3, 3, 3, 3]),
        ((7, 5, 5, 2), [3, 2, 2, 0]),
        ((7, 5, 5, 5), [3, 2, 2, 2]),
        ((7, 6, 5, 5), [3, 2, 1, 1]),
        ((5, 5, 3, 3), [3, 3, 1, 1]),
    ],
)
def test_ties_take_the_best_rank_and_ranks_below_are_skipped(amounts: tuple[int, ...], points: list[int]) -> None:
    """Tied players share the better rank; the next rank counts everybody above (AMB-49)."""
    t = Table()
    for player, amount in enumerate(amounts):
        t.own(player, (0, 0, 0, amount), 0)
    assert bonuses(t, "gold") == points


@pytest.mark.rule("RW-END-07")
@pytest.mark.parametrize(
    ("rank_zero", "amounts", "points"),
    [
        (False, (5, 0, 0, 0), [3, 0, 0, 0]),
        (True, (5, 0, 0, 0), [3, 2, 2, 2]),
        (False, (0, 0, 0, 0), [0, 0, 0, 0]),
        (True, (0, 0, 0, 0), [3, 3, 3, 3]),
        (False, (5, 3, 0, 0), [3, 2, 0, 0]),
        (True, (5, 3, 0, 0), [3, 2, 1, 1]),
    ],
)
def test_who_holds_nothing_scores_nothing_unless_switched(
    rank_zero: bool, amounts: tuple[int, ...], points: list[int]
) -> None:
    """Zero holdings are ranked only with the switch `rank_zero` (AMB-48)."""
    t = Table(options={"rank_zero": rank_zero})
    for player, amount in enumerate(amounts):
        t.own(player, (0, amount, 0, 0), 0)
    assert bonuses(t, "copper") == points


@pytest.mark.rule("RW-END-11")
def test_the_total_is_achievements_deliveries_and_bonus() -> None:
    """4 + 6 for achievements, 7 for deliveries, 3 for gold, 3 for money (alone with both)."""
    t = Table()
    for player in range(4):
        t.own(player, (0, 0, 0, 0), 0)
    has_achieved(t, RED, 0, 6)
    t.state.delivery_prestige[RED], t.state.deliveries[RED] = 7, 3
    t.state.delivery_piles[:] = [2, 0, 0, 0, 1, 0, 0]
    t.own(RED, (0, 0, 0, 2), 100)
    over(t)
    score = t.game.scores[RED]
    assert score.total == 10 + 7 + 6
    assert score.parts == {
        "achievements": 10, "deliveries": 7, "zinc": 0, "copper": 0, "silver": 0, "gold": 3, "cash": 3
    }  # fmt: skip
    assert GameScored(RED, 10, 7, 6, 23, 1) in inside(t.game).take_events()
    assert t.view(GREEN).companies[RED].delivery_prestige == 7


def ranking(t: Table) -> list[int]:
    return [score.rank for score in over(t).game.scores]


def equals() -> Table:
    """Nobody has anything."""
    t = Table()
    for player in range(4):
        t.own(player, (0, 0, 0, 0), 0)
    return t


@pytest.mark.rule("RW-END-12")
def test_the_highest_total_wins() -> None:
    """Green with one achievement before three without anything, who share the second place."""
    t = equals()
    has_achieved(t, GREEN, 0)
    assert ranking(t) == [2, 1, 2, 2]


@pytest.mark.rule("RW-END-13")
def test_first_tie_break_more_achievement_tiles() -> None:
    """Both have 6 from achievements and 3 of bonus; Red's two tiles beat Green's five cubes."""
    t = equals()
    has_achieved(t, WHITE, 0)
    has_achieved(t, PURPLE, 0)
    has_achieved(t, RED, 1, 0)
    has_achieved(t, GREEN, 6)
    assert t.state.achievement_prestige == [6, 6, 3, 4]
    t.own(RED, cash=100)
    t.own(GREEN, (5, 0, 0, 0))
    assert [score.total for score in over(t).game.scores] == [9, 9, 3, 4]
    assert ranking(t) == [1, 2, 4, 3]


@pytest.mark.rule("RW-END-14")
def test_second_tie_break_more_cubes() -> None:
    """Both have 3 points of bonus; Green's two zinc are more cubes than Red's one gold (AMB-50: number, not value)."""
    t = equals()
    t.own(RED, (0, 0, 0, 1))
    t.own(GREEN, (2, 0, 0, 0))
    assert [score.total for score in over(t).game.scores] == [3, 3, 0, 0]
    assert ranking(t) == [2, 1, 3, 3]


@pytest.mark.rule("RW-END-14", "RW-END-15")
def test_everybodys_own_cubes_break_the_tie() -> None:
    """Green's two gold are as many as White's two zinc; Purple's zinc counts for neither."""
    t = equals()
    t.own(GREEN, (0, 0, 0, 2))
    t.own(PURPLE, (1, 0, 0, 0))
    t.own(WHITE, (2, 0, 0, 0))
    assert ranking(t) == [4, 1, 3, 1]


@pytest.mark.rule("RW-END-08")
def test_the_last_rank_gets_what_an_owners_file_gives_it() -> None:
    """Our numbers give it nothing; others may."""
    tables = raw()
    tables["endings"]["4"]["bonus"] = [4, 3, 2, 1]
    t = Table(components=tables)
    for player in range(4):
        t.own(player, (4 - player, 0, 0, 0))
    assert bonuses(t, "zinc") == [4, 3, 2, 1]


@pytest.mark.rule("RW-END-15")
def test_a_tie_that_persists_is_a_shared_victory() -> None:
    """One gold, one zinc: the same points, tiles and cubes."""
    t = equals()
    t.own(RED, (0, 0, 0, 1))
    t.own(GREEN, (1, 0, 0, 0))
    assert ranking(t) == [1, 1, 3, 3]


@pytest.mark.rule("RW-SETUP-20")
def test_after_the_end_everything_is_open() -> None:
    """Stocks and points, for players and spectators; no score before the end."""
    t = Table()
    assert t.game.scores == []
    over(t)
    for viewer in (GREEN, None):
        company = t.view(viewer).companies[RED]
        assert company.cubes == (3, 2, 1, 0)
        assert company.cash == 3000
        assert company.achievement_prestige == 0
