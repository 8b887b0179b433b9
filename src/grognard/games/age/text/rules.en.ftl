# The rules of Age of Napoleon re-told, numbered as in the rule book, and the rulings.
# A text whose key ends in -original is what that edition says otherwise.

ruling-title = Ruling on { $rules }
rule-rulings = Rulings: { $rulings }.

rule-1-0-title = The game
rule-1-0 = Two players, the French and the Coalition, fight for Europe from 1805 to 1815.

rule-1-a-title = The aims
rule-1-a = The French player wants to rule the continent. The Coalition player wants to bring Napoléon down for good.

rule-1-b-title = The scenarios
rule-1-b = There are 3 scenarios, beginning in 1805 (the main one), 1809 and 1813. All end with the year 1815 at the latest.

rule-2-0-title = Components
rule-2-0 = A board, 55 cards, corps and markers, two player aids with the tables, a scenario booklet and 2 dice. Here the tables stand with the rules that use them: cards in 8.1 B, limits in 9.2 B, marches in 11.1.2 C, battles in 12.2 D, winter in 14 B.

rule-2-1-title = The board
rule-2-1 = The board shows Europe divided into areas, and boxes and tracks beside them.

rule-2-1-a-title = Areas
rule-2-1-a = Each area bears the name of a region and usually stands for several historical ones. Printed names are mostly in the language of the country; here they are given in yours, and the printed name is understood too.

rule-2-1-b-title = Major and minor countries
rule-2-1-b = The major countries are France, Great Britain, Russia, Austria, Prussia and Spain. The minor ones, of one area each, are Bavaria, Denmark, Hanover, Holland, Italy, Naples, the Papal States, Pomerania, Portugal, Sweden, Switzerland, Westphalia and Württemberg.

rule-2-1-c-title = Words of the map
rule-2-1-c =
    – Adjacent: two areas with a common border.
    – Coastal: an area with a sea shore. Shores of the Black Sea do not count, and Westphalia is not coastal; it does not part Holland from Hanover. Lakes are ignored.
    – Capital: the area with the flag of a major country.
    – Mountain, swamp and barren areas are marked. Barren are all of Spain but Catalonia, West Galicia, East Galicia, Transylvania, Hungary, East Prussia, Poland, Sweden and all of Russia.
    – Home: an area of the nationality of a corps. All of France is home to the French corps except those of minor allies; Bavaria is home to both Lefebvre, who may serve France, and Wrede, who may serve Austria.

rule-2-1-d-title = Label, not colour
rule-2-1-d = The nationality of a minor-ally corps is the name on its counter, not its colour: Louis is on blue like the French, but he is Dutch and Holland is his home.

rule-2-1-e-title = The boxes
rule-2-1-e = The prisoners box holds captured corps until the end of the next reinforcement phase (9.7). The battle box holds the corps of a battle, the loss box its losses until it is over.

rule-2-1-f-title = The tracks
rule-2-1-f = One track counts the years, another the rounds of the campaign.

rule-2-2-title = The counters
rule-2-2 = Corps fight; markers keep the year, the round, the alignment of countries and three cards in force.

rule-2-2-1-title = Corps
rule-2-2-1 = What a corps is, what its counter says, and when it may be had.

rule-2-2-1-a-title = What a corps is
rule-2-2-1-a = A corps is a senior commander with his staff and troops. Not every army was organised so, but the word serves for all.

rule-2-2-1-b-title = Colours
rule-2-2-1-b = White: Austria and its Bavarian ally. Red: Great Britain and its Portuguese, Neapolitan, Hanoverian and Dutch allies. Blue: France and its ten minor allies. Black: Prussia and its Saxon ally. Green: Russia and its Swedish ally. Yellow: Spain.

rule-2-2-1-c-title = Full and reduced
rule-2-2-1-c = Every corps has a full side and a weaker, reduced side. March attrition and battle turn it to the reduced side.

rule-2-2-1-d-title = The three ratings
rule-2-2-1-d = From left to right: the battle rating (1 to 8) is its strength in battle; the movement rating (1 to 4) says how far it goes; the command rating (1 to 8) says how many corps, his own included, the commander can lead.

rule-2-2-1-e-title = Special availability
rule-2-2-1-e = A keyword on a counter is a condition that is looked at whenever the corps is to be deployed. Usually it names a minor country: the corps may be had while its player controls that minor and the major country whose colour it bears. Wrede serves the Coalition while it controls Austria and Bavaria.

rule-2-2-1-e-original = A letter on a counter is a condition that is looked at whenever the corps is to be deployed, and only then. Usually it stands for a minor country: the corps may be deployed while its player controls that minor and the major country whose colour it bears. Wrede serves the Coalition while it controls Austria and Bavaria. Minor-ally corps already on the map stay there; they leave it by 6.3, 7.3, 13.1 and 13.2.

rule-2-2-1-f-title = Minor allies
rule-2-2-1-f = A corps with the name of a minor country in the colour of a major one serves only the player who controls both. When he loses either, it leaves the map. Charles John serves whoever controls Russia and Sweden, and goes when one of them is lost.

rule-2-2-1-g-title = Too many minor allies
rule-2-2-1-g = French or British minor allies in excess of the limit of 9.2 B leave the map too, at once when the limit falls, usually in the diplomacy or the surrender phase. With 6 minor allies on the map and 11 minor countries France must remove 1.

rule-2-2-1-h-title = Corps that wait for an event
rule-2-2-1-h =
    – 5 Austrian corps enter the reserve when Radetzky is played, 6 Prussian ones when Stein is played.
    – 4 Spanish corps may be had once Spain has become insurgent.
    – 9 Russian corps may be had once an enemy corps has entered any Russian area.
    From then on they are corps like any other.

rule-2-2-1-i-title = The reserve
rule-2-2-1-i = Corps that are in play but not on the board are in the reserve, beside it.

rule-2-2-2-title = Year and round
rule-2-2-2 = One marker shows the year, 1805 to 1815; another the round of the campaign, 1 to 6.

rule-2-2-3-title = Alignment markers
rule-2-2-3 = A marker on each country, on the capital area of a major one, shows its alignment (3.3). France and Great Britain need none: they never change.

rule-2-2-4-title = Britannia, Stein, Radetzky
rule-2-2-4 = Three cards whose effect lasts have a marker each.

rule-2-2-4-a-title = A reminder
rule-2-2-4-a = When Britannia, Stein or Radetzky has been played its marker is put in its box on the board. It does nothing else.

rule-2-2-4-b-title = Reformed armies
rule-2-2-4-b = The numbers for reformed Prussia in the tables count only after Stein has been played, those for reformed Austria only after Radetzky.

rule-2-3-title = The cards
rule-2-3 = One deck of 55 cards serves both players.

rule-2-3-a-title = What a card says
rule-2-3-a = Each card names the phase or phases in which it may be played, and what it does.

rule-2-3-b-title = Difficult cards
rule-2-3-b = Most cards explain themselves; the scenario booklet adds examples for the harder ones. Here every card can be read whenever it is shown.

rule-2-3-c-title = When a card is played
rule-2-3-c = A card may be played at any time in its phases unless it says otherwise, and some out of turn: the French may play Indecision while the Coalition moves. Otherwise the order of play of the phase holds; the main exceptions are diplomacy (6.2) and battle (12.2).

rule-2-3-c-original = Some cards may be played out of turn: the French may play Indecision in a round while the Coalition moves.

rule-2-3-d-title = Who may play it
rule-2-3-d = Either player may play any card that is not forbidden him. Where a card lets either player do something, only the one who plays it does it: if the French play Talleyrand, they turn a Coalition member neutral or a neutral country into a French ally, and the Coalition does nothing.

rule-2-3-e-title = The discard pile
rule-2-3-e = No card ever leaves the game. A card that is played or discarded goes at once, face up, to the discard pile.

rule-2-3-f-title = Once only
rule-2-3-f = Some cards may be played for their event only once a game, as they say.

rule-2-3-g-title = Looking through the discards
rule-2-3-g = The discard pile may be looked through only by playing Napoleonica.

rule-2-3-h-title = Priority
rule-2-3-h = If it matters who plays a card first, the French have priority from 1805 to 1810 and the Coalition from 1811 to 1815.

rule-2-4-title = Player aids
rule-2-4 = Two cards hold the charts and tables. Where they were not to be had, the numbers here are reconstructed from the examples of the rules; the page of sources says which.

rule-2-5-title = Scenario booklet
rule-2-5 = It holds the set-up of the three scenarios, optional rules (17.1), a sample of play, notes on the cards and on the design.

rule-2-6-title = Dice
rule-2-6 = There are 2 six-sided dice, one for each player.

rule-2-7-title = Abbreviations
rule-2-7 = BR battle rating, MR movement rating, SR command rating (seniority), TBM tie-break modifier; CM Coalition member, IC insurgent country, NC neutral country, FA French ally, FD French dominion.

rule-3-0-title = Diplomatic situation
rule-3-0 = Who the countries are, and what their alignment means.

rule-3-1-title = The countries
rule-3-1 = There are 6 major and 13 minor countries (2.1 B). Every major one but Great Britain has at least 6 areas, every minor one a single area.

