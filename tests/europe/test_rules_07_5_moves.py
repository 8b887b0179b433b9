"""7.5, 7.6: moves of majors that are in no war, and strategic redeployment."""

from __future__ import annotations

import pytest
from tests.europe_wars import at, legal, piece, told
from tests.europe_years import between_years, turn_of

from grognard.games.europe import supply
from grognard.games.europe.layout import EMPIRE, GAME_FLAGS, IBERIA_OPEN, PRUSSIA


def moves(game, phase: str, power: str, where, **more):
    """A state at the moves of a power."""
    state = between_years(game, phase, where, **more)
    while state.step == "redeploy" and turn_of(state) != power:
        state.apply("done")
    assert state.step == "redeploy", f"{power} has nothing to move"
    return state


def trek(state, leader: str, *zones: str) -> list:
    """A force goes through these zones and stops."""
    events = list(state.apply(f"redeploy {leader}"))
    for zone in zones:
        events += state.apply(f"enter {zone}")
    return events + list(state.apply("stop"))


# --- strategic redeployment (7.6) ----------------------------------------------------------


@pytest.mark.rule("7.6", "5.1.6", "R471")
def test_within_its_factor_a_force_is_not_tested(game) -> None:
    """T12: French with a factor of 4 go 4 without a test, 5 to 8 with one."""
    where = {"paris": "ney fr_corps_9 fr_corps_10"}
    way = ("soissons", "reims", "metz", "strasbourg")
    state = moves(game, "redeployment", "france", where)
    events = trek(state, "ney", *way)
    assert at(state, "fr_corps_9") == "strasbourg"
    assert told(events, "attrition-rolled") == []
    state = moves(game, "redeployment", "france", where, dice=[1, 1])
    events = trek(state, "ney", *way, "bade")
    assert [one["place"] for one in told(events, "attrition-rolled")] == ["bade"]
    assert at(state, "ney") == "bade"


@pytest.mark.rule("7.6", "R471")
def test_a_general_doubles_the_factor_a_lone_unit_does_not(game) -> None:
    where = {"paris": "ney fr_corps_9", "lyon": "fr_corps_10"}
    state = moves(game, "redeployment", "france", where)
    for leader, there, here, most in (
        ("fr_corps_10", "dijon", "lyon", 4),
        ("ney", "soissons", "paris", 8),
    ):
        state.apply(f"redeploy {leader}")
        walked = 0
        while legal(state, "enter"):
            state.apply(f"enter {there if walked % 2 == 0 else here}")
            walked += 1
        assert walked == most
        state.apply("stop")


@pytest.mark.rule("7.6", "13.6.2", "R471")
def test_the_russians_of_1806(game) -> None:
    """X30: 10 steps, 2 - 1 (Russians) - 2 (at home) + 2 (poor) = 1 in the column 9-11: no loss."""
    where = {
        "neminov": "first_army koutouzov ru_corps_5 ru_corps_1 ru_corps_2 ru_corps_3 ru_corps_4"
    }
    state = moves(game, "redeployment", "russia", where, dice=[2])
    state.apply("redeploy koutouzov")
    went = []
    goal = {"minsk", "pinsk", "brest_litovsk", "vilna", "grodno"}
    while len(went) < 4:
        able = sorted(legal(state, "enter") - set(went))
        home = [zone for zone in able if zone in goal] or able
        went.append(home[0])
        state.apply(f"enter {home[0]}")
    events = state.apply("stop")
    (rolled,) = told(events, "attrition-rolled")
    assert (rolled["die"], rolled["number"]) == ((2,), 0)


@pytest.mark.rule("7.6", "R470", "R472")
def test_who_stays(game) -> None:
    """Besieged, unsupplied and demoralised forces; each force moves once."""
    where = {
        "metz": "ney fr_corps_9! fr_corps_10",
        "moscou": "davout fr_corps_1 fr_corps_2",
        "strasbourg": "charles au_corps_1 au_corps_2 | fr_corps_11^",
        "paris": "fr_corps_12",
    }
    state = moves(game, "redeployment", "france", where, forts={"strasbourg": "siege 0"})
    assert state.why_not("redeploy ney").key == "demoralised-force"
    assert state.why_not("redeploy davout").key == "force-unfed"
    assert state.why_not("redeploy fr_corps_11").key == "besieged"
    assert state.why_not("redeploy charles").key == "not-its-force"
    trek(state, "fr_corps_12", "soissons")
    if state.step == "redeploy":
        assert state.why_not("redeploy fr_corps_12").key == "already-marked"


