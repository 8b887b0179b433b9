"""4, 5.3, 18, 19, 20: sentences of the rules that no other test shows, from positions."""

from __future__ import annotations

import pytest

from europe_politics import (
    COALITION,
    EMPIRE,
    at_peace_table,
    campaign,
    holder,
    owner,
    side,
    status,
)
from europe_wars import piece, zone
from grognard.games.europe import blockade, keys, peace, politics
from grognard.games.europe.alliances import enter_war
from grognard.games.europe.conquest import surrender, tilsit_possible
from grognard.games.europe.layout import (
    AUSTRIA,
    BATTLE_LOST,
    DEMORALISED,
    FORT,
    FRANCE,
    LIBERATION_WAR,
    PRUSSIA,
    RUINED,
    RUSSIA,
    SPAIN,
    YEAR,
)
from grognard.games.europe.steps.year_end import reopen_forts
from grognard.games.europe.ways import neighbours

# --- set-ups (20) --------------------------------------------------------------------------


@pytest.mark.rule("18.1", "20.1", "20.3", "R509")
@pytest.mark.parametrize("scenario", ["1809", "1815"])
def test_sicily_is_no_part_of_french_naples_in_the_later_scenarios(game, scenario: str) -> None:
    """Naples is the Empire's, Sicily an ally of England of its own."""
    state = campaign(game, scenario)
    assert (side(state, "naples"), side(state, "sicily")) == (EMPIRE, COALITION)
    for key in ("palerme", "messine"):
        assert owner(state, key) == holder(state, key) == "sicily"
    assert holder(state, "naples") == "naples"


@pytest.mark.rule("18.1", "6.3", "R419")
def test_in_1809_the_two_sicilies_are_the_coalitions(game) -> None:
    state = campaign(game, "1809")
    assert "two_sicilies" in [row.key for row in keys.rows(state, COALITION)]
    assert not {"two_sicilies", "italian_peninsula"} & {row.key for row in keys.rows(state, EMPIRE)}


# --- control at the end of the year (3.2, 5.3, 15.5) ---------------------------------------


@pytest.mark.rule("3.2", "5.3", "15.5", "R504", "R505")
def test_a_conquered_fortress_is_not_whole_again_under_an_army_of_its_owner(game) -> None:
    """T40: who retook Berlin without the point to free it frees it in the conquest phase."""
    places = {"salzbourg": "charles au_corps_1", "munich": "ney fr_corps_1"}
    control = {"salzbourg": "france", "munich": "france"}
    state = at_peace_table(game, places, control=control, forts={"salzbourg": "ruined"})
    here = zone(state, "salzbourg")
    assert holder(state, "salzbourg") == "austria"
    assert not int(state.c[FORT + here]) & RUINED  # and now it is whole for Austria


@pytest.mark.rule("15.5", "R259")
def test_a_conquered_fortress_without_enemies_is_whole_for_its_conqueror(game) -> None:
    places = {"salzbourg": "ney fr_corps_1"}
    state = at_peace_table(
        game, places, control={"salzbourg": "france"}, forts={"salzbourg": "ruined"}, ask=False
    )
    reopen_forts(state)
    assert state.fort_active(zone(state, "salzbourg"))
    assert holder(state, "salzbourg") == "france"


@pytest.mark.rule("4", "3.2", "R496")
def test_the_pyrenees_count_only_with_a_line_of_supply(game) -> None:
    """All zones along them are French, but Saragossa is surrounded."""
    state = at_peace_table(game, {}, scenario="1809", ask=False)
    for one in range(225):
        if state.t.pyrenees[one]:
            state.set_control(one, FRANCE)
    assert blockade.iberia_ignored(state)
    around = neighbours(state, zone(state, "saragosse"))
    for number, near in enumerate(around):
        state.move(piece(state, f"au_corps_{number + 1}"), near)
    assert not blockade.iberia_ignored(state)


# --- conquest and peace without one (18.2.1) -----------------------------------------------


@pytest.mark.rule("18.2.1", "R21")
def test_tilsit_asks_for_no_steady_army_anywhere(game) -> None:
    """Kutuzov in Moravia with his army is on the map; demoralised he may be offered peace."""
    state = at_peace_table(game, {"brunn": "first_army koutouzov ru_corps_1"}, ask=False)
    politics.set_due(state, RUSSIA, BATTLE_LOST, 1)
    assert not tilsit_possible(state, RUSSIA)
    state.mark(piece(state, "ru_corps_1"), DEMORALISED)
    assert tilsit_possible(state, RUSSIA)


@pytest.mark.rule("4", "18.2.1", "R500")
def test_tilsit_does_not_end_the_liberation_war(game) -> None:
    """Only Madrid and all ports do."""
    state = at_peace_table(game, {}, scenario="1809", control={"madrid": "france"}, ask=False)
    politics.set_due(state, SPAIN, BATTLE_LOST, 1)
    assert state.game_flag(LIBERATION_WAR)
    assert not tilsit_possible(state, SPAIN)
    politics.set_flag(state, LIBERATION_WAR, False)
    assert tilsit_possible(state, SPAIN)


# --- what a peace does to others (5.3, 4) --------------------------------------------------


@pytest.mark.rule("4", "5.3", "R520", "R491")
def test_the_markers_in_the_tyrol_stay_when_austria_makes_peace(game) -> None:
    """A revolt does not depend on the powers: what Bavaria holds of it she keeps."""
    state = campaign(game, "1809")
    assert (holder(state, "innsbruck"), holder(state, "trente")) == ("tyrol", "bavaria")
    surrender(state, AUSTRIA)
    assert (holder(state, "innsbruck"), holder(state, "trente")) == ("tyrol", "bavaria")
    assert side(state, "tyrol") == COALITION


@pytest.mark.rule("20.3", "R528", "R512")
def test_a_prussia_that_the_coalition_beats_is_not_bound_to_france(game) -> None:
    """1809: attacked by the Coalition she fights for the Empire; beaten she makes her own peace."""
    state = campaign(game, "1809", dice=[6])
    enter_war(state, PRUSSIA, EMPIRE, False)
    surrender(state, PRUSSIA)
    assert politics.conqueror(state, PRUSSIA) == COALITION
    state.c[YEAR] = 10
    peace.free_alliances(state)
    assert status(state, "prussia") == "forced_peace"
    peace.end_of_year(state)
    peace.end_of_year(state)  # a six ends it
    assert status(state, "prussia") == "neutral"
