### What `papersea --help` and the help of every command say, and how a command line is refused.
###
### Nothing here chooses or counts: whoever asks for help waits for no library. A paragraph is one
### line; a block whose lines are indented stays as it is written. Names of commands, options and
### files, and words in CAPITALS that stand for something, stay as they are, in every language.
### An attribute is the help of the option of that name, `line` what the list of commands says.

## What click says. $option, $name and the like are put in as they were typed.

click-usage = Usage:
click-options = Options
click-commands = Commands
click-default = default: { $default }
click-required = required
click-environment = environment: { $var }
click-error = Error: { $message }
click-help = “{ $command } { $option }” shows help.
click-aborted = Stopped.
click-invalid-value = { $message }
click-invalid-value-for = { $param_hint }: { $message }
# Behind both, the name of what is missing follows, and a full stop.
click-missing-argument = This is missing:
click-missing-option = This option is missing:
click-missing-parameter = This is missing: { $param_name }
click-missing-command = Which command? “--help” lists them.
click-no-such-option = There’s no option { $name }.
click-no-such-command = There’s no command { $name }.
click-did-you-mean = Did you mean { $possibility }?
click-did-you-mean-one = Did you mean one of these: { $possibilities }?
click-commands-are = There are { $commands }.
click-too-many-arguments = This isn’t expected: { $args }
click-too-few-values = This needs { $nargs } values, not { $len }.
click-argument-takes = { $name } takes { $nargs } values.
click-option-takes-no-value = { $name } takes no value.
click-option-needs-value = { $name } needs a value.
click-not-in-range = { $value } isn’t in the range { $range }.
click-not-a-number = { $value } isn’t a number.
click-not-the-choice = { $value } isn’t { $choice }.
click-not-a-choice = { $value } isn’t one of these: { $choices }.
click-choose-from = Choose one: { $choices }
click-file = file
click-folder = folder
click-path = path
click-does-not-exist = { $name } { $filename } doesn’t exist.
click-is-a-file = { $name } { $filename } is a file.
click-is-a-folder = { $name } { $filename } is a folder.
click-not-readable = { $name } { $filename } can’t be read.
click-not-writable = { $name } { $filename } can’t be written.
click-cannot-open = { $filename } can’t be opened: { $message }
click-confirm-unclear = Error: that’s neither yes nor no.

## What several commands have in common

usage =
    .help = Show this help.
    .version = Show the version.
    .language = Which language to speak. Without it, that of your terminal.
    .plain = No colours (NO_COLOR works as well).
    .full = Play on the whole screen, with keyboard and mouse, or line by line. Without either: on the whole screen, if the extra papersea[terminal] is installed and the terminal can show it.
    .theme = The colours of the whole screen; F5 changes them.
    .json = Print JSON instead, for programs.
    .seed = The same seed deals the same cards.
    .rules = An edition (classic, sk, cs, pl, ru, es), with changes: classic,target=double.
    .budget = How long to think about each choice: 4000p (playouts) or 100ms.
    .database = Where everything is stored: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
    .tables = A PostgreSQL just for new tables, once for each letter: a=postgresql://HOST/NAME.
    .redis = Redis, which carries news between processes: redis://HOST:PORT/0.
    .log-level = How much is logged, as JSON lines on stderr.
    .thinkers = How many processes think for the bots.
    .pace = A bot takes at least this many seconds for a move, so that its time gives nothing away.
    .rating = When rated games count: { $names }.
    .measure = Ask people after a game whether their games may be kept to measure play.
    .push-service = Another push service that may be asked to notify people, besides those of the known browsers: push.example.org, for example.
    .as = Who’s doing it; without it, your user name.
    .reason = Why, for the audit log.
    .yes = Don’t ask.
    .limit = How many at most.

## papersea

