import type { BoardViewEvent } from "@inkognito/engine/board";
import type { CardViewEvent } from "@inkognito/engine/card";
import {
  err,
  HIDDEN,
  ok,
  parseSeed,
  type Refusal,
  type Result,
  type Seat,
  SPECTATOR,
  seededChance,
  type Told,
} from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import type { HostTypes } from "@inkognito/engine/games/rules";
import { nextSetup } from "../../setup/match.js";
import { parseSetup } from "../../setup/parseSetup.js";
import { isPassed, peopleOf, type Setup, type SoloSetup } from "../../setup/setup.js";
import { rulesOf } from "./rules/fetchRules.js";
import type { SaveSummary } from "./saveSummary.js";
import { type SavedAction, type SavedGame, VERSION } from "./saves.js";

type Event<G extends GameName> = HostTypes[G]["Event"];
type ViewEvent<G extends GameName> = HostTypes[G]["ViewEvent"];

/** A game being played: its save, and what follows from it. */
export interface OpenGame<G extends GameName = "board"> {
  readonly saved: SavedGame<G>;
  readonly state: HostTypes[G]["State"];
  /** By seat: everything it was told, in order. */
  readonly told: readonly (readonly ViewEvent<G>[])[];
}

/** A new game on this device; bots have not acted yet. */
export function begin(wanted: SoloSetup, seed: string): Result<OpenGame, "badSetup">;
export function begin<G extends GameName>(
  wanted: Setup<G>,
  seed: string,
): Result<OpenGame<G>, "badSetup">;
export function begin(
  wanted: Setup | SoloSetup,
  seed: string,
): Result<OpenGame<GameName>, "badSetup"> {
  const setup = parseSetup(wanted);
  if (!setup.ok || !parseSeed(seed).ok) return err("badSetup");
  return openGame(setup.value, seed);
}

function openGame<G extends GameName>(
  setup: Setup<G>,
  seed: string,
): Result<OpenGame<G>, "badSetup"> {
  const { game, opening } = rulesOf(setup);
  const events = opening(setup, seededChance(seed));
  if (!events.ok) return events;
  const blank: OpenGame<G> = {
    saved: { version: VERSION, setup, seed, events: [], actions: [] },
    state: game.initial,
    told: setup.seats.map(() => []),
  };
  return ok(append(blank, events.value));
}

function append<G extends GameName>(now: OpenGame<G>, events: readonly Event<G>[]): OpenGame<G> {
  const { game } = rulesOf<G>(now.saved.setup);
  return {
    saved: { ...now.saved, events: [...now.saved.events, ...events] },
    state: events.reduce<HostTypes[G]["State"]>(game.evolve, now.state),
    told: now.told.map((told, seat) => [
      ...told,
      ...events.flatMap((event) => game.redact(event, seat as Seat) ?? []),
    ]),
  };
}

/** The game after one more action of this seat. */
export function act<G extends GameName>(
  now: OpenGame<G>,
  seat: Seat,
  action: HostTypes[G]["Action"],
): Result<OpenGame<G>, Refusal<HostTypes[G]["Code"]>> {
  const { saved, state } = now;
  const { game } = rulesOf<G>(saved.setup);
  const decided = game.decide(state, seat, action, seededChance(saved.seed));
  if (!decided.ok) return decided;
  const actions = [...saved.actions, { seat, action, before: saved.events.length }];
  return ok(append({ ...now, saved: { ...saved, actions } }, decided.value));
}

/** The seats whose decision is awaited. */
function awaited<G extends GameName>({ saved, state }: OpenGame<G>): readonly Seat[] {
  const { game } = rulesOf<G>(saved.setup);
  return game.awaited(game.viewOf(state, SPECTATOR));
}

/** One bot's next action, if a bot is awaited; null: a person decides, or the game has ended. */
export function actForBot<G extends GameName>(now: OpenGame<G>): OpenGame<G> | null {
  const { saved, state, told } = now;
  const { game, bots } = rulesOf<G>(saved.setup);
  for (const seat of awaited(now)) {
    const sitter = saved.setup.seats[seat];
    if (sitter?.type !== "bot") continue;
    const view = game.viewOf(state, seat);
    const moment = { view, told: told[seat] ?? [], seed: `${saved.seed} ${seat}` };
    const acted = act(now, seat, bots[sitter.level](moment));
    if (!acted.ok) throw new Error(`a bot at seat ${seat} was refused: ${acted.error.code}`);
    return acted.value;
  }
  return null;
}

/** What the coach thinks of this seat's moment. */
export function adviceFor<G extends GameName>(now: OpenGame<G>, seat: Seat) {
  const { game, advise } = rulesOf<G>(now.saved.setup);
  return advise(game.viewOf(now.state, seat), now.told[seat] ?? []);
}

/** The seat that the device has to be in front of now; the present one keeps it while it has to decide. */
export function nextInFront<G extends GameName>(now: OpenGame<G>, front: Seat | null): Seat {
  const people = peopleOf(now.saved.setup);
  const deciding = awaited(now).filter((seat) => people.includes(seat));
  const next = front !== null && deciding.includes(front) ? front : deciding[0];
  return next ?? front ?? people[0] ?? 0;
}

