"""Chapter 5: the sequence of play, and the step of every kind of frame."""

from __future__ import annotations

from grognard.games.europe import cards, kinds
from grognard.games.europe import verbs as v
from grognard.games.europe.events import YEAR_BEGINS
from grognard.games.europe.layout import EMPIRE, YEAR
from grognard.games.europe.model import Scenario
from grognard.games.europe.setup import place_all
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import (
    action,
    activation,
    arrival,
    attrition,
    battle,
    battle_end,
    campaign,
    card_choices,
    card_courses,
    card_play,
    corsairs,
    landing,
    movement,
    muster,
    naval,
    naval_battle,
    naval_reactions,
    port_lost,
    reactions,
    retreat,
    rounds,
    set_up,
    siege,
    upkeep,
    year_end,
)
from grognard.games.europe.steps.base import Course
from grognard.kernel.state import EVERYONE
from grognard.kernel.step import Step


def begin(s: Theatre, scenario: Scenario) -> None:
    """A scenario begins with the choices of both sides."""
    place_all(s, scenario)
    s.push(kinds.THE_YEAR, EMPIRE, 0, 0)
    set_up.begin_set_up(s, scenario)


class TheYear(Course):
    """5.0: the rounds of a year, then conquest and victory; a: stage."""

    def carry_on(self, s: Theatre) -> None:
        """Stage by stage."""
        stage = s.argument(0)
        s.set_argument(0, stage + 1)
        if stage == 0:
            cards.forget_year(s)
            s.note(YEAR_BEGINS, 1800 + int(s.c[YEAR]), 0, 0, 0, EVERYONE)
            s.push(kinds.ROUND, EMPIRE, 0, 0)
        elif stage <= len(year_end.COURSE):
            kind, side = year_end.COURSE[stage - 1]
            s.push(kind, side, 0, 0)
        else:
            raise RuntimeError("the year is over and nobody has won")


class Unwritten(Course):
    """A frame of a chapter that asks nothing."""

    def carry_on(self, s: Theatre) -> None:
        """Nothing happens."""
        s.pop()


def all_steps() -> list[Step]:
    """The step of every kind of frame, by its number."""
    steps: list[Step] = [Unwritten("") for _ in range(kinds.KINDS)]
    chapters = (_rounds(), _on_land(), _in_battle(), _at_sieges(), _at_sea(), _at_the_end())
    for chapter in chapters:
        for kind, step in chapter.items():
            steps[kind] = step
    return steps


def _rounds() -> dict[int, Step]:
    """5, 9."""
    return {
        kinds.SET_UP: set_up.SetUp("set-up", "20", (v.PLACE, v.USUAL)),
        kinds.THE_YEAR: TheYear("year"),
        kinds.ROUND: rounds.Round("round"),
        kinds.ACTION: action.Action("action", "5.2", (v.SPEND, v.EVENT, v.OPERATE, v.PASS)),
        kinds.ACTIVATE: activation.Activate("activate", "9.1", (v.ACTIVATE, v.CORSAIRS, v.DONE)),
        kinds.END_ACTION: rounds.EndAction("end-action"),
        kinds.ANSWER: card_play.Answer("answer", "6.4", (v.USE, v.PASS)),
        kinds.EFFECT: card_play.Effect("effect"),
        kinds.CHOOSE: card_choices.Choose("choose", "6.4", (v.CHOOSE, v.AT, v.FIX, v.DONE)),
        kinds.AGAIN: card_courses.Again("again"),
        kinds.CARD_LOSSES: card_choices.CardLosses("card-losses", "6.4", (v.LOSE,)),
        kinds.COLD: card_courses.Cold("cold"),
        kinds.BLOWN: card_courses.Blown("blown", "6.4", (v.AT,)),
        kinds.DRIVE: card_courses.Drive("drive", "6.4", (v.ENTER, v.STOP)),
        kinds.NELSON: card_courses.Nelson("nelson"),
    }


