/** What the house says: shown until it is put away, and once more shortly before its time. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announced, SOON } from "../src/play/announced.svelte.ts";
import { NO_TABLE, reduce } from "../src/model/table.ts";
import type { Announcement, FromServer } from "../src/protocol/messages.ts";
import { announcement, countdown } from "../src/words/announcing.ts";
import { openTexts, speak } from "../src/words/texts.svelte.ts";
import { PretendedHouse } from "./house.ts";

const NOW = Date.UTC(2027, 0, 31, 12) / 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 });
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("navigator", { languages: ["en-US"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function said(wishes: Partial<Announcement> = {}): Announcement {
  return { id: "one", at: NOW + 2 * SOON, until: null, text: "", texts: {}, ...wishes };
}

function later(announced: Announced, seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
  announced.now = Date.now() / 1000;
}

test("what is put away comes back shortly before its time, and can be put away for good", () => {
  const announced = new Announced();
  announced.hear({ announcement: said() });
  expect(announced.isShown).toBe(true);
  announced.putAway();
  expect(announced.isShown).toBe(false);
  later(announced, SOON - 1);
  expect(announced.isShown).toBe(false);
  later(announced, 1);
  expect(announced.isShown).toBe(true);
  announced.putAway();
  later(announced, SOON);
  expect(announced.isShown).toBe(false);
});

test("what is put away stays so on another page, and something new is shown", () => {
  const announced = new Announced();
  announced.hear({ announcement: said() });
  announced.putAway();
  const next = new Announced();
  next.hear({ announcement: said() });
  expect(next.isShown).toBe(false);
  next.hear({ announcement: said({ id: "two" }) });
  expect(next.isShown).toBe(true);
  next.hear({ announcement: null });
  expect(next.isShown).toBe(false);
});

test("where nothing is said of it any more, it is over", () => {
  const announced = new Announced();
  announced.hear({ announcement: said() });
  announced.hear({});
  expect(announced.isShown).toBe(false);
});

test("pages ask for it, and a house that cannot be asked takes nothing back", async () => {
  const [announced, house] = [new Announced(), new PretendedHouse()];
  const end = announced.watch(house);
  await house.asked.at(-1)?.answer(said());
  expect(announced.current?.id).toBe("one");
  vi.advanceTimersByTime(60_000);
  await house.asked.at(-1)?.refuse("offline");
  expect(announced.current?.id).toBe("one");
  vi.advanceTimersByTime(60_000);
  await house.asked.at(-1)?.answer(null);
  expect(announced.current).toBeNull();
  end();
});

test("a message that the page does not know changes nothing", () => {
  const unknown = { type: "of_later_days" } as unknown as FromServer;
  expect(reduce(NO_TABLE, unknown)).toBe(NO_TABLE);
});

test("it is told in the host's words, in the reader's language if there are any", async () => {
  await speak("sk");
  await openTexts("house");
  const own = said({ at: null, text: "Moving house", texts: { sk: "Sťahujeme sa" } });
  expect(announcement(own, NOW)).toBe("Sťahujeme sa");
  await speak("cs");
  expect(announcement(own, NOW)).toBe("Moving house");
});

test("without words of the host's own it says when, and that nothing is lost", async () => {
  await speak("en");
  await openTexts("house");
  const at = NOW + 30 * 60;
  const time = new Intl.DateTimeFormat("en-GB", { hour: "numeric", minute: "2-digit" });
  const plain = announcement(said({ at }), NOW).replaceAll(/[\u2068\u2069]/g, "");
  expect(plain).toBe(
    `papersea will restart at ${time.format(at * 1000)}. Nothing is lost; games go on afterwards.`,
  );
});

test("the time that is left is told in few words", async () => {
  await speak("en");
  await openTexts("house");
  expect([30, 12 * 60, 2 * 3600, 3 * 86_400].map(countdown)).toEqual([
    "any moment now",
    "in 12 minutes",
    "in 2 hours",
    "in 3 days",
  ]);
});
