"""Chapter 11: the Allied supply bases."""

from __future__ import annotations

import pytest

from playing import (
    actions,
    army_size,
    end_turn,
    keys,
    marches,
    now,
    play,
    refused,
    remembered,
    town_of,
)

# The Allies away from their bases, so that nothing else happens there.
AWAY = {"british": "tournai", "prussian": "ciney"}


def starve(state) -> list[tuple[str, str, int]]:
    """Names the first unit offered until nobody is asked; who was asked, for what, how many."""
    asked = []
    while state.step == "supply":
        step = state.view(None)["step"]
        asked.append((step["seat"], step["side"], step["number"]))
        play(state, min(actions(state)))
    return asked


@pytest.mark.rule("11.0")
@pytest.mark.parametrize(
    ("base", "british", "prussian"),
    [("brussels", 1, 0), ("ghent", 1, 0), ("liege", 0, 2), ("namur", 0, 0)],
)
def test_what_the_loss_of_each_base_costs(game, base: str, british: int, prussian: int) -> None:
    state = game.position(turn=1, towns={base: "allix"}, others=AWAY)
    play(state, "done")
    starve(state)
    assert army_size(state, "british") == 19 - british
    assert army_size(state, "prussian") == 25 - prussian
    assert army_size(state, "french") == 38


@pytest.mark.rule("11.0")
def test_liege_and_brussels_together(game) -> None:
    state = game.position(turn=1, towns={"liege": "allix", "brussels": "foy"}, others=AWAY)
    play(state, "done")
    starve(state)
    assert (army_size(state, "british"), army_size(state, "prussian")) == (18, 23)


@pytest.mark.rule("11.0")
def test_brussels_and_ghent_together(game) -> None:
    state = game.position(turn=1, towns={"ghent": "allix", "brussels": "foy"}, others=AWAY)
    play(state, "done")
    starve(state)
    assert army_size(state, "british") == 17


@pytest.mark.rule("11.0")
def test_one_unit_is_enough_and_more_cost_no_more(game) -> None:
    state = game.position(turn=1, towns={"liege": "allix foy jerome"}, others=AWAY)
    play(state, "done")
    starve(state)
    assert army_size(state, "prussian") == 23


@pytest.mark.rule("11.0", "W34")
def test_a_leader_alone_occupies_no_base(game) -> None:
    state = game.position(turn=1, towns={"liege": "napoleon"}, others=AWAY)
    play(state, "done")
    assert (now(state), army_size(state, "prussian")) == (2, 25)


@pytest.mark.rule("11.0", "W20")
def test_the_allied_player_names_the_units(game) -> None:
    state = game.position(turn=1, towns={"liege": "allix"}, others=AWAY)
    play(state, "done")
    assert (state.step, state.seat) == ("supply", "allied")
    assert len(actions(state)) == 24
    assert refused(state, "eliminate cooke") == ("4.0", "not-yours")
    assert refused(state, "eliminate allix") == ("4.0", "not-yours")
    assert refused(state, "done") == ("11.0", "must-starve")
    play(state, "eliminate steinmetz")
    assert refused(state, "eliminate steinmetz") == ("2.4", "no-such")
    play(state, "eliminate luck")
    assert state.step == "movement"
    assert town_of(state, "steinmetz") is None
    assert town_of(state, "luck") is None
    assert town_of(state, "pirch") == "ciney"


@pytest.mark.rule("11.0", "W20")
def test_the_leader_is_spared_while_others_are_left(game) -> None:
    state = game.position(turn=1, towns={"liege": "allix"}, others=AWAY)
    play(state, "done")
    assert refused(state, "eliminate blucher") == ("11.0", "spare-leader")
    few = game.position(turn=1, towns={"liege": "allix", "ciney": "blucher luck"}, rest=False)
    play(few, "done")
    assert actions(few) == {"eliminate luck"}
    play(few, "eliminate luck")
    assert actions(few) == {"eliminate blucher"}


@pytest.mark.rule("11.0")
def test_losses_come_at_the_end_of_every_french_turn(game) -> None:
    state = game.position(turn=1, towns={"liege": "allix"}, others=AWAY)
    sizes = []
    while now(state) < 7:
        end_turn(state)
        starve(state)
        sizes.append(army_size(state, "prussian"))
    # After turns 1 to 6: only the French turns cost anything.
    assert sizes == [23, 23, 21, 21, 19, 19]


