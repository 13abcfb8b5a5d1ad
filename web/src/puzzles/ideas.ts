/** What puzzles are about: the course through those of one idea stands in their address. */

import { addressed } from "../device/site.ts";
import type { Idea, PuzzleEntry } from "../protocol/messages.ts";

/** As the page lists them. */
export const IDEAS: readonly Idea[] = ["call", "deny", "pile", "steal", "mermaids", "cards"];

export function ofIdea(puzzles: readonly PuzzleEntry[], idea: Idea): readonly PuzzleEntry[] {
  return puzzles.filter((each) => each.idea === idea);
}

/** The address of a puzzle; after it, others of its idea come, if one goes through these. */
export function wayTo({ id }: PuzzleEntry, idea: Idea | null): string {
  return `/puzzles/${id}${idea ? `?idea=${idea}` : ""}`;
}

/** The idea whose puzzles somebody goes through. */
export function ideaHere(query = addressed().query): Idea | null {
  const asked = new URLSearchParams(query).get("idea");
  return IDEAS.find((each) => each === asked) ?? null;
}
