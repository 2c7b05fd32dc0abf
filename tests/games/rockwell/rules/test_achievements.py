"""RW-ACH: achievements."""

from __future__ import annotations

import pytest

from rockworker.engine.inside import inside
from rockworker.games.rockwell.achievements import meets
from rockworker.games.rockwell.actions import Bribe, Buy, Drill, RaisePower, Sell
from rockworker.games.rockwell.board import CENTRE, neighbours
from rockworker.games.rockwell.components import Achievement
from rockworker.games.rockwell.events import AchievementGained
from rockworker.games.rockwell.frames.turn import pay_shafts, put_back
from rockworker.games.rockwell.rules import Goal
from rockworker.games.rockwell.state import COPPER, GOLD, SILVER, ZINC, Cubes
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place

ZINC_COPPER, CARDS, SILVERS, THREE_CREWS, GOLDS, DEEP_CREWS, ALL_RESOURCES, TWO_CREWS, CENTRE_REACHED = range(9)


def buys(stock: Cubes, resource: int, amount: int = 1) -> list[AchievementGained]:
    """What Red achieves, owning this and buying that."""
    t = Table()
    t.own(RED, stock, 100_000)
    return t.gained(t.market({RED: 1}).do(RED, Buy(resource, amount)), AchievementGained)


def raises(*powers: int, at: str = "E1") -> list[AchievementGained]:
    """What Red achieves whose crews have these powers and who raises crew 0."""
    t = Table()
    for number, power in enumerate(powers):
        t.put(RED, number, at if number == 0 else f"E{number + 1}", power)
    t.own(RED, cash=100_000)
    return t.gained(t.workshop({RED: 1}).do(RED, RaisePower(crew(RED))), AchievementGained)


@pytest.mark.rule("RW-ACH-01")
def test_each_achievement_once_per_player() -> None:
    """There are nine; ten silver, sold and bought again, bring no second tile."""
    t = Table()
    assert len(t.rules.achievements) == 9
    t.own(RED, (0, 0, 9, 0), 100_000)
    assert t.gained(t.market({RED: 1}).do(RED, Buy(SILVER, 1)), AchievementGained)
    t.own(RED, (0, 0, 9, 0))
    t.market({RED: 1})
    assert not t.gained(t.do(RED, Buy(SILVER, 1)), AchievementGained)
    assert t.state.achievement_piles[SILVERS] == 1


@pytest.mark.rule("RW-ACH-02")
def test_gained_by_itself_at_once() -> None:
    """The purchase that completes ten silver brings the tile in the same moment (DISC-37, AMB-35)."""
    assert buys((0, 0, 9, 0), SILVER) == [AchievementGained(RED, SILVERS, 4)]


@pytest.mark.rule("RW-ACH-03")
def test_gained_off_turn_too() -> None:
    """Red extracts, Green's share completes ten silver (DISC-16)."""
    t = Table()
    events = t.extract(t.tile("C", 7), (0, 0, 19, 0), {GREEN: 4, RED: 3}, trigger=RED)
    assert t.gained(events, AchievementGained) == [AchievementGained(GREEN, SILVERS, 4)]


@pytest.mark.rule("RW-ACH-04")
def test_the_criterion_is_shown_and_the_top_tile_taken() -> None:
    """Everybody learns that Red has ten silver; the pile's next tile is worth less. The total stays hidden (AMB-35)."""
    t = Table()
    for player, prestige in ((RED, 4), (GREEN, 3), (PURPLE, 2), (WHITE, 1)):
        assert t.view(None).achievements[SILVERS].prestige == prestige
        t.own(player, (0, 0, 30, 0), 1000)
        events = t.market({player: 1}).do(player, Buy(SILVER, 1))
        assert t.gained(events, AchievementGained) == [AchievementGained(player, SILVERS, prestige)]
        assert t.view(None).companies[player].achievements == (SILVERS,)
        assert t.view(None).companies[player].cubes is None
        t.clear_boards()
    shown = t.view(None).achievements[SILVERS]
    assert (shown.left, shown.prestige) == (0, None)


