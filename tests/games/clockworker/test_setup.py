"""Preparation: what lies on the table before the first turn."""

from __future__ import annotations

import pytest

import rockworker
from rockworker.engine.chance import seeded, shuffle
from rockworker.engine.errors import BadPlayerCount
from rockworker.engine.inside import inside
from rockworker.engine.records import fields_of
from rockworker.games.clockworker import components
from rockworker.games.clockworker.actions import Recharge
from rockworker.games.clockworker.events import FirstPlayerDrawn
from rockworker.games.clockworker.resources import GEAR, ROBOT
from rockworker.games.clockworker.setup import deal
from rockworker.games.clockworker.state import FIN, ClockworkerState
from tests.games.clockworker.table import Table

PARTS = components.load()


def dealt(players: int, seed: int = 1) -> ClockworkerState:
    """A table before the first turn."""
    return deal(Table(players).rules, seed)


@pytest.mark.rule("CW-DEF-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players(players: int) -> None:
    """Any other number of players is refused."""
    with pytest.raises(BadPlayerCount):
        rockworker.new("clockworker", players=players)
    for allowed in (2, 3, 4):
        assert rockworker.new("clockworker", players=allowed).players == allowed


@pytest.mark.rule("CW-SETUP-01", "CW-SETUP-02", "CW-SETUP-03")
def test_the_cards_are_44_factories_and_28_artifacts() -> None:
    """4 starting factories and 40 others; 12 artifacts twice and 4 once."""
    assert PARTS.starting_factory.copies == 4
    assert len(PARTS.factories) == 40
    assert all(card.cost > 0 for card in PARTS.factories)
    assert sorted(card.copies for card in PARTS.artifacts) == [1] * 4 + [2] * 12


@pytest.mark.rule("CW-SETUP-04")
def test_the_four_artifacts_of_the_end_exist_once() -> None:
    """Mechanical God, Rescue Ship, Robotic Government and Toward a New World."""
    single = {card.key for card in PARTS.artifacts if card.copies == 1}
    assert single == {"mechanical-god", "rescue-ship", "robotic-government", "toward-a-new-world"}


@pytest.mark.rule("CW-SETUP-05", "CW-SETUP-11", "CW-SETUP-12", "CW-SETUP-13", "CW-SETUP-14")
@pytest.mark.parametrize(("players", "above", "below"), [(4, 10, 5), (3, 8, 7), (2, 6, 9)])
def test_fin_lies_beneath_the_right_tile(players: int, above: int, below: int) -> None:
    """5 of 20 archives lie open; FIN goes beneath the 10th, 8th or 6th of the rest."""
    for seed in range(20):
        state = dealt(players, seed)
        assert len(state.display) == 5
        assert FIN not in state.display
        assert sorted([*state.display, *state.tiles]) == [FIN, *range(20)]
        top_down = state.tiles[::-1]
        assert top_down.index(FIN) == above
        assert len(top_down) - above - 1 == below


@pytest.mark.rule("CW-SETUP-06")
def test_artifacts_lie_open_in_piles() -> None:
    """Everybody, spectators included, sees how many copies of each artifact are left."""
    t = Table(4)
    for viewer in (None, 0, 3):
        assert t.game.view(viewer).copies == (1, 1, 1, 1, *[2] * 12)


@pytest.mark.rule("CW-SETUP-07", "CW-SETUP-08")
def test_the_factory_deck_and_row() -> None:
    """The 40 factories without the starting ones: 5 in the row, the rest face down."""
    state = dealt(4)
    assert len(state.row) == 5
    assert len(state.deck) == 35
    assert sorted([*state.row, *state.deck]) == list(range(1, 41))
    assert dealt(4, 2).deck != state.deck


@pytest.mark.rule("CW-SETUP-25")
def test_the_first_factory_drawn_lies_far_right() -> None:
    """The last card of the shuffled deck is drawn first and lies at the far right, the fifth lies at the deck."""
    deck = Table(4).rules.deck()
    shuffle(seeded(1), deck)
    state = dealt(4, 1)
    assert state.row == deck[-5:]
    assert state.deck == deck[:-5]


@pytest.mark.rule("CW-SETUP-09", "CW-SETUP-10")
def test_the_markers_belong_to_places() -> None:
    """The fourth place is a gear cheaper, whatever card lies there, at any time."""
    t = Table()
    before = t.state.row[:]
    for index in range(5):
        for factory, card in enumerate(t.rules.factories):
            assert t.rules.row_prices[index][factory] == max(0, card.cost - (index == 3))
    t.own(0, "9C")
    t.act(0)
    assert t.game.view(0).prices[3] == t.rules.factories[before[3]].cost - 1
    assert t.rules.bonus_index == 4


@pytest.mark.rule("CW-SETUP-16", "CW-SETUP-19", "CW-SETUP-20", "CW-SETUP-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_a_full_starting_factory(players: int) -> None:
    """One starting factory each, the same for all; 6 robots, one on every slot and the rest in the supply."""
    state = dealt(players)
    assert len(PARTS.starting_factory.slots) < 6
    for player in range(players):
        assert state.factories[player] == [0]
        placed = state.robots[player][0].bit_count()
        assert placed == len(PARTS.starting_factory.slots)
        assert placed + state.holdings[player][ROBOT] == 6
        assert state.holdings[player][ROBOT] >= 1


@pytest.mark.rule("CW-SETUP-17")
def test_the_first_player_is_drawn() -> None:
    """Every seat may begin, and the seed decides which."""
    firsts = [dealt(4, seed).first for seed in range(40)]
    assert set(firsts) == {0, 1, 2, 3}
    game = rockworker.new("clockworker", players=4, seed=5)
    assert game.opening[0] == FirstPlayerDrawn(inside(game).state.first)
    assert game.actors == (inside(game).state.first,)


@pytest.mark.rule("CW-SETUP-18")
def test_the_first_player_marker_stays() -> None:
    """The same player begins every round."""
    t = Table(3)
    for turn in range(9):
        assert (t.state.first, t.player) == (0, turn % 3)
        t.do(Recharge())


@pytest.mark.rule("CW-SETUP-21", "CW-SETUP-22", "CW-2P-06", "CW-3P-03", "CW-4P-03")
@pytest.mark.parametrize(("players", "gears"), [(2, [4, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 5])])
def test_starting_gears_by_seat(players: int, gears: list[int]) -> None:
    """Later seats begin with more gears, counted from the first player."""
    for seed in range(6):
        state = dealt(players, seed)
        assert [state.holdings[(state.first + seat) % players][GEAR] for seat in range(players)] == gears


def test_starting_gears_may_be_equal() -> None:
    """By option all seats begin alike."""
    state = deal(Table(4, starting_gears="equal").rules, 3)
    assert [holdings[GEAR] for holdings in state.holdings] == [4, 4, 4, 4]


@pytest.mark.rule("CW-SETUP-23")
def test_nobody_begins_with_anything_else() -> None:
    """No blocks, points, artifacts or archives."""
    state = dealt(4)
    for player in range(4):
        assert state.holdings[player][1:5] == [0, 0, 0, 0]
        assert state.holdings[player][6] == 0
    assert state.artifacts == [0] * 4
    assert state.archives == [[]] * 4


@pytest.mark.rule("CW-SETUP-15", "CW-SETUP-26")
def test_the_reserve_and_decorations_have_no_state() -> None:
    """What can't run out needs no counting: the state knows players' holdings, but no reserve and no cut-outs."""
    fields = set(fields_of(ClockworkerState))
    assert fields == {
        "rng", "surprises", "stack", "first", "current", "round", "ending", "robot_gained", "deck", "row", "tiles",
        "display", "copies", "holdings", "factories", "robots", "artifacts", "active", "archives",
    }  # fmt: skip


@pytest.mark.rule("CW-2P-01", "CW-2P-02", "CW-2P-03", "CW-2P-04")
def test_two_players_use_fewer_cards() -> None:
    """Only cards with the icon: 24 factories, one copy of each artifact; all archives and both starting factories."""
    state = dealt(2)
    assert len(state.deck) + len(state.row) == 24
    assert all(PARTS.factories[factory - 1].two_players for factory in (*state.deck, *state.row))
    assert state.copies == [1] * 16
    assert len(state.tiles) + len(state.display) == 21
    assert [tableau[0] for tableau in state.factories] == [0, 0]


@pytest.mark.rule("CW-3P-01", "CW-4P-01")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_use_all_cards(players: int) -> None:
    """All 40 factories and 28 artifacts; as many starting factories as players."""
    state = dealt(players)
    assert len(state.deck) + len(state.row) == 40
    assert sum(state.copies) == 28
    assert len(state.factories) == players


@pytest.mark.rule("CW-TV-20")
def test_set_up_for_four() -> None:
    """4 robots at work and 2 in the supply each, gears 3/3/4/5, row 5, display 5, stack 15 and FIN as 11th, deck 35."""
    state = dealt(4)
    assert [robots[0].bit_count() for robots in state.robots] == [4] * 4
    assert [holdings[ROBOT] for holdings in state.holdings] == [2] * 4
    assert [state.holdings[(state.first + seat) % 4][GEAR] for seat in range(4)] == [3, 3, 4, 5]
    assert (len(state.row), len(state.display), len(state.tiles), len(state.deck)) == (5, 5, 16, 35)
    assert state.tiles[-11] == FIN
