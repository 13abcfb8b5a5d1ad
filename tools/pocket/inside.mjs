// Runs inside.py in Pyodide: node inside.mjs <folder of pyodide> <working folder>
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [packages, work] = process.argv.slice(2);
const { loadPyodide } = await import(
  pathToFileURL(join(packages, "pyodide.mjs"))
);
const python = await loadPyodide({
  env: { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" },
});
for (const [at, root] of [
  ["/work", work],
  ["/tools", import.meta.dirname],
]) {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, at);
}
python.runPython(readFileSync(join(import.meta.dirname, "inside.py"), "utf8"));
