/** How one did against the opponents of the house, and whom to try next. */

import type { OpponentCard, Result } from "../protocol/messages.ts";

export interface Tally {
  readonly games: number;
  readonly won: number;
}

export interface Hint {
  readonly opponent: string;
  /** Compared with those who were played last. */
  readonly way: "up" | "down" | "same";
}

/** So many of the last games say how one does now. */
const RECENT = 3;

/** Only those of them who were played, by their names. */
export function talliesOf(results: readonly Result[]): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { opponents, is_won: isWon } of results) {
    for (const each of new Set(opponents)) {
      const { games, won } = tallies.get(each) ?? { games: 0, won: 0 };
      tallies.set(each, { games: games + 1, won: won + Number(isWon) });
    }
  }
  return tallies;
}

/** Results come the newest first, opponents from the gentlest to the toughest. `null` for whoever has
 * not played any of them yet. */
export function nextToTry(
  opponents: readonly OpponentCard[],
  results: readonly Result[],
): Hint | null {
  const rungs = [...new Set(opponents.map(({ rung }) => rung))];
  const rungOf = new Map(opponents.map(({ name, rung }) => [name, rungs.indexOf(rung)]));
  const recent = results
    .map(({ opponents: met, is_won: isWon }) => ({
      rung: Math.max(-1, ...met.map((each) => rungOf.get(each) ?? -1)),
      isWon,
    }))
    .filter(({ rung }) => rung >= 0);
  const [last] = recent;
  if (!last) return null;
  const there = recent.filter(({ rung }) => rung === last.rung).slice(0, RECENT);
  const won = there.filter(({ isWon }) => isWon).length;
  const step = won * 2 > there.length ? 1 : won === 0 && there.length > 1 ? -1 : 0;
  const rung = Math.min(Math.max(last.rung + step, 0), rungs.length - 1);
  const tallies = talliesOf(results);
  const known = (name: string) => tallies.get(name)?.games ?? 0;
  const [next] = opponents
    .filter((each) => rungOf.get(each.name) === rung)
    .toSorted((one, other) => known(one.name) - known(other.name));
  if (!next) return null;
  return { opponent: next.name, way: rung > last.rung ? "up" : rung < last.rung ? "down" : "same" };
}
