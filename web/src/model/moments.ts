/** A game step by step, cut where one would stop to look: the end of a round is a moment of its
 * own, before the next one is dealt. */

import type {
  CardText,
  GameEvent,
  GameState,
  HandState,
  Replay,
  ReplayStep,
  Seat,
} from "../protocol/messages.ts";
import { of } from "./round.ts";

/** A seat's eyes, what everybody saw, or every hand open. */
export type Eyes = Seat | "public" | "open";

export interface Moment {
  readonly round: number;
  /** Who moved; nobody deals the cards. */
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
  readonly game: GameState;
  /** The round is over, and its cards still lie there. */
  readonly isEnd: boolean;
}

export function momentsOf(steps: readonly ReplayStep[]): Moment[] {
  return steps.flatMap((step, index) => {
    const { seat, events, game } = step;
    const next = events.findIndex((event) => event.event === "round_started");
    const before = steps[index - 1]?.game;
    if (next < 1 || !before) {
      const isEnd = game.step === "over";
      return [{ round: game.round, seat, events, game: isEnd ? unbet(game, events) : game, isEnd }];
    }
    const ending = events.slice(0, next);
    return [
      { round: before.round, seat, events: ending, game: ended(before, ending), isEnd: true },
      { round: game.round, seat: null, events: events.slice(next), game, isEnd: false },
    ];
  });
}

/** A view names who closed the round; on the board that is whoever has bet on it. */
function unbet(game: GameState, events: readonly GameEvent[]): GameState {
  return of(events, "called").some((event) => event.call === "stop")
    ? { ...game, closer: null }
    : game;
}

/** The board when the round is over, which no view shows: the next one is dealt at once. */
function ended(game: GameState, events: readonly GameEvent[]): GameState {
  const closing = events.find(
    (event) => event.event === "round_scored" || event.event === "round_void",
  );
  const scores = closing && "scores" in closing ? closing.scores : [];
  const isVoid = closing?.event === "round_void";
  const hands = game.hands.map((hand, seat) => ({
    ...shown(laidOut(hand, seat, events), seat, events),
    score: scores[seat] ?? hand.score,
  }));
  const deck_size = isVoid ? 0 : game.deck_size;
  return { ...game, hands, deck_size, step: "over", drawn: null, legal: [] };
}

/** A hand after the duos that were laid out of it, as its viewer sees it. */
export function laidOut(hand: HandState, seat: Seat, events: readonly GameEvent[]): HandState {
  return of(events, "laid_duo")
    .filter((event) => event.seat === seat)
    .reduce((held, { first, second }) => {
      const rest = held.hand && without(without(held.hand, first), second);
      const laid = [...held.laid, [first, second] as const];
      return { ...held, hand: rest, hand_size: held.hand_size - 2, laid };
    }, hand);
}

function without(cards: readonly CardText[], card: CardText): readonly CardText[] {
  return cards.toSpliced(cards.indexOf(card), cards.includes(card) ? 1 : 0);
}

function shown(hand: HandState, seat: Seat, events: readonly GameEvent[]): HandState {
  const cards = of(events, "hand_shown").findLast((event) => event.seat === seat)?.cards;
  return cards ? { ...hand, hand: cards, known: cards, hand_size: cards.length } : hand;
}

/** One game with every hand open, from the eyes of every seat in order. What only the mover saw
 * comes from the mover's eyes. */
export function openHands(replays: readonly Replay[]): Replay {
  const [first] = replays;
  if (!first) throw new Error("a game has players");
  const steps = first.steps.map((step, index) => {
    const seen = replays.map((replay) => replay.steps[index] ?? step);
    const mover = seen[step.seat ?? 0] ?? step;
    return { ...mover, game: openGame(mover.game, seen) };
  });
  return { ...first, eyes: null, steps };
}

function openGame(game: GameState, seen: readonly ReplayStep[]): GameState {
  const hands = game.hands.map((hand, seat) => seen[seat]?.game.hands[seat] ?? hand);
  return { ...game, seat: null, hands, legal: [] };
}

export interface RoundSpan {
  readonly round: number;
  /** The first and the last moment of it. */
  readonly first: number;
  readonly last: number;
}

export function spansOf(moments: readonly Moment[]): RoundSpan[] {
  const spans: RoundSpan[] = [];
  moments.forEach(({ round }, index) => {
    const open = spans.at(-1);
    if (open?.round === round) spans[spans.length - 1] = { ...open, last: index };
    else spans.push({ round, first: index, last: index });
  });
  return spans;
}

/** A place on the board (`data-place`), and the card there that moved; `null` if it is hidden. */
export interface Touched {
  readonly place: string;
  readonly card: CardText | null;
}

/** What a moment is about. */
export function touchedBy(events: readonly GameEvent[]): Touched[] {
  return events.flatMap(touched);
}

function touched(event: GameEvent): Touched[] {
  switch (event.event) {
    case "round_started":
      return ["pile-L", "pile-R"].map((place, side) => ({ place, card: event.tops[side] ?? null }));
    case "drew":
      return event.cards?.map((card) => ({ place: "drawn", card })) ?? [at("deck")];
    case "kept":
      return [inHand(event.seat, event.card), at(`pile-${event.pile}`, event.discarded)];
    case "drew_last":
    case "took_top":
    case "picked":
    case "fished":
      return [inHand(event.seat, event.card)];
    case "laid_duo":
      return [event.first, event.second].map((card) => at(`laid-${event.seat}`, card));
    case "searched":
      return [at(`pile-${event.pile}`)];
    case "stole":
      return [inHand(event.thief, event.card)];
    case "draw_skipped":
    case "turn_again":
    case "no_effect":
    case "turn_ended":
    case "called":
    case "hand_shown":
    case "round_scored":
    case "round_void":
    case "game_ended":
      return [];
  }
}

function at(place: string, card: CardText | null = null): Touched {
  return { place, card };
}

function inHand(seat: Seat, card: CardText | null): Touched {
  return at(`hand-${seat}`, card);
}
