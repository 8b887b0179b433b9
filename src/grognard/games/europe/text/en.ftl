# Napoléon contre l’Europe in English.

## Names

title-europe = Napoléon contre l’Europe
ui-about = Armies, fleets, supply and cards on the map of all Europe. The Hundred Days of 1815: an evening.
edition-first = Rules
scenario-1815 = 1815
scenario-1815-about = The Hundred Days: Napoléon is back, and five great powers close in. Keep an army on its feet until the winter.
option-fog-of-war = Fog of war
option-fog-of-war-about = You see only who commands each enemy force, units that stand alone, and no tactical values of enemy fleets.
option-dear-corps = Dear corps
option-dear-corps-about = A corps without a general costs 2 activation points when it enters a zone that its side does not control.
option-cavalry-screen = Cavalry screen
option-cavalry-screen-about = Every cavalry step and cavalry general of the beaten side takes 1 from the pursuit die.
seat-empire = Empire
seat-coalition = Coalition
side-empire = The Empire
unknown-piece-empire = a unit of the Empire
unknown-pieces-empire = { $n } units of the Empire
side-coalition = The Coalition
unknown-piece-coalition = a unit of the Coalition
unknown-pieces-coalition = { $n } units of the Coalition
side-france = France
unknown-piece-france = a French unit
unknown-pieces-france = { $n } French units
side-england = England
unknown-piece-england = an English unit
unknown-pieces-england = { $n } English units
side-austria = Austria
unknown-piece-austria = an Austrian unit
unknown-pieces-austria = { $n } Austrian units
side-russia = Russia
unknown-piece-russia = a Russian unit
unknown-pieces-russia = { $n } Russian units
side-prussia = Prussia
unknown-piece-prussia = a Prussian unit
unknown-pieces-prussia = { $n } Prussian units
side-spain = Spain
unknown-piece-spain = a Spanish unit
unknown-pieces-spain = { $n } Spanish units
side-turkey = Turkey
unknown-piece-turkey = a Turkish unit
unknown-pieces-turkey = { $n } Turkish units
side-minor = A minor country
unknown-piece-minor = a unit of a minor country
unknown-pieces-minor = { $n } units of minor countries
kind-corps = corps
kind-elite = elite corps
kind-guard = Guard
kind-cavalry_reserve = reserve cavalry
kind-militia = militia
kind-landwehr = Landwehr
kind-royalist = royalists
kind-revolt = insurgents
kind-feudal = feudal corps
kind-special = special unit
kind-general = general
kind-fleet = fleet
kind-depot = depot
kind-army = army
depot = Depot { $number }
piece-of = { $piece } ({ $country })
blockade-of = Blockade of { $port }
mark-reduced = reduced
mark-marked = has acted in this round
mark-unsupplied = out of supply
mark-demoralised = demoralised
mark-fixed = fixed
mark-inside = inside the fortress
mark-aboard = aboard a fleet
mark-besieged = besieged
mark-ruined = ruined fortress
mark-fortress = fortress
mark-citadel = citadel
mark-key = key zone
mark-capital = capital
mark-port = port
track-round = Round
track-round-5 = 5 ☂
track-round-6 = 6 ❄
track-round-7 = 7 ❄
track-points-empire = Points kept, Empire
track-points-coalition = Points kept, Coalition
aside-to-place = To place
aside-reserve = Reserve
aside-next-budget = Back in the next budget
aside-foreign-wars = Foreign wars
aside-corsairs = Corsairs
deck-pile-empire = Pile of the Empire
deck-played-empire = Played by the Empire
deck-removed-empire = Out of the game, Empire
deck-pile-coalition = Pile of the Coalition
deck-played-coalition = Played by the Coalition
deck-removed-coalition = Out of the game, Coalition
turn-label = { $year }, round { $round }
mark-chosen = goes along
mark-siege-1 = besieged, marker +1
mark-siege-2 = besieged, marker +2
mark-siege-3 = besieged, marker +3
mark-blockaded = blockaded port
track-action-points = Points of this action
track-action-forces = Forces of this event
value-points = activation points
mode-countries = Countries
mode-control = Control
mode-supply = Supply
mode-terrain = Terrain
ui-map-bridge = River with a bridge
ui-map-river = River without a bridge
ui-map-pass = Mountain pass
ui-map-mountain = Mountains
ui-map-strait = Strait
ui-map-frontier-major = Frontier of a power
ui-map-frontier-minor = Frontier of minors
ui-map-province = Border of a province
ui-map-marsh = Marsh
ui-map-poor = Poor zone
ui-map-fortress = Fortress
ui-map-citadel = Citadel
ui-map-key = Key zone
ui-map-blockade = Blockade box
ui-reach-cost = Movement points: { $n }
ui-reach-forced = forced march: { $n }
ui-reach-losses = steps lost by attrition, on average: { $n }
ui-reach-battle = battle
ui-reach-fortress = stopped by a fortress
ui-reach-unsupplied = out of supply
ui-supply-source = source of supply
ui-supply-relay = relay
ui-supply-cut = cut off
ui-supply-bar = bars the line
panel-battle = Battle
panel-battle-attacker = attacks
panel-battle-defender = defends
panel-battle-odds = odds
panel-battle-skirmish = skirmish
panel-battle-minor = minor battle
panel-battle-major = major battle
panel-battle-winner = won: { $side }
panel-battle-steps = steps
panel-battle-morale = morale
panel-battle-lost = steps lost: { $n }
panel-battle-modifier = to the dice
panel-battle-dice = dice
panel-battle-inflicts = losses inflicted: { $n }
panel-battle-part-odds = odds
panel-battle-part-terrain = ground
panel-battle-part-leaders = generals
panel-battle-part-elite = elite
panel-battle-part-cavalry = cavalry
panel-battle-part-unsupplied = no supply
panel-battle-part-interceptor = intercepted
panel-battle-part-landing = landing
panel-battle-part-demoralised = demoralised
panel-battle-part-cards = cards
panel-battle-role-chief = commands:
panel-battle-role-lead = leads:
panel-battle-role-lender = helps:
panel-naval = Naval battle
panel-naval-fort = dice of the fortress: { $n }
panel-naval-total = total
panel-naval-losses = fleets lost: { $n }
panel-siege = Siege
panel-siege-marker = siege marker
panel-siege-modifier = to the die
panel-siege-outside = besieges
panel-siege-inside = holds out
panel-siege-none = Only the garrison of the place.
word-a = (a)
word-b = (b)
word-c = (c)
word-d = (d)
cause-battle = in battle
cause-attrition = to attrition
cause-siege = in a siege
cause-stacking = too many in one place
cause-retreat = in the retreat
cause-pursuit = in the pursuit
cause-card = by a card
result-repulsed = repulsed
result-stable = no change
result-honours = honours of war
result-breach = breach
ending-empire-stands = France stands, and so does an army of hers: the Empire wins.
ending-france-conquered = France is conquered and no army of hers still stands: the Coalition wins.
ending-napoleon-lost = Napoléon has left the map: the Coalition wins.
ending-draw = Neither side has what it needs: a draw.

