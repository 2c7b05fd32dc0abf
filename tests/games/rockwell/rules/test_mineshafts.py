"""RW-SHAFT: mineshafts."""

from __future__ import annotations

import pytest

from rockworker.engine.inside import inside
from rockworker.games.rockwell.actions import BuildShaft, MoveShaft, Pass
from rockworker.games.rockwell.board import CENTRE, ENTRANCE, TILES, borders_of, neighbours, tiles_of
from rockworker.games.rockwell.events import RemainderReceived, ShaftBuilt, ShaftMoved, ShaftPaid
from rockworker.games.rockwell.frames.market import Market
from rockworker.games.rockwell.frames.turn import pay_shafts
from tests.games.rockwell.table import GREEN, NOBODY, PURPLE, RED, WHITE, Table, place

RICH = 100_000
HOME = "B1"


def builder(built: int = 0, players: int = 4) -> Table:
    """Red, rich, acts in the workshop; one Red crew on B 1, all others on entrances; shafts on D 8, D 7 …"""
    t = Table(players)
    t.own(RED, cash=RICH)
    t.put(RED, 0, HOME)
    for number in range(built):
        t.shaft(RED, f"D{8 - number}")
    return t.workshop({RED: 1, GREEN: 2})


def offered(t: Table) -> set[int]:
    """Where Red may build."""
    return {tile for offer in t.game.offers(RED) if offer.action is BuildShaft for tile in offer.axis("tile")}


def moves(t: Table, level: int) -> set[tuple[int, int]]:
    """From where to where Red may move a shaft by a level."""
    offers = [offer for offer in t.game.offers(RED) if offer.action is MoveShaft and offer.axis("level") == (level,)]
    return {(origin, tile) for offer in offers for origin in offer.axis("origin") for tile in offer.axis("tile")}


def near(name: str) -> set[int]:
    return {place(name), *neighbours(place(name))}


@pytest.mark.rule("RW-SHAFT-01")
def test_building_and_moving_belong_to_phase_three() -> None:
    """On Board II there is no such action; on Board III both are offered."""
    t = Table()
    t.put(RED, 0, HOME)
    t.shaft(RED, "D8")
    t.market({RED: 1})
    t.refused(RED, BuildShaft(place(HOME)))
    t.refused(RED, MoveShaft(1, place("D8"), place(HOME)))
    t = builder(built=1)
    assert t.may(RED, BuildShaft(place(HOME)))
    assert t.may(RED, MoveShaft(1, place("D8"), place(HOME)))


@pytest.mark.rule("RW-SHAFT-02")
def test_three_shafts_in_order_at_rising_prices() -> None:
    """$1,500, $2,000, $2,500; there is no fourth."""
    t = builder()
    paid = []
    for tile in ("B1", "B2", "D4"):
        cash = t.state.cash[RED]
        events = t.do(RED, BuildShaft(place(tile)))
        paid.append(cash - t.state.cash[RED])
        assert t.gained(events, ShaftBuilt) == [ShaftBuilt(RED, len(paid), place(tile), paid[-1])]
        t.quietly(lambda: t.game.actors == (RED,))
    assert paid == [1500, 2000, 2500]
    assert [t.shaft_at(tile) for tile in ("B1", "B2", "D4")] == [RED] * 3
    t.refused(RED, BuildShaft(place("C5")), "RW-SHAFT-02")


@pytest.mark.rule("RW-SHAFT-03", "RW-SHAFT-04")
def test_the_first_shaft_goes_on_or_next_to_an_own_crew() -> None:
    """B 1 and its six neighbours, all unrevealed and free of others; entrances give no adjacency (AMB-10, AMB-42)."""
    t = builder()
    assert offered(t) == near(HOME)
    t.refused(RED, BuildShaft(place("B3")), "RW-SHAFT-04")


@pytest.mark.rule("RW-SHAFT-03", "RW-SHAFT-04")
def test_the_first_shaft_needs_an_unrevealed_tile_without_opponents() -> None:
    """An opposing crew on the tile or on a neighbour, and a revealed tile, are barred."""
    t = builder()
    t.put(GREEN, 0, HOME)
    t.put(WHITE, 0, "B2")
    t.reveal("B8")
    t.game._settle()
    assert offered(t) == near(HOME) - {place(HOME), place("B2"), place("B8")}
    for barred in (HOME, "B2", "B8"):
        t.refused(RED, BuildShaft(place(barred)), "RW-SHAFT-04")


@pytest.mark.rule("RW-SHAFT-05", "RW-SHAFT-06")
def test_the_second_shaft_may_also_go_on_a_revealed_tile_nearby() -> None:
    """Revealed tiles on or next to a crew of the player, opponents or not; a far one is not enough (DISC-14)."""
    t = builder(built=1)
    t.reveal(HOME, "B2", "D3")
    t.put(GREEN, 0, HOME)
    t.put(GREEN, 1, "B2")
    t.put(GREEN, 2, "B8")
    t.game._settle()
    assert offered(t) == near(HOME) - {place("B8")}
    t.refused(RED, BuildShaft(place("D3")), "RW-SHAFT-05")
    t.refused(RED, BuildShaft(place("B8")), "RW-SHAFT-05")


