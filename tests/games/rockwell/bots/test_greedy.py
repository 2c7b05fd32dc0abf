"""What the greedy bot of Rockwell knows: averages of cards, when to buy, where to drill, when to end the game."""

from __future__ import annotations

import pytest

import rockworker
from rockworker.bots.seat import GameSeat
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.games.rockwell.actions import Buy, Deliver, Drill, Pass
from rockworker.games.rockwell.board import CENTRE
from rockworker.games.rockwell.bots.distances import STEPS_TO_TILES
from rockworker.games.rockwell.bots.greedy import GreedyBot
from rockworker.games.rockwell.bots.judge import Judge
from rockworker.games.rockwell.bots.lookahead import Lookahead, drawn_from, rotated
from rockworker.games.rockwell.bots.outlook import Outlook
from rockworker.games.rockwell.bots.piles import booties
from rockworker.games.rockwell.bots.weights import DEFAULT
from rockworker.games.rockwell.components import Card
from rockworker.games.rockwell.rules import RockwellPlay
from tests.games.rockwell.table import GREEN, PURPLE, RED, Table, crew, place


def choice(table: Table, player: int, seed: int = 1) -> Action:
    """What a greedy bot does at a seat of a table."""
    return GreedyBot(seed).choose(GameSeat(table.game, player))


def test_a_pile_is_worth_the_average_of_its_cards() -> None:
    """Shares, remainders and danger are averages over the cards still in the pile, whatever their order."""
    table = Table()
    tile = table.tile("A", 3)
    pile = table.rules.pile_of[table.state.tiles[tile]]
    table.state.piles[pile] = ()
    table.next_cards(tile, Card(pile=3, cubes=(7, 4, 0, 0)), Card(pile=3, cubes=(3, 0, 0, 1), danger=True))
    booty = booties(table.rules, table.state)[pile]
    assert booty[1].share == (7 * 400 + 4 * 600 + 3 * 400 + 1000) / 2
    assert booty[2].share == (3 * 400 + 2 * 600 + 1 * 400) / 2
    assert booty[2].remainder == (400 + 400 + 1000) / 2
    assert booty[1].danger == 1000 / 2
    assert booty[2].danger == 400 / 2


def test_steps_between_places_follow_the_rings() -> None:
    """From an entrance two tiles are one step away; the deepest stratum is four steps away."""
    from_entrance = STEPS_TO_TILES[place("E1")]
    assert [tile for tile, steps in enumerate(from_entrance) if steps == 1] == [place("A1"), place("A2")]
    assert min(from_entrance[place(f"D{n}")] for n in range(1, 9)) == 4
    assert STEPS_TO_TILES[place("B3")][place("B3")] == 0


def test_an_extraction_is_judged_by_all_cards_of_its_pile() -> None:
    """Each card of the pile comes up once, so that a single lucky draw says nothing."""
    table = Table()
    tile = table.tile("A", 3)
    for number in range(2):
        table.put(RED, number, tile)
    entrance = next(e for e in range(4) if tile in (2 * e, 2 * e + 1))
    mover = table.put(RED, 2, f"E{entrance + 1}")
    table.drilling_turn(RED)
    seen = []

    def judge(play: RockwellPlay) -> float:
        seen.append(tuple(play.state.cubes[:4]))
        return float(sum(seen[-1]))

    before = table.state.cubes[:4]
    worth = Lookahead(inside(table.game), RED, judge).worth(Drill(mover, tile))
    pile = table.state.piles[table.rules.pile_of[table.state.tiles[tile]]]
    drawn = [tuple(own + won for own, won in zip(before, table.rules.cards[n].cubes, strict=True)) for n in pile]
    assert len(seen) == len(pile) == 6
    assert sorted(set(seen)) != [seen[0]]
    danger = [table.rules.cards[n].danger for n in pile]
    assert {cubes for cubes, d in zip(drawn, danger, strict=True) if not d} <= set(seen)
    assert worth == sum(sum(cubes) for cubes in seen) / 6


def test_rotated_piles_hold_the_same_cards() -> None:
    """Another world differs in the order of cards only."""
    table = Table()
    twin = rotated(inside(table.game), 2)
    for had, has in zip(table.state.piles, twin.state.piles, strict=True):
        assert has == had[2:] + had[:2]
    assert drawn_from(inside(table.game), twin) == 1


