"""The quick opponent: what it answers at first glance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.europe_wars import attack, go_on, legal, zone

from grognard.games.europe.events import KINDS
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import COALITION, EMPIRE, FRANCE
from grognard.games.europe.planner import fighting
from grognard.games.europe.planner.board import Board
from grognard.games.europe.planner.crowding import fits, support
from grognard.games.europe.planner.marching import March
from grognard.games.europe.supply import supplied
from grognard.kernel.arrays import Codes
from grognard.kernel.dice import FastDice
from grognard.players import player

ARMY = "grande_armee napoleon ney fr_corps_1 fr_corps_2 fr_corps_3 fr_corps_4"


def glance(state: Any) -> str:
    """What it would do now; asking changes nothing, and the answer is legal."""
    before = list(state.c)
    codes = Codes()
    state.legal_codes(codes)
    code = state.instinct(codes)
    assert list(state.c) == before
    text = str(state.game.notation.text(code))
    assert text in legal(state)
    return text


def moving(game: Europe, board: dict[str, str], leader: str, **more: Any) -> Any:
    """A force has been activated and may march."""
    state = game.position(board, points=(3, 3), dice=[3] * 60, **more)
    go_on(state, f"activate {leader}", until="move")
    return state


# --- marches (9, 12) -----------------------------------------------------------------------


def test_it_attacks_where_it_is_sure_to_win(game: Europe) -> None:
    """14.2: ten to one destroys the enemy without a die."""
    board = {"soissons": ARMY, "namur": "he_corps"}
    state = game.position(board, points=(3, 0), dice=[3] * 60)
    go_on(state, "operate", until="activate")
    assert glance(state) == "activate napoleon"
    go_on(state, "activate napoleon", until="move")
    assert glance(state) == "enter namur"


def test_it_does_not_attack_at_bad_odds(game: Europe) -> None:
    english = "army_of_the_peninsula wellington clinton en_corps_1 en_corps_2 en_corps_3"
    board = {"lille": "fr_corps_9", "bruxelles": english, "paris": "davout fr_corps_1"}
    state = moving(game, board, "fr_corps_9")
    assert glance(state) != "enter bruxelles"


def test_forced_marches_are_for_a_gain_only(game: Europe) -> None:
    state = game.position({"paris": ARMY, "munich": "au_corps_1"}, points=(3, 0))
    go_on(state, "activate napoleon", until="forced-march")
    assert glance(state) == "force 0"


def test_somebody_stays_in_paris(game: Europe) -> None:
    force = "davout fr_corps_7 fr_corps_9 fr_national_guard_2"
    board = {"paris": force, "reims": "blucher pr_corps_1 pr_corps_2"}
    state = game.position(board, points=(3, 0))
    go_on(state, "activate davout", until="muster")
    assert glance(state) == "without fr_national_guard_2"
    state.apply("without fr_national_guard_2")
    assert glance(state) == "go"


@pytest.mark.rule("12.2.1", "15.1")
def test_who_is_left_in_a_besieged_key_zone_is_not_called_back(game: Europe) -> None:
    """Who stays behind walls stays too: otherwise it leaves and calls for ever."""
    inside = "barclay^ ru_corps_4^ ru_corps_5^ ru_corps_6^ au_corps_1^"
    board = {"prague": f"{inside} davout fr_corps_1 fr_corps_2"}
    more: dict[str, Any] = {"seat": "coalition", "scenario": "1805", "forts": {"prague": "siege 0"}}
    state = game.position(board, points=(3, 3), dice=[3] * 60, **more)
    go_on(state, "activate barclay", until="muster")
    said = []
    while state.step == "muster":
        said.append(glance(state))
        state.apply(said[-1])
        assert len(said) <= 3
    assert said == ["without au_corps_1", "go"]


@pytest.mark.rule("15.2")
def test_it_besieges_what_stands_in_its_way(game: Europe) -> None:
    board = {"lille": "army_of_the_elbe blucher pr_corps_1 pr_corps_2 pr_corps_3"}
    state = moving(game, board, "blucher", seat="coalition", forts={"lille": "siege 1"})
    assert glance(state) == "besiege"


@pytest.mark.rule("3.2")
def test_it_takes_a_key_zone_that_lies_open(game: Europe) -> None:
    board = {"lyon": "bellegarde au_corps_6 au_corps_7", "turin": "au_corps_5"}
    control = {"lyon": "france", "grenoble": "austria"}
    state = moving(game, board, "bellegarde", seat="coalition", control=control)
    if "control" in legal(state):
        assert glance(state) == "control"
    else:
        assert glance(state) != "stop"


@pytest.mark.rule("14.9.4")
def test_it_rallies_a_broken_force(game: Europe) -> None:
    board = {"cologne": "blucher pr_corps_2! pr_corps_3!", "liege": "fr_corps_1"}
    state = moving(game, board, "blucher", seat="coalition")
    assert glance(state) == "rally"


# --- reactions and battle (12.5, 14, 15.1) -----------------------------------------------------


@pytest.mark.rule("15.1")
def test_a_lone_corps_goes_behind_walls_before_an_army(game: Europe) -> None:
    board = {"namur": "army_of_the_elbe blucher pr_corps_1 pr_corps_2 pr_corps_3 pr_corps_4"}
    board["soissons"] = "fr_corps_2"
    board["lille"] = "fr_corps_1"
    board["bruxelles"] = board.pop("namur")
    state = game.position(board, seat="coalition", points=(0, 3), dice=[3] * 60)
    go_on(state, "activate blucher", "enter lille", until="defend")
    assert glance(state) == "shelter fr_corps_1"


def test_a_strong_force_stands(game: Europe) -> None:
    board = {"lille": ARMY, "bruxelles": "hill en_corps_3 en_corps_4"}
    state = game.position(board, seat="coalition", points=(0, 3), dice=[3] * 60)
    go_on(state, "activate hill", "enter lille", until="defend")
    assert glance(state) == "stand"


@pytest.mark.rule("14.8")
def test_losses_fall_on_the_cheapest(game: Europe) -> None:
    """Of the units that may be named the one of least morale."""
    board = {
        "lille": ARMY,
        "bruxelles": "army_of_the_elbe blucher pr_corps_1 pr_corps_2 pr_landwehr_1 pr_landwehr_2",
    }
    state = game.position(board, points=(3, 0), dice=[6, 6, 1, 1, *[3] * 60])
    go_on(state, "activate napoleon", "enter bruxelles", until="losses")
    assert state.seat == "coalition"
    able = legal(state, "lose")
    morale = {unit.key: unit.morale for unit in game.model.units if unit.key in able}
    chosen = glance(state).split()[1]
    assert morale[chosen] == min(morale.values())


@pytest.mark.rule("14.5.5", "14.5.6")
def test_the_elite_leads_and_a_subordinate_helps_in_a_real_battle(game: Europe) -> None:
    board = {"lille": ARMY, "bruxelles": "wellington en_corps_1 en_corps_2 nl_corps"}
    state = game.position(board, points=(3, 0), dice=[3] * 60)
    go_on(state, "activate napoleon", "enter bruxelles", until="leads")
    assert glance(state).startswith("lead ")


def test_what_a_battle_promises(game: Europe) -> None:
    """More steps and better generals promise more; five to one is a rout."""
    board = {"lille": ARMY, "bruxelles": "wellington en_corps_1 en_corps_2", "namur": "he_corps"}
    s = game.position(board)
    look = Board()
    look.look(s, 0)
    keys = [zone.key for zone in game.model.zones]
    lille, brussels, namur = (keys.index(key) for key in ("lille", "bruxelles", "namur"))
    french, english = look.friends(lille), look.foes(brussels)
    assert fighting.edge(s, french, look.foes(namur), namur) == fighting.ROUT
    assert fighting.edge(s, look.foes(namur), french, lille) == -fighting.ROUT
    assert fighting.promise(s, french, look.foes(namur), namur, lille) > 0
    all_of_them = fighting.promise(s, french, english, brussels, lille)
    corps = [piece for piece in french if piece < 2]
    assert fighting.promise(s, corps, english, brussels, lille) < all_of_them


# --- what comes together (10, 11, 14.1) --------------------------------------------------------


@pytest.mark.rule("14.1")
def test_nobody_marches_to_the_guns_where_there_is_no_room(game: Europe) -> None:
    """R216: with Jean one corps more than the army may have would be lost before the battle."""
    board = {
        "bade": "grande_armee napoleon fr_corps_9 fr_corps_10 fr_corps_11",
        "ulm": "army_of_germany mack ferdinand au_corps_1 au_corps_2 au_corps_3 au_corps_4",
        "innsbruck": "jean au_corps_5",
    }
    state = game.position(board, dice=[4, 1, 3, 3, 3, 3, 3], scenario="1805")
    attack(state, "napoleon", "ulm", until="counter-march")
    assert "join jean" in legal(state)
    assert glance(state) != "join jean"


@pytest.mark.rule("14.1")
def test_it_marches_to_the_guns_where_it_helps(game: Europe) -> None:
    board = {
        "lille": "davout fr_corps_9 fr_corps_10 fr_corps_11",
        "soissons": "army_of_the_elbe blucher pr_corps_1 pr_corps_2",
        "reims": "kleist pr_corps_4 pr_corps_5",
    }
    state = game.position(board, dice=[4, 1, 3, 3, 3, 3, 3], points=(3, 0))
    attack(state, "davout", "soissons", until="counter-march")
    assert glance(state) == "join kleist"


@pytest.mark.rule("14.1")
def test_a_fortress_that_counts_for_no_conquest_holds_nobody_back(game: Europe) -> None:
    """Walls stand by themselves; the battle next to them does not."""
    board = {
        "lille": "davout fr_corps_9 fr_corps_10 fr_corps_11",
        "bruxelles": "army_of_the_peninsula wellington en_corps_1 en_corps_2 en_corps_3-",
        "namur": "kleist pr_corps_4 pr_corps_5",
    }
    state = game.position(board, dice=[4, 1, 3, 3, 3, 3, 3], points=(3, 0))
    attack(state, "davout", "bruxelles", until="counter-march")
    assert glance(state) == "join kleist"


@pytest.mark.rule("14.1")
def test_help_is_counted_only_from_those_who_can_be_one_force(game: Europe) -> None:
    """A third army next to the battle is no help (10.2: two at most)."""
    elbe = "army_of_the_elbe blucher pr_corps_1 pr_corps_2"
    peninsula = "army_of_the_peninsula wellington en_corps_1 en_corps_2"
    germany = "army_of_germany schwarzenberg au_corps_1 au_corps_2"
    s = game.position({"soissons": "fr_corps_1", "lille": elbe, "namur": germany})
    look = Board()
    look.look(s, COALITION)
    lille, soissons, namur = (zone(s, key) for key in ("lille", "soissons", "namur"))
    assert support(s, COALITION, soissons, look.friends(lille), look) == 2
    s = game.position(
        {"soissons": "fr_corps_1", "lille": f"{elbe} | {peninsula}", "namur": germany}
    )
    look.look(s, COALITION)
    assert support(s, COALITION, soissons, look.friends(lille), look) == 0
    assert fits(s, look.friends(lille))
    assert not fits(s, [*look.friends(lille), *look.friends(namur)])


@pytest.mark.rule("9.1")
def test_two_armies_strike_together(game: Europe) -> None:
    """R114: neither is strong enough for Napoléon by itself."""
    elbe = "army_of_the_elbe blucher yorck pr_corps_1 pr_corps_2 pr_corps_3 pr_corps_4 pr_corps_5"
    peninsula = "army_of_the_peninsula wellington clinton en_corps_1 en_corps_2 nl_corps"
    board = {
        "soissons": f"{elbe} | {peninsula}",
        "paris": "grande_armee napoleon ney fr_guard fr_corps_1 fr_corps_2",
    }
    control = {"soissons": "prussia"}
    state = game.position(board, points=(0, 3), seat="coalition", control=control, dice=[3] * 60)
    go_on(state, "operate", until="activate")
    assert glance(state) in ("activate army_of_the_elbe", "activate army_of_the_peninsula")
    go_on(state, glance(state), until="move")
    assert glance(state) == "enter paris"


@pytest.mark.rule("14.2")
def test_five_to_one_is_left_to_those_who_have_it(game: Europe) -> None:
    """A corps that hopes for help is not sent where an army destroys Napoléon at once."""
    board = {
        "rennes": "grande_armee napoleon fr_corps_1-",
        "rouen": "army_of_the_peninsula wellington en_corps_1 en_corps_2 en_corps_4",
        "nantes": "pr_corps_1",
    }
    control = {"rouen": "england", "nantes": "england"}
    state = game.position(board, points=(0, 3), seat="coalition", control=control)
    go_on(state, "operate", until="activate")
    assert glance(state) == "activate wellington"


# --- supply and cards (6.4, 13) ----------------------------------------------------------------


@pytest.mark.rule("3.2", "13.5")
def test_a_starving_force_is_not_activated_for_nothing(game: Europe) -> None:
    """Out of supply it takes nothing and wears down; the others march."""
    board = {
        "paris": "blucher pr_corps_1? pr_corps_2? pr_corps_3?",
        "soissons": "grande_armee napoleon ney fr_guard fr_corps_3 fr_corps_4 fr_corps_5",
        "namur": "army_of_the_peninsula wellington en_corps_1 en_corps_2 en_corps_4",
    }
    state = game.position(board, points=(0, 0), seat="coalition")
    look = Board()
    look.look(state, COALITION)
    here = zone(state, "paris")
    march = March(state, look, look.friends(here), here)
    assert march.hungry
    assert march.hunger() > 0
    assert march.stay(march.usual_points()) == 0
    fed = March(state, look, look.friends(zone(state, "namur")), zone(state, "namur"))
    assert fed.hunger() == 0


@pytest.mark.rule("15.2")
def test_a_fortress_with_napoleon_in_it_is_besieged_first(game: Europe) -> None:
    """15.5: whoever is shut in falls with it."""
    force = "army_of_the_elbe blucher pr_corps_1 pr_corps_2 pr_corps_3"
    spent = {}
    for shut_in in ("fr_corps_9^", "napoleon^ fr_corps_9^"):
        board = {"strasbourg": f"{shut_in} | {force}", "mayence": "ba_corps"}
        s = game.position(board, forts={"strasbourg": "siege 1"}, seat="coalition")
        look = Board()
        look.look(s, COALITION)
        here = zone(s, "strasbourg")
        spent[shut_in] = March(s, look, look.friends(here), here).stay(3)
    assert spent["napoleon^ fr_corps_9^"] > 2 * spent["fr_corps_9^"] > 0


@pytest.mark.rule("6.4")
def test_a_card_that_the_rounds_want_is_not_used_in_a_battle(game: Europe) -> None:
    """Two points are dearer than a bonus in a small battle, if no card is to spare."""
    force = "grande_armee napoleon fr_guard fr_corps_1 fr_cavalry"
    board = {"lille": force, "bruxelles": "kleist pr_corps_1 pr_corps_2"}
    answers = []
    for held in ("28f", "28f 1f 2f 6f 13f 19f 27f 31f"):
        state = game.position(board, points=(3, 0), dice=[3] * 60, hands={"empire": held})
        attack(state, "napoleon", "bruxelles")
        while "use 28f a" not in legal(state):
            state.apply("ready" if state.step == "leads" else min(legal(state)))
        answers.append(glance(state))
    assert answers == ["pass", "use 28f a"]


# --- what a conquest needs (18.2.1) ------------------------------------------------------------


@pytest.mark.rule("18.2.1")
def test_the_keys_of_the_powers_count_in_the_campaigns_only(game: Europe) -> None:
    """In 1815 France alone can be conquered (20.1)."""
    look = Board()
    s = game.position({"munich": ARMY})
    assert not look.key(s, zone(s, "vienne"))
    s = game.position({"munich": ARMY}, scenario="1805")
    look.look(s, EMPIRE)
    assert look.key(s, zone(s, "vienne"))
    assert look.pull[zone(s, "vienne")] > look.pull[zone(s, "munich")] > 0


@pytest.mark.rule("18.2.1")
def test_the_empire_marches_on_vienna(game: Europe) -> None:
    board = {"salzbourg": ARMY, "olmutz": "jean au_corps_1"}
    state = moving(game, board, "napoleon", scenario="1805", control={"salzbourg": "france"})
    assert glance(state) == "enter vienne"


@pytest.mark.rule("13.1", "13.5")
def test_only_who_was_starving_when_activated_is_drawn_back_to_supply(game: Europe) -> None:
    """Whoever marched ahead of his supply goes on; else he went to Vienna and back again."""
    drawn = []
    for marks in ("", "?"):
        force = f"davout fr_corps_1{marks} fr_corps_2{marks}"
        control = {"salzbourg": "france", "vienne": "austria"}
        forts = {"salzbourg": "ruined", "vienne": "ruined"}
        s = game.position({"vienne": force}, scenario="1805", control=control, forts=forts)
        look = Board()
        look.look(s, EMPIRE)
        here, back = zone(s, "vienne"), zone(s, "salzbourg")
        march = March(s, look, look.friends(here), here)
        assert not march.fed
        assert supplied(s, FRANCE, back)
        march.best(3)
        drawn.append(march.worth(back, 3))
    assert drawn[1] - drawn[0] == march.want


@pytest.mark.rule("18.2.1")
def test_the_coalition_covers_a_capital_that_is_threatened(game: Europe) -> None:
    far = {"vienne": "au_landwehr_1", "olmutz": "jean au_corps_1 au_corps_2"}
    look = Board()
    s = game.position(far, scenario="1805", seat="coalition")
    look.look(s, COALITION)
    quiet = look.pull[zone(s, "vienne")]
    s = game.position({**far, "salzbourg": ARMY}, scenario="1805", seat="coalition")
    look.look(s, COALITION)
    assert look.pull[zone(s, "vienne")] > quiet


# --- whole games -------------------------------------------------------------------------------


# --- the Coalition of 1815 (20.1) ------------------------------------------------------------

AUSTRIANS = "army_of_germany schwarzenberg ferdinand au_corps_1 au_corps_2 au_corps_3 au_corps_4"


def test_a_great_army_far_away_is_brought_up_before_a_lone_corps(game: Europe) -> None:
    """France must be conquered within the year: what decides it has to be there in time."""
    board = {"munich": AUSTRIANS, "mayence": "ba_corps", "paris": ARMY}
    state = game.position(board, points=(0, 3), seat="coalition", dice=[3] * 60)
    go_on(state, "operate", until="activate")
    assert glance(state) == "activate schwarzenberg"


def test_who_would_come_too_late_is_not_hurried(game: Europe) -> None:
    """An army in Poland cannot reach France in the last rounds: its march is worth nothing."""
    board = {"varsovie": "first_army barclay ru_corps_1 ru_corps_2 ru_corps_3", "paris": ARMY}
    worth = []
    for number in (2, 6):
        state = game.position(board, round=number, seat="coalition")
        looked = Board()
        looked.look(state, COALITION)
        here = zone(state, "varsovie")
        march = March(state, looked, looked.friends(here), here)
        worth.append(march.best(march.usual_points()))
    assert worth[0] > 0 >= worth[1]


def test_no_part_of_an_army_attacks_by_itself(game: Europe) -> None:
    board = {"metz": AUSTRIANS, "reims": "grande_armee napoleon fr_corps_1 fr_corps_2"}
    state = game.position(board, points=(0, 3), seat="coalition", control={"metz": "austria"})
    looked = Board()
    looked.look(state, COALITION)
    keys = list(game.keys("piece"))
    part = [keys.index(key) for key in ("ferdinand", "au_corps_1", "au_corps_2")]
    march = March(state, looked, part, zone(state, "metz"))
    march.goal = zone(state, "reims")
    assert march.splits(part[0])
    assert not march.splits(keys.index("schwarzenberg"))


def test_napoleon_is_not_let_out_of_a_fortress(game: Europe) -> None:
    """15.2: besiegers without supply cannot storm it, but they keep him in."""
    prussians = "army_of_the_elbe blucher yorck pr_corps_1 pr_corps_2 pr_corps_3"
    board = {"besancon": f"napoleon^ fr_corps_9^ | {prussians}"}
    state = game.position(board, forts={"besancon": "siege 1"}, seat="coalition")
    looked = Board()
    looked.look(state, COALITION)
    here = zone(state, "besancon")
    march = March(state, looked, looked.friends(here), here)
    assert not march.fed
    assert march.stay(3) > 0


def test_two_of_them_play_the_hundred_days_to_its_end(game: Europe) -> None:
    state: Any = game.start("1815", dice=FastDice(6))
    state.log = []
    minds = {seat: player("greedy", n) for n, seat in enumerate(game.seats())}
    happened: Counter[str] = Counter()
    for _ in range(3000):
        if state.over:
            break
        state.play(minds[state.seat].decide(state))
        happened.update(KINDS[note[0]].key for note in state.log)
        state.log.clear()
    assert state.over
    assert happened["battle-begins"] >= 3
    assert happened["siege-rolled"] >= 1
    assert happened["controlled"] >= 3
    assert happened["spent-card"] + happened["event-played"] >= 6
