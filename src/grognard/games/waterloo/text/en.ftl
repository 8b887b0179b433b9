# Napoléon 1815 in English.
# A sentence about a piece begins with { $unit }: a hidden piece is “A French block”.

title-waterloo = Napoléon 1815

## Names

army-french = the French army
army-british = the British army
army-prussian = the Prussian army
team-french = the French
team-allied = the Allies
column-left = the left
column-centre = the centre
column-right = the right
column-reserve = the reserve
cause-fire = under fire
cause-march = on a forced march
cause-rout = in the rout
cause-supply = for want of supplies
cause-no-retreat = with no way out
cause-defeat = with its beaten army

## Seats

seat-french = French
seat-allied = Allied
seat-british = British
seat-prussian = Prussian

## Names and looks

side-french = French
side-british = British
side-prussian = Prussians
side-french-about = French army
side-british-about = British army
side-prussian-about = Prussian army
unknown-piece-french = a French block
unknown-piece-british = a British block
unknown-piece-prussian = a Prussian block
unknown-pieces-french = { $n } French blocks
unknown-pieces-british = { $n } British blocks
unknown-pieces-prussian = { $n } Prussian blocks
kind-infantry = infantry
kind-cavalry = cavalry
kind-artillery = artillery
kind-leader = leader
mark-active = activated
mark-moved = has moved
mark-disorganised = disorganised
mark-rode = cavalry or leader: seen to go two towns
mark-forward = forward
mark-square = in square
mark-fresh = fresh
mark-acted = done
mark-tired = tired: one road more is a forced march
word-left = left
word-centre = centre
word-right = right
word-reserve = reserve
word-squares = at the squares
word-french = (French)
word-british = (British)
word-prussian = (Prussian)
verb-place = Place
verb-group = Choose the group at
verb-march = March
verb-activate = Activate
verb-recall = Recall
verb-deploy = Deploy
verb-battle = Fight at
verb-retreat = Retreat
verb-advance = Advance
verb-withdraw = Withdraw
verb-shift = Shift
verb-square = Form square
verb-line = Leave the square
verb-fire = Fire
verb-loss = Take the loss
verb-bring = Bring up
verb-regroup = Regroup
verb-join = Join
verb-eliminate = Eliminate
verb-done = End
verb-done-step = End – { $step }
aside-to-place = To be placed
track-french = French units
track-british = British units
track-prussian = Prussian units
track-groups-french = French group moves left
track-groups-british = British group moves left
track-groups-prussian = Prussian group moves left
track-goal = beaten at
panel-battle = Battle
panel-battle-turn = battle turn
panel-battle-attacker = attacker
panel-battle-defender = defender
panel-battle-french = French
panel-battle-allied = Allies
panel-battle-ways = Roads of the battle
panel-battle-room = room for { $n } more
panel-battle-full = no room left
panel-battle-cost = leaving costs { $n } CV
panel-battle-cost-die = forced march: a die of 1 to { $n } costs 1 CV
turn-morning = { $day } June 1815, morning
turn-afternoon = { $day } June 1815, afternoon
turn-night = { $day } June 1815, night

## The page

