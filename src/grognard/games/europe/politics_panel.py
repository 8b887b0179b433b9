"""What everybody may see of declarations, diplomacy, peace and moves between the years.

Every line has its rule; what only the seat that is asked may know is told to nobody else.
"""

from __future__ import annotations

from typing import Any

from grognard.games.europe import conquest, economy, foreign_wars, kinds, peace, politics
from grognard.games.europe.alliances import available
from grognard.games.europe.battle_panel import Teller
from grognard.games.europe.diplomacy import (
    FOR_PROTECTORATE,
    courtable,
    diplomacy_lines,
    faces_of,
    protectable,
    total_of,
    value_needed,
)
from grognard.games.europe.diplomacy import Line as Modifier
from grognard.games.europe.forces import units_of
from grognard.games.europe.layout import (
    ALLY,
    BAVARIA,
    BEATEN,
    CHATIMENTS,
    COALITION,
    COUNTED,
    COUNTRIES,
    DEPOTS,
    FLEETS,
    FORCED_ALLIANCE,
    FORCED_PEACE,
    GENERALS,
    ITALY,
    MAJORS,
    NEUTRAL,
    NOBODY,
    OWED_FLEETS,
    OWED_STEPS,
    POLAND,
    SIXTEEN,
    UNITS,
    ZONES,
)
from grognard.games.europe.model import SIDES, STATUSES
from grognard.games.europe.refusals import KEY_PROVINCE, NOT_TOUCHING, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.states import PROVINCES_FOR_POINT, polish_provinces
from grognard.games.europe.steps.declarations import (
    FREE_ATTEMPTS,
    FreeAttempt,
    declare_objection,
    target_of,
)
from grognard.games.europe.steps.muster import company
from grognard.games.europe.steps.parley import MOST_CARDS
from grognard.games.europe.steps.redeployment import DOUBLE, may_redeploy
from grognard.games.europe.ways import base_movement

#: Why a province is not to be had, for the words of the panel.
REFUSED = {KEY_PROVINCE: "key", NOT_TOUCHING: "far"}
#: Questions about one country or place, with what their two arguments are.
AFFAIRS = {
    kinds.SPOILS: ("country", ""),
    kinds.ARRIVALS: ("country", ""),
    kinds.OWES: ("country", ""),
    kinds.DEPLOY: ("country", ""),
    kinds.CONQUERED: ("country", "other"),
    kinds.FORCE_ALLIANCE: ("country", ""),
    kinds.DEFECTION_LOSSES: ("place", "number"),
    kinds.EXILE: ("piece", ""),
    kinds.OCCUPIERS: ("place", "country"),
    kinds.RELOCATE: ("place", "country"),
    kinds.COME_HOME: ("place", "country"),
    kinds.SEND_ABROAD: ("card", ""),
    kinds.CONQUEST_CARDS: ("", ""),
}

Shown = dict[str, Any]


def panels(s: Theatre, teller: Teller, viewer: int | None) -> list[Shown]:
    """What the question of the moment is about, if it is one of politics."""
    kind = int(s.c[s.top()])
    if kind == kinds.DECLARE:
        return [_declarations(s)]
    if kind in (kinds.PARLEY, kinds.FREE_ATTEMPT, kinds.ACTION):
        return [_diplomacy(s, teller, kind)] if kind != kinds.ACTION or _talks(s) else []
    if kind == kinds.PEACE_TERMS:
        return [_peace(s, teller)]
    if kind == kinds.REDEPLOY:
        return [_redeployment(s, teller, viewer)]
    return [_affair(s, teller, kind)] if kind in AFFAIRS else []


def key_of(s: Theatre, country: int) -> str:
    """The key of a country."""
    return str(s.t.model.countries[country].key)


def line(key: str, rule: str, number: int) -> Shown:
    """A part of a sum, or something that comes of it, with its rule."""
    return {"key": key, "rule": rule, "number": number}


def status_of(s: Theatre, country: int) -> str:
    """What a country is, by a word."""
    return STATUSES[politics.status(s, country)]


# --- what a country brings -----------------------------------------------------------------


def company_of(s: Theatre, country: int) -> list[int]:
    """R403, R405: a country with the minors that are tied to it."""
    return [country, *(politics.minors_of(s, country) if country < MAJORS else [])]


