// Written by `make docs` from the types of the server: change those, not this.
// A field with `?` may be left out of what a client sends.

/** Of the protocol: a change that older clients would misread raises it. */
export const PROTOCOL_VERSION = 1;

export type FromClient =
  | Hello
  | Do
  | Follow
  | Mute
  | Ping;

export type FromServer =
  | Welcome
  | Update
  | Snapshot
  | Attendance
  | Done
  | Refusal
  | Pong
  | Goodbye;

export type Command =
  | Sit
  | Leave
  | ComeBack
  | SeatBot
  | Unseat
  | Change
  | AddSalt
  | Start
  | Play
  | Ask
  | Answer
  | Resume
  | Resign
  | Say
  | ShowHand
  | Rematch;

export type Fact =
  | Opened
  | Joined
  | BotSeated
  | Changed
  | Salted
  | StartWanted
  | Started
  | Wanted
  | Agreed
  | Declined
  | TookBack
  | Paused
  | Resumed
  | Resigned
  | StoodIn
  | CameBack
  | Said
  | HandOpened
  | Advised
  | RematchWanted
  | NewGame
  | SeatLeft
  | MoveMade;

export type GameEvent =
  | RoundStartedEvent
  | DrewEvent
  | KeptEvent
  | DrewLastEvent
  | DrawSkippedEvent
  | TookTopEvent
  | LaidDuoEvent
  | SearchedEvent
  | PickedEvent
  | FishedEvent
  | TurnAgainEvent
  | StoleEvent
  | NoEffectEvent
  | TurnEndedEvent
  | CalledEvent
  | HandShownEvent
  | RoundScoredEvent
  | RoundVoidEvent
  | GameEndedEvent;

export type Clock =
  | NoClock
  | Bank
  | Days;

/** A place at the table, from 0, clockwise; written A, B, C, D. */
export type Seat = number;

/** a card's kind and colour in two letters */
export type CardText = string;

/** the client's own, for the answer */
export type RequestId = number;

/** entropy of a seat's own for the deal */
export type Salt = string;

/**
 * The first message. `last` is the last number that the client has seen of this table:
 * it is told exactly what it missed, or gets a fresh view. Programs give their `token` here
 * or in a header; pages have a cookie. A companion at the same device gives theirs here, and a
 * token here counts before all others.
 */
export interface Hello {
  readonly type: "hello";
  readonly version: number;
  readonly last?: number | null;
  readonly follow?: Seat | null;
  readonly token?: string | null;
}

/** Do something at the table; answered by `done` when it is safe, or by `refused`. */
export interface Do {
  readonly type: "do";
  readonly id: RequestId;
  readonly command: Command;
}

/** Take a free seat, any one if none is named. */
export interface Sit {
  readonly do: "sit";
  readonly seat?: Seat | null;
}

/** Give the seat up; in a game the stand-in plays on, and the seat can be taken back. */
export interface Leave {
  readonly do: "leave";
}

/** Take one's own seat back from the stand-in. */
export interface ComeBack {
  readonly do: "come_back";
}

/** The host puts an opponent into a free seat. */
export interface SeatBot {
  readonly do: "seat_bot";
  readonly seat: Seat;
  readonly opponent: string;
  readonly budget?: string;
}

/** The host frees a seat before the game. */
export interface Unseat {
  readonly do: "unseat";
  readonly seat: Seat;
}

/** The host changes the settings before the game. */
export interface Change {
  readonly do: "change";
  readonly settings: Settings;
}

/**
 * The rules, the clock, and who may do what.
 *
 * `patience`: seconds after which the stand-in plays for a seat that should move and does
 * not, where no clock says so; `None` waits for ever. `stand_in` is `None` if no bot may.
 */
export interface Settings {
  readonly players: number;
  readonly options: Options;
  readonly clock: Clock;
  readonly is_public: boolean;
  readonly is_rated: boolean;
  readonly allows_take_back: boolean;
  readonly starts_when_full: boolean;
  readonly stand_in: string | null;
  readonly patience: number | null;
}

/** The rules that a table plays by. */
export interface Options {
  readonly edition: Edition;
  readonly deck_out: DeckOut;
  readonly deck_out_after_call: DeckOutAfterCall;
  readonly last_chance_steals: LastChanceSteals;
  readonly target: Target;
}

/** A named preset: how the online version plays, or the words of one rulebook. */
export type Edition = "classic" | "sk" | "cs" | "pl" | "ru" | "es";

/** R9: when a used-up deck ends the round. */
export type DeckOut = "end_of_turn" | "at_once";

/** R9: whether a round with a LAST CHANCE in it is scored when the deck is used up. */
export type DeckOutAfterCall = "scored" | "void";

/** R4 and R5: who can be robbed in the last turns. */
export type LastChanceSteals = "unshown" | "never";

/** G2: the points that end the game. */
export type Target = "standard" | "double";

/** Nobody is timed; the table's patience alone ends a wait. */
export interface NoClock {
  readonly type: "none";
}

/** So many seconds for the whole game, and some more after every turn. */
export interface Bank {
  readonly type: "bank";
  readonly seconds: number;
  readonly increment: number;
}

/** So many days for every turn. */
export interface Days {
  readonly type: "days";
  readonly days: number;
}

/** Add to what the cards of the next game are shuffled from. */
export interface AddSalt {
  readonly do: "add_salt";
  readonly salt: Salt;
}

/** The host starts the game: every seat is taken. */
export interface Start {
  readonly do: "start";
}

/**
 * A move in its short text form. `after` is the last number that the player had seen:
 * a message that arrives twice, or too late, does nothing.
 */
