// Does calls of the kernel again in WebAssembly, and compares what comes of them:
//
//     node tests/kernel/again.mjs MODULE CALLS
//
// MODULE lies beside its manifest; CALLS is what `python -m tests.kernel.twice --keep CALLS` has
// written.

import { createReadStream, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { inflateSync } from "node:zlib";

const FAILED = -(1n << 63n);
const MOST_ERRORS = 1n << 32n;
const PAGE = 65536;
const PLACE = 16; // every block begins at a multiple of it

class KernelError extends Error {
  constructor([name, message, where]) {
    super(message);
    this.name = name;
    this.where = where;
  }
}

/** What Pyodide gives to a module that is loaded beside Python: a part of its memory. The stack
 * grows down from where the module's own data begins; behind them is room. */
function lodging() {
  const [data, heap] = [1 << 18, 1 << 20];
  const number = (value, mutable = false) => new WebAssembly.Global({ value: "i32", mutable }, value);
  const memory = new WebAssembly.Memory({ initial: 32, maximum: 4096 });
  return {
    env: {
      memory,
      __stack_pointer: number(data, true),
      __memory_base: number(data),
      __table_base: number(0),
    },
    heap,
  };
}

/** A kernel in memory of its own. */
export class Kernel {
  constructor(path) {
    this.manifest = JSON.parse(readFileSync(join(dirname(path), "manifest.json"), "utf-8"));
    const module = new WebAssembly.Module(readFileSync(path));
    const isLodger = WebAssembly.Module.imports(module).length > 0;
    const { env, heap } = isLodger ? lodging() : { env: {}, heap: 0 };
    this.exports = new WebAssembly.Instance(module, { env }).exports;
    this.memory = isLodger ? env.memory : this.exports.memory;
    this.heap = isLodger ? heap : this.exports.__heap_base.value;
  }

  /** Calls an entry with numbers (BigInt) and blocks ({bytes, shape}); each block's bytes are
   * afterwards what the kernel has written. */
  call(entry, given) {
    const kinds = this.manifest.entries[entry];
    const answer = kinds[kinds.length - 1][0];
    let end = this.heap;
    const room = (size) => {
      const start = Math.ceil(end / PLACE) * PLACE;
      end = start + size;
      const missing = end - this.memory.buffer.byteLength;
      if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
      return start;
    };
    const blocks = [];
    const passed = given.map((each) => {
      if (typeof each === "bigint") return each;
      const at = room(each.bytes.length);
      const head = room(8 * (1 + each.shape.length));
      new Uint8Array(this.memory.buffer).set(each.bytes, at);
      const view = new DataView(this.memory.buffer);
      [at, ...each.shape].forEach((number, place) => {
        view.setBigInt64(head + 8 * place, BigInt(number), true);
      });
      blocks.push([each, at]);
      return head;
    });
    const result = this.exports[entry.slice(entry.lastIndexOf(".") + 1)](...passed);
    for (const [block, at] of blocks) {
      block.bytes = new Uint8Array(this.memory.buffer).slice(at, at + block.bytes.length);
    }
    if (result < FAILED + MOST_ERRORS) {
      throw new KernelError(this.manifest.errors[Number(result - FAILED)]);
    }
    return answer === "none" ? null : result;
  }

  /** The fields of a block's records in which bytes differ; other blocks have one field. */
  differing(kind, one, other) {
    if (Buffer.compare(one, other) === 0) return [];
    if (kind[0] !== "records") return [kind.join(" ")];
    const { size, fields } = this.manifest.records[kind[1]];
    const wrong = [];
    for (let start = 0; start < one.length; start += size) {
      for (const { name, width, length, at } of fields) {
        const from = start + at;
        const to = from + Number(width[1]) * (length ?? 1);
        if (Buffer.compare(one.subarray(from, to), other.subarray(from, to)) !== 0) {
          wrong.push(`${kind[1]} ${start / size}.${name}`);
        }
      }
    }
    return wrong;
  }
}

/** What is wrong with a call that is done again; nothing, it is hoped. */
function compare(kernel, memories, line) {
  const given = line.arguments.map((each) =>
    typeof each === "string"
      ? BigInt(each)
      : { bytes: inflateSync(memories[each.memory]), shape: each.shape },
  );
  let came;
  try {
    const result = kernel.call(line.entry, given);
    came = result === null ? null : String(result);
  } catch (error) {
    // A trap is an error of another kind, and is told as such.
    came = [error.name, error.message];
  }
  const wrong = [];
  if (JSON.stringify(came) !== JSON.stringify(line.result)) {
    wrong.push(`${JSON.stringify(came)}, but ${JSON.stringify(line.result)} before`);
  }
  const kinds = kernel.manifest.entries[line.entry].filter((kind) => kind.length > 1);
  given
    .filter((each) => typeof each !== "bigint")
    .forEach((each, place) => {
      wrong.push(...kernel.differing(kinds[place], each.bytes, inflateSync(memories[line.after[place]])));
    });
  return wrong.map((each) => `${line.entry}: ${each}`);
}

const [path, calls] = process.argv.slice(2);
const kernel = new Kernel(path);
const memories = [];
const counts = {};
let failures = 0;
for await (const text of createInterface({ input: createReadStream(calls, "utf-8") })) {
  const line = JSON.parse(text);
  if ("memory" in line) {
    memories.push(Buffer.from(line.memory, "base64")); // packed: most of them are large and empty
    continue;
  }
  const wrong = compare(kernel, memories, line);
  wrong.forEach((each) => console.error(each));
  failures += wrong.length;
  const outcome = Array.isArray(line.result) ? ` ${line.result[0]}` : "";
  counts[line.entry + outcome] = (counts[line.entry + outcome] ?? 0) + 1;
}
for (const [name, count] of Object.entries(counts).sort()) console.log(String(count).padStart(9), name);
process.exitCode = failures > 0 ? 1 : 0;