export const hasEnded = <G extends GameName>({ saved, state }: OpenGame<G>): boolean =>
  rulesOf<G>(saved.setup).game.outcome(state) !== null;

/**
 * C9.1: the next game of the match; null: there is none, or this one has not ended. `seedFor` gets the
 * setup's own seed and the number of games played.
 */
export function nextGame(
  { saved, state }: OpenGame<GameName>,
  seedFor: (fixed: string | undefined, games: number) => string,
): OpenGame<GameName> | null {
  const { setup } = saved;
  if (!("match" in setup) || !("rounds" in state.table)) return null;
  const next = nextSetup(setup, state.table);
  if (next === null) return null;
  const began = begin(next, seedFor(next.seed, next.match?.games ?? 0));
  return began.ok ? began.value : null;
}

/** Gestures and the sheet come at any time and decide nothing. */
const isDecision = ({ type }: { readonly type: string }): boolean =>
  type !== "gesture" && type !== "seal";

/** My last decision; -1: none, or the device is passed round, where nothing said is unsaid. */
function lastDecision<G extends GameName>({ setup, actions }: SavedGame<G>): number {
  if (isPassed(setup)) return -1;
  const [me] = peopleOf(setup);
  return actions.findLastIndex(({ seat, action }) => seat === me && isDecision(action));
}

export const canTakeBack = <G extends GameName>({ saved }: OpenGame<G>): boolean =>
  lastDecision(saved) >= 0;

/** The game before my last decision, without all that came after; null: there was none. */
export function takeBack<G extends GameName>({ saved }: OpenGame<G>): OpenGame<G> | null {
  const last = lastDecision(saved);
  if (last < 0) return null;
  const before = replay(saved, saved.actions.slice(0, last));
  if (!before.ok) throw new Error("a game cannot be played again as it was played");
  return before.value;
}

/** Chance is a function of the seed: the same actions make the same log. */
function replay<G extends GameName>(
  { setup, seed }: SavedGame<G>,
  actions: readonly SavedAction<G>[],
): Result<OpenGame<G>, unknown> {
  let game: Result<OpenGame<G>, unknown> = begin<G>(setup, seed);
  for (const { seat, action } of actions) {
    if (!game.ok) return game;
    game = act(game.value, seat, action);
  }
  return game;
}

/** Turns a save into a game by playing it again; a save with another outcome was damaged. */
export function restore(value: unknown): Result<OpenGame<GameName>, "unreadable"> {
  try {
    const saved = value as SavedGame<GameName>;
    // Version 1 had the setup in its short form, and nothing else was different.
    if (![1, VERSION].includes(saved.version)) return err("unreadable");
    const again = replay(saved, saved.actions);
    if (!again.ok || JSON.stringify(again.value.saved.events) !== JSON.stringify(saved.events)) {
      return err("unreadable");
    }
    return ok(again.value);
  } catch {
    return err("unreadable");
  }
}

/** What a seat was told, from the given number on. */
export function toldTo<G extends GameName>(
  { told }: OpenGame<G>,
  seat: Seat,
  after = 0,
): readonly Told<ViewEvent<G>>[] {
  return (told[seat] ?? []).slice(after).map((event, i) => ({ no: after + i + 1, event }));
}

/** How many events a seat had been told when it last acted, or after the deal: so much its person knows. */
export function seenBy<G extends GameName>({ saved }: OpenGame<G>, seat: Seat): number {
  const { game } = rulesOf<G>(saved.setup);
  const { actions, events } = saved;
  const last = actions.findLast((each) => each.seat === seat) ?? actions[0];
  return events.slice(0, last?.before).filter((event) => game.redact(event, seat) !== null).length;
}

export function summaryOf<G extends GameName>(now: OpenGame<G>): SaveSummary {
  const { setup, actions } = now.saved;
  const people = peopleOf(setup);
  const [first] = people;
  const role = first === undefined ? undefined : setup.config.seats[first];
  if (role === undefined) return { type: "unreadable" };
  return {
    type: "game",
    game: setup.config.game,
    players: setup.seats.length,
    people: people.length,
    role,
    turn: rulesOf<G>(setup).turnOf(now.state),
    decisions: actions.filter(({ seat }) => people.includes(seat)).length,
    ended: hasEnded(now),
  };
}

/** Was this seat shown cards of another player? Then its person wants to look at them before leaving. */
export function isShownTo(event: BoardViewEvent | CardViewEvent, seat: Seat): boolean {
  switch (event.type) {
    case "answered":
      return event.cards !== HIDDEN && event.question.of !== seat;
    case "swapped":
      return event.shows.some(({ from, cards }) => cards !== HIDDEN && from !== seat);
    case "blackShown":
      return event.card !== HIDDEN && event.of !== seat;
    case "looked":
      return event.card !== HIDDEN;
    default:
      return false;
  }
}
