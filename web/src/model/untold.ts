/** The end of a round before it is told. The update that ends one brings what everybody held, the
 * new totals and the next deal at once; until the end has been told, nothing on the screen may know
 * of it. So the table stays as it was, with the last card laid, and only `ended` has the rest. */

import type { GameEvent, GameState } from "../protocol/messages.ts";
import { laidOut } from "./moments.ts";
import type { TableModel } from "./table.ts";

/** `next` is the table once the end has been told. */
export function untold(shown: TableModel, next: TableModel): TableModel {
  const news = next.log.filter((each) => each.number > (shown.number ?? 0));
  const events = news.flatMap((each) => each.events);
  const round = events.findIndex((event) => event.event === "round_started");
  const ending = round < 0 ? events : events.slice(0, round);
  return {
    ...shown,
    table: shown.table && { ...shown.table, running: null }, // no clock runs behind it
    game: shown.game && lastCards(shown.game, ending),
    ended: next.ended,
  };
}

function lastCards(game: GameState, ending: readonly GameEvent[]): GameState {
  const hands = game.hands.map((hand, seat) => laidOut(hand, seat, ending));
  return { ...game, hands, step: "over", drawn: null, searched: null, legal: [], outlook: null };
}
