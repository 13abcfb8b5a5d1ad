/** One module of texts for each language: `virtual:texts/sk` for every screen, `virtual:rules/sk`
 * for the rulebook. They come from the same Fluent files as the terminal's. */

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../../src/papersea/locales");
const NOT_FOR_SCREENS = new Set(["arena.ftl", "terminal.ftl", "rules.ftl"]);
const NAME = /^virtual:(texts|rules)\/([a-z]{2})$/;

function files(part: string, language: string): string[] {
  const folder = join(LOCALES, language);
  const names = part === "rules" ? ["rules.ftl"] : readdirSync(folder).sort();
  return names
    .filter((name) => name.endsWith(".ftl") && (part === "rules" || !NOT_FOR_SCREENS.has(name)))
    .map((name) => join(folder, name));
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function texts(): Plugin {
  return {
    name: "papersea-texts",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const found = id.startsWith("\0") ? NAME.exec(id.slice(1)) : null;
      if (!found?.[1] || !found[2]) return undefined;
      const paths = files(found[1], found[2]);
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => withoutComments(readFileSync(path, "utf8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
