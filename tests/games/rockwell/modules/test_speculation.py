"""Speculation cards: who the Speculator is and may do, and how drawing goes on."""

from __future__ import annotations

import pytest

from rockworker.engine.errors import IllegalAction, NotYourTurn
from rockworker.engine.refusals import Refusal
from rockworker.games.rockwell.actions import Drill, Pass, RaisePower, Sell
from rockworker.games.rockwell.events import CardDrawn
from rockworker.games.rockwell.modules.explosions.records import ChooseEntrance
from rockworker.games.rockwell.modules.fluctuating_market.records import (
    PriceFell,
    PriceRose,
    Speculate,
    SpeculationDrawn,
)
from rockworker.games.rockwell.modules.fluctuating_market.refusals import PriceAtLimit
from rockworker.games.rockwell.modules.inspectors.module import SUPERVISOR
from rockworker.games.rockwell.modules.inspectors.records import PushPawn
from rockworker.games.rockwell.modules.special_card_events import SpecialSetAside
from rockworker.games.rockwell.modules.two_players.records import RaiseAi
from rockworker.games.rockwell.state import BOARD_II, Cubes
from tests.games.rockwell.modules.stage import (
    AI,
    ALL,
    COPPER,
    DIAMONDS,
    EXPLOSION,
    EXPLOSIONS,
    GOLD,
    INSPECTORS,
    MARKET,
    SILVER,
    SPECULATION,
    ZINC,
    booty,
    diamond,
    end_of_turn,
    faces,
    gather,
    intersection,
    market_and_workshop,
    names,
    offered,
    only,
    pile_of,
    places_on,
    refused,
    seen,
    set_pawns,
    stand_by,
    tip,
)
from tests.games.rockwell.table import GREEN, PURPLE, RED, WHITE, Table, crew, place

NOTHING = -1
PAIRS = {(up, down) for up in range(4) for down in range(4) if up != down}


def speculating(prices: Cubes = (500, 600, 700, 800), players: int = 4) -> Table:
    """Red's move has drawn a Speculation card; Red is the leftmost in Management order."""
    t = Table(players, modules=[MARKET])
    t.state.management.sort()
    t.state.prices[:] = prices
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, SPECULATION, booty((2, 0, 0, 0)))
    return t


def choices(t: Table, player: int = RED) -> set[tuple[int, int]]:
    """What the Speculator may raise and lower."""
    return {(action.up, action.down) for action in offered(t, player, Speculate)}


# What the Speculator does


@pytest.mark.rule("FM-03", "FM-06", "FM-07")
def test_the_speculator_raises_one_price_and_lowers_another() -> None:
    """Any two different resources, one notch each, at once; there is no way out of it."""
    t = speculating()
    assert t.game.actors == (RED,)
    assert choices(t) == PAIRS
    assert {offer.action for offer in t.game.offers(RED)} == {Speculate}
    events = t.do(RED, Speculate(SILVER, ZINC))
    assert names(events)[:3] == ["PriceRose", "PriceFell", "CardDrawn"]
    assert (only(events, PriceRose), only(events, PriceFell)) == (PriceRose(SILVER, 800), PriceFell(ZINC, 400))
    assert seen(t).prices == (400, 600, 800, 800)


@pytest.mark.rule("FM-06")
def test_it_must_be_two_different_resources() -> None:
    """Up and down of the same one, or only one of both, is no speculation."""
    t = speculating()
    refused(t, RED, Speculate(GOLD, GOLD), "FM-06")
    refused(t, RED, Speculate(GOLD, NOTHING), "FM-06")
    refused(t, RED, Pass(), "FM-06")
    with pytest.raises(NotYourTurn):
        t.game.apply(GREEN, Speculate(GOLD, ZINC))


@pytest.mark.rule("FM-11")
def test_speculation_reaches_no_limit() -> None:
    """AMB-60: zinc at $900 may not rise to $1,000, copper at $400 may not fall to $300; both may go the other way."""
    t = speculating((900, 400, 700, 800))
    assert choices(t) == {pair for pair in PAIRS if pair[0] != ZINC and pair[1] != COPPER}
    refused(t, RED, Speculate(ZINC, GOLD), "FM-11")
    refused(t, RED, Speculate(GOLD, COPPER), "FM-11")
    t.do(RED, Speculate(COPPER, ZINC))
    assert seen(t).prices == (800, 500, 700, 800)