## Questions

step-set-up = Set-up
ask-set-up = { $what ->
    [army] Place an army
    [general] Place a general
    [fleet] Place a fleet
    [depot] Place a depot
   *[unit] Place a unit
} (usually: { $place }), or take the usual placement for all that is left.
step-action = Action of the round
ask-action = Spend a card for its activation points, play its event, operate with 1 point, or pass.
step-activate = Which force
ask-activate = Activate a force or fleets, or say that you are done: points that are left go to the reserve.
step-answer = A card in answer
ask-answer = Play a card of this moment, or pass.
step-choose = What the card does
ask-choose = Choose what the card is applied to, or say that you are done.
step-forced-march = Forced march
ask-forced-march = Ask for 0 to 3 more movement points; each adds 1 to the attrition test.
step-replacements = Replacements
ask-replacements = Restore or raise up to 2 steps in this army, or say that you are done.
step-muster = Who goes
ask-muster = Choose the units that go, then let them go.
step-call = Neighbours
ask-call = Call forces of adjacent zones to the army, or say that you are done. It costs 1 movement point in all.
step-move = March
ask-move = Enter a zone, act where you are, or stop.
step-intercept = Interception
ask-intercept = An enemy force comes next to yours: intercept it with a general and a card, or pass.
step-defend = Stand or go
ask-defend = You are attacked: stand, go into the fortress, or try to evade to another zone.
step-feed = A depot for the test
ask-feed = Spend a depot of this zone for 2 less on the attrition die, or endure.
step-attrition-losses = Attrition
ask-attrition-losses = Name the unit that loses a step.
step-consolidate = Too many here
ask-consolidate = More is here than one commander may hold: name what is removed.
step-appoint = A new commander
ask-appoint = Take a general of the reserve to lead this force, or say that you are done.
step-campaign-battles = Battles of the campaign
ask-campaign-battles = Choose the battle that is fought next.
step-interior-lines = Interior lines
ask-interior-lines = Name the zone whose attackers you fight one by one, or pass.
step-engage = Fight or wait
ask-engage = Fight now, or wait for other forces of the campaign.
step-fight-next = The battles that wait
ask-fight-next = Name the zone of the next battle, or the force that fights next.
step-counter-march = Counter-march
ask-counter-march = Let a general next to the battle march to the guns, or say that you are done.
step-morale-choice = Morale
ask-morale-choice = Two morales are equally common in your force: choose one.
step-leads = Order of battle
ask-leads = Name a lead corps, special units and a subordinate who lends his value; then say that you are ready.
step-losses = Losses
ask-losses = Name the unit that loses a step in this battle.
step-retreat = Retreat
ask-retreat = Your force is beaten: say where it goes.
step-retreat-losses = Lost at the crossing
ask-retreat-losses = Name the unit or depot that is lost in the retreat.
step-pursuit-losses = Pursuit
ask-pursuit-losses = Name the unit or depot that is lost to the pursuit.
step-bring-depots = Depots
ask-bring-depots = Say which fixed depots go along, or that you are done.
step-crowded = Too many in the battle
ask-crowded = Remove what cannot fight together.
step-last-siege = Last siege
ask-last-siege = Make a last attempt at the fortress, or leave it.
step-repulsed = Repulsed
ask-repulsed = The assault has failed: name the besieging unit that loses a step.
step-lifted = Siege lifted
ask-lifted = Too few are left for the siege: say where they go.
step-rebuild = The fortress taken
ask-rebuild = Give a step or a depot to make the fortress active again, or say that you are done.
step-squadron = A squadron forms
ask-squadron = Say which other fleets go along, a point each, then go.
step-sail = A squadron sails
ask-sail = Sail to the next place, attack, embark or land troops, leave fleets, or stop.
step-sea-intercept = Interception at sea
ask-sea-intercept = An enemy squadron comes by: say which of your squadrons tries to intercept it, or pass.
step-sends = Blockaders put to sea
ask-sends = Say which fleets leave their blockade to fight, then go.
step-sea-evade = Attacked at sea
ask-sea-evade = Try to slip away, or stay and fight.
step-refuge = Slipped away
ask-refuge = Say where your squadron goes.
step-sally = A blockade begins
ask-sally = Come out with all fleets of the port and fight, or stay in port.
step-withdraw = A drawn sea fight
ask-withdraw = Withdraw as the beaten side, without losses, or stay for another round.
step-fleet-losses = Fleets lost
ask-fleet-losses = Say which fleet is lost, empty ones first.
step-sea-retreat = A beaten squadron
ask-sea-retreat = Say where your squadron falls back to.
step-follow = The beaten are in port
ask-follow = Follow to their blockade box and stop there, or stay.
step-who-lands = A landing
ask-who-lands = Say which troops go ashore, then go.
step-flight = A port lost
ask-flight = Your fleets make for the nearest port: say where they sail next.
step-home-port = Back from the Corsairs box
ask-home-port = Say in which home port the fleet lies.

## Verbs

verb-usual = Usual placement
verb-place = Place
verb-done = Done
verb-pass = Pass
verb-spend = Spend for points
verb-event = Play the event
verb-operate = Operate with 1 point
verb-activate = Activate
verb-use = Play
verb-choose = Choose
verb-at = At
verb-force = Forced march:
verb-restore = Restore
verb-raise = Raise
verb-with = Take along
verb-without = Leave out
verb-go = Go
verb-call = Call
verb-enter = Enter
verb-take = Take in
verb-leave = Leave behind
verb-control = Take control
verb-besiege = Attempt the siege
verb-rally = Rally
verb-fix = Fix
verb-free = Make mobile
verb-dismiss = Dismiss
verb-rebuild = Reactivate with
verb-stop = Stop
verb-sortie = Sortie
verb-intercept = Intercept with
verb-stand = Stand
verb-shelter = Into the fortress:
verb-evade = Evade to
verb-elude = Slip the broken army away to
verb-shift = Give to the other army
verb-fight = Fight at
verb-wait = Wait
verb-feed = Spend
verb-endure = Spend no depot
verb-remove = Remove
verb-appoint = Appoint
verb-lines = Interior lines at
verb-join = March to the guns:
verb-morale = Morale
verb-lead = Lead with
verb-engage = Engage
verb-lend = Lend the value of
verb-ready = Ready
verb-lose = Lose a step:
verb-retreat = Retreat to
verb-bring = Bring along
verb-sail = Sail to
verb-attack = Attack at
verb-load = Embark
verb-unload = Disembark
verb-land = Land at
verb-drop = Leave behind
verb-withdraw = Withdraw
verb-stay = Stay
verb-corsairs = To the Corsairs box:
verb-sally = Come out and fight
verb-chase = Intercept from
verb-slip = Slip away

