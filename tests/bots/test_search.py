"""Search: budgets, halving, sealed choices, time."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

import rockworker
from rockworker.bots import search, tree
from rockworker.bots.guide import Guide, share, won
from rockworker.bots.search import FOREVER, SearchBot
from rockworker.bots.seat import GameSeat
from rockworker.bots.tree import Node, Tree
from rockworker.engine.chance import Rng
from rockworker.engine.definition import Score
from rockworker.engine.game import Game
from rockworker.engine.inside import ask_again, inside
from rockworker.engine.offers import Action, Offer, enumerate_all
from rockworker.games.clockworker.bots.learned import LearnedSearch
from rockworker.games.rockwell.actions import Bid
from rockworker.play.arena import play_match
from rockworker.registry import make_bot


class Coin(Guide):
    """Knows what each bid of 0 to 700 dollars is worth, and counts how often it is asked."""

    rollouts = 0
    steps = 0

    sure = 1.0

    def judged(self, game: Game, player: int, offers: Sequence[Offer]) -> list[Action]:
        return [Bid(0, 0, 0, 0, 100 * n) for n in range(20)]

    def answer(self, game: Game) -> Action:
        Coin.steps += 1
        return game.offers(game.actors[0])[0][0]

    def is_far_enough(self, start: Game, game: Game, player: int) -> bool:
        return game.prompt != "auction"

    def foreseen(self, game: Game, player: int) -> float:
        Coin.rollouts += 1
        cash: int = inside(game).state.cash[player]
        return (3000 - cash) / 10_000 - self.chance.below(100) / 100_000


class CoinBot(SearchBot):
    """Bids by search."""

    guide_type = Coin


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch) -> GameSeat:
    """A seat at an auction."""
    monkeypatch.setattr(Coin, "rollouts", 0)
    monkeypatch.setattr(Coin, "steps", 0)
    return GameSeat(rockworker.new("rockwell", players=2, seed=1), 0)


def test_the_best_action_is_found(seat: GameSeat) -> None:
    """Here the dearest bid is the best, and it is the last that is looked at."""
    assert CoinBot(1, rollouts=60, keep=8).choose(seat) == Bid(0, 0, 0, 0, 700)


@pytest.mark.parametrize("rollouts", [8, 24, 60, 200])
def test_a_budget_of_rollouts_is_kept(seat: GameSeat, rollouts: int) -> None:
    """Every action is tried once at least; beyond that, no rollout more than was asked for."""
    CoinBot(1, rollouts=rollouts, keep=8).choose(seat)
    assert Coin.rollouts <= rollouts
    assert Coin.rollouts > rollouts * 0.8 - 8


def test_half_of_the_actions_go_at_each_stage(seat: GameSeat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight actions, then four, then two: fourteen rollouts if each stage has one world."""
    CoinBot(1, rollouts=14, keep=8).choose(seat)
    assert Coin.rollouts == 8 + 4 + 2


def test_a_budget_for_one_look_is_spent_on_all_actions(seat: GameSeat) -> None:
    """Nothing is dropped before it was tried, and nothing tried twice."""
    CoinBot(1, rollouts=1, keep=8).choose(seat)
    assert Coin.rollouts == 8


