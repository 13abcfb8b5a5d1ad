/** Where the person is: the address bar, read once. */

export type Route =
  | { readonly page: "home" }
  | { readonly page: "friends" }
  | { readonly page: "device" }
  | { readonly page: "tables" }
  | { readonly page: "learn" }
  | { readonly page: "puzzles" }
  | { readonly page: "rules" }
  | { readonly page: "score" }
  | { readonly page: "pad" }
  | { readonly page: "cards" }
  | { readonly page: "me" }
  | { readonly page: "analysis" }
  | { readonly page: "table"; readonly code: string }
  | { readonly page: "lesson"; readonly lesson: string }
  | { readonly page: "puzzle"; readonly puzzle: string }
  | { readonly page: "replay"; readonly game: string }
  | { readonly page: "review"; readonly game: string }
  | { readonly page: "nowhere" };

const PLAIN = [
  "friends",
  "device",
  "tables",
  "learn",
  "puzzles",
  "rules",
  "score",
  "pad",
  "cards",
  "me",
  "analysis",
] as const;

export function readRoute(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  if (!first) return { page: "home" };
  const plain = PLAIN.find((page) => page === first);
  if (plain && !second) return { page: plain };
  if (first === "t" && second && !more.length) return { page: "table", code: second };
  if (first === "learn" && second && !more.length) return { page: "lesson", lesson: second };
  if (first === "puzzles" && second && !more.length) return { page: "puzzle", puzzle: second };
  if (first === "g" && second && !more.length) return { page: "replay", game: second };
  if (first === "analysis" && second && !more.length) return { page: "review", game: second };
  return { page: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let route = $state.raw<Route>(readRoute(location.pathname));
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
  route = readRoute(location.pathname);
}

/** Open a page of papersea. */
export function go(path: string): void {
  if (new URL(path, location.href).href !== location.href) history.pushState(null, "", path);
  show();
  scrollTo(0, 0);
}

/** A way on from this page for when something has been waited for: it leads nowhere once the
 * person has gone elsewhere. */
export function wayOn(): (path: string) => void {
  const from = route;
  return (path) => {
    if (route === from) go(path);
  };
}

/** Links inside papersea need no new document. */
export function followLinks(): void {
  addEventListener("popstate", show);
  addEventListener("click", (click) => {
    const link = (click.target as Element).closest("a");
    const hasKey = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
    if (!link || click.button !== 0 || hasKey || click.defaultPrevented) return;
    if (link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
    if (to.pathname === location.pathname && to.hash) return;
    click.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}
