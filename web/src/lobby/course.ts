/** What somebody's games say of them over time, from how each of them went. */

import { type Kind, KINDS, MOTIFS, copiesOfKind } from "../cards/kinds.ts";
import type { Result } from "../protocol/messages.ts";

export interface Favourite {
  readonly kind: Kind;
  /** How many of them counted in a game. */
  readonly perGame: number;
}

export interface Course {
  /** The oldest first, as they are drawn. */
  readonly games: readonly Result[];
  /** Of those that are drawn, and of all: the part that was won. */
  readonly recent: number;
  readonly all: number;
  readonly stops: number;
  readonly bets: number;
  readonly betsWon: number;
  readonly ratings: readonly number[];
  /** Kept more often than others, for how many of them there are. */
  readonly favourites: readonly Favourite[];
}

const DRAWN = 24;
const MOST_FAVOURITES = 4;

/** Results come the newest first; only those that count tell of somebody's own play. */
export function courseOf(results: readonly Result[]): Course {
  const counted = results.filter((each) => each.is_counted);
  const games = counted.slice(0, DRAWN).toReversed();
  const sum = (of: (each: Result) => number) => counted.reduce((all, each) => all + of(each), 0);
  return {
    games,
    recent: partWon(games),
    all: partWon(counted),
    stops: sum((each) => each.stops),
    bets: sum((each) => each.bets),
    betsWon: sum((each) => each.bets_won),
    ratings: ratingsOf(counted),
    favourites: favouritesOf(counted),
  };
}

function partWon(games: readonly Result[]): number {
  return games.length ? games.filter((each) => each.is_won).length / games.length : 0;
}

/** Of the number of players with which most rated games were played: each has a rating of its own. */
function ratingsOf(counted: readonly Result[]): number[] {
  const rated = counted.filter((each) => each.rating !== null);
  const of = (players: number) => rated.filter((each) => each.players === players);
  const most = [2, 3, 4].reduce((one, other) => (of(other).length > of(one).length ? other : one));
  return of(most)
    .map((each) => each.rating ?? 0)
    .toReversed();
}

function favouritesOf(counted: readonly Result[]): Favourite[] {
  const told = counted.flatMap(({ cards }) => (cards === null ? [] : [cards]));
  if (!told.length) return [];
  const all = told.join("");
  const times = (kind: Kind) => all.split(MOTIFS[kind].letter).length - 1;
  const liking = (kind: Kind) => times(kind) / copiesOfKind(kind);
  return KINDS.filter((kind) => times(kind) > 0)
    .toSorted((one, other) => liking(other) - liking(one))
    .slice(0, MOST_FAVOURITES)
    .map((kind) => ({ kind, perGame: times(kind) / told.length }));
}
