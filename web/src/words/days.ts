/** Days as people write them. */

import { locale } from "./texts.svelte.ts";

/** A day such as 2025-01-31, in the language on the screen. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(day),
  );
}
