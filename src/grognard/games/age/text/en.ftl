# Age of Napoleon in English.

## Names

title-age = Age of Napoleon
edition-living = Living rules
edition-original = Original rules
scenario-1805 = 1805
scenario-1805-about = The Third Coalition: the French behind the Rhine, the Austrians in Bavaria, eleven years to go.
scenario-1809 = 1809
scenario-1809-about = Austria marches again, and Spain is in revolt.
scenario-1813 = 1813
scenario-1813-about = After Russia: Prussia rises, and Napoléon has two campaigns left to turn the tide.
option-one-diplomacy-card = One diplomacy card
option-one-diplomacy-card-about = At most one diplomacy card is played on each major country in a year. Living rules only.
option-no-surrender-1815 = No Surrender void in 1815
option-no-surrender-1815-about = The card No Surrender has no effect in 1815; whoever draws it then draws another. Living rules only.
option-napoleon-returns = Napoléon returns
option-napoleon-returns-about = Once before 1815 the French may surrender France by choice: all they command becomes neutral, and Napoléon comes back the year after.
seat-french = French
seat-coalition = Coalition
side-french = The French
unknown-piece-french = a French corps
unknown-pieces-french = { $n } French corps
side-coalition = The Coalition
unknown-piece-coalition = a Coalition corps
unknown-pieces-coalition = { $n } Coalition corps
side-british = The British
unknown-piece-british = a British corps
unknown-pieces-british = { $n } British corps
side-russian = The Russians
unknown-piece-russian = a Russian corps
unknown-pieces-russian = { $n } Russian corps
side-austrian = The Austrians
unknown-piece-austrian = an Austrian corps
unknown-pieces-austrian = { $n } Austrian corps
side-prussian = The Prussians
unknown-piece-prussian = a Prussian corps
unknown-pieces-prussian = { $n } Prussian corps
side-spanish = The Spanish
unknown-piece-spanish = a Spanish corps
unknown-pieces-spanish = { $n } Spanish corps
kind-corps = corps
kind-ally = minor ally
corps-about = battle { $battle }, movement { $movement }, command { $command }
mark-neutral = neutral
mark-member = member of the Coalition
mark-insurgent = insurgent
mark-ally = ally of France
mark-dominion = French dominion
mark-risen = has risen against France
mark-detached = detached
mark-occupied-french = occupied by the French
mark-occupied-coalition = occupied by the Coalition
mark-aimed = a diplomacy card lies here
mark-reduced = reduced
mark-moved = has moved
mark-chosen = goes along
mark-engaged = engaged
area-capital = capital
area-detachable = detachable
area-mountain = mountain
area-swamp = swamp
area-barren = barren
sea-channel = Channel
sea-atlantic = Atlantic
sea-north-sea = North Sea
sea-baltic = Baltic
sea-mediterranean = Mediterranean
sea-all = sea
alignment-neutral = becomes neutral
alignment-member = joins the Coalition
alignment-insurgent = rises against the French
alignment-ally = becomes an ally of France
alignment-dominion = becomes a French dominion
phase-diplomacy = Diplomacy
phase-insurrection = Insurrection
phase-strategy = Strategy
phase-reinforcement = Reinforcement
phase-campaign = Campaign
phase-surrender = Surrender
phase-winter = Winter attrition
phase-victory = Victory
turn-diplomacy = { $year }, diplomacy
turn-insurrection = { $year }, insurrection
turn-strategy = { $year }, strategy
turn-reinforcement = { $year }, reinforcement
turn-campaign = { $year }, campaign
turn-surrender = { $year }, surrender
turn-winter = { $year }, winter attrition
turn-victory = { $year }, victory
turn-round = { $year }, round { $round }
cause-winter = to the winter
cause-cold-march = on a winter march
cause-battle = in battle
track-year = Year
track-round = Round
track-phase = Phase
track-phase-diplomacy = Diplomacy
track-phase-insurrection = Insurrection
track-phase-strategy = Strategy
track-phase-reinforcement = Reinforcement
track-phase-campaign = Campaign
track-phase-surrender = Surrender
track-phase-winter = Winter
track-phase-victory = Victory
track-round-5 = 5 ❄
track-round-6 = 6 ❄
track-markers = Markers
track-levy-french = French deployed
track-levy-french-allies = French allies deployed
track-levy-british = British deployed
track-levy-british-allies = British allies deployed
track-levy-russian = Russians deployed
track-levy-austrian = Austrians deployed
track-levy-prussian = Prussians deployed
track-levy-spanish = Spaniards deployed
mark-britannia = Britannia
mark-radetzky = Radetzky’s reform
mark-stein = Stein’s reform
mark-spain-rose = Spain has risen
mark-invaded = Russia is invaded
mark-ottoman-war = war with the Ottomans
mark-american-war = war with America
mode-countries = Countries
mode-alliances = Alliances
mode-terrain = Terrain
ui-type-example = Type an action, e.g. march sachsen
ui-reach-cost = Areas: { $n }
ui-reach-forced = with a Forced March
ui-reach-losses = corps lost by attrition, on average: { $n }
ui-reach-battle = battle
ui-reach-neutral = violates neutrality
ui-reach-interception = may be intercepted
ui-about = Europe from 1805 to 1815: alliances that turn, corps under famous commanders, 55 cards. An evening for 1813, several for 1805.
ui-play-french = Play the French against the computer
ui-play-french-about = Rule the continent, or still stand in 1815.
ui-play-coalition = Play the Coalition against the computer
ui-play-coalition-about = Outlast Napoléon, raise Europe against him, and bring him down.
ui-map-atlantic = Atlantic
ui-map-channel = Channel
ui-map-north-sea = North Sea
ui-map-baltic = Baltic
ui-map-mediterranean = Mediterranean
ui-map-black-sea = Black Sea
ui-map-ice = ice in winter
ui-map-strait = strait
ui-map-mountain = mountain
ui-map-swamp = swamp
ui-map-barren = barren: hard winters
deck-pile = Pile
deck-discards = Discards
deck-set-aside = Set aside
aside-reserve-french = French reserve
aside-reserve-british = British reserve
aside-reserve-russian = Russian reserve
aside-reserve-austrian = Austrian reserve
aside-reserve-prussian = Prussian reserve
aside-reserve-spanish = Spanish reserve
aside-prisoners = Prisoners
aside-lost = Lost for good
aside-waiting = Not yet available
aside-out = Out of the game
panel-battle = Battle
panel-battle-attacker = attacks
panel-battle-defender = defends
panel-battle-strength = strength
panel-battle-corps = from the corps
panel-battle-home = at home
panel-battle-sea = from the sea
panel-battle-cards = cards
panel-battle-losses = losses to name:
panel-battle-permanent = { $n } for good
panel-battle-temporary = { $n } for a time
panel-battle-others = at hand
panel-battle-none = none engaged yet
panel-battle-gone = nobody left

