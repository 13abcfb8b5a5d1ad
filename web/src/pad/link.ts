/** A whole pad in a link: everything is behind the `#`, which no server sees. */

import { site } from "../device/site.ts";
import type { Pad } from "./pad.ts";
import { PadError, readPad } from "./reading.ts";

const PLAIN = "0";
const PACKED = "1";
/** More than any game needs; a small link may not unfold to something huge. */
const LONGEST = 200_000;

export async function padLink(pad: Pad): Promise<string> {
  return `${site.linkTo("/pad")}#${await fold(pad)}`;
}

/** The pad as letters and digits that a link may hold. */
export async function fold(pad: Pad): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(pad));
  if (typeof CompressionStream === "undefined") return PLAIN + toLetters(text);
  return PACKED + toLetters(await through(new CompressionStream("deflate-raw"), text));
}

/** Raises `PadError` if it is none, or was cut off. */
export async function unfold(letters: string): Promise<Pad> {
  let found: unknown;
  try {
    const bytes = fromLetters(letters.slice(1));
    const isPacked = letters.startsWith(PACKED);
    const text = isPacked ? await through(new DecompressionStream("deflate-raw"), bytes) : bytes;
    found = JSON.parse(new TextDecoder().decode(text));
  } catch {
    throw new PadError({ code: "not_a_pad" });
  }
  return readPad(found);
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    length += value.length;
    if (length > LONGEST) throw new Error("too long");
  }
}

function toLetters(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
