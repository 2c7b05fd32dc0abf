"""A game at one keyboard, however it is shown: who sits where, what has happened, and how much of it each has seen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rockworker.bots import Bot, GameSeat
from rockworker.bots.blame import asked, made
from rockworker.cli import autosave, saves
from rockworker.cli.messages import words_in
from rockworker.engine.chance import Rng, next64
from rockworker.engine.errors import ActionRefused, IllegalAction
from rockworker.engine.events import Event, seen_by
from rockworker.engine.game import Game
from rockworker.engine.inside import inside
from rockworker.engine.offers import Action
from rockworker.engine.refusals import NotAsked
from rockworker.engine.saves import NOT_NOTED, Seating
from rockworker.engine.standing import bearing_on, names_in
from rockworker.play.standing import StandingAnswers
from rockworker.registry import terminal_of
from rockworker.text.texts import Texts

HUMAN = "human"


class Session:
    """The game with its players. Every action of a person is in the file before the next question is asked."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        names: Sequence[str],
        language: str,
        file: Path | None = None,
        noted: Seating = NOT_NOTED,
    ) -> None:
        """`noted`: what a save has kept of the table."""
        self.game = game
        self.seats = tuple(seats)
        self.names = tuple(names)
        self.language = language
        self.file = file
        """Where the game is kept; None: it gets a file of its own with the first action."""
        self.unsaved = ""
        """Why the game could not be written, if it could not."""
        self.words = words_in(language)
        self.texts = Texts.of(game.definition, language).at_table(names, inside(game).rules)
        self.terminal = terminal_of(game.header.game)
        self.bots = _bots(game, seats)
        self.people = [player for player, seat in enumerate(seats) if seat == HUMAN]
        self.standing = StandingAnswers(game.players, noted)
        """What people have said once and for all."""
        self.events = [event for events in self.standing.steps(game) for event in events]
        self.seen = dict.fromkeys(self.people, 0)
        """By person: how many of the events were shown."""
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        """Who may look at the screen now."""

    # Acting

    def bot_action(self, player: int) -> Action:
        """What the bot on this seat chooses."""
        bot = self.bots[player]
        assert bot is not None
        return asked(bot, self.game, GameSeat(self.game, player))

    def apply(self, player: int, action: Action) -> None:
        """Carries an action out; a person's is kept at once."""
        self.events += self.game.apply(player, action)
        if self.bots[player] is None:
            self.keep()

    def answer(self, player: int) -> bool:
        """Gives the answer that a person has said once and for all, if there is one; False: ask."""
        given = self.standing.answer(self.game, player)
        if given is None:
            return False
        self.events += self.standing.give(self.game, player, given)
        self.keep()
        return True

    def switches(self, player: int) -> list[tuple[str, str, bool]]:
        """What a player may say once and for all: its words, its name, and whether it is on. What bears on the present
        question comes first."""
        bearing = bearing_on(self.game, player) if player in self.game.actors else ()
        names = sorted(names_in(self.game), key=lambda name: name not in bearing)
        return [(self.texts.term(f"standing-{name}"), name, self.standing.is_on(player, name)) for name in names]

    def why_not(self, player: int, action: Action) -> str:
        """Why an action is refused; empty if it is offered. The game stays as it is."""
        refused = self._refusal(player, action)
        return self.texts.error(refused) if refused else ""

    def reason(self, player: int, action: Action) -> str:
        """What stands in the way of an action, in figures; empty if nothing is known, or another decision is due."""
        refused = self._refusal(player, action)
        why = refused.why if isinstance(refused, IllegalAction) else None
        return "" if isinstance(why, NotAsked) else self.texts.reason(why)

    def _refusal(self, player: int, action: Action) -> ActionRefused | None:
        try:
            self.game.copy().apply(player, action)
        except ActionRefused as refused:
            return refused
        return None

    def undo(self, player: int) -> bool:
        """Takes a player's last action back, with all that bots did since, if nothing was revealed and no other person
        has acted since; whether that was possible."""
        before = self._before(player)
        if before is None:
            return False
        self.standing.go_back(before, self.game.version - before.version)
        self.game = before
        self.events = [event for events in self.standing.steps(before) for event in events]
        self.seen = {person: min(seen, len(self.events)) for person, seen in self.seen.items()}
        self.keep()
        return True

    def _before(self, player: int) -> Game | None:
        log = self.game.log
        while log and self.bots[log[-1][0]] is not None:
            log.pop()
        if not log or log[-1][0] != player:
            return None
        before = self.game.at(self.game.start + len(log) - 1)
        return before if inside(before).state.surprises == inside(self.game).state.surprises else None

    # Looking

    def view(self, player: int | None) -> object:
        """What a player sees; None: what anybody sees."""
        return self.game.view(player)

    def news(self, player: int) -> list[Event]:
        """What has happened since the player was last told."""
        return seen_by(self.events[self.seen[player] :], player)

    def history(self, player: int | None, last: int | None = None) -> list[Event]:
        """The log as a player may read it, or its last lines."""
        return seen_by(self.events if last is None else self.events[-last:], player)

    # Keeping

    def keep(self) -> None:
        """Writes the game into its file. A game in which nobody has acted has none, unless a file was named."""
        if self.file is None and not self.game.log:
            return
        try:
            self.file = self.file or autosave.new_file(self.game.header.game)
            self.write(self.file)
            autosave.remember(self.file, self.game.header.game)
            self.unsaved = ""
        except OSError as error:
            self.unsaved = f"{error.filename or self.file}: {error.strerror}"

    def write(self, path: Path) -> None:
        """Writes the game and its table into a file."""
        saves.write_table(path, self.game, self.standing.noted(Seating(self.seats, self.names)))

    def whereabouts(self) -> str:
        """For a player who leaves: where the game is; empty if there is nothing to come back to."""
        if self.unsaved:
            return self.words.term("not-kept", reason=self.unsaved)
        if self.file is None:
            return ""
        return self.words.term("over-and-kept" if self.game.is_over else "kept", file=str(self.file))


def _bots(game: Game, seats: Sequence[str]) -> list[Bot | None]:
    """By seat: the bot that sits there. Bots draw from an RNG of their own, seeded by the game's."""
    chance = Rng((game.header.seed + game.version) & (1 << 64) - 1)
    return [None if bot == HUMAN else made(bot, game, seat, next64(chance)) for seat, bot in enumerate(seats)]
