"""The verbs: what a player can say, and what each takes."""

from __future__ import annotations

from typing import Final

from grognard.games.europe.model import LANGUAGES, Model
from grognard.kernel.verbs import Notation, Operand, Verb

USUAL: Final = 1
PLACE: Final = 2
DONE: Final = 3
PASS: Final = 4
SPEND: Final = 5
EVENT: Final = 6
OPERATE: Final = 7
ACTIVATE: Final = 8
USE: Final = 9
CHOOSE: Final = 10
AT: Final = 11

FORCE: Final = 20
RESTORE: Final = 21
RAISE: Final = 22
WITH: Final = 23
WITHOUT: Final = 24
GO: Final = 25
CALL: Final = 26
ENTER: Final = 27
TAKE: Final = 28
LEAVE: Final = 29
CONTROL: Final = 30
BESIEGE: Final = 31
RALLY: Final = 32
SHIFT: Final = 33
FIX: Final = 34
FREE: Final = 35
DISMISS: Final = 36
REBUILD: Final = 37
STOP: Final = 38
SORTIE: Final = 39
INTERCEPT: Final = 40
STAND: Final = 41
SHELTER: Final = 42
EVADE: Final = 43
FIGHT: Final = 44
WAIT: Final = 45
FEED: Final = 46
ENDURE: Final = 47
REMOVE: Final = 48
APPOINT: Final = 49
LINES: Final = 50
ELUDE: Final = 51

JOIN: Final = 60
MORALE: Final = 61
LEAD: Final = 62
ENGAGE: Final = 63
LEND: Final = 64
READY: Final = 65
LOSE: Final = 66
RETREAT: Final = 67
BRING: Final = 68

SAIL: Final = 80
ATTACK: Final = 81
LOAD: Final = 82
UNLOAD: Final = 83
LAND: Final = 84
DROP: Final = 85
WITHDRAW: Final = 86
STAY: Final = 87
CORSAIRS: Final = 88
SALLY: Final = 89
CHASE: Final = 90
SLIP: Final = 91

GRANT: Final = 92
DISCARD: Final = 93
KEEP: Final = 94
GIVE: Final = 95
BUILD: Final = 96
LEVY: Final = 97
COMPLETE: Final = 98
FORM: Final = 99
DEPLOY: Final = 100
REPLACE: Final = 101
STOCK: Final = 102
ESTABLISH: Final = 103
LAUNCH: Final = 104
COMMISSION: Final = 105
DRAW: Final = 106
PURCHASE: Final = 107
RECALL: Final = 108
REDEPLOY: Final = 109

DECLARE: Final = 110
COURT: Final = 111
PROTECT: Final = 112
END_WAR: Final = 113
ALLY: Final = 114
ANNEX: Final = 115
CLAIM: Final = 116
SEIZE: Final = 117
INCORPORATE: Final = 118
IMPOSE: Final = 119
RELOCATE: Final = 120
GARRISON: Final = 121
ATTEMPT: Final = 122
SEND: Final = 123
REBASE: Final = 124
NAME: Final = 125
ALLOT: Final = 126

MOST_GIVEN: Final = 4
MOST_ALLOTTED: Final = 8  # 48C
OPTION_WORDS: Final = ("a", "b", "c", "d")
MOST_FORCED: Final = 3
MOST_MORALE: Final = 9


def piece_keys(model: Model) -> list[str]:
    """The keys of all pieces by their numbers."""
    depots = [
        f"{model.countries[power.power].key}_depot_{n + 1}"
        for power in model.depots
        for n in range(power.count)
    ]
    groups = (model.units, model.specials, model.generals, model.fleets)
    armies = [army.key for army in model.armies]
    return [*(piece.key for group in groups for piece in group), *depots, *armies]


def place_keys(model: Model) -> list[str]:
    """The keys of all places by their numbers: zones, seas, blockade boxes."""
    ports = [zone.key for zone in model.zones if zone.port >= 0]
    return [
        *(zone.key for zone in model.zones),
        *(sea.key for sea in model.seas),
        *(f"{port}_blockade" for port in ports),
    ]


def _piece_names(model: Model) -> list[tuple[str, ...]]:
    """How people may name pieces: generals and armies by name, the rest by their keys."""
    named = {general.key: tuple(general.names.values()) for general in model.generals}
    named |= {army.key: tuple(army.names.values()) for army in model.armies}
    return [named.get(key, ()) for key in piece_keys(model)]