def brings(s: Theatre, country: int, side: int) -> list[Shown]:
    """What a side gains if a country joins it: troops, fleets, resources, cards."""
    countries = company_of(s, country)
    steps = fleets = 0
    for one in countries:
        waiting = available(s, one)
        own = [p for p in range(DEPOTS) if s.t.owner[p] == one and s.on_map(p)] + waiting
        steps += s.total_steps(units_of(own))
        fleets += len([piece for piece in own if piece >= FLEETS])
    income = economy.income(s, country) if country < MAJORS else 0
    lines = (
        line("steps", "8.2.3", steps),
        line("fleets", "8.2.3", fleets),
        line("income", "7.3.1", income),
        line("cards", "6.3", _rows(s, countries, side)),
    )
    return [one for one in lines if one["number"]]


def _rows(s: Theatre, countries: list[int], side: int) -> int:
    """6.3: the rows of the hand that lie in the land of these countries."""
    return len(
        [
            row
            for row in s.t.model.card_rows
            if side in row.sides
            and row.state < 0
            and not row.control
            and all(s.land_of(zone) in countries for zone in row.zones)
        ]
    )


# --- declarations of war (7.1) -------------------------------------------------------------


def _declarations(s: Theatre) -> Shown:
    """7.1, R402: who may be attacked, what that costs, and what it gives to the enemy."""
    side = s.asked()
    targets = [
        country
        for country in range(COUNTRIES)
        if declare_objection(s, side, country) == OK and target_of(s, country) == country
    ]
    return {
        "key": "declarations",
        "seat": SIDES[side],
        "countries": [_target(s, side, country) for country in targets],
    }


def _target(s: Theatre, side: int, country: int) -> Shown:
    return {
        "country": key_of(s, country),
        "status": status_of(s, country),
        "major": country < MAJORS,
        "with": [key_of(s, minor) for minor in company_of(s, country)[1:]],
        "costs": war_costs(s, side, country),
        "brings": brings(s, country, 1 - side),
    }


def war_costs(s: Theatre, side: int, country: int) -> list[Shown]:
    """R408, R410, R412: escalation, the Châtiments, double resources, free attempts."""
    lines: list[Shown] = []
    if country >= MAJORS:
        return lines
    if not politics.fate(s, country, COUNTED) and not s.game_flag(CHATIMENTS):
        lines.append(line("escalation", "7.1", 1))
    again = politics.status(s, country) == NEUTRAL and politics.beaten(s, country, side) > 0
    if again:
        base: int = s.t.resources[2 * country]
        lines.append(line("doubled", "8.1.3", base))
        lines.append(line("free-attempts", "8.1.3", FREE_ATTEMPTS))
        if not s.game_flag(CHATIMENTS):
            lines.append(line("chatiments", "8.1.3", 1))
    if politics.status(s, country) in (FORCED_PEACE, FORCED_ALLIANCE):
        lines.append(line("freed", "8.1.4", 1))
    return lines


# --- diplomacy (8) -------------------------------------------------------------------------


def _talks(s: Theatre) -> bool:
    """Whether there is anybody to talk to in a round."""
    if s.hundred_days():
        return False
    side = s.asked()
    return bool(courtable(s, side, True) or protectable(s, side) or foreign_wars.wars(s))


def _diplomacy(s: Theatre, teller: Teller, kind: int) -> Shown:
    """8.2: who may be courted, with which card and which chance; who may be protected."""
    side, free = s.asked(), kind == kinds.FREE_ATTEMPT
    in_round = kind == kinds.ACTION
    if free:
        left = s.argument(0)
        countries = FreeAttempt("free-attempt").able(s)
    else:
        left = 1 if in_round else MOST_CARDS - s.argument(1)
        countries = courtable(s, side, in_round)
    wars = foreign_wars.wars(s) if side == COALITION and not free else []
    return {
        "key": "diplomacy",
        "seat": SIDES[side],
        "free": free,
        "round": in_round,
        "left": left,
        "countries": [_courted(s, side, country, free) for country in countries],
        "protect": [_protected(s, minor) for minor in ([] if free else protectable(s, side))],
        "wars": [{"card": s.t.model.cards[war].key, "ends": foreign_wars.ENDS_ON} for war in wars],
    }


def _courted(s: Theatre, side: int, country: int, free: bool) -> Shown:
    lines: list[Modifier] = diplomacy_lines(s, side, country, 0, free)
    return {
        "country": key_of(s, country),
        "status": status_of(s, country),
        "major": country < MAJORS,
        "needs": 0 if free else value_needed(s, country),
        "faces": faces_of(lines),
        "total": total_of(lines),
        "lines": [line(key, rule, number) for rule, key, number in lines],
        "brings": brings(s, country, side),
    }


