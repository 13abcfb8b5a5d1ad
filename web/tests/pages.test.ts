import { describe, expect, test } from "vitest";
import { capital, othersAt, tableCode, tableLink, tableWord } from "../src/words/phrases.ts";
import type { Listing } from "../src/protocol/messages.ts";
import { CODE_LENGTH, PLAIN_SETTINGS } from "../src/rules/tables.ts";

const CODE = "k4f7w2xq9mzt3";

describe("the code of a table", () => {
  test.each([
    CODE,
    ` ${CODE.toUpperCase()} `,
    `https://example.org/t/${CODE}`,
    `https://example.org/t/${CODE}?from=here#now`,
    `Come and play! https://example.org/t/${CODE}`,
    `${CODE.slice(0, 4)}-${CODE.slice(4, 8)} ${CODE.slice(8)}`,
  ])("is found in %j", (text) => {
    expect(tableCode(text, CODE_LENGTH)).toBe(CODE);
  });

  test("may begin with the letter of a database", () => {
    expect(tableCode(`https://example.org/t/b${CODE}`, CODE_LENGTH)).toBe(`b${CODE}`);
  });

  test.each(["bcdfgh", "BCD FGH", " bcd-fgh "])("may be said in letters: %j", (text) => {
    expect(tableWord(text)).toBe("bcdfgh");
    expect(tableCode(text, CODE_LENGTH)).toBeNull();
  });

  test.each(["no code", "bcdfg", "bcdfgl", CODE])("is not said as %j", (text) => {
    expect(tableWord(text)).toBeNull();
  });

  test.each([
    "",
    "hello",
    CODE.slice(1),
    `${CODE}xy`,
    "https://example.org/g/12345",
    "../../../../x",
  ])("is not seen in %j", (text) => {
    expect(tableCode(text, CODE_LENGTH)).toBeNull();
  });
});

describe("the link to a table", () => {
  test.each([
    `https://other.example/t/${CODE}`,
    `other.example/t/${CODE}`,
    `Come and play! https://other.example/t/${CODE}`,
  ])("says whose it is: %j", (text) => {
    expect(tableLink(text, "https:")?.href).toBe(`https://other.example/t/${CODE}`);
  });

  test.each(["", "BCD FGH", CODE, `/t/${CODE}`, "https://other.example/g/1"])(
    "is not seen in %j",
    (text) => expect(tableLink(text, "https:")).toBeNull(),
  );
});

describe("words", () => {
  test("begin with a capital letter where they stand by themselves", () => {
    expect(capital("šírka")).toBe("Šírka");
    expect(capital("\u2068body\u2069")).toBe("\u2068Body\u2069");
    expect(capital("2 crabs")).toBe("2 crabs");
  });

  test("only one of two players of the same name is oneself", () => {
    const listing: Listing = {
      code: CODE,
      phase: "open",
      settings: PLAIN_SETTINGS,
      names: ["Ann", "Ann", null],
      people: 2,
      free: 1,
      game: 1,
    };
    expect(othersAt(listing, "Ann")).toBe("table-with");
    expect(othersAt({ ...listing, names: ["Ann", null] }, "Ann")).toBe("table-nobody");
  });
});
