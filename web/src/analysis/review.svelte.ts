/** A game that somebody looks at again: what is known of it so far, and through whose eyes. */

import { type House, Refused, type Source } from "../house/house.ts";
import { person } from "../play/person.svelte.ts";
import type { Reader } from "../model/selectors.ts";
import type { Analysis, Looked, ReplayStep, Seat } from "../protocol/messages.ts";
import { type Course, courseOf } from "./course.ts";

export interface Progress {
  readonly done: number;
  readonly total: number;
}

export class Review {
  progress = $state.raw<Progress | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  error = $state.raw<unknown>(null);
  seat = $state<Seat>(0);
  #looked = $state.raw<Looked | null>(null);
  /** Who reads it, if they played. */
  own = $state<Seat | null>(null);
  #asked: AbortController | null = null;
  #known: Record<Seat, { readonly looked: Looked; readonly analysis: Analysis }> = {};

  constructor(
    readonly house: House,
    readonly source: Source,
  ) {}

  get reader(): Reader {
    return { names: this.#looked?.names ?? [], reader: this.own };
  }

  get players(): number {
    return this.#looked?.players ?? 0;
  }

  /** The game as the seat saw it; the first step is the deal. */
  get steps(): readonly ReplayStep[] {
    return this.#looked?.steps ?? [];
  }

  get course(): Course | null {
    return this.analysis && courseOf(this.analysis, this.seat);
  }

  /** Begin with the own seat, unless another one is wanted. */
  async begin(wanted: Seat | null): Promise<void> {
    this.error = null;
    try {
      this.own = await this.#ownSeat();
    } catch (error) {
      this.error = error;
      return;
    }
    await this.show(wanted ?? this.own ?? 0);
  }

  /** Another seat's choices. */
  async show(seat: Seat): Promise<void> {
    this.#asked?.abort();
    const asked = (this.#asked = new AbortController());
    this.seat = seat;
    this.error = this.progress = this.analysis = null;
    try {
      const { looked, analysis } = this.#known[seat] ?? (await this.#ask(seat, asked));
      if (asked.signal.aborted) return;
      this.#looked = looked;
      this.analysis = analysis;
      this.#known[seat] = { looked, analysis };
    } catch (error) {
      if (!asked.signal.aborted) this.error = error;
    }
  }

  close(): void {
    this.#asked?.abort();
  }

  async #ask(
    seat: Seat,
    { signal }: AbortController,
  ): Promise<{ looked: Looked; analysis: Analysis }> {
    const looked = await this.house.ask("look", { ...this.source, eyes: seat });
    if (!signal.aborted) this.#looked = looked;
    return { looked, analysis: await this.#analyse(seat, signal) };
  }

  async #analyse(seat: Seat, signal: AbortSignal): Promise<Analysis> {
    for await (const news of this.house.analyse({ ...this.source, seat }, signal)) {
      if (news.type === "analysed") return news.analysis;
      if (news.type === "not_analysed") throw new Refused(news.code);
      if (!signal.aborted) this.progress = news;
    }
    throw new Refused("offline"); // it was cut off
  }

  async #ownSeat(): Promise<Seat | null> {
    if (!("game" in this.source)) return null;
    const found = this.house.ask("game", { game: this.source.game });
    const [me, { summary }] = await Promise.all([person.load(), found]);
    const own = summary.seats.findIndex((seat) => me && seat.person === me.id);
    return own < 0 ? null : own;
  }
}