ui-about = The Waterloo campaign, June 1815, with hidden blocks. Two to three hours.
ui-play-french = Play the French against the computer
ui-play-french-about = Beat both Allied armies before the time runs out.
ui-play-allied = Play the Allies against the computer
ui-play-allied-about = Hold out, or crush Napoleon.
ui-seats-three-players = Three at one screen
ui-seats-three-players-about = French, British and Prussians, with a curtain.
ui-one-of-handicap = Handicap
ui-one-of-handicap-about = For players of unequal strength; not in the rule book.
ui-one-of-steps = Extra steps
ui-one-of-steps-about = The custom of tournaments; not in the rule book.
ui-place = Town
ui-led-by = led by { $name }
ui-guide-group = Click the stack at Beaumont: its group gets orders, one of three this turn.
ui-guide-choose = The blocks of Beaumont lie open beside it. Click some: Friant, Morand and Guyot are strong.
ui-guide-march = The lit towns can be reached. Click Thuin to march there; ↶ takes back what one click did.
ui-guide-river = Charleroi lies behind a river that the enemy defends, so half as many cross: three by this road. Choose blocks at Thuin and click Charleroi; infantry marches too far and risks a loss.
ui-guide-three = An attack needs three units. Bring more into Charleroi by Thuin, or from Philippeville by Laneffe.
ui-guide-odds = Before you commit yourself open “Odds” beside the board: it plays the battle out again and again.
ui-guide-end = When all have marched, end your movement with the blue button. The lock says that this cannot be taken back.
ui-guide-deploy = Click a block, then a column. Each column needs at least one unit; who stays in reserve stays hidden. Then end the deployment.
ui-guide-retreat = Here you could withdraw units: choose one, then a road in the panel. If you stay, end the retreats.
ui-guide-advance = Choose a unit in a column and let it advance: only those who face the enemy closely fight.
ui-guide-fire = Choose a unit and let it fire; the lock says that dice are rolled. The side that has an empty column routs. Then end the step.
ui-aim-british = French: break the British army
ui-aim-prussian = French: break the Prussian army too
ui-aim-french = Allies: break the French army
ui-aim-time = Allies: or hold out to the end
ui-risk = Forced march: a die for each of these units
ui-type-example = e.g. group beaumont
ui-how-to-choose = Click a lit town to choose its group, click pieces to select them, then a lit town to send them there. What needs no place is a button below the board.
ui-record-town = Towns
ui-record-road = Roads
ui-record-unit = Units
ui-record-turn = Turns
ui-record-scenario = Scenarios

## The terminal

ui-help-town = town TOWN: what stands in a town and where its roads lead
ui-help-type = an action in words: march durutte mons; short forms will do: m dur mons
ui-help-several = several: group mons; march foy, jerome mons — or everyone who may: march * mons
ui-help-roads = roads TOWN: its roads, their kind and how many units have marched them
ui-help-forces = forces: your order of battle
ui-help-seen = seen: what the enemy’s blocks last showed
ui-help-board = board: the battle board
ui-help-odds = odds ACTION | odds battle TOWN [UNITS]: the chances before you commit yourself; also odds morale UNIT
ui-roads = Roads
ui-main-road = main road
ui-minor-road = minor road
ui-river = crosses a river
ui-hidden-block = hidden block
ui-last-seen = last seen at { $town } on turn { $turn } with { $cv } CV
ui-seen-eliminated = seen eliminated on turn { $turn }
ui-army-left = { $units } left, beaten at { $limit }
ui-groups-left = { $number ->
    [0] no group moves left
    [one] 1 group move left
   *[other] { $number } group moves left
}
ui-battle = Battle of { $town }
ui-battle-turn = Battle turn { $number }
ui-attacker = attacker
ui-defender = defender
ui-left = Left
ui-centre = Centre
ui-right = Right
ui-reserve = Reserve
ui-group-now = Marching: the group at { $town }.
ui-base = supply base
ui-base-of = Supply base: while the French hold it, { $army } loses { $number ->
    [one] one unit
   *[other] { $number } units
} every French turn.
ui-zone = { $army } zone
ui-used = used
ui-there = there
ui-nothing-seen = You have seen no enemy face yet.
ui-no-battle = No battle is being fought.
ui-no-such-place = No town, or more than one, is called “{ $word }”.

## Scenarios and options

