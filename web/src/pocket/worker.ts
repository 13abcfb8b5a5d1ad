/** The house in a web worker: Python with the same tables, bots and answers as a server's.
 *
 * It lies beside its own files, in a folder that is named by what is in them. */

import type { loadPyodide } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { Device } from "./device.ts";
import { PackedFiles } from "./files.ts";
import { startPython } from "./interpreter.ts";
import { type FromWorker, type Manifest, STORAGE, type ToWorker } from "./talk.ts";

/** `papersea.pocket` as JavaScript sees it. */
interface Pocket extends PyProxy {
  ask(question: string, facts: string): Promise<string>;
  analyse(number: number, facts: string, news: (text: string) => void): Promise<void>;
  stop(number: number): void;
  open_line(line: number, code: string): void;
  hear(line: number, text: string): Promise<void>;
  close_line(line: number): void;
  look_again(code: string): Promise<void>;
}

/** The few things of a worker that we use: its own types would change those of the pages. */
interface Scope {
  fetch: typeof fetch;
  postMessage(message: FromWorker): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
  close(): void;
}

const scope = globalThis as unknown as Scope;
const here = new URL(/* @vite-ignore */ "./", import.meta.url);

async function start(): Promise<Pocket> {
  const answer = await fetch(new URL("manifest.json", here));
  if (!answer.ok) throw new Error(`manifest.json: ${answer.status}`);
  const manifest = (await answer.json()) as Manifest;
  const files = new PackedFiles(here, manifest, (bytes) =>
    tell({ type: "loading", bytes, of: manifest.bytes }),
  );
  files.own("worker.js");
  const house = files.open("house.tar", "application/x-tar").then((each) => each.arrayBuffer());
  const opened = new Map([
    ["pyodide.asm.wasm", files.open("pyodide.asm.wasm", "application/wasm")],
    ["library.zip", files.open("library.zip", "application/zip")],
  ]);
  // Python would ask for its other script when it has begun: it comes beside everything else.
  const scripts = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => files.script(name));
  for (const each of [house, ...opened.values(), ...scripts]) each.catch(() => undefined); // told below
  // Pyodide fetches its parts by itself: these are ready, and it reaches nothing else.
  scope.fetch = (wanted) => {
    const name =
      String(wanted instanceof Request ? wanted.url : wanted)
        .split("/")
        .pop() ?? "";
    return opened.get(name) ?? Promise.reject(new TypeError(`${name} is not in the pocket`));
  };
  const [door] = await Promise.all(scripts);
  const { loadPyodide: load } = door as { loadPyodide: typeof loadPyodide };
  await Promise.all(opened.values()); // else Python would wait for ever for what is not there
  const python = await startPython({
    load,
    index: here.href,
    library: new URL("library.zip", here).href,
    house: house.then((bytes) => new Uint8Array(bytes)),
  });
  const others = new BroadcastChannel(STORAGE);
  const device = new Device((code) => others.postMessage(code));
  const say = (line: number, text?: string): void =>
    tell({ type: "told", line, text: text ?? null });
  const { open_house: open } = python.pyimport("papersea.pocket.browser");
  const made = open(device, say, manifest.version) as Pocket;
  others.onmessage = ({ data }) => void attempt(() => made.look_again(String(data)));
  return made;
}

function tell(message: FromWorker): void {
  scope.postMessage(message);
}

/** The last thing that is said. */
function fail(problem: unknown): void {
  tell({ type: "failed", problem: String(problem) });
  scope.close();
}

/** An error of Python's own concerns whoever asked; after any other there is no interpreter left. */
async function attempt<T>(deed: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await deed();
  } catch (problem) {
    console.error(problem);
    if ((problem as Error).name !== "PythonError") fail(problem);
    return undefined;
  }
}

const REFUSED = JSON.stringify({ refused: { code: "unavailable", facts: {} } });
/** What was said over each line, in order. */
const lines = new Map<number, Promise<unknown>>();

async function hear(house: Pocket, message: ToWorker): Promise<void> {
  switch (message.type) {
    case "ask": {
      const { id, question, facts } = message;
      const text = await attempt(() => house.ask(question, facts));
      return tell({ type: "answer", id, text: text ?? REFUSED });
    }
    case "analyse": {
      const { id, facts } = message;
      await attempt(() => house.analyse(id, facts, (text) => tell({ type: "news", id, text })));
      return tell({ type: "analysed", id });
    }
    case "stop":
      return void attempt(() => house.stop(message.id));
    case "open":
      lines.set(message.line, Promise.resolve());
      return void attempt(() => house.open_line(message.line, message.code));
    case "say": {
      const { line, text } = message;
      const before = lines.get(line);
      if (before)
        lines.set(
          line,
          before.then(() => attempt(() => house.hear(line, text))),
        );
      return;
    }
    case "close":
      lines.delete(message.line);
      return void attempt(() => house.close_line(message.line));
  }
}

const started = start();
scope.addEventListener("message", ({ data }) => {
  void started.then((house) => hear(house, data));
});
started.then(() => tell({ type: "ready" }), fail);
