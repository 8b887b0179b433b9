"""20: the free choices of the set-up of each scenario, asked of their owners."""

from __future__ import annotations

import random

import pytest

from europe_wars import at, bears, begun, legal, piece, told, zone
from grognard.games.europe import forces
from grognard.games.europe.choices import choices_of
from grognard.games.europe.layout import AT, PIECES, PLACES, ZONES
from grognard.games.europe.refusals import OK
from grognard.kernel.dice import FastDice


def start(game, scenario: str = "1815", **options: bool):
    """The beginning, before anybody has chosen."""
    return game.start(scenario, dice=FastDice(1), **options)


def ask(state, word: str):
    """Answers as usual until a piece with this word in its key may be placed; what may be said."""
    while not any(word in said for said in legal(state, "place")):
        state.apply(f"place {usual(state)}")
    return legal(state, "place")


def usual(state) -> str:
    """The usual answer to a choice: what `usual` would do with it."""
    twin = state.clone()
    before = [int(x) for x in twin.c[AT : AT + PIECES]]
    twin.apply("usual")
    after = [int(x) for x in twin.c[AT : AT + PIECES]]
    keys, places = state.game.keys("piece"), state.game.keys("place")
    moved = {
        f"{keys[n]} {places[after[n]]}"
        for n in range(PIECES)
        if before[n] != after[n] and after[n] < PLACES
    }
    return min(moved & legal(state, "place"))


@pytest.mark.rule("20.1")
def test_the_coalition_places_first_then_the_empire(game) -> None:
    state = start(game)
    assert (state.seat, state.step) == ("coalition", "set-up")
    state.apply("usual")
    assert (state.seat, state.step) == ("empire", "set-up")
    state.apply("usual")
    assert (state.seat, state.step) == ("empire", "action")


@pytest.mark.rule("20.1")
def test_one_action_takes_the_usual_placement(game) -> None:
    """Every line of the scenario, the choices that its data call usual."""
    state = begun(game)
    for placed in game.model.placed:
        if placed.scenario == "1815":
            chosen = (*placed.units, *placed.any_units, *placed.generals, *placed.any_generals)
            for each in (*chosen, *placed.specials):
                assert state.at(each) == placed.zone, game.keys("piece")[each]
    assert at(state, "fleet_cornwallis") == "brest_blockade"
    assert at(state, "fleet_gambier") == "mer_du_nord"
    assert bears(state, "en_corps_3", "reduced")


@pytest.mark.rule("20.1", "R311")
def test_the_grande_armee_stands_in_champagne_or_picardy(game) -> None:
    state = start(game)
    state.apply("usual")
    ask(state, "napoleon")
    assert {said for said in legal(state, "place") if "napoleon" in said} == {
        "napoleon reims",
        "napoleon soissons",
    }
    refused = state.why_not("place napoleon paris")
    assert (refused.key, refused.rule) == ("wrong-zone", "20")
    state.apply("place napoleon reims")
    state.apply("usual")
    for key in ("grande_armee", "ney", "jerome", "fr_guard", "guard_cavalry", "fr_corps_2"):
        assert at(state, key) == "reims"
    army = piece(state, "grande_armee")
    assert state.holder_of(piece(state, "fr_corps_2")) == army


@pytest.mark.rule("20.1", "R24")
def test_a_french_corps_is_any_that_is_not_placed_yet(game) -> None:
    """Ordinary or elite, as its player likes; no National Guard, and nobody of another country."""
    state = start(game)
    state.apply("usual")
    answers = ask(state, "gerard")
    assert "soult metz" in answers
    assert "napoleon metz" not in answers
    state.apply("place soult metz")
    answers = legal(state, "place")
    assert {"fr_corps_4 metz", "fr_corps_16 metz"} <= answers
    assert all(said.endswith(" metz") for said in answers)
    assert state.why_not("place fr_national_guard_2 metz").key == "not-asked-for"
    assert state.why_not("place fr_corps_2 metz").key == "not-to-be-had"
    assert state.why_not("place au_corps_1 metz").key == "not-yours"
    state.apply("place fr_corps_16 metz")
    state.apply("usual")
    assert {at(state, key) for key in ("soult", "fr_corps_16")} == {"metz"}
    assert at(state, "gerard") == "reserve"


