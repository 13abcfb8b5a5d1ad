import { describe, expect, test } from "vitest";
import type { FromServer, GameState, Unrated, Update } from "../src/protocol/messages.ts";
import { moveText, parseMove } from "../src/protocol/moves.ts";
import { arrange, moved } from "../src/model/hand.ts";
import {
  allCards,
  ownSeat,
  pilesFor,
  seatsAround,
  secondsLeft,
  takable,
  unratedFor,
} from "../src/model/selectors.ts";
import { NO_TABLE, type TableModel, heardWith, reduce } from "../src/model/table.ts";
import { duoKind, hasEffect } from "../src/model/duos.ts";
import { flights } from "../src/board/flights.ts";
import { recorded } from "./recorded.ts";

const FILES = ["two-ada", "two-ben", "three-cyd", "four-dan", "mermaids-ada"];
const ENDS = ["round_scored", "round_void", "game_ended"];

function told(messages: readonly FromServer[]): TableModel {
  return messages.reduce((model, message) => reduce(model, message), NO_TABLE);
}

function updates(messages: readonly FromServer[]): Update[] {
  return messages.filter((each) => each.type === "update");
}

function positions(name: string): GameState[] {
  return updates(recorded(name)).flatMap((each) => each.game ?? []);
}

describe.each(FILES)("the reducer on %s", (name) => {
  const messages = recorded(name);

  test("ends where the last message says", () => {
    const model = told(messages);
    const last = updates(messages).at(-1);
    expect(model.number).toBe(last?.number);
    expect(model.game).toEqual(last?.game);
    expect(model.table?.phase).toBe("over");
    expect(messages.reduce<number | null>(heardWith, null)).toBe(model.number);
  });

  test("hears nothing twice: a message that comes again changes nothing", () => {
    let model = NO_TABLE;
    for (const message of messages) {
      model = reduce(model, message);
      if (message.type === "update") expect(reduce(model, message).log).toEqual(model.log);
    }
  });

  test("notices every message that is missing", () => {
    const all = updates(messages);
    const start = messages.slice(0, messages.indexOf(all[0] as Update));
    for (let skipped = 0; skipped < Math.min(20, all.length - 1); skipped += 1) {
      const model = told([...start, ...all.slice(0, skipped)]);
      const later = all[skipped + 1] as Update;
      expect(heardWith(model.number, later)).toBeNull();
      expect(reduce(model, later)).toBe(model);
    }
  });

  test("keeps this round's events, and how the last one ended", () => {
    let model = NO_TABLE;
    let ends = 0;
    for (const message of messages) {
      const before = model;
      model = reduce(model, message);
      expect(model.events.filter((each) => each.event === "round_started").length).toBeLessThan(2);
      if (model.ended && model.ended !== before.ended) ends += 1;
    }
    const ending = updates(messages).filter((each) =>
      each.happenings.some(({ events }) => events.some(({ event }) => ENDS.includes(event))),
    );
    expect(ends).toBe(ending.length);
  });

  test("never shows a hand that the seat does not see", () => {
    const seat = ownSeat(told(messages));
    expect(seat).not.toBeNull();
    for (const game of positions(name)) {
      for (const [place, hand] of game.hands.entries()) {
        if (place === seat) expect(hand.hand).not.toBeNull();
        if (hand.hand === null) expect(allCards(game, place)).toBeNull();
      }
    }
  });

  test("reads and writes every move that is offered", () => {
    for (const game of positions(name)) {
      for (const text of game.legal) expect(moveText(parseMove(text))).toBe(text);
    }
  });

  test("every card that flies comes from a place and goes to one", () => {
    for (const update of updates(messages)) {
      for (const event of update.happenings.flatMap((each) => each.events)) {
        for (const flight of flights(event, update.seat)) {
          expect(flight.from).not.toBe(flight.to);
        }
      }
    }
  });
});

test("a duo that is said to do nothing does nothing, and only that", () => {
  let duos = 0;
  for (const name of FILES) {
    let model = NO_TABLE;
    for (const message of recorded(name)) {
      const before = model.game;
      model = reduce(model, message);
      if (message.type !== "update" || message.happenings.length !== 1 || !before) continue;
      const events = message.happenings.flatMap((each) => each.events);
      const laid = events.find((each) => each.event === "laid_duo");
      if (laid?.event !== "laid_duo") continue;
      const isIdle = events.some((each) => each.event === "no_effect");
      expect(hasEffect(duoKind(laid.first), before)).toBe(!isIdle);
      duos += 1;
    }
  }
  expect(duos).toBeGreaterThan(5);
});

