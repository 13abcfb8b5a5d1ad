/** A table as its messages tell it: one pure reducer. Nothing here knows a socket or a screen. */

import type {
  Attendance,
  FromServer,
  GameEvent,
  GameState,
  Happening,
  Seat,
  Snapshot,
  TableState,
  Update,
} from "../protocol/messages.ts";
import { type RoundEnd, roundEnd } from "./round.ts";

export interface TableModel {
  /** The last number that was seen; `null` before the first view. */
  readonly number: number | null;
  /** Counts the positions that were seen. It goes up with the cards, not with what is said beside
   * them, and with every fresh view. */
  readonly position: number;
  /** Who this connection is; `null` for somebody without a name. */
  readonly person: string | null;
  /** The own seat; `null` for whoever looks on. */
  readonly seat: Seat | null;
  readonly table: TableState | null;
  readonly game: GameState | null;
  readonly attendance: Attendance | null;
  /** This round, as this viewpoint has seen it. */
  readonly events: readonly GameEvent[];
  /** This round before the page was opened. */
  readonly past: readonly GameEvent[];
  /** What has happened since the page was opened, oldest first. */
  readonly log: readonly Happening[];
  /** How the last round ended, if it was seen. */
  readonly ended: RoundEnd | null;
  /** The server's clock less ours, in seconds. */
  readonly ahead: number;
}

export const NO_TABLE: TableModel = {
  number: null,
  position: 0,
  person: null,
  seat: null,
  table: null,
  game: null,
  attendance: null,
  events: [],
  past: [],
  log: [],
  ended: null,
  ahead: 0,
};

const LOG_LENGTH = 300;

export function reduce(model: TableModel, message: FromServer, now = Date.now()): TableModel {
  switch (message.type) {
    case "welcome":
      return { ...model, person: message.person, ahead: message.now - now / 1000 };
    case "pong":
      return { ...model, ahead: message.now - now / 1000 };
    case "snapshot":
      return fromSnapshot(model, message);
    case "update":
      return updated(model, message);
    case "attendance":
      return { ...model, attendance: message };
    case "done":
    case "refused":
    case "goodbye":
      return model;
    default:
      // A newer house may say what this page does not know.
      message satisfies never;
      return model;
  }
}

function fromSnapshot(model: TableModel, snapshot: Snapshot): TableModel {
  const { number, seat, table, game, history } = snapshot;
  const isSameGame = model.table?.game === table.game && model.seat === seat;
  const ended = roundEnd(history) ?? (isSameGame ? model.ended : null);
  const past = model.log.length ? model.past : history;
  const position = model.position + 1;
  return {
    ...model,
    number,
    position,
    seat,
    table,
    game,
    events: history,
    past,
    ended,
  };
}

function updated(model: TableModel, update: Update): TableModel {
  if (model.number === null || isMissing(model.number, update)) return model;
  const news = update.happenings.filter((each) => each.number > (model.number ?? 0));
  const { number, seat, table, game } = update;
  const story = news.reduce<Story>((told, each) => happened(told, each, model.game?.round), model);
  return {
    ...model,
    number,
    position: model.position + Number(story.events !== model.events),
    events: story.events,
    ended: story.ended,
    seat,
    table,
    game,
    log: [...model.log, ...news].slice(-LOG_LENGTH),
  };
}

function isMissing(heard: number, { since }: Update): boolean {
  return since > heard;
}

/** The last number that is known after a message; `null` where the table has to be asked for a fresh
 * view: before the first one, where something is missing, and after a move was taken back, for
 * only the server knows what is left of what it brought. */
export function heardWith(heard: number | null, message: FromServer): number | null {
  if (message.type === "snapshot") return message.number;
  if (message.type !== "update") return heard;
  if (heard === null || isMissing(heard, message)) return null;
  const isTakenBack = message.happenings.some(
    (each) => each.number > heard && each.fact.kind === "took_back",
  );
  return isTakenBack ? null : message.number;
}

type Story = Pick<TableModel, "events" | "ended">;

function happened(story: Story, happening: Happening, round?: number): Story {
  const { kind } = happening.fact;
  if (kind === "started" || kind === "new_game") story = { events: [], ended: null };
  for (const event of happening.events) {
    const events = event.event === "round_started" ? [event] : [...story.events, event];
    story = { events, ended: roundEnd(events, round) ?? story.ended };
  }
  return story;
}