rule-3-1-original = The 6 major countries are France, Great Britain, Russia, Austria, Prussia and Spain; every one but Great Britain has at least 6 areas. The 13 minor ones, of one area each, are Bavaria, Denmark, Hanover, Holland, Italy, Naples, the Papal States, Pomerania, Portugal, Sweden, Switzerland, Westphalia and Württemberg.

rule-3-2-title = Detachable areas
rule-3-2 = Tyrol and Dalmatia belong to Austria, Poland and Saxony to Prussia. With Territorial Concessions the French may detach them and make them dominions. A detached area that the Coalition reconquers usually goes back to its country (13.1). Tyrol, while a French dominion, rises whenever Austria becomes a Coalition member or insurgent (7.3 C).

rule-3-3-title = Alignment
rule-3-3 = Every country but Great Britain and France has one of five alignments.

rule-3-3-a-title = Who controls a country
rule-3-3-a =
    – Coalition member (CM): controlled by the Coalition.
    – Insurgent country (IC): controlled by the Coalition in a limited way.
    – Neutral country (NC): controlled by nobody.
    – French ally (FA): controlled by the French.
    – French dominion (FD): controlled by the French.

rule-3-3-b-title = Control is not occupation
rule-3-3-b = Control is political. Corps in a country occupy it; they do not control it.

rule-3-3-c-title = Whole countries
rule-3-3-c = A country has one alignment for all its areas, even if enemies stand in some. Only detached areas (3.2) have one of their own.

rule-3-3-1-title = Coalition members
rule-3-3-1 = Countries at war beside Great Britain.

rule-3-3-1-a-title = What they give
rule-3-3-1-a = They give the Coalition corps and cards. The French may change their alignment by force or by diplomacy; diplomacy does not work on a member that was ever insurgent.

rule-3-3-1-b-title = How they come about
rule-3-3-1-b = By Talleyrand, Metternich, Alexander I, Pitt or English Gold, by a successful insurrection (7.2), or by conquest (13.1). Some countries are members at the start of each scenario.

rule-3-3-2-title = Insurgent countries
rule-3-3-2 = Countries that have risen against the French.

rule-3-3-2-a-title = What they give
rule-3-3-2-a = Their corps serve the Coalition, but only to free their own country (9.3); they bring fewer cards than members (8.1 C). French diplomacy never again works on a country that has been insurgent. The French can only make it a dominion: by occupying all of it while it is insurgent (7.1), or by forcing it to surrender later (13.0).

rule-3-3-2-b-title = How they come about
rule-3-3-2-b = By Insurrection, played on a French dominion or on a neutral country that the French side occupies. Some countries are insurgent at the start in 1809 and 1813.

rule-3-3-3-title = Neutral countries
rule-3-3-3 = Countries on neither side.

rule-3-3-3-a-title = What they are
rule-3-3-3-a = They give nobody corps or cards. Either player may usually change their alignment by force or diplomacy. Who violates the neutrality of a country makes it join the other side (11.5). A neutral country that stays occupied after it surrendered has rules of its own (13.2 D, 13.2 E).

rule-3-3-3-b-title = How they come about
rule-3-3-3-b = By Napoleon I, Talleyrand, Metternich, Alexander I, Pitt or English Gold, or by surrender (13.2). Some countries are neutral at the start in 1805 and 1809.

rule-3-3-4-title = French allies
rule-3-3-4 = Countries at war beside France.

rule-3-3-4-a-title = What they give
rule-3-3-4-a = They give the French corps and cards. The Coalition may change their alignment by force or diplomacy.

rule-3-3-4-b-title = How they come about
rule-3-3-4-b = By Napoleon I, Talleyrand, Metternich, Alexander I or Coup d’État, or by conquest (13.1). Some countries are allies at the start of each scenario.

rule-3-3-5-title = French dominions
rule-3-3-5 = Countries that France rules.

rule-3-3-5-a-title = What they give
rule-3-3-5-a = They give the French corps and cards. Coalition diplomacy does not work on them; force and insurrections do.

rule-3-3-5-b-title = How they come about
rule-3-3-5-b = By Napoleonic Dynasty, Joseph or Territorial Concessions, or wherever the French put down an insurrection (7.1). Some countries are dominions at the start of each scenario.

rule-3-3-6-title = Great Britain
rule-3-3-6 = Great Britain gives the Coalition corps and cards and is always a Coalition member. Diplomacy does not touch it and, thanks to the Royal Navy, nobody can conquer it.

rule-3-3-7-title = France
rule-3-3-7 = France gives the French player most of his corps and cards and is always his. Neither diplomacy nor insurrections touch it, but the Coalition can conquer it.

rule-4-0-title = Military organisation
rule-4-0 = How corps form armies, and who leads them.

rule-4-1-title = Corps and armies
rule-4-1 = All corps of a side in one area are an army.

rule-4-1-a-title = The size of a corps
rule-4-1-a = A corps stands for a commander and about 40000 men.

rule-4-1-b-title = Armies
rule-4-1-b = Friendly corps in the same area, or moving together, are stacked and form one army.

rule-4-1-c-title = What the enemy may see
rule-4-1-c = Only its owner may look through a stack, until a battle shows the enemy the corps in it.

rule-4-1-d-title = No limit but command
rule-4-1-d = Any number of corps may stand in an area. But no more may move together or be engaged in a battle than the command rating of the army leader; the others are left behind or held out of the battle.

rule-4-2-title = Army leaders
rule-4-2 = At every moment the commander with the highest command rating in the area leads the army and lies on top of the stack. Between equals the owner chooses.

rule-5-0-title = The year
rule-5-0 = A turn is a year of eight phases: diplomacy (6.0), insurrection (7.0), strategy (8.0), reinforcement (9.0), campaign (10.0 to 12.0), surrender (13.0), winter attrition (14.0) and victory (15.0). A scenario begins with the campaign of its first year.

rule-6-0-title = Diplomacy phase
rule-6-0 = Diplomacy cards, those that change the alignment of a country, are played in this phase. Peace Talks is not one of them (10.3).

rule-6-1-title = Order of play
rule-6-1 = The French say who plays first until 1810, the Coalition from 1811. The first player plays all his diplomacy cards, then the other all of his. Who passes plays none in this phase.

rule-6-1-original = The French say who plays first until 1810, the Coalition from 1811. The players then take turns, one card at a time; when both pass in a row no more cards are played in this phase.

rule-6-2-title = Diplomatic actions
rule-6-2 = A diplomacy card is played on a country. What it does is said on the card.

rule-6-2-a-title = Cards first, results after
rule-6-2-a = All cards are played before any of them takes effect.

rule-6-2-b-title = Two cards on one country
rule-6-2-b = If both players choose the same country their cards cancel each other. A player may not choose a country twice in the same year.

rule-6-2-c-title = Countries beyond diplomacy
rule-6-2-c = French cards never affect Great Britain, countries that are or ever were insurgent, or neutral countries occupied by Coalition corps. Coalition cards never affect France, French dominions, or neutral countries occupied by French corps.

rule-6-2-d-title = Option: one card a year
rule-6-2-d = If the players agree on it, at most one diplomacy card is played on each major country in a year.

rule-6-3-title = Consequences
rule-6-3 = What happens to corps when a country changes its alignment by diplomacy.

rule-6-3-a-title = A country turns neutral
rule-6-3-a = The markers are changed. All corps of a country that turns neutral leave the board for the reserve. Foreign corps in its areas stay, but from now on they must mind its neutrality (11.5).

rule-6-3-b-title = A country takes sides
rule-6-3-b = A country that ceases to be neutral may at once deploy home corps by the rules of reinforcement (9.2, 9.4).

rule-7-0-title = Insurrection phase
rule-7-0 = First it is seen which insurrections have failed or succeeded; then the Coalition may start new ones.

rule-7-1-title = Failure
rule-7-1 = An insurgent country all of whose areas are occupied by French-side corps becomes a French dominion again. Its insurrection marker stays as a reminder.

rule-7-2-title = Success
rule-7-2 = An insurgent country without any French-side corps in it becomes a Coalition member. Its insurrection marker stays.

rule-7-3-title = New insurrections
rule-7-3 = How a country rises, and what follows.

rule-7-3-a-title = The card
rule-7-3-a = With Insurrection the Coalition makes a French dominion rise, or a neutral country occupied by the French side (13.2), even one whose insurrection has just failed.

rule-7-3-b-title = How many
rule-7-3-b = As many as the Coalition has cards for: with 2 Insurrection and 2 Napoleonica it could raise 4 countries in one year.

rule-7-3-c-title = Tyrol
rule-7-3-c = Tyrol, while a French dominion, rises by itself whenever Austria becomes a Coalition member or insurgent. When it is joined to Austria again its insurgent past is forgotten.

rule-7-3-c-original = Tyrol, while a French dominion, rises by itself whenever Austria becomes a Coalition member or insurgent.

rule-7-3-d-title = The marker
rule-7-3-d = An insurrection marker replaces the marker of a dominion or neutral country.

rule-7-3-e-title = Corps abroad
rule-7-3-e = Corps of the new insurgent that stand outside their home areas return to the reserve.

rule-7-3-f-title = Never again
rule-7-3-f = A country that has risen is deaf to French diplomacy for the rest of the game. Its insurrection marker is never removed, whatever it becomes later.