edition-third = Third edition
scenario-historical = Historical set-up
scenario-historical-about = All three armies stand where they stood on the eve of 15 June 1815.
scenario-gambit = Napoleon’s gambit
scenario-gambit-about = The Allies stand as in history; the French mass wherever they like behind the frontier.
scenario-free = Free set-up
scenario-free-about = The Allies place their armies as they like in their zones, then the French in theirs.
option-three-players = Three players
option-three-players-about = The British and the Prussians have a seat each and may talk only during set-up and Allied night turns.
option-command-control = Command control
option-command-control-about = Groups may attack a town together only if a road joins the towns they start from.
option-handicap-french-1 = Handicap for the French: one unit
option-handicap-french-1-about = The French army is beaten at one unit fewer, each Allied army at one more. Not in the rule book: for players of unequal strength.
option-handicap-french-2 = Handicap for the French: two units
option-handicap-french-2-about = The French army is beaten at two units fewer, each Allied army at two more. Not in the rule book: for players of unequal strength.
option-handicap-french-3 = Handicap for the French: three units
option-handicap-french-3-about = The French army is beaten at three units fewer, each Allied army at three more. Not in the rule book: for players of unequal strength.
option-handicap-french-4 = Handicap for the French: four units
option-handicap-french-4-about = The French army is beaten at four units fewer, each Allied army at four more. Not in the rule book: for players of unequal strength.
option-handicap-french-5 = Handicap for the French: five units
option-handicap-french-5-about = The French army is beaten at five units fewer, each Allied army at five more. Not in the rule book: for players of unequal strength.
option-handicap-french-6 = Handicap for the French: six units
option-handicap-french-6-about = The French army is beaten at six units fewer, each Allied army at six more. Not in the rule book: for players of unequal strength.
option-handicap-allied-1 = Handicap for the Allies: one unit
option-handicap-allied-1-about = Each Allied army is beaten at one unit fewer, the French army at one more. Not in the rule book: for players of unequal strength.
option-handicap-allied-2 = Handicap for the Allies: two units
option-handicap-allied-2-about = Each Allied army is beaten at two units fewer, the French army at two more. Not in the rule book: for players of unequal strength.
option-handicap-allied-3 = Handicap for the Allies: three units
option-handicap-allied-3-about = Each Allied army is beaten at three units fewer, the French army at three more. Not in the rule book: for players of unequal strength.
option-handicap-allied-4 = Handicap for the Allies: four units
option-handicap-allied-4-about = Each Allied army is beaten at four units fewer, the French army at four more. Not in the rule book: for players of unequal strength.
option-handicap-allied-5 = Handicap for the Allies: five units
option-handicap-allied-5-about = Each Allied army is beaten at five units fewer, the French army at five more. Not in the rule book: for players of unequal strength.
option-handicap-allied-6 = Handicap for the Allies: six units
option-handicap-allied-6-about = Each Allied army is beaten at six units fewer, the French army at six more. Not in the rule book: for players of unequal strength.
option-steps-french-4 = Extra steps for the French: four
option-steps-french-4-about = The four weakest French units begin with one CV more. Not in the rule book: a custom of tournaments.
option-steps-french-8 = Extra steps for the French: eight
option-steps-french-8-about = The eight weakest French units begin with one CV more. Not in the rule book: a custom of tournaments.
option-steps-french-12 = Extra steps for the French: twelve
option-steps-french-12-about = The twelve weakest French units begin with one CV more. Not in the rule book: a custom of tournaments.
option-steps-allied-4 = Extra steps for the Allies: four
option-steps-allied-4-about = The four weakest Allied units begin with one CV more. Not in the rule book: a custom of tournaments.
option-steps-allied-8 = Extra steps for the Allies: eight
option-steps-allied-8-about = The eight weakest Allied units begin with one CV more. Not in the rule book: a custom of tournaments.
option-steps-allied-12 = Extra steps for the Allies: twelve
option-steps-allied-12-about = The twelve weakest Allied units begin with one CV more. Not in the rule book: a custom of tournaments.

## What happened

