/** What can be chosen, and why one choice is better than another, in words. The texts are those of
 * the part `analysis`. */

import type { Alternative, Reason, Why } from "../protocol/messages.ts";
import { parseMove } from "../protocol/moves.ts";
import type { Reader } from "../model/selectors.ts";
import { listOf, nameOf } from "../words/told.ts";
import { t, textKey } from "../words/texts.svelte.ts";

const CHANCES: readonly Why[] = ["chance-stop", "chance-last", "chance-go-on"];
const ODDS: readonly Why[] = ["stop-is-sure", "bet-holds"];

/** What the numbers beside the moves do not say anyway, nor the odds of a call where they are
 * shown. */
export function worthTelling(reasons: readonly Reason[], hasOdds = false): readonly Reason[] {
  const said = hasOdds ? [...CHANCES, ...ODDS] : CHANCES;
  const others = reasons.filter(({ why }) => !said.includes(why));
  return others.length ? others : reasons;
}

/** A move that is possible. */
export function choiceText(
  { move, cards }: Pick<Alternative, "move" | "cards">,
  reader: Reader,
): string {
  const [card = "", other = ""] = cards;
  const made = parseMove(move);
  switch (made.move) {
    case "draw_two":
      return t("choice-draw");
    case "take_top":
      return t("choice-take", { card, pile: made.pile });
    case "keep":
      return t("choice-keep", { card, other, pile: made.pile });
    case "lay_duo":
      return t("choice-lay", { cards: listOf(cards) });
    case "search":
      return t("choice-search", { pile: made.pile });
    case "pick":
      return t("choice-pick", { card });
    case "steal":
      return t("choice-steal", { name: nameOf(made.victim, reader) });
    case "end_turn":
      return t("choice-end");
    case "stop":
      return t("call-stop");
    case "last_chance":
      return t("call-last-chance");
  }
}

/** Why the better choice is better. */
export function reasonText(reason: Reason, reader: Reader): string {
  const text = t(textKey("why", reason.why), { ...factsOf(reason, reader) });
  return reason.is_hindsight ? t("hindsight", { reason: text }) : text;
}

/** Only what is there: what a reason does not have is left out on the wire. */
function factsOf(reason: Reason, reader: Reader): Record<string, string | number> {
  const { card, other, cards, pile, seat, kind, colour, points, count, percent, against } = reason;
  const facts = {
    card,
    other,
    cards: cards?.length ? listOf(cards) : null,
    pile,
    name: seat === null || seat === undefined ? null : nameOf(seat, reader),
    kind,
    colour,
    points,
    count,
    percent,
    against,
  };
  const known = Object.entries(facts).filter((fact): fact is [string, string | number] => {
    return fact[1] !== null && fact[1] !== undefined;
  });
  return Object.fromEntries(known);
}
