/** What a screen asks of a table. Legal moves come from the server; here they are only sorted. */

import {
  type CardText,
  FACES,
  type Face,
  type GameState,
  type Pile,
  type Seat,
  type SeatState,
  type TableState,
  type Unrated,
} from "../protocol/messages.ts";
import { type Move, parseMove } from "../protocol/moves.ts";
import type { TableModel } from "./table.ts";

type MoveOf<K extends Move["move"]> = Extract<Move, { move: K }>;

function legalOf<K extends Move["move"]>(game: GameState | null, kind: K): MoveOf<K>[] {
  const moves = (game?.legal ?? []).map(parseMove);
  return moves.filter((each): each is MoveOf<K> => each.move === kind);
}

export function isMyTurn(game: GameState | null): boolean {
  return game !== null && game.legal.length > 0;
}

export function can(game: GameState | null, kind: Move["move"]): boolean {
  return legalOf(game, kind).length > 0;
}

/** Piles whose top may be taken. */
export function takable(game: GameState | null): Pile[] {
  return legalOf(game, "take_top").map((each) => each.pile);
}

/** Piles on which the other card may go when this one is kept. */
export function pilesFor(game: GameState | null, kept: CardText): Pile[] {
  return legalOf(game, "keep").flatMap((each) => (each.card === kept ? [each.pile] : []));
}

export function searchable(game: GameState | null): Pile[] {
  return legalOf(game, "search").map((each) => each.pile);
}

export function victims(game: GameState | null): Seat[] {
  return legalOf(game, "steal").map((each) => each.victim);
}

/** Duos that can be laid out. */
export function duos(game: GameState | null): MoveOf<"lay_duo">[] {
  return legalOf(game, "lay_duo");
}

/** Cards of a pile that is looked through, top first. */
export function searchedCards(model: TableModel): readonly CardText[] {
  const last = model.events.findLast((each) => each.event === "searched");
  return last?.event === "searched" ? (last.cards ?? []) : [];
}

/** Why a rated game does not count for whoever sits here; to those who look on, if for nobody. */
export function unratedFor({ attendance, seat }: TableModel): Unrated | null {
  const reasons = attendance?.unrated ?? []; // left out at other tables
  if (seat !== null) return reasons[seat] ?? null;
  return reasons.every((each) => each !== null) ? (reasons[0] ?? null) : null;
}

/** Everything that counts for a seat, if it is all known: hand and table together (K1). */
export function allCards(game: GameState, seat: Seat): CardText[] | null {
  const place = game.hands[seat];
  return place?.hand ? [...place.hand, ...place.laid.flat()] : null;
}

/** The seat that this person plays; `null` for whoever looks on. */
export function ownSeat({ table, seat, person }: TableModel): Seat | null {
  return seat !== null && person !== null && table?.seats[seat]?.person === person ? seat : null;
}

/** For whom something is told: `reader` is the seat that reads as “you”. */
export interface Reader {
  readonly names: readonly string[];
  readonly reader: Seat | null;
}

export function readerOf(model: TableModel): Reader {
  return { names: seatNames(model.table?.seats ?? []), reader: ownSeat(model) };
}

/** What the seats are called: people by their names, bots by theirs, a second one with a number. */
function seatNames(seats: readonly SeatState[]): string[] {
  const names = seats.map((seat) => seat.name || properName(seat.opponent ?? ""));
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((each) => each === name).length;
    return before && name ? `${name} ${before + 1}` : name;
  });
}

/** Whose face is at a seat: an opponent's own, the one that a person has chosen, or one that they
 * have until they choose. */
export function faceOf(seat: SeatState): string | null {
  return seat.opponent ?? (seat.person === null ? null : faceOfPerson(seat.person, seat.face));
}

export function faceOfPerson(id: string, chosen?: Face | null): Face {
  if (chosen) return chosen;
  const sum = Array.from(id).reduce((hash, each) => (hash * 31 + each.charCodeAt(0)) % 65_521, 7);
  return FACES[sum % FACES.length] ?? "fox";
}

/** Bots have proper names, the same in every language. */
export function properName(opponent: string): string {
  return opponent.charAt(0).toUpperCase() + opponent.slice(1);
}

/** Whether a program plays here. */
export function isBot(seat: SeatState): boolean {
  return seat.is_bot || seat.opponent !== null;
}

/** Whom the reader may report: the other people at the table, by their id. */
export function reportable({ table, seat }: TableModel): { id: string; name: string }[] {
  return (table?.seats ?? []).flatMap((place, index) =>
    place.person && !isBot(place) && index !== seat ? [{ id: place.person, name: place.name }] : [],
  );
}

/** The seats as they sit around a viewpoint: the next player first, the own seat last. */
export function seatsAround(players: number, seat: Seat | null): Seat[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: players }, (_, place) => (first + place) % players);
}

/** Seconds left on a seat's clock, by the server's time; `null` where nobody is timed. */
export function secondsLeft(table: TableState, seat: Seat, serverNow: number): number | null {
  const bank = table.seats[seat]?.bank ?? null;
  if (table.running !== seat || table.since === null) return bank;
  if (bank !== null) return Math.max(0, bank - (serverNow - table.since));
  return table.deadline === null ? null : Math.max(0, table.deadline - serverNow);
}
