import { SPECTATOR } from "@inkognito/engine/core";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Speed } from "../../../shell/settings.js";
import { pauseBefore } from "../../../table/pace.js";
import type { Look } from "../record/eyes.js";
import { indexAt, positionAt } from "./timeline.js";

/** Each step is shown at least this long. */
const SHORTEST = 350;

export interface Player {
  /** How many events are shown, from 1. */
  readonly position: number;
  readonly length: number;
  readonly playing: boolean;
  toggle(): void;
  first(): void;
  back(): void;
  forward(): void;
  last(): void;
  jump(position: number): void;
}

/** The position in a recorded game. It is stored as an index of the log, so other eyes see the same moment. */
export function usePlayer(look: Look, speed: Speed): Player {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const { length } = look.seen;
  const position = positionAt(look, index);
  const next = look.seen[position]?.event;
  useEffect(() => {
    if (!playing) return;
    if (next === undefined) {
      setPlaying(false);
      return;
    }
    const pause = Math.max(SHORTEST, pauseBefore(next, SPECTATOR, speed));
    const timer = setTimeout(() => setIndex(indexAt(look, position + 1)), pause);
    return () => clearTimeout(timer);
  }, [playing, next, look, position, speed]);
  return useMemo(() => {
    const jump = (to: number): void => {
      setPlaying(false);
      setIndex(indexAt(look, to));
    };
    return {
      position,
      length,
      playing,
      jump,
      first: () => jump(1),
      back: () => jump(position - 1),
      forward: () => jump(position + 1),
      last: () => jump(length),
      toggle: () => {
        // Pressing play at the end starts again from the beginning.
        if (!playing && position >= length) setIndex(indexAt(look, 1));
        setPlaying(!playing);
      },
    };
  }, [look, position, length, playing]);
}
