/** What one seat may remember of a finished game: a word about how it ended, its best moments, and
 * one thing to try again. All of it is worked out from what the seat itself has seen. */

import { type RoundEnd, of, roundEnd } from "../model/round.ts";
import { can } from "../model/selectors.ts";
import type { CardText, GameEvent, Outcome, ReplayStep, Seat } from "../protocol/messages.ts";
import { type RoundRow, rowsOf } from "../round/rounds.ts";
import { scoreCards } from "../rules/scoring.ts";

/** What follows `after-` in the key of a text, and what it tells. */
export interface Said {
  readonly key: string;
  readonly facts: Readonly<Record<string, number>>;
  readonly card?: CardText;
}

export interface Lesson extends Said {
  /** The number of the move that was chosen there; `null` for the whole game. */
  readonly at: number | null;
}

export interface Memories {
  readonly word: Said;
  readonly moments: readonly Said[];
  readonly lesson: Lesson;
}

const CLOSE = 5;
const CLEAR = 12;
/** What a card must bring to be remembered, and a round. */
const LUCKY = 3;
const GOOD_ROUND = 8;

export function memoriesOf(steps: readonly ReplayStep[], outcome: Outcome, seat: Seat): Memories {
  const events = steps.flatMap((step) => step.events);
  const rows = rowsOf(events);
  return {
    word: wordOf(rows, outcome, seat),
    moments: [bestBet(rows, seat), bestRound(rows, seat), luckiest(events, seat)].filter(
      (each) => each !== null,
    ),
    lesson: lessonOf(steps, seat),
  };
}

function wordOf(rows: readonly RoundRow[], { scores, winners }: Outcome, seat: Seat): Said {
  const own = scores[seat] ?? 0;
  const others = scores.filter((_, other) => other !== seat);
  const ahead = own - Math.max(...others);
  const said = (key: string, count = 0): Said => ({ key, facts: { count } });
  if (winners.includes(seat)) {
    if (rows.some((row) => row.mermaids === seat)) return said("won-mermaids");
    if (winners.length > 1 || ahead <= 0) return said("won");
    if (ahead <= CLOSE) return said("won-close", ahead);
    return ahead >= CLEAR ? said("won-clear", ahead) : said("won");
  }
  if (rows.some((row) => row.mermaids !== null)) return said("lost");
  if (ahead < 0 && -ahead <= CLOSE) return said("close", -ahead);
  const led = roundsLed(rows, seat);
  return led && -ahead <= CLEAR ? said("led", led) : said("lost");
}

/** After how many rounds a seat had more than any other. */
function roundsLed(rows: readonly RoundRow[], seat: Seat): number {
  const totals: number[] = [];
  return rows.filter(({ gains }) => {
    gains?.forEach((gain, each) => (totals[each] = (totals[each] ?? 0) + gain));
    const own = totals[seat] ?? 0;
    return own > 0 && totals.every((total, each) => each === seat || total < own);
  }).length;
}

function bestBet(rows: readonly RoundRow[], seat: Seat): Said | null {
  const held = rows.filter((row) => row.closer === seat && row.isBetWon);
  const best = mostOf(held, (row) => row.gains?.[seat] ?? 0);
  return best && saidOf("bet", best, best.gains?.[seat] ?? 0);
}

function bestRound(rows: readonly RoundRow[], seat: Seat): Said | null {
  const best = mostOf(rows, (row) => row.gains?.[seat] ?? 0);
  const gain = best?.gains?.[seat] ?? 0;
  const isTold = best?.closer === seat && best.isBetWon; // by the bet
  return best && gain >= GOOD_ROUND && !isTold ? saidOf("best", best, gain) : null;
}

function saidOf(key: string, { round }: { round: number }, count: number): Said {
  return { key, facts: { round, count } };
}

function mostOf<T>(items: readonly T[], worth: (item: T) => number): T | null {
  return items.reduce<T | null>(
    (best, each) => (best === null || worth(each) > worth(best) ? each : best),
    null,
  );
}

/** A card that chance has brought, not one that was taken from a pile with open eyes. */
function luckiest(events: readonly GameEvent[], seat: Seat): Said | null {
  const found = rounds(events).flatMap(({ end, chosen }) => {
    const hand = end.shown.find((each) => each.seat === seat)?.cards ?? [];
    const cards = [...hand, ...(end.laid[seat] ?? []).flat()];
    const all = scoreCards(cards).points;
    return [...new Set(cards)]
      .filter((card) => !chosen.has(card))
      .map((card) => ({
        card,
        round: end.round,
        count: all - scoreCards(less(cards, card)).points,
      }));
  });
  const best = mostOf(found, (each) => each.count);
  return best && best.count >= LUCKY
    ? { ...saidOf("card", best, best.count), card: best.card }
    : null;

  function rounds(all: readonly GameEvent[]): { end: RoundEnd; chosen: Set<CardText> }[] {
    const starts = all.flatMap(({ event }, index) => (event === "round_started" ? [index] : []));
    return starts.flatMap((start, index) => {
      const own = all.slice(start, starts[index + 1]);
      const end = roundEnd(own);
      return end?.scored ? [{ end, chosen: chosenBy(own) }] : [];
    });
  }

  function chosenBy(own: readonly GameEvent[]): Set<CardText> {
    const taken = of(own, "took_top").filter((each) => each.seat === seat);
    const picked = of(own, "picked").filter((each) => each.seat === seat);
    return new Set([...taken, ...picked].flatMap(({ card }) => (card === null ? [] : [card])));
  }
}

function less(cards: readonly CardText[], card: CardText): CardText[] {
  const place = cards.indexOf(card);
  return cards.filter((_, index) => index !== place);
}

/** A bet that did not hold, or a turn after which somebody else closed: the latest of them. */
function lessonOf(steps: readonly ReplayStep[], seat: Seat): Lesson {
  let lesson: Lesson = { key: "lesson-any", facts: {}, at: null };
  let waited: { at: number; points: number } | null = null;
  let called: { at: number; seat: Seat } | null = null;
  steps.forEach((step, at) => {
    const before = steps[at - 1]?.game;
    const round = before?.round ?? 1;
    if (step.seat === seat && step.move === "." && before && can(before, "stop")) {
      const own = before.hands[seat];
      const points = scoreCards([...(own?.hand ?? []), ...(own?.laid ?? []).flat()]).points;
      waited = { at, points };
    }
    for (const event of step.events) {
      if (event.event === "called") called = { at, seat: event.seat };
      if (event.event === "round_started") waited = called = null;
      if (event.event !== "round_scored" || !called) continue;
      if (called.seat === seat && event.bet_won === false)
        lesson = { key: "lesson-bet", facts: { round }, at: called.at };
      else if (called.seat !== seat && waited)
        lesson = {
          key: "lesson-wait",
          facts: { round, points: waited.points },
          at: waited.at,
        };
    }
  });
  return lesson;
}