@pytest.mark.rule("11.0")
def test_losses_stop_when_the_base_is_left(game) -> None:
    state = game.position(turn=1, towns={"liege": "allix"}, others=AWAY)
    play(state, "group liege", "march allix waremme")
    play(state, "done")
    assert (now(state), army_size(state, "prussian")) == (2, 25)


@pytest.mark.rule("11.0")
def test_the_base_counts_when_it_is_entered(game) -> None:
    state = game.position(turn=1, towns={"waremme": "allix"}, others=AWAY)
    play(state, "group waremme", "march allix liege", "done")
    assert (state.step, state.seat) == ("supply", "allied")


@pytest.mark.rule("11.0")
def test_losses_stop_when_the_base_is_retaken(game) -> None:
    state = game.position(
        turn=2, towns={"liege": "allix", "tongres": "steinmetz pirch jagow"}, others=AWAY
    )
    play(state, "group tongres prussian", *marches("steinmetz pirch jagow", "liege"), "done")
    play(state, "retreat allix waremme")
    while now(state) < 4:
        play(state, "done")
    assert town_of(state, "steinmetz") == "liege"
    assert army_size(state, "prussian") == 25


@pytest.mark.rule("11.0")
def test_battles_are_fought_before_supply_is_counted(game) -> None:
    state = game.position(
        turn=1, towns={"waremme": "allix foy jerome", "liege": "steinmetz"}, others=AWAY
    )
    events = play(state, "group waremme", *marches("allix foy jerome", "liege"), "done")
    assert (state.step, state.seat) == ("rout", "allied")
    assert "supply-cut" not in keys(events)
    events = play(state, "retreat steinmetz tongres")
    while state.step != "supply":
        events += play(state, "done")
    assert "supply-cut" in keys(events)
    assert starve(state) == [("allied", "prussian", 2), ("allied", "prussian", 1)]


@pytest.mark.rule("11.0", "2.2", "W35")
def test_the_enemy_does_not_learn_which_units_starved(game) -> None:
    state = game.position(turn=1, towns={"liege": "allix"}, others=AWAY)
    play(state, "done")
    events = play(state, "eliminate steinmetz")
    (event,) = [event for event in events if event.key == "eliminated"]
    assert event.seen_by("allied").params["unit"] == "steinmetz"
    assert event.seen_by("french").pieces == ()
    assert remembered(state, "french") == {}


@pytest.mark.rule("11.0", "W35")
def test_what_was_seen_before_stays_in_memory_when_the_unit_starves(game) -> None:
    battle = {
        "town": "liege",
        "french": {"left": "allix", "centre": "foy", "right": "jerome"},
        "allied": {"left": "steinmetz", "centre": "pirch", "right": "jagow"},
        "from": ["waremme"],
    }
    state = game.position(turn=1, battles=[battle], others=AWAY, to_play="allied")
    play(state, "retreat jagow tongres")
    play(state, "retreat steinmetz tongres", "retreat pirch tongres")
    while state.step != "supply":
        play(state, "done")
    before = remembered(state, "french")
    play(state, "eliminate pirch")
    after = remembered(state, "french")
    assert before["pirch"]["strength"] > 0
    assert after == before


@pytest.mark.rule("11.0")
def test_the_french_need_no_supply(game) -> None:
    state = game.position(
        turn=2, towns={"beaumont": "steinmetz pirch jagow", "philippeville": "krafft"}
    )
    while now(state) < 5:
        end_turn(state)
    assert army_size(state, "french") == 38


@pytest.mark.rule("11.0", "13.1", "W33")
def test_with_three_players_each_names_his_own(game) -> None:
    state = game.position(
        turn=1, towns={"liege": "allix", "brussels": "foy"}, others=AWAY, three_players=True
    )
    play(state, "done")
    asked = starve(state)
    assert sorted(asked) == [
        ("british", "british", 1),
        ("prussian", "prussian", 1),
        ("prussian", "prussian", 2),
    ]
    assert asked[0][0] == "british"


@pytest.mark.rule("11.0", "12.0")
def test_an_army_that_is_gone_has_no_supply_to_lose(game) -> None:
    left = {"french": "brussels", "prussian": "tongres"}
    armies = ("french", "british", "prussian")
    towns = {
        town: " ".join(u.key for u in game.model.units if armies[u.army] == army)
        for army, town in left.items()
    }
    state = game.position(turn=1, towns=towns, rest=False)
    assert army_size(state, "british") == 0
    assert "supply-cut" not in keys(end_turn(state))
    assert not state.over
