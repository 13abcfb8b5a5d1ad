/** What happened, in short sentences: one for each event that is worth one. */

import type { CardText, GameEvent, Pile, RoundScoredEvent, Seat } from "../protocol/messages.ts";
import type { Reader } from "../model/selectors.ts";
import { locale, t, textKey } from "./texts.svelte.ts";

export function cardName(card: CardText): string {
  return t("card-name", { card });
}

export function cardNames(cards: readonly CardText[]): string {
  return t("card-names", { cards: listOf(cards) });
}

/** Cards as messages take them, several in one. */
export function listOf(cards: readonly CardText[]): string {
  return cards.join(" ");
}

export function pileName(pile: Pile): string {
  return t(`pile-${pile}`);
}

/** “a, b and c”, as the language on the screen writes it. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);
}

export function nameOf(seat: Seat, { names }: Reader): string {
  return names[seat] || ("ABCD"[seat] ?? "");
}

/** A text about a player, who may be the reader. */
export function told(
  key: string,
  seat: Seat,
  reader: Reader,
  facts: Record<string, string | number> = {},
): string {
  const you = seat === reader.reader ? "yes" : "no";
  return t(key, { name: nameOf(seat, reader), you, ...facts });
}

function known(card: CardText | null): string {
  return card ?? "hidden";
}

/** `null` where another event says it all: looking is told with what was taken, and the end of a
 * turn shows in the next one. */
export function sentence(event: GameEvent, reader: Reader): string | null {
  switch (event.event) {
    case "round_started":
      return told("told-round", event.starter, reader, { round: event.round });
    case "drew":
    case "searched":
    case "turn_ended":
      return null;
    case "kept":
      return told("told-kept", event.seat, reader, {
        card: known(event.card),
        discarded: event.discarded,
        pile: event.pile,
      });
    case "drew_last":
      return told("told-drew-last", event.seat, reader, { card: known(event.card) });
    case "draw_skipped":
      return told("told-draw-skipped", event.seat, reader);
    case "took_top":
      return told("told-took-top", event.seat, reader, {
        card: event.card,
        pile: event.pile,
      });
    case "laid_duo":
      return told("told-laid-duo", event.seat, reader, {
        first: event.first,
        second: event.second,
      });
    case "picked":
      return told("told-picked", event.seat, reader, {
        card: known(event.card),
        pile: event.pile,
      });
    case "fished":
      return told("told-fished", event.seat, reader, { card: known(event.card) });
    case "turn_again":
      return told("told-turn-again", event.seat, reader);
    case "stole":
      if (event.victim === reader.reader) {
        const name = nameOf(event.thief, reader);
        return t("told-stole-yours", { name, card: known(event.card) });
      }
      return told("told-stole", event.thief, reader, {
        victim: nameOf(event.victim, reader),
        card: known(event.card),
      });
    case "no_effect":
      return told("told-no-effect", event.seat, reader);
    case "called": {
      const call = t(textKey("call", event.call));
      return told("told-called", event.seat, reader, { call, points: event.points });
    }
    case "hand_shown":
      return told("told-hand-shown", event.seat, reader, { cards: listOf(event.cards) });
    case "round_scored":
      return `${bet(event.bet_won, event.closer, reader)} ${gains(event, reader)}`.trim();
    case "round_void":
      return t("told-round-void");
    case "game_ended":
      return ending(event.winners, event.by_mermaids, reader);
  }
}

/** What everybody scores, and has then. */
export function gains(event: RoundScoredEvent, reader: Reader): string {
  const told = event.gains.map((gain, seat) =>
    t("told-gain", { name: nameOf(seat, reader), gain, total: event.scores[seat] ?? 0 }),
  );
  return `${listed(told)}.`;
}

/** Whether the bet was won; nothing after a STOP. */
export function bet(isWon: boolean | null, closer: Seat, reader: Reader): string {
  if (isWon === null) return "";
  return told(isWon ? "told-bet-won" : "told-bet-lost", closer, reader);
}

/** Who has won, and how. */
export function ending(winners: readonly Seat[], byMermaids: boolean, reader: Reader): string {
  const [first] = winners;
  if (winners.length !== 1 || first === undefined) {
    return t("told-shared", { names: listed(winners.map((seat) => nameOf(seat, reader))) });
  }
  return told(byMermaids ? "told-mermaids" : "told-won", first, reader);
}
