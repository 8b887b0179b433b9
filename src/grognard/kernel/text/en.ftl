# What every front end says, whatever the game.

## Seats

seat-french = French
seat-allied = Allied
seat-british = British
seat-prussian = Prussian
seat-onlooker = Onlooker

## Playing

ui-prompt = { $seat }
ui-ask = What now? (? for help)
ui-actions = You may:
ui-action-count = { $number ->
    [one] 1 action is possible.
   *[other] { $number } actions are possible.
}
ui-more-actions = … and { $number } more; type part of an action to see those that fit.
ui-no-actions = There is nothing to do.
ui-only-choice = There is only one choice: { $action }
ui-press-enter = Press Enter to go on.
ui-turn = Turn { $turn } of { $turns }
ui-turn-header = Turn { $turn }: { $date }, { $part }; { $seat } to move
ui-night = Night turn
ui-set-up = Set-up
ui-your-move = Your move.
ui-their-move = { $seat } to move.
ui-thinking = { $seat } is thinking …
ui-happened = What happened:
ui-since = Since your last move:
ui-you-play = You play { $seat }; your opponent: { $opponent }.
ui-hot-seat = All seats play at this screen.
ui-level = Opponent: { $level }
ui-curtain = Pass the screen to: { $seat }.
ui-curtain-ready = { $seat }: press Enter when nobody else can see the screen.

## Commands

ui-help = Help
ui-undo = Undo
ui-save = Save
ui-quit = Quit
ui-why = Why not?
ui-map = Map
ui-log = Log
ui-rules = Rules
ui-commands = Commands
ui-help-help = help: this list
ui-help-actions = list [WORDS]: what you may do now
ui-help-undo = undo: take back your last action
ui-help-save = save [FILE]: write the game to a file
ui-help-quit = quit: stop; a saved game can be taken up again
ui-help-why = why ACTION: which rule forbids an action
ui-help-map = map: the board
ui-help-town = town TOWN: what stands in a town and where its roads lead
ui-help-log = log: what has happened
ui-help-rule = rule NUMBER: the text of a rule or ruling
ui-help-language = language en|fr|es: change the language
ui-unknown-command = I do not know “{ $word }”. Type ? for help.
ui-did-you-mean = Did you mean “{ $word }”?
ui-ambiguous = “{ $word }” fits more than one action:
ui-refused = Not allowed: { $reason }
ui-allowed = That is allowed.
ui-rule = rule { $rule }
ui-ruling = ruling { $rule }
ui-no-rule = There is no rule “{ $rule }”.
ui-undone = Taken back: { $action }
ui-nothing-to-undo = There is nothing to take back.
ui-cannot-undo = Dice have been rolled, something was revealed or another seat has decided since: this can no longer be taken back.
ui-rolls-dice = this rolls dice and cannot be taken back
ui-saved = Saved to { $file }.
ui-not-saved = The game could not be saved to { $file }: { $problem }
ui-resumed = Resumed from { $file } after { $number } { $number ->
    [one] action
   *[other] actions
}.
ui-cannot-read = { $file } cannot be read as a game: { $problem }
ui-quit-unsaved = The game is not saved. Leave all the same? (y/n)
ui-goodbye = Until the next battle.

## The board

ui-town = Town
ui-towns = Towns
ui-roads = Roads
ui-main-road = main road
ui-minor-road = minor road
ui-river = crosses a river
ui-unit = Unit
ui-units = { $number ->
    [one] 1 unit
   *[other] { $number } units
}
ui-blocks = { $number ->
    [one] 1 block
   *[other] { $number } blocks
}
ui-empty = nobody
ui-strength = Strength
ui-arm = Arm
ui-hidden-block = hidden block
ui-last-seen = last seen at { $town } on turn { $turn } with { $cv } CV
ui-seen-eliminated = seen eliminated on turn { $turn }
ui-moved = has moved
ui-disorganised = disorganised
ui-active = activated
ui-army = Army
ui-army-left = { $units } left, beaten at { $limit }
ui-groups-left = { $number ->
    [0] no group moves left
    [one] 1 group move left
   *[other] { $number } group moves left
}
ui-losses = { $number ->
    [0] no losses
    [one] 1 loss
   *[other] { $number } losses
}

## Battle

