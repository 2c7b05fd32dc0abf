"""Standing answers at a table in this process: who has switched on which, and which moves they gave.

    table = StandingAnswers(game.players)
    table.switch(player, "insure-nothing", on=True)
    given = table.answer(game, player)  # None: ask
    if given:
        events += table.give(game, player, given)

Before each question to a person, `answer` says whether it need be asked. What a viewer may read of the events is what
`engine.events.seen_by` says. `engine.standing` has the names of a game's answers (`names_in`) and of those that bear on
the present question (`bearing_on`); their words are the game's messages `standing-…`, each with an `.about`.

After an undo, `go_back` makes sure that people are asked everything until the game is further than it ever was: else
the same answer would be given again, and nobody could get behind it.
"""

from __future__ import annotations

import msgspec

from rockworker.engine.events import Event, StandingAnswerGiven
from rockworker.engine.game import Game
from rockworker.engine.saves import NOT_NOTED, Seating
from rockworker.engine.standing import Given, given

Marks = dict[int, tuple[str, ...]]
"""By move, counted from 1: the standing answers that gave it."""


class StandingAnswers:
    """What the people at one table have said once and for all."""

    def __init__(self, players: int, noted: Seating = NOT_NOTED) -> None:
        """`noted`: what a save has kept of it."""
        self._on: list[frozenset[str]] = [frozenset(names) for names in noted.standing[:players]]
        self._on += [frozenset()] * (players - len(self._on))
        self.marks: Marks = dict(noted.given)
        self._furthest = 0

    def is_on(self, player: int, name: str) -> bool:
        """Whether a player has switched an answer on."""
        return name in self._on[player]

    def switch(self, player: int, name: str, on: bool) -> None:
        """Switches an answer of one player on or off, until it is changed again."""
        self._on[player] = self._on[player] | {name} if on else self._on[player] - {name}

    def answer(self, game: Game, player: int) -> Given | None:
        """What is to be given without asking; None: ask."""
        if game.version < self._furthest:
            return None
        self._furthest = game.version
        return given(game, player, self._on[player])

    def give(self, game: Game, player: int, answer: Given) -> list[Event]:
        """Carries an answer out, and returns what happened, that it was a standing answer included."""
        events = game.apply(player, answer.action)
        self.marks[game.version - game.start] = answer.names
        return [StandingAnswerGiven.of(player, answer.action, events), *events]

    def go_back(self, game: Game, undone: int) -> None:
        """A number of moves was undone, which has led to this game."""
        self._furthest = max(self._furthest, game.version + undone)
        left = game.version - game.start
        self.marks = {number: names for number, names in self.marks.items() if number <= left}

    def noted(self, seating: Seating) -> Seating:
        """A seating for a save, with all this."""
        on = tuple(tuple(sorted(names)) for names in self._on) if any(self._on) else ()
        return msgspec.structs.replace(seating, standing=on, given=tuple(sorted(self.marks.items())))

    def steps(self, game: Game) -> list[list[Event]]:
        """What happened in each step of a game, standing answers included. Marks that are not true are forgotten."""
        steps, true = marked_steps(game, self.marks)
        self.marks = true
        return steps


def marked_steps(game: Game, marks: Marks) -> tuple[list[list[Event]], Marks]:
    """A game once more: the events after the deal and after each move. A move with a mark is told as a standing answer
    if the answers named would have given it; the marks of which this is true come along."""
    steps: list[list[Event]] = []
    true: Marks = {}
    expected: Given | None = None
    log = game.log
    for number, (replayed, events) in enumerate(game.replay()):
        if expected and expected.action == log[number - 1][1]:
            true[number] = expected.names
            events.insert(0, StandingAnswerGiven.of(*log[number - 1], events))
        steps.append(events)
        names = marks.get(number + 1, ())
        expected = given(replayed, log[number][0], names) if names and number < len(log) else None
    return steps, true