## Events

event-year-begins = The year { NUMBER($year, useGrouping: 0) }.
event-round-begins = Round { $number }.
event-spent-card = { $side }: { $card } is spent for { $number ->
    [one] one activation point
   *[other] { $number } activation points
}.
event-event-played = { $side }: { $card }, as an event.
event-operated = { $side }: an operation with one point, without a card.
event-passed = { $side }: no action in this round.
event-points-kept = { $side }: { $number ->
    [one] one activation point
   *[other] { $number } activation points
} in reserve.
event-drew = { $side }: { $card ->
    [hidden] a card is drawn
   *[other] { $card } is drawn
}.
event-activated = { $piece } is activated at { $place } for { $number ->
    [0] nothing
    [one] one point
   *[other] { $number } points
}.
event-card-used = { $side }: { $card } is played.
event-game-ends = The game is over. { $ending }
event-placed = { $piece } is placed at { $place }.
event-hand-shown = { $side }: { $card } is seen in the hand.
event-discarded = { $side }: { $card } is discarded.
event-card-rolled = { $card }: { $die } for { $piece }.
event-forced = { $piece } { $number ->
    [0] makes no forced march
    [one] asks for one point of forced march
   *[other] asks for { $number } points of forced march
}.
event-entered = { $piece } enters { $place }{ $number ->
    [hidden] {""}
    [0] {""}
    [one] {" "}(one movement point left)
   *[other] {" "}({ $number } movement points left)
}.
event-left-behind = { $piece } stays at { $place }.
event-taken-along = { $piece } is taken along at { $place }.
event-controlled = { $place } is controlled now. Holder: { $side }.
event-depot-fixed = { $place }: a depot is fixed.
event-depot-freed = { $place }: a depot becomes mobile.
event-to-reserve = { $piece } goes to the reserve.
event-dissolved = { $piece } is dissolved.
event-called = { $piece } joins the army from { $place }.
event-restored = { $piece } receives replacements.
event-depot-lost = { $place }: a depot is destroyed.
event-intercepted = { $piece } intercepts at { $place }: { $die }.
event-interception-failed = { $piece } fails to intercept at { $place }: { $die }.
event-evaded = { $piece } evades to { $place }{ $die ->
    [none] {""}
   *[other] : { $die }
}.
event-evasion-failed = { $piece } fails to evade at { $place }: { $die }.
event-sheltered = { $piece } goes into the fortress: { $place }.
event-stood = { $side }: the force at { $place } stands.
event-rallied = { $piece } rallies the force: { $die }.
event-rally-failed = { $piece } fails to rally the force: { $die }.
event-removed = { $piece } is removed at { $place }.
event-waited = { $piece } waits at { $place } for the battle.
event-appointed = { $piece } takes the command at { $place }.
event-out-of-supply = { $side }: the force at { $place } is out of supply.
event-in-supply = { $side }: the force at { $place } is in supply again.
event-attrition-rolled = { $side }: attrition at { $place }, { $die }; { $number ->
    [0] no step is lost
    [one] one step is lost
   *[other] { $number } steps are lost
}.
event-step-lost = { $piece } loses a step { $cause } ({ $place }).
event-fed = { $place }: a depot is spent on the test.
event-battle-begins = Battle at { $place }. Attacker: { $side }.
event-counter-marched = { $piece } marches to the guns at { $place }: { $die }.
event-counter-march-failed = { $piece } does not reach the battle at { $place }: { $die }.
event-morale-chosen = { $side }: the morale of the force is { $number }.
event-led = { $piece } takes the lead.
event-engaged = { $piece } is engaged.
event-lent = { $piece } lends his tactical value.
event-battle-rolled = { $side }: { $dice }, with modifiers { $total }; the enemy loses { $losses }.
event-battle-won = { $place }: victory. Winner: { $side }.
event-wounded = { $piece } is wounded: { $die }.
event-unhurt = { $piece } is unhurt: { $die }.
event-morale-rolled = { $side }: demoralisation test, { $die ->
    [none] lost without a die
   *[other] { $die } against { $number }
}.
event-demoralised = { $side }: the force beaten at { $place } is demoralised.
event-pursued = { $side }: pursuit, { $die }; { $number ->
    [0] no loss
    [one] one more loss
   *[other] { $number } more losses
}.
event-fell-back = { $side }: the force falls back to { $place }.
event-force-destroyed = { $side }: the force at { $place } is destroyed.
event-chief-falls = { $piece } loses his command.
event-siege-begins = { $place } is besieged. Besieger: { $side }.
event-siege-rolled = Siege of { $place }: { $die }, with modifiers { $number }; { $result }.
event-fort-taken = The fortress of { $place } is taken. Victor: { $side }.
event-siege-lifted = The siege of { $place } is lifted.
event-fort-rebuilt = The fortress of { $place } is active again. Holder: { $side }.
event-garrison-goes = { $piece } leaves the fortress: { $result }.
event-sailed = { $piece } and what sails with it: { $place }{ $number ->
    [hidden] {""}
   *[other] {" "}({ $number } left)
}.
event-fleet-left = { $piece } stays behind: { $place }.
event-loaded = { $piece } goes aboard { $fleet }.
event-put-ashore = { $piece } goes ashore: { $place }.
event-cargo-lost = { $piece } is lost: { $place }.
event-chased = { $side } intercepts from { $place }: { $die }.
event-chase-failed = { $side } fails to intercept from { $place }: { $die }.
event-slipped = { $side } slips away at { $place }: { $die }.
event-slip-failed = { $side } does not get away at { $place }: { $die }.
event-naval-battle-begins = { $side } gives battle at sea: { $place }.
event-naval-rolled = { $side } fires: { $dice }, in all { $total }.
event-naval-tied = The sea fight at { $place } is drawn.
event-naval-won = { $side } wins the sea fight at { $place } by { $number }.
event-fleet-lost = { $piece } is lost: { $place }.
event-fleets-fell-back = { $side }: the squadron falls back to { $place }.
event-sallied = { $side } comes out of port: { $place }.
event-stayed-in-port = { $side } stays in port: { $place } is blockaded.
event-withdrew = { $side } withdraws from { $place }.
event-landing-begins = { $side } assaults { $place } from the sea.
event-landing-failed = { $side }: the sea assault on { $place } has failed.
event-landing-won = { $side } has taken { $place } from the sea.
event-to-corsairs = { $piece } goes to the Corsairs box.
event-from-corsairs = { $piece } comes back from the Corsairs box: { $place }.
event-port-given-up = { $side }: the fleets leave the lost port { $place }.
event-came-in-sight = { $piece } comes in sight: { $place }.
event-stationed = { $piece } begins at { $place }.
event-usual-placement = { $side }: the usual placement.

## Objections