event-turn-begins = Turn { $turn } begins.
event-placed = { $unit } takes post at { $town }.
event-group-chosen = Orders go to { $army } at { $town }; { $left ->
    [0] no group move is left.
    [one] one group move is left.
   *[other] { $left } group moves are left.
}
event-marched = { $unit } { $forced ->
    [yes] makes a forced march from { $from } to { $to }.
   *[no] marches from { $from } to { $to }.
}
event-activated = { $unit } gives his orders at { $town }.
event-recalled = { $unit } is recalled from { $from } to { $to }.
event-march-roll = { $unit } rolls { $die } for the forced march to { $town } (needs { $needed } or more).
event-called-off = { $unit } goes back from { $from } to { $to }: the attack is called off.
event-battle-begins = Battle is joined at { $town }.
event-deployed = { $unit } deploys at { $town } in { $column }.
event-reveals = { $unit } is revealed at { $town } in { $column } with { $cv } CV.
event-battle-turn = Battle of { $town }, turn { $number }: { $team } to fight.
event-morale-roll = { $unit } rolls { $die } for morale at { $town } (needs { $needed } or more).
event-retreated = { $unit } { $forced ->
    [yes] retreats by forced march from { $from } to { $to }.
   *[no] retreats from { $from } to { $to }.
}
event-advanced = { $unit } advances from { $column } at { $town } and engages the enemy.
event-fell-back = { $unit } { $forced ->
    [yes] loses heart at { $town } and falls back to { $column }.
   *[no] withdraws at { $town } to { $column }.
}
event-shifted = { $unit } moves at { $town } to { $column }.
event-squared = { $unit } forms square at { $town }.
event-unsquared = { $unit } leaves the square at { $town }.
event-fired = { $unit } fires ({ $level ->
    [1] single
    [2] double
   *[3] triple
}): { $dice }; { $hits ->
    [0] no hit.
    [one] one hit.
   *[other] { $hits } hits.
}
event-lost-cv = { $unit } { $cv ->
    [hidden] loses strength { $cause }.
   *[other] loses strength { $cause }; { $cv } CV left.
}
event-eliminated = { $unit } is eliminated at { $town } { $cause }.
event-routed = Rout at { $town }: { $team } give way.
event-brought = { $unit } comes from { $from } to the reserve at { $to }.
event-regrouped = { $unit } regroups from { $from } to { $to }.
event-battle-won = Victory at { $town }: { $team } hold the field.
event-supply-cut = { $town } is in French hands: { $army } loses { $number ->
    [one] one unit.
   *[other] { $number } units.
}
event-army-beaten = A defeat without return: { $army } is beaten and leaves the campaign.
event-game-ends = The campaign is over. { $ending }
event-night-falls = Night falls on the battle of { $town }: the attacker must leave the field.

ending-french-win = Both Allied armies are beaten. The French win.
ending-french-beaten = The French army is beaten. The Allies win.
ending-napoleon-lost = Napoleon is lost. The Allies win.
ending-time-up = The French have not beaten both Allied armies in time. The Allies win.
ending-all-beaten = All three armies are beaten. The game is drawn.

## Steps

step-set-up = Set-up
ask-set-up = Place your units in towns of your zone, then finish.
step-movement = Movement
ask-movement = Choose a group and march its units, or end your movement.
step-deployment = Deployment
ask-deployment = Put at least one unit in each column; the rest stay in reserve.
step-choice-of-battle = Choice of battle
ask-choice-of-battle = Choose the battle in which you play your next battle turn.
step-retreat = Retreats
ask-retreat = Withdraw units from the battle, or go on to combat.
step-combat = Combat
ask-combat = Move or fire with each unit, in any order, or end the combat.
step-losses = Losses
ask-losses = Choose which of your strongest units takes the hit.
step-reinforcements = Reinforcements
ask-reinforcements = Bring units from neighbouring towns into your reserve, or end the battle turn.
step-rout = Rout
ask-rout = Your line is broken: take your pieces to open towns.
step-regrouping = Regrouping
ask-regrouping = The field is yours: move units out or bring neighbours in, or stay.
step-supply = Supply
ask-supply = Name the units that your army loses for want of supplies.

