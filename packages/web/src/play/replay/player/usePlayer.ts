import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import type { Speed } from "../../../shell/settings.js";
import { useFeed } from "../../../table/feed/useFeed.js";
import { indexAt, positionAt, type Recording, showPosition } from "./recording.js";

export interface Player {
  /** The recording as far as it is shown. */
  readonly moment: Recording;
  /** The event of the log that is shown last, from 0: the same moment for all eyes. */
  readonly index: number;
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

/** Plays a recorded game. Its moment is stored as an index of the log, so other eyes see the same one. It begins `at` one. */
export function usePlayer(recording: Recording, speed: Speed, at = 0): Player {
  const [index, setIndex] = useState(at);
  const [playing, setPlaying] = useState(false);
  const { indexes } = recording;
  const { length } = indexes;
  const position = positionAt(indexes, index);
  const moment = useMemo(() => showPosition(recording, position), [recording, position]);
  const onNext = useCallback(() => setIndex(indexAt(indexes, position + 1)), [indexes, position]);
  useFeed(playing ? moment.feed : null, { speed, recorded: true, clockRuns: false }, onNext);
  useEffect(() => {
    if (playing && position >= length) setPlaying(false);
  }, [playing, position, length]);
  return useMemo(() => {
    const jump = (to: number): void => {
      setPlaying(false);
      setIndex(indexAt(indexes, to));
    };
    return {
      moment,
      index,
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
        if (!playing && position >= length) setIndex(indexAt(indexes, 1));
        setPlaying(!playing);
      },
    };
  }, [moment, index, indexes, position, length, playing]);
}
