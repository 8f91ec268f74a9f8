import type { Seat } from "@inkognito/engine/core";
import type { Millis } from "../time/time.js";

export interface Span {
  /** Null: paused, or without a clock. */
  readonly due: Millis | null;
  /** The time that is left while paused. */
  readonly left: Millis | null;
}

/** A decision that one seat has to make. */
export interface Awaiting extends Span {
  readonly seat: Seat;
  readonly decision: number;
  /** A bot or a stand-in decides: `due` is when it moves. Otherwise `due` is when the player's time is up. */
  readonly bot: boolean;
  /**
   * The player's own time while a bot stands in. It runs on: if it stood still, a player could stretch
   * it for ever by asking for a stand-in and coming back.
   */
  readonly own?: Span;
  /** Since when the player has been able to decide, where there is no clock. */
  readonly since?: Millis;
  /** The player was late for this decision, came back, and was given the grace period. */
  readonly graced?: true;
}

/** When a table changes without a request: clocks, bots' moves, its end. Stored, so it survives the process. */
export interface Timing {
  /** The last change that was not a bot's move or a whisper. */
  readonly last: Millis;
  readonly awaiting: readonly Awaiting[];
  /** When the table was first found to have expired, if nothing has happened since. */
  readonly overdue?: Millis;
}

export const formatTiming = (timing: Timing): string => JSON.stringify(timing);

/** Throws if it is unreadable. */
export function parseTiming(text: string): Timing {
  const timing = JSON.parse(text) as Timing | null;
  if (typeof timing?.last === "number" && Array.isArray(timing.awaiting)) return timing;
  throw new Error("its due times are unreadable");
}

/** Moves every time in it by this much. */
export function moveTiming({ last, overdue, awaiting, ...rest }: Timing, by: Millis): Timing {
  return {
    ...rest,
    last: last + by,
    ...(overdue === undefined ? {} : { overdue: overdue + by }),
    awaiting: awaiting.map(({ own, since, ...each }) => ({
      ...moveSpan(each, by),
      ...(since === undefined ? {} : { since: since + by }),
      ...(own === undefined ? {} : { own: moveSpan(own, by) }),
    })),
  };
}

const moveSpan = <S extends { readonly due: Millis | null }>(span: S, by: Millis): S => ({
  ...span,
  due: span.due === null ? null : span.due + by,
});
