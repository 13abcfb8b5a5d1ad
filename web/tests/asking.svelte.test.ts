/** The house over the net: nothing that is asked stays unanswered for ever. */

import { afterEach, expect, test, vi } from "vitest";
import { remote } from "../src/house/remote.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["an ordinary question", () => remote.ask("me"), 10_000],
  ["what has to be reckoned out", () => remote.ask("odds", {} as never), 60_000],
])("%s is refused when its time is over", async (_, ask, limit) => {
  const over = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
  vi.stubGlobal(
    "fetch",
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", reject)),
  );
  const answer = ask();
  over.abort();
  await expect(answer).rejects.toMatchObject({ code: "offline" });
  expect(timeout).toHaveBeenCalledWith(limit);
});

function answering(body: string | null, status = 200): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("an answer that is cut off is none", async () => {
  answering('{"id": ');
  await expect(remote.ask("me")).rejects.toMatchObject({ code: "offline" });
});

test("a refusal says why, and of what", async () => {
  answering('{"code": "bad_record", "facts": {"problem": "line 3"}}', 400);
  const refused = { code: "bad_record", facts: { problem: "line 3" } };
  await expect(remote.ask("look", { record: "", eyes: 0 })).rejects.toMatchObject(refused);
  answering("<html>", 502);
  await expect(remote.ask("me")).rejects.toMatchObject({ code: "unavailable" });
});

test("names in a path may be anything, and what has no answer is answered", async () => {
  const fetched = answering(null, 204);
  await expect(remote.ask("forgetMe")).resolves.toBeUndefined();
  expect(fetched).toHaveBeenCalledWith("/api/me", expect.objectContaining({ method: "DELETE" }));
  const walked = answering("{}");
  await remote.ask("walkLesson", { lesson: "a/b?", scene: 1, moves: ["D"] });
  expect(walked).toHaveBeenCalledWith(
    "/api/lessons/a%2Fb%3F",
    expect.objectContaining({ method: "POST", body: '{"scene":1,"moves":["D"]}' }),
  );
  const replayed = answering("{}");
  await remote.ask("replay", { game: "7", eyes: 0 });
  expect(replayed).toHaveBeenCalledWith("/api/games/7/replay?eyes=0", expect.anything());
});

test("an analysis is told line by line, however the lines are cut", async () => {
  const parts = ['{"type": "under_way", "done": 1, "to', 'tal": 2}\n{"type": "analysed"', "}\n"];
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const each of parts) stream.enqueue(new TextEncoder().encode(each));
      stream.close();
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
  const told = [];
  const { signal } = new AbortController();
  for await (const news of remote.analyse({ game: "7", seat: 0 }, signal)) told.push(news.type);
  expect(told).toEqual(["under_way", "analysed"]);
});

test("a line over a socket carries whole messages, and nothing once it is closed", () => {
  const sockets: Socket[] = [];
  class Socket {
    static readonly OPEN = 1;
    readyState = 0;
    readonly send = vi.fn();
    readonly close = vi.fn();
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    constructor(readonly address: string) {
      sockets.push(this);
    }
  }
  vi.stubGlobal("WebSocket", Socket);
  const ends = { opened: vi.fn(), heard: vi.fn(), lost: vi.fn() };
  const line = remote.open("c/d", ends);
  const [socket] = sockets;
  expect(socket?.address).toBe("ws://papersea.test/api/tables/c%2Fd/socket");
  const ping = { type: "ping", id: 1 } as const;
  expect(line.send(ping)).toBe(false);
  if (socket) socket.readyState = Socket.OPEN;
  socket?.onopen?.();
  expect(line.send(ping)).toBe(true);
  expect(socket?.send).toHaveBeenCalledWith(JSON.stringify(ping));
  const pong = { type: "pong", id: 1, now: 3 };
  socket?.onmessage?.({ data: JSON.stringify(pong) });
  expect(ends.heard).toHaveBeenCalledWith(pong);
  line.close();
  expect([socket?.onmessage, socket?.onclose]).toEqual([null, null]);
  expect(socket?.close).toHaveBeenCalledOnce();
});
