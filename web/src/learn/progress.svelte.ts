/** Which lessons are done, and how far the others have come, on this device. */

import { load, save } from "../state/stored.ts";

/** Where a lesson was left. */
export interface Place {
  readonly scene: number;
  readonly moves: readonly string[];
}

const DONE = "lessons.done";
const FIRST: Place = { scene: 0, moves: [] };

class Progress {
  #done = $state.raw<readonly string[]>(load<string[]>(DONE, []));

  isDone(lesson: string): boolean {
    return this.#done.includes(lesson);
  }

  finish(lesson: string): void {
    if (!this.isDone(lesson)) this.#done = [...load<string[]>(DONE, []), lesson];
    save(DONE, this.#done);
  }

  placeIn(lesson: string): Place {
    return load<Place>(`lesson.${lesson}`, FIRST);
  }

  /** Without a place the lesson begins anew next time. */
  keepPlace(lesson: string, place: Place | null): void {
    save(`lesson.${lesson}`, place);
  }
}

export const progress = new Progress();