def _protected(s: Theatre, minor: int) -> Shown:
    """8.1.5, R492, R533: a point of victory, and one of escalation."""
    costs = [] if s.game_flag(CHATIMENTS) else [line("escalation", "8.1.5", 1)]
    return {
        "country": key_of(s, minor),
        "status": status_of(s, minor),
        "major": False,
        "needs": FOR_PROTECTORATE,
        "lines": [line("victory", "8.1.5", 1), *costs],
    }


# --- peace (18.2.2) ------------------------------------------------------------------------


def _peace(s: Theatre, teller: Teller) -> Shown:
    """18.2.2: what may be taken, what each gives, and who may receive it."""
    power = s.argument(0)
    zone, receiver = peace.usual_cession(s, power)
    open_to = peace.choices(s, power)
    all_zones = [peace.zone_of(s, province) for province in politics.provinces_of(s, power)]
    refused = [(z, REFUSED.get(peace.province_objection(s, power, z), "")) for z in all_zones]
    times: int = s.c[BEATEN + power]
    return {
        "key": "peace",
        "power": key_of(s, power),
        "seat": SIDES[s.asked()],
        "beaten": times % SIXTEEN + times // SIXTEEN,
        "left": peace.terms_left(s, power),
        "spoils": int(s.t.n.spoils),
        "usual": {"place": teller.place_key(zone), "country": key_of(s, receiver)}
        if zone >= 0
        else None,
        "provinces": [_province(s, teller, power, z) for z in open_to],
        "minors": [_tied(s, power, minor) for minor in politics.minors_of(s, power)],
        "refused": [
            {"place": teller.place_key(z), "name": province_name(s, z), "why": why}
            for z, why in refused
            if why
        ],
    }


def province_name(s: Theatre, zone: int) -> str:
    """What the province of a zone is called."""
    return str(s.t.model.provinces[int(s.t.province[zone])].name)


def _province(s: Theatre, teller: Teller, power: int, zone: int) -> Shown:
    """A province: its zones, fortresses and ports, and who may have it."""
    province = int(s.t.province[zone])
    zones = peace.zones_in(s, province)
    gives = (
        line("zones", "18.2.2", len(zones)),
        line("forts", "7.3.4", len([z for z in zones if s.t.fort[z] != 0])),
        line("ports", "7.3.4", len([z for z in zones if s.t.port[z] >= 0])),
    )
    return {
        "place": teller.place_key(zone),
        "name": province_name(s, zone),
        "gives": [one for one in gives if one["number"]],
        "gains": [{"country": country, "key": key} for country, key in gains(s, zone)],
        "receivers": [key_of(s, country) for country in peace.receivers(s, power, zone)],
    }


def gains(s: Theatre, zone: int) -> list[tuple[str, str]]:
    """8.3: what more a province gives a certain receiver: a state, a corps, a point."""
    province = int(s.t.province[zone])
    found: list[tuple[str, str]] = []
    if province == s.t.tyrol:
        found.append((key_of(s, BAVARIA), "kingdom"))
    if province == s.t.venetia:
        found.append((key_of(s, ITALY), "corps"))
    if province == s.t.mazovia and not politics.exists(s, POLAND):
        found.append((key_of(s, POLAND), "poland"))
    elif s.t.polish[province] != 0 and polish_provinces(s) == PROVINCES_FOR_POINT - 1:
        found.append((key_of(s, POLAND), "point"))
    elif s.t.polish[province] != 0 and polish_provinces(s) == PROVINCES_FOR_POINT:
        found.append((key_of(s, POLAND), "corps"))
    return found


def _tied(s: Theatre, power: int, minor: int) -> Shown:
    """A minor that may be taken in place of a province."""
    victor = peace.victor_of(s, power)
    able = [c for c in range(MAJORS) if peace.incorporate_objection(s, power, minor, c) == OK]
    return {
        "country": key_of(s, minor),
        "gives": brings(s, minor, victor),
        "receivers": [key_of(s, country) for country in able],
    }


# --- moves between the years (7.5, 7.6) ----------------------------------------------------