## What can be typed

usage-place = place UNIT TOWN: stand a unit in a town of its zone
usage-group = group TOWN [ARMY]: choose the units in a town to move next
usage-march = march UNIT TOWN: move a unit of the chosen group along one road
usage-activate = activate LEADER: a leader gives orders for forced marches from his town
usage-recall = recall UNIT: take back a unit from an attack that cannot muster three units
usage-deploy = deploy UNIT left|centre|right: stand a unit in a column
usage-battle = battle TOWN: play your battle turn in this battle
usage-retreat = retreat UNIT TOWN: leave the battle for a neighbouring town, or go on from there
usage-advance = advance UNIT: engage the enemy column opposite
usage-withdraw = withdraw UNIT: leave the engagement, back to your column or reserve
usage-shift = shift UNIT left|centre|right|reserve: redeploy, or enter an engaged column from the reserve
usage-square = square UNIT: infantry forms square
usage-line = line UNIT: infantry leaves the square
usage-fire = fire UNIT [squares]: fire at the enemy, or at his squares
usage-loss = loss UNIT: this unit takes the hit
usage-bring = bring UNIT: bring a unit from a neighbouring town into your reserve
usage-regroup = regroup UNIT TOWN: after a victory, move a unit out of the battle town
usage-join = join UNIT: after a victory, bring a neighbouring unit into the battle town
usage-eliminate = eliminate UNIT: name a unit lost for want of supplies
usage-done = done: end this step

## Refusals

