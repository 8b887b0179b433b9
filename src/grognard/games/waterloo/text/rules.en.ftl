# The rules of Napoléon 1815 re-told, numbered as in the rule book, and the rulings.

ruling-title = Ruling on { $rules }

rule-1-0-title = The map
rule-1-0 =
    The map shows southern Belgium and the north of France, where the Waterloo campaign was fought.
    – Towns: three cities (Brussels, Ghent and Liège) and many small towns and villages. Units always stand in a town.
    – Roads join the towns. Thick lines are main roads, thin lines minor roads. Units move from town to town along them.
    – Rivers do not hinder a march unless the far side is defended (5.4), and they narrow a rout (7.5).
    – The Franco-Belgian frontier and the line between the British and the Prussian zone matter only for set-up (3.1).
    – The turn track counts the campaign turns, French and Allied in turn; dark boxes are night turns. There are 24 turns, from 15 to 22 June 1815, three a day, and every third is a night turn (ruling W21).

rule-2-0-title = The units
rule-2-0 = This chapter says what the blocks are and what may be known of them.

rule-2-1-title = Nationalities
rule-2-1 = There are 82 blocks, called units: 38 French (blue), 19 British (red) and 25 Prussian (grey). The Imperial Guard is French; the German and Netherlands troops of Wellington’s army are red and count as British.

rule-2-2-title = Fog of war
rule-2-2 = Blocks stand upright with their face towards their owner. The enemy sees how many blocks stand in a town and of which army, but not what they are or how strong, until battle reveals them. A block eliminated out of sight stays unknown to the enemy (ruling W35).

rule-2-3-title = Combat value
rule-2-3 = The strength of a unit is its combat value, CV. The full value is 4, 3 or 2 (1 for a leader). Every unit begins the game at its full value, shown on the upper edge of its block. With extra steps some begin with one more (ruling W44).

rule-2-4-title = Losses
rule-2-4 = A unit that suffers a loss is turned to the next lower CV: a unit of 4 CV falls to 3, then 2, then 1. A unit at 1 CV that suffers a loss is eliminated and leaves the game. Losses are permanent.

rule-2-5-title = Kinds of unit
rule-2-5 = There are four kinds: infantry, cavalry, artillery and leaders. French and British units are divisions; Prussian units are brigades, which were about as large as a British division.

rule-3-0-title = Set-up
rule-3-0 = A game begins in one of three ways: free set-up (3.1), historical set-up (3.2) or Napoleon’s gambit (3.3).

rule-3-1-title = Free set-up
rule-3-1 =
    The Allied player places his units first, in towns of his choice:
    – none in a French town;
    – British units west of the line between the zones, at most 5 in a town;
    – Prussian units east of that line, at most 6 in a town.
    Then the French player places his units in French towns, at most 16 in a town.
    Leaders do not count towards these numbers (10.0). Once play has begun any number of units may stand in a town, and the line between the zones no longer matters.

rule-3-2-title = Historical set-up
rule-3-2 = Each unit stands at full CV in the town that the historical order of battle of its army gives.

rule-3-3-title = Napoleon’s gambit
rule-3-3 = Napoleon could have massed his army anywhere along the frontier. The Allies take their historical positions; the French set up freely under 3.1.

rule-4-0-title = Sequence of play
rule-4-0 = The game is a series of campaign turns, French and Allied alternately; the French have the first. The player whose turn it is is the active player, the other the passive one. A campaign turn has a movement phase (4.1) and a combat phase (4.2).

rule-4-1-title = Movement phase
rule-4-1 = The active player makes his campaign moves, up to the number allowed. See 5.0.

rule-4-2-title = Combat phase
rule-4-2 = All the battles that the moves have brought about are fought to the end. See 6.0.

rule-5-0-title = Movement
rule-5-0 = Nobody is obliged to move, but moves not made cannot be saved for later. Units pass freely through towns held by friends. A unit that enters a town holding enemy units must stop there and fight.

rule-5-1-title = Group moves
rule-5-1 =
    All the units in one town form a group. With one group move a player may move any of the units of a group, to one or to several neighbouring towns joined to theirs by a road. From Brussels, for instance, units may go to any of Alost, Ninove, Hal, Waterloo, Wavre and Louvain.
    The French have three group moves a turn. The Allies have four: two for British groups and two for Prussian groups. Moving both nationalities out of the same town costs one group move of each, and an unused move of one army cannot be given to the other.
    Moving anything out of a town, even a leader alone, uses a group move of its army, and a piece moves only once a turn (ruling W17). After set-up a town holds any number of units.

