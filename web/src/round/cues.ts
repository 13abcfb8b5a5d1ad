/** When the end of a round shows what: hands open, lines count up, the bet is decided, the table
 * comes. Never longer than seven seconds, however many cards there are. */

export type Cue =
  | { readonly cue: "open"; readonly place: number }
  | { readonly cue: "line"; readonly place: number; readonly line: number }
  | { readonly cue: "tension" }
  | { readonly cue: "decision" }
  | { readonly cue: "table" };

export type TimedCue = Cue & {
  /** Milliseconds since the beginning. */
  readonly at: number;
};

export const LONGEST = 7000;
export const LINE_TIME = 250;
const FIRST = 250;
const OPEN_TIME = 450;
const TENSION_TIME = 1000;
const DECISION_TIME = 900;
const LAST_TIME = 350;

/** `lines`: how many score lines each hand has, in the order in which the hands open. */
export function cues(lines: readonly number[], hasDecision: boolean): readonly TimedCue[] {
  const spare = LONGEST - FIRST - (hasDecision ? TENSION_TIME + DECISION_TIME : 0) - LAST_TIME;
  const all = lines.reduce((sum, count) => sum + count, 0);
  const wanted = lines.length * OPEN_TIME + all * LINE_TIME;
  const pace = Math.min(1, wanted ? spare / wanted : 1);
  const found: TimedCue[] = [];
  let at = FIRST;
  lines.forEach((count, place) => {
    found.push({ cue: "open", place, at });
    at += OPEN_TIME * pace;
    for (let line = 0; line < count; line++) {
      found.push({ cue: "line", place, line, at });
      at += LINE_TIME * pace;
    }
  });
  if (hasDecision) {
    found.push({ cue: "tension", at });
    at += TENSION_TIME;
    found.push({ cue: "decision", at });
    at += DECISION_TIME;
  }
  return [...found, { cue: "table", at }];
}

/** What is on the screen after the first `passed` cues. */
export interface Stand {
  /** How many hands are open. */
  readonly open: number;
  /** How many lines of each hand are counted. */
  readonly counted: readonly number[];
  /** The line that is being counted, if one is. */
  readonly current: { readonly place: number; readonly line: number } | null;
  /** It is about to be decided. */
  readonly isTense: boolean;
  readonly isDecided: boolean;
  readonly hasTable: boolean;
}

export function standAfter(all: readonly Cue[], passed: number, hands: number): Stand {
  const seen = all.slice(0, passed);
  const last = seen.at(-1);
  return {
    open: seen.filter((each) => each.cue === "open").length,
    counted: Array.from(
      { length: hands },
      (_, place) => seen.filter((each) => each.cue === "line" && each.place === place).length,
    ),
    current: last?.cue === "line" ? last : null,
    isTense: last?.cue === "tension",
    isDecided: seen.some((each) => each.cue === "decision"),
    hasTable: seen.some((each) => each.cue === "table"),
  };
}
