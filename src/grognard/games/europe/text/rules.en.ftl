# The rules of Napoléon contre l’Europe re-told, numbered as in the rule book, and the rulings.

ruling-title = Ruling on { $rules }
rule-rulings = Rulings: { $rulings }.

rule-2-1-title = Units, depots, fleets
rule-2-1 =
    – Combat units are army corps: a combat value, which is also the number of steps, a morale and a movement factor. A unit of 2 steps has a reduced side of 1.
    – Elite corps have one or two stars, each worth +1 when the corps leads a battle (14.5.5). C marks cavalry.
    – A framed movement factor marks militia and National Guard, which never leave their country. E, V and 2P mark units that need an event or an annexation. A dot marks units that are never rebuilt.
    – Special units enter by cards, only in supplied armies. They are a step for command and attrition but have no combat value. They are lost with the last combat unit of their army, or to a loss in a battle in which they lent their bonus; then they may be rebuilt.
    – Depots are mobile or fixed and are moved by generals or cards. They are no combat units and have no steps. A fixed depot alone defends with half a point and is destroyed if beaten; with friends it may retreat and becomes mobile. A mobile depot alone in a zone the enemy takes is destroyed.
    – A fleet has 1 step, an initiative, a movement factor (in a circle if its waters are limited) and a tactical value.

rule-2-2-title = Generals
rule-2-2 = A general has an initiative (1 is best), a command value, a tactical value for attack and one for defence, and a rank (1 is highest). Some are cavalry generals (C); some have a year of entry or exit. A general without units goes to the reserve at once and stays there until the next budget.

rule-2-3-title = Markers
rule-2-3 = Army markers: France has 2, Austria, Russia, Prussia, England and Turkey 1 each; what an army may do is told in 4 and 10.1. Other markers show control (3.2), the round, lack of supply (13.1), demoralisation (14.9.3), sieges and ruined fortresses (15.4, 15.5), events in force (6.2), and activation points in reserve (9.2).

rule-3-1-title = The map
rule-3-1 =
    – A zone may have a capital, a fortress (level 1) or a citadel (level 2: Gibraltar, Mantua and Constantinople), a city, a port, and the sign of a key zone.
    – A port holds up to 3 fleets and has a blockade box. Sea zones are for fleets.
    – Borders are those of major powers, of minor ones, of provinces, or plain ones; rivers, bridges, passes, mountains and straits lie on them.
    – Bristol is a city, Barcelona no capital. There are no mountains between Illyria and Albania, Friuli and Venetia, Friuli and Illyria.

rule-3-2-title = Control
rule-3-2 =
    – A zone without city, port and fortress is free to all as long as no enemy is there, and never takes a marker. At the start each side controls its own countries.
    – An enemy zone is won when no enemy force is left in it and one of these is so: its fortress was taken (15.5); a supplied force, with no active fortress against it, has paid 1 movement point there or has won a battle, a siege or a sea assault there; or a supplied force stands there in the conquest phase.
    – In the conquest phase enemy markers go where forces of the original owner’s side stand.
    – Only zones with a line of supply count for conquest and victory.
    – A sea is controlled by the side that alone has a fleet in it.
    – Alliances and peace apart, nothing else changes who owns a zone.

rule-4-title = Words
rule-4 =
    – Force: on land one combat unit without a general, a general with units, an army, or two armies of a side in one zone. At sea a squadron of 1 to 3 fleets.
    – Army: a general with an army marker. It may have 3 subordinate generals, commands twice as much, besieges and crosses rivers better, and calls neighbours (9.1). Reserve cavalry stands only with an army. A marker without combat units goes to the reserve.
    – Step: what a unit loses. A unit without steps goes to the reserve.
    – Major powers: France, England, Austria, Russia, Prussia, Spain, Turkey. All others are minor.
    – National territory: what belongs to a major power at the start, and what it annexed.
    – Active player: the one who acts; the other is the inactive player.
    – Initiative: what activating the general costs, and how well he intercepts, evades and comes. Command: the steps he leads.
    – Cavalry superiority: more reserve cavalry steps, cavalry special units and cavalry generals than the enemy.
    – Difficult terrain: whatever costs 2 movement points or more to enter.
    – Militia never leaves its country; outside it is eliminated.
    – Fractions are rounded to the nearest number, halves up.
    – Siege: the only way to a fortress and its zone. Blockade: a fleet in the blockade box of an enemy port.
    – Neutral: at war with nobody.
    – Fog of war (option): of enemy stacks you see the commander, or a unit that is alone.

rule-5-title = The year
rule-5 = A turn is a year. Its activation phase has 6 rounds, or 7 with Winter Campaign: round 5 has bad weather, 6 and 7 are winter. Then come conquest and victory. 1815 begins with round 2.

rule-5-2-title = A round
rule-5-2 =
    In each round the Empire has one action, then the Coalition. A side may:
    – spend a card for its activation points, with points of the reserve if it likes (9.1, 9.2);
    – play a card as an event (6.4), at most one foreign war a year;
    – operate with 1 point without a card, with points of the reserve if it likes;
    – keep unused points;
    – pass.

rule-5-2-1-title = After the last round
rule-5-2-1 = Every siege may be attempted once more, free. Then the supply of all forces is checked and markers are put or removed. Forces that are besieged, unsupplied or demoralised make a last attrition test (13.6).

rule-5-3-title = Conquest
rule-5-3 = Control markers are set right (3.2), then it is seen who is conquered (18.2.1). Supplied ruined fortresses are whole again, and demoralisation ends for supplied forces.

rule-6-1-title = The packs
rule-6-1 = Each side has its own cards in two piles, the Epic and, later, the Châtiments; a scenario may name others. Permanent cards are not in the pile. When the pile is empty the played and discarded cards are shuffled into a new one, except events with a gold star that were played as such.

rule-6-2-title = What a card says
rule-6-2 =
    – A value of 0 to 3 activation points. While the Coalition counts five major powers, in the time of the Châtiments, its cards are worth 1 more, except combat cards.
    – An event, and when it may be played. A gold star: once played as an event it leaves the game. A silver star: the event may be played once, the card stays for its points.
    – CC: a combat card (6.6). GE: a foreign war (6.5). Points of escalation and victory matter in the campaigns.
    – A permanent card returns to the hand each year while its country is on the side and its capital not lost.

rule-6-3-title = Hands
rule-6-3 = Cards are dealt in the hand phase of a year by the key zones held, 6 to 10 for each side; permanent cards count among them. In 1815 there is no such phase: the Empire begins with 6 cards, the Coalition with 8.

rule-6-4-title = Playing cards
rule-6-4 = A card serves once: for its points (9.1), for its event, or to intercept (12.4). What an event says holds at once and before the rules; between two events the later one. As an event its points are not used unless it says so. Fleets are meant only where the card says so. A played card goes to the played pile, an event with a gold star out of the game.

rule-6-5-title = Foreign wars
rule-6-5 = The event of a GE card sends the units it names, chosen by the Coalition, to the Foreign Wars box. The war ends by an event, or when the Coalition plays a card in winter or in the diplomatic phase and a die plus its value gives 5 or more; the units return in the next budget. 1815 has no such card.

rule-6-6-title = Combat cards
rule-6-6 = In a land battle each side may play as many combat cards as it can, each once. In a naval battle each side may play one card that works at sea.

rule-9-1-title = Activation
rule-9-1 =
    – The points of the action are spent force by force; none need be named beforehand. A force ends its moves, battles and sieges before the next begins, except in a major campaign (12.6).
    – A force costs the initiative of its commander, a fleet 1. A unit without a general costs 1, or 2 if it force marches or starts a battle; it may be taken out of any force. With the option Dear corps it also costs 2 when it enters a zone its side does not control.
    – Two armies together cost 1 more than their chief’s initiative, at most 3; then they may exchange units before they move.
    – A subordinate general may be activated apart from his army.
    – An activated army may call forces of adjacent zones, within its command, at no cost in points: no armies or parts of armies, and not over a river without a bridge, a pass or mountains. Its movement factor is then 1 less.
    – A lost battle ends the activation.

