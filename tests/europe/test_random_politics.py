"""Random politics: years of declarations, talks and conquests, with what must hold after each."""

from __future__ import annotations

import random
from typing import Any

import pytest

from europe_politics import COALITION, EMPIRE, campaign, known_networks
from grognard.games.europe import forces, groups, kinds, politics, supply
from grognard.games.europe.alliances import tidy_all
from grognard.games.europe.layout import (
    ANNEXED,
    COUNTRIES,
    FLEETS,
    FORCED_ALLIANCE,
    FORCED_PEACE,
    G_KIND,
    HAND,
    MAJORS,
    MOST_GROUPS,
    NEUTRAL,
    NO_STATE,
    NOBODY,
    OWNER,
    PILE,
    PROVINCES,
    UNITS,
    YEAR,
    ZONES,
)
from grognard.games.europe.merging import destroy
from grognard.games.europe.refusals import OK
from grognard.kernel.dice import FastDice
from grognard.kernel.state import VERB, A

PHASES = (kinds.DECLARATIONS, kinds.DIPLOMACY, kinds.CONQUEST_PHASE)


def disturb(s: Any, rng: random.Random) -> None:
    """As if a year of war had gone by: forces stand elsewhere, zones and fortresses are taken."""
    for piece in range(UNITS):
        if s.at(piece) < ZONES and s.holder_of(piece) < 0 and rng.random() < 0.1:
            s.lose_step(piece)
    tidy_all(s)
    taker = rng.choice([0, 0, 0, politics.AUSTRIA, politics.RUSSIA])
    if s.side(taker) == NOBODY:
        return
    enemies = [c for c in range(COUNTRIES) if s.side(c) == 1 - s.side(taker)]
    if not enemies:
        return
    powers = [c for c in enemies if c < MAJORS]
    victim = rng.choice(powers if powers and rng.random() < 0.6 else enemies)
    for zone in politics.zones_of(s, victim):
        if rng.random() < 0.9:
            destroy(s, forces.pieces_in(s, s.side(victim), zone))
        if s.t.site[zone] and not s.has_units(s.side(victim), zone):
            s.set_control(zone, taker)
    for near in range(ZONES):
        if s.t.fort[near] and s.side(s.holder(near)) == 1 - s.side(taker) and rng.random() < 0.2:
            if not s.has_units(1 - s.side(taker), near):
                s.set_control(near, taker)


def wrong(s: Any) -> list[str]:
    """What does not fit together."""
    found = []
    names = [country.key for country in s.t.model.countries]
    for country in range(COUNTRIES):
        status, side, patron = (
            politics.status(s, country),
            s.side(country),
            politics.patron(s, country),
        )
        if status in (NO_STATE, NEUTRAL, FORCED_PEACE, FORCED_ALLIANCE, ANNEXED) and side != NOBODY:
            found.append(f"{names[country]} is in no war but on a side")
        own = country >= MAJORS and country not in politics.INSURGENTS and side != NOBODY
        if own and s.side(patron) not in (side, NOBODY):
            found.append(f"{names[country]} is not on the side of {names[patron]}")
        if status == NO_STATE and any(s.c[OWNER + p] == country for p in range(PROVINCES)):
            found.append(f"{names[country]} has land but does not exist")
        if status in (NO_STATE, ANNEXED) and any(
            s.t.owner[u] == country and s.at(u) < ZONES for u in range(UNITS)
        ):
            found.append(f"{names[country]} has units but does not exist")
    return found + standing(s)


