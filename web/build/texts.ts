/** The texts of each language in parts: `virtual:texts` says how to load them, `virtual:texts/rules/sk`
 * is one of them. They come from the same Fluent files as the terminal's. */

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../../src/papersea/locales");
/** What only some pages say, and is loaded with them; everything else is for `screens`. */
const PARTS: Readonly<Record<string, string>> = {
  rules: "rules.ftl",
  lessons: "lessons.ftl",
  pad: "pad.ftl",
  analysis: "analysis.ftl",
  review: "review.ftl",
  puzzles: "puzzles.ftl",
  deals: "deals.ftl",
  house: "house.ftl",
  company: "company.ftl",
  calls: "calls.ftl",
  pocket: "pocket.ftl",
  me: "me.ftl",
  aids: "aids.ftl",
  opponents: "opponents.ftl",
};
/** What is said in terminals, and by the server about its links. */
const ELSEWHERE = [
  "admin.ftl", "arena.ftl", "doctor.ftl", "fullscreen.ftl", "help.ftl", "previews.ftl",
  "problems.ftl", "terminal.ftl",
]; // prettier-ignore
const NOT_FOR_SCREENS = new Set([...ELSEWHERE, ...Object.values(PARTS)]);
/** What the screens say, too, and is loaded of the other languages when somebody asks for it. */
const AGAIN: Readonly<Record<string, string>> = { names: "cards.ftl" };
const INDEX = "virtual:texts";
const NAME = /^virtual:texts\/([a-z]+)\/([a-z]{2})$/;

function files(part: string, language: string): string[] {
  const folder = join(LOCALES, language);
  const own = PARTS[part] ?? AGAIN[part];
  const names = readdirSync(folder).sort();
  return names
    .filter((name) => name.endsWith(".ftl"))
    .filter((name) => (own ? name === own : !NOT_FOR_SCREENS.has(name)))
    .map((name) => join(folder, name));
}

function index(): string {
  const languages = readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name));
  const parts = ["screens", ...Object.keys(PARTS), ...Object.keys(AGAIN)].map((part) => {
    const loaders = languages.map((each) => `${each}: () => import("${INDEX}/${part}/${each}")`);
    return `${part}: { ${loaders.join(", ")} }`;
  });
  return `export default { ${parts.join(", ")} };`;
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function texts(): Plugin {
  return {
    name: "papersea-texts",
    resolveId: (id) => (id === INDEX || NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      const found = id.startsWith("\0") ? NAME.exec(id.slice(1)) : null;
      if (!found?.[1] || !found[2]) return undefined;
      const paths = files(found[1], found[2]);
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => withoutComments(readFileSync(path, "utf8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