rule-9-2-title = Points in reserve
rule-9-2 = Points of a card or of an operation that are not used go to the reserve. Later they may be added to any action that gives points, not to events that activate without them such as a major campaign. At the end of the year they are lost.

rule-10-1-title = Command
rule-10-1 = A general commands as many steps as his command value; depots do not count. Of allied major powers he may command half of it, rounded down; of minors any number within it. Steps in excess are removed at once. With an army marker he commands twice as many, among them 2 steps of reserve cavalry, and 3 subordinate generals of his country, or of an allied major power while one of its steps is in the army.

rule-10-2-title = Rank
rule-10-2 =
    – A general never commands one of better rank; units without a general rank below all. This must hold after every move, evasion, interception, counter-march and retreat.
    – A lower general who brings steps to a higher one goes to the reserve, unless that one leads an army that takes him in. A higher general may hand his steps to an army of a lower one and goes to the reserve himself.
    – Between allied powers the commander is the one with an army, then the one with most combat points, then by power: England or France, Austria, Russia, Prussia, Sweden, Spain, Turkey.

rule-10-3-title = Change of generals
rule-10-3 = A commander leaves his post only when his force is absorbed, merged or destroyed, or by an event; he may not be left without units. A subordinate may be sent to the reserve while his army is active. When an event takes a commander away the best ranked general present follows him; if there is none, one of the reserve may be chosen.

rule-11-title = Stacking
rule-11 = At the end of a round only one force of a side may be in a zone; units in excess are eliminated, generals go to the reserve. Both sides never end a round in the same zone, unless one of them is besieged in a fortress.

rule-12-1-title = Marches
rule-12-1 =
    A force moves as far as its slowest unit, 1 less in rounds 5 to 7, from zone to zone over a common border; corners do not join. Costs:
    – clear zone: 1; marsh: 2;
    – bridge: 0 more; river without a bridge, pass or strait: 1 more; mountains: 2 more.
    It may not spend more than it has.
    – Neutral countries are closed. A strait is closed while an enemy squadron is at sea there; the one inside Denmark is always open.
    – A force stops where an enemy force or an active enemy fortress that is not besieged is met; it goes on if the force is driven off and the fortress covered (15.1).
    – Alexandretta to Acre takes the whole movement factor.
    – Spain and Portugal are closed to others but for the cards Continental System and Trap of Bayonne, until Dos de Mayo or the Châtiments; in 1815 they are open.

rule-12-2-title = Joining forces
rule-12-2 = How forces take in others and what becomes of their generals.

rule-12-2-1-title = Taking and leaving units
rule-12-2-1 =
    – On the way a force may leave units and take in others, all or part of a force, within command and rank. A lower general whose force is wholly taken in goes to the reserve, unless an army takes him in.
    – An army may take units of another army if its general has the better rank and the other keeps a step. Two armies do not merge on the march, except after a battle of a major campaign.
    – A force may join an army, and move again with it if points are paid for both; otherwise units move once a round.
    – A force that meets friends it cannot take in must go on.

rule-12-2-2-title = Who gives, who takes
rule-12-2-2 =
    – An active higher general may take steps from an inactive lower one, who goes to the reserve if he has none left, but not from the commander of an army. He may also leave him steps; if he leaves all to an army, he goes to the reserve.
    – An active lower general never takes steps from a higher one. He may leave him some or all, and then goes to the reserve, unless the higher one has an army.
    – An army never has more than three subordinates: the owner chooses who goes to the reserve.

rule-12-3-title = Forced march
rule-12-3 = Before it moves a force may ask for 1 to 3 more movement points. It then makes an attrition test (13.6), whether they are used or not: before its first battle, or at the end of its move and before a step is given to a fortress. Taking in slower units takes the difference from what is left.

rule-12-4-title = Interception
rule-12-4 =
    When a force enters a zone, one enemy force under a general in an adjacent zone, not demoralised, may try to intercept it: one try for each zone entered. It plays a card worth at least the general’s initiative and rolls a die:
    – cavalry superiority: +1;
    – initiative lower than that of the moving general: +1;
    – difficult terrain on its way: -1.
    On 5 or more it makes an attrition test, enters and fights. The force that was moving is the attacker; the interceptor has +1 in the battle and cannot evade. It may leave units behind. Inactive friends of the moving force there join only by a counter-march, and go back with it if it loses.

rule-12-5-title = Evasion
rule-12-5 =
    A force under a general that is attacked may try to evade, after any interception. A die:
    – cavalry superiority: +1;
    – initiative lower than that of the moving general: +1;
    – difficult terrain on the attacker’s way: +1.
    On 5 or more it goes to an adjacent zone, not the one the attacker came from, without enemies and without an active enemy fortress that is not besieged; enemy control does not matter. Otherwise there is a battle. Into a fortress of its own in the zone, and when it is demoralised, a force evades without a die and even without a general. The mover may go on and attack it again.

rule-12-6-title = Major campaigns
rule-12-6 =
    – The card activates several forces whatever their initiative. They move one after the other and may then fight together if they meet in a zone: each makes its own attrition test, then they become one force by the rules of stacking. After a victory it goes on with the smallest remainder of movement. They may also be finished one by one.
    – A defender who has refused or failed to evade may not try again before the battle.
    – Interior lines (15C, 1F): after the first attacker has entered and before the first battle, a defender of tactical defence 2 or 3 may choose to fight his attackers apart, in an order chosen by them.

rule-13-1-title = When supply is checked
rule-13-1 = When a force is activated, in a battle for both sides, at a siege attempt, and at the end of the activation phase. Unsupplied units carry a marker until the next check, even into another year.

rule-13-2-title = Sources
rule-13-2 = The capital of one’s country, a fortress of the national territory, or the fortress-capital of a minor ally. Units of minors use the sources of their major power. A besieged fortress is no source.

rule-13-3-title = The line of supply
rule-13-3 =
    – A chain of relays leads from the force to a source: active fortresses of the side, or fixed depots of the power (for minors: of their major power). On land relays are at most 2 movement points apart; the chain may be of any length.
    – By sea it runs from port to port at any distance, each with an active fortress or a fixed depot, not besieged and not blockaded, through seas that enemy squadrons do not hold alone.
    – It may not pass enemy units that are not besieged, active enemy fortresses that are not besieged, enemy-controlled zones, the zone by which an enemy came to the battle, or mountains. Free zones are open, even in enemy country. A strait is closed if the enemy controls its sea.
    – Each major power needs its own line; of a mixed force that of its commander counts. A besieged fortress is no relay, but feeds its garrison if a line by sea reaches it. Alexandretta and Acre are joined.

rule-13-4-title = Depots
rule-13-4 = Only a fixed depot is a relay. During an activation depots may be fixed or made mobile at any moment of a move. A depot of the commander’s power in the zone of an attrition test may be spent for -2; one for each force and activation.

rule-13-5-title = Out of supply
rule-13-5 = An unsupplied force makes an attrition test before its first battle or at the end of its activation, has -3 in battle, cannot play certain combat cards, may begin a siege but not attempt it, and cannot rally. If supplied and unsupplied units join, each keeps its state until the next check and only the latter test; in battle the force counts as unsupplied if at least half of its steps are.

rule-13-6-title = Attrition
rule-13-6 = When a test is made, and how.

rule-13-6-1-title = When a test is made
rule-13-6-1 =
    – By a force that is activated unsupplied or force marches: before its first battle, or at the end of the activation, and before a step is given to a fortress. One test for both causes. A siege is no battle.
    – By a force that intercepts or counter-marches, at once.
    – After the last round by forces that are unsupplied, besieged or demoralised.

