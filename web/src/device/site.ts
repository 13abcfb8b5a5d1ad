/** Where this site lies, and how its pages are addressed.
 *
 * A server knows every page by its path. A site of files alone has one page: there the path stands
 * behind a `?`, and `&` before whatever else a page is asked for, as in `?/g/ID&step=57`. So any host
 * of files serves every link, in any folder, and a `#` still leads to a place within a page. */

/** `<meta name="papersea-house" content="pocket">` */
const NO_SERVER = 'meta[name="papersea-house"][content="pocket"]';
const PAGE = "index.html";

/** What of `location` or an `URL` is read. */
interface Address {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

export class Site {
  /** Its folder, as a path. */
  readonly root: string;

  constructor(
    readonly hasServer: boolean,
    readonly here: Address,
  ) {
    this.root = hasServer ? "/" : here.pathname.replace(/[^/]*$/, "");
  }

  /** A page of papersea, for links and for the address bar. */
  addressOf(path: string): string {
    if (this.hasServer) return path;
    return path === "/" ? this.root : `${this.root}?${path.replace("?", "&")}`;
  }

  /** To be sent to somebody. */
  linkTo(path: string): string {
    return this.here.origin + this.addressOf(path);
  }

  /** The page at an address, with what it is asked for; `null` if that is none of ours. */
  pathOf({ origin, pathname, search }: Address): string | null {
    if (origin !== this.here.origin) return null;
    if (this.hasServer) return pathname + search;
    if (pathname !== this.root && pathname !== this.root + PAGE) return null;
    const path = search.slice(1).replace(/%2F/gi, "/"); // messengers write it so
    return path.startsWith("/") ? path.replace("&", "?") : "/";
  }
}

export const site = new Site(!globalThis.document?.querySelector(NO_SERVER), globalThis.location);

/** The page that is open, and what it is asked for. */
export function addressed(): { readonly path: string; readonly query: string } {
  const [path = "/", query = ""] = (site.pathOf(location) ?? "/").split(/(?=\?)/);
  return { path, query };
}
