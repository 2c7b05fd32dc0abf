"""What capitals and signs do at the table: back, undo, log, help, leave and so on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events

from rockworker.cli.screen import dialogs, reading
from rockworker.engine.offers import Action, fields_of
from rockworker.engine.semantics import kinds_of
from rockworker.text.notation import NotationError

if TYPE_CHECKING:
    from rockworker.cli.screen.table import TableScreen
    from rockworker.text.texts import Texts

COMMANDS: Final[dict[str, str]] = {
    "escape": "back",
    "tab": "turn",
    "shift+tab": "turn_back",
    "U": "undo",
    "L": "log",
    "I": "inspect",
    "W": "whys",
    "N": "note",
    "S": "save",
    "O": "options",
    "question_mark": "help",
    "f1": "help",
    "slash": "help",
    "Q": "leave",
}
"""By key: the command."""
MOST_WHYS: Final = 6
"""Reasons that are told for one kind of action."""
NAMED: Final = {
    "question_mark": "?", "Q": "Q", "escape": "Esc", "U": "U", "tab": "Tab", "L": "L", "I": "I", "W": "W", "N": "N",
    "S": "S", "O": "O",
}  # fmt: skip
"""Keys as people write them, the most needed first; the others are other ways to the same."""


def key_words(words: Texts) -> list[tuple[str, str]]:
    """Keys and what they do, the most needed first."""
    told = [(named, words.term(f"screen-key-{COMMANDS[key]}")) for key, named in NAMED.items()]
    return [("⏎", words.term("screen-key-take")), *told]


def closing(words: Texts) -> str:
    """What closes a frame over the table."""
    return f"{NAMED['escape']} {words.term('screen-key-back')}"


def _heading(text: str) -> str:
    return text[:1].upper() + text[1:]


class Commands:
    """The part of the table's screen that is not about choosing."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table

    def run(self, event: events.Key) -> bool:
        """Carries out what a key stands for; False if it is no command. Backspace goes back, too, unless it erases."""
        name = COMMANDS.get(event.key)
        if name is None and event.key == "backspace" and self.table.entry is None:
            name = "back"
        if name is None:
            return False
        self._command(name)()
        return True

    def press(self, key: str) -> None:
        """The command that the footer names by this key; Enter takes what the cursor is on."""
        pressed = {named: key for key, named in NAMED.items()}.get(key, key)
        if pressed in COMMANDS:
            self._command(COMMANDS[pressed])()
        else:
            self.table.submit()

    def _command(self, name: str) -> Callable[[], None]:
        command: Callable[[], None] = getattr(self, f"do_{name}")
        return command

    # Each command

    def do_back(self) -> None:
        """To the question before; out of looking around first."""
        if self.table.looking is not None:
            self.table.looking = None
        elif self.table.decision is not None and not self.table.decision.back():
            self.table.notice = self.table.session.words.term("screen-nothing-before")
        else:
            self.table.begin()
        self.table.draw()

    def do_turn(self) -> None:
        """The next page that can't be seen now, or the first again."""
        hidden = [n for n in range(len(self.table.pages)) if n > self.table.turned and n not in self.table.plan.shown]
        self.table.turned = hidden[0] if hidden else 0
        self.table.draw()

    def do_turn_back(self) -> None:
        """The page before."""
        self.table.turned = (self.table.turned - 1) % len(self.table.pages)
        self.table.draw()

    def do_undo(self) -> None:
        """The last action, if that is possible."""
        if self.table.viewer is None or self.table.decision is None:
            return
        undone = self.table.session.undo(self.table.viewer)
        if undone:
            self.table.ask(self.table.viewer)
        self.table.notice = self.table.session.words.term("undone" if undone else "cannot-undo")
        self.table.draw()

    def do_log(self) -> None:
        """The whole log, from its end."""
        session, texts = self.table.session, self.table.session.texts
        lines = [texts.event(event) for event in session.history(self.table.viewer)]
        log = reading.log(lines, self.table.new)
        self.table.host.push_screen(
            dialogs.Reader(
                session.words.term("screen-log"), closing(session.words), lambda width: log, from_the_end=True
            )
        )

    def do_inspect(self) -> None:
        """Looks around: arrows go to anything on the table, Enter chooses it or tells why not."""
        if self.table.things():
            self.table.looking = 0 if self.table.looking is None else None
        self.table.draw()

    def do_whys(self) -> None:
        """Which actions are not possible now, and what stands in their way."""
        told = self._reasons()
        words = self.table.session.words
        text = Group(*told) if told else Text(words.term("screen-no-reasons"))
        self.table.host.push_screen(
            dialogs.Reader(_heading(words.term("screen-key-whys")), closing(words), lambda width: text)
        )

    def _reasons(self) -> list[RenderableType]:
        """Lines for each kind of action that is not offered and is refused in figures."""
        texts = self.table.session.texts
        offered = {offer.action for offer in self.table.decision.offers} if self.table.decision else set()
        told: list[RenderableType] = []
        for kind in self.table.session.game.definition.action_types:
            whys = [] if kind in offered else self._whys(kind)
            told += [Text.assemble((texts.action(what), "bold"), f"  {why}") for what, why in whys[:MOST_WHYS]]
        return told

    def _whys(self, kind: type[Action]) -> list[tuple[Action | type[Action], str]]:
        """What stands in the way of a kind of action: as it is, or with anything on the table that it could name. What
        holds for several of these things is told once."""
        player, fields = self.table.viewer, fields_of(kind)
        if player is None or len(fields) > 1:
            return []
        meaning = kinds_of(kind)[fields[0]] if fields else ""
        things = {spot.key[1] for spot in self.table.everything() if spot.key[0] == meaning}
        actions = [kind(thing) for thing in sorted(things)] if fields else [kind()]
        found: dict[str, list[Action]] = {}
        for action in actions:
            found.setdefault(self.table.session.reason(player, action), []).append(action)
        return [(alike[0] if len(alike) == 1 else kind, why) for why, alike in found.items() if why]

    def do_note(self) -> None:
        """A whole move, written in the game's notation."""

        def read(text: str | None) -> None:
            if text and self.table.decision is not None:
                self._play_note(text)

        self.table.host.push_screen(dialogs.Line(self.table.session.words.term("screen-note")), read)

    def _play_note(self, text: str) -> None:
        try:
            action = self.table.session.game.definition.notation().read(text)
        except NotationError:
            self.table.notice = self.table.session.words.term("screen-no-move", text=text)
        else:
            self.table.notice = self.table.why_not(action)
            if not self.table.notice:
                self.table.host.act(action)
                return
        self.table.draw()

    def do_save(self) -> None:
        """A copy of the game, in a file that does not exist yet."""
        session = self.table.session
        default = f"{session.game.header.game}.json"

        def write(name: str | None) -> None:
            self.table.notice = self._saved(Path(name).expanduser()) if name else ""
            self.table.draw()

        self.table.host.push_screen(dialogs.Line(session.words.term("save-as", file=default), default), write)

    def _saved(self, path: Path) -> str:
        session = self.table.session
        if path.exists():
            return session.words.term("screen-exists", file=str(path))
        try:
            session.write(path)
        except OSError as error:
            return f"{path}: {error.strerror}"
        return session.words.term("saved", file=str(path))

    def do_options(self) -> None:
        """Switches of this screen."""
        words, app = self.table.session.words, self.table.host
        switches = [(words.term("screen-asks-twice"), "asks_twice", app.asks_twice)]
        switches.append((words.term("screen-light"), "light", app.theme == app.LIGHT))

        player = self.table.viewer
        standing = self.table.session.switches(player) if player is not None else []

        def turn(on: Any) -> None:
            app.asks_twice = "asks_twice" in on
            app.theme = app.LIGHT if "light" in on else app.DARK
            for _, name, _ in standing:
                self.table.session.standing.switch(player or 0, name, name in on)
            if self.table.decision is not None:
                app.proceed()

        self.table.host.push_screen(
            dialogs.Switches(_heading(words.term("screen-key-options")), closing(words), [*standing, *switches]), turn
        )

    def do_help(self) -> None:
        """Keys, legend, and the rules of the present decision; words are searched for in all rules."""
        session = self.table.session
        legend = session.terminal.legend(self.table.view, session.texts)
        pages = reading.Help(session, key_words(session.words), legend)
        words = session.words
        self.table.host.push_screen(
            dialogs.Search(words.term("screen-help"), closing(words), words.term("screen-search"), pages.find)
        )

    def do_leave(self) -> None:
        """Leaves; the game is kept."""
        self.table.host.exit()