## Questions

step-order = Who plays first
ask-order = Say who plays first in this phase.
step-diplomacy = Diplomacy
ask-diplomacy = Play diplomacy cards on countries, or say that you are done.
step-join = New allies
ask-join = { $country } is on your side now: deploy its corps, or say that you are done.
step-insurrection = Insurrection
ask-insurrection = Start insurrections, or say that you are done.
step-strategy = Strategy cards
ask-strategy = Play strategy cards, or say that you are done.
step-take-britannia = Britannia
ask-take-britannia = The French have thrown Britannia away: discard a card to take it, or pass.
step-reinforcement = Reinforcement
ask-reinforcement = Deploy corps, let armies recover, play Veterans; then say that you are done.
step-minor-excess = Too many minor allies
ask-minor-excess = You command too few minor countries: remove a minor ally.
step-no-surrender = No surrender?
ask-no-surrender = { $country } is about to surrender: prevent it with a card, or pass.
step-after-surrender = After the surrender
ask-after-surrender = { $country } has surrendered to the French: play { $card }, or pass.
step-concessions = Territorial concessions
ask-concessions = Detach the other area of { $country } too, or say that you are done.
step-redeploy = Redeployment
ask-redeploy = { $country } has surrendered: bring your corps to the nearest friendly area.
step-abdication = Abdication
ask-abdication = Surrender France by choice, or pass.
step-winter-army = Winter
ask-winter-army = Choose the army that rolls next.
step-winter-cards = Winter cards
ask-winter-cards = The army in { $area } is about to roll: play { $card }, or pass.
step-winter-losses = Winter losses
ask-winter-losses = Name a corps in { $area } that is lost ({ $number } to go).
step-claim = Victory
ask-claim = Claim a marginal victory now, or fight on for a decisive one.

## Verbs

verb-first = First to play:
verb-play = Play
verb-fetch = Play by Napoleonica
verb-pass = Pass
verb-done = Done
verb-deploy = Deploy
verb-recover = Recover
verb-restore = Bring back by Veterans
verb-discard = Discard
verb-remove = Remove
verb-lose = Lose
verb-detach = Detach
verb-redeploy = Redeploy
verb-claim = Claim victory
verb-use = Play
verb-recall = Play by Napoleonica
verb-revive = Bring back by Napoleonica
verb-abdicate = Surrender France
verb-winter = Roll for
word-me = me
word-other = the other

## Events

