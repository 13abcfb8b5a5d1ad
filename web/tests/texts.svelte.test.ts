/** Texts that a page needs, and that do not come at once. */

import { expect, test, vi } from "vitest";
import { hasTexts, speak, t, wantTexts } from "../src/words/texts.svelte.ts";

const net = vi.hoisted(() => ({ isThere: false }));

vi.mock("virtual:texts", () => ({
  default: {
    screens: { en: () => Promise.resolve({ default: "" }) },
    pad: {
      en: () =>
        net.isThere
          ? Promise.resolve({ default: "pad-title = The pad" })
          : Promise.reject(new TypeError("Failed to fetch")),
    },
  },
}));

/** Until every promise that can be kept has been; an unhandled rejection fails the test. */
function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

test("are asked for again when the net is back", async () => {
  await speak("en");
  wantTexts("pad");
  await settled();
  expect(hasTexts("pad")).toBe(false);
  net.isThere = true;
  dispatchEvent(new Event("online"));
  await settled();
  expect(hasTexts("pad")).toBe(true);
  expect(t("pad-title")).toBe("The pad");
});