def test_buys_what_completes_an_achievement() -> None:
    """Two gold short of an achievement, with just the money for them and actions on Board II: it buys two gold."""
    table = Table()
    table.own(RED, cubes=(0, 0, 0, 10), cash=2000)
    table.market({RED: 1})
    assert choice(table, RED) == Buy(3, 2)


def test_delivers_when_the_game_is_ending() -> None:
    """In the last Phase III cubes are turned into prestige rather than kept."""
    table = Table()
    table.state.ending = "centre"
    table.own(RED, cubes=(0, 0, 0, 5), cash=0)
    table.own(GREEN, cubes=(0, 0, 0, 20))
    table.workshop({RED: 1})
    assert isinstance(choice(table, RED), Deliver)


def test_improves_nothing_when_the_game_is_ending() -> None:
    """Power is of no use after the last drilling round; money may still rank."""
    table = Table()
    table.state.ending = "centre"
    table.own(RED, cubes=(0, 0, 0, 0), cash=3000)
    table.workshop({RED: 1})
    assert choice(table, RED) == Pass()


def test_drills_a_tile_that_lacks_one_power() -> None:
    """A crew next to a tile that lacks one power, with nobody else to share it, goes there: in a deal in which no other
    tile nearby could be drilled at once."""
    table = Table(seed=2)
    tile = table.tile("B", 5)
    table.put(RED, 0, tile, power=4)
    table.put(RED, 1, "A1")
    for number, neighbour in enumerate(("C1", "C3", "D5")):
        table.put(GREEN, number, neighbour)
    beside = tile - 1 if tile % 8 else tile + 1
    table.put(RED, 2, beside)
    table.drilling_turn(RED)
    assert choice(table, RED) == Drill(crew(RED, 2), tile)


@pytest.mark.parametrize(("prestige", "turn", "ends"), [(40, 9, True), (0, 9, False), (0, 40, True)])
def test_ends_the_game_for_the_leader_only(prestige: int, turn: int, ends: bool) -> None:
    """One step from the centre, where two others are already: the leader goes in, a player far behind stays out,
    but not for ever."""
    table = Table()
    for player in (GREEN, PURPLE):
        table.put(player, 0, "X")
        table.state.delivery_prestige[player] = 20
    table.put(RED, 0, "D1")
    table.state.delivery_prestige[RED] = prestige
    table.state.turn = turn
    table.drilling_turn(RED)
    action = choice(table, RED)
    assert isinstance(action, Drill)
    assert (action.to == CENTRE) is ends


def test_cheap_cubes_pay_a_small_bid() -> None:
    """A bid is a small part of what a player owns, and nobody bids it all away."""
    table = Table()
    for seed in range(5):
        bid = choice(table, RED, seed)
        assert table.rules is not None
        assert sum((bid.zinc, bid.copper, bid.silver, bid.gold)) <= 3  # type: ignore[attr-defined]
        assert bid.cash <= 1200  # type: ignore[attr-defined]


def test_the_end_of_the_game_leaves_no_turns() -> None:
    """Once an end condition is met, nothing is expected of later turns."""
    table = Table()
    assert Outlook(inside(table.game), RED, DEFAULT).turns > 5
    table.state.ending = "achievements"
    assert Outlook(inside(table.game), RED, DEFAULT).turns == 0


def test_others_give_nothing_while_a_choice_is_tried() -> None:
    """Trying a sealed choice reveals it: the others are taken to choose the least."""
    table = Table()
    ahead = Lookahead(inside(table.game), RED, lambda play: 0.0)
    after = ahead.after(inside(table.game), table.game.offers(RED)[0][5])
    assert after.state.cash[1:] == table.state.cash[1:]
    assert after.actors == (after.state.management[0],)


def test_what_a_judge_remembers_is_what_it_would_find_anew() -> None:
    """In a whole game: whatever a decision changes, crews that only moved included, is in the key of what is kept."""
    game, bot, judged = rockworker.new("rockwell", players=3, seed=5), GreedyBot(1), 0
    while game.actors and game.version < 120:
        player = game.actors[0]
        play = inside(game.imagine(player, 1))
        outlook = Outlook(play, player, DEFAULT)
        judge = Judge(outlook)
        ahead = Lookahead(play, player, judge, (0,))
        for action in [action for offer in game.offers(player) if offer.size() <= 40 for action in offer]:
            after = ahead.after(play, action)
            assert judge(after) == Judge(outlook)(after), action
            judged += 1
        game.apply(player, bot.choose(GameSeat(game, player)))
    assert judged > 500