event-year-begins = The year { NUMBER($year, useGrouping: 0) } begins.
event-phase-begins = Phase: { $phase }.
event-order-chosen = { $side } will play first.
event-played = { $side }: { $card } is played.
event-aimed = { $side }: { $card } lies on { $country }.
event-fetched = { $side }: Napoleonica brings { $card } back into play.
event-discarded = { $side ->
    [none] { $card } is discarded.
   *[other] { $side }: { $card } is discarded.
}
event-dealt = { $side }: { $number ->
    [one] one card
   *[other] { $number } cards
} to draw.
event-drew = { $side }: { $card ->
    [hidden] a card is drawn
   *[other] { $card } is drawn
}.
event-reshuffled = All cards are shuffled: { $number } in the pile.
event-aligned = { $country } { $alignment }.
event-cancelled = The cards on { $country } cancel each other.
event-to-reserve = { $corps } returns to the reserve.
event-deployed = { $corps } is deployed in { $area }.
event-recovered = { $side }: the army in { $area } recovers.
event-restored = { $corps } is back in the reserve.
event-prisoners-return = { $number ->
    [one] One prisoner returns
   *[other] { $number } prisoners return
} to the reserve.
event-passed = { $side }: nothing is played.
event-must-surrender = { $country } is about to surrender.
event-stood-firm = { $country } does not surrender this year.
event-surrendered = { $country } surrenders. { $side }: victory.
event-redeployed = { $corps } is redeployed in { $area }.
event-captured = { $corps } is taken prisoner in { $area }.
event-winter-rolled = Winter in { $area }, { $side }: { $dice }, with modifiers { $result }.
event-winter-cost = { $area }: { $losses ->
    [0] no corps is lost
    [one] one corps is lost
   *[other] { $losses } corps are lost
}.
event-lost = { $corps } is lost for good { $cause }{ $area ->
    [none] {""}
   *[other] {" "}({ $area })
}.
event-game-ends = The game is over. { $ending }
event-released = { $corps } is available from now on.
event-took-britannia = The Coalition discards { $card } and takes Britannia.
event-shown = { $side }: { $card } is shown, discarded and replaced.
event-abdicated = France surrenders by choice. Napoléon goes into exile.
event-returned = { $corps } returns from exile to { $area }.
event-reattached = { $country } belongs to its country again.
event-occupation-ends = { $country } is no longer occupied.
ending-french-decisive = Europe obeys: a decisive French victory.
ending-french-marginal = A marginal French victory.
ending-french-moral = 1815 is over and France still stands: a moral victory of the French.
ending-coalition-marginal = France is left with France alone: a marginal victory of the Coalition.
ending-france-surrenders = France surrenders: a decisive victory of the Coalition.
ending-napoleon-lost = Napoléon is lost for good: a decisive victory of the Coalition.

## Objections

reason-game-over = The game is over.
reason-no-such = There is no such action.
reason-not-now = That is not asked now.
reason-not-held = You do not hold { $card }.
reason-no-napoleonica = You do not hold Napoleonica.
reason-not-in-discards = { $card } is not among the discards.
reason-wrong-card = { $card } cannot be played now.
reason-not-your-card = { $card } is the other player’s to play.
reason-played-once = { $card } is played only once a game.
reason-no-effect-1815 = No Surrender has no effect in 1815.
reason-beyond-diplomacy = { $country } is beyond the reach of your diplomacy.
reason-rose-once = { $country } has risen against the French and no longer listens to them.
reason-occupied = { $country } is occupied by the enemy.
reason-wrong-target = { $card } does nothing to { $country }.
reason-aimed-twice = You have played a card on { $country } already.
reason-one-card-a-year = A card has been played on { $country } this year.
reason-cannot-rise = { $country } is neither a dominion nor a neutral major country that the French occupy.
reason-not-in-reserve = { $corps } is not in the reserve.
reason-not-commanded = You do not command the country of { $corps }.
reason-no-support = { $corps } needs both countries on your side.
reason-mobilized = As many corps as allowed are on the map.
reason-deployed-out = As many corps as allowed were deployed this year.
reason-not-home = { $corps } cannot be deployed in { $area }.
reason-enemy-there = There are enemies in { $area }.
reason-one-by-sea-a-year = One corps a year is deployed by sea.
reason-not-of-country = { $corps } is not a corps of this country.
reason-not-reduced = No corps of yours in { $area } is reduced.
reason-not-lost = { $corps } cannot be brought back.
reason-after-deployment = { $card } is played before the first deployment.
reason-not-there = { $corps } is not there.
reason-not-in-excess = { $corps } is not one of these minor allies.
reason-not-nearest = { $area } is not the nearest refuge of { $corps }.
reason-must-redeploy = A corps still has a way out.
reason-not-detachable = { $country } is no target for that.
reason-not-surrendered = { $country } has not just surrendered to the French.
reason-no-army = You have no army of three corps in { $area }.
reason-has-wintered = The army in { $area } has rolled already.
reason-in-effect = { $card } is in effect already.
reason-no-country = { $country } stands for no country: name a capital, a minor country or a detached area.
reason-no-action = Say what you want to do.
reason-unknown-verb = “{ $word }” is no action.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
reason-unknown-corps = No corps is called “{ $word }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
reason-unknown-area = No area is called “{ $word }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
reason-unknown-country = No country is called “{ $word }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
reason-unknown-card = No card is called “{ $word }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
}
reason-unknown-who = Say “me” or “other”, not “{ $word }”.
reason-unknown-word = “{ $word }” means nothing here.
reason-too-many-words = “{ $word }” stands alone.

