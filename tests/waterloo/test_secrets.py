"""What nobody may learn by the way: orders of events, counts, undo, beliefs (2.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.games.waterloo import layout as at
from grognard.kernel.dice import FastDice
from grognard.kernel.event import Unknown
from grognard.kernel.journal import Journal
from playing import battles, blocks, cv_of, names, play, remembered

ATTACK_TONGRES = ("group liege", *(f"march {u} tongres" for u in ("friant", "jerome", "foy")))


@pytest.mark.rule("2.2", "5.3")
def test_the_enemy_is_not_told_how_many_units_the_roads_counted(game) -> None:
    """Leaders are free on roads, so a count of units would tell which blocks are leaders."""
    state = game.position(towns={"charleroi": "napoleon friant jerome"})
    play(state, "group charleroi", *(f"march {u} ligny" for u in ("napoleon", "friant", "jerome")))
    assert state.view("french")["links"] == {"charleroi-ligny": 2}
    assert state.view("allied")["links"] == state.view(None)["links"] == {}


@pytest.mark.rule("2.2", "6.1")
@pytest.mark.parametrize("defender", ["wilhelm", "steinmetz", "blucher"])
def test_a_rout_that_was_seen_is_not_undone(game, defender) -> None:
    """The defender has nowhere to go, so no other seat is asked; still something was learnt."""
    journal = Journal.begin(game, seed=1)
    journal.state = game.position(
        towns={"liege": "friant jerome foy", "saint_trond": "durutte", "tongres": defender},
        others={"prussian": "namur"},
    )
    journal.state.dice.record = []
    for action in ATTACK_TONGRES:
        journal.play(action)
    assert journal.can_undo
    journal.play("done")
    assert journal.state.seat == "french"
    assert not journal.can_undo


@pytest.mark.rule("2.2")
@pytest.mark.parametrize("lone", ["blucher", "steinmetz"])
def test_beliefs_do_not_tell_a_lone_leader_from_a_lone_unit(game, lone) -> None:
    state = game.position(towns={"philippeville": lone}, others={"prussian": "liege"})
    blucher, here = game.model.unit("blucher").id, game.model.town("philippeville").id
    towns = Counter(
        int(game.redeal(state, "french", FastDice(k)).c[at.TOWN + blucher]) for k in range(300)
    )
    # One block in 25 stands there: 12 of 300 are to be expected.
    assert 2 <= towns[here] <= 30


@pytest.mark.rule("2.2", "5.4", "W4")
@pytest.mark.parametrize(("lone", "may"), [("blucher", True), ("steinmetz", False)])
def test_what_a_river_road_tells_is_believed(game, lone, may) -> None:
    """The sixth unit may cross only if the block beyond is a leader: then that much is known."""
    six = "allix donzelot marcognet durutte bachelu jerome"
    state = game.position(towns={"laneffe": six, "charleroi": lone}, others={"prussian": "liege"})
    play(state, "group laneffe", *(f"march {u} charleroi" for u in six.split()[:5]))
    assert (state.why_not("march jerome charleroi") is None) is may
    for k in range(20):
        belief = game.redeal(state, "french", FastDice(k))
        assert belief.codes() == state.codes()


@pytest.mark.rule("2.2", "7.0")
def test_a_hidden_unit_stays_hidden_on_its_second_road(game) -> None:
    """Guyot was seen at Ligny earlier in the turn; now he leaves a reserve nobody looked into."""
    battle = {
        "town": "gembloux",
        "from": ["ligny"],
        "french": {"left": "allix", "centre": "foy", "right": "lefol", "reserve": "guyot"},
        "allied": {"left": "jagow", "centre": "pirch", "right": "steinmetz"},
    }
    state = game.position(towns={"ligny": "jerome", "charleroi": "habert"}, battles=[battle])
    guyot = game.model.unit("guyot").id
    town = game.model.town("ligny").id
    state.c[at.SEEN + guyot] = (at.SEEN_CV + 3) * at.SEEN_TOWN + town
    events = play(state, "retreat guyot ligny", "retreat guyot charleroi")
    legs = [event.seen_by("allied").params for event in events if event.key == "retreated"]
    assert [leg["unit"] for leg in legs] == [Unknown("french")] * 2
    assert remembered(state, "allied")["guyot"]["place"] == "ligny"


@pytest.mark.rule("2.2", "7.0")
def test_a_unit_seen_to_leave_is_seen_on_its_second_road(game) -> None:
    battle = {
        "town": "gembloux",
        "from": ["ligny"],
        "french": {"left": "allix guyot", "centre": "foy", "right": "lefol"},
        "allied": {"left": "jagow", "centre": "pirch", "right": "steinmetz"},
    }
    state = game.position(towns={"ligny": "jerome", "charleroi": "habert"}, battles=[battle])
    events = play(state, "retreat guyot ligny", "retreat guyot charleroi")
    legs = [event.seen_by("allied").params for event in events if event.key == "retreated"]
    assert [leg.get("unit") for leg in legs] == ["guyot", "guyot"]


@pytest.mark.rule("2.2", "6.1", "W25")
def test_the_order_in_which_an_attack_is_called_off_tells_nothing(game) -> None:
    def destinations(first: str, second: str) -> list[str]:
        state = game.position(
            dice=[1] * 9,
            towns={
                "ligny": first,
                "fosse": second,
                "laneffe": "foy:1",
                "namur": "steinmetz pirch jagow",
            },
        )
        events = play(
            state,
            *("group ligny", f"march {first} namur", "group fosse", f"march {second} namur"),
            *("group laneffe", "march foy fosse", "march foy namur", "done"),
        )
        seen = [event.seen_by("allied") for event in events if event.key == "called-off"]
        return [event.params["to"] for event in seen]

    assert destinations("friant", "allix") == destinations("allix", "friant")


@pytest.mark.rule("2.2", "5.5", "10.1")
def test_the_order_of_march_dice_in_a_town_tells_nothing(game) -> None:
    def needed(led: str, alone: str) -> list[int]:
        state = game.position(
            dice=[6] * 4,
            towns={"laneffe": f"napoleon {led}", "beaumont": alone},
        )
        events = play(
            state,
            *("activate napoleon", "group laneffe", f"march {led} philippeville"),
            *(f"march {led} givet", "group beaumont", f"march {alone} philippeville"),
            *(f"march {alone} givet", "done"),
        )
        return [event.params["needed"] for event in events if event.key == "march-roll"]

    assert needed("friant", "allix") == needed("allix", "friant") == [3, 4]


@pytest.mark.rule("6.1", "4.2")
def test_the_allies_can_fight_fourteen_battles_at_once(game) -> None:
    """42 units in attacks of three: the map allows it with one British and one Prussian group."""
    armies = [[u.key for u in game.model.units if u.army == a and u.arm != 3] for a in (0, 1, 2)]
    french, british, prussian = armies
    west = ["ath", "binche", "conde", "maubeuge", "roeulx", "soignies"]
    east = ["andenne", "ciney", "fosse", "gembloux", "hannut", "ligny", "perwez", "yvoir"]
    towns = {town: french[i] for i, town in enumerate(west + east)}
    towns |= {"mons": " ".join(british), "namur": " ".join(prussian)}
    state = game.position(turn=2, towns=towns)
    for start, army, targets in (
        ("mons british", british, west),
        ("namur prussian", prussian, east),
    ):
        play(state, f"group {start}")
        for i, town in enumerate(targets):
            play(state, *(f"march {unit} {town}" for unit in army[3 * i : 3 * i + 3]))
    events = play(state, "done")
    assert sum(event.key == "battle-begins" for event in events) == 14
    assert len(battles(state)) == 14


@pytest.mark.rule("8.4", "W15")
def test_two_leaders_left_alone_are_hit_one_by_one_as_their_owner_chooses(game) -> None:
    battle = {
        "town": "ligny",
        "from": ["charleroi"],
        "french": {"left": "friant", "centre": "guyot:3+!", "right": "foy"},
        "allied": {
            "left": "steinmetz",
            "centre": "wellington blucher pirch:1 krafft#",
            "right": "jagow",
        },
    }
    state = game.position(battles=[battle], dice=[6, 6, 1])
    play(state, "done", "fire guyot")
    assert (state.step, state.seat) == ("losses", "allied")
    assert {str(a) for a in state.legal()} == {"loss wellington", "loss blucher"}
    play(state, "loss blucher")
    assert state.step == "combat"
    assert "wellington" in names(blocks(state, "allied", "ligny"))


@pytest.mark.rule("10.1", "2.2")
def test_a_leader_who_lies_open_is_remembered_where_he_went(game) -> None:
    state = game.position(towns={"fosse": "napoleon allix"})
    play(state, "activate napoleon", "group fosse", "march napoleon laneffe", "done")
    assert remembered(state, "allied")["napoleon"]["place"] == "laneffe"


@pytest.mark.rule("2.2", "6.1", "W8")
def test_the_order_of_losses_in_a_rout_at_once_tells_nothing(game) -> None:
    """One block survives and one falls; which of the two stands first in the list is not told."""

    def told(weak: str, strong: str) -> list[str]:
        state = game.position(
            towns={"liege": "friant jerome foy", "tongres": f"{weak}:1 {strong}:2"},
            others={"prussian": "namur"},
        )
        seen = [event.seen_by("french") for event in play(state, *ATTACK_TONGRES, "done")]
        assert cv_of(state, strong) == 1
        return [event.key for event in seen if event.params.get("unit") == Unknown("prussian")]

    assert told("steinmetz", "hiller") == told("hiller", "steinmetz") == ["eliminated", "lost-cv"]