@pytest.mark.rule("FM-11")
@pytest.mark.parametrize(
    ("copper", "rises", "falls"), [(400, True, False), (500, True, True), (1000, True, True), (1100, False, True)]
)
def test_a_price_moves_up_to_the_notch_before_its_limit(copper: int, rises: bool, falls: bool) -> None:
    """AMB-60: copper goes from $300 to $1,200, so speculation moves it between $400 and $1,100."""
    t = speculating((500, copper, 700, 800))
    assert ((COPPER, ZINC) in choices(t), (ZINC, COPPER) in choices(t)) == (rises, falls)
    if rises:
        t.do(RED, Speculate(COPPER, ZINC))
        assert seen(t).prices == (400, copper + 100, 700, 800)
    else:
        assert refusal(t, Speculate(COPPER, ZINC)) == PriceAtLimit("FM-11", COPPER, 1200)
    if not falls:
        t = speculating((500, copper, 700, 800))
        assert refusal(t, Speculate(ZINC, COPPER)) == PriceAtLimit("FM-11", COPPER, 300)


def refusal(t: Table, action: Speculate) -> Refusal | None:
    """What the Speculator is told."""
    with pytest.raises(IllegalAction) as caught:
        t.game.apply(RED, action)
    return caught.value.why


@pytest.mark.rule("FM-11", "FM-31")
def test_a_frozen_price_is_out_of_reach() -> None:
    """Silver has boomed: it can neither rise nor fall."""
    t = speculating((500, 600, 1400, 800))
    assert choices(t) == {pair for pair in PAIRS if SILVER not in pair}
    refused(t, RED, Speculate(GOLD, SILVER), "FM-31")


@pytest.mark.rule("FM-06", "FM-11")
def test_without_a_pair_the_one_possible_change_is_made() -> None:
    """AMB-60: all but zinc have boomed, so no pair exists: zinc goes up or down, as the Speculator likes."""
    t = speculating((500, 1200, 1400, 1600))
    assert choices(t) == {(ZINC, NOTHING), (NOTHING, ZINC)}
    events = t.do(RED, Speculate(NOTHING, ZINC))
    assert not t.gained(events, PriceRose)
    assert seen(t).prices == (400, 1200, 1400, 1600)


@pytest.mark.rule("FM-06", "FM-11")
def test_if_prices_can_move_one_way_only_one_of_them_does() -> None:
    """AMB-60: zinc and copper may only rise, the others are frozen: one of them rises."""
    t = speculating((300, 400, 1400, 1600))
    assert choices(t) == {(ZINC, NOTHING), (COPPER, NOTHING)}
    t.do(RED, Speculate(COPPER, NOTHING))
    assert seen(t).prices == (300, 500, 1400, 1600)


@pytest.mark.rule("FM-06", "FM-12")
def test_if_no_price_can_move_nobody_is_asked() -> None:
    """AMB-60: everything is frozen; the card is spent, and the extraction goes on."""
    t = Table(modules=[MARKET])
    t.state.prices[:] = (1000, 1200, 1400, 1600)
    events = tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, SPECULATION, booty((2, 0, 0, 0)))
    assert names(events)[2:4] == ["SpeculationDrawn", "CardDrawn"]


# Who the Speculator is


@pytest.mark.rule("FM-08", "FM-09")
@pytest.mark.parametrize(
    ("management", "traders", "expected"),
    [
        ([RED, GREEN, PURPLE, WHITE], [RED, GREEN, PURPLE], WHITE),
        ([WHITE, PURPLE, GREEN, RED], [WHITE, GREEN], PURPLE),
        ([PURPLE, RED, WHITE, GREEN], [], PURPLE),
        ([GREEN, RED, PURPLE, WHITE], [GREEN, WHITE], RED),
    ],
)
def test_the_speculator_is_the_leftmost_without_a_vice_president_on_board_ii(
    management: list[int], traders: list[int], expected: int
) -> None:
    """No matter who triggers the extraction; of several the one furthest left in Management order."""
    t = Table(modules=[MARKET])
    t.state.management[:] = management
    places_on(t, BOARD_II, traders)
    events = tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, SPECULATION, booty())
    assert only(events, SpeculationDrawn).speculator == expected
    assert t.game.actors == (expected,)


@pytest.mark.rule("FM-10")
@pytest.mark.parametrize("management", [[RED, GREEN], [GREEN, RED]])
def test_with_two_players_on_board_ii_the_management_leader_speculates(management: list[int]) -> None:
    """Both have placed a Vice President there: the leftmost of both. AI is never the Speculator (AMB-59)."""
    t = Table(2, modules=[MARKET])
    t.state.management[:] = management
    places_on(t, BOARD_II, [RED, GREEN])
    tip(t, t.tile("A", 3), {RED: 1, AI: 2}, SPECULATION, booty())
    assert t.game.actors == (management[0],)


