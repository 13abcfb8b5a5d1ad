/** Reads hands, one on each line, and writes what `scoreCards` says of each as a line of JSON. */

import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { runnerImport } from "vite";

const scoring = resolve(import.meta.dirname, "../src/rules/scoring.ts");
const { module } = await runnerImport(scoring, { configFile: false, logLevel: "error" });
const hands = (await text(process.stdin)).split("\n").slice(0, -1);
const told = hands.map((hand) => {
  const score = module.scoreCards(hand.match(/../g) ?? []);
  const lines = score.lines.map((line) =>
    line.line === "mermaid"
      ? ["mermaid", line.colour, line.points]
      : [line.kind, line.cards.join(""), line.points],
  );
  return JSON.stringify([lines, score.points, score.bonus, score.bonusColour]);
});
process.stdout.write(told.join("\n"));
