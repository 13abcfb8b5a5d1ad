import { describe, expect, test } from "vitest";
import {
  asksBonus,
  draftOf,
  entered,
  gapsIn,
  leftOf,
  newDraft,
  roundOf,
  withForm,
  withHand,
} from "../src/pad/draft.ts";
import { fold, unfold } from "../src/pad/link.ts";
import { type Pad, type PadRound, newPad, withRound } from "../src/pad/pad.ts";
import { problemsOf } from "../src/pad/problems.ts";
import { PadError, nameProblems, readPad } from "../src/pad/reading.ts";
import { EMPTY, begin, readShelf, write } from "../src/pad/shelf.ts";
import { standingOf } from "../src/pad/standing.ts";
import { firstUnread, isBegun, readTyped, typed } from "../src/pad/typed.ts";
import { readWhole } from "../src/parts/digits.ts";

const TWO = newPad(["Ann", "Bo"], "standard", 0);
const SEVEN = "CyByHdHlHkHy"; // shells 6, and a mermaid would count yellow
const E1: readonly PadRound["hands"][number][] = [
  { points: 7, bonus: 2 },
  { points: 4, bonus: 2 },
];

function played(pad: Pad, ...rounds: readonly PadRound[]): Pad {
  return rounds.reduce((before, round) => withRound(before, round), pad);
}

function stop(by: number, ...points: readonly number[]): PadRound {
  return { how: "stop", by, hands: points.map((each) => ({ points: each })) };
}

function bet(by: number, ...hands: readonly (readonly [number, number])[]): PadRound {
  const counted = hands.map(([points, bonus]) => ({ points, bonus }));
  return { how: "last_chance", by, hands: counted };
}

const EMPTY_DECK: PadRound = { how: "deck_out", by: 1, hands: [] };

describe("what a round brings", () => {
  test("E1: STOP brings everybody their points", () => {
    const { rounds } = standingOf(played(TWO, { how: "stop", by: 0, hands: E1 }));
    expect(rounds[0]).toMatchObject({ gains: [7, 4], isBetWon: null });
  });

  test("E1: a bet that is won brings points and bonus, and the others their bonus", () => {
    const { rounds } = standingOf(played(TWO, { how: "last_chance", by: 0, hands: E1 }));
    expect(rounds[0]).toMatchObject({ gains: [9, 2], isBetWon: true });
  });

  test("R6, R7: as many points win the bet, more lose it", () => {
    const { rounds } = standingOf(played(TWO, bet(0, [8, 3], [8, 2]), bet(0, [8, 3], [9, 2])));
    expect(rounds.map((each) => each.gains)).toEqual([
      [11, 2],
      [3, 9],
    ]);
  });

  test("R9: an empty deck brings nothing", () => {
    const standing = standingOf(played(TWO, stop(0, 8, 3), EMPTY_DECK));
    expect(standing.totals).toEqual([8, 3]);
    expect(standing.rounds[1]?.counted).toEqual([]);
  });

  test("R11, R12: the player to the left of whoever closed starts", () => {
    const three = newPad(["Ann", "Bo", "Cy"], "standard", 2);
    expect(standingOf(three).nextStarter).toBe(2);
    expect(standingOf(played(three, stop(2, 1, 1, 7))).nextStarter).toBe(0);
    expect(standingOf(played(three, EMPTY_DECK)).nextStarter).toBe(2);
  });
});

describe("the end of the game", () => {
  test("G2, G3: at the target the highest total wins, and nobody starts", () => {
    const standing = standingOf(played(TWO, stop(0, 30, 39), stop(0, 11, 0)));
    expect(standing).toMatchObject({ totals: [41, 39], winners: [0], nextStarter: null });
  });

  test("G4: of equal totals the last round decides", () => {
    const standing = standingOf(played(TWO, stop(0, 30, 32), stop(0, 12, 10)));
    expect(standing).toMatchObject({ totals: [42, 42], winners: [0] });
  });

  test("G5: still equal, the win is shared", () => {
    expect(standingOf(played(TWO, stop(0, 41, 41))).winners).toEqual([0, 1]);
  });

  test("G1: four mermaids win at once, whatever the score", () => {
    const mermaids: PadRound = { how: "mermaids", by: 1, hands: [] };
    const standing = standingOf(played(TWO, stop(0, 39, 0), mermaids));
    expect(standing).toMatchObject({ totals: [39, 0], winners: [1], nextStarter: null });
  });

  test("the double target goes on", () => {
    const pad = played(newPad(["Ann", "Bo"], "double", 0), stop(0, 41, 7));
    expect(standingOf(pad)).toMatchObject({ target: 80, winners: [] });
  });
});

