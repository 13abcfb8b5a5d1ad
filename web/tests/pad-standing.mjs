/** Reads score pads, one on each line as JSON, and writes how each stands as a line of JSON; or
 * the code of what is wrong with it. */

import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { runnerImport } from "vite";

const folder = resolve(import.meta.dirname, "../src/pad");
const options = { configFile: false, logLevel: "error" };
const { module: reading } = await runnerImport(resolve(folder, "reading.ts"), options);
const { module: standings } = await runnerImport(resolve(folder, "standing.ts"), options);

function told(line) {
  let pad;
  try {
    pad = reading.readPad(JSON.parse(line));
  } catch (error) {
    return error.flaw.code;
  }
  const { rounds, target, totals, winners, nextStarter } = standings.standingOf(pad);
  const each = rounds.map((round) => [
    round.counted.map(({ points, bonus }) => [points, bonus]),
    round.parts,
    round.gains,
    round.totals,
    round.isBetWon,
    round.nextStarter,
  ]);
  return [each, target, totals, winners, nextStarter];
}

const pads = (await text(process.stdin)).split("\n").slice(0, -1);
process.stdout.write(pads.map((line) => JSON.stringify(told(line))).join("\n"));
