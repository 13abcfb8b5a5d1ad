/** The house that this page asks: the server that it came from. */

import type { House } from "./house.ts";
import { remote } from "./remote.ts";

export const house: House = remote;