describe("what cannot be", () => {
  test("C2: a third yellow boat is named, over all players", () => {
    const hands = [{ cards: `${SEVEN}Hg` }, { cards: "ByBy" }];
    expect(problemsOf({ how: "stop", by: 0, hands })).toEqual([
      { code: "too_many_cards", card: "By", count: 3, copies: 2 },
    ]);
  });

  test("T8: whoever closes has seven points", () => {
    const hands = [{ cards: SEVEN }, { cards: "" }];
    expect(problemsOf({ how: "stop", by: 0, hands })).toEqual([
      { code: "too_few_points", player: 0, points: 6, needed: 7 },
    ]);
  });

  test("R8: points without a colour, where the bonus counts", () => {
    expect(problemsOf(bet(0, [7, 2], [4, 0]))).toEqual([{ code: "no_bonus", player: 1 }]);
    expect(problemsOf(bet(0, [7, 2], [0, 0]))).toEqual([]);
    expect(problemsOf({ ...bet(0, [7, 0], [4, 0]), how: "stop" })).toEqual([]);
  });

  test("C2: more of each colour than the deck has", () => {
    expect(problemsOf(bet(0, [7, 8], [7, 9], [7, 8], [7, 9]))).toEqual([]);
    expect(problemsOf(bet(0, [7, 9], [7, 1], [7, 9], [7, 9]))).toEqual([
      { code: "too_high_bonuses", bonuses: "9, 9, 9, 1" },
    ]);
  });

  test("G1: somebody with four mermaids has won", () => {
    const hands = [{ points: 9 }, { cards: "MwMwMwMw" }];
    expect(problemsOf({ how: "stop", by: 0, hands })[0]).toEqual({
      code: "four_mermaids",
      player: 1,
    });
  });

  test("names are there, short, readable and different", () => {
    expect(nameProblems(["Ann", "", " ann ", "x".repeat(25)])).toEqual([
      null,
      "name_empty",
      "name_twice",
      "name_too_long",
    ]);
    expect(nameProblems(["A\u0007", "👍".repeat(24)])).toEqual(["name_unreadable", null]);
  });

  test.each([null, 7, "papersea-pad", [], {}, { format: "papersea-pad", version: 2 }])(
    "%j is no pad",
    (found) => expect(() => readPad(found)).toThrow(PadError),
  );

  test("a pad from outside says which round cannot have been", () => {
    const pad = played(TWO, stop(0, 7, 0), {
      how: "stop",
      by: 0,
      hands: [{ cards: "" }, { points: 4 }],
    });
    try {
      readPad(pad);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ round: 2, flaw: { code: "too_few_points" } });
    }
  });
});

describe("a round that is being entered", () => {
  const asked = { ...newDraft(TWO), how: "last_chance", by: 0 } as const;

  test("asks one thing after the other", () => {
    const draft = newDraft(TWO);
    expect(gapsIn(draft)).toEqual(["how"]);
    expect(gapsIn({ ...draft, how: "stop" })).toEqual(["by"]);
    expect(roundOf({ ...draft, how: "deck_out", by: 1 })).toEqual(EMPTY_DECK);
  });

  test("offers only cards that nobody has", () => {
    const draft = withHand(withHand(asked, 0, { cards: "By" }), 1, { cards: "By" });
    expect([leftOf(draft, "By"), leftOf(draft, "Bd")]).toEqual([0, 2]);
  });

  test("asks for a bonus as soon as it counts", () => {
    const numbers = withForm(asked, "numbers");
    expect([0, 1].map((player) => asksBonus(numbers, player))).toEqual([true, false]);
    const won = withHand(withHand(numbers, 0, { points: 8 }), 1, { points: 8 });
    expect([0, 1].map((player) => asksBonus(won, player))).toEqual([true, true]);
    const lost = withHand(won, 1, { points: 9 });
    expect([0, 1].map((player) => asksBonus(lost, player))).toEqual([true, false]);
    expect(gapsIn(lost)).toEqual([{ player: 0, part: "bonus" }]);
    expect(gapsIn({ ...lost, how: "stop" })).toEqual([]);
  });

  test("R7: a bonus that was not asked is asked when it comes to count", () => {
    const hands = [{ points: 8, bonus: 2 }, { points: 10 }];
    const pad = played(TWO, { how: "last_chance", by: 0, hands });
    expect(readPad(pad)).toEqual(pad);
    expect(roundOf(draftOf(pad, 0))?.hands).toEqual(hands);
    const won = withHand(draftOf(pad, 0), 1, { points: 7 });
    expect(gapsIn(won)).toEqual([{ player: 1, part: "bonus" }]);
    expect(entered(pad, won)).toBeNull();
    const open = withRound(TWO, {
      how: "last_chance",
      by: 0,
      hands: [{ points: 7, bonus: 2 }, { points: 4 }],
    });
    expect(() => readPad(open)).toThrow("bonus_missing");
  });

  test("changes into numbers and back without losing the cards", () => {
    const cards = withHand(asked, 0, { cards: SEVEN });
    const numbers = withForm(cards, "numbers");
    expect(numbers.hands[0]).toMatchObject({ points: 6, bonus: 3 });
    expect(withForm(numbers, "cards").hands[0]?.cards).toBe(SEVEN);
  });

  test("is entered after the others, or in the place of one", () => {
    const pad = played(TWO, stop(0, 7, 4), stop(1, 3, 9));
    expect(draftOf(pad, 1)).toMatchObject({ index: 1, how: "stop", by: 1 });
    const draft = withHand(draftOf(pad, 0), 0, { points: 8 });
    expect(standingOf(entered(pad, draft) ?? TWO).totals).toEqual([11, 13]);
    expect(entered(pad, withHand(draft, 0, { points: 6 }))).toBeNull();
  });

  test("rounds after the end of the game go", () => {
    const pad = played(TWO, stop(0, 7, 4), stop(1, 3, 9));
    const draft = withHand(draftOf(pad, 0), 0, { points: 40 });
    expect(entered(pad, draft)?.rounds).toHaveLength(1);
  });
});

