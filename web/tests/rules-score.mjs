/** What `scoreCards` says of the hands that come in.
 *
 * `lines`: a hand on each line; the answers are lines of JSON. `numbers`: so many bytes a hand,
 * each the place of a card in the list of all, or NONE; the answers are bytes too: the points of
 * each kind, the colours that mermaids take, their points, the colour of the bonus, the bonus, and
 * the points in all. */

import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { build } from "vite";

const NONE = 255;
const [mode, width] = process.argv.slice(2);
const { scoreCards } = await bundled("scoring.ts");
const { COLOUR_TABLES, COPIES, KIND_TABLES, MERMAIDS } = await bundled("tables.ts");
const input = await buffer(process.stdin);
process.stdout.write(mode === "lines" ? lines(input.toString()) : numbers(input, Number(width)));

/** In one piece, as browsers get it: a million calls from file to file take much longer. */
async function bundled(name) {
  const entry = resolve(import.meta.dirname, "../src/rules", name);
  const lib = { entry, formats: ["es"] };
  const options = { write: false, minify: false, lib };
  const [{ output }] = await build({ configFile: false, logLevel: "error", build: options });
  const code = Buffer.from(output[0].code).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}

function lines(text) {
  const hands = text.split("\n").slice(0, -1);
  return hands.map((hand) => JSON.stringify(scoreCards(hand.match(/../g) ?? []))).join("\n");
}

function numbers(hands, each) {
  const cards = Object.keys(COPIES);
  const kinds = new Map(KIND_TABLES.map(({ kind }, place) => [kind, place]));
  const colours = new Map(COLOUR_TABLES.map(({ colour }, place) => [colour, place]));
  const long = kinds.size + 2 * MERMAIDS + 3;
  const told = new Uint8Array((hands.length / each) * long);
  for (let hand = 0; hand * each < hands.length; hand += 1) {
    const held = [];
    for (const card of hands.subarray(hand * each, (hand + 1) * each))
      if (card !== NONE) held.push(cards[card]);
    const score = scoreCards(held);
    const own = told.subarray(hand * long, (hand + 1) * long);
    own.fill(NONE, kinds.size, kinds.size + MERMAIDS);
    let mermaid = kinds.size;
    for (const line of score.lines) {
      if (line.line === "kind") own[kinds.get(line.kind)] = line.points;
      else {
        own[mermaid] = colours.get(line.colour) ?? NONE;
        own[mermaid + MERMAIDS] = line.points;
        mermaid += 1;
      }
    }
    own.set([colours.get(score.bonusColour) ?? NONE, score.bonus, score.points], long - 3);
  }
  return told;
}
