"""How fair each set-up is, and what is offered where it is not."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from click.testing import CliRunner

from grognard.cli.main import main
from grognard.kernel import registry
from grognard.kernel.game import UnknownName
from grognard.lab import balance
from grognard.lab.balance import Balance, Survey, helps, survey
from grognard.lab.jobs import Place
from grognard.lab.selfplay import Match, Result, run


def made(french: float, allied: float, *options: str) -> Balance:
    """A set-up in which the sides made these points."""
    return Balance(
        "historical", options, int(french + allied), {"french": french, "allied": allied}, 0, {}
    )


@pytest.mark.parametrize(
    ("french", "allied", "fair"),
    [(35, 65, True), (34, 66, False), (66, 34, False), (50, 50, True), (0, 100, False)],
)
def test_fair_is_from_35_to_65(french: int, allied: int, fair: bool) -> None:
    assert made(french, allied).fair is fair


@pytest.mark.parametrize(
    ("french", "allied", "sure"),
    [(50, 50, True), (40, 60, False), (30, 70, False), (20, 80, True), (2, 2, False)],
)
def test_few_games_are_not_sure(french: int, allied: int, sure: bool) -> None:
    assert made(french, allied).sure is sure


def test_the_margin_is_wilsons() -> None:
    rate = made(81, 182).figures()["sides"]["french"]
    assert rate == {"points": 81, "rate": 0.308, "interval": [0.2553, 0.3662]}


def test_what_is_offered_is_what_brings_it_nearest_to_even() -> None:
    lopsided = made(10, 90)
    assert lopsided.offer is None
    lopsided.handicaps = [made(8, 92, "a"), made(10, 90, "b")]
    assert lopsided.offer is None
    lopsided.handicaps += [made(20, 80, "c"), made(94, 6, "d")]
    assert lopsided.offer is lopsided.handicaps[2]
    lopsided.handicaps = [
        made(20, 80, "a"),
        made(40, 60, "b"),
        made(45, 55, "c"),
        made(70, 30, "d"),
    ]
    assert lopsided.offer is lopsided.handicaps[2]
    assert lopsided.figures()["offer"] == ["c"]


def test_only_options_that_leave_the_seats_and_help_the_weaker_are_tried() -> None:
    game = registry.game("waterloo")
    french = [f"handicap_french_{units}" for units in range(1, 7)]
    allied = [f"handicap_allied_{units}" for units in range(1, 7)]
    steps = [f"steps_french_{number}" for number in (4, 8, 12)]
    french += steps
    allied += [f"steps_allied_{number}" for number in (4, 8, 12)]
    assert helps(game, (), "french") == ["command_control", *french]
    assert helps(game, (), "allied") == ["command_control", *allied]
    assert helps(game, ("command_control",), "french") == french
    assert helps(game, ("handicap_allied_1",), "french") == ["command_control", *steps]
    three = ("three_players",)
    assert helps(game, three, "british+prussian") == ["command_control", *allied]
    assert helps(game, three, "french") == ["command_control", *french]


def test_a_survey_counts_every_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random players do not hurry, so the French never win: it is told, and options are tried."""
    monkeypatch.setattr(balance, "helps", lambda *_: ["command_control"])
    found = survey(Survey("waterloo", player="random", games=4), Place(1))
    assert [one.scenario for one in found] == list(registry.game("waterloo").scenarios)
    again = run(Match("waterloo", scenario="gambit", seed=1), 4)
    assert found[1].points["allied"] == again.winners["allied"]
    assert found[1].outcomes == dict(again.outcomes)
    assert not found[0].fair
    assert found[0].weaker == "french"
    assert [tried.options for tried in found[0].handicaps] == [("command_control",)]


def test_the_handicap_that_comes_nearest_to_even_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each unit of handicap is worth 15 % here; a fourth of the games is too little without."""

    def played(match: Match, games: int, *_: object) -> Result:
        units = sum(int(key[-1]) for key in match.options if key.startswith("handicap_french"))
        french = games * min(25 + 15 * units, 100) // 100
        return Result(winners=Counter(french=french, allied=games - french))

    monkeypatch.setattr(balance, "run", played)
    words = ["balance", "waterloo", "--scenario", "historical", "--jobs", "1", "--games", "100"]
    told = CliRunner().invoke(main, words).stdout
    assert told.startswith("historical: french 25.0%")
    assert "outside 35% to 65%: help french." in told
    assert (
        told.count("tried: ") == 6
    )  # extra steps (ruling W44) among them, which help nothing here
    assert told.endswith("a handicap to offer: handicap_french_2.\n")
    chosen = CliRunner().invoke(main, [*words, "--option", "handicap_allied_1"]).stdout
    assert "tried: historical + handicap_allied_1 + command_control" in chosen
    assert "handicap_french" not in chosen


def test_a_handicap_that_is_not_enough_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def played(match: Match, games: int, *_: object) -> Result:
        french = games // 10 if "handicap_french_6" in match.options else 0
        return Result(winners=Counter(french=french, allied=games - french))

    monkeypatch.setattr(balance, "run", played)
    told = CliRunner().invoke(main, ["balance", "waterloo", "--scenario", "free", "--jobs", "1"])
    end = "a handicap to offer: handicap_french_6, though still outside 35% to 65%.\n"
    assert told.stdout.endswith(end)


def test_a_draw_counts_half(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Result(winners=Counter({"draw": 3, "french": 1}), outcomes=Counter({"x": 4}))
    monkeypatch.setattr(balance, "run", lambda *_: drawn)
    [one] = survey(Survey("waterloo", scenarios=("free",), games=4, mend=False))
    assert one.points == {"french": 2.5, "allied": 1.5}
    assert one.draws == 3


def test_allied_seats_are_one_side(monkeypatch: pytest.MonkeyPatch) -> None:
    won = Result(winners=Counter({"british+prussian": 3, "french": 1}))
    monkeypatch.setattr(balance, "run", lambda *_: won)
    [one] = survey(
        Survey("waterloo", scenarios=("free",), options=("three_players",), games=4, mend=False)
    )
    assert one.points == {"french": 1, "british+prussian": 3}


@pytest.mark.parametrize(
    "wrong", [{"scenarios": ("fre",)}, {"player": "corporal"}, {"options": ("x",)}]
)
def test_a_survey_that_cannot_be_is_refused(wrong: dict) -> None:
    with pytest.raises(UnknownName):
        survey(Survey("waterloo", **{"player": "random", "games": 1, **wrong}))


def test_the_command_says_what_is_not_fair() -> None:
    words = ["balance", "waterloo", "--player", "random", "--games", "4", "--jobs", "1"]
    told = CliRunner().invoke(main, [*words, "--scenario", "historical"]).stdout
    assert told.startswith("historical: french 0.0% (95 %: 0.0% to 49.0%); allied 100.0%")
    assert "outside 35% to 65%, though more games might say otherwise: help french." in told
    assert "tried: historical + command_control: french 0.0%" in told
    assert "none of these options brings it nearer to even" in told
    figures = json.loads(CliRunner().invoke(main, [*words, "--no-mend", "--json"]).stdout)
    assert [one["scenario"] for one in figures["set_ups"]] == ["historical", "gambit", "free"]
    assert figures["set_ups"][0]["fair"] is False
    assert figures["set_ups"][0]["handicaps"] == []