usage-papersea =
    The small card game about folded paper, in your terminal.
    .line = The small card game about folded paper, in your terminal.
    .examples =
        Examples:
          papersea play                        you and one opponent
          papersea play --players 4 --seed 7   four players, deals you can repeat
          papersea play --against orca         one that leaves you no easy points
          papersea opponents                   who you can play against
          papersea serve                       tables by link, for friends and bots
          papersea site public                 a site for one device, as files
          papersea join LINK                   sit down at a friend’s table
          papersea score CyCd 2xFd Mw          what these five cards are worth
          papersea scorepad                    the score of a game with paper cards
          papersea rules R6                    when is a bet won?
          papersea rules turn                  all about a turn
          papersea analyse games.jsonl         where was my last game won and lost?
          papersea puzzle                      today’s puzzle; --next for more
          papersea arena orca heron            which of the two is stronger?

        Exit codes:
          0    all went well
          1    a record breaks the rules or isn’t proved fair
          2    a wrong option, card or clause
          130  stopped with Ctrl-C

usage-play =
    Play a game against one, two or three opponents.

    Type the number of a move, or its short form. Type ? at any time for help. You can leave with quit or Ctrl-D (exit code 0), or with Ctrl-C (130).

    On the whole screen, moves have keys and can be clicked; F1 helps. --lines or --plain asks line by line, and so do pipes. Where there is nothing left to do in a turn, it ends by itself.

    Examples:
      papersea play --against orca
      papersea play --against beginner --players 4
      papersea play --against heron --against skua --thinking 1s
    .line = Play a game against one, two or three opponents.
    .against = An opponent or a rung (papersea opponents lists them), or a bot of yours (module:name); use it again for the next seat. Seats that are left go to others of the same rung. Without it, to casual ones.
    .players = How many are at the table, including you; more if --against names more.
    .thinking = How long an opponent may think about a move: 200ms or 1s; or 500p, so many playouts.
    .name = What to call you.
    .record = Add the game to this file, for papersea replay.
    .resume = Go on with the last game of this file, and add how it ends.

usage-opponents =
    Meet the opponents, from the gentlest to the strongest.

    Every rung of the ladder has a few, who are about equally strong, each in their own way. --against takes their names, and the names of the rungs, which stand in brackets.

    With --json, for each opponent:
      name         what --against takes
      rung         random, beginner, casual, solid or expert
      style        risk, collector and thief: leanings from -1 to 1
      description  the line about it
    .line = Meet the opponents, from the gentlest to the strongest.

usage-score =
    Count what a hand of cards is worth, line by line.

    CARDS are short (CyCd Mw) or long names (yellow_crab), with a count if you like (2xCd), or a single - to read them from standard input. Give the hand and the laid-out cards together: both count.

    Examples:
      papersea score CyCd Mw 2xFd
      papersea score purple_penguin pink_penguin penguin_colony
      papersea score OyOgOv PpHy --odds --others 6,5
      echo "Hd Hl Hk" | papersea score -

    With --json:
      cards         the cards, sorted, in short form
      points        points of the cards, without the colour bonus
      lines         kind, cards and points for each kind, swimmers and sharks
                    together under "shark"; for each mermaid its kind, colour
                    and points (the colour may be null)
      colour_bonus  colour and points
      can_close     whether it’s enough to close a round (7 points)
      wins          whether there are four mermaids
      odds          with --odds: others, points, bonus, stop, won, lost,
                    chance, error, worlds, expected, percent and margin of a
                    LAST CHANCE, or null for cards that can’t close a round
    .line = Count what a hand of cards is worth, line by line.
    .odds = Work out how likely a LAST CHANCE is to be won.
    .others = With --odds: how many cards each opponent has. Without it, one opponent with as many as you.

