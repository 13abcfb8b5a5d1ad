### Playing on this device, without a server: where one is, what is kept, what needs others.

pocket-label = On this device
pocket-here = You’re playing on this device, without a server.
pocket-away = The server can’t be reached, so this device goes on by itself. Nothing is lost.
pocket-starting = Getting ready on this device…
# $done and $all are numbers such as 4.1.
pocket-fetching = Getting ready on this device: { $done } of { $all } MB

## What is kept, under “You”

pocket-keep = Keep my games on this device
pocket-keep-about = New games and their numbers stay here and need no connection. Games with others need the server.
pocket-kept = { $size } MB are stored here: you can play without a connection.
pocket-not-kept = To play without a connection, download { $size } MB once.
pocket-unkept = This browser stores nothing for playing without a connection: that needs a page with HTTPS.
pocket-none = There’s nothing to download here for playing without a connection.
pocket-no-server = This page has no server: everything you play stays on this device.
pocket-fetch = Download it now
pocket-remove = Remove it
pocket-remove-about = Your games stay. To go on with them, it’s downloaded again.
pocket-games = { $count ->
    [one] 1 finished game is stored on this device.
   *[other] { $count } finished games are stored on this device.
}
pocket-data-about = All of it is on this device, and nowhere else. There’s no account and no password.
pocket-safe = The browser keeps them until you remove them.
pocket-unsafe = The browser may delete them when it runs out of space.

## What needs others

pocket-others-away = This needs other people, and the server can’t be reached just now. Until then, there’s plenty to play here:
pocket-others-chosen = This needs other people, and you’ve chosen to stay on this device. There’s plenty to play here, too:
pocket-others-none = This needs other people, and this page has no server where they could meet. There’s plenty to play here:
pocket-to-server = Back to the server
pocket-invite = This table is on your device, so no link leads to it. Bots can take the free seats.
pocket-where = Where?
pocket-with-server = With the server
