"""Odds against brute force: every sequence of dice, rolled through the rules themselves."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from grognard.games.age.layout import B_ATTACKER, B_LOSSES, B_TEMPORARY, B_WINNER
from grognard.kernel.dice import DiceRanOut, FastDice, ScriptedDice
from grognard.kernel.odds import Distribution, Odds, Value
from grognard.kernel.reason import Refused
from grognard.kernel.text import LANGUAGES
from grognard.lab.odds import Told, simulate
from marches import campaign, let_go, walk
from wars import do

GAMES = int(os.environ.get("GROGNARD_FUZZ", "40")) // 4
ROLLS = int(os.environ.get("GROGNARD_ROLLS", "4000"))
EDITIONS = ("living", "original")
WAR = {"member": "austria russia", "ally": "bayern wurttemberg westfalen italia schweiz holland"}

# Between an action and its dice nobody adds anything.
ANSWERS = dict.fromkeys(("withdrawal", "react", "battle-cards", "winter-cards"), "pass")
ANSWERS |= {"announced": "pass", "interior-lines": "pass", "engage": "ready", "move": "stop"}
MEASURES = ("result", "tie", "attacker_dead", "attacker_away", "defender_dead", "defender_away")


# --- brute force -------------------------------------------------------------------------------


def play_out(s: Any, text: str, faces: tuple[int, ...]) -> tuple[Any, list[Any]]:
    """The action and what follows, with these dice; raises DiceRanOut if there are too few."""
    twin = s.clone(ScriptedDice(list(faces)))
    events = list(twin.apply(text)) if text else []
    while not twin.over and not rolled(events) and twin.step in ANSWERS:
        events += twin.apply(ANSWERS[twin.step])
    return twin, events


def rolled(events: list[Any]) -> list[Any]:
    """The events that tell of dice."""
    return [e for e in events if e.key in ("wore-down", "battle-rolled", "winter-rolled")]


def every_roll(s: Any, text: str, faces: tuple[int, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """What the rules do with every sequence of dice; at most two are rolled to break a tie."""
    try:
        twin, events = play_out(s, text, faces)
    except DiceRanOut:
        if len(faces) < 4:
            for face in range(1, 7):
                yield from every_roll(s, text, (*faces, face))
        return
    yield faces, twin, events


def by_force(s: Any, text: str, odds: Odds) -> Distribution:
    """The exact distribution, by trying everything; ties rolled again count for nothing."""
    dice = 2 if "battle" in odds.key else 4
    groups: dict[tuple[int, ...], list[Value]] = {}
    weights: dict[tuple[int, ...], int] = {}
    for faces, twin, events in every_roll(s, text):
        first = faces[:dice]
        groups.setdefault(first, []).append(read(odds, twin, events))
        weights[first] = len(first)
    chances: dict[Value, Fraction] = {}
    for first, values in groups.items():
        for value in values:
            share = Fraction(1, 6 ** weights[first] * len(values))
            chances[value] = chances.get(value, Fraction(0)) + share
    return Distribution.of_chances(chances)


def read(odds: Odds, twin: Any, events: list[Any]) -> Value:
    """What came of it, in the measures of the odds."""
    (roll, *_more) = [e for e in events if e.key == "winter-cost"] or rolled(events)
    if odds.key != "battle":
        return (int(roll.params["losses"]),)
    attacker = int(twin.c[B_ATTACKER])
    tied = any(e.key == "tie-broken" for e in events)
    losses = [
        int(twin.c[cell + side])
        for side in (attacker, 1 - attacker)
        for cell in (B_LOSSES, B_TEMPORARY)
    ]
    return (int(twin.c[B_WINNER] != attacker), int(tied), *losses)


def agrees(game: Any, s: Any, text: str, seat: str | None = None) -> Odds:
    """The odds of an action; they must be those of brute force."""
    odds = game.odds(s, seat or s.seat, text)
    assert odds is not None, text
    assert odds.table == by_force(s, "" if text.startswith("battle") else text, odds), text
    return odds


def effects(odds: Odds) -> dict[str, int | None]:
    """What each line adds."""
    return {line.key: line.effect for line in odds.lines}


# --- battle (12.2) -----------------------------------------------------------------------------


def battle(game: Any, french: str, austrian: str, **more: Any) -> Any:
    """The French attack from Württemberg in Bayern; all are engaged, cards are to be played."""
    areas = {"wurttemberg": french, "bayern": austrian}
    s = campaign(game, countries=WAR, areas=areas, **more)
    walk(s, "march wurttemberg", "go", "enter bayern")
    let_go(s, "react", "withdrawal")
    while s.step == "engage":
        do(s, "ready")
    return s


@pytest.mark.rule("12.2", "12.2 D", "12.2 G", "12.2 H")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("french", "austrian"),
    [
        ("napoleon davout victor", "karl bellegarde hiller mack"),
        ("davout", "karl"),
        ("ney", "mack"),
    ],
)
def test_a_battle_is_what_every_roll_says(game, edition, french, austrian) -> None:
    hands = {"french": "mud", "coalition": "mud"}
    s = battle(game, french, austrian, hands=hands, edition=edition)
    assert s.step == "battle-cards"
    for seat in ("french", "coalition"):
        assert agrees(game, s, "battle bayern", seat).table == agrees(game, s, "pass").table
    do(s, "pass")
    agrees(game, s, "pass")


@pytest.mark.rule("12.2 A", "12.2 B", "12.2 C")
def test_every_modifier_of_a_battle_has_its_line(game) -> None:
    """18 against 12, with cards: each line is what the card adds."""
    hands = {"french": "cavalry_charges grand_battery mud", "coalition": "mud"}
    s = battle(game, "napoleon davout victor", "karl bellegarde hiller mack", hands=hands)
    plain = agrees(game, s, "pass")
    assert "card-cavalry" not in effects(plain)
    do(s, "use cavalry_charges", "use grand_battery")
    odds = agrees(game, s, "pass")
    found = effects(odds)
    numbers = game.model.numbers
    assert found["card-cavalry"] == numbers.cavalry_charges
    assert found["card-battery"] == numbers.grand_battery_blue
    french = [line.effect for line in odds.lines if line.key == "corps"][:3]
    row = next(line for line in odds.lines if line.key == "row")
    assert row.effect == sum(french) + found["card-cavalry"] + found["card-battery"]
    assert odds.of("result").chance(0) > plain.of("result").chance(0)


@pytest.mark.rule("12.2 C", "12.2 D")
def test_fog_covers_cards_and_art_of_war_is_no_die(game) -> None:
    hands = {"french": "art_of_war cavalry_charges mud", "coalition": "fog_of_war mud"}
    s = battle(game, "napoleon davout", "karl bellegarde", hands=hands)
    do(s, "use art_of_war", "use cavalry_charges")
    assert effects(agrees(game, s, "pass"))["card-art"] == 6
    do(s, "pass")
    found = effects(agrees(game, s, "use fog_of_war"))
    assert found["card-cavalry-covered"] == found["card-art-covered"] == 0
    assert "card-fog" in found


@pytest.mark.rule("12.2 B")
def test_who_comes_from_the_sea_is_weaker(game) -> None:
    s = campaign(
        game,
        "coalition",
        countries={"ally": "portugal"},
        areas={"britain": "wellington", "portugal": "junot"},
        markers="britannia",
        hands={"french": "mud", "coalition": "mud"},
    )
    walk(s, "sail wellington portugal", "go")
    let_go(s, "announced", "react", "withdrawal")
    found = effects(agrees(game, s, "battle portugal"))
    assert found["from-sea"] == game.model.numbers.from_sea
    assert "home" not in found


@pytest.mark.rule("12.2 B")
def test_who_fights_at_home_is_stronger(game) -> None:
    areas = {"bayern": "napoleon davout", "osterreich": "karl bellegarde"}
    hands = {"french": "mud", "coalition": "mud"}
    s = campaign(game, countries=WAR, areas=areas, hands=hands)
    walk(s, "march bayern", "go", "enter osterreich")
    let_go(s, "react", "withdrawal")
    lines = agrees(game, s, "ready").lines
    home = [line.params["corps"] for line in lines if line.key == "home"]
    assert home == ["karl", "bellegarde"]
    assert {line.effect for line in lines if line.key == "home"} == {game.model.numbers.home}


@pytest.mark.rule("12.1 C", "4.1 C")
def test_the_defender_knows_what_he_meets_and_the_attacker_may_not(game) -> None:
    """Until the enemy has engaged corps that are hidden, there are no exact odds."""
    areas = {"wurttemberg": "napoleon davout", "bayern": "karl bellegarde hiller"}
    hands = {"french": "mud", "coalition": "mud"}
    s = campaign(game, countries=WAR, areas=areas, hands=hands, known=False)
    walk(s, "march wurttemberg", "go", "enter bayern")
    let_go(s, "react", "withdrawal")
    assert (s.step, s.seat) == ("engage", "french")
    assert game.odds(s, "french", "ready") is None
    assert game.odds(s, "coalition", "battle bayern") is None  # the French are choosing
    do(s, "ready")
    assert (s.step, s.seat) == ("engage", "coalition")
    agrees(game, s, "spare hiller")
    agrees(game, s, "ready")
    assert game.odds(s, "french", "battle bayern") is None
    do(s, "ready")
    agrees(game, s, "battle bayern", "french")


def test_a_battle_that_is_not_fought_has_no_odds(game) -> None:
    s = campaign(game, countries=WAR, areas={"bayern": "karl", "bourgogne": "ney"})
    for text in ("battle bayern", "battle bourgogne"):
        with pytest.raises(Refused) as caught:
            game.odds(s, "french", text)
        assert caught.value.reason.key == "no-battle"


# --- march attrition (11.1.2) ------------------------------------------------------------------


@pytest.mark.rule("11.1.2", "11.1.2 A", "11.1.2 C")
@pytest.mark.parametrize("round", [1, 5])
def test_a_march_is_what_every_roll_says(game, round) -> None:
    """Tirol is rough, winter is cold, and a Forced March wears; each is a die."""
    areas = {"bayern": "napoleon davout victor soult", "osterreich": "karl"}
    hands = {"french": "forced_march mud", "coalition": "mud"}
    s = campaign(game, countries=WAR, areas=areas, hands=hands, round=round)
    walk(s, "march bayern", "use forced_march")
    let_go(s, "announced")
    odds = game.odds(s, "french", "enter tirol")
    causes = {line.key for line in odds.lines if line.key.startswith("cause-")}
    cold = {"cause-cold"} if round == 5 else set()
    assert causes == {"cause-forced", "cause-rough"} | cold
    do(s, "enter tirol")
    let_go(s, "react")
    stop = agrees(game, s, "stop")
    assert stop.key == "march"
    assert stop.table == odds.of("losses")
    assert effects(stop).keys() == {*causes, "march-table"}


@pytest.mark.rule("11.1.2")
def test_a_march_without_a_cause_rolls_nothing(game) -> None:
    s = campaign(game, countries=WAR, areas={"lorraine": "napoleon davout"})
    for text in ("march lorraine", "go", "enter wurttemberg"):
        assert game.odds(s, "french", text) is None
        walk(s, text)


# --- who is fast enough (11.3, 11.4) -----------------------------------------------------------


@pytest.mark.rule("11.3 A", "11.4 A")
def test_who_may_withdraw_and_intercept_is_told_before_one_enters(game) -> None:
    areas = {"wurttemberg": "victor", "bayern": "karl", "tirol": "hiller", "osterreich": "mack"}
    s = campaign(game, countries=WAR, areas=areas)
    walk(s, "march wurttemberg", "go")
    let_go(s, "announced")
    odds = game.odds(s, "french", "enter bayern")
    rating = {key: s.movement_rating(game.model.corps_named(key).id) for key in areas_of(areas)}
    words = "yes" if rating["karl"] >= rating["victor"] else "no"
    assert f"withdraw-{words}" in effects(odds)
    assert odds.of("withdraws").chance(1) == (words == "yes")
    near = [line for line in odds.lines if line.key.startswith("intercept-")]
    assert {line.params["corps"] for line in near} == {"hiller", "mack"}
    do(s, "enter bayern")
    assert (s.step == "withdrawal") == (words == "yes")


def areas_of(areas: dict[str, str]) -> list[str]:
    """The corps of a position."""
    return " ".join(areas.values()).split()


@pytest.mark.rule("11.3 A", "11.3 B", "11.4 C")
def test_a_comparison_names_both_leaders_and_what_changes_them(game) -> None:
    """Napoléon is faster than Karl; once the mountains have worn him he is not, or less so."""
    areas = {"italia": "napoleon davout", "bayern": "karl bellegarde"}
    hands = {"coalition": "mud forced_march", "french": "mud"}
    s = campaign(game, countries=WAR, areas=areas, hands=hands)
    walk(s, "march italia", "go", "enter tirol")
    let_go(s, "react")
    do(s, "enter bayern")
    assert (s.step, s.seat) == ("withdrawal", "coalition")
    odds = game.odds(s, "coalition", str(s.legal()[0]))
    found = effects(odds)
    full = game.model.corps_named("napoleon").full[1]
    worn = game.model.corps_named("napoleon").reduced[1]
    assert found["mover"] == full
    if worn != full:
        assert found["mover-worn"] == worn - full
    assert odds.key == "withdraw"
    assert odds.of("possible").chance(1) == 1


@pytest.mark.rule("11.4 A")
def test_an_interception_that_is_too_slow_says_so(game) -> None:
    """The lines say for each neighbour what the rules say of him."""
    areas = {"wurttemberg": "victor", "tirol": "mack", "bohmen": "karl"}
    s = campaign(game, countries=WAR, areas=areas, hands={"coalition": "mud"})
    walk(s, "march wurttemberg", "go", "enter bayern")
    seen = 0
    while s.step == "react":
        for start in ("tirol", "bohmen"):
            odds = answer(game, s, "coalition", f"intercept {start}")
            if isinstance(odds, Odds):
                seen += 1
                possible = s.why_not(f"intercept {start}") is None
                assert odds.of("possible").chance(int(possible)) == 1
                assert any(line.key.startswith("intercept-") for line in odds.lines)
        do(s, "pass")
    assert seen


# --- winter (14) -------------------------------------------------------------------------------


@pytest.mark.rule("14 B", "14 C")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("area", ["lorraine", "castilla_la_nueva", "osterreich", "polen"])
def test_the_winter_is_what_every_roll_says(game, edition, area) -> None:
    s = game.position(
        phase="winter",
        edition=edition,
        countries={"member": "austria", "insurgent": "spain"},
        areas={area: "napoleon davout soult ney victor"},
        hands={"french": "depot mud", "coalition": "scorched_earth mud"},
    )
    assert s.step == "winter-cards"
    plain = agrees(game, s, "pass")
    depot = agrees(game, s, "use depot")
    assert effects(depot)["winter-depot"] == game.model.numbers.depot
    total = [line.effect for line in plain.lines if line.key.startswith("winter-")]
    assert sum(total[:-1]) == total[-1]
    do(s, "use depot")
    scorched = effects(agrees(game, s, "use scorched_earth"))
    assert scorched["winter-scorched"] == game.model.numbers.scorched_earth
    assert depot.of("losses").mean() <= plain.of("losses").mean()


# --- wherever a game leads ---------------------------------------------------------------------


def positions(game: Any, count: int) -> Iterator[tuple[random.Random, Any]]:
    """Games by rules of thumb and at random, at their questions."""
    for seed in range(count):
        rng = random.Random(seed)
        scenario, edition = rng.choice(game.scenarios), EDITIONS[seed % 2]
        s = game.start(scenario, edition=edition, dice=FastDice(seed + 1))
        for _ in range(400):
            if s.over:
                break
            yield rng, s
            codes = s.codes()
            marches = [a.code for a in s.legal() if a.text.split()[0] in ("march", "enter", "go")]
            if marches and rng.random() < 0.8:
                codes = marches
            s.play(rng.choice(codes))


def test_odds_are_those_of_brute_force_wherever_a_game_leads(game) -> None:
    seen: Counter[str] = Counter()
    for rng, s in positions(game, GAMES):
        if min(seen["battle"], seen["march"]) > 4:
            break
        wanted = ("pass", "ready", "stop", "retreat", "use", "winter", "go", "pay")
        actions = [a.text for a in s.legal() if a.text.split()[0] in wanted]
        if not actions or rng.random() < 0.5:
            continue
        text = rng.choice(actions)
        odds = game.odds(s, s.seat, text)
        if odds is None or seen[odds.key] > 5:
            continue
        # What is known to one seat is enough: brute force sees everything.
        assert odds.table == by_force(s, text, odds), text
        seen[odds.key] += 1
    assert seen["battle"] > 3, seen
    assert seen["march"] > 3, seen


def test_odds_are_told_in_every_language(game) -> None:
    told: Counter[str] = Counter()
    for rng, s in positions(game, 1):
        if rng.random() < 0.7:
            continue
        for action in s.legal()[:4]:
            odds = game.odds(s, s.seat, action.text)
            if odds is None or told[odds.key] > 3:
                continue
            told[odds.key] += 1
            for language in LANGUAGES:
                words = Told(game, odds, language).data()
                sentences = [words["title"], *(line["text"] for line in words["lines"])]
                sentences += [measure["text"] for measure in words["measures"]]
                assert not [text for text in sentences if "{" in text or "odds-" in text]
    assert told["entry"]


# --- by chance ---------------------------------------------------------------------------------


def test_simulated_rolls_agree_within_the_expected_error(game) -> None:
    """Chi-square over what the rules do with quick dice; GROGNARD_ROLLS=1000000 for a million."""
    hands = {"coalition": "mud"}
    s = battle(game, "napoleon davout victor", "karl bellegarde hiller mack", hands=hands)
    odds, code = game.odds(s, "coalition", "pass"), game.read(s, "pass")
    result = odds.of("result")
    dice, counts = FastDice(1805), Counter()
    for _ in range(ROLLS):
        twin = s.clone(dice)
        twin.play(code)
        counts[int(twin.c[B_WINNER] != twin.c[B_ATTACKER]),] += 1
    expected = {value: float(result.chance(*value)) * ROLLS for value in result.weights}
    chi = sum((counts[value] - n) ** 2 / n for value, n in expected.items())
    assert len(expected) == 2
    assert chi < 10.83, counts  # one degree of freedom, once in a thousand


# --- honest fog --------------------------------------------------------------------------------


def answer(game: Any, s: Any, seat: str, text: str) -> Any:
    """The odds, or why there are none."""
    try:
        return game.odds(s, seat, text)
    except Refused as refused:
        return refused.reason


@pytest.mark.rule("4.1 C")
def test_the_odds_do_not_hang_on_what_is_hidden(game) -> None:
    asked = told = 0
    for rng, s in positions(game, 3):
        if rng.random() < 0.85:
            continue
        for seat in game.seats():
            other = game.redeal(s, seat, FastDice(rng.randrange(2**31)))
            areas = [area.key for area in rng.sample(game.model.areas, 4)]
            texts = [f"battle {area}" for area in areas]
            if s.seat == seat:
                actions = s.legal()
                texts += [a.text for a in rng.sample(actions, min(8, len(actions)))]
            for text in texts:
                asked += 1
                found = answer(game, s, seat, text)
                told += isinstance(found, Odds)
                assert found == answer(game, other, seat, text), text
    assert asked > 400
    assert told > 20


# --- whole battles -----------------------------------------------------------------------------


@pytest.mark.rule("4.1 C")
def test_a_battle_played_out_does_not_hang_on_what_is_hidden(game) -> None:
    fought = 0
    for rng, s in positions(game, 3):
        if rng.random() < 0.95:
            continue
        seat = rng.choice(game.seats())
        other = game.redeal(s, seat, FastDice(rng.randrange(2**31)))
        for area in rng.sample(game.model.areas, 6):
            found = courses(game, s, seat, area.key)
            assert found == courses(game, other, seat, area.key)
            fought += isinstance(found, tuple)
    assert fought > 10


def courses(game: Any, s: Any, seat: str, area: str) -> Any:
    """Some courses of a battle, or why there is none."""
    try:
        clash = game.clash(s, seat, area)
    except Refused as refused:
        return refused.reason
    return clash.params, [clash.run(seed) for seed in range(2)]


@pytest.mark.rule("12.0")
def test_a_battle_played_out_wins_as_often_as_the_dice_say(game) -> None:
    """Without cards nothing but the dice decides: both must say the same."""
    areas = {"wurttemberg": "napoleon davout victor", "bayern": "karl bellegarde hiller mack"}
    s = campaign(game, countries=WAR, areas=areas)
    seen = simulate(game.clash(s, "french", "bayern"), 600).of("result").chance(0)
    hands = {"french": "mud", "coalition": "mud"}
    fought = battle(game, "napoleon davout victor", "karl bellegarde hiller mack", hands=hands)
    exact = game.odds(fought, "french", "battle bayern").of("result").chance(0)
    assert abs(float(seen - exact)) < 0.07


def test_who_attacks_can_be_named(game) -> None:
    areas = {"wurttemberg": "napoleon davout victor", "bayern": "karl", "bourgogne": "soult"}
    s = campaign(game, countries=WAR, areas=areas)
    weak = simulate(game.clash(s, "french", "bayern", ["victor"]), 200)
    strong = simulate(game.clash(s, "french", "bayern"), 200)
    assert weak.of("result").chance(0) < strong.of("result").chance(0)
    assert [line.key for line in weak.lines] == ["chosen", "beliefs", "policy"]
    for area, corps, key in (
        ("bayern", ["karl"], "not-here"),
        ("osterreich", [], "no-battle"),
        ("bayern", ["soult", "victor", "davout", "napoleon"] * 4, None),
    ):
        found = answer_clash(game, s, area, corps)
        assert found == key


def answer_clash(game: Any, s: Any, area: str, corps: list[str]) -> str | None:
    """Why a battle cannot be played out; None if it can."""
    try:
        game.clash(s, "french", area, corps)
    except Refused as refused:
        return refused.reason.key
    return None