@pytest.mark.rule("RW-SHAFT-07", "RW-SHAFT-08")
def test_the_third_shaft_goes_anywhere_but_on_another_shaft() -> None:
    """Revealed or not, occupied or not, near or far: 32 tiles less the three with a shaft."""
    t = builder(built=2)
    t.reveal("A5", "D1")
    t.put(GREEN, 0, "C3")
    t.shaft(PURPLE, "C7")
    t.game._settle()
    assert offered(t) == set(range(TILES)) - {place("D8"), place("D7"), place("C7")}
    t.refused(RED, BuildShaft(place("C7")), "RW-SHAFT-08")
    t.refused(RED, BuildShaft(place("D8")), "RW-SHAFT-08")


@pytest.mark.rule("RW-SHAFT-08")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_tile_never_holds_two_shafts(level: int) -> None:
    """At every level a neighbour with Purple's shaft is barred."""
    t = builder(built=level - 1)
    t.shaft(PURPLE, "B2")
    t.game._settle()
    t.refused(RED, BuildShaft(place("B2")), "RW-SHAFT-08")


@pytest.mark.rule("RW-SHAFT-09")
def test_a_shaft_moves_for_the_price_and_by_the_rule_of_a_level_reached() -> None:
    """With two shafts: level 1 moves either one for $1,500 to unrevealed tiles, level 2 for $2,000 (AMB-43)."""
    t = builder(built=2)
    t.reveal("B2")
    t.game._settle()
    own = {place("D8"), place("D7")}
    unrevealed = near(HOME) - {place("B2")}
    assert moves(t, 1) == {(origin, tile) for origin in own for tile in unrevealed}
    assert moves(t, 2) == {(origin, tile) for origin in own for tile in near(HOME)}
    t.refused(RED, MoveShaft(1, place("D8"), place("B2")), "RW-SHAFT-04")
    t.refused(RED, MoveShaft(2, place("D8"), place("C6")), "RW-SHAFT-05")
    events = t.do(RED, MoveShaft(2, place("D8"), place("B2")))
    assert t.gained(events, ShaftMoved) == [ShaftMoved(RED, place("D8"), place("B2"), 2000)]
    assert (t.shaft_at("D8"), t.shaft_at("B2"), t.shaft_at("D7")) == (NOBODY, RED, RED)
    assert t.state.cash[RED] == RICH - 2000
    assert t.state.actions[2 * 4 + RED] == 3
    assert t.state.shafts_built[RED] == 2
    t.quietly(lambda: t.game.actors == (RED,))
    events = t.do(RED, MoveShaft(1, place("D7"), place("B8")))
    assert t.gained(events, ShaftMoved) == [ShaftMoved(RED, place("D7"), place("B8"), 1500)]
    assert t.state.cash[RED] == RICH - 3500


@pytest.mark.rule("RW-SHAFT-09")
def test_only_own_shafts_move_and_only_elsewhere() -> None:
    """Neither Purple's shaft, nor a shaft that is not there, nor onto its own tile; not without money."""
    t = builder(built=3)
    t.shaft(PURPLE, "C7")
    t.game._settle()
    t.refused(RED, MoveShaft(3, place("C7"), place("A1")), "RW-SHAFT-09")
    t.refused(RED, MoveShaft(3, place("A5"), place("A1")), "RW-SHAFT-09")
    t.refused(RED, MoveShaft(3, place("D8"), place("D8")), "RW-SHAFT-08")
    t.refused(RED, MoveShaft(3, place("D8"), place("C7")), "RW-SHAFT-08")
    t.own(RED, cash=2400)
    t.game._settle()
    t.refused(RED, MoveShaft(3, place("D8"), place("A1")), "RW-IMP-19")
    assert t.may(RED, MoveShaft(2, place("D8"), place(HOME)))


@pytest.mark.rule("RW-SHAFT-09")
@pytest.mark.parametrize(("level", "price"), [(1, 1500), (2, 2000), (3, 2500)])
def test_just_the_money_is_enough_to_move(level: int, price: int) -> None:
    """A hundred less is too little."""
    t = builder(built=3)
    for cash, enough in ((price, True), (price - 100, False)):
        t.own(RED, cash=cash)
        t.game._settle()
        assert bool(moves(t, level)) == enough


@pytest.mark.rule("RW-SHAFT-10")
@pytest.mark.parametrize(("built", "level"), [(0, 1), (1, 2), (1, 3), (2, 3), (2, 0), (3, 4), (3, -1)])
def test_a_level_not_reached_moves_nothing(built: int, level: int) -> None:
    """A level that was not reached by building is of no use for moving."""
    t = builder(built)
    assert not moves(t, level)
    t.refused(RED, MoveShaft(level, place("D8"), place(HOME)), "RW-SHAFT-10")


