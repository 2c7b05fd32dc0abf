"""What the viewers of a table are told: all of it when they come in, from then on what is new to them.

What everybody sees is made once for all. What a viewer sees besides (a seat's cards and cash, what it is asked) is told
apart, as places and values: small, and all of it whenever any of it is different. A viewer's sight is the public one
with these values set.

"What was told last" is what all who listen have heard: it is set when somebody comes in, brought up to date with every
update, and forgotten with the last listener. Else a value that changes, and changes back while nobody is told, would
stay wrong for somebody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from rockworker.engine.changes import Changes
from rockworker.protocol import Sight
from rockworker.server.tables.log import LogRow
from rockworker.server.tables.own import Moment, OwnPart, Viewer
from rockworker.server.tables.public import PublicSight
from rockworker.server.tables.render import TableText
from rockworker.server.tables.session import TableSession
from rockworker.server.tables.viewer import News

_ENCODER: Final = msgspec.json.Encoder()


class Telling:
    """A table's public sight, and what each viewer sees besides, as they were told last."""

    def __init__(self, session: TableSession, text: Callable[[str], TableText]) -> None:
        self.session = session
        self.text = text
        self._public: PublicSight | None = None
        self._asked: dict[str, str] = {}
        """By language: what is said to those who wait."""
        self._own: dict[Viewer, OwnPart] = {}
        self._kept: list[Viewer] | None = None
        """Those whom `keep` has named last; None: others have come in since."""

    def whole(self, viewer: Viewer) -> tuple[Sight, msgspec.Raw]:
        """For a viewer who comes in. All who are here must have been told everything before."""
        self._kept = None
        if self._public is None:
            self._public = PublicSight(self.session)
        asked = self._asked[viewer.language] = self.text(viewer.language).asked(self.session.state, None)
        own = self.own_of(viewer).whole(Moment(self.session, self._public.moment, None))
        return msgspec.structs.replace(self._public.whole(), asked=asked), msgspec.Raw(own)

    def news(self, rows: Sequence[LogRow]) -> Tidings:
        """What has happened since all were told something last."""
        was = None
        if self._public is None:  # nobody was told anything yet
            self._public = PublicSight(self.session)
            found: Changes = {"": self._public.whole()}
        else:
            was, found = self._public.game, self._public.news()
        return Tidings(self, _inner(found), Moment(self.session, self._public.moment, was), News(rows))

    def keep(self, viewers: list[Viewer]) -> None:
        """Forgets what viewers were told who are gone."""
        if viewers == self._kept:
            return
        self._kept = viewers
        self._own = {viewer: own for viewer, own in self._own.items() if viewer in viewers}
        spoken = {viewer.language for viewer in viewers}
        self._asked = {language: asked for language, asked in self._asked.items() if language in spoken}
        if not viewers:
            self._public = None

    def new_asked(self, language: str) -> bytes:
        """What is said to those who wait, if it is something else than before, as JSON without its braces."""
        asked = self.text(language).asked(self.session.state, None)
        if self._asked.get(language) == asked:
            return b""
        self._asked[language] = asked
        return _inner({"/asked": asked})

    def own_of(self, viewer: Viewer) -> OwnPart:
        """What a viewer sees besides."""
        own = self._own.get(viewer)
        if own is None:
            own = self._own[viewer] = OwnPart(self.session, viewer, self.text)
        return own


class Tidings:
    """One piece of news, for everybody who listens: what it has in common is made once."""

    def __init__(self, telling: Telling, found: bytes, moment: Moment, news: News) -> None:
        self.telling = telling
        self.found = found
        self.moment = moment
        self.news = news
        self._set: dict[str, bytes] = {}
        """By language: what has changed for all, found out once: from then on it counts as told."""
        self._lines: dict[str, bytes] = {}
        """By language: the new lines of the log, where they look the same to all."""
        self._made: dict[Viewer, bytes] = {}
        self._common: dict[tuple[str, bytes], bytes] = {}
        """By language and lines: what all are told who see nothing else besides."""

    def message(self, viewer: Viewer) -> bytes:
        """The update for one viewer; empty: there is nothing new. Another window of the same player is told the
        same: what was told a moment ago is still news."""
        made = self._made.get(viewer)
        if made is None:
            made = self._made[viewer] = self._new_message(viewer)
        return made

    def _new_message(self, viewer: Viewer) -> bytes:
        language = viewer.language
        own_part = self.telling.own_of(viewer)
        own = b"" if own_part.stays(self.moment) else own_part.news(self.moment)
        lines = self._lines.get(language) or self._lines_for(viewer)
        if own:
            # An `Update`, put together from parts that are JSON already.
            return b'{"type":"update","set":{%b},"log":%b,"own":%b}' % (self._shared(language), lines, own)
        common = self._common.get((language, lines))
        if common is None:
            common = self._common[language, lines] = self._without_own(language, lines)
        return common

    def _lines_for(self, viewer: Viewer) -> bytes:
        """New lines of the log; where these are open, once for all who read a language."""
        lines = self.news.encoded(viewer.seat, self.telling.text(viewer.language))
        if self.news.is_open:
            self._lines[viewer.language] = lines
        return lines

    def _without_own(self, language: str, lines: bytes) -> bytes:
        shared = self._shared(language)
        return b'{"type":"update","set":{%b},"log":%b}' % (shared, lines) if shared or self.news.rows else b""

    def _shared(self, language: str) -> bytes:
        """What has changed for all who read a language, as JSON without its braces."""
        made = self._set.get(language)
        if made is None:
            parts = (self.found, self.telling.new_asked(language))
            made = self._set[language] = b",".join([part for part in parts if part])
        return made


def _inner(places: object) -> bytes:
    """JSON without its braces."""
    return _ENCODER.encode(places)[1:-1]
