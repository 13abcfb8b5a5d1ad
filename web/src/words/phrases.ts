/** Small words that several pages need. */

import type { Clock, Listing } from "../protocol/messages.ts";
import { WORD } from "../rules/tables.ts";
import { t } from "./texts.svelte.ts";
import { listed } from "./told.ts";

/** With a capital letter, where a name stands by itself; the marks of Fluent do not matter. */
export function capital(text: string): string {
  return text.replace(/^\u2068*\p{Letter}/u, (start) => start.toLocaleUpperCase());
}

export function clockText(clock: Clock): string {
  switch (clock.type) {
    case "none":
      return t("table-clock-none");
    case "bank": {
      const minutes = Math.round(clock.seconds / 6) / 10;
      return t("table-clock-bank", { minutes, increment: clock.increment });
    }
    case "days":
      return t("table-clock-days", { days: clock.days });
  }
}

/** The players of a table but one who is called like this. */
export function othersAt(listing: Listing, name: string): string {
  const names = listing.names.filter((each) => each !== null);
  const own = names.indexOf(name);
  const others = names.filter((_, place) => place !== own);
  return others.length ? t("table-with", { names: listed(others) }) : t("table-nobody");
}

/** Six letters that stand for a table, in whatever case and groups; `null` if it can be none. */
export function tableWord(text: string): string | null {
  const word = text.replace(/[\s-]/g, "").toLowerCase();
  return WORD.test(word) ? word : null;
}

/** The link to a table in what somebody has sent, also without what browsers leave out in front;
 * `null` if there is none. */
export function tableLink(text: string, protocol: string): URL | null {
  const [, protocolSaid, place = ""] = /(https?:\/\/)?([^\s/?#]+\/\S*)/i.exec(text) ?? [];
  const whole = `${protocolSaid ?? `${protocol}//`}${place}`;
  return place.includes("/t/") && URL.canParse(whole) ? new URL(whole) : null;
}

/** The code in a link or by itself; `null` if it can be neither. It has one sign more where the
 * tables are in several databases. */
export function tableCode(text: string, length: number): string | null {
  const path = /\/t\/([^/?#\s]+)/.exec(text);
  const code = (path?.[1] ?? text).replace(/[\s-]/g, "").toLowerCase();
  const isLong = code.length === length || code.length === length + 1;
  return isLong && /^[0-9a-z]+$/.test(code) ? code : null;
}
