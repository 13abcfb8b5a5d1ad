// The kernel as WebAssembly, in a process that is asked for samples, as asked.py is:
// node web.mjs MODULE POSITIONS

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [modulePath, positionsPath] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(modulePath));
const kernel = instance.exports;
const given = JSON.parse(readFileSync(positionsPath, "utf8"));

let end = kernel.__heap_base.value;

function room(bytes) {
  const start = Math.ceil(end / 16) * 16;
  end = start + bytes;
  const missing = end - kernel.memory.buffer.byteLength;
  if (missing > 0) kernel.memory.grow(Math.ceil(missing / 65536));
  return start;
}

/** A block as entries take it: where its memory is, and how long, 64 bits each. */
function block({ shape, memory }) {
  const bytes = Buffer.from(memory, "base64");
  const content = room(bytes.length);
  const head = room(8 * (1 + shape.length));
  new Uint8Array(kernel.memory.buffer).set(bytes, content);
  new BigInt64Array(kernel.memory.buffer, head).set([content, ...shape].map(BigInt));
  return { head, content };
}

/** What an entry answers, unless it failed: then it is below all whole numbers of JavaScript. */
function checked(answer) {
  if (answer < BigInt(Number.MIN_SAFE_INTEGER)) throw new Error(`the kernel failed: ${answer}`);
  return Number(answer);
}

const games = block(given.games);
const positions = given.positions.map((blocks) => blocks.map(block));
const [playouts, worlds, tries] = [given.playouts, given.worlds, given.tries].map(BigInt);
let seed = 1n;
const turns = { search: 0, worlds: 0 };

function next(deed) {
  return positions[turns[deed]++ % positions.length];
}

const deeds = {
  play(amount) {
    checked(kernel.play_random(games.head, 0n, seed, BigInt(amount), BigInt(given.manner)));
    seed += 1_000_000n;
    return amount;
  },
  search(amount) {
    let count = 0;
    for (let each = 0; each < amount; each++) {
      const position = next("search");
      const [, world, , root, edges] = position;
      checked(kernel.begin_search(world.head, root.head, edges.head, BigInt(each)));
      checked(kernel.search(...position.map(({ head }) => head), playouts, tries));
      const spent = new DataView(kernel.memory.buffer, root.content + given.playoutsAt, 8);
      count += Number(spent.getBigInt64(0, true));
    }
    return count;
  },
  worlds(amount) {
    let count = 0;
    for (let each = 0; each < amount; each++) {
      const [script, world, game] = next("worlds").map(({ head }) => head);
      count += checked(kernel.sample_worlds(script, world, game, BigInt(each), worlds, tries));
    }
    return count;
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [deed, amount] = line.split(" ");
  const before = process.cpuUsage();
  const count = deeds[deed](Number(amount));
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${count} ${(user + system) / 1e6}\n`);
}