test("a round's end knows every hand that was shown and what it scored", () => {
  const model = told(recorded("four-dan"));
  const { ended } = model;
  expect(ended?.shown.length).toBe(4);
  expect(ended?.scored?.gains.length).toBe(4);
  expect(ended?.gameEnded?.winners.length).toBeGreaterThan(0);
});

test("a fresh view replaces what was known", () => {
  const messages = recorded("two-ada");
  const snapshot = messages.find((each) => each.type === "snapshot") as FromServer;
  const model = reduce(told(messages), snapshot);
  expect(model.game).toBeNull();
  expect(model.events).toEqual([]);
});

test("what was taken back is asked for anew", () => {
  const messages = recorded("two-ada");
  const last = updates(messages).at(-1) as Update;
  const [{ at }] = last.happenings as [(typeof last.happenings)[0]];
  const number = last.number + 1;
  const happenings = [{ number, at, fact: { kind: "took_back" as const, seat: 0 }, events: [] }];
  const taken = { ...last, since: last.number, number, happenings };
  expect(heardWith(last.number, taken)).toBeNull();
  expect(heardWith(number, taken)).toBe(number); // it was heard of
});

test("a clock that runs counts down, and no other one", () => {
  const { table } = updates(recorded("two-ada"))[0] as Update;
  const seats = table.seats.map((seat) => ({ ...seat, bank: 90 }));
  const timed = { ...table, seats, running: 1, since: 1000, deadline: 1090 };
  expect([0, 1].map((seat) => secondsLeft(timed, seat, 1030))).toEqual([90, 60]);
  expect(secondsLeft(timed, 1, 2000)).toBe(0);
  const patient = { ...table, running: 1, since: 1000, deadline: 1060 };
  expect([0, 1].map((seat) => secondsLeft(patient, seat, 1045))).toEqual([null, 15]);
});

test("T4: the piles for the other card are those of the moves that keep this one", () => {
  const [game] = positions("two-ada") as [GameState];
  const keeping = { ...game, legal: ["Cy-L", "Fd-L", "Fd-R"] };
  expect(pilesFor(keeping, "Cy")).toEqual(["L"]);
  expect(pilesFor(keeping, "Fd")).toEqual(["L", "R"]);
});

test("selectors sort the legal moves by what they are for", () => {
  const games = positions("two-ada");
  const drawing = games.find((game) => game.step === "draw" && game.legal.length === 3);
  expect(drawing && takable(drawing)).toEqual(["L", "R"]);
  const keeping = games.find((game) => game.step === "keep" && game.drawn && game.legal.length);
  const card = keeping?.drawn?.[0];
  expect(keeping && card && pilesFor(keeping, card).length).toBeGreaterThan(0);
});

test("seats stand around the viewpoint, the next player first", () => {
  expect(seatsAround(4, 1)).toEqual([2, 3, 0, 1]);
  expect(seatsAround(3, null)).toEqual([0, 1, 2]);
});

test("a hand is sorted by kind or by colour, or stays as it was laid", () => {
  const cards = ["Mw", "Cd", "Bd", "Cy", "Cd"];
  expect(arrange(cards, "kind", []).map((each) => each.card)).toEqual([
    "Cd",
    "Cd",
    "Cy",
    "Bd",
    "Mw",
  ]);
  expect(arrange(cards, "colour", []).map((each) => each.card)).toEqual([
    "Cd",
    "Cd",
    "Bd",
    "Cy",
    "Mw",
  ]);
  const keys = arrange(cards, "kind", []).map((each) => each.key);
  const own = moved(keys, "Mw0", 0);
  expect(arrange(cards, "own", own).map((each) => each.card)[0]).toBe("Mw");
  expect(arrange([...cards, "Fd"], "own", own).at(-1)?.card).toBe("Fd");
});

describe("whether a rated game counts", () => {
  const weighed = (unrated: readonly (Unrated | null)[], seat: number | null): TableModel => ({
    ...NO_TABLE,
    seat,
    attendance: { type: "attendance", seats: [], spectators: 0, unrated, announcement: null },
  });

  test("is told for the own seat, and before anything was said it does", () => {
    expect(unratedFor(weighed(["new", null], 0))).toBe("new");
    expect(unratedFor(weighed(["new", null], 1))).toBeNull();
    expect(unratedFor(weighed([], 1))).toBeNull();
    expect(unratedFor({ ...NO_TABLE, seat: 0 })).toBeNull();
  });

  test("does not concern who looks on, unless it counts for nobody", () => {
    expect(unratedFor(weighed(["new", null], null))).toBeNull();
    expect(unratedFor(weighed(["together", "together"], null))).toBe("together");
    expect(unratedFor(weighed([], null))).toBeNull();
  });
});
