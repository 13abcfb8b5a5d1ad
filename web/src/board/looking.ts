/** Looking closer at a card: a mouse rests on it, a finger stays on it, the focus comes to it. */

import type { Attachment } from "svelte/attachments";
import type { CardText } from "../protocol/messages.ts";

/** `null`: nobody looks at one any more. */
export type Looking = (card: CardText | null) => void;

const REST = 600;
const PRESS = 450;

/** What is looked at: whoever is left late does not take it from the next. */
let looking: HTMLElement | null = null;

export function watched(card: CardText, onlook: Looking): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const look = (): void => {
      looking = element;
      onlook(card);
    };
    const wait = (time: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isPressed = true;
        look();
      }, time);
    };
    // Later: browsers take the focus from what is just being taken off the page.
    const leave = (): void => {
      clearTimeout(timer);
      queueMicrotask(() => looking === element && onlook(null));
    };
    const listeners: readonly (readonly [string, (event: Event) => void])[] = [
      ["pointerenter", (event) => isMouse(event) && wait(REST)],
      ["pointerleave", (event) => isMouse(event) && leave()],
      [
        "pointerdown",
        (event) => {
          isPressed = false;
          if (isMouse(event)) leave();
          else wait(PRESS);
        },
      ],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["contextmenu", (event) => isPressed && event.preventDefault()],
      [
        "click",
        (event) => {
          if (!isPressed || (event as PointerEvent).pointerType === "mouse") return;
          event.preventDefault(); // it was held to look at it, not to choose it
          event.stopImmediatePropagation();
          isPressed = false;
        },
      ],
      ["focus", () => element.matches(":focus-visible") && look()],
      ["blur", leave],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener, true);
    };
  };
}

function isMouse(event: Event): boolean {
  return (event as PointerEvent).pointerType === "mouse";
}