def _on_land() -> dict[int, Step]:
    """9 to 13."""
    moves = (v.ENTER, v.TAKE, v.LEAVE, v.CONTROL, v.BESIEGE, v.RALLY)
    others = (v.FIX, v.FREE, v.DISMISS, v.REBUILD, v.SORTIE, v.STOP)
    return {
        kinds.FORCED_MARCH: activation.ForcedMarch("forced-march", "12.3", (v.FORCE,)),
        kinds.SUPPLY_CHECK: upkeep.SupplyCheck("supply-check"),
        kinds.REPLACEMENTS: upkeep.Replacements(
            "replacements", "20.1", (v.RESTORE, v.RAISE, v.DONE)
        ),
        kinds.MUSTER: muster.Muster("muster", "12.2.1", (v.WITH, v.WITHOUT, v.SHIFT, v.GO)),
        kinds.CALL: muster.Call("call", "9.1", (v.CALL, v.WITHOUT, v.DONE)),
        kinds.MOVE: movement.Move("move", "12.1", (*moves, *others)),
        kinds.ENTERED: movement.Entered("entered"),
        kinds.INTERCEPT: reactions.Intercept("intercept", "12.4", (v.INTERCEPT, v.PASS)),
        kinds.TRY_INTERCEPTION: reactions.TryInterception("try-interception"),
        kinds.DEFEND: reactions.Defend("defend", "12.5", (v.STAND, v.SHELTER, v.ELUDE, v.EVADE)),
        kinds.TRY_EVASION: reactions.TryEvasion("try-evasion"),
        kinds.ATTRITION: attrition.Attrition("attrition"),
        kinds.FEED: attrition.Feed("feed", "13.4", (v.FEED, v.ENDURE)),
        kinds.ATTRITION_LOSSES: attrition.AttritionLosses("attrition-losses", "13.6.2", (v.LOSE,)),
        kinds.END_ACTIVATION: arrival.EndActivation("end-activation"),
        kinds.APPOINT: arrival.Appoint("appoint", "10.3", (v.APPOINT, v.DONE)),
        kinds.ENGAGE: campaign.Engage("engage", "12.6", (v.FIGHT, v.WAIT)),
        kinds.FIGHT_OUT: campaign.FightOut("fight-out"),
        kinds.CAMPAIGN_BATTLES: campaign.CampaignBattles("campaign-battles"),
        kinds.NAMED_BATTLE: campaign.NamedBattle("named-battle"),
        kinds.FIGHT_NEXT: campaign.FightNext("fight-next", "12.6", (v.FIGHT, v.ACTIVATE)),
        kinds.INTERIOR_LINES: campaign.InteriorLines("interior-lines", "12.6", (v.LINES,)),
        kinds.CONSOLIDATE: arrival.Consolidate("consolidate", "11", (v.REMOVE,)),
        kinds.WHICH_ARMY: arrival.WhichArmy("which-army", "11", (v.SHIFT, v.DONE)),
        kinds.EVASION_DEPOTS: reactions.EvasionDepots("evasion-depots", "12.5", (v.BRING, v.DONE)),
    }


def _in_battle() -> dict[int, Step]:
    """14."""
    return {
        kinds.BATTLE: battle.Battle("battle"),
        kinds.COUNTER_MARCH: battle.CounterMarch("counter-march", "14.1", (v.JOIN, v.DONE)),
        kinds.TRY_COUNTER_MARCH: battle.TryCounterMarch("try-counter-march"),
        kinds.MORALE_CHOICE: battle.MoraleChoice("morale-choice", "14.4", (v.MORALE,)),
        kinds.LEADS: battle.Leads("leads", "14.5", (v.LEAD, v.ENGAGE, v.LEND, v.READY)),
        kinds.LOSSES: battle_end.Losses("losses", "14.8", (v.LOSE,)),
        kinds.RETREAT: retreat.Retreat("retreat", "14.10", (v.RETREAT,)),
        kinds.RETREAT_LOSSES: retreat.FreeLosses("retreat-losses", "14.10", (v.LOSE,)),
        kinds.PURSUIT_LOSSES: retreat.FreeLosses("pursuit-losses", "14.9.2", (v.LOSE,)),
        kinds.BRING_DEPOTS: retreat.BringDepots("bring-depots", "14.10", (v.BRING, v.DONE)),
        kinds.CROWDED: battle.Crowded("crowded", "14.1", (v.REMOVE,)),
    }


