import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { manifest, manifestName } from "../build/manifests.ts";

const told = (language: string) => JSON.parse(manifest(language)) as Record<string, unknown>;

test("a device is told in each language what it keeps, and it is the same app", () => {
  const { description, lang, ...app } = told("en");
  for (const language of ["cs", "en", "es", "pl", "ru", "sk"]) {
    const { description: own, lang: spoken, ...same } = told(language);
    expect(same).toEqual(app);
    expect([spoken, spoken === lang]).toEqual([spoken, own === description]);
  }
  expect(told("es")["description"]).toMatch(/^Un pequeño juego de cartas/);
});

test("the page names the one for whoever has not chosen yet", () => {
  const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");
  expect(page).toContain(`href="/${manifestName("en")}"`);
});
