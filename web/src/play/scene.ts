/** What a board shows of a table beside its cards: what they are worth, and what to do now. */

import { type Reader, allCards, readerOf } from "../model/selectors.ts";
import type { TableModel } from "../model/table.ts";
import type { CardText, GameState, Seat, TableState } from "../protocol/messages.ts";
import { type Score, scoreCards } from "../rules/scoring.ts";
import { lastGain, lastNotes } from "../words/facts.ts";
import { prompt } from "../words/prompt.ts";

export interface Scene {
  readonly game: GameState;
  readonly table: TableState;
  readonly reader: Reader;
  /** The own cards, in the hand and on the table; none for whoever looks on. */
  readonly cards: readonly CardText[];
  readonly score: Score;
  /** What to do now. */
  readonly prompt: string;
  /** What chance has just brought. */
  readonly gained: string | null;
  /** What the others have just done. */
  readonly notes: Readonly<Record<Seat, string>>;
}

/** `null` where there is no game. `kept` is which of the two cards drawn is kept so far. */
export function sceneOf(model: TableModel, kept: number | null, isTurn: boolean): Scene | null {
  const { game, table } = model;
  if (!game || !table) return null;
  const reader = readerOf(model);
  const cards = game.seat === null ? [] : (allCards(game, game.seat) ?? []);
  const score = scoreCards(cards);
  return {
    game,
    table,
    reader,
    cards,
    score,
    prompt: prompt(game, table, reader, kept, score.points),
    gained: isTurn ? lastGain(model) : null,
    notes: lastNotes(model),
  };
}