@pytest.mark.rule("7.6", "R472")
def test_where_it_may_not_go(game) -> None:
    """No enemies, no enemy fortress or marker, no zone without supply, no neutral ground."""
    where = {
        "ulm": "ney fr_corps_9 fr_corps_10",
        "munich": "mack au_corps_1",
        "bade": "by_corps",
        "hanovre": "fr_corps_11",
    }
    state = moves(game, "redeployment", "france", where, control={"stuttgart": "austria"})
    state.apply("redeploy ney")
    assert state.why_not("enter munich").key == "enemy-in-the-way"
    assert state.why_not("enter innsbruck").key == "enemy-control"
    assert state.why_not("enter stuttgart").key in ("enemy-control", "not-adjacent")
    assert state.why_not("enter vienne").key == "not-adjacent"
    state.apply("stop")
    state.apply("redeploy fr_corps_11")
    assert state.why_not("enter magdebourg").key == "neutral-land"


@pytest.mark.rule("7.6", "12.2.1", "R470")
def test_forces_are_taken_along_and_left(game) -> None:
    where = {
        "paris": "ney fr_corps_9 fr_corps_10",
        "soissons": "fr_corps_11",
    }
    state = moves(game, "redeployment", "france", where)
    state.apply("redeploy ney")
    state.apply("leave fr_corps_9")
    state.apply("enter soissons")
    state.apply("take fr_corps_11")
    state.apply("stop")
    assert (at(state, "fr_corps_9"), at(state, "fr_corps_11")) == ("paris", "soissons")
    # Who was left where it began has not moved yet.
    assert state.why_not("redeploy fr_corps_9") is None


@pytest.mark.rule("7.6", "R471")
def test_a_slower_unit_lowers_the_points(game) -> None:
    where = {"strasbourg": "ney fr_corps_9", "bade": "ba_corps"}
    state = moves(game, "redeployment", "france", where)
    state.apply("redeploy ney")
    assert state.view("empire")["route"]["of"] == 8
    state.apply("enter bade")
    state.apply("take ba_corps")
    assert state.view("empire")["route"]["of"] == 6


@pytest.mark.rule("7.6", "15.3", "R472")
def test_a_besieger_may_leave(game) -> None:
    where = {"ulm": "charles au_corps_1 au_corps_2 | by_corps^", "munich": "au_corps_3"}
    control = {"munich": "austria"}
    state = moves(game, "redeployment", "austria", where, control=control, forts={"ulm": "siege 1"})
    state.apply("redeploy charles")
    events = state.apply("enter innsbruck")
    assert told(events, "siege-lifted")


@pytest.mark.rule("7.6", "12.1", "R472", "R41")
def test_iberia_stays_closed(game) -> None:
    where = {"bayonne": "ney fr_corps_9 fr_corps_10"}
    state = moves(game, "redeployment", "france", where)
    state.apply("redeploy ney")
    assert state.why_not("enter pampelune").key == "iberia-closed"
    state.c[GAME_FLAGS] |= IBERIA_OPEN
    assert state.why_not("enter pampelune") is None


@pytest.mark.rule("7.6", "R470")
def test_minors_move_in_the_turns_of_france_and_england(game) -> None:
    where = {"munich": "by_corps", "lisbonne": "pt_corps", "wurtzburg": "fr_corps_9"}
    state = between_years(game, "redeployment", where)
    assert (turn_of(state), state.seat) == ("england", "coalition")
    assert legal(state, "redeploy") == {"pt_corps"}
    state.apply("done")
    assert (turn_of(state), state.seat) == ("france", "empire")
    assert legal(state, "redeploy") == {"by_corps", "fr_corps_9"}


@pytest.mark.rule("7.6", "R475")
def test_whoever_stays_in_a_country_that_is_free_again_is_destroyed(game) -> None:
    where = {"vienne": "davout fr_corps_1 fr_corps_2", "paris": "fr_corps_9"}
    state = between_years(game, "interphase", where, status={"austria": "neutral"})
    while state.step not in ("redeploy", "action"):
        state.apply(next(word for word in ("usual", "done", "pass") if word in legal(state)))
    while state.step == "redeploy":
        state.apply("done")
    assert at(state, "fr_corps_1") == "reserve"
    assert at(state, "davout") == "next budget"
    assert at(state, "fr_corps_9") == "paris"


@pytest.mark.rule("7.6", "18.2.3", "R475")
def test_whoever_stands_in_a_country_that_is_free_again_may_march_out_of_it(game) -> None:
    """The lines and roads of the peace serve him to the end of the phase; nobody else enters."""
    where = {"berlin": "davout fr_corps_1", "bautzen": "ney fr_corps_9", "stettin": "fr_corps_10"}
    state = between_years(
        game, "redeployment", where, scenario="1809", status={"prussia": "neutral"}, year=1811
    )
    while "davout" not in legal(state, "redeploy"):
        state.apply("done")
    state.apply("redeploy ney")
    assert state.why_not("enter berlin").key == "neutral-land"
    state.apply("stop")
    for step in ("redeploy davout", "enter custrin", "enter posen", "stop"):
        state.apply(step)
    while state.step == "redeploy":
        state.apply("done")
    assert at(state, "davout") == "posen"
    assert not supply.passable(state, EMPIRE, PRUSSIA)