reason-not-now = That cannot be done in this step ({ $step }). See the list of what you may do.
reason-not-yours = That is not yours to command here. Choose a piece or group of your own.
reason-no-such = That piece is not in play. Choose one that is on the board.
reason-already-placed = { $unit } has been placed already. Choose a unit that is still off the board.
reason-wrong-zone = { $town } is not in the zone of { $unit }. Choose a town of its own army’s zone.
reason-town-full = { $town } holds as many units as set-up allows. Choose another town.
reason-not-all-placed = Some of your units are still off the board. Place them all first.
reason-no-groups-left = This army has no group move left this turn.
reason-nobody-there = Nobody of that army who can still move stands in { $town }. Choose another town.
reason-group-first = First choose a group: say in which town the units stand that you want to move.
reason-group-moving = The group at { $town } is on the move already. March its units; no other group move is needed.
reason-not-in-group = { $unit } does not belong to the chosen group. Choose the group of its town first; a piece moves once a turn.
reason-no-road = No road leads straight to { $town } from where { $unit } stands. Go one town at a time.
reason-too-far = { $unit } has marched as far as it can. It must stop here.
reason-leader-no-forced = { $unit } is a leader and never makes a forced march. He must stop here.
reason-night-no-forced = At night only units that set out from the town of their activated leader may make a forced march. { $unit } must stop here.
reason-night-no-attack = Nobody attacks at night. { $unit } cannot enter { $town }, which the enemy holds.
reason-road-full = The road to { $town } has carried all the units it can this turn. Take another road.
reason-river-full = The road to { $town } crosses a river that the enemy defends, and half its capacity is used up. Attack by another road as well.
reason-must-stop = { $unit } has met the enemy and must stop and fight.
reason-too-few-to-attack = An attack needs at least three units, and not enough can still reach { $town }.
reason-attack-under-strength = Your attack on { $place } has fewer than three units. Bring more units there or recall those you sent.
reason-command = Groups may attack { $town } together only from towns joined by a road.
reason-not-a-leader = { $unit } is not a leader. Only a leader can be activated.
reason-leader-moved = { $unit } has moved this turn. A leader gives his orders before he moves.
reason-orders-too-late = {$unit} cannot command any more: units of his have already left his town. A leader gives his orders first.
reason-leader-active = { $unit } has given his orders already.
reason-not-under-strength = { $unit } is not part of an attack that lacks units. Only such an attack can be recalled.
reason-in-column = { $unit } stands in a column already. Choose a unit in reserve.
reason-column-empty = Each of your three columns needs a unit that is not a leader. Fill the empty columns first.
reason-not-in-battle = { $unit } is not in this battle. Choose a piece that is.
reason-no-such-battle = No battle is being fought at { $town }.
reason-battle-played = You have had your turn in the battle of { $town } this round. Choose another battle.
reason-enemy-there = The enemy stands in { $town }. Retreat to another town.
reason-battle-there = A battle is being fought at { $town }. Nobody can go there now.
reason-attacker-retreat = The attacker leaves only for towns that he holds or came from, and { $town } is neither.
reason-defender-retreat = The attacker came from { $town }, so it is closed to the defender. Retreat to another town.
reason-retreat-road-full = A main road takes two units and a minor road one. The road used by { $unit } is full; take another or wait.
reason-rout-road-full = The road to { $town } is choked with fugitives. Take another road.
reason-retreat-too-far = { $unit } has retreated as far as it can. It must stop here.
reason-must-leave = A routed side must leave. Some of your pieces can still get away.
reason-has-acted = { $unit } has done all it may in this battle turn: a unit moves or fires, never both.
reason-artillery-no-engage = { $unit } is artillery and never moves into an engagement.
reason-already-engaged = { $unit } is engaged. It can only fight on or withdraw.
reason-not-in-column = { $unit } is in reserve. Move it into a column first.
reason-withdrew-already = { $unit } has withdrawn this battle turn and cannot engage in the same turn.
reason-engaged-already = { $unit } has engaged this battle turn and cannot withdraw in the same turn.
reason-not-engaged = { $unit } is not engaged. It can redeploy, but there is nothing to withdraw from.
reason-not-lateral = { $unit } can only redeploy to the column beside its own. Go by way of the centre.
reason-column-engaged = That column is engaged, and nobody enters an engagement from the side. Come from the reserve.
reason-same-place = { $unit } is there already.
reason-only-infantry = { $unit } is not infantry. Only infantry forms square.
reason-in-square = { $unit } is in square. It must leave the square first.
reason-not-in-square = { $unit } is not in square.
reason-reserve-no-fire = { $unit } is in reserve and cannot fire.
reason-no-target = { $unit } is not engaged with anyone. Only artillery fires from afar; advance first.
reason-no-squares = No enemy in front of { $unit } is in square. Fire without naming squares.
reason-only-squares = Every enemy in front of { $unit } is in square. Fire at the squares.
reason-friends-in-the-way = Friends have advanced between { $unit } and the enemy. It cannot fire from afar.
reason-leader-no-fire = { $unit } is a leader and has no fire.
reason-leader-alone = { $unit } is a leader and advances only to join units of his side already forward.
reason-attacker-duty = The attacker may not stand idle. Engage, fire, or keep a unit engaged.
reason-must-bring = The attacker has done nothing this battle turn. He must bring a reinforcement.
reason-not-strongest = { $unit } is not the strongest of the units fired at. Choose one of the strongest.
reason-not-targeted = { $unit } was not fired at. Choose one of the units that were.
reason-is-disorganised = { $unit } is disorganised until the end of the campaign turn.
reason-not-adjacent = { $unit } is not in a town beside the battle. Choose a neighbour.
reason-busy = { $unit } is taking part in a battle already. Choose another.
reason-reinforce-road-full = A main road brings two units a battle turn, a minor road one. The road used by { $unit } is full.
reason-regroup-no-forced = Nobody makes a forced march to regroup. { $unit } must stop here.
reason-regroup-road-full = In a regrouping a main road takes two units, coming and going together, and a minor road one. The road used by { $unit } is full.
reason-spare-leader = { $unit } is a leader and is lost only when nobody else of his army is left. Name another unit.
reason-must-starve = The losses for want of supplies must be taken. Name a unit.
reason-must-take-loss = The hit must be taken. Choose one of the strongest units fired at.
reason-game-over = The game is over.
reason-no-action = Nothing was said. Type an action, for example: group mons
reason-unknown-verb = { $near ->
    [none] “{ $word }” is not an action. Type ? for those there are.
   *[other] “{ $word }” is not an action. Did you mean “{ $near }”?
}
reason-unknown-unit = { $near ->
    [none] { $word ->
        [none] Which unit? Name it after the action.
       *[other] There is no unit “{ $word }”.
    }
   *[other] There is no unit “{ $word }”. Did you mean “{ $near }”?
}
reason-unknown-town = { $near ->
    [none] { $word ->
        [none] Which town? Name it at the end.
       *[other] There is no town “{ $word }”.
    }
   *[other] There is no town “{ $word }”. Did you mean “{ $near }”?
}
reason-unknown-column = { $near ->
    [none] { $word ->
        [none] Where to? Say left, centre, right, or reserve where that is possible.
       *[other] There is no column “{ $word }”. Say left, centre, right, or reserve where that is possible.
    }
   *[other] There is no column “{ $word }”. Did you mean “{ $near }”?
}
reason-unknown-word = { $near ->
    [none] “{ $word }” has no meaning here. Leave it out.
   *[other] “{ $word }” has no meaning here. Did you mean “{ $near }”?
}
reason-too-many-words = “{ $word }” stands alone. Leave out the words after it.

