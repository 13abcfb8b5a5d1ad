/** A house that is not there: what it is asked waits until the test answers, and its lines say what
 * the test says. */

import {
  ANSWER_WITHIN,
  type AnswerTo,
  type FactsOf,
  type House,
  type Line,
  type LineEnds,
  type Question,
  Refused,
} from "../src/house/house.ts";
import type {
  Analysed,
  ErrorCode,
  FromClient,
  FromServer,
  NotAnalysed,
  UnderWay,
} from "../src/protocol/messages.ts";

export interface Asked {
  readonly question: Question;
  readonly facts: unknown;
  /** All that waits for it has heard of it afterwards. */
  answer(answer: unknown): Promise<void>;
  refuse(code: ErrorCode | "offline"): Promise<void>;
}

export class PretendedLine implements Line {
  readonly within = ANSWER_WITHIN;
  readonly sent: FromClient[] = [];
  isOpen = false;
  isClosed = false;

  constructor(
    readonly code: string,
    readonly ends: LineEnds,
  ) {}

  open(): void {
    this.isOpen = true;
    this.ends.opened();
    this.tell({ type: "welcome", version: 1, person: "ada", name: "Ada", now: 0 });
  }

  tell(...messages: readonly FromServer[]): void {
    for (const each of messages) if (!this.isClosed) this.ends.heard(each);
  }

  /** The net is gone. */
  lose(): void {
    this.isOpen = false;
    this.ends.lost();
  }

  send(message: FromClient): boolean {
    if (this.isOpen) this.sent.push(message);
    return this.isOpen;
  }

  close(): void {
    this.isOpen = false;
    this.isClosed = true;
  }
}

export class PretendedHouse implements House {
  readonly asked: Asked[] = [];
  readonly lines: PretendedLine[] = [];
  /** What is told of an analysis. */
  news: readonly (UnderWay | Analysed | NotAnalysed)[] = [];

  get line(): PretendedLine {
    return this.lines.at(-1) as PretendedLine;
  }

  ask<Q extends Question>(question: Q, ...[facts]: FactsOf<Q>): Promise<AnswerTo<Q>> {
    return new Promise((answered, refused) => {
      this.asked.push({
        question,
        facts,
        answer: (answer) => (answered(answer as AnswerTo<Q>), settled()),
        refuse: (code) => (refused(new Refused(code)), settled()),
      });
    });
  }

  open(code: string, ends: LineEnds): Line {
    this.lines.push(new PretendedLine(code, ends));
    return this.line;
  }

  async *analyse(): AsyncGenerator<UnderWay | Analysed | NotAnalysed> {
    for (const each of this.news) {
      await settled();
      yield each;
    }
  }

  recordAt = (game: string): Promise<string> => Promise.resolve(`record:${game}`);
  ownDataAt = (): Promise<string> => Promise.resolve("data:");
}

/** Until every promise that can be kept has been. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
