"""A game at one keyboard: people and bots around a table, a hand-over screen between the people."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from rockworker.bots import Bot, GameSeat
from rockworker.cli import saves
from rockworker.cli.dialogue import YES, Choice, Dialogue
from rockworker.cli.help import print_keys, print_rules
from rockworker.cli.keyboard import EndOfInput, Keyboard
from rockworker.cli.messages import words_in
from rockworker.cli.printing import console, print_log, print_scores
from rockworker.engine.chance import Rng, next64
from rockworker.engine.errors import ActionRefused
from rockworker.engine.events import Event, seen_by
from rockworker.engine.game import Game
from rockworker.engine.offers import Action
from rockworker.registry import game_package, make_bot, terminal_of
from rockworker.rulebook.catalogue import catalogue
from rockworker.text.notation import NotationError
from rockworker.text.texts import Texts

HUMAN = "human"
LOG_LINES = 40


class Undo(Exception):
    """The player wants to undo the last action."""


class Written(Exception):
    """The player has written a whole move in the game's notation."""

    def __init__(self, action: Action) -> None:
        super().__init__(action)
        self.action = action


class Quit(Exception):
    """The player leaves the game."""


class Table:
    """Who sits where, what has happened, and how much of it each person has seen."""

    def __init__(
        self, game: Game, seats: Sequence[str], names: Sequence[str], language: str, save: Path | None = None
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.names = tuple(names)
        self.language = language
        self.save = save
        self.console = console()
        self.keyboard = Keyboard(self.console)
        self.words = words_in(language)
        self.texts = Texts.of(game.definition, language).at_table(names, game.play.rules)
        self.terminal = terminal_of(game.header.game)
        self.bots = _bots(game, seats)
        self.people = [player for player, seat in enumerate(seats) if seat == HUMAN]
        self.events = [event for _, events in game.replay() for event in events]
        self.seen = dict.fromkeys(self.people, 0)
        """By person: how many of the events were shown."""
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        """Who may look at the screen now."""

    def play(self) -> None:
        """Until the game is over or somebody leaves."""
        try:
            while not self.game.is_over:
                self._step(self.game.actors[0])
            self._finish()
        except (EndOfInput, Quit, KeyboardInterrupt):
            self._keep()
            raise

    def _step(self, player: int) -> None:
        bot = self.bots[player]
        if bot is None:
            self._decide(player)
        else:
            self._apply(player, bot.choose(GameSeat(self.game, player)))

    def _apply(self, player: int, action: Action) -> None:
        self.events += self.game.apply(player, action)

    def _finish(self) -> None:
        self._keep()
        viewer = self.at_keyboard
        self.console.rule(Text(self.words.term("game-over"), "bold"))
        print_log(self.console, self.texts, seen_by(self._news(viewer), viewer))
        self.console.print(self.terminal.table(self._view(viewer), self.texts, self.console.width, whole=True))
        print_scores(self.console, self.texts, self.words, self.game.scores)

    def _keep(self) -> None:
        if self.save:
            saves.write(self.save, self.game, self.seats, self.names)

    # One person's decision

    def _decide(self, player: int) -> None:
        self._hand_over(player)
        self._show(player)
        try:
            action = self._dialogue(player).choose(self.game.offers(player))
        except Undo:
            self._undo(player)
            return
        except Written as written:
            action = written.action
        try:
            self._apply(player, action)
        except ActionRefused as refused:
            self.console.print(Text(self.texts.error(refused), "italic"))
        self._keep()

    def _dialogue(self, player: int) -> Dialogue:
        return Dialogue(
            terminal=self.terminal,
            view=self._view(player),
            texts=self.texts,
            words=self.words,
            ask=lambda question: self._ask(player, question),
            say=lambda text: self.console.print(Text(text, "italic")),
            show=self._list,
        )

    def _hand_over(self, player: int) -> None:
        """Hides one player's screen from the next: clears it, and waits until the next player is there."""
        if self.at_keyboard == player:
            return
        self.at_keyboard = None
        self.keyboard.clear()
        self.console.rule()
        if self.keyboard.ask(self.words.term("hand-over", player=self.texts.player(player))).lower() == "q":
            raise Quit
        self.keyboard.clear()
        self.at_keyboard = player

    def _show(self, player: int) -> None:
        view = self._view(player)
        self.console.rule(Text(self.texts.player(player), "bold"))
        print_log(self.console, self.texts, seen_by(self._news(player), player))
        self.seen[player] = len(self.events)
        self.console.print(self.terminal.table(view, self.texts, self.console.width, whole=False))
        self._question(player)

    def _question(self, player: int) -> None:
        view = self._view(player)
        self.console.print()
        self.console.print(self.terminal.screen(view, self.texts))
        self.console.print(Text(self.texts.prompt(self.game.prompt), "bold"))

    def _view(self, player: int | None) -> object:
        return self.game.view(player)

    def _news(self, player: int | None) -> list[Event]:
        return self.events[self.seen.get(player, 0) :] if player is not None else self.events[-LOG_LINES:]

    def _list(self, choices: Sequence[Choice]) -> None:
        grid = Grid(box=None, show_header=False, padding=(0, 1), show_edge=False)
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        grid.add_column(style="dim")
        for number, choice in enumerate(choices, 1):
            grid.add_row(str(number), Text(choice.label), Text(choice.hint))
        self.console.print(grid)

    # Commands at the prompt

    def _ask(self, player: int, question: str) -> str:
        """An answer to the question; commands such as help, log and undo are carried out first."""
        while True:
            answer = self.keyboard.ask(question)
            if not self._is_command(player, answer):
                return answer

    def _is_command(self, player: int, said: str) -> bool:
        match said.lower().split():
            case ["?", *clause]:
                self._help(" ".join(clause).upper())
            case ["l"]:
                print_log(self.console, self.texts, seen_by(self.events[-LOG_LINES:], player))
            case ["t"]:
                self._whole_table(player)
            case ["s", *name]:
                self._save_as(" ".join(said.split()[1:]) if name else "")
            case ["u"]:
                raise Undo
            case ["q"]:
                raise Quit
            case _:
                self._try_notation(said)
                return False
        return True

    def _try_notation(self, said: str) -> None:
        """A move as `replay --moves` writes it, such as `drill R1 A3`, answers all questions at once."""
        try:
            raise Written(self.game.definition.notation().read(said))
        except NotationError:
            return

    def _help(self, clause: str) -> None:
        book = catalogue(self.game.header.game, self.language)
        if not clause:
            sections = game_package(self.game.header.game).rule_sections.get(self.game.prompt, ())
            print_keys(self.console, book, sections, self.language)
        elif not print_rules(self.console, book, clause):
            self.console.print(self.words.term("no-such-clause", clause=clause))

    def _whole_table(self, player: int) -> None:
        view = self._view(player)
        self.console.print(self.terminal.table(view, self.texts, self.console.width, whole=True))
        self.console.print(self.terminal.screen(view, self.texts))

    def _save_as(self, name: str) -> None:
        default = str(self.save or f"{self.game.header.game}.json")
        name = name or self.keyboard.ask(self.words.term("save-as", file=default)) or default
        try:
            if self._may_write(Path(name)):
                saves.write(Path(name), self.game, self.seats, self.names)
                self.console.print(self.words.term("saved", file=name))
        except OSError as error:
            self.console.print(f"{name}: {error.strerror}")

    def _may_write(self, path: Path) -> bool:
        """A file that is not this game's is overwritten only if the player says so."""
        if path == self.save or not path.exists():
            return True
        return self.keyboard.ask(self.words.term("overwrite", file=str(path))).lower() in YES

    def _undo(self, player: int) -> None:
        """Undoes the player's last action, if nobody has acted since and it revealed nothing."""
        before = self._before(player)
        if before is None:
            self.console.print(Text(self.words.term("cannot-undo"), "italic"))
            return
        self.game = before
        self.events = [event for _, events in before.replay() for event in events]
        self.seen = {person: min(seen, len(self.events)) for person, seen in self.seen.items()}
        self.console.print(Text(self.words.term("undone"), "italic"))

    def _before(self, player: int) -> Game | None:
        log = self.game.log
        if not log or log[-1][0] != player:
            return None
        before = self.game.at(self.game.version - 1)
        return before if before.play.state.surprises == self.game.play.state.surprises else None


def _bots(game: Game, seats: Sequence[str]) -> list[Bot | None]:
    """By seat: the bot that sits there. Bots draw from an RNG of their own, seeded by the game's."""
    chance = Rng((game.header.seed + game.version) & (1 << 64) - 1)
    return [None if seat == HUMAN else make_bot(seat, game.header.game, next64(chance)) for seat in seats]
