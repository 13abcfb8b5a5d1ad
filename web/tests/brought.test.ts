/** What somebody brings to be analysed: one game, several, a part of one, or something else. */

import { describe, expect, test } from "vitest";
import { gameAt, isCut, readBrought } from "../src/analysis/brought.ts";

const FILE = '{"papersea-records": 1}';
const ONE = '{"options":"classic","names":["{","\\""],"rounds":[{"moves":"A: D Fk-L ."}]}';
const TWO = ONE.replace("classic", "deep");
const WORDS = "papersea 1 classic 2 players, A first\nA: L .";

describe("what is brought", () => {
  test("a file of games is taken apart, and every line keeps its number", () => {
    const brought = readBrought(`\uFEFF${FILE}\r\n${ONE}\r\n\r\n${TWO}\r\n`);
    expect(brought.starts).toEqual([1, 3]);
    expect(gameAt(brought, 0)).toBe(`${FILE}\r\n${ONE}`);
    expect(gameAt(brought, 1)).toBe(`${FILE}\r\n\n\n${TWO}`);
  });

  test("lines of games need no header", () => {
    const brought = readBrought(`${ONE}\n${TWO}`);
    expect([gameAt(brought, 0), gameAt(brought, 1)]).toEqual([ONE, `\n${TWO}`]);
  });

  test("games in words are taken apart too, with what stands above the first", () => {
    const brought = readBrought(`; two games\n${WORDS}\n${WORDS}\n`);
    expect(gameAt(brought, 0)).toBe(`; two games\n${WORDS}`);
    expect(gameAt(brought, 1)).toBe(`\n\n\n${WORDS}`);
  });

  test.each(["", " \n", FILE, `${FILE}\n`])("there is no game in %j", (text) => {
    expect(readBrought(text)).toMatchObject({ starts: [], isEmpty: true });
  });

  test.each(["hello world", '{"hello": 1}', "{", `${FILE}\nhello`])("%j is no record", (text) => {
    expect(readBrought(text)).toMatchObject({ starts: [], isEmpty: false });
  });

  test("a line is cut wherever it ends before its end", () => {
    const first = ONE.indexOf("classic");
    for (let end = first; end < ONE.length; end += 1) expect(isCut(ONE.slice(0, end))).toBe(true);
    expect([isCut(ONE), isCut(`${FILE}\n\n${ONE}`), isCut(WORDS)]).toEqual([false, false, false]);
  });
});
