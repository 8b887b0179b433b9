# What every front end says, whatever the game.

## Seats

seat-onlooker = Onlooker

## Playing

ui-prompt = { $seat }
ui-ask = What now? (? for help)
ui-actions = You may:
ui-action-count = { $number ->
    [one] 1 action is possible.
   *[other] { $number } actions are possible.
}
ui-press-enter = Press Enter to go on.
ui-turn = Turn { $turn } of { $turns }
ui-turn-begins = Turn { $turn } begins.
ui-set-up = Set-up
ui-thinking = { $seat } is thinking …
ui-since = Since your last move:
ui-you-play = You play { $seat }; your opponent: { $opponent }.
ui-hot-seat = All seats play at this screen.
ui-curtain = Pass the screen to: { $seat }.
ui-curtain-ready = { $seat }: press Enter when nobody else can see the screen.

## Commands

ui-undo = Undo
ui-commands = Commands
ui-help-help = help: this list
ui-help-actions = list [WORDS]: what you may do now
ui-help-undo = undo [all]: take back your last action, or all that can be
ui-help-save = save [FILE]: write the game to a file
ui-help-quit = quit: stop; a saved game can be taken up again
ui-help-why = why ACTION: which rule forbids an action
ui-help-map = map: the board
ui-help-log = log: what has happened
ui-help-rule = rule NUMBER: the text of a rule or ruling
ui-help-language = language en|fr|es: change the language
ui-unknown-command = I do not know “{ $word }”. Type ? for help.
ui-did-you-mean = Did you mean “{ $word }”?
ui-ambiguous = “{ $word }” fits more than one action:
ui-refused = Not allowed: { $reason }
ui-allowed = That is allowed.
ui-rule = rule { $rule }
ui-no-rule = There is no rule “{ $rule }”.
ui-undone = Taken back: { $action }
ui-nothing-to-undo = There is nothing to take back.
ui-cannot-undo = Dice have been rolled, something was revealed or another seat has decided since: this can no longer be taken back.
ui-saved = Saved to { $file }.
ui-resumed = Resumed from { $file } after { $number } { $number ->
    [one] action
   *[other] actions
}.
ui-goodbye = Until the next battle.

## The board

ui-empty = nobody

## The end

ui-over = The game is over.
ui-winner = Victory: { $seat }
ui-draw = The game is drawn.
ui-seed = The dice came from the seed { $seed }.

# Terminal

ui-list-them = Enter lists them; part of a name narrows them down.
ui-not-your-turn = It is no longer your turn, so this was not tried: { $text }
ui-nothing-fits = Nothing that you may do now fits “{ $word }”.
ui-no-such-number = Choose a number from 1 to { $number }.
ui-file-taken = { $file } exists and is not this game. Choose another name.
ui-file-name = “{ $file }” cannot be the name of a file.
ui-read-rule = Type “rule { $rule }” to read it.
ui-come-back = The game is saved in { $file }. Go on with: grognard play --resume
ui-not-kept = The game could not be saved when you left. The last good copy is { $file }.
ui-seats = Seats
ui-scenarios = Scenarios
ui-options = Options
ui-versions = engine { $engine }, data { $data }
ui-compiled = the rules are compiled
ui-plain = the rules run as plain Python; “grognard compile” makes them faster
ui-no-rulebook = There is no book of rules for this game here.
ui-warning = Warning: { $text }
ui-no-data = { $title } has no data files: there is nothing to check.
ui-data-sound = The data of { $title } are sound (version { $version }).
ui-source-stated = { $number } records are stated in the rules (S)
ui-source-found = { $number } records were found in public sources (W)
ui-source-reconstructed = { $number } records are reconstructed and may differ from the printed game (R)
ui-verified = Verified: { $actions } actions; { $dice } dice rolled again, all as written.
ui-taken-as-written = { $dice } dice were taken as they are written: no seed accounts for them.
ui-seed-untried = The seed fits what was published, but no die was rolled from it: it proves nothing about this game.
ui-seed-fits = The seed fits what was published at the start.
ui-seed-unknown = The seed is not published, so the dice themselves could not be rolled again.
ui-language = Language?
ui-language-name = English
ui-which-game = New game, or go on?
ui-new-game = new game
ui-resume = go on with
ui-which-title = Which game?
ui-which-edition = Which edition of the rules?
ui-which-scenario = Which scenario?
ui-which-opponent = Against whom?
ui-which-seat = Which side do you play?
ui-language-now = The language is English.
player-captain = the computer, a captain
player-marshal = the computer, a marshal
player-recruit = the computer, a recruit
player-greedy = the computer, by rules of thumb
player-random = the computer, choosing at random
player-human = two people at this screen

## What players agree upon, whatever the game

event-taken-back = { $number ->
    [0] Taken back: the game stands at its beginning again.
   *[other] Taken back: the game stands where it stood after action { $number }.
}
reason-line-ends-at-final = “{ $action }” cannot be taken back, so nothing may follow it on one line.
reason-no-clash = The odds of whole battles are not worked out in this game.
reason-line-too-long = A line has at most { $number } actions.
ended-resigned = { $seat } resigns.
ended-time = The time of { $seat } is up.
ended-draw = A draw is agreed.
ended-aborted = The game is called off, without a result.

## Odds

ui-odds-exact = Exact odds
ui-odds-simulated = { $runs } simulated battles; within { $margin } points in 95 of 100 cases
ui-odds-none = No die is rolled for that.
ui-odds-average = on average { $mean }

## The terminal, whatever the game

ui-no-such-place = No place, or more than one, is called “{ $word }”.
ui-no-panel = There is nothing of the kind now.
ui-no-cards = This game has no cards.
ui-nothing-remembered = You have seen nothing that is hidden now.
ui-hand-of = { $seat }: { $number } { $number ->
    [one] card
   *[other] cards
}
ui-help-place = place NAME: what is there, and what is next to it
ui-help-forces = forces: what you know the face of
ui-help-hand = hand: your cards, and how many the others hold
ui-help-type = an action in words, as the list shows it; short forms will do
ui-help-several = several: put ; between them
ui-hint = Hint:
ui-hint-more = hint: the next one · hint off: no more of them
ui-hint-off = hint off: no more of them
ui-hints-end = No more hints. With “hint on” they begin anew.
ui-no-hint = There is no hint for this question.
ui-help-hint = hint [on|off]: what a newcomer should know here
ui-help-odds = odds ACTION: the chances before you commit yourself

## Questions of another seat

reason-not-your-step = You are not asked now.
reason-no-card-does = None of your cards does anything with that now.
