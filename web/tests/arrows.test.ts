import { expect, test } from "vitest";
import { importsOf, wrongArrows } from "../build/arrows.ts";

const BOARD = 'import { t } from "../words/texts.svelte.ts";\nimport Laid from "./Laid.svelte";';

test("imports are found wherever they stand", () => {
  expect(importsOf("board/Board.svelte", BOARD)).toEqual([
    "words/texts.svelte.ts",
    "board/Laid.svelte",
  ]);
  const later = 'const later = () => import("../advice/Advice.svelte");';
  expect(importsOf("table/Play.svelte", later)).toEqual(["advice/Advice.svelte"]);
  expect(importsOf("cards/kinds.ts", 'import "../../../src/papersea/art/motifs.json";')).toEqual(
    [],
  );
});

test("what lies in the own room or below may be imported", () => {
  const imports = importsOf("board/Board.svelte", BOARD);
  expect(wrongArrows(new Map([["board/Board.svelte", imports]]))).toEqual([]);
});

test.each([
  ["up", "model/table.ts", "words/told.ts"],
  ["aside", "learn/LearnPage.svelte", "puzzles/progress.svelte.ts"],
  ["onto the roof", "parts/Page.svelte", "App.svelte"],
])("an import that goes %s is wrong", (_, file, other) => {
  expect(wrongArrows(new Map([[file, [other]]]))).toHaveLength(1);
});

test("a circle of files is wrong, even within a room", () => {
  const imports = new Map([
    ["play/turn.svelte.ts", ["play/showing.svelte.ts"]],
    ["play/showing.svelte.ts", ["play/turn.svelte.ts"]],
  ]);
  expect(wrongArrows(imports)).toEqual([
    "play/turn.svelte.ts → play/showing.svelte.ts → play/turn.svelte.ts",
  ]);
});

test("a room without a floor is wrong", () => {
  expect(wrongArrows(new Map([["attic/Box.svelte", []]]))).toHaveLength(1);
});
