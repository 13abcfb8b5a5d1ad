/** A round that is being entered: a value like the pad itself, kept beside it. */

import { copiesOf } from "../cards/kinds.ts";
import type { CardText } from "../protocol/messages.ts";
import { hasPart } from "../rules/applied.ts";
import { type Part, SETTLEMENT } from "../rules/tables.ts";
import {
  type How,
  type Pad,
  type PadHand,
  type PadRound,
  cardsIn,
  isScored,
  withRound,
} from "./pad.ts";
import { problemsOf } from "./problems.ts";
import { countHand, countsBonus, whole } from "./standing.ts";

export type Form = "cards" | "numbers";

/** Both forms are kept, so that changing between them loses nothing. */
export interface DraftHand {
  readonly form: Form;
  readonly cards: string;
  readonly points: number | null;
  readonly bonus: number | null;
  /** What is typed and cannot be read; of cards, what comes after those that can. */
  readonly unread: Readonly<Record<Field, string>>;
}

export type Field = "cards" | Part;

/** Another value for a field or two. */
export type HandChange = Partial<
  Omit<DraftHand, "unread"> & { readonly unread: Partial<DraftHand["unread"]> }
>;

export interface Draft {
  /** The round that it will replace; `null` for a new one. */
  readonly index: number | null;
  readonly how: How | null;
  readonly by: number | null;
  readonly hands: readonly DraftHand[];
}

const ALL_READ: DraftHand["unread"] = { cards: "", points: "", bonus: "" };
const NOTHING: DraftHand = {
  form: "cards",
  cards: "",
  points: null,
  bonus: null,
  unread: ALL_READ,
};

/** Whoever counted by themselves in the last round will do so again. */
export function newDraft(pad: Pad): Draft {
  const last = pad.rounds.findLast((round) => round.hands.length);
  const hands = pad.players.map((_, player) => ({
    ...NOTHING,
    form: handOf(last?.hands[player]).form,
  }));
  return { index: null, how: null, by: null, hands };
}

/** To edit an earlier round. */
export function draftOf(pad: Pad, index: number): Draft {
  const round = pad.rounds[index];
  if (!round) return newDraft(pad);
  const hands = pad.players.map((_, player) => handOf(round.hands[player]));
  return { index, how: round.how, by: round.by, hands };
}

function handOf(hand: PadHand | undefined): DraftHand {
  if (!hand) return NOTHING;
  if ("cards" in hand) return { ...NOTHING, cards: hand.cards };
  return { ...NOTHING, form: "numbers", points: hand.points, bonus: hand.bonus ?? null };
}

export function withHand(draft: Draft, player: number, change: HandChange): Draft {
  const hands = draft.hands.map((hand, each) =>
    each === player ? { ...hand, ...change, unread: { ...hand.unread, ...change.unread } } : hand,
  );
  return { ...draft, hands };
}

/** Everybody's in the other form; numbers begin with what the cards are worth. */
export function withForm(draft: Draft, form: Form): Draft {
  const hands = draft.hands.map((hand): DraftHand => {
    const { cards, unread } = hand;
    const isCounted = form === "numbers" && hand.form === "cards" && cards && !unread.cards;
    if (!isCounted) return { ...hand, form };
    return { ...hand, form, ...countHand({ cards }), unread: ALL_READ };
  });
  return { ...draft, hands };
}

/** How many of a card nobody has yet. */
export function leftOf(draft: Draft, card: CardText): number {
  const taken = draft.hands
    .filter((hand) => hand.form === "cards")
    .flatMap((hand) => cardsIn(hand.cards));
  return copiesOf(card) - taken.filter((each) => each === card).length;
}

/** The hand as far as it is known; `null` while its points are missing. */
function handIn({ form, cards, points, bonus }: DraftHand): PadHand | null {
  if (form === "cards") return { cards };
  if (points === null) return null;
  return bonus === null ? { points } : { points, bonus };
}

/** The round as far as it is known; `null` while how, who or points are missing. */
export function roundOf({ how, by, hands }: Draft): PadRound | null {
  if (how === null || by === null) return null;
  if (!isScored(how)) return { how, by, hands: [] };
  const all = hands.map(handIn);
  return all.every((hand) => hand !== null) ? { how, by, hands: all } : null;
}

/** Whether this player's colour bonus is asked for: as soon as it is sure to count. */
export function asksBonus(draft: Draft, player: number): boolean {
  const { how, by } = draft;
  if (how === null || by === null || !isScored(how)) return false;
  const round = roundOf(draft);
  if (round) return countsBonus(round, player);
  const side = player === by ? "closer" : "others";
  const ends = how === "stop" ? [SETTLEMENT.stop] : [SETTLEMENT.won, SETTLEMENT.lost];
  return ends.every((shares) => hasPart(shares[side], "bonus"));
}

/** What is still missing: how, who, a number of a player, or something that can be read. */
export type Gap =
  | "how"
  | "by"
  | { readonly player: number; readonly part: Part }
  | { readonly player: number; readonly field: Field; readonly unread: string };

export function gapsIn(draft: Draft): Gap[] {
  if (draft.how === null) return ["how"];
  if (draft.by === null) return ["by"];
  if (!isScored(draft.how)) return [];
  return draft.hands.flatMap((hand, player): Gap[] => {
    const asked: readonly Field[] =
      hand.form === "cards"
        ? ["cards"]
        : asksBonus(draft, player)
          ? ["points", "bonus"]
          : ["points"];
    const field = asked.find((each) => hand.unread[each]);
    if (field) return [{ player, field, unread: hand.unread[field] }];
    if (hand.form === "cards") return [];
    if (hand.points === null) return [{ player, part: "points" }];
    return hand.bonus === null && asked.includes("bonus") ? [{ player, part: "bonus" }] : [];
  });
}

/** The pad with this round, which may end the game earlier than before; `null` if the round is
 * not ready. */
export function entered(pad: Pad, draft: Draft): Pad | null {
  const round = roundOf(draft);
  if (!round || gapsIn(draft).length || problemsOf(round).length) return null;
  return whole(withRound(pad, round, draft.index));
}
