"""The full screen: whose turn it is, bots that think beside it, the hand-over between people."""

from __future__ import annotations

import signal
import sys
from asyncio import get_running_loop
from threading import Thread
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.terminal_theme import TerminalTheme
from textual.app import App
from textual.binding import Binding, BindingType

from rockworker.cli.printing import score_table, winners
from rockworker.cli.screen.commands import closing
from rockworker.cli.screen.dialogs import HandOver, Reader
from rockworker.cli.screen.table import TableScreen
from rockworker.engine.errors import ActionRefused
from rockworker.engine.offers import Action

if TYPE_CHECKING:
    from rockworker.cli.session import Session


SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP")
DARK: Final = TerminalTheme(
    (18, 18, 18),
    (224, 224, 224),
    [
        (30, 30, 30), (255, 107, 107), (123, 216, 143), (255, 215, 95), (108, 182, 255), (215, 135, 255),
        (95, 215, 215), (230, 230, 230),
    ],
)  # fmt: skip
"""What the terminal's eight colours look like on a dark ground."""
LIGHT: Final = TerminalTheme(
    (250, 250, 250),
    (30, 30, 30),
    [
        (30, 30, 30), (179, 38, 30), (27, 127, 59), (138, 90, 0), (31, 95, 191), (142, 63, 184), (11, 114, 133),
        (255, 255, 255),
    ],
)  # fmt: skip
"""And on a light one."""


class PlayApp(App[None]):
    """One game, from its first question to its scores."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]
    DARK: Final = "textual-dark"
    LIGHT: Final = "textual-light"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.asks_twice = False
        """Whether an action counts only when it was confirmed."""
        self.interrupted = False
        self.fault: Exception | None = None
        """What went wrong while a bot was thinking."""
        self.title = session.texts.find("game-title") or session.game.header.game
        self.table = TableScreen(self)

    def on_mount(self) -> None:
        """The table, and on with the game."""
        self.theme = self.DARK
        self.ansi_theme_dark, self.ansi_theme_light = DARK, LIGHT
        if not self.is_headless:
            self._hear_signals()
        self.push_screen(self.table)
        self.call_after_refresh(self.proceed)

    def _hear_signals(self) -> None:
        """Ended from outside, too, we leave a terminal that can be used. Windows has no such signals."""
        for name in SIGNALS if sys.platform != "win32" else ():
            get_running_loop().add_signal_handler(getattr(signal, name), self.action_leave)

    def action_leave(self) -> None:
        """Ctrl-C, or a signal."""
        self.interrupted = True
        self.exit()

    # The game

    def proceed(self) -> None:
        """Asks the next person, or lets the bots think, or ends."""
        session = self.session
        while not session.game.is_over and self._answered(session.game.actors[0]):
            pass
        if session.game.is_over:
            self._finish()
        elif session.bots[session.game.actors[0]] is None:
            self._ask(session.game.actors[0])
        else:
            self._let_bots_play()

    def _answered(self, player: int) -> bool:
        """Whether a person has said once and for all what is asked now."""
        return self.session.bots[player] is None and self.session.answer(player)

    def act(self, action: Action) -> None:
        """The action of the person at the keyboard."""
        session, player = self.session, self.session.at_keyboard
        assert player is not None
        session.seen[player] = len(session.events)
        try:
            session.apply(player, action)
        except ActionRefused as refused:
            self.table.notice = session.texts.error(refused)
        if session.unsaved:
            self.table.notice = session.whereabouts()
        self.proceed()

    def _ask(self, player: int) -> None:
        session = self.session
        if session.at_keyboard == player:
            self.table.ask(player)
            return
        session.at_keyboard = None
        self.table.look(None)
        self.table.wait("")
        words = session.words
        handed = HandOver(words.term("hand-over", player=session.texts.player(player)), words.term("screen-hand-keys"))
        self.push_screen(handed, lambda there: self._hand_over(player, there))

    def _hand_over(self, player: int, there: bool | None) -> None:
        if not there:
            self.exit()
            return
        self.session.at_keyboard = player
        self.table.ask(player)

    def _let_bots_play(self) -> None:
        """In a thread of their own, which nobody waits for when the player leaves."""
        session = self.session
        self.table.look(session.at_keyboard)
        self.table.wait(session.texts.waiting(session.game.prompt, session.game.actors))
        Thread(target=self._bots, daemon=True).start()

    def _bots(self) -> None:
        session = self.session
        try:
            while not session.game.is_over and session.bots[session.game.actors[0]] is not None:
                player = session.game.actors[0]
                session.apply(player, session.bot_action(player))
        except Exception as error:
            self.fault = error
        if self.is_running:
            self.call_from_thread(self._bots_are_done)

    def _bots_are_done(self) -> None:
        if self.fault:
            self.exit()
        else:
            self.proceed()

    def _finish(self) -> None:
        session = self.session
        session.keep()
        self.table.look(session.at_keyboard)
        self.table.wait(session.words.term("game-over"))
        words = session.words
        self.push_screen(Reader(words.term("game-over"), closing(words), lambda width: self._scores()), self._leave)

    def _scores(self) -> RenderableType:
        session = self.session
        scores = session.game.scores
        table = score_table(session.texts, session.words, scores)
        return Group(table, winners(session.texts, session.words, scores))

    def _leave(self, _: Any) -> None:
        """After the scores the table can still be looked at."""
        self.table.draw()
