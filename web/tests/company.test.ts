import { describe, expect, test } from "vitest";
import { portraitOf } from "../src/cards/faces.ts";
import { foldingOf, foldingsOf } from "../src/cards/foldings.ts";
import { CARDS, KINDS, kindOf } from "../src/cards/kinds.ts";
import { courseOf } from "../src/lobby/course.ts";
import { faceOfPerson } from "../src/model/selectors.ts";
import { FACES, type OpponentCard, type Replay, type Result } from "../src/protocol/messages.ts";
import { nextToTry, talliesOf } from "../src/seats/company.ts";
import { memoriesOf } from "../src/table/memories.ts";
import { REACTIONS, signOf } from "../src/table/reactions.ts";
import { recorded } from "./recorded.ts";

const SHELF = [
  ["foam", "random"],
  ["sprat", "beginner"],
  ["nipper", "beginner"],
  ["gull", "casual"],
].map(([name, rung]) => ({ name, rung, shown: "", description: "" })) as OpponentCard[];

function result(opponents: readonly string[], isWon: boolean, more: Partial<Result> = {}): Result {
  return {
    ...{ id: "g", ended_at: 0, players: 2, is_rated: false, is_counted: true, rank: 1, score: 30 },
    ...{ rounds: 4, stops: 1, bets: 1, bets_won: 0, mermaid_win: false, rating: null, cards: null },
    ...more,
    is_won: isWon,
    opponents,
  };
}

describe("whom to try next", () => {
  test("is nobody in particular for whoever has played none of them", () => {
    expect(nextToTry(SHELF, [result([], true)])).toBeNull();
  });

  test("is a step up after wins, down after defeats, and else one of the same who is new", () => {
    const [won, lost] = [result(["sprat"], true), result(["sprat"], false)];
    expect(nextToTry(SHELF, [won, won, lost])).toEqual({ opponent: "gull", way: "up" });
    expect(nextToTry(SHELF, [lost, lost])).toEqual({ opponent: "foam", way: "down" });
    expect(nextToTry(SHELF, [lost])).toEqual({ opponent: "nipper", way: "same" });
    expect(nextToTry(SHELF, [result(["gull"], true)])).toEqual({ opponent: "gull", way: "same" });
  });

  test("an opponent who sat at a table twice was met once", () => {
    const tallies = talliesOf([result(["foam", "foam"], true), result(["foam"], false)]);
    expect(tallies.get("foam")).toEqual({ games: 2, won: 1 });
  });
});

test("one's own course counts only what counts, with the newest last", () => {
  const course = courseOf([
    result([], true, { score: 40, rating: 27, is_rated: true, cards: "BBM" }),
    result([], false, { score: 20, rating: 24, is_rated: true, cards: "B", bets: 2, bets_won: 1 }),
    result([], true, { is_counted: false, stops: 50 }),
  ]);
  expect(course.games.map((each) => each.score)).toEqual([20, 40]);
  expect([course.recent, course.stops, course.bets, course.betsWon]).toEqual([0.5, 2, 3, 1]);
  expect(course.ratings).toEqual([24, 27]);
  expect(course.favourites[0]).toEqual({ kind: "boat", perGame: 1.5 });
});

describe("what stays of a game", () => {
  const { steps, summary } = recorded<Replay>("two-replay-ada")[0] as Replay;
  const outcome = summary.outcome;

  test("is true: rounds, points and cards are those of the record", () => {
    const rounds = steps
      .flatMap((step) => step.events)
      .filter((each) => each.event === "round_scored");
    for (const said of memoriesOf(steps, outcome, 0).moments) {
      const { round = 0, count = 0 } = said.facts;
      const scored = rounds[round - 1];
      expect(scored).toBeDefined();
      if (!said.card) expect(scored?.gains[0]).toBe(count);
    }
  });

  test("is warm for whoever won and whoever lost, and tells the distance as it was", () => {
    const winner = outcome.winners[0] ?? 0;
    const told = (scores: number[], seat: number) =>
      memoriesOf([], { ...outcome, winners: [0], scores }, seat).word;
    expect(told([40, 38], 0)).toEqual({ key: "won-close", facts: { count: 2 } });
    expect(told([40, 38], 1)).toEqual({ key: "close", facts: { count: 2 } });
    expect(told([40, 10], 0)).toEqual({ key: "won-clear", facts: { count: 30 } });
    expect(memoriesOf(steps, outcome, winner).word.key).toMatch(/^won/);
  });

  test("the choice to try again is one that this seat made", () => {
    for (const seat of [0, 1]) {
      const { lesson } = memoriesOf(steps, outcome, seat);
      if (lesson.at !== null) expect(steps[lesson.at]?.seat).toBe(seat);
    }
  });
});

test("everybody who can be chosen has a face, and so has everything with a sign", () => {
  const names = [...FACES, ...REACTIONS.map(signOf)];
  expect(names.filter((name) => !name || !portraitOf(name))).toEqual([]);
  expect(faceOfPerson("abc")).toBe(faceOfPerson("abc"));
  expect(faceOfPerson("abc", "owl")).toBe("owl");
  expect(new Set(Array.from({ length: 200 }, (_, n) => faceOfPerson(`p${n}`))).size).toBe(
    FACES.length,
  );
});

test("cards of a kind are folded in two or three ways, each always the same", () => {
  for (const kind of KINDS) {
    const used = new Set(CARDS.filter((card) => kindOf(card) === kind).map(foldingOf));
    expect(used.size).toBe(foldingsOf(kind));
  }
  expect(foldingsOf("crab")).toBe(3);
});