## Campaign: questions

step-round-cards = Start of the round
ask-round-cards = Play Peace Talks or Winter Quarters before anybody moves, or pass.
step-how-long = How long
ask-how-long = Say how many rounds are skipped.
step-moves = Moves
ask-moves = Move an army, or say that you are done.
step-muster = Which corps go
ask-muster = Choose the corps in { $area } that go, and pay for the move if it must be paid.
step-announced = A move is announced
ask-announced = { $corps } sets out from { $area }: answer with Indecision or Mud, or pass.
step-move = March
ask-move = { $corps } is in { $area } and may enter { $left } more: go on, leave or take corps, or stop.
step-withdrawal = Withdrawal
ask-withdrawal = The enemy enters { $area }: withdraw before battle, or stand.
step-react = Interception
ask-react = An army has come to { $area }: intercept it, or let it go.
step-stance = Attack or defend
ask-stance = Say whether you attack or defend in { $area }.
step-attrition-losses = Losses on the march
ask-attrition-losses = Name a corps that is lost on the march ({ $losses } to go).
step-battles = Battles
ask-battles = Choose the battle that is fought next.
step-interior-lines = Interior lines
ask-interior-lines = Several armies attack { $area }: play Interior Lines to fight them one by one, or pass.
step-meet = The next opponent
ask-meet = Choose the attacking army that you fight next in { $area }.
step-engage = Who fights
ask-engage = Choose the corps that fight in { $area }, at most { $most }, then say that you are ready.
step-battle-cards = Battle cards
ask-battle-cards = Play cards for the battle in { $area }, or pass.
step-hero = Death of a hero
ask-hero = Play Death of a Hero in { $area }, or pass.
step-hero-falls = A hero falls
ask-hero-falls = Name the enemy corps that is lost for good in { $area }.
step-losses = Losses
ask-losses = Name your losses in { $area }: { $permanent ->
    [0] {""}
   *[other] { $permanent } for good
}{ $temporary ->
    [0] {""}
   *[other] { $permanent ->
        [0] {""}
       *[other] {", then "}
    }{ $temporary } for a time
}.
step-pursuit = Pursuit
ask-pursuit = You have won in { $area }: play Pursuit, or pass.
step-retreat = Retreat
ask-retreat = Your army is beaten in { $area }: say where it retreats.
step-refresh = Rest after victory
ask-refresh = Discard a card to turn your corps in { $area } to their full side, or pass.

## Campaign: verbs

verb-march = March from
verb-sail = Sail
verb-with = Take along
verb-without = Leave out
verb-go = Go
verb-pay = Pay with
verb-meet = Fight
verb-cancel = Call it off
verb-enter = Enter
verb-drop = Leave behind
verb-take = Pick up
verb-stop = Stop
verb-withdraw = Withdraw to
verb-intercept = Intercept from
verb-stance = Choose to
verb-fight = Fight in
verb-engage = Engage
verb-spare = Hold back
verb-ready = Ready
verb-skip = Skip rounds
verb-refresh = Rest with
verb-retreat = Retreat to
verb-yield = Give up to the prisoners box
verb-lead = Let lead
word-attack = attack
word-defend = defend
word-one = one
word-two = two
stance-attack = attacks
stance-defend = defends
box-prisoners = to the prisoners box
box-reserve = to the reserve

## Campaign: events

event-round-begins = Round { $number }{ $winter ->
    [yes] , in winter
   *[no] {""}
}.
event-round-skipped = Round { $number } is skipped.
event-march-announced = { $side }: { $corps } sets out from { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } corps)
}.
event-march-halted = { $corps } does not leave { $area }.
event-entered = { $corps } enters { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } corps)
}.
event-left-behind = { $corps } stays in { $area }.
event-picked-up = { $corps } joins the army in { $area }.
event-landed = { $corps } lands in { $area }.
event-withdrew = { $corps } withdraws to { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } corps)
}.
event-stood = { $side }: the army in { $area } stands.
event-intercepted = { $corps } intercepts in { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } corps)
}.
event-chose-stance = { $side } in { $area }: { $stance }.
event-wore-down = { $side }: march attrition in { $area }, { $dice }; { $losses ->
    [0] no corps is lost
    [one] one corps is lost
   *[other] { $losses } corps are lost
}.
event-worn-out = { $side }: { $number ->
    [one] one corps is reduced
   *[other] { $number } corps are reduced
} by the march to { $area }.
event-neutrality-violated = { $side } violated the neutrality: { $country }.
event-battle-begins = { $side }: attack in { $area }, the battle begins.
event-engaged = { $corps } fights in { $area }.
event-held-back = { $side }: { $number ->
    [one] one corps is
   *[other] { $number } corps are
} held back.
event-battle-rolled = { $side }: strength { $strength }, die { $dice }; losses inflicted: { $losses }.
event-battle-counted = { $side }: strength { $strength }, Art of War counts as { $number }; losses inflicted: { $losses }.
event-tie-broken = A tie: French { $french }, Coalition { $coalition }.
event-battle-won = { $side }: victory in { $area }.
event-battle-ends = { $area }: the battle is over.
event-taken = { $corps } goes { $box } ({ $area }).
event-fell-back = { $corps } retreats to { $area }{ $number ->
    [1] {""}
   *[other] {" "}({ $number } corps)
}.
event-refreshed = { $side }: the army in { $area } rests and is whole again.
event-split-up = { $side }: the attackers of { $area } are fought one by one.
event-next-army = The army of { $corps } is next in { $area }.
event-leader-chosen = { $corps } leads in { $area }.

