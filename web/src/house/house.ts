/** Whoever answers questions and keeps tables: a server far away, or whoever takes its place. */

import type {
  Advice,
  Analysed,
  Announcement,
  Attempt,
  BetOdds,
  CallKey,
  DealPage,
  DealPlayed,
  Decision,
  ErrorCode,
  FromClient,
  FromServer,
  GamePage,
  GameSummary,
  Listing,
  Lobby,
  Looked,
  MatchWish,
  Me,
  NewReport,
  NewSubscription,
  NewTable,
  NotAnalysed,
  OddsQuestion,
  OpponentCard,
  PosedPuzzle,
  Profile,
  PuzzleAnswer,
  PuzzleList,
  Replay,
  Result,
  Seat,
  TableLink,
  TableWord,
  Token,
  UnderWay,
  Walked,
  Wishes,
} from "../protocol/messages.ts";

/** What the house did not do, and why; `offline` if it could not be asked, `unable` if this browser
 * cannot be one. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | "offline" | "unable",
    readonly facts: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

/** Milliseconds after which whoever is far away and has not answered is not there. */
export const ANSWER_WITHIN = 10_000;

/** A game that was finished here, or a record from elsewhere. */
export type Source = { readonly game: string } | { readonly record: string };

/** What can be asked, and what the answer is. */
export interface Questions {
  me(): Me;
  signIn(wanted: { readonly name: string; readonly language: string }): Me;
  changeMe(wishes: Wishes): Me;
  forgetMe(): undefined;
  /** Somebody who plays on this device too. */
  addCompanion(wanted: { readonly name: string }): Token;
  profile(whose: { readonly person: string }): Profile;
  ownTables(): readonly Listing[];
  ownGames(): readonly GameSummary[];
  /** How they went, the newest first. */
  ownResults(): readonly Result[];
  tables(): Lobby;
  openTable(wanted: NewTable): TableLink;
  match(wish: MatchWish): TableLink;
  opponents(spoken: { readonly language: string }): readonly OpponentCard[];
  /** What whoever runs the house has to say to everybody. */
  announcement(): Announcement | null;
  /** Tell them about somebody at a table. */
  report(what: { readonly code: string } & NewReport): undefined;
  /** Six letters to say aloud instead of a table's link. */
  tableWord(whose: { readonly code: string }): TableWord;
  /** The table that they stand for, while it waits. */
  tableAt(said: { readonly word: string }): TableLink;
  /** With which a browser subscribes to calls. */
  callKey(): CallKey;
  /** Call this device when it is worth it. */
  beCalled(wanted: NewSubscription): undefined;
  callNoMore(which: { readonly endpoint: string }): undefined;
  /** Who played, and when it ended. */
  game(which: { readonly game: string }): GamePage;
  /** A finished game through a seat's eyes, or the public's. */
  replay(which: { readonly game: string; readonly eyes: Seat | null }): Replay;
  /** A scene of a lesson after these moves. */
  walkLesson(walk: { readonly lesson: string } & Attempt): Walked;
  /** All puzzles, and which one is today's. */
  puzzles(): PuzzleList;
  puzzle(which: { readonly puzzle: string }): PosedPuzzle;
  /** How good a move is in a puzzle, and why. */
  answerPuzzle(answer: { readonly puzzle: string; readonly move: string }): PuzzleAnswer;
  /** A deal that everybody can play, by its name or as `today`; none of its cards is told. */
  deal(which: { readonly deal: string }): DealPage;
  /** A table at which it is played. */
  openDeal(which: { readonly deal: string }): TableLink;
  /** What the master makes of it: for those who have played. */
  dealPlayed(which: { readonly deal: string }): DealPlayed;
  /** How likely a LAST CHANCE holds, for people with paper cards. */
  odds(question: OddsQuestion): BetOdds;
  /** What to do at a table, after the last number that is on the screen. */
  advice(where: { readonly code: string; readonly after: number }): Advice;
  /** A game that is over, step by step, as a seat saw it. */
  look(what: Source & { readonly eyes: Seat }): Looked;
  /** How another move compares with the best one. */
  chooseAgain(choice: Source & { readonly number: number; readonly move: string }): Decision;
  /** A table at which a game goes on after so many moves. */
  playOn(wanted: Source & { moves: number; seat: Seat; opponents: readonly string[] }): TableLink;
}

export type Question = keyof Questions;
export type FactsOf<Q extends Question> = Parameters<Questions[Q]>;
export type AnswerTo<Q extends Question> = ReturnType<Questions[Q]>;

/** Whole messages in both directions. It does not come back by itself. */
export interface Line {
  /** Milliseconds after which whoever has not answered over it is not there. */
  readonly within: number;
  /** Whether it went out. */
  send(message: FromClient): boolean;
  /** Nothing is told over it any more. */
  close(): void;
}

/** What is told over a line; nothing before it was given out. */
export interface LineEnds {
  opened(): void;
  heard(message: FromServer): void;
  lost(): void;
}

export interface House {
  /** `Refused` if it may not be answered, or nobody answers. */
  ask<Q extends Question>(question: Q, ...facts: FactsOf<Q>): Promise<AnswerTo<Q>>;
  /** The choices of one seat in a game that is over: how far it is, and the end of it. */
  analyse(
    what: Source & { readonly seat: Seat },
    signal: AbortSignal,
  ): AsyncIterable<UnderWay | Analysed | NotAnalysed>;
  /** A line to a table. */
  open(code: string, ends: LineEnds): Line;
  /** The address of a file with a game's record, and the proof of its cards. */
  recordAt(game: string): Promise<string>;
  /** That of one with everything that is known of the person. */
  ownDataAt(): Promise<string>;
}
