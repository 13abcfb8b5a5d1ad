/** What a device writes beside the icon of the page on its home screen: one manifest for each
 * language, and the one that is asked for before the page knows its reader's. */

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../../src/papersea/locales");
const FIRST = "en";
const ABOUT = /^preview-about = (.+)$/m;
const SEA = "#e6edec";
const ICON = { src: "icons/512.png", sizes: "512x512", type: "image/png" };

/** As `src/words/texts.svelte.ts` asks for it. */
export function manifestName(language: string): string {
  return language === FIRST ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
}

function about(language: string): string | undefined {
  try {
    return ABOUT.exec(readFileSync(join(LOCALES, language, "previews.ftl"), "utf8"))?.[1];
  } catch {
    return undefined; // said in English then, as every text that a language lacks
  }
}

export function manifest(language: string): string {
  const own = about(language);
  const facts = {
    name: "papersea",
    short_name: "papersea",
    description: own ?? about(FIRST),
    lang: own ? language : FIRST,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: SEA,
    theme_color: SEA,
    categories: ["games"],
    icons: [
      { ...ICON, src: "icons/192.png", sizes: "192x192" },
      ICON,
      { ...ICON, src: "icons/maskable-512.png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

export function manifests(): Plugin {
  return {
    name: "papersea-manifests",
    apply: "build",
    generateBundle() {
      for (const language of readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name)))
        this.emitFile({
          type: "asset",
          fileName: manifestName(language),
          source: manifest(language),
        });
    },
  };
}
