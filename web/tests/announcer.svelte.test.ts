/** What is said aloud: all of it, once, in its order, and where it can be heard. */

import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer, Regions } from "../src/parts/announcer.svelte.ts";

const SOURCES = resolve(import.meta.dirname, "../src");
const A_MOMENT = 100;
const A_WHILE = 10_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

/** A page that readers know already. */
function page(): { announcer: Announcer; regions: Regions } {
  const [announcer, regions] = [new Announcer(), new Regions()];
  announcer.open(regions);
  vi.advanceTimersByTime(A_MOMENT);
  return { announcer, regions };
}

function heard(regions: Regions): string[] {
  vi.advanceTimersByTime(A_MOMENT);
  return regions.lines.map((each) => each.text);
}

test("what is said is heard in its order, each thing as a line of its own", () => {
  const { announcer, regions } = page();
  announcer.say("one");
  announcer.say("two", "at once");
  announcer.say("three");
  expect(heard(regions)).toEqual(["one", "two", "three"]);
  announcer.say("four");
  expect(heard(regions)).toEqual(["one", "two", "three", "four"]);
  expect(regions.lines.map((each) => each.manner)).toEqual([
    "politely",
    "at once",
    "politely",
    "politely",
  ]);
});

test("what is said twice in a row is heard twice", () => {
  const { announcer, regions } = page();
  announcer.say("copied");
  announcer.say("copied");
  expect(heard(regions)).toEqual(["copied", "copied"]);
  announcer.say("copied");
  expect(heard(regions)).toEqual(["copied", "copied", "copied"]);
  expect(new Set(regions.lines.map((each) => each.key)).size).toBe(3);
});

test("no words are no line", () => {
  const { announcer, regions } = page();
  announcer.say("");
  expect(heard(regions)).toEqual([]);
});

test("a line goes when it has been heard, and takes no other along", () => {
  const { announcer, regions } = page();
  announcer.say("early");
  vi.advanceTimersByTime(A_WHILE / 2);
  announcer.say("late");
  expect(heard(regions)).toEqual(["early", "late"]);
  vi.advanceTimersByTime(A_WHILE / 2);
  expect(heard(regions)).toEqual(["late"]);
  vi.advanceTimersByTime(A_WHILE);
  expect(heard(regions)).toEqual([]);
});

test("regions are there for a moment before something comes into them", () => {
  const [announcer, regions] = [new Announcer(), new Regions()];
  announcer.say("hello");
  vi.advanceTimersByTime(A_WHILE);
  announcer.open(regions);
  vi.advanceTimersByTime(A_MOMENT - 1);
  expect(regions.lines).toEqual([]);
  expect(heard(regions)).toEqual(["hello"]);
});

test("while dialogs are open, the one above is spoken in, and afterwards what is below", () => {
  const { announcer, regions } = page();
  const [sheet, question] = [new Regions(), new Regions()];
  const closeSheet = announcer.open(sheet);
  announcer.say("with the sheet");
  expect(heard(sheet)).toEqual(["with the sheet"]);
  const closeQuestion = announcer.open(question);
  announcer.say("with the question");
  expect(heard(question)).toEqual(["with the question"]);
  closeQuestion();
  announcer.say("in the sheet again");
  expect(heard(sheet)).toEqual(["with the sheet", "in the sheet again"]);
  closeSheet();
  announcer.say("in the page again");
  expect(heard(regions)).toEqual(["in the page again"]);
});

test("what is said with a tap that opens or closes a dialog is heard where one is then", () => {
  const { announcer, regions } = page();
  const sheet = new Regions();
  announcer.say("opening");
  vi.advanceTimersByTime(A_MOMENT / 2);
  const close = announcer.open(sheet);
  vi.advanceTimersByTime(A_MOMENT - 1);
  expect(sheet.lines).toEqual([]);
  expect(heard(sheet)).toEqual(["opening"]);
  announcer.say("closing");
  close();
  announcer.say("closed");
  expect(heard(regions)).toEqual(["closing", "closed"]);
  expect(heard(sheet)).toEqual(["opening"]);
});

test("what was said is not there any more for the next person at the device", () => {
  const { announcer, regions } = page();
  announcer.say("heard");
  expect(heard(regions)).toEqual(["heard"]);
  announcer.say("about to be said");
  announcer.hush();
  expect(heard(regions)).toEqual([]);
  announcer.say("to the next one");
  expect(heard(regions)).toEqual(["to the next one"]);
});

test("no other file has a live region", () => {
  const live =
    /aria-live=(?!"off")|role="(?:status|alert|marquee)"|role="(?:log|timer)"(?! aria-live="off")|<output/;
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svelte"))
    .filter((file) => live.test(readFileSync(join(SOURCES, file), "utf8")));
  expect(files).toEqual([join("parts", "Announcer.svelte")]);
});
