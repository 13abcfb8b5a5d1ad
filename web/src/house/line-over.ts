/** A line that is given out before the house that it leads to is there. */

import type { Line, LineEnds } from "./house.ts";

/** Milliseconds. A worker says so when it is broken, and may have to be fetched first. */
const WITHIN = 3_600_000;

export type Direct = Omit<Line, "within">;

/** A house on this device. */
export interface Nearby {
  /** Until it can be talked to. */
  started(): Promise<{ open(code: string, ends: LineEnds): Direct }>;
}

export function lineOver(coming: Promise<Nearby>, code: string, ends: LineEnds): Line {
  let line: Direct | null = null;
  let isClosed = false;
  const connect = async (): Promise<void> => {
    const running = await (await coming).started();
    if (isClosed) return;
    line = running.open(code, ends);
    ends.opened();
  };
  connect().catch(() => {
    if (!isClosed) ends.lost();
  });
  return {
    within: WITHIN,
    send: (message) => line?.send(message) ?? false,
    close: () => {
      isClosed = true;
      line?.close();
    },
  };
}
