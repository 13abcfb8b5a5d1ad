import { Resvg } from "@resvg/resvg-js";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { iconSvg } from "../build/icons.ts";
import Card from "../src/cards/Card.svelte";
import Sprite from "../src/cards/Sprite.svelte";
import { CARDS, COLOURS, KINDS, byKind, colourOf, copiesOf, kindOf } from "../src/cards/kinds.ts";
import { hintOf } from "../src/cards/hints.ts";
import { paper, silhouette } from "../src/cards/paper.ts";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const sprite = render(Sprite)
  .body.replace("<svg", `<svg ${XMLNS}`)
  .replace(/(width|height)="0"/g, '$1="1"'); // Resvg draws nothing of no size
const ids = new Set([...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

function svgOf(card: string | null): string {
  const [svg] = /<svg.*<\/svg>/s.exec(render(Card, { props: { card } }).body) ?? [];
  return (svg ?? "").replace("<svg", `<svg ${XMLNS}`);
}

describe("the deck", () => {
  it("has 58 cards, 46 of them different", () => {
    expect(CARDS).toHaveLength(46);
    expect(CARDS.reduce((sum, card) => sum + copiesOf(card), 0)).toBe(58);
  });

  it("reads a card's two letters", () => {
    expect([kindOf("Cy"), colourOf("Cy"), copiesOf("Cy")]).toEqual(["crab", "yellow", 2]);
    expect(copiesOf("Co")).toBe(0);
  });

  it.each(["", "C", "Xy", "Cx", "Cyy"])("refuses %j, which is no card", (text) => {
    expect(() => kindOf(text) && colourOf(text)).toThrow("is not a card");
  });

  it("is sorted by kind and then colour", () => {
    expect(["Mw", "Cy", "Bd", "Cd"].sort(byKind)).toEqual(["Cd", "Cy", "Bd", "Mw"]);
  });
});

describe("folded paper", () => {
  it("runs from light to dark", () => {
    expect([paper(0), paper(0.5), paper(1)]).toEqual(["#fffdf6", "#bcc1cc", "#2e3648"]);
  });

  it("turns all facets the same way round, so that no shadow has holes", () => {
    const there = { shade: 0, points: "0,0 10,0 10,10" };
    const back = { shade: 0, points: "10,10 10,0 0,0" };
    expect(silhouette([there, back])).toBe("M0 0L10 0L10 10ZM0 0L10 0L10 10Z");
  });
});

describe("drawings", () => {
  it("come from one well-formed sprite with a motif, an icon or a mark for everything", () => {
    expect(() => new Resvg(sprite)).not.toThrow();
    const wanted = [
      ...KINDS.flatMap((kind) => [`motif-${kind}-0`, `icon-${kind}`]),
      ...COLOURS.map((colour) => `mark-${colour}`),
    ];
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each([...CARDS, null])("of %s are well-formed and use only shapes of the sprite", (card) => {
    const svg = svgOf(card);
    expect(() => new Resvg(svg)).not.toThrow();
    expect(svg).not.toContain("style=");
    const used = [...svg.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(KINDS)("of a %s have room for its hint", (kind) => {
    const last = hintOf(kind).at(-1);
    expect(last && last.x + last.width).toBeLessThanOrEqual(90);
  });

  it("of the app's icon are well-formed", () => {
    expect(() => new Resvg(iconSvg({ radius: 22, scale: 0.8 }))).not.toThrow();
  });
});
