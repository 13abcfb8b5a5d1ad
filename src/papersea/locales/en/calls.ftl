### Calls: what a device shows when its owner is away from the table, and whether it may.

## What a device shows. One line each; $name is a player’s or bot’s name.

call-turn-title = Your turn
call-turn = { $name } is waiting for your move.
call-hurry-title = Time is running out
call-hurry = { $name } is waiting for your move. You have less than four hours left.
call-seated-title = You have company
call-seated = { $name } is sitting at your table.

## Asked once, after the first move of a slow game

calls-offer = Shall we tell you when it’s your turn again, even if this page is closed?
calls-yes = Yes, notify me
calls-no = No, thanks
calls-on = You’ll get a notification. You can turn it off in the settings.
calls-blocked = Your browser blocks notifications from this page. You can allow them in its settings for this site.

## In the settings

calls-label = Notifications on this device
calls-about = When it’s your turn in a game with days per turn, when your time is running out, and when somebody sits down at your table.
calls-quiet = Quiet hours
calls-quiet-about = Whatever comes during them waits until they end.
calls-quiet-from = From
calls-quiet-until = Until