rule-5-2-title = How far units move
rule-5-2 = Infantry and artillery move one town. Cavalry and leaders move one or two: from Brussels to Waterloo, for instance, and on to any neighbour of Waterloo. A block that is seen to go two is known for one of these (ruling W40).

rule-5-3-title = Road limits
rule-5-3 = In one campaign turn a main road carries at most 10 units and a minor road at most 6. Once that number is reached the road is closed for the rest of the turn. Both directions count together; leaders do not count (ruling W16).

rule-5-4-title = Rivers
rule-5-4 =
    When a road crosses a river and the town it leads to holds an enemy unit, its limit is halved: 5 units by a main road, 3 by a minor road. An example: 10 French units may take the road from Laneffe to Charleroi; if a single Prussian unit holds Charleroi only 5 may, and others must attack by other roads.
    Only the last road of a march counts. Rivers crossed before it, by cavalry or by a forced march, do not matter. A leader alone in a town does not halve the road (ruling W4).

rule-5-5-title = Forced marches
rule-5-5 =
    A unit may march one town farther than its allowance: infantry and artillery two towns, cavalry three. Leaders never do.
    When all moves are made, roll one die for each unit that made a forced march: on 1-3 it arrives but loses 1 CV; on 4-6 it arrives unharmed. If an activated leader of its army stood in the town it left, add one: it loses only on 1-2 (10.1, ruling W2). A unit that loses its last CV is eliminated.
    – All moves come before the first die.
    – The limits of roads and rivers hold as usual.
    – A unit may attack by a forced march, but never enter a battle as a reinforcement by one.
    – A unit may retreat by a forced march, but then loses 1 CV on 1-4 and is unharmed on 5-6; leaders give no help (ruling W3).
    – There are no forced marches at night, unless a leader orders them (10.1).

rule-5-6-title = Night turns
rule-5-6 = In a night turn every ordinary move is allowed, but no attack and no forced march. No unit may enter a town that holds enemies (ruling W22). A leader can order forced marches even at night (10.1).

rule-6-0-title = Battles
rule-6-0 = Battles are fought in battle turns on a field of three columns for each side, with reserves behind them.

rule-6-1-title = The attack
rule-6-1 =
    There is a battle where the active player moves three or more units into a town holding enemy units. Nobody attacks with fewer than three; leaders do not count (ruling W4). If an attack cannot muster three units they are recalled to where they began, their move being spent; if forced-march losses leave fewer than three, the attack is called off likewise (ruling W25). With three players the Prussians may complete an attack that the British began (ruling W38).
    If the defender has only one or two units they rout at once (7.5, ruling W8).
    Battles are fought to an end in a series of battle turns before the next campaign turn begins. The active player is the attacker, the other the defender.

rule-6-2-title = Deployment
rule-6-2 =
    The defender first arranges his units, face hidden, in three columns: left, centre and right. Each column needs at least one unit that is not a leader (ruling W4); there is no upper limit, and any number of units may stay in reserve behind the columns.
    Then the attacker does the same; once he has begun the defender changes nothing. Four defenders, for instance, might stand one on the left, one on the right and two in the centre, and five attackers one in each column with two in reserve.
    Then both sides lay their columns open. Units in reserve stay hidden until they enter a column.
    All battles are opened before the first battle turn (ruling W27).

rule-6-3-title = Battle turns
rule-6-3 =
    The attacker has the first battle turn, then they alternate. A battle turn has four phases, in this order:
    1. morale (8.6)
    2. retreats (7.0)
    3. combat (8.0)
    4. reinforcements (9.0)
    In his battle turn the attacker may not stand idle, and after 20 battle turns of each side night ends the battle (rulings W18 and W32).

rule-6-4-title = Several battles at once
rule-6-4 = Several battles are fought at the same time. The player whose battle turns they are finishes all four phases in one battle, of his choice, before he goes on to another (ruling W27).

rule-7-0-title = Retreats
rule-7-0 = To take units out of a battle is to retreat. It happens before any other unit moves or fires in that battle turn. Units may retreat from wherever they stand, but those that are engaged suffer the losses of a rout (7.5).

