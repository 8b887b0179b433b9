"""Where each thing lies in the cells of a state, and the small integers used for it."""

from __future__ import annotations

from typing import Final

EMPIRE: Final = 0
COALITION: Final = 1
NOBODY: Final = -1

# How many there are of everything; lookups.fits() compares them with the data.
ZONES: Final = 225
SEAS: Final = 19
PORTS: Final = 81
PROVINCES: Final = 140
COUNTRIES: Final = 39
MAJORS: Final = 7
CARDS: Final = 110

# Pieces are numbered through: units, special units, generals, fleets, depots, army markers.
UNITS: Final = 112
SPECIALS: Final = 112  # the first
GENERALS: Final = 116
FLEETS: Final = 193
DEPOTS: Final = 225
ARMIES: Final = 248
PIECES: Final = 255

# Places are numbered through: zones (a fleet there lies in its port), seas, blockade boxes.
SEA: Final = 225  # the first
BOX: Final = 244
PLACES: Final = 325

# Where a piece is, if not at a place.
RESERVE: Final = 400
NEXT_BUDGET: Final = 401  # returns to the reserve or the map in the next budget (2.2, 14.7, 15.4)
OUT: Final = 402  # of the game
ASIDE: Final = 403  # waits for an event, a state or a date
UNDEPLOYED: Final = 404  # of a country that is not in the war (8.2.3)
FOREIGN_WARS: Final = 405  # 6.5
CORSAIRS: Final = 406  # 17.2.9

# Powers that the rules name.
FRANCE: Final = 0
ENGLAND: Final = 1
AUSTRIA: Final = 2
RUSSIA: Final = 3
PRUSSIA: Final = 4
SPAIN: Final = 5
TURKEY: Final = 6
CHOUANS: Final = 38
# And countries; lookups.fits() compares them with the data.
ITALY: Final = 7
SWITZERLAND: Final = 8
BAVARIA: Final = 10
NAPLES: Final = 20
SICILY: Final = 32
POLAND: Final = 33
RHINE: Final = 34
WESTPHALIA: Final = 35
TYROL: Final = 36
SERBS: Final = 37

# What a country is (8.1), in the order of model.STATUSES.
NO_STATE: Final = 0
NEUTRAL: Final = 1
AT_WAR: Final = 2
ALLY: Final = 3
PROTECTORATE: Final = 4
FORCED_PEACE: Final = 5
FORCED_ALLIANCE: Final = 6
ANNEXED: Final = 7

# Kinds of border (3.1), in the order of model.BORDERS.
PLAIN: Final = 0
BRIDGE: Final = 1
RIVER: Final = 2
PASS: Final = 3
MOUNTAIN: Final = 4
STRAIT: Final = 5
DESERT: Final = 6

# Waters, in the order of model.BASINS and model.WATERS (17.2.3).
BALTIC: Final = 1
MEDITERRANEAN: Final = 2
BLACK: Final = 3
BALTIC_ONLY: Final = 1
MEDITERRANEAN_ONLY: Final = 2
ONE_ABROAD: Final = 3

# Kinds of unit, in the order of model.UNIT_KINDS.
CORPS_KIND: Final = 0
ELITE_KIND: Final = 1
GUARD_KIND: Final = 2
CAVALRY_RESERVE: Final = 3
MILITIA: Final = 4
LANDWEHR: Final = 5
ROYALIST: Final = 6

