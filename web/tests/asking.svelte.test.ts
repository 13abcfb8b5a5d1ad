/** Nothing that is asked stays unanswered for ever. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RECKON_WITHIN, ask } from "../src/house/api.ts";
import { TableSocket } from "../src/house/socket.ts";
import { Line } from "./line.ts";

const LISTENER = {
  hear: () => undefined,
  link: () => undefined,
  end: () => undefined,
  last: () => null,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a question at a table is refused when nobody has answered for ten seconds", async () => {
  const line = Line.pretended();
  const socket = new TableSocket("code", LISTENER);
  line().open();
  const answers = Promise.allSettled([socket.do({ do: "resume" }), socket.do({ do: "start" })]);
  line().tell({ type: "done", id: 2, number: 7 });
  await vi.advanceTimersByTimeAsync(9_000);
  line().tell({ type: "pong", id: 9, now: 0 }); // the line itself is alive
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answers).toMatchObject([
    { status: "rejected", reason: { code: "offline" } },
    { status: "fulfilled", value: 7 },
  ]);
  socket.close();
});

test.each([
  ["an ordinary question", undefined, 10_000],
  ["what has to be reckoned out", RECKON_WITHIN, 60_000],
])("%s is refused when its time is over", async (_, within, limit) => {
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
  vi.stubGlobal(
    "fetch",
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", reject)),
  );
  const answer = ask("GET", "/api/me", undefined, within);
  over.abort();
  await expect(answer).rejects.toMatchObject({ code: "offline" });
  expect(timeout).toHaveBeenCalledWith(limit);
});

test("an answer that is cut off is none", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"id": ')));
  await expect(ask("GET", "/api/me")).rejects.toMatchObject({ code: "offline" });
});
