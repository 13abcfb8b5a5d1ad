/** The packed files of the house: fetched, counted and unpacked on the way. */

import type { Manifest } from "./talk.ts";

const GZIP = [0x1f, 0x8b];

export class PackedFiles {
  #fetched = 0;

  /** `base` is the address of their folder. */
  constructor(
    readonly base: URL,
    readonly manifest: Manifest,
    readonly progress: (bytes: number) => void,
  ) {}

  /** A script, once it is there: browsers do not tell how far it is. */
  async script(name: string): Promise<unknown> {
    const loaded: unknown = await import(/* @vite-ignore */ new URL(name, this.base).href);
    this.#count(this.manifest.files[name]);
    return loaded;
  }

  /** The one that is running. */
  own(name: string): void {
    this.#count(this.manifest.files[name]);
  }

  /** A file as it was before it was packed; its bytes come while they are unpacked. */
  async open(name: string, type: string): Promise<Response> {
    const answer = await fetch(new URL(`${name}.gz`, this.base));
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const counted = answer.body.pipeThrough(this.#counter());
    return new Response(await unpacked(counted), { headers: { "content-type": type } });
  }

  #count(bytes = 0): void {
    this.#fetched += bytes;
    this.progress(this.#fetched);
  }

  #counter(): TransformStream<Uint8Array, Uint8Array> {
    return new TransformStream({
      transform: (chunk, out) => {
        this.#count(chunk.byteLength);
        out.enqueue(chunk);
      },
    });
  }
}

/** Some servers say that such a file is compressed, and browsers unpack it then: it is looked at. */
async function unpacked(stream: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const reader = stream.getReader();
  const first = await reader.read();
  const isPacked = GZIP.every((byte, place) => first.value?.[place] === byte);
  const whole = new ReadableStream<Uint8Array>({
    start(out) {
      if (first.value) out.enqueue(first.value);
    },
    async pull(out) {
      const { done, value } = await reader.read();
      if (done) out.close();
      else out.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const gunzip = new DecompressionStream("gzip") as TransformStream<Uint8Array, Uint8Array>;
  return isPacked ? whole.pipeThrough(gunzip) : whole;
}
