/** Keeps the pages for times without a network. Pages are asked of the server first, so a new
 * version shows on the next load; what the server says over `/api` is never kept.
 *
 * The build (build/worker.ts) fills in the files and the version. */

const FILES = "__FILES__" as unknown as readonly string[];
const VERSION = "__VERSION__";

const OURS = "papersea-";
/** Versions of the house in a pocket: the page keeps and drops them (house/packed.ts). */
const POCKET = "papersea-pocket-";
/** What the server answers itself, and never the page. */
const NO_PAGE = /^(api|manual)\//;
const POCKET_FILE = /^pocket\/([0-9a-f]+)\//;
const CACHE = OURS + VERSION;
/** Milliseconds that a page may take before the kept one is shown. */
const PATIENCE = 5000;

/** The few things of a worker that we use: its own types would change those of the pages. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: unknown;
}
interface Called extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Pressed extends Lasting {
  readonly notification: Notification;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
/** What the house sends: who waits where, and never a card. */
interface Call {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}
interface Worker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
  addEventListener(type: "push", listener: (event: Called) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Pressed) => void): void;
  addEventListener(type: "fetch", listener: (event: Asking) => void): void;
}

const worker = globalThis as unknown as Worker;
/** The folder of the site, and the page in it. */
const SHELL = new URL(".", worker.location.href).pathname;

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(dropOld()));
worker.addEventListener("message", (event) => event.waitUntil(keepAlso(event.data)));
worker.addEventListener("push", (event) => event.waitUntil(call(event.data?.json() as Call)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo((event.notification.data as Call).path));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (!url.pathname.startsWith(SHELL)) return;
  const path = url.pathname.slice(SHELL.length);
  const [, version] = POCKET_FILE.exec(path) ?? [];
  if (request.mode === "navigate" && !NO_PAGE.test(path)) {
    event.respondWith(page(request));
  } else if (path.startsWith("assets/")) {
    event.respondWith(asset(request));
  } else if (version) {
    event.respondWith(packed(request, version));
  }
});

/** One notification for each table: a newer one takes the place of what was said before. */
function call(told: Call): Promise<void> {
  const { title, body, tag } = told;
  const icon = `${SHELL}icons/192.png`;
  const shown = { body, tag, icon, renotify: true, data: told };
  return worker.registration.showNotification(title, shown);
}

/** The page that is open there, or a new one. */
async function goTo(path: string): Promise<void> {
  const address = new URL(path, worker.location.href).href;
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => url.split("?")[0] === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([
    new Request(SHELL, { cache: "reload" }),
    ...FILES.map((file) => SHELL + file),
  ]);
}

/** What the page has loaded beside that: the texts of its language. */
async function keepAlso(addresses: unknown): Promise<void> {
  if (!Array.isArray(addresses)) return;
  const cache = await caches.open(CACHE);
  const wanted = addresses.filter((each): each is string => typeof each === "string");
  const known = await Promise.all(wanted.map((each) => cache.match(each)));
  await cache.addAll(wanted.filter((_, index) => !known[index]));
}

async function dropOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => isOld(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

function isOld(name: string): boolean {
  return name.startsWith(OURS) && !name.startsWith(POCKET) && name !== CACHE;
}

/** From the network; if it does not answer in time or is in trouble, the kept shell. */
async function page(request: Request): Promise<Response> {
  const shell = await kept(SHELL);
  if (!shell) return fetch(request);
  try {
    const answer = await Promise.race([fetch(request), tooLong()]);
    return answer.status < 500 ? answer : shell;
  } catch {
    return shell;
  }
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("slow")), PATIENCE));
}

/** Names of assets change with what is in them: one that is kept is right. */
async function asset(request: Request): Promise<Response> {
  const known = await kept(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** Also of a version that the server no longer has. */
async function packed(request: Request, version: string): Promise<Response> {
  const cacheName = POCKET + version;
  return (await caches.match(request, { cacheName, ignoreVary: true })) ?? fetch(request);
}

async function kept(request: RequestInfo): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(request);
}
