import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { GameEvent, GameState, Replay } from "../src/protocol/messages.ts";
import { placeText, readPlace } from "../src/replay/address.ts";
import { loadReplay } from "../src/play/replays.ts";
import { remote } from "../src/house/remote.ts";
import { momentsOf, openHands, spansOf, touchedBy } from "../src/model/moments.ts";
import { rowsOf } from "../src/round/rounds.ts";

function recorded(name: string): Replay {
  const path = join(import.meta.dirname, "recorded", `${name}.jsonl`);
  return JSON.parse(readFileSync(path, "utf8")) as Replay;
}

const PUBLIC = recorded("two-replay-public");
const ADA = recorded("two-replay-ada");
const BEN = recorded("two-replay-ben");
const MERMAIDS = recorded("mermaids-replay-public");

function eventsOf(replay: Replay): GameEvent[] {
  return replay.steps.flatMap((step) => step.events);
}

describe("moments", () => {
  const moments = momentsOf(PUBLIC.steps);

  test("the end of a round comes before the next deal", () => {
    const ends = moments.filter((moment) => moment.isEnd);
    expect(ends.map((moment) => moment.round)).toEqual([1, 2, 3, 4]);
    expect(moments).toHaveLength(PUBLIC.steps.length + 3);
    for (const end of ends.slice(0, -1)) {
      const next = moments[moments.indexOf(end) + 1];
      expect(next?.events.map((event) => event.event)).toEqual(["round_started"]);
      expect(next?.seat).toBeNull();
    }
  });

  test("at the end of a round the cards still lie there, with the new totals", () => {
    const end = moments.find((moment) => moment.isEnd);
    expect(end?.game.hands.map((hand) => hand.score)).toEqual([13, 3]);
    expect(end?.game.hands[1]?.hand).toEqual(["By", "Wk", "Mw", "Mw", "Mw"]);
    expect(end?.game.hands[0]?.laid).toHaveLength(3);
    expect(end?.game).toMatchObject({ round: 1, step: "over", legal: [] });
  });

  test("whoever called STOP has not bet", () => {
    expect(PUBLIC.steps.at(-1)?.game.closer).toBe(0);
    expect(moments.at(-1)?.game.closer).toBeNull();
    expect(moments.find((moment) => moment.isEnd)?.game.closer).toBe(0);
  });

  test("nothing is lost or told twice", () => {
    expect(moments.flatMap((moment) => moment.events)).toEqual(eventsOf(PUBLIC));
  });

  test("a duo that used up the deck lies on the table when the round is over", () => {
    const [before] = PUBLIC.steps;
    if (!before) throw new Error("nothing was recorded");
    const game = withHand(before.game, ["Fd", "Fl", "Hk"]);
    const events: GameEvent[] = [
      { event: "laid_duo", seat: 0, first: "Fd", second: "Fl" },
      { event: "round_void", scores: [4, 5] },
      { event: "round_started", round: 2, starter: 1, tops: ["Cy", "Cd"] },
    ];
    const [, end, deal] = momentsOf([
      { ...before, game },
      { seat: 0, move: "Fd+Fl", events, game: before.game },
    ]);
    expect(end?.game.hands[0]).toMatchObject({ hand: ["Hk"], laid: [["Fd", "Fl"]], score: 4 });
    expect(end?.game.deck_size).toBe(0);
    expect(deal?.events).toEqual(events.slice(2));
  });
});

function withHand(game: GameState, hand: readonly string[]): GameState {
  const [first, ...others] = game.hands;
  if (!first) throw new Error("nobody plays");
  return { ...game, hands: [{ ...first, hand, hand_size: hand.length }, ...others] };
}

describe("open hands", () => {
  const open = openHands([ADA, BEN]);

  test("every hand is shown at every step", () => {
    for (const { game } of open.steps) {
      expect(game.seat).toBeNull();
      expect(game.legal).toEqual([]);
      for (const hand of game.hands) expect(hand.hand).toHaveLength(hand.hand_size);
    }
  });

  test("no event hides a card", () => {
    for (const event of eventsOf(open)) {
      if ("card" in event) expect(event.card).not.toBeNull();
      if ("cards" in event) expect(event.cards).not.toBeNull();
    }
  });

  test("everybody sees the same steps, whoever moved", () => {
    expect(open.steps.map((step) => step.seat)).toEqual(PUBLIC.steps.map((step) => step.seat));
    expect(open.steps.every((step) => step.seat === null || step.move !== null)).toBe(true);
  });

  test("cards that were drawn lie open until one is kept", () => {
    const drawing = open.steps.filter(({ game }) => game.step === "keep");
    expect(drawing.length).toBeGreaterThan(0);
    for (const { game } of drawing) expect(game.drawn).toHaveLength(2);
  });
});

