"""OpenSpiel's own tests, its algorithms on our games, and what players there can know."""

from __future__ import annotations

import pickle  # noqa: TID251 - we pickle our own
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, outcome_sampling_mccfr

from rockworker.engine.chance import Rng
from rockworker.learn.decision import IllegalWord
from rockworker.learn.openspiel import Resampler, name_of, register
from rockworker.registry import definition_of
from tests.learn.pebbles import pebbles

CLOCKWORKER = name_of("clockworker")
ROCKWELL = name_of("rockwell")
ALL = "+".join(definition_of("rockwell").module_names)
LATE = 60
"""Words before the end."""


def words_until_the_end(game: Any, deal: int) -> list[Any]:
    """A game of random words, as what was applied in turn: a word, or one for each player."""
    state, chance, applied = game.new_initial_state(), Rng(deal), list[Any]()
    apply(state, deal)
    while not state.is_terminal():
        applied.append(random_words(state, chance))
        apply(state, applied[-1])
    return applied


def random_words(state: Any, chance: Rng) -> Any:
    def one(player: int) -> int:
        legal = state.legal_actions(player)
        return int(legal[chance.below(len(legal))])

    return [one(p) for p in range(state.num_players())] if state.is_simultaneous_node() else one(state.current_player())


def apply(state: Any, words: Any) -> None:
    if isinstance(words, list):
        state.apply_actions(words)
    else:
        state.apply_action(words)


def near_the_end(game: Any, deal: int) -> Any:
    """A state some words before the end of a random game."""
    applied = words_until_the_end(game, deal)
    state = game.new_initial_state()
    for words in (deal, *applied[:-LATE]):
        apply(state, words)
    return state