rule-13-6-2-title = The test
rule-13-6-2 =
    Only steps that were activated and stand in the zone of the test count, special units too; not those left behind or met there. Two armies test apart. Find the column by the steps (1, 2-3, 4-5, 6-8, 9-11, 12-14, 15 or more) and the row by a die with:
    · +1 for each point of forced march asked, or needed by a counter-march; +1 for mountains crossed; +1 for marsh in a poor zone; +1 for each level of a siege suffered; +2 for two armies; +2 in winter; +2 for a poor zone entered; +3 if unsupplied;
    · -2 if all French (-1 after Conscription), -1 if mostly French, who then take the first loss; -1 if all Russian; -2 if the whole way was at home; -2 for a depot.
    A demoralised force moves 3 columns to the right. The result is steps lost, a star one more on a die of 4 to 6.
    – 0: 0 / 0 / 0 / 0 / 0 / * / 1
    – 1: 0 / 0 / 0 / 0 / 0 / 1 / 1
    – 2: 0 / 0 / 0 / 0 / * / 1 / 1*
    – 3: 0 / 0 / 0 / * / 1 / 1* / 1*
    – 4: 0 / 0 / * / * / 1 / 1* / 2
    – 5: 0 / 0 / * / 1 / 1* / 2 / 2
    – 6: 0 / * / 1 / 1 / 1* / 2 / 2*
    – 7: 0 / 1 / 1* / 1* / 2 / 2* / 3
    – 8: 0 / 1 / 1* / 2 / 2* / 3 / 3*

rule-14-title = Battle
rule-14 = There is a battle where two enemy forces meet and the inactive one did not evade. The active player is the attacker. In a major campaign several forces may attack together (12.6). In order: counter-marches, odds, size, morale, lead corps and special units (the attacker first), modifiers, dice, wounds, losses, demoralisation, pursuit, retreat. Combat cards come in where they say.

rule-14-1-title = Counter-marches
rule-14-1 = Generals in adjacent zones may march to the guns with all or part of their forces, first all of the active player’s, then the other’s; a subordinate may come without his army, and a force that failed to intercept may still try. Not over mountains without a pass or a strait, not if demoralised, not towards a depot alone. Each rolls a die, plus the tactical value (attack or defence) of its general, or of an army general of the side in the zone of battle; -1 into difficult terrain. On 5 or more it makes an attrition test and joins, as far as stacking allows; then the side becomes one force and what is too many is removed.

rule-14-2-title = Odds
rule-14-2 = The combat values of the attacker are divided by those of the defender and rounded to the nearest whole ratio, halves up: 9 against 6 is 2 to 1, 6 against 8 is 1 to 1. Special units and depots do not count, unless fixed depots are alone. At 5 to 1 the weaker side is destroyed and its generals go to the reserve.

rule-14-3-title = Size
rule-14-3 = Add the combat values of both sides: a skirmish up to 7; a major battle from 22 if the weaker side has at least 10; a minor battle otherwise.

rule-14-4-title = Morale
rule-14-4 = The morale of a force is that of most of its steps; of equal ones its player chooses, and at least half of his losses then fall on units of that morale. Two armies have one morale and make one test. A power whose capital the enemy controls has 1 less; Russia only if both Moscow and Saint Petersburg are lost, Spain never in the Liberation war.

rule-14-5-title = Modifiers
rule-14-5 = Each side adds up what helps and hinders it (14.5.1 to 14.5.7), and: +1 for an interceptor, -3 for a landing, -1 if demoralised.

rule-14-5-1-title = Odds
rule-14-5-1 = The attacker: 1 to 4: -3; 1 to 3: -2; 1 to 2: -1; 1 to 1: 0; 2 to 1: +1; 3 to 1: +2; 4 to 1: +3.

rule-14-5-2-title = Cavalry
rule-14-5-2 = The side with more reserve cavalry steps, cavalry special units and cavalry generals has +1. All marked C count, engaged or not.

rule-14-5-3-title = Terrain
rule-14-5-3 = Marsh: -1 to the attacker. Against whoever crossed it: pass -1, mountains -2, bridge -1, river without a bridge -2 (an army -1), strait -2. City and fortress give nothing.

rule-14-5-4-title = Supply
rule-14-5-4 = Both sides check their supply in the zone of battle; the attacker’s line runs through the zone he came from. An unsupplied force has -3.

rule-14-5-5-title = Lead corps and special units
rule-14-5-5 = Each side may name one elite corps that leads: +1 for each star, and it takes the first loss. It may engage special units for their bonus; they take the next losses. Of two armies either may give them.

rule-14-5-6-title = Generals
rule-14-5-6 = The commander adds his tactical value for attack or defence. In an army one subordinate may add his as well and risks a wound (14.7); with two armies he may be of either, but no army commander.

rule-14-5-7-title = Combat cards
rule-14-5-7 = Both may play as many as they like; at each stage the attacker shows his first. A starred card that is cancelled leaves the game all the same.

rule-14-6-title = The dice
rule-14-6 =
    Both roll two dice and add their modifiers; the table says what the enemy loses in a skirmish / a minor / a major battle. The higher result wins. If they are equal, the only one with a + wins; otherwise the attacker loses. C: one of the losses is cavalry if possible. A victorious active force goes on with what movement it has left; a beaten one stops. Results below 0 and above 16 count as 0 and 16.
    – 0: 0 / 0 / 0
    – 1: 0 / 0 / 1
    – 2: 0 / 0 / 1
    – 3: 0 / 0 / 1+
    – 4: 0 / 0+ / 2
    – 5: 0 / 1 / 2
    – 6: 0 / 1 / 2+
    – 7: 0 / 1+ / 3
    – 8: 0+ / 1+ / 3
    – 9: 0+ / 2 / 3+
    – 10: 1 / 2 / 4
    – 11: 1 / 2+ / 4+
    – 12: 1 / 3 / 5
    – 13: 1+ / 3 / 5+C
    – 14: 1+ / 3+ / 6C
    – 15: 2 / 4C / 6+C
    – 16: 2+ / 4+C / 7C

rule-14-7-title = Wounds
rule-14-7 = A subordinate who lent his value rolls a die: on 6 he leaves the map until the next budget and is not replaced. Nobody else is wounded, cards apart.

rule-14-8-title = Losses
rule-14-8 = Each side takes its losses as it likes, but first one on the lead corps, then one on each engaged special unit, and at least half on units of no less than the morale of the force; the lead corps counts for that, special units do not. Depots absorb nothing. Nobody inflicts more losses than he has combat steps.

rule-14-9-title = Demoralisation
rule-14-9 = The test, the pursuit, what a demoralised force may do, and how it recovers.

rule-14-9-1-title = The test
rule-14-9-1 = After any battle but a skirmish the beaten force rolls a die and is demoralised if it exceeds its morale. Morale is raised by the tactical value its commander used, lowered by 1 for each step lost more than the winner, losses of crossing a river or mountains in retreat included, and changed by cards. Two armies make one test.

rule-14-9-2-title = Pursuit
rule-14-9-2 = If the beaten force is demoralised the winner rolls a die, plus the tactical value of his commander, +1 for each step of reserve cavalry and each cavalry general; with the option Cavalry screen -1 for each of the enemy’s. Every point above 6 is one more loss, in steps or depots, as the loser likes.

rule-14-9-3-title = A demoralised force
rule-14-9-3 = It evades without a die, has -1 in battle, and may not force march, intercept or counter-march. Whoever joins it is demoralised too; but two armies together are treated apart, and fight as demoralised only if the demoralised one has more steps. Demoralised once more it is destroyed. After the last round it makes an attrition test and the marker goes, unless it is unsupplied.

rule-14-9-4-title = Rally
rule-14-9-4 = An activated general may try to rally a supplied demoralised force for 2 movement points a try: a die of at most its morale plus the better of his tactical values. After that an attrition test is made without the penalty. Two armies try apart. A demoralised force that wins a battle is rallied. Otherwise it lasts to the end of the activation phase.

rule-14-10-title = Retreat
rule-14-10 =
    – A beaten attacker, and a beaten interceptor, goes back to the zone it came from.
    – A beaten defender never goes where an attacker came from. In order: 1. an adjacent friendly or free zone without enemies; 2. his own fortress in the zone, not besieged; 3. an adjacent enemy-controlled zone without enemy units and fortress, which stays under enemy control; 4. an adjacent zone with enemies whom he would outnumber 5 to 1: they are destroyed.
    – Otherwise the force is destroyed and its generals go to the reserve.
    – Retreat over a river without a bridge or mountains costs one more step or depot.

