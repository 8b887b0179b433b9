"""The closed vocabulary of what the events of cards do: every word as a small number.

A word stands at the place of its number in a list; `vocabulary.py` reads the data by these lists,
the rules use the numbers. A list may be appended to, not put in another order.
"""

from __future__ import annotations

from typing import Final

#: What a line of an event may do.
OPERATIONS: Final = (
    "activate",
    "activate_fleets",
    "attrition_modifier",
    "attrition_test",
    "battle_modifier",
    "block_action",
    "cancel_cards",
    "control",
    "countermarch_modifier",
    "create_state",
    "depot",
    "die_table",
    "diplomacy_action",
    "diplomacy_modifier",
    "discard",
    "displace_fleets",
    "draw",
    "esc",
    "evasion_modifier",
    "extra_mp",
    "extra_round",
    "forced_peace",
    "foreign_war",
    "free_forced_march",
    "hand_limit",
    "hand_modifier",
    "iberia_access",
    "interception_modifier",
    "interior_lines",
    "look_hand",
    "lose_steps",
    "morale_modifier",
    "move_enemy",
    "naval_modifier",
    "negate",
    "place",
    "protectorate",
    "pursuit_modifier",
    "rebuild",
    "reform",
    "refuse_surrender",
    "remove_card",
    "remove_general",
    "remove_piece",
    "reroll",
    "resources",
    "return_card_to_pile",
    "return_general",
    "set_flag",
    "set_status",
    "siege_modifier",
    "slow_enemy",
    "spend_ap",
    "tactical_modifier",
    "take_units",
    "to_reserve",
    "transport_limit",
    "unlock",
    "vp",
    "wound_test",
)
ACTIVATE: Final = 0
ACTIVATE_FLEETS: Final = 1
ATTRITION_MODIFIER: Final = 2
ATTRITION_TEST: Final = 3
BATTLE_MODIFIER: Final = 4
BLOCK_ACTION: Final = 5
CANCEL_CARDS: Final = 6
CONTROL: Final = 7
COUNTERMARCH_MODIFIER: Final = 8
CREATE_STATE: Final = 9
DEPOT: Final = 10
DIE_TABLE: Final = 11
DIPLOMACY_ACTION: Final = 12
DIPLOMACY_MODIFIER: Final = 13
DISCARD: Final = 14
DISPLACE_FLEETS: Final = 15
DRAW: Final = 16
ESC: Final = 17
EVASION_MODIFIER: Final = 18
EXTRA_MP: Final = 19
EXTRA_ROUND: Final = 20
FORCED_PEACE: Final = 21
FOREIGN_WAR: Final = 22
FREE_FORCED_MARCH: Final = 23
HAND_LIMIT: Final = 24
HAND_MODIFIER: Final = 25
IBERIA_ACCESS: Final = 26
INTERCEPTION_MODIFIER: Final = 27
INTERIOR_LINES: Final = 28
LOOK_HAND: Final = 29
LOSE_STEPS: Final = 30
MORALE_MODIFIER: Final = 31
MOVE_ENEMY: Final = 32
NAVAL_MODIFIER: Final = 33
NEGATE: Final = 34
PLACE: Final = 35
PROTECTORATE: Final = 36
PURSUIT_MODIFIER: Final = 37
REBUILD: Final = 38
REFORM: Final = 39
REFUSE_SURRENDER: Final = 40
REMOVE_CARD: Final = 41
REMOVE_GENERAL: Final = 42
REMOVE_PIECE: Final = 43
REROLL: Final = 44
RESOURCES: Final = 45
RETURN_CARD_TO_PILE: Final = 46
RETURN_GENERAL: Final = 47
SET_FLAG: Final = 48
SET_STATUS: Final = 49
SIEGE_MODIFIER: Final = 50
SLOW_ENEMY: Final = 51
SPEND_AP: Final = 52
TACTICAL_MODIFIER: Final = 53
TAKE_UNITS: Final = 54
TO_RESERVE: Final = 55
TRANSPORT_LIMIT: Final = 56
UNLOCK: Final = 57
VP: Final = 58
WOUND_TEST: Final = 59