# Cells, above the kernel's own: KERNEL_CELLS is written out, since mypyc works out constants in
# advance only within one module.
AT: Final = 131  # where a piece is
HOLD: Final = AT + PIECES  # 1 + the army marker or fleet that holds it, 0 if none
FLAGS: Final = HOLD + PIECES
CONTROL: Final = FLAGS + PIECES  # of each zone: 1 + the country whose marker lies there, 0 if none
FORT: Final = CONTROL + ZONES  # of each zone: RUINED, and the siege marker
OWNER: Final = FORT + ZONES  # of each province: the country to which it belongs
STATUS: Final = OWNER + PROVINCES  # of each country
SIDE: Final = STATUS + COUNTRIES  # of each country: its side, -1 if none
PATRON: Final = SIDE + COUNTRIES  # of each minor: the power it belongs to, -1 if none
CARD: Final = PATRON + COUNTRIES  # where each card is, and what is known of it
# Forces under way: a slot each, the first is 1.
GROUP: Final = CARD + CARDS
GROUP_CELLS: Final = 16
MOST_GROUPS: Final = 7
G_SIDE: Final = 0
G_KIND: Final = 1  # 0 free; how it moves
G_ZONE: Final = 2  # the place where it is
G_START: Final = 3
G_FROM: Final = 4  # the last place before the one where it is
G_SPENT: Final = 5  # movement points used
G_CEILING: Final = 6  # movement points in all, forced march included (12.3, R134)
G_FORCED: Final = 7  # points of forced march asked for
G_CAUSES: Final = 8  # what its attrition test has to reckon with (13.6.2)
G_STATE: Final = 9
G_BORDER: Final = 10  # the kind of border by which it came
G_PAID: Final = 11  # activation points paid for it; of interceptors 1 + the card they played
G_WAITS: Final = 12  # in a major campaign: 1 while its battle is still to be fought (12.6)
G_FREE_SIEGES: Final = 13  # siege attempts that cost nothing (15.2, 17.2.8)
G_LESS: Final = 14  # movement points that calls take from its factor, less those it has won
G_GOAL: Final = 15  # 1 + the zone to which a reaction goes, 0 if it is no reaction
# The action of a side in a round (5.2).
ACTION: Final = GROUP + GROUP_CELLS * MOST_GROUPS
A_POINTS: Final = ACTION  # activation points left
A_CARD: Final = ACTION + 1  # 1 + the card played
A_EVENT: Final = ACTION + 2  # 1 if it was played as an event
A_FORCES: Final = ACTION + 3  # forces that an event may still activate
A_MODE: Final = ACTION + 4  # how: one by one, major campaign, fleets
A_FLAGS: Final = ACTION + 5  # what the event allows or forbids
A_LINES: Final = ACTION + 6  # 1 + the zone that fights by interior lines (12.6)
A_FREE_MARCH: Final = ACTION + 7  # points of forced march that bring no test, by a card
A_INTERCEPTION: Final = ACTION + 8  # what a card adds to interceptions of the active force
A_COUNTER_MARCH: Final = ACTION + 9  # and to counter-marches against it
A_WIN: Final = ACTION + 10  # movement points that a battle won brings
A_ATOM: Final = ACTION + 11  # 1 + the line of the card that says which forces may be activated
A_POWERS: Final = ACTION + 12  # the powers whose forces the event has activated, as bits
A_SAILS: Final = ACTION + 13  # 1 while an event activates fleets
A_LANDINGS: Final = ACTION + 14  # sea assaults that it still allows
A_OPTION: Final = ACTION + 15  # 1 + the option chosen for the event
A_ASKED: Final = ACTION + 16  # 1 once interior lines have been offered (12.6)
A_FIGHTS: Final = ACTION + 17  # the force whose battle is fought next
A_SLOWED: Final = ACTION + 18  # movement points that a card takes from the active force
A_SEA: Final = ACTION + 19  # 1 + the sea that an event is about
A_NAMED: Final = ACTION + 20  # 1 + the piece whose force an event has named
A_RETURNED: Final = ACTION + 21  # points of the card that an event has taken
A_ENDED: Final = ACTION + 22  # 1 + the zone where the force activated last has ended
A_COURTED: Final = ACTION + 23  # 1 + the country of the diplomatic action (8.2.3)
A_TAKEN: Final = ACTION + 24  # 1 + the resources that an event has taken from a power
A_PLACED: Final = ACTION + 25  # 1 + the zone where an event has placed a piece
# The battle being fought (14).
BATTLE: Final = ACTION + 28
BATTLE_CELLS: Final = 64
B_ZONE: Final = BATTLE
B_ATTACKER: Final = BATTLE + 1  # a side
B_GROUP: Final = BATTLE + 2  # the force that attacks
B_INTERCEPTED: Final = BATTLE + 3  # 1 if the defender came by an interception
B_LANDING: Final = BATTLE + 4  # 1 in a sea assault (17.2.8)
B_SIZE: Final = BATTLE + 5  # skirmish, minor, major (14.3)
B_ODDS: Final = BATTLE + 6  # n for n to 1, -n for 1 to n (14.2)
B_WINNER: Final = BATTLE + 7  # 1 + a side
B_ROUT: Final = BATTLE + 8  # 1 if the odds alone decided (14.2)
B_RETREAT: Final = BATTLE + 9  # 1 + the zone, the battle's own for its fortress (14.10)
B_BROKEN: Final = BATTLE + 10  # 1 if the beaten force is demoralised
B_CARDS: Final = BATTLE + 11  # combat cards played for the dice, as bits (cards.py); two cells
# Of each side: two cells, the Empire's first.
B_MORALE: Final = BATTLE + 14  # of the force (14.4)
B_CHOSE: Final = BATTLE + 16  # 1 if the owner chose it among equals
B_LEAD: Final = BATTLE + 18  # 1 + the unit that leads the attack (14.5.5)
B_LENDER: Final = BATTLE + 20  # 1 + the subordinate who lends his value (14.5.6)
B_CHIEF: Final = BATTLE + 22  # 1 + the commander
B_MODIFIER: Final = BATTLE + 24  # the sum of its modifiers
B_DICE: Final = BATTLE + 26  # what its dice showed
B_INFLICTS: Final = BATTLE + 28  # losses by the table, before the cap of 14.8
B_CAVALRY: Final = BATTLE + 30  # 1 if one of the losses it inflicts is of cavalry
B_STEPS: Final = BATTLE + 32  # its combat steps when the dice were rolled
B_LOST: Final = BATTLE + 34  # steps it has lost, retreat included (14.9.1)
B_BY_CARDS: Final = BATTLE + 36  # what cards add to its battle roll
B_MORALE_CARDS: Final = BATTLE + 38  # to its morale test
B_PURSUIT_CARDS: Final = BATTLE + 40  # to its pursuit
B_DUE: Final = BATTLE + 42  # losses still to be laid on units of its morale or above (14.8)
B_SPECIALS: Final = BATTLE + 44  # special units engaged, as bits
B_SUPPLIED: Final = BATTLE + 46  # 1 if it is
B_ENTRIES: Final = BATTLE + 48  # 1 + the zones by which its forces came, four for each side
B_UNHARMED: Final = BATTLE + 56  # what a card spares its retreat, as bits
B_AUTOMATIC: Final = BATTLE + 58  # 1 if a card lets it pass its morale test
B_PLUS: Final = BATTLE + 60  # 1 if its result wins a tie (14.6)
B_SPARED: Final = BATTLE + 62  # 1 if a card stands for the wound test of its lender (14.7)
# The naval battle being fought (17.3).
NAVAL: Final = BATTLE + BATTLE_CELLS
NAVAL_CELLS: Final = 46
N_PLACE: Final = NAVAL  # where: a sea, a blockade box, or a zone for its port
N_GROUP: Final = NAVAL + 1  # the squadron that moved there
N_OTHER: Final = NAVAL + 2  # where the enemy lies: there too, or in the port
N_FORT: Final = NAVAL + 3  # dice of the fortress of the port (17.3.3)
N_WINNER: Final = NAVAL + 4  # 1 + a side
N_LOSSES: Final = NAVAL + 5  # fleets that the loser loses
N_HAVEN: Final = NAVAL + 6  # 1 + the port to which the loser fled (17.3.2)
N_CAUGHT: Final = NAVAL + 7  # 1 if a squadron that entered a sea was intercepted (17.2.4)
N_FOUGHT: Final = NAVAL + 8  # 1 + the side that won the last battle, read by whoever began it
N_ALONE: Final = NAVAL + 9  # 1 if a fortress without fleets is attacked (17.2.8)
N_TOTAL: Final = NAVAL + 10  # of each side
N_BONUS: Final = NAVAL + 12  # of each side: what cards add
N_ROUND: Final = NAVAL + 14  # the round to which the ports below belong
N_ATTACKED: Final = NAVAL + 15  # 1 + 2 x zone + side, of the ports attacked in that round (17.3.3)
MOST_ATTACKED: Final = 24
N_STAGE: Final = NAVAL + 39  # what cards may answer: before the dice, after them, the totals
N_CARD: Final = NAVAL + 40  # of each side: 1 + the card it has played in this battle (6.6)
N_SUNK: Final = NAVAL + 42  # of each side: fleets it has lost in this battle
N_AGAIN: Final = NAVAL + 44  # of each side: 1 once a card has let it roll again
# The test, siege or interception in progress.
TEST: Final = NAVAL + NAVAL_CELLS
TEST_CELLS: Final = 24
T_FED: Final = TEST  # 1 + the depot spent on an attrition test
T_MORE: Final = TEST + 1  # what cards add to its die
T_FRENCH: Final = TEST + 2  # 1 if its first loss must be French (13.6.2)
T_PART: Final = TEST + 3  # the part of the force that is tested (R187, R210)
T_MODIFIER: Final = TEST + 4  # what cards add to an interception, evasion or counter-march
T_INTERCEPTED: Final = TEST + 5  # 1 + the side that intercepted who entered last, 0: nobody
T_SURE: Final = TEST + 6  # 1 while a force evades without a die (12.5)
T_SIEGE: Final = TEST + 7  # what cards add to a siege
T_TARGET: Final = TEST + 9  # 1 + the piece that a card is applied to
T_PARTS: Final = TEST + 16  # how many parts of a force are tested apart
T_NO_TEST: Final = TEST + 10  # 1 if a card spares a counter-march its attrition test
T_PLACE: Final = TEST + 11  # 1 + the zone whose siege is being decided
T_BESIEGER: Final = TEST + 12  # the side that besieges it
T_ROLLED: Final = TEST + 13  # 1 + what the die of a siege has brought; 0 before it
T_REPULSE: Final = TEST + 14  # steps that a repulse costs, if a card says so
T_UNFED: Final = TEST + 15  # 1 if no depot may be spent on this test, by a card
POINTS: Final = TEST + TEST_CELLS  # activation points in reserve, of each side (9.2)
YEAR: Final = POINTS + 2
ROUND: Final = YEAR + 1
LAST_ROUND: Final = ROUND + 1  # 6, or 7 (5.2)
PHASE: Final = LAST_ROUND + 1
SCENARIO: Final = PHASE + 1
OPTIONS: Final = SCENARIO + 1
GAME_FLAGS: Final = OPTIONS + 1
VICTORY: Final = GAME_FLAGS + 1
ESCALATION: Final = VICTORY + 1
ACTIVE: Final = ESCALATION + 1  # the side whose action it is
BEATEN: Final = ACTIVE + 1  # of each major: times the Empire beat it, 16 x times the Coalition did
# The politics of a campaign (7.1, 8, 18).
FATE: Final = BEATEN + MAJORS  # of each major: what it has been through, as bits
DUES: Final = FATE + MAJORS  # of each major: what it owes, in parts
AFFAIRS: Final = DUES + MAJORS  # what lasts and what is pending, as bits
TALKS: Final = AFFAIRS + 1  # of each side: its diplomatic actions
# What events leave to the next interphase (6.3, 7.3.1).
RESOURCES: Final = TALKS + 2  # of each major: points that events add to its next budget
NEXT_HAND: Final = RESOURCES + MAJORS  # of each side: cards that an event adds to its next hand
LASTING: Final = NEXT_HAND + 2  # events in force for long, as bits
BLOCKED: Final = LASTING + 1  # 1 + the side that activates no land force in its next action
SCORCHED: Final = BLOCKED + 1  # 1 + the zones that are ruined this year (40C)
MOST_SCORCHED: Final = 4
LEVIES: Final = (
    SCORCHED + MOST_SCORCHED
)  # forced allies that owe the corps they build (40F), as bits
CELLS: Final = LEVIES + 1