usage-scorepad =
    Keep the score of a game with paper cards, round by round.

    Say how a round ended, who ended it, and what everybody has: the cards, or just the numbers. The game is in FILE (papersea-pad.json here, if you name none), whole after every round: leave when you like, and go on later. The score pad in the browser reads and writes the same file.

    Examples:
      papersea scorepad
      papersea scorepad sunday.json --names Ann,Bo,Cy
      papersea scorepad sunday.json --show

    With --json:
      pad           what the file holds: players, starter, target, rounds
      rounds        gains, totals, bet_won and next_starter of each round
      target        points that end the game
      totals        of every player
      winners       nobody while the game goes on; players count from 0
      next_starter  who starts the next round; null if the game is over
      is_over       whether somebody has won
    .line = Keep the score of a game with paper cards, round by round.
    .names = Who plays, in the order of turns: Ann,Bo. Without it, you’re asked.
    .double = A new game goes to twice as many points.
    .show = Print how the game stands, and exit.

usage-rules =
    Look up a rule, or read them all.

    CLAUSE is an id such as R6 or deck_out. SECTION is components, setup, turn, closing, end, cards, examples, rulings or options. A WORD finds every clause that has it, and cards by their names in any edition. Without anything you get the list of all clauses.

    Examples:
      papersea rules                   the list of all clauses
      papersea rules r6                one clause
      papersea rules cards             all about the cards
      papersea rules octopus           everything about octopuses
      papersea rules kotva             the same by the word of a Slovak box
      papersea rules options --edition es
    .line = Look up a rule, or read them all.
    .edition = Mark what this edition plays.

usage-replay =
    Watch recorded games again.

    Every game of FILE is played back by the rules. If one breaks them, you’re told the line and the move, and the exit code is 1.
    .line = Watch recorded games again.
    .moves = Tell everything that happened, hidden cards too.

usage-analyse =
    Learn where a recorded game was won and lost, and why.

    Every choice of a game of RECORD is compared with all other moves, by what that seat could know at that moment: how much of its chance to win the game it gave away, what would have been better, and why. What nobody could know is marked as hindsight. A game takes about half a minute; the same record and playouts give the same analysis.

    Examples:
      papersea analyse games.jsonl
      papersea analyse games.jsonl --game 3 --seat B
      papersea analyse game.txt --budget 100ms --json

    With --json you get turning_points (numbers of moves), summaries, luck, points and decisions; docs/analysis.md says what’s in them.
    .line = Learn where a recorded game was won and lost, and why.
    .game = Which game of the file. Without it, the last one.
    .seat = Only the choices of this seat, by letter or name. You can use it more than once.

usage-study =
    Measure how well people play, from records of their games.

    In all finished games of FILES that have names, every choice is judged: what each player gives away of their chance to win, and how often they win once luck is taken off, separately for every number of players and for who they played. A game takes some seconds; the same records and playouts give the same study. docs/people.md says how far you can trust it.

    Examples:
      papersea study club.jsonl
      papersea study evening-1.txt evening-2.txt --budget 2000p --json
    .line = Measure how well people play, from records of their games.

usage-verify =
    Check that nobody chose the cards of an online game.

    Every game of RECORD is played back by the rules, and the first player, every deck and every stolen card are compared with those of its proof. The exit code is 0 only if all of them are as they should be, 1 if one isn’t, or has no proof.
    .line = Check that nobody chose the cards of an online game.
    .commitment = What you noted before the deal: a game of RECORD must have it. You can use it more than once.

usage-puzzle =
    Find the move that is clearly best: one puzzle a day, and many more.

    A puzzle is a choice from an expert game, as its seat saw it. Answer with the number of a move or its short form; then you read how often each move wins, and why the best one is better. Every day has its puzzle, the same for everybody: Mondays are easy, Sundays hard.

    Examples:
      papersea puzzle                  today’s puzzle
      papersea puzzle --next           go on from easy to hard
      papersea puzzle --level 4        go on with hard ones
      papersea puzzle --day 2025-12-24
    .line = Find the move that is clearly best: one puzzle a day, and many more.
    .next = The next ones, from easy to hard.
    .level = The next ones, from this difficulty on.
    .day = The puzzle of another day (UTC).

