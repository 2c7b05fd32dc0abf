"""OpenSpiel's information-set tree search plays Clockworker against random players."""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from rockworker.learn.openspiel import Resampler, name_of

arguments = argparse.ArgumentParser(description=__doc__)
arguments.add_argument("--games", type=int, default=4)
arguments.add_argument("--simulations", type=int, default=50)
arguments.add_argument("--most-words", type=int, default=100_000, help="stop a game after this many words")
chosen = arguments.parse_args()

game = pyspiel.load_game(name_of("clockworker"))
chance = np.random.RandomState(1)
searcher = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 1.4, chosen.simulations, random_state=chance)
searcher.set_resampler(Resampler(1))  # draws what is hidden again, as the searcher can know it

for deal in range(chosen.games):
    seat, state, words = deal % 2, game.new_initial_state(), 0
    state.apply_action(deal)  # all chance lies in the deal
    while not state.is_terminal() and words < chosen.most_words:
        mine = state.current_player() == seat
        state.apply_action(int(searcher.step(state) if mine else chance.choice(state.legal_actions())))
        words += 1
    print(f"deal {deal}: the searcher's share of the win is {state.returns()[seat]:g} after {words} words")