## Campaign: objections

reason-no-corps-here = You have no corps in { $area }.
reason-all-moved = All corps there have moved in this round.
reason-in-battle = There is a battle to be fought there first.
reason-cannot-pay = You have no card to pay for it.
reason-not-chosen = { $corps } is not going along.
reason-chosen-already = { $corps } is going along already.
reason-not-here = { $corps } is not here.
reason-has-moved = { $corps } has moved in this round.
reason-too-many = The leader commands no more corps than that.
reason-nobody-chosen = Choose at least one corps.
reason-must-pay = This must be paid with a card.
reason-need-not-pay = This is free.
reason-no-allowance = The leader cannot go a single area now.
reason-not-adjacent = { $area } is not adjacent, or the way is closed.
reason-too-far = { $area } is too far for this move.
reason-cannot-fight-there = There is no movement left to fight in { $area }.
reason-insurgents-stay = Insurgent corps stay near home and do not attack abroad.
reason-outranks = { $corps } outranks the leader.
reason-leader-stays = The leader stays with his army.
reason-too-slow = Your leader is too slow to withdraw.
reason-enemy-held = There are enemies in { $area }.
reason-attacker-came = The attacker came from { $area }.
reason-withdrawn-enough = These corps cannot withdraw again in this round.
reason-one-by-sea = One corps a round goes by sea.
reason-no-sea = You have no fleet.
reason-not-coastal = One sails from coast to coast.
reason-ice = The Baltic is closed in winter.
reason-no-more-moves = You can move no more armies in this round.
reason-not-equal = { $corps } is not the equal of the leader.
reason-has-avoided = These corps have just avoided this army.
reason-no-step-yet = The army has not gone anywhere yet.
reason-no-battle = There is no battle in { $area }.
reason-engaged-already = { $corps } fights already.
reason-not-engaged = { $corps } does not fight.
reason-at-least-one = At least one corps must fight.
reason-played-twice = { $card } has been played in this battle.
reason-reduced-first = Corps that were reduced at the start are lost first.
reason-no-retreat = The army cannot retreat to { $area }.
reason-must-retreat = The army has a way to retreat.
reason-no-sea-retreat = With Britannia one corps of a beaten army may go by sea, to a shore that is open to it.
reason-defends-abroad = { $corps } only defends outside its country.
reason-not-an-army = { $corps } leads none of the attacking armies.
reason-skips-less = So many rounds cannot be skipped.
reason-not-worn = { $corps } did not share the hardships of this march.
reason-too-slow-to-intercept = Your leader is too slow to intercept.
reason-twice-in-a-chain = This army has intercepted already.
reason-no-room = Too many armies are on the move.
reason-not-next-to = { $area } is not next to your army.
reason-cannot-reach = { $area } is not next to the army that moves.
reason-no-ice = The Baltic can be crossed on the ice in winter rounds only.
reason-strait-closed = The strait is closed to the French while Denmark or Sweden is a member of the Coalition.
reason-french-never-sail = The French never move by sea.
reason-among-enemies = No corps can be left among enemies.
reason-unknown-stance = Say “attack” or “defend”, not “{ $word }”.
reason-unknown-rounds = Say “one” or “two”, not “{ $word }”.

## Sources

ui-record-area = Areas
ui-record-link = Borders
ui-record-country = Countries
ui-record-corps = Corps
ui-record-card = Cards
ui-record-scenario = Scenarios
ui-record-placed = Corps at the start
ui-record-battle-row = Battle table
ui-record-march-row = March attrition table
ui-record-winter-row = Winter attrition table
ui-record-figures = Other numbers
record-row = from { $low } on
record-hand = Hands and the deck
record-minor-allies = Minor allies
record-campaign = Campaign and years
record-battle = Modifiers in battle
record-winter = Modifiers in winter

## Cards

