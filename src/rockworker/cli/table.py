"""The table in plain lines, for pipes, screen readers and simple terminals; a hand-over screen between the people."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from rockworker.cli.arguments import MOST_DIGITS
from rockworker.cli.dialogue import YES, Choice, Dialogue
from rockworker.cli.help import print_found, print_keys, print_rules
from rockworker.cli.keyboard import EndOfInput, Keyboard
from rockworker.cli.printing import console, print_log, print_scores
from rockworker.cli.session import Session
from rockworker.engine.errors import ActionRefused
from rockworker.engine.offers import Action
from rockworker.registry import game_package
from rockworker.rulebook.catalogue import catalogue
from rockworker.text.notation import NotationError

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
    """Asks the people of a session, line by line."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.console = console()
        self.keyboard = Keyboard(self.console)
        self.words = session.words
        self.texts = session.texts
        self.terminal = session.terminal

    def play(self) -> None:
        """Until the game is over or somebody leaves. Whatever ends it, the game is kept, and the player told where."""
        session = self.session
        try:
            while not session.game.is_over:
                self._step(session.game.actors[0])
            self._finish()
        except (EndOfInput, Quit, KeyboardInterrupt):
            session.keep()
            raise
        finally:
            if told := session.whereabouts():
                self.console.print(told)

    def _step(self, player: int) -> None:
        if self.session.bots[player] is None:
            if not self.session.answer(player):
                self._decide(player)
        else:
            self.session.apply(player, self.session.bot_action(player))

    def _finish(self) -> None:
        session = self.session
        session.keep()
        viewer = session.at_keyboard
        told = session.history(None, LOG_LINES) if viewer is None else session.news(viewer)
        self.console.rule(Text(self.words.term("game-over"), "bold"))
        print_log(self.console, self.texts, told)
        self.console.print(self.terminal.table(session.view(viewer), self.texts, self.console.width, whole=True))
        print_scores(self.console, self.texts, self.words, session.game.scores)

    # One person's decision

    def _decide(self, player: int) -> None:
        self._hand_over(player)
        self._show(player)
        try:
            action = self._dialogue(player).choose(self.session.game.offers(player))
        except Undo:
            self._undo(player)
            return
        except Written as written:
            action = written.action
        self._take(player, action)

    def _take(self, player: int, action: Action) -> None:
        try:
            self.session.apply(player, action)
        except ActionRefused as refused:
            self._say(self.texts.error(refused))
        if self.session.unsaved:
            self._say(self.session.whereabouts())

    def _say(self, text: str) -> None:
        self.console.print(Text(text, "italic"))

    def _dialogue(self, player: int) -> Dialogue:
        return Dialogue(
            terminal=self.terminal,
            view=self.session.view(player),
            texts=self.texts,
            words=self.words,
            ask=lambda question: self._ask(player, question),
            say=self._say,
            show=self._list,
        )

    def _hand_over(self, player: int) -> None:
        """Hides one player's screen from the next: clears it, and waits until the next player is there."""
        if self.session.at_keyboard == player:
            return
        self.session.at_keyboard = None
        self.keyboard.clear()
        self.console.rule()
        if self.keyboard.ask(self.words.term("hand-over", player=self.texts.player(player))).lower() == "q":
            raise Quit
        self.keyboard.clear()
        self.session.at_keyboard = player

    def _show(self, player: int) -> None:
        session = self.session
        self.console.rule(Text(self.texts.player(player), "bold"))
        print_log(self.console, self.texts, session.news(player))
        session.seen[player] = len(session.events)
        self.console.print(self.terminal.table(session.view(player), self.texts, self.console.width, whole=False))
        self._question(player)

    def _question(self, player: int) -> None:
        self.console.print()
        self.console.print(self.terminal.screen(self.session.view(player), self.texts))
        self.console.print(Text(self.texts.prompt(self.session.game.prompt), "bold"))

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
            case ["?", *words]:
                self._help(" ".join(words))
            case ["l"]:
                print_log(self.console, self.texts, self.session.history(player, LOG_LINES))
            case ["t"]:
                self._whole_table(player)
            case ["s", *name]:
                self._save_as(" ".join(said.split()[1:]) if name else "")
            case ["a", *number]:
                self._switch(player, "".join(number))
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
            raise Written(self.session.game.definition.notation().read(said))
        except NotationError:
            return

    def _help(self, words: str) -> None:
        """The keys; or a clause or section by its name; or the clauses in which the words occur."""
        game = self.session.game
        book = catalogue(game.header.game, self.session.language)
        if not words:
            sections = game_package(game.header.game).rule_sections.get(game.prompt, ())
            print_keys(self.console, book, sections, self.session.language)
        elif not print_rules(self.console, book, words.upper()) and not print_found(self.console, book, words):
            self.console.print(self.words.term("no-such-clause", clause=words))

    def _whole_table(self, player: int) -> None:
        view = self.session.view(player)
        self.console.print(self.terminal.table(view, self.texts, self.console.width, whole=True))
        self.console.print(self.terminal.screen(view, self.texts))

    def _switch(self, player: int, number: str) -> None:
        """What is said once and for all: turns one over, and lists them. It holds from the next question on."""
        switches = self.session.switches(player)
        if number.isdecimal() and len(number) <= MOST_DIGITS and 0 < int(number) <= len(switches):
            _, name, was_on = switches[int(number) - 1]
            self.session.standing.switch(player, name, not was_on)
            switches = self.session.switches(player)
        self._list([Choice(name, words, self.words.term("on") if on else "") for words, name, on in switches])
        self._say(self.words.term("answers-how" if switches else "answers-none"))

    def _save_as(self, name: str) -> None:
        session = self.session
        default = str(session.file or f"{session.game.header.game}.json")
        name = name or self.keyboard.ask(self.words.term("save-as", file=default)) or default
        try:
            if self._may_write(Path(name)):
                session.write(Path(name))
                self.console.print(self.words.term("saved", file=name))
        except OSError as error:
            self.console.print(f"{name}: {error.strerror}")

    def _may_write(self, path: Path) -> bool:
        """A file that is not this game's is overwritten only if the player says so."""
        if path == self.session.file or not path.exists():
            return True
        return self.keyboard.ask(self.words.term("overwrite", file=str(path))).lower() in YES

    def _undo(self, player: int) -> None:
        self._say(self.words.term("undone" if self.session.undo(player) else "cannot-undo"))