# The hands and the budget of an interphase (6.3, 7.3): they use the cells of the naval battle,
# since none is fought then; when the budget is over they are cleared.
U_LEFT: Final = NAVAL  # of each major: what it has to spend, in quarter points
U_GIFTS: Final = U_LEFT + MAJORS  # points that the power in turn was given by others
U_FLEETS: Final = U_GIFTS + 1  # fleets that it has bought
U_FREE: Final = U_FLEETS + 1  # 1 once England has had her free fleet or card
U_CARD: Final = U_FREE + 1  # 1 once she has bought a card
U_MINORS: Final = U_CARD + 1  # steps of minors left to the player in turn
U_LAND: Final = U_MINORS + 1  # quarter points that buy land units only, by a card
U_SPOILS: Final = U_LAND + 1  # of each side: cards for majors beaten last year
U_ARMY: Final = U_SPOILS + 2  # of each army marker: steps completed in it, 4 x depots brought to it

#: In LEVIES: times the bit of a neutral major from which its former victor marches out (R475).
EVACUATED: Final = 128

# What marks a piece.
INSIDE: Final = 1  # in the fortress of its zone
MARKED: Final = 2  # has been activated in this round (R108)
UNSUPPLIED: Final = 4  # at its last check (13.1)
DEMORALISED: Final = 8
FIXED: Final = 16  # a depot
REDUCED: Final = 32
FRESH: Final = 64  # taken along in the zone where its force is now (R203)
SEEN: Final = 128  # in the fog of war: the enemy knows that it is where it is
ENGAGED: Final = 256  # leads the attack, is engaged or lends its value (14.5.5, 14.5.6)
REPLACED: Final = 512  # an army that has had its replacements in this round (20.1)
ACTED: Final = 8192  # has been activated since it came on the map (20.2)
GROUP_BIT: Final = 1024  # the number of the group it moves with, three bits
GROUP_BITS: Final = 7 * 1024
SHOWN: Final = (
    16384  # in the fog of war: shown to the enemy by the action that is being carried out
)
LENT: Final = -32768  # the sign: a corps of a forced ally that serves the Empire (40F)

