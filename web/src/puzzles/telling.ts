/** What is said of an answer. */

import { percentOf } from "../advice/numbers.ts";
import { choiceText } from "../advice/weighed.ts";
import { plain } from "../parts/share.ts";
import { capital } from "../words/phrases.ts";
import type { PuzzleAnswer } from "../protocol/messages.ts";
import type { Reader } from "../model/selectors.ts";
import { dayText } from "../words/days.ts";
import { t } from "../words/texts.svelte.ts";

const LEVELS = 5;

/** Whether it was right, and how often it wins. */
export function verdict({ is_right, decision }: PuzzleAnswer, reader: Reader): string {
  const { played, alternatives } = decision;
  const own = alternatives.find((each) => each.move === played);
  if (!own) return "";
  return t(is_right ? "puzzle-right" : "puzzle-wrong", {
    choice: capital(choiceText(own, reader)),
    chance: percentOf(own.chance),
  });
}

/** The best move, for whoever has not found it. */
export function bestText({ decision }: PuzzleAnswer, reader: Reader): string {
  const [best] = decision.alternatives;
  return best
    ? t("puzzle-best", { choice: choiceText(best, reader), chance: percentOf(best.chance) })
    : "";
}

/** What can be told to others: nothing that helps with the puzzle. */
export function shareText(day: string, level: number, isRight: boolean, days: number): string {
  return plain(
    [
      `papersea · ${dayText(day)} · ${"▲".repeat(level)}${"△".repeat(LEVELS - level)}`,
      `${isRight ? "✓" : "✗"} ${t(isRight ? "puzzle-share-right" : "puzzle-share-wrong")}`,
      t("puzzles-streak", { days }),
    ].join("\n"),
  );
}
