/** Who this device is for the server: nobody until a name is picked. */

import { type House, Refused } from "../house/house.ts";
import { house } from "../house/ours.ts";
import { place } from "../house/place.svelte.ts";
import type { Face, Me } from "../protocol/messages.ts";
import { language } from "../words/texts.svelte.ts";
import { preferences } from "../device/preferences.svelte.ts";
import { forget, load, save } from "../device/stored.svelte.ts";

const NAMELESS = "nameless";

export class Person {
  /** `undefined` until the server has answered. */
  me = $state.raw<Me | null | undefined>(undefined);

  #loading: Promise<Me | null> | null = null;

  constructor(readonly house: House) {}

  /** Asks once; `Refused` if the server cannot be reached. */
  load(): Promise<Me | null> {
    if (this.me !== undefined) return Promise.resolve(this.me);
    this.#loading ??= this.#ask().finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Who has signed in or gone meanwhile is known better than by this answer. */
  async #ask(): Promise<Me | null> {
    const me = await this.house.ask("me").catch((error: unknown) => {
      if (error instanceof Refused && error.code === "not_signed_in") return null;
      throw error;
    });
    return this.me === undefined ? (this.me = me) : this.me;
  }

  /** Somebody with this name: signs in, or changes the name. */
  async called(name: string): Promise<Me> {
    const me = await this.#named(name);
    save(NAMELESS, null);
    return me;
  }

  /** The name that was picked, if one was: guests were given theirs. */
  get chosenName(): string | null {
    return this.me && !load(NAMELESS, false) ? this.me.name : null;
  }

  async #named(name: string): Promise<Me> {
    const me = await this.load();
    if (!me) return (this.me = await this.house.ask("signIn", { name, language: language() }));
    return me.name === name ? me : (this.me = await this.house.ask("changeMe", { name }));
  }

  /** Somebody, with a name to begin with if there is none yet. */
  async anybody(name: string): Promise<Me> {
    const me = await this.load();
    if (me) return me;
    save(NAMELESS, true);
    return this.#named(name);
  }

  /** Shown wherever they sit down from now on. */
  async wears(face: Face): Promise<void> {
    this.me = await this.house.ask("changeMe", { face });
  }

  /** Whether finished games of theirs may be kept for measuring. */
  async letMeasure(isAllowed: boolean): Promise<void> {
    const measuring = isAllowed ? "allowed" : "declined";
    this.me = await this.house.ask("changeMe", { measuring });
  }

  /** Nobody any more, and nobody who played along on this device. */
  forget(): void {
    this.me = null;
    preferences.change({ isCalled: false });
    forget("device.");
    forget("lineup");
    forget(NAMELESS);
  }
}

export const person = new Person(house);
place.whenMoved(() => (person.me = undefined));
