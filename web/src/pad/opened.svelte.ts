/** The game on the screen of this tab, which outlives a reload. A fresh tab shows the one that was
 * opened last. */

const KEY = "papersea.pad.open";

/** Nothing while this tab has not shown a game; `null` if none is to be shown. */
let own = $state.raw(load());

export const opened = {
  id: (last: string | null): string | null => (own === undefined ? last : own),
  set(id: string | null): void {
    if (own === id) return;
    own = id;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(id));
    } catch {
      return; // it lasts as long as the page
    }
  },
};

function load(): string | null | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "0");
    return typeof found === "string" || found === null ? found : undefined;
  } catch {
    return undefined;
  }
}
