/** What goes along with every position: the focus follows, and the only pile that can be looked
 * through is looked through. */

import { tick, untrack } from "svelte";
import { searchable } from "../model/selectors.ts";
import { followTurn, watchInput } from "../parts/focus.ts";
import type { Turn } from "../play/turn.svelte.ts";

export function attend(turn: Turn, isTurn: () => boolean): void {
  const position = $derived(turn.model.position);
  let searchedAt = 0;

  $effect(() => {
    if (isTurn() && position) void tick().then(followTurn);
  });
  $effect(watchInput);
  $effect(() => {
    const isDue = isTurn() && !turn.isBusy && position !== searchedAt;
    const [pile, another] = isDue ? searchable(untrack(() => turn.game)) : [];
    if (!pile || another) return;
    searchedAt = position; // once: if it fails, the person is asked
    untrack(() => void turn.play(`?${pile}`));
  });
}
