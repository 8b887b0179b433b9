"""The verbs: what a player can say, and what each takes."""

from __future__ import annotations

from typing import Final

from grognard.games.age.layout import FIRST_DETACHABLE
from grognard.games.age.model import Area, Country, Model
from grognard.kernel.verbs import Notation, Operand, Verb

FIRST: Final = 1
PLAY: Final = 2
FETCH: Final = 3
PASS: Final = 4
DONE: Final = 5
DEPLOY: Final = 6
RECOVER: Final = 7
RESTORE: Final = 8
DISCARD: Final = 9
REMOVE: Final = 10
LOSE: Final = 11
DETACH: Final = 12
REDEPLOY: Final = 13
CLAIM: Final = 14
USE: Final = 15
RECALL: Final = 16
REVIVE: Final = 17
ABDICATE: Final = 18
WINTER: Final = 19

MARCH: Final = 30
SAIL: Final = 31
WITH: Final = 32
WITHOUT: Final = 33
GO: Final = 34
PAY: Final = 35
MEET: Final = 36
CANCEL: Final = 38
ENTER: Final = 39
DROP: Final = 40
TAKE: Final = 41
STOP: Final = 42
WITHDRAW: Final = 43
INTERCEPT: Final = 44
STANCE: Final = 45
FIGHT: Final = 46
ENGAGE: Final = 47
SPARE: Final = 48
READY: Final = 49
SKIP: Final = 50
REFRESH: Final = 51
RETREAT: Final = 52
YIELD: Final = 53
LEAD: Final = 54

# The values of words.
ME: Final = 0
OTHER: Final = 1
ATTACK: Final = 0
DEFEND: Final = 1


def notation(model: Model) -> Notation:
    """The verbs with the corps, areas, countries and cards of a data set."""
    corps = Operand(
        "corps", "piece", [c.key for c in model.corps], [(c.name,) for c in model.corps]
    )
    area = Operand("area", "place", [a.key for a in model.areas], [_names(a) for a in model.areas])
    country = _country(model)
    card = Operand("card", "card", [c.key for c in model.cards])
    return Notation(
        [
            Verb(FIRST, "first", "", Operand("who", "word", ("me", "other"))),
            Verb(PLAY, "play", "2.3", card, country),
            Verb(FETCH, "fetch", "2.3 G", card, country),
            Verb(PASS, "pass"),
            Verb(DONE, "done"),
            Verb(DEPLOY, "deploy", "9.4", corps, area),
            Verb(RECOVER, "recover", "9.6", area, card),
            Verb(RESTORE, "restore", "2.3", corps),
            Verb(DISCARD, "discard", "8.1 G", card),
            Verb(REMOVE, "remove", "2.2.1 G", corps),
            Verb(LOSE, "lose", "", corps),
            Verb(DETACH, "detach", "3.2", country),
            Verb(REDEPLOY, "redeploy", "13.2 C", corps, area),
            Verb(CLAIM, "claim", "15.3 A"),
            Verb(USE, "use", "2.3", card),
            Verb(RECALL, "recall", "2.3 G", card),
            Verb(REVIVE, "revive", "2.3 G", corps),
            Verb(ABDICATE, "abdicate", "13.2 F"),
            Verb(WINTER, "winter", "14.0", area),
            *_campaign(corps, area, card),
        ]
    )


def _campaign(corps: Operand, area: Operand, card: Operand) -> list[Verb]:
    """Chapters 10 to 12."""
    return [
        Verb(MARCH, "march", "11.0", area),
        Verb(SAIL, "sail", "11.2", corps, area),
        Verb(WITH, "with", "11 C", corps),
        Verb(WITHOUT, "without", "11 C", corps),
        Verb(GO, "go", "11 G"),
        Verb(PAY, "pay", "11 G", card),
        Verb(MEET, "meet", "12.1 F", corps),
        Verb(CANCEL, "cancel", "11 A"),
        Verb(ENTER, "enter", "11.1", area),
        Verb(DROP, "drop", "11 D", corps),
        Verb(TAKE, "take", "11 D", corps),
        Verb(STOP, "stop", "11.1 D"),
        Verb(WITHDRAW, "withdraw", "11.3", area),
        Verb(INTERCEPT, "intercept", "11.4", area),
        Verb(STANCE, "stance", "11.4 D", Operand("stance", "word", ("attack", "defend"))),
        Verb(FIGHT, "fight", "11 J", area),
        Verb(ENGAGE, "engage", "12.1", corps),
        Verb(SPARE, "spare", "12.1 E", corps),
        Verb(READY, "ready", "12.1"),
        Verb(SKIP, "skip", "10.3", Operand("rounds", "word", ("one", "two"))),
        Verb(REFRESH, "refresh", "12.3.3 A", card),
        Verb(RETREAT, "retreat", "12.3.2", area),
        Verb(YIELD, "yield", "12.3.2 E"),
        Verb(LEAD, "lead", "4.2", corps),
    ]


def _names(thing: Area | Country) -> tuple[str, ...]:
    local = (thing.local,) if isinstance(thing, Area) else ()
    return (*thing.names.values(), *local)


def _country(model: Model) -> Operand:
    """A country, told by its capital area, its only area, or the detachable area itself."""
    names = [_names(area) for area in model.areas]
    for country in model.countries[:FIRST_DETACHABLE]:
        own = [a for a in model.areas if a.country == country.id]
        heart = next(a.id for a in own if a.capital or not country.major)
        names[heart] += (country.key, *_names(country))
    return Operand("country", "place", [a.key for a in model.areas], names)