#: What a line may ask for.
CONDITIONS: Final = (
    "ally_of_france",
    "any_of",
    "army",
    "assault_target",
    "at_war",
    "at_war_with_owner_of",
    "attacker_empire",
    "attacking",
    "battle_won",
    "beaten_min",
    "cavalry_superiority",
    "chatiments",
    "controls",
    "crosses",
    "defending",
    "empire_holds",
    "enemy_commander",
    "enemy_crossed",
    "enemy_steps_in",
    "enemy_subordinate_used",
    "event_played",
    "event_played_earlier_year",
    "flag",
    "forced_alliance_exists",
    "foreign_war",
    "fort_empty",
    "fort_level_max",
    "general_in",
    "general_outside",
    "in_coalition",
    "in_reserve",
    "naval_battle_at_sea",
    "naval_battle_in_port",
    "no_card_cancelled",
    "no_enemy_fleet_at_sea",
    "not_controls",
    "not_flag",
    "not_in_coalition",
    "not_protectorate",
    "not_state",
    "not_winter",
    "own_commander",
    "own_fleet_at_sea",
    "own_force_has",
    "own_force_has_owner",
    "own_majority",
    "own_min_steps",
    "own_steps_in",
    "own_tactical_defence_min",
    "rhine_allies_min",
    "round",
    "round_max",
    "size",
    "size_max",
    "state",
    "status_in",
    "supplied",
    "surrender_pending",
    "target",
    "tilsit_condition",
    "unit_in",
    "westphalia_provinces_min",
    "whole_move_in_home",
    "winter_round",
    "year_min",
    "zone",
    "zone_feature",
    "zone_without",
    "grenadiers",
)
IF_ALLY_OF_FRANCE: Final = 0
IF_ANY_OF: Final = 1
IF_ARMY: Final = 2
IF_ASSAULT_TARGET: Final = 3
IF_AT_WAR: Final = 4
IF_AT_WAR_WITH_OWNER_OF: Final = 5
IF_ATTACKER_EMPIRE: Final = 6
IF_ATTACKING: Final = 7
IF_BATTLE_WON: Final = 8
IF_BEATEN_MIN: Final = 9
IF_CAVALRY_SUPERIORITY: Final = 10
IF_CHATIMENTS: Final = 11
IF_CONTROLS: Final = 12
IF_CROSSES: Final = 13
IF_DEFENDING: Final = 14
IF_EMPIRE_HOLDS: Final = 15
IF_ENEMY_COMMANDER: Final = 16
IF_ENEMY_CROSSED: Final = 17
IF_ENEMY_STEPS_IN: Final = 18
IF_ENEMY_SUBORDINATE_USED: Final = 19
IF_EVENT_PLAYED: Final = 20
IF_EVENT_PLAYED_EARLIER_YEAR: Final = 21
IF_FLAG: Final = 22
IF_FORCED_ALLIANCE_EXISTS: Final = 23
IF_FOREIGN_WAR: Final = 24
IF_FORT_EMPTY: Final = 25
IF_FORT_LEVEL_MAX: Final = 26
IF_GENERAL_IN: Final = 27
IF_GENERAL_OUTSIDE: Final = 28
IF_IN_COALITION: Final = 29
IF_IN_RESERVE: Final = 30
IF_NAVAL_BATTLE_AT_SEA: Final = 31
IF_NAVAL_BATTLE_IN_PORT: Final = 32
IF_NO_CARD_CANCELLED: Final = 33
IF_NO_ENEMY_FLEET_AT_SEA: Final = 34
IF_NOT_CONTROLS: Final = 35
IF_NOT_FLAG: Final = 36
IF_NOT_IN_COALITION: Final = 37
IF_NOT_PROTECTORATE: Final = 38
IF_NOT_STATE: Final = 39
IF_NOT_WINTER: Final = 40
IF_OWN_COMMANDER: Final = 41
IF_OWN_FLEET_AT_SEA: Final = 42
IF_OWN_FORCE_HAS: Final = 43
IF_OWN_FORCE_HAS_OWNER: Final = 44
IF_OWN_MAJORITY: Final = 45
IF_OWN_MIN_STEPS: Final = 46
IF_OWN_STEPS_IN: Final = 47
IF_OWN_TACTICAL_DEFENCE_MIN: Final = 48
IF_RHINE_ALLIES_MIN: Final = 49
IF_ROUND: Final = 50
IF_ROUND_MAX: Final = 51
IF_SIZE: Final = 52
IF_SIZE_MAX: Final = 53
IF_STATE: Final = 54
IF_STATUS_IN: Final = 55
IF_SUPPLIED: Final = 56
IF_SURRENDER_PENDING: Final = 57
IF_TARGET: Final = 58
IF_TILSIT_CONDITION: Final = 59
IF_UNIT_IN: Final = 60
IF_WESTPHALIA_PROVINCES_MIN: Final = 61
IF_WHOLE_MOVE_IN_HOME: Final = 62
IF_WINTER_ROUND: Final = 63
IF_YEAR_MIN: Final = 64
IF_ZONE: Final = 65
IF_ZONE_FEATURE: Final = 66
IF_ZONE_WITHOUT: Final = 67
IF_GRENADIERS: Final = 68

