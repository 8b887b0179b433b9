"""Chapter 12: beaten armies, victory and draw."""

from __future__ import annotations

import pytest

from grognard.kernel.game import OptionsClash
from grognard.kernel.journal import Journal
from playing import actions, army_size, end_turn, keys, now, play, standing, town_of, track

ARMIES = ("french", "british", "prussian")
SOMEWHERE = {"french": "bavay", "british": "tournai", "prussian": "ciney"}


def army_of(game, army: str) -> list[str]:
    """The units of an army, its leader first."""
    return [unit.key for unit in game.model.units if unit.army == ARMIES.index(army)]


def armies_of(game, french: int = 38, british: int = 19, prussian: int = 25, **more):
    """A position with so many units left of each army, its leader among them."""
    towns = {}
    for army, size in zip(ARMIES, (french, british, prussian), strict=True):
        towns[SOMEWHERE[army]] = " ".join(army_of(game, army)[:size])
    return game.position(towns=towns, rest=False, **more)


def winners(state) -> tuple[str, ...] | None:
    """Who has won; None while the game goes on."""
    return state.outcome.winners if state.over else None


@pytest.mark.rule("12.0", "12.2", "W5")
@pytest.mark.parametrize(("size", "beaten"), [(20, False), (19, True), (18, True)])
def test_the_french_are_beaten_at_nineteen(game, size: int, beaten: bool) -> None:
    state = armies_of(game, french=size)
    play(state, "done")
    assert state.over == beaten
    if beaten:
        assert winners(state) == ("allied",)
        assert (state.outcome.rule, state.outcome.key) == ("12.2", "french-beaten")


@pytest.mark.rule("12.0", "W5")
@pytest.mark.parametrize(
    ("army", "size", "beaten"),
    [("british", 10, False), ("british", 9, True), ("prussian", 13, False), ("prussian", 12, True)],
)
def test_when_an_allied_army_is_beaten(game, army: str, size: int, beaten: bool) -> None:
    state = armies_of(game, **{army: size})
    events = play(state, "done")
    assert not state.over
    assert ("army-beaten" in keys(events)) == beaten
    assert army_size(state, army) == (0 if beaten else size)


@pytest.mark.rule("12.0", "W5")
@pytest.mark.parametrize(("army", "limit"), [("french", 19), ("british", 9), ("prussian", 12)])
def test_the_leader_counts_in_the_strength_of_his_army(game, army: str, limit: int) -> None:
    stand = {SOMEWHERE[name]: " ".join(army_of(game, name)) for name in ARMIES}
    units = army_of(game, army)
    stand[SOMEWHERE[army]] = " ".join(units[: limit + 1])
    with_leader = game.position(towns=stand, rest=False)
    assert "army-beaten" not in keys(play(with_leader, "done"))
    stand[SOMEWHERE[army]] = " ".join(units[1 : limit + 1])
    without = game.position(towns=stand, rest=False)
    assert "army-beaten" in keys(play(without, "done"))


@pytest.mark.rule("12.0")
def test_what_is_left_of_a_beaten_army_is_eliminated(game) -> None:
    state = armies_of(game, prussian=12)
    assert town_of(state, "steinmetz") == "ciney"
    play(state, "done")
    assert town_of(state, "steinmetz") is None
    assert town_of(state, "blucher") is None
    assert army_size(state, "british") == 19
    assert not [block for block in standing(state, None) if block["side"] == "prussian"]


@pytest.mark.rule("12.0", "W36")
@pytest.mark.parametrize("turn", [1, 2, 3, 6])
def test_armies_are_counted_after_every_campaign_turn(game, turn: int) -> None:
    state = armies_of(game, french=19, turn=turn)
    end_turn(state)
    assert winners(state) == ("allied",)


@pytest.mark.rule("12.0")
def test_not_before_all_battles_of_the_turn_are_resolved(game) -> None:
    """Thirteen Prussians, one falls: they fight on, and are beaten when the field is quiet."""
    battle = {
        "town": "ligny",
        "french": {"left": "allix", "centre": "foy", "right": "pelletier:1"},
        "allied": {"left": "luck:1 kemphen:1", "centre": "pirch", "right": "jagow"},
        "from": ["charleroi"],
    }
    fighting = {"allix", "foy", "pelletier"}
    state = game.position(
        battles=[battle],
        towns={
            "ciney": "blucher henckel roder lehmann tippelskirch krafft brause bose jurgass",
            "tournai": " ".join(army_of(game, "british")),
            "bavay": " ".join(unit for unit in army_of(game, "french") if unit not in fighting),
        },
        rest=False,
        dice=[6],
    )
    while state.step != "combat":
        play(state, "done")
    events = play(state, "fire pelletier", "loss luck")
    assert army_size(state, "prussian") == 12
    while state.seat == "french":
        events += play(state, "done")
    assert "army-beaten" not in keys(events)
    events += play(state, "retreat pirch namur", "retreat jagow namur")
    while now(state) == 1:
        assert army_size(state, "prussian") > 0
        events += play(state, "done" if "done" in actions(state) else min(actions(state)))
    order = keys(events)
    assert order.index("battle-won") < order.index("army-beaten")
    assert army_size(state, "prussian") == 0