rule-7-1-title = Where to retreat
rule-7-1 = The attacker may retreat only to towns held by friends and to towns from which his units came to this battle, at first or as reinforcements (ruling W37). The defender may retreat to any other town, but not to one the attacker came from (ruling W9), and never into or through a town holding enemy units. Nobody retreats to a town where another battle is being fought.

rule-7-2-title = Road limits of retreats
rule-7-2 = In each battle turn a player may retreat two units by each main road and one by each minor road. Rivers make no difference. The limit counts for the roads that leave the battle; every town entered beyond must be open too (ruling W30).

rule-7-3-title = Speed
rule-7-3 = Infantry and artillery retreat one town; cavalry and leaders may go on to a second (ruling W3). A unit may make a forced march to go one town farther, with one taken from the die: it loses 1 CV on 1-4 (5.5).

rule-7-4-title = Disorganisation
rule-7-4 = Units that have retreated are disorganised and lie face down. They cannot reinforce any battle. They rally at the end of the campaign turn.

rule-7-5-title = Routs
rule-7-5 =
    A side routs when all the units of one of its columns are gone, by fire, by retreat or by withdrawal. It must at once take all its pieces out of the battle. Before they go, the units standing in columns lose:
    – artillery 2 CV
    – infantry 1 CV
    – cavalry 1 CV, only if enemy cavalry is engaged with it
    – leaders nothing
    Units in reserve leave without loss, but whoever empties a column of his own will pays with the others (ruling W7).
    Roads carry 10 units (main) or 6 (minor) in a rout, and 5 or 3 where they cross a river. A unit that cannot get away, for whatever reason, is eliminated.

rule-7-6-title = Regrouping
rule-7-6 =
    At the end of a battle the winner may at once move some or all of his units out of the battle town, as in a retreat, or bring in units from neighbouring towns. Two units may use each main road and one each minor road (ruling W10), in both directions together and without forced marches (ruling W31). Units that regroup are disorganised (7.4).
    An example of a retreat: a defender with eight units has one main road and one minor road to go by. Each battle turn three units can leave, two by the main road and one by the minor. He needs at least three battle turns, and must keep a unit in each column until the end; the last three rout and all pay for it, and it is wise to let them be cavalry.

rule-8-0-title = Combat
rule-8-0 = In a battle turn each unit may move or fire, never both. Each unit decides for itself, and they move and fire in whatever order their player likes, so that one may profit from what another has done.

rule-8-1-title = Tactical moves
rule-8-1 =
    There are three tactical moves.
    – Engage: a unit that is not engaged goes to meet the enemy, from its column upon the enemy column opposite, or from the reserve into a column of its own side that is already engaged. Nobody engages from the side, as from a free left into an engaged centre. Artillery never engages.
    – Withdraw: an engaged unit goes back the way a unit would have engaged, for instance from the enemy’s right to its own left. Units engaged in their own column withdraw to the reserve. A unit never withdraws and engages in the same battle turn (ruling W11).
    – Redeploy: a unit that is not engaged goes to a place that is not engaged, between reserve and column or from a column to the next, never from wing to wing at once (ruling W42). Only redeployment goes sideways.
    A column is engaged when units of one side have advanced upon those of the other. A unit that has advanced still holds its own column (ruling W26).

rule-8-2-title = Moves of cavalry
rule-8-2 =
    Infantry and artillery make one tactical move in a battle turn, cavalry one or two: it may, for instance, redeploy from the reserve to the right and from there engage the enemy’s left.
    Examples: unit A advances from its left and engages the enemy’s right. Unit B withdraws from the enemy’s left to its own right. Unit C in the centre may redeploy to the right, the left or the reserve; if it were engaged it could only withdraw to the reserve; and if it were alone in the centre any of these moves would empty the column and bring on a rout.

rule-8-3-title = Fire
rule-8-3 =
    A unit that has moved in this battle turn does not fire. Units in reserve neither fire nor are fired at. Every other unit may fire once in a battle turn, in any order.
    Roll one die for each CV of the firing unit. Single fire hits on 6, double fire on 5-6, triple fire on 4-6.
    – Infantry: single fire.
    – Cavalry: double fire; triple fire the first time it fires after it engaged or was engaged, for the shock.
    – Artillery, long range: single fire at the enemy column opposite, but not when friends have engaged that column.
    – Artillery, short range: when engaged it fires only at those engaging it, double in its first battle turn after it was engaged, single afterwards until the column is free again.
    Infantry and cavalry fire only at enemies with whom they are engaged. To leave an engagement restores the shock for the next (ruling W12).

