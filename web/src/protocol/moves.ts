/** The moves of the game, read from their short text form (docs/records.md). */

import type { CardText, Pile, Seat } from "./messages.ts";

export type Move =
  | { readonly move: "draw_two" }
  | { readonly move: "take_top"; readonly pile: Pile }
  | { readonly move: "keep"; readonly card: CardText; readonly pile: Pile }
  | { readonly move: "lay_duo"; readonly first: CardText; readonly second: CardText }
  | { readonly move: "search"; readonly pile: Pile }
  | { readonly move: "pick"; readonly position: number }
  | { readonly move: "steal"; readonly victim: Seat }
  | { readonly move: "end_turn" }
  | { readonly move: "stop" }
  | { readonly move: "last_chance" };

export function parseMove(text: string): Move {
  if (text === "D") return { move: "draw_two" };
  if (text === "L" || text === "R") return { move: "take_top", pile: text };
  if (text === ".") return { move: "end_turn" };
  if (text === "STOP") return { move: "stop" };
  if (text === "LAST") return { move: "last_chance" };
  if (text[0] === "?") return { move: "search", pile: text.slice(1) as Pile };
  if (text[0] === "#") return { move: "pick", position: Number(text.slice(1)) };
  if (text[0] === "@") return { move: "steal", victim: "ABCD".indexOf(text.slice(1)) };
  const [left = "", sign, right = ""] = text.split(/([-+])/);
  if (sign === "-") return { move: "keep", card: left, pile: right as Pile };
  if (sign === "+") return { move: "lay_duo", first: left, second: right };
  throw new Error(`${text} is not a move`);
}

export function moveText(move: Move): string {
  switch (move.move) {
    case "draw_two":
      return "D";
    case "take_top":
      return move.pile;
    case "keep":
      return `${move.card}-${move.pile}`;
    case "lay_duo":
      return `${move.first}+${move.second}`;
    case "search":
      return `?${move.pile}`;
    case "pick":
      return `#${move.position}`;
    case "steal":
      return `@${"ABCD"[move.victim] ?? ""}`;
    case "end_turn":
      return ".";
    case "stop":
      return "STOP";
    case "last_chance":
      return "LAST";
  }
}