@pytest.mark.rule("12.0", "7.5")
def test_an_army_falls_at_the_end_of_the_turn_of_its_last_loss(game) -> None:
    """Twenty French, one of them lost to the forced march: judged when the turn ends."""
    units = army_of(game, "french")[:20]
    units.remove("allix")
    towns = {
        "laneffe": "allix:1",
        "bavay": " ".join(units),
        "tournai": " ".join(army_of(game, "british")),
        "ciney": " ".join(army_of(game, "prussian")),
    }
    for die, over in ((3, True), (4, False)):
        state = game.position(towns=towns, rest=False, dice=[die])
        play(state, "group laneffe", "march allix philippeville", "march allix givet")
        assert not state.over
        play(state, "done")
        assert state.over == over


@pytest.mark.rule("12.1")
def test_one_beaten_ally_does_not_win_the_war(game) -> None:
    for size in ({"british": 9}, {"prussian": 12}):
        state = armies_of(game, **size)
        play(state, "done")
        assert not state.over


@pytest.mark.rule("12.1")
def test_both_allies_beaten_is_a_french_victory(game) -> None:
    state = armies_of(game, british=9, prussian=12)
    play(state, "done")
    assert winners(state) == ("french",)
    assert (state.outcome.rule, state.outcome.key) == ("12.1", "french-win")


@pytest.mark.rule("12.1")
def test_they_need_not_be_beaten_in_the_same_turn(game) -> None:
    state = armies_of(game, british=9, prussian=14, turn=1)
    play(state, "done")
    assert not state.over
    later = armies_of(game, british=0, prussian=12, turn=5)
    play(later, "done")
    assert winners(later) == ("french",)


@pytest.mark.rule("12.1", "11.0", "W36")
def test_starving_an_army_beats_it_in_the_same_turn(game) -> None:
    towns = {
        "liege": "allix",
        "bavay": " ".join(unit for unit in army_of(game, "french") if unit != "allix"),
        "tournai": " ".join(army_of(game, "british")[:9]),
        "ciney": " ".join(army_of(game, "prussian")[:14]),
    }
    state = game.position(turn=1, towns=towns, rest=False)
    play(state, "done")
    assert state.step == "supply"
    play(state, min(actions(state)))
    assert not state.over
    play(state, min(actions(state)))
    assert winners(state) == ("french",)


@pytest.mark.rule("12.2", "W21")
def test_time_is_on_the_side_of_the_allies(game) -> None:
    state = armies_of(game, turn=23)
    play(state, "done")
    assert (now(state), state.over) == (24, False)
    play(state, "done")
    assert winners(state) == ("allied",)
    assert (state.outcome.rule, state.outcome.key) == ("12.2", "time-up")


@pytest.mark.rule("12.2")
def test_one_beaten_ally_is_not_enough_when_time_is_up(game) -> None:
    state = armies_of(game, british=0, prussian=13, turn=24)
    play(state, "done")
    assert (winners(state), state.outcome.key) == (("allied",), "time-up")


@pytest.mark.rule("12.1", "12.2")
def test_a_french_victory_in_the_last_turn_counts(game) -> None:
    state = armies_of(game, british=9, prussian=12, turn=24)
    play(state, "done")
    assert winners(state) == ("french",)


@pytest.mark.rule("12.2", "10.0", "W6")
def test_the_loss_of_napoleon_wins_even_when_both_allies_are_beaten(game) -> None:
    """Judged at once, before the armies are counted."""
    battle = {
        "town": "ligny",
        "french": {"left": "allix:1 napoleon", "centre": "foy", "right": "girard"},
        "allied": {"left": "steinmetz", "centre": "pirch", "right": "lehmann:3"},
        "from": ["charleroi"],
    }
    state = game.position(battles=[battle], rest=False, to_play="allied", dice=[6, 6, 1])
    while state.step != "combat":
        play(state, "done")
    play(state, "fire lehmann")
    assert (winners(state), state.outcome.key) == (("allied",), "napoleon-lost")


@pytest.mark.rule("12.3", "W6")
def test_three_beaten_armies_are_a_draw(game) -> None:
    state = armies_of(game, french=19, british=9, prussian=12)
    play(state, "done")
    assert state.over
    assert winners(state) == ()
    assert (state.outcome.rule, state.outcome.key) == ("12.3", "all-beaten")


