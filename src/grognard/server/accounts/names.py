"""What a name, a password or a mail address must be like."""

from __future__ import annotations

import re
import unicodedata

from grognard.server.refusal import Refusal

SHORTEST_NAME, LONGEST_NAME = 2, 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
BESIDES_NAME = 4  # characters of a password that are not the name
LONGEST_MAIL = 254

SIGNS = " -_.'’·"
# Letters and marks that nobody can see.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0") | {
    chr(code)
    for codes in (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
    for code in codes
}
MARKS = 2  # accents that one letter may carry
MAIL = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
)


def checked_name(name: str) -> str:
    """The name as it is shown; raises Refusal if it will not do."""
    shown = unicodedata.normalize("NFKC", name)
    if not SHORTEST_NAME <= len(shown) <= LONGEST_NAME:
        raise Refusal(422, "name-length", least=SHORTEST_NAME, most=LONGEST_NAME)
    if not _legible(shown):
        raise Refusal(422, "name-characters")
    return shown


def _legible(name: str) -> bool:
    """Whether the name is letters, digits and a few signs, and looks like nothing but itself."""
    if name != name.strip() or "  " in name or unicodedata.category(name[0])[0] == "M":
        return False
    marks = 0
    for sign in name:
        kind = unicodedata.category(sign)[0]
        marks = marks + 1 if kind == "M" else 0
        if sign in INVISIBLE or marks > MARKS or not (kind in "LMN" or sign in SIGNS):
            return False
    return any(unicodedata.category(sign)[0] in "LN" for sign in name)


def name_key(name: str) -> str:
    """What two names have in common that are one name."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded)


def checked_password(password: str, name: str) -> str:
    """The password as it is hashed; raises Refusal if it will not do."""
    typed = plain_password(password)
    seen = sum(not sign.isspace() for sign in typed)
    if seen < BESIDES_NAME or not SHORTEST_PASSWORD <= len(typed) <= LONGEST_PASSWORD:
        raise Refusal(422, "password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    if len(name_key(typed).replace(name_key(name), "")) < BESIDES_NAME:
        raise Refusal(422, "password-is-name")
    return typed


def plain_password(password: str) -> str:
    """One form for what different keyboards make of the same accents."""
    return unicodedata.normalize("NFC", password)


def checked_mail(mail: str) -> str:
    """The address; raises Refusal if it is none."""
    if len(mail) > LONGEST_MAIL or not MAIL.fullmatch(mail) or len(mail.partition("@")[0]) > 64:
        raise Refusal(422, "mail-form")
    return mail