@pytest.mark.rule("FM-08")
def test_a_vice_president_who_went_home_still_counts_as_placed() -> None:
    """DISC-20: Red gives up all actions on Board II for pushes; the Vice President goes home, but Red has placed one
    there this turn. Green, who has not, is the Speculator."""
    t = Table(modules=[MARKET, INSPECTORS])
    t.state.management[:] = [RED, GREEN, PURPLE, WHITE]
    places_on(t, BOARD_II, [PURPLE, WHITE, RED])
    tile = t.tile("C", 7)
    set_pawns(t, intersection("A/B", 0), intersection("A/B", 8))
    stand_by(t, tile, {RED: 3, GREEN: 4}, SPECULATION, booty())
    for _ in range(2):
        t.do(RED, PushPawn(SUPERVISOR, 1, BOARD_II))
    assert seen(t).companies[RED].exchange_actions == 0
    events = t.do(RED, Drill(crew(RED), tile))
    assert only(events, SpeculationDrawn).speculator == GREEN


@pytest.mark.rule("FM-08", "FM-09")
def test_in_phase_iii_it_still_matters_who_was_on_board_ii() -> None:
    """DISC-20: Green traded in Phase II and is home; an upgrade of Red draws a Speculation. Purple, the leftmost of
    those who placed nobody on Board II, speculates."""
    t = Table(modules=[MARKET])
    t.state.management[:] = [GREEN, PURPLE, RED, WHITE]
    tile = t.tile("A", 3)
    t.next_cards(tile, SPECULATION, booty())
    gather(t, tile, {RED: 1, GREEN: 1})
    t.own(RED, cash=10_000)
    market_and_workshop(t, [], [RED])
    t.market({GREEN: 1})
    t.do(GREEN, Sell(ZINC, 1))
    t.do(GREEN, Pass())
    events = t.do(RED, RaisePower(crew(RED)))
    assert only(events, SpeculationDrawn).speculator == PURPLE


@pytest.mark.rule("FM-08")
def test_after_everything_was_put_back_it_still_matters_who_was_on_board_ii() -> None:
    """AMB-59, DISC-20: AI's upgrade draws a Speculation when all Vice Presidents are home. Red, the Management
    leader, was on Board II this turn, Green was not."""
    t = Table(2, modules=[MARKET])
    t.state.management[:] = [RED, GREEN]
    tile = t.tile("A", 3)
    t.next_cards(tile, SPECULATION, booty())
    gather(t, tile, {GREEN: 1, AI: 1})
    t.market({RED: 1})
    events = t.do(RED, Pass())
    assert names(events)[-1] == "TurnEnded"
    events = t.do(RED, RaiseAi(crew(AI)))
    assert only(events, SpeculationDrawn).speculator == GREEN
    assert t.game.actors == (GREEN,)
    t.do(GREEN, Speculate(GOLD, ZINC))
    assert seen(t).prompts[-1] == "auction"


@pytest.mark.rule("FM-08")
def test_last_turns_placement_is_forgotten() -> None:
    """Who was on Board II last turn only is a candidate again."""
    t = Table(2, modules=[MARKET])
    t.state.management[:] = [RED, GREEN]
    t.market({RED: 1})
    t.do(RED, Pass())
    end_of_turn(t)
    tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, SPECULATION, booty())
    assert t.game.actors == (RED,)


@pytest.mark.rule("FM-08")
def test_extractions_set_off_by_a_pawn_have_a_speculator_too() -> None:
    """AMB-59: nobody triggers it, and still the leftmost without a Vice President on Board II speculates."""
    t = Table(modules=[MARKET, INSPECTORS])
    t.state.management[:] = [WHITE, RED, GREEN, PURPLE]
    places_on(t, BOARD_II, [RED])
    at = intersection("A/B", 3)
    tile = place("A2")
    t.put(PURPLE, 0, tile, power=4)
    t.next_cards(tile, SPECULATION, booty())
    set_pawns(t, at, intersection("A/B", 11))
    t.drilling_turn(RED)
    events = t.do(RED, PushPawn(0, 3, BOARD_II))
    assert only(events, SpeculationDrawn).speculator == WHITE
    t.do(WHITE, Speculate(GOLD, ZINC))
    assert t.game.actors == (RED,), "Red's turn goes on"


# Drawing on


@pytest.mark.rule("FM-12")
def test_drawing_goes_on_from_the_same_pile() -> None:
    """The Speculation and the resource card come from the tile's pile; the others are untouched. The resolved card
    is out of the game (AMB-61)."""
    t = Table(modules=[MARKET])
    tile = t.tile("B", 5)
    t.state.management.sort()
    before = seen(t).piles
    stack = pile_of(t, tile)
    tip(t, tile, {RED: 1, GREEN: 4}, SPECULATION, booty((3, 0, 0, 0)))
    assert seen(t).extraction is not None
    assert sum(seen(t).piles) == sum(before) + 1, "one of the two cards put on top is drawn"
    events = t.do(RED, Speculate(GOLD, ZINC))
    assert only(events, CardDrawn).cubes == (3, 0, 0, 0)
    assert (seen(t).piles, pile_of(t, tile)) == (before, stack)


