"""Quiet hours: when a message may go out."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from rockworker.protocol import NoticeSettings
from rockworker.server.errors import BadZone


def check_zone(zone: str) -> None:
    """Refuses what is no time zone."""
    if zone not in _zones():
        raise BadZone(zone=zone)


@cache
def _zones() -> frozenset[str]:
    """Those of this machine: read once, since there are hundreds of files, and everybody would wait meanwhile."""
    return frozenset(available_timezones())


def after_quiet(settings: NoticeSettings, at: int) -> int:
    """The moment itself, or the end of the quiet hours that it falls into. Milliseconds since 1970."""
    if not settings.quiet_from or settings.quiet_from == settings.quiet_to:
        return at
    begin, end = time.fromisoformat(settings.quiet_from), time.fromisoformat(settings.quiet_to)
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(settings.zone))
    if not _is_between(local.time(), begin, end):
        return at
    day = local.date() if local.time() < end else local.date() + timedelta(days=1)
    return int(datetime.combine(day, end, local.tzinfo).timestamp() * 1000)


def _is_between(now: time, begin: time, end: time) -> bool:
    """Quiet hours may go past midnight."""
    return begin <= now < end if begin < end else now >= begin or now < end
