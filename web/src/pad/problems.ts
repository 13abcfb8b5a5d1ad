/** Why a round cannot have been: a code, the facts, and the clause that says so. The codes and
 * their order are those of `papersea.scorepad`. */

import { CARDS, COLOURS, colourOf, copiesOf } from "../cards/kinds.ts";
import type { CardText } from "../protocol/messages.ts";
import { hasAllMermaids, scoreCards } from "../rules/scoring.ts";
import { APPLIED_BY, POINTS_TO_CLOSE, type Part } from "../rules/tables.ts";
import { type PadHand, type PadRound, cardsIn, isScored } from "./pad.ts";
import { type Worth, countHand, countsBonus } from "./standing.ts";

/** C2: more of a card than the deck has. */
export interface TooManyCards {
  readonly code: "too_many_cards";
  readonly card: CardText;
  readonly count: number;
  readonly copies: number;
}

export type RoundProblem =
  | TooManyCards
  /** G1: the round ended with them. */
  | { readonly code: "four_mermaids"; readonly player: number }
  | { readonly code: "mermaids_missing"; readonly player: number }
  | { readonly code: "bonus_missing"; readonly player: number }
  /** Whoever has points has cards, and so a colour. */
  | { readonly code: "no_bonus"; readonly player: number }
  /** C2: more of each colour than the deck has. */
  | { readonly code: "too_high_bonuses"; readonly bonuses: string }
  /** Below zero, or more than all the cards together are worth. */
  | {
      readonly code: "wrong_number";
      readonly player: number;
      readonly what: Part;
      readonly most: number;
    }
  /** T8: whoever closes needs more. */
  | {
      readonly code: "too_few_points";
      readonly player: number;
      readonly points: number;
      readonly needed: number;
    };

/** Where it can be looked up. */
export function clauseOf({ code }: RoundProblem): string | null {
  return APPLIED_BY.flaws[code] ?? null;
}

/** What somebody would have with the whole deck. */
export const MOST: Worth = scoreCards(
  CARDS.flatMap((card) => Array.from({ length: copiesOf(card) }, () => card)),
);

/** How many cards of each colour the deck has. */
const OF_COLOUR: readonly number[] = COLOURS.map((colour) =>
  CARDS.filter((card) => colourOf(card) === colour).reduce((sum, card) => sum + copiesOf(card), 0),
);

/** The first card of which there are more than the deck has. */
export function tooMany(cards: readonly CardText[]): TooManyCards | null {
  for (const card of cards) {
    const count = cards.filter((each) => each === card).length;
    const copies = copiesOf(card);
    if (count > copies) return { code: "too_many_cards", card, count, copies };
  }
  return null;
}

/** The first hand whose colour bonus is open although it counts. */
export function bonusMissing(round: PadRound): RoundProblem | null {
  const player = round.hands.findIndex(
    (hand, place) => "points" in hand && hand.bonus === undefined && countsBonus(round, place),
  );
  return player < 0 ? null : { code: "bonus_missing", player };
}

/** Of what is told; whether something is missing is another question. */
export function problemsOf(round: PadRound): RoundProblem[] {
  const shown = round.hands.map((hand) => ("cards" in hand ? cardsIn(hand.cards) : null));
  const excess = tooMany(shown.flatMap((cards) => cards ?? []));
  return [
    ...(excess ? [excess] : shown.flatMap((cards, player) => mermaids(round, cards, player))),
    ...round.hands.flatMap(numbers),
    ...closing(round),
    ...bonuses(round),
  ];
}

function mermaids(
  { how, by }: PadRound,
  cards: readonly CardText[] | null,
  player: number,
): RoundProblem[] {
  if (!cards) return [];
  const hasAll = hasAllMermaids(cards);
  if (hasAll === (how === "mermaids" && player === by)) return [];
  return [{ code: hasAll ? "four_mermaids" : "mermaids_missing", player }];
}

function numbers(hand: PadHand, player: number): RoundProblem[] {
  if (!("points" in hand)) return [];
  const counted = countHand(hand);
  const wrong = (["points", "bonus"] as const).find(
    (what) => counted[what] < 0 || counted[what] > MOST[what],
  );
  return wrong ? [{ code: "wrong_number", player, what: wrong, most: MOST[wrong] }] : [];
}

function closing({ how, by, hands }: PadRound): RoundProblem[] {
  const own = hands[by];
  if (!isScored(how) || !own) return [];
  const { points } = countHand(own);
  if (points >= POINTS_TO_CLOSE) return [];
  return [{ code: "too_few_points", player: by, points, needed: POINTS_TO_CLOSE }];
}

/** Of those that count, as far as they are told. */
function bonuses(round: PadRound): RoundProblem[] {
  if (round.hands.every((hand) => "cards" in hand)) return [];
  const needed = [...round.hands.keys()].filter((player) => countsBonus(round, player));
  const none = needed.find((player) => {
    const hand = round.hands[player];
    return hand && "points" in hand && hand.bonus === 0 && hand.points > 0;
  });
  if (none !== undefined) return [{ code: "no_bonus", player: none }];
  const told = needed
    .flatMap((player) => round.hands[player] ?? [])
    .map((hand) => countHand(hand).bonus)
    .sort((one, other) => other - one);
  return fit(told, OF_COLOUR) ? [] : [{ code: "too_high_bonuses", bonuses: told.join(", ") }];
}

/** Whether everybody can have so many cards of one colour, with so many of each in the deck. */
function fit([first, ...others]: readonly number[], colours: readonly number[]): boolean {
  if (first === undefined) return true;
  return colours.some(
    (left, place) => left >= first && fit(others, colours.with(place, left - first)),
  );
}