card-napoleon-i = Napoleon I
card-napoleon-i-text = French, diplomacy phase: one country takes one step towards France: a Coalition member becomes neutral, or a neutral becomes a French ally.
card-talleyrand = Talleyrand
card-talleyrand-text = Either player, diplomacy phase: one country takes one step towards his side.
card-metternich = Metternich
card-metternich-text = Either player, diplomacy phase: Austria takes one step towards his side.
card-alexander-i = Alexander I
card-alexander-i-text = Either player, diplomacy phase: Russia takes one step towards his side.
card-pitt = Pitt
card-pitt-text = Coalition, diplomacy phase: one country takes one step away from France: a French ally becomes neutral, or a neutral joins the Coalition.
card-english-gold = English Gold
card-english-gold-text = Coalition, diplomacy phase: one country takes one step away from France, as with Pitt.
card-coup-d-etat = Coup d’État
card-coup-d-etat-text = French, diplomacy phase: one neutral minor country becomes a French ally.
card-continental-system = Continental System
card-continental-system-text = Coalition, diplomacy phase: one French ally with a coast becomes neutral.
card-insurrection = Insurrection
card-insurrection-text = Coalition, insurrection phase: a French dominion, or a neutral major country that the French occupy, rises.
card-joseph = Joseph
card-joseph-text = French: Spain, if it never rose, becomes a dominion while it is an ally or neutral under French occupation; also right after it surrendered to the French.
card-napoleonic-dynasty = Napoleonic Dynasty
card-napoleonic-dynasty-text = Either player: a country that has just surrendered to the French becomes a dominion.
card-territorial-concessions = Territorial Concessions
card-territorial-concessions-text = French, right after Austria or Prussia surrendered to them: one or both of its detachable areas without Coalition corps become dominions of their own.
card-no-surrender = No Surrender
card-no-surrender-text = Either player: a country that would surrender now does not, this year.
card-britannia = Britannia
card-britannia-text = Coalition, once a game: from now on one corps at a time may be deployed, moved, withdrawn and retreated by sea.
card-stein = Stein
card-stein-text = Once a game: six more Prussian corps enter the reserve, and Prussia counts as reformed.
card-radetzky = Radetzky
card-radetzky-text = Once a game: five more Austrian corps enter the reserve, and Austria counts as reformed.
card-russo-ottoman-war = Russo-Ottoman War
card-russo-ottoman-war-text = In the strategy phase, or before the first deployment: Russia deploys half as many corps this year.
card-war-with-america = War with America
card-war-with-america-text = In the strategy phase, or before the first deployment: no British home corps are deployed this year.
card-napoleonica = Napoleonica
card-napoleonica-text = Whenever you may play a card: look through the discards and play one of them that you could play now.
card-veterans = Veterans
card-veterans-text = Reinforcement: one of your corps that was lost for good returns to the reserve.
card-major-campaign = Major Campaign
card-major-campaign-text = At the start of your half of a round: up to three armies move, each paid for; the battles come after all moves.
card-forced-march = Forced March
card-forced-march-text = With a move: one area more, and one cause of attrition. With an interception or a withdrawal: your leader’s movement rating counts one more. It pays for the move.
card-indecision = Indecision
card-indecision-text = When the enemy has announced and paid for a move: it does not take place.
card-mud = Mud
card-mud-text = When the enemy has announced and paid for a move: it goes one area less.
card-peace-talks = Peace Talks
card-peace-talks-text = Before any move of a round: nothing happens in this round and the next, but never beyond the year.
card-winter-quarters = Winter Quarters
card-winter-quarters-text = Before any move of a winter round: the winter rounds that are left are not played.
card-manoeuvre = Manœuvre sur les derrières
card-manoeuvre-text = With a move: the army may pass through an area that the enemy holds without a battle. It pays for the move.
card-interior-lines = Interior Lines
card-interior-lines-text = When two or more armies of a Major Campaign attack one of yours: fight them one after another, in your order.
card-fog-of-war = Fog of War
card-fog-of-war-text = Battle: the enemy’s other battle cards have no effect. It does not touch Interior Lines, Pursuit or Death of a Hero.
card-art-of-war = Art of War
card-art-of-war-text = Battle: your die counts as the command rating of your army leader, at most 6.
card-cavalry-charges = Cavalry Charges
card-cavalry-charges-text = Battle: three more points of strength.
card-grand-battery = Grand Battery
card-grand-battery-text = Battle: three more points of strength if a French (blue) corps is engaged, otherwise two.
card-pursuit = Pursuit
card-pursuit-text = After a battle you won: the loser gives one more engaged corps to the prisoners box. You may not refresh then.
card-death-of-a-hero = Death of a Hero
card-death-of-a-hero-text = After the dice: you name one of the enemy’s corps that is lost for good.
card-depot = Depot
card-depot-text = Winter: two more on the attrition die of one of your armies.
card-scorched-earth = Scorched Earth
card-scorched-earth-text = Winter: two less on the attrition die of an enemy army.