reason-game-over = The game is over.
reason-no-such = There is no such action.
reason-not-now = That is not asked now.
reason-not-held = You do not hold { $card }.
reason-not-your-card = { $card } is a card of the other side.
reason-wrong-moment = { $card } cannot be played at this moment.
reason-needs-missing = What { $card } asks for is not there.
reason-played-once = The event of { $card } is played only once a game.
reason-too-few-points = There are too few activation points for that.
reason-not-yours = That is not yours.
reason-no-force = No force there can be activated.
reason-already-marked = { $piece } has acted in this round already.
reason-no-forces-left = No more forces may be activated in this action.
reason-no-such-option = { $card } has no such choice.
reason-wrong-force = The card does not work on that force.
reason-beyond-command = The commander can lead no more steps.
reason-allies-beyond-half = Units of an allied major power may fill only half of the command.
reason-too-much-cavalry = An army holds at most 2 steps of reserve cavalry.
reason-too-many-generals = An army has at most 3 subordinate generals.
reason-too-many-armies = At most two armies of a side stand in one zone.
reason-needs-army = { $piece } stands only with an army.
reason-no-general = More than one unit needs a general.
reason-left-alone = A general keeps at least one combat unit.
reason-outranked = Rank forbids it.
reason-stacked = The forces there could not become one.
reason-fixed-depot = A fixed depot stays where it is until a general frees it.
reason-not-adjacent = { $zone } is not adjacent.
reason-too-far = There are too few movement points for that.
reason-neutral-land = { $zone } is neutral ground.
reason-strait-closed = An enemy squadron at sea closes the strait.
reason-must-stop = The force must stop here: an enemy or a fortress that is not covered.
reason-besieged = The force is besieged: it may make a sortie or stay.
reason-leaves-home = Militia does not leave its country.
reason-iberia-closed = The Iberian peninsula is closed to this force.
reason-nothing-to-control = There is nothing to take control of here.
reason-not-supplied = The force is out of supply.
reason-not-there = { $piece } is not there.
reason-no-depot = There is no such depot here.
reason-not-demoralised = The force is not demoralised.
reason-demoralised-force = A demoralised force cannot do that.
reason-enemy-near = Not with an enemy in the zone.
reason-no-candidate = { $piece } cannot react to this.
reason-card-too-low = { $card } is worth less than the initiative of the general.
reason-not-evading-there = One cannot evade to { $zone }.
reason-no-shelter = No own fortress here takes them in.
reason-french-first = The first loss falls on a French unit.
reason-came-that-way = The attacker came from { $zone }.
reason-not-marching = { $piece } cannot march to this battle.
reason-mountain-between = Mountains without a pass, or a strait, lie between.
reason-has-tried = { $piece } has tried already.
reason-not-elite = { $piece } has no star.
reason-not-subordinate = { $piece } is not a subordinate of an army here.
reason-lead-first = The lead corps takes the first loss.
reason-engaged-first = Engaged special units come next.
reason-cavalry-first = One of the losses falls on cavalry.
reason-steady-first = Half of the losses fall on units of at least the morale of the force.
reason-no-retreat-there = The force cannot retreat to { $zone }.
reason-nearer-first = A better place to retreat to comes first.
reason-not-tied = That morale is not one of those that are equal.
reason-not-besieged = Only a besieged force with the enemy before its walls can make a sortie.
reason-not-together = That fleet does not lie with the squadron.
reason-iced = The ice closes this sea in winter.
reason-bosphorus-closed = The Bosphorus is open only to the side that holds Constantinople.
reason-foreign-waters = That fleet may not leave its home waters, or another Russian fleet is abroad already.
reason-port-closed = That port is closed to you.
reason-port-blockaded = The port is blockaded: fight the squadron in its box first.
reason-too-many-fleets = No more than three fleets may lie together.
reason-no-sea-way = A squadron cannot go there from here.
reason-no-squadron = There is no squadron for that.
reason-attacked-already = You have attacked that port in this round.
reason-no-room-aboard = A fleet carries two steps, a depot, a general and an army marker.
reason-nothing-aboard = No troops for that are aboard.
reason-laden = That fleet carries troops.
reason-no-winter-landing = There are no sea assaults in winter.
reason-landed-already = No other sea assault is allowed in this activation.
reason-fleets-in-port = The enemy fleets in the port must be sunk first.
reason-too-few-to-besiege = Those who land are too few to besiege the fortress.
reason-too-many-to-land = Only two steps may make a sea assault.
reason-not-corsairs = Only a free Coalition fleet may go to the Corsairs box.
reason-must-sail-on = The squadron cannot stay here and has a way on.
reason-no-transport = It is aboard already, or this event carries no troops.
reason-sea-first = The squadron at sea tries first, and once.
reason-no-refuge = The squadron may not go there.
reason-last-fleet = The last fleet of a squadron cannot be left.
reason-too-far-by-sea = The squadron has not enough movement points for that.
reason-not-asked-for = The scenario does not ask for this piece here.
reason-not-to-be-had = This piece has its place already, or is not in the game.
reason-wrong-zone = The scenario does not let it begin there.
reason-too-little-command = The scenario asks for a general with another command.
reason-no-action = Say what you want to do.
reason-unknown-verb = “{ $word }” is no action.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
reason-unknown-piece = No piece is called “{ $word }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
reason-unknown-place = No place is called “{ $word }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
reason-unknown-zone = No zone is called “{ $word }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
reason-unknown-card = No card is called “{ $word }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
reason-unknown-option = A choice is a, b, c or d, not “{ $word }”.
reason-unknown-points = Forced march is 0 to 3 points, not “{ $word }”.
reason-unknown-morale = “{ $word }” is no morale.
reason-unknown-word = “{ $word }” means nothing here.
reason-too-many-words = “{ $word }” stands alone.

## Sources

ui-record-zone = Zones
ui-record-province = Provinces
ui-record-border = Borders
ui-record-sea = Seas
ui-record-sea-link = Ways at sea
ui-record-country = Countries
ui-record-unit = Units
ui-record-special = Special units
ui-record-general = Generals
ui-record-fleet = Fleets
ui-record-depots = Depots
ui-record-army = Armies
ui-record-card = Cards
ui-record-scenario = Scenarios
ui-record-status = Countries at the start
ui-record-control = Control at the start
ui-record-placed = Pieces at the start
ui-record-moored = Fleets at the start
ui-record-attrition-row = Attrition table
ui-record-battle-row = Battle table
ui-record-siege-row = Siege table
ui-record-terrain = Borders and what they cost
ui-record-figures = Other numbers
record-row = on { $row }
record-movement = Movement
record-command = Command
record-actions = Activation points
record-reactions = Interception, evasion, counter-march
record-supply = Supply
record-attrition = Attrition
record-battle = Battle
record-siege = Sieges
record-naval = The sea
record-rounds = Rounds
terrain-plain = plain border
terrain-bridge = bridge
terrain-river = river without a bridge
terrain-pass = pass
terrain-mountain = mountains
terrain-strait = strait
terrain-desert = desert road

