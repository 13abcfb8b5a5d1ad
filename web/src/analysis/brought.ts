/** Whatever somebody brings as a record: which games are in it, and whether one of them is whole. */

const HEADER = /^\s*\{\s*"papersea-records"/;
const IN_JSON = /^\s*\{.*"options"/;
const IN_WORDS = /^\s*papersea\s+\d/;

export interface Brought {
  readonly lines: readonly string[];
  /** The place of each game's first line. */
  readonly starts: readonly number[];
  /** Nothing at all, or a file without games. */
  readonly isEmpty: boolean;
}

export function readBrought(text: string): Brought {
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  const isGame = isJson(lines) ? IN_JSON : IN_WORDS;
  return {
    lines,
    starts: lines.flatMap((line, place) => (isGame.test(line) ? [place] : [])),
    isEmpty: lines.every((line) => !line.trim() || HEADER.test(line)),
  };
}

/** One of the games alone. Its lines keep their numbers, since those are told if it is refused. */
export function gameAt({ lines, starts }: Brought, number: number): string {
  const start = starts[number] ?? 0;
  const from = number > 0 || isJson(lines) ? start : 0; // comments may stand above the first
  const end = isJson(lines) ? start + 1 : (starts[number + 1] ?? lines.length);
  return lines
    .map((line, place) => ((from <= place && place < end) || HEADER.test(line) ? line : ""))
    .join("\n")
    .trimEnd();
}

/** Whether a line of JSON was cut off: something is still open at its end. */
export function isCut(game: string): boolean {
  if (!isJson(game.split("\n"))) return false;
  const bare = game.replace(/"(?:\\.|[^"\\])*"/g, "");
  return bare.includes('"') || bare.split(/[{[]/).length > bare.split(/[}\]]/).length;
}

function isJson(lines: readonly string[]): boolean {
  return (
    lines
      .find((line) => line.trim())
      ?.trimStart()
      .startsWith("{") ?? false
  );
}
