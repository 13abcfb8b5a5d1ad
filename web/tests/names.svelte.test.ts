/** A box may speak another language than the screen: what it calls things is known all the same. */

import { expect, test } from "vitest";
import { things } from "../src/book/book.ts";
import { finder, wordsOf } from "../src/book/searching.ts";
import { LANGUAGES, isLanguage } from "../src/device/languages.ts";
import { allNames } from "../src/words/names.ts";
import { speak, t } from "../src/words/texts.svelte.ts";

test("finds a thing by the word of any box, whatever the screen speaks", async () => {
  const names = await allNames();
  expect([...names.keys()].sort()).toEqual(Object.keys(LANGUAGES).sort());
  const boxes = {
    "kind-sailor": ["kotva", "kotvy", "żeglarz", "моряк", "ancla", "anclas"],
    "kind-penguin-colony": ["rodina tučniakov", "kolonia pingwinów", "колония", "colonia"],
    "kind-boat": ["loďka", "lodky", "łódka", "кораблик", "barcos"],
    "call-stop": ["KONČÍME", "ALTO", "закончен"],
    "call-last-chance": ["posledná šanca", "OSTATNIA SZANSA", "oportunidad"],
  };
  for (const language of Object.keys(LANGUAGES).filter(isLanguage)) {
    await speak(language);
    const known = things(names);
    for (const [key, words] of Object.entries(boxes)) {
      const clause = `R1 ${t(key, { count: 1 })}`;
      const missed = words.filter((word) => !finder(word, language, known)(wordsOf(clause)));
      expect([language, key, missed]).toEqual([language, key, []]);
    }
    const crab = `K3 ${t("kind-crab", { count: 2 })}`;
    expect(finder("ancla", language, known)(wordsOf(crab))).toBe(false);
  }
});

test("asks for the whole name where one word of it is foreign", async () => {
  await speak("en");
  const isFound = finder("rodina", "en", things(await allNames()));
  expect(isFound(wordsOf("one more penguin"))).toBe(false);
  expect(isFound(wordsOf("the penguin colony"))).toBe(true);
});