export interface Play {
  readonly do: "play";
  readonly move: string;
  readonly after: number;
}

/** Ask for a take-back or a pause; at once where nobody has to agree. */
export interface Ask {
  readonly do: "ask";
  readonly what: Asked;
}

/** What needs the others' consent, where others are people. */
export type Asked = "take_back" | "pause";

/** Agree with what was asked, or not. */
export interface Answer {
  readonly do: "answer";
  readonly agrees: boolean;
}

/** End the pause. */
export interface Resume {
  readonly do: "resume";
}

/** Give the game up. */
export interface Resign {
  readonly do: "resign";
}

/** Say one of the phrases. */
export interface Say {
  readonly do: "say";
  readonly phrase: Phrase;
}

export const PHRASES = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "sorry",
  "oops",
  "nice_move",
  "your_turn",
  "thinking",
  "last_chance",
  "so_close",
  "one_more",
  "must_go",
  "good_game",
] as const;

/** All that can be said at a table; every reader sees it in their own language. */
export type Phrase = (typeof PHRASES)[number];

/** Let spectators follow the game from this seat, or no longer. */
export interface ShowHand {
  readonly do: "show_hand";
  readonly is_open: boolean;
}

/** Play again, as soon as everybody who is still there wants to. */
export interface Rematch {
  readonly do: "rematch";
}

/** A spectator wants to look from an open seat, or from the public's place. */
export interface Follow {
  readonly type: "follow";
  readonly id: RequestId;
  readonly seat: Seat | null;
}

/** Hear this seat's phrases no longer, or again, here and at other tables. */
export interface Mute {
  readonly type: "mute";
  readonly id: RequestId;
  readonly seat: Seat;
  readonly is_muted?: boolean;
}

/** Is anybody there? */
export interface Ping {
  readonly type: "ping";
  readonly id: RequestId;
}

/** Whose choices are weighed; without a seat, everybody's. */
export interface AnalysisQuestion {
  readonly game?: string | null;
  readonly record?: string | null;
  readonly seat?: Seat | null;
}

/** What somebody would rather have played as move `number` of the record. */
export interface OtherChoice {
  readonly game?: string | null;
  readonly record?: string | null;
  readonly number: number;
  readonly move: string;
}

/** Through whose eyes; without a seat, the public's. */
export interface Looking {
  readonly game?: string | null;
  readonly record?: string | null;
  readonly eyes?: Seat | null;
}

/**
 * The scene of a lesson, and the moves that the learner has made in it, the last one included
 * that is tried now.
 */
export interface Attempt {
  readonly scene: number;
  readonly moves: readonly string[];
}

/** How many players, and whether it counts. */
export interface MatchWish {
  readonly players?: number;
  readonly is_rated?: boolean;
}

/** What somebody wants to change about themselves. */
export interface Wishes {
  readonly name?: string | null;
  readonly language?: string | null;
  readonly measuring?: Measuring | null;
  readonly face?: Face | null;
}

/** Whether somebody lets finished games of theirs be kept for measuring. */
export type Measuring = "unasked" | "allowed" | "declined";

export const FACES = [
  "fox",
  "cat",
  "hare",
  "bear",
  "owl",
  "frog",
  "badger",
  "deer",
  "mouse",
  "turtle",
  "crane",
  "hedgehog",
] as const;

/**
 * How somebody looks at a table. Opponents of the house have faces of their own, after their
 * names; `art/faces.json` has all of them.
 */
export type Face = (typeof FACES)[number];

/** Somebody who is to belong to whoever asks: a program, or a companion. */
export interface Introduction {
  /** 1 to 24 visible characters */
  readonly name: string;
}

/** A browser's `PushSubscription`, the device's time zone, and its quiet hours. */
export interface NewSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** such as Europe/Bratislava */
  readonly zone?: string;
  readonly quiet?: Quiet | null;
}

/** Hours in which nobody is called, from one minute of the day to another. */
export interface Quiet {
  /** of the device's own day */
  readonly begin: number;
  /** of the device's own day */
  readonly end: number;
}

/**
 * `cards`: your hand and table together. `others`: how many cards each opponent holds, in
 * the order of turns, and `laid`: the duos before each of them. `tops`: those tops of the
 * piles that you know. Without `deck`, its size is guessed.
 */
export interface OddsQuestion {
  /** short names, such as CyCdMw */
  readonly cards: string;
  readonly others: readonly number[];
  readonly laid?: readonly string[];
  readonly tops?: readonly string[];
  readonly deck?: number | null;
}

/** A guest picks a name. */
export interface NewPerson {
  /** 1 to 24 visible characters */
  readonly name: string;
  /** such as sk */
  readonly language?: string;
}

/** What somebody thinks is best. */
export interface PuzzleGuess {
  readonly move: string;
}

/** What the host wants. */
export interface NewTable {
  readonly settings?: Settings;
}

/** Where to play on: after so many moves, in this seat, against such bots. */
export interface TakeUp {
  readonly game?: string | null;
  readonly record?: string | null;
  readonly moves: number;
  readonly seat: Seat;
  /** names or rungs; the last one fills the seats */
  readonly opponents?: readonly string[];
}

/** `after` is the last number that the player has seen. */
export interface AdviceQuestion {
  readonly after: number;
}

/** Whom it is about, by the id that the table tells, and why. Only the host reads it. */
export interface NewReport {
  readonly about: string;
  readonly reason: ReportReason;
  readonly note?: string;
}

export const REPORT_REASONS = [
  "name",
  "behaviour",
  "unfair",
  "other",
] as const;

