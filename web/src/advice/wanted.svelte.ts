/** At which table somebody wants advice: at none, until they say so. */

import { Stored } from "../device/stored.svelte.ts";

const table = new Stored<string | null>("advice", null);

export const wanted = {
  at: (code: string): boolean => table.value === code,
  change(code: string, isWanted: boolean): void {
    table.value = isWanted ? code : null;
  },
};
