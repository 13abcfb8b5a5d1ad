/** Who plays on this device: the people around it, at each of its tables. */

import { load, save } from "../device/stored.ts";

/** `token` is `null` for the person whom the device's cookie remembers. */
export interface Local {
  readonly name: string;
  readonly token: string | null;
}

const TABLES = "device.tables";
const MANY = 20;

/** Remember who plays here at a table; the oldest tables are forgotten. */
export function keepDevice(code: string, players: readonly Local[]): void {
  const tables = load<string[]>(TABLES, []).filter((each) => each !== code);
  const kept = [code, ...tables].slice(0, MANY);
  for (const old of tables.slice(MANY - 1)) save(`device.${old}`, null);
  save(`device.${code}`, players);
  save(TABLES, kept);
}

/** `null` where only one person plays on this device. */
export function deviceAt(code: string): readonly Local[] | null {
  return load<readonly Local[] | null>(`device.${code}`, null);
}
