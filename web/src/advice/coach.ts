/** What a gentle bot says in a guided game, from what the learner sees and nothing else. */

import type { CardText, GameEvent, GameState, Seat } from "../protocol/messages.ts";
import { scoreCards } from "../rules/scoring.ts";
import { POINTS_TO_CLOSE } from "../rules/tables.ts";
import { of } from "../model/round.ts";
import { allCards, can, duos, isMyTurn } from "../model/selectors.ts";
import type { TableModel } from "../model/table.ts";
import { duoKind } from "../model/duos.ts";

/** A text whose key begins with `coach`. */
export interface Remark {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** First what the bot has done since the learner's last move, then what the learner could do. */
export function remarks(model: TableModel): Remark[] {
  const { game } = model;
  if (!game || game.seat === null || game.step === "over") return [];
  const told = since(model.events, game.seat);
  const begun = of(told, "round_started").flatMap((event) => deed(event, game));
  const deeds = told.flatMap((event) => (event.event === "round_started" ? [] : deed(event, game)));
  const advice = isMyTurn(game)
    ? adviceFor(game, allCards(game, game.seat) ?? [], model.events)
    : null;
  if (advice?.key === "hello") return [advice];
  return [...begun, ...deeds.slice(-1), ...(advice ? [advice] : [])];
}

function say(key: string, facts: Remark["facts"] = {}): Remark {
  return { key, facts };
}

/** The events after the last one of this seat. */
function since(events: readonly GameEvent[], seat: Seat): readonly GameEvent[] {
  return events.slice(events.findLastIndex((each) => "seat" in each && each.seat === seat) + 1);
}

function deed(event: GameEvent, game: GameState): Remark[] {
  switch (event.event) {
    case "round_started":
      return event.round > 1 ? [say("round", { round: event.round, ...scores(game) })] : [];
    case "took_top":
      return [say("took", { card: event.card })];
    case "kept":
      return [say("kept", { card: event.discarded })];
    case "laid_duo": {
      const kind = duoKind(event.first);
      return kind === "theft" ? [] : [say(`laid-${kind}`)];
    }
    case "stole":
      return event.card && event.victim === game.seat
        ? [say("laid-theft", { card: event.card })]
        : [];
    case "called":
      return [say("called", { points: event.points })];
    default:
      return [];
  }
}

function scores(game: GameState): Remark["facts"] {
  const own = game.hands[game.seat ?? 0]?.score ?? 0;
  const other = game.hands.find((_, seat) => seat !== game.seat)?.score ?? 0;
  return { own, other, target: game.target };
}

function adviceFor(
  game: GameState,
  cards: readonly CardText[],
  events: readonly GameEvent[],
): Remark | null {
  switch (game.step) {
    case "draw":
      return drawing(game, cards);
    case "keep":
      return keeping(game, cards);
    case "duo":
      return ending(game, cards, events);
    default:
      return null; // in the middle of a duo the board says what to do
  }
}

/** What a card would add to the points. */
function gain(cards: readonly CardText[], card: CardText): number {
  return scoreCards([...cards, card]).points - scoreCards(cards).points;
}

function drawing(game: GameState, cards: readonly CardText[]): Remark {
  const [left, right] = game.piles;
  const tops = [
    { pile: "L", card: left.top } as const,
    { pile: "R", card: right.top } as const,
  ].flatMap(({ pile, card }) => (card ? [{ pile, card, count: gain(cards, card) }] : []));
  const best = tops.toSorted((one, other) => other.count - one.count)[0];
  if (best && best.count > 0) {
    const { card, pile, count } = best;
    return say("take", { card, pile, count });
  }
  return game.round === 1 && !cards.length ? say("hello") : say("draw");
}

function keeping(game: GameState, cards: readonly CardText[]): Remark {
  const [one, other] = (game.drawn ?? []).map((card) => ({ card, count: gain(cards, card) }));
  const best = one && other && other.count > one.count ? other : one;
  if (!best || best.count <= 0) return say("keep-any");
  return say("keep", { card: best.card, count: best.count });
}

function ending(game: GameState, cards: readonly CardText[], events: readonly GameEvent[]): Remark {
  const [duo] = duos(game);
  if (duo) return say(`lay-${duoKind(duo.first)}`);
  const { points, bonus } = scoreCards(cards);
  const [called] = of(events, "called");
  if (called) return say("last-turn", { points: called.points, own: points });
  if (points >= POINTS_TO_CLOSE && can(game, "stop")) {
    const other = game.hands.find((_, seat) => seat !== game.seat);
    const count = (other?.hand_size ?? 0) + (other?.laid.flat().length ?? 0);
    return say("close", { points, bonus, cards: count });
  }
  return say("end");
}