# A zone's fortress.
RUINED: Final = 1
SIEGE: Final = 2  # times 1 + the siege marker (15.4)

# Where a card is; each side has its own pile, hand and played cards (6.1).
PILE: Final = 0
HAND: Final = 1
PLAYED: Final = 2
REMOVED: Final = 3  # for good
LATER: Final = 4  # waits for the Châtiments (6.1)
IN_PLAY: Final = 5  # lies in the box of its foreign war (6.5)
FACE_DOWN: Final = 6  # discarded in a hand phase, unseen by the enemy (R416)
CARD_PLACE: Final = 7
CARD_KNOWN: Final = 8  # the other side knows that it is in the hand
CARD_SPENT: Final = 16  # its event has been played; silver ones cannot be played again (6.2)
CARD_DROPPED: Final = 32  # chosen to be discarded, still in the hand (6.3)

# How a group moves.
MARCHES: Final = 1
INTERCEPTS: Final = 2
COUNTER_MARCHES: Final = 3
EVADES: Final = 4
SORTIES: Final = 5
SAILS: Final = 6
LANDS: Final = 7
WINTERS: Final = 8  # stands, and is tested at the end of the activations (5.2.1)
FLEES: Final = 9  # fleets whose port was lost (17.2.1)
FREEZES: Final = 10  # stands, and is tested by a card
DRIVEN: Final = 11  # marches where the enemy wants, by a card
REDEPLOYS: Final = 12  # in the interphase (7.5, 7.6)

