/** A puzzle that somebody looks at: one move goes to the server, and what it thinks comes back. */

import { Practice } from "../play/practice.svelte.ts";
import type { House } from "../house/house.ts";
import type { Command, PosedPuzzle, PuzzleAnswer, PuzzleList } from "../protocol/messages.ts";
import { t } from "../words/texts.svelte.ts";
import { progress } from "./progress.svelte.ts";

/** The address of today's puzzle. */
export const DAILY = "daily";

export class PuzzleSession extends Practice {
  list = $state.raw<PuzzleList | null>(null);
  posed = $state.raw<PosedPuzzle | null>(null);
  /** What was answered. */
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** What is looked at since. */
  looked = $state.raw<PuzzleAnswer | null>(null);
  #attempt = 0;
  #asked = 0;

  constructor(readonly house: House) {
    super();
  }

  override get isAsked(): boolean {
    return this.posed !== null && this.answer === null;
  }

  override get isPatient(): boolean {
    return true;
  }

  get id(): string {
    return this.posed?.entry.id ?? "";
  }

  protected override get you(): string {
    return t("puzzle-you");
  }

  get isDaily(): boolean {
    return this.list !== null && this.list.daily === this.id;
  }

  /** Its place in the list, from 1. */
  get number(): number {
    return (this.list?.puzzles.findIndex((each) => each.id === this.id) ?? -1) + 1;
  }

  /** Show a puzzle; today's with the answer that was given, if it was. */
  async open(puzzle: string): Promise<void> {
    const list = await this.house.ask("puzzles");
    const posed = await this.house.ask("puzzle", {
      puzzle: puzzle === DAILY ? list.daily : puzzle,
    });
    const before = progress.ofDay(list.day);
    const isAnswered = before?.puzzle === posed.entry.id && list.daily === posed.entry.id;
    const answer = isAnswered ? await this.#weigh(posed.entry.id, before.move) : null;
    this.list = list;
    this.posed = posed;
    this.answer = this.looked = answer;
    this.putUp([posed.step]);
  }

  override async do(command: Command): Promise<void> {
    if (command.do !== "play" || !this.isAsked) return;
    const { move } = command;
    const answer = await this.#weigh(this.id, move);
    const isRight = answer.is_right;
    if (!this.#attempt) progress.keep(this.id, isRight);
    if (this.isDaily && this.list)
      progress.keepDay(this.list.day, { puzzle: this.id, move, isRight });
    this.answer = this.looked = answer;
  }

  /** What would have come of another move. */
  async look(move: string): Promise<void> {
    const number = ++this.#asked;
    const looked = await this.#weigh(this.id, move);
    if (number === this.#asked) this.looked = looked;
  }

  /** Try it again. That is practice: whoever knows the answer has not found it. */
  retry(): void {
    this.answer = this.looked = null;
    this.#attempt += 1;
    if (this.posed) this.putUp([this.posed.step]);
  }

  #weigh(puzzle: string, move: string): Promise<PuzzleAnswer> {
    return this.house.ask("answerPuzzle", { puzzle, move });
  }
}