@pytest.mark.rule("RW-ACH-05")
def test_tiles_lie_face_down() -> None:
    """Others see which achievements, not what they are worth; the owner sees both; with open stocks all do."""
    for open_stocks in (False, True):
        t = Table(options={"open_stocks": open_stocks})
        t.own(RED, (0, 0, 9, 0), 1000)
        t.market({RED: 1}).do(RED, Buy(SILVER, 1))
        assert t.view(RED).companies[RED].achievement_prestige == 4
        for viewer in (GREEN, None):
            company = t.view(viewer).companies[RED]
            assert company.achievements == (SILVERS,)
            assert company.achievement_prestige == (4 if open_stocks else None)


@pytest.mark.rule("RW-ACH-06")
def test_an_achievement_costs_nothing() -> None:
    """Red pays for one silver and nothing else."""
    t = Table()
    t.own(RED, (0, 0, 9, 0), 1000)
    t.market({RED: 1}).do(RED, Buy(SILVER, 1))
    assert (t.stock(RED), t.state.cash[RED]) == ((0, 0, 10, 0), 200)
    assert t.state.achievement_prestige[RED] == 4


@pytest.mark.rule("RW-ACH-07")
def test_the_piles_of_the_three_rows() -> None:
    """4 3 2 1, 5 4 3 2 and 6 5 4 3; 36 tiles."""
    rules = Table().rules
    rows = {1: (4, 3, 2, 1), 2: (5, 4, 3, 2), 3: (6, 5, 4, 3)}
    assert rules.achievement_tiles == tuple(rows[row] for row in (1, 1, 1, 2, 2, 2, 3, 3, 3))
    assert [achievement.row for achievement in rules.achievements] == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.rule("RW-ACH-08", "RW-ACH-10", "RW-ACH-12", "RW-ACH-14")
@pytest.mark.parametrize(
    ("stock", "resource", "number", "prestige"),
    [
        ((8, 7, 0, 0), COPPER, ZINC_COPPER, 4),
        ((7, 9, 0, 0), ZINC, ZINC_COPPER, 4),
        ((0, 0, 9, 0), SILVER, SILVERS, 4),
        ((0, 0, 0, 11), GOLD, GOLDS, 5),
        ((6, 6, 6, 5), GOLD, ALL_RESOURCES, 6),
        ((5, 6, 6, 9), ZINC, ALL_RESOURCES, 6),
    ],
)
def test_the_achievements_of_cubes(stock: Cubes, resource: int, number: int, prestige: int) -> None:
    """One cube completes the criterion; with one cube of any needed type less it does not."""
    assert buys(stock, resource) == [AchievementGained(RED, number, prestige)]
    need = Table().rules.achievements[number].cubes
    for lacking in (r for r in range(4) if need[r]):
        less = [min(n, need[r] - 1) if r == lacking else n for r, n in enumerate(stock)]
        less[resource] -= lacking == resource
        assert buys((less[0], less[1], less[2], less[3]), resource) == []


@pytest.mark.rule("RW-ACH-09")
@pytest.mark.parametrize(("cards", "gained"), [(4, []), (5, [AchievementGained(RED, CARDS, 4)])])
def test_six_extraction_cards(cards: int, gained: list[AchievementGained]) -> None:
    """The sixth card brings the tile to the trigger."""
    t = Table()
    t.keep_cards(RED, cards)
    events = t.extract(t.tile("C", 7), (1, 0, 0, 0), {GREEN: 4, RED: 3}, trigger=RED)
    assert t.gained(events, AchievementGained) == gained


@pytest.mark.rule("RW-ACH-11")
@pytest.mark.parametrize(
    ("powers", "gained"), [((1, 2, 1, 1), False), ((1, 2, 2, 1), True), ((1, 3, 4, 1), True), ((2, 2, 1, 1), False)]
)
def test_three_crews_of_power_two_or_more(powers: tuple[int, ...], gained: bool) -> None:
    """Crew 0 rises by one; more than two is as good as two (DISC-17)."""
    assert raises(*powers) == ([AchievementGained(RED, THREE_CREWS, 5)] if gained else [])