def standing(s: Any) -> list[str]:
    """10.1, 11: forces that may not stand together, generals alone, groups left, old supply."""
    found = []
    for zone in {s.at(piece) for piece in range(FLEETS) if s.at(piece) < ZONES}:
        where = s.t.model.zones[zone].key
        for side in (NOBODY, EMPIRE, COALITION):
            for inside in (False, True):
                pieces = forces.pieces_in(s, side, zone, inside)
                refused = forces.objection(s, pieces)
                if refused != OK:
                    found.append(f"{s.game.refusals[refused][0]} at {where}, side {side}")
                if forces.generals_of(pieces) and not forces.units_of(pieces):
                    found.append(f"generals alone at {where}")
        outside = [side for side in (EMPIRE, COALITION) if s.has_units(side, zone)]
        if len(outside) > 1:
            found.append(f"both sides at {where}")
    found += [f"group {g}" for g in range(1, MOST_GROUPS + 1) if groups.get(s, g, G_KIND)]
    for country, network in known_networks(s):
        if list(network.zones) != list(supply.spread(s, country, [])):
            found.append(f"supply of {s.t.model.countries[country].key}")
    return found


def play(game, seed: int, years: int = 8) -> tuple[list[str], set[str]]:
    """What is wrong first, and the kinds of event that happened."""
    rng = random.Random(seed)
    s = campaign(game, rng.choice(["1805", "1809"]))
    s.dice = FastDice(seed)
    seen: set[str] = set()
    for _ in range(years):
        disturb(s, rng)
        for phase in PHASES:
            for side in (EMPIRE, COALITION):
                while s.hand_size(side) < 5 and s.cards_at(side, PILE):
                    s.put_card(rng.choice(s.cards_at(side, PILE)), HAND)
            s.push(phase, EMPIRE, 0, 0)
            s.log = []
            s.resume()
            said: list[str] = []
            while not s.over and s.step != "action":
                codes = s.codes()
                assert codes, f"seed {seed}: nothing to say at {s.step} after {said[-5:]}"
                code = rng.choice(codes)
                assert len(said) < 400, f"seed {seed}: no end at {s.step} after {said[-8:]}"
                said.append(f"{s.step}: {game.notation.text(code)}")
                s.play(code)
            seen |= {game.event_kinds[note[0]].key for note in s.log}
            s.log = None
            if s.over:
                return [], seen
            faults = wrong(s)
            if faults:
                return [f"seed {seed}", *faults, *said[-25:]], seen
        s.c[YEAR] = min(13, int(s.c[YEAR]) + 1)
    return [], seen


@pytest.mark.rule("8.1", "18")
@pytest.mark.parametrize("seed", range(4))
def test_random_politics_keep_the_rules(game, seed: int) -> None:
    faults, _ = play(game, seed)
    assert faults == []


@pytest.mark.long
def test_much_of_politics_happens(game) -> None:
    """Wars, alliances, conquests, peace and its end, provinces, forced alliances."""
    seen: set[str] = set()
    for seed in range(100, 140):
        faults, happened = play(game, seed)
        assert faults == []
        seen |= happened
    wanted = {"war-declared", "joined", "deployed", "courted", "talks-failed", "minor-conquered"}
    wanted |= {"major-conquered", "peace-made", "province-ceded", "peace-rolled", "peace-ends"}
    assert wanted - seen == set()


@pytest.mark.parametrize("phase", PHASES)
def test_the_list_of_actions_is_what_nothing_speaks_against(game, phase: int) -> None:
    """At each question of politics, over every code of its verbs."""
    rng = random.Random(phase)
    s = campaign(game, "1805")
    s.dice = FastDice(phase)
    disturb(s, rng)
    s.push(phase, EMPIRE, 0, 0)
    s.resume()
    for _ in range(6):
        if s.over or s.step == "action":
            break
        step = s.t.steps[int(s.c[s.top()])]
        every = [code for code in game.notation.codes() if code // VERB in step.verbs]
        some = rng.sample(every, min(len(every), 3000))
        legal = set(s.codes())
        for code in [*legal, *some]:
            objection = step.refusal(s, code // VERB, code // A % A, code % A)
            assert (objection == OK) == (code in legal), game.notation.text(code)
        s.play(rng.choice(sorted(legal)))
