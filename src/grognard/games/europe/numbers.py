"""The single numbers of the rules, which are asked all the time."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Numbers:
    """The other numbers of the rules, by the tables of tables.toml."""

    zone: int
    marsh: int
    marsh_battle: int
    weather: int
    forced_march: int
    control: int
    rally: int
    call: int
    army_factor: int
    subordinates: int
    cavalry_steps: int
    two_armies: int
    most_initiative: int
    without_card: int
    corps: int
    corps_attacks: int
    fleet: int
    interception: int
    evasion: int
    counter_march: int
    naval: int
    relay: int
    unsupplied_battle: int
    unsupplied_attrition: int
    poor: int
    mountain: int
    marsh_poor: int
    two_armies_attrition: int
    winter_attrition: int
    all_french: int
    all_french_conscription: int
    most_french: int
    all_russian: int
    home: int
    depot: int
    demoralised_columns: int
    skirmish: int
    major: int
    major_weaker: int
    rout: int
    cavalry: int
    interceptor: int
    landing: int
    demoralised: int
    wound: int
    pursuit: int
    steps_a_level: int
    army_siege: int
    citadel: int
    most_marker: int
    squadron: int
    port: int
    carried_steps: int
    landing_steps: int
    landing_sieges: int
    one_loss: int
    two_losses: int
    all_lost: int
    last_round: int
    winter_campaign: int
    bad_weather: int
    winter: int
    least_hand: int
    most_hand: int
    spoils: int
    pays_corps: int
    pays_militia: int
    pays_star: int
    pays_cavalry: int
    pays_depot: int
    pays_fleet: int
    pays_special: int
    pays_army: int
    pays_card: int
    key_lost: int
    most_given: int
    fleets_a_year: int
    army_steps: int
    army_depots: int
    steps_of_an_army: int
    serbs: int
