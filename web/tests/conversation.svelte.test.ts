/** What is said between a person and a table: it goes on after a lost line, and ends when the table
 * will not have them. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Conversation, type Link } from "../src/house/conversation.ts";
import type { ErrorCode, FromServer } from "../src/protocol/messages.ts";
import { PretendedHouse } from "./house.ts";

let house: PretendedHouse;
let links: Link[];
let heard: FromServer[];
let ended: ErrorCode[];
let last: number | null;
let table: Conversation;

beforeEach(() => {
  vi.useFakeTimers();
  house = new PretendedHouse();
  [links, heard, ended, last] = [[], [], [], null];
  const listener = {
    hear: (message: FromServer) => heard.push(message),
    link: (state: Link) => links.push(state),
    end: (code: ErrorCode) => ended.push(code),
    last: () => last,
  };
  table = new Conversation(house, "code", listener, "token");
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe("a question", () => {
  test("is answered by its number, in whatever order", async () => {
    house.line.open();
    const answers = Promise.allSettled([
      table.do({ do: "resume" }),
      table.mute(1, true),
      table.follow(2),
    ]);
    house.line.tell(
      { type: "done", id: 3, number: 9 },
      { type: "refused", id: 2, code: "not_seated", facts: { seat: 1 } } as FromServer,
      { type: "done", id: 1, number: 7 },
    );
    expect(await answers).toMatchObject([
      { value: 7 },
      { reason: { code: "not_seated", facts: { seat: 1 } } },
      { value: 9 },
    ]);
  });

  test("is refused when nobody has answered for ten seconds", async () => {
    house.line.open();
    const answers = Promise.allSettled([table.do({ do: "resume" }), table.do({ do: "start" })]);
    house.line.tell({ type: "done", id: 2, number: 7 });
    await vi.advanceTimersByTimeAsync(9_000);
    house.line.tell({ type: "pong", id: 9, now: 0 }); // the line itself is alive
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answers).toMatchObject([
      { status: "rejected", reason: { code: "offline" } },
      { status: "fulfilled", value: 7 },
    ]);
  });

  test("is refused at once without a line, and when the line is lost", async () => {
    await expect(table.do({ do: "start" })).rejects.toMatchObject({ code: "offline" });
    house.line.open();
    const asked = expect(table.do({ do: "start" })).rejects.toMatchObject({ code: "offline" });
    house.line.lose();
    await asked;
  });
});

describe("a line", () => {
  test("that is lost is opened again, and says what was heard last and whom one follows", () => {
    house.line.open();
    expect(house.line.sent[0]).toMatchObject({ type: "hello", last: null, token: "token" });
    void table.follow(2).catch(() => undefined);
    last = 12;
    house.line.lose();
    expect(links).toEqual(["connecting", "open", "lost"]);
    vi.advanceTimersByTime(500);
    expect(house.lines).toHaveLength(2);
    house.line.open();
    expect(house.line.sent[0]).toMatchObject({ type: "hello", last: 12, follow: 2 });
    expect(links.at(-1)).toBe("open");
  });

  test("is tried again ever more rarely while the net is gone, and at once when it is back", () => {
    for (let time = 0; time < 60; time += 1) {
      if (!house.line.isClosed) house.line.lose();
      vi.advanceTimersByTime(1_000);
    }
    const tries = house.lines.length;
    expect(tries).toBeGreaterThan(8);
    expect(tries).toBeLessThan(20);
    if (!house.line.isClosed) house.line.lose();
    dispatchEvent(new Event("online"));
    expect(house.lines).toHaveLength(tries + 1);
  });

  test("is tried again ever more rarely while the table cannot be entered", () => {
    for (let time = 0; time < 600; time += 1) {
      if (!house.line.isClosed) {
        house.line.open();
        house.line.tell({ type: "goodbye", code: "unavailable", reference: null });
        house.line.lose();
      }
      vi.advanceTimersByTime(100);
    }
    const tries = house.lines.length;
    expect(tries).toBeGreaterThan(8);
    expect(tries).toBeLessThan(20);
    if (house.line.isClosed) dispatchEvent(new Event("online"));
    house.line.open();
    house.line.tell({ type: "update" } as FromServer);
    house.line.lose();
    const before = house.lines.length;
    vi.advanceTimersByTime(500);
    expect(house.lines).toHaveLength(before + 1); // whoever was told how things stand begins anew
  });

  test("on which nothing is said for too long is given up", () => {
    vi.advanceTimersByTime(10_000);
    expect(links).toEqual(["connecting", "lost"]);
    expect(house.lines[0]?.isClosed).toBe(true);
  });

  test("is asked whether it still holds, and whoever does not answer is not there", () => {
    house.line.open();
    vi.advanceTimersByTime(20_000);
    expect(house.line.sent.at(-1)).toMatchObject({ type: "ping" });
    house.line.tell({ type: "pong", id: 1, now: 0 });
    vi.advanceTimersByTime(15_000);
    expect(links.at(-1)).toBe("open");
    vi.advanceTimersByTime(15_000);
    expect(links.at(-1)).toBe("lost");
  });

  test("that was given up says nothing any more", () => {
    const [first] = house.lines;
    first?.open();
    table.reconnect();
    const count = heard.length;
    first?.ends.lost();
    expect([heard.length, links.at(-1), house.lines.length]).toEqual([count, "connecting", 2]);
  });
});

test.each(["no_such_table", "other_version", "too_many_sockets"] as const)(
  "whoever is not let in does not ask again: %s",
  (code) => {
    house.line.open();
    house.line.tell({ type: "goodbye", code, reference: null });
    house.line.lose();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect([ended, house.lines.length]).toEqual([[code], 1]);
  },
);

test("a failure of the server's own tells what its host finds it by", async () => {
  house.line.open();
  const asked = table.do({ do: "start" });
  house.line.tell({ type: "goodbye", code: "unavailable", reference: "0a1b2c3d" });
  house.line.lose();
  await expect(asked).rejects.toMatchObject({
    code: "unavailable",
    facts: { reference: "0a1b2c3d" },
  });
});

test("a goodbye that is not for ever is followed by another line", () => {
  house.line.open();
  house.line.tell({ type: "goodbye", code: "unavailable", reference: null });
  house.line.lose();
  vi.advanceTimersByTime(500);
  expect([ended, house.lines.length]).toEqual([[], 2]);
});