@pytest.mark.rule("20.1")
def test_a_piece_that_was_taken_is_replaced_in_the_usual_placement(game) -> None:
    """The corps that usually stands at Lille is at Dijon now: Lille gets the one of Dijon."""
    state = start(game)
    state.apply("usual")
    ask(state, "fr_corps_11 dijon")
    state.apply("place fr_corps_1 dijon")
    state.apply("usual")
    assert at(state, "fr_corps_1") == "dijon"
    there = forces.units_of(forces.pieces_in(state, 0, zone(state, "lille")))
    assert [game.keys("piece")[unit] for unit in there] == ["fr_corps_11"]


@pytest.mark.rule("20.1")
def test_a_russian_general_of_command_six_leads_in_east_prussia(game) -> None:
    state = start(game)
    ask(state, "wittgenstein")
    assert {said.split()[1] for said in legal(state, "place")} == {
        "koenigsberg",
        "tilsit",
        "mazurie",
    }
    assert state.why_not("place tchitchagov koenigsberg") is not None
    for said in legal(state, "place"):
        general = piece(state, said.split()[0])
        assert forces.command_of(state, general, False) == 6


@pytest.mark.rule("20.1", "R311")
def test_the_last_unit_of_a_line_goes_to_its_general(game) -> None:
    """10.3: the Spaniards on the frontier may divide, but no general is left without troops."""
    state = start(game)
    ask(state, "castanos")
    state.apply("place castanos bilbao")
    state.apply("place es_corps_1 gerone")
    refused = state.why_not("place es_corps_2 pampelune")
    assert refused.key == "left-alone"
    assert ("piece", "castanos") in refused.things
    assert {said.split()[1] for said in legal(state, "place")} == {"bilbao"}


@pytest.mark.rule("20.1", "11")
def test_two_corps_do_not_stand_together_without_a_general(game) -> None:
    state = start(game)
    ask(state, "castanos")
    for said in ("castanos bilbao", "es_corps_1 gerone"):
        state.apply(f"place {said}")
    assert state.why_not("place es_corps_2 gerone").key == "no-general"


@pytest.mark.rule("20.1", "17.2.2", "R311")
def test_english_fleets_lie_anywhere_three_together(game) -> None:
    """At sea, in ports of their side, and in blockade of those of the Empire; not in Toulon."""
    state = start(game)
    ask(state, "fleet_cornwallis")
    answers = legal(state, "place")
    assert {"fleet_ball brest_blockade", "fleet_ball manche", "fleet_ball londres"} <= answers
    assert state.why_not("place fleet_ball toulon").key == "wrong-zone"
    assert state.why_not("place fleet_nelson manche").key == "not-to-be-had"
    for fleet in ("ball", "keith", "calder"):
        state.apply(f"place fleet_{fleet} toulon_blockade")
    assert state.why_not("place fleet_gambier toulon_blockade").key == "too-many-fleets"


@pytest.mark.rule("20.1")
def test_one_french_fleet_is_in_the_mediterranean_and_two_are_not(game) -> None:
    state = start(game)
    state.apply("usual")
    seas = []
    for _ in range(3):
        answers = ask(state, "fleet_")
        seas.append({game.model.seas[port(game, said)].key for said in answers})
        state.apply(f"place {min(answers)}")
    assert seas == [{"golfe_du_lion"}, *[{"manche", "golfe_de_gascogne"}] * 2]


def port(game, said: str) -> int:
    """The sea of the port at which a fleet would be placed."""
    return next(one.port for one in game.model.zones if one.key == said.split()[1])