@pytest.mark.rule("RW-ACH-13")
@pytest.mark.parametrize(
    ("others", "gained"),
    [
        (("C1", "D1", "C2/C3"), True),
        (("C1", "D1", "X"), True),
        (("C1", "D1", "B2/B3"), False),
        (("C1", "D1", "E3"), False),
    ],
)
def test_all_crews_at_c_or_deeper_at_once(others: tuple[str, ...], gained: bool) -> None:
    """The fourth steps from B to C; straddlers and crews in the centre count, entrances do not (AMB-38)."""
    t = Table()
    red = t.put(RED, 0, "B5")
    for number, name in enumerate(others, 1):
        t.put(RED, number, name)
    inward = [tile for tile in neighbours(place("B5")) if tile // 8 == 2]
    events = t.drilling_turn(RED).do(RED, Drill(red, inward[0]))
    assert (AchievementGained(RED, DEEP_CREWS, 5) in events) is gained


@pytest.mark.rule("RW-ACH-15")
@pytest.mark.parametrize(("powers", "gained"), [((3, 4, 1, 1), True), ((3, 3, 1, 1), False), ((2, 4, 1, 1), False)])
def test_two_crews_of_power_four(powers: tuple[int, ...], gained: bool) -> None:
    """Crew 0 rises by one."""
    assert raises(*powers) == ([AchievementGained(RED, TWO_CREWS, 6)] if gained else [])


@pytest.mark.rule("RW-ACH-16")
def test_a_crew_in_the_centre() -> None:
    """Once for the first crew, not again for the second."""
    t = Table()
    for number, gained in ((0, [AchievementGained(RED, CENTRE_REACHED, 6)]), (1, [])):
        red = t.put(RED, number, "D4")
        events = t.drilling_turn(RED).do(RED, Drill(red, CENTRE))
        assert t.gained(events, AchievementGained) == gained


# Several players at once


def both_reach_ten_silver(management: list[int], *, active_first: bool) -> list[AchievementGained]:
    """Red triggers, Red and Green get ten silver each."""
    t = Table(options={"active_first": active_first})
    t.state.management[:] = management
    events = t.extract(t.tile("C", 7), (0, 0, 20, 0), {GREEN: 4, RED: 3}, trigger=RED)
    return t.gained(events, AchievementGained)


@pytest.mark.rule("RW-ACH-17")
def test_at_once_the_leftmost_in_management_order_takes_the_higher_tile() -> None:
    """No matter who is active; by an option the active player comes first (DISC-18, AMB-37)."""
    green_first = [AchievementGained(GREEN, SILVERS, 4), AchievementGained(RED, SILVERS, 3)]
    red_first = [AchievementGained(RED, SILVERS, 4), AchievementGained(GREEN, SILVERS, 3)]
    left, right = [WHITE, GREEN, RED, PURPLE], [WHITE, RED, GREEN, PURPLE]
    assert both_reach_ten_silver(left, active_first=False) == green_first
    assert both_reach_ten_silver(right, active_first=False) == red_first
    assert both_reach_ten_silver(left, active_first=True) == red_first
    assert both_reach_ten_silver(right, active_first=True) == red_first


@pytest.mark.rule("RW-ACH-17")
@pytest.mark.parametrize("active_first", [False, True])
def test_income_has_no_active_player(active_first: bool) -> None:
    """All mineshafts pay together; Green, left of Red, takes the higher tile under both switches (AMB-34)."""
    t = Table(options={"active_first": active_first})
    t.state.management[:] = [GREEN, PURPLE, RED, WHITE]
    tiles = [tile for tile in range(32) if t.rules.incomes[t.state.tiles[tile]][SILVER]][:2]
    for player, tile in zip((RED, GREEN), tiles, strict=True):
        t.own(player, (0, 0, 10 - t.rules.incomes[t.state.tiles[tile]][SILVER], 0))
        t.shaft(player, tile)
        t.reveal(tile)
    t.start_step(pay_shafts)
    gained = t.gained(inside(t.game).take_events(), AchievementGained)
    assert gained == [AchievementGained(GREEN, SILVERS, 4), AchievementGained(RED, SILVERS, 3)]


@pytest.mark.rule("RW-ACH-18")
def test_a_tile_is_kept_when_the_criterion_fails_later() -> None:
    """Ten silver are gained and sold; the tile stays to the end (AMB-36)."""
    t = Table()
    t.own(RED, (0, 0, 9, 0), 1000)
    t.market({RED: 1}).do(RED, Buy(SILVER, 1))
    t.market({RED: 1}).do(RED, Sell(SILVER, 10))
    assert t.view(None).companies[RED].achievements == (SILVERS,)
    t.state.ending = "centre"
    t.start_step(put_back)
    assert t.game.scores[RED].parts["achievements"] == 4


# Rulings


def test_several_tiles_at_once() -> None:
    """One extraction completes ten silver, twelve gold and the sixth card (AMB-37)."""
    t = Table()
    t.keep_cards(RED, 5)
    t.put(RED, 1, t.tile("C", 7), power=4)
    events = t.extract(t.tile("C", 7), (0, 0, 10, 12), {RED: 3}, trigger=RED)
    gained = [(event.achievement, event.prestige) for event in t.gained(events, AchievementGained)]
    assert gained == [(CARDS, 4), (SILVERS, 4), (GOLDS, 5)]


def test_a_bribe_can_complete_the_victims_achievement() -> None:
    """Red pulls Green's last crew from B to C (AMB-34)."""
    t = Table()
    t.vice_presidents({RED: [0]})
    red = t.put(RED, 0, "C4")
    outward = next(tile for tile in neighbours(place("C4")) if tile // 8 == 1)
    green = t.put(GREEN, 0, outward)
    for number, name in enumerate(("C8", "D1", "D2"), 1):
        t.put(GREEN, number, name)
    t.drilling_turn(RED).do(RED, Drill(red, place("C4")))
    events = t.do(RED, Bribe(green, place("C4")))
    assert t.gained(events, AchievementGained) == [AchievementGained(GREEN, DEEP_CREWS, 5)]


def test_a_crew_in_the_centre_keeps_its_power() -> None:
    """One crew of power 4 has left the game; the second one completes the pair (AMB-38)."""
    t = Table()
    t.put(RED, 1, CENTRE, power=4)
    t.put(RED, 0, "E1", power=3)
    t.own(RED, cash=10_000)
    events = t.workshop({RED: 1}).do(RED, RaisePower(crew(RED)))
    assert AchievementGained(RED, TWO_CREWS, 6) in events


def test_insurance_does_not_count_as_cubes() -> None:
    """Five tiles and eight silver, one more bought: nine (AMB-39)."""
    t = Table()
    t.own(RED, (0, 0, 8, 0), 1000)
    t.state.insurance[RED] = 5
    assert not t.gained(t.market({RED: 1}).do(RED, Buy(SILVER, 1)), AchievementGained)


@pytest.mark.rule("RW-ACH-08")
@pytest.mark.parametrize("resource", range(4))
def test_each_resource_has_its_own_number(resource: int) -> None:
    """With an owner's numbers 1 2 3 4: exactly these are enough, one less of any is not."""
    t = Table()
    criterion = Achievement(key="own", row=1, prestige=(4, 3, 2, 1), cubes=(1, 2, 3, 4))
    t.own(GREEN, (1, 2, 3, 4))
    assert meets(t.state, GREEN, Goal(0, criterion))
    t.state.cubes[GREEN * 4 + resource] -= 1
    assert not meets(t.state, GREEN, Goal(0, criterion))
