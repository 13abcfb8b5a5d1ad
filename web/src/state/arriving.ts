/** Waiting until a table has let somebody in. */

import { Refused } from "../net/api.ts";
import type { Command } from "../protocol/messages.ts";
import { TableSession } from "./session.svelte.ts";

const OFTEN = 50;
const LONG = 10_000;

/** Until the first view is there; `Refused` if the table will not have us, or is not reached. */
export async function arrived(session: TableSession): Promise<void> {
  for (let waited = 0; !session.hasArrived; waited += OFTEN) {
    if (session.closedFor) throw new Refused(session.closedFor);
    if (waited >= LONG) throw new Refused("offline");
    await new Promise((resolve) => setTimeout(resolve, OFTEN));
  }
}

/** Go to a table, do one thing there, and go away again. */
export async function doAt(code: string, command: Command, token: string | null = null) {
  const session = new TableSession(code, token);
  try {
    await arrived(session);
    return await session.do(command);
  } finally {
    session.close();
  }
}
