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
const batch = {
  games: block(given.batch.games),
  seeds: block(given.batch.seeds),
  actions: block(given.batch.actions),
  histories: block(given.batch.histories),
  arrays: given.batch.arrays.map(block),
  masks: given.batch.names.indexOf("masks"),
  began: false,
};
const replayed = { seed: BigInt(given.steps.seed), actions: given.steps.actions.map(BigInt) };
const positions = given.positions.map((blocks) => blocks.map(block));
const [playouts, worlds, tries] = [given.playouts, given.worlds, given.tries].map(BigInt);
let seed = 1n;
const turns = { search: 0, worlds: 0 };

function next(deed) {
  return positions[turns[deed]++ % positions.length];
}

/** One legal action for each game, the same for the same masks and the same word before. */
let word = 1;
function chooseActions() {
  const [count, width] = given.batch.arrays[batch.masks].shape;
  const masks = new Int8Array(kernel.memory.buffer, batch.arrays[batch.masks].content, count * width);
  const actions = new BigInt64Array(kernel.memory.buffer, batch.actions.content, count);
  for (let game = 0; game < count; game++) {
    const legal = [];
    for (let action = 0; action < width; action++) {
      if (masks[game * width + action] === 1) legal.push(action);
    }
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    actions[game] = BigInt(legal[(word >>> 0) % legal.length]);
  }
  return count;
}

/** Only this is timed, where a deed is more than what is asked about. */
let timed = null;
function measured(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  timed = (timed ?? 0) + (user + system) / 1e6;
  return result;
}

const deeds = {
  batch(amount) {
    const arrays = batch.arrays.map(({ head }) => head);
    if (!batch.began) {
      const { games, seeds, histories } = batch;
      const shown = arrays.slice(0, 5);
      checked(kernel.begin_games(games.head, seeds.head, 0n, histories.head, ...shown));
      batch.began = true;
    }
    let count = 0;
    const most = BigInt(given.batch.maxDecisions);
    const terms = [0n, 0n, 0n, 0n]; // whole matches, by the usual terms, seen in version 0
    for (let each = 0; each < amount; each++) {
      count += chooseActions();
      const { games, actions, histories } = batch;
      const taken = [games.head, actions.head, most, ...terms, histories.head, ...arrays];
      const found = measured(() => checked(kernel.step_games(...taken)));
      if (found >= 0) throw new Error(`an action is illegal in game ${found}`);
    }
    return count;
  },
  step(amount) {
    for (let each = 0; each < amount; each++) {
      checked(kernel.start(games.head, 0n, replayed.seed));
      for (const action of replayed.actions) checked(kernel.step(games.head, 0n, action));
    }
    return amount * replayed.actions.length;
  },
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
  timed = null;
  const before = process.cpuUsage();
  const count = deeds[deed](Number(amount));
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${count} ${timed ?? (user + system) / 1e6}\n`);
}