## Cards

card-1f-text = Choose. (a) Against an enemy major campaign: a force of yours under a commander of tactical defence 2 or 3 fights its attackers one by one. (b) Your action: Napoléon’s force is activated free, with up to 3 points of forced march and no test for them. Permanent while Paris is yours; Malet removes it.
card-2f-text = Your action: a major campaign. Up to 3 land forces move without points, whatever their initiative; those that meet in one zone fight together.
card-3f-text = When a Coalition force announces an evasion to another zone: -3 to its die. Not against a demoralised force.
card-4f-text = Budget of France: the Guard cavalry joins a supplied French army.
card-5f-text = Your action: name a force led by a general; first march a Coalition force within 2 zones of it where you like, up to its movement factor, without contact with the enemy; then your force is activated free.
card-6f-text = When the Coalition activates a force led by a general: its movement factor is 2 less (at least 1), and it makes no forced march.
card-7f-text = Choose. (a) Pursuit after your victory: +2 to the die. (b) Siege by a supplied force of an empty fortress of level 1: a stable result becomes honours of war.
card-8f-text = Battle: +1 to your roll if your force is supplied.
card-9f-text = Foreign war, while Russia is neutral or an enemy: 2 steps of Russian corps go to the Foreign Wars box until it ends.
card-10f-text = Choose. (a) Your action: every blockade on the ports of one sea is blown off to the nearest enemy port; then a squadron of yours there may sail free, safe from interception in that sea. (b) Naval battle outside a port, after the totals: nobody loses fleets, the loser withdraws.
card-11f-text = Foreign war, if Egypt is a French ally or Persia is in progress: England sends one fleet and one corps away until it ends. Escalation +1.
card-12f-text = Diplomatic phase: one diplomatic action with +2, on a neutral major power or an eligible minor.
card-13f-text = Before the counter-march die of one of your forces: +2. If it comes, its attrition test has -1.
card-14f-text = Your action: a random card of the Coalition hand (no permanent one) is shuffled back into its pile, and you spend its activation points.
card-15f-text = Your action, not in winter: a squadron of a Channel port sails free; each fleet carries 4 steps, and up to 6 may land in an English port of the Channel if no enemy fleet is at sea there.
card-16f-text = Your action: all your fleets sail free, squadron by squadron, with troops and one sea assault; +1 to your evasions at sea.
card-17f-text = Choose. (a) Diplomatic phase: a diplomatic action on Turkey with +2. (b) Budget: allied Turkey receives 4 resources more.
card-18f-text = Budget of France: 4 resources more at once.
card-19f-text = After the demoralisation test of a beaten Coalition force: its commander leaves the game if it failed, or goes to the reserve if it passed. Blücher, Wellington and Charles only go to the reserve.
card-20f-text = If Austria and Prussia have been beaten and 6 minors marked R are yours: the Confederation of the Rhine is founded. Escalation +2, victory +2.
card-21f-text = Budget of France: 6 resources for French land units, and two new corps in the reserve. From now on an all-French force has -1 instead of -2 on attrition. Once a game.
card-22f-text = At war with the owner of Mazovia while you hold Warsaw: if you still do in the conquest phase, Poland is founded. Escalation +2.
card-23f-text = Budget of allied Spain. Choose: (a) 4 of her resources go to France, or (b) a Spanish fleet is built free.
card-24f-text = If Spain is an ally or Madrid yours: the Iberian peninsula opens to 6 steps of yours (12 with Continental System), and up to three fortresses near the Pyrenees become yours. Escalation +1, victory +2. Never discarded.
card-25f-text = The blockade is proclaimed: victory +1 in every budget in which all its ports are closed. It opens Portugal to 6 steps of yours (12 with the Trap of Bayonne). Escalation +3. Never discarded.
card-26f-text = Conquest phase: an enemy major power other than England that you beat this year, and that has lost a key zone or its army, makes forced peace for one province. No points, no card.
card-27f-text = Before the demoralisation test of a beaten force of yours that is mostly French: +2 to its morale.
card-28f-text = Battle of a supplied army of yours: +1 to its roll, +2 in a major battle. Thunderstorm or Reverse Slope cancels it.
card-29f-text = Battle in which you attack with the French Guard in the force: +1 to your roll.
card-30f-text = Battle in which you attack, if Poland exists or Poles are with you: ignore the penalty of one pass or bridge; without any, +1 to your roll.
card-31f-text = Before the pursuit of your demoralised force: -3 to the die.
card-32f-text = Battle with French reserve cavalry: +1 to your roll, +2 with cavalry superiority. Squares cancels it.
card-33f-text = If Austria has been beaten and is not at war: no end of its peace this year, and -2 to enemy diplomacy on it to the end of next year.
card-34f-text = Foreign war: England has 4 resources less in the next budget and sends a fleet away until it ends.
card-35f-text = Lasting: the Coalition hand is one card smaller unless one of its fleets is in the Corsairs box.
card-36f-text = Battle. A supplied army of yours that attacks over a river has no penalty for it, nor the extra loss of a retreat; or, if you defend and the enemy came over a river, +1 to your roll.
card-37f-text = Liberation war. Choose. (a) Your action: a force with a general in Iberia is activated free, +1 to its sieges, and a nearby Spanish militia loses a step. (b) Guerrilla or Partisans is cancelled.
card-38f-text = In a later year than the Austrian Marriage, with Paris yours: victory +1.
card-39f-text = Your action, rounds 1 to 5: in its next action the Coalition activates no land force; up to 4 reduced units in your supplied armies (2 each) are whole again; the Coalition draws a card.
card-40f-text = With a forced ally: take up to two of its corps; they serve you like those of a minor until the alliance ends.
card-41f-text = Budget of France: 4 resources more, but no point for the continental blockade in this budget.
card-42f-text = Budget of France: up to 6 steps of ordinary French corps are built or completed free at home.
card-43f-text = With 4 enemy steps in France: the National Guard III and IV (I and II too if in the reserve) appear in Paris or fortresses, each French army at home restores up to two units, and as your action one force in France is activated free.
card-44f-text = Choose. (a) Budget: place up to 2 French depots free. (b) Your action: move up to 3 mobile French depots by 3 points each without a general, turn them as you like, then spend 1 activation point.
card-45f-text = In the Châtiments, after Erfurt and Bayonne, with Naples and 4 Westphalian provinces: Westphalia is founded. Victory +1.
card-46f-text = Budget of France: the Young Guard appears at full strength in Paris or a supplied French army.
card-47f-text = Battle under Napoléon. Choose. (a) After both rolls: roll your two dice again and keep the second result. (b) If you lost: your force passes its demoralisation test.
card-48f-text = When the Coalition attempts a siege of your fortress: -3 to the die, and a repulse costs it two steps.
card-49f-text = If Holland is an ally and Amsterdam not lost: Holland becomes a protectorate and its corps is whole. Victory +1.
card-50f-text = Your action: a French army, or a French force with a general, is activated free. Interceptions and counter-marches against it have -2, and a battle won gives it 2 movement points.
card-51f-text = After a battle you won, no skirmish: draw a card, two after a major battle.
card-52f-text = Choose. (a) A beaten force of yours retreats without the loss of a crossing, and enemy control does not turn it away. (b) A force with a general evades over a river: it succeeds.
card-53f-text = Choose. (a) Diplomatic phase: a diplomatic action on a minor with +1. (b) Against enemy diplomacy: -2 to the die. (c) Against Scharnhorst or Schönbrunn: on a 1 or 2 the power stays where it is.
card-54f-text = If Poland exists and Warsaw is not lost: the second Polish corps joins the reserve, and up to 4 Polish steps are rebuilt free in Poland.
card-55f-text = Your action, with Napoléon and an enemy step in France: his force is activated twice free; inside France without a test for forced march.
card-1c-text = Your action: all English and allied minor fleets sail free, squadron by squadron, with troops; one may make a sea assault. Permanent while London is yours.
card-2c-text = With 10 enemy steps in Russia: two militias, Chichagov and two corps appear there, and a Russian force is activated free. Makes Scorched Earth possible. Once a game; permanent while Moscow is yours.
card-3c-text = Choose. (a) At war with Turkey: up to 3 Austrian corps deployed free. (b) Austria receives 6 resources. (c) Reform of Austria and of Prussia, each if it has been beaten. Once a game; permanent while Austria and Vienna are yours.
card-4c-text = After the dice, instead of the wound test of the enemy subordinate who lent his value: 5 or 6 he leaves the game, 3 or 4 he goes to the reserve.
card-5c-text = Battle of a supplied force with at least 2 English steps: +1 to your roll.
card-6c-text = If Spain is neutral or French and a fleet of yours is on her sea lanes: England gains 4 resources, Spain loses 2.
card-7c-text = Diplomatic phase: one diplomatic action with +2 on any neutral power, although the card is worth 1.
card-8c-text = If Turkey is not with you and Belgrade is free of the Empire: the Serbs rise there. Neutral Turkey loses 2 resources in each budget.
card-9c-text = Liberation war, your action: up to three enemy forces in Iberia away from their fortresses lose a step on 4 or more (an army on 5); then up to two French markers there are removed.
card-10c-text = Naval battle with Nelson: roll all dice of his squadron again. Then a die, +1 for each enemy fleet sunk: on 5 or more Nelson and this card leave the game.
card-11c-text = With Russians in the force, choose: (a) your pursuit, +2 to the die; (b) your demoralised force, -2 to the enemy’s pursuit.
card-12c-text = A beaten force of yours, when it names its retreat or before the pursuit: no loss for a river or mountain, and -3 to the pursuit die.
card-13c-text = Budget of Russia: the Chevalier Guards join a supplied Russian army.
card-14c-text = Your action: a major campaign. Up to 3 land forces move without points, whatever their initiative; those that meet in one zone fight together.
card-15c-text = Against an enemy major campaign: a force of yours under a commander of tactical defence 2 or 3 fights its attackers one by one.
card-16c-text = Your action in round 6: this year has a round 7, in winter, for both sides.
card-17c-text = Diplomatic phase: a diplomatic action with +1 on a neutral minor with a port. If it is Denmark, its fleet leaves the game in any case. Escalation +1.
card-18c-text = If the Kingdom of Bavaria exists: the Tyrolese rise and fight at once any enemy there. Escalation +1.
card-19c-text = After Bayonne or the blockade, or in the Châtiments: Spain joins you in the Liberation war with four militias; all Iberian limits end; draw a card. Escalation +2.
card-20c-text = Budget: draw two cards at once. Escalation +1.
card-21c-text = Budget: one or two of your major powers other than England receive 6 resources in all.
card-22c-text = If the royalist corps is not on the map: it rises in Poitou or Brittany where no enemy is. Always supplied there; elsewhere from a port with an English depot.
card-23c-text = Your action, not in winter: a squadron of yours sails free with troops and may land up to 4 steps, at -1 instead of -3 in the battle.
card-24c-text = Budget of England: 6 resources more at once. Escalation +1.
card-25c-text = Your action: look at the enemy hand; a random card of it (no permanent one, nor Bayonne or the blockade) is discarded; then spend 1 activation point.
card-26c-text = Battle of a supplied force that is mostly Russian: +1 to your roll.
card-27c-text = Conquest phase: a power that must surrender fights on this year; a later defeat costs it 4 provinces and perhaps a forced alliance. Escalation +1.
card-28c-text = Your action: Blücher’s force, or without him a Prussian force with a general, is activated free, with up to 3 points of forced march and no test for them.
card-29c-text = Battle: the enemy has no bonus for cavalry superiority, and Cuirassiers is cancelled.
card-30c-text = Your action: a major campaign of up to 3 forces, at least two of different major powers. Interior lines answer it only where Napoléon himself commands.
card-31c-text = With English in the force, choose: (a) after your victory, no skirmish, -1 to the enemy’s morale; (b) +1 to one siege attempt; (c) naval battle in an enemy port, +2 to your total.
card-32c-text = Before the counter-march die of one of your forces: +3, and no attrition test if it comes.
card-33c-text = Budget of England: Uxbridge’s cavalry joins a supplied English army.
card-34c-text = Budget of England: the King’s German Legion joins a supplied English army.
card-35c-text = In a battle on a French subordinate, or as your action on any French general who commands no army (never Napoléon, Davout, Eugène or Poniatowski): 6 he leaves the game, 4 or 5 he goes to the reserve.
card-36c-text = While Napoléon is outside France: the card Napoleon’s Genius leaves the game.
card-37c-text = Battle against Napoléon: his tactical value is 1 less for the roll.
card-38c-text = From 1810, if Sweden is no protectorate: the French Bernadotte leaves; Sweden, won over with +3 if need be, fields Bernadotte and her corps.
card-39c-text = Battle: Horse Artillery and Grand Battery are cancelled; if neither is played and the enemy attacks, -1 to his roll.
card-40c-text = After Holy Russia, as your action or when an enemy force is activated in Russia: up to 4 Russian zones without enemies are ruined this year. They count as poor, are no relays, and add 1 to the next attrition test.
card-41c-text = Budget: a Coalition general who is out of the game joins his reserve and may be deployed at once.
card-42c-text = Battle in which you defend under Wellington or with mostly English: +1 to your roll, and Grand Battery is cancelled.
card-43c-text = Battle in which you defend a zone with a city or fortress: +1 to your roll.
card-44c-text = If Lisbon is yours with English troops: for the rest of the game the enemy has -2 in attacks by land and sieges there while you hold it.
card-45c-text = If Prussia has been beaten: it reforms; a forced ally joins you, a neutral Prussia does on 3 or more; in an ordinary forced peace +2 to its end.
card-46c-text = Budget: Austria and Prussia, each if beaten, reform; then up to 4 steps of Landwehr are built free.
card-47c-text = If Austria has been beaten: a forced ally joins you, a neutral Austria does on 3 or more; in an ordinary forced peace +2 to its end.
card-48c-text = Budget: up to three of your major powers other than England receive 8 resources in all, at most 4 each.
card-49c-text = Liberation war, budget of Spain: up to 4 Spanish steps are built or completed free in Spanish cities and fortresses without enemies.
card-50c-text = Your action, choose: (a) an enemy depot outside France with fewer than 4 steps around it is removed; (b) up to two enemy markers in your countries without units or fortress are removed. Then spend 1 activation point.
card-51c-text = A diplomatic action with +3 on a minor allied to France, even of the Confederation or Westphalia, but no protectorate of its own.
card-52c-text = Lasting: your hand is no longer limited to 10 cards.
card-53c-text = Your action in winter: every enemy force of 4 steps or more in Russia away from its towns, or in a poor zone of Prussia or Austria, makes an attrition test with the winter’s +2 and without a depot.
card-54c-text = Your action, in 1815 or with steps of yours in France: up to three forces of three different powers are activated free, one after the other; they do not fight together.
card-55c-text = Conquest phase, with Paris yours: French morale is 1 less while you hold it, and the enemy’s next hand has one card less.

