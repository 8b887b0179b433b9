# What the server says when it must say no.

server-not-found = There is nothing here.
server-no-table = There is no such table.
server-not-your-seat = This seat is not yours.
server-not-your-turn = It is not your turn.
server-old-version = The table has changed since; look at it again.
server-over = The game is over.
server-cannot-undo = Dice have been rolled, something was revealed or another seat has decided since: this can no longer be taken back.
server-seat-taken = Somebody sits there already.
server-no-own-seat = Take at least one seat yourself.
server-not-a-player = “{ $word }” is neither “me”, “open” nor a computer player.
server-refused = That is not allowed.
server-resigned = { $seat } resigns.
server-journal-secret = The journal is open to all when the game is over, before that only to whoever holds every seat.
server-too-much = Too many requests. Wait a moment.
server-too-many-tables = Too many new tables. Wait a while.
server-cross-site = This request does not come from a page of this site.
server-wrong-host = This server is not known by that name.
server-not-json = Requests that change something are JSON.
server-too-large = The request is too large.
server-malformed = The request is not in the right form.
server-wrong-method = That cannot be done here.
server-damaged = This table cannot be rebuilt from its rows.
server-not-kept = The server could not keep this; it has not happened. Try again.
server-failed = Something went wrong in the server.
server-player-failed = The computer player of { $seat } failed; another player decided in its place.
server-player-lost = The computer player of { $seat } cannot go on. You may resign, or try again later.
