/** How large something is to fetch, in the numbers of the language. */

import { language } from "./texts.svelte.ts";

const MEGABYTE = 1_000_000;

export function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toLocaleString(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
