/** The lessons, as their files in src/papersea/lessons have them. The server plays them. */

export interface Task {
  readonly moves: readonly (readonly string[])[];
}

export interface Scene {
  readonly tasks: readonly Task[];
}

export interface Lesson {
  readonly name: string;
  /** What it is about, in the rulebook. */
  readonly clauses: readonly string[];
  readonly scenes: readonly Scene[];
}

const files = import.meta.glob<Lesson>("../../../src/papersea/lessons/*.json", {
  eager: true,
  import: "default",
});
const named = Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));

function ofKind(kind: string): Lesson[] {
  return named.filter(([path]) => path.includes(`/${kind}-`)).map(([, lesson]) => lesson);
}

/** In the order in which they are learned. */
export const LESSONS: readonly Lesson[] = ofKind("lesson");
const EXAMPLES: readonly Lesson[] = ofKind("example");

export function findLesson(name: string): Lesson | undefined {
  return [...LESSONS, ...EXAMPLES].find((each) => each.name === name);
}

/** The lesson after this one; none after the last, and after an example. */
export function lessonAfter(lesson: Lesson): Lesson | undefined {
  const place = LESSONS.indexOf(lesson);
  return place < 0 ? undefined : LESSONS[place + 1];
}
