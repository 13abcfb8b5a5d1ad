/** The forms of the things on the table: how a sentence asks for “the yellow crab” or „żółtego
 * kraba”. A message names a thing and the form that its sentence needs: `{ CARD($card, "acc") }`.
 * The terminal has the same in `papersea/forms.py`; what forms there are, each language says in its
 * `cards.ftl`. */

import {
  type FluentBundle,
  type FluentFunction,
  FluentNumber,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { colourOf, kindOf } from "../cards/kinds.ts";

type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
type Pattern = NonNullable<Message["value"]>;
type Facts = Record<string, FluentVariable>;

/** A form such as `acc`, `the` or `s-ins` (`nom` is the plain name), for so many; with a capital letter where a text begins
 * with it. */
interface Wanted {
  readonly name: string;
  readonly count: number;
  readonly isCapital: boolean;
}

/** The marks that Fluent puts around what is filled in; inside a name they would be in the way. */
const MARKS = /[\u2068\u2069]/g;

/** What messages can call. */
export function forms(bundle: () => FluentBundle): Record<string, FluentFunction> {
  return {
    CARD: ([card, ...asked]) => cardIn(bundle(), text(card), wanted(asked)),
    CARDS: ([cards, ...asked]) => cardsIn(bundle(), text(cards), wanted(asked)),
    COLOUR: ([colour, ...asked]) => colourIn(bundle(), `colour-${text(colour)}`, wanted(asked)),
    KIND: ([kind, ...asked]) => thingIn(bundle(), `kind-${text(kind)}`, wanted(asked)),
    PILE: ([pile, ...asked]) => thingIn(bundle(), `pile-${text(pile)}`, wanted(asked)),
  };
}

/** A language with its country where that is seen: “colour” goes with “a, b and c”. */
export function british(language: string): string {
  return language === "en" ? "en-GB" : language;
}

function cardIn(bundle: FluentBundle, card: string, asked: Wanted): string {
  const [kindKey, colourKey] = [`kind-${kindOf(card)}`, `colour-${colourOf(card)}`];
  const gender = said(bundle, kindKey, "gender");
  const kind = noun(bundle, kindKey, asked);
  const colour = agreeing(bundle, colourKey, asked, gender);
  const words = filled(bundle, message(bundle, "card").value, { kind, colour });
  const first = words.startsWith(colour) ? colourKey : kindKey;
  return formed(bundle, words, asked, { gender, sound: said(bundle, first, "sound") });
}

function cardsIn(bundle: FluentBundle, cards: string, asked: Wanted): string {
  if (!cards) return filled(bundle, message(bundle, "cards-none").value);
  const names = cards.split(" ").map((card, place) => {
    return cardIn(bundle, card, place ? { ...asked, isCapital: false } : asked);
  });
  return new Intl.ListFormat(british(bundle.locales[0] ?? "en")).format(names);
}

function thingIn(bundle: FluentBundle, key: string, asked: Wanted): string {
  const words = noun(bundle, key, asked);
  const gender = said(bundle, key, "gender");
  return formed(bundle, words, asked, { gender, sound: said(bundle, key, "sound") });
}

/** Its name; in any form, as it stands before or behind the word for a card. */
function colourIn(bundle: FluentBundle, key: string, asked: Wanted): string {
  const words = isNominative(asked)
    ? filled(bundle, message(bundle, key).value)
    : agreeing(bundle, key, asked, said(bundle, "word-card", "gender"));
  return formed(bundle, words, asked, { gender: "", sound: said(bundle, key, "sound") });
}

function noun(bundle: FluentBundle, key: string, asked: Wanted): string {
  const pattern = inCase(bundle, message(bundle, key), asked);
  return filled(bundle, pattern, { count: asked.count });
}

/** A colour beside a thing of this gender. */
function agreeing(bundle: FluentBundle, key: string, asked: Wanted, gender: string): string {
  const { value, attributes } = message(bundle, key);
  const facts = { gender, count: asked.count };
  const endings = said(bundle, key, "endings");
  if (!endings) return filled(bundle, attributes["agreeing"] ?? value, facts);
  const ending = inCase(bundle, message(bundle, `endings-${endings}`), asked);
  return said(bundle, key, "stem") + filled(bundle, ending, facts);
}

/** A form that `form` wraps around a word may go without a case; any other is one. */
function inCase(bundle: FluentBundle, { value, attributes }: Message, asked: Wanted): Pattern {
  const { name } = asked;
  const ofCase = name.slice(name.lastIndexOf("-") + 1);
  const isPlain = isNominative(asked) || (name === ofCase && wrapper(bundle, asked));
  const pattern = isPlain ? value : attributes[ofCase];
  if (!pattern) throw new Error(`no form ${name}`);
  return pattern;
}

function isNominative({ name }: Wanted): boolean {
  return name === "" || name === "nom";
}

function wrapper(bundle: FluentBundle, { name }: Wanted): Pattern | undefined {
  return bundle.getMessage("form")?.attributes[name];
}

function formed(bundle: FluentBundle, bare: string, asked: Wanted, facts: Facts): string {
  const pattern = wrapper(bundle, asked);
  const words = pattern
    ? filled(bundle, pattern, { ...facts, words: bare, count: asked.count })
    : bare;
  return asked.isCapital ? capital(words) : words;
}

/** With a capital letter. */
function capital(words: string): string {
  return words.replace(/^\P{Letter}*\p{Letter}/u, (start) => start.toLocaleUpperCase());
}

function said(bundle: FluentBundle, key: string, attribute: string): string {
  const pattern = message(bundle, key).attributes[attribute];
  return pattern ? filled(bundle, pattern) : "";
}

function message(bundle: FluentBundle, key: string): Message {
  const found = bundle.getMessage(key.replaceAll("_", "-"));
  if (!found) throw new Error(`no words for ${key}`);
  return found;
}

function filled(bundle: FluentBundle, pattern: Pattern | null, facts: Facts = {}): string {
  return bundle.formatPattern(pattern ?? "", facts).replace(MARKS, "");
}

function wanted(asked: readonly FluentValue[]): Wanted {
  const name = asked.find((each) => typeof each === "string") ?? "";
  const count = asked.find((each) => each instanceof FluentNumber);
  return {
    name: name.toLowerCase(),
    count: count?.value ?? 1,
    isCapital: name.charAt(0) !== name.charAt(0).toLowerCase(),
  };
}

function text(value: FluentValue | undefined): string {
  return typeof value === "string" ? value : "";
}
