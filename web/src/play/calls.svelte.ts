/** Calls to this device while the page is closed: Web Push. What they say is the house's to know
 * (`server/calling`), how they look the worker's. */

import { type Quiet, preferences } from "../device/preferences.svelte.ts";
import { load, save } from "../device/stored.svelte.ts";
import { house } from "../house/ours.ts";
import { place } from "../house/place.svelte.ts";

const TOLD = "calls.told";
/** Asked once, whatever the answer. */
const OFFER = "calls";
const DAY = 86_400_000;

class Calls {
  /** The browser does not let this page call, and will not ask again. */
  isBlocked = $state(globalThis.Notification?.permission === "denied");

  /** Whether there is a house that calls, and a browser that can be called. */
  get isPossible(): boolean {
    const isAble = "PushManager" in globalThis && "Notification" in globalThis;
    return import.meta.env.PROD && isAble && "serviceWorker" in navigator && !place.isHere;
  }

  get isOffered(): boolean {
    return this.isPossible && !this.isBlocked && !preferences.isCalled && !preferences.knows(OFFER);
  }

  decline(): void {
    preferences.learn(OFFER);
  }

  /** Asks the browser, which asks the person: only where they have just pressed something. */
  async begin(): Promise<void> {
    preferences.learn(OFFER);
    this.isBlocked = (await Notification.requestPermission()) !== "granted";
    if (this.isBlocked) return;
    save(TOLD, null); // perhaps by somebody else, who has gone
    await this.#tell(await this.#subscribed());
    preferences.change({ isCalled: true });
  }

  async end(): Promise<void> {
    preferences.change({ isCalled: false });
    save(TOLD, null);
    const subscription = await (await registration()).pushManager.getSubscription();
    if (!subscription) return;
    const { endpoint } = subscription;
    await subscription.unsubscribe(); // nothing arrives from now on, whether or not the house hears
    await house.ask("callNoMore", { endpoint });
  }

  async beQuiet(quiet: Quiet | null): Promise<void> {
    preferences.change({ quiet });
    if (preferences.isCalled) await this.#tell(await this.#subscribed());
  }

  /** Browsers change their addresses, people travel: what has changed is told. */
  async keepUp(): Promise<void> {
    if (!preferences.isCalled || !this.isPossible) return;
    if (Notification.permission !== "granted") return preferences.change({ isCalled: false });
    await this.#tell(await this.#subscribed());
  }

  /** Whoever is back at a table has seen what they were called for. */
  async drop(code: string): Promise<void> {
    if (!this.isPossible) return;
    const shown = await (await registration()).getNotifications({ tag: `table-${code}` });
    for (const each of shown) each.close();
  }

  async #subscribed(): Promise<PushSubscription> {
    const { pushManager } = await registration();
    const { key } = await house.ask("callKey");
    const known = await pushManager.getSubscription();
    if (known && keyOf(known) === key) return known;
    await known?.unsubscribe(); // made for another house at this address
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }

  async #tell(subscription: PushSubscription): Promise<void> {
    const { endpoint = "", keys = {} } = subscription.toJSON();
    const { p256dh = "", auth = "" } = keys;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
    const wanted = { endpoint, p256dh, auth, zone, quiet: preferences.quiet };
    const today = Math.floor(Date.now() / DAY);
    const told = JSON.stringify([wanted, today]);
    if (load<string | null>(TOLD, null) === told) return;
    await house.ask("beCalled", wanted);
    save(TOLD, told);
  }
}

function registration(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.ready;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export const calls = new Calls();