rule-15-1-title = Fortresses
rule-15-1 = All are of level 1 but Mantua, Constantinople and Gibraltar, of level 2. A fortress shelters one force. A force that enters the zone of an active enemy fortress must stop, unless it leaves twice its level in steps to cover it; these besiege it but make no attempt in this round. Enemies in the zone stand and fight, go inside without a die, or try to evade; part may go inside while the rest evades, and those that fail come inside only by retreat.

rule-15-2-title = Besieging
rule-15-2 = A siege needs twice the level in steps and no enemy combat unit outside; a marker of 0 is put. An attempt needs supply and costs 1 movement point; it is free once after a battle won in the zone, and once after the last round. A besieged fortress receives no reinforcements, even by sea.

rule-15-3-title = End of a siege
rule-15-3 = With too few steps the siege is lifted and the besiegers go to an adjacent zone as in a retreat, to one with supply if they can. A relieving force fights without the garrison; the siege ends only if the besieger must retreat or is too weak, and then the garrison joins its friends. In a later round the besieger may go where he likes without covering; the garrison cannot intercept him.

rule-15-4-title = The attempt
rule-15-4 =
    A die, plus the besieger’s tactical value minus that of the besieged (0 without a general), +1 for an army, -2 against a citadel, plus the marker, plus cards:
    – 0 to 1: repulsed, the besieger loses a step;
    – 2 to 5: stable, nothing happens;
    – 6 to 7: honours of war, the fortress is taken and its garrison returns in the next budget;
    – 8 to 9: breach, it is taken and its garrison destroyed.
    Each failure raises the marker by 1, to 3. It begins anew after a siege is lifted, and passes to friends who take over the siege.

rule-15-5-title = A fortress taken
rule-15-5 = It is ruined, and the victor controls the zone. He may give a step or a depot to make it active: then it is a relay at once. At the end of the year a supplied ruin is a whole fortress of its holder again.

rule-16-title = Weather
rule-16 = Rounds 1 to 4 and the end of the year have none. In round 5 (bad weather) and rounds 6 and 7 (winter) land movement is 1 less. In winter nothing sails in the ice of the Baltic, there are no sea assaults, and attrition tests have +2.

rule-17-1-title = Fleets in action
rule-17-1 = A fleet costs 1 activation point, so a squadron as many as it has fleets that go; not all must. Some events activate fleets.

rule-17-2-title = Sailing
rule-17-2 = How squadrons move, meet, blockade and carry troops.

rule-17-2-1-title = Moves
rule-17-2-1 =
    – 1 point: in or out of an own port; to an adjacent sea; into an enemy blockade box; from the box into the enemy port; to land troops there. Leaving a box, or passing one’s own, is free. So an enemy port takes 2 points, a sea assault 3.
    – A squadron may leave fleets on the way but not pick any up.
    – When a port is taken its fleets go at once to the nearest own port within their movement, the owner choosing among equals, and may be intercepted on the way; a blockading squadron fights them first. Survivors may enter an own port under blockade, even beaten.

rule-17-2-2-title = Stacking at sea
rule-17-2-2 = A squadron has at most 3 fleets, and each side at most one squadron at sea in a sea zone; fleets in ports and boxes do not count. What is too many after a move is eliminated.

rule-17-2-2-b-title = Bosphorus and Gibraltar
rule-17-2-2-b = The rule book prints the number 17.2.2 twice; this is the second. While Turkey is neutral all may pass the Bosphorus, otherwise only the side that controls Constantinople. Gibraltar stops nobody.

rule-17-2-3-title = Limited waters
rule-17-2-3 = In winter nothing moves north of the ice line. Only one Russian fleet may be outside the Black Sea, the Sound and the Baltic. Swedish and Danish fleets keep to the Baltic and the Sound. Turkish and Neapolitan fleets do not pass Gibraltar.

rule-17-2-4-title = Interception at sea
rule-17-2-4 = When a squadron enters a sea, the enemy squadron at sea there and then those in blockade may try to intercept: a die plus the best initiative of the squadron, 6 or more. If one succeeds the others may still try, but at most 3 fleets fight. Fleets in port cannot. If nobody succeeds the mover goes on, or attacks.

rule-17-2-5-title = Evasion at sea
rule-17-2-5 = A squadron at sea that is attacked may evade on the same roll, after interceptions: to an own port of that sea, or to an adjacent sea that the attacker did not come from, where it may be intercepted. Not in a box or port.

rule-17-2-6-title = Blockade
rule-17-2-6 = A squadron that enters the box of an enemy port (1 point) may be fought there at once by the fleets of the port, without help of a fortress; relieving a blockade in place costs no battle. Beaten it goes to the sea, victorious it blockades. While blockaded, fleets that leave the port are always intercepted, and no supply passes by sea. Blockaders may intercept in the sea; if none is left in the box the blockade ends. Instead one may attack the port itself (17.3.3).

rule-17-2-7-title = Transport
rule-17-2-7 = A fleet carries 2 steps, a depot, a general and an army marker. Troops embark and disembark in own ports free, during the move, and must be in a port by the end of the round, or are lost; they do not march in that round. In battle fleets without troops are lost first, laden ones with what they carry. Landing unopposed in an enemy port is a successful assault.

rule-17-2-8-title = Sea assault
rule-17-2-8 = At a port that the enemy holds with a force or a fortress, never in winter, with at most 2 steps. First enemy fleets there must be destroyed; a fortress without fleets fights the squadron with its dice until one wins. Then the troops land and fight at -3, always supplied; beaten they are destroyed. They may make two siege attempts. If the zone is not taken by the end of the activation they are destroyed; a squadron makes one assault in an activation. A squadron beaten off goes back to the box or the sea. After success the fleets may go on for 1 point.

rule-17-2-9-title = Corsairs
rule-17-2-9 = With the event Corsairs the Coalition hand is smaller unless one of its fleets is in the Corsairs box. It goes there from the map for 1 activation point, and back to a home port in a later round for 1 more.

rule-17-3-title = Naval battle
rule-17-3 = The fight, the retreat, ports, admirals.

rule-17-3-1-title = The fight
rule-17-3-1 =
    Each side rolls a die for each fleet and adds its tactical value; a fortress in a port adds a die for each level to its holder. The higher total wins. The loser, by the difference:
    – 1 to 3: withdraws;
    – 4 to 7: loses 1 fleet, the rest withdraws;
    – 8 to 11: loses 2 fleets, the rest withdraws;
    – 12 or more: is destroyed.
    The owner chooses. In a port with a fortress the defender’s first loss is cancelled, but not at 12 or more. If totals are equal the inactive side may withdraw as loser, else the active side may, else they fight on. An active winner may go on.

rule-17-3-2-title = Retreat at sea
rule-17-3-2 = To an own port of the sea; or, the inactive side, to an adjacent sea the enemy did not come from; the active side to where it came from. A winner may follow for free to blockade the port. A defeat, a retreat to port and a blockade end the activation. Beaten in port a fleet stays there and is blockaded.

rule-17-3-3-title = Battle in a port
rule-17-3-3 = Fleets in port do not evade, but have the dice of the fortress, one for each level, and lose one fleet less. It lasts one round; a port is attacked once a round. A beaten attacker retreats, or goes back to the box if he blockaded before. A beaten defender stays in port; the winner stays in the box or goes on.

rule-17-3-4-title = Admirals
rule-17-3-4 = Only Nelson may fall, by his card.

rule-18-2-1-title = Conquest of a major power
rule-18-2-1 = It is conquered if the enemy controls all its key zones, each with a line of supply; or all but one, if it has lost its capital and has no army of its own on its territory that is not demoralised. In 1815 this is asked of France, whose key zones are Paris, Bordeaux and Lyons.

rule-20-title = Scenarios
rule-20 = Each scenario tells who is at war, the cards, the set-up and what wins. A zone or unit that it leaves open is chosen by the owner.