/** Why somebody is reported. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The answer to `hello`: who the client is here, and the server's time. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly person: string | null;
  readonly name: string;
  readonly now: number;
}

/**
 * All that happened after `since`, and how things stand at `number`.
 *
 * A client that has not seen `since` connects again.
 */
export interface Update {
  readonly type: "update";
  readonly since: number;
  readonly number: number;
  readonly seat: Seat | null;
  readonly happenings: readonly Happening[];
  readonly table: TableState;
  readonly game: GameState | null;
}

/**
 * One numbered line of the table's log as a viewpoint sees it, with the events of the game that
 * it brought.
 */
export interface Happening {
  readonly number: number;
  readonly at: number;
  readonly fact: Fact;
  readonly events: readonly GameEvent[];
}

/**
 * A person has opened the table and sits in its first seat, or in another one if the first
 * game has an `origin`.
 */
export interface Opened {
  readonly kind: "opened";
  readonly host: string;
  readonly name: string;
  readonly settings: Settings;
  readonly is_bot: boolean;
  readonly seat: Seat;
  readonly origin: Origin | null;
  readonly face: Face;
}

/**
 * Where a game's cards come from, if they were not dealt for it alone: it goes on so many moves
 * into another one, whose link is `game`, unless somebody brought its record; or it is of a
 * `deal`, which is the same everywhere.
 */
export interface Origin {
  readonly moves: number;
  readonly game: string | null;
  readonly deal: string | null;
}

/** A person took a seat. */
export interface Joined {
  readonly kind: "joined";
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  readonly is_bot: boolean;
  readonly face: Face;
}

/** An opponent of the house took a seat. */
export interface BotSeated {
  readonly kind: "bot_seated";
  readonly seat: Seat;
  readonly opponent: string;
  readonly budget: string;
}

/** The host changed the settings. */
export interface Changed {
  readonly kind: "changed";
  readonly settings: Settings;
}

/** A seat added entropy for the deal. */
export interface Salted {
  readonly kind: "salted";
  readonly seat: Seat;
  readonly salt: string;
}

/** The host has started the game; it begins when everybody could add a salt. */
export interface StartWanted {
  readonly kind: "start_wanted";
}

/** The cards are dealt. */
export interface Started {
  readonly kind: "started";
}

/** A seat asked for something that the others must agree with. */
export interface Wanted {
  readonly kind: "wanted";
  readonly seat: Seat;
  readonly what: Asked;
}

/** A seat agreed; others are still to answer. */
export interface Agreed {
  readonly kind: "agreed";
  readonly seat: Seat;
}

/** A seat did not agree. */
export interface Declined {
  readonly kind: "declined";
  readonly seat: Seat;
}

/** The seat's last move, and what followed it, did not happen. */
export interface TookBack {
  readonly kind: "took_back";
  readonly seat: Seat;
}

/** No clock runs, nobody moves. */
export interface Paused {
  readonly kind: "paused";
}

/** The game goes on. */
export interface Resumed {
  readonly kind: "resumed";
  readonly seat: Seat;
}

/** A person gave the game up. */
export interface Resigned {
  readonly kind: "resigned";
  readonly seat: Seat;
}

/** The stand-in plays this seat from now on: its time was up, or its person left. */
export interface StoodIn {
  readonly kind: "stood_in";
  readonly seat: Seat;
  readonly has_left: boolean;
}

/** A person plays their own seat again. */
export interface CameBack {
  readonly kind: "came_back";
  readonly seat: Seat;
}