odds-title-battle = The battle of { $place }: { $side } attacks
odds-title-battle-course = The battle of { $place } to its end: { $side } attacks
odds-title-attrition = Attrition test at { $place }
odds-title-interception = { $piece } intercepts at { $place }
odds-title-evasion = { $piece } evades to { $place }
odds-title-counter-march = { $piece } marches to the guns at { $place }
odds-title-rally = { $piece } rallies his force
odds-title-chase = { $side }: interception at sea from { $place }
odds-title-slip = { $side }: evasion at { $place }
odds-title-wound = Is { $piece } wounded?
odds-title-siege = The siege of { $place }: an attempt of { $side }
odds-title-naval = The naval battle at { $place }: { $side } comes up
odds-title-morale = Demoralisation test after the battle of { $place }: { $side }
odds-title-pursuit = Pursuit after the battle of { $place }: { $side }
odds-title-card = { $card }: the fate of { $piece }
odds-line-force = { $side }: { $number ->
    [one] one step
   *[other] { $number } steps
}
odds-line-part-odds = { $side }: odds ({ $effect })
odds-line-part-terrain = { $side }: ground and border ({ $effect })
odds-line-part-leaders = { $side }: commander, and who lends his value ({ $effect })
odds-line-part-elite = { $side }: elite that leads, special units ({ $effect })
odds-line-part-cavalry = { $side }: more cavalry ({ $effect })
odds-line-part-unsupplied = { $side }: out of supply ({ $effect })
odds-line-part-interceptor = { $side }: came by interception ({ $effect })
odds-line-part-landing = { $side }: lands from the sea ({ $effect })
odds-line-part-demoralised = { $side }: demoralised ({ $effect })
odds-line-part-cards = { $side }: cards ({ $effect })
odds-line-lender = { $piece } lends his value: on a 6 he is wounded
odds-line-no-more = Nobody leads, lends his value or plays a card beyond what is declared
odds-line-attrition-steps = { $number ->
    [one] One step is tested
   *[other] { $number } steps are tested
}
odds-line-attrition-forced = Forced march ({ $effect })
odds-line-attrition-mountain = Over a mountain ({ $effect })
odds-line-attrition-marsh = Marsh in poor country ({ $effect })
odds-line-attrition-poor = Poor country ({ $effect })
odds-line-attrition-armies = Two armies together ({ $effect })
odds-line-attrition-winter = Winter ({ $effect })
odds-line-attrition-siege = Besieged: the siege marker ({ $effect })
odds-line-attrition-unsupplied = Out of supply ({ $effect })
odds-line-attrition-depot = A depot is spent ({ $effect })
odds-line-attrition-home = In national territory ({ $effect })
odds-line-attrition-cards = Cards ({ $effect })
odds-line-attrition-nation = The nation marches well ({ $effect })
odds-line-reaction-cavalry = More cavalry ({ $effect })
odds-line-reaction-initiative = Better initiative ({ $effect })
odds-line-reaction-cards = Cards ({ $effect })
odds-line-reaction-ground = Difficult ground ({ $effect })
odds-line-evasion-ground = The enemy came over difficult ground ({ $effect })
odds-line-counter-march-general = The general’s tactical value ({ $effect })
odds-line-sea-initiative = The best initiative of the squadron ({ $effect })
odds-line-needs = The die must reach { $number } with all that is added
odds-line-morale-force = Morale of the force ({ $effect })
odds-line-morale-general = Its general’s tactical value ({ $effect })
odds-line-morale-losses = It lost more than the enemy ({ $effect })
odds-line-morale-cards = Cards ({ $effect })
odds-line-pursuit-general = The commander’s value in attack ({ $effect })
odds-line-pursuit-cards = Cards ({ $effect })
odds-line-pursuit-cavalry = Reserve cavalry and generals of cavalry ({ $effect })
odds-line-siege-general = The besieging general ({ $effect })
odds-line-siege-governor = A general inside ({ $effect })
odds-line-siege-army = An army besieges ({ $effect })
odds-line-siege-marker = The siege marker ({ $effect })
odds-line-siege-citadel = Citadel ({ $effect })
odds-line-siege-cards = Cards ({ $effect })
odds-line-naval-fleet = { $piece } ({ $effect })
odds-line-naval-cards = { $side }: cards ({ $effect })
odds-line-naval-fort = { $number ->
    [one] The fortress of the port fires with one die
   *[other] The fortress of the port fires with { $number } dice
}
odds-line-under-way = The battle as it stands
odds-line-attacks = { $piece } attacks as he stands, without attrition on the way
odds-line-beliefs = What you cannot know is dealt anew for each run
odds-line-policy = Both sides play by rules of thumb, cards and reactions included
odds-measure-result = Outcome
odds-measure-attacker_losses = Steps the attacker loses
odds-measure-defender_losses = Steps the defender loses
odds-measure-broken = The beaten force
odds-measure-losses = Steps lost
odds-measure-success = Success
odds-measure-wounded = Wounded
odds-measure-siege = Result
odds-measure-sea_result = Outcome
odds-measure-attacker_fleets = Fleets lost by who came up
odds-measure-defender_fleets = Fleets lost by who was there
odds-measure-fate = What becomes of him
odds-value-result-0 = the attacker wins
odds-value-result-1 = the defender wins
odds-value-result-2 = no battle: the defender is gone
odds-value-broken-0 = holds together
odds-value-broken-1 = is demoralised
odds-value-broken-2 = is destroyed
odds-value-success-0 = no
odds-value-success-1 = yes
odds-value-wounded-0 = no
odds-value-wounded-1 = yes
odds-value-siege-0 = repulsed: the besieger loses a step
odds-value-siege-1 = no change
odds-value-siege-2 = honours of war
odds-value-siege-3 = breach
odds-value-sea_result-0 = who came up wins
odds-value-sea_result-1 = who was there wins
odds-value-sea_result-2 = a tie
odds-value-fate-0 = stays
odds-value-fate-1 = to the reserve
odds-value-fate-2 = out of the game

