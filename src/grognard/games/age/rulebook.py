"""The rules and rulings of both editions as a player reads them, in his language.

The living rules letter their paragraphs, and each is a rule of its own. The original text has no
letters: its rules are its sections, told with the paragraphs that the two share, in its own words
where it differs. How it numbers them: `numbers.py`.
"""

from __future__ import annotations

import re
from typing import Final

from grognard.games.age.numbers import in_original
from grognard.kernel.text import Catalogue, catalogue

EDITIONS: Final = ("living", "original")


def _set_of(numbers: str) -> frozenset[str]:
    return frozenset(numbers.split(", "))


# The sections, each with the letters of its paragraphs; a letter that would stand alone is left
# out. The paragraphs of a whole chapter are called by its number: 11 A.
SECTIONS: Final = {
    "1.0": "AB",
    "2.0": "",
    "2.1": "ABCDEF",
    "2.2": "",
    "2.2.1": "ABCDEFGHI",
    "2.2.2": "",
    "2.2.3": "",
    "2.2.4": "AB",
    "2.3": "ABCDEFGH",
    "2.4": "",
    "2.5": "",
    "2.6": "",
    "2.7": "",
    "3.0": "",
    "3.1": "",
    "3.2": "",
    "3.3": "ABC",
    "3.3.1": "AB",
    "3.3.2": "AB",
    "3.3.3": "AB",
    "3.3.4": "AB",
    "3.3.5": "AB",
    "3.3.6": "",
    "3.3.7": "",
    "4.0": "",
    "4.1": "ABCD",
    "4.2": "",
    "5.0": "",
    "6.0": "",
    "6.1": "",
    "6.2": "ABCD",
    "6.3": "AB",
    "7.0": "",
    "7.1": "",
    "7.2": "",
    "7.3": "ABCDEF",
    "8.0": "",
    "8.1": "ABCDEFG",
    "9.0": "",
    "9.1": "",
    "9.2": "ABCDE",
    "9.3": "AB",
    "9.4": "",
    "9.5": "",
    "9.6": "",
    "9.7": "",
    "9.8": "",
    "10.0": "",
    "10.1": "",
    "10.2": "",
    "10.3": "",
    "10.4": "",
    "11.0": "ABCDEFGHIJK",
    "11.1": "ABCD",
    "11.1.1": "AB",
    "11.1.2": "ABCDE",
    "11.2": "ABC",
    "11.3": "ABCDEFG",
    "11.4": "ABCDEFGHI",
    "11.5": "ABCD",
    "12.0": "AB",
    "12.1": "ABCDEF",
    "12.2": "ABCDEFGH",
    "12.3": "",
    "12.3.1": "ABCDEF",
    "12.3.2": "ABCDE",
    "12.3.3": "ABC",
    "13.0": "ABC",
    "13.1": "AB",
    "13.2": "ABCDEF",
    "14.0": "ABCD",
    "15.0": "",
    "15.1": "AB",
    "15.2": "AB",
    "15.3": "AB",
    "17.1": "",
}

# Paragraphs that the original text does not have.
LIVING_ONLY: Final = _set_of(
    "2.1 B, 2.1 D, 2.2.1 F, 2.2.1 G, 2.2.4 B, 2.3 E, 2.3 F, 2.3 G, 2.3 H, 3.3.1 B, 3.3.2 B, "
    "3.3.3 B, 3.3.4 B, 3.3.5 B, 6.2 D, 7.3 B, 7.3 D, 9.2 E, 11 H, 11 K, 11.1 C, 11.1.2 B, "
    "11.3 C, 11.4 B, 11.4 C, 12.1 D, 12.1 F, 12.2 E, 12.2 F, 12.3.1 B, 12.3.1 E, 12.3.1 F, "
    "12.3.3 C, 13 C"
)

# Rules that the original text words otherwise.
REWORDED: Final = _set_of(
    "2.2.1 E, 2.3 C, 3.1, 6.1, 7.3 C, 8.1 E, 8.1 G, 9.3 A, 10.3, 10.4, 11 B, 11.1 B, 11.1.1 A, "
    "11.1.2 A, 11.1.2 D, 11.3 B, 11.4 A, 11.4 F, 11.4 I, 11.5 A, 11.5 B, 12.2 B, 12.2 C, "
    "12.2 G, 12.3.1 A, 12.3.1 C, 12.3.2 C, 12.3.2 D, 12.3.2 E, 13 B, 13.1 A, 13.2 D, 14 B, 14 D, "
    "15.1 A, 15.3 B"
)

