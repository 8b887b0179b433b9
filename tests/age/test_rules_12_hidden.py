"""4.1 C, 12.1 E: what a battle, a surrender and the winter show, and what they do not."""

from __future__ import annotations

import pytest

from age_battles import COALITION_WINS, EDITIONS, FRENCH_WIN, WAR, battle, fight_on
from marches import campaign, walk
from wars import do


def seen(state, seat: str | None, area: str) -> set[str]:
    """The corps in an area that a seat can name."""
    return {piece["key"] for piece in state.view(seat)["places"][area]["pieces"] if "key" in piece}


def logged(events, seat: str | None) -> str:
    """What a seat reads of events."""
    told = [event.seen_by(seat) for event in events]
    return " ".join(str(dict(event.params)) for event in told if event is not None)


# --- corps left out of a battle (12.1 E, A15) ----------------------------------------------


@pytest.mark.rule("12.1 E", "4.1 C", "A15")
@pytest.mark.rule("12.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_corps_left_out_are_never_named(game, edition: str) -> None:
    """Neither when they are put aside, nor in the battle, nor when they retreat with the rest."""
    state = battle(
        game,
        edition=edition,
        known=False,
        hands={"french": "mud", "coalition": "mud"},
        dice=COALITION_WINS,
    )
    events = do(state, "spare victor", "ready", "spare mack", "ready", "pass", "pass")
    for seat, hidden in (("coalition", "victor"), ("french", "mack"), (None, "victor")):
        assert hidden not in logged(events, seat)
        assert hidden not in seen(state, seat, "bayern")
        assert hidden not in str(state.view(seat)["panels"])
    assert seen(state, "coalition", "bayern") >= {"napoleon", "davout", "karl", "mack"}
    events = do(state, "pass", "retreat wurttemberg")
    assert "victor" not in logged(events, "coalition")
    assert "victor" not in seen(state, "coalition", "wurttemberg")
    assert "victor" in seen(state, "french", "wurttemberg")


@pytest.mark.rule("12.1 D", "12.1 E", "A15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_leader_whose_command_is_used_is_shown(game, edition: str) -> None:
    state = battle(game, edition=edition, known=False, hands={"french": "mud"})
    do(state, "spare napoleon", "ready")
    assert "napoleon" in seen(state, "coalition", "bayern")
    box = state.view("coalition")["panels"][0]["french"]["engaged"]
    assert [corps["key"] for corps in box] == ["davout", "victor"]


@pytest.mark.rule("12.1 C", "12.1 E")
@pytest.mark.rule("12.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_shown_before_it_is_declared(game, edition: str) -> None:
    """What the attacker toggles is his business until he says that he is ready."""
    state = battle(game, edition=edition, known=False)
    before = state.view("coalition")
    events = do(state, "spare victor")
    assert logged(events, "coalition") == ""
    assert state.view("coalition") == before


@pytest.mark.rule("12.1 F", "A15", "A138")
@pytest.mark.parametrize("edition", EDITIONS)
def test_armies_of_interior_lines_are_known_by_their_leaders(game, edition: str) -> None:
    areas = {
        "wurttemberg": "massena junot rapp",
        "westfalen": "soult reille",
        "bayern": "karl bellegarde",
    }
    hands = {"french": "major_campaign pitt depot", "coalition": "interior_lines mud"}
    state = campaign(game, edition=edition, known=False, countries=WAR, areas=areas, hands=hands)
    walk(state, "use major_campaign", "march wurttemberg", "go", "enter bayern")
    walk(state, "march westfalen", "pay pitt", "enter bayern", "done", "use interior_lines")
    assert state.step == "meet"
    assert seen(state, "coalition", "bayern") == {"massena", "soult", "karl", "bellegarde"}


# --- windows open on public facts (2.3, 12.2 C, 13 B, 14 B) --------------------------------


def windows(state) -> list[tuple[str, str]]:
    """Who is asked what, if everybody passes and names the last that may be lost."""
    asked = []
    for _ in range(30):
        if state.over or state.step in ("moves", "order", "refresh"):
            break
        asked.append((state.step, state.seat))
        choices = [str(action) for action in state.legal()]
        do(state, next((c for c in ("pass", "ready") if c in choices), choices[-1]))
    return asked


@pytest.mark.rule("12.2 C", "12.2 E", "12.3.3 B", "2.3")
@pytest.mark.rule("12.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_windows_of_a_battle_do_not_tell_of_hands(game, edition: str) -> None:
    """The same questions with all the cards that fit and with none."""
    fitting = "fog_of_war death_of_a_hero pursuit"
    asked = [
        windows(
            battle(game, edition=edition, hands={"french": hand, "coalition": hand}, dice=[6, 4])
        )
        for hand in (fitting, "mud pitt depot")
    ]
    assert asked[0] == asked[1]
    assert {step for step, _ in asked[0]} >= {"battle-cards", "hero", "pursuit"}


@pytest.mark.rule("12.1 F", "2.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_window_of_interior_lines_does_not_tell_of_hands(game, edition: str) -> None:
    areas = {"wurttemberg": "massena", "westfalen": "soult", "bayern": "karl bellegarde"}
    for held in ("interior_lines", "mud"):
        state = campaign(
            game,
            edition=edition,
            countries=WAR,
            areas=areas,
            hands={"french": "major_campaign pitt depot", "coalition": held},
        )
        walk(state, "use major_campaign", "march wurttemberg", "go", "enter bayern")
        walk(state, "march westfalen", "pay pitt", "enter bayern", "done")
        while state.step in ("react", "withdrawal"):
            do(state, "pass")
        assert (state.step, state.seat) == ("interior-lines", "coalition")


@pytest.mark.rule("13 B", "13.2", "2.3", "A141", "A152")
@pytest.mark.rule("13.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_windows_of_a_surrender_do_not_tell_of_hands(game, edition: str) -> None:
    fitting = "no_surrender napoleonic_dynasty territorial_concessions"
    asked = [
        windows(
            game.position(
                phase="surrender",
                edition=edition,
                countries={"member": "austria", "ally": "bayern"},
                areas={"osterreich": "ney"},
                hands={"french": hand, "coalition": hand},
            )
        )
        for hand in (fitting, "mud pitt depot")
    ]
    assert asked[0] == asked[1]
    assert asked[0][:3] == [
        ("no-surrender", "coalition"),
        ("no-surrender", "french"),
        ("after-surrender", "french"),
    ]


@pytest.mark.rule("14 B", "2.3", "A153")
@pytest.mark.rule("14.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_windows_of_the_winter_do_not_tell_of_hands(game, edition: str) -> None:
    asked = [
        windows(
            game.position(
                phase="winter",
                edition=edition,
                countries={"member": "russia", "ally": "bayern"},
                areas={"smolensk": "napoleon ney soult"},
                hands={"french": hand, "coalition": hand},
                dice=[6],
            )
        )
        for hand in ("depot scorched_earth", "mud pitt")
    ]
    assert asked[0] == asked[1] == [("winter-cards", "french"), ("winter-cards", "coalition")]


@pytest.mark.rule("12.2 C", "2.3 E", "A16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_enemy_learns_nothing_of_a_hand_but_what_is_played(game, edition: str) -> None:
    state = battle(
        game,
        edition=edition,
        hands={"french": "cavalry_charges pursuit", "coalition": "mud"},
        dice=FRENCH_WIN,
    )
    do(state, "ready", "ready")
    assert "cavalry_charges" not in str(state.view("coalition"))
    do(state, "use cavalry_charges")
    assert state.view("coalition")["panels"][0]["french"]["cards"] == ["cavalry_charges"]
    assert "pursuit" not in str(state.view("coalition")["hands"])
    fight_on(state)
