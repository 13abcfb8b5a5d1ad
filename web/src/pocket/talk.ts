/** What the page and the house in its worker say to each other. Facts, answers and messages are
 * JSON, which only the two ends read. */

export type ToWorker =
  | { readonly type: "ask"; readonly id: number; readonly question: string; readonly facts: string }
  | { readonly type: "analyse"; readonly id: number; readonly facts: string }
  | { readonly type: "stop"; readonly id: number }
  | { readonly type: "open"; readonly line: number; readonly code: string }
  | { readonly type: "say"; readonly line: number; readonly text: string }
  | { readonly type: "close"; readonly line: number };

export type FromWorker =
  /** Bytes that were fetched so far, and all of them. */
  | { readonly type: "loading"; readonly bytes: number; readonly of: number }
  | { readonly type: "ready" }
  /** It cannot start, or is broken: nothing more is heard of it. */
  | { readonly type: "failed"; readonly problem: string }
  | { readonly type: "answer"; readonly id: number; readonly text: string }
  /** One line of an analysis, and the end of it. */
  | { readonly type: "news"; readonly id: number; readonly text: string }
  | { readonly type: "analysed"; readonly id: number }
  /** Over a line; `null` if it is lost. */
  | { readonly type: "told"; readonly line: number; readonly text: string | null };

/** What is said of a packed house: `manifest.json` beside its files. */
export interface Manifest {
  readonly version: string;
  /** Of all files. */
  readonly bytes: number;
  readonly files: Readonly<Record<string, number>>;
}

/** Where all that a house in a pocket knows is kept, and how its tabs hear of each other. */
export const STORAGE = "papersea-pocket";