# Each ruling, and the rules that it fills or corrects.
RULED: Final = {
    "A1": ("8.1 F",),
    "A2": ("8.1 G",),
    "A3": ("11.1 D",),
    "A4": ("12.3.1 A",),
    "A5": ("12.3.1 C",),
    "A6": ("12.3.1 F",),
    "A7": ("12.3.2 A", "12.3.2 C"),
    "A8": ("2.2.1 H",),
    "A9": ("2.1 C",),
    "A10": ("6.2 B",),
    "A11": ("2.3", "11.1.2 D"),
    "A12": ("13.2 F", "17.1"),
    "A13": ("4.1 C",),
    "A14": ("2.1 E", "2.2.1 I"),
    "A15": ("12.1 E",),
    "A16": ("2.3 E", "9.6", "11 G"),
    "A17": ("2.3 G",),
    "A18": ("2.3 G", "12.2 C"),
    "A19": ("2.3 C", "2.3 D"),
    "A20": ("2.3 H",),
    "A21": ("2.3 F",),
    "A22": ("8.0", "8.1 B"),
    "A23": ("4.2",),
    "A24": ("2.2.1 E", "2.2.1 F"),
    "A25": ("2.2.1 E", "3.2"),
    "A26": ("2.2.1 G",),
    "A27": ("2.2.1 B",),
    "A28": ("9.2 A",),
    "A29": ("2.2.1 H",),
    "A30": ("2.2.1 H",),
    "A31": ("2.1 C", "9.3 A", "9.4"),
    "A32": ("3.3 B",),
    "A33": ("6.2 A", "6.2 B"),
    "A34": ("6.2 B", "6.3 B"),
    "A35": ("6.2 D",),
    "A36": ("6.2 C",),
    "A37": ("6.3 A",),
    "A38": ("6.3 A",),
    "A39": ("6.3 B", "11.5 C"),
    "A40": ("7.1",),
    "A41": ("7.0", "7.1", "7.2"),
    "A42": ("7.3 A",),
    "A43": ("7.3 E",),
    "A44": ("7.3 C", "3.2"),
    "A45": ("7.2", "13.1 A"),
    "A46": ("8.1 A",),
    "A47": ("8.1 A",),
    "A48": ("8.1 A",),
    "A49": ("8.1 A",),
    "A50": ("8.1 G",),
    "A51": ("8.1 A", "8.1 G"),
    "A52": ("9.1", "9.6"),
    "A53": ("9.7",),
    "A54": ("9.7",),
    "A55": ("9.8",),
    "A56": ("9.2 E",),
    "A57": ("9.4",),
    "A58": ("9.4",),
    "A59": ("9.5",),
    "A60": ("9.6",),
    "A61": ("9.2 B",),
    "A62": ("10.1",),
    "A63": ("10.3", "10.4"),
    "A64": ("10.3",),
    "A65": ("11 B",),
    "A66": ("11 B", "11 C"),
    "A67": ("11 B", "11 G", "11 H"),
    "A68": ("11 G",),
    "A69": ("11 G",),
    "A70": ("11 C", "11 G"),
    "A71": ("2.3 C",),
    "A72": ("11 C", "11 D"),
    "A73": ("11 C", "11.1 B"),
    "A74": ("11.1 B",),
    "A75": ("11.1 B",),
    "A76": ("11.1.1 A",),
    "A77": ("11.1.1 B",),
    "A78": ("11.1.2 A",),
    "A79": ("11.1.2 A",),
    "A80": ("11.1.2 B", "11.1.2 C"),
    "A81": ("11.1.2 E",),
    "A82": ("11.1.2 C",),
    "A83": ("11.1.2 D",),
    "A84": ("11.2 A",),
    "A85": ("11.2 A",),
    "A86": ("11.2 C",),
    "A87": ("11.2 A", "11.1.2 A"),
    "A88": ("3.3.6",),
    "A89": ("11.3 A", "11.4 A"),
    "A90": ("11.3 A",),
    "A91": ("11.3 A",),
    "A92": ("11.3 F",),
    "A93": ("11.3 D",),
    "A94": ("11.3 D", "11.4 H"),
    "A95": ("11.3 F", "11.4 A"),
    "A96": ("11.4 A", "11.4 H"),
    "A97": ("11.4 A",),
    "A98": ("11.4 A",),
    "A99": ("11.4 G",),
    "A100": ("11.4 D", "11.4 G"),
    "A101": ("11.4 E",),
    "A102": ("11.4 A",),
    "A103": ("11.4 I", "11.4 C"),
    "A104": ("9.3 A", "11.4 A"),
    "A105": ("9.3 A",),
    "A106": ("11.5 A",),
    "A107": ("11.5 A",),
    "A108": ("11.5 C",),
    "A109": ("11.5 D",),
    "A110": ("11.5 D",),
    "A111": ("11.5 B",),
    "A112": ("11.5 C",),
    "A113": ("12 B", "11 J"),
    "A114": ("12.1 B", "11 K"),
    "A115": ("12.1 C",),
    "A116": ("12.1 D", "12.2 D"),
    "A117": ("12.2 A", "12.2 D"),
    "A118": ("12.2 B",),
    "A119": ("12.2 C",),
    "A120": ("12.2 C",),
    "A121": ("12.2 G",),
    "A122": ("12.2 G",),
    "A123": ("12.2 H",),
    "A124": ("12.3.1 B",),
    "A125": ("12.2 E", "12.3.1 B"),
    "A126": ("12.3.1 C",),
    "A127": ("12.3.1 A",),
    "A128": ("12.3.1 D", "12.3.1 E"),
    "A129": ("12.3.2 A",),
    "A130": ("12.3.2 A",),
    "A131": ("12.3.2 B",),
    "A132": ("12.3.2 C",),
    "A133": ("12.3.2 C",),
    "A134": ("12.3.2 D",),
    "A135": ("12.3.2 E",),
    "A136": ("12.3.2 A",),
    "A137": ("12.3.3 A",),
    "A138": ("12.1 F",),
    "A139": ("12.1 F",),
    "A140": ("13 A",),
    "A141": ("13 B",),
    "A142": ("13.1 A",),
    "A143": ("13.1 A",),
    "A144": ("13.1 A",),
    "A145": ("13.1 A",),
    "A146": ("13.2 A",),
    "A147": ("13.2 B",),
    "A148": ("13.2 C",),
    "A149": ("13.2 C",),
    "A150": ("13.2 D",),
    "A151": ("13.2 B",),
    "A152": ("13.0", "13.2"),
    "A153": ("14 B",),
    "A154": ("14 B", "14 D"),
    "A155": ("14 B",),
    "A156": ("14 A",),
    "A157": ("14 C",),
    "A158": ("15.2 B",),
    "A159": ("15.1",),
    "A160": ("15.1",),
    "A161": ("15.3 A",),
    "A162": ("15.3 B",),
    "A163": ("13 C",),
    "A164": ("11.3 A", "11.4 A"),
    "A165": ("11.4 A",),
    "A166": ("11.3 C",),
    "A167": ("9.3 A",),
    "A168": ("9.3 A",),
    "A169": ("4.1 B",),
    "A170": ("6.2 C", "13.2 E"),
    "A171": ("3.3.1 A", "6.2 C"),
    "A172": ("6.1", "8.1 E", "9.1", "10.1"),
    "A173": ("12.3.3 A", "11 J"),
    "A174": ("11.5 A", "12.3.2 A"),
    "A175": ("12.3.2 A", "12.3.2 E"),
    "A176": ("13.1 B",),
    "A177": ("15.2 A",),
    "A178": ("15.1 B",),
    "A179": ("11 D",),
    "A180": ("11 E",),
    "A181": ("11.3 B",),
    "A182": ("11.1 B", "2.3 C"),
    "A183": ("11.4 G", "11 B"),
    "A184": ("11.4 A", "11.4 G"),
    "A185": ("6.3 B", "11.5 C"),
    "A186": ("13.1 A", "3.3.2 A"),
    "A187": ("12.3.2 C", "11.5 D"),
}
# Rulings on what only one of the texts says.
ONE_EDITION: Final = {
    "living": ("A11", "A26", "A35", "A50", "A76", "A104", "A111", "A163", "A166", "A175", "A181"),
    "original": ("A51", "A83", "A105", "A155", "A174", "A184", "A186"),
}

