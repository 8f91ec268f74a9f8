import type { Seat } from "@inkognito/engine/core";
import { GAMES, type GameName, type PlayerTypes } from "@inkognito/engine/games";
import { nextGame } from "@inkognito/engine/host";
import { isPassed, type Setup } from "../../setup/setup.js";
import { namesOf } from "../../table/names.js";
import type { Act, AdviceOn, Session } from "../../table/session.js";
import type { FromWorker, Opened, ToWorker } from "./protocol.js";

interface PlaybackOf<G extends GameName> {
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

/** The events that the page shows, and those that wait to be shown. */
export type Playback<G extends GameName = GameName> = { readonly [K in G]: PlaybackOf<K> }[G];

export const openPlayback = (data: Opened): Playback =>
  data.game === "board" ? startPlayback(data) : startPlayback(data);

function startPlayback<G extends GameName>(data: Opened<G> & { readonly game: G }): Playback {
  const { game, setup, seat, seen, canTakeBack } = data;
  const told: readonly PlayerTypes[G]["ViewEvent"][] = data.told.map(({ event }) => event);
  const blank: PlaybackOf<G> = {
    game,
    setup,
    seat,
    told: [],
    seenBefore: isPassed(setup) ? seen : null,
    view: GAMES[game].blankView(seat),
    waiting: told,
    canTakeBack,
    refusal: null,
  };
  return show(blank, seen) as unknown as Playback;
}

type More = Extract<FromWorker, { type: "told" | "refused" }>;

export function receive(now: Playback, data: More): Playback {
  if (data.type === "refused") return { ...now, refusal: data.refusal } as Playback;
  const waiting = [...now.waiting, ...data.told.map(({ event }) => event)];
  return { ...now, waiting, canTakeBack: data.canTakeBack, refusal: null } as Playback;
}

export const advance = (now: Playback): Playback =>
  show(now as PlaybackOf<GameName>, 1) as Playback;
export const showAll = (now: Playback): Playback =>
  show(now as PlaybackOf<GameName>, now.waiting.length) as Playback;

function show<G extends GameName>(now: PlaybackOf<G>, count: number): PlaybackOf<G> {
  const folding = GAMES[now.game];
  const next = now.waiting.slice(0, count);
  return {
    ...now,
    told: [...now.told, ...next],
    view: next.reduce<PlayerTypes[G]["View"]>(folding.evolveView, now.view),
    waiting: now.waiting.slice(count),
  };
}

/** What a session does in the worker and on the page. */
interface SessionTools {
  send(message: ToWorker): void;
  hurry(): void;
  advise<G extends GameName>(): Promise<AdviceOn[G] | null>;
}

/** The session of either game, told apart by its name. */
export type OpenSession = {
  readonly [G in GameName]: { readonly game: G; readonly session: Session<G> };
}[GameName];

export const openSession = (playback: Playback, tools: SessionTools): OpenSession =>
  playback.game === "board"
    ? { game: "board", session: sessionOf(playback, tools) }
    : { game: "card", session: sessionOf(playback, tools) };

function sessionOf<G extends GameName>(
  playback: PlaybackOf<G>,
  { send, hurry, advise }: SessionTools,
): Session<G> {
  const { setup, seat, told, seenBefore, view, waiting, canTakeBack, refusal } = playback;
  const { decision } = view.table;
  const goesOn = nextGame(setup, view) !== null;
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
    advise: () => advise<G>(),
    takeBack: () => send({ type: "takeBack" }),
    hurry,
    nextGame: goesOn ? () => send({ type: "nextGame" }) : null,
  };
}

type ToWorkerAction = Extract<ToWorker, { type: "act" }>["action"];