def _at_sieges() -> dict[int, Step]:
    """15."""
    return {
        kinds.SIEGE: siege.Siege("siege"),
        kinds.REPULSED: siege.Repulsed("repulsed", "15.4", (v.LOSE,)),
        kinds.LIFTED: siege.Lifted("lifted", "15.3", (v.RETREAT,)),
        kinds.REBUILD: siege.Rebuild("rebuild", "15.5", (v.REBUILD, v.DONE)),
        kinds.BREAK_OFF: siege.BreakOff("break-off"),
        kinds.CROSSING: siege.Crossing("crossing", "15.3", (v.LOSE,)),
    }


def _at_the_end() -> dict[int, Step]:
    """5.2.1, 5.3, 20.1."""
    return {
        kinds.LAST_SIEGES: year_end.LastSieges("last-sieges"),
        kinds.LAST_SIEGE: year_end.LastSiege("last-siege", "15.2", (v.BESIEGE, v.PASS)),
        kinds.LAST_SUPPLY: year_end.LastSupply("last-supply"),
        kinds.LAST_ATTRITION: year_end.LastAttrition("last-attrition"),
        kinds.CONQUESTS: year_end.Conquests("conquests"),
        kinds.VICTORY_CHECK: year_end.VictoryCheck("victory-check"),
    }


def _at_sea() -> dict[int, Step]:
    """17."""
    sails = (v.SAIL, v.ATTACK, v.LOAD, v.UNLOAD, v.LAND, v.DROP, v.STOP)
    return {
        kinds.SQUADRON: naval.Squadron("squadron", "17.1", (v.WITH, v.GO)),
        kinds.SAIL: naval.Sail("sail", "17.2.1", sails),
        kinds.END_SAILING: naval.EndSailing("end-sailing"),
        kinds.SEA_ENTERED: naval_reactions.SeaEntered("sea-entered"),
        kinds.SEA_INTERCEPT: naval_reactions.SeaIntercept(
            "sea-intercept", "17.2.4", (v.CHASE, v.PASS)
        ),
        kinds.SENDS: naval_reactions.Sends("sends", "17.2.4", (v.WITH, v.GO)),
        kinds.SEA_EVADE: naval_reactions.SeaEvade("sea-evade", "17.2.5", (v.SLIP, v.STAY)),
        kinds.REFUGE: naval_reactions.Refuge("refuge", "17.2.5", (v.SAIL,)),
        kinds.SETTLE: naval_reactions.Settle("settle"),
        kinds.SALLY: naval_reactions.Sally("sally", "17.2.6", (v.SALLY, v.STAY)),
        kinds.NAVAL_BATTLE: naval_battle.NavalBattle("naval-battle"),
        kinds.WITHDRAW: naval_battle.Withdraw("withdraw", "17.3.1", (v.WITHDRAW, v.STAY)),
        kinds.FLEET_LOSSES: naval_battle.FleetLosses("fleet-losses", "17.3.1", (v.LOSE,)),
        kinds.SEA_RETREAT: naval_battle.SeaRetreat("sea-retreat", "17.3.2", (v.SAIL,)),
        kinds.FOLLOW: naval_battle.Follow("follow", "17.3.2", (v.SAIL, v.STAY)),
        kinds.LANDING: landing.Landing("landing"),
        kinds.WHO_LANDS: landing.WhoLands("who-lands", "17.2.8", (v.WITH, v.WITHOUT, v.GO)),
        kinds.PORT_LOST: port_lost.PortLost("port-lost"),
        kinds.FLIGHT: port_lost.Flight("flight", "17.2.1", (v.SAIL,)),
        kinds.HOME_PORT: corsairs.HomePort("home-port", "17.2.9", (v.SAIL,)),
    }
