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
    – Escalation: it rises with what the Empire does and by events (19). From 15 on the Châtiments of both sides are shuffled with the pile and the played cards in the next interphase.
    – Continental blockade: after 25F it holds in a budget phase if the Empire, its forced allies, or majors that it has beaten and that are neutral or in forced peace hold every port of the continent from Saint Petersburg to Zara, Copenhagen among them, Sicily not. While Spain fights France her ports and those of Portugal do not count if the Empire controls all zones on both sides of the Pyrenees.
    – Liberation war: Spain fights it from Dos de Mayo (19C) on. The Empire wins it when it controls Madrid and all ports of the peninsula but Gibraltar; Spain is then in forced peace and, without a card, in forced alliance. Otherwise it lasts to the end of the game.
    – Military reform: Austria and Prussia may build their units marked E after 3C, 45C or 46C, or from the budget after their second defeat.
    – National revolts: Chouans, Serbs and Tyrolese are of the Coalition and count as a minor while it controls the zone where they rose.
    – Fog of war (option): of enemy stacks you see the commander, or a unit that is alone.

rule-5-title = The year
rule-5 = A turn is a year. In the campaigns it begins with an interphase (5.1), but for the first year. Its activation phase has 6 rounds, or 7 with Winter Campaign: round 5 has bad weather, 6 and 7 are winter. Then come conquest and victory. 1805 and 1815 begin with round 2.

rule-5-1-title = The interphase
rule-5-1 = From the second year of a campaign on, a year begins with an interphase: declarations of war; hands (5.1.2); budget (5.1.3); diplomacy; moves of majors that are in no war (5.1.5); strategic redeployment (5.1.6). The first year of a scenario has none, nor has 1815.

rule-5-1-1-title = Declarations of war
rule-5-1-1 = The Coalition, then the Empire, declare their wars (7.1). Whoever was not attacked here may not be invaded this year while he is neutral.

rule-5-1-2-title = Hands
rule-5-1-2 = Both sides may discard what they hold, or keep it. Each then receives its permanent cards and draws up to the size of its hand: one card for each row of key zones and for some events (6.3), at least 6 and at most 10. Cards kept count; whoever holds too many must discard.

rule-5-1-3-title = Budget
rule-5-1-3 = Each major collects its resources and spends them (7.3), in this order: Turkey, Spain, Prussia, Austria, Russia, England, France. Nothing is kept for the next year.

rule-5-1-4-title = Diplomatic phase
rule-5-1-4 = The Coalition, then the Empire, may use up to 2 cards each: to win over a country (8.2), to make a protectorate (Empire, 8.1.5), to end a foreign war (Coalition, 6.5) or for an event.

rule-5-1-5-title = Moves of neutral majors
rule-5-1-5 = Whoever runs a major that is in no war may move its forces at home (7.5).

rule-5-1-6-title = Strategic redeployment
rule-5-1-6 = The powers at war may move their land forces far behind the front, in the order of the budget (7.6).

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

rule-5-4-title = Victory phase
rule-5-4 = It is seen whether somebody has won (19.1, 19.2, 19.3).

rule-6-1-title = The packs
rule-6-1 = Each side has its own cards in two piles, the Epic and, later, the Châtiments; a scenario may name others. Permanent cards are not in the pile. When the pile is empty the played and discarded cards are shuffled into a new one, except events with a gold star that were played as such.

rule-6-2-title = What a card says
rule-6-2 =
    – A value of 0 to 3 activation points. While the Coalition counts five major powers, in the time of the Châtiments, its cards are worth 1 more, except combat cards.
    – An event, and when it may be played. A gold star: once played as an event it leaves the game. A silver star: the event may be played once, the card stays for its points.
    – CC: a combat card (6.6). GE: a foreign war (6.5). Points of escalation and victory matter in the campaigns.
    – A permanent card returns to the hand each year while its country is on the side and its capital not lost.

rule-6-3-title = Hands
rule-6-3 = In the hand phase (5.1.2) cards may be kept or discarded, but 24F and 25F are always kept. A side has one card for each of these that its allies own and the enemy does not control: Paris, Bordeaux, Lyons, Antwerp, the Confederation of the Rhine, the Kingdom of Bavaria (Empire); London, Vienna, Prague, Moscow, Saint Petersburg, Odessa with Kiev (Coalition); Berlin with Königsberg, Warsaw, Mantua, the Italian peninsula, Gibraltar with Malta, the Two Sicilies, Constantinople, the Hanse with Denmark, Cairo, Lisbon, Madrid (either). Control alone is enough for Mantua, Gibraltar with Malta and the Two Sicilies. The Coalition has one more in the Liberation war, one less while corsairs are at sea. A hand has 6 to 10 cards, permanent ones among them. In 1815 there is no such phase: the Empire begins with 6 cards, the Coalition with 8.

rule-6-4-title = Playing cards
rule-6-4 = A card serves once: for its points (9.1), for its event, to intercept (12.4), for a diplomatic action (8.2), a protectorate (8.1.5) or a forced alliance (8.1.4), or to end a foreign war (6.5). What an event says holds at once and before the rules; between two events the later one. As an event its points are not used unless it says so. Fleets are meant only where the card says so. Forces that an event asks for and that are not there are built and given up in the next budget. A played card goes to the played pile, an event with a gold star out of the game.

rule-6-5-title = Foreign wars
rule-6-5 = The event of a GE card sends the units it names, chosen by the Coalition, to the Foreign Wars box. The war ends by an event, or when the Coalition plays a card in winter or in the diplomatic phase and a die plus its value gives 5 or more; the units return in the next budget. 1815 has no such card.

rule-6-6-title = Combat cards
rule-6-6 = In a land battle each side may play as many combat cards as it can, each once. In a naval battle each side may play one card that works at sea.

