/** What whoever runs the house says, in words, at the reader's own time. */

import type { Announcement } from "../protocol/messages.ts";
import { language, locale, t } from "./texts.svelte.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** In the host's words, or the usual ones. */
export function announcement({ at, until, text, texts }: Announcement, now: number): string {
  const own = texts[language()] ?? text;
  if (own) return at === null ? own : `${own} (${moment(at, now)})`;
  const restarts = at === null ? t("house-restarts") : restartsAt(at, now);
  const back = until === null ? [] : [t("house-back", { time: timeOf(until) })];
  return [restarts, ...back, t("house-safe")].join(" ");
}

/** How long it is until then: “in 12 minutes”. */
export function countdown(left: number): string {
  if (left < MINUTE) return t("house-now");
  const relative = new Intl.RelativeTimeFormat(locale());
  if (left < HOUR) return relative.format(Math.round(left / MINUTE), "minute");
  if (left < DAY) return relative.format(Math.round(left / HOUR), "hour");
  return relative.format(Math.round(left / DAY), "day");
}

function restartsAt(at: number, now: number): string {
  const time = timeOf(at);
  if (isSameDay(at, now)) return t("house-restarts-at", { time });
  return t("house-restarts-on", { time, day: dayOf(at) });
}

function moment(at: number, now: number): string {
  const time = timeOf(at);
  return isSameDay(at, now) ? time : `${dayOf(at)}, ${time}`;
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one * 1000).toDateString() === new Date(other * 1000).toDateString();
}

function timeOf(seconds: number): string {
  const format = new Intl.DateTimeFormat(locale(), { hour: "numeric", minute: "2-digit" });
  return format.format(seconds * 1000);
}

function dayOf(seconds: number): string {
  const format = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long" });
  return format.format(seconds * 1000);
}