@pytest.mark.rule("7.6", "18.2.3", "R475")
def test_who_must_march_out_of_a_country_is_told_first(game) -> None:
    where = {"berlin": "davout fr_corps_1", "paris": "ney fr_corps_9 fr_corps_10"}
    state = between_years(
        game, "redeployment", where, scenario="1809", status={"prussia": "neutral"}, year=1811
    )
    while "davout" not in legal(state, "redeploy"):
        state.apply("done")
    forces = game.view(state, "empire")["panels"][-1]["forces"]
    assert forces[0]["place"] == "berlin"
    assert {one["place"]: one["leaves"] for one in forces} == {"berlin": True, "paris": False}


# --- powers in no war (7.5) ----------------------------------------------------------------


@pytest.mark.rule("7.5", "5.1.5", "R469")
def test_a_neutral_moves_at_home_with_its_factor(game) -> None:
    where = {"berlin": "brunswick pr_corps_1 pr_corps_2", "magdebourg": "pr_corps_3"}
    state = moves(game, "neutral-moves", "prussia", where)
    assert state.seat == "coalition"
    state.apply("redeploy brunswick")
    assert state.why_not("enter dresde").key in ("leaves-country", "not-adjacent")
    abroad = [z for z in ("wittemberg", "dresde", "schwerin") if state.why_not(f"enter {z}")]
    assert abroad
    walked = 0
    while legal(state, "enter"):
        state.apply(f"enter {sorted(legal(state, 'enter'))[0]}")
        walked += 1
    assert 1 <= walked <= 3
    events = state.apply("stop")
    assert told(events, "attrition-rolled") == []


@pytest.mark.rule("7.5", "12.2.1", "R469")
def test_a_neutral_may_gather_its_forces(game) -> None:
    where = {"vienne": "charles au_corps_1 au_corps_2", "salzbourg": "au_corps_3"}
    state = moves(game, "neutral-moves", "austria", where, status={"austria": "peace"})
    state.apply("redeploy au_corps_3")
    state.apply("enter vienne")
    state.apply("stop")
    assert at(state, "au_corps_3") == "vienne"
    assert state.step != "redeploy" or state.why_not("redeploy au_corps_3") is not None


@pytest.mark.rule("7.5", "11", "12.2.1")
def test_friends_are_passed_only_on_the_way_to_a_place(game) -> None:
    """From Varna a point is left: enough for Ruse, where another corps stands, not to go back."""
    where = {"adrianople": "tu_corps_2", "varna": "tu_corps_1"}
    state = moves(game, "neutral-moves", "turkey", where)
    state.apply("redeploy tu_corps_2")
    state.apply("enter varna")
    assert state.why_not("stop").key == "stacked"
    state.apply("enter roustchouk")
    state.apply("stop")
    where["roustchouk"] = "tu_feudal_1"
    state = moves(game, "neutral-moves", "turkey", where)
    state.apply("redeploy tu_corps_2")
    assert state.why_not("enter varna").key == "stacked"


@pytest.mark.rule("7.5", "R469")
def test_fleets_of_a_neutral_stay_near_home(game) -> None:
    where = {"constantinople": "fleet_kapudan", "adrianople": "tu_corps_1"}
    state = moves(game, "neutral-moves", "turkey", where)
    places = {text.split()[1] for text in legal(state, "rebase")}
    assert "mer_egee" in places
    assert "toulon" not in places
    assert state.why_not("rebase fleet_kapudan toulon").key == "no-sea-way"
    state.apply("rebase fleet_kapudan mer_egee")
    assert at(state, "fleet_kapudan") == "mer_egee"
    assert state.why_not("rebase fleet_kapudan constantinople").key in (
        "already-marked",
        "not-now",
    )


@pytest.mark.rule("7.5", "R469", "R470")
def test_powers_at_war_do_not_move_with_the_neutrals(game) -> None:
    where = {"berlin": "pr_corps_1", "vienne": "au_corps_1", "madrid": "es_corps_1"}
    state = between_years(game, "neutral-moves", where)
    assert turn_of(state) == "prussia"
    assert state.why_not("redeploy au_corps_1").key == "not-its-force"
    state.apply("done")
    assert state.step == "action"


def test_a_piece_of_the_reserve_cannot_move(game) -> None:
    state = moves(game, "redeployment", "france", {"paris": "fr_corps_9"})
    assert state.why_not("redeploy ney").key == "no-force"
    assert state.at(piece(state, "ney")) >= 400
