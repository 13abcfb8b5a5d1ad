/** All pads of this device, and what was being done with them: a value, and what changes it. */

import type { Draft, DraftHand, Field } from "./draft.ts";
import { HOWS, type Pad, cardsIn } from "./pad.ts";
import { readPad } from "./reading.ts";
import { isRecord, isWhole } from "./shape.ts";

/** What a change has replaced. */
export interface Step {
  readonly pad?: Pad;
  readonly draft?: Draft | null;
  /** A number that is typed sign by sign is one step. */
  readonly field?: string;
}

export interface Game {
  readonly id: string;
  /** Grows with every change; of two copies the higher one counts. */
  readonly revision: number;
  /** When it was begun, in milliseconds. */
  readonly begun: number;
  readonly pad: Pad;
  readonly draft: Draft | null;
  /** What can be undone, the newest last. */
  readonly past: readonly Step[];
  readonly isDeleted: boolean;
}

export interface Shelf {
  readonly games: readonly Game[];
  /** The game that was opened last, in whichever tab. */
  readonly open: string | null;
  /** What this version cannot read, perhaps of a newer one: it stays as it is. */
  readonly unread: readonly unknown[];
}

export const EMPTY: Shelf = { games: [], open: null, unread: [] };
const MOST_STEPS = 100;
/** In so many games, the newest, what was done can be undone. */
const MOST_UNDOABLE = 20;
const MOST_DELETED = 10;

export function gameOf({ games }: Shelf, id: string | null): Game | null {
  return games.find((game) => game.id === id && !game.isDeleted) ?? null;
}

/** A new game, which is opened. */
export function begin(shelf: Shelf, pad: Pad, { id, at }: { id: string; at: number }): Shelf {
  const game: Game = {
    id,
    revision: 1,
    begun: at,
    pad,
    draft: null,
    past: [],
    isDeleted: false,
  };
  const old = shelf.games.slice(0, -MOST_UNDOABLE).map((each) => ({ ...each, past: [] }));
  const games = [...old, ...shelf.games.slice(-MOST_UNDOABLE), game];
  return open({ ...shelf, games }, id);
}

export function open(shelf: Shelf, id: string | null): Shelf {
  return shelf.open === id ? shelf : { ...shelf, open: id };
}

/** Another pad or draft for a game, which can be undone. */
export function write(shelf: Shelf, id: string, change: Omit<Step, "field">, field = ""): Shelf {
  return replaced(shelf, id, (game) => {
    const last = game.past.at(-1);
    if (field && last?.field === field) return { ...game, ...change };
    const step: Step = {
      ...(change.pad ? { pad: game.pad } : {}),
      ...(change.draft === undefined ? {} : { draft: game.draft }),
      ...(field ? { field } : {}),
    };
    return { ...game, ...change, past: [...game.past, step].slice(-MOST_STEPS) };
  });
}

export function undo(shelf: Shelf, id: string): Shelf {
  return replaced(shelf, id, (game) => {
    const { pad = game.pad, draft = game.draft } = game.past.at(-1) ?? {};
    return game.past.length ? { ...game, pad, draft, past: game.past.slice(0, -1) } : game;
  });
}

/** Deleted games can be brought back, the last one first; the oldest of them go for ever. */
export function remove(shelf: Shelf, id: string): Shelf {
  const { games } = replaced(shelf, id, (game) => ({ ...game, isDeleted: true, past: [] }));
  const deleted = [
    ...games.filter((game) => game.isDeleted && game.id !== id),
    ...games.filter((game) => game.id === id),
  ].slice(-MOST_DELETED);
  return {
    ...shelf,
    games: [...games.filter((game) => !game.isDeleted), ...deleted],
    open: shelf.open === id ? null : shelf.open,
  };
}

export function lastDeleted({ games }: Shelf): Game | null {
  return games.findLast((game) => game.isDeleted) ?? null;
}

export function restore(shelf: Shelf, id: string): Shelf {
  return replaced(shelf, id, (game) => ({ ...game, isDeleted: false }));
}

