/** Messages as a real table sent them (tools/recorded.py). */

import { readFileSync } from "node:fs";
import type { FromServer } from "../src/protocol/messages.ts";

const HERE = import.meta.url; // told apart from an asset of a page, which Vite would look for

export function recorded<T = FromServer>(name: string): T[] {
  const text = readFileSync(new URL(`recorded/${name}.jsonl`, HERE), "utf8");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}