ui-battle = Battle of { $town }
ui-battles = Battles
ui-battle-turn = Battle turn { $number }
ui-attacker = attacker
ui-defender = defender
ui-column = Column
ui-left = Left
ui-centre = Centre
ui-right = Right
ui-reserve = Reserve
ui-engaged = engaged
ui-forward = forward
ui-square = in square
ui-fresh = fresh
ui-acted = done
ui-dice = Dice
ui-rolled = Rolled: { $dice }
ui-hits = { $number ->
    [0] no hit
    [one] 1 hit
   *[other] { $number } hits
}

## The end

ui-over = The game is over.
ui-winner = Victory: { $seat }
ui-draw = The game is drawn.
ui-resigned = { $seat } resigns.
ui-seed = The dice came from the seed { $seed }.

# Terminal

ui-date = { $day } June 1815, { $part }
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
ui-list-them = Enter lists them; part of a name narrows them down.
ui-not-your-turn = It is no longer your turn, so this was not tried: { $text }
ui-nothing-fits = Nothing that you may do now fits “{ $word }”.
ui-no-such-number = Choose a number from 1 to { $number }.
ui-no-such-town = No town, or more than one, is called “{ $word }”.
ui-file-taken = { $file } exists and is not this game. Choose another name.
ui-file-name = “{ $file }” cannot be the name of a file.
ui-read-rule = Type “rule { $rule }” to read it.
ui-come-back = The game is saved in { $file }. Go on with: grognard play --resume
ui-not-kept = The game could not be saved when you left. The last good copy is { $file }.
ui-help-type = an action in words: march durutte mons; short forms will do: m dur mons
ui-help-several = several: group mons; march foy, jerome mons — or everyone who may: march * mons
ui-help-roads = roads TOWN: its roads, their kind and how many units have marched them
ui-help-forces = forces: your order of battle
ui-help-seen = seen: what the enemy’s blocks last showed
ui-help-board = board: the battle board
ui-seats = Seats
ui-scenarios = Scenarios
ui-options = Options
ui-versions = engine { $engine }, data { $data }
ui-compiled = the rules are compiled
ui-plain = the rules run as plain Python; “grognard compile” makes them faster
ui-no-rulebook = There is no book of rules for this game here.
ui-warning = Warning: { $text }
ui-data-sound = The data of { $title } are sound (version { $version }).
ui-source-stated = { $number } records are stated in the rules (S)
ui-source-found = { $number } records were found in public sources (W)
ui-source-reconstructed = { $number } records are reconstructed and may differ from the printed game (R)
ui-verified = Verified: { $actions } actions and { $dice } dice, all as written.
ui-seed-fits = The seed fits what was published at the start.
ui-seed-unknown = The seed is not published, so the dice themselves could not be rolled again.
ui-language = Language?
ui-language-name = English
ui-which-game = New game, or go on?
ui-new-game = new game
ui-resume = go on with
ui-which-scenario = Which scenario?
ui-which-opponent = Against whom?
ui-which-seat = Which side do you play?
ui-language-now = The language is English.
player-greedy = the computer
player-random = the computer, choosing at random
player-human = two people at this screen

# The page

