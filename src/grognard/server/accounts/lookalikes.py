"""Names that look alike: what an eye would take for one and the same."""

from __future__ import annotations

import unicodedata

# Capitals of other scripts that are drawn like Latin ones; some of their small letters are not.
CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "АВЕКМНОРСТХУІЈЅ", "ABEZHIKMNOPTYX" + "ABEKMHOPCTXYIJS")
# Letters of other scripts, and digits, that are drawn like a Latin letter.
CYRILLIC = dict(zip("аеорсухіјѕԁԛԝһкмтвнгпь", "aeopcyxijsdqwhkmtbhrnb", strict=True))
GREEK = dict(zip("αβγεζηικμνορτυχωϲ", "abyeznikuvoptuxwc", strict=True))
DIGITS = dict(zip("015", "ols", strict=True))
ALIKE = {**CYRILLIC, **GREEK, **DIGITS, "i": "l", "ı": "l", "|": "l", "ł": "l", "ø": "o", "đ": "d"}
PAIRS = (("rn", "m"), ("vv", "w"))


def look_of(name: str) -> str:
    """What names have in common that look alike.

    Case, accents and signs between the letters do not tell two people apart, nor does the script.
    """
    latin = unicodedata.normalize("NFKC", name).translate(CAPITALS)
    folded = unicodedata.normalize("NFKD", latin.casefold())
    letters = (sign for sign in folded if unicodedata.category(sign)[0] in "LN")
    look = "".join(_drawn(_drawn(sign)) for sign in letters)
    for pair, one in PAIRS:
        look = look.replace(pair, one)
    return look


def _drawn(sign: str) -> str:
    """The Latin letter that looks like this one; a Cyrillic i needs two steps to l."""
    return ALIKE.get(sign, sign)