rule-8-0-title = Strategy phase
rule-8-0 = Both players get new hands, of at most 10 cards.

rule-8-1-title = The cards
rule-8-1 = How hands are thrown away, dealt and played.

rule-8-1-a-title = Old hands
rule-8-1-a = Both players first discard all they still hold; nothing may be played before that. If a major country has surrendered since the last deal, or fewer than 20 cards are left in the deck, the discards are shuffled into it.

rule-8-1-b-title = How many cards
rule-8-1-b =
    Each player draws cards for the countries he controls, at most 10 in all:
    – France 4, Great Britain 4, Russia 3, Spain 2;
    – Austria 1 and Prussia 1, each 2 once reformed (Radetzky, Stein);
    – 1 for every 4 minor countries and detached areas.
    Great Britain, Russia, 4 minor members and insurgent Spain give the Coalition 4 + 3 + 1 + 1 = 9 cards.

rule-8-1-c-title = Insurgents bring less
rule-8-1-c = An insurgent major country brings the Coalition 1 card less than it would as a member; insurgent minor countries bring none.

rule-8-1-d-title = When to play them
rule-8-1-d = A card may be played in any of the phases that it names.

rule-8-1-e-title = Who plays first
rule-8-1-e = The French say who plays strategy cards first until 1810, the Coalition from 1811.

rule-8-1-e-original = If both want to play a card at the same time the French go first until 1810, the Coalition from 1811. Nobody chooses another order.

rule-8-1-f-title = New cards
rule-8-1-f = Strategy cards that have just been drawn may be played at once.

rule-8-1-g-title = Britannia
rule-8-1-g = Whenever the French discard Britannia the Coalition may discard one of its cards and take Britannia into its hand. If the French throw it away with their old hand in a strategy phase this is of no use: the card could not be played in that phase.

rule-8-1-g-original = Whenever the French discard Britannia the Coalition may discard one of its cards and take Britannia into its hand. Once the Coalition has played it, its marker is on the board and the Royal Navy helps the Coalition for the rest of the game (9.5, 11.2, 13.2); it is not played again.

rule-9-0-title = Reinforcement phase
rule-9-0 = Players choose corps in the reserve and deploy them on the board.

rule-9-1-title = Order of play
rule-9-1 = The French say who reinforces first until 1810, the Coalition from 1811.

rule-9-2-title = Reinforcements
rule-9-2 = Which countries give corps, and how many.

rule-9-2-a-title = Who gives them
rule-9-2-a = The countries that a player controls; for the Coalition also insurgent major countries.

rule-9-2-b-title = The two limits
rule-9-2-b =
    Mobilization is the most corps of a country on the map at once; deployment the most that it deploys in a year, within its mobilization (mobilization / deployment):
    – France 10 / 5, Great Britain 4 / 2, Russia 12 / 4, Spain 4 / 2;
    – Austria 8 / 3, reformed 10 / 4; Prussia 6 / 3, reformed 8 / 4;
    – French minor allies: the minor countries and detached areas that France controls, divided by 2 / by 3, rounded down;
    – British minor allies: the minor countries and detached areas that are Coalition members, divided by 2 / by 3, rounded up.

rule-9-2-c-title = Minor allies
rule-9-2-c = Wrede, Sachsen-Weimar and Charles John count within the limits of Austria, Prussia and Russia. French and British minor allies have limits of their own.

rule-9-2-d-title = An example
rule-9-2-d = France has 5 home corps and 1 minor ally on the map and controls 12 minor countries. It may deploy up to 5 more home corps and up to 4 more minor allies (12 / 3).

rule-9-2-e-title = From the reserve, at full strength
rule-9-2-e = Reinforcements come only from the reserve and always on their full side, even if they were reduced when they left the map.

rule-9-3-title = Insurgent corps
rule-9-3 = Corps of an insurgent country fight for their own soil only.

rule-9-3-a-title = Near home
rule-9-3-a = They never attack outside their country and never move, or are made to retreat, more than 1 area away from it. Detachable areas still count as home: in 1813 the insurgent Prussians may attack in detached Saxony. By interception they may enter an area next to their country, even as the attackers of the battle that follows.

rule-9-3-a-original = They never attack outside their country and never move, or are made to retreat, more than 1 area away from it.

rule-9-3-b-title = Retreat too far
rule-9-3-b = If they could only retreat more than 1 area away from their country they go to the prisoners box instead.

rule-9-4-title = Deployment
rule-9-4 =
    Reinforcements are deployed in home areas free of enemies, with an army or alone; without such an area they are not deployed. (After a violation of neutrality they may appear among enemies, 11.5.) Then the leader of each army is determined anew (4.2). Bagration needs a Russian area free of enemies; Charles John needs Sweden free of enemies, and Russia and Sweden on his side.
    Exception: French home corps may also be deployed in an insurgent area free of enemies that is next to a French area free of enemies.

rule-9-5-title = By sea
rule-9-5 = Once Britannia has been played the Coalition may deploy one corps a year in a coastal area that it controls and that is free of enemies.

rule-9-6-title = Recovery
rule-9-6 = A player may discard cards to turn his reduced corps to their full side: one card for each army, however many of its corps are reduced.

rule-9-7-title = Prisoners
rule-9-7 = At the end of the phase all corps in the prisoners box return to the reserve.

rule-9-8-title = No free exchange
rule-9-8 = Corps on the board cannot be exchanged at will for corps in the reserve.

rule-10-0-title = The campaign
rule-10-0 = In the campaign phase armies move and fight.

rule-10-1-title = Order of play
rule-10-1 = The French say who moves first until 1810, the Coalition from 1811. The same player then moves first in every round of the campaign.

rule-10-2-title = Six rounds
rule-10-2 = A campaign has 6 rounds of two months each; the first campaign of a scenario may begin later. Rounds 5 and 6 are winter.

rule-10-3-title = Peace Talks
rule-10-3 = Played at the start of a round, it stops all operations in that round and the next, but never beyond the year: played in round 6 it does not touch the next campaign.

rule-10-3-original = Played at the start of a round, it cuts the campaign by that round, or by that round and the next, as its player says, but never beyond the year: played in round 6 it does not touch the next campaign.

rule-10-4-title = Winter Quarters
rule-10-4 = Played at the start of a winter round, before any move, it stops all operations in one or both winter rounds: at the start of round 5 in that one or in both, at the start of round 6 in that one.

rule-10-4-original = Played at the start of a winter round, it cancels the second or both winter rounds: both at the start of round 5, the second at the start of round 6.

rule-11-0-title = Movement
rule-11-0 = How armies move in a round, what it costs, and how the enemy may answer.

rule-11-a-title = Nobody must move
rule-11-a = Moving an army is never compulsory.

rule-11-b-title = One army a round
rule-11-b = A player moves 1 army a round. With Major Campaign, played before he has moved in that round, he moves up to 3 different armies, and each of their moves counts as one for 11 G.

rule-11-b-original = A player moves 1 army a round. With Major Campaign he moves up to 3 armies; no corps moves more than once.

rule-11-c-title = Whole armies and parts
rule-11-c = He may move the whole army or detach some of its corps as a new army and move that. It never holds more corps than the command rating of its leader; the others stay in the area where the move begins.

rule-11-d-title = Picking up and leaving corps
rule-11-d = On its way an army may pick up and leave friendly corps, as long as it keeps the same leader, whose movement rating holds for the whole move. It cannot take along a corps of higher command rating, but it may enter an area where there is one.

rule-11-e-title = Reactions
rule-11-e = The other player may move armies in answer: to withdraw before battle (11.3) or to intercept (11.4).

rule-11-f-title = By land and by sea
rule-11-f = Armies move by land between adjacent areas (11.1) or by sea between coastal areas (11.2).

rule-11-g-title = What a move costs
rule-11-g = Every move and every interception of a player but his first in the campaign phase, in whatever round, costs a card: he plays one with it or discards one and shows it. Withdrawals and retreats are free.

rule-11-h-title = Paying in a Major Campaign
rule-11-h = Besides the card Major Campaign itself, a card is discarded for each army that is moved.

rule-11-i-title = When to stop
rule-11-i = An army stops when its allowance is used up (11.1) or when it enters an area that the enemy holds.

rule-11-j-title = When battles are fought
rule-11-j = A battle is fought at once. In a Major Campaign all battles come after all moves, withdrawals and interceptions.

rule-11-k-title = Several armies attack one
rule-11-k = In a Major Campaign several armies may attack the same one. Together they engage no more corps than the highest command rating among them: three French armies of 4 corps, one of them led by Napoléon (8), engage at most 8.

rule-11-1-title = Movement by land
rule-11-1 = How far an army goes by land.

rule-11-1-a-title = From area to area
rule-11-1-a = Every army may move by land, between adjacent areas.

rule-11-1-b-title = The allowance
rule-11-1-b =
    An army may enter as many areas in turn as the movement rating of its leader, changed by:
    – -1 in winter;
    – -1 to engage the enemy in battle, even if he withdraws, but not if he intercepts;
    – -1 if Mud is played on it;
    – +1 with Forced March.
    All of them add up.