def test_where_all_is_known_more_actions_are_tried_once(seat: GameSeat, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice as many, each in the same possible game, and the best of them is taken, however late it was named."""
    monkeypatch.setattr(Coin, "is_certain", lambda self, game: True)
    assert CoinBot(1, rollouts=64, keep=6).choose(seat) == Bid(0, 0, 0, 0, 1100)
    assert Coin.rollouts == 12


def test_time_is_kept_in_the_middle_of_a_rollout(seat: GameSeat, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is: a rollout that is under way when the time is up does not count."""
    ticks = itertools.count(0.0, 0.3)
    monkeypatch.setattr(search, "monotonic", lambda: next(ticks))
    chosen = CoinBot(1, seconds=1.0, keep=8).choose(seat)
    assert Coin.steps <= 4
    assert chosen == Bid(0, 0, 0, 0, 0)  # what looked best before any thought


def test_what_was_not_reached_in_time_is_not_compared(seat: GameSeat, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine some actions may still be told apart where all of them can't."""
    ticks = itertools.count(0.0, 0.3)
    monkeypatch.setattr(Coin, "is_certain", lambda self, game: True)
    monkeypatch.setattr(search, "monotonic", lambda: next(ticks))
    assert CoinBot(1, seconds=1.0, keep=8).choose(seat) == Bid(0, 0, 0, 0, 200)
    assert Coin.rollouts == 3


def test_time_that_is_gone_before_a_bot_is_asked_counts(seat: GameSeat) -> None:
    """With none left, what looks best is taken at once. A budget of rollouts is no time, and stays."""
    late, patient = CoinBot(1, seconds=1.0, keep=4), CoinBot(1, rollouts=16, keep=4)
    for bot in (late, patient):
        bot.late = 1.5
    assert late.choose(seat) == Bid(0, 0, 0, 0, 0)
    assert Coin.steps == 0
    patient.choose(seat)
    assert Coin.rollouts == 16


def test_secret_actions_that_are_about_as_good_are_drawn_by_chance(
    seat: GameSeat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the two that are compared to the end, either may come; nothing else, and where nothing is secret, the best."""
    assert {CoinBot(seed, rollouts=60, keep=8).choose(seat) for seed in range(20)} == {Bid(0, 0, 0, 0, 700)}
    monkeypatch.setattr(Coin, "indifference", lambda self, action: 0.02)
    mixed = {CoinBot(seed, rollouts=60, keep=8).choose(seat) for seed in range(20)}
    assert mixed == {Bid(0, 0, 0, 0, 600), Bid(0, 0, 0, 0, 700)}
    monkeypatch.setattr(Coin, "indifference", lambda self, action: 0.005)
    assert {CoinBot(seed, rollouts=60, keep=8).choose(seat) for seed in range(20)} == {Bid(0, 0, 0, 0, 700)}


def test_others_are_asked_again_for_what_they_have_sealed() -> None:
    """An imagined game has any bid of theirs; the search has a model."""
    game = rockworker.new("rockwell", players=3, seed=1)
    game.push("bid 1Z $300", 1)
    game.push("bid - $100", 0)
    world = game.imagine(2, 5)
    ask_again(world, 2)
    assert world.actors == (0, 1, 2)
    assert inside(world).state.stack[-1].choices == [None] * 3
    own = game.imagine(0, 5)
    ask_again(own, 0)
    assert own.actors == (1, 2)


def test_where_nothing_is_sealed_nobody_is_asked_again() -> None:
    """The game stays as it is."""
    game = rockworker.new("clockworker", players=2, seed=1)
    before = game.copy()
    ask_again(game, 0)
    assert game == before


def test_a_shared_victory_lies_between_victory_and_defeat() -> None:
    """1, 0 and -1."""
    ends = [[Score(0, 9, first, {}), Score(1, 9, second, {})] for first, second in ((1, 2), (1, 1), (2, 1))]
    assert [won(scores, 0) for scores in ends] == [1.0, 0.0, -1.0]
    assert [share(scores, 0) for scores in ends] == [1.0, 0.5, 0.0]


def test_a_victory_is_worth_more_than_any_lead() -> None:
    """By however little it is won; and then it is certain."""
    game = rockworker.new("rockwell", players=2, seed=1, options={"turn_limit": 1})
    over, guide = game.playout("greedy"), Coin(Rng(1))
    winner = next(score.player for score in over.scores if score.rank == 1)
    assert guide.worth(over, winner) > 1
    assert guide.worth(over, 1 - winner) < -1
    assert [guide.chance_to_win(over, player) for player in (winner, 1 - winner)] == [1.0, 0.0]
    assert -1 <= guide.worth(game, 0) <= 1


@pytest.mark.parametrize(
    ("game", "players", "modules"),
    [("rockwell", 2, ()), ("rockwell", 3, "all"), ("clockworker", 2, ()), ("clockworker", 4, ())],
)
def test_search_plays_whole_games(game: str, players: int, modules: object) -> None:
    """By the rules, with every number of players and all expansions; and the same again."""
    options = {"turn_limit": 2} if game == "rockwell" else {"round_limit": 5}
    names = ["search:rollouts=2:keep=2", *["apprentice"] * (players - 1)]
    chosen = rockworker.registry.definition_of(game).module_names if modules else ()
    games = [
        play_match(rockworker.new(game, players=players, seed=2, modules=chosen, options=options), names, 3)
        for _ in range(2)
    ]
    assert games[0].save() == games[1].save()
    games[0].check()


def test_search_plays_rockwell_with_four_to_its_end() -> None:
    """No turn is agreed on as the last: the game ends by itself, and no bot lets it go on for ever."""
    game = rockworker.new("rockwell", players=4, seed=2, options={"turn_limit": 25})
    play_match(game, ["search:rollouts=1:keep=2", *["apprentice"] * 3], 3)
    game.check()
    assert game.is_over
    assert inside(game).state.ending in ("centre", "achievements")


@pytest.mark.parametrize("game", ["rockwell", "clockworker"])
def test_levels_answer_with_what_is_offered(game: str) -> None:
    """With hardly any time, too."""
    played = rockworker.new(game, players=2, seed=4)
    seat = GameSeat(played, played.actors[0])
    for bot in ("apprentice", "greedy", "director:seconds=0.001", "president:seconds=0.001"):
        action = make_bot(bot, game, 1).choose(seat)
        assert any(action in offer for offer in seat.offers()) or action in set(enumerate_all(seat.offers()))


def test_a_worth_of_nothing_is_an_even_chance() -> None:
    """Half with two players, a quarter with four; more worth is more chance."""

    class Known(Coin):
        worths = 0.0

        def foreseen(self, game: Game, player: int) -> float:
            return self.worths

    guide, games = Known(Rng(1)), [rockworker.new("rockwell", players=players, seed=1) for players in (2, 4)]
    assert [guide.chance_to_win(game, 0) for game in games] == [0.5, 0.25]
    guide.worths = 0.4
    less = guide.chance_to_win(games[0], 0)
    guide.worths = 0.5
    assert guide.chance_to_win(games[0], 0) > less


def test_a_tree_finds_the_best_action(seat: GameSeat) -> None:
    """Here the dearest bid is the best, and it is the last that is looked at."""
    assert CoinBot(1, rollouts=80, keep=8, tree=True).choose(seat) == Bid(0, 0, 0, 0, 700)


@pytest.mark.parametrize("rollouts", [1, 8, 24, 60])
def test_a_tree_keeps_its_budget_of_rollouts(seat: GameSeat, rollouts: int) -> None:
    """Each action is tried once at least."""
    CoinBot(1, rollouts=rollouts, keep=8, tree=True).choose(seat)
    assert Coin.rollouts == max(rollouts, 8)


def test_a_tree_keeps_its_time(seat: GameSeat, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is: a rollout that is under way when the time is up does not count."""
    ticks = itertools.count(0.0, 0.3)
    for module in (search, tree):
        monkeypatch.setattr(module, "monotonic", lambda: next(ticks))
    assert CoinBot(1, seconds=1.0, keep=8, tree=True).choose(seat) == Bid(0, 0, 0, 0, 0)
    assert Coin.steps <= 4
    assert Coin.rollouts <= 1


def test_a_tree_draws_secret_actions_that_are_about_as_good(seat: GameSeat, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the flat search does."""
    monkeypatch.setattr(Coin, "indifference", lambda self, action: 0.015)
    mixed = {CoinBot(seed, rollouts=80, keep=8, tree=True).choose(seat) for seed in range(20)}
    assert mixed == {Bid(0, 0, 0, 0, 600), Bid(0, 0, 0, 0, 700)}


def test_a_tree_takes_what_was_never_tried_first_then_what_promises_most() -> None:
    """By what it has brought, and how little is known of it."""
    root, actions = Node(), [Bid(0, 0, 0, 0, 100 * n) for n in range(3)]
    for worth in (0.1, 0.5, 0.3):
        child = root.children[root.chosen(actions)]
        child.tried, child.total = 1, worth
    assert [root.children[action].total for action in actions] == [0.1, 0.5, 0.3]
    assert root.chosen(actions) == actions[1]
    assert root.chosen([actions[0], actions[2]]) == actions[2]
    root.children[actions[1]].tried, root.children[actions[1]].total = 50, 25.0
    assert root.chosen(actions) == actions[2], "a good one that is known well waits for one that may be better"


def test_a_tree_looks_at_the_next_decision() -> None:
    """What one does after a turn of the others is tried in several ways, and grows upon the first decision."""
    game, bot = rockworker.new("clockworker", players=2, seed=3), LearnedSearch(seed=1, rollouts=60)
    player = game.actors[0]
    actions = bot.guide.candidates(game, player, game.offers(player), bot.keep)
    grown = Tree(bot, GameSeat(game, player), actions, FOREVER)
    grown.best()
    assert grown.root.tried == 60
    assert sum(child.tried for child in grown.root.children.values()) == 60
    deeper = [after for child in grown.root.children.values() for after in child.children.values()]
    assert len([node for node in deeper if node.tried]) > len(grown.root.children)
