/** A choice of a game that is over, to be made once more: nothing tells what was best, until the
 * server has weighed the new one. */

import { Practice } from "../play/practice.svelte.ts";
import type { Command, Decision, ReplayStep } from "../protocol/messages.ts";
import type { Reader } from "../model/selectors.ts";
import { nameOf } from "../words/told.ts";
import type { House, Source } from "../house/house.ts";

export class TrySession extends Practice {
  /** What was tried, compared with the best. */
  tried = $state.raw<Decision | null>(null);
  isWeighing = $state(false);

  constructor(
    readonly house: House,
    readonly source: Source,
    readonly decision: Decision,
    readonly steps: readonly ReplayStep[],
    readonly reader: Reader,
  ) {
    super();
    this.again();
  }

  override get isAsked(): boolean {
    return this.tried === null && !this.isWeighing;
  }

  protected override get you(): string {
    return nameOf(this.decision.seat, this.reader);
  }

  protected override get names(): readonly string[] {
    return this.steps[0]?.game.hands.map((_, seat) => nameOf(seat, this.reader)) ?? [];
  }

  /** From the beginning. */
  again(): void {
    this.tried = null;
    this.putUp(this.#round());
  }

  override async do(command: Command): Promise<void> {
    if (command.do !== "play" || !this.isAsked) return;
    this.isWeighing = true;
    try {
      const { number } = this.decision;
      const choice = { ...this.source, number, move: command.move };
      this.tried = await this.house.ask("chooseAgain", choice);
    } finally {
      this.isWeighing = false;
    }
  }

  /** The steps of the round up to the choice. */
  #round(): readonly ReplayStep[] {
    const before = this.steps.slice(0, this.decision.number);
    const deal = before.findLastIndex((step) =>
      step.events.some((event) => event.event === "round_started"),
    );
    const [first, ...others] = before.slice(Math.max(0, deal));
    if (!first) return [];
    const dealt = first.events.findIndex((event) => event.event === "round_started");
    return [{ ...first, events: first.events.slice(Math.max(0, dealt)) }, ...others];
  }
}
