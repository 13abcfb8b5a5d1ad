/** A visit to a table. */

import type { Command } from "../protocol/messages.ts";
import { TableSession } from "./table-session.svelte.ts";

/** Go to a table, do one thing there, and go away again. */
export async function doAt(code: string, command: Command, token: string | null = null) {
  const session = new TableSession(code, token);
  try {
    await session.arrived();
    return await session.do(command);
  } finally {
    session.close();
  }
}
