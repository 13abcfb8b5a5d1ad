/** What of a game is heard: the sound of an event. */

import type { Sound } from "../device/paper-sounds.ts";
import type { GameEvent } from "../protocol/messages.ts";

export function soundOf(event: GameEvent): Sound | null {
  switch (event.event) {
    case "drew":
    case "drew_last":
    case "took_top":
    case "picked":
    case "fished":
    case "stole":
      return "take";
    case "kept":
    case "laid_duo":
      return "lay";
    case "searched":
    case "round_started":
      return "turn";
    case "called":
    case "round_void":
      return "reveal";
    default:
      return null;
  }
}
