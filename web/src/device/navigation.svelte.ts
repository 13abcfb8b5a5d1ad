/** Where the person is: the address bar, read once. Pages are named by their paths, as they are at a
 * server; how they are written on this site, `site.ts` knows. */

import { addressed, site } from "./site.ts";

/** Every page by its address; a colon stands for a part that names what the page shows. */
const ADDRESSES = {
  home: "/",
  friends: "/friends",
  device: "/device",
  tables: "/tables",
  learn: "/learn",
  puzzles: "/puzzles",
  deals: "/deals",
  rules: "/rules",
  score: "/score",
  pad: "/pad",
  cards: "/cards",
  me: "/me",
  opening: "/play",
  analysis: "/analysis",
  table: "/t/:",
  lesson: "/learn/:",
  puzzle: "/puzzles/:",
  deal: "/deals/:",
  replay: "/g/:",
  review: "/analysis/:",
} as const;

export type PageName = keyof typeof ADDRESSES | "nowhere";

export interface Route {
  readonly page: PageName;
  /** What the page shows; empty where there is nothing to choose from. */
  readonly part: string;
}

const PAGES = Object.entries(ADDRESSES) as readonly [PageName, string][];

export function readRoute(path: string): Route {
  const [first = "", part = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  const wanted = [first, ...(part ? [":"] : []), ...more];
  const found = PAGES.find(([, address]) => {
    const parts = address.split("/").slice(1);
    return parts.length === wanted.length && parts.every((each, at) => each === wanted[at]);
  });
  return { page: found?.[0] ?? "nowhere", part: found ? part : "" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let route = $state.raw<Route>(readRoute(addressed().path));
let shown = address();

function address(): string {
  return location.pathname + location.search;
}

export function here(): Route {
  return route;
}

/** A page that is there already stays as it is. */
function show(): void {
  if (address() === shown) return;
  shown = address();
  route = readRoute(addressed().path);
}

export interface Way {
  /** The page that is left takes no place in the history. */
  readonly isPassing?: boolean;
}

/** Open a page of papersea. */
export function go(path: string, { isPassing = false }: Way = {}): void {
  stopReturning?.();
  const address = site.addressOf(path);
  if (isPassing) history.replaceState({ top: 0 }, "", address);
  else if (new URL(address, location.href).href !== location.href) {
    rememberTop();
    history.pushState({ top: 0 }, "", address);
  }
  show();
  scrollTo(0, 0);
}

/** A way on from this page for when something has been waited for: it leads nowhere once the
 * person has gone elsewhere. */
export function wayOn(way: Way = {}): (path: string) => void {
  const from = route;
  return (path) => {
    if (route === from) go(path, way);
  };
}

/** How far down somebody was is kept with each place in the history. */
function rememberTop(): void {
  if (stopReturning) return; // not there yet
  try {
    history.replaceState({ ...(history.state as object | null), top: scrollY }, "");
  } catch {
    return; // too often for this browser
  }
}

let stopReturning: (() => void) | null = null;
const ONES_OWN = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Back to where one was, as soon as the page has grown that long: pages come in pieces. Whoever
 * scrolls meanwhile knows better. */
function returnTo(top: number): void {
  stopReturning?.();
  const page = document.documentElement;
  const growing = new ResizeObserver(() => {
    if (page.scrollHeight - innerHeight < top) return;
    scrollTo(0, top);
    stop();
  });
  const stop = (): void => {
    growing.disconnect();
    for (const kind of ONES_OWN) removeEventListener(kind, stop);
    stopReturning = null;
  };
  stopReturning = stop;
  for (const kind of ONES_OWN) addEventListener(kind, stop);
  growing.observe(page);
}

/** Another place in the history. One that nobody has left yet has no height of its own: the browser
 * leads to what its address names, or to the top. */
function turnBack({ state }: PopStateEvent): void {
  show();
  const top = (state as { readonly top?: number } | null)?.top;
  if (top !== undefined) returnTo(top);
}

/** Links inside papersea need no new document. */
export function followLinks(): void {
  addEventListener("popstate", turnBack);
  addEventListener("scrollend", rememberTop);
  addEventListener("click", (click) => {
    const link = (click.target as Element).closest("a");
    const hasKey = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
    if (!link || click.button !== 0 || hasKey || click.defaultPrevented) return;
    if (link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    const path = site.pathOf(to);
    if (path === null || (to.hash && path.split("?")[0] === addressed().path)) return;
    click.preventDefault();
    go(path + to.hash);
  });
  if (!site.hasServer) writeLinks();
}

/** Pages name each other by paths. Where no server knows these, links are written as they work here:
 * they can be copied, and opened in another tab. */
function writeLinks(): void {
  const write = (): void => {
    for (const link of document.querySelectorAll('a[href^="/"]:not([href^="//"])')) {
      const path = link.getAttribute("href") ?? "/";
      if (path !== site.root && !path.startsWith(`${site.root}?`))
        link.setAttribute("href", site.addressOf(path));
    }
  };
  const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] };
  new MutationObserver(write).observe(document, watched);
}