rule-20-1-title = 1815, the Hundred Days
rule-20-1 =
    – From round 2 to the conquest phase of 1815; the Empire acts first. The Coalition sets up before the Empire. France has Naples for her only ally; England, Russia, Prussia, Austria and Spain are the Coalition. Piedmont, Genoa and Tuscany are Austrian, Flanders English.
    – The Empire plays with the cards 1F, 2F, 3F, 6F, 8F, 13F, 19F, 27F, 28F, 29F, 31F, 32F, 43F, 47F, 50F and begins with 6; the Coalition with 1C, 4C, 5C, 11C, 12C, 14C, 15C, 16C, 25C, 28C, 29C, 30C, 31C, 32C, 35C, 39C, 42C, 43C, 54C and begins with 8.
    – Royalists are always supplied in Poitou and Brittany, elsewhere from a controlled port with an English depot.
    – In every round but winter a French army that is activated may receive 2 steps of replacements.
    – The Coalition wins if France is conquered and no French army is left that is not demoralised, or if Napoléon leaves the game. The Empire wins if France is not conquered and has such an army. Anything else is a draw.

## Rulings

ruling-r01 = Some cards are printed with two numbers. Marie Walewska is 22F, Tilsit 26F, Dos de Mayo 19C, Drums of War 27C, Scharnhorst 45C.
ruling-r02 = 27F is Soldiers of Year II and 22C is Chouans: these titles fit all lists of cards.
ruling-r04 = In 1815 the permanent cards 1F and 1C are dealt first and count in the hands of 6 and 8.
ruling-r05 = Disgrace (19F) is a card of the Empire: it follows the enemy’s morale test.
ruling-r07 = March Column (6F) takes 2 from the movement of an activated enemy force and forbids its forced march.
ruling-r10 = A naval difference of 12 or more destroys the loser; the player aid’s "more than 12" is a slip.
ruling-r11 = A fortress gives its port one die, a citadel two.
ruling-r13 = France has 8 elite corps, the number that the set-ups and the worked example need.
ruling-r14 = Russia has a ninth ordinary corps, without a number, the corps of Moldavia.
ruling-r15 = The Russian Guard has one star and morale 5.
ruling-r16 = The Guard cavalry gives +2 to France, the Chevalier Guards +1 to Russia.
ruling-r17 = Spanish militia has 1 step, morale 1 and movement 2, and enters by an event.
ruling-r18 = The cards 24F and 25F let 6 steps of the Empire into the peninsula, both together 12.
ruling-r22 = 2C and 3C have a silver star: their events happen once a game.
ruling-r23 = In 1815 the Palatinate, the Rhineland and Luxembourg are Prussian, for a Coalition corps begins alone in Mainz.
ruling-r24 = "A corps" in the French set-up of 1815 is an ordinary or an elite one, as its player likes.
ruling-r26 = Wound (4C) takes the place of the usual wound test.
ruling-r27 = An interception adds nothing of its own to its attrition test.
ruling-r28 = Odds of 1 to 5 or worse destroy the attacker as 5 to 1 does the defender.
ruling-r32 = The minors of 1815 stand with the power that leads their corps in the set-up, otherwise as in history.
ruling-r33 = One foreign war may be begun in a year. Units that are missing are built and given in the next budget.
ruling-r34 = An event that activates a force free takes no points from the reserve unless its text gives points.
ruling-r35 = In 1815 the cards of the Coalition are worth 1 more: it counts five major powers.
ruling-r37 = After the last round come the sieges first, then the supply check and attrition.
ruling-r38 = Heavy Weather (10F) and Congreve Rockets (31C) also work in naval battles.
ruling-r41 = With one of 24F and 25F up to 6 steps may cross Spain to Portugal; both open Spain as well, for 12.
ruling-r42 = Sweden is neutral in 1815.
ruling-r101 = The Empire’s whole action comes before the Coalition’s. Inside an action forces are named, paid and finished one at a time; only a major campaign is announced.
ruling-r102 = Points come from a card, from operating without one, or from an event that gives points; the reserve may be added to these at any moment of the action, never used alone. The rest goes to the reserve, which has no ceiling and is emptied after the last round.
ruling-r103 = A card, or the one point without a card, may be played only to fill the reserve. Passing gives nothing.
ruling-r104 = Points left over from a card played to intercept are lost, and the reserve never pays for an interception.
ruling-r105 = The extra point of Coalition cards also counts when they intercept, except on combat cards.
ruling-r106 = In order: pay, cards in answer, forced march, supply check, muster, first movement point. Once cards could be played in answer the points are spent even if the force stays.
ruling-r107 = Optional rules are off unless chosen: fog of war, dear corps, cavalry screen; others belong to the campaigns.
ruling-r108 = "Once a round" counts activations and transport by sea. Units are marked when their activation ends or they are left behind; reactions and retreats neither mark a unit nor are barred by the mark.
ruling-r109 = A marked unit that is in an army when that army is activated moves again with it; one met on the way may not be taken along.
ruling-r110 = A subordinate activated apart pays his own initiative and takes unmarked units of the army up to his own command, at least one combat unit, and depots; not the marker, reserve cavalry or special units. The army keeps its commander and a combat unit. Ending in its zone he rejoins it.
ruling-r111 = A corps activated out of a force is one combat unit without depot; no reserve cavalry or special unit; its general keeps another combat unit.
ruling-r112 = A lone corps pays its second point when it announces a forced march, or enters a zone with an enemy combat unit that is not besieged or a lone fixed depot, even if the enemy evades; once only. To be intercepted costs nothing, and a siege is no battle. Activated by an event it pays nothing.
ruling-r113 = A lone corps may move, force march, attack, set control, cover or besiege a fortress of level 1 with its 2 steps, go into a fortress, evade if demoralised, and join others. It may not intercept, counter-march, evade by die, rally, take or leave units, handle depots or call neighbours: these ask for a general.
ruling-r114 = One of two armies in a zone may be activated alone at its own general’s initiative and marches out. Only both together may exchange units.
ruling-r115 = The chief of two armies is the better ranked of one power; of different powers the one with more combat points, then by the order of 10.2. It is settled anew for each activation and battle.
ruling-r116 = The neighbours of an army are called all at once, after forced march is announced and before the first movement point; any number within the doubled command, for 1 movement point in all. Not marked or besieged units, armies or parts of them, generals who outrank the army’s, nor over a river without a bridge, pass, mountains, strait or neutral ground. Nobody intercepts them. A besieger who comes may lift his siege.
ruling-r117 = Steps that were called count in the army’s attrition test, with their own way.
ruling-r118 = Half the command for allied major powers is half of what the general may lead in this force: of the doubled value in an army.
ruling-r119 = An army holds at most 2 steps of reserve cavalry; two armies 2 each.
ruling-r120 = Nobody may break command or stacking of his own will. If a retreat, an evasion or a lost general does, the owner removes steps of his choice at once, and generals in excess go to the reserve.
ruling-r121 = Stacking is tested at the end of each side’s action for both sides, and at once after every evasion, interception, counter-march, retreat and landing. A garrison under siege is a force of its own.
ruling-r122 = Only one combat unit may stand without a general; a second one needs a general or is eliminated at the stacking test.
ruling-r123 = All of a side in a zone, a besieged garrison apart, is one force under one commander. With an army there everything belongs to it; with two the owner says to which when it arrives.
ruling-r124 = Any general may leave part of his units where he starts, as on the way.
ruling-r125 = An active lower general who joins a higher one stays as subordinate of an army with room, else goes to the reserve. An active higher one who joins a lower army goes to the reserve after handing over his steps; joining a lower general without an army he takes command.
ruling-r126 = Ranks of different powers are never compared: an army marker, then combat points, then the order of 10.2 decide. An army never takes units out of another power’s army.
ruling-r127 = An army may take units of another army of its power if its commander has the better rank and leaves at least one combat step; a general without an army takes nothing from one.
ruling-r128 = A lower general who leaves only part of his steps with a higher one goes on with the rest; he goes to the reserve only if he ends there or has left all.
ruling-r129 = A subordinate may be sent to the reserve at any moment of his army’s activation; no other general may be dismissed.
ruling-r130 = Where a general may be chosen from the reserve, one who was sent there in this year may not.
ruling-r131 = When an event removes a commander the best ranked general present takes over, in an army a subordinate; if there is none the owner may place one from the reserve; if he does not, an army marker goes to the reserve and only one combat unit stays.
ruling-r132 = An army marker without combat units or without a general goes to the reserve at once; its special units are eliminated, its depots stay, its generals go to the reserve.
ruling-r133 = The slowest combat unit sets the movement factor; depots, generals and special units never slow.
ruling-r134 = Leaving slow units behind never raises the movement of an activation; taking in a slower one lowers its ceiling and keeps what was spent.
ruling-r135 = Weather, a call and March Column never bring the movement factor below 0 (March Column not below 1). There is no smallest step of one zone.
ruling-r136 = 0 to 3 points of forced march are asked once, before the first movement point; a demoralised force asks for none, even if it rallies later.
ruling-r137 = Alexandretta to Acre takes the whole base movement, weather included, with nothing spent before; points of forced march may follow. Nobody intercepts, evades, counter-marches or retreats that way.
ruling-r138 = What closes a border to marches closes it to interceptions, evasions, counter-marches and retreats.
ruling-r139 = A force that stopped before an enemy or a fortress goes on with its remaining points once the enemy has evaded or is beaten and the fortress is covered or taken; otherwise it may only attempt sieges and stay.
ruling-r140 = Covering a fortress costs no movement: at least twice its level in steps stay as a legal force (a citadel’s 4 need a general), with a siege marker of 0. They are marked and make no attempt in this round, but may after the last one.
ruling-r141 = For twice the level only combat steps count, not special units or depots.
ruling-r142 = A fortress besieged by one’s own side stops nobody. Units may be exchanged with the besiegers; the marker stays while enough steps do.
ruling-r143 = A force too weak to besiege may not end before an active fortress with enemy combat units inside: it goes back at once where it came from. Before an empty one it may stay; that is no siege.
ruling-r144 = A control marker costs 1 movement point: a force supplied at its last check, no enemy unit, no active enemy fortress, a zone with city, port or ruined fortress. It is free for the winner of a battle, siege or sea assault there, defender included. Retaking an own zone costs the same.
ruling-r145 = Entering, evading or retreating never changes control. In the conquest phase a supplied force alone in a zone sets its marker free, and enemy markers go where forces of the original owner’s side stand.
ruling-r146 = Free zones are never controlled nor marked; they are closed only while enemy units are there.
ruling-r147 = Units are taken in for nothing, any number of times, from an own inactive force in the zone just entered or the start zone; unmarked, not besieged, within command and rank.
ruling-r148 = What is left behind must be a legal force: one combat unit, a general with units, or units handed to a general there. Reserve cavalry and special units go only to another army; depots may be left anywhere.
ruling-r149 = A zone with friends who cannot be taken in may be entered only with a movement point left to go on. If a card stops the force there, what is too many is eliminated.
ruling-r150 = An army may end its move with another army, two at most; they march no further in this activation. Merging in mid-move is allowed only after a battle of a major campaign.
ruling-r151 = Militia and National Guard may not march out of national territory; if an evasion or retreat takes them out they are eliminated at once.
ruling-r152 = A general turns depots in his zone at any moment of his activation, both ways, any number, for nothing; a fixed depot need not be in supply.
ruling-r153 = An enemy combat unit that enters destroys mobile depots alone there, without battle or stop; a fixed one alone must be fought. Depots are never captured. Where an enemy marker is set mobile depots alone are destroyed.
ruling-r154 = Lone fixed depots count half a point each for the odds. Nobody counter-marches, they inflict no losses and take no morale test; beaten they are destroyed, and if they win the attacker retreats.
ruling-r155 = Every zone that the active land force enters may be intercepted; not its start zone, nor landings, evasions, retreats, counter-marches, calls or moves by an enemy card.
ruling-r156 = A commander may try with his force, army included, if it is neither demoralised nor besieged and the way costs no more than its base movement, weather included. A subordinate may not try alone.
ruling-r157 = One try for each zone entered, by one force with one card; the same force may try again at the next zone with another.
ruling-r158 = The interceptor names general, units and card together; then cards in answer, the die, the attrition of those that go, and they enter. If nobody survives it has failed.
ruling-r159 = The mover’s forced march counts in full in his test, made after the interceptor has entered and before the battle; unspent points stay if he wins.
ruling-r160 = Against a force without a general there is no bonus for initiative.
ruling-r161 = Cavalry superiority of a try compares the cavalry of the units that go, or of the whole evading force, with the whole moving force.
ruling-r162 = Difficult terrain is an entry of 2 movement points or more over the border really crossed: by the interceptor, by the attacker (for evasion), by the counter-marching force.
ruling-r163 = Friends of the interceptor in the zone become one force with him before the battle; none of them may evade, and the +1 holds for all.
ruling-r164 = Inactive friends of the mover join only by a counter-march of 0 points. Otherwise they wait; if he loses they go back with him, with the crossing loss only; if he wins they stay.
ruling-r165 = A besieger who intercepts lifts his siege unless twice the level stays behind as a legal force.
ruling-r166 = A victorious interceptor stays and controls the zone if supplied; a beaten one goes back where it came from, or by the list of 14.10 if that is closed.
ruling-r167 = One may intercept in the zone of an active enemy fortress; whether the interceptor may stay is told by R143.
ruling-r168 = To enter the zone of an enemy force is to attack it, unless all enemies there are besieged.
ruling-r169 = After interceptions the defender stands, sends all or part into an own active fortress that is not besieged, and may evade by die with the rest; once for each entry, openly.
ruling-r170 = The destination of an evasion is announced before cards and die; without a legal zone there is no attempt.
ruling-r171 = A force evades only to an adjacent zone over an open border, within its base movement, that no attacker of this action came from and that has neither enemy units nor an active enemy fortress, besieged ones apart.
ruling-r172 = Evading costs no movement, test or loss. Mobile depots go along, fixed ones may turn mobile and go along.
ruling-r173 = Two armies evade with one die of the chief to one zone; a demoralised one may slip away alone, and the other then decides anew.
ruling-r174 = Whoever evades to friends becomes one force with them at once; what is too many is eliminated.
ruling-r175 = There is no limit to evasions: the mover may follow while points last, and each entry may be intercepted and evaded again.
ruling-r176 = Besiegers who are attacked from outside may evade; the siege is lifted.
ruling-r177 = A demoralised force without a legal zone or fortress must fight.
ruling-r178 = In a major campaign evasion is asked when the first force enters; once refused or failed there is none in that zone until the battle is over, the fortress included.
ruling-r179 = Battles of a major campaign may be fought before all moves are made, force by force; an intercepted force fights at once, and a force that has fought may join a later battle.
ruling-r180 = Interior lines are asked once, just before the first battle that the active side starts (interceptions do not count), if an attacker stands with a defender of tactical defence 2 or 3; the zone is named, and the answer holds for it alone.
ruling-r181 = In separate fights the attacker chooses the order; each force is alone, and those waiting in the zone do not counter-march. If the defender leaves or dies those waiting hold the zone; he retreats only if beaten.
ruling-r182 = Forces that fight together test for attrition each, then become one force, then fight one battle. Afterwards the smallest remainder of movement counts; units in excess may be left only as a legal force.
ruling-r183 = A joint force that is beaten goes as one to one of its entry zones that is not closed, as its owner likes.
ruling-r184 = A joint force has the crossing penalty of its component with most combat points, of equal ones the worse; its supply may run through any of its entry zones.
ruling-r185 = At most two armies and what they command fight together; a third force that fits nowhere must not enter.
ruling-r186 = Each unit keeps its state of supply until the next check. At a battle the force is checked as a whole by its commander’s power; two armies of different powers apart, and then half of the steps decides.
ruling-r187 = Of a mixed force the supplied part tests only for forced march, the unsupplied one with +3 (and forced march): two tests, each with its own steps.
ruling-r188 = The check of a battle is made with the modifiers, after interceptions and counter-marches, and sets the markers of both sides. The attrition test before it used the state at the activation.
ruling-r189 = Interceptors and counter-marchers test by the marker they carry; there is no new check.
ruling-r190 = A force cut off on the march is supplied until the next check and makes no test for it in this activation.
ruling-r191 = A source must be controlled, free of enemy units and not besieged; a fortress must be active. The fortress-capital of a minor of the side serves all its major powers; places of another major power are relays, never sources.
ruling-r192 = A force that stands on a relay or source is at distance 0 from it.
ruling-r193 = Supply is measured from the force towards the relay by the costs of the zones entered, at most 2 a hop. Enemy control or a fortress in the starting zone does not matter; every further zone must be open.
ruling-r194 = Neutral ground and countries in forced peace are closed to supply.
ruling-r195 = By sea supply runs between ports that are each an active fortress, a fixed depot or a source, neither besieged nor blockaded, through any number of seas not held by enemy squadrons alone. Ice does not stop it.
ruling-r196 = A strait is closed to supply if the enemy alone has a squadron at sea there.
ruling-r197 = In battle the attacker’s line begins with his entry zone; a landing is always supplied. Neither line passes zones by which enemies of this battle came, counter-marchers included. A defender on his own active fortress or source is fed by it if the rest of the chain holds.
ruling-r198 = Besieged units are supplied only by sea through their own port, if it is not blockaded. A besieged fortress feeds nobody else.
ruling-r199 = Depots in a fortress are destroyed by a breach and come back after honours; they never change sides.
ruling-r200 = At the end of the year all forces are checked after the last sieges; then come the tests.
ruling-r201 = An active force makes one test in an activation whatever the causes, before its first battle or else at the end. Reactions have their own test each time.
ruling-r202 = The test before a battle comes after evasion failed or was refused, or the interceptor has entered, and before counter-marches. If the force dies there is no battle.
ruling-r203 = Combat steps and special units that moved with the force and stand in the zone of the test count; not those left behind or taken in there.
ruling-r204 = The owner chooses among the tested combat steps, the first French where the majority bonus was used; never special units or depots.
ruling-r205 = One depot, fixed or mobile, of the commander’s power in the zone may be spent, announced before the die.
ruling-r206 = The bonus of home needs all zones entered up to the test, not the one where the force started, in the national territory of the commander’s power, or of the minor if all are of one; at the end of the year the zone itself.
ruling-r207 = Poor zones, marsh and mountains count once each in a test, for zones entered and borders crossed, the start zone excluded; marsh only where the zone is also poor.
ruling-r208 = Nationality is counted on the tested combat steps; a majority is more than half.
ruling-r209 = Rows stop at 0 and 8, columns at 15 or more. A star is one more die: on 4 to 6 one more loss.
ruling-r210 = Of two armies each tests apart, with +2; other units belong to one of them.
ruling-r211 = At the end of the year each force makes one test even if several causes apply; all modifiers add, without winter. The Empire’s forces first, in their owner’s order.
ruling-r212 = A demoralised force is moved 3 columns unless it rallied earlier in the activation.
ruling-r213 = The active side names and rolls all its counter-marches one by one, then the other; each force or subordinate once a battle. Besieged forces and those waiting for another battle of the campaign do not come; failed interceptors may.
ruling-r214 = Either side may use the value of its army general in the zone of battle.
ruling-r215 = A besieger may counter-march, lifting his siege if too few stay; a marked unit may go too.
ruling-r216 = After its last success each side becomes one force: generals by rank, steps in excess eliminated before the odds.
ruling-r217 = The larger strength is divided by the smaller and rounded, halves up; four and a half or more is 5 to 1.
ruling-r218 = At 5 to 1 there are no dice, no losses of the strong side, no wounds and no test, and no cards but those for after a battle. It is a battle won.
ruling-r219 = A total of 22 or more with a weaker side below 10 is a minor battle.
ruling-r220 = Steps count by their morale after the loss of the capital. Who chooses between equal ones, the attacker first, gives half of his losses, rounded up, to units of exactly that morale.
ruling-r221 = The 1 for a lost capital needs no supply of the enemy, and morale never falls below 0.
ruling-r222 = The attacker suffers marsh and the border he crossed; an interceptor the border he crossed himself; counter-marchers bring none; sorties and landings have no border. A crossing force with an army marker has -1 instead of -2 at a river.
ruling-r223 = One elite unit a side may lead, reserve cavalry with a star too. Special units come only from an army there. Both are declared before cards, the attacker first.
ruling-r224 = A general who came by counter-march and became a subordinate may lend his value. If Defection removes the lender his value is lost and nobody replaces him.
ruling-r225 = At each stage the attacker plays all the cards he wants, then the defender, once. Cards that cancel others work whichever came first.
ruling-r226 = The winner is decided before the ceiling of 14.8. If only the beaten side survives it holds the zone, but has lost: no movement, no free siege.
ruling-r227 = The ceiling of losses is one’s combat steps at the dice, without special units; it does not bind pursuit and retreat.
ruling-r228 = The attacker’s side takes its losses first, both by the dice rolled: lead, special units, one cavalry loss for a C (the lead may be it), then at will, with half on units of at least the morale of the force. What cannot be met is ignored.
ruling-r229 = Losses beyond the steps left are ignored; special units, army marker and generals go to the reserve.
ruling-r230 = Wounds come after the dice and before losses. A wounded cavalry general no longer counts in the pursuit.
ruling-r231 = The beaten side names its retreat before the test; losses of crossing are taken and counted in the difference; it moves after the pursuit.
ruling-r232 = A value of 0 or less fails without a die. The difference is never below 0. The commander’s value is the one he used, 0 without a general.
ruling-r233 = In the pursuit the commander’s attack value counts even if he defended, with the reserve cavalry steps that survive and all cavalry generals present; special units do not count.
ruling-r234 = Losses of the pursuit are steps or depots, one each, at will; special units die only with the last combat unit.
ruling-r235 = A demoralised force that fails another test is destroyed before any pursuit. A skirmish brings no test.
ruling-r236 = Whoever merges with a demoralised force, even with a part of it, is demoralised, two armies excepted; these suffer from it together only if the demoralised one has more steps.
ruling-r237 = A demoralised force may be activated, move at its base factor, attack, besiege and rally.
ruling-r238 = A rally costs 2 movement points a try, as often as they last, at any moment of the activation without an enemy in the zone; each army apart.
ruling-r239 = A demoralised force that wins is rallied at once, a win at 5 to 1 included.
ruling-r240 = Demoralisation ends after the conquest checks, for supplied forces; in these an army still counts as demoralised.
ruling-r241 = A beaten attacker goes back whatever the control of the zone; only enemy units that are not besieged close it, then case 4 of 14.10, else he is destroyed. A landing is destroyed, a sortie goes back inside.
ruling-r242 = A beaten defender goes as a whole to one zone, of the first priority that has one; all entry zones of attackers are barred. Inside the fortress he is besieged if the victor has steps enough.
ruling-r243 = To break through, what is left must round to 5 to 1 against all enemies there, with no active fortress that is not besieged; they are destroyed, without a test.
ruling-r244 = A force may retreat to friends and becomes one force with them. A retreat costs no movement and meets neither interception nor attrition test.
ruling-r245 = Mobile depots retreat with the force; fixed ones turn mobile and go along if the owner wishes; others are destroyed.
ruling-r246 = A victorious active force controls the zone free, has one free siege attempt and goes on with its points. Beaten, its activation is over, but points left may activate others.
ruling-r247 = Generals are never captured. Those of a destroyed force go to the reserve until the next budget.
ruling-r248 = In an activation there are as many siege attempts as movement points, and one free for each battle won there; supply is checked before each. Every failure, a repulse too, raises the marker.
ruling-r249 = After the last round each siege has one free attempt by supplied besiegers, those who covered too; the Empire’s first. Owners may decline.
ruling-r250 = A siege compares the attack value of the besieging commander with the defence value of the best ranked general inside; subordinates add nothing, an army +1 once.
ruling-r251 = A repulse costs one step of the besieger’s choice (two with Strongholds). Below twice the level the siege is lifted and he goes to an adjacent zone by the list of 14.10, a supplied one if there is, with the loss of a retreat over a river or a mountain; without any he is destroyed.
ruling-r252 = A besieger may leave in any activation of his; the marker goes, and begins at 0 if he comes back.
ruling-r253 = A besieged force may make a sortie, as attacker without cost or border, which the besieger may evade, or sail from a port without blockade. It does not march, intercept, counter-march, evade or take control, and is not absorbed.
ruling-r254 = A sortie that is lost goes back inside; siege and marker stay while the besieger has steps enough. Won, the besieger retreats, the siege is lifted, and the force may use its movement.
ruling-r255 = In a battle of relief the besieged neither fight, count nor are lost. If it is won they become one force with their friends.
ruling-r256 = A battle is fought only between forces outside; a fortress never adds strength to it.
ruling-r257 = A taken fortress is ruined, its zone controlled free, its fleets leave. A depot reactivates it at once; a step at once if the force goes on, after the attrition test if it ends there. Later a force standing there may do so in an activation.
ruling-r258 = A reactivated fortress has its printed level and is a relay at once, a source only in home territory; a ruined one stops nobody.
ruling-r259 = In the conquest phase every ruined fortress that can trace supply for its holder is active again.
ruling-r260 = After honours of war units, generals and depots wait off the map and come back free in the next budget; in 1815 never.
ruling-r261 = A fortress shelters any one legal force.
ruling-r262 = Bad weather and winter slow land forces only, in rounds 5 to 7; +2 attrition holds in rounds 6 and 7. Fleets keep their movement.
ruling-r263 = In rounds 6 and 7 no fleet enters, leaves or moves in icy seas, their ports and boxes, nor evades or retreats there. Blockades in place stay.
ruling-r264 = In winter there are no sea assaults, landings without opposition included; transport between own ports goes on.
ruling-r265 = Fleets activated together lie together and sail as the slowest; they may drop fleets, not pick any up. They may end with friends if the total is at most 3, and otherwise may not stop there.
ruling-r266 = A fleet is activated once a round.
ruling-r267 = Each side has at most one squadron of 3 at sea in a sea, 3 fleets in a port and 3 in a box. Both sides may lie at sea in one sea.
ruling-r268 = Costs: own port 1 out, 1 in, its box 0; sea to sea 1; enemy box 1; enemy port from the box 1; landing 1; out of any box 0. Attacking blockaders from an own port’s sea costs 0 for the box.
ruling-r269 = Neutral ports and their boxes are closed, and those of powers in forced peace.
ruling-r270 = The squadron at sea tries first, then the blockaders of that sea in their owner’s order. If any succeeds the squadron at sea takes part even if it failed; 3 fleets in all, and a blockader may send some of his. No card is needed. Retreats are not intercepted.
ruling-r271 = To leave a blockaded port is to fight the whole blockading squadron in the box. Won, it goes to the sea and the mover goes on; lost, back to port and the activation is over.
ruling-r272 = Evasion is asked when an attack at sea is declared: to an own port of that sea, not blockaded and with room, or to an adjacent sea that is neither the entry sea nor iced nor full.
ruling-r273 = A squadron intercepted while it evades fights there. The attacker may follow with the movement it has left.
ruling-r274 = When an enemy box is entered the fleets in port fight as a whole or not at all. If a friend blockades already there is no fight; the total must be at most 3.
ruling-r275 = Blockaders that intercept end at sea; the blockade is lifted if none stays.
ruling-r276 = Equal totals: at sea or in a box the inactive side, then the active one, may withdraw as loser without loss, else a new round. In a port with fleets there is one round, and a tie sends the attacker back to the box and ends his activation. Against a fortress alone roll again.
ruling-r277 = The owner chooses the fleets lost, empty ones before laden ones; cargo sinks with its fleet.
ruling-r278 = A beaten squadron goes to an own port of that sea without blockade and with room; or, inactive, to an adjacent sea that is not the entry sea; active, to the sea it came from; from the box of an enemy port to the sea of that port. Iced or full places are barred; without any it is destroyed. Beaten in port it stays there.
ruling-r279 = An inactive winner stays. An active one goes on, unless it takes the free blockade of the port the loser fled to: then it stops.
ruling-r280 = A port is attacked from its box for 1 point, once a round by each side.
ruling-r281 = Troops load for nothing in any own port where the squadron begins or enters: unmarked units, a general with at least one of them, and what stays must be legal. Special units count as a step. Cargo is assigned fleet by fleet. Besieged units may load.
ruling-r282 = Troops unload in an own port for nothing, become one force with friends and are marked; into a besieged port, inside the fortress.
ruling-r283 = Beaten laden fleets keep their cargo. Cargo not in a port at the end of the action is lost, generals go to the reserve. A squadron beaten back into port lands its cargo there.
ruling-r284 = An assault in order: the box; the port battle, or the fortress if there are no fleets; landing for 1 point; the enemy outside stands, evades or goes inside; the battle at -3, where both may counter-march; two sieges without movement.
ruling-r285 = Enemy fleets in the port that are beaten but not sunk allow no landing in this activation.
ruling-r286 = Two steps cannot besiege a citadel: the landing is legal only if an event lands 4 or more or friends besiege already.
ruling-r287 = An assault that fails at sea goes back to the box or the sea, and sails on; one that fails on land destroys the force. One assault in an activation of a squadron.
ruling-r288 = After success control is free; the force stays, marked. The fleets may stay in port or pay 1 to reach the sea.
ruling-r289 = A landing in an enemy port without unit, fortress or fleet succeeds: at most 2 steps, not in winter, 3 points in all.
ruling-r290 = When a port is lost its fleets leave at once, before the captor goes on: the nearest own port by movement points. Blockaders fight first, others may intercept; after a lost battle survivors go on. None in reach, or ice: destroyed.
ruling-r291 = A siege of Constantinople does not change who passes the Bosphorus. The rule holds for every naval move, retreats included, and for supply by sea.
ruling-r292 = A second Russian fleet may not enter seas other than the Black Sea, the Sound and the Baltic, not even in retreat.
ruling-r293 = A fleet goes to the Corsairs box from anywhere on the map unless it is blockaded, and back to a home port with room.
ruling-r294 = 1815 has the rounds 2 to 6 (7 with Winter Campaign), the end of the activations, conquest and victory. There are no hands, budget, diplomacy or redeployment: what would return in the next budget never does.
ruling-r295 = Replacements: once for each army and round, in rounds 2 to 5, after the supply check, if supplied. 2 steps of French units are turned up or come back reduced from the reserve, cavalry and Guard included, no special units; within command, and they count in this activation’s tests.
ruling-r296 = If both armies of a group are activated each receives 2 steps.
ruling-r297 = Napoléon is out of the game as soon as he leaves the map for any reason; the Coalition wins at once. No budget would bring him back.
ruling-r298 = An army that is not demoralised is a French army marker anywhere on the map without demoralisation, at the conquest checks.
ruling-r299 = France is conquered if Paris, Bordeaux and Lyons are controlled and supplied by the Coalition; or Paris and one of the others, with no French army in France that is not demoralised. Antwerp does not count: what the set-up gives to other powers is no longer national territory, for militia and attrition either.
ruling-r300 = For these zones the line of any one Coalition power is enough.
ruling-r301 = Royalists are supplied in Poitou and Brittany for checks, battles and sieges; elsewhere only from a controlled port with a fixed English depot. They may join English forces like a minor.
ruling-r302 = Victory is judged in this order: Napoléon, the Coalition’s condition, the Empire’s, else a draw.
ruling-r303 = Generals in the reserve serve only where 10.3 or a card replaces a commander.
ruling-r304 = Nobody lies in the box of an own port: who has beaten the blockaders goes on, and at the end lies in the port, or at sea if it is full. A squadron whose side takes the port that it blockades enters it.
ruling-r305 = A squadron beaten in the sea where its activation began falls back to an open own port of it or to any sea next to it.
ruling-r306 = Troops go ashore fleet by fleet. An army marker travels with its general in one fleet; reserve cavalry and special units travel with the marker. Militia does not go aboard.
ruling-r310 = In the fog of war everybody sees the commander of each force, a unit that stands alone, army markers with their generals, fixed depots and all that lies beside the map; losses and replacements name their unit. Whatever fights is seen, and known until its stack divides. Fleets lie face down. Not even the size of a stack is told.
ruling-r311 = In the set-up a kind (“a corps”, “a general”, “a fleet”) may be any piece of that kind and power in the reserve; a province or several zones any of these zones, an army being in one of them. A line’s last unit goes to its general if he has no other. An English fleet may begin at sea, in a port of its side or blockading any enemy port.