def _redeployment(s: Theatre, teller: Teller, viewer: int | None) -> Shown:
    """7.5, 7.6: which forces may go, how far, and beyond which cost they are tested.

    Another side learns of a force only when it goes.
    """
    power, neutral = s.argument(0), s.argument(1) != 0
    side = NOBODY if neutral else s.asked()
    found: list[Shown] = []
    if viewer == s.asked():
        pieces = (*range(GENERALS, FLEETS), *range(UNITS))
        able = [p for p in pieces if s.at(p) < ZONES and may_redeploy(s, side, power, p) == OK]
        found = [_force(s, teller, side, piece) for piece in able]
    return {
        "key": "redeployment",
        "power": key_of(s, power),
        "seat": SIDES[s.asked()],
        "neutral": neutral,
        "rule": "7.5" if neutral else "7.6",
        "forces": sorted(found, key=lambda one: (not one["leaves"], -int(one["steps"]))),
    }


def _force(s: Theatre, teller: Teller, side: int, piece: int) -> Shown:
    """7.6, R471: a general takes his force twice as far, but beyond its factor it is tested."""
    going = [piece] if piece < UNITS else company(s, side, piece)
    factor = base_movement(s, units_of(going))
    led = piece >= UNITS and side != NOBODY
    return {
        "piece": teller.key_of(piece),
        "place": teller.place_key(s.at(piece)),
        "steps": s.total_steps(units_of(going)),
        "free": factor,
        "most": factor * DOUBLE if led else factor,
        "leaves": side != NOBODY and peace.may_not_stay(s, s.at(piece)),
    }


# --- questions about one country or place --------------------------------------------------


def _affair(s: Theatre, teller: Teller, kind: int) -> Shown:
    """What a question is about, where the question itself does not say."""
    shown: Shown = {"key": "affair", "seat": SIDES[s.asked()], "lines": []}
    for n, what in enumerate(AFFAIRS[kind]):
        number = s.argument(n)
        if what == "place":
            shown["place"] = teller.place_key(number)
        elif what == "piece":
            shown["piece"] = teller.key_of(number)
        elif what == "card":
            shown["card"] = s.t.model.cards[number].key
        elif what in ("country", "other"):
            shown[what] = key_of(s, number)
        elif what == "number":
            shown["lines"].append(line("to-lose", "8.2.3", number))
    country = s.argument(0)
    if kind == kinds.OWES:
        owed = politics.due(s, country, OWED_STEPS), politics.due(s, country, OWED_FLEETS)
        lines = [line("owed-steps", "6.4", owed[0]), line("owed-fleets", "6.4", owed[1])]
        shown["lines"] = [one for one in lines if one["number"]]
    elif kind == kinds.FORCE_ALLIANCE:
        shown["lines"] = [line("defeats", "8.1.4", politics.beaten(s, country, 0))]
    elif kind in (kinds.DEPLOY, kinds.CONQUERED):
        shown["lines"] = brings(s, country, s.asked())
    elif kind == kinds.SEND_ABROAD:
        packed, part = s.argument(1), foreign_wars.FLEETS_LEFT
        shown["country"] = key_of(s, packed // foreign_wars.POWER)
        lines = [
            line("owed-steps", "6.5", packed % part),
            line("owed-fleets", "6.5", packed // part % part),
        ]
        shown["lines"] = [one for one in lines if one["number"]]
    elif kind == kinds.CONQUEST_CARDS:
        shown["countries"] = [key_of(s, power) for power in conquest.pending(s)]
    elif kind == kinds.SPOILS:
        shown["lines"] = [line("spoils", "7.2", int(s.t.n.spoils))]
    return shown


# --- what the countries are (8.1) ----------------------------------------------------------


def countries(s: Theatre, teller: Teller) -> Shown:
    """8.1: of every country that exists its status, its camp, its patron, and its capital."""
    found: Shown = {}
    for country in range(COUNTRIES):
        status = politics.status(s, country)
        if STATUSES[status] in ("none", "annexed"):
            continue
        camp = s.side(country)
        if camp == NOBODY and country < MAJORS:
            camp = politics.conqueror(s, country)
        shown: Shown = {"status": STATUSES[status]}
        if camp != NOBODY:
            shown["side"] = SIDES[camp]
        patron = politics.patron(s, country)
        if patron >= 0 and status == ALLY and patron != country:
            shown["patron"] = key_of(s, patron)
        capital: int = s.t.capital_of[2 * country]
        if capital < 0:
            own = politics.zones_of(s, country)
            capital = own[0] if own else -1
        if capital >= 0:
            shown["capital"] = teller.place_key(capital)
        found[key_of(s, country)] = shown
    return found
