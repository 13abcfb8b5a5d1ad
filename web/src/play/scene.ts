/** What a board shows of a table beside its cards: what they are worth, what to do now, and what
 * has just been done. */

import { type Reader, allCards, can, duos, isMyTurn, readerOf } from "../model/selectors.ts";
import type { TableModel } from "../model/table.ts";
import type { CardText, GameState, Happening, Seat, TableState } from "../protocol/messages.ts";
import { type Score, scoreCards } from "../rules/scoring.ts";
import { lines } from "../words/facts.ts";
import { t } from "../words/texts.svelte.ts";
import { nameOf, sentence } from "../words/told.ts";

/** Notes are taken of so many happenings. */
const RECENT = 20;

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
  /** The newest of it. */
  readonly news: string;
}

/** `null` where there is no game. `kept` is which of the two cards drawn is kept so far. */
export function sceneOf(model: TableModel, kept: number | null, isTurn: boolean): Scene | null {
  const { game, table } = model;
  if (!game || !table) return null;
  const reader = readerOf(model);
  const cards = game.seat === null ? [] : (allCards(game, game.seat) ?? []);
  const score = scoreCards(cards);
  const notes = lastNotes(model, reader);
  return {
    game,
    table,
    reader,
    cards,
    score,
    prompt: prompt(game, table, reader, kept, score.points),
    gained: isTurn ? lastGain(model, reader) : null,
    notes: Object.fromEntries(notes),
    news: notes.at(-1)?.[1] ?? "",
  };
}

/** One line: what to do now. */
export function prompt(
  game: GameState,
  table: TableState,
  reader: Reader,
  kept: number | null,
  points: number,
): string {
  if (table.phase === "paused") return t("now-paused");
  if (game.step === "over") return "";
  if (!isMyTurn(game)) return t("table-waits-for", { name: nameOf(game.turn, reader) });
  switch (game.step) {
    case "draw":
      return drawing(game);
    case "keep": {
      const other = kept === null ? undefined : game.drawn?.[1 - kept];
      return other ? t("now-put-other", { card: other }) : t("now-keep");
    }
    case "duo":
      return ending(game, points);
    case "search":
      return t("now-search");
    case "pick":
      return t("now-pick");
    case "steal":
      return t("now-steal");
  }
}

function drawing(game: GameState): string {
  if (!can(game, "draw_two")) return t("now-draw-piles");
  return can(game, "take_top") ? t("now-draw") : t("now-draw-deck");
}

function ending(game: GameState, points: number): string {
  if (game.closer !== null) return t("now-last");
  if (can(game, "stop")) return t("now-close", { points });
  return duos(game).length ? t("now-duo") : t("now-end");
}

/** The last thing that each of the others did or said since the reader's own turn. */
function lastNotes(model: TableModel, reader: Reader): readonly (readonly [Seat, string])[] {
  const recent = model.log.slice(-RECENT);
  const own = recent.findLastIndex(
    ({ fact }) => fact.kind === "move_made" && fact.seat === reader.reader,
  );
  const said = recent.slice(own + 1).flatMap((happening) => {
    const text = lines(unshown(happening), reader).at(0)?.text;
    return "seat" in happening.fact && text ? [[happening.fact.seat, text] as const] : [];
  });
  return said.filter(([seat]) => seat !== reader.reader);
}

/** Without the cards of a whole hand: they lie open. */
function unshown(happening: Happening): Happening {
  const events = happening.events.filter(({ event }) => event !== "hand_shown");
  return { ...happening, events };
}

/** The card that a duo of the reader's own has just brought, in words. */
function lastGain(model: TableModel, reader: Reader): string | null {
  const gain = model.events.at(-1);
  if (gain?.event !== "stole" && gain?.event !== "fished" && gain?.event !== "picked") return null;
  return sentence(gain, reader);
}
