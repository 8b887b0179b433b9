"""Where each thing lies in the cells of a state, and the small integers used for it."""

from __future__ import annotations

from typing import Final

UNITS: Final = 82
TOWNS: Final = 51
ROADS: Final = 114
BATTLES: Final = 14  # 42 Allied units in attacks of at least three each

# Units are numbered army by army, so an army, a side and a seat are each a run of numbers.
FRENCH_END: Final = 38
BRITISH_END: Final = 57

FRENCH: Final = 0
BRITISH: Final = 1
PRUSSIAN: Final = 2

# A side: 0 French, 1 Allied.
ALLIED: Final = 1

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
LEADER: Final = 3

NOWHERE: Final = TOWNS

# One cell a unit, above the kernel's own cells: KERNEL_CELLS is written out, since mypyc works out
# constants in advance only within one module.
TOWN: Final = 131  # the town it stands in, NOWHERE when eliminated or not yet placed
CV: Final = TOWN + UNITS  # combat value, 0 when eliminated (2.3, 2.4)
PLACE: Final = CV + UNITS  # its place in a battle
FLAGS: Final = PLACE + UNITS
LEGS: Final = FLAGS + UNITS  # roads marched in the movement or retreat under way
ORIGIN: Final = LEGS + UNITS  # the town its campaign move began in
CAME: Final = ORIGIN + UNITS  # the town before the last road it marched
SEEN_OFF: Final = CAME  # while it retreats: 1 if the enemy saw its face as it left the battle
SEEN: Final = CAME + UNITS  # when and where the enemy last saw its face, 0 if never

USED: Final = SEEN + UNITS  # units that marched a road this campaign turn (5.3)

# Three cells a battle.
BATTLE: Final = USED + ROADS
BATTLE_CELLS: Final = 3
B_TOWN: Final = 0
B_TURNS: Final = 1  # battle turns the attacker has had
B_FLAGS: Final = 2

REVEALED: Final = 1  # the columns lie open (6.2)
PLAYED: Final = 2  # the side has had its battle turn this round (6.4)
DUTY_DONE: Final = 4  # the attacker fired, retreated or brought reinforcements (ruling W18)
ATTACKER_ROUTED: Final = 8
DEFENDER_ROUTED: Final = 16

# One cell a town: the battles to which attackers came from there, a bit each (7.1).
ATTACKED_FROM: Final = BATTLE + BATTLES * BATTLE_CELLS

TURN: Final = ATTACKED_FROM + TOWNS  # campaign turn, 1 to 24; 0 during set-up
NOW: Final = TURN + 1  # the battle being fought
GROUPS: Final = NOW + 1  # group moves left, an army each (5.1)
ORDERS: Final = GROUPS + 3  # the town in which the army's leader was activated (10.1)
SPENT: Final = ORDERS + 3  # units gone by each road of the battle town (7.2, 9.1)
OPTIONS: Final = SPENT + 8
RODE: Final = OPTIONS + 1  # a bit a unit: it goes for one of those seen to ride (ruling W40)
RODE_BITS: Final = 15  # of a cell
RODE_CELLS: Final = (UNITS + RODE_BITS - 1) // RODE_BITS
CELLS: Final = RODE + RODE_CELLS

# SEEN holds (turn * SEEN_CV + CV) * SEEN_TOWN + town.
SEEN_TOWN: Final = 64
SEEN_CV: Final = 8

THREE_SEATS: Final = 1  # rule 13.1
COMMAND_CONTROL: Final = 2  # rule 13.2
HANDICAP_ONE: Final = 4  # ruling W39: one unit of handicap, as often as these three bits say
HANDICAP: Final = 28
HELPS_ALLIES: Final = 32  # the handicap helps the Allied armies, not the French
EXTRA_ONE: Final = 64  # ruling W44: a lot of extra steps, as often as these two bits say
EXTRA: Final = 192
EXTRA_LOT: Final = 4  # steps
EXTRA_ALLIED: Final = 256  # the Allies have them, not the French

# Places in a battle. Sectors run 0, 1, 2 from the attacker's left to his right.
ASIDE: Final = 0  # not in a battle
RESERVE: Final = 1
LINE: Final = 2  # LINE + sector: in his own column
FORWARD: Final = 5  # FORWARD + sector: advanced upon the enemy's column

RECALLED_ALREADY: Final = 255  # in LEGS: it was called back and has moved for this turn

# What a unit has done and how it stands.
MOVES: Final = 3  # tactical moves made this battle turn: 0, 1, 2; 3 means it may do no more (8.0)
WITHDREW: Final = 4  # it withdrew this battle turn (ruling W11)
ENGAGED: Final = 8  # it engaged this battle turn (ruling W11)
FRESH: Final = 16  # it has not fired since it engaged or was engaged (8.3)
SQUARE: Final = 32  # (8.5)
DISORGANISED: Final = 64  # (7.4)
FACE_UP: Final = 128  # an activated leader (10.1)

# Kinds of step: questions first, then what the rules do by themselves.
SET_UP: Final = 1
MOVE: Final = 2
DEPLOY: Final = 3
CHOOSE: Final = 4
RETREAT: Final = 5
FIGHT: Final = 6
LOSSES: Final = 7
REINFORCE: Final = 8
ROUT: Final = 9
REGROUP: Final = 10
STARVE: Final = 11
BEGIN_TURN: Final = 12
MARCH_DICE: Final = 13
JOIN_BATTLE: Final = 14
OPEN_BATTLE: Final = 15
REVEAL: Final = 16
ROUND: Final = 17
END_BATTLE_TURN: Final = 18
SUPPLY: Final = 19
END_TURN: Final = 20
END_ROUT: Final = 21
CLOSE_BATTLE: Final = 22

# Verbs of the actions, with their operands.
PLACE_UNIT: Final = 1  # unit, town
GROUP: Final = 2  # town, army
MARCH: Final = 3  # unit, town
ACTIVATE: Final = 4  # leader
RECALL: Final = 5  # unit
DEPLOY_UNIT: Final = 6  # unit, sector
CHOOSE_BATTLE: Final = 7  # town
RETREAT_UNIT: Final = 8  # unit, town
ADVANCE: Final = 9  # unit
WITHDRAW: Final = 10  # unit
SHIFT: Final = 11  # unit, sector or 3 for the reserve
FORM_SQUARE: Final = 12  # unit
LEAVE_SQUARE: Final = 13  # unit
FIRE: Final = 14  # unit, 1 to aim at squares
TAKE_LOSS: Final = 15  # unit
BRING: Final = 16  # unit
REGROUP_OUT: Final = 17  # unit, town
REGROUP_IN: Final = 18  # unit
ELIMINATE: Final = 19  # unit
DONE: Final = 20

TO_RESERVE: Final = 3

# How a game ends (OUTCOME holds 1 + this).
FRENCH_WIN: Final = 0
FRENCH_BEATEN: Final = 1
NAPOLEON_LOST: Final = 2
TIME_UP: Final = 3
ALL_BEATEN: Final = 4
