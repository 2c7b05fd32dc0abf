"""How the table's screen looks: the board in its place, the question below it, the story beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from rockworker.cli.screen import drawings
from rockworker.cli.screen.commands import key_words
from rockworker.cli.screen.decision import Decision, Form, Option, Pick
from rockworker.cli.screen.entry import Entry
from rockworker.cli.screen.lights import light, show_chosen, show_cursor, spots_of
from rockworker.cli.screen.plan import Plan, arrange, remembered
from rockworker.cli.screen.sheets import SheetView
from rockworker.text.sheet import Key, Sheet, Spot, fitted

if TYPE_CHECKING:
    from rockworker.cli.session import Session

STORY_LINES = 60
MOST_ROWS = {"status": 2, "question": 3, "detail": 2}
"""Rows of words around the answers, on a low screen."""
HIGH = 36
"""Rows of a screen from which on there is room for one more of each."""
MOST_NAME = 16
"""Characters of a name in the title."""


class Picture(Screen[None]):
    """Draws from a snapshot of what one viewer sees, never from the game: bots may be thinking about that."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.viewer: int | None = session.at_keyboard
        self.decision: Decision | None = None
        self.entry: Entry | None = None
        self.asked = ""
        """The name of the present decision."""
        self.prompt = ""
        self.turned = 0
        self.cursor = 0
        self.notice = ""
        """Said until the next key: why not, what was undone."""
        self.looking: int | None = None
        """While somebody looks around: which of all the things on the table."""
        self._story: tuple[list[str], int] = ([], 0)
        """The story that is shown, and its width."""
        self.look(session.at_keyboard)

    def compose(self) -> ComposeResult:
        """All parts; which of them are shown, and how large, depends on the screen's size."""
        with Horizontal(id="top"):
            yield Static(id="title")
            yield SheetView("tabs")
        with Horizontal(id="body"):
            with Vertical(id="main"):
                yield SheetView("board")
                yield SheetView("below")
                yield Static(id="status")
                yield Static(id="question")
                yield Static(id="detail")
                with Horizontal(id="answer"):
                    yield SheetView("options")
                    yield SheetView("story")
            with Vertical(id="side"):
                yield SheetView("beside")
                yield SheetView("tale")
        yield SheetView("keys")

    # What is shown

    def look(self, viewer: int | None) -> None:
        """Takes a fresh look at the game, with the eyes of a viewer."""
        session = self.session
        self.viewer = viewer
        self.view = session.view(viewer)
        self.pages = remembered(session.terminal.pages(self.view, session.texts))
        self.prompt = ""
        self.told = [session.texts.event(event) for event in session.history(viewer, STORY_LINES)]
        seen = session.seen.get(viewer, 0) if viewer is not None else len(session.events)
        self.new = min(len(session.events) - seen, len(self.told))

    def ask(self, player: int) -> None:
        """Puts the present decision to a player."""
        session = self.session
        self.look(player)
        offers = session.game.offers(player)
        self.decision = Decision(session.terminal, self.view, session.texts, offers)
        self.asked = session.game.prompt
        self.prompt = session.texts.prompt(self.asked)
        self.begin()

    def wait(self, text: str) -> None:
        """Shows that somebody else decides."""
        self.decision = self.entry = self.looking = None
        self.prompt = text
        if self.is_mounted:
            self.draw()

    def begin(self) -> None:
        """A new question: the cursor at its start, the page turned to what it is about."""
        question = self.question
        self.cursor, self.looking = 0, None
        self.entry = Entry(question) if isinstance(question, Form) else None
        self.turned = self._page_for(question)
        if self.is_mounted:
            self.draw()

    @property
    def question(self) -> Pick | Form | None:
        """What is asked now."""
        return self.decision.question if self.decision else None

    def _page_for(self, question: Pick | Form | None) -> int:
        """The page that shows what can be chosen, or else the one that the decision is about, if it is not shown."""
        options = question.options if isinstance(question, Pick) else ()
        wanted = {key for option in options for key in option.keys[:1]}
        plan = self._plan(0)
        if question is None or wanted & self._keys_of(plan):
            return 0
        for number, page in enumerate(self.pages):
            drawn = page.draw(plan.main, self.size.height)
            if wanted & {spot.key for spot in drawn.spots}:
                return number
        about = [number for number, page in enumerate(self.pages) if self.asked in page.prompts]
        return 0 if not about or about[0] in plan.shown else about[0]

    def _plan(self, turned: int) -> Plan:
        return arrange(self.size.width, self.size.height, self.pages, turned)

    def _keys_of(self, plan: Plan) -> set[Key]:
        return {spot.key for sheet in (plan.board, plan.below, plan.beside) for spot in sheet.spots}

    # Drawing

    def on_resize(self) -> None:
        """Everything finds its place again."""
        if self.looking is None:
            self.turned = self._page_for(self.question)
        self.draw()

    def draw(self) -> None:
        """The whole screen, as things stand."""
        self.plan = plan = self._plan(self.turned)
        self.sheets = [plan.board, plan.below, plan.beside]
        self._light()
        self._place("board", plan.board, plan.board_rows)
        self._place("below", plan.below, plan.below.height)
        self._place("beside", plan.beside, plan.beside.height)
        self.query_one("#main").styles.width = plan.main
        self.query_one("#side").styles.width = plan.side
        self.query_one("#side").display = bool(plan.side)
        self._draw_words()
        self._draw_answers(plan.main if plan.side else plan.main * 3 // 5)
        self._draw_story()

    def _light(self) -> None:
        question = self.question
        if self.looking is not None:
            show_cursor(self.things()[self.looking].key, self.sheets)
        elif isinstance(question, Pick):
            for key in self.decision.named if self.decision else ():
                show_chosen(key, self.sheets)
            light(question, self.cursor, self.sheets, dark=self.app.current_theme.dark)

    def _place(self, name: str, sheet: Sheet, rows: int) -> None:
        view = self.query_one(f"#{name}", SheetView)
        view.display = rows > 0
        view.styles.height = rows
        view.show(sheet)

    def _draw_words(self) -> None:
        session, texts = self.session, self.session.texts
        who = Text(f"{texts.player(self.viewer)[:MOST_NAME]} ", "bold yellow") if self.viewer is not None else Text()
        title = Text.assemble(who, session.terminal.title(self.view, texts))
        self.query_one("#title", Static).update(title)
        titles = [page.title for page in self.pages if page.title]
        tabs = drawings.tabs(titles, self.turned, self.plan.shown, self.size.width - len(title) - 1)
        self._place("tabs", tabs, min(tabs.height, 1))
        self.query_one("#tabs").styles.width = tabs.width
        self._say("status", session.terminal.status(self.view, texts))
        asked = (self.decision.chosen if self.decision else "") or self.prompt
        label = self.question.label if isinstance(self.question, Pick) else ""
        self._say("question", Text(f"{asked} · {label}" if label else asked, "bold"))
        self._say("detail", Text(self.notice or self._detail(), "bold yellow" if self.notice else "italic"))
        self.query_one("#keys", SheetView).show(drawings.keys(key_words(self.session.words), self.size.width))

    def _say(self, name: str, words: Text) -> None:
        """Words in their place: more of them where the screen is high, and a sign where they go on."""
        place = self.query_one(f"#{name}", Static)
        most = MOST_ROWS[name] + (self.size.height >= HIGH)
        place.update(fitted(words, self.plan.main, most))
        place.display = bool(words) or name == "question"

    def _detail(self) -> str:
        """About the thing under the cursor."""
        if self.looking is not None:
            return self.about(self.things()[self.looking].key)
        option = self.option
        spots = spots_of(option, self.sheets) if option else []
        return self.about(spots[0][1].key) if spots and not self._is_kinds else ""

    @property
    def _is_kinds(self) -> bool:
        return isinstance(self.question, Pick) and self.question.is_kinds

    def about(self, key: Key) -> str:
        """A thing in words."""
        return self.session.terminal.about(self.view, self.session.texts, key)

    def _draw_answers(self, width: int) -> None:
        view, question = self.query_one("#options", SheetView), self.question
        view.styles.width = width
        if isinstance(question, Pick):
            view.show(drawings.options(question, self.cursor, width - 2))
            self.call_after_refresh(self._reveal_cursor)
        elif self.entry is not None:
            view.show(drawings.form(self.entry, self.session.texts, self._preview(), width - 2))
        else:
            view.show(Sheet())

    def _reveal_cursor(self) -> None:
        view = self.query_one("#options", SheetView)
        for spot in view.sheet.spots:
            if spot.key == ("option", self.cursor):
                view.reveal(spot.row, spot.height)
        for _, spot in spots_of(self.option, [self.plan.board]) if self.option else ():
            self.query_one("#board", SheetView).reveal(spot.row, spot.height)

    def _preview(self) -> str:
        assert self.entry
        action = self.decision.preview(self.entry.values) if self.decision else None
        return self.session.texts.action(action) if action else self.session.texts.action(self.entry.form.kind)

    def _draw_story(self) -> None:
        beside = bool(self.plan.side)
        self.query_one("#story").display = not beside
        view = self.query_one("#tale" if beside else "#story", SheetView)
        width = self.plan.side if beside else self.plan.main - self.plan.main * 3 // 5
        if self._story == (self.told, width):
            return  # it may have been scrolled
        self._story = (self.told, width)
        sheet, first = drawings.story(self.told, self.new, max(width - 3, 10))
        view.show(sheet)
        self.call_after_refresh(view.start_at, first)

    # What the cursor is on

    @property
    def option(self) -> Option | None:
        """The option under the cursor."""
        question = self.question
        return question.options[self.cursor] if isinstance(question, Pick) else None

    def everything(self) -> list[Spot]:
        """All that lies on any page."""
        return [spot for page in self.pages for spot in page.draw(self.plan.main, self.size.height).spots]

    def things(self) -> list[Spot]:
        """Everything on the table that can be looked at, each once."""
        found = {spot.key: spot for sheet in self.sheets for spot in sheet.spots if spot.width > 1}
        return list(found.values())
