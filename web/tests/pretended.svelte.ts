/** A table without a server: what is asked waits until the test answers it. */

import type { Command, FromServer } from "../src/protocol/messages.ts";
import { Showing } from "../src/play/showing.svelte.ts";

export interface Asked {
  readonly command: Command;
  grant(): void;
  refuse(error: unknown): void;
}

export class Pretended extends Showing {
  readonly asked: Asked[] = [];

  constructor(messages: readonly FromServer[] = []) {
    super();
    this.isUnseen = true; // these are there from the beginning
    for (const message of messages) this.hear(message);
    this.isUnseen = false;
  }

  override do(command: Command): Promise<void> {
    return new Promise((grant, refuse) => this.asked.push({ command, grant, refuse }));
  }

  tell(...messages: readonly FromServer[]): void {
    for (const message of messages) this.hear(message);
  }
}