@pytest.mark.rule("RW-SHAFT-11", "RW-SHAFT-12", "RW-SHAFT-16")
def test_a_shaft_outlives_the_extraction_and_becomes_active() -> None:
    """Before: priority, no income. After: still there, and it pays."""
    t = Table()
    tile = t.tile("C", 7)
    t.shaft(PURPLE, tile)
    t.start_step(pay_shafts)
    assert not t.gained(inside(t.game).take_events(), ShaftPaid)
    events = t.extract(tile, (1, 0, 0, 0), {GREEN: 4, RED: 3}, trigger=RED)
    assert t.gained(events, RemainderReceived) == [RemainderReceived(PURPLE, (1, 0, 0, 0))]
    assert t.state.shafts[tile] == PURPLE
    t.start_step(pay_shafts)
    income = t.rules.incomes[t.state.tiles[tile]]
    assert t.gained(inside(t.game).take_events(), ShaftPaid) == [ShaftPaid(PURPLE, tile, income)]


@pytest.mark.rule("RW-SHAFT-12", "RW-SHAFT-13", "RW-SHAFT-14", "RW-SHAFT-15")
def test_every_active_shaft_pays_what_its_tile_shows() -> None:
    """Two active shafts of Purple, one of White, one sleeping: no crew there, no Vice President needed."""
    t = Table()
    t.empty_stocks()
    for player, tile in ((PURPLE, "B3"), (PURPLE, "D2"), (WHITE, "A7"), (WHITE, "A2")):
        t.shaft(player, tile)
    t.reveal("B3", "D2", "A7", "C1")
    t.start_step(pay_shafts)
    events = inside(t.game).take_events()
    income = {name: t.rules.incomes[t.state.tiles[place(name)]] for name in ("A7", "B3", "D2")}
    assert t.gained(events, ShaftPaid) == [
        ShaftPaid(WHITE, place("A7"), income["A7"]),
        ShaftPaid(PURPLE, place("B3"), income["B3"]),
        ShaftPaid(PURPLE, place("D2"), income["D2"]),
    ]
    assert t.stock(WHITE) == income["A7"]
    assert t.stock(PURPLE) == tuple(a + b for a, b in zip(income["B3"], income["D2"], strict=True))
    assert t.stock(RED) == t.stock(GREEN) == (0, 0, 0, 0)


@pytest.mark.rule("RW-SHAFT-17")
@pytest.mark.parametrize("tile", [CENTRE, ENTRANCE, ENTRANCE + 3, 40, -1, 10**30])
def test_no_shaft_on_the_centre_or_an_entrance(tile: int) -> None:
    """Not even with the third shaft; nor on a border."""
    t = builder(built=2)
    t.put(RED, 1, "D1")
    t.game._settle()
    assert tile not in offered(t)
    t.refused(RED, BuildShaft(tile), "RW-SHAFT-17")
    t.refused(RED, MoveShaft(2, place("D8"), tile), "RW-SHAFT-17")


@pytest.mark.rule("RW-SHAFT-18")
def test_phase_two_follows_the_active_shafts() -> None:
    """After the income the exchange opens."""
    t = Table()
    t.vice_presidents({RED: [4]})
    t.start_step(pay_shafts)
    assert t.is_asked(Market)
    assert t.state.track == 7
    assert t.game.actors == (RED,)


# Rulings


def test_straddlers_count_for_building_on_both_tiles() -> None:
    """The player's straddler occupies both tiles; an opposing one bars both (AMB-20, AMB-42)."""
    t = builder()
    border = borders_of(place("C5"))[1]
    one, other = tiles_of(border)
    t.put(RED, 1, border)
    t.game._settle()
    reach = {one, other, *neighbours(one), *neighbours(other)}
    assert offered(t) == near(HOME) | reach
    t.put(RED, 1, "E2")
    t.put(GREEN, 1, borders_of(place(HOME))[1])
    t.game._settle()
    assert offered(t) == near(HOME) - set(tiles_of(borders_of(place(HOME))[1]))


def test_the_ais_crews_bar_a_shaft() -> None:
    """With two players AI's crews are opposing crews too (AMB-42, AMB-57)."""
    t = builder(players=2)
    t.put(2, 0, "B2")
    t.game._settle()
    assert offered(t) == near(HOME) - {place("B2")}


def test_who_cannot_pay_the_level_cannot_build() -> None:
    """One hundred short of the first, second and third price."""
    for built, price in enumerate((1500, 2000, 2500)):
        t = builder(built)
        t.own(RED, cash=price - 100)
        t.refused(RED, BuildShaft(place(HOME)), "RW-IMP-19")
        t.own(RED, cash=price)
        assert t.may(RED, BuildShaft(place(HOME)))
        t.do(RED, Pass())