@pytest.mark.rule("FM-14", "FM-15")
def test_a_second_speculation_is_set_aside_and_shuffled_back() -> None:
    """It is not resolved; when the extraction is done it lies in its pile again, the first one does not."""
    t = Table(modules=[MARKET])
    t.state.management.sort()
    tile = t.tile("A", 3)
    had = faces(t, tile).count("speculation")
    tip(t, tile, {RED: 1, GREEN: 2}, SPECULATION, SPECULATION, SPECULATION, booty((2, 0, 0, 0)))
    first, *others = range(len(t.rules.cards) - 4, len(t.rules.cards) - 1)
    events = t.do(RED, Speculate(GOLD, ZINC))
    assert names(events)[2:5] == ["SpecialSetAside", "SpecialSetAside", "CardDrawn"]
    assert t.gained(events, SpecialSetAside) == [SpecialSetAside(tile)] * 2
    assert faces(t, tile).count("speculation") == had + 2
    assert set(others) <= set(pile_of(t, tile))
    assert first not in pile_of(t, tile)


@pytest.mark.rule("FM-14")
def test_a_second_speculation_is_set_aside_even_if_the_first_moved_nothing() -> None:
    """OURS-04: everything is frozen, nobody is asked, and the second card goes back all the same."""
    t = Table(modules=[MARKET])
    t.state.prices[:] = (1000, 1200, 1400, 1600)
    events = tip(t, t.tile("A", 3), {RED: 1, GREEN: 2}, SPECULATION, SPECULATION, booty())
    assert names(events)[2:5] == ["SpeculationDrawn", "SpecialSetAside", "CardDrawn"]


@pytest.mark.rule("FM-15")
def test_cards_shuffled_back_may_lie_anywhere() -> None:
    """Over some games the same card comes back to different places; no undo reaches behind the shuffle."""
    places = set()
    for seed in range(12):
        t = Table(seed=seed, modules=[MARKET])
        t.state.management.sort()
        tile = t.tile("A", 3)
        tip(t, tile, {RED: 1, GREEN: 2}, SPECULATION, SPECULATION, booty())
        back = len(t.rules.cards) - 2
        surprises = t.state.surprises
        t.do(RED, Speculate(GOLD, ZINC))
        places.add(pile_of(t, tile).index(back))
        assert t.state.surprises > surprises
    assert len(places) > 3


@pytest.mark.rule("FM-13", "FM-14", "FM-15", "FM-16")
def test_three_different_specials_before_one_resource_card() -> None:
    """Speculation, Diamond and Explosion are all resolved, a second Diamond and Speculation set aside in between."""
    t = Table(modules=[MARKET, DIAMONDS, EXPLOSIONS])
    t.state.management.sort()
    tile = t.tile("A", 3)
    cards = (SPECULATION, diamond(), SPECULATION, diamond(), EXPLOSION, booty((4, 0, 0, 0)))
    events = tip(t, tile, {RED: 1, GREEN: 2}, *cards)
    events += t.do(RED, Speculate(GOLD, ZINC))
    events += t.do(RED, ChooseEntrance(place("E2")))
    assert [name for name in names(events) if name.endswith(("Drawn", "Aside"))] == [
        "SpeculationDrawn",
        "DiamondDrawn",
        "SpecialSetAside",
        "SpecialSetAside",
        "ExplosionDrawn",
        "CardDrawn",
    ]
    first = len(t.rules.cards) - len(cards)
    assert {first + 2, first + 3} <= set(pile_of(t, tile))
    assert not {first, first + 1, first + 4} & set(pile_of(t, tile))


@pytest.mark.rule("FM-16")
def test_the_piles_with_all_modules() -> None:
    """AMB-86: six resource cards, two Speculations, a Diamond and an Explosion in each pile; without the market
    there are no Speculations."""
    for modules, expected in (
        (ALL, {"resources": 6, "speculation": 2, "diamond": 1, "explosion": 1}),
        ((DIAMONDS, EXPLOSIONS, INSPECTORS), {"resources": 6, "speculation": 0, "diamond": 1, "explosion": 1}),
    ):
        t = Table(modules=list(modules))
        for pile in t.state.piles:
            shown = [t.rules.cards[number].face for number in pile]
            assert {face: shown.count(face) for face in expected} == expected
            assert len(shown) == sum(expected.values())


@pytest.mark.rule("FM-06")
def test_everybody_sees_the_speculator_at_work() -> None:
    """The frame, the extraction and its trigger are in the view; the pile's next cards are not."""
    t = speculating()
    view = seen(t, WHITE)
    assert view.prompts[-1] == "speculation"
    assert view.active == RED
    assert view.extraction is not None
    assert (view.extraction.trigger, view.extraction.cubes, view.extraction.priority) == (RED, None, None)
