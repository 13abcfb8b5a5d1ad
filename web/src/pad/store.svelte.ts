/** The pads of this device, and what a person does with them. */

import { Kept } from "../device/kept.svelte.ts";
import { Stored } from "../device/stored.svelte.ts";
import { type Draft, draftOf, entered, newDraft } from "./draft.ts";
import { type Pad, withoutRound } from "./pad.ts";
import {
  type Game,
  type Shelf,
  begin,
  gameOf,
  joined,
  open,
  readShelf,
  remove,
  restore,
  undo,
  write,
} from "./shelf.ts";
import { whole } from "./standing.ts";

export const pads = new Kept<Shelf>("pad", { read: readShelf, join: joined });

/** The game on the screen of this tab, which outlives a reload; empty if none is to be shown. A fresh
 * tab has none, and shows the one that was opened last. */
const opened = new Stored<string | undefined>("pad.open", undefined, "window");

function show(id: string | null): void {
  if (opened.value !== (id ?? "")) opened.value = id ?? "";
}

/** A change of one game, made to the newest copy of it. */
function change(id: string, to: (game: Game) => Parameters<typeof write>[2], field = ""): void {
  pads.change((shelf) => {
    const game = shelf.games.find((each) => each.id === id);
    const next = game ? to(game) : {};
    return next.pad || next.draft !== undefined ? write(shelf, id, next, field) : shelf;
  });
}

export const desk = {
  begin(pad: Pad): void {
    const at = Date.now();
    const id = at.toString(36) + Math.random().toString(36).slice(2);
    pads.change((shelf) => begin(shelf, pad, { id, at }));
    show(id);
  },
  /** The game on the screen. */
  get game(): Game | null {
    return gameOf(pads.value, opened.value ?? pads.value.open);
  },
  open(id: string | null): void {
    pads.change((shelf) => open(shelf, id));
    show(id);
  },
  /** This game stays on the screen, whatever other tabs open. */
  stay: (id: string) => show(id),
  remove: (id: string) => pads.change((shelf) => remove(shelf, id)),
  restore: (id: string) => pads.change((shelf) => restore(shelf, id)),
  undo: (id: string) => pads.change((shelf) => undo(shelf, id)),
  /** Names and target; the rounds stay, but those after the end that a nearer target brings. */
  rename: (id: string, about: Pick<Pad, "players" | "target" | "starter">) =>
    change(id, ({ pad }) => ({ pad: whole({ ...pad, ...about }) })),
  newRound: (id: string) => change(id, ({ pad }) => ({ draft: newDraft(pad) })),
  editRound: (id: string, index: number) =>
    change(id, ({ pad }) => ({ draft: draftOf(pad, index) })),
  removeRound: (id: string, index: number) =>
    change(id, ({ pad }) => ({ pad: whole(withoutRound(pad, index)), draft: null })),
  /** A round that was begun is put away. */
  putAway: (id: string) => change(id, ({ draft }) => (draft ? { draft: null } : {})),
  /** `field` names a number that is typed sign by sign. */
  write: (id: string, to: (draft: Draft) => Draft, field?: string) =>
    change(id, ({ draft }) => (draft ? { draft: to(draft) } : {}), field),
  enter: (id: string) =>
    change(id, ({ pad, draft }) => {
      const next = draft && entered(pad, draft);
      return next ? { pad: next, draft: null } : {};
    }),
};
