"""A battle at Charleroi on the first morning, brought to the question that a test is about."""

from __future__ import annotations

import grognard

COLUMNS = ("left", "centre", "right")
OPENING = (
    *("group beaumont", "march friant thuin", "march morand thuin", "march guyot thuin"),
    *("march friant charleroi", "march morand charleroi", "march guyot charleroi"),
    *("group philippeville", "march bourmont laneffe", "march exelmans laneffe"),
    *("march kellermann laneffe", "march maurin laneffe", "march bourmont charleroi"),
    *("march exelmans charleroi", "march kellermann charleroi", "march maurin charleroi", "done"),
)


def battle(seed: int = 1) -> grognard.Journal:
    """Seven French units have come to three Prussian ones; nobody has deployed."""
    journal = grognard.Journal.begin(grognard.game("waterloo"), "historical", seed=seed, fast=True)
    for action in OPENING:
        journal.play(action)
    return journal


def question(journal: grognard.Journal) -> tuple[str, str]:
    """What is asked, and whom."""
    step = journal.state.view(None)["step"]
    return step["key"], step["seat"]


def lead(journal: grognard.Journal, step: str, seat: str, most: int = 400) -> grognard.Journal:
    """Plays on until a seat is asked this: everyone is deployed, advances and fires."""
    for _ in range(most):
        if journal.state.over:
            break
        if question(journal) == (step, seat):
            return journal
        journal.play(usual(journal))
    raise AssertionError(f"{seat} was never asked about {step}")


def usual(journal: grognard.Journal) -> str:
    """Something that leads on."""
    texts = [str(action) for action in journal.state.legal()]
    if question(journal)[0] == "deployment":
        return deployed(journal, texts)
    for verb in ("fire", "advance", "done"):
        found = [text for text in texts if text.split()[0] == verb]
        if found:
            return found[0]
    return texts[0]


def deployed(journal: grognard.Journal, texts: list[str]) -> str:
    """Each unit in turn stands in the next column."""
    left = [text for text in texts if text.startswith("deploy")]
    if not left:
        return "done"
    before = sum(entry.text.startswith("deploy") for entry in journal.entries)
    unit = left[0].split()[1]
    return f"deploy {unit} {COLUMNS[before % 3]}"