#: What an operation takes.
PARAMETERS: Final = (
    "action",
    "army_threshold",
    "assault_penalty",
    "assault_steps",
    "at",
    "bonus",
    "card",
    "cards",
    "corps",
    "count",
    "country",
    "duration",
    "exclude",
    "exempt",
    "faces",
    "filter",
    "flag",
    "fleets",
    "how",
    "if_impossible",
    "max",
    "max_each",
    "max_per_army",
    "min",
    "mode",
    "modifier",
    "mp",
    "n",
    "n_if_major",
    "no_depot",
    "no_forced_march",
    "no_interception_in",
    "of",
    "only",
    "part",
    "per",
    "piece",
    "pieces",
    "power",
    "powers",
    "repulse_losses",
    "resources",
    "result_shift",
    "roller",
    "round",
    "scope",
    "sea_assaults",
    "side",
    "split",
    "state",
    "status",
    "steps",
    "steps_per_fleet",
    "steps_with_24F",
    "steps_with_25F",
    "target",
    "targets",
    "terms",
    "to",
    "transport",
    "unless",
    "until",
    "value",
    "waive_ap",
    "what",
    "when",
    "where",
    "who",
    "zones",
)
P_ACTION: Final = 0
P_ARMY_THRESHOLD: Final = 1
P_ASSAULT_PENALTY: Final = 2
P_ASSAULT_STEPS: Final = 3
P_AT: Final = 4
P_BONUS: Final = 5
P_CARD: Final = 6
P_CARDS: Final = 7
P_CORPS: Final = 8
P_COUNT: Final = 9
P_COUNTRY: Final = 10
P_DURATION: Final = 11
P_EXCLUDE: Final = 12
P_EXEMPT: Final = 13
P_FACES: Final = 14
P_FILTER: Final = 15
P_FLAG: Final = 16
P_FLEETS: Final = 17
P_HOW: Final = 18
P_IF_IMPOSSIBLE: Final = 19
P_MAX: Final = 20
P_MAX_EACH: Final = 21
P_MAX_PER_ARMY: Final = 22
P_MIN: Final = 23
P_MODE: Final = 24
P_MODIFIER: Final = 25
P_MP: Final = 26
P_N: Final = 27
P_N_IF_MAJOR: Final = 28
P_NO_DEPOT: Final = 29
P_NO_FORCED_MARCH: Final = 30
P_NO_INTERCEPTION_IN: Final = 31
P_OF: Final = 32
P_ONLY: Final = 33
P_PART: Final = 34
P_PER: Final = 35
P_PIECE: Final = 36
P_PIECES: Final = 37
P_POWER: Final = 38
P_POWERS: Final = 39
P_REPULSE_LOSSES: Final = 40
P_RESOURCES: Final = 41
P_RESULT_SHIFT: Final = 42
P_ROLLER: Final = 43
P_ROUND: Final = 44
P_SCOPE: Final = 45
P_SEA_ASSAULTS: Final = 46
P_SIDE: Final = 47
P_SPLIT: Final = 48
P_STATE: Final = 49
P_STATUS: Final = 50
P_STEPS: Final = 51
P_STEPS_PER_FLEET: Final = 52
P_STEPS_WITH_24F: Final = 53
P_STEPS_WITH_25F: Final = 54
P_TARGET: Final = 55
P_TARGETS: Final = 56
P_TERMS: Final = 57
P_TO: Final = 58
P_TRANSPORT: Final = 59
P_UNLESS: Final = 60
P_UNTIL: Final = 61
P_VALUE: Final = 62
P_WAIVE_AP: Final = 63
P_WHAT: Final = 64
P_WHEN: Final = 65
P_WHERE: Final = 66
P_WHO: Final = 67
P_ZONES: Final = 68

SIDE_WORDS: Final = ("own", "enemy")
OWN: Final = 0
ENEMY: Final = 1

MODES: Final = ("single", "sequential", "major_campaign", "twice")
MODE_SINGLE: Final = 0
MODE_SEQUENTIAL: Final = 1
MODE_MAJOR_CAMPAIGN: Final = 2
MODE_TWICE: Final = 3