def _place_names(model: Model) -> list[tuple[str, ...]]:
    names = [tuple(z.names[language] for language in LANGUAGES) for z in model.zones]
    names += [tuple(s.names[language] for language in LANGUAGES) for s in model.seas]
    return names + [()] * (len(place_keys(model)) - len(names))


def notation(model: Model) -> Notation:
    """The verbs with the pieces, places and cards of a data set."""
    piece = Operand("piece", "piece", piece_keys(model), _piece_names(model))
    zones, names = place_keys(model), _place_names(model)
    place = Operand("place", "place", zones, names)
    zone = Operand("zone", "place", zones[: len(model.zones)], names[: len(model.zones)])
    card = Operand("card", "card", [c.key for c in model.cards])
    option = Operand("option", "word", OPTION_WORDS, silent=0)
    return Notation(
        [
            Verb(USUAL, "usual"),
            Verb(PLACE, "place", "20", piece, place),
            Verb(DONE, "done"),
            Verb(PASS, "pass"),
            Verb(SPEND, "spend", "9.1", card),
            Verb(EVENT, "event", "6.4", card, option),
            Verb(OPERATE, "operate", "5.2"),
            Verb(ACTIVATE, "activate", "9.1", piece),
            Verb(USE, "use", "6.4", card, option),
            Verb(CHOOSE, "choose", "6.4", piece),
            Verb(AT, "at", "6.4", place),
            *_on_land(piece, zone, card),
            *_in_battle(piece, zone),
            *_at_sea(piece, place, zone),
            *_between_years(model, piece, place, zone, card),
            *_in_politics(model, piece, zone, card),
        ]
    )


def _on_land(piece: Operand, zone: Operand, card: Operand) -> list[Verb]:
    """Chapters 9 to 13 and 15."""
    points = Operand("points", "number", [str(n) for n in range(MOST_FORCED + 1)])
    return [
        Verb(FORCE, "force", "12.3", points),
        Verb(RESTORE, "restore", "20.1", piece),
        Verb(RAISE, "raise", "20.1", piece),
        Verb(WITH, "with", "12.2.1", piece),
        Verb(WITHOUT, "without", "12.2.1", piece),
        Verb(GO, "go", "12.1"),
        Verb(CALL, "call", "9.1", piece),
        Verb(ENTER, "enter", "12.1", zone),
        Verb(TAKE, "take", "12.2.1", piece),
        Verb(LEAVE, "leave", "12.2.1", piece),
        Verb(CONTROL, "control", "3.2"),
        Verb(BESIEGE, "besiege", "15.2"),
        Verb(RALLY, "rally", "14.9.4"),
        Verb(SHIFT, "shift", "9.1", piece),
        Verb(FIX, "fix", "13.4", piece),
        Verb(FREE, "free", "13.4", piece),
        Verb(DISMISS, "dismiss", "10.3", piece),
        Verb(REBUILD, "rebuild", "15.5", piece),
        Verb(STOP, "stop", "12.1"),
        Verb(SORTIE, "sortie", "15.3"),
        Verb(INTERCEPT, "intercept", "12.4", piece, card),
        Verb(STAND, "stand", "12.5"),
        Verb(SHELTER, "shelter", "15.1", piece),
        Verb(EVADE, "evade", "12.5", zone),
        Verb(FIGHT, "fight", "12.6", zone),
        Verb(WAIT, "wait", "12.6"),
        Verb(FEED, "feed", "13.4", piece),
        Verb(ENDURE, "endure", "13.6"),
        Verb(REMOVE, "remove", "11", piece),
        Verb(APPOINT, "appoint", "10.3", piece),
        Verb(LINES, "lines", "12.6", zone),
        Verb(ELUDE, "elude", "12.5", zone),
    ]


def _in_battle(piece: Operand, zone: Operand) -> list[Verb]:
    """Chapter 14."""
    morale = Operand("morale", "number", [str(n) for n in range(MOST_MORALE + 1)])
    return [
        Verb(JOIN, "join", "14.1", piece),
        Verb(MORALE, "morale", "14.4", morale),
        Verb(LEAD, "lead", "14.5.5", piece),
        Verb(ENGAGE, "engage", "14.5.5", piece),
        Verb(LEND, "lend", "14.5.6", piece),
        Verb(READY, "ready", "14.5"),
        Verb(LOSE, "lose", "14.8", piece),
        Verb(RETREAT, "retreat", "14.10", zone),
        Verb(BRING, "bring", "14.10", piece),
    ]


