/** The order of the rooms: whoever imports something finds it in its own room, or further down.
 *
 * `node build/arrows.ts` names every import that goes up or aside, and every circle of files; `npm
 * run check` runs it. */

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** From the roof down. Rooms of one floor do not know each other. */
const FLOORS: readonly (readonly string[])[] = [
  ["."],
  ["worker", "book"],
  ["lobby", "table", "replay", "learn", "puzzles", "deals", "analysis", "pad"],
  ["seats", "board", "advice"],
  ["round"],
  ["parts"],
  ["play"],
  ["words"],
  ["house"],
  ["device"],
  ["model"],
  ["rules"],
  ["cards"],
  ["pocket"],
  ["protocol"],
];

const IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;

/** What each file imports of the page's own, by their paths. */
export type Imports = ReadonlyMap<string, readonly string[]>;

function floorOf(room: string): number {
  return FLOORS.findIndex((rooms) => rooms.includes(room));
}

function roomOf(file: string): string {
  return dirname(file).split("/")[0] ?? ".";
}

export function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)]
    .map(([, path]) => normalize(join(dirname(file), path ?? "")))
    .filter((path) => !path.startsWith("..")); // the game's own art and lessons
}

/** What is wrong, in words. */
export function wrongArrows(imports: Imports): string[] {
  const wrong: string[] = [];
  for (const [file, others] of imports) {
    const room = roomOf(file);
    if (floorOf(room) < 0) wrong.push(`${file}: the room ${room} is on no floor`);
    for (const other of others) {
      if (roomOf(other) === room || floorOf(roomOf(other)) > floorOf(room)) continue;
      wrong.push(`${file} imports ${other}: ${roomOf(other)} is not below ${room}`);
    }
  }
  return [...wrong, ...circles(imports)];
}

function circles(imports: Imports): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (done.has(file) || way.includes(file)) return;
    for (const other of imports.get(file) ?? []) walk(other, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return found;
}

function read(folder: string): Imports {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => relative(folder, resolve(folder, file)).replaceAll("\\", "/"))
    .filter((file) => /\.(ts|svelte)$/.test(file));
  return new Map(
    files.map((file) => [file, importsOf(file, readFileSync(join(folder, file), "utf8"))]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const wrong = wrongArrows(read(resolve(import.meta.dirname, "../src")));
  for (const each of wrong) console.error(each);
  process.exitCode = wrong.length ? 1 : 0;
}
