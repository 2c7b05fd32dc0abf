"""RW-SETUP: what the table looks like before the first auction."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import rockworker
from rockworker.engine.errors import BadPlayerCount
from rockworker.games.rockwell import components
from rockworker.games.rockwell.actions import (
    Bid,
    BuildShaft,
    Buy,
    Deliver,
    Drill,
    Hire,
    Insure,
    PlaceVicePresident,
    RaisePower,
    RaiseSafety,
    Sell,
)
from rockworker.games.rockwell.board import RING_SIZE, STRATA
from rockworker.games.rockwell.events import AchievementGained, VicePresidentPlaced
from rockworker.games.rockwell.frames.turn import go_on_or_end, offer_insurance, open_auction
from tests.games.rockwell.moves import (
    HIRING,
    all_offered,
    asked,
    destinations,
    insure,
    own_numbers,
    play_idly,
    seen,
    stratum,
    touching,
)
from tests.games.rockwell.table import GREEN, NOBODY, PURPLE, RED, WHITE, Table, crew, place

COUNTS = (2, 3, 4)
SEEDS = range(30)
each_count = pytest.mark.parametrize("players", COUNTS)


@pytest.mark.rule("RW-SETUP-01")
@each_count
def test_two_to_four_people_play(players: int) -> None:
    """Each number of players from two to four has its companies and a seat in the auction."""
    t = Table(players)
    assert len(seen(t).companies) == players
    assert t.game.actors == tuple(range(players))


@pytest.mark.rule("RW-SETUP-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_no_other_number_plays(players: int) -> None:
    """One player is too few, five are too many."""
    with pytest.raises(BadPlayerCount) as caught:
        rockworker.new("rockwell", players=players)
    assert caught.value.details["fewest"] == 2
    assert caught.value.details["most"] == 4


@pytest.mark.rule("RW-SETUP-02", "RW-SETUP-03")
@pytest.mark.parametrize("seed", SEEDS)
def test_each_ring_holds_the_eight_tiles_of_its_stratum_front_up(seed: int) -> None:
    """A lies outermost, then B, C and D; nothing is revealed and no back can be seen."""
    tiles = seen(Table(seed=seed)).tiles
    assert len(tiles) == 32
    assert [tile.stratum for tile in tiles] == [letter for letter in STRATA for _ in range(RING_SIZE)]
    assert not any(tile.revealed for tile in tiles)
    assert {tile.income for tile in tiles} == {None}


@pytest.mark.rule("RW-SETUP-03")
def test_each_stratum_is_shuffled_among_itself() -> None:
    """From game to game the same eight tiles of a stratum lie in other places of their ring."""
    rings: dict[str, set[tuple[Any, ...]]] = {letter: set() for letter in STRATA}
    for seed in SEEDS:
        t = Table(seed=seed)
        t.reveal(*range(32))
        tiles = seen(t).tiles
        for letter in STRATA:
            rings[letter].add(tuple((tiles[n].printed_power, tiles[n].income) for n in stratum(letter)))
    for layouts in rings.values():
        assert len({tuple(sorted(layout)) for layout in layouts}) == 1
        assert len(layouts) > 10


@pytest.mark.rule("RW-SETUP-04")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_two_adjacent_tiles_require_the_same_power(seed: int) -> None:
    """Neither with our tiles nor with a set in which the same powers occur in several strata."""
    for numbers in (None, own_numbers(tiles=mixed_tiles())):
        tiles = seen(Table(seed=seed, components=numbers)).tiles
        for number, tile in enumerate(tiles):
            assert all(tiles[other].printed_power != tile.printed_power for other in touching(number))


def mixed_tiles() -> list[dict[str, Any]]:
    """Tiles whose powers overlap from stratum to stratum, so that chance alone would often break the rule."""
    tiles: list[dict[str, Any]] = components.raw()["tiles"]
    return [{**tile, "power": STRATA.index(tile["stratum"]) + 2 + n % 4} for n, tile in enumerate(tiles)]


@pytest.mark.rule("RW-SETUP-05", "RW-SETUP-06")
@each_count
def test_every_player_has_a_crew_of_power_1_on_each_of_the_four_entrances(players: int) -> None:
    """DISC-03: four crews each, not one. The entrances are four."""
    crews = seen(Table(players)).crews
    for player in range(players):
        own = [one for one in crews if one.owner == player]
        assert sorted(one.at for one in own) == [place("E1"), place("E2"), place("E3"), place("E4")]
        assert [(one.power, one.die) for one in own] == [(1, 0)] * 4


@pytest.mark.rule("RW-SETUP-07")
@each_count
def test_boards_and_companies_have_a_face_for_each_number_of_players(players: int) -> None:
    """DISC-04: all three boards and the company boards, Board II among them."""
    boards, companies = components.raw()["boards"], components.raw()["companies"]
    for count in COUNTS:
        extra = ["bribery"] * count
        boards[str(count)] = {
            "control_centre": ["subcontracting", *extra],
            "exchange": [count] * count,
            "workshop": [count + 1] * (count + 1),
        }
        companies[str(count)]["safety"] = [count * 100, 5000, 6000]
    t = Table(players, components=own_numbers(boards=boards, companies=companies))
    assert len(seen(t).slots) == (1 + players) + players + (players + 1)
    t.market({RED: players}).workshop({GREEN: players + 1})
    assert seen(t).companies[RED].exchange_actions == players
    assert seen(t).companies[GREEN].workshop_actions == players + 1
    t.do(GREEN, RaiseSafety())
    assert seen(t, GREEN).companies[GREEN].cash == 3000 - players * 100


@pytest.mark.rule("RW-SETUP-08")
def test_48_cards_lie_in_eight_piles_by_number() -> None:
    """Six cards each, all of one number, shuffled again for each game; only their number can be seen."""
    orders = set()
    for seed in SEEDS:
        t = Table(seed=seed)
        assert seen(t).piles == (6,) * 8
        numbers = [{t.rules.cards[card].pile for card in pile} for pile in t.state.piles]
        assert [len(found) for found in numbers] == [1] * 8
        assert len(set.union(*numbers)) == 8
        orders.add(tuple(t.state.piles))
    for pile in range(8):
        assert len({order[pile] for order in orders}) > 10


@pytest.mark.rule("RW-SETUP-09", "RW-SETUP-10")
@each_count
def test_board_i_holds_three_bribery_tiles_and_three_dice_at_the_start_of_each_turn(players: int) -> None:
    """Whatever was used in a turn is back for the next one."""
    t = Table(players)
    assert (seen(t).bribery_tiles, seen(t).dice) == (3, 3)
    t.vice_presidents({RED: [HIRING[0]]})
    hirer = t.put(RED, 0, "A1")
    t.state.bribery_tiles = 1
    t.drilling_turn(RED).do(RED, Drill(hirer, place("A1")))
    t.do(RED, Hire(1))
    assert (seen(t).bribery_tiles, seen(t).dice) == (1, 2)
    play_idly(t, lambda t: asked(t) == "auction")
    assert (seen(t).bribery_tiles, seen(t).dice) == (3, 3)


@pytest.mark.rule("RW-SETUP-11")
def test_the_round_pawn_starts_beside_the_track() -> None:
    """It stands on no step yet."""
    assert seen(Table()).track == 0


@pytest.mark.rule("RW-SETUP-12", "RW-SETUP-13")
def test_management_and_control_orders_are_random_and_independent() -> None:
    """DISC-06: over many games each of the 24 orders occurs in both, and each first place goes with each other."""
    pairs = [(seen(t).management, seen(t).control) for t in (Table(seed=seed) for seed in range(400))]
    assert len({management for management, _ in pairs}) == 24
    assert len({control for _, control in pairs}) == 24
    firsts = Counter((management[0], control[0]) for management, control in pairs)
    assert len(firsts) == 16
    assert min(firsts.values()) >= 8
    assert sum(management == control for management, control in pairs) < 50


@pytest.mark.rule("RW-SETUP-14")
@each_count
def test_nothing_lies_on_board_ii(players: int) -> None:
    """No Vice President, no trade; prices are the printed ones."""
    view = seen(Table(players))
    assert set(view.slots) == {NOBODY}
    assert view.traded == ()
    assert view.prices == (400, 600, 800, 1000)
    assert {company.exchange_actions for company in view.companies} == {0}


@pytest.mark.rule("RW-SETUP-15")
def test_each_delivery_pile_has_its_cheapest_tile_on_top() -> None:
    """Buying down a pile, each tile costs more than the one before."""
    t = Table()
    piles = len(seen(t).deliveries)
    for pile in range(piles):
        values = []
        while seen(t).deliveries[pile].left:
            t.own(RED, (99, 99, 99, 99))
            t.workshop({RED: 1}).do(RED, Deliver(pile))
            left = t.stock(RED)
            values.append(sum((99 - n) * price for n, price in zip(left, (400, 600, 800, 1000), strict=True)))
        assert len(values) > 1
        assert values == sorted(set(values))


@pytest.mark.rule("RW-SETUP-16")
def test_the_four_resources_are_zinc_copper_silver_and_gold() -> None:
    """In this order, told apart by their prices."""
    t = Table()
    t.own(RED, (1, 1, 1, 1), cash=0)
    t.market({RED: 1})
    earned = []
    for resource in range(4):
        before = t.state.cash[RED]
        t.do(RED, Sell(resource, 1))
        earned.append(t.state.cash[RED] - before)
    assert earned == [400, 600, 800, 1000]
    assert Bid.__struct_fields__ == ("zinc", "copper", "silver", "gold", "cash")


@pytest.mark.rule("RW-SETUP-17")
def test_cubes_money_and_insurance_never_run_out() -> None:
    """DISC-02: more cubes, money and insurance tiles than are in the box."""
    t = Table()
    t.own(RED, cash=1_000_000)
    t.market({RED: 1}).do(RED, Buy(0, 2000))
    assert t.stock(RED)[0] == 2003
    t.go_to(open_auction).market({RED: 1}).do(RED, Sell(0, 2003))
    assert t.state.cash[RED] == 1_000_000 + 3 * 400
    t.own(RED, (500, 0, 0, 0))
    insure(t.start_step(offer_insurance), {RED: (500, 0, 0, 0)})
    assert seen(t, RED).companies[RED].insurance == 500


@pytest.mark.rule("RW-SETUP-18", "RW-SETUP-19", "RW-SETUP-23", "RW-SETUP-24", "RW-SETUP-30")
@each_count
def test_what_each_player_starts_with(players: int) -> None:
    """3 Zn, 2 Cu, 1 Ag, $3,000; no safety, no mobility, no insurance, no card, no delivery."""
    t = Table(players)
    for player in range(players):
        company = seen(t, player).companies[player]
        assert (company.cubes, company.cash) == ((3, 2, 1, 0), 3000)
        assert (company.safety, company.mobility) == (0, 0)
        assert (company.insurance, company.cards, company.deliveries) == (0, 0, 0)
        assert (company.achievements, company.achievement_prestige, company.delivery_prestige) == ((), 0, 0)


@pytest.mark.rule("RW-SETUP-20", "RW-SETUP-21")
@each_count
def test_stocks_and_money_are_hidden_until_the_end(players: int) -> None:
    """DISC-05: money too, by default. Players see only what is behind their own screens."""
    t = Table(players)
    for viewer in (None, *range(players)):
        for company in seen(t, viewer).companies:
            mine = company.player == viewer
            assert (company.cubes is not None, company.cash is not None) == (mine, mine)
    t.state.ending = "centre"
    t.start_step(go_on_or_end)
    assert t.game.is_over
    for company in seen(t).companies:
        assert (company.cubes, company.cash) == ((3, 2, 1, 0), 3000)


@pytest.mark.rule("RW-SETUP-21")
def test_an_option_opens_the_screens() -> None:
    """AMB-02, DISC-05: players may agree to play with open stocks."""
    company = seen(Table(options={"open_stocks": True}), WHITE).companies[RED]
    assert (company.cubes, company.cash) == ((3, 2, 1, 0), 3000)


@pytest.mark.rule("RW-SETUP-22")
def test_company_boards_are_public() -> None:
    """Everybody, spectators too, sees levels, mineshafts and which achievements were taken."""
    t = Table()
    t.own(RED, (0, 0, 0, 0), cash=20_000)
    t.market({RED: 1}).do(RED, Buy(2, 10))
    t.put(RED, 0, "A1")
    t.workshop({RED: 1})
    t.do(RED, RaiseSafety())
    t.do(RED, BuildShaft(place("A1")))
    for viewer in (None, RED, GREEN):
        company = seen(t, viewer).companies[RED]
        assert (company.safety, company.mobility, company.shafts_built) == (1, 0, 1)
        assert company.achievements == (2,)


@pytest.mark.rule("RW-SETUP-24")
@each_count
def test_at_first_a_crew_moves_to_an_adjacent_tile_or_stays(players: int) -> None:
    """Mobility 0, for every player."""
    t = Table(players)
    for player in range(players):
        mover = t.put(player, 0, "C4")
        t.drilling_turn(player)
        assert destinations(t, mover) == {place("C4"), *touching(place("C4"))}


@pytest.mark.rule("RW-SETUP-25")
def test_three_mineshafts_wait_on_the_company_from_the_cheapest_to_the_dearest() -> None:
    """None is in play at first; they cost $1,500, $2,000, $2,500, and there is no fourth."""
    t = Table()
    assert {tile.shaft for tile in seen(t).tiles} == {NOBODY}
    assert {company.shafts_built for company in seen(t).companies} == {0}
    t.own(RED, cash=20_000)
    t.put(RED, 0, "B1")
    t.workshop({RED: 1})
    prices = []
    for tile in ("B1", "B2", "B8"):
        before = t.state.cash[RED]
        t.do(RED, BuildShaft(place(tile)))
        prices.append(before - t.state.cash[RED])
    assert prices == [1500, 2000, 2500]
    assert not all_offered(t, RED, BuildShaft)


@pytest.mark.rule("RW-SETUP-26")
def test_nine_piles_of_four_achievement_tiles_the_best_on_top() -> None:
    """Each player who gains an achievement takes the highest tile left."""
    t = Table()
    piles = seen(t).achievements
    assert [pile.left for pile in piles] == [4] * 9
    assert [pile.prestige for pile in piles] == [4, 4, 4, 5, 5, 5, 6, 6, 6]
    t.market({RED: 1, GREEN: 2, PURPLE: 3})
    gained = []
    for player in (RED, GREEN, PURPLE):
        t.own(player, (0, 0, 0, 0), cash=20_000)
        gained += t.gained(t.do(player, Buy(2, 10)), AchievementGained)
    assert [(gain.player, gain.prestige) for gain in gained] == [(RED, 4), (GREEN, 3), (PURPLE, 2)]
    assert (seen(t).achievements[2].left, seen(t).achievements[2].prestige) == (1, 1)


@pytest.mark.rule("RW-SETUP-27")
@each_count
def test_each_player_has_two_vice_presidents(players: int) -> None:
    """In a turn everybody places two, and is not asked for a third."""
    t = Table(players)
    placed = t.gained(play_idly(t, lambda t: asked(t) == "buy-insurance"), VicePresidentPlaced)
    assert Counter(event.player for event in placed) == dict.fromkeys(range(players), 2)
    assert not all_offered(t, RED, PlaceVicePresident)


@pytest.mark.rule("RW-SETUP-28")
@pytest.mark.parametrize("wanted", [(4, 4, 4, 4), (1, 2, 3, 4), (3, 3, 3, 3), (2, 2, 2, 1)])
def test_the_four_crews_hold_any_mix_of_powers(wanted: tuple[int, ...]) -> None:
    """DISC-07: pawns never limit improvements, nor does the pawn that marks mobility."""
    t = Table()
    for number, power in enumerate(wanted):
        for _ in range(power - 1):
            t.own(RED, cash=5000)
            t.workshop({RED: 1}).do(RED, RaisePower(crew(RED, number)))
    assert tuple(one.power for one in seen(t).crews[:4]) == wanted


@pytest.mark.rule("RW-SETUP-29")
def test_cubes_are_counted_one_by_one() -> None:
    """A large cube is only change for five small ones: any number up to the stock can be given."""
    t = Table()
    t.own(RED, (7, 0, 0, 0))
    t.start_step(open_auction)
    assert {action.zinc for action in all_offered(t, RED, Bid)} == set(range(8))
    t.start_step(offer_insurance)
    assert {action.zinc for action in all_offered(t, RED, Insure)} == set(range(8))
    t.market({RED: 1})
    assert {action.amount for action in all_offered(t, RED, Sell)} == set(range(1, 8))


@pytest.mark.rule("RW-SETUP-31")
@each_count
def test_the_game_begins_with_an_auction(players: int) -> None:
    """Turn 1, and everybody is asked for a bid."""
    t = Table(players)
    assert (seen(t).turn, asked(t)) == (1, "auction")
    assert t.game.actors == tuple(range(players))
    assert all(t.may(player, Bid(0, 0, 0, 0, 100)) for player in range(players))


@pytest.mark.rule("RW-SETUP-32")
@each_count
def test_turns_are_not_limited(players: int) -> None:
    """Where nobody does anything, the game goes on and on: no end condition is met."""
    t = Table(players)
    play_idly(t, lambda t: seen(t).turn == 40)
    assert not t.game.is_over
    assert seen(t).ending == ""
