import { describe, expect, test } from "vitest";
import { type Thing, finder, wordsOf } from "../src/book/searching.ts";
import type { Language } from "../src/device/languages.ts";

function isFound(text: string, search: string, language: Language = "en", things?: Thing[]) {
  return finder(search, language, things)(wordsOf(text));
}

describe("searching the rules", () => {
  test("finds words by their beginnings, in any order", () => {
    expect(isFound("R6 The bet is won", "won be")).toBe(true);
    expect(isFound("R6 The bet is won", "lost")).toBe(false);
    expect(isFound("R6 The bet is won", "won lost")).toBe(false);
  });

  test("finds a clause by its id, and no other", () => {
    expect(isFound("R1 Two calls", "r1")).toBe(true);
    expect(isFound("R12 Who begins", "r1")).toBe(false);
    expect(isFound("Q19 as in R11", "R11")).toBe(true);
  });

  test.each<[Language, string, string]>([
    ["en", "Shells are worth more together", "shell"],
    ["en", "If you called LAST CHANCE", "calling"],
    ["sk", "Chobotnice: jedna má hodnotu 0 bodov", "chobotnica"],
    ["sk", "po POSLEDNEJ ŠANCI", "posledna sanca"],
    ["cs", "Mořské panny jsou bílé karty", "morska panna"],
    ["cs", "bez barevného bonusu", "barevny bonus"],
    ["pl", "Ośmiornice: jedna jest warta 0 pkt", "osmiornica"],
    ["pl", "Łódka + łódka", "lodka"],
    ["ru", "Русалки — белые карты", "русалка"],
    ["ru", "жёлтый цвет", "желтые"],
    ["ru", "в последних ходах", "последний"],
    ["es", "Las sirenas son cartas blancas", "sirena"],
    ["es", "la bonificación de color", "bonificacion"],
  ])("in %s, %j is found by %j", (language, text, search) => {
    expect(isFound(text, search, language)).toBe(true);
  });

  test("does not take one word for another", () => {
    expect(isFound("the penguin colony", "colour")).toBe(false);
    expect(isFound("karta", "kapitán", "sk")).toBe(false);
  });

  test("knows words that look different in the plural", () => {
    const fish = { own: [["pez", "peces"]], elsewhere: [] };
    expect(isFound("Los peces", "pez", "es", [fish])).toBe(true);
    expect(isFound("Los peces", "pez", "es")).toBe(false);
  });

  test("an empty search finds everything", () => {
    expect(isFound("anything", "  ")).toBe(true);
  });
});
