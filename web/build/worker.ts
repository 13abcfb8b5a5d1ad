/** Builds the service worker at the root of the site, and tells it which files to keep. */

import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const SOURCE = resolve(import.meta.dirname, "../src/worker/service-worker.ts");
const NAME = "service-worker.js";
/** Scripts of languages that we do not speak, and the texts of those that we do: the page names
 * the language that it shows. */
const SELDOM = /vietnamese|cyrillic-ext|\/(?:cs|en|es|pl|ru|sk)-[^/]*\.js$/;

export function worker(): Plugin {
  return {
    name: "papersea-worker",
    apply: "build",
    enforce: "post", // after the page itself is written
    buildStart() {
      this.emitFile({ type: "chunk", id: SOURCE, fileName: NAME });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const own = bundle[NAME];
        if (own?.type !== "chunk") throw new Error(`${NAME} was not built`);
        const names = Object.keys(bundle).sort();
        const kept = names.filter((name) => name.startsWith("assets/") && !SELDOM.test(name));
        const hash = createHash("sha256").update(kept.join());
        const page = bundle["index.html"];
        if (page?.type === "asset") hash.update(page.source);
        const files = JSON.stringify(kept);
        own.code = own.code
          .replace(/(["'`])__FILES__\1/, () => files)
          .replace(/(["'`])__VERSION__\1/, () => JSON.stringify(hash.digest("hex").slice(0, 16)));
      },
    },
  };
}