@pytest.mark.rule("20.1", "20.2", "20.3", "10.1", "11")
@pytest.mark.parametrize("seed", range(9))
def test_whatever_is_chosen_the_war_begins_with_forces_that_may_be(game, seed: int) -> None:
    scenario = game.scenarios[seed % 3]
    state, rng = start(game, scenario), random.Random(seed)
    chosen = 0
    while state.step == "set-up":
        state.apply("place " + rng.choice(sorted(legal(state, "place"))))
        chosen += 1
    assert chosen >= 60
    for side in (-1, 0, 1):
        for each in range(ZONES):
            pieces = forces.pieces_in(state, side, each)
            assert forces.objection(state, pieces) == OK
            assert not forces.generals_of(pieces) or forces.units_of(pieces)
    usual = start(game, scenario)
    while usual.step == "set-up":
        usual.apply("usual")
    assert on_map(state) == on_map(usual)


def on_map(state) -> list[int]:
    """How many units, generals, fleets, depots and markers there are on the map."""
    bounds = (0, 112, 116, 193, 225, 248, 255)
    return [
        sum(state.at(each) < PLACES for each in range(bounds[n], bounds[n + 1])) for n in range(6)
    ]


@pytest.mark.rule("20.2", "20.3", "R527")
@pytest.mark.parametrize(("scenario", "last"), [("1805", "empire"), ("1809", "coalition")])
def test_neutrals_are_placed_first_by_their_managers(game, scenario: str, last: str) -> None:
    """Prussia and Russia by the Coalition, Turkey by the Empire; then who plays first is last."""
    state, asked = start(game, scenario), []
    while state.step == "set-up":
        powers = {one.split()[0].split("_")[0] for one in legal(state, "place")}
        asked.append((state.seat, min(powers)))
        state.apply("usual")
    assert [seat for seat, _ in asked][:2] == ["coalition", "empire"]
    assert asked[1] == ("empire", "tu")
    assert asked[-1][0] == last
    assert len(asked) == 4
    assert state.seat == last


@pytest.mark.rule("20.2", "20.3")
@pytest.mark.parametrize("scenario", ["1805", "1809"])
def test_the_usual_placement_of_a_campaign(game, scenario: str) -> None:
    """All the usual pieces stand at their usual places."""
    assert len(choices_of(game.tables, scenario)) > 40
    state = start(game, scenario)
    while state.step == "set-up":
        state.apply("usual")
    for choice in choices_of(game.tables, scenario):
        if choice.usual >= 0:
            assert state.at(choice.usual) == choice.place, game.keys("piece")[choice.usual]


@pytest.mark.rule("20.2", "10.1", "10.2", "R527")
def test_three_french_generals_go_to_troops_of_their_choice(game) -> None:
    """Any of the reserve of 1805, with troops, below the general who has the army."""
    state = start(game, "1805")
    answers = ask(state, "soult")
    assert {"soult lille", "soult milan", "ney brest", "lannes bade"} <= answers
    assert not any(said.startswith(("davout", "suchet")) for said in answers)  # placed; later
    assert state.why_not("place soult paris").key == "wrong-zone"
    assert state.why_not("place soult amsterdam").key == "outranked"  # Marmont is there
    state.apply("place lannes lille")
    assert state.why_not("place soult lille").key == "too-many-generals"
    state.apply("place soult brest")
    state.apply("place ney milan")
    assert legal(state, "place") >= {"france_depot_4 milan", "france_depot_4 brest"}
    state.apply("place france_depot_4 brest")
    assert state.step == "action"
    assert state.holder_of(piece(state, "lannes")) == piece(state, "grande_armee")
    assert state.holder_of(piece(state, "ney")) == piece(state, "army_of_italy")
    assert state.holder_of(piece(state, "soult")) == -1


@pytest.mark.rule("20.1")
def test_what_is_placed_is_told(game) -> None:
    """To everybody; in the fog of war only what lies on top comes in sight."""
    state = start(game)
    ask(state, "castanos")
    events = state.apply("place castanos bilbao")
    assert told(events, "stationed") == [{"piece": "castanos", "place": "bilbao"}]
    foggy = start(game, fog_of_war=True)
    ask(foggy, "castanos")
    foggy.apply("place castanos bilbao")
    events = foggy.apply("place es_corps_1 bilbao")
    assert told(events, "stationed") == [{"piece": "es_corps_1", "place": "bilbao"}]
    assert [event.seen_by("empire") for event in events] == [None]