@pytest.mark.rule("12.3")
def test_an_ally_beaten_earlier_counts_for_the_draw(game) -> None:
    state = armies_of(game, french=19, british=0, prussian=12)
    play(state, "done")
    assert (state.outcome.winners, state.outcome.key) == ((), "all-beaten")


@pytest.mark.rule("12.2", "12.3")
def test_the_french_and_one_ally_beaten_is_no_draw(game) -> None:
    state = armies_of(game, french=19, british=9, prussian=13)
    play(state, "done")
    assert winners(state) == ("allied",)


@pytest.mark.rule("12.0", "4.0")
def test_nothing_is_played_after_the_end(game) -> None:
    state = armies_of(game, french=19)
    play(state, "done")
    assert (state.seat, state.step, state.legal()) == (None, None, [])
    reason = state.why_not("done")
    assert (reason.rule, reason.key) == ("12.0", "game-over")


@pytest.mark.rule("12.2", "13.1")
def test_with_three_players_both_allies_win(game) -> None:
    state = armies_of(game, french=19, three_players=True)
    play(state, "done")
    assert winners(state) == ("british", "prussian")


# --- the handicap (ruling W39) -----------------------------------------------------------------

SEATS = ("french", "allied")


@pytest.mark.rule("12.0", "W39")
@pytest.mark.parametrize("units", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("helped", SEATS)
def test_a_handicap_moves_every_limit(game, helped: str, units: int) -> None:
    option = f"handicap_{helped}_{units}"
    state = armies_of(game, **{option: True})
    shift = {
        army: -units if (army == "french") == (helped == "french") else units for army in ARMIES
    }
    limits = {"french": 19, "british": 9, "prussian": 12}
    shown = {army: track(state, army)["goal"] for army in ARMIES}
    assert shown == {army: limits[army] + shift[army] for army in ARMIES}
    assert state.view("french")["options"] == [option]
    for army in ARMIES:
        spared = armies_of(game, **{army: shown[army] + 1, option: True})
        assert "army-beaten" not in keys(play(spared, "done"))
        lost = armies_of(game, **{army: shown[army], option: True})
        assert "army-beaten" in keys(play(lost, "done"))
        assert army_size(lost, army) == 0


@pytest.mark.rule("12.1", "12.2", "W39")
def test_a_handicap_decides_who_wins(game) -> None:
    few = {"british": 12, "prussian": 15}
    plain = armies_of(game, **few)
    play(plain, "done")
    assert not plain.over
    helped = armies_of(game, **few, handicap_french_3=True)
    play(helped, "done")
    assert winners(helped) == ("french",)
    for option, over in (("handicap_french_1", False), ("handicap_allied_1", True)):
        state = armies_of(
            game, french=19 if option.startswith("handicap_f") else 20, **{option: True}
        )
        play(state, "done")
        assert state.over is over


@pytest.mark.rule("13.1", "W39")
def test_a_handicap_goes_with_the_other_options(game) -> None:
    state = game.start(seed=1, three_players=True, command_control=True, handicap_allied_2=True)
    assert state.view(None)["options"] == ["three_players", "command_control", "handicap_allied_2"]
    assert [track(state, army)["goal"] for army in ARMIES] == [21, 7, 10]


@pytest.mark.rule("W39")
def test_only_one_handicap_is_given(game) -> None:
    with pytest.raises(OptionsClash, match="handicap_allied_2, handicap_french_1"):
        game.start(seed=1, handicap_french_1=True, handicap_allied_2=True)
    assert not game.start(seed=1, handicap_french_1=True, handicap_allied_2=False).over


@pytest.mark.rule("W39")
def test_a_game_with_a_handicap_is_kept_and_taken_up(game) -> None:
    journal = Journal.begin(game, seed=3, handicap_french_2=True)
    journal.play("done")
    again = Journal.from_text(journal.to_text())
    assert again.state.same_as(journal.state)
    assert again.state.view(None)["options"] == ["handicap_french_2"]


@pytest.mark.rule("12.0", "12.1", "12.2", "12.3", "W6")
@pytest.mark.parametrize(
    ("left", "ending"),
    [
        ({"french": 19}, "french-beaten"),
        ({"british": 9, "prussian": 12}, "french-win"),
        ({"french": 19, "british": 9, "prussian": 12}, "all-beaten"),
    ],
)
def test_the_end_of_the_game_is_the_last_that_is_told(game, left, ending) -> None:
    state = armies_of(game, **left)
    events = play(state, "done")
    assert keys(events)[-1] == "game-ends"
    assert (keys(events).count("game-ends"), state.outcome.key) == (1, ending)