usage-join =
    Play online: at the table of a LINK, or at a new table on the server of an address.

    A new table prints its link. Share it, and the game begins when every seat is taken. Ctrl-C leaves the terminal but keeps your seat: the link brings you back.

    Examples:
      papersea join https://sea.example.org/t/k7m2p9qr4t6vw
      papersea join https://sea.example.org --name Ann
      papersea join localhost:8000 --players 3 --with orca
      papersea join 8000 --clock 5m+10s --public
    .line = Play online, with friends by link or with bots.
    .name = What the others call you; this machine remembers it.
    .with = Seat a bot at a new table; use it again for another.
    .players = Seats at a new table, including yours and the bots’.
    .rules = Rules of a new table: an edition, with changes.
    .clock = Time at a new table: 5m+10s for a game and for every turn, 3d for a turn, or none.
    .patience = After how many seconds a bot plays for whoever is away, where there’s no clock.
    .public = Anybody may find the new table.
    .rated = Its games are rated: with a clock, without take-backs and stand-ins.

usage-bot =
    Let a bot play at a server’s tables: at the table of a LINK, or at a new one on the server of an address.

    BOT is any opponent: one of ours, one that is installed, or module:name, with its budget for a move behind @ (200ms if you name none). It plays as a program under its own name, comes back after a lost connection, and agrees to pauses and take-backs.

    Examples:
      papersea bot my_bots:Greedy https://sea.example.org/t/k7m2p9qr4t6vw
      papersea bot paper-heron@1s https://sea.example.org --public --games 0
      papersea bot orca@500p 8000 --name Robann --with otter
    .line = Let any bot play at a server’s tables.
    .name = What the others call it; this machine remembers it.
    .token = The program’s own token. Without it, that of a new program, which this machine remembers.
    .games = How many games to play at the table, by rematches; 0 for as many as the others want.
    .seed = The same seed and a budget in playouts choose the same moves.
    .with = Seat a bot at a new table; use it again for another.
    .players = Seats at a new table, including yours and the bots’.
    .rules = Rules of a new table: an edition, with changes.
    .clock = Time at a new table: 5m+10s for a game and for every turn, 3d for a turn, or none.
    .patience = After how many seconds a bot plays for whoever is away, where there’s no clock.
    .public = Anybody may find the new table.
    .rated = Its games are rated: with a clock, without take-backs and stand-ins.

usage-serve =
    Open a server: tables by link, public tables, and bots on request.

    Everything is stored in one SQLite file in your data folder, unless --database names another file or a PostgreSQL. For more than one process or machine see docs/hosting.md.
    .line = Open a server: tables by link, for friends and bots.
    .host = The address to listen on.
    .port = The port.
    .metrics-port = Figures for Prometheus at a port of their own instead of everybody’s.
    .thinkers = How many processes think for the bots; with 0, papersea work does it elsewhere.
    .origin = The origin of a page that may connect too.
    .proxy = A proxy, or a network of them, whose X-Forwarded-For is believed.
    .secure = Cookies and browsers only over HTTPS.
    .manual = Where the manual is, to which the page leads: its address, or a folder that make manual has written.
    .limit = Another limit for one address or person: { $names }.
    .open = Show the tables in your browser.

usage-site =
    Write a site that needs no server: any host of files can serve it, in any folder.

    Whoever opens it plays against the opponents, learns, solves and analyses in the browser, even without a network. Previews of its links are written in the language of this command; pages speak that of whoever reads them. Written again into the same FOLDER, it’s brought up to date.
    .line = Write a site for one device, as files that need no server.
    .address = Where it will be, https://HOST/PATH/: previews of its links then show a picture.
    .add = Write it into a folder that has other files as well.

usage-work =
    Think for the bots of papersea serve --thinkers 0, on this machine or another.

    Any number of workers can run with one PostgreSQL and one Redis.
    .line = Think for the bots of servers that leave it to others.
    .host = The address to listen on, with --port.
    .port = Answer /health/live, /health/ready and /metrics on this port; 0 for any.

usage-backup =
    Copy the server’s tables, people and games to the file TARGET, even while the server runs.
    .line = Copy everything that a server stores.
    .database = What is copied: sqlite:///FILE