describe("rounds", () => {
  test("every moment belongs to one round", () => {
    const moments = momentsOf(PUBLIC.steps);
    const spans = spansOf(moments);
    expect(spans.map((span) => span.round)).toEqual([1, 2, 3, 4]);
    expect(spans[0]?.first).toBe(0);
    expect(spans.at(-1)?.last).toBe(moments.length - 1);
    spans
      .slice(1)
      .forEach((span, before) => expect(span.first).toBe((spans[before]?.last ?? 0) + 1));
  });

  test("a row says who closed, how, and what came of it", () => {
    expect(rowsOf(eventsOf(PUBLIC))).toMatchObject([
      { round: 1, call: "last_chance", closer: 0, isBetWon: true, gains: [13, 3] },
      { round: 2, call: "last_chance", closer: 1, isBetWon: false, gains: [9, 1] },
      { round: 3, call: "last_chance", closer: 0, isBetWon: true, gains: [11, 2] },
      { round: 4, call: "stop", closer: 0, isBetWon: null, gains: [7, 3] },
    ]);
  });

  test("four mermaids end a round without points", () => {
    expect(rowsOf(eventsOf(MERMAIDS))).toMatchObject([{ round: 1, gains: null, mermaids: 1 }]);
  });

  test("a used-up deck makes a row without points", () => {
    const events: GameEvent[] = [
      { event: "round_started", round: 3, starter: 0, tops: ["Cy", "Cd"] },
      { event: "round_void", scores: [4, 5] },
    ];
    expect(rowsOf(events)).toMatchObject([{ round: 3, gains: null, mermaids: null, call: null }]);
  });

  test("a round that was not played to its end has no row", () => {
    expect(rowsOf(eventsOf(PUBLIC).slice(0, 9))).toEqual([]);
  });
});

describe("what moved", () => {
  test("a kept card goes into the hand, the other on a pile", () => {
    expect(touchedBy([{ event: "kept", seat: 1, card: "Cy", discarded: "Fg", pile: "R" }])).toEqual(
      [
        { place: "hand-1", card: "Cy" },
        { place: "pile-R", card: "Fg" },
      ],
    );
  });

  test("what the eyes did not see is a place without a card", () => {
    expect(touchedBy([{ event: "drew", seat: 0, cards: null }])).toEqual([
      { place: "deck", card: null },
    ]);
  });

  test("open hands show every card that moved where it is said to be", () => {
    for (const { events, game } of openHands([ADA, BEN]).steps) {
      if (game.step === "over" || events.some((event) => event.event === "round_started")) continue;
      for (const { place, card } of touchedBy(events)) {
        if (card && place.startsWith("hand-")) {
          expect(game.hands[Number(place.slice(5))]?.hand).toContain(card);
        }
      }
    }
  });
});

describe("the address", () => {
  test.each(["", "?step=57", "?eyes=1", "?step=57&eyes=1", "?step=3&eyes=public"])(
    "%j is read and written alike",
    (search) => expect(placeText(readPlace(search))).toBe(search),
  );

  test.each(["?step=-1", "?step=x&eyes=9", "?eyes=", "?step=1e9&eyes=nobody"])(
    "%j leads to the beginning",
    (search) => expect(readPlace(search)).toEqual({ step: 0, eyes: "open" }),
  );
});

describe("loading", () => {
  afterEach(() => vi.unstubAllGlobals());

  function serve(answers: Readonly<Record<string, unknown>>): string[] {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const body = answers[path];
      const problem = { code: "no_such_game", facts: {} };
      return Promise.resolve(Response.json(body ?? problem, { status: body ? 200 : 404 }));
    });
    return asked;
  }

  test("open hands are the eyes of all seats together", async () => {
    const asked = serve({
      "/api/games/x/replay?eyes=0": ADA,
      "/api/games/x/replay?eyes=1": BEN,
    });
    expect(await loadReplay(remote, "x", "open")).toEqual(openHands([ADA, BEN]));
    expect(asked).toHaveLength(2);
  });

  test("what everybody saw needs one question", async () => {
    const asked = serve({ "/api/games/x/replay": PUBLIC });
    expect((await loadReplay(remote, "x", "public")).eyes).toBeNull();
    expect(asked).toEqual(["/api/games/x/replay"]);
  });

  test("an unknown game is refused by its code", async () => {
    serve({});
    await expect(loadReplay(remote, "a/b", 1)).rejects.toMatchObject({ code: "no_such_game" });
  });

  test("a server that cannot be reached is no unknown game", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no net")));
    await expect(loadReplay(remote, "x", "open")).rejects.toMatchObject({ code: "offline" });
  });
});