## Odds

roll-battle-rolled = battle (corps the enemy loses)
roll-winter-rolled = winter (die)
roll-wore-down = march attrition (lowest die)
ui-help-odds = odds ACTION | odds battle AREA [CORPS]: the chances before you commit yourself
odds-title-battle = { $side }: attack, the battle for { $area }
odds-title-march = March attrition in { $area }
odds-title-winter = The winter in { $area }
odds-title-entry = The army enters { $area }
odds-title-withdraw = Withdrawal to { $area }
odds-title-intercept = Interception from { $area }
odds-line-corps = { $corps } fights with { $rating }
odds-line-home = { $corps } fights at home ({ $effect })
odds-line-from-sea = { $corps } has just come from the sea ({ $effect })
odds-line-card-cavalry = { $side }: Cavalry Charges ({ $effect })
odds-line-card-cavalry-covered = { $side }: Cavalry Charges, covered by Fog of War
odds-line-card-battery = { $side }: Grand Battery ({ $effect })
odds-line-card-battery-covered = { $side }: Grand Battery, covered by Fog of War
odds-line-card-fog = { $side }: Fog of War covers the enemy’s other battle cards
odds-line-card-art = { $side }: Art of War, { $corps } counts { $die } instead of a die
odds-line-card-art-covered = { $side }: Art of War, covered by Fog of War
odds-line-row = { $side }: strength { $strength }; losses inflicted on a 1 to 6: { $losses }
odds-line-tie-break = { $side }: { $effect } if the losses are equal
odds-line-no-more-cards = Nobody plays another card
odds-line-cause-long = A march of four areas, or of three and an attack: a die
odds-line-cause-forced = Forced March: a die
odds-line-cause-rough = Mountains or marsh: a die
odds-line-cause-cold = Winter: a die
odds-line-march-table = { $number ->
    [one] One corps shared them
   *[other] { $number } corps shared them
}; the lowest die counts, and whoever is left is reduced
odds-line-mover = { $corps }, on the move, has movement { $rating }
odds-line-mover-worn = { $corps } met a cause of attrition and is compared at the reduced side ({ $effect })
odds-line-mover-forced = Forced March: { $corps } is faster by one ({ $effect })
odds-line-withdraw-yes = { $corps } ({ $rating }) may withdraw from { $area }: at least { $needed } is needed
odds-line-withdraw-forced = { $corps } ({ $rating }) may withdraw from { $area } with Forced March only: { $needed } is needed
odds-line-withdraw-no = { $corps } ({ $rating }) cannot withdraw from { $area }: { $needed } is needed
odds-line-intercept-yes = { $corps } ({ $rating }) may intercept from { $area }: at least { $needed } is needed
odds-line-intercept-forced = { $corps } ({ $rating }) may intercept from { $area } with Forced March only: { $needed } is needed
odds-line-intercept-no = { $corps } ({ $rating }) cannot intercept from { $area }: { $needed } is needed
odds-line-army = An army of { $number } corps
odds-line-winter-depot = Depot ({ $effect })
odds-line-winter-scorched = Scorched Earth ({ $effect })
odds-line-winter-friendly = In a friendly area ({ $effect })
odds-line-winter-capital = In a capital ({ $effect })
odds-line-winter-neutral = In a neutral country ({ $effect })
odds-line-winter-insurgent = In an insurgent country ({ $effect })
odds-line-winter-barren = In a barren area ({ $effect })
odds-line-winter-die = { $total ->
    [0] The die counts as it falls
   *[other] { $effect } to the die in all
}
odds-line-under-way = The battle as it stands
odds-line-chosen = The corps named attack as they are, without attrition on the way
odds-line-strongest-in-reach = The strongest army in reach by land attacks as it is; nobody withdraws or intercepts
odds-line-beliefs = Hidden corps and cards are dealt anew for each run, as far as you may know them
odds-line-policy = Both sides play by rules of thumb, battle cards included
odds-measure-result = Outcome
odds-measure-tie = Equal losses: the tie-break decides
odds-measure-attacker_dead = Attacking corps lost for good
odds-measure-attacker_away = Attacking corps to the prisoners or the reserve
odds-measure-defender_dead = Defending corps lost for good
odds-measure-defender_away = Defending corps to the prisoners or the reserve
odds-measure-losses = Corps lost
odds-measure-interceptors = Armies that may intercept
odds-measure-withdraws = The enemy there may withdraw
odds-measure-possible = Possible
odds-value-result-0 = the attacker wins
odds-value-result-1 = the defender wins
odds-value-tie-0 = no
odds-value-tie-1 = yes
odds-value-withdraws-0 = no
odds-value-withdraws-1 = yes
odds-value-possible-0 = no
odds-value-possible-1 = yes

## Terminal

