/** What a house in a pocket keeps on this device: logs of tables, and a few shelves. Everything
 * that belongs together is written at once, or not at all, and is on the disk before it counts. */

import { STORAGE } from "./talk.ts";

const LOG = "entries";
const SHELVES = ["tables", "games", "people"] as const;
const VERSION = 1;

type Shelf = (typeof SHELVES)[number];
/** By shelf and key: values, and `null` for what goes. */
type Changes = Partial<Record<Shelf, Readonly<Record<string, string | null>>>>;

/** Names of JavaScript's are seen by Python: all values are texts, and nothing is `undefined`. */
export class Device {
  #opened: Promise<IDBDatabase> | null = null;

  /** `wrote` tells other tabs that there is something new at a table. */
  constructor(readonly wrote: (code: string) => void) {
    this.#database().catch(() => undefined); // told to whoever asks
  }

  /** The log of a table, in order. */
  async entries(code: string): Promise<string[]> {
    const reading = (await this.#database()).transaction(LOG);
    return result(reading.objectStore(LOG).getAll(ofTable(code)));
  }

  /** Whether it was written: not if the number is taken, as by another tab, or the one before is
   * gone, as when somebody clears away what a site keeps. */
  async append(code: string, number: number, line: string, shelves: string): Promise<boolean> {
    let isOut = false;
    await this.#write((writing) => {
      const log = writing.objectStore(LOG);
      const adding = log.add(line, [code, number]);
      adding.onerror = () => (isOut = adding.error?.name === "ConstraintError");
      const before = number > 1 ? log.getKey([code, number - 1]) : null;
      if (before)
        before.onsuccess = () => {
          if (before.result !== undefined) return;
          isOut = true;
          writing.abort();
        };
      shelve(writing, shelves);
    }).catch((problem: unknown) => {
      if (!isOut) throw problem;
    });
    if (!isOut) this.wrote(code);
    return !isOut;
  }

  async keep(shelves: string): Promise<void> {
    await this.#write((writing) => shelve(writing, shelves));
  }

  /** One value; nothing if there is none. */
  async found(shelf: Shelf, key: string): Promise<string | undefined> {
    const reading = (await this.#database()).transaction(shelf);
    return result<string | undefined>(reading.objectStore(shelf).get(key));
  }

  async all(shelf: Shelf): Promise<string[]> {
    const reading = (await this.#database()).transaction(shelf);
    return result(reading.objectStore(shelf).getAll());
  }

  async forget(): Promise<void> {
    await this.#write((writing) => {
      for (const name of [LOG, ...SHELVES]) writing.objectStore(name).clear();
    });
  }

  /** Opened again after browsers have closed it, as they do for somebody who clears it. */
  #database(): Promise<IDBDatabase> {
    if (!this.#opened) {
      const again = (): void => void (this.#opened = null);
      this.#opened = open(again);
      this.#opened.catch(again);
    }
    return this.#opened;
  }

  async #write(change: (writing: IDBTransaction) => void): Promise<void> {
    const database = await this.#database();
    const writing = database.transaction([LOG, ...SHELVES], "readwrite", { durability: "strict" });
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(told(writing.error));
      change(writing);
    });
  }
}

function shelve(writing: IDBTransaction, shelves: string): void {
  for (const [shelf, values] of Object.entries(JSON.parse(shelves) as Changes)) {
    const store = writing.objectStore(shelf);
    for (const [key, value] of Object.entries(values)) {
      if (value !== null) store.put(value, key);
      else store.delete(key);
      if (value === null && shelf === "tables") writing.objectStore(LOG).delete(ofTable(key));
    }
  }
}

/** The keys of all entries of a table. */
function ofTable(code: string): IDBKeyRange {
  return IDBKeyRange.bound([code], [code, []]);
}

/** `closed`: by the browser, or for a newer page that wants to change it. */
export function open(closed: () => void = () => undefined): Promise<IDBDatabase> {
  const opening = indexedDB.open(STORAGE, VERSION);
  opening.onupgradeneeded = () => {
    for (const name of [LOG, ...SHELVES]) opening.result.createObjectStore(name);
  };
  return result(opening).then((database) => {
    database.onclose = closed;
    database.onversionchange = () => {
      database.close();
      closed();
    };
    return database;
  });
}

function result<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(told(asked.error));
  });
}

/** As Python is to read it: browsers have several words for a disk that is full. */
function told(problem: DOMException | null): Error {
  const { name, message } = problem ?? { name: "AbortError", message: "it was given up" };
  const isFull = name === "QuotaExceededError" || /quota|disk|full/i.test(message);
  const error = new Error(`${isFull ? "quota: " : ""}${name}: ${message}`);
  error.name = name;
  return error;
}