rule-7-1-title = War is declared
rule-7-1 = War may be declared only here, on neutrals. A declaration on a power is one on all its allies. Who is attacked joins the other side; a minor becomes an ally of France or England. The first war or alliance of a major raises the escalation by 1. To attack again a major that one has beaten brings the Châtiments into play at once (8.1.3).

rule-7-2-title = The hand phase
rule-7-2 = Hands are made up as in 6.3. For each enemy major conquered in the year before, the victor first chooses a card more in this hand or 4 resources for one of his majors.

rule-7-3-title = The budget phase
rule-7-3 = All majors have a budget: at war, neutral, in forced peace or in forced alliance. First, for all of them, dated generals come and go, the wounded are to be had again, and units that return do so free. Then the powers take their turns in the order of 5.1.3.

rule-7-3-1-title = Resources
rule-7-3-1 =
    France 14, Russia and Austria 12, England 6, Prussia 5 (8 once reformed and at war), Spain 4 (6 in the Liberation war), Turkey 4. Each own key zone that the enemy controls in supply costs 4, but not Madrid in the Liberation war, nor Warsaw once Poland exists. Events add and take.
    – Majors at war on one side may give each other resources; nobody receives more than 4 a year. Spain gives France nothing before Bayonne and the blockade have been played.

rule-7-3-2-title = Spending
rule-7-3-2 = The Empire spends for Spain and Turkey while they are in no war, the Coalition for the others. A step costs 1 for a corps, three quarters for militia, National Guard and Landwehr, 2 for reserve cavalry, and half a point more for each star; a special unit 2 (only to rebuild it), an army marker 2, a depot half a point, a fleet 5. Units are built whole or with one step. Reduced units are completed in zones of reinforcement, and two in each supplied army. A power builds one fleet a year; England as many as she can pay, and she has a fleet or a card free and may buy one card more for 4. What is not spent is lost.

rule-7-3-3-title = Minor countries
rule-7-3-3 = Minors have no resources. A side has one step for every two of its minors with units, an odd one bringing nothing; the Confederation, Westphalia and Poland count besides their members, revolts while their zone is held. The steps build or complete any units of its minors. Fleets of minors are never rebuilt.

rule-7-3-4-title = Where new units stand
rule-7-3-4 = Zones of reinforcement are the capital and the fortresses of a country, not besieged and without enemies, joined by land over its own ground to its capital. Stacking holds (11). New reserve cavalry needs an army that stands on such a zone. Fleets are put in home ports. So nothing of France appears in Friuli, nothing of England at Gibraltar or Malta.

rule-7-3-5-title = Armies
rule-7-3-5 = For an army marker a power needs a general and 2 of its steps in a supplied zone, anywhere. A supplied army, at home or abroad, may be given 2 steps for reduced units, 2 mobile depots of its own power, any special units, and up to 3 subordinates.

rule-7-3-6-title = Generals
rule-7-3-6 = A general whose year has come joins the reserve. Generals of the reserve are deployed free, always with a combat unit: in zones of reinforcement, in supplied armies, or with a minor in its own zone of reinforcement.

rule-7-3-7-title = Withdrawals
rule-7-3-7 = A player may take units, fleets, generals and depots off the map, supplied or not. They go to the reserve and return next year at the earliest.

rule-7-4-title = New allies and cards
rule-7-4 = A country that joins a side brings at once a card for each of its rows of key zones (6.3).

rule-7-5-title = Moves of majors in no war
rule-7-5 = Forces of a major that is neutral, in forced peace or in forced alliance move once, with their movement factor, inside its national territory. Its fleets may move if they end in a home port or in a sea on which one lies. The Empire moves Spain and Turkey, the Coalition the others.

rule-7-6-title = Strategic redeployment
rule-7-6 = Supplied land forces of the powers at war may move, in the order of the budget; fleets do not. No zone with enemy units, an enemy fortress that is not besieged or an enemy marker may be entered, nor one in which the force would be out of supply. A force without a general has its movement factor, one with a general twice that. Who exceeds his factor makes an attrition test at the end (13.6), without the modifiers of winter and forced march. Nobody intercepts. Units may be taken along, left and exchanged as in 12.2.1.

rule-8-1-title = What a country may be
rule-8-1 = France has no status. Every other country is neutral, allied, in forced peace, in forced alliance, a protectorate, or not there at all.

rule-8-1-1-title = Neutral
rule-8-1-1 = A neutral major moves at home in the interphase only, not in the land of its minors; neutral minors have no units on the map. Attacked, it joins the other side. Neutrality once lost comes back only by an event or a forced peace. England is never neutral: after a forced peace she joins the Coalition again.

rule-8-1-2-title = Allied
rule-8-1-2 = An ally is at war with the other side. Allies share supply, squadrons and key zones, command each other’s units (of an allied major fewer steps than of the general’s own country), and majors may give each other up to 4 resources. A major leaves only by a forced peace; a minor never is neutral again, and conquered it becomes its conqueror’s ally. Minors may be allied to a neutral major. Spain sends no resources and the Empire no troops to Spain before Bayonne and the blockade. France and England are never allies.

rule-8-1-3-title = Forced peace
rule-8-1-3 = A conquered major is in forced peace. Its conqueror may cross and occupy its land and lead supply through it, without its fortresses as relays, and stand beside its units; nobody else enters without declaring war, which makes it the conqueror’s ally. Afterwards it is neutral; the conqueror has -1 and his enemy +2 in diplomacy with it. If the victor attacks it again, it doubles its resources in that budget, the Châtiments begin, and the other side has 3 free attempts with +2, even on powers in forced peace or alliance. Beaten a second time by the same side, the peace lasts to the end of the game.

