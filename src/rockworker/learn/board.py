"""What many games show and are told: blocks of memory with a row for each game, and what plays some of the games."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from rockworker.engine.garbage import uncollected
from rockworker.learn.encoding import Vector
from rockworker.learn.episode import Episode
from rockworker.learn.many import Games
from rockworker.learn.opponents import Opponents
from rockworker.learn.setup import SEEDS, Setup

Words = npt.NDArray[np.int64]
Info = dict[str, Any]
Seeds = Sequence[int | None]


class Board:
    """All rows of all games, in this process's memory or in one that several share."""

    def __init__(self, setup: Setup, games: int, memory: Any = None) -> None:
        memory = memory or bytearray(size_of_board(setup, games))
        self._blocks: list[npt.NDArray[Any]] = []
        start = 0
        for kind, shape in _blocks(setup):
            block: npt.NDArray[Any] = np.ndarray((games, *shape), kind, memory, start)
            self._blocks.append(block)
            start += block.nbytes
        self._name()

    def _name(self) -> None:
        self.words: Words = self._blocks[0]
        """What is to be said."""
        self.players: npt.NDArray[np.int64] = self._blocks[1]
        """Who is asked."""
        self.rewards: npt.NDArray[np.float64] = self._blocks[2]
        self.returns: npt.NDArray[np.float64] = self._blocks[3]
        """Of games that are over: what they were worth to each player."""
        self.choices: npt.NDArray[np.int64] = self._blocks[4]
        """The words that can be said, at the beginning of each row; what stands behind them means nothing."""
        self.counts: npt.NDArray[np.int64] = self._blocks[5]
        """How many words that are."""
        self.vectors: Vector = self._blocks[6]
        self.last: Vector = self._blocks[7]
        """Of games that are over: what was seen last."""
        self.masks: npt.NDArray[np.int8] = self._blocks[8]
        self.over: npt.NDArray[np.bool_] = self._blocks[9]

    def part(self, games: slice) -> Board:
        """The rows of some games, in the same memory."""
        found = Board.__new__(Board)
        found._blocks = [block[games] for block in self._blocks]
        found._name()
        return found

    def endings(self) -> Info:
        """How games ended: their last vectors, and what they were worth; nothing, if none did."""
        ended = self.over.nonzero()[0]
        if not len(ended):
            return {}
        over, last, returns = self.over.copy(), np.full(len(self.over), None, object), np.zeros_like(self.returns)
        returns[ended] = self.returns[ended]
        for game in ended:
            last[game] = self.last[game].copy()
        return {"final_obs": last, "_final_obs": over, "returns": returns, "_returns": over}


def _blocks(setup: Setup) -> list[tuple[type[Any], tuple[int, ...]]]:
    """What is in each block, and its shape for one game. The widest numbers come first, so that all are aligned."""
    numbers, words, players = setup.encoding.size, len(setup.encoding.words), setup.players
    return [
        (np.int64, ()),
        (np.int64, ()),
        (np.float64, ()),
        (np.float64, (players,)),
        (np.int64, (words,)),
        (np.int64, ()),
        (np.float32, (numbers,)),
        (np.float32, (numbers,)),
        (np.int8, (words,)),
        (np.bool_, ()),
    ]


def size_of_board(setup: Setup, games: int) -> int:
    """How many bytes of memory it takes."""
    return sum(games * int(np.prod(shape)) * np.dtype(kind).itemsize for kind, shape in _blocks(setup))


class Part:
    """Plays the games of a board, or of a part of one. After a game that is over, a new one begins in the same step."""

    def __init__(self, setup: Setup, seat: int | None, opponents: str | Sequence[str], board: Board) -> None:
        seat = None if seat is None else index(seat)
        self._setup = setup
        self._seat = seat
        self._board = board
        number = len(board.words)
        self._bots = [
            None if seat is None else Opponents(setup.game, setup.players, seat, opponents) for _ in range(number)
        ]
        self._chances: list[np.random.Generator] = []
        self._last: list[Episode | None] = [None] * number
        """By place: the game that was dealt there last."""
        self._games: Games | None = None
        self._told: list[tuple[npt.NDArray[Any], npt.NDArray[Any]]] = []
        """Rows of the board, and what the games write for them; the choices are told only as far as there are any."""
        self._choices = board.choices

    @property
    def episodes(self) -> Sequence[Episode]:
        """The games as they stand; none before the first deal."""
        return self._games.episodes if self._games else ()

    def deal(self, seeds: Seeds | None) -> None:
        """Deals all games; with seeds, the same ones again."""
        if seeds is not None or not self._chances:
            self._chances = [np.random.default_rng(seed) for seed in seeds or [None] * len(self._bots)]
        seat = -1 if self._seat is None else self._seat
        board = self._board
        games = Games(seat, self._bots, self._deal, [memoryview(row).cast("B") for row in board.vectors])
        self._told = [
            (board.players, _read(games.players, np.int64)),
            (board.counts, _read(games.counts, np.int64)),
            (board.masks, _read(games.masks, np.int8).reshape(board.masks.shape)),
        ]
        self._choices = _read(games.choices, np.int64).reshape(board.choices.shape)
        self._games = games
        self._tell()

    def _deal(self, number: int) -> Episode:
        chance, bots = self._chances[number], self._bots[number]
        episode = self._last[number] = self._setup.deal(int(chance.integers(SEEDS)), self._last[number])
        if bots:
            bots.sit_down(int(chance.integers(SEEDS)))
            bots.play(episode)
        return episode

    def step(self) -> None:
        """Says in each game the word that the board has for it."""
        board = self._board
        assert self._games is not None
        board.rewards.fill(0.0)
        board.over.fill(False)
        with uncollected():
            ended = self._games.say(board.words.tolist())
        for game, end in ended.items():
            board.rewards[game], board.returns[game], board.over[game] = end.reward, end.returns, True
            board.last[game] = np.frombuffer(end.last, np.float32)
        self._tell()

    def _tell(self) -> None:
        """Writes who is asked, and what they can say."""
        for rows, told in self._told:
            rows[:] = told
        most = self._board.counts.max()
        self._board.choices[:, :most] = self._choices[:, :most]


def _read(numbers: Any, kind: type[Any]) -> npt.NDArray[Any]:
    """Numbers where they are: they change when their owner writes others."""
    return np.frombuffer(numbers, kind)
