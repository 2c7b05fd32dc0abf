"""How Clockworker's bots let everybody play on in their minds."""

from __future__ import annotations

import rockworker
from rockworker.engine.chance import Rng
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Offer, enumerate_all
from rockworker.games.clockworker.actions import Exchange, Recharge, Staff
from rockworker.games.clockworker.bots.judgement import lead, play_on
from rockworker.games.clockworker.bots.policy import Policy
from rockworker.games.clockworker.bots.proposals import Glance, plain_answer
from rockworker.games.clockworker.bots.prospects import Prospects
from rockworker.games.clockworker.bots.trial import tried
from rockworker.games.clockworker.bots.weights import Weights


def dealt(seed: int = 3, players: int = 3) -> Game:
    """A game at its beginning."""
    return rockworker.new("clockworker", players=players, seed=seed, options={"round_limit": 30})


def test_what_is_proposed_is_offered() -> None:
    """In every turn of a game; and the game comes to its end."""
    game = dealt()
    policy = Policy(Prospects(inside(game).rules, Weights()), Rng(1), noise=1.0)
    while game.actors:
        player = game.actors[0]
        if game.prompt == "action-phase":
            offered = set(enumerate_all(game.offers(player)))
            proposed = Glance(policy.prospects, inside(game).state, player).proposals(game.offers(player))
            assert {kind(*values) for _, kind, values in proposed} <= offered
        game.advance(game.actors[0], policy.answer(inside(game)))
    assert game.scores


def test_gears_become_gold_only_where_nothing_else_is_possible() -> None:
    """And a new factory gets as many robots as there are."""
    assert plain_answer((Offer(Exchange, (1, 2)), Offer(Recharge))) == Recharge()
    assert plain_answer((Offer(Exchange, (1, 2)),)) == Exchange(1)
    assert plain_answer((Offer(Staff, (0, 1, 2)),)) == Staff(2)


def test_playing_on_stops_after_the_players_turn() -> None:
    """After one more turn of the player it is the next one's."""
    game = dealt()
    policy = Policy(Prospects(inside(game).rules, Weights()), Rng(1))
    player = game.actors[0]
    game.advance(game.actors[0], policy.answer(inside(game)))
    round_before = inside(game).state.round
    play_on(inside(game), player, 1, policy)
    assert inside(game).actors[0] == (player + 1) % 3
    assert inside(game).state.round == round_before + 1


def test_trying_an_action_out_changes_nothing() -> None:
    """A trial shares the other players' lists with the game; whatever is tried, the game stays as it was."""
    game, chance = dealt(), Rng(5)
    while game.actors:
        player = game.actors[0]
        actions = list(enumerate_all(game.offers(player)))
        before = inside(game).state.copy()
        tried_out = [tried(inside(game), player, action) for action in actions]
        assert inside(game).state == before
        assert all(twin.state != before for twin in tried_out)
        game.advance(player, actions[chance.below(len(actions))])


def test_a_lead_is_counted_from_the_best_of_the_others() -> None:
    """Points for one player are taken from all others' leads."""
    game = dealt()
    prospects, state = Prospects(inside(game).rules, Weights()), inside(game).state
    before = [lead(state, player, prospects) for player in range(3)]
    state.holdings[1][-1] += 10
    after = [lead(state, player, prospects) for player in range(3)]
    assert after[1] == before[1] + 10
    assert after[0] < before[0]
