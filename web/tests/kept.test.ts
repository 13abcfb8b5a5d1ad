import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newDraft, withHand } from "../src/pad/draft.ts";
import { newPad } from "../src/pad/pad.ts";
import {
  EMPTY,
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
} from "../src/pad/shelf.ts";
import { Kept } from "../src/device/kept.svelte.ts";

const PAD = newPad(["Ann", "Bo"], "standard", 0);
const ONE = begin(EMPTY, PAD, { id: "one", at: 1 });
const TWO = begin(ONE, PAD, { id: "two", at: 2 });

function withPoints(shelf: Shelf, points: number, field?: string): Shelf {
  const draft = gameOf(shelf, "one")?.draft ?? newDraft(PAD);
  return write(shelf, "one", { draft: withHand(draft, 0, { points }) }, field);
}

function points(shelf: Shelf): number | null | undefined {
  return gameOf(shelf, "one")?.draft?.hands[0]?.points;
}

describe("the pads of a device", () => {
  test("undo goes back step by step, also after a reload", () => {
    const shelf = readShelf(JSON.parse(JSON.stringify(withPoints(withPoints(ONE, 1), 2))));
    expect(points(undo(shelf, "one"))).toBe(1);
    expect(gameOf(undo(undo(shelf, "one"), "one"), "one")?.draft).toBeNull();
    const first = undo(undo(shelf, "one"), "one");
    expect(undo(first, "one")).toBe(first);
  });

  test("a number that is typed is one step", () => {
    const shelf = withPoints(withPoints(ONE, 1, "points-0"), 12, "points-0");
    expect(points(shelf)).toBe(12);
    expect(gameOf(undo(shelf, "one"), "one")?.draft).toBeNull();
  });

  test("undo stays with its game, whichever is opened", () => {
    const shelf = open(begin(withPoints(ONE, 1), PAD, { id: "two", at: 2 }), null);
    expect(gameOf(undo(shelf, "one"), "one")?.draft).toBeNull();
  });

  test("of many games, only the newest remember their steps", () => {
    let shelf = withPoints(ONE, 1);
    for (let at = 2; at < 30; at += 1) shelf = begin(shelf, PAD, { id: `${at}`, at });
    expect(gameOf(shelf, "one")).toMatchObject({ past: [], draft: { index: null } });
  });

  test("a deleted game comes back", () => {
    const without = remove(TWO, "two");
    expect(gameOf(without, "two")).toBeNull();
    expect(gameOf(restore(without, "two"), "two")?.pad).toEqual(PAD);
  });

  test("only the last deleted games can be brought back", () => {
    let shelf = EMPTY;
    for (let game = 0; game < 15; game += 1) {
      shelf = remove(begin(shelf, PAD, { id: `${game}`, at: game }), `${game}`);
    }
    expect(shelf.games.map((game) => game.id)).toEqual(
      Array.from({ length: 10 }, (_, game) => `${game + 5}`),
    );
  });

  test("of two shelves every game is in its newest copy", () => {
    const both = joined(remove(TWO, "one"), withPoints(ONE, 3));
    expect(both.open).toBe("two");
    expect(both.games.map((game) => [game.id, game.revision])).toEqual([
      ["one", 2],
      ["two", 1],
    ]);
  });

  test("what cannot be read stays as it is, through every change", () => {
    const [game] = ONE.games;
    const newer = { ...game, id: "newer", pad: { ...PAD, version: 2 } };
    const shelf = readShelf({ games: [newer, game, 7], open: "one" });
    expect(shelf).toEqual({ ...ONE, unread: [newer, 7] });
    const changed = remove(begin(withPoints(shelf, 5), PAD, { id: "two", at: 2 }), "one");
    const again = readShelf(JSON.parse(JSON.stringify(joined(changed, shelf))));
    expect(again.unread).toEqual([newer, 7]);
    const { games, unread } = readShelf({ ...again, unread: [{ ...game, id: "three" }] });
    expect([games.map(({ id }) => id), unread]).toEqual([["one", "two", "three"], []]);
    expect(readShelf("?")).toEqual(EMPTY);
  });

  test("steps that cannot be read cost no more than the way back", () => {
    const [game] = withPoints(ONE, 3).games;
    const past = [{ pad: { ...PAD, players: [] } }];
    const shelf = readShelf({ games: [{ ...game, past }], open: "one" });
    expect([points(shelf), gameOf(shelf, "one")?.past]).toEqual([3, []]);
  });
});