# How an event activates forces (A_MODE); 0: for points.
ONE_BY_ONE: Final = 1
CAMPAIGN: Final = 2

# What its attrition test has to reckon with.
POOR: Final = 1
OVER_MOUNTAIN: Final = 2
POOR_MARSH: Final = 4
LEFT_HOME: Final = 8
NO_TEST: Final = 16  # forced march without a test, by a card
NO_TEST_AT_HOME: Final = 32  # the same, but only while it stays at home
RUINS: Final = 64  # has entered a zone that a card has ruined

# What has befallen it.
TESTED: Final = 1  # its attrition test of this activation is done (R201)
STOPPED: Final = 2  # by a fortress or a force (12.1)
FOUGHT: Final = 4
LOST: Final = 8  # a battle: its activation is over
SLOWED: Final = 16  # no forced march, by a card
RALLIED: Final = 32
ATTACKED_PAID: Final = 64  # a lone corps has paid its second point (R112)
LANDED: Final = 128  # has made its sea assault (17.2.8)
FORCED_PORT: Final = 256  # has sunk all that lay in the port before it (17.2.8)
DETACHED: Final = 512  # has given a step to a fortress here while its test is due (13.6.2)
HUNGRY: Final = 1024  # was out of supply when it was activated (13.6.1)
NO_ENGINEERS: Final = 2048  # its main body, whose border counts, has no army (R184)

# The flags of the game, in the order of model.FLAGS.
CHATIMENTS: Final = 1
LIBERATION_WAR: Final = 2
IBERIA_OPEN: Final = 4
CONTINENTAL_BLOCKADE: Final = 8
GRANDE_COALITION: Final = 16
CONSCRIPTION: Final = 32

# What a card spares a retreat (B_UNHARMED).
OVER_RIVER: Final = 1  # the loss at a river without bridge
OVER_MOUNTAINS: Final = 2  # at a mountain
WHATEVER_CONTROL: Final = 4  # enemy control does not turn it away

