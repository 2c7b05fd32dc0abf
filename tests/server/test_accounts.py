"""Names that can be told apart, and passwords that can't be guessed."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import msgspec
import pytest
from argon2 import Type

from rockworker.client import Client, ServerRefused
from rockworker.server.errors import BadName
from rockworker.server.names import clean_name, looks
from tests.server.conftest import STRONG
from tests.server.harness import serving, somebody, story, without_time
from tests.server.sockets import wire

GOOD = "correct horse"


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\u00ad",
        "a\u034fb",
        "a\ufe0fb",
        "\ufeff",
        "\U000e0041",
        "x\u202ey",
        " ",
        "a" * 31,
        "\ud800",
    ],
)
def test_invisible_names_are_refused(name: str) -> None:
    """Fillers, blanks of Braille, marks that show nothing, text that runs backwards."""
    with pytest.raises(BadName):
        clean_name(name)


LIVING = [
    "Émile Zoë", "Jürgen Groß", "Łukasz Żółć", "Ștefan Țepeș", "Nguyễn Văn Ơn", "İstanbul Işık", "Þórr Ægir", "Çelik",
    "Ελένη Παπαδοπούλου", "ΝΙΚΟΣ", "Владимир Ёлкин", "Ґалина Їжак", "Ѓорѓи Ќосев", "山田太郎", "やまだ タロー",
    "佐々木 ken", "김철수", "李小龍", "דוד בן־גוריון", "דָּוִד", "محمد علي", "مُحَمَّد", "علی ۱۲", "अमित शर्मा", "সুমন",
    "สมชาย ใจดี", "ქეთევან", "Արամ Խաչատրյան", "አበበ", "ជា សុខ", "தமிழ்", "Kaʻiulani", "D’Arcy O'Neil", "Anne-Marie",
    "Adé ẹ́wẹ̀", "Ɛdem Kɔfi", "ǀUirab", "🎲 Bob", "３号", "Ōtomo", "Ⅳ",
]  # fmt: skip
"""Names as people have them."""


@pytest.mark.parametrize("name", ["\u0410nn", "Ann\u0391", "p\u0430ul"])
def test_names_of_mixed_alphabets_are_refused(name: str) -> None:
    """A Cyrillic or Greek letter among Latin ones is there to deceive."""
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "P\u0585lo",  # Armenian
        "P\u2c9flo",  # Coptic
        "\u13aann",  # Cherokee
        "Pol\u0ed0",  # a figure of Lao
        "P\u0d20lo",  # Malayalam
        "P\u1010lo",  # Myanmar
        "\u04bbans",  # Cyrillic
        "P\u1d0flo",  # a small capital, for phoneticians
        "Ann\u02d0",  # their colon
        "Polo\u0337",  # a stroke over a letter
        "Polo\u20dd",  # a circle around it
        "Po\u0301\u0301\u0301lo",  # a pile of marks
        "\u2ca2\u2c9f\u2c97\u2c9f",  # all Coptic
        "\ua4d3\ua4f3\ua4e1",  # all Lisu
        "...",
    ],
)
def test_names_that_would_be_taken_for_others_are_refused(name: str) -> None:
    """One script to a name, of those that living languages use; nothing over, around or piled up on letters."""
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "model"),
    [
        ("\u0420\u043e\u04cf\u043e", "Polo"),  # all Cyrillic
        ("\u03a1\u03bf\u0399\u03bf", "Polo"),  # all Greek
        ("\u0585\u057d", "ou"),  # all Armenian
        ("P\u0251lo", "Palo"),
        ("Po\u01c0o", "Polo"),
        ("Polo.", "Polo"),
        ("Rnargarete", "Margarete"),
        ("VVilma", "Wilma"),
        ("D’Arcy", "D'Arcy"),
        ("Po∣o", "Polo"),
        ("P○lo", "Polo"),
        ("\u0bae\u0be6", "\u0bae0"),  # a figure of Tamil
    ],
)
def test_names_that_may_be_had_but_look_like_others(name: str, model: str) -> None:
    """So that the first to have it is the only one."""
    assert clean_name(name) == name
    assert looks(name) == looks(model)


def test_a_look_is_never_too_long_to_be_kept() -> None:
    """Though one sign may stand for a whole sentence."""
    assert len(looks("\ufdfa" * 30)) <= 200


def test_names_of_all_languages_are_welcome() -> None:
    """In one alphabet at a time, with accents, figures and symbols."""
    for name in LIVING:
        assert clean_name(name) == unicodedata.normalize("NFC", name)
    for name in ("Zoë", "Ольга", "Ελένη", "美咲", "محمد", "J.-P. O’Neill", "Ann 2", "김민준", "R2-D2", "★ Bo ★"):
        assert clean_name(f"  {name} ") == name


def test_what_looks_alike() -> None:
    """Case, width, figures for letters, letters of other alphabets, one accent written in two ways."""
    for one, other in (
        ("Ann", "ANN"),
        ("Ann", "\uff21nn"),
        ("Polo", "P0l0"),
        ("Ilia", "1lia"),
        ("cocoa", "\u0441\u043e\u0441\u043e\u0430"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("Ann B", "AnnB"),
    ):
        assert looks(one) == looks(other)
    for one, other in (("Ann", "Anna"), ("Zoë", "Zoe"), ("Ольга", "Olga")):
        assert looks(one) != looks(other)


@story
async def test_an_accounts_name_is_its_own(database_url: str, tmp_path: Path) -> None:
    """Neither guests nor other accounts may look like it; its owner signs in as ever."""
    async with serving(tmp_path, database=database_url) as server, Client(server.url) as owner:
        await owner.register("Polo", GOOD)
        async with Client(server.url) as other:
            for name in ("Polo", "POLO", "P0lo", "\uff30olo"):
                with pytest.raises(ServerRefused, match="name-is-taken"):
                    await other.enter(name)
                with pytest.raises(ServerRefused, match="name-is-taken"):
                    await other.register(name, GOOD)
            await other.enter("Pola")
            await other.sign_in("polo", GOOD)
        async with somebody(server, "Bo") as guest:
            await guest.register("Bo", GOOD)


@pytest.mark.parametrize(
    "password", [" " * 8, "aaaaaaaa", "12345678", "Password1", "qwertyuiop", "abababab", "Margarete", "margarete1"]
)
def test_passwords_that_are_guessed_first_are_refused(password: str, tmp_path: Path) -> None:
    """Blanks, one character again and again, those that everybody has, the account's own name."""

    @story
    async def tell() -> None:
        async with serving(tmp_path) as server, Client(server.url) as client:
            with pytest.raises(ServerRefused, match="weak-password"):
                await client.register("Margarete", password)

    tell()