FILTERS: Final = (
    "any_land",
    "commander",
    "different_powers",
    "france_general_led",
    "general_led",
    "general_led_in",
    "in_home",
    "power",
    "two_powers_min",
    "english_minors",
    "france_spain_minors",
    "squadron",
    "channel_squadron",
    "squadron_on_chosen_sea",
    "blockading_on_chosen_sea",
    "land_force_within",
    "empire_in",
    "empire_force_min",
    "militia",
    "target",
    "steps_max",
    "corps",
    "fleet",
    "landwehr",
    "owner",
    "unit",
    "reduced_in_french_army_at_home",
    "reduced_in_supplied_army",
)
F_ANY_LAND: Final = 0
F_COMMANDER: Final = 1
F_DIFFERENT_POWERS: Final = 2
F_FRANCE_GENERAL_LED: Final = 3
F_GENERAL_LED: Final = 4
F_GENERAL_LED_IN: Final = 5
F_IN_HOME: Final = 6
F_POWER: Final = 7
F_TWO_POWERS_MIN: Final = 8
F_ENGLISH_MINORS: Final = 9
F_FRANCE_SPAIN_MINORS: Final = 10
F_SQUADRON: Final = 11
F_CHANNEL_SQUADRON: Final = 12
F_SQUADRON_ON_CHOSEN_SEA: Final = 13
F_BLOCKADING_ON_CHOSEN_SEA: Final = 14
F_LAND_FORCE_WITHIN: Final = 15
F_EMPIRE_IN: Final = 16
F_EMPIRE_FORCE_MIN: Final = 17
F_MILITIA: Final = 18
F_TARGET: Final = 19
F_STEPS_MAX: Final = 20
F_CORPS: Final = 21
F_FLEET: Final = 22
F_LANDWEHR: Final = 23
F_OWNER: Final = 24
F_UNIT: Final = 25
F_REDUCED_IN_FRENCH_ARMY_AT_HOME: Final = 26
F_REDUCED_IN_SUPPLIED_ARMY: Final = 27

WHERES: Final = (
    "zone",
    "reinforcement_zone",
    "supplied_army",
    "home_site",
    "home",
    "home_port_unblockaded",
    "own_country",
    "supplied_empire_zone",
    "with",
)
W_ZONE: Final = 0
W_REINFORCEMENT_ZONE: Final = 1
W_SUPPLIED_ARMY: Final = 2
W_HOME_SITE: Final = 3
W_HOME: Final = 4
W_HOME_PORT_UNBLOCKADED: Final = 5
W_OWN_COUNTRY: Final = 6
W_SUPPLIED_EMPIRE_ZONE: Final = 7
W_WITH: Final = 8

WHATS: Final = (
    "activate_land",
    "attrition_test",
    "battle_dice",
    "bridge",
    "card",
    "cavalry_superiority",
    "mountain_retreat_loss",
    "naval_dice",
    "naval_losses",
    "pass",
    "retreat_control",
    "river",
    "river_retreat_loss",
)
X_ACTIVATE_LAND: Final = 0
X_ATTRITION_TEST: Final = 1
X_BATTLE_DICE: Final = 2
X_BRIDGE: Final = 3
X_CARD: Final = 4
X_CAVALRY_SUPERIORITY: Final = 5
X_MOUNTAIN_RETREAT_LOSS: Final = 6
X_NAVAL_DICE: Final = 7
X_NAVAL_LOSSES: Final = 8
X_PASS: Final = 9
X_RETREAT_CONTROL: Final = 10
X_RIVER: Final = 11
X_RIVER_RETREAT_LOSS: Final = 12

DESTINATIONS: Final = (
    "coalition",
    "france",
    "nearest_friendly_port",
    "original_owner",
    "out",
    "out_if_demoralised_else_reserve",
    "reserve",
)
GOES_COALITION: Final = 0
GOES_FRANCE: Final = 1
GOES_NEAREST_FRIENDLY_PORT: Final = 2
GOES_ORIGINAL_OWNER: Final = 3
GOES_OUT: Final = 4
GOES_OUT_IF_DEMORALISED_ELSE_RESERVE: Final = 5
GOES_RESERVE: Final = 6

FATES: Final = ("none", "next_budget", "out_of_game")
FATE_NONE: Final = 0
FATE_NEXT_BUDGET: Final = 1
FATE_OUT_OF_GAME: Final = 2

