### What `papersea admin` says to whoever runs a server. Codes, ids and states stay as they are.

## What was done

admin-closed = { $code } is closed.
admin-reopened = { $code } is open again.
admin-deleted = { $id } has been deleted.
admin-delete-table = Delete the table { $code } for good?
admin-delete-person = Delete the person { $id } for good?
admin-renamed = { $id } is now called { $name }.
admin-banned = { $whom } is banned: ban { $number }.
admin-banned-until = { $whom } is banned until { $until }: ban { $number }.
admin-unbanned = { $whom } can come in again.
admin-cleared = Nothing is announced any more.
admin-announced = Everybody is told, until it’s cleared.
admin-announced-until = Everybody is told, until { $until }.
admin-announced-about = Everybody is told about { $at }, until { $until }.
admin-report-closed = Report { $id } is closed.
admin-exported = { $file } has { $count ->
    [one] 1 line
   *[other] { $count } lines
}.
admin-imported = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $games ->
    [one] 1 game
   *[other] { $games } games
} have been put back.

## Lists

admin-no-tables = There’s no such table.
admin-no-people = There’s nobody.
admin-no-reports = There are no reports.
admin-for-good = for good
admin-ban-over = (over) { $reason }
admin-left = (has left)
admin-note-closed = { $note } (closed { $at }: { $with })
admin-ago-days = { $count } d ago
admin-ago-hours = { $count } h ago
admin-ago-minutes = { $count } min ago
admin-ago-seconds = { $count } s ago
admin-column-code = Code
admin-column-state = State
admin-column-changed = Last change
admin-column-names = People and bots
admin-column-person = Person
admin-column-kind = Kind
admin-column-seen = Seen
admin-column-owner = Belongs to
admin-column-name = Name
admin-column-seat = Seat
admin-column-ban = Ban
admin-column-whom = Who
admin-column-since = Since
admin-column-until = Until
admin-column-reason = Reason
admin-column-report = Report
admin-column-when = When
admin-column-table = Table
admin-column-game = Last game
admin-column-by = By
admin-column-about = About
admin-column-note = Note
admin-column-who = Who
admin-column-what = What

## What can't be done

admin-state-is-for-tables = --state is for tables.
admin-name-is-for-people = --name is for people.
admin-for-or-until = Use --for or --until, not both.
admin-at-or-in = Use --at or --in, not both.
admin-clear-alone = --clear goes with nothing else.
admin-note-with-close = --note goes with --close.
admin-one-of = Use one of { $options }.
admin-bad-ban-length = expected a number and min, h, d or w, such as 7d
admin-bad-length = expected a number and s, m, h or d, such as 10m
admin-bad-moment = expected a day or a moment, such as 2027-01-31T18:00
admin-bad-time = expected a time, such as 18:00 or 2027-01-31T18:00
admin-bad-text = expected one of { $languages }, then = and a text
admin-text-too-long = a text is one line of at most { $most } characters
admin-over-already = that’s over already
admin-before-it-begins = that’s before it begins
admin-not-an-address = “{ $text }” is neither an address nor a network
admin-too-wide = { $network } is too wide: /{ $most } at most
admin-no-database = { $file } doesn’t exist.
admin-file-exists = { $file } exists already, and an export overwrites nothing.
admin-bad-line = { $file }, line { $line }: { $problem }
admin-not-an-export = this isn’t a table or a game of an export
admin-unreadable-table = The table { $code } can’t be read: { $problem }
admin-unreadable-game = The game { $id } can’t be read: { $problem }
admin-no-table = No table has the code { $code }.
admin-no-person = Nobody has the id { $id }.
admin-no-ban = There’s no ban { $number }.
admin-no-open-report = No report { $id } is open.
admin-other-database = { $code } belongs to a database that wasn’t given: --tables
admin-game-exists = The game { $id } exists already.
admin-table-exists = The table { $code } exists already.
admin-nothing-imported = Nothing was done, because this exists already: { $ids }
