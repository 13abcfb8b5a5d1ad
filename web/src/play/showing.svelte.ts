/** What has come in of a table, and what is shown of it.
 *
 * Others' moves are shown one after the other, each long enough to be seen; what has not been
 * shown yet waits in a queue. `skip` shows everything at once. */

import type { Command, FromServer } from "../protocol/messages.ts";
import { isCalm } from "../device/preferences.svelte.ts";
import { ownSeat } from "../model/selectors.ts";
import { NO_TABLE, type TableModel, heardWith, reduce } from "../model/table.ts";
import { untold } from "../model/untold.ts";

/** Called around each change: before with the old screen, after with the new one. */
export interface Stage {
  before(old: TableModel, next: TableModel): void;
  after(old: TableModel, next: TableModel): void;
}

const MOVE_TIME = 400;
const CALM_TIME = 80;
const MANY = 8;

export abstract class Showing {
  model = $state.raw<TableModel>(NO_TABLE);
  /** Somebody else at the device is looking: everything is taken in at once. */
  isUnseen = false;
  /** The last number that has come in; `null` while a view has to be asked for. */
  protected heard: number | null = null;
  /** What is shown once the end of the round has been told. */
  #after = $state.raw<TableModel | null>(null);
  #queue = $state.raw<readonly FromServer[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stage: Stage | null = null;

  /** Ask for something; `Refused` if it may not be done. */
  abstract do(command: Command): Promise<unknown>;

  /** A move in its short text form, upon what is on the screen: where that is not the newest, the
   * rest is shown instead, and nothing is played. */
  async play(move: string): Promise<void> {
    const seen = this.model.position;
    this.skip();
    if (this.model.position === seen)
      await this.do({ do: "play", move, after: this.model.number ?? 0 });
  }

  /** The end of a round is being told: nothing else on the screen knows of it yet. */
  get isHeld(): boolean {
    return this.#after !== null;
  }

  /** The newest is on the screen. */
  get isCaughtUp(): boolean {
    return !this.#queue.length && !this.isHeld;
  }

  /** More is about to be shown, without anybody having to do anything. */
  get isShowing(): boolean {
    return this.#queue.length > 0 && !this.isHeld;
  }

  perform(stage: Stage | null): void {
    this.#stage = stage;
  }

  /** Show at once what is still to be shown. */
  skip(): void {
    this.#stop();
    const isLong = this.#queue.length > 1;
    while (this.#queue.length && !this.isHeld) this.#showNext({ isQuick: isLong });
  }

  /** Go on after the end of a round. */
  release(): void {
    this.#uncover();
    this.#pump();
  }

  close(): void {
    this.#stop();
  }

  protected hear(message: FromServer): void {
    this.heard = heardWith(this.heard, message);
    if (message.type === "snapshot") this.#forgetViews();
    this.#queue = [...this.#queue, message];
    this.#pump();
  }

  /** What waits to be shown is worth nothing any more. */
  protected dropQueue(): void {
    this.#stop();
    this.#after = null;
    this.#queue = [];
  }

  #uncover(): void {
    if (this.#after) this.model = this.#after;
    this.#after = null;
  }

  /** A fresh view stands for all that led to it. */
  #forgetViews(): void {
    this.#stop();
    this.#queue = this.#queue.filter(({ type }) => type !== "snapshot" && type !== "update");
    this.#uncover();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #pump(): void {
    while (this.#queue.length && !this.#timer && !this.isHeld) {
      const time = this.#showNext();
      if (time) this.#timer = setTimeout(() => this.#resume(), time);
    }
  }

  #resume(): void {
    this.#timer = undefined;
    this.#pump();
  }

  /** How long what was shown is to be seen. */
  #showNext({ isQuick = false } = {}): number {
    const [message, ...rest] = this.#queue;
    if (!message) return 0;
    this.#queue = rest;
    const old = this.model;
    const newest = reduce(old, message);
    const isEnd = !this.isUnseen && hasNewEnd(old, newest);
    const next = isEnd ? untold(old, newest) : newest;
    const stage = isQuick || this.isUnseen ? null : this.#stage;
    stage?.before(old, next);
    this.model = next;
    stage?.after(old, next);
    if (isEnd) {
      this.#after = newest;
      return 0;
    }
    if (message.type !== "update" || !message.happenings.some((each) => each.events.length))
      return 0;
    const isOwn = message.happenings.every(
      (each) => each.fact.kind === "move_made" && each.fact.seat === ownSeat(next),
    );
    if (
      isOwn ||
      this.isUnseen ||
      this.#queue.length > MANY ||
      document.visibilityState === "hidden"
    )
      return 0;
    return isCalm() ? CALM_TIME : MOVE_TIME;
  }
}

function hasNewEnd(old: TableModel, next: TableModel): boolean {
  return old.number !== null && next.ended !== null && next.ended !== old.ended;
}