## papersea admin

usage-admin =
    Look after a server: its tables, its people, and who is kept out.

    Works on the database, whether servers run or not; they notice within seconds. Every act is in the audit log. docs/hosting.md tells more.
    .line = Look after a server: its tables, people and bans.

usage-admin-list =
    List tables, or people: the newest first.
    .line = List tables, or people: the newest first.
    .name = People whose name has this in it.
    .state = Tables in this state, however old; you can use it more than once.

usage-admin-look =
    Show what there is to know about a table, and no card of it.

    Neither hands nor the deck are shown, nor anything they could be worked out from.
    .line = Show what there is to know about a table, and no card of it.

usage-admin-close =
    Close a table: nobody plays there any more, and nothing is deleted.
    .line = Close a table: nobody plays there any more, and nothing is deleted.

usage-admin-reopen =
    Let people play again at a table that was closed.
    .line = Let people play again at a table that was closed.

usage-admin-delete =
    Delete a table with its log; its finished games stay.
    .line = Delete a table with its log; its finished games stay.

usage-admin-delete-person =
    Delete a person with all that is stored about them, their bots and companions.

    Stand-ins play on for them, and finished games stay without their name: just as when people delete themselves.
    .line = Delete a person with all that is stored about them.

usage-admin-rename =
    Give a person another name: at their tables and in their finished games, too.

    A host may give names that nobody can choose, such as Admin.
    .line = Give a person another name.

usage-admin-ban =
    Keep out a person, by their id, or an address or a network, such as 203.0.113.0/24.

    Such a person can’t open tables, sit down, play or speak any more; they can still read and delete what is stored about them. An address is only told that it’s banned.
    .line = Keep out a person, an address or a network.
    .for = For how long.
    .until = Until a day or a moment, in UTC.

usage-admin-bans =
    List who is kept out, including bans that are over.
    .line = List who is kept out, including bans that are over.

usage-admin-unban =
    Let somebody in again, by the number of the ban.
    .line = Let somebody in again, by the number of the ban.

usage-admin-announce =
    Tell everybody that the server restarts, or TEXT: within seconds, at every table and on every page.

    Without TEXT everybody reads in their own language that the server restarts, when, and that nothing is lost. It’s shown until ten minutes after its time, or as --until says; without any time until you clear it.
    .line = Tell everybody that the server restarts, or something else.
    .at = When it is, by the clock of this machine.
    .in = The same, from now.
    .until = When it will be over.
    .text = The text in one language; you can use it more than once.
    .clear = Take the announcement back.

usage-admin-reports =
    List what people have reported about others at their tables, or close a report.
    .line = List what people have reported about others, or close a report.
    .all = Including those that are closed.
    .close = Close one, by its id.
    .note = What came of it, for those who read it later.
    .as = Who closes it; without it, your user name.

usage-admin-export =
    Write a table, a person or finished games to a new FILE, which nobody else can read.
    .line = Write a table, a person or finished games to a new file.
    .table = A table with its log: it has all cards, so keep it safe.
    .person = All that is stored about a person.
    .games = All finished games.
    .records = Just their records, as papersea replay reads them.
    .measured = Records of the games that people let be measured, without names, for papersea study.

usage-admin-import =
    Put the exported tables and finished games of FILE into a server’s database.

    If one of them exists there, nothing is done. Earlier ratings and statistics stay as they are. Whoever isn’t known there has deleted themselves since, so their names are left out.
    .line = Put exported tables and finished games into a database.
    .missing = Skip what exists, instead of refusing everything.
    .keep-names = Keep the names of people who aren’t known there, too.

usage-admin-audit =
    Show what hosts have done, in order.
    .line = Show what hosts have done, in order.

## papersea arena

