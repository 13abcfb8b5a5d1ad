/** A connection that was lost: that it is back is worth a word for a while. */

import { untrack } from "svelte";
import type { Link } from "../house/conversation.ts";
import { Brief } from "../parts/brief.svelte.ts";

const GLAD_FOR = 3_000;

export function watchLink(link: () => Link): Brief {
  const back = new Brief(GLAD_FOR);
  let wasLost = false;
  $effect(() => {
    const now = link();
    if (now === "lost") wasLost = true;
    if (now !== "open" || !wasLost) return;
    wasLost = false;
    untrack(() => back.begin());
    return () => back.end();
  });
  return back;
}
