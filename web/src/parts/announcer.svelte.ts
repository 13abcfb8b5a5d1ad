/** Whatever a screen reader says of its own accord, one thing after the other.
 *
 * Readers say what comes into a region that they know already; one that comes together with its
 * words is often passed over. So there is one pair of regions, in the document from the beginning
 * (`Announcer.svelte`). An open dialog has a pair of its own: it makes everything outside inert, and
 * what is inert is not heard. */

import type { Attachment } from "svelte/attachments";

/** Readers need as long to know a region. */
const MOMENT = 100;
/** So long even slow readers have heard it; then it would only be in the way of who reads on. */
const LINGER = 7_000;

/** At once: whatever is being said is interrupted. */
export type Manner = "politely" | "at once";

export interface Line {
  readonly key: number;
  readonly text: string;
  readonly manner: Manner;
}

/** A pair of regions, and what stands in them. */
export class Regions {
  lines = $state.raw<readonly Line[]>([]);

  take(lines: readonly Line[]): void {
    this.lines = [...this.lines, ...lines];
    setTimeout(() => {
      this.lines = this.lines.filter((each) => !lines.includes(each));
    }, LINGER);
  }
}

export class Announcer {
  /** The one that was opened last lies above the others. */
  #open: readonly Regions[] = [];
  #waiting: readonly Line[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  /** Also what has just been said is said again. */
  say(text: string, manner: Manner = "politely"): void {
    if (!text) return;
    this.#waiting = [...this.#waiting, { key: ++this.#count, text, manner }];
    this.#timer ??= setTimeout(() => this.#tell(), MOMENT);
  }

  /** What was said to one person is not for the next one at the same device. */
  hush(): void {
    this.#waiting = [];
    for (const each of this.#open) each.lines = [];
  }

  /** From now on words go there, until it is closed. */
  open(regions: Regions): () => void {
    this.#open = [...this.#open, regions];
    this.#wait();
    return () => {
      this.#open = this.#open.filter((each) => each !== regions);
      this.#wait();
    };
  }

  /** What was said while dialogs came or went is heard where one is then. */
  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), MOMENT);
  }

  #tell(): void {
    this.#timer = undefined;
    const top = this.#open.at(-1);
    if (!top || !this.#waiting.length) return;
    top.take(this.#waiting);
    this.#waiting = [];
  }
}

export const announcer = new Announcer();

export function say(text: string, manner?: Manner): void {
  announcer.say(text, manner);
}

/** For a text on the page that is said, too: when it comes, and whenever it has changed. */
export const aloud = spoken("politely");
export const aloudAtOnce = spoken("at once");

function spoken(manner: Manner): Attachment {
  return (element) => {
    let last = "";
    const look = (): void => {
      const text = wordsIn(element).replaceAll(/\s+/g, " ").trim();
      if (text !== last) say(text, manner);
      last = text;
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(element, { subtree: true, childList: true, characterData: true });
    return () => changes.disconnect();
  };
}

/** What a reader would read of it. */
function wordsIn(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
  return node.getAttribute("aria-label") ?? [...node.childNodes].map(wordsIn).join(" ");
}
