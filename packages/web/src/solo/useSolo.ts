import {
  type BoardView,
  type BoardViewEvent,
  blankView,
  evolveView,
} from "@inkognito/engine/board";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { pauseBefore, type Speed } from "../table/pace.js";
import type { Act, Session } from "../table/session.js";
import type { FromWorker, Opening, SoloSetup, SoloTrouble, ToWorker } from "./protocol.js";

export type { Opening } from "./protocol.js";

export type Solo =
  | { readonly status: "loading" }
  | { readonly status: "empty" }
  | { readonly status: "failed"; readonly code: SoloTrouble }
  /** The game is open in another tab. */
  | { readonly status: "elsewhere"; readonly takeOver: () => void }
  | { readonly status: "open"; readonly session: Session };

type Closed = Exclude<Solo, { status: "open" | "elsewhere" }> | { readonly status: "elsewhere" };

interface Shown {
  readonly setup: SoloSetup;
  readonly told: readonly BoardViewEvent[];
  /** The fold of `told`. */
  readonly view: BoardView;
  readonly waiting: readonly BoardViewEvent[];
  readonly canTakeBack: boolean;
  readonly refusal: Session["refusal"];
}

type Change = (now: Shown | null) => Shown | null;

/** The page's end of the worker: shows what arrives at a pace that people can follow. */
export function useSolo(opening: Opening, speed: Speed): Solo {
  const [shown, setShown] = useState<Shown | null>(null);
  const [closed, setClosed] = useState<Closed>({ status: "loading" });
  const worker = useRef<Worker | null>(null);

  useEffect(() => {
    const close = (why: Closed): void => {
      setClosed(why);
      setShown(null);
    };
    const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data, setShown, close);
    started.onerror = () => close({ status: "failed", code: "crashed" });
    close({ status: "loading" });
    started.postMessage(opening satisfies ToWorker);
    return () => started.terminate();
  }, [opening]);

  const next = shown?.waiting[0];
  const seat = shown?.setup.seat;
  useEffect(() => {
    if (next === undefined || seat === undefined) return;
    const timer = setTimeout(() => setShown(advance), pauseBefore(next, seat, speed));
    return () => clearTimeout(timer);
  }, [next, seat, speed]);

  const send = useCallback((message: ToWorker) => worker.current?.postMessage(message), []);
  return useMemo(() => {
    if (shown !== null) return { status: "open", session: sessionOf(shown, send, setShown) };
    if (closed.status !== "elsewhere") return closed;
    const takeOver = (): void => {
      setClosed({ status: "loading" });
      send({ type: "takeOver" });
    };
    return { status: "elsewhere", takeOver };
  }, [shown, closed, send]);
}

function receive(
  data: FromWorker,
  setShown: (change: Change) => void,
  close: (why: Closed) => void,
): void {
  switch (data.type) {
    case "opened":
    case "told":
    case "refused":
      setShown((now) => after(now, data));
      break;
    case "nothingToResume":
      close({ status: "empty" });
      break;
    case "elsewhere":
      close({ status: "elsewhere" });
      break;
    case "failed":
      close({ status: "failed", code: data.code });
  }
}

function after(
  now: Shown | null,
  data: Extract<FromWorker, { type: "opened" | "told" | "refused" }>,
): Shown | null {
  if (data.type === "opened") {
    const { setup, canTakeBack } = data;
    const told = data.told.map(({ event }) => event);
    const view = told.reduce(evolveView, blankView(setup.seat));
    return { setup, told, view, waiting: [], canTakeBack, refusal: null };
  }
  if (now === null) return null;
  if (data.type === "refused") return { ...now, refusal: data.refusal };
  const waiting = [...now.waiting, ...data.told.map(({ event }) => event)];
  return { ...now, waiting, canTakeBack: data.canTakeBack, refusal: null };
}

const advance: Change = (now) => now && showing(now, 1);
const hurried: Change = (now) => now && showing(now, now.waiting.length);

function showing(now: Shown, count: number): Shown {
  const next = now.waiting.slice(0, count);
  return {
    ...now,
    told: [...now.told, ...next],
    view: next.reduce(evolveView, now.view),
    waiting: now.waiting.slice(count),
  };
}

function sessionOf(
  shown: Shown,
  send: (message: ToWorker) => void,
  setShown: (change: Change) => void,
): Session {
  const { setup, told, view, waiting, canTakeBack, refusal } = shown;
  const { decision } = view.table;
  return {
    setup,
    seat: setup.seat,
    view,
    told,
    catchingUp: waiting.length > 0,
    refusal,
    canTakeBack,
    act: (act: Act) => send({ type: "act", action: { decision, ...act } as ToWorkerAction }),
    takeBack: () => send({ type: "takeBack" }),
    hurry: () => setShown(hurried),
  };
}

type ToWorkerAction = Extract<ToWorker, { type: "act" }>["action"];
