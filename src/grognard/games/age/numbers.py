"""The numbers of rules: the original edition prints them without letters, and 11.4 as 14.4."""

from __future__ import annotations

from grognard.kernel.event import Rule, rule_in


def in_original(number: str) -> str:
    """The number that a rule of the living edition has in the original one."""
    if number == "15.3 A":
        return "15.2"  # going on after a marginal victory is told there
    paragraph = number.partition(" ")[0]
    if paragraph.isdigit():
        return f"{paragraph}.0"
    return "14.4" if paragraph == "11.4" else paragraph


def both(rule: Rule) -> Rule:
    """A rule as each edition numbers it."""
    living = rule_in(rule, 0)
    return (living, in_original(living)) if living else ""


def cited(rule: str, edition: int) -> str:
    """The number that an edition prints."""
    return rule_in(both(rule), edition)
