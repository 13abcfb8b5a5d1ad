/** The forms of cards, kinds, colours and piles: the page says what the terminal says. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/device/languages.ts";
import { forms } from "../src/words/forms.ts";
import { recorded } from "./recorded.ts";

const HERE = import.meta.url;
const LOCALES = "../../src/papersea/locales";

type Form = [name: string, thing: string, form: string, count: number, words: string];

test.each(Object.keys(LANGUAGES))("are the same in %s", (language) => {
  const bundle: FluentBundle = new FluentBundle(language, { functions: forms(() => bundle) });
  const things = readFileSync(new URL(`${LOCALES}/${language}/cards.ftl`, HERE), "utf8");
  bundle.addResource(new FluentResource(things));
  const known = recorded<Form>(`forms-${language}`);
  const found = known.map(([name, thing, form, count]) => {
    const words = forms(() => bundle)[name]?.([thing, form, new FluentNumber(count)], {});
    return [name, thing, form, count, words];
  });
  expect(found).toEqual(known);
  expect(known.length).toBeGreaterThan(500);
});