@story
async def test_tries_at_one_account_are_limited(tmp_path: Path) -> None:
    """From however many addresses they come; other accounts are not touched, and good passwords are not counted."""
    async with serving(tmp_path, failures_per_account=15) as server, Client(server.url) as client:
        without_time(server)
        await client.register("Ann", GOOD)
        await client.register("Ben", GOOD)
        for _ in range(20):
            await client.sign_in("Ann", GOOD)
        for _ in range(5):
            with pytest.raises(ServerRefused, match="wrong-password"):
                await client.sign_in("ann", "correct house")
        for password in ("correct house", GOOD):
            with pytest.raises(ServerRefused, match="too-much"):
                await client.sign_in("Ann", password)
        await client.sign_in("Ben", GOOD)


@story
async def test_guests_are_marked_where_their_names_are_shown(database_url: str, tmp_path: Path) -> None:
    """A guest who was there first keeps the name that an account has taken since: nobody takes one for the other, and
    what was done under that name stays a guest's, even if the guest opens an account with another name."""
    async with (
        serving(tmp_path, database=database_url) as server,
        somebody(server, "Ann") as guest,
        Client(server.url) as holder,
    ):
        table = await guest.open_table("rockwell", 3, public=True)
        await holder.register("Ann", GOOD)
        await holder.sit(table)
        async with wire(guest, server.url, table.id) as one, wire(holder, server.url, table.id) as other:
            for line in (one, other):
                await line.ask(type="say", key="k", text="I am Ann")
            while len(said := [each for each in one.seen if each["type"] == "said"]) < 2:
                await one.next("said")
            assert sorted((each["name"], each["guest"]) for each in said) == [("Ann", False), ("Ann", True)]
            assert [seat["guest"] for seat in one.reader.sight["seats"]] == [True, False, False]
        (listed,) = await holder.lobby()
        assert (listed.owner_name, listed.owner_guest) == ("Ann", True)
        assert [(seat.name, seat.guest) for seat in listed.seats] == [("Ann", True), ("Ann 2", False), ("", False)]
        await guest.register("Zoë", GOOD)
        (listed,) = await holder.lobby()
        assert [(seat.name, seat.guest) for seat in listed.seats] == [("Ann", True), ("Ann 2", False), ("", False)]


@story
async def test_a_seat_that_is_kept_for_a_guest_is_marked(tmp_path: Path) -> None:
    """And is a free seat like any other when the guest does not want it."""
    async with serving(tmp_path) as server, somebody(server, "Ann") as guest, Client(server.url) as holder:
        await holder.register("Ben", GOOD)
        ann = msgspec.json.decode(await guest.request("GET", "/me"))["id"]
        table = await holder.open_table("rockwell", 2, invite=[ann])
        assert [(seat.held_for, seat.guest) for seat in table.seats] == [("", False), ("Ann", True)]
        await guest.request("DELETE", f"/tables/{table.id}/invitation")
        assert [(seat.held_for, seat.guest) for seat in (await holder.table(table.id)).seats] == [("", False)] * 2


def test_a_password_takes_work_to_guess() -> None:
    """At least what OWASP asks of argon2id: 19 MB, two rounds."""
    assert STRONG.type is Type.ID
    assert STRONG.memory_cost >= 19 * 1024
    assert STRONG.time_cost >= 2
