/** Shows on the board which cards moved. The board itself knows nothing of it: every place on it
 * has a name, `data-place`, and every card in it its text, `data-card`. */

import type { Touched } from "../model/moments.ts";

/** Marks them until the next moment; the returned function takes the marks off. */
export function light(
  board: HTMLElement,
  touched: readonly Touched[],
  isStill: boolean,
): () => void {
  const lit = touched.flatMap(({ place, card }) => {
    const there = board.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (card === null || !there) return there ?? [];
    const cards = [...there.querySelectorAll<HTMLElement>(`[data-card="${card}"]`)];
    return cards.at(-1) ?? there;
  });
  for (const element of lit) {
    element.classList.add("is-touched");
    if (!isStill) element.animate({ opacity: [0.3, 1] }, { duration: 250 });
  }
  return () => {
    for (const element of lit) element.classList.remove("is-touched");
  };
}