rule-8-1-4-title = Forced alliance
rule-8-1-4 = The Empire may force an alliance, in the conquest phase and for one card of any value, upon a Coalition major that it has beaten a second time, or once after Drums of War. It lasts to the end of the game: a neutrality under French control. The Empire moves through its land and uses its fortresses as relays, not as sources; the Coalition enters only by declaring war. No diplomacy works on it. If an event breaks it, Empire units alone in a zone control it with its fortress; where both stand they go into the fortress, to an adjacent zone that the Coalition does not control, or fight at once as defenders.

rule-8-1-5-title = Protectorates
rule-8-1-5 = A protectorate is a minor bound to the Empire for good: the Coalition cannot court it, but for events. The Empire makes one of an allied minor with a card of value 2 or more, in the diplomatic phase or as its action, or by an event: Denmark, Egypt, Naples, Portugal, Sweden or Saxony, each worth 1 victory point and 1 escalation. Italy and Switzerland are protectorates from 1805; Poland, the Confederation and Westphalia follow 8.3. Conquered by the Coalition it is one no more; reconquered it is an ally and may be protected again.

rule-8-2-title = Diplomatic actions
rule-8-2 = A diplomatic action tries to bring a country over to one’s side.

rule-8-2-1-title = Majors
rule-8-2-1 = A neutral major may be courted in the diplomatic phase, one a year by each side. Majors allied to the enemy, in forced peace or in forced alliance cannot be.

rule-8-2-2-title = Minors
rule-8-2-2 = In the diplomatic phase and in rounds: neutral minors; allies of France in the Châtiments; before them allies of France without a combat step of their camp inside. Never allies of the Coalition, protectorates or their members.

rule-8-2-3-title = Resolution
rule-8-2-3 =
    A card is played, worth at least 3 for a major, 2 for a minor with units, 1 for one without. A die, plus the bonus of the table, plus what an event adds; +2 if the enemy has beaten that major before, -1 if oneself has, Tilsit included. On 6 or more it joins as an ally of France or England.
    – A minor that enters the war so, or with its power, is deployed at once anywhere in its land, but for units marked E, V or 2P; a major has what is on the map. Both bring cards (7.4).
    – When an ally of France goes over, its units stacked with others of the Empire abroad go to the nearest Coalition zone within their movement factor, or are destroyed; at home both sides lose a step for a step. Its fortresses go with it, but not where a unit of the Empire is alone.

rule-8-3-title = New states
rule-8-3 = The Empire may make new states of provinces and minors that it holds; they bring points, cards and units.

rule-8-3-1-title = The Confederation of the Rhine
rule-8-3-1 = With at least 6 of the minors marked R allied and Austria and Prussia beaten, Erfurt (20F) founds it: 2 victory points, 2 escalation, a corps, a card each year. Its capital is Erfurt; its members cannot be courted. It counts besides its members for the steps of minors. It ends for good when all of them are conquered or with the Coalition.

rule-8-3-2-title = Westphalia
rule-8-3-2 = Of Cleves, Berg, Hesse, Hanover and Magdeburg at least 4 must be allied or French, and Naples allied. After Erfurt (20F) and Bayonne (24F), in the Châtiments, Napoleonic Europe (45F) founds it: a corps, Jérôme and 1 victory point. Its capital is Kassel; it is a protectorate and ends like the Confederation.

rule-8-3-3-title = The Kingdom of Bavaria
rule-8-3-3 = Allied Bavaria with the Tyrol, taken from Austria by a peace, is a kingdom: a card each year unless the Coalition controls Munich or Innsbruck. Tyrol (18C) then raises the Tyrolese: the province is a minor allied to Austria, fed by Innsbruck; Empire troops there fight at once. Retaken with Innsbruck it is Bavarian again.

rule-8-3-4-title = Italy grows
rule-8-3-4 = The Kingdom of Italy is there from 1805, with Milan for capital. If it receives Venetia from a beaten Austria, a second Italian corps may be built.

rule-8-3-5-title = Poland
rule-8-3-5 = Poland is made by Marie Walewska (22F), if Warsaw is still held in the conquest phase, or by taking Mazovia in a peace. It is a protectorate, Warsaw its capital; 2 escalation, and 1 victory point once it has a second Polish province. By the card its corps and Poniatowski come free to Warsaw in the next budget, otherwise they join the reserve; the second corps needs two provinces besides Mazovia. If Warsaw falls Poland fights on, but no Polish step is built; it falls only with France, and nobody else has its units.

rule-9-1-title = Activation
rule-9-1 =
    – The points of the action are spent force by force; none need be named beforehand. A force ends its moves, battles and sieges before the next begins, except in a major campaign (12.6).
    – A force costs the initiative of its commander, a fleet 1. A unit without a general costs 1, or 2 if it force marches or starts a battle; it may be taken out of any force. With the option Dear corps it also costs 2 when it enters a zone its side does not control.
    – Two armies together have their chief’s initiative and 1 more, at most 3, and cost as much; then they may exchange units before they move.
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

rule-18-title = The conquest phase
rule-18 = Conquests happen only here: minors by the Coalition, minors by the Empire, majors by the Coalition, majors by the Empire.

rule-18-1-title = Minors
rule-18-1 = A minor is conquered if the enemy controls, in supply, its capital and all its fortresses; the conqueror is who took the capital. With units it becomes his ally; without, his ally or part of his land. Its units go to the reserve, its fleets out of the game, even from the Foreign Wars box, where another must take their place. Ruined fortresses are whole again. Naples falls with its capital; Sicily then is a minor of the Coalition and, conquered, part of Naples again. Poland falls only with France.

rule-18-2-1-title = Conquest of a major power
rule-18-2-1 = It is conquered if the enemy controls all its key zones, each with a line of supply; or all but one, if it has lost its capital and has no army of its own on its territory that is not demoralised. In 1815 this is asked of France, whose key zones are Paris, Bordeaux and Lyons. England falls with London alone; Spain in the Liberation war only with Madrid and all ports of the peninsula but Gibraltar. Drums of War (27C) lets a power fight on; Tilsit (26F) makes peace without a conquest.

