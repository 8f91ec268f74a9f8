import type { Clock } from "@inkognito/protocol";
import { i18n } from "@lingui/core";
import { numberOf, t } from "../../i18n/i18n.js";

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
    return {
      short: t("time.days", { days, hours }),
      long: inWords([days, "day"], [hours, "hour"]),
    };
  }
  if (left >= HOUR) {
    const hours = Math.floor(left / HOUR);
    const minutes = Math.floor((left % HOUR) / MINUTE);
    return {
      short: t("time.hours", { hours, minutes: padded(minutes) }),
      long: inWords([hours, "hour"], [minutes, "minute"]),
    };
  }
  const whole = Math.ceil(left / SECOND);
  const minutes = Math.floor(whole / 60);
  const seconds = whole % 60;
  return {
    short: `${minutes}:${padded(seconds)}`,
    long:
      minutes === 0
        ? inWords([seconds, "second"])
        : inWords([minutes, "minute"], [seconds, "second"]),
  };
}

type Counted = readonly [count: number, unit: "day" | "hour" | "minute" | "second"];

/** "2 minutes 5 seconds", as the language counts them and puts them side by side. */
const inWords = (...counted: readonly Counted[]): string =>
  new Intl.ListFormat(i18n.locale, { type: "unit", style: "narrow" }).format(
    counted.map(([count, unit]) => numberOf(count, { style: "unit", unit, unitDisplay: "long" })),
  );

const padded = (number: number): string => String(number).padStart(2, "0");