reason-no-battle-there = No battle is fought at { $zone }, and none would begin there.

lesson-set-up = Take the usual placement: Napoléon with the Grande Armée between Paris and Belgium, the rest of the army on the frontiers. In a later game you may place the free pieces yourself.
lesson-aim = You are Napoléon in the summer of 1815. You win if, at the end of the year, France is not conquered and at least one of your armies is in good order. If you are lost yourself, all is lost. Strike Blücher and Wellington one by one before the Austrians and Russians come. Spend a card now for its activation points; keep those that help in battle.
lesson-event = A card may be played for its event instead of its points. Major Campaign sets three forces marching at once; the genius of Napoléon spares his forced march its test. Read the cards before each round.
lesson-rain = The weather turns: from now on every force has one movement point less. Make sure that Paris, Lyon and Bordeaux are not left without troops.
lesson-winter = The last round. Forced marches wear an army down twice as fast now, and no more replacements come. Keep your armies fed and out of bad battles: they only have to stand.
lesson-activate = Activate the force that you want to move. Choose Napoléon: his initiative is 1, so he costs one point, and the Grande Armée goes with him. A corps without a general costs a point too, and another one if it attacks.
lesson-price = What you do not spend goes to your reserve, and is lost only at the end of the year. A second army that stands near the enemy may be worth more than points saved.
lesson-fleet = A fleet is activated for one point. Your three squadrons are shut in by the English. Off Toulon lies a single one: put to sea there if you want to see a fight. It can carry two steps, and a corps put ashore in the rear cuts a line of supply.
lesson-forced-march = Up to three points more, but every one of them adds 1 to the die of an attrition test. The enemy at Namur is next to you: ask for none. The odds say what a forced march may cost.
lesson-replacements = In this year every French army that you activate is given two steps, if it is in supply: make reduced corps whole, or raise one that was lost. So activate your armies, even if they hardly move.
lesson-muster = All who can go are picked already. Leave somebody behind where a fortress or a key zone must be held; a depot that goes along feeds the army in its next test.
lesson-call = An army may call the forces next to it, for one movement point in all. Davout could come from Paris, but then somebody else must guard it.
lesson-move = March zone by zone. To enter a zone with enemies is to attack them: ask for the odds of entering Namur before you do. You have as many steps as Blücher, but the better general and the Guard.
lesson-siege = Namur has a fortress. An active enemy fortress stops you; whoever has won a battle before it may try to take it at once, and then again for a movement point each. The longer a siege lasts, the easier it gets.
lesson-supply = A force is fed along a line from place to place of its own, two movement points apart at most, back to France. Enemies, their fortresses and their towns cut it. Show the lines of supply before you march far: without supply you fight with 3 less and wear away.
lesson-control = A town changes hands only if a supplied force stays and pays one point for it. Control carries your supply on, and takes the enemy’s away.
lesson-rally = A demoralised force neither attacks nor makes forced marches, and is destroyed if it is demoralised again. For two points in supply its general may rally it.
lesson-intercept = An enemy comes by next to one of your generals. For a card of at least his initiative he may fall on him: 5 or more on a die. Do it where you are the stronger.
lesson-defend = You are attacked. Stand where the odds are fair; a weak force evades to the next zone, or goes behind the walls and holds the enemy up there.
lesson-engage = In a major campaign several forces may meet before they fight. Wait for the others unless you win alone.
lesson-counter-march = Generals next to a battle may march to the guns: a die and a tactical value, 5 or more. What comes counts from the beginning, even in the odds.
lesson-leads = An elite corps that leads adds its stars to your dice, and so do special units such as the cavalry of the Guard. But the first losses fall on them.
lesson-lends = A subordinate of the army may lend his tactical value. On a 6 he is wounded and gone for the year: take Ney or Jérôme as it suits, attack or defence.
lesson-answer = A window for cards: play one that fits, or pass. The attacker shows his cards first. Save them for battles that matter.
lesson-losses = Half of the losses fall on units of the usual morale of the force or better; lay the rest on the weakest. To lose a second step is to lose the corps.
lesson-retreat = The beaten go back: the attacker where he came from, the defender to friendly ground without enemies. Think of the supply there, and of Paris behind it.
lesson-pursuit = The enemy pursues with his cavalry. Depots may be given up instead of men.
lesson-feed = A depot spent now makes the die of the test 2 lower. Spend it for a large army; a small force loses little anyway.
lesson-attrition = The march has cost you men. French armies pay with French steps first. March more slowly where you can.
lesson-rebuild = The fortress is in ruins. A step or a depot makes it active again at once, for you. Worth it only where the enemy must pass.
lesson-sail = Sail from the port into its blockade box and on to the sea; English squadrons may intercept you on a 6 with their initiative. Fleets that fight throw a die each with their tactical value.
lesson-landing = Troops taken aboard in a port may be put ashore in another of yours, or land before an enemy’s: that assault is fought with 3 less.
lesson-sally = The enemy comes to blockade your port. If you are the stronger, sally; else stay under the guns of the fortress.
lesson-last-siege = The year is over, and every siege has one more attempt for nothing.

ui-help-province = province NAME: its zones and who stands there
ui-help-supply = supply: where lines of supply begin, and who is cut off
ui-help-board = board: the battle being fought
ui-help-odds = odds ACTION | odds battle ZONE [GENERAL]: the chances before you commit yourself
ui-your-hand = Your hand: { $cards }
ui-at-sea = At sea and off the ports
ui-sources = fed from { $places }
ui-cut-off = { $place } is cut off by { $by }
ui-more-forces = More stand elsewhere: type forces.

roll-battle-rolled = battle
roll-naval-rolled = naval battle
roll-pursued = pursuit
roll-intercepted = interception
roll-interception-failed = interception, failed
roll-evaded = evasion
roll-evasion-failed = evasion, failed
roll-counter-marched = march to the guns
roll-counter-march-failed = march to the guns, failed
roll-chased = interception at sea
roll-chase-failed = interception at sea, failed
roll-slipped = evasion at sea
roll-slip-failed = evasion at sea, failed
roll-attrition-rolled = attrition (low is good)
roll-morale-rolled = demoralisation test (low is good)
roll-rallied = rally (low is good)
roll-rally-failed = rally, failed (low is good)
roll-wounded = wound (low is good)
roll-unhurt = no wound (low is good)