rule-8-4-title = Losses in combat
rule-8-4 = Each hit costs an enemy unit 1 CV. It falls on the unit with the highest CV among those fired at; between equals the owner chooses. Several hits are taken one by one. A unit at 1 CV that is hit is eliminated. A leader is hit only when no unit is left among those fired at (ruling W15).

rule-8-5-title = Squares
rule-8-5 =
    Infantry in a column, and only infantry, may form square against cavalry. To form square, or to leave it, is the unit’s tactical move: it neither moves nor fires otherwise. It may be done while engaged. A unit in square makes no other move than leaving it; a retreat leaves it too (ruling W28).
    – Cavalry engaged with a square has single fire and no shock.
    – Infantry engaged with a square has double fire.
    – Infantry in square has single fire.
    – Artillery has double fire at a square, at any range (ruling W13).
    The target: where some of the enemies engaged are in square and others not, each firing unit says which it aims at, and the losses fall on the strongest of those. A leader counts with those not in square (ruling W29).

rule-8-6-title = Morale
rule-8-6 = The first phase of a battle turn. Each engaged unit of the player with only 1 CV rolls a die. On 1-3 its heart fails: it must withdraw, and in this battle turn it neither moves again nor fires, but may retreat (ruling W41). On 4-6 it stands and may move or fire (ruling W1). A leader of its army in the same column adds one to the die (10.2). A square that fails leaves the square, and if the column is thereby emptied the side routs (ruling W14). Leaders do not test.

rule-9-0-title = Reinforcements
rule-9-0 = In the last phase of his battle turn a player may bring units from neighbouring towns. They go into his reserve and can be used from there in his next battle turn. Reinforcements never come by forced march, and disorganised units do not come (ruling W19).

rule-9-1-title = Limits of reinforcement
rule-9-1 = In one battle turn each main road brings one or two units and each minor road one. Rivers make no difference, and leaders do not count.

rule-9-2-title = The winner’s advantage
rule-9-2 = Units that retreated from a battle cannot reinforce another. Units that won a battle may, within the usual limits, reinforce a battle in a neighbouring town in the same campaign turn. See also 7.6.

rule-10-0-title = Leaders
rule-10-0 = There are three leaders: Napoleon, Wellington and Blücher. They help their army in marching and in battle: Wellington only the British, Blücher only the Prussians. A leader has 1 CV and is eliminated by any loss. If Napoleon is lost the French are defeated at once (ruling W6). Leaders do not count for the limits of set-up and of roads, nor among attackers and defenders (ruling W4).

rule-10-1-title = Leaders and forced marches
rule-10-1 = A leader is activated by laying his block face up, before he or any unit of his leaves the town (ruling W24). Units of his army that make a forced march from his town add one to the die and lose 1 CV only on 1-2. At night he can order forced marches from his town; then they lose on 1-3, with no bonus (ruling W2). After giving orders he may move one or two towns as usual.

rule-10-2-title = Leaders in battle
rule-10-2 = A leader may be deployed in a battle and makes one or two tactical moves like cavalry. He has no fire. Units of his army in the same column add one to the die of their morale test (8.6): they fail on 1-2 only; those of an ally have nothing from him (ruling W43). He advances only to join units of his side already forward, and returns to his column when left alone there (ruling W29).

rule-11-0-title = Supply
rule-11-0 =
    The Allied armies depend on three bases: Brussels (British, 1 unit), Ghent (British, 1 unit) and Liège (Prussian, 2 units).
    At the end of each French campaign turn, after all battles, the army of a base occupied by at least one French unit loses the number of units given. The Allied player names them; a leader can be named only when nobody else of his army is left (ruling W20). If the French hold Liège and Brussels, one British and two Prussian units are eliminated at the end of every French turn.
    The losses go on as long as a French unit is in the base; a leader alone does not occupy it (ruling W34). They stop when the base is left or retaken. The French have no supply problem.

rule-12-0-title = Victory
rule-12-0 =
    The French army is beaten when it has 19 units or fewer, the British when it has 9 or fewer, the Prussian when it has 12 or fewer. Leaders count here (ruling W5). Players of unequal strength may agree on a handicap (ruling W39).
    Armies are counted only when all the battles of the campaign turn are over, after supply losses (ruling W36). All the units left of a beaten army are eliminated.