rule-11-1-b-original = An army may enter as many areas in turn as the movement rating of its leader, -1 in winter, and -1 if it engages the enemy in battle, even if he withdraws, but not if he intercepts. The cards Mud and Forced March change it as they say.

rule-11-1-c-title = A battle not sought
rule-11-1-c = There is no -1 when the battle comes from an interception, or from corps deployed after a violation of neutrality: the moving army did not plan it.

rule-11-1-d-title = Unused movement
rule-11-1-d = What an army does not use of its allowance is lost.

rule-11-1-1-title = Two crossings
rule-11-1-1 = Sweden is joined by land to Lithuania in winter and to Denmark across the strait.

rule-11-1-1-a-title = Over the ice
rule-11-1-1-a = In winter rounds armies may go by land between Sweden and Lithuania. The Baltic counts as an area on the way, so the step costs 2; besides the -1 for winter there is march attrition (11.1.2).

rule-11-1-1-a-original = In winter rounds armies may go by land between Sweden and Lithuania, as between any two adjacent areas.

rule-11-1-1-b-title = The strait
rule-11-1-1-b = The French side may go by land between Sweden and Denmark only while neither is a Coalition member; the Coalition always may.

rule-11-1-2-title = March attrition
rule-11-1-2 = Hard marches wear armies down.

rule-11-1-2-a-title = The causes
rule-11-1-2-a =
    – A move of 4 areas, or of 3 or more and an attack;
    – a move with Forced March;
    – a move, interception, withdrawal or retreat into or through mountains or swamp;
    – a move, interception, withdrawal or retreat in a winter round.
    The army is subject to losses, and all its corps are reduced at the end of the move, before any battle. Forced March used to intercept or to withdraw is no cause.

rule-11-1-2-a-original =
    – A move of 4 areas, or of 3 or more and an attack;
    – a move with Forced March;
    – a move, interception, withdrawal or retreat into mountains or swamp;
    – a move, interception, withdrawal or retreat in a winter round.
    The army is subject to losses, and all its corps are reduced at the end of the move.

rule-11-1-2-b-title = Corps left and picked up
rule-11-1-2-b = A corps left on the way after a cause was met is reduced too and counts for the roll. A corps picked up that meets no cause afterwards is spared both.

rule-11-1-2-c-title = The roll
rule-11-1-2-c =
    One die is rolled for each cause and the lowest counts: with 3 and 6, the 3. Losses by the number of corps, for the dice 1, 2, 3 (none on 4 to 6):
    – 1 to 2 corps: 1, 0, 0;
    – 3 to 4 corps: 1, 1, 0;
    – 5 to 6 corps: 2, 1, 1;
    – 7 to 8 corps: 2, 2, 1;
    – 9 or more: 3, 2, 2.

rule-11-1-2-d-title = What becomes of the losses
rule-11-1-2-d = In winter rounds they are permanent, and not even Veterans brings these corps back. At other times they are temporary: the corps go to the prisoners box.

rule-11-1-2-d-original = In winter rounds they are permanent, though Veterans may bring a corps back. At other times they are temporary: the corps go to the prisoners box.

rule-11-1-2-e-title = Reduced corps first
rule-11-1-2-e = Corps that were reduced when the move began are lost first. An example: Blücher with 3 corps force-marches 4 areas and attacks: two dice, 2 and 6. The 2 counts, 1 corps is lost, and the other two are reduced before the battle.

rule-11-2-title = Movement by sea
rule-11-2 = One corps at a time, and only for the Coalition.

rule-11-2-a-title = The Royal Navy
rule-11-2-a = Once Britannia has been played (not merely discarded) the Coalition may move one corps of any nationality from a coastal area to another, Black Sea shores excepted. Enemies may be there, but a corps that attacks at the end of a sea move has -2 in battle (12.2 B).

rule-11-2-b-title = Not the French
rule-11-2-b = The French never move by sea.

rule-11-2-c-title = The Baltic in winter
rule-11-2-c = In winter rounds no sea move may leave, enter or cross the Baltic, the shores from Denmark to Livonia. From Denmark one may still sail to a coast that is not on the Baltic.

rule-11-3-title = Withdrawal
rule-11-3 = How an army gives way before battle.

rule-11-3-a-title = Who may withdraw
rule-11-3-a = When an enemy army enters their area, any or all of the corps there may withdraw to an adjacent area free of enemies, other than the one that the attacker came from, if the movement rating of their leader is at least that of the attacking leader.

rule-11-3-b-title = What is compared
rule-11-3-b = If the attacking army has already met a cause of attrition in this move, its leader’s reduced movement rating is compared.

rule-11-3-b-original = It is the movement ratings that are compared, not what is left of the allowances.

rule-11-3-c-title = By sea
rule-11-3-c = Once Britannia has been played one Coalition corps a round may withdraw by sea instead, to an area free of enemies.

rule-11-3-d-title = Who stays has accepted
rule-11-3-d = Once battle is accepted there is no withdrawal. In a Major Campaign the defender may not wait to see how many armies come before he decides.

rule-11-3-e-title = What the attacker does then
rule-11-3-e = If some corps stay, the attacking army stops and fights them. If all have gone and it has movement left, it may stop, follow them, or go elsewhere.

rule-11-3-f-title = Again and again
rule-11-3-f = Corps that are followed may withdraw again, as often as their allowance permits: with a leader of movement 3, three times in a round, twice in winter.

rule-11-3-g-title = Attrition
rule-11-3-g = Withdrawing into mountains or swamp, or in winter, causes march attrition (11.1.2).

rule-11-4-title = Interception
rule-11-4 = How an army stops a moving enemy and makes him fight.

rule-11-4-a-title = Who may intercept
rule-11-4-a = When an army enters an area adjacent to an enemy army, that army may move any of its corps there and make it stop and fight, if its leader’s movement rating is at least that of the moving leader. The interceptor pays a card (11 G).

rule-11-4-a-original = When an army enters an area without another army of its own side, adjacent to an enemy army, that army may move any of its corps there and make it stop and fight, if the movement rating of the intercepting leader is at least that of the moving leader. The interceptor pays a card (11 G).

rule-11-4-b-title = Whose rating
rule-11-4-b = The rating compared is that of the leader of the army in the area that the interceptors leave, even if another is sent: if Kutuzov (3) and Bagration (4) are together and Bagration goes, Kutuzov’s 3 counts.

rule-11-4-c-title = A worn army
rule-11-4-c = If the moving army met a cause of attrition before it entered the area, its leader’s reduced movement rating is compared; and if it is intercepted, its attrition is settled before the battle.

rule-11-4-d-title = Attack or defend
rule-11-4-d = The intercepting player says whether he attacks or defends in the battle.

rule-11-4-e-title = Helping a friend
rule-11-4-e = Who intercepts into an area where a friendly army is about to be attacked is a defender.

rule-11-4-f-title = Several interceptors
rule-11-4-f = Any number of armies in position may intercept the same army in the same area; a card is paid for each.

rule-11-4-f-original = Any number of armies in position may intercept the same army in the same area; a card is paid for each, and all of them attack or all defend.

rule-11-4-g-title = Counter-interception
rule-11-4-g = The interceptor may itself be intercepted by a friend of the moving army who is in position; the first interceptor still says who attacks. A French army (movement 3) goes from East Prussia to Lithuania; Russians (4) intercept it from Livonia; another French army (4) in Poland may come to help, but the Coalition says who attacks.

rule-11-4-h-title = No way out
rule-11-4-h = An intercepted army cannot withdraw from the battle.

rule-11-4-i-title = Attrition
rule-11-4-i = Intercepting into mountains or swamp, or in winter, causes march attrition. It is rolled before the battle but after the interception has been found valid: ratings are compared as they were before.

rule-11-4-i-original = Intercepting into mountains or swamp, or in winter, causes march attrition (11.1.2).

rule-11-5-title = Violation of neutrality
rule-11-5 = What offends a neutral country, and what it does then.

rule-11-5-a-title = When it happens
rule-11-5-a = As soon as an army leaves corps in a neutral country, ends a move, an interception, a withdrawal or a retreat there, or enters the capital area of a neutral major country.

rule-11-5-a-original = As soon as an army leaves corps in a neutral country, ends its movement there, or enters the capital area of a neutral major country.

rule-11-5-b-title = Occupied neutral countries
rule-11-5-b = In a country that is neutral and occupied (13.2 D) its occupier violates nothing; the other side does. If France occupies neutral Prussia, Napoléon may retreat from Minsk to Poland; but if Kutuzov enters Poland he violates it and Prussia becomes a French ally.

rule-11-5-b-original = In a country that is neutral and occupied (13.2 D) nobody violates anything.

rule-11-5-c-title = It joins the other side
rule-11-5-c = The country at once joins the side opposed to the violator, as a French ally or a Coalition member, and may deploy home corps by the rules of reinforcement (9.2, 9.4).

rule-11-5-d-title = Among the invaders
rule-11-5-d = They may be deployed in any of its areas, even where enemies stand; then a battle follows at once.

rule-12-0-title = Battle
rule-12-0 = When armies fight, how, and what becomes of them.

rule-12-a-title = When there is a battle
rule-12-a = Battle follows when an army enters an area that enemies hold and do not all leave. An army without movement left to begin a battle may not enter.

