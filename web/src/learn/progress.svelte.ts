/** Which lessons are done, and where the others were left, on this device. */

import { Kept } from "../device/kept.svelte.ts";

/** Where a lesson was left. */
export interface Place {
  readonly scene: number;
  readonly moves: readonly string[];
}

interface Learned {
  readonly done: readonly string[];
  readonly places: Readonly<Record<string, Place>>;
}

const FIRST: Place = { scene: 0, moves: [] };

/** Whatever was kept; a place that the lesson does not know is found out when it is opened. */
export function readLearned(found: unknown): Learned {
  const { done, places } = (found ?? {}) as Partial<Record<keyof Learned, unknown>>;
  return {
    done: Array.isArray(done) ? done.map(String) : [],
    places: Object.fromEntries(
      Object.entries(places ?? {}).filter((entry): entry is [string, Place] => isPlace(entry[1])),
    ),
  };
}

function isPlace(found: unknown): found is Place {
  const { scene, moves } = (found ?? {}) as Partial<Record<keyof Place, unknown>>;
  return Number.isInteger(scene) && Array.isArray(moves);
}

class Progress {
  readonly #kept = new Kept<Learned>("lessons", { read: readLearned });

  /** Whenever a page that shows it opens. */
  arrive(): void {
    this.#kept.arrive();
  }

  isDone(lesson: string): boolean {
    return this.#kept.value.done.includes(lesson);
  }

  finish(lesson: string): void {
    this.#kept.change(({ done, places }) => ({
      done: done.includes(lesson) ? done : [...done, lesson],
      places: { ...places, [lesson]: FIRST },
    }));
  }

  placeIn(lesson: string): Place {
    return this.#kept.value.places[lesson] ?? FIRST;
  }

  keepPlace(lesson: string, place: Place): void {
    this.#kept.change(({ done, places }) => ({ done, places: { ...places, [lesson]: place } }));
  }
}

export const progress = new Progress();
