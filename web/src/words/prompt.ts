/** One line: what to do now. */

import type { GameState, TableState } from "../protocol/messages.ts";
import { type Reader, can, duos, isMyTurn } from "../model/selectors.ts";
import { cardName, nameOf } from "./told.ts";
import { t } from "./texts.svelte.ts";

export function prompt(
  game: GameState,
  table: TableState,
  reader: Reader,
  kept: number | null,
  points: number,
): string {
  if (table.phase === "paused") return t("now-paused");
  if (game.step === "over") return "";
  if (!isMyTurn(game)) return t("table-waits-for", { name: nameOf(game.turn, reader) });
  switch (game.step) {
    case "draw":
      return drawing(game);
    case "keep": {
      const other = kept === null ? undefined : game.drawn?.[1 - kept];
      return other ? t("now-put-other", { card: cardName(other) }) : t("now-keep");
    }
    case "duo":
      return ending(game, points);
    case "search":
      return t("now-search");
    case "pick":
      return t("now-pick");
    case "steal":
      return t("now-steal");
  }
}

function drawing(game: GameState): string {
  if (!can(game, "draw_two")) return t("now-draw-piles");
  return can(game, "take_top") ? t("now-draw") : t("now-draw-deck");
}

function ending(game: GameState, points: number): string {
  if (game.closer !== null) return t("now-last");
  if (can(game, "stop")) return t("now-close", { points });
  return duos(game).length ? t("now-duo") : t("now-end");
}
