/** Runs a Python script in the packed house: `node inside.ts <folder of the version> <script>`.
 *
 * The same Python, library, kernel and sources as in a browser, without a page. The script has a
 * coroutine `main`, which is awaited; its arguments are `sys.argv`, and what it prints is printed. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { startPython } from "../../web/src/pocket/interpreter.ts";

const [packed = "", script = "", ...rest] = process.argv.slice(2);

function unpacked(name: string): Uint8Array {
  return new Uint8Array(gunzipSync(readFileSync(join(packed, `${name}.gz`))));
}

const beside = join(
  import.meta.dirname,
  "../../web/node_modules/pyodide/pyodide.mjs",
);
const { loadPyodide } = await import(pathToFileURL(beside).href);
const folder = mkdtempSync(join(tmpdir(), "pocket-"));
try {
  for (const name of ["pyodide.asm.wasm", "library.zip"])
    writeFileSync(join(folder, name), unpacked(name));
  writeFileSync(
    join(folder, "pyodide.asm.mjs"),
    readFileSync(join(packed, "pyodide.asm.mjs")),
  );
  const python = await startPython({
    load: loadPyodide,
    index: folder,
    library: join(folder, "library.zip"),
    house: Promise.resolve(unpacked("house.tar")),
  });
  python.globals.set("arguments", [script, ...rest]);
  python.runPython("import sys; sys.argv = list(arguments)");
  const source = `${readFileSync(script, "utf8")}
await main()
`;
  await python.runPythonAsync(source, { filename: script });
} catch (problem) {
  console.error(String(problem)); // not the line of the script it came from: that has a megabyte
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(); // tables that go on would be looked after for ever