function replaced(shelf: Shelf, id: string, change: (game: Game) => Game): Shelf {
  const game = shelf.games.find((each) => each.id === id);
  const next = game && change(game);
  if (!next || next === game) return shelf;
  const newer = { ...next, revision: game.revision + 1 };
  return { ...shelf, games: shelf.games.map((each) => (each === game ? newer : each)) };
}

/** Two shelves of which neither knows all of the other: every game in its newest copy. */
export function joined(newer: Shelf, older: Shelf): Shelf {
  const all = [...older.games, ...newer.games];
  const newest = new Map<string, Game>();
  for (const game of all) {
    if (game.revision >= (newest.get(game.id)?.revision ?? 0)) newest.set(game.id, game);
  }
  const unread = new Map([...older.unread, ...newer.unread].map((each) => [idOf(each), each]));
  return { ...newer, games: [...newest.values()], unread: [...unread.values()] };
}

/** Of something that cannot be read: what it is known by, or all of it. */
function idOf(unread: unknown): string {
  return isRecord(unread) && typeof unread.id === "string" ? unread.id : JSON.stringify(unread);
}

/** What was kept; what could not be read by an older version is tried again. */
export function readShelf(found: unknown): Shelf {
  if (!isRecord(found) || !Array.isArray(found.games)) return EMPTY;
  const all: unknown[] = [...found.games, ...(Array.isArray(found.unread) ? found.unread : [])];
  const read = all.map((each) => ({ each, game: readGame(each) }));
  return {
    games: read.flatMap(({ game }) => game ?? []),
    open: typeof found.open === "string" ? found.open : null,
    unread: read.filter(({ game }) => !game).map(({ each }) => each),
  };
}

function readGame(found: unknown): Game | null {
  if (!isRecord(found) || typeof found.id !== "string" || !isWhole(found.revision)) return null;
  if (!isWhole(found.begun)) return null;
  try {
    const pad = readPad(found.pad);
    return {
      id: found.id,
      revision: found.revision,
      begun: found.begun,
      pad,
      draft: readDraft(found.draft, pad),
      past: readPast(found.past, pad),
      isDeleted: found.isDeleted === true,
    };
  } catch {
    return null;
  }
}

/** None if one of the steps cannot be read. */
function readPast(found: unknown, now: Pad): Step[] {
  try {
    return Array.isArray(found) ? found.flatMap((step) => readStep(step, now)) : [];
  } catch {
    return [];
  }
}

function readStep(found: unknown, now: Pad): Step[] {
  if (!isRecord(found)) return [];
  const pad = found.pad === undefined ? undefined : readPad(found.pad);
  const draft = found.draft === undefined ? undefined : readDraft(found.draft, pad ?? now);
  const { field } = found;
  return [
    {
      ...(pad ? { pad } : {}),
      ...(draft === undefined ? {} : { draft }),
      ...(typeof field === "string" ? { field } : {}),
    },
  ];
}

function readDraft(found: unknown, { players }: Pad): Draft | null {
  if (!isRecord(found) || !Array.isArray(found.hands)) return null;
  const hands = found.hands.filter(isRecord).map(readHand);
  if (hands.length !== players.length) return null;
  const how = HOWS.find((each) => each === found.how) ?? null;
  const by = isWhole(found.by) && players[found.by] ? found.by : null;
  return { index: isWhole(found.index) ? found.index : null, how, by, hands };
}

function readHand(found: Readonly<Record<string, unknown>>): DraftHand {
  const { form, cards, points, bonus } = found;
  const kept = isRecord(found.unread) ? found.unread : {};
  const unread = (field: Field): string => (typeof kept[field] === "string" ? kept[field] : "");
  return {
    form: form === "numbers" ? "numbers" : "cards",
    cards: typeof cards === "string" ? cardsIn(cards).join("") : "",
    points: isWhole(points) ? points : null,
    bonus: isWhole(bonus) ? bonus : null,
    unread: { cards: unread("cards"), points: unread("points"), bonus: unread("bonus") },
  };
}