## Orders of the staff

order-end = no more marches
order-march-all = { $army }: everyone from { $from } to { $to }
order-march-guarded = { $army }: from { $from } to { $to }, leaving a guard
order-march-half = { $army }: half of those at { $from } to { $to }
order-ride = { $army }: the cavalry rides from { $from } to { $to }
order-forced = { $army }: forced march from { $from } to { $to }
order-gather = all who can reach it gather at { $to }
order-deployment = { $heavy ->
    [0] weight on the attacker’s left
    [1] weight in the centre
    [2] weight on the attacker’s right
   *[other] an even line
}, { $share ->
    [2] a large reserve
    [8] a small reserve
   *[other] a reserve of a quarter
}
order-withdrawal-0 = stand and fight
order-withdrawal-1 = draw off whoever is free
order-withdrawal-2 = leave the field
order-posture = from the attacker’s left to his right: { $left }, { $centre }, { $right }; { $fed ->
    [yes] the reserve is fed in
   *[no] the reserve is kept
}
order-stance-stand = stand
order-stance-attack = attack
order-stance-pull-back = pull back
order-support-0 = no reinforcements
order-support-1 = reinforcements from those who can be spared
order-support-2 = every possible reinforcement
order-regrouping-0 = stay on the field
order-regrouping-1 = call in the neighbours
order-scatter = save what can be saved
order-placing-history = stand as in history
order-placing-about = mass about { $town }
order-placing-parted = stand in three bodies, the largest at { $town }
order-plain = what rules of thumb say
order-other = order { $number }

## Rolls

roll-fired = fire
roll-march-roll = forced march
roll-morale-roll = morale

## Odds

