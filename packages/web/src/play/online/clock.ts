import type { Clock } from "@inkognito/protocol";
import { t } from "../../i18n/i18n.js";

/** Milliseconds until a decision has to be made; null: it may take as long as it likes. */
export function timeLeft({ due, left }: Clock, now: number): number | null {
  if (left !== null) return Math.max(0, left);
  return due === null ? null : Math.max(0, due - now);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long the server waits for a host who is away. */
const HOST_AWAY = 2 * MINUTE;

/** The time until another player can be the host. `since`: when the host was seen to go; null: just now. */
export const hostWait = (since: number | null, now: number): number =>
  Math.max(0, HOST_AWAY - Math.max(0, now - (since ?? now)));

/** "0:42", "3 h", "2 d" and the same in words. What is left of a second counts as one. */
export function timeWords(left: number): { readonly short: string; readonly long: string } {
  if (left >= DAY) {
    const days = Math.floor(left / DAY);
    const hours = Math.floor((left % DAY) / HOUR);
    return { short: t("time.days", { days, hours }), long: t("time.days.long", { days, hours }) };
  }
  if (left >= HOUR) {
    const hours = Math.floor(left / HOUR);
    const minutes = Math.floor((left % HOUR) / MINUTE);
    return {
      short: t("time.hours", { hours, minutes: padded(minutes) }),
      long: t("time.hours.long", { hours, minutes }),
    };
  }
  const whole = Math.ceil(left / SECOND);
  const minutes = Math.floor(whole / 60);
  const seconds = whole % 60;
  return {
    short: `${minutes}:${padded(seconds)}`,
    long: t("time.minutes.long", { minutes, seconds }),
  };
}

const padded = (number: number): string => String(number).padStart(2, "0");
