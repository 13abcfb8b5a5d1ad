/** Builds the worker of the house in a pocket into a folder: `node build/pocket.ts <folder>`. */

import { resolve } from "node:path";
import { build } from "vite";

const SOURCE = resolve(import.meta.dirname, "../src/pocket/worker.ts");

await build({
  configFile: false,
  root: resolve(import.meta.dirname, ".."),
  logLevel: "warn",
  publicDir: false,
  build: {
    outDir: resolve(process.argv[2] ?? "."),
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: SOURCE, formats: ["es"], fileName: () => "worker.js" },
    minify: true,
  },
});