rule-12-b-title = After everything else
rule-12-b = It is fought when all moves, interceptions and withdrawals are done and march attrition has been settled.

rule-12-1-title = Preparation
rule-12-1 = Which corps fight, and how many of them.

rule-12-1-a-title = The battle box
rule-12-1-a = All corps in the battle area are put in the battle box.

rule-12-1-b-title = How many may fight
rule-12-1-b = Each side engages at most as many corps as the command rating of its army leader in the area.

rule-12-1-c-title = Naming them
rule-12-1-c = Who has more corps than that names those that he engages, the attacker first.

rule-12-1-d-title = The leader held back
rule-12-1-d = The command rating of the army leader counts even if his own corps is not engaged.

rule-12-1-e-title = Fewer than allowed
rule-12-1-e = A player may engage fewer corps than he may. The others are put aside and need not be shown. The attacker names his first.

rule-12-1-f-title = Interior Lines
rule-12-1-f = Though marked as a battle card it is played in the campaign, when two or more armies of a Major Campaign attack one: the defender fights them in separate battles until he is beaten. Fog of War does not cancel it.

rule-12-2-title = Resolution
rule-12-2 = How a battle is decided.

rule-12-2-a-title = Strength
rule-12-2-a = The strength of a side is the sum of the battle ratings of its engaged corps.

rule-12-2-b-title = Modifiers
rule-12-2-b = +1 for each corps that fights in its home; -2 for each corps that fights at the end of a sea move.

rule-12-2-b-original = +1 for each corps that fights in its home; -2 for attacking at the end of a sea move.

rule-12-2-c-title = Battle cards
rule-12-2-c = Cards are played that concern this battle only: the attacker plays all of his first, Fog of War included, then the defender. Nobody plays two cards of the same title in a battle.

rule-12-2-c-original = Cards that concern the battle are played, the attacker’s first. Nobody plays two cards of the same title in a battle.

rule-12-2-d-title = The dice
rule-12-2-d =
    Each side rolls one die; its strength and the die give the losses that it inflicts (dice 1 to 6; then the tie-break modifier):
    – up to 5: 0, 0, 0, 0, 1, 1; +0
    – 6 to 11: 0, 0, 0, 1, 1, 1; +1
    – 12 to 17: 0, 0, 1, 1, 1, 2; +2
    – 18 to 23: 0, 1, 1, 1, 2, 2; +3
    – 24 to 29: 1, 1, 1, 2, 2, 3; +4
    – 30 to 35: 1, 1, 2, 2, 3, 3; +5
    – 36 and more: 1, 2, 2, 3, 3, 4; +6

rule-12-2-e-title = Death of a Hero
rule-12-2-e = Like Pursuit, it is played right after the battle has been decided, not before the dice. Fog of War does not cancel it.

rule-12-2-f-title = Nationality by colour
rule-12-2-f = For cards that depend on nationality, such as Grand Battery, all red corps are British, all blue ones French, and so on.

rule-12-2-g-title = The winner
rule-12-2-g = Who inflicts more losses wins. If they are equal both roll again and add the tie-break modifier of their strength: the higher total wins; if these are equal too, they roll again. Strength 18 and 12, dice 4 and 4: 1 loss each, a tie; the tie-break is rolled with +3 and +2.

rule-12-2-g-original = Who inflicts more losses wins. If they are equal both roll again and add the tie-break modifier of their strength: the higher total wins; if these are equal too, the defender wins. Strength 18 and 12, dice 4 and 4: 1 loss each, a tie; the tie-break is rolled with +3 and +2.

rule-12-2-h-title = A clear victory
rule-12-2-h = If the battle is won without a tie-break the loser suffers 1 loss more. In the example, had the French rolled 6 for 2 losses, they would win at once and the Coalition lose 3.

rule-12-3-title = Results
rule-12-3 = Losses, then the retreat of the beaten, then what the winner may do.

rule-12-3-1-title = Losses
rule-12-3-1 = Which corps are lost, and for how long.

rule-12-3-1-a-title = Permanent and temporary
rule-12-3-1-a = Half of the losses of a side are permanent, for the rest of the game, the others temporary. Of an odd number the last one is permanent for a side that lost the battle or won it after a tie, and temporary for a side that won without one. A single loss is such a last one.

rule-12-3-1-a-original = Half of the losses of a side are permanent, for the rest of the game, the others temporary. Of an odd number the last one is permanent for a side that lost the battle or won it without a tie-break, and temporary for a side that won after one. In the example of 12.2 H the French lose 1 corps for good; of the 3 of the Coalition 2 are lost for good and 1 is taken prisoner.

rule-12-3-1-b-title = Who chooses
rule-12-3-1-b = Each player chooses his own losses; with Death of a Hero one chooses a permanent loss of the enemy.

rule-12-3-1-c-title = Where they go
rule-12-3-1-c = Temporary losses of the loser go to the prisoners box, those of the winner to the reserve. All surviving corps that were engaged are reduced; those already reduced suffer no more, and those not engaged stay as they are.

rule-12-3-1-c-original = Temporary losses of the loser go to the prisoners box, those of the winner to the reserve. The surviving corps of both sides are reduced.

rule-12-3-1-d-title = Both wiped out
rule-12-3-1-d = In a small battle all corps of both sides may be lost. That is allowed.

rule-12-3-1-e-title = The winner wiped out
rule-12-3-1-e = If the winner loses all his corps and the loser does not, the result stands.

rule-12-3-1-f-title = No more than there are
rule-12-3-1-f = A side never loses more corps than it has: with 2 corps and 3 losses, 2 are lost.

rule-12-3-2-title = Retreat
rule-12-3-2 = Where a beaten army goes.

rule-12-3-2-a-title = Where to
rule-12-3-2-a = All surviving corps of the loser, engaged or not, retreat to an adjacent area free of enemies, by preference towards the capital of the majority of them (between equals the loser chooses). March attrition is rolled where it applies (11.1.2).

rule-12-3-2-b-title = The defender
rule-12-3-2-b = A beaten defender may not retreat into the area that the attacker came from.

rule-12-3-2-c-title = The attacker
rule-12-3-2-c = A beaten attacker or interceptor must go back to the area that he came from.

rule-12-3-2-c-original = A beaten attacker or interceptor must go back to one of the areas from which his armies entered the battle.

rule-12-3-2-d-title = By sea
rule-12-3-2-d = Once Britannia has been played one Coalition corps may retreat by sea, to a coastal area of its home that the Coalition controls and that is free of enemies; without one it cannot. A Swedish corps could only reach Sweden so.

rule-12-3-2-d-original = One Coalition corps at most may retreat by sea, under the same conditions as it would move by sea (11.2).

rule-12-3-2-e-title = Prisoners
rule-12-3-2-e = Corps that cannot retreat so go to the prisoners box, and so do insurgent corps that would go more than 1 area from their country. The loser may always put all his survivors there rather than retreat into a neutral country and violate it.

rule-12-3-2-e-original = Corps that cannot retreat so go to the prisoners box, and so do insurgent corps that would go more than 1 area from their country.

rule-12-3-3-title = Victory
rule-12-3-3 = The winner holds the field.

rule-12-3-3-a-title = Rest
rule-12-3-3-a = The surviving corps of the winner, engaged or not, stay. By discarding a card (not playing it) he may turn them all to their full side.

rule-12-3-3-b-title = Pursuit
rule-12-3-3-b = He may not do so if he plays Pursuit.

rule-12-3-3-c-title = Between battles
rule-12-3-3-c = Troops are not restored between the successive battles of Interior Lines.

rule-13-0-title = Surrender phase
rule-13-0 = Countries that enemies occupy surrender.

rule-13-a-title = The order
rule-13-a = Countries are looked at in this order: all minor ones, Spain, Prussia, Austria, Russia, France.

rule-13-b-title = Who does not surrender
rule-13-b = No Surrender stops the surrender of a country. Insurgent countries never surrender in this phase.

rule-13-b-original = The card No Surrender stops the surrender of a country.

rule-13-c-title = Option: 1815
rule-13-c = If the players agree on it, No Surrender has no effect in 1815; who draws it then discards it at once and draws another card.

rule-13-1-title = Minor countries
rule-13-1 = An occupied minor country changes sides.

rule-13-1-a-title = What it becomes
rule-13-1-a = A minor country joins the side whose corps occupy it. To the French it becomes an ally, or a dominion if it was ever insurgent; to the Coalition, a member. A detached area that surrenders to the Coalition goes back to its country if that is a Coalition member; otherwise it stays detached, under Coalition control.

rule-13-1-a-original = A minor country joins the side whose corps occupy it, as a French ally or a Coalition member; one that the French occupy becomes a dominion if it is insurgent or ever was. A detached area that surrenders to the Coalition goes back to its country if that is a Coalition member; otherwise it stays detached, under Coalition control.

rule-13-1-b-title = Its corps
rule-13-1-b = All corps of the country that surrenders return to the reserve.

rule-13-2-title = Major countries
rule-13-2 = An occupied major country leaves the war.

rule-13-2-a-title = When
rule-13-2-a = It must surrender if at least 1 enemy corps is in its capital and, besides, either the enemy corps in its areas outnumber the friendly ones there or none of its own corps is left in them.

