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
  readonly #opened: Promise<IDBDatabase>;

  /** `wrote` tells other tabs that there is something new at a table. */
  constructor(readonly wrote: (code: string) => void) {
    this.#opened = open();
    this.#opened.catch(() => undefined); // told to whoever asks
  }

  /** The log of a table, in order. */
  async entries(code: string): Promise<string[]> {
    const reading = (await this.#opened).transaction(LOG);
    return result(reading.objectStore(LOG).getAll(ofTable(code)));
  }

  /** Whether it was written: not if the number is taken, as by another tab. */
  async append(code: string, number: number, line: string, shelves: string): Promise<boolean> {
    let isTaken = false;
    await this.#write((writing) => {
      const adding = writing.objectStore(LOG).add(line, [code, number]);
      adding.onerror = () => (isTaken = adding.error?.name === "ConstraintError");
      shelve(writing, shelves);
    }).catch((problem: unknown) => {
      if (!isTaken) throw problem;
    });
    if (!isTaken) this.wrote(code);
    return !isTaken;
  }

  async keep(shelves: string): Promise<void> {
    await this.#write((writing) => shelve(writing, shelves));
  }

  /** One value; nothing if there is none. */
  async found(shelf: Shelf, key: string): Promise<string | undefined> {
    const reading = (await this.#opened).transaction(shelf);
    return result<string | undefined>(reading.objectStore(shelf).get(key));
  }

  async all(shelf: Shelf): Promise<string[]> {
    const reading = (await this.#opened).transaction(shelf);
    return result(reading.objectStore(shelf).getAll());
  }

  async forget(): Promise<void> {
    await this.#write((writing) => {
      for (const name of [LOG, ...SHELVES]) writing.objectStore(name).clear();
    });
  }

  async #write(change: (writing: IDBTransaction) => void): Promise<void> {
    const database = await this.#opened;
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

export function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(STORAGE, VERSION);
  opening.onupgradeneeded = () => {
    for (const name of [LOG, ...SHELVES]) opening.result.createObjectStore(name);
  };
  return result(opening).then((database) => {
    database.onversionchange = () => database.close(); // a newer page wants to change it
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
