/** How a hand lies: side by side where there is room, else the cards overlap as one holds them; where
 * too little of each would be seen, in two rows, the second over the lower half of the first. */

export interface Fan {
  /** The width of a card, in pixels. */
  readonly card: number;
  /** The right side of a card lies under the next one. */
  readonly isTight: boolean;
  /** Where each card lies, from the left and the top. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** A card's height, as a part of its width. */
export const TALL = 1.4;
const GAP = 6;
/** What has to be seen of a card to tell it and to touch it. */
const LEAST_SEEN = 40;
/** And beside an open place. */
const LEAST_OPEN = 18;
const LEAST_PART = 0.6;
/** From here on the mark of a card's right corner cannot be seen. */
const MOST_HIDDEN = 0.97;
/** How much of the first row is seen above the second. */
const UPPER = 0.5;
/** No smaller than this for the sake of a second row. */
const SMALLEST = 40;

/** `largest` is how wide a card may grow. Beside the `chosen` cards, which come forward, the hand
 * opens: what lies next to them can still be told and touched. */
export function fan(
  count: number,
  width: number,
  height: number,
  largest: number,
  chosen: readonly number[] = [],
): Fan {
  const one = Math.max(0, Math.min(height / TALL, largest, width));
  const two = Math.min(one, height / TALL / (1 + UPPER));
  const isTight = count > 1 && stepOf(count, width, one) < Math.min(LEAST_SEEN, LEAST_PART * one);
  const hasTwo = isTight && two >= SMALLEST;
  const card = hasTwo ? two : one;
  const upper = hasTwo ? Math.ceil(count / 2) : count;
  const lower = count - upper;
  const top = Math.max(0, (height - card * TALL * (lower ? 1 + UPPER : 1)) / 2);
  return {
    card,
    isTight: stepOf(upper, width, card) < MOST_HIDDEN * card,
    places: [
      ...row(upper, width, card, top, chosen),
      ...row(
        lower,
        width,
        card,
        top + UPPER * TALL * card,
        chosen.map((place) => place - upper),
      ),
    ],
  };
}

function stepOf(count: number, width: number, card: number): number {
  return Math.min(card + GAP, (width - card) / Math.max(1, count - 1));
}

function row(
  count: number,
  width: number,
  card: number,
  y: number,
  chosen: readonly number[],
): Fan["places"] {
  const step = stepOf(count, width, card);
  const opened = chosen.filter((place) => place >= 0 && place < count - 1);
  const others = count - 1 - opened.length;
  const narrow = (width - card * (1 + opened.length)) / others;
  const isOpen = step < card && opened.length > 0 && others > 0 && narrow >= LEAST_OPEN;
  const steps = Array.from({ length: Math.max(0, count - 1) }, (_, place) =>
    isOpen ? (opened.includes(place) ? card : Math.min(narrow, step)) : step,
  );
  const long = steps.reduce((sum, each) => sum + each, card);
  let x = Math.max(0, (width - long) / 2);
  return Array.from({ length: count }, (_, place) => ({ x: (x += steps[place - 1] ?? 0), y }));
}