rule-18-2-2-title = Peace terms
rule-18-2-2 = The victor and his allies may annex 3 provinces of the beaten (4 after Drums of War), each to whom he likes in his camp; each must touch land of the camp. Provinces with a key zone are spared, but Mazovia makes Poland. A minor still allied to the beaten may stand for a province: it becomes an ally or is annexed; one not chosen stays with the beaten. If none is left, 4 resources of the next budget for each that is missing. Beaten by France, its ports take part in the continental blockade. The victor has a card more in the next hands, or 4 resources.

rule-18-2-3-title = After the peace
rule-18-2-3 = Units of the victor may stay or go to the nearest fortress outside, without a test; former allies of the beaten must go to theirs. The beaten come home to their key zones and ports. Markers are removed and ruined fortresses stand again. While it lasts neither side of a forced peace may attack the other. At the end of every later year a die is rolled: on 5 or more it is over, with +2 for each year after the first. The victor must then leave or lose his units.

rule-19-1-title = Twenty points
rule-19-1 = The Empire wins with 20 victory points. They rise and fall with conquests, protectorates, states, events and the blockade.

rule-19-2-title = No points
rule-19-2 = The Coalition wins when the Empire has 0 points.

rule-19-3-title = At the end
rule-19-3 = Otherwise the Coalition wins if it controls all key zones of France, even before the end. The Empire wins if it controls them all and Mantua and has played Napoleonic Europe (45F). If neither, both lose.

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

rule-20-2-title = The grand campaign
rule-20-2 = From round 2 of 1805 to the victory phase of 1814; France begins. Victory 5, escalation 0, 7 cards each with the permanent ones; the Châtiments wait. Austria must besiege Mantua with Charles and Ulm with another general; until then the Coalition does nothing else, unless a force of the Empire has entered Austria. March Column (6F) is not played on Mack in his first activation.

rule-20-3-title = The campaign of 1809
rule-20-3 = From round 1 of 1809, which is the Coalition’s alone, to the victory phase of 1814. Victory 15; the Châtiments, the blockade and the Liberation war are in force. Prussia is in forced peace to the end of 1810, then in forced alliance; Russia and Turkey are neutral.

