"""Odds against brute force: every sequence of dice, rolled through the rules themselves."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest

from battles import play_on, random_position
from grognard.games.waterloo import battle_course
from grognard.games.waterloo import events as tell
from grognard.games.waterloo import layout as at
from grognard.games.waterloo.sequence import Campaign
from grognard.kernel.dice import DiceRanOut, FastDice, ScriptedDice
from grognard.kernel.odds import Distribution, Odds, Value
from grognard.kernel.reason import Refused
from grognard.kernel.state import VERB, Note
from playing import play

POSITIONS = 5 * int(os.environ.get("GROGNARD_FUZZ", "40"))
ROLLS = int(os.environ.get("GROGNARD_ROLLS", "20000"))

SIDES = (range(at.FRENCH_END), range(at.FRENCH_END, at.UNITS))

Reader = Callable[[list[Note]], Value]

LIGNY = {
    "town": "ligny",
    "from": ["charleroi"],
    "french": {"left": "friant:3", "centre": "guyot:3+!", "right": "foy:2+", "reserve": "lefol"},
    "allied": {"left": "jagow:2", "centre": "pirch:2 krafft:3#", "right": "steinmetz:1"},
}


# --- brute force -------------------------------------------------------------------------------


def every_roll(s: Campaign, code: int, faces: tuple[int, ...] = ()) -> Iterator[tuple[int, Any]]:
    """What the rules do with every sequence of dice: how many were rolled, and what happened."""
    twin = s.clone(ScriptedDice(list(faces)))
    twin.log = []
    try:
        twin.play(code)
        settle_losses(twin, random.Random(len(faces)))
    except DiceRanOut:
        for face in range(1, 7):
            yield from every_roll(s, code, (*faces, face))
        return
    yield len(faces), twin.log


def settle_losses(s: Campaign, rng: random.Random) -> None:
    """Somebody chooses who takes the hits: whoever it is, as many are lost."""
    while not s.over and s.step == "losses":
        s.play(rng.choice(s.codes()))


def by_force(s: Campaign, code: int, read: Reader) -> Distribution:
    """The exact distribution, by trying everything."""
    chances: dict[Value, Fraction] = {}
    for rolled, log in every_roll(s, code):
        value = read(log)
        chances[value] = chances.get(value, Fraction(0)) + Fraction(1, 6**rolled)
    return Distribution.of_chances(chances)


def before_rout(log: list[Note]) -> tuple[list[Note], int]:
    """The notes up to the first rout, and whether there was one."""
    for k, note in enumerate(log):
        if note[0] == tell.ROUTED:
            return log[:k], 1
    return log, 0


def read_fire(log: list[Note]) -> Value:
    """Hits, CV, units, rout."""
    (fired,) = [note for note in log if note[0] == tell.FIRED]
    kinds = [n[0] for n in log if n[0] in (tell.LOST_CV, tell.ELIMINATED) and n[3] == tell.BY_FIRE]
    return fired[4], len(kinds), kinds.count(tell.ELIMINATED), before_rout(log)[1]


def read_march(log: list[Note]) -> Value:
    """CV, units, attacks called off."""
    kinds = [n[0] for n in log if n[0] in (tell.LOST_CV, tell.ELIMINATED) and n[3] == tell.BY_MARCH]
    off = {note[2] for note in log if note[0] == tell.CALLED_OFF}
    return len(kinds), kinds.count(tell.ELIMINATED), len(off)


def read_morale(log: list[Note]) -> Value:
    """Units that fall back, rout."""
    notes, routed = before_rout(log)
    return sum(note[0] == tell.FELL_BACK and note[4] for note in notes), routed


READERS = {("hits", "cv", "units", "rout"): read_fire, ("cv", "units", "off"): read_march}
READERS |= {("fails", "rout"): read_morale}


def agrees(game, s: Campaign, text: str) -> Odds:
    """The odds of an action that is played now; they must be those of brute force."""
    odds = game.odds(s, s.seat, text)
    assert odds is not None, text
    assert odds.table == by_force(s, game.read(s, text), READERS[odds.measures]), text
    return odds


# --- fire (8.3) --------------------------------------------------------------------------------


def positions(game, count: int) -> Iterator[tuple[random.Random, Campaign]]:
    """Random battles, some turns into them."""
    for seed in range(count):
        rng = random.Random(seed)
        s = random_position(game, seed, seed % 2, 1 + seed % 3 // 2, seed % 5 == 0)
        play_on(game, s, rng, rng.randint(0, 12))
        if not s.over:
            yield rng, s


@pytest.mark.rule("8.3", "8.4", "8.5")
def test_fire_is_what_every_roll_says(game) -> None:
    seen: Counter[str] = Counter()
    for rng, s in positions(game, POSITIONS):
        if s.step == "retreat":
            s.apply("done")
        fires = [a for a in (() if s.over else s.legal()) if a.code // VERB == at.FIRE]
        # Four dice take 1,296 runs: a few of them will do.
        cheap = [a for a in fires if s.c[at.CV + a.code // 4096 % 4096] < 4 or rng.random() < 0.1]
        if cheap:
            odds = agrees(game, s, str(rng.choice(cheap)))
            seen.update(line.key for line in odds.lines)
    assert seen["cv"] > POSITIONS // 4
    for key in ("fire-infantry", "fire-cavalry", "fire-artillery", "fresh-cavalry"):
        assert seen[key] > 3, seen


@pytest.mark.rule("8.3", "8.5")
@pytest.mark.parametrize(
    ("unit", "aim", "effects"),
    [
        ("guyot:3+!", "", {"cv": 3, "fire-cavalry": 2, "fresh-cavalry": 1}),
        (
            "guyot:3+!",
            " squares",
            {"cv": 3, "fire-cavalry": 2, "fresh-cavalry": 1, "at-squares-cavalry": -2},
        ),
        ("guyot:2+", "", {"cv": 2, "fire-cavalry": 2}),
        ("allix:2+", "", {"cv": 2, "fire-infantry": 1}),
        ("allix:2+", " squares", {"cv": 2, "fire-infantry": 1, "at-squares-infantry": 1}),
        ("noury:2", "", {"cv": 2, "fire-artillery": 1}),
        ("noury:1", " squares", {"cv": 1, "fire-artillery": 1, "at-squares-artillery": 1}),
    ],
)
def test_every_modifier_has_its_line(game, unit, aim, effects) -> None:
    battle = {**LIGNY, "french": {**LIGNY["french"], "centre": unit}}
    s = game.position(battles=[battle])
    s.apply("done")
    odds = agrees(game, s, f"fire {unit.split(':')[0]}{aim}")
    lines = {line.key: line.effect for line in odds.lines}
    assert lines.pop("hits-on", 0) is None
    assert lines == effects
    # The lines add up to the fire that was rolled.
    level = sum(effect for key, effect in effects.items() if key != "cv")
    assert odds.of("hits").mean() == Fraction(effects["cv"] * level, 6)


@pytest.mark.rule("8.3")
def test_guns_at_short_range_and_squares_that_fire_at_squares(game) -> None:
    battle = {
        **LIGNY,
        "french": {"left": "noury:2!", "centre": "allix:2+#", "right": "foy"},
        "allied": {"left": "jagow", "centre": "pirch:2 krafft:3#", "right": "steinmetz+"},
    }
    s = game.position(battles=[battle])
    s.apply("done")
    keys = {line.key: line.effect for line in agrees(game, s, "fire allix squares").lines}
    assert (keys["at-squares-infantry"], keys["in-square"]) == (1, -1)
    keys = {line.key: line.effect for line in agrees(game, s, "fire noury").lines}
    assert keys["fresh-artillery"] == 1


@pytest.mark.rule("8.3")
def test_the_fire_of_an_open_enemy_can_be_asked_for(game) -> None:
    """As if his battle turn had come: the same as when it has."""
    s = game.position(battles=[LIGNY])
    before = game.odds(s, "french", "fire pirch")
    play(s, "done", "done")
    while s.seat != "allied" or s.step != "combat":
        s.apply("done")
    assert before.table == game.odds(s, "allied", "fire pirch").table
    assert before.table == by_force(s, game.read(s, "fire pirch"), read_fire)


def test_nothing_is_told_of_an_enemy_in_reserve(game) -> None:
    """Nor whether he is there at all."""
    refused = []
    for reserve in ("tippelskirch", "borcke"):
        battle = {**LIGNY, "allied": {**LIGNY["allied"], "reserve": reserve}}
        s = game.position(battles=[battle], others={"prussian": "liege"})
        for text in ("fire tippelskirch", "morale tippelskirch", "fire borcke", "morale borcke"):
            with pytest.raises(Refused) as caught:
                game.odds(s, "french", text)
            refused.append(caught.value.reason.key)
    assert set(refused) == {"not-yours"}


# --- forced marches (5.5, 7.3, 10.1) -----------------------------------------------------------

ATTACK = ("group laneffe", "march foy fosse", "march foy namur")


def attack_on_namur(game, foy: str, friant: str, more: str = "") -> Campaign:
    """Foy comes by forced march; Friant and Allix are neighbours."""
    towns = {"ligny": friant, "fosse": f"allix {more}", "laneffe": foy}
    s = game.position(towns={**towns, "namur": "steinmetz pirch jagow"})
    group = [f"march {unit} namur" for unit in ("allix", *more.split())]
    play(s, "group ligny", f"march {friant.split(':')[0]} namur", "group fosse", *group, *ATTACK)
    return s


@pytest.mark.rule("5.5", "6.1", "W25")
@pytest.mark.parametrize(
    ("foy", "more", "off"),
    [("foy:1", "", Fraction(1, 2)), ("foy:1", "habert", 0), ("foy:2", "", 0)],
)
def test_stragglers_may_leave_an_attack_too_weak(game, foy, more, off) -> None:
    s = attack_on_namur(game, foy, "friant", more)
    odds = agrees(game, s, "done")
    assert odds.of("off").chance(1) == off


@pytest.mark.rule("5.5", "10.1", "W2")
def test_forced_marches_of_a_whole_turn(game) -> None:
    """Random groups march as far as they can; all their dice together."""
    rolled = 0
    for seed in range(POSITIONS // 8):
        rng = random.Random(seed)
        names = [u.key for u in game.model.units if u.army == 0 and u.arm != at.LEADER]
        rng.shuffle(names)
        words = " ".join(f"{name}:{rng.choice((1, 1, 2))}" for name in names[:3])
        s = game.position(towns={"laneffe": f"napoleon {words}"}, turn=rng.choice((1, 3, 5)))
        if rng.random() < 0.7:
            s.apply("activate napoleon")
        s.apply("group laneffe")
        while marches := [a for a in s.legal() if a.code // VERB == at.MARCH]:
            chosen = rng.choice(marches)
            single = game.odds(s, "french", str(chosen))
            s.apply(chosen)
            rolled += single is not None
        odds = game.odds(s, "french", "done")
        if odds is not None:
            agrees(game, s, "done")
            dice = sum(line.key == "march-die" for line in odds.lines)
            assert odds.params["number"] == dice
    assert rolled > POSITIONS // 8


@pytest.mark.rule("5.5", "10.1")
@pytest.mark.parametrize(
    ("turn", "orders", "loses", "effects"),
    [
        (1, False, 3, {"march-die": 3}),
        (1, True, 2, {"march-die": 3, "march-orders": 1}),
        (3, True, 3, {"march-die": 3, "march-night": 0}),
    ],
)
def test_a_forced_march_tells_its_die_before_it_is_made(game, turn, orders, loses, effects) -> None:
    s = game.position(towns={"laneffe": "napoleon foy:1"}, turn=turn)
    play(s, *(["activate napoleon"] if orders else []), "group laneffe", "march foy philippeville")
    odds = game.odds(s, "french", "march foy givet")
    assert odds.table == Distribution({(1, 1): loses, (0, 0): 6 - loses})
    assert {line.key: line.effect for line in odds.lines} == effects
    s.apply("march foy givet")
    assert agrees(game, s, "done").of("units") == odds.of("units")


@pytest.mark.rule("5.5", "7.3", "W3")
def test_a_forced_retreat_loses_more_easily(game) -> None:
    battle = {**LIGNY, "french": {**LIGNY["french"], "reserve": "allix:1 habert:2"}}
    s = game.position(towns={"charleroi": "donzelot", "laneffe": "girard"}, battles=[battle])
    play(s, "retreat allix charleroi", "retreat habert charleroi", "retreat habert laneffe")
    odds = game.odds(s, "french", "retreat allix laneffe")
    assert odds.table == Distribution({(1, 1): 4, (0, 0): 2})
    assert {line.key: line.effect for line in odds.lines} == {"march-die": 3, "march-retreat": -1}
    s.apply("retreat allix laneffe")
    whole = agrees(game, s, "done")
    assert whole.of("cv").mean() == Fraction(8, 6)


def test_an_action_without_dice_has_no_odds(game) -> None:
    s = game.position(towns={"laneffe": "napoleon foy"})
    for text in ("activate napoleon", "group laneffe", "march foy fosse", "done"):
        assert game.odds(s, "french", text) is None
        if text != "done":
            s.apply(text)


# --- morale (8.6, 10.2) ------------------------------------------------------------------------


@pytest.mark.rule("8.6", "10.2", "W1")
def test_morale_is_what_every_roll_says(game) -> None:
    """Whatever ends a battle turn and lets the next begin."""
    tested = routs = 0
    for rng, s in positions(game, POSITIONS):
        for _ in range(30):
            codes = [] if s.over else s.codes()
            endings = [c for c in codes if c // VERB in (at.DONE, at.CHOOSE_BATTLE)]
            if not endings:
                break
            text = str(game.action(s, endings[0]))
            odds = game.odds(s, s.seat, text)
            if odds is not None and odds.measures == ("fails", "rout") and len(odds.lines) < 5:
                agrees(game, s, text)
                tested += 1
                routs += odds.of("rout").chance(1) > 0
                break
            game.play(s, rng.choice(endings))
    assert tested > POSITIONS // 8
    assert routs > 3


@pytest.mark.rule("8.6", "10.2")
@pytest.mark.parametrize(("leader", "fails"), [("", 3), (" blucher", 2)])
def test_the_morale_of_one_unit_can_be_asked_for(game, leader, fails) -> None:
    battle = {**LIGNY, "allied": {**LIGNY["allied"], "right": "jagow:2", "left": "steinmetz:1"}}
    battle["allied"]["left"] += leader
    s = game.position(battles=[battle])
    for seat in ("french", "allied"):
        odds = game.odds(s, seat, "morale steinmetz")
        assert odds.table == Distribution({(1, 1): fails, (0, 0): 6 - fails})
        assert [line.effect for line in odds.lines] == ([3, 1] if leader else [3])
        # 2 CV and engaged; 3 CV and not engaged.
        assert game.odds(s, seat, "morale pirch") is game.odds(s, seat, "morale friant") is None


# --- by chance ---------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["fire guyot", "fire guyot squares"])
def test_simulated_rolls_agree_within_the_expected_error(game, text) -> None:
    """Chi-square over what the rules do with quick dice; GROGNARD_ROLLS=1000000 for a million."""
    s = game.position(battles=[LIGNY])
    s.apply("done")
    odds, code = game.odds(s, "french", text), game.read(s, text)
    dice, counts = FastDice(1815), Counter()
    for _ in range(ROLLS):
        twin = s.clone(dice)
        twin.log = []
        twin.play(code)
        settle_losses(twin, random.Random(1))
        counts[read_fire(twin.log)] += 1
    table = odds.table
    assert set(counts) == set(table.weights)
    expected = {value: float(table.chance(*value)) * ROLLS for value in table.weights}
    chi = sum((counts[value] - n) ** 2 / n for value, n in expected.items())
    assert len(expected) == 4
    assert chi < 16.3, counts  # three degrees of freedom, once in a thousand


# --- honest fog --------------------------------------------------------------------------------


def answer(game, s: Campaign, seat: str, text: str) -> Any:
    """The odds, or why there are none."""
    try:
        return game.odds(s, seat, text)
    except Refused as refused:
        return refused.reason


@pytest.mark.rule("2.2")
def test_the_odds_do_not_hang_on_what_is_hidden(game) -> None:
    asked = 0
    for rng, s in positions(game, POSITIONS // 8):
        for seat in game.seats_of(s):
            other = game.redeal(s, seat, FastDice(rng.randrange(2**31)))
            texts = [f"fire {u.key}" for u in rng.sample(game.model.units, 12)]
            texts += [text.replace("fire", "morale") for text in texts]
            texts += [str(a) for a in s.legal()] if s.seat == seat else ["done"]
            for text in texts:
                asked += 1
                assert answer(game, s, seat, text) == answer(game, other, seat, text), text
    assert asked > POSITIONS * 4


# --- whole battles -----------------------------------------------------------------------------


def towns_asked(game, s: Campaign) -> list[str]:
    """The towns in which somebody stands."""
    return sorted({game.model.towns[int(t)].key for t in s.c[at.TOWN : at.CV] if t != at.NOWHERE})


def courses(game, s: Campaign, seat: str, town: str, count: int) -> Any:
    """Some courses of a battle, or why there is none."""
    try:
        clash = game.clash(s, seat, town)
    except Refused as refused:
        return refused.reason
    return clash.params, [clash.run(seed) for seed in range(count)]


@pytest.mark.rule("2.2")
def test_a_battle_does_not_hang_on_what_is_hidden(game) -> None:
    fought = refused = 0
    for rng, s in positions(game, 8):
        seat = rng.choice(game.seats_of(s))
        other = game.redeal(s, seat, FastDice(rng.randrange(2**31)))
        for town in rng.sample(towns_asked(game, s), 3):
            found = courses(game, s, seat, town, 2)
            assert found == courses(game, other, seat, town, 2)
            fought += isinstance(found, tuple)
            refused += not isinstance(found, tuple)
    assert fought > 3
    assert refused > 3


@pytest.mark.rule("6.1", "W8")
def test_one_block_is_swept_away(game) -> None:
    """Three neighbours attack a lone block: it can only rout, at the price of its attrition."""
    s = game.position(towns={"mons": "friant foy allix", "ath": "wellington perponcher:1"})
    clash = game.clash(s, "french", "ath")
    assert clash.params == {"town": "ath", "side": "french"}
    results = {clash.run(seed)[:3] for seed in range(30)}
    assert results == {(0, 0, 0)}
    s.apply("group mons")
    before = list(s.c)
    game.clash(s, "french", "ath").run(1)
    assert list(s.c) == before


def attackers(game, clash: Any) -> set[str]:
    """Those who set out."""
    s = clash._believed(1)
    clash._to_the_move(s)
    clash._set_out(s)
    return {u.key for u in game.model.units if s.c[at.TOWN + u.id] == clash.town and u.army == 0}


@pytest.mark.rule("6.1")
def test_those_named_attack_and_nobody_else(game) -> None:
    towns = {"mons": "napoleon friant foy allix guyot", "binche": "jacquinot", "givet": "habert"}
    s = game.position(towns={**towns, "ath": "perponcher picton colville clinton"})
    everyone = {"friant", "foy", "allix", "guyot", "jacquinot"}
    assert attackers(game, game.clash(s, "french", "ath")) == everyone
    named = ["friant", "foy", "allix", "napoleon"]
    clash = game.clash(s, "french", "ath", named)
    assert attackers(game, clash) == set(named)
    assert max(clash.run(seed)[2] for seed in range(40)) <= 4
    for units, key in (
        (["friant", "foy"], "too-few-to-attack"),
        (["perponcher"], "not-yours"),
        (["habert"], "too-few-to-attack"),
    ):
        with pytest.raises(Refused) as caught:
            game.clash(s, "french", "ath", units)
        assert caught.value.reason.key == key


@pytest.mark.rule("5.3", "5.4", "6.1")
def test_of_a_selection_as_many_attack_as_can_get_there(game) -> None:
    """Whoever is too far away, or finds the road full, is left out."""
    towns = {"mons": "friant foy allix", "givet": "habert"}
    s = game.position(towns={**towns, "ath": "perponcher picton colville clinton"})
    clash = game.clash(s, "french", "ath", ["friant", "foy", "allix", "habert"])
    assert attackers(game, clash) == {"friant", "foy", "allix"}
    assert clash.lines[0].params == {"number": 3, "all": 4}
    s = game.start("historical")
    s.apply("group beaumont")
    beaumont = next(town.id for town in game.model.towns if town.key == "beaumont")
    units = [u for u in game.model.units if s.c[at.TOWN + u.id] == beaumont]
    clash = game.clash(s, "french", "charleroi", [u.key for u in units])
    went = attackers(game, clash)
    assert 3 <= len(went) < len(units)
    assert clash.lines[0].params == {"number": len(went), "all": len(units)}
    assert {"friant", "morand"} < went  # the strongest go first


@pytest.mark.rule("5.6", "6.1")
def test_the_attack_of_the_enemy_on_a_town_of_mine(game) -> None:
    """In my movement, as if I stopped now; by night there is none."""
    towns = {"mons": "friant foy allix", "ath": "perponcher picton colville clinton cooke"}
    s = game.position(towns=towns)
    clash = game.clash(s, "french", "mons")
    assert clash.params == {"town": "mons", "side": "allied"}
    results = Counter(clash.run(seed)[0] for seed in range(40))
    assert results[0] + results[1] > 30
    s = game.position(towns=towns, turn=5)
    with pytest.raises(Refused) as caught:
        game.clash(s, "french", "mons")
    assert caught.value.reason.key == "night-no-attack"


@pytest.mark.rule("6.3", "7.5")
def test_what_a_battle_costs_is_what_it_cost(game) -> None:
    """The count of losses against the pieces themselves, in battles without neighbours."""
    fought = 0
    for seed in range(16):
        s = random_position(game, seed, seed % 2, 1, False)
        town = int(s.c[s.battle_now()])
        if s.step == "rout":
            continue
        for u in range(at.UNITS):
            if s.c[at.TOWN + u] not in (town, at.NOWHERE):
                s.c[at.TOWN + u], s.c[at.CV + u] = at.NOWHERE, 0
        seat = s.seat
        clash = game.clash(s, seat, game.model.towns[town].key)
        belief = clash._believed(seed)
        strength = [sum(int(belief.c[at.CV + u]) for u in side) for side in SIDES]
        result, *costs = clash.run(seed)
        twin = clash._believed(seed)
        battle_course.fight_out(twin, town)
        left = [sum(int(twin.c[at.CV + u]) for u in side) for side in SIDES]
        lost = [a - b for a, b in zip(strength, left, strict=True)]
        attacker = s.active()
        assert [costs[0], costs[2]] == [lost[attacker], lost[1 - attacker]]
        assert result in (0, 1, 2)
        fought += 1
    assert fought > 8