ui-page-motto = Napoleonic board wargames with every rule enforced.
ui-page-about-waterloo = The Waterloo campaign, June 1815, with hidden blocks. Two to three hours.
ui-page-play-french = Play the French against the computer
ui-page-play-french-about = Beat both Allied armies before the time runs out.
ui-page-play-allied = Play the Allies against the computer
ui-page-play-allied-about = Hold out, or crush Napoleon.
ui-page-two-at-screen = Two at one screen
ui-page-two-at-screen-about = A curtain hides each side from the other.
ui-page-three-at-screen = Three at one screen
ui-page-three-at-screen-about = French, British and Prussians, with a curtain.
ui-page-scenario = Scenario
ui-page-options = Optional rules
ui-page-opponent = Computer opponent
ui-page-player-greedy = Plans its move
ui-page-player-random = Plays at random, for a first try
ui-page-your-tables = Your games
ui-page-more-tables = More
ui-page-seen-by = As seen by:
ui-page-all-rules = All rules
ui-page-rules = Rules
ui-page-rule = Rule
ui-page-ruling = ruling
ui-page-no-rule = There is no rule with this number:
ui-page-search = Search
ui-page-nothing-fits = Nothing fits.
ui-page-back = Back
ui-page-to-start = Start page
ui-page-close = Close
ui-page-language = Language
ui-page-loading = One moment …
ui-page-no-answer = The server does not answer.
ui-page-no-table = There is no such table.
ui-page-too-late = The table has changed meanwhile. Look again.
ui-page-failed = That did not work.
ui-page-reconnecting = Connection lost, trying again …
ui-page-turn = Turn
ui-page-set-up = Set-up
ui-page-part-morning = morning
ui-page-part-afternoon = afternoon
ui-page-part-night = night
ui-page-your-turn = Your turn
ui-page-waiting = waiting for the other side
ui-page-thinking = the computer is thinking …
ui-page-sit-down = Take this seat
ui-page-open-seat = a seat is still open
ui-page-over = The game is over
ui-page-board = Board
ui-page-battle = Battle
ui-page-battle-turn = battle turn
ui-page-attacker = attacker
ui-page-defender = defender
ui-page-side-french = French
ui-page-side-allied = Allies
ui-page-army-french = French
ui-page-army-british = British
ui-page-army-prussian = Prussians
ui-page-block-french = French block
ui-page-block-british = British block
ui-page-block-prussian = Prussian block
ui-page-beaten-at = beaten at
ui-page-groups-left = group moves left
ui-page-put-aside = Put aside
ui-page-dice = Dice
ui-page-log = Log
ui-page-log-empty = Nothing has happened yet.
ui-page-skip = Skip
ui-page-tabs = Parts of the table
ui-page-tab-board = Board
ui-page-tab-battle = Battle
ui-page-tab-log = Log
ui-page-tab-twin = In words
ui-page-twin = Board in words
ui-page-town = Town
ui-page-pieces = Pieces
ui-page-to-place = To be placed
ui-page-last-seen = Enemy last seen
ui-page-seen-eliminated = seen eliminated
ui-page-actions = Actions
ui-page-all-actions = All actions
ui-page-choose-all = All
ui-page-choose-none = None
ui-page-undo = Undo
ui-page-final = This cannot be taken back.
ui-page-type = Type an action
ui-page-type-example = e.g. group beaumont
ui-page-do-it = Do it
ui-page-why = Why not?
ui-page-allowed = That is allowed.
ui-page-resign = Resign
ui-page-resign-sure = Resign? The other side wins at once.
ui-page-curtain-pass = Pass the screen to
ui-page-curtain-alone = When nobody else can see the screen:
ui-page-curtain-ready = Show my side
ui-page-victory = Victory
ui-page-drawn = The game is drawn
ui-page-again = Play again
ui-page-journal = See the journal
ui-page-check-dice = Check the dice
ui-page-check-dice-how = The hash of the seed was shown from the start of the game. Save the journal, and Grognard rolls every die again:
ui-page-seed = Seed
ui-page-commitment = Hash shown at the start
ui-page-keys = Keys
ui-page-keys-on = Keys are on
ui-page-key-help = This list
ui-page-key-enter = To the button that confirms (Enter again presses it)
ui-page-key-escape = Cancel, close
ui-page-key-type = Type an action
ui-page-key-battle = Battle: show or put aside
ui-page-key-board = Pan and zoom the board
ui-page-how-to-play = How to play
ui-page-how-to-choose = Click a lit town to choose its group, click pieces to select them, then a lit town to send them there. What needs no place is a button below the board.
ui-page-how-to-why = Whatever is not allowed is explained with the number of its rule; a click on the number shows the rule.
ui-page-arm-infantry = infantry
ui-page-arm-cavalry = cavalry
ui-page-arm-artillery = artillery
ui-page-arm-leader = leader
ui-page-mark-active = activated
ui-page-mark-moved = has moved
ui-page-mark-disorganised = disorganised
ui-page-mark-forward = forward
ui-page-mark-square = in square
ui-page-mark-fresh = fresh
ui-page-mark-acted = done
ui-page-word-left = left
ui-page-word-centre = centre
ui-page-word-right = right
ui-page-word-reserve = reserve
ui-page-word-squares = at the squares
ui-page-word-french = (French)
ui-page-word-british = (British)
ui-page-word-prussian = (Prussian)
ui-page-verb-place = Place
ui-page-verb-group = Choose the group at
ui-page-verb-march = March
ui-page-verb-activate = Activate
ui-page-verb-recall = Recall
ui-page-verb-deploy = Deploy
ui-page-verb-battle = Fight at
ui-page-verb-retreat = Retreat
ui-page-verb-advance = Advance
ui-page-verb-withdraw = Withdraw
ui-page-verb-shift = Shift
ui-page-verb-square = Form square
ui-page-verb-line = Leave the square
ui-page-verb-fire = Fire
ui-page-verb-loss = Take the loss
ui-page-verb-bring = Bring up
ui-page-verb-regroup = Regroup
ui-page-verb-join = Join
ui-page-verb-eliminate = Eliminate
ui-page-verb-done = End
