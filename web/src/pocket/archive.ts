/** Files in an archive (ustar). */

const BLOCK = 512;

/** The files of an archive by their paths: plain ones only, as `tools/pocket` makes them. */
export function* filesOf(archive: Uint8Array): Generator<readonly [string, Uint8Array]> {
  const text = (from: number, length: number): string =>
    new TextDecoder().decode(archive.subarray(from, from + length)).replace(/\0.*$/s, "");
  for (let at = 0; archive[at];) {
    const [name, size] = [text(at, 100), Number.parseInt(text(at + 124, 12), 8)];
    const prefix = text(at + 345, 155);
    const from = at + BLOCK;
    yield [prefix ? `${prefix}/${name}` : name, archive.subarray(from, from + size)];
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
}
