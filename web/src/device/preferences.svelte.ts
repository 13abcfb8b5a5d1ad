/** What the person likes, on this device. */

import type { Language } from "./languages.ts";
import { load, save } from "./stored.svelte.ts";

export type Theme = "system" | "light" | "dark";

export interface Quiet {
  readonly begin: number;
  readonly end: number;
}

export const NIGHT: Quiet = { begin: 22 * 60, end: 8 * 60 };

interface Wishes {
  readonly language: Language | null;
  readonly theme: Theme;
  readonly hasSound: boolean;
  /** Single keys play; off for whoever has another program that listens to them. */
  readonly hasKeys: boolean;
  /** Games are kept on this device, not with the server. */
  readonly isOnDevice: boolean;
  /** This device is called when the page is closed. */
  readonly isCalled: boolean;
  /** But not between these minutes of its day. */
  readonly quiet: Quiet | null;
  /** Things explained once and put away. */
  readonly known: readonly string[];
}

const PLAIN: Wishes = {
  language: null,
  theme: "system",
  hasSound: false,
  hasKeys: true,
  isOnDevice: false,
  isCalled: false,
  quiet: NIGHT,
  known: [],
};

class Preferences {
  #wishes = $state.raw<Wishes>({ ...PLAIN, ...load<Partial<Wishes>>("preferences", {}) });

  get language(): Language | null {
    return this.#wishes.language;
  }

  get theme(): Theme {
    return this.#wishes.theme;
  }

  get hasSound(): boolean {
    return this.#wishes.hasSound;
  }

  get hasKeys(): boolean {
    return this.#wishes.hasKeys;
  }

  get isOnDevice(): boolean {
    return this.#wishes.isOnDevice;
  }

  get isCalled(): boolean {
    return this.#wishes.isCalled;
  }

  get quiet(): Quiet | null {
    return this.#wishes.quiet;
  }

  knows(thing: string): boolean {
    return this.#wishes.known.includes(thing);
  }

  learn(thing: string): void {
    if (!this.knows(thing)) this.change({ known: [...this.#wishes.known, thing] });
  }

  change(wishes: Partial<Wishes>): void {
    this.#wishes = { ...this.#wishes, ...wishes };
    save("preferences", this.#wishes);
  }
}

export const preferences = new Preferences();

const CALM_TIME = 80;

/** So many milliseconds, fewer where the system asks for less movement. */
export function lasting(milliseconds: number): number {
  return isCalm() ? Math.min(CALM_TIME, milliseconds) : milliseconds;
}

/** Whether the system asks for less movement. */
export function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