rule-13-2-b-title = It becomes neutral
rule-13-2-b = It becomes neutral, and all its corps go to the reserve.

rule-13-2-c-title = Foreign corps in it
rule-13-2-c = Foreign corps that were its allies and stand in its areas go to the prisoners box if they are surrounded by areas that enemies occupy or by sea. Otherwise they are put at once in the nearest area free of enemies and controlled by their side. Once Britannia has been played one Coalition corps in a coastal area may also go to such an area by sea.

rule-13-2-d-title = Occupied neutral country
rule-13-2-d = As long as the victor keeps at least 1 corps in the capital of a major country that he made surrender, it is an occupied neutral country, and its neutrality does not bind his forces.

rule-13-2-d-original = As long as the victor keeps at least 1 corps in the capital of a major country that he made surrender, it is an occupied neutral country, and the rule of violation (11.5) is suspended there.

rule-13-2-e-title = Diplomacy and insurrection
rule-13-2-e = The other player’s diplomacy cards do not work on an occupied neutral country. But if the French or their allies occupy it, Insurrection can make it rise.

rule-13-2-f-title = Abdication
rule-13-2-f = With the option of 17.1 the French may surrender France by choice, though the conditions are not met.

rule-14-0-title = Winter attrition
rule-14-0 = Large armies lose corps in winter.

rule-14-a-title = Which armies
rule-14-a = Every army of 3 or more corps is subject to winter attrition, wherever it stands.

rule-14-b-title = The roll
rule-14-b =
    Its owner rolls a die for it and adds: +2 with Depot, +2 in a friendly area, +1 in a capital area, +1 in a neutral area; -2 if the enemy plays Scorched Earth, -2 for the French or their allies in an insurgent area, -2 in a barren area. Losses by the number of corps, for results of 0 or less, 1, 2, 3, 4, 5, 6 or more:
    – 3 to 4 corps: 1, 1, 1, 0, 0, 0, 0;
    – 5 to 6 corps: 2, 1, 1, 1, 0, 0, 0;
    – 7 to 8 corps: 2, 2, 2, 2, 1, 1, 0;
    – 9 or more: 3, 3, 3, 2, 2, 1, 0.

rule-14-b-original =
    Its owner rolls a die for it and adds: +2 with Depot, +2 in a friendly area, +1 in a capital area; -2 if the enemy plays Scorched Earth, -2 for the French or their allies in an insurgent area, -2 in a barren area. Losses by the number of corps, for results of 0 or less, 1, 2, 3, 4, 5, 6 or more:
    – 3 to 4 corps: 1, 1, 1, 0, 0, 0, 0;
    – 5 to 6 corps: 2, 1, 1, 1, 0, 0, 0;
    – 7 to 8 corps: 2, 2, 2, 2, 1, 1, 0;
    – 9 or more: 3, 3, 3, 2, 2, 1, 0.

rule-14-c-title = Permanent losses
rule-14-c = All these losses are permanent; the owner chooses the corps. For a result below 0 the losses rise by the difference. Napoléon with 8 corps in Moscow rolls 4, +1 for the capital, -2 barren: 3, so 2 corps are lost. In another Russian area with a 1 the result is -1, and 3 are lost.

rule-14-d-title = Friendly areas
rule-14-d = Friendly means of the same side: Russian corps in Bohemia get +2 while Russia and Austria are both members. Napoleonica may fetch the Depot or Scorched Earth just played, to play it again.

rule-14-d-original = Friendly means of the same side: Russian corps in Bohemia are in a friendly area while Russia and Austria are both members.

rule-15-0-title = Victory phase
rule-15-0 = The French control their allies and dominions, the Coalition its members and the insurgent countries; limited control is enough here.

rule-15-1-title = French victory
rule-15-1 = What the French must achieve.

rule-15-1-a-title = Marginal
rule-15-1-a = From 1811 on: all countries adjacent to France are French-controlled, and of Austria and Russia one is French-controlled or occupied by the French side, the other neutral or French-controlled.

rule-15-1-a-original = From 1811 on: all countries adjacent to France are French-controlled, and of Austria and Russia one is French-controlled or occupied by the French side, the other neutral, French-controlled or occupied by the French side.

rule-15-1-b-title = Decisive
rule-15-1-b = All countries adjacent to France are French-controlled; Russia, Austria and Prussia are each French-controlled or occupied by the French side; and every other country but Great Britain is neutral or French-controlled.

rule-15-2-title = Coalition victory
rule-15-2 = What the Coalition must achieve.

rule-15-2-a-title = Marginal
rule-15-2-a = The French control nothing but France itself.

rule-15-2-b-title = Decisive
rule-15-2-b = France surrenders, or Napoléon’s corps is lost for good.

rule-15-3-title = End of the game
rule-15-3 = Who may end it, and what happens after 1815.

rule-15-3-a-title = Taking or leaving it
rule-15-3-a = Who meets the conditions of a marginal victory in this phase may end the game with it, or play on for a decisive one. If his fortune turns he cannot claim it later unless he meets them again.

rule-15-3-b-title = After 1815
rule-15-3-b = If nobody has won by the end of 1815 the French win a moral victory; in tournaments it counts as a French victory.

rule-15-3-b-original = If nobody has won by the end of 1815 the French win a moral victory.

rule-17-1-title = Option: Napoléon returns
rule-17-1 = If the players agree on it, the French may once, in a surrender phase before 1815, surrender France by choice (13.2 F). This does not end the game: all French-side corps go to the reserve and every French ally and dominion becomes neutral; in that year the Coalition wins no marginal victory. In the next reinforcement phase Napoléon, even if he was a prisoner, returns to his capital, if no enemy is there, and the French deploy as usual. Until the end of that year France is neutral ground for the winter (14 B). A France that must surrender (13.2 A) has no such choice.

## Rulings

