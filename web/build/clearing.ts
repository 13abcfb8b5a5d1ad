/** Clears away what an earlier build has left, but not what `tools/pocket` has packed beside it. */

import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const KEPT = "pocket";

export function clearing(): Plugin {
  let folder = "";
  return {
    name: "papersea-clearing",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    buildStart() {
      for (const name of names(folder))
        if (name !== KEPT) rmSync(join(folder, name), { recursive: true });
    },
  };
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // nothing was built yet
  }
}
