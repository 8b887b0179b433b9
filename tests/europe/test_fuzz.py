"""Random games: what must hold at the beginning of every action."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import pytest

from europe_politics import known_fields, known_networks
from grognard.games.europe import forces, groups, supply
from grognard.games.europe.events import ENDINGS
from grognard.games.europe.layout import (
    ARMIES,
    AT,
    DEPOTS,
    ENGAGED,
    FIXED,
    FLEETS,
    G_KIND,
    GENERALS,
    INSIDE,
    LENT,
    MOST_GROUPS,
    PIECES,
    UNITS,
    ZONES,
)
from grognard.games.europe.refusals import OK
from grognard.games.europe.roster import ROOM
from grognard.kernel.dice import FastDice
from grognard.kernel.state import VERB, Snapshot

#: How often random players choose a verb, so that much happens.
OFTEN = {
    "activate": 6,
    "enter": 8,
    "pass": 0.3,
    "spend": 5,
    "event": 3,
    "control": 2,
    "besiege": 4,
    "leave": 0.3,
    "take": 0.5,
    "intercept": 2,
    "go": 4,
    "without": 0.2,
    "dismiss": 0.05,
    "fix": 0.2,
    "free": 0.2,
    "shelter": 0.5,
    "stand": 2,
    "call": 3,
    "rebuild": 0.3,
    "wait": 2,
    "usual": 4,
}
MOST = 6000


def apart(s: Any) -> list[str]:
    """11: zones where units of both sides stand outside a fortress."""
    held: tuple[set[int], set[int]] = (set(), set())
    for unit in range(UNITS):
        if s.at(unit) < ZONES and not s.flag(unit, INSIDE):
            held[s.side_of(unit)].add(s.at(unit))
    return [f"both sides in {s.t.model.zones[zone].key}" for zone in held[0] & held[1]]


def stacked(s: Any) -> list[str]:
    """10.1, 11: forces that may not stand together, and generals without troops."""
    found = []
    for zone in {s.at(piece) for piece in range(FLEETS) if s.at(piece) < ZONES}:
        for side in (0, 1):
            for inside in (False, True):
                pieces = forces.pieces_in(s, side, zone, inside)
                where = f"{s.t.model.zones[zone].key} {'inside' if inside else ''}"
                refused = forces.objection(s, pieces)
                if refused != OK:
                    found.append(f"{s.game.refusals[refused][0]} at {where}")
                if forces.generals_of(pieces) and not forces.units_of(pieces):
                    found.append(f"generals alone at {where}")
                if inside and pieces and not s.besieged(zone):
                    found.append(f"inside for nothing at {where}")
    return found


def loose(s: Any) -> list[str]:
    """R123: with an army in a zone every unit and general there belongs to it."""
    found = []
    for army in [p for p in range(ARMIES, PIECES) if s.at(p) < ZONES]:
        zone, inside = s.at(army), s.flag(army, INSIDE)
        pieces = forces.pieces_in(s, s.side_of(army), zone, inside)
        free = [p for p in pieces if p < FLEETS and s.holder_of(p) not in forces.armies_of(pieces)]
        found += [f"piece {p} of no army at {s.t.model.zones[zone].key}" for p in free]
    return found


def abandoned(s: Any) -> list[str]:
    """2.1: no mobile depot is alone in a zone that the enemy controls."""
    return [
        f"depot {depot} alone at {s.t.model.zones[s.at(depot)].key}"
        for depot in range(DEPOTS, ARMIES)
        if s.at(depot) < ZONES
        and not s.flag(depot, FIXED | INSIDE)
        and not s.aboard(depot)
        and s.held_by(1 - s.side_of(depot), s.at(depot))
        and not s.has_units(s.side_of(depot), s.at(depot))
    ]


def under_way(s: Any) -> list[str]:
    """Between two actions no force is under way."""
    used = [g for g in range(1, MOST_GROUPS + 1) if groups.get(s, g, G_KIND) != 0]
    lost = [p for p in range(GENERALS) if s.at(p) >= ZONES and s.group_of(p) != 0]
    return [f"group {group} is left" for group in used] + [f"piece {p} is left" for p in lost]


def stale(s: Any) -> list[str]:
    """What is kept beside the cells, and is not what would be worked out from them anew."""
    fresh = s.clone()
    fresh.forget_supply()
    return stale_supply(s, fresh) + stale_lists(s) + stale_commanders(s, fresh)


def stale_supply(s: Any, fresh: Any) -> list[str]:
    """13.3: networks of countries, and what the lines of a side meet."""
    wrong = [
        f"supply of {s.t.model.countries[country].key}"
        for country, network in known_networks(s)
        if list(network.zones) != list(supply.spread(fresh, country, []))
    ]
    for side, known in enumerate(known_fields(s)):
        anew = supply.survey(fresh, side)
        wrong += [
            f"{part} of side {side}"
            for part in ("enemies", "shut", "forts", "harbours", "closed")
            if known is not None and list(getattr(known, part)) != list(getattr(anew, part))
        ]
        wrong += [
            f"zone {zone} for side {side}"
            for zone in range(ZONES)
            if anew.shut[zone] != supply.bar(fresh, side, zone)
            or (anew.forts[zone] != 0) != supply.fort_relays(fresh, side, zone)
        ]
    return wrong


def stale_lists(s: Any) -> list[str]:
    """Who is at each place and in each force under way."""
    if not s.listed:
        return []
    at, under_way = defaultdict(list), defaultdict(list)
    for piece in range(PIECES):
        at[int(s.c[AT + piece])].append(piece)
        under_way[s.group_of(piece)].append(piece)
    places = [place for place in range(ROOM) if s.at_place(0, PIECES, place) != at[place]]
    used = range(1, MOST_GROUPS + 1)
    wrong = [group for group in used if groups.members(s, group) != under_way[group]]
    return [f"list of place {n}" for n in places] + [f"list of group {n}" for n in wrong]


def stale_commanders(s: Any, fresh: Any) -> list[str]:
    """10.1, 10.2: who commands each force under way, and how many steps."""
    wrong = []
    for group in range(1, MOST_GROUPS + 1):
        pieces = groups.members(fresh, group)
        chief, steps = forces.commander(fresh, pieces), forces.steps_commanded(fresh, pieces)
        allied = forces.allied_steps(fresh, chief, pieces) if chief >= 0 else 0
        known = groups.commander(s, group), s.lists().steps[group], s.lists().allied[group]
        if known != (chief, steps, allied):
            wrong.append(f"command of group {group}")
    return wrong


def play(game, seed: int, games: int = 1) -> list[str]:
    """What is wrong in the first game that goes wrong."""
    verbs = game.notation.verbs
    for n in range(seed, seed + games):
        rng, s = random.Random(n), game.start("1815", dice=FastDice(n))
        said: list[str] = []
        while not s.over:
            codes = s.codes()
            assert codes, f"seed {n}: nothing to say at {s.step} after {said[-5:]}"
            weights = [OFTEN.get(verbs[code // VERB].word, 1) for code in codes]
            code = rng.choices(codes, weights)[0]
            said.append(game.notation.text(code))
            assert len(said) < MOST, f"seed {n}: no end after {said[-8:]}"
            s.play(code)
            wrong = stale(s)
            if not s.over and s.step == "action":
                wrong += apart(s) + stacked(s) + under_way(s) + loose(s) + abandoned(s)
            if wrong:
                return [f"seed {n}", *wrong, *said[-25:]]
        assert game.outcome(s).key in ENDINGS
    return []


@pytest.mark.rule("11")
@pytest.mark.parametrize("seed", range(5))
def test_random_games_keep_the_rules_and_end(game, seed: int) -> None:
    assert play(game, seed) == []


@pytest.mark.rule("13.3")
def test_what_was_worked_out_is_forgotten_with_the_moment(game) -> None:
    """Undo and replay put other cells under a state."""
    rng, s = random.Random(3), game.start("1815", dice=FastDice(3))
    before, kept = Snapshot(s), [list(supply.network(s, country)) for country in (0, 1)]
    for _ in range(60):
        s.play(rng.choice(s.codes()))
    for country in (0, 1):
        supply.network(s, country)
    s.restore(before)
    assert stale(s) == []
    assert [list(supply.network(s, country)) for country in (0, 1)] == kept


@pytest.mark.rule("6.4", "12.2.1")
def test_what_an_event_marked_may_march_in_the_next_action(game) -> None:
    """9C names each force once by a mark that must not last."""
    s = game.position({"lille": "ney fr_corps_9 fr_corps_10"}, points=(3, 3))
    for key in ("fr_corps_9", "fr_corps_10"):
        s.mark(game.keys("piece").index(key), ENGAGED)
    for said in ("operate", "activate ney", "force 0"):
        s.apply(said)
    assert not any(s.flag(piece, ENGAGED) for piece in range(PIECES))


@pytest.mark.rule("8.1.4")
def test_a_lent_corps_is_in_its_force_when_the_lists_are_made_anew(game) -> None:
    """40F: the mark of a lent corps is the sign of its flags."""
    s = game.position({"berlin": "pr_corps_1"}, scenario="1809")
    unit = game.keys("piece").index("pr_corps_1")
    s.mark(unit, LENT)
    s.set_group(unit, 1)
    s.forget_supply()
    assert groups.members(s, 1) == [unit]
    assert stale_lists(s) == []


@pytest.mark.long
@pytest.mark.rule("11")
def test_many_random_games_keep_the_rules(game) -> None:
    assert play(game, 100, 120) == []
