/** A lesson that somebody walks through: the server plays the moves so far over again. */

import { type House, Refused } from "../house/house.ts";
import type { Command, Walked } from "../protocol/messages.ts";
import { t } from "../words/texts.svelte.ts";
import type { Lesson } from "./lessons.ts";
import { Practice } from "../play/practice.svelte.ts";
import { type Place, progress } from "./progress.svelte.ts";

/** What the server says of a place that the lesson does not have any more. */
const STRANGE: ReadonlySet<string> = new Set(["not_found", "illegal_move", "unreadable_move"]);

export class LessonSession extends Practice {
  scene = $state(0);
  /** How many tasks of the scene are done. */
  done = $state(0);
  /** What was tried last is allowed, but not what is asked for. */
  isOffTopic = $state(false);
  /** How likely a bet is won, where that is the question. */
  chance = $state<number | null>(null);
  #moves: readonly string[] = [];
  #asked = 0;

  constructor(
    readonly house: House,
    readonly lesson: Lesson,
  ) {
    super();
  }

  override get isAsked(): boolean {
    return !this.isSceneDone;
  }

  protected override get you(): string {
    return t("learn-you");
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
    this.scene = scene;
    this.#moves = moves;
    this.isOffTopic = false;
    this.done = walked.done;
    this.chance = walked.chance;
    this.putUp(walked.steps);
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
    this.showOn(walked.steps);
    this.done = walked.done;
    this.#keep();
  }

  #keep(): void {
    const { name } = this.lesson;
    if (this.isSceneDone && this.isLastScene) progress.finish(name);
    else progress.keepPlace(name, { scene: this.scene, moves: this.#moves });
  }

  /** `null` if something else was asked before the answer came. */
  async #ask(place: Place): Promise<Walked | null> {
    const number = ++this.#asked;
    const walked = await this.house.ask("walkLesson", { lesson: this.lesson.name, ...place });
    return number === this.#asked ? walked : null;
  }
}
