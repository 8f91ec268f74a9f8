import type { Seat } from "@inkognito/engine/core";
import { FOLDING, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import { nextSetup } from "../../setup/match.js";
import { isPassed, type Setup } from "../../setup/setup.js";
import { namesOf } from "../../table/names.js";
import type { Act, Session } from "../../table/session.js";
import type { FromWorker, Opened, ToWorker } from "./protocol.js";

interface ShownOf<G extends GameName> {
  readonly game: G;
  readonly setup: Setup<G>;
  readonly seat: Seat;
  readonly told: readonly PlayerTypes[G]["ViewEvent"][];
  readonly seenBefore: number | null;
  /** The fold of `told`. */
  readonly view: PlayerTypes[G]["View"];
  readonly waiting: readonly PlayerTypes[G]["ViewEvent"][];
  readonly canTakeBack: boolean;
  readonly refusal: PlayerTypes[G]["Refusal"] | null;
}

/** What is on the page, and what waits to be shown. */
export type Shown<G extends GameName = GameName> = { readonly [K in G]: ShownOf<K> }[G];

export const openedAs = (data: Opened): Shown =>
  data.game === "board" ? opened(data) : opened(data);

function opened<G extends GameName>(data: Opened<G> & { readonly game: G }): Shown {
  const { game, setup, seat, seen, canTakeBack } = data;
  const told: readonly PlayerTypes[G]["ViewEvent"][] = data.told.map(({ event }) => event);
  const blank: ShownOf<G> = {
    game,
    setup,
    seat,
    told: [],
    seenBefore: isPassed(setup) ? seen : null,
    view: FOLDING[game].blankView(seat),
    waiting: told,
    canTakeBack,
    refusal: null,
  };
  return showing(blank, seen) as unknown as Shown;
}

type More = Extract<FromWorker, { type: "told" | "refused" }>;

export function received(now: Shown, data: More): Shown {
  if (data.type === "refused") return { ...now, refusal: data.refusal } as Shown;
  const waiting = [...now.waiting, ...data.told.map(({ event }) => event)];
  return { ...now, waiting, canTakeBack: data.canTakeBack, refusal: null } as Shown;
}

export const advanced = (now: Shown): Shown => showing(now as ShownOf<GameName>, 1) as Shown;
export const hurried = (now: Shown): Shown =>
  showing(now as ShownOf<GameName>, now.waiting.length) as Shown;

function showing<G extends GameName>(now: ShownOf<G>, count: number): ShownOf<G> {
  const folding = FOLDING[now.game];
  const next = now.waiting.slice(0, count);
  return {
    ...now,
    told: [...now.told, ...next],
    view: next.reduce<PlayerTypes[G]["View"]>(folding.evolveView, now.view),
    waiting: now.waiting.slice(count),
  };
}

export function sessionOf<G extends GameName>(
  shown: ShownOf<G>,
  send: (message: ToWorker) => void,
  hurry: () => void,
  advise: Session<G>["advise"],
): Session<G> {
  const { setup, seat, told, seenBefore, view, waiting, canTakeBack, refusal } = shown;
  const { decision } = view.table;
  const goesOn =
    "match" in setup && "rounds" in view.table && nextSetup(setup, view.table) !== null;
  return {
    setup,
    names: namesOf(setup),
    seat,
    shared: isPassed(setup),
    view,
    told,
    seenBefore,
    catchingUp: waiting.length > 0,
    refusal,
    canTakeBack,
    assistant: setup.assistant ?? "consequences",
    notes: null,
    act: (act: Act<G>) => send({ type: "act", action: { decision, ...act } as ToWorkerAction }),
    advise,
    takeBack: () => send({ type: "takeBack" }),
    hurry,
    nextGame: goesOn ? () => send({ type: "nextGame" }) : null,
  };
}

type ToWorkerAction = Extract<ToWorker, { type: "act" }>["action"];