ruling-r01 = Some cards are printed with two numbers. Marie Walewska is 22F, Tilsit 26F, Dos de Mayo 19C, Drums of War 27C, Scharnhorst 45C.
ruling-r02 = 27F is Soldiers of Year II and 22C is Chouans: these titles fit all lists of cards.
ruling-r03 = In 1809 card 21C is out of the game as well: the printed list names 24 twice, the first time where 21 belongs.
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
ruling-r23 = In 1815 Prussia controls the Palatinate, the Rhineland and Luxembourg, for a Coalition corps begins alone in Mainz. Like the lands that 20.1 takes from France they are nobody’s national territory then, and count as the Coalition’s from the beginning.
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
ruling-r107 = Optional rules are off unless chosen: fog of war, dear corps, cavalry screen, Prussian frontier in 1805, Grenadiers with 3C.
ruling-r108 = "Once a round" counts activations and transport by sea. Units are marked when their activation ends or they are left behind; reactions and retreats neither mark a unit nor are barred by the mark.
ruling-r109 = A marked unit that is in an army when that army is activated moves again with it; one met on the way may not be taken along.
ruling-r110 = A subordinate activated apart pays his own initiative and takes unmarked units of the army up to his own command, at least one combat unit, and depots; not the marker, reserve cavalry or special units. The army keeps its commander and a combat unit. Ending in its zone he rejoins it.
ruling-r111 = A corps activated out of a force is one combat unit without depot; no reserve cavalry or special unit; its general keeps another combat unit.
ruling-r112 = A lone corps pays its second point when it announces a forced march, or enters a zone with an enemy combat unit that is not besieged or a lone fixed depot, even if the enemy evades; once only. To be intercepted costs nothing, and a siege is no battle. Activated by an event it pays nothing.
ruling-r113 = A lone corps may move, force march, attack, set control, cover or besiege a fortress of level 1 with its 2 steps, go into a fortress, evade if demoralised, and join others. It may not intercept, counter-march, evade by die, rally, take or leave units, handle depots or call neighbours: these ask for a general.
ruling-r114 = One of two armies in a zone may be activated alone at its own general’s initiative and marches out. Only both together may exchange units.
ruling-r115 = The chief of two armies is the better ranked of one power; of different powers the one with more combat points, then by the order of 10.2. It is settled anew for each activation and battle.
ruling-r116 = The neighbours of an army are called all at once, after forced march is announced and before the first movement point; any number within the doubled command, for 1 movement point in all. Not marked or besieged units, armies or parts of them, generals who outrank the army’s, nor over a river without a bridge, pass, mountains, strait or neutral ground. Nobody intercepts them. A besieger who comes may lift his siege. Their supply is checked like that of any force that is activated.
ruling-r117 = Steps that were called count in the army’s attrition test, with their own way.
ruling-r118 = Half the command for allied major powers is half of what the general may lead in this force: of the doubled value in an army.
ruling-r119 = An army holds at most 2 steps of reserve cavalry; two armies 2 each.
ruling-r120 = Nobody may break command or stacking of his own will. If a retreat, an evasion or a lost general does, the owner removes steps of his choice at once, and generals in excess go to the reserve.
ruling-r121 = Stacking is tested at the end of each side’s action for both sides, and at once after every evasion, interception, counter-march, retreat and landing. A garrison under siege is a force of its own.
ruling-r122 = Only one combat unit may stand without a general; a second one needs a general or is eliminated at the stacking test.
ruling-r123 = All of a side in a zone, a besieged garrison apart, is one force under one commander. With an army there everything belongs to it; with two the owner says to which when it arrives. Who is left behind by one of two belongs to the other.
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
ruling-r143 = A force too weak to besiege may not end before an active fortress with enemy combat units inside: it goes back at once where it came from, or by the list of 14.10 if enemies stand there. Before an empty one it may stay; that is no siege.
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
ruling-r156 = A commander may try with his force, army included, if it is neither demoralised nor besieged and the way costs no more than its base movement, weather included. A subordinate may not try alone. Nor may a third army where two of its side stand (11).
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
ruling-r184 = A joint force has the crossing penalty of its component with most combat points, of equal ones the worse, with an army only if that component has one; its supply may run through any of its entry zones.
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
ruling-r201 = An active force makes one test in an activation whatever the causes, before its first battle or else at the end. Reactions have their own test each time. So a force that only a battle finds out of supply makes none after it; one that was activated out of supply makes it even if a siege has found its line since, without the 3.
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
ruling-r213 = The active side names and rolls all its counter-marches one by one, then the other; each force or subordinate once a battle. Besieged forces and those waiting for another battle of the campaign do not come; failed interceptors may. A third army does not come where two are (11).
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
ruling-r228 = The attacker’s side takes its losses first, both by the dice rolled: lead, special units, one loss of reserve cavalry for a C (the lead or an engaged special unit may be it; special units that were not engaged are never lost), then at will, with half on units of at least the morale of the force. What cannot be met is ignored.
ruling-r229 = Losses beyond the steps left are ignored; special units, army marker and generals go to the reserve.
ruling-r230 = Wounds come after the dice and before losses. A wounded cavalry general no longer counts in the pursuit.
ruling-r231 = The beaten side names its retreat before the test; losses of crossing are taken and counted in the difference; it moves after the pursuit.
ruling-r232 = A value of 0 or less fails without a die. The difference is never below 0. The commander’s value is the one he used, 0 without a general.
ruling-r233 = In the pursuit the commander’s attack value counts even if he defended, with the reserve cavalry steps that survive and all cavalry generals present; special units do not count.
ruling-r234 = Losses of the pursuit are steps or depots, one each, at will; special units die only with the last combat unit.
ruling-r235 = A demoralised force that fails another test is destroyed before any pursuit. A skirmish brings no test.
ruling-r236 = Whoever merges with a demoralised force, even with a part of it, is demoralised, two armies excepted; these suffer from it together only if the demoralised one has more steps.
ruling-r237 = A demoralised force may be activated, move at its base factor, attack, besiege and rally.
ruling-r238 = A rally costs 2 movement points a try, as often as they last, at any moment of the activation without an enemy in the zone, a besieged garrison apart; each army apart.
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
ruling-r251 = A repulse costs one step of the besieger’s choice (two with Strongholds). Below twice the level the siege is lifted and he goes to an adjacent zone by the list of 14.10, a supplied one if there is, with the loss of a retreat over a river or a mountain, which friends there do not take; without any he is destroyed.
ruling-r252 = A besieger may leave in any activation of his; the marker goes, and begins at 0 if he comes back.
ruling-r253 = A besieged force may make a sortie, as attacker without cost or border, which the besieger may evade, or sail from a port without blockade. It does not march, intercept, counter-march, evade, call neighbours or take control, and is not absorbed.
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
ruling-r291 = While no player controls Constantinople, in a forced peace or alliance of Turkey too, all pass the Bosphorus. A siege of Constantinople does not change who passes the Bosphorus. The rule holds for every naval move, retreats included, and for supply by sea.
ruling-r292 = A second Russian fleet may not enter seas other than the Black Sea, the Sound and the Baltic, not even in retreat.
ruling-r293 = A fleet goes to the Corsairs box from anywhere on the map unless it is blockaded, and back to a home port with room; neither in the ice (R263). Any fleet may go, for the box is no sea (17.2.3).
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
ruling-r304 = Nobody lies in the box of an own port: who has beaten the blockaders goes on, and at the end lies in the port, or at sea if it is full. A squadron whose side takes the port that it blockades, or wins its country, enters it.
ruling-r305 = A squadron beaten in the sea where its activation began falls back to an open own port of it or to any sea next to it.
ruling-r306 = Troops go ashore fleet by fleet. An army marker travels with its general in one fleet; reserve cavalry and special units travel with the marker. Militia does not go aboard.
ruling-r310 = In the fog of war everybody sees the commander of each force, a unit that stands alone, army markers with their generals, fixed depots and all that lies beside the map; losses and replacements name their unit. Whatever fights is seen, and known until its stack divides. Fleets lie face down. Not even the size of a stack is told.
ruling-r311 = In the set-up a kind (“a corps”, “a general”, “a fleet”) may be any piece of that kind and power in the reserve; a province or several zones any of these zones, an army being in one of them. A line’s last unit goes to its general if he has no other. An English fleet may begin at sea, in a port of its side or blockading any enemy port.
ruling-r31 = A general leaves in the budget of his year, and another of the reserve may take his command at once.
ruling-r415 = The size of both hands is worked out, both choose their discards in secret, then both receive permanent cards and draw.
ruling-r416 = Discards of the hand phase lie face down: only their number is known. All other discards are open.
ruling-r417 = All rows are added up, permanent cards among them, then lasting events, then the limits of 6 and 10 hold, last comes what an event takes from the next hand.
ruling-r418 = Whoever keeps too many discards down to the size of the hand, but never 24F, 25F or a permanent card.
ruling-r419 = A row counts if all its zones belong to allies of the side that are not forced, and the enemy controls none of them in supply. For Mantua, for Gibraltar and Malta, for the Two Sicilies control of all zones is enough and takes the card from the owner. For the Confederation it is enough that the enemy does not control Erfurt.
ruling-r420 = Rows of several countries need all their zones on one side.
ruling-r421 = Warsaw counts for the Empire when Poland exists, Berlin and Königsberg only if Prussia is an unforced ally.
ruling-r422 = In the Liberation war Madrid counts for the Empire if it controls it and Joseph, Eugène or Jérôme is there with 2 steps; for the Coalition if the Empire does not control it.
ruling-r423 = A permanent card comes to the hand in each hand phase in which its power is at war on the side and its capital is not the enemy’s; otherwise it is put aside, even out of the hand. In between nothing changes.
ruling-r425 = When a card must be drawn and the pile is empty, played and discarded cards are shuffled; if there are none, nothing is drawn.
ruling-r427 = The choice between a card and 4 resources is made for each beaten major at the start of the hand phase. The resources are for this year’s budget and no gift between allies.
ruling-r432 = What could not be sent to a foreign war is owed: the power builds it first in its next budget and gives it.
ruling-r438 = Every major has a budget; whoever runs one that is in no war spends for it.
ruling-r439 = The base, doubled if the victor has attacked again, less 4 for each own key zone in enemy hands, with what events add or take; never below 0.
ruling-r440 = The greater values of Prussia and Spain are tested at the start of the phase; Prussia is at war when she is in a camp.
ruling-r441 = A gift is made in the receiver’s turn, in whole points, even by a power that plays later. What was received is not passed on.
ruling-r442 = Costs are exact quarters of a point. After its turn a power buys no more; what it has left may still be given to allies that play later, and is lost with the phase.
ruling-r443 = At the start of the phase dated generals enter or leave; the wounded, garrisons with the honours of war, units of ended foreign wars and units of events come free.
ruling-r444 = Within a turn everything may be done in any order. What is withdrawn does not come back this year.
ruling-r445 = A zone of reinforcement is held by its side, and neither straits nor allied land join it to the capital. Moscow and Saint Petersburg are both capitals. It need not be in supply; a ruined fortress is none.
ruling-r446 = What could not stand together cannot be bought: two units need a general who can command them.
ruling-r447 = Units are completed without limit in zones of reinforcement; elsewhere two steps a year in each supplied army, whoever pays. Other forces have none.
ruling-r448 = New reserve cavalry joins only an army on a zone of reinforcement, 2 steps to an army.
ruling-r449 = A special unit that was lost is rebuilt for 2 in a supplied army of its power, within its command.
ruling-r450 = The highest general present commands a new army. A marker lost this year may be bought in the next budget. Where an army stands everything belongs to it (R123), so a second one is formed elsewhere and joins it.
ruling-r451 = A fleet is put in a home port with room, held and joined to the capital; a blockade does not forbid it. Spain builds none once her Liberation war has begun.
ruling-r452 = England chooses the free fleet or card in her turn and buys one card at most; cards are drawn at once. In forced peace she has neither.
ruling-r453 = Depots: either face in a zone of reinforcement, two mobile ones in a supplied army of the power. A commander may be replaced; he is not to be had before next year.
ruling-r454 = Counted are allied minors and protectorates that have a unit in the game, lost or not. A step costs one whatever its stars. They are used in the turns of France and England.
ruling-r455 = The zone of reinforcement of a minor is its capital or a fortress of its own; its units in supplied armies may be completed there.
ruling-r456 = Only pieces of powers and minors at war on one’s own side are withdrawn; nobody withdraws those of a power he merely runs.
ruling-r457 = Whoever runs a power need not spend its resources; the usual expenses are proposed.
ruling-r469 = In the order of the budget each force moves once, without weather, test or forced march; it may take others in. Fleets sail as in 17.2 and are not intercepted.
ruling-r470 = Minors of the Empire move in France’s turn, minors and revolts of the Coalition in England’s, mixed forces in their commander’s. No unit moves twice.
ruling-r471 = With a general a force has twice its lowest factor; if that factor was exceeded it is tested before the next force moves, with all modifiers but winter and forced march. A depot may be spent.
ruling-r472 = Besieged, unsupplied and demoralised forces stay. A town that was always the enemy’s may be entered if no unit, fleet, depot or active fortress of his is there: of his control only markers bar the way. Straits as in 12.1; no ships; the limits of Iberia hold. A besieger may leave, and the siege is lifted.
ruling-r08 = Each of the six minors brings 1 victory point and 1 escalation when it is protected.
ruling-r09 = The second Polish corps needs two provinces besides Mazovia.
ruling-r19 = Gibraltar and Stralsund are not tested for the continental blockade.
ruling-r21 = Tilsit needs a battle won this year against that power, and a key zone held, or no army of its own on the map that is not demoralised; one province is taken. Spain in her Liberation war is no case for it.
ruling-r29 = Hesse counts as one for Westphalia.
ruling-r36 = Poniatowski joins the reserve when a peace makes Poland.
ruling-r40 = No card is discarded for the protection of the new states.
ruling-r401 = Each side makes any number of declarations, one by one, each settled before the next; no card is needed.
ruling-r402 = Targets: neutral majors and minors, majors bound to the other camp by a forced peace or alliance, and the minors of these.
ruling-r403 = A declaration on a minor allied to a neutral major is one on the major and all its allies.
ruling-r404 = The camp as a whole declares war.
ruling-r405 = A major that is attacked joins at once with its minors; its units stay where they are, and no card is drawn before the hand phase.
ruling-r406 = A minor that is attacked becomes an ally of France or England and deploys.
ruling-r407 = All its available units are placed at full strength in its zones without enemies, one force a zone, fleets in its ports; what finds no place goes to the reserve.
ruling-r408 = The point of escalation is marked once a game for each major; those in a camp at the start are counted already.
ruling-r409 = Only a declaration by the victor on a beaten major that is neutral again has these effects.
ruling-r410 = In this order: it joins the enemy, the Châtiments begin, its base resources are doubled in this budget, the attempts are made.
ruling-r411 = The attempts are made at once, without cards, one for each target; they may be declined and draw no cards.
ruling-r412 = Who attacks a major bound to the enemy makes it his ordinary ally; the bond ends for good.
ruling-r413 = The ban covers the minors of that power too.
ruling-r414 = A country that joins later in the year may be entered at once.
ruling-r424 = Each row that it brings and the enemy does not control draws a card at once; a capital with a permanent card brings that card. There is no limit of 10.
ruling-r426 = At 15 the Châtiments begin with the next interphase: pile, played cards and Châtiments make one pile; hands stay.
ruling-r429 = The Grand Coalition is counted whenever a card is used; its bonus holds for every use.
ruling-r434 = Units are taken from the map, not from besieged fortresses; generals and armies never go.
ruling-r435 = The Coalition tries with any card as one of its two, or as its action in winter; one try for each card.
ruling-r436 = The units come back in the next budget as strong as they were.
ruling-r437 = For the fleet of a conquered minor in the box another English or allied fleet is sent, or owed.
ruling-r458 = Each card is settled before the next; cards drawn by a success may be the second.
ruling-r459 = One attempt on one major for each side and year, events included.
ruling-r460 = In rounds a side may do so if it has not in the same or the preceding round; it is its action.
ruling-r461 = A step of the minor itself guards it too. Minors of neutral or bound majors, annexed lands and revolts are no targets.
ruling-r462 = Both modifiers apply if both sides have beaten it. No result is automatic; the card is spent either way.
ruling-r463 = A minor that was at war already keeps its units as they are; what was eliminated waits in the reserve of its new camp.
ruling-r464 = In its land both lose the smaller of the two numbers of steps; the survivors of the larger keep the zone.
ruling-r465 = Abroad a unit alone in its zone stays and changes camp, but not in a land that is at peace with its new enemies; generals left alone go to the reserve. Spaniards abroad do the same when Spain rises (19C).
ruling-r466 = A fleet alone in a port of its country stays; otherwise it goes to the nearest port of its new camp or is removed. Empire fleets leave its ports likewise, and so does every fleet whose port a garrison, a revolt or the terms of a peace take from its side.
ruling-r467 = A major that joins keeps its units where they are; its minors join and deploy.
ruling-r468 = The Coalition must not control the capital of the minor; several a year may be protected.
ruling-r473 = In forced peace a power is run like a neutral and gives no card; its minors leave the war with it, off the map, and deploy again with it.
ruling-r474 = The first roll is at the end of the year after the conquest; a permanent peace has none.
ruling-r475 = The conqueror has the next redeployment to leave, with the roads and lines of the peace; nobody else may enter then. What is still inside when it ends is destroyed.
ruling-r476 = Defeats are counted by camp; Tilsit counts as one, never as a conquest for points or cards.
ruling-r477 = Not after Tilsit; the card is discarded openly in the same phase.
ruling-r478 = At a third conquest the choice is offered again; an alliance forced then is broken by no card.
ruling-r479 = Its units are moved and built by whoever runs it, share zones with the Empire and never fight. It gives nobody a card.
ruling-r480 = Coalition units enter only after a declaration of war.
ruling-r481 = It holds for a forced peace too. The battle is fought even outside a round.
ruling-r482 = Allies and protectorates count, annexed lands do not; later allies join. When no member is left a point is lost and its corps removed; provinces that a peace gave it are France’s.
ruling-r483 = Provinces annexed by France count; members keep their own units.
ruling-r484 = If Bavaria leaves the Empire the kingdom ends; the Tyrol stays Bavarian.
ruling-r485 = The revolt ends when the Empire controls Innsbruck in a conquest phase; the Tyrol goes to Bavaria if allied, else to France.
ruling-r486 = The corps joins the reserve at once.
ruling-r487 = Surrenders are checked first, then Poland is made of Mazovia by the card, then terms are chosen: Mazovia costs none of them.
ruling-r488 = The escalation is marked once, at creation, the point once.
ruling-r489 = No Polish step is built or completed while the Coalition controls Warsaw.
ruling-r490 = No zone passes from an ally to a new state outside peace terms and events.
ruling-r491 = Revolts are minors of the Coalition; they end when the Empire controls where they began and no unit of theirs is left. If their power leaves the war another of the Coalition has them, until it is back.
ruling-r492 = First conquest of Austria, Prussia, Turkey 1 each; Russia 3 and England 4 each time; a protectorate 1, lost -1; Paris lost -1; the blockade 1 a budget; the Liberation war won 3; events as they say.
ruling-r493 = The point for Paris is lost in a conquest phase in which it is lost anew.
ruling-r494 = A protectorate made again scores again.
ruling-r495 = Points are marked at once; markers stop at 0 and 20, the escalation at 15.
ruling-r496 = The blockade is tested at the end of the budget phase, port by port, by its controller.
ruling-r497 = The ports of a beaten major satisfy the test; no point is scored before 25F.
ruling-r498 = Palermo and the islands are never tested.
ruling-r499 = Each year of the Liberation war: 1 escalation, in the Châtiments -1 point, or -2 if Napoléon or two other French generals of initiative 1 were in the peninsula in its rounds.
ruling-r500 = Won, it brings 3 points and no yearly loss; Spain is in forced peace and, without a card, forced alliance.
ruling-r501 = In it Spain is in the Coalition; her fleets on the map stay hers, and the loss of Madrid alone does not matter.
ruling-r502 = A reform is made at once by a card, or at the next budget after a second defeat; once for each power.
ruling-r503 = Before the cards no force of another country enters Spain or Portugal; fleets may.
ruling-r504 = Order: fortresses, control, minors, majors, terms, alliances, fortresses again, relocation, demoralisation, end-of-peace rolls, points, victory.
ruling-r505 = Markers under a force of the owner’s camp go first; then every supplied force alone in an enemy zone without active fortress takes it.
ruling-r506 = The conqueror is the power whose units took the capital; each place needs a line of supply of his own. Of a major, each key zone needs a line of the power that holds it.
ruling-r507 = For the Coalition it becomes an ally of the conquering major, for the Empire always of France (8.1.2); foreign forces in it stay.
ruling-r508 = A minor conquered in the same phase no longer belongs to the beaten power.
ruling-r509 = If the Empire controls Palermo, Sicily follows Naples.
ruling-r510 = Only forces with the army marker are armies. Russia must have lost both capitals.
ruling-r511 = France makes no forced peace: Poland falls, nothing is annexed, victory decides.
ruling-r512 = A conquest by the Coalition scores nothing and allows no forced alliance.
ruling-r513 = Drums of War is offered once for each surrender, before the terms; that power keeps its war.
ruling-r514 = One province after the other, those just taken count as touching; any member may receive, fewer may be taken. Gibraltar, Malta and Ireland never.
ruling-r515 = Resources are paid only if no legal choice is left.
ruling-r516 = The player of the victorious camp chooses for all.
ruling-r517 = Force by force, by fewest movement points, ties free; stacking holds, what finds no room goes to the next nearest.
ruling-r518 = Former allies go to a fortress of their camp, their own country’s first if equally near; without a way by land to the nearest port with a fortress.
ruling-r519 = Units of the beaten abroad go to its key zones, then to other fortresses at home. Then its manager may divide what has come home anew, each piece once, over its key zones and fortresses, change its generals, and place fleets that came home in other ports of it.
ruling-r520 = The victor’s markers on land that is not annexed and the loser’s everywhere are removed.
ruling-r521 = Units of the beaten come home; foreign wars go on.
ruling-r522 = Annexations do not change the resources of the beaten.
ruling-r523 = It is decided only in the victory phase.
ruling-r524 = If the Coalition holds all French keys before 1814 it wins at that victory phase.
ruling-r525 = Order: 20 points, 0 points, the Coalition’s aim, the Empire’s; otherwise a draw is recorded.
ruling-r526 = Until both sieges are set the Coalition may pass, or activate Charles towards Mantua and other Austrian generals towards Ulm, each step nearer. It does not spend a card or a point to fill the reserve alone while one of these could go. Reactions are free. If Charles is lost the duty is off.
ruling-r527 = Powers in no war are placed first, by their managers; then the side that plays second, then the other. In 1805 France places three generals of the reserve and a mobile depot with troops of her choice; usually Soult with the Grande Armée, Ney with the Army of Italy, Bernadotte at Hanover, and the depot with Napoléon.
ruling-r528 = Prussia has no end-of-peace roll and becomes a forced ally at the end of 1810 without a card. Austria, Prussia and Russia count as beaten once.
ruling-r529 = The blockade is first tested in the budget of 1810.
ruling-r530 = The option of the Prussian army binds Prussia only while she is at war, and until an enemy force has entered her land. The army goes along the frontier, on her land or that of minors allied to her; from behind the frontier it may go anywhere there. It neither intercepts nor counter-marches into other land, nor goes aboard.
ruling-r533 = Escalation: conquests by the Empire 1, Russia 2, England 3; the first war of a major 1; a protectorate 1; Poland 2; events as they say; the Liberation war 1 a year. It never falls.
ruling-r535 = A protectorate retaken is an ally and may be protected again.
ruling-r537 = Battles of the interphase are fought at once, with counter-marches and cards, without forced march; the loser retreats.
ruling-r538 = While England is in forced peace a minor that joins the Coalition becomes the ally of Austria, Russia, Prussia, Spain or Turkey, the first at war.
ruling-r541 = A general of a minor may be a subordinate in an army of its side as one of an allied major may: while a step of his country is in it. 10.1 is silent on him; in 10.2 Swedes and others are ranked among the generals of a mixed force.
ruling-r542 = In the budget 3C is played in Austria’s turn, whatever is chosen: it is the card of Austria. Prussia, whose turn is over by then, builds the units of her reform in the next budget.
ruling-r543 = 21C and 48C are played in the turn of the first power that receives; the other shares are for powers whose turn is still to come, since what a power does not spend in her turn is lost.
ruling-r544 = In the Tyrol (18C) the insurgents attack: the troops of the Empire may evade, as only a defender may.
ruling-r545 = In the fog of war an enemy force of which something is unseen is always enough for a card that asks for enemy steps: nobody may learn from his cards how strong it is.
ruling-r546 = The steps of allied major powers are counted together, in each army by itself. If losses or a merging leave them as many as those of the general’s own country, the owner removes steps of theirs at the next stacking test (R121). 10.1 says so of every step beyond what a general may command.
ruling-r547 = The higher initiative of two armies together also counts when they move, evade or intercept; to intercept with both asks for a card of that value.
ruling-r550 = In the fog of war a side is asked whether it intercepts, counter-marches, gives chase, slips away, lands, shifts or restores troops, rebuilds a fortress or answers with a card whenever what everybody knows would allow it; whether unseen troops really can only their owner knows, who may have nothing to say but no. Of unseen troops that are called or left behind a side hears nothing; who goes with a general it hears once the force has left.
ruling-r551 = Ports of a power in forced peace and of its minors are closed to both sides (R269): fleets that lie there when peace is made go to the nearest port of their side, like those of R466, or are lost. Squadrons that blockade them put to sea.
ruling-r552 = For the option of dear corps a zone of free passage counts as controlled by the side of the country to which it belongs.
ruling-r20 = 45C and 47C free a forced ally, or a power in a peace to the end of the game; in an ordinary forced peace they only add 2 to its next roll.
ruling-r430 = In the budget any number of cards may be played, each in the turn of the power it concerns; one that concerns none in the turn of any power of the camp at war.
ruling-r431 = A reaction or combat card is no action and none of the two cards of diplomacy. It is asked for whenever public facts would allow it, never because of what a hand hides.
ruling-r536 = Before both 24F and 25F Spain is a full ally but gives no resources, no land unit of the Empire enters her, and hers stay in Iberia; R41 says how many may cross.