EVENT_FLAGS: Final = (
    "bayonne",
    "conscription",
    "continental_blockade",
    "corsairs",
    "interior_lines_only_napoleon",
    "liberation_war",
    "no_blockade_vp",
    "no_peace_roll",
    "peace_roll_plus_2",
    "scorched",
    "tambours",
    "torres_vedras",
    "walewska_pending",
)
FLAG_BAYONNE: Final = 0
FLAG_CONSCRIPTION: Final = 1
FLAG_CONTINENTAL_BLOCKADE: Final = 2
FLAG_CORSAIRS: Final = 3
FLAG_INTERIOR_LINES_ONLY_NAPOLEON: Final = 4
FLAG_LIBERATION_WAR: Final = 5
FLAG_NO_BLOCKADE_VP: Final = 6
FLAG_NO_PEACE_ROLL: Final = 7
FLAG_PEACE_ROLL_PLUS_2: Final = 8
FLAG_SCORCHED: Final = 9
FLAG_TAMBOURS: Final = 10
FLAG_TORRES_VEDRAS: Final = 11
FLAG_WALEWSKA_PENDING: Final = 12

ZONE_WORDS: Final = ("enemy_controlled_without_fortress", "iberia_without_fortress")
Z_ENEMY_CONTROLLED_WITHOUT_FORTRESS: Final = 0
Z_IBERIA_WITHOUT_FORTRESS: Final = 1

SIZE_WORDS: Final = ("skirmish", "minor", "major", "not_skirmish")
SIZE_SKIRMISH: Final = 0
SIZE_MINOR: Final = 1
SIZE_MAJOR: Final = 2
SIZE_NOT_SKIRMISH: Final = 3

FEATURES: Final = ("city", "fortress", "citadel")
FEATURE_CITY: Final = 0
FEATURE_FORTRESS: Final = 1
FEATURE_CITADEL: Final = 2

WHOS: Final = (
    "activated",
    "chosen_coalition",
    "chosen_french",
    "commander",
    "enemy_commander",
)
WHO_ACTIVATED: Final = 0
WHO_CHOSEN_COALITION: Final = 1
WHO_CHOSEN_FRENCH: Final = 2
WHO_COMMANDER: Final = 3
WHO_ENEMY_COMMANDER: Final = 4

SCOPES: Final = ("activation", "france", "naval", "scorched_zones", "this_force")
SCOPE_ACTIVATION: Final = 0
SCOPE_FRANCE: Final = 1
SCOPE_NAVAL: Final = 2
SCOPE_SCORCHED_ZONES: Final = 3
SCOPE_THIS_FORCE: Final = 4

DURATIONS: Final = (
    "action",
    "conquest_phase",
    "game",
    "next_action",
    "next_hand_phase",
    "next_peace_roll",
    "next_year",
    "phase",
    "test",
    "this_action",
    "while_paris_lost",
    "year",
)

TIMES: Final = (
    "now",
    "budget",
    "each_budget",
    "each_budget_if_blockade",
    "two_polish_provinces",
    "conquest_phase",
    "creation",
    "next_budget",
)
WHEN_NOW: Final = 0
WHEN_BUDGET: Final = 1
WHEN_EACH_BUDGET: Final = 2
WHEN_EACH_BUDGET_IF_BLOCKADE: Final = 3
WHEN_TWO_POLISH_PROVINCES: Final = 4
WHEN_CONQUEST_PHASE: Final = 5
WHEN_CREATION: Final = 6
WHEN_NEXT_BUDGET: Final = 7

TARGETS: Final = (
    "any",
    "country",
    "french_minor_incl_members",
    "minor",
    "neutral_minor_with_port",
    "neutral",
)
TARGET_ANY: Final = 0
TARGET_COUNTRY: Final = 1
TARGET_FRENCH_MINOR_INCL_MEMBERS: Final = 2
TARGET_MINOR: Final = 3
TARGET_NEUTRAL_MINOR_WITH_PORT: Final = 4
TARGET_NEUTRAL: Final = 5

POWER_WORDS: Final = ("chosen", "coalition_majors_not_england", "each_forced_ally", "self")
POWER_CHOSEN: Final = 0
POWER_COALITION_MAJORS_NOT_ENGLAND: Final = 1
POWER_EACH_FORCED_ALLY: Final = 2
POWER_SELF: Final = 3

DEPOT_ACTIONS: Final = ("move", "place", "remove")
DEPOT_MOVE: Final = 0
DEPOT_PLACE: Final = 1
DEPOT_REMOVE: Final = 2

MANNERS: Final = ("chosen_by_player", "random_non_permanent")

# Zone words and power words stand beside numbers of zones and countries: below nought.
SAID: Final = -2  # less the place of the word in its list


def said(place: int) -> int:
    """The number of a word that may stand where a zone or a country does."""
    return SAID - place
