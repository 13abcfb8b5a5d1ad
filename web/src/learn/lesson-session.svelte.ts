/** A lesson that somebody walks through: the server plays the moves so far over again, and its
 * steps are shown like those of a table. */

import { Refused, api } from "../net/api.ts";
import type {
  Command,
  Happening,
  ReplayStep,
  SeatState,
  TableState,
  Walked,
} from "../protocol/messages.ts";
import { PLAIN_SETTINGS } from "../rules/tables.ts";
import { Showing } from "../state/showing.svelte.ts";
import { NO_TABLE } from "../state/table.ts";
import { t } from "../texts/texts.svelte.ts";
import type { Lesson } from "./lessons.ts";
import { type Place, progress } from "./progress.svelte.ts";

const LEARNER = "learner";
/** What the server says of a place that the lesson does not have any more. */
const STRANGE: ReadonlySet<string> = new Set(["not_found", "illegal_move", "unreadable_move"]);
const OPPONENTS = ["sprat", "glimmer", "nipper"];

export class LessonSession extends Showing {
  scene = $state(0);
  /** How many tasks of the scene are done. */
  done = $state(0);
  /** What was tried last is allowed, but not what is asked for. */
  isOffTopic = $state(false);
  /** How likely a bet is won, where that is the question. */
  chance = $state<number | null>(null);
  #moves: readonly string[] = [];
  #asked = 0;

  constructor(readonly lesson: Lesson) {
    super();
    this.#clear();
  }

  /** The others' replies have been shown too. */
  get isCaughtUp(): boolean {
    return this.model.number === this.latest.number && !this.isHeld;
  }

  get tasks(): number {
    return this.lesson.scenes[this.scene]?.tasks.length ?? 0;
  }

  get isSceneDone(): boolean {
    return this.done >= this.tasks;
  }

  get isLastScene(): boolean {
    return this.scene >= this.lesson.scenes.length - 1;
  }

  /** Go on where the lesson was left, if it still knows that place. */
  async resume(): Promise<void> {
    const place = progress.placeIn(this.lesson.name);
    const walked = await this.#ask(place).catch((error: unknown) => {
      if (error instanceof Refused && STRANGE.has(error.code)) return undefined;
      throw error;
    });
    if (walked === null) return;
    if (walked?.wanted) this.#begin(place, walked);
    else await this.open(0);
  }

  /** Begin a scene. */
  async open(scene: number): Promise<void> {
    const place = { scene, moves: [] };
    const walked = await this.#ask(place);
    if (!walked) return;
    progress.keepPlace(this.lesson.name, place);
    this.#begin(place, walked);
  }

  #begin({ scene, moves }: Place, walked: Walked): void {
    this.#clear();
    this.scene = scene;
    this.#moves = moves;
    this.isOffTopic = false;
    this.done = walked.done;
    this.chance = walked.chance;
    const last = walked.steps.at(-1);
    if (!last) return;
    this.hear({
      type: "snapshot",
      number: walked.steps.length,
      seat: 0,
      table: tableOf(last),
      game: last.game,
      history: walked.steps.flatMap((each) => each.events),
    });
  }

  override async do(command: Command): Promise<void> {
    if (command.do !== "play") return;
    const moves = [...this.#moves, command.move];
    this.isOffTopic = false;
    const walked = await this.#ask({ scene: this.scene, moves });
    if (!walked) return;
    this.isOffTopic = !walked.wanted;
    if (!walked.wanted) return;
    this.#moves = moves;
    const shown = this.latest.number ?? 0;
    for (const [place, step] of walked.steps.entries())
      if (place >= shown) this.#show(step, place + 1);
    this.done = walked.done;
    this.#keep();
  }

  #clear(): void {
    this.dropQueue();
    this.model = this.latest = { ...NO_TABLE, person: LEARNER };
  }

  #keep(): void {
    const { name } = this.lesson;
    if (this.isSceneDone && this.isLastScene) progress.finish(name);
    else progress.keepPlace(name, { scene: this.scene, moves: this.#moves });
  }

  /** `null` if something else was asked before the answer came. */
  async #ask(place: Place): Promise<Walked | null> {
    const number = ++this.#asked;
    const walked = await api.walkLesson(this.lesson.name, place);
    return number === this.#asked ? walked : null;
  }

  #show(step: ReplayStep, number: number): void {
    const { seat, events, game } = step;
    const fact: Happening["fact"] = { kind: "move_made", seat: seat ?? 0, by_bot: seat !== 0 };
    this.hear({
      type: "update",
      since: number - 1,
      number,
      seat: 0,
      happenings: [{ number, at: 0, fact, events }],
      table: tableOf(step),
      game,
    });
  }
}

/** What is around the cards at a table that nobody else sees. */
function tableOf({ game }: ReplayStep): TableState {
  return {
    code: "",
    phase: "playing", // even after the fourth mermaid: a lesson has no result
    host: LEARNER,
    settings: { ...PLAIN_SETTINGS, players: game.hands.length },
    seats: game.hands.map((_, seat) =>
      seat ? placeOf(null, OPPONENTS[seat - 1]) : placeOf(LEARNER),
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
  };
}

function placeOf(person: string | null, opponent?: string): SeatState {
  return {
    person,
    name: person === null ? "" : t("learn-you"),
    is_bot: false,
    opponent: opponent ?? null,
    is_stand_in: false,
    has_left: false,
    has_resigned: false,
    is_hand_open: false,
    wants_rematch: false,
    has_salt: false,
    bank: null,
  };
}