rule-12-1-title = French victory
rule-12-1 = The French win only if both Allied armies are beaten before the game ends. To beat one of them is not enough.

rule-12-2-title = Allied victory
rule-12-2 = The Allies win if the French army is beaten, if Napoleon is eliminated, or if the French have not won by the end of the last turn.

rule-12-3-title = Drawn game
rule-12-3 = If after the battles of a turn all three armies are beaten, the game is drawn.

rule-13-0-title = Optional rules
rule-13-0 = These rules are played only if the players agree on them before the game.

rule-13-1-title = Three players
rule-13-1 = Two players command the Allies, one the British and one the Prussians, each with his own forces under the usual rules. They may talk to each other only during set-up and in Allied night turns (ruling W23). Each sees the other’s blocks, and the British seat acts before the Prussian (ruling W33); the Prussians may complete a British attack (ruling W38).

rule-13-2-title = Command control
rule-13-2 = Because separated corps could hardly attack together, two groups may attack the same town only if the towns they come from are neighbours joined by a road (ruling W37). Allied groups at Waterloo and Ligny cannot together attack Quatre Bras: one may attack and the other come as a reinforcement. Groups at Waterloo and Nivelles can, because a road joins those two towns.

## Rulings

ruling-w1 = The morale test is passed on 4, 5 or 6; the “4-5” of the rule is a misprint. With a leader in the same column it fails on 1-2 only. Leaders do not test.
ruling-w2 = A forced march in the movement phase costs 1 CV on 1-3, or on 1-2 if an activated leader stood in the town of departure. At night only units leaving the town of an activated leader may force-march, and they lose on 1-3. A unit reduced below 1 CV is eliminated.
ruling-w3 = A forced march in a retreat costs 1 CV on 1-4, and leaders give no bonus. Leaders never force-march; a retreating leader may go two towns.
ruling-w4 = Leaders are not counted among the three attacking units nor among the defending units, and cannot hold a column alone. A leader alone in a town does not halve the capacity of a river road.
ruling-w5 = Leaders count in the strength of an army: 19, 9 and 12 are half of 38, 19 and 25.
ruling-w6 = If Napoleon is eliminated the game ends at once with an Allied victory. Every other defeat is judged after the last battle of the campaign turn; if all three armies are beaten then, the game is drawn.
ruling-w7 = When a column is empty of units, every piece of that side leaves the battle. Units in columns pay the attrition: artillery 2, infantry 1, cavalry 1 only where enemy cavalry is engaged with its column. Units in reserve leave without loss. The unit that empties its column of its own will, by a retreat or by going to the reserve, pays too: in the example of 7.6 all of the last three suffer.
ruling-w8 = One or two defending units rout at once. They pay the attrition of a rout (cavalry only if the attacker brought cavalry) and retreat, and the attacker holds the town.
ruling-w9 = Towns from which attackers came, at first or as reinforcements, are closed to the defender’s retreat, and so is any town holding enemy units or a battle.
ruling-w10 = Regrouping uses the limits of retreats: two units by a main road, one by a minor road.
ruling-w11 = Cavalry and leaders may make two tactical moves, but never withdraw and engage in the same battle turn.
ruling-w12 = Infantry and cavalry fire only at enemies with whom they are engaged. The shock (triple fire) belongs to the first fire of a cavalry unit after it engaged or was engaged; leaving the engagement restores it.
ruling-w13 = Artillery that fires at a square fires double at any range.
ruling-w14 = A unit in square that fails its morale test leaves the square and withdraws. If that empties the column the side routs.
ruling-w15 = Hits go one by one to the strongest unit fired at; between equals the owner chooses. A leader is hit only when he is the only piece left of those fired at.
ruling-w16 = The capacity of a road is counted for both directions together in each campaign turn. Leaders need no room.
ruling-w17 = Moving any piece out of a town, even a leader alone, uses one group move of its army. A piece moves once a turn.
ruling-w18 = No stalemate: in his battle turn the attacker must have a unit engaged, or fire, or bring reinforcements, or retreat; if he does nothing else he must engage. After 20 battle turns of each side night falls and the attacker must leave.
ruling-w19 = Reinforcements come only from neighbouring towns, never by forced march, and never disorganised. Victorious units may reinforce a neighbouring battle in the same campaign turn.
ruling-w20 = The Allied player names the units lost for want of supplies. A leader may be named only when no other unit of that army is left.
ruling-w21 = There are 24 campaign turns, from 15 to 22 June 1815, strictly French and Allied in turn, three a day; every third is a night turn.
ruling-w22 = At night no unit may enter a town that holds enemy units.
ruling-w23 = Three seats: French, British and Prussian. The two Allied seats may exchange messages only during set-up and in Allied night turns.
ruling-w24 = A leader gives his orders (is activated) before he moves and before any unit of his leaves his town: 10.1 helps the units that are where he is, and those who have left did not hear him.
ruling-w25 = The units of an attack that cannot muster three may be recalled to where their move began, and their move is spent. Movement cannot end while such an attack stands. If losses on forced-march dice leave fewer than three attackers, the attack is called off and they go back in the same way. The roads that they took keep their count: 5.3 counts the units that march a road, and these did.
ruling-w26 = A unit that has advanced upon the enemy’s column still holds its own column.
ruling-w27 = All battles are opened, with the routs that come at once and the deployments, before the first battle turn. In each round the side whose battle turns they are chooses their order.
ruling-w28 = A unit in square makes no tactical move but leaving the square. A retreat leaves it.
ruling-w29 = A leader advances only to join units of his side already advanced there; left alone forward he returns to his column at once. As a target a leader counts with the units that are not in square.
ruling-w30 = The limits of retreats (two units and one; in a rout ten and six, across a river five and three) count for the roads leaving the battle. Every town entered must be open under 7.1. The dice for forced marches in retreats are rolled at the end of the retreat phase or of the rout.
ruling-w31 = In one regrouping some pieces may leave and others come, sharing the same limits of the roads. There are no forced marches. Disorganised pieces neither come nor go.
ruling-w32 = When night falls on a battle the attacker leaves as in a rout, but only his engaged units pay the attrition.
ruling-w33 = With three players the British seat acts before the Prussian in every phase, and the Allied seats see each other’s blocks. Each deploys its own units. Where a loss may fall on equals of both, the seat of the first of them chooses. The British seat chooses the order of battles if British pieces fight. Looking is not talking: 2.2 hides a block from the opponent only, and two allies sit on the same side of the board.
ruling-w34 = Only units occupy a supply base; a leader alone does not.
ruling-w35 = A block eliminated out of the enemy’s sight stays unknown to him.
ruling-w36 = Supply losses come before the armies are counted. Armies are counted at the end of every campaign turn.
ruling-w37 = Attackers came from the town in which their move began, as 7.1 says, and from the last town before the battle, where the attack itself began. Both are open to their retreat and closed to the defender’s; a town between the two is neither. Under 13.2 two groups may attack together if a town from which the one comes is also one of the other’s, or a road joins it to one.
ruling-w38 = With three players the British may end their movement with an attack of fewer than three units if Prussian units could still bring it up to three. If the Prussians do not, the attack is called off.
ruling-w39 = A handicap is an addition of ours for players of unequal strength, not of the rule book. If they agree on one, the armies of the side that it helps are beaten at 1 to 6 units fewer than the rules say, and those of the other side at as many more.
ruling-w40 = A block that goes two towns without a forced march can only be cavalry or a leader, and the enemy may remember it. He cannot tell the blocks of one army in a town apart, save the disorganised from the others, so what is remembered is how many of them at least must be cavalry or leaders. When blocks part, only what is then certain of those who go and of those who stay is kept. What was remembered of a town ends with a battle there.
ruling-w41 = A unit that fails its morale test makes the forced withdrawal, and in that battle turn neither fires nor makes another tactical move, not even cavalry with its two moves: 8.6 leaves these to units of good morale. It may still retreat from the battle.
ruling-w42 = A redeployment goes to the next column or to the reserve, never from the left to the right at once: the examples of 8.1 name neighbouring columns only. Cavalry and leaders reach the other wing with their two moves, other units in two battle turns.
ruling-w43 = A leader’s bonus to morale helps only units of his own army. These are the friendly units of 10.2, since by 10.0 Blücher commands only Prussians and Wellington only British.
ruling-w44 = Extra steps are a custom of tournaments, not of the rule book. If the players agree on them, so many units of one side (4, 8 or 12) begin with one CV more than the order of battle says: the weakest first, of equals those named first in it. No unit has more than 4 CV, and a leader never gains one. Nothing else changes.
