/** Where a site lies, and how its pages are addressed. */

import { describe, expect, test } from "vitest";
import { Site } from "../src/device/site.ts";

const ADDRESS = new URL("https://host.test/some/path/index.html?/g/7&step=5");

describe("with a server", () => {
  const site = new Site(true, new URL("https://host.test/learn/draw"));

  test("a page has the address by which it is called", () => {
    expect(site.root).toBe("/");
    expect(site.linkTo("/g/7?step=5")).toBe("https://host.test/g/7?step=5");
    expect(site.pathOf(new URL("https://host.test/g/7?step=5#end"))).toBe("/g/7?step=5");
  });
});

describe("without one", () => {
  const site = new Site(false, ADDRESS);

  test("its folder is where the page lies", () => {
    expect(site.root).toBe("/some/path/");
    expect(new Site(false, new URL("https://host.test/?/rules")).root).toBe("/");
  });

  test.each(["/", "/learn", "/rules#R6", "/g/7?step=5&eyes=1", "/deals/ann?beat=3&by=%26"])(
    "%s is found again where it is written",
    (path) => {
      const written = new URL(site.linkTo(path));
      expect(written.pathname).toBe("/some/path/");
      expect(site.pathOf(written) + written.hash).toBe(path);
    },
  );

  test("what messengers add or write in their own way does no harm", () => {
    const read = (search: string): string | null =>
      site.pathOf(new URL(`https://host.test/some/path/${search}`));
    expect(read("?%2Flearn%2Fdraw")).toBe("/learn/draw");
    expect(read("?/learn/draw&from=them")).toBe("/learn/draw?from=them");
    expect(read("?from=them")).toBe("/");
  });

  test("what else is at that host is no page of ours", () => {
    for (const other of ["/", "/some/path/README.txt", "/some/other/?/learn", "//else.test/"])
      expect(site.pathOf(new URL(other, ADDRESS))).toBe(null);
  });
});
