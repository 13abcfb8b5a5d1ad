/** The rulebook in the language that is spoken: chapters of clauses, and the words to find them. */

import { type Names, THINGS, formsOf } from "../words/names.ts";
import { language, t, textKey } from "../words/texts.svelte.ts";
import { listed } from "../words/told.ts";
import { type Thing, wordsOf } from "./searching.ts";
import {
  DEPENDS_ON,
  EDITIONS,
  EDITION_TABLE,
  OPTION_NAMES,
  OPTION_VALUES,
  type OptionName,
  SECTIONS,
  editionsWith,
} from "../rules/tables.ts";

export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What an option can be set to; `null` for what is no option. */
  readonly option: OptionName | null;
  readonly dependsOn: readonly OptionName[];
  readonly words: readonly string[];
}

export interface BookSection {
  readonly section: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export function readBook(): BookSection[] {
  return SECTIONS.map(({ section, clauses }) => ({
    section,
    title: t(textKey("rules-section", section)),
    clauses:
      section === "options"
        ? [editionTable(), ...OPTION_NAMES.map(option)]
        : clauses.map((id) => clause(id)),
  }));
}

export function optionTitle(name: OptionName): string {
  return t(`${textKey("option", name)}.title`);
}

export function valueTitle(name: OptionName, value: string): string {
  return t(`${textKey("option", name, value)}.title`);
}

/** “classic, Slovak and Czech”. */
export function editionNames(name: OptionName, value: string): string {
  const editions = editionsWith(name, value);
  if (!editions.length) return t("book-no-edition");
  if (editions.length === Object.keys(EDITIONS).length) return t("book-all-editions");
  return listed(editions.map((edition) => t(`edition-${edition}`)));
}

/** The things of the game with their names: in the language on the screen, and in all that are
 * known. */
export function things(names: Names = new Map()): Thing[] {
  return THINGS.map((key) => ({
    own: formsOf(key, t),
    elsewhere: [...names]
      .filter(([each]) => each !== language())
      .map(([each, say]) => ({ language: each, words: formsOf(key, say).flat() })),
  }));
}

function clause(id: string): Clause {
  const key = textKey("rule", id);
  const [title, text] = [t(`${key}.title`), t(key)];
  const dependsOn = DEPENDS_ON[id] ?? [];
  const words = wordsOf([id, title, text, ...dependsOn.flatMap(choices)].join(" "));
  return { id, title, text, option: null, dependsOn, words };
}

function option(name: OptionName): Clause {
  const [title, text] = [optionTitle(name), t(textKey("option", name))];
  const values = OPTION_VALUES[name].map((value) => t(textKey("option", name, value)));
  const words = wordsOf(
    [name, name.replaceAll("_", " "), title, text, ...values, ...choices(name)].join(" "),
  );
  return { id: name, title, text, option: name, dependsOn: [], words };
}

function editionTable(): Clause {
  const [title, text] = [t("book-differ"), t("book-differ-about")];
  const words = wordsOf([title, text, ...OPTION_NAMES.flatMap(choices)].join(" "));
  return { id: EDITION_TABLE, title, text, option: null, dependsOn: [], words };
}

function choices(name: OptionName): string[] {
  const values = OPTION_VALUES[name];
  return values.flatMap((value) => [valueTitle(name, value), editionNames(name, value)]);
}
