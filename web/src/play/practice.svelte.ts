/** A position in which somebody tries something, at a table that nobody else sees: what the server
 * answers is shown like the moves of any table. */

import type { Happening, ReplayStep, Seat, SeatState, TableState } from "../protocol/messages.ts";
import { PLAIN_SETTINGS } from "../rules/tables.ts";
import { seatsAround } from "../model/selectors.ts";
import { Showing } from "./showing.svelte.ts";
import { NO_TABLE } from "../model/table.ts";

const LEARNER = "learner";
const OPPONENTS = ["sprat", "glimmer", "nipper"];

const EMPTY: SeatState = {
  person: null,
  name: "",
  is_bot: false,
  opponent: null,
  is_stand_in: false,
  has_left: false,
  has_resigned: false,
  is_hand_open: false,
  wants_rematch: false,
  has_salt: false,
  bank: null,
  face: null,
  is_advised: false,
};

export abstract class Practice extends Showing {
  constructor() {
    super();
    this.clear();
  }

  /** Whether something is asked of the person. */
  abstract get isAsked(): boolean;

  /** What the person is called. */
  protected abstract get you(): string;

  /** What the others are called, seat by seat; bots of the house where nobody says it. */
  protected get names(): readonly string[] {
    return [];
  }

  /** Whether the person looks at the table before anything is put in front of it. */
  get isPatient(): boolean {
    return false;
  }

  protected clear(): void {
    this.dropQueue();
    const { position } = this.model; // the same cards once more are another position
    this.heard = null;
    this.model = { ...NO_TABLE, person: LEARNER, position };
  }

  /** Show where these steps have led. */
  protected putUp(steps: readonly ReplayStep[]): void {
    this.clear();
    const last = steps.at(-1);
    if (!last) return;
    this.hear({
      type: "snapshot",
      number: steps.length,
      seat: ownSeat(last),
      table: tableOf(last, this.you, this.names),
      game: last.game,
      history: steps.flatMap((each) => each.events),
    });
  }

  /** Show those steps that are not on the screen yet, one after the other. */
  protected showOn(steps: readonly ReplayStep[]): void {
    const shown = this.heard ?? 0;
    for (const [place, step] of steps.entries()) if (place >= shown) this.#show(step, place + 1);
  }

  #show(step: ReplayStep, number: number): void {
    const own = ownSeat(step);
    const seat = step.seat ?? own;
    const fact: Happening["fact"] = { kind: "move_made", seat, by_bot: seat !== own };
    this.hear({
      type: "update",
      since: number - 1,
      number,
      seat: own,
      happenings: [{ number, at: 0, fact, events: step.events }],
      table: tableOf(step, this.you, this.names),
      game: step.game,
    });
  }
}

function ownSeat({ game }: ReplayStep): Seat {
  return game.seat ?? 0;
}

/** What is around the cards. */
function tableOf(step: ReplayStep, you: string, names: readonly string[]): TableState {
  const players = step.game.hands.length;
  const around = seatsAround(players, ownSeat(step));
  return {
    code: "",
    phase: "playing", // even after the fourth mermaid: there is no result here
    host: LEARNER,
    settings: { ...PLAIN_SETTINGS, players },
    seats: step.game.hands.map((_, seat) =>
      seat === ownSeat(step)
        ? { ...EMPTY, person: LEARNER, name: you }
        : {
            ...EMPTY,
            name: names[seat] ?? "",
            opponent: names[seat] ? null : (OPPONENTS[around.indexOf(seat)] ?? null),
          },
    ),
    game: 1,
    commitment: "",
    starts_at: null,
    question: null,
    running: null,
    since: null,
    deadline: null,
    outcome: null,
    game_id: null,
    proof: null,
    origin: null,
    allows_advice: false,
  };
}
