/** What is said of a pad: why a round cannot be, what is missing, who has won and why. */

import { capital } from "../words/phrases.ts";
import { wonBy } from "../rules/applied.ts";
import { ending, listed } from "../words/told.ts";
import { locale, t, textKey } from "../words/texts.svelte.ts";
import type { Field, Gap } from "./draft.ts";
import type { Pad } from "./pad.ts";
import { type RoundProblem, clauseOf } from "./problems.ts";
import type { Flaw, PadError } from "./reading.ts";
import { type Standing, leaders } from "./standing.ts";
import { firstUnread } from "./typed.ts";

export interface Told {
  readonly text: string;
  /** The clause of the rulebook that says so. */
  readonly clause: string | null;
}

export function problemText(problem: RoundProblem, players: readonly string[]): Told {
  const { code, ...facts } = problem;
  const name = "player" in problem ? (players[problem.player] ?? "") : "";
  const card = "card" in problem ? problem.card : "";
  const text = t(textKey("pad-problem", code), { ...facts, name, card });
  return { text: capital(text), clause: clauseOf(problem) };
}

/** Why a file or a link is no pad. */
export function flawText({ flaw, round, players }: PadError): string {
  const about = round === null ? "" : `${t("pad-round", { round })}: `;
  if (isRoundProblem(flaw)) return about + problemText(flaw, players).text;
  return about + t(textKey("pad-problem", flaw.code));
}

function isRoundProblem(flaw: Flaw): flaw is RoundProblem {
  return "player" in flaw || "card" in flaw || "bonuses" in flaw;
}

export function gapText(gap: Gap, players: readonly string[]): string {
  if (typeof gap === "string") return t(textKey("pad-missing", gap));
  const name = players[gap.player] ?? "";
  if ("part" in gap) return t(textKey("pad-missing", gap.part), { name });
  return `${name}: ${unreadText(gap.field, gap.unread)}`;
}

/** Why something that is typed cannot be read. */
export function unreadText(field: Field, unread: string): string {
  return field === "cards"
    ? t("pad-typed-unknown", { text: firstUnread(unread) })
    : t("pad-typed-no-number", { text: unread });
}

/** Who has won; nothing while the game goes on. */
export function winText(pad: Pad, { winners }: Standing): string {
  if (!winners.length) return "";
  return ending(winners, isByMermaids(pad), { names: pad.players, reader: null });
}

function isByMermaids(pad: Pad): boolean {
  return pad.rounds.at(-1)?.how === "mermaids";
}

/** Why they have won, where it is not plain. */
export function winReason(pad: Pad, { rounds, totals, winners }: Standing): Told | null {
  if (isByMermaids(pad))
    return { text: t("pad-won-mermaids"), clause: wonBy(true, winners.length) };
  const tied = leaders(totals);
  if (!winners.length || tied.length < 2) return null;
  const isShared = winners.length > 1;
  const told = isShared ? winners : tied;
  const gains = told.map((player) => rounds.at(-1)?.gains[player] ?? 0);
  const facts = {
    name: namesOf(pad, winners)[0] ?? "",
    names: listed(namesOf(pad, told)),
    total: totals[tied[0] ?? 0] ?? 0,
    gains: gains.join(" : "),
  };
  return {
    text: t(isShared ? "pad-won-shared" : "pad-won-last-round", facts),
    clause: wonBy(false, winners.length, tied.length),
  };
}

function namesOf(pad: Pad, players: readonly number[]): string[] {
  return players.map((player) => pad.players[player] ?? "");
}

/** The score in one line, the best first: “Ann 41, Bo 38”. */
export function scoreText(pad: Pad, { totals, winners }: Standing): string {
  const order = [...totals.keys()].sort(
    (one, other) =>
      Number(winners.includes(other)) - Number(winners.includes(one)) ||
      (totals[other] ?? 0) - (totals[one] ?? 0),
  );
  return order
    .map((player) =>
      t("result-score-of", { name: pad.players[player] ?? "", score: totals[player] ?? 0 }),
    )
    .join(", ");
}

export function dayText(begun: number): string {
  return new Date(begun).toLocaleDateString(locale(), { dateStyle: "medium" });
}

/** What a file of a game is called. */
export function fileName(begun: number, ending: string): string {
  return `papersea-${new Date(begun).toISOString().slice(0, 10)}.${ending}`;
}