usage-arena =
    Let opponents play each other, and see how strong they are.

    ENTRANTS are opponents, rungs of the ladder or bots of yours (module:name), each with a budget for a move if you like, in time or in playouts: orca, expert@1s, orca@500p. Games with playouts can be repeated exactly.

    Every deal is played in all seatings with the same cards, so nobody gets better ones. With more entrants than seats everybody meets everybody; with fewer, each in turn sits alone among copies of the others.

    Examples:
      papersea arena orca heron --games 1000
      papersea arena expert@100ms solid@100ms --players 4
      papersea arena kraken orca --games 5000 --until-decided
      papersea arena gull otter skua sprat --out pool
      papersea arena --resume pool --games 2000
      papersea arena kraken@1000p orca@1000p --games 100000 --out long --on ray

    In the folder you’ll find games.jsonl (for papersea replay), luck.jsonl, results.json, and results.svg and results.png, which show the win rates.
    .line = Let opponents play each other, and see how strong they are.
    .games = How many games; rounded up to whole deals.
    .players = How many sit at a table.
    .out = Keep games and results in this folder.
    .resume = Go on with the arena of this folder; with --games, to more games.
    .luck = Take off what chance brought, for surer results; this takes some 50 ms a game.
    .until-decided = Stop as soon as the first entrant is surely above or below par.
    .workers = How many processes. Without it, one for each core.
    .on = Play on a Ray cluster, with all its cores; needs papersea[ray].

usage-league =
    Hold a tournament of bots: who is the strongest of them?

    ENTRANTS are those of papersea arena. In a round robin everybody meets everybody; in a Swiss league, neighbours in the table meet, round by round. Every pairing is an arena: all deals are played in all seatings, and luck is taken off.

    Examples:
      papersea league my_bots:Greedy gull heron orca@200p --out league
      papersea league bot1:Bot bot2:Bot bot3:Bot bot4:Bot gull --system swiss
      papersea league --resume league --on ray

    In the folder you’ll find index.html, results.json, and an arena for each round.
    .line = Hold a tournament of bots, with a page that has its results.
    .system = Who plays against who.
    .rounds = Rounds of a Swiss league. Without it, a few more than it takes to find a winner.
    .games = How many games in a pairing; rounded up to whole deals.
    .players = How many sit at a table.
    .seed = The same seed plays the same league, if budgets are playouts.
    .title = What stands at the top of the page.
    .out = Keep the games, the results and the page in this folder.
    .resume = Go on with the league of this folder; with --rounds, for more rounds.
    .workers = How many processes. Without it, one for each core.
    .on = Play on a Ray cluster, with all its cores; needs papersea[ray].

usage-benchmark =
    Measure a bot by a fixed suite, and compare it with our ladder.

    BOT is any opponent, with its budget behind @ (1000p if you name none). Opponents, deals, seeds and budgets belong to the suite’s version, so numbers can be compared and cited. docs/benchmark.md says what’s in it.

    Examples:
      papersea benchmark my_bots:Greedy
      papersea benchmark paper-heron@500p --out measured --json
    .line = Measure a bot by a fixed suite, beside our ladder.
    .out = Keep the games in this folder; with the same folder, it goes on where it was stopped.
    .workers = How many processes. Without it, one for each core.
    .on = Play on a Ray cluster, with all its cores; needs papersea[ray].

usage-doctor =
    Look whether all is well: what is installed, what works, and what to do about the rest.

    Exit code 1 if something is wrong that papersea needs or that you asked about. What is missing and optional is named, with what to type.

    Examples:
      papersea doctor
      papersea doctor --database postgresql://localhost/papersea --redis redis://localhost:6379/0
    .line = Look whether all is well: what is installed, what works, and what to do about the rest.
    .port = The port that a server would listen on.
    .manual = Where the manual is: an address, or a folder that make manual has written.

usage-completion =
    Print what teaches a shell to complete command lines: opponents, rules, clauses, files, servers.

    To switch it on:
      eval "$(papersea completion bash)"           # ~/.bashrc
      eval "$(papersea completion zsh)"            # ~/.zshrc
      papersea completion fish | source            # ~/.config/fish/config.fish
    .line = Print what teaches a shell to complete command lines: opponents, rules, clauses, files, servers.
