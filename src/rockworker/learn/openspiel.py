"""Games for OpenSpiel: `pyspiel.load_game("rockworker_clockworker(players=3)")`, once this module is imported.

All chance lies in the deal: the first node draws one of `deals` deals, and what is shuffled later follows from it.
Choices in secret are simultaneous nodes. Many algorithms know none: for them each game that has such choices is there a
second time, with `_in_turn` at the end of its name, and there players choose one after another without seeing more.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from rockworker.engine.chance import Rng, next64
from rockworker.engine.frames import SealedChoice
from rockworker.learn.decision import IllegalWord
from rockworker.learn.episode import Episode
from rockworker.learn.memory import Memory
from rockworker.learn.setup import Setup
from rockworker.registry import definition_of, game_names, game_package

PREFIX: Final = "rockworker_"
IN_TURN: Final = "_in_turn"
LONGEST: Final = 1_000_000
"""Words in a game: more than any has."""
MOST_POINTS: Final = 1000.0
DEFAULTS: Final[dict[str, Any]] = {"players": 2, "modules": "", "options": "", "reward": "win", "deals": 1000}
"""`modules` are separated by `+`, and so are `options`, each of which is `name:value`. OpenSpiel writes them into the
name of the game and reads them from it, so there may be no comma."""


class RockworkerGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, for one number of players, one choice of modules and options."""

    name: ClassVar[str]
    in_turn: ClassVar[bool]
    """Do players choose one after another where choices are secret?"""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, chosen = self.name, {**DEFAULTS, **(params or {})}
        self.deals: int = chosen["deals"]
        if self.deals < 1:
            raise ValueError(f"there must be a deal at least, not {self.deals}")
        options = dict(_option(pair) for pair in _parts(chosen["options"]))
        self.setup = Setup(game, chosen["players"], _parts(chosen["modules"]), options, chosen["reward"])
        self.setup.check()
        super().__init__(_type_of(game, self.in_turn, self.setup.reward), _info_of(self.setup, self.deals), chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process, which finds the game by its name."""
        return _loaded, (str(self),)

    def new_initial_state(self) -> RockworkerState:
        """Before the deal."""
        return RockworkerState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees, or also remembers."""
        return Observer(self, iig_obs_type)


def _type_of(game: str, in_turn: bool, reward: str = "win") -> pyspiel.GameType:
    dynamics = pyspiel.GameType.Dynamics
    utility = pyspiel.GameType.Utility
    definition = definition_of(game)
    return pyspiel.GameType(
        short_name=name_of(game, in_turn),
        long_name=f"Rockworker: {game}",
        dynamics=dynamics.SIMULTANEOUS if has_sealed_choices(game) and not in_turn else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if reward == "win" else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=definition.most_players,
        min_num_players=definition.fewest_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


def _info_of(setup: Setup, deals: int) -> pyspiel.GameInfo:
    wins = setup.reward == "win"
    return pyspiel.GameInfo(
        num_distinct_actions=len(setup.encoding.words),
        max_chance_outcomes=deals,
        num_players=setup.players,
        min_utility=0.0 if wins else -MOST_POINTS,
        max_utility=1.0 if wins else MOST_POINTS,
        utility_sum=1.0 if wins else 0.0,
        max_game_length=LONGEST,
    )


class RockworkerState(pyspiel.State):  # type: ignore[misc]
    """A game before the deal or under way."""

    def __init__(self, game: RockworkerGame) -> None:
        super().__init__(game)
        self.memory: Memory | None = None
        """The game under way with what players remember of it; None before the deal."""

    @property
    def _rules(self) -> RockworkerGame:
        game: RockworkerGame = self.get_game()
        return game

    @property
    def episode(self) -> Episode:
        """The game under way."""
        assert self.memory is not None, "nothing is dealt yet"
        return self.memory.episode

    def current_player(self) -> int:
        """Chance before the deal; then a player, or several at once, or nobody."""
        if self.memory is None:
            return int(pyspiel.PlayerId.CHANCE)
        actors = self.episode.actors
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return actors[0] if len(actors) == 1 or self._rules.in_turn else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.episode.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are equally likely."""
        deals = self._rules.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.memory is None:
            self.memory = Memory(self._rules.setup.deal(action))
        else:
            self.memory.say(self.episode.actors[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.memory is not None
        episode = self.episode
        for player in episode.actors:
            if actions[player] not in episode.legal(player):  # before anybody has spoken
                raise IllegalWord(f"player {player} can't say word {actions[player]} here")
        for player in episode.actors:
            self.memory.say(player, actions[player])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._rules.setup.encoding.words.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.memory is not None and not self.episode.actors

    def returns(self) -> list[float]:
        """What the game was worth; all 0 while it goes on."""
        return self.episode.rewards() if self.memory else [0.0] * self._rules.setup.players

    def __str__(self) -> str:
        """Where the game stands, secrets and all."""
        return self.episode.game.position(secrets=True) if self.memory else "before the deal"

    def imagined(self, player: int, seed: int) -> RockworkerState:
        """A state that may be this one, as far as a player can know: all that is hidden is redealt."""
        twin: RockworkerState = self.clone()
        assert twin.memory is not None
        twin.memory = twin.memory.imagined(player, seed)
        return twin


class Observer:
    """What players see: the vector, and texts of what they see and remember."""

    def __init__(self, game: RockworkerGame, kind: Any) -> None:
        self._remembers = bool(kind and kind.perfect_recall)
        self.tensor = np.zeros(game.setup.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RockworkerState, player: int) -> None:
        """Fills the vector."""
        if state.memory is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.episode.vector(player)

    def string_from(self, state: RockworkerState, player: int) -> str:
        """Where the game stands for a player; or a mark that two states share if the player can't tell them apart by
        all that they remember."""
        if state.memory is None:
            return "before the deal"
        return state.memory.mark(player) if self._remembers else state.memory.seen(player)


class Resampler:
    """Draws states that a player can't tell from the real one: for OpenSpiel's ISMCTS, `bot.set_resampler`."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = Rng(seed)

    def __call__(self, state: RockworkerState, player: int) -> RockworkerState:
        """Another state."""
        return state.imagined(player, next64(self._chance))


def _parts(text: str) -> tuple[str, ...]:
    return tuple(filter(None, text.split("+")))


def _option(pair: str) -> tuple[str, Any]:
    """An option and its value: yes or no, a number, or a word."""
    name, colon, value = pair.partition(":")
    if not colon:
        raise ValueError(f"an option is name:value, not {pair}")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def _loaded(name: str) -> Any:
    return pyspiel.load_game(name)


def has_sealed_choices(game: str) -> bool:
    """Whether players of a game choose at the same time."""
    return any(issubclass(frame, SealedChoice) for frame in definition_of(game).frame_types)


def name_of(game: str, in_turn: bool = False) -> str:
    """What OpenSpiel calls a game."""
    return f"{PREFIX}{game}{IN_TURN if in_turn else ''}"


_GAMES: Final[dict[str, type[RockworkerGame]]] = {}
"""By OpenSpiel's name. It must be classes: functions in OpenSpiel's registry crash Python at its end."""


def register(game: str) -> None:
    """Makes a game known to OpenSpiel."""
    for in_turn in (False, True) if has_sealed_choices(game) else (False,):
        name = name_of(game, in_turn)
        if name not in _GAMES:
            _GAMES[name] = type(name, (RockworkerGame,), {"name": game, "in_turn": in_turn})
            pyspiel.register_game(_type_of(game, in_turn), _GAMES[name])


for _game in game_names():
    if game_package(_game).encoding:
        register(_game)