def _at_sea(piece: Operand, place: Operand, zone: Operand) -> list[Verb]:
    """Chapter 17."""
    return [
        Verb(SAIL, "sail", "17.2.1", place),
        Verb(ATTACK, "attack", "17.3.1", place),
        Verb(LOAD, "load", "17.2.7", piece, piece),
        Verb(UNLOAD, "unload", "17.2.7", piece),
        Verb(LAND, "land", "17.2.8", zone),
        Verb(DROP, "drop", "17.2.1", piece),
        Verb(WITHDRAW, "withdraw", "17.3.1"),
        Verb(STAY, "stay", "17.3.1"),
        Verb(CORSAIRS, "corsairs", "17.2.9", piece),
        Verb(SALLY, "sally", "17.2.6"),
        Verb(CHASE, "chase", "17.2.4", place),
        Verb(SLIP, "slip", "17.2.5"),
    ]


def _between_years(
    model: Model, piece: Operand, place: Operand, zone: Operand, card: Operand
) -> list[Verb]:
    """Chapters 6.3 and 7."""
    majors = [country for country in model.countries if country.kind == 0]
    names = [tuple(country.names.values()) for country in majors]
    power = Operand("power", "word", [country.key for country in majors], names)
    number = Operand("resources", "number", [str(n) for n in range(MOST_GIVEN + 1)])
    share = Operand("resources", "number", [str(n) for n in range(MOST_ALLOTTED + 1)])
    return [
        Verb(GRANT, "grant", "7.2", power),
        Verb(DISCARD, "discard", "6.3", card),
        Verb(KEEP, "keep", "6.3", card),
        Verb(GIVE, "give", "7.3.1", power, number),
        Verb(BUILD, "build", "7.3.2", piece, zone),
        Verb(LEVY, "levy", "7.3.2", piece, zone),
        Verb(COMPLETE, "complete", "7.3.2", piece),
        Verb(FORM, "form", "7.3.5", piece, zone),
        Verb(DEPLOY, "deploy", "7.3.6", piece, zone),
        Verb(REPLACE, "replace", "7.3.6", piece, piece),
        Verb(STOCK, "stock", "7.3.5", piece, zone),
        Verb(ESTABLISH, "establish", "7.3.5", piece, zone),
        Verb(LAUNCH, "launch", "7.3.4", piece, zone),
        Verb(COMMISSION, "commission", "7.3.2", piece, zone),
        Verb(DRAW, "draw", "7.3.2"),
        Verb(PURCHASE, "purchase", "7.3.2"),
        Verb(RECALL, "recall", "7.3.7", piece),
        Verb(REDEPLOY, "redeploy", "7.6", piece),
        Verb(REBASE, "rebase", "7.5", piece, place),
        Verb(ALLOT, "allot", "6.4", power, share),
    ]


def _in_politics(model: Model, piece: Operand, zone: Operand, card: Operand) -> list[Verb]:
    """Chapters 6.5, 7.1, 8 and 18; a province is named by its first zone."""
    keys = [country.key for country in model.countries]
    names = [tuple(country.names.values()) for country in model.countries]
    country = Operand("country", "word", keys, names)
    receiver = Operand("receiver", "word", keys, names)
    war = Operand("war", "card", [c.key for c in model.cards])
    return [
        Verb(DECLARE, "declare", "7.1", country),
        Verb(COURT, "court", "8.2.3", card, country),
        Verb(PROTECT, "protect", "8.1.5", card, country),
        Verb(END_WAR, "settle", "6.5", card, war),
        Verb(ALLY, "ally", "18.1"),
        Verb(ANNEX, "annex", "18.1"),
        Verb(CLAIM, "claim", "18.2.2", zone, receiver),
        Verb(SEIZE, "seize", "18.2.2", country),
        Verb(INCORPORATE, "incorporate", "18.2.2", country, receiver),
        Verb(IMPOSE, "impose", "8.1.4", card),
        Verb(RELOCATE, "relocate", "18.2.3", zone),
        Verb(GARRISON, "garrison", "8.1.4"),
        Verb(ATTEMPT, "attempt", "8.1.3", country),
        Verb(SEND, "send", "6.5", piece),
        Verb(NAME, "name", "6.4", country),
    ]