odds-title-fire = { $unit } fires
odds-title-march = { $unit } marches too far
odds-title-retreat = { $unit } retreats too far
odds-title-morale = { $unit } stands its morale test
odds-title-dice = { $number ->
    [one] One die is rolled
   *[other] { $number } dice are rolled
}
odds-title-battle = The battle for { $town }: { $side } attack
odds-line-cv = { $unit } has { $cv } CV: one die for each
odds-line-fire-infantry = Infantry: single fire
odds-line-fire-cavalry = Cavalry: double fire
odds-line-fire-artillery = Artillery: single fire
odds-line-fresh-cavalry = Shock: the first fire since it engaged or was engaged (+{ $effect })
odds-line-fresh-artillery = Short range: the first battle turn since it was engaged (+{ $effect })
odds-line-at-squares-infantry = Infantry against a square (+{ $effect })
odds-line-at-squares-cavalry = Cavalry against a square, without shock ({ $effect })
odds-line-at-squares-artillery = Artillery against a square (+{ $effect })
odds-line-in-square = It stands in square itself ({ $effect })
odds-line-hits-on = { $level ->
    [1] Hits on a 6
   *[other] Hits on { $least } to 6
}
odds-line-march-die = { $unit } ({ $cv } CV) loses 1 CV on 1 to { $upto }
odds-line-march-orders = { $unit } marches at the orders of an active leader (+{ $effect } to the die)
odds-line-march-night = { $unit } marches by night: orders allow it, but help no more
odds-line-march-retreat = { $unit } is in retreat ({ $effect } to the die)
odds-line-morale-die = { $unit } holds on { $least } to 6
odds-line-morale-leader = A leader stands in the column of { $unit } (+{ $effect } to the die)
odds-line-under-way = The battle as it stands
odds-line-chosen = The units named attack, by forced march if they must
odds-line-some-arrive = { $number } of the { $all } units named attack: no more can get there
odds-line-all-in-reach = Everyone attacks who can get there by a normal march
odds-line-beliefs = Hidden blocks are dealt anew for each run, as far as you may know them
odds-line-policy = Both sides play by rules of thumb, reinforcements included
odds-measure-hits = Hits
odds-measure-cv = CV lost
odds-measure-units = Units lost
odds-measure-rout = The column is empty: rout
odds-measure-off = Attacks called off
odds-measure-fails = Units that fall back
odds-measure-result = Outcome
odds-measure-attacker_cv = CV lost by the attacker
odds-measure-attacker_units = Units lost by the attacker
odds-measure-defender_cv = CV lost by the defender
odds-measure-defender_units = Units lost by the defender
odds-value-rout-0 = no
odds-value-rout-1 = yes
odds-value-result-0 = the attacker wins: the defender routs
odds-value-result-1 = the defender holds: the attacker routs
odds-value-result-2 = night falls: the attacker leaves
odds-value-result-3 = there is no battle
odds-value-result-4 = undecided

## The first game

lesson-aim = You are the French at dawn on 15 June 1815. Two armies face you, each nearly your equal: beat one before they join. A base that you hold starves its army.
lesson-groups = You have three group moves a turn. All units of one town are a group; they may part to several towns. Click a town, choose who goes, click where.
lesson-roads = A main road carries ten units a turn, a minor one six. Send the mass by main roads, and do not cross your own columns.
lesson-attack = Three units or more attack a town that the enemy holds; one or two defenders rout at once. Look at the odds of the battle before you end your movement.
lesson-forced = One town more than usual is a forced march: a die may cost the unit a strength point.
lesson-leaders = A leader who is activated before anybody leaves his town makes forced marches from it safer, and steadies his column in battle.
lesson-deployment = Each column needs a unit. Mass where you want to break through, keep cavalry and a reserve behind: who is in reserve stays hidden.
lesson-retreat = Before any fire you may take units out of the battle. Those that are engaged pay for it as in a rout.
lesson-combat = Each unit fires or moves. The enemy’s whole line breaks when one of his columns is empty: choose one and strike it with everything.
lesson-fire = A die for each strength point; cavalry hits hardest in its first fire after it engaged, guns at short range.
lesson-losses = The strongest take the hits; between equals you choose. Spare those who still have to fire.
lesson-reinforcements = Units in neighbouring towns may come to the battle at the end of your battle turn.
lesson-rout = Your line is broken: bring your pieces to open towns, the best ones first. Roads carry few, and who has no way out is lost.
lesson-regrouping = You hold the field. Bring in a neighbour or move somebody out; those who regroup are disorganised.
lesson-supply = A base is lost, and its army starves: give up the units that are worth least.