PACKAGE: Final = "grognard.games.age"


def _paragraphs(section: str) -> list[str]:
    """The lettered paragraphs of a section: 9.2 A, 11 A."""
    return [f"{section.removesuffix('.0')} {letter}" for letter in SECTIONS[section]]


def _rulings(edition: str) -> tuple[str, ...]:
    others = {ruling for name in EDITIONS if name != edition for ruling in ONE_EDITION[name]}
    return tuple(ruling for ruling in RULED if ruling not in others)


def _told_in_original() -> dict[str, list[str]]:
    """What the original text tells in each of its rules: a section, or paragraphs."""
    told: dict[str, list[str]] = {}
    for section, letters in SECTIONS.items():
        told[in_original(section)] = [] if letters else [section]
        for paragraph in _paragraphs(section):
            if paragraph not in LIVING_ONLY:
                told[in_original(paragraph)].append(paragraph)
    return told


ORIGINAL: Final = _told_in_original()
NUMBERS: Final = {
    "living": tuple(n for section in SECTIONS for n in (section, *_paragraphs(section))),
    "original": tuple(ORIGINAL),
}
RULINGS: Final = {edition: _rulings(edition) for edition in EDITIONS}
NUMBER: Final = re.compile(r"\b\d{1,2}(?:(?:\.\d)+(?: [A-K]\b)?| [A-K]\b)")
TWICE: Final = re.compile(r"\b(\d{1,2}(?:\.\d)+), \1(?!\w|\.\d| [A-K]\b)")


