/** Sounds, for whoever wants them. How they are made comes with the first of them. */

import type { Sound } from "./paper-sounds.ts";
import { preferences } from "./preferences.svelte.ts";

export function sound(name: Sound): void {
  if (!preferences.hasSound || document.visibilityState === "hidden") return;
  import("./paper-sounds.ts").then(
    ({ play }) => play(name),
    () => undefined, // without a net it is quiet
  );
}
