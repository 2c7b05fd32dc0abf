"""What the server refuses, and why. Each has a message in every language and an HTTP status."""

from __future__ import annotations

from typing import ClassVar

from rockworker.engine.errors import RockworkerError


class ServerError(RockworkerError):
    """A request that can't be granted."""

    status: ClassVar[int] = 409

    def text(self, language: str = "en") -> str:
        """The reason in words."""
        from rockworker.server.tables.render import refusal  # the words need the errors, too

        return refusal(self, language)


class NotSignedIn(ServerError):
    """details: none"""

    key = "not-signed-in"
    status = 401


class NotAllowed(ServerError):
    """details: none"""

    key = "not-allowed"
    status = 403


class NoSuchTable(ServerError):
    """details: none. Also said of tables that the caller may not see."""

    key = "no-such-table"
    status = 404


class NoSuchSeat(ServerError):
    """details: seat"""

    key = "no-such-seat"
    status = 404


class NoSuchStep(ServerError):
    """details: step, last"""

    key = "no-such-step"
    status = 404


class NoSuchClause(ServerError):
    """details: clause"""

    key = "no-such-clause"
    status = 404


class NotYourSeat(ServerError):
    """details: seat"""

    key = "not-your-seat"
    status = 403


class SeatIsTaken(ServerError):
    """details: seat"""

    key = "seat-is-taken"


class TableHasStarted(ServerError):
    """details: none"""

    key = "table-has-started"


class TableHasNotStarted(ServerError):
    """details: none"""

    key = "table-has-not-started"


class TableIsNotFull(ServerError):
    """details: none"""

    key = "table-is-not-full"


class TableIsOver(ServerError):
    """details: none"""

    key = "table-is-over"


class TableIsPaused(ServerError):
    """details: none"""

    key = "table-is-paused"


class GameIsNotOver(ServerError):
    """details: none"""

    key = "game-is-not-over"


class StaleVersion(ServerError):
    """details: version, current. Comes with a fresh view."""

    key = "stale-version"


class NothingToUndo(ServerError):
    """details: none"""

    key = "nothing-to-undo"


class NoSuchVote(ServerError):
    """details: none"""

    key = "no-such-vote"


class VoteIsOpen(ServerError):
    """details: none"""

    key = "vote-is-open"


class VoteIsPointless(ServerError):
    """details: none. There is nothing to undo, resume, return to …"""

    key = "vote-is-pointless"


class BotPlaysHere(ServerError):
    """details: none. Who has conceded or was replaced only watches, and may ask to come back."""

    key = "bot-plays-here"


class NotALesson(ServerError):
    """details: none. Advice is for learners: elsewhere it would not be fair."""

    key = "not-a-lesson"


class NoAdvice(ServerError):
    """details: none. The bot that was asked has failed."""

    key = "no-advice"


class StillThere(ServerError):
    """details: seat. A player who is neither out of time nor gone can't be replaced."""

    key = "still-there"


class NameIsTaken(ServerError):
    """details: name"""

    key = "name-is-taken"


class WrongPassword(ServerError):
    """details: none"""

    key = "wrong-password"
    status = 401


class BadInput(ServerError):
    """details: reason"""

    key = "bad-input"
    status = 400


class TooMuch(ServerError):
    """details: none. Too many requests or messages."""

    key = "too-much"
    status = 429


class TooLong(ServerError):
    """details: most"""

    key = "too-long"
    status = 413


class NoSuchPage(ServerError):
    """details: none. There is nothing at this address."""

    key = "no-such-page"
    status = 404


class WrongMethod(ServerError):
    """details: none. The address exists, but can't be asked this way."""

    key = "wrong-method"
    status = 405


class Broken(ServerError):
    """details: none. A mistake of ours; it is in the server's log."""

    key = "broken"
    status = 500


class NeedsPostgres(ServerError):
    """details: workers"""

    key = "needs-postgres"


class BadWebhook(ServerError):
    """details: none. Not an https address that lies in the open internet."""

    key = "bad-webhook"
    status = 400


class BadAddress(ServerError):
    """details: none. Not an e-mail address."""

    key = "bad-address"
    status = 400


class NoMail(ServerError):
    """details: none. This server sends no e-mail."""

    key = "no-mail"


class NotDelivered(ServerError):
    """details: none. A test message did not get through."""

    key = "not-delivered"
    status = 422


class DatabaseIsNewer(ServerError):
    """details: newest. A later version of this program has changed the database."""

    key = "database-is-newer"


class OtherRules(ServerError):
    """details: version, ours. The game was begun under a version of the rules that this server does not have."""

    key = "other-rules"