ui-help-place = place AREA: one area and what is next to it
ui-help-country = country NAME: one country with all its areas
ui-help-boxes = boxes: the reserves, the prisoners, the lost
ui-help-board = board: the battle being fought
ui-your-hand = Your hand: { $cards }
ui-picked = Picked: { $corps }
ui-attacker = attacker
ui-defender = defender
ui-engaged = engaged
ui-strength = strength
ui-battle-cards = cards
ui-die = die
ui-losses-due = losses to name
ui-due = { $permanent } for good, { $temporary } to a box
ui-battle-in = The battle in { $area }

# Orders of the computer players.
order-march-all = everyone that can be led from { $from } to { $to }
order-march-one = one corps from { $from } to { $to }
order-march-guarded = from { $from } to { $to }, leaving a guard
order-march-others = from { $from } to { $to }, without the first commander
order-deployment = reinforcements wherever they are wanted most
order-massing = reinforcements massed in { $area }
## The first game

lesson-aim = You are Napoléon in the autumn of 1805. A great power surrenders at the end of a year if you hold its capital and have more corps in its areas than it has left there. Austria is your aim this year: Mack stands alone in Bavaria, and Vienna lies behind him.
lesson-first = Four rounds of the year are left, the last two in winter. Take the first move of each: strike before Mack is reinforced.
lesson-round-cards = Peace Talks, and in winter Winter Quarters, stop the moves of a round. You want to campaign, so pass; keep such a card for a year that goes badly.
lesson-moves = One of your armies may move now. Choose Napoléon’s in Lorraine: nobody commands more corps, and few leaders are as fast.
lesson-payment = Your first move or interception of the year is free; every other one costs a card of your hand. With Major Campaign up to three armies move, and then fight.
lesson-muster = All who can go are picked already, up to the leader’s command. Leave somebody behind only where an area must be held. Then let them go.
lesson-move = Go area by area: Württemberg, then Bavaria. Each area takes one point of the leader’s movement. Look at the odds of entering before you enter: they say who could withdraw or intercept, and what the march may cost.
lesson-attack = To enter an area with enemies is to attack them, and takes one point more. A slower enemy cannot get away.
lesson-attrition = A long or forced march, rough ground and winter each roll a die; the lowest counts, and whoever is left is reduced. Up to three areas, or two and an attack, with none of these is the safe pace.
lesson-attrition-losses = Corps that were reduced before go first. Among the others give up the weakest leader.
lesson-announced = The enemy has announced a move. Mud slows it by one area, Indecision stops it. Spend them on a move that would hurt you, else pass.
lesson-react = An enemy army has come next to one of yours. You may intercept it if your leader is at least as fast; it costs a card like a move. Ask for the odds: no die decides, only the ratings.
lesson-stance = The interceptor says who attacks. The defender wins ties in the original rules and may be at home; attack if you would rather choose the ground.
lesson-withdrawal = You are attacked. If your leader is as fast as the attacker’s you may withdraw to a neighbouring area that is free of enemies. A small army does well to go.
lesson-engage = The corps in the battle box fight and may be lost; so many as your best leader commands. The rest are safe until the retreat. Usually engage all you can.
lesson-battle-cards = Compare the strengths and ask for the odds. Cavalry Charges and Grand Battery add strength, Art of War replaces your die, Fog of War covers the enemy’s cards. Save them where you win anyway.
lesson-losses = About half of the losses are for good; the others go to a box and may come back. Name your weakest corps, and never Napoléon: with him the game is lost.
lesson-pursuit = Pursuit takes one more corps of the beaten enemy, but then your own do not refresh.
lesson-refresh = All who fought are reduced now. For a card the winner’s corps in the area are whole again: worth it if they fight again this year.
lesson-retreat = A beaten army goes back the way it came, the defender to a neighbouring area; without a way it is taken prisoner.
lesson-no-surrender = No Surrender keeps a country in the war for a year. Play it for your own, or let the enemy’s fall.
lesson-after-surrender = A great power has surrendered to you: it is neutral now, and a card may bind it to you. Keep a corps in its capital, and it stays occupied.
lesson-winter = At the end of the year every army of three corps or more rolls for the winter. Two corps are safe anywhere; friendly ground, a capital and Depot help, barren and insurgent country hurt.
lesson-winter-losses = Winter losses are for good. Next year part your armies before the winter.
lesson-diplomacy = A new year. A diplomacy card turns a country one step towards you or away from the enemy; if both aim at the same one, they cancel each other. Think of the neighbours of France first: you need them all to win.
lesson-insurrection = The Coalition can make a country rise against you. See which could rise, and where your corps can put an end to it.
lesson-strategy = Play the cards that work for a whole year now; keep those for battles and marches, and some to pay for moves.
lesson-reinforcement = Deploy new corps at home, as many as the chart allows each country. Put leaders of high command where an army should form.
lesson-recover = A card makes the reduced corps of an area whole again before the campaign.
