/** What happened at a moment, in words. */

import type { GameEvent } from "../protocol/messages.ts";
import { clausesOf } from "../rules/applied.ts";
import type { Reader } from "../model/selectors.ts";
import { listOf, nameOf, sentence } from "../words/told.ts";
import { t } from "../words/texts.svelte.ts";
import type { Moment } from "../model/moments.ts";

/** The sentences that are worth a line in a list; none where the next one says it all. */
export function lineOf(moment: Moment, reader: Reader): string | null {
  const told = worthTelling(moment).flatMap((event) => sentence(event, reader) ?? []);
  return told.length ? told.join(" ") : null;
}

/** Every moment has words of its own. */
export function wordsOf(moment: Moment, reader: Reader): string {
  return worthTelling(moment)
    .flatMap((event) => words(event, reader) ?? [])
    .join(" ");
}

/** The rules that a moment went by. */
export function clausesAt(moment: Moment): string[] {
  return [...new Set(worthTelling(moment).flatMap(clausesOf))];
}

/** At the end of a round the board shows the hands. */
function worthTelling({ events, isEnd }: Moment): readonly GameEvent[] {
  return isEnd ? events.filter((event) => !SHOWN.has(event.event)) : events;
}

const SHOWN: ReadonlySet<GameEvent["event"]> = new Set(["turn_ended", "hand_shown"]);

function words(event: GameEvent, reader: Reader): string | null {
  switch (event.event) {
    case "drew":
      return t("watch-drew", {
        name: nameOf(event.seat, reader),
        cards: event.cards ? listOf(event.cards) : "hidden",
      });
    case "searched":
      return t("watch-searched", {
        name: nameOf(event.seat, reader),
        pile: event.pile,
        cards: event.cards ? listOf(event.cards) : "hidden",
      });
    case "turn_ended":
      return t("watch-turn-ended", { name: nameOf(event.seat, reader) });
    default:
      return sentence(event, reader);
  }
}