/** A quick phrase. */
export interface Said {
  readonly kind: "said";
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** Spectators may follow this seat, or no longer. */
export interface HandOpened {
  readonly kind: "hand_opened";
  readonly seat: Seat;
  readonly is_open: boolean;
}

/** A person who plays alone against bots has asked for advice, for the first time in a game. */
export interface Advised {
  readonly kind: "advised";
  readonly seat: Seat;
}

/** A seat wants to play again. */
export interface RematchWanted {
  readonly kind: "rematch_wanted";
  readonly seat: Seat;
}

/** Everybody plays again, with a new commitment. */
export interface NewGame {
  readonly kind: "new_game";
}

/** Nobody sits there any more. Who did had this `name`, or was this opponent of the house. */
export interface SeatLeft {
  readonly kind: "seat_freed";
  readonly seat: Seat;
  readonly name: string;
  readonly opponent: string | null;
}

/** What everybody may know of a move, apart from the events that it brought. */
export interface MoveMade {
  readonly kind: "move_made";
  readonly seat: Seat;
  readonly by_bot: boolean;
}

/** S1 to S3: the deck is shuffled, and its two top cards lie on the piles, left first. */
export interface RoundStartedEvent {
  readonly event: "round_started";
  readonly round: number;
  readonly starter: Seat;
  readonly tops: readonly [CardText, CardText];
}

/** T3: two cards to look at; `None` for everybody else. */
export interface DrewEvent {
  readonly event: "drew";
  readonly seat: Seat;
  readonly cards: readonly [CardText, CardText] | null;
}

/** T3: one went into the hand, the other face up on a pile. */
export interface KeptEvent {
  readonly event: "kept";
  readonly seat: Seat;
  readonly card: CardText | null;
  readonly discarded: CardText;
  readonly pile: Pile;
}

/** One of the two discard piles. */
export type Pile = "L" | "R";

/** Q1: the only card left in the deck went into the hand. */
export interface DrewLastEvent {
  readonly event: "drew_last";
  readonly seat: Seat;
  readonly card: CardText | null;
}

/** Q3: there was nothing to draw. */
export interface DrawSkippedEvent {
  readonly event: "draw_skipped";
  readonly seat: Seat;
}

/** T5: everybody saw the card, and now sees the new top. */
export interface TookTopEvent {
  readonly event: "took_top";
  readonly seat: Seat;
  readonly pile: Pile;
  readonly card: CardText;
  readonly top: CardText | null;
}

/** T7: two cards lie in front of the player. */
export interface LaidDuoEvent {
  readonly event: "laid_duo";
  readonly seat: Seat;
  readonly first: CardText;
  readonly second: CardText;
}

/** K3: the player looks through a pile; the cards top first, `None` for the others. */
export interface SearchedEvent {
  readonly event: "searched";
  readonly seat: Seat;
  readonly pile: Pile;
  readonly cards: readonly CardText[] | null;
}

/** K3, Q8: which card, and from where, only the player knows; all see the new top. */
export interface PickedEvent {
  readonly event: "picked";
  readonly seat: Seat;
  readonly pile: Pile;
  readonly card: CardText | null;
  readonly position: number | null;
  readonly top: CardText | null;
}

/** K5: the top card of the deck went into the hand. */
export interface FishedEvent {
  readonly event: "fished";
  readonly seat: Seat;
  readonly card: CardText | null;
}

/** K4: boats give another whole turn. */
export interface TurnAgainEvent {
  readonly event: "turn_again";
  readonly seat: Seat;
}

/** K6, Q7: only thief and victim see the card. */
export interface StoleEvent {
  readonly event: "stole";
  readonly thief: Seat;
  readonly victim: Seat;
  readonly card: CardText | null;
}

/** Q6, Q16: the duo lies there, and nothing came of it. */
export interface NoEffectEvent {
  readonly event: "no_effect";
  readonly seat: Seat;
}

/** T9: the turn passes to the left. */
export interface TurnEndedEvent {
  readonly event: "turn_ended";
  readonly seat: Seat;
}

/** R1: a player closes the round, with so many card points. */
export interface CalledEvent {
  readonly event: "called";
  readonly seat: Seat;
  readonly call: Call;
  readonly points: number;
}

/** The two ways to close a round. */
export type Call = "stop" | "last_chance";

/** R1 to R4: everybody sees a hand. */
export interface HandShownEvent {
  readonly event: "hand_shown";
  readonly seat: Seat;
  readonly cards: readonly CardText[];
}

/**
 * R2, R6, R7: card points and colour bonuses, what each seat scored of them, new totals.
 *
 * `bet_won` is `None` after a STOP. `counted`: of what each seat's gain is made, and by
 * which `clause`.
 */
export interface RoundScoredEvent {
  readonly event: "round_scored";
  readonly closer: Seat;
  readonly bet_won: boolean | null;
  readonly points: readonly number[];
  readonly bonuses: readonly number[];
  readonly gains: readonly number[];
  readonly scores: readonly number[];
  readonly counted: readonly Counted[];
  readonly clause: string;
}

/** What of somebody's cards counts at the end of a round: their points, their colour bonus. */
export type Counted = "nothing" | "points" | "bonus" | "both";

/** R9: the deck is used up, and nobody scores. */
export interface RoundVoidEvent {
  readonly event: "round_void";
  readonly scores: readonly number[];
}

/** G1 to G5: who has won, and whether four mermaids did it. */
export interface GameEndedEvent {
  readonly event: "game_ended";
  readonly winners: readonly Seat[];
  readonly by_mermaids: boolean;
}

/**
 * Everything around the cards, the same for everybody.
 *
 * `starts_at` is when a game begins by itself. `running` is the seat whose clock runs
 * `since` then; a bot plays for it at `deadline`.
 * `secret` is there once the game is over, and proves the `commitment`; a game with an
 * `origin` has the cards of another one, or of a deal, and proves nothing. `allows_advice`:
 * one person plays against bots, and nobody else is concerned.
 */
export interface TableState {
  readonly code: string;
  readonly phase: Phase;
  readonly host: string;
  readonly settings: Settings;
  readonly seats: readonly SeatState[];
  readonly game: number;
  readonly origin: Origin | null;
  readonly allows_advice: boolean;
  readonly commitment: string;
  readonly starts_at: number | null;
  readonly question: QuestionState | null;
  readonly running: Seat | null;
  readonly since: number | null;
  readonly deadline: number | null;
  readonly outcome: Outcome | null;
  readonly game_id: string | null;
  readonly proof: string | null;
}

/** What a table is about: finding players, a game, a break, what comes after a game. */
export type Phase = "open" | "playing" | "paused" | "over";

/**
 * A seat as everybody sees it. `bank`: seconds left when its clock last stopped. `face`:
 * the one that its person has chosen, if they have.
 */
export interface SeatState {
  readonly person: string | null;
  readonly name: string;
  readonly is_bot: boolean;
  readonly opponent: string | null;
  readonly is_stand_in: boolean;
  readonly has_left: boolean;
  readonly has_resigned: boolean;
  readonly is_hand_open: boolean;
  readonly is_advised: boolean;
  readonly wants_rematch: boolean;
  readonly has_salt: boolean;
  readonly bank: number | null;
  readonly face: Face | null;
}

/** What was asked, by whom, and who still has to answer. */
export interface QuestionState {
  readonly what: Asked;
  readonly seat: Seat;
  readonly waits_for: readonly Seat[];
}

/**
 * Who has won, and everybody's rank from 1; those who share a rank have the same. `advised`:
 * who has asked for advice.
 */
export interface Outcome {
  readonly ending: Ending;
  readonly winners: readonly Seat[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly advised: readonly Seat[];
}

/** By the rules, or because nobody was left to play against. */
export type Ending = "finished" | "resigned";

/**
 * The game from one seat, or from a spectator's place, who has no `seat`.
 *
 * `drawn` is there only for the player who looks at those cards, `legal` only for the
 * player to move. `searched` is the pile that crabs look through: whoever looks remembers
 * all of it. `victims` can be robbed by whoever has the turn; `is_last_chance_void` says
 * that a LAST CHANCE would end the round unscored at once (R9). `outlook` is there for the
 * player whose turn it is, once their cards are enough to close the round.
 */
export interface GameState {
  readonly seat: Seat | null;
  readonly round: number;
  readonly target: number;
  readonly step: Step;
  readonly turn: Seat;
  readonly hands: readonly HandState[];
  readonly piles: readonly [PileState, PileState];
  readonly deck_size: number;
  readonly drawn: readonly [CardText, CardText] | null;
  readonly searched: Pile | null;
  readonly closer: Seat | null;
  readonly victims: readonly Seat[];
  readonly is_last_chance_void: boolean;
  readonly winners: readonly Seat[];
  readonly legal: readonly string[];
  readonly outlook: Outlook | null;
}

/** What is decided next. */
export type Step = "draw" | "keep" | "duo" | "search" | "pick" | "steal" | "over";

/**
 * One player's cards as somebody sees them. Nobody else sees a `hand` while it is hidden.
 * `known` is the whole hand where it is seen, else the cards that were seen to go there and
 * cannot have left since.
 */
export interface HandState {
  readonly score: number;
  readonly hand_size: number;
  readonly hand: readonly CardText[] | null;
  readonly known: readonly CardText[];
  readonly laid: readonly (readonly CardText[])[];
}

/**
 * A discard pile as somebody remembers it. `remembered` are the cards that went there and
 * were not seen to leave, bottom first; where they are more than its `size`, crabs have taken
 * some of them unseen, else they are the pile itself.
 */
export interface PileState {
  readonly top: CardText | null;
  readonly size: number;
  readonly remembered: readonly CardText[];
}

/**
 * What either call would bring now to the player whose turn it is, with cards of so many
 * points and this colour bonus.
 *
 * `last_chance` has every way in which that bet may end: won or lost, and also void (R9) if
 * the others can empty the deck in their last turns; void alone if it is empty already.
 */
export interface Outlook {
  readonly points: number;
  readonly bonus: number;
  readonly stop: Prospect;
  readonly last_chance: readonly Prospect[];
}

/**
 * One way in which a call may end, for whoever makes it: what of their cards counts then, by
 * which clause, what that brings, and their new total.
 */
export interface Prospect {
  readonly settlement: Settlement;
  readonly counted: Counted;
  readonly gain: number;
  readonly total: number;
  readonly clause: string;
}

/** How a round is settled: after a STOP, a bet won, a bet lost, or without points. */
export type Settlement = "stop" | "won" | "lost" | "void";

/** A fresh view at `number`, with this round's events as the viewpoint has seen them. */
export interface Snapshot {
  readonly type: "snapshot";
  readonly number: number;
  readonly seat: Seat | null;
  readonly table: TableState;
  readonly game: GameState | null;
  readonly history: readonly GameEvent[];
}

/**
 * Who is there, seat by seat, and how many look on; and what the host of the house has to say.
 * It has no number: the last one counts.
 *
 * `unrated`, at a rated table: for each seat why its rating will not change by this game, as
 * far as is known by now, or has not once the game is over; `null` where it will or has.
 */
export interface Attendance {
  readonly type: "attendance";
  readonly seats: readonly Presence[];
  readonly spectators: number;
  readonly unrated: readonly (Unrated | null)[];
  readonly announcement: Announcement | null;
}

/** Whether somebody is there: `idle` should move and has not for a while. */
export type Presence = "here" | "idle" | "lost" | "nobody";

/**
 * Why a rated game does not change somebody's rating: programs play among themselves;
 * `together`: two of them come from one address, or belong to one person; `new`: all others
 * came here for the first time within a day; `often`: their games of this day have counted;
 * `short`: the others gave up in the first round; `gone`: they have deleted themselves.
 */
export type Unrated = "program" | "together" | "new" | "often" | "short" | "gone";

/**
 * What the host of the house has to say to everybody. `text` is in the host's own words, and
 * `texts` are the same in some languages; where there is none, the house restarts, and nothing
 * is lost. `at`: when that is; `until`: when it will be over; both may be open.
 */
export interface Announcement {
  readonly id: string;
  readonly at: number | null;
  readonly until: number | null;
  readonly text: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** What was asked has happened and is safe, at `number`. */
export interface Done {
  readonly type: "done";
  readonly id: number;
  readonly number: number;
}

/**
 * What was asked has not happened, and why. `id` is `null` where the message could not
 * be read.
 */
export interface Refusal {
  readonly type: "refused";
  readonly id: number | null;
  readonly code: ErrorCode;
  readonly facts: Readonly<Record<string, string | number>>;
}

export const ERROR_CODES = [
  "bad_message",
  "other_version",
  "too_large",
  "too_fast",
  "not_signed_in",
  "wrong_origin",
  "not_found",
  "no_such_table",
  "no_such_game",
  "no_such_seat",
  "no_such_opponent",
  "table_full",
  "seat_taken",
  "seats_empty",
  "already_seated",
  "not_seated",
  "not_host",
  "wrong_phase",
  "bad_settings",
  "bad_name",
  "reserved_name",
  "mixed_name",
  "name_at_table",
  "stale",
  "unreadable_move",
  "illegal_move",
  "impossible_cards",
  "bad_record",
  "stand_in_plays",
  "nothing_to_take_back",
  "new_information",
  "not_at_this_table",
  "already_asked",
  "nothing_asked",
  "hand_not_open",
  "log_full",
  "unreadable_table",
  "closed_table",
  "banned",
  "too_many_tables",
  "too_many_sockets",
  "method_not_allowed",
  "needs_others",
  "no_room",
  "unavailable",
] as const;

/** The code that a program acts upon, and what it means. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Somebody is there. */
export interface Pong {
  readonly type: "pong";
  readonly id: number;
  readonly now: number;
}

/**
 * The server is about to close the connection; come back in a moment. After a failure of its
 * own, `reference` stands in the host's log too.
 */
export interface Goodbye {
  readonly type: "goodbye";
  readonly code: ErrorCode;
  readonly reference: string | null;
}

/** The server's versions, and the languages that papersea speaks. */
export interface About {
  readonly version: string;
  readonly protocol: number;
  readonly languages: readonly string[];
}

/** So many of all decisions are weighed. */
export interface UnderWay {
  readonly type: "under_way";
  readonly done: number;
  readonly total: number;
}

/** The last line. The seats have no names in it. */
export interface Analysed {
  readonly type: "analysed";
  readonly analysis: Analysis;
}

/**
 * A game, with the decisions of the seats that were asked for, in the order of play.
 *
 * `turning_points` are the numbers of the three decisions that cost most, the worst first;
 * fewer if fewer were held against anybody. `is_finished`: whether the record tells the end;
 * if not, the chances end where it does. `scores` and `winners` are those at its end.
 * `judge`: the opponent whose judgement it is.
 */
export interface Analysis {
  readonly players: number;
  readonly names: readonly string[];
  readonly options: string;
  readonly moves: number;
  readonly is_finished: boolean;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly seats: readonly Seat[];
  readonly budget: string;
  readonly turning_points: readonly number[];
  readonly summaries: readonly Summary[];
  readonly luck: readonly Luck[];
  readonly points: readonly Point[];
  readonly decisions: readonly Decision[];
  readonly judge: string;
}

/**
 * The whole game of one seat, with the sums of its rounds.
 *
 * `accuracy`: 1 if every choice was the best, 0 if no better than choosing blindly; `None`
 * if there was nothing to choose.
 */
export interface Summary {
  readonly seat: Seat;
  readonly start: number;
  readonly end: number;
  readonly luck: number;
  readonly losses: number;
  readonly decisions: number;
  readonly best: number;
  readonly slips: number;
  readonly mistakes: number;
  readonly accuracy: number | null;
}

/**
 * A round of one seat. What it came to is what was given and what was given away, exactly:
 * `end - start == luck - losses`.
 *
 * `luck`: whatever came to the seat, by the cards and by what the others had and did.
 * `losses`: what its own choices cost against the best ones. What one gives away comes to the
 * others: in a round that was played to its end all seats together have as much luck as losses.
 */
export interface Luck {
  readonly seat: Seat;
  readonly round: number;
  readonly start: number;
  readonly end: number;
  readonly luck: number;
  readonly losses: number;
}

/**
 * A seat's chance when so many moves had been made: at the start, before each of its choices,
 * after each round, and at the end, where it is what the seat has won.
 */
export interface Point {
  readonly moves: number;
  readonly round: number;
  readonly seat: Seat;
  readonly chance: number;
  readonly error: number;
}

/**
 * A choice that was made, with all that a `Comparison` tells. It is move `number` of the
 * record, from 1 on: in a replay, step `number` shows what it brought, and the step before what
 * it was made from. The `turn` is counted within the round, from 1 on.
 */
export interface Decision {
  readonly round: number;
  readonly seat: Seat;
  readonly step: Step;
  readonly chance: number;
  readonly error: number;
  readonly played: string;
  readonly best: string;
  readonly loss: number;
  readonly loss_error: number;
  readonly grade: Grade;
  readonly alternatives: readonly Alternative[];
  readonly reasons: readonly Reason[];
  readonly number: number;
  readonly turn: number;
}

/** How good a choice was. Only a loss that is clearly more than its error is held against it. */
export type Grade = "best" | "fine" | "slip" | "mistake";

/**
 * A move that was possible, and the chance to win with it; `error` is that of how far it is
 * behind the best. `cards` are those it is about: what is taken, kept and put down, laid out.
 */
export interface Alternative {
  readonly move: string;
  readonly cards: readonly string[];
  readonly chance: number;
  readonly error: number;
  readonly playouts: number;
}

/**
 * Why the best move is better than another. Each argument that is there has the same name in
 * the text; `seat` is its `$name`. `is_hindsight`: nobody in that seat could know.
 */
export interface Reason {
  readonly why: Why;
  readonly is_hindsight: boolean;
  readonly card: string | null;
  readonly other: string | null;
  readonly cards: readonly string[];
  readonly pile: Pile | null;
  readonly seat: Seat | null;
  readonly kind: Kind | null;
  readonly colour: Colour | null;
  readonly points: number | null;
  readonly count: number | null;
  readonly percent: number | null;
  readonly against: number | null;
}

/**
 * Every kind of reason. Its text is `why-` and this name in `analysis.ftl`; the comment
 * there says which arguments it has.
 */
export type Why = "wins-game" | "beats-bet" | "reaches-close" | "brings-more" | "brings-points" | "makes-duo" | "grows-set" | "multiplies" | "gathers-mermaids" | "builds-colour" | "promises" | "partners-left" | "top-is-little" | "deck-offers-two" | "helps-next" | "helps-other" | "open-to-next" | "uncovers" | "covers" | "stays-in-reach" | "deck-is-low" | "lay-crabs" | "lay-boats" | "lay-fish" | "lay-theft" | "laid-is-safe" | "duo-can-wait" | "pile-has" | "pile-is-bigger" | "rob-known" | "rob-leader" | "rob-bigger-hand" | "chance-stop" | "chance-last" | "chance-go-on" | "stop-is-sure" | "bet-holds" | "bet-is-void" | "call-reaches-target" | "mermaid-missing" | "other-may-close" | "other-near-target" | "hand-can-grow" | "nearly-equal" | "wins-more-often" | "held" | "took-it" | "had-points" | "deck-had";

/** What is folded on a card. */
export type Kind = "crab" | "boat" | "fish" | "swimmer" | "shark" | "shell" | "octopus" | "penguin" | "sailor" | "lighthouse" | "shoal" | "penguin_colony" | "captain" | "mermaid";

/** The ground of a card. */
export type Colour = "dark_blue" | "light_blue" | "black" | "yellow" | "green" | "white" | "purple" | "grey" | "light_orange" | "pink" | "orange";

/** The last line, if nothing came of it. */
export interface NotAnalysed {
  readonly type: "not_analysed";
  readonly code: ErrorCode;
}

/** A game step by step. `names` are empty where the record has none. */
export interface Looked {
  readonly players: number;
  readonly names: readonly string[];
  readonly steps: readonly ReplayStep[];
}

/**
 * What a move brought, and the game after it. `seat` made it; nobody made the first step,
 * which is the deal. `move` is `null` there too, and where the eyes could not see which it
 * was.
 */
export interface ReplayStep {
  readonly seat: Seat | null;
  readonly move: string | null;
  readonly events: readonly GameEvent[];
  readonly game: GameState;
}

/** What a browser has to know of the house so that nobody else calls it. */
export interface CallKey {
  readonly key: string;
}

/**
 * A deal as it is offered: nothing of it spoils its cards. `day`: whose it is, such as
 * 2026-11-18; `today` is the house's, in UTC, and the archive goes back to `first`.
 * `opponents` are their names in the list of opponents, and `target` the points to win.
 */
export interface DealPage {
  readonly name: string;
  readonly day: string | null;
  readonly today: string;
  readonly first: string;
  readonly players: number;
  readonly opponents: readonly string[];
  readonly target: number;
}

/** Whoever has the code may sit down or look on. */
export interface TableLink {
  readonly code: string;
  readonly path: string;
}

/**
 * A deal as the `master` has played it in the first seat. `rounds`: what each brought, seat
 * by seat. `record`: all of it (docs/records.md).
 */
export interface DealPlayed {
  readonly name: string;
  readonly master: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly rounds: readonly (readonly number[])[];
  readonly record: string;
}

/** A finished game with its record as a line of JSON (docs/records.md). */
export interface GamePage {
  readonly summary: GameSummary;
  readonly record: string;
}

/** A finished game. */
export interface GameSummary {
  readonly id: string;
  readonly ended_at: number;
  readonly options: string;
  readonly players: number;
  readonly is_rated: boolean;
  readonly outcome: Outcome;
  readonly seats: readonly GameSeat[];
}

/**
 * How it ended for one seat. `rating` is the change that a rated game brought, `unrated`
 * why it brought none.
 */
export interface GameSeat {
  readonly person: string | null;
  readonly name: string;
  readonly opponent: string | null;
  readonly rank: number;
  readonly score: number;
  readonly rating: number | null;
  readonly unrated: Unrated | null;
}

/** A finished game step by step. `eyes`: the seat from which it is seen. */
export interface Replay {
  readonly summary: GameSummary;
  readonly eyes: Seat | null;
  readonly steps: readonly ReplayStep[];
}

/**
 * A scene as the learner sees it, from its beginning. `done`: so many tasks are. The last
 * move has not been made if it is not what is `wanted` here. `chance`: how likely a bet is
 * won, in scenes that ask about it.
 */
export interface Walked {
  readonly steps: readonly ReplayStep[];
  readonly done: number;
  readonly wanted: boolean;
  readonly chance: number | null;
}

/**
 * Whoever asks. `measuring`: whether they let finished games of theirs be kept for measuring;
 * `null` where nobody is asked. `face`: the one that they have chosen.
 */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly kind: PersonKind;
  readonly measuring: Measuring | null;
  readonly face: Face | null;
}

export type PersonKind = "person" | "bot";

/** Somebody new. The token is shown this once: the server keeps only its hash. */
export interface Token {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/**
 * One of somebody's finished games, as their own page counts it. `opponents`: those of the
 * house that played. `rating`: theirs after it, if it is known. `cards`: the kinds of all that
 * counted for them, in letters; `null` of older games.
 */
export interface Result {
  readonly id: string;
  readonly ended_at: number;
  readonly players: number;
  readonly is_rated: boolean;
  readonly is_counted: boolean;
  readonly is_won: boolean;
  readonly rank: number;
  readonly score: number;
  readonly rounds: number;
  readonly stops: number;
  readonly bets: number;
  readonly bets_won: number;
  readonly mermaid_win: boolean;
  readonly opponents: readonly string[];
  readonly rating: number | null;
  readonly cards: string | null;
}

/** What the lobby shows of a table. */
export interface Listing {
  readonly code: string;
  readonly phase: Phase;
  readonly settings: Settings;
  readonly names: readonly (string | null)[];
  readonly people: number;
  readonly free: number;
  readonly game: number;
}

/**
 * What your cards are worth, what STOP, a bet won and a bet lost bring, and how likely a LAST
 * CHANCE holds: in how many of so many worlds, with the standard error. `expected`: what a bet
 * brings on average. For people: `percent`, which is 100 only if it held in every world, and
 * `margin`, its sampling error with 95 % confidence. How much real hands differ from those in
 * the worlds is not part of it.
 */
export interface BetOdds {
  readonly points: number;
  readonly bonus: number;
  readonly stop: number;
  readonly won: number;
  readonly lost: number;
  readonly chance: number;
  readonly error: number;
  readonly worlds: number;
  readonly expected: number;
  readonly percent: number;
  readonly margin: number;
}

/** A bot that can be asked to the table. */
export interface OpponentCard {
  readonly name: string;
  readonly shown: string;
  readonly rung: Rung;
  readonly description: string;
}

/** How well an opponent plays, the weakest first. */
export type Rung = "random" | "beginner" | "casual" | "solid" | "expert" | "master";

/** What others may know of a person. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly kind: PersonKind;
  readonly standings: readonly Standing[];
  readonly face: Face | null;
}

/**
 * Somebody's games with one number of players; `rating` among their own kind, people or
 * programs.
 */
export interface Standing {
  readonly players: number;
  readonly statistics: Statistics;
  readonly rating: Rating | null;
}

/** All of a person's games with one number of players, added up. */
export interface Statistics {
  readonly games: number;
  readonly wins: number;
  readonly mean_rank: number;
  readonly points: number;
  readonly rounds: number;
  readonly stops: number;
  readonly bets: number;
  readonly bets_won: number;
  readonly mermaid_wins: number;
}

/** How strong somebody is among so many players, and after how many games. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/**
 * All puzzles, the easiest first. `daily` is that of the `day`, by the house's clock in
 * UTC, such as 2025-01-31; `week` is what that week is about, from Monday on.
 */
export interface PuzzleList {
  readonly day: string;
  readonly daily: string;
  readonly puzzles: readonly PuzzleEntry[];
  readonly week: Idea;
}

/**
 * A puzzle in a list. `level`: from 1, easy, to 5. `is_former`: it has left the list, and
 * only its link still leads there.
 */
export interface PuzzleEntry {
  readonly id: string;
  readonly level: number;
  readonly theme: Theme;
  readonly players: number;
  readonly idea: Idea;
  readonly is_former: boolean;
}

/** What is chosen between. `CALL`: whether to close the round, and how. */
export type Theme = "draw" | "keep" | "duo" | "search" | "pick" | "steal" | "call";

/** What the best move is about. `CARDS`: which cards go together. */
export type Idea = "call" | "deny" | "pile" | "steal" | "mermaids" | "cards";

/** What the seat that has to choose sees; `events` tell its round so far. */
export interface PosedPuzzle {
  readonly entry: PuzzleEntry;
  readonly step: ReplayStep;
}

/**
 * An answer as an analysis judges it, by what the seat knew. The same duo in other colours is
 * as right as the one that the search looked at. `judge`: the opponent whose judgement it is.
 */
export interface PuzzleAnswer {
  readonly is_right: boolean;
  readonly decision: Decision;
  readonly judge: string;
}

/** Public tables: those with a free seat, and those to look at. */
export interface Lobby {
  readonly open: readonly Listing[];
  readonly playing: readonly Listing[];
}

/**
 * For whoever has the turn: every move weighed, and why the best is better than the next; none
 * where there is no choice. `odds` where a LAST CHANCE can be called, by rules that they know.
 * `hands`: what the others are likely to hold. `judge`: the opponent whose advice it is.
 */
export interface Advice {
  readonly decision: Comparison | null;
  readonly odds: BetOdds | null;
  readonly hands: readonly LikelyHand[];
  readonly judge: string;
}

/**
 * A choice between at least two moves, each compared with the best.
 *
 * `chance` is that of the best move, `error` its error; `loss` is what the played move gives
 * away of it. `alternatives` has every legal move, best first. `reasons` say why the best move
 * is better than the played one; where it was played, than the next best.
 */
export interface Comparison {
  readonly round: number;
  readonly seat: Seat;
  readonly step: Step;
  readonly chance: number;
  readonly error: number;
  readonly played: string;
  readonly best: string;
  readonly loss: number;
  readonly loss_error: number;
  readonly grade: Grade;
  readonly alternatives: readonly Alternative[];
  readonly reasons: readonly Reason[];
}

/** A hidden hand, the likeliest kinds first. */
export interface LikelyHand {
  readonly seat: Seat;
  readonly kinds: readonly LikelyKind[];
}

/** How often somebody holds at least one card of a kind, in percent; 100 only if always. */
export interface LikelyKind {
  readonly kind: Kind;
  readonly percent: number;
}

/** To be said instead of a link; a table that waits for nobody has none. */
export interface TableWord {
  readonly word: string | null;
}

/**
 * `ok`, or `no_news` while other processes are not heard. `away`: the databases of which
 * no table can be played now, by the letter that their codes begin with.
 */
export interface Health {
  readonly status: string;
  readonly away: readonly string[];
}

/** Why a request was not done. */
export interface Problem {
  readonly status: number;
  readonly code: ErrorCode;
  readonly title: string;
  readonly facts: Readonly<Record<string, string | number>>;
}