describe("cards that are typed", () => {
  test.each(["Cy Cd Mw", "cycdMW", " cy, cd\nmw ", "CyCdMw"])("%j", (text) => {
    expect(readTyped(text)).toEqual({ cards: ["Cy", "Cd", "Mw"], unread: "" });
  });

  test("several of one", () => {
    expect(readTyped("3xMw Cd").cards).toEqual(["Mw", "Mw", "Mw", "Cd"]);
  });

  test.each([
    ["CyXxCd", "Cy", "XxCd", "Xx"],
    ["Cy B", "Cy", "B", "B"],
    ["Bv", "", "Bv", "Bv"],
    ["cy zz, cd ", "Cy", "zz, cd", "zz"],
    ["Cy 3xMwF", "Cy", "3xMwF", "3xMwF"],
    ["Cy crab", "Cy", "crab", "crab"],
    ["Cy blue_crab", "Cy", "blue_crab", "blue_crab"],
  ])("%j has something that is no card", (text, cards, unread, first) => {
    const read = readTyped(text);
    expect([read.cards.join(""), read.unread]).toEqual([cards, unread]);
    expect(firstUnread(read.unread)).toBe(first);
    expect(readTyped(typed(read))).toEqual(read);
  });

  test.each([
    ["yellow_crab", "Cy"],
    ["2xdark-blue-fish Captain", "FdFdKa"],
    ["gray_octopus shoal-of-fish", "OrGr"],
  ])("%j by long names", (text, cards) => {
    expect(readTyped(text)).toMatchObject({ unread: "" });
    expect(readTyped(text).cards.join("")).toBe(cards);
  });

  test("whoever types is let finish a card", () => {
    expect(["F", "ye", "yellow_c", "3", "3x", "3xM"].filter((each) => !isBegun(each))).toEqual([]);
    expect(["zz", "F F", "Fx", "yellow_crabs"].filter(isBegun)).toEqual([]);
  });
});

describe("what cannot be read", () => {
  const asked = { ...newDraft(TWO), how: "stop" as const, by: 0 };
  const typo = withHand(withHand(asked, 0, { cards: `${SEVEN}Hg` }), 1, {
    cards: "Oy",
    unread: { cards: "zz" },
  });

  test("keeps a round from being entered, and no tap loses it", () => {
    expect(gapsIn(typo)).toEqual([{ player: 1, field: "cards", unread: "zz" }]);
    expect(entered(TWO, typo)).toBeNull();
    expect(gapsIn(withHand(typo, 1, { cards: "OyCd" }))).toHaveLength(1);
    expect(entered(TWO, withHand(typo, 1, { unread: { cards: "" } }))).not.toBeNull();
  });

  test("is not counted when the form changes", () => {
    const numbers = withForm(typo, "numbers");
    expect(numbers.hands[1]?.points).toBeNull();
    expect(gapsIn(numbers)).toEqual([{ player: 1, part: "points" }]);
    expect(gapsIn(withForm(numbers, "cards"))).toEqual(gapsIn(typo));
  });

  test("stays over a reload", () => {
    const { games } = write(begin(EMPTY, TWO, { id: "a", at: 1 }), "a", { draft: typo });
    const kept: unknown = JSON.parse(JSON.stringify({ games }));
    expect(readShelf(kept).games[0]?.draft).toEqual(typo);
  });

  test("a number is never another one than is typed", () => {
    expect(["", "7", " 12 ", "1000"].map(readWhole)).toEqual([null, 7, 12, 1000]);
    const none = ["-5", "3.7", "3,5", "1e3", "7 8", "x"];
    expect(none.filter((text) => readWhole(text) !== "wrong")).toEqual([]);
  });
});

describe("a pad in a link", () => {
  const pad = played(TWO, bet(0, [8, 3], [9, 2]), { how: "stop", by: 1, hands: E1.toReversed() });

  test("comes out as it went in, in letters that links may have", async () => {
    const letters = await fold(pad);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(await unfold(letters)).toEqual(pad);
  });

  test.each(["", "1", "1abc", "0e30", "2", "1%%%", "constructor"])(
    "%j is none",
    async (letters) => {
      await expect(unfold(letters)).rejects.toThrow(PadError);
    },
  );

  test("a small link does not unfold to something huge", async () => {
    const huge = { ...pad, players: ["A".repeat(1_000_000), "B"] };
    await expect(unfold(await fold(huge))).rejects.toThrow(PadError);
  });
});