def title(number: str, language: str = "en", edition: str = "living") -> str:
    """The heading of a rule, or the rules that a ruling is about; KeyError if there is none."""
    keys(number, edition)
    texts = _texts(language)
    if number in RULED:
        return texts.say("ruling-title", {"rules": ", ".join(ruled(number, edition))})
    return texts.say(f"{_key('11.4' if number == '14.4' else number)}-title")


def text(number: str, language: str = "en", edition: str = "living") -> str:
    """A rule re-told, with the rulings on it, or a ruling; KeyError if there is none."""
    texts = _texts(language)
    told = [texts.say(key) for key in keys(number, edition)]
    if len(told) > 1:
        told = [
            f"{title(n, language)}. {each}" for n, each in zip(ORIGINAL[number], told, strict=True)
        ]
    on_it = [ruling for ruling in RULINGS[edition] if number in ruled(ruling, edition)]
    if on_it:
        told.append(texts.say("rule-rulings", {"rulings": ", ".join(on_it)}))
    return _renumbered("\n".join(told), edition)


def keys(number: str, edition: str = "living") -> list[str]:
    """The keys of its texts: `rule-11-4-a`, `rule-6-1-original`, `ruling-a3`; or KeyError."""
    if number in RULINGS[edition]:
        return [f"ruling-{number.lower()}"]
    if number not in NUMBERS[edition]:
        raise KeyError(number)
    if edition == "living":
        return [_key(number)]
    return [f"{_key(n)}-original" if n in REWORDED else _key(n) for n in ORIGINAL[number]]


def number_in(number: str, edition: str) -> str:
    """How an edition numbers a rule of the living rules."""
    return in_original(number) if edition == "original" and number in NUMBERS["living"] else number


def ruled(ruling: str, edition: str = "living") -> tuple[str, ...]:
    """The rules of an edition that a ruling is about."""
    return tuple(dict.fromkeys(number_in(rule, edition) for rule in RULED[ruling]))


def _renumbered(told: str, edition: str) -> str:
    """A text that refers to rules by the numbers of an edition, to none twice in a row."""
    return TWICE.sub(r"\1", NUMBER.sub(lambda found: number_in(found[0], edition), told))


def _key(number: str) -> str:
    return f"rule-{number.lower().replace('.', '-').replace(' ', '-')}"


def _texts(language: str) -> Catalogue:
    return catalogue(("grognard.kernel", PACKAGE), language)