# What an event in progress allows or forbids (A_FLAGS).
ONLY_NAPOLEON: Final = 1  # interior lines answer it only where he commands
NO_LAND_FORCES: Final = 2  # an armistice: no land force is activated
CANCELLED: Final = 4  # the enemy has cancelled it
STATUS_KEPT: Final = 8  # no power changes its status by it (53F)

# Events in force for long (LASTING).
TORRES_VEDRAS: Final = 1
CORSAIRS_OUT: Final = 2
NO_HAND_LIMIT: Final = 4
DEPOSED: Final = 8  # 55C: while Paris is lost French morale is one less
BATTLE_LOST: Final = 16  # times the bit of a major that the Empire has beaten this year (R21)

# Options.
FOG_OF_WAR: Final = 1  # glossary
DEAR_CORPS: Final = 2  # 9.1: a lone corps pays 2 to enter a zone that its side does not control
CAVALRY_SCREEN: Final = 4  # 14.9.2: enemy cavalry hampers the pursuit
PRUSSIAN_FRONTIER: Final = 8  # 20.2: in 1805 the Prussian army stays on the frontier
GRENADIERS: Final = 16  # 4: the event of 3C brings the Austrian Grenadiers as well

# What a major has been through (FATE).
COUNTED: Final = 1  # its first war or alliance has raised the escalation (R408)
REFORMED: Final = 2  # its military reform is done (R502)
DRUMS: Final = 4  # it refused to surrender by 27C (R513)
PERMANENT: Final = 8  # its forced peace lasts to the end of the game (8.1.3)
NO_ROLL: Final = 16  # no end-of-peace roll this year, by 33F
ROLL_HELP: Final = 32  # +2 to its next end-of-peace roll, by 45C or 47C
DOUBLED: Final = 64  # its base resources are doubled in this budget (R410)
JUST_BEATEN: Final = 128  # in this conquest phase: its peace is not tested yet
REWARD: Final = 256  # its victor has a card or 4 resources to come (18.2.2, R427)
SCORED: Final = 512  # its first conquest has been counted in victory points (R492)
SURRENDERS: Final = 1024  # in this conquest phase, if nothing is played against it
BY_COALITION: Final = 2048  # its forced peace is with the Coalition
PEACE_ROLL: Final = 4096  # times the end-of-peace rolls that failed, two bits
PEACE_ROLLS: Final = 3 * 4096
BY_TILSIT: Final = 16384  # its peace was made without a conquest (R476)

SIXTEEN: Final = 16  # BEATEN counts the Coalition's victories by sixteens

# What a major owes (DUES): parts of one number.
OWED_STEPS: Final = 1  # to a foreign war (R432), 0 to 7
OWED_FLEETS: Final = 8  # the same
TRIBUTE: Final = 64  # provinces that it could not give, 4 resources each (R515), 0 to 7
TERMS: Final = 512  # provinces that its victor may still take in this phase, 0 to 7
MARRIAGE: Final = 4096  # years in which the Coalition courts it with 2 less, by 33F, 0 to 7

# What lasts and what is pending (AFFAIRS).
WALEWSKA: Final = 1  # 22F waits for the conquest phase (8.3.5)
PARIS_LOST: Final = 2  # in the last conquest phase (R493)
POLISH_POINT: Final = 4  # Poland has held two provinces (R488)
NO_BLOCKADE_POINT: Final = 8  # 41F in this budget
EMPEROR_IN_SPAIN: Final = 16  # or two other generals of initiative 1, in this year's rounds (R499)
MANTUA_BESIEGED: Final = 32  # the first of the sieges of 1805 has been set (R526)
ULM_BESIEGED: Final = 64
DUTY_OVER: Final = 128  # the Empire has entered Austria, or Charles is lost (20.2)
SPAIN_WON: Final = 256  # the Liberation war was won in this phase (R500)
WAR_BEGUN: Final = 2048  # a foreign war, by an event of this year (R33)
PRUSSIA_ENTERED: Final = 16384  # an enemy force has entered Prussia while she was at war (R530)

# The diplomatic actions of a side (TALKS).
MAJOR_TRIED: Final = 1  # one major a year (R459)
TALKED: Final = 2  # times the last round in which it courted a minor (R460)