WHOLE_GAMES = [
    CLOCKWORKER,
    f"{CLOCKWORKER}(players=3,reward=margin)",
    f"{CLOCKWORKER}(options=duplication:unlimited+new_artifacts:at_once+recovery:optional,players=4)",
    f"{ROCKWELL}(deals=1)",  # OpenSpiel draws the same words every time: with this deal they are few
    f"{ROCKWELL}(modules={ALL},options=turn_limit:2,players=3,reward=margin)",
    f"{name_of('rockwell', in_turn=True)}(modules={ALL},options=turn_limit:1,players=4)",
]


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_whole_games_pass_the_random_simulation(name: str) -> None:
    """`random_sim_test`: clones, masks, observers, legality and serialisation at every state, simultaneous or not."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_where_choices_are_made_in_turn_the_random_simulation_passes() -> None:
    """From a late state on: these games have more words."""
    game = pyspiel.load_game(name_of("rockwell", in_turn=True))
    state = near_the_end(game, 3)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, specific_initial_state=state)


CHOSEN = [
    f"{CLOCKWORKER}(players=3)",
    f"{CLOCKWORKER}(options=recovery:optional+round_limit:9,players=3)",
    f"{ROCKWELL}(modules=diamonds+inspectors,options=open_stocks:true+turn_limit:3,players=3,reward=margin)",
]


@pytest.mark.parametrize("name", CHOSEN)
def test_games_and_states_are_serialised(name: str) -> None:
    """What comes back is the same state, with all that was chosen: it goes on in the same way."""
    game, chance = pyspiel.load_game(name), Rng(2)
    state = game.new_initial_state()
    apply(state, 5)
    for _ in range(30):
        apply(state, random_words(state, chance))
    same, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    their_game, their_state = pickle.loads(pickle.dumps((game, state)))  # noqa: S301
    assert same.get_parameters() == game.get_parameters() == their_game.get_parameters()
    assert str(again) == str(state) == str(their_state)
    assert again.history() == state.history()
    assert [again.information_state_string(p) for p in range(3)] == [
        state.information_state_string(p) for p in range(3)
    ]
    assert again.observation_tensor(1) == state.observation_tensor(1)


def test_options_are_named_with_their_values() -> None:
    """Yes or no, numbers and words; anything else is refused."""
    options = pyspiel.load_game(f"{CLOCKWORKER}(options=recovery:optional+round_limit:9)").setup.options
    assert options == {"recovery": "optional", "round_limit": 9}
    with pytest.raises(ValueError, match="an option is name:value, not open_stocks"):
        pyspiel.load_game(f"{ROCKWELL}(options=open_stocks)")
    with pytest.raises(ValueError, match="a deal at least, not 0"):
        pyspiel.load_game(f"{ROCKWELL}(deals=0)")


def test_where_one_word_is_illegal_nobody_has_spoken() -> None:
    """At a simultaneous node: the state is as it was."""
    state = pyspiel.load_game(f"{ROCKWELL}(players=3)").new_initial_state()
    state.apply_action(0)
    before = [state.information_state_string(player) for player in range(3)]
    with pytest.raises(IllegalWord, match="player 2 can't say word 0"):
        state.apply_actions([state.legal_actions(0)[0], state.legal_actions(1)[0], 0])
    assert [state.information_state_string(player) for player in range(3)] == before


def test_an_auction_is_a_simultaneous_node() -> None:
    """All bid at once; who has said everything waits for the others."""
    state = pyspiel.load_game(ROCKWELL).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    assert state.is_simultaneous_node()
    while state.is_simultaneous_node():
        state.apply_actions([state.legal_actions(0)[-1], state.legal_actions(1)[0]])
    assert not state.is_terminal()


def test_in_turn_nobody_sees_the_others_bid() -> None:
    """Two different bids of the first player are the same to the second."""
    states = []
    for place in (0, -1):
        state = pyspiel.load_game(name_of("rockwell", in_turn=True)).new_initial_state()
        state.apply_action(0)
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[place])
        states.append(state)
    first, second = states
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.observation_tensor(1) == second.observation_tensor(1)
    assert first.observation_string(1) == second.observation_string(1)


def test_a_resampled_state_can_not_be_told_from_the_real_one() -> None:
    """By the player for whom it is resampled; in it, something else is hidden."""
    state, chance = pyspiel.load_game(CLOCKWORKER).new_initial_state(), Rng(4)
    state.apply_action(0)
    for _ in range(40):
        apply(state, random_words(state, chance))
    player = state.current_player()
    others = [Resampler(seed)(state, player) for seed in range(3)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) == 3


@pytest.mark.parametrize("game", [CLOCKWORKER, ROCKWELL, name_of("rockwell", in_turn=True)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_can_tell_a_resampled_state_from_the_real_one(game: str, players: int) -> None:
    """At many moments, for every player, sealed choices included: the same mark, text, vector and words, and the same
    player is to move."""
    modules = "" if game == CLOCKWORKER else ALL
    state, chance = pyspiel.load_game(f"{game}(modules={modules},players={players})").new_initial_state(), Rng(players)
    state.apply_action(players)
    for moment in range(240):
        if state.is_terminal():
            break
        if moment % 12 == 0:
            for player in range(players):
                assert told(Resampler(moment)(state, player), player) == told(state, player)
        apply(state, random_words(state, chance))


def told(state: Any, player: int) -> tuple[Any, ...]:
    """All that a player is told."""
    seen = state.observation_string(player), state.observation_tensor(player)
    return state.information_state_string(player), *seen, state.legal_actions(player), state.current_player()


def test_ismcts_plays_clockworker() -> None:
    """OpenSpiel's search with its own random rollouts chooses something legal."""
    game = pyspiel.load_game(CLOCKWORKER)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=4, random_state=np.random.RandomState(1))
    state = near_the_end(game, 3)
    with pytest.raises(pyspiel.SpielError, match="not implemented"):
        bot.step(state)  # as the documentation says: a copy would know what the deal brings later
    bot.set_resampler(Resampler(1))
    assert bot.step(state) in state.legal_actions()


def test_sampling_of_outcomes_minimises_regret_on_clockworker() -> None:
    """One iteration of Monte-Carlo CFR leads through a whole game."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(f"{CLOCKWORKER}(deals=1)"))
    solver.iteration()
    policy = solver.average_policy()
    state = solver._game.new_initial_state()
    state.apply_action(0)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_counterfactual_regret_is_minimised_on_a_small_game_of_somebody_else() -> None:
    """The template's game with one pebble: CFR makes its players harder to exploit."""
    with pebbles() as name:
        register(name)
        game = pyspiel.load_game(name_of(name, in_turn=True), {"deals": 2, "options": "rounds:1"})
        solver = cfr.CFRSolver(game)
        solver.evaluate_and_update_policy()
        before = exploitability.nash_conv(game, solver.average_policy())
        for _ in range(10):
            solver.evaluate_and_update_policy()
        assert 0 <= exploitability.nash_conv(game, solver.average_policy()) < before


def test_rewards_are_one_win_or_margins() -> None:
    """As OpenSpiel is told beforehand."""
    for reward, total in (("win", 1.0), ("margin", 0.0)):
        game = pyspiel.load_game(f"{CLOCKWORKER}(reward={reward})")
        state = game.new_initial_state()
        for words in (1, *words_until_the_end(game, 1)):
            apply(state, words)
        assert state.is_terminal()
        assert sum(state.returns()) == pytest.approx(total) == game.utility_sum()


def test_words_have_names() -> None:
    """In histories and in OpenSpiel's own tools."""
    state = pyspiel.load_game(CLOCKWORKER).new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "deal 7"
    state.apply_action(0)
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("Extract.factory=")
