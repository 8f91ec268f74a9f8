import type { Seat } from "@inkognito/engine/core";
import { nextGame } from "@inkognito/engine/host";
import type { GameRefusal } from "@inkognito/protocol";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { coachOf, isPassed, type Setup } from "../../setup/setup.js";
import type { Speed } from "../../shell/settings.js";
import { type Channel, type ShownGame, shownGame } from "../../table/feed/channel.js";
import {
  advance,
  dealtIn,
  type Feed,
  isSameGame,
  openFeed,
  receive,
  showAll,
  showUntil,
  waitingIn,
} from "../../table/feed/feed.js";
import { useFeed } from "../../table/feed/useFeed.js";
import { namesOf } from "../../table/names.js";
import type { FromWorker, Opened, Opening, SoloTrouble, ToWorker } from "./protocol.js";

export type { Opening } from "./protocol.js";

/** The person who is to come to the device. */
interface NextPerson {
  readonly setup: Setup;
  /** Who is awaited. */
  readonly seat: Seat;
  /** Others who may come before, to announce in the turn that has ended. */
  readonly speakers: readonly Seat[];
}

export type Solo =
  | { readonly status: "loading" }
  | { readonly status: "empty" }
  | { readonly status: "failed"; readonly code: SoloTrouble }
  /** The game is open in another tab. */
  | { readonly status: "elsewhere"; readonly takeOver: () => void }
  /** The page shows and holds nothing of any player. */
  | (NextPerson & { readonly status: "curtain"; readonly lift: (seat: Seat) => void })
  | (ShownGame & {
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

/** The game in front of the person who is at the device. */
interface OpenTable {
  readonly feed: Feed;
  /** How much the person had seen when they came to the device; null: it is not passed round. */
  readonly seenBefore: number | null;
  readonly canTakeBack: boolean;
  readonly refusal: GameRefusal | null;
}

const eventsOf = ({ told }: Extract<FromWorker, { type: "opened" | "told" }>) =>
  told.map(({ event }) => event);

/** `before`: what the page showed until then; a game that it did not show begins with the deal. */
function opened(data: Opened, before: OpenTable | null): OpenTable {
  const { setup, seat, seen, canTakeBack } = data;
  const told = receive(openFeed(data, seat), eventsOf(data));
  const isNew = before === null || !isSameGame(before.feed, told);
  const feed = showUntil(told, isNew ? (dealtIn(told.told.slice(0, seen)) ?? seen) : seen);
  return { feed, seenBefore: isPassed(setup) ? seen : null, canTakeBack, refusal: null };
}

/** The page's connection to the worker. */
export function useSolo(opening: Opening, speed: Speed): Solo {
  const [table, setTable] = useState<OpenTable | null>(null);
  const [closed, setClosed] = useState<NotOpen>({ status: "loading" });
  const [leaving, setLeaving] = useState<NextPerson | null>(null);
  const [held, setHeld] = useState(false);
  const worker = useRef<Worker | null>(null);

  const close = useCallback((why: NotOpen): void => {
    setClosed(why);
    setTable(null);
    setLeaving(null);
  }, []);

  useEffect(() => {
    const onMessage = (data: FromWorker): void => {
      switch (data.type) {
        case "opened":
          setLeaving(null);
          setTable((now) => opened(data, now));
          break;
        case "told": {
          const { canTakeBack } = data;
          setTable(
            (now) =>
              now && {
                ...now,
                feed: receive(now.feed, eventsOf(data)),
                canTakeBack,
                refusal: null,
              },
          );
          break;
        }
        case "refused":
          setTable((now) => now && { ...now, refusal: data.refusal });
          break;
        case "curtain": {
          const { setup, seat, speakers, linger } = data;
          const next = { setup, seat, speakers };
          if (linger) setLeaving(next);
          else close({ status: "curtain", ...next });
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

  const show = useCallback(
    (more: (feed: Feed) => Feed) => setTable((now) => now && { ...now, feed: more(now.feed) }),
    [],
  );
  const onNext = useCallback(() => show(advance), [show]);
  const pace = { speed, recorded: false, clockRuns: false };
  const since = useFeed(table?.feed ?? null, pace, held ? null : onNext);

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
  const record = useCallback(() => ask<string | null>({ type: "record" }), [ask]);
  const send = useCallback((message: ToWorker) => worker.current?.postMessage(message), []);
  return useMemo(() => {
    if (table !== null) {
      const { feed, seenBefore, canTakeBack, refusal } = table;
      const { setup, view } = feed;
      const handOver =
        leaving === null || waitingIn(feed) > 0
          ? null
          : { ...leaving, go: () => close({ status: "curtain", ...leaving }) };
      const channel: Channel = {
        names: namesOf(setup),
        shared: isPassed(setup),
        since,
        skip: () => show(advance),
        hurry: () => show(showAll),
        nextGame: nextGame(setup, view) === null ? null : () => send({ type: "nextGame" }),
        seenBefore,
        refusal,
        canTakeBack,
        takeBack: () => send({ type: "takeBack" }),
        assistant: setup.assistant ?? "consequences",
        coach: coachOf(setup),
        notes: null,
        hold: isPassed(setup) ? null : setHeld,
        act: (action) => {
          setHeld(false);
          send({ type: "act", action });
        },
        advise: () => ask({ type: "advise" }),
      };
      return { status: "open", ...shownGame(feed, channel), handOver, record };
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
        return { ...closed, lift: (seat: Seat) => send({ type: "here", seat }) };
      default:
        return closed;
    }
  }, [table, since, closed, leaving, send, ask, record, show, close]);
}
