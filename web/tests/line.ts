/** A line to a server that is not there. */

import { vi } from "vitest";
import type { FromServer } from "../src/protocol/messages.ts";

export class Line {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: unknown[] = [];
  onopen?: () => void;
  onmessage?: ((event: { data: string }) => void) | null;
  onclose?: () => void;

  static #opened: Line[] = [];

  /** All that were opened, in their order. */
  static all(): readonly Line[] {
    return Line.#opened;
  }

  /** Every WebSocket from now on is one of these; the answer is the newest of them. */
  static pretended(): () => Line {
    const opened: Line[] = (Line.#opened = []);
    class Pretended extends Line {
      constructor() {
        super();
        opened.push(this);
      }
    }
    vi.stubGlobal("WebSocket", Pretended);
    return () => opened.at(-1) as Line;
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
    this.tell({ type: "welcome", version: 1, person: "ada", name: "Ada", now: 0 });
  }

  tell(...messages: readonly FromServer[]): void {
    for (const each of messages) this.onmessage?.({ data: JSON.stringify(each) });
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
