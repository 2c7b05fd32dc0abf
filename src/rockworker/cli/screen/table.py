"""The table on a full screen: what keys and the mouse choose there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from textual import events, on

from rockworker.cli.screen.commands import Commands, key_words
from rockworker.cli.screen.decision import Pick
from rockworker.cli.screen.entry import Entry
from rockworker.cli.screen.lights import LABELS, nearest, spots_of
from rockworker.cli.screen.picture import Picture
from rockworker.cli.screen.sheets import SheetView
from rockworker.engine.offers import Action
from rockworker.text.sheet import Key, Spot

if TYPE_CHECKING:
    from rockworker.cli.screen.app import PlayApp

DIRECTIONS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
SCROLLED = {"pageup": -4, "pagedown": 4}


class TableScreen(Picture):
    """The table of the person at the keyboard."""

    def __init__(self, host: PlayApp) -> None:
        super().__init__(host.session)
        self.host = host
        self.commands = Commands(self)

    # Choosing

    def take(self, value: Any) -> None:
        """Answers the question with an option's value."""
        assert self.decision
        self._go_on(self.decision.choose(value))

    def _go_on(self, action: Action | None) -> None:
        if action is None:
            self.begin()
        elif self.host.asks_twice and self.notice != self._sure(action):
            self.notice = self._sure(action)
            self.draw()
        else:
            self.notice = ""
            self.host.act(action)

    def _sure(self, action: Action) -> str:
        return self.session.words.term("screen-sure", action=self.session.texts.action(action))

    def submit(self) -> None:
        """Enter: takes what the cursor is on, or the form as it is."""
        if self.looking is not None:
            self.point([self.things()[self.looking].key])
        elif self.entry is not None:
            self._submit_form(self.entry)
        elif self.option is not None:
            self.take(self.option.value)

    def _submit_form(self, entry: Entry) -> None:
        wrong = entry.settle()
        if wrong is not None:
            self._explain_number(entry, wrong)
            return
        assert self.decision
        self._go_on(self.decision.fill(entry.values))

    def _explain_number(self, entry: Entry, wrong: int) -> None:
        """Why a number can't be entered."""
        assert self.decision
        action = self.decision.preview(entry.wrong(wrong))
        why = self.why_not(action) if action else ""
        self.notice = why or self.session.words.term("not-possible", allowed=entry.field.allowed)
        self.draw()

    def why_not(self, action: Action) -> str:
        """Why an action is refused to the viewer."""
        return "" if self.viewer is None else self.session.why_not(self.viewer, action)

    def point(self, keys: Sequence[Key]) -> None:
        """Chooses what was pointed at; or tells why it can't be chosen."""
        question = self.question
        if not isinstance(question, Pick):
            self._tell("; ".join(map(self.about, keys[:1])))
            return
        for key in keys:
            fitting = [n for n, option in enumerate(question.options) if key in option.keys]
            if len(fitting) == 1:
                self._take_thing(fitting[0], key)
                return
            if fitting:
                later = [n for n in fitting if n > self.cursor]
                self.cursor, self.looking = (later or fitting)[0], None
                self.draw()
                return
        self._tell(self._refusal(keys))

    def _take_thing(self, number: int, key: Key) -> None:
        """Takes an option by the thing that it names; for a kind of action, the thing is the next answer, too."""
        question = self.question
        assert isinstance(question, Pick)
        self.cursor, self.looking = number, None
        value = question.options[number].value
        self.take(value)
        inner = self.question
        if isinstance(value, type) and isinstance(inner, Pick):
            fitting = [option for option in inner.options if key in option.keys]
            if len(fitting) == 1:
                self.take(fitting[0].value)

    def _refusal(self, keys: Sequence[Key]) -> str:
        """What stands in the way, in figures if anything knows them; else what the thing is."""
        assert self.decision
        kinds = self.session.game.definition.action_types
        tried = [action for key in keys for action in self.decision.attempts(key, kinds)]
        known = [action for action in tried if self.viewer is not None and self.session.reason(self.viewer, action)]
        return self.why_not((known or tried)[0]) if tried else self.about(keys[0])

    def _tell(self, text: str) -> None:
        self.notice = text
        self.draw()

    # Keys and mouse

    def on_key(self, event: events.Key) -> None:
        """Capitals and signs are commands; arrows move, other keys choose."""
        event.stop()
        sure, self.notice = self.notice, ""
        if self.commands.run(event):
            return
        if event.key in ("enter", "space"):
            self.notice = sure
            self.submit()
        elif event.key in DIRECTIONS:
            self._move(event.key)
        elif event.key in SCROLLED:
            self._scroll_story(SCROLLED[event.key])
        elif self.entry is not None:
            self._type(event)
        else:
            self._choose_by_key(event.character or "")

    def _choose_by_key(self, character: str) -> None:
        question = self.question
        number = LABELS.find(character) if character else -1
        if isinstance(question, Pick) and 0 <= number < len(question.options):
            self.cursor, self.looking = number, None
            self.take(question.options[number].value)
        else:
            self.draw()

    def _type(self, event: events.Key) -> None:
        assert self.entry
        if event.character and event.character in "0123456789":
            self.entry.type(event.character)
        elif event.key == "backspace":
            self.entry.erase()
        self.draw()

    def _scroll_story(self, rows: int) -> None:
        view = self.query_one("#tale" if self.plan.side else "#story", SheetView)
        view.scroll_relative(y=rows, animate=False)

    def _move(self, key: str) -> None:
        if self.entry is not None:
            self._move_in_form(self.entry, key)
        elif self.looking is not None:
            self._look_around(DIRECTIONS[key])
        elif isinstance(self.question, Pick):
            self._move_cursor(self.question, key)
        self.draw()

    def _move_in_form(self, entry: Entry, key: str) -> None:
        wrong = entry.settle()
        if wrong is not None:
            self._explain_number(entry, wrong)
        elif key in ("left", "right"):
            entry.select(entry.place + (1 if key == "right" else -1))
        else:
            entry.step(1 if key == "up" else -1)

    def _look_around(self, direction: tuple[int, int]) -> None:
        assert self.looking is not None
        things = self.things()
        places = [(number, self._on_screen(spot)) for number, spot in enumerate(things)]
        found = nearest(places[self.looking][1], places, direction)
        self.looking = self.looking if found is None else found

    def _move_cursor(self, question: Pick, key: str) -> None:
        """On the board to the next thing that way, if there is one; else through the list."""
        places = [
            (number, self._on_screen(spots[0][1]))
            for number, option in enumerate(question.options)
            if not question.is_kinds and (spots := spots_of(option, self.sheets))
        ]
        here = dict(places).get(self.cursor)
        found = nearest(here, places, DIRECTIONS[key]) if here else None
        if found is None and key in ("up", "down"):
            found = (self.cursor + (1 if key == "down" else -1)) % len(question.options)
        self.cursor = self.cursor if found is None else found

    def _on_screen(self, spot: Spot) -> tuple[float, float]:
        """The middle of a spot, on the screen."""
        for sheet, name in zip(self.sheets, ("board", "below", "beside"), strict=True):
            if spot in sheet.spots:
                region = self.query_one(f"#{name}").region
                return spot.middle[0] + region.y, spot.middle[1] + region.x
        return spot.middle

    @on(SheetView.Pointed)
    def on_pointed(self, message: SheetView.Pointed) -> None:
        """A click: on the table, on an option, on a form, on a tab, on a key."""
        message.stop()
        self.notice = "" if not self.host.asks_twice else self.notice
        (kind, number), view = message.keys[0], message.view.id
        if view in ("board", "below", "beside"):
            self.point(message.keys)
        elif kind == "tab":
            self.turned = number
            self.draw()
        elif kind == "key":
            self.commands.press(key_words(self.session.words)[number][0])
        elif kind == "option" and isinstance(self.question, Pick):
            self.cursor = number
            self.submit()
        elif self.entry is not None:
            self._point_in_form(self.entry, kind, number)

    def _point_in_form(self, entry: Entry, kind: str, number: int) -> None:
        if kind == "take":
            self.submit()
            return
        entry.select(number)
        if kind in ("less", "more"):
            entry.step(1 if kind == "more" else -1)
        self.draw()
