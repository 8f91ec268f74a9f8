import type { Seat } from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Setup } from "../../setup/setup.js";
import type { Speed } from "../../shell/settings.js";
import { pauseBefore } from "../../table/pace.js";
import type { AdviceOn } from "../../table/session.js";
import {
  advance,
  type OpenSession,
  openPlayback,
  openSession,
  type Playback,
  receive,
  showAll,
} from "./playback.js";
import type { FromWorker, Opening, SoloTrouble, ToWorker } from "./protocol.js";

export type { Opening } from "./protocol.js";

/** The person who is to come to the device. */
interface NextPerson {
  readonly setup: Setup;
  /** Who is awaited. */
  readonly seat: Seat;
}

export type Solo =
  | { readonly status: "loading" }
  | { readonly status: "empty" }
  | { readonly status: "failed"; readonly code: SoloTrouble }
  /** The game is open in another tab. */
  | { readonly status: "elsewhere"; readonly takeOver: () => void }
  /** The page shows and holds nothing of any player. */
  | (NextPerson & { readonly status: "curtain"; readonly lift: () => void })
  | (OpenSession & {
      readonly status: "open";
      /** The next person, when the one in front has nothing more to do; null: the device stays. */
      readonly handOver: (NextPerson & { readonly go: () => void }) | null;
      /** The file of the game, once it has ended; null: it has none. */
      readonly record: () => Promise<string | null>;
    });

type NotOpen =
  | Exclude<Solo, { status: "open" | "elsewhere" | "curtain" }>
  | { readonly status: "elsewhere" }
  | (NextPerson & { readonly status: "curtain" });

/** The page's connection to the worker: shows new events at a pace that people can follow. */
export function useSolo(opening: Opening, speed: Speed): Solo {
  const [playback, setPlayback] = useState<Playback | null>(null);
  const [closed, setClosed] = useState<NotOpen>({ status: "loading" });
  const [leaving, setLeaving] = useState<NextPerson | null>(null);
  const worker = useRef<Worker | null>(null);

  const close = useCallback((why: NotOpen): void => {
    setClosed(why);
    setPlayback(null);
    setLeaving(null);
  }, []);

  useEffect(() => {
    const onMessage = (data: FromWorker): void => {
      switch (data.type) {
        case "opened":
          setLeaving(null);
          setPlayback(openPlayback(data));
          break;
        case "told":
        case "refused":
          setPlayback((now) => now && receive(now, data));
          break;
        case "curtain": {
          const { setup, seat, linger } = data;
          if (linger) setLeaving({ setup, seat });
          else close({ status: "curtain", setup, seat });
          break;
        }
        case "nothingToResume":
          close({ status: "empty" });
          break;
        case "elsewhere":
          close({ status: "elsewhere" });
          break;
        case "failed":
          close({ status: "failed", code: data.code });
      }
    };
    const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => onMessage(data);
    started.onerror = () => close({ status: "failed", code: "crashed" });
    close({ status: "loading" });
    started.postMessage(opening satisfies ToWorker);
    return () => started.terminate();
  }, [opening, close]);

  const next = playback?.waiting[0];
  const seat = playback?.seat;
  useEffect(() => {
    if (next === undefined || seat === undefined) return;
    const timer = setTimeout(
      () => setPlayback((now) => now && advance(now)),
      pauseBefore(next, seat, speed),
    );
    return () => clearTimeout(timer);
  }, [next, seat, speed]);

  const ask = useCallback(
    <T>(question: Extract<ToWorker, { type: "advise" | "record" }>) =>
      new Promise<T>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => {
          port1.close();
          resolve(data);
        };
        worker.current?.postMessage(question, [port2]);
      }),
    [],
  );
  const advise = useCallback(
    <G extends GameName>() => ask<AdviceOn[G] | null>({ type: "advise" }),
    [ask],
  );
  const record = useCallback(() => ask<string | null>({ type: "record" }), [ask]);
  const send = useCallback((message: ToWorker) => worker.current?.postMessage(message), []);
  return useMemo(() => {
    if (playback !== null) {
      const hurry = (): void => setPlayback((now) => now && showAll(now));
      const handOver =
        leaving === null || playback.waiting.length > 0
          ? null
          : { ...leaving, go: () => close({ status: "curtain", ...leaving }) };
      const open = openSession(playback, { send, hurry, advise });
      return { status: "open", ...open, handOver, record };
    }
    switch (closed.status) {
      case "elsewhere": {
        const takeOver = (): void => {
          setClosed({ status: "loading" });
          send({ type: "takeOver" });
        };
        return { status: "elsewhere", takeOver };
      }
      case "curtain":
        return { ...closed, lift: () => send({ type: "here", seat: closed.seat }) };
      default:
        return closed;
    }
  }, [playback, closed, leaving, send, advise, record, close]);
}
