/** The house on this device: when it is fetched, which of its versions answers, and what the page
 * makes of a worker that breaks. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../src/house/house.ts";
import { keepUnasked, removeAll } from "../src/house/keeping.ts";
import { currentVersion, isMetered, keptVersions } from "../src/house/packed.ts";
import { type Hand, PocketHouse } from "../src/house/pocket.ts";
import type { FromWorker, Manifest, ToWorker } from "../src/pocket/talk.ts";
import { settled } from "./house.ts";

const OLD: Manifest = { version: "aa", bytes: 3, files: { "worker.js": 3 } };
const NEW: Manifest = { version: "bb", bytes: 4, files: { "worker.js": 4 } };

/** What a browser keeps for a site, by the names of its caches. */
class Shelf {
  readonly all = new Map<string, Map<string, string>>();

  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  match = (address: string, { cacheName }: { cacheName: string }) => {
    const text = this.all.get(cacheName)?.get(address);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  };
  open = (name: string) => {
    const files = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, files);
    return Promise.resolve({
      match: (address: string) => this.match(address, { cacheName: name }),
      put: async (address: string, answer: Response) => {
        files.set(address, await answer.text());
      },
    });
  };

  keep(manifest: Manifest): void {
    const at = (file: string): string => `/pocket/${manifest.version}/${file}`;
    const told = [at("manifest.json"), JSON.stringify(manifest)] as const;
    this.all.set(`papersea-pocket-${manifest.version}`, new Map([told]));
  }

  get versions(): string[] {
    return [...this.all.keys()].map((name) => name.replace("papersea-pocket-", ""));
  }
}

let shelf: Shelf;
let fetched: string[];
const storage = new Map<string, string>();

function browser(connection?: object): void {
  vi.stubGlobal("navigator", { onLine: true, connection });
  vi.stubGlobal("caches", shelf);
}

beforeEach(() => {
  shelf = new Shelf();
  fetched = [];
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal("indexedDB", { open: () => ({}) });
  vi.stubGlobal("Worker", Object);
  vi.stubGlobal("requestIdleCallback", (done: () => void) => done());
  vi.stubGlobal("fetch", (address: string) => {
    fetched.push(address);
    return Promise.resolve(new Response(JSON.stringify(NEW)));
  });
  browser();
});
afterEach(() => vi.unstubAllGlobals());

describe("on a connection where megabytes cost", () => {
  test.each([{ saveData: true }, { type: "cellular" }, { effectiveType: "3g" }])(
    "such as %o nothing comes unasked",
    async (connection) => {
      browser(connection);
      expect(isMetered()).toBe(true);
      expect(await keepUnasked()).toBe(false);
      expect(fetched).toEqual([]);
    },
  );

  test("what is kept answers, though there is something newer", async () => {
    shelf.keep(OLD);
    expect(await currentVersion()).toEqual(NEW);
    browser({ saveData: true });
    expect(await currentVersion()).toEqual(OLD);
  });

  test("whatever browser does not tell, or has a fast line, has none", () => {
    expect(isMetered()).toBe(false);
    browser({ saveData: false, type: "wifi", effectiveType: "4g" });
    expect(isMetered()).toBe(false);
  });
});

test("whoever has removed it does not get it back unasked", async () => {
  shelf.keep(OLD);
  await removeAll();
  expect(shelf.versions).toEqual([]);
  expect(await keepUnasked()).toBe(false);
  expect(fetched).toEqual([]);
});

test("a browser that forbids to keep anything still plays with what the server has", async () => {
  shelf.keep(OLD);
  shelf.keys = () => Promise.reject(new DOMException("no", "SecurityError"));
  expect(await keptVersions()).toEqual([]);
  expect(await currentVersion()).toEqual(NEW);
});

class PretendedHand implements Hand {
  onmessage: Hand["onmessage"] = null;
  onerror: Hand["onerror"] = null;
  readonly heard: ToWorker[] = [];
  isGone = false;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.isGone = true;
  }

  tell(data: FromWorker): Promise<void> {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
    return settled();
  }
}

describe("a worker", () => {
  test("is asked once it is ready, and what it refuses is refused", async () => {
    const hand = new PretendedHand();
    const house = new PocketHouse(() => hand);
    const asked = house.ask("puzzles");
    await settled();
    expect(hand.heard).toEqual([]);
    await hand.tell({ type: "ready" });
    expect(hand.heard).toMatchObject([{ type: "ask", question: "puzzles", id: 1 }]);
    await hand.tell({ type: "answer", id: 1, text: '{"answer": {"puzzles": []}}' });
    expect(await asked).toEqual({ puzzles: [] });
    const refused = house.ask("me");
    await settled();
    const text = '{"refused": {"code": "not_signed_in", "facts": {}}}';
    await hand.tell({ type: "answer", id: 2, text });
    await expect(refused).rejects.toMatchObject({ code: "not_signed_in" });
  });

  test("that breaks loses its lines, leaves nobody waiting, and is replaced", async () => {
    const hands: PretendedHand[] = [];
    const house = new PocketHouse(() => {
      const hand = new PretendedHand();
      hands.push(hand);
      return hand;
    });
    const told: string[] = [];
    const started = house.started();
    await hands[0]?.tell({ type: "ready" });
    await started;
    house.open("1abc", {
      opened: () => told.push("opened"),
      heard: () => told.push("heard"),
      lost: () => told.push("lost"),
    });
    const asked = house.ask("me");
    await settled();
    await hands[0]?.tell({ type: "failed", problem: "out of memory" });
    await expect(asked).rejects.toBeInstanceOf(Refused);
    expect(told).toEqual(["opened", "lost"]);
    expect(hands[0]?.isGone).toBe(true);
    const again = house.ask("me");
    await settled();
    await hands[1]?.tell({ type: "ready" });
    await hands[1]?.tell({ type: "answer", id: 1, text: '{"answer": null}' });
    expect(await again).toBeNull();
  });

  test("tells how far it is until it answers", async () => {
    const hand = new PretendedHand();
    const told: unknown[] = [];
    const house = new PocketHouse(
      () => hand,
      (fetching) => told.push(fetching),
    );
    const started = house.started();
    await hand.tell({ type: "loading", bytes: 2, of: 5 });
    await hand.tell({ type: "ready" });
    await started;
    expect(told).toEqual([{ bytes: 0, of: 0 }, { bytes: 2, of: 5 }, null]);
  });
});
