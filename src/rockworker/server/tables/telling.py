"""What the viewers of a table are told: all of it when they come in, from then on what is new to them.

What everybody sees is made once for all. What a viewer sees besides (a seat's cards and cash, what it is asked) is told
apart, as places and values: small, and all of it whenever any of it is different. A viewer's sight is the public one
with these values set.

"What was told last" is what all who listen have heard: it is set when somebody comes in, brought up to date with every
update, and forgotten with the last listener. Else a value that changes, and changes back while nobody is told, would
stay wrong for somebody."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import msgspec

from rockworker.engine.changes import Changes, changes
from rockworker.protocol import Sight, Update
from rockworker.server.tables.log import LogRow
from rockworker.server.tables.render import TableText
from rockworker.server.tables.session import TableSession
from rockworker.server.tables.viewer import News, own_part, public_sight

_ENCODER = msgspec.json.Encoder()


class Viewer(NamedTuple):
    """All that a sight depends on, besides the table."""

    seat: int | None
    person: str | None
    language: str


class Telling:
    """A table's public sight, and what each viewer sees besides, as they were told last."""

    def __init__(self, session: TableSession, text: Callable[[str], TableText]) -> None:
        self.session = session
        self.text = text
        self._public: Sight | None = None
        self._asked: dict[str, str] = {}
        """By language: what is said to those who wait."""
        self._own: dict[Viewer, Changes] = {}

    def whole(self, viewer: Viewer) -> tuple[Sight, Changes]:
        """For a viewer who comes in. All who are here must have been told everything before."""
        if self._public is None:
            self._public = public_sight(self.session)
        text = self.text(viewer.language)
        asked = self._asked[viewer.language] = text.asked(self.session.state, None)
        own = self._own[viewer] = own_part(self.session, viewer.seat, viewer.person, text)
        return msgspec.structs.replace(self._public, asked=asked), own

    def news(self, rows: Sequence[LogRow]) -> Tidings:
        """What has happened since all were told something last."""
        public = public_sight(self.session)
        found = changes(self._public, public)
        self._public = public
        return Tidings(self, found, News(rows))

    def keep(self, viewers: Collection[Viewer]) -> None:
        """Forgets what viewers were told who are gone."""
        self._own = {viewer: own for viewer, own in self._own.items() if viewer in viewers}
        spoken = {viewer.language for viewer in viewers}
        self._asked = {language: asked for language, asked in self._asked.items() if language in spoken}
        if not viewers:
            self._public = None

    def new_asked(self, language: str) -> Changes:
        """What is said to those who wait, if it is something else than before."""
        asked = self.text(language).asked(self.session.state, None)
        if self._asked.get(language) == asked:
            return {}
        self._asked[language] = asked
        return {"/asked": asked}

    def new_own(self, viewer: Viewer) -> Changes | None:
        """What a viewer sees besides, if it is something else than before."""
        own = own_part(self.session, viewer.seat, viewer.person, self.text(viewer.language))
        if self._own.get(viewer) == own:
            return None
        self._own[viewer] = own
        return own


class Tidings:
    """One piece of news, for everybody who listens: what it has in common is made once."""

    def __init__(self, telling: Telling, found: Changes, news: News) -> None:
        self.telling = telling
        self.found = found
        self.news = news
        self._set: dict[str, msgspec.Raw] = {}
        self._made: dict[Viewer, bytes] = {}

    def message(self, viewer: Viewer) -> bytes:
        """The update for one viewer; empty: there is nothing new."""
        made = self._made.get(viewer)
        if made is None:
            made = self._made[viewer] = self._message(viewer)
        return made

    def _message(self, viewer: Viewer) -> bytes:
        shared = self._shared(viewer.language)
        lines = self.news.encoded(viewer.seat, self.telling.text(viewer.language))
        own = self.telling.new_own(viewer)
        if not self.news.rows and own is None and shared == NOTHING:
            return b""
        return _ENCODER.encode(Update(shared, lines, own))  # type: ignore[arg-type]

    def _shared(self, language: str) -> msgspec.Raw:
        """What has changed for all who read a language, as JSON."""
        made = self._set.get(language)
        if made is None:
            found = self.found | self.telling.new_asked(language)
            made = self._set[language] = msgspec.Raw(_ENCODER.encode(found))
        return made


NOTHING = msgspec.Raw(b"{}")