/** Browser tabs of one device: they share storage, and hear of each other. */
class Device {
  isFull = false;
  readonly #items = new Map<string, string>();
  readonly #listeners: { tab: number; changed: (event: object) => void }[] = [];
  readonly #channels: { tab: number; onmessage?: (event: { data: unknown }) => void }[] = [];
  #tab = 0;
  #state: unknown = null;

  /** Whatever is done from now on is done in this tab. */
  use(tab: number, state: unknown = this.#state): void {
    this.#tab = tab;
    this.#state = state;
  }

  get entry(): unknown {
    return this.#state;
  }

  plug(): void {
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => this.#items.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (this.isFull) throw new Error("full");
        this.#items.set(key, text);
        for (const each of this.#listeners) if (each.tab !== this.#tab) each.changed({ key });
      },
    });
    vi.stubGlobal("addEventListener", (type: string, changed: (event: object) => void) => {
      if (type === "storage") this.#listeners.push({ tab: this.#tab, changed });
    });
    const replaceState = (state: unknown): void => void (this.#state = state);
    const entry = (): unknown => this.#state;
    vi.stubGlobal("history", {
      get state() {
        return entry();
      },
      replaceState,
    });
    const channels = this.#channels;
    const tab = (): number => this.#tab;
    vi.stubGlobal(
      "BroadcastChannel",
      class {
        readonly tab = tab();
        onmessage?: (event: { data: unknown }) => void;
        constructor() {
          channels.push(this);
        }
        postMessage(data: unknown): void {
          for (const each of channels) if (each !== this) each.onmessage?.({ data });
        }
      },
    );
  }
}

describe("a value that is kept", () => {
  let device = new Device();
  const opened = (): Kept<Shelf> => new Kept<Shelf>("pad", { read: readShelf, join: joined });

  beforeEach(() => {
    device = new Device();
    device.plug();
  });
  afterEach(() => vi.unstubAllGlobals());

  test("outlives a reload", () => {
    opened().change(() => ONE);
    expect(opened().value).toEqual(ONE);
  });

  test("two tabs build on each other's changes, even one that slept", () => {
    const a = opened();
    a.change(() => ONE);
    device.use(1);
    const b = opened();
    b.change((shelf) => withPoints(shelf, 5));
    expect(points(a.value)).toBe(5);
    device.use(0);
    a.change((shelf) => undo(shelf, "one"));
    expect(gameOf(b.value, "one")?.draft).toBeNull();
  });

  test("in full storage it stays with the page, through a reload, until there is room", () => {
    const a = opened();
    a.change(() => ONE);
    device.isFull = true;
    a.change((shelf) => withPoints(shelf, 5));
    expect([a.isSafe, points(a.value)]).toEqual([false, 5]);
    const again = opened();
    expect([again.isSafe, points(again.value)]).toEqual([false, 5]);
    device.isFull = false;
    again.change((shelf) => withPoints(shelf, 6));
    expect(again.isSafe).toBe(true);
    device.use(1, null);
    expect(points(opened().value)).toBe(6);
  });

  test("in full storage a second tab knows of it all the same, and neither loses anything", () => {
    const a = opened();
    a.change(() => ONE);
    device.isFull = true;
    a.change((shelf) => withPoints(shelf, 5));
    device.use(1, null);
    const b = opened();
    expect([b.isSafe, points(b.value)]).toEqual([false, 5]);
    b.change((shelf) => withPoints(shelf, 6));
    expect(points(a.value)).toBe(6);
  });

  test("what is not ours in storage is written anew", () => {
    localStorage.setItem("papersea.pad", "{");
    const a = opened();
    expect(a.value).toEqual(EMPTY);
    a.change(() => ONE);
    expect(opened().value).toEqual(ONE);
  });
});
