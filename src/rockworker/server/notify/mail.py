"""E-mail to players, by the SMTP server that the settings name."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final

from rockworker.server.config import Settings
from rockworker.server.errors import BadAddress, NoMail

TIMEOUT: Final = 20.0
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


class MailFailed(Exception):
    """The mail server did not take it."""


def check_address(address: str) -> str:
    """An address that can be written to."""
    if len(address) > 254 or not _ADDRESS.fullmatch(address):
        raise BadAddress
    return address


async def send(settings: Settings, address: str, subject: str, text: str) -> None:
    """Sends a message; MailFailed if the mail server does not take it."""
    if not settings.smtp_host:
        raise NoMail
    message = EmailMessage()
    message["From"] = settings.mail_from or settings.smtp_user
    message["To"] = check_address(address)
    message["Subject"] = subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    try:
        await asyncio.to_thread(_send, settings, message)
    except (OSError, smtplib.SMTPException) as error:
        raise MailFailed(type(error).__name__) from None


def _send(settings: Settings, message: EmailMessage) -> None:
    secure = ssl.create_default_context()
    with _connect(settings, secure) as smtp:
        if settings.smtp_security == "starttls":
            smtp.starttls(context=secure)
        if settings.smtp_user:
            smtp.login(settings.smtp_user, settings.smtp_password)
        smtp.send_message(message)


def _connect(settings: Settings, secure: ssl.SSLContext) -> smtplib.SMTP:
    if settings.smtp_security == "tls":
        return smtplib.SMTP_SSL(settings.smtp_host, settings.smtp_port, timeout=TIMEOUT, context=secure)
    return smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=TIMEOUT)