ruling-a1 = Strategy cards may be played in the phase in which they are drawn, in the order of 8.1 E. Nobody is forced to: a card that had to be played at once could never be kept for a better year.
ruling-a2 = When the French discard Britannia the Coalition may discard one card to take it. It can then only be played in a strategy phase.
ruling-a3 = Unused movement is lost for that move only; “for the rest of the game” is a slip.
ruling-a4 = Half of the losses, rounded down, are permanent and as many temporary; only the odd one is decided by who won and how.
ruling-a5 = Temporary losses of the loser go to the prisoners box, those of the winner to the reserve.
ruling-a6 = Losses never exceed the corps engaged.
ruling-a7 = A retreat goes to an adjacent area free of enemies, towards the capital of the most numerous nationality by the fewest areas; attackers and interceptors go back where they came from.
ruling-a8 = The events that make corps available are triggers: once they have happened they hold for the rest of the game.
ruling-a9 = Shores of the Black Sea are not coastal, nor is Westphalia.
ruling-a10 = Cards of both players on the same country cancel each other, and both are spent.
ruling-a11 = Veterans returns one permanently lost corps to the reserve, but never one lost to winter march attrition.
ruling-a12 = The option Napoléon returns is not in the texts at hand beyond its name; it is played as 17.1 says here, which is our reconstruction.
ruling-a13 = The enemy sees of a stack its area, its side, the number of its corps, and the leader on top with the side that is up; the others he sees when they are engaged in battle. The leader lies on the pile and its height is visible.
ruling-a14 = The reserve, the prisoners and the lost corps are public: they lie on the board and the table.
ruling-a15 = Corps held out of a battle are not shown; only the engaged ones are, and the leader whose command rating is used.
ruling-a16 = Both players see every card that reaches the discard pile as it goes there; the pile itself is not looked through.
ruling-a17 = Napoleonica may fetch any card but Napoleonica that its owner could play at that moment, and it is played at once; otherwise cards could be fetched without end.
ruling-a18 = Napoleonica may be used in a battle, but not for a card whose title its owner has already played there.
ruling-a19 = A card that names neither player may be played by either.
ruling-a20 = Where both may play a card at the same moment the player with priority, French to 1810 and Coalition from 1811, is asked first, then the other; the moment is over when both pass.
ruling-a21 = A card that may be played only once, drawn again later, can only be discarded or paid with.
ruling-a22 = The limit of 10 binds the deal. Nothing else in the game adds a card to a hand: Britannia is taken for another card.
ruling-a23 = When the leader is lost, left behind or moves off, the highest command rating left leads at once. Between equals the owner chooses, and may choose anew whenever the stack changes.
ruling-a24 = Wrede, Sachsen-Weimar and Charles John serve either player, whoever controls both their countries. Lefebvre and Wrede may serve at the same time.
ruling-a25 = Poniatowski and Reynier serve only while Poland or Saxony is detached and French, for their label names a minor country; Sachsen-Weimar while Prussia and Saxony, attached or detached, are on one side.
ruling-a26 = The owner chooses the minor allies that are removed for the limit, at once; they go to the reserve.
ruling-a27 = Bernadotte and Charles John are two pieces, though they were one man.
ruling-a28 = Insurgent minor countries give no corps and are not counted as minor countries; 8.1 C and 9.2 A name major ones only.
ruling-a29 = Russia is invaded when a corps of a side that does not control Russia enters a Russian area, even while Russia is neutral.
ruling-a30 = If the event happens while the country is neutral or hostile its corps enter the reserve all the same and serve whoever controls the country later.
ruling-a31 = A detached area is still home for the +1 in battle and for how far insurgents may go. In the living rules they may attack in it; in the original rules they may not, whoever controls it, for it is another country and only the living text makes an exception of it. For deployment it is home only while it is on the side of the corps.
ruling-a32 = An area is occupied by the side with corps in it; it is controlled by the alignment of its country alone.
ruling-a33 = Results are applied after both players have played. A target is judged by its alignment at the start of the phase, so that cards on one country can cancel.
ruling-a34 = All alignments change at once; then Tyrol rises, corps are removed, and new corps are deployed, those of the player with priority first.
ruling-a35 = The option of one card for each major country a year counts both players together: the first card keeps the second away.
ruling-a36 = A neutral country is occupied in this sense if it is a minor one with an enemy corps in it, or a major one under 13.2 D.
ruling-a37 = The corps of a country that turns neutral are removed from everywhere on the map, with its minor allies; prisoners stay in their box until 9.7.
ruling-a38 = Foreign corps in a country that turns neutral may stay or leave freely. Ending a move or leaving corps there violates it; staying does not, and the country does not surrender to them.
ruling-a39 = These deployments are optional and count within the limits of the year; a text that says they must be made has slipped.
ruling-a40 = All its areas are occupied when each area that now belongs to the country holds a French-side corps. Its own corps on the map then return to the reserve.
ruling-a41 = Failures and successes are settled for all insurgent countries at once, then Insurrection cards are played one by one.
ruling-a42 = Insurrection is played in the insurrection phase; “diplomacy phase” is a slip, for it may follow a failure found in 7.1.
ruling-a43 = Home corps of the new insurgent stay in their home areas and change sides, unless a French-side corps is in the area: then they go to the reserve, for there is no battle outside campaigns. So do minor allies that can no longer be had.
ruling-a44 = Tyrol rises at once, in any phase, whenever it is a French dominion and Austria becomes a Coalition member or insurgent.
ruling-a45 = When the rising of Tyrol succeeds it rejoins Austria if Austria is a Coalition member; otherwise it becomes a detached member.
ruling-a46 = Both discard everything, then the deck is reshuffled if due, then both draw, then cards are played.
ruling-a47 = The deck cannot run out: at least 20 cards are there before a deal of at most 20.
ruling-a48 = A surrender stopped by No Surrender does not force the reshuffle; one turned into a dominion does, for the country surrendered.
ruling-a49 = Cards set aside by a scenario join the deck at the first reshuffle: they are not discarded, and no card is ever out of the game.
ruling-a50 = Britannia taken outside a strategy phase is not discarded in 8.1 A and may be played in that next strategy phase; the card given for it goes to the discards. Otherwise the rule could never work.
ruling-a51 = The French discard their old hand first. If Britannia is in it the Coalition may take it before discarding its own hand, and keeps it.
ruling-a52 = The first player does all of his part, Veterans, deployment and recovery in any order; then the second; then prisoners return (9.7).
ruling-a53 = Prisoners cannot be deployed in the same year: they reach the reserve at the end of the phase.
ruling-a54 = Each prisoner returns to its own reserve, free and without a card.
ruling-a55 = A player cannot take a corps off the map at will, except by choosing the prisoners box where a rule offers it.
ruling-a56 = A corps that was reduced comes back from the reserve on its full side.
ruling-a57 = The French exception is for French home corps, into an insurgent area without enemies that is next to a French area without enemies.
ruling-a58 = No corps is deployed in a home area whose country is neutral or hostile.
ruling-a59 = By sea one corps a year, of any nationality in reserve and within the limits, goes to a coastal area of a member or insurgent country without enemies; insurgent corps go home only.
ruling-a60 = For recovery an army is all corps of the player in one area.
ruling-a61 = When a mobilization limit falls below the corps on the map nothing is removed, save minor allies by 2.2.1 G in the living rules; nothing is deployed until they are below it.
ruling-a62 = The order is chosen at the start of each campaign phase, the first year of a scenario included.
ruling-a63 = Peace Talks and Winter Quarters are played at the start of a round, before any move. The player who moves first is asked first, and one such card is enough.
ruling-a64 = Nothing happens in a skipped round; the free move is not lost by it.
ruling-a65 = Major Campaign is played at the start of a player’s half of the round, before he moves; his armies are named one by one, not in advance.
ruling-a66 = The three armies may come from one stack, as detached forces without a corps in common. All corps of a side that end in one area are one army.
ruling-a67 = The first move or interception of the year is free even in a Major Campaign; the card itself pays for no move.
ruling-a68 = Forced March and Manœuvre sur les derrières pay for the move or interception with which the mover plays them.
ruling-a69 = Without a card there is no move and no interception after the free one. Withdrawals and retreats cost nothing; “not permitted” in the original text is a slip for “not required”.
ruling-a70 = The move of a detached force and a sea move are moves like any other.
ruling-a71 = Indecision and Mud are played after a move has been announced and paid for, before its first step; not against interceptions.
ruling-a72 = Corps are picked up and left after each step: never more than the leader’s command rating, never one of higher rating, never one that has moved in this round.
ruling-a73 = An army goes as far as its leader’s movement rating on the side now up; the ratings of the other corps do not matter.
ruling-a74 = An army whose allowance is below 1 cannot move, and an attack needs an area left after the -1 for battle.
ruling-a75 = The -1 for battle is taken once a move, from the moment an enemy-held area is entered, however many pursuits follow: areas entered plus 1 must not exceed the allowance.
ruling-a76 = Sweden to Lithuania costs 2 areas of allowance. It may also be crossed by interception, withdrawal or retreat in winter, and is one cause of attrition: winter.
ruling-a77 = The strait may be crossed by interception, withdrawal and retreat too, under the same condition.
ruling-a78 = There are at most four causes: a long march (4 areas, or 3 and an attack), Forced March, mountain or swamp (once), and winter. Blücher rolls two dice in the example.
ruling-a79 = Only entering a mountain or swamp area counts, not leaving it.
ruling-a80 = The corps counted on the table are those that shared at least one cause, left ones included; only they are lost and reduced.
ruling-a81 = Corps reduced at the start are lost first; for the rest the owner chooses, and the leader may be one.
ruling-a82 = If all corps are lost there is no battle and the move is over.
ruling-a83 = Veterans returns one permanently lost corps to the reserve, and it may be one lost to winter march attrition.
ruling-a84 = By sea one corps a round moves, alone, for its whole move; it takes no land step in it.
ruling-a85 = It goes from any coastal area to any other, neutral ones (a violation) and enemy-held ones included. No route is traced and nothing stops it at sea. Britain is an ordinary friendly coastal area.
ruling-a86 = In winter nothing sails into, out of or within the Baltic. Denmark is open to the North Sea both ways; Sweden is closed, for the exception names Denmark only.
ruling-a87 = A sea move in winter is one cause of march attrition.
ruling-a88 = The French never enter Britain.
ruling-a89 = When an enemy-held area is entered: first withdrawal, then interceptions by the other side, then by the mover’s, in turn until both pass, then battle. A withdrawal avoids battle, an interception accepts it.
ruling-a90 = Any corps may withdraw, all to one area, no more than the command rating of the leader who goes; the movement rating compared is that of the leader of the whole stack.
ruling-a91 = One may withdraw into a neutral country; it is a violation.
ruling-a92 = Withdrawals are counted for each corps: as many in a round as the movement rating of the leader who withdraws, -1 in winter. They do not use up the move of the corps in its own half of the round.
ruling-a93 = When several armies of a Major Campaign enter one area the choice is offered at the first; who stays has accepted and may not leave later in this round.
ruling-a94 = Armies with a battle still to be fought neither withdraw, intercept nor move, and are not picked up: they have accepted combat.
ruling-a95 = Only moves and interceptions may be intercepted, not withdrawals or retreats.
ruling-a96 = Corps that have just withdrawn do not intercept during the same enemy move: they avoided that army.
ruling-a97 = Interception is offered each time the moving army enters an area, before it goes on. No die is rolled: a legal interception always succeeds.
ruling-a98 = As many corps may intercept as the command rating of the leader who is sent; they form one army.
ruling-a99 = Each new interceptor compares with the leader of the enemy army that entered last. Every one is paid for, and no army takes part twice in a chain.
ruling-a100 = With several interceptors the first one says, once for all and after the chain has ended, whether his side attacks or defends.
ruling-a101 = When interceptors join a friend under attack, he and all of them defend.
ruling-a102 = A sea move may be intercepted where it lands, like a land move.
ruling-a103 = The attrition of an intercepted army is rolled where it stands, with the causes met so far, before the battle.
ruling-a104 = Insurgent corps intercept into home areas or one area beyond; beyond they are in the case of the note in 9.3 and may even attack.
ruling-a105 = Insurgent corps intercept one area beyond home only as defenders; where they would attack, only in home areas.
ruling-a106 = Passing through a neutral country is free, except through the capital area of a major one.
ruling-a107 = If an army is intercepted in a neutral country the interceptor is the violator, for he came of his own will.
ruling-a108 = The violated country deploys at once, before the army goes on; its new owner chooses corps and areas.
ruling-a109 = The army that violated attacks; the new corps may not withdraw, and there is no -1 for the battle.
ruling-a110 = If corps are deployed where the moving army is, its move ends there and battle follows.
ruling-a111 = The side that does not occupy an occupied neutral country violates it by the same acts as any other; the country then joins the occupier.
ruling-a112 = A violated minor country without corps to deploy only changes its alignment; it may surrender in the same year.
ruling-a113 = The moving player chooses the order of the battles of a Major Campaign.
ruling-a114 = With several armies in an area the limit is the highest command rating among all corps of the side there.
ruling-a115 = Each side must engage at least one corps.
ruling-a116 = Art of War uses the command rating of the army leader, whether he is engaged or not.
ruling-a117 = A strength below 1 uses the first row of the table, one above 36 the last.
ruling-a118 = Minor allies have the +1 for home in the country on their label.
ruling-a119 = The attacker plays all his battle cards, then the defender all of his; there is no second turn, and each plays at most one Fog of War.
ruling-a120 = If both play Fog of War each cancels all other cards of the other side; the Fogs do not cancel each other.
ruling-a121 = No losses on either side are a tie like any other.
ruling-a122 = Art of War does not replace the tie-break die, which is not rolled on the table.
ruling-a123 = The extra loss is added after a victory without tie-break only, and before losses are halved, as in the example of 3.
ruling-a124 = The loser names his losses first, the permanent ones before the temporary ones. Death of a Hero is played just before the enemy names the rest.
ruling-a125 = If both may play Death of a Hero the attacker is asked first. It is played after the dice, and Fog of War does not cancel it.
ruling-a126 = Surviving engaged corps are turned to the reduced side; corps that were not engaged stay as they are. “All” in the original text means those that fought.
ruling-a127 = A corps lost for good goes to a box that all can see; only Veterans returns it.
ruling-a128 = A winner who is wiped out is still the winner: the loser retreats and the area stays empty.
ruling-a129 = Of the legal neighbours those nearest the capital must be taken; between equals the loser chooses; if none is nearer, any legal one will do. All corps go together.
ruling-a130 = Minor allies retreat towards their home area; the British, on an island, towards the nearest coastal area of the Coalition when there is no way by land.
ruling-a131 = A defender attacked from several areas may retreat to none of them, nor to areas that interceptors came from.
ruling-a132 = An attacker came from the last area before the battle area; corps picked up on the way go with him. In the living rules each army goes back to its own, in the original all that came by land go together to one of them. A march that was intercepted and has to defend is no attacker: it retreats like whoever stood there.
ruling-a133 = If that area now holds enemies the corps go to the prisoners box. If it is neutral they go there too, but in the living rules the loser chooses.
ruling-a134 = A corps beaten after a sea move retreats only by sea, or goes to the prisoners box.
ruling-a135 = Without a legal retreat area all survivors, engaged or not, go to the prisoners box.
ruling-a136 = Attrition in a retreat is rolled at once; in winter it is permanent. Command ratings do not limit retreats.
ruling-a137 = One card restores all surviving corps of the winner in the area, engaged or not, right after the retreat.
ruling-a138 = With Interior Lines the attacking armies fight separately in the order that the defender chooses, each under its own command rating, until he is beaten. The defender keeps his losses and reduced sides; cards are played anew in each battle.
ruling-a139 = A beaten attacker among several retreats at once, and the next battle follows.
ruling-a140 = Minor countries are looked at in alphabetical order; each is settled, cards included, before the next.
ruling-a141 = No Surrender is offered to the side that loses the country, then to the other, for France and minor countries too.
ruling-a142 = A minor country is occupied if an enemy corps is in it; then none of its own side is.
ruling-a143 = Neutral minor countries do not surrender: only enemy countries do.
ruling-a144 = A detached area counts as a minor country. It rejoins its country only if that is a Coalition member at that moment, not later.
ruling-a145 = A detached area retaken by the French becomes an ally, or a dominion if it was insurgent.
ruling-a146 = All enemy corps in all areas of the country are counted against all corps of its side there; or no corps of its own nationality is left in them.
ruling-a147 = Its corps go to the reserve from anywhere on the map; prisoners stay in their box until 9.7.
ruling-a148 = Surrounded means that every adjacent area is occupied by enemies. Otherwise corps go to the friendly area that is nearest by areas; between equals the owner chooses, and there is no attrition.
ruling-a149 = With Britannia one corps in all goes by sea, from a coastal area to the nearest friendly coastal area.
ruling-a150 = The occupation ends when the last corps leaves the capital, even for a moment; corps that remain are then as in 6.3 A.
ruling-a151 = A major country that is a French ally or dominion and is taken by the Coalition becomes neutral like any other.
ruling-a152 = Right after a surrender come first Joseph, then Territorial Concessions, then Napoleonic Dynasty; the last two may both follow one surrender.
ruling-a153 = The player with priority rolls for his areas in his order, then the other. Before each roll the owner may play Depot, then the enemy Scorched Earth.
ruling-a154 = Areas of members and insurgent countries are friendly to the Coalition. An area of a country controlled by one’s side is friendly even if its own corps are gone.
ruling-a155 = A friendly area gives +2; the +1 in the example is a slip, and the list prevails.
ruling-a156 = The corps present when the roll is made count, reduced or not. There is no roll for fewer than 3 corps, not even by choice.
ruling-a157 = A result below 0 takes the losses of 0 and as many more as it is below 0, never more than the corps there.
ruling-a158 = The Coalition wins decisively at once, in any phase, when France surrenders or Napoléon is lost for good: nothing can undo it.
ruling-a159 = The countries adjacent to France are Holland, Italy, Switzerland, Spain, Westphalia and Württemberg, whatever their state.
ruling-a160 = Occupied by the French means neutral and occupied in the sense of 13.2 D.
ruling-a161 = A French decisive victory is checked first, then each marginal one, whose owner may decline it; in 1815 a marginal victory is taken.
ruling-a162 = If nobody has won by the end of 1815 the moral victory is recorded as a French win.
ruling-a163 = With the option, No Surrender drawn in the deal of 1815 is shown, discarded and replaced; one held from before has no effect.
ruling-a164 = Ratings are compared, not allowances: winter and Mud do not count. Only Forced March (+1) changes them, and in the living rules the reduced side.
ruling-a165 = Nobody intercepts by sea, only between areas adjacent by land; the strait and the winter crossing count when they are open.
ruling-a166 = A withdrawal by sea needs the same comparison of ratings. It goes from a coastal area to any coastal area free of enemies, a neutral one being a violation, and uses up the sea move of the Coalition in that round.
ruling-a167 = Insurgent corps in a mixed army bind only themselves: they are left behind before it attacks abroad or goes two areas from their home; in a battle abroad they only defend.
ruling-a168 = The limits of insurgent corps hold while their country is insurgent; as corps of a member they are free.
ruling-a169 = All corps of one side stack, move and fight together under any leader of that side, whatever their nations.
ruling-a170 = The occupier may use diplomacy on the neutral country that he occupies, unless it was ever insurgent and he is French.
ruling-a171 = Coalition cards work on a former insurgent that is now a French ally or neutral: the immunity is against the French.
ruling-a172 = The order of play is chosen anew in each phase whose rule says so.
ruling-a173 = An army may be restored once after each of its battles in a Major Campaign, except between those of Interior Lines.
ruling-a174 = A retreat into a neutral country violates it like the end of a move; if another legal area exists it must be taken instead. By sea there is always another.
ruling-a175 = If the nearest retreat area is neutral, and no other is as near, the loser takes it, a violation, or puts all survivors in the prisoners box.
ruling-a176 = The corps of a minor country that surrenders go to the reserve from anywhere, even out of the great armies.
ruling-a177 = No French ally and no dominion is left; enemy corps in France do not matter.
ruling-a178 = A French decisive victory is possible in any year; only the marginal one has a date.
ruling-a179 = An army that ends its move with a friend of higher command rating becomes one army with him; in a battle there his rating counts.
ruling-a180 = If several reactions are possible at one moment the reacting player chooses their order; each is settled, with payment, attrition and violation, before the next.
ruling-a181 = What the army meets in the very area of its attack counts too: the text says “in this move”, while 11.4 C says “before it entered the area”. Three areas and an attack do not count yet: there is no attack before it is known that somebody stays.
ruling-a182 = Mud and Forced March count once in a move each: the army is under Mud or it is not. The modifiers that add up are the different ones of the list.
ruling-a183 = Whoever has moved in this half of the round may not counter-intercept. An interception is a move of corps too, and no corps moves twice; in the enemy’s half it may react whatever it did in its own.
ruling-a184 = That no friend stands in the area is asked of the army whose move is intercepted. Interceptors are answered in the same area, even if they have joined a friend there.
ruling-a185 = While Saxony belongs to Prussia, Sachsen-Weimar is deployed with the corps of a Prussia that joins a side: his home area is then one of its areas. Wrede and Charles John are deployed when Bavaria or Sweden joins, not with Austria or Russia.
ruling-a186 = A minor country that was insurgent before becomes a dominion too when it surrenders to the French: 13.1 speaks of insurgent countries only, but 3.3.2 says so of those that were.
ruling-a187 = A corps left behind in a neutral country, on top of which the violated country deploys corps at once, fights with the army that has just left it and goes back with it: both came from the same area.
