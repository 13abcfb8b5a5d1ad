/** Python, with the house in it. */

import type { PyodideAPI, loadPyodide } from "pyodide";
import { filesOf } from "./archive.ts";

/** No packages but our own: nothing is ever looked for elsewhere. */
const NO_PACKAGES = {
  info: { arch: "wasm32", platform: "", version: "", python: "", abi_version: "2026_0" },
  packages: {},
} as const;

export interface Parts {
  readonly load: typeof loadPyodide;
  /** Of the folder in which Pyodide finds its own files. */
  readonly index: string;
  /** Of the standard library. */
  readonly library: string;
  /** The archive with our own Python. */
  readonly house: Promise<Uint8Array>;
}

export async function startPython({ load, index, library, house }: Parts): Promise<PyodideAPI> {
  return load({
    indexURL: index,
    stdLibURL: library,
    lockFileContents: JSON.stringify(NO_PACKAGES),
    async fsInit(files, { sitePackages }) {
      const made = new Set<string>();
      for (const [path, content] of filesOf(await house)) {
        const target = `${sitePackages}/${path}`;
        const folder = target.slice(0, target.lastIndexOf("/"));
        if (!made.has(folder)) files.mkdirTree(folder);
        made.add(folder);
        files.writeFile(target, content);
      }
    },
  });
}
