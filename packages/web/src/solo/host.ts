import type { BoardAction, BoardRefusal, BoardViewEvent } from "@inkognito/engine/board";
import {
  type BoardEvent,
  type BoardState,
  boardGame,
  setupScenario,
} from "@inkognito/engine/board/rules";
import {
  type Chance,
  err,
  ok,
  parseSeed,
  type Result,
  type Seat,
  SPECTATOR,
  seededChance,
  type Told,
} from "@inkognito/engine/core";
import { boardBots } from "@inkognito/mind";
import { parseSetup } from "./parseSetup.js";
import type { SoloSetup } from "./protocol.js";
import type { SavedAction, SavedGame } from "./shelf.js";
import type { Spine } from "./spine.js";

/** A game being played: what is kept of it, and what follows from that. */
export interface OpenGame {
  readonly saved: SavedGame;
  readonly state: BoardState;
  /** By seat: everything it was told, in order. */
  readonly told: readonly (readonly BoardViewEvent[])[];
}

/** A new game on this device; bots have not acted yet. */
export function begin(wanted: SoloSetup, seed: string): Result<OpenGame, "badSetup"> {
  const setup = parseSetup(wanted);
  if (!setup.ok || !parseSeed(seed).ok) return err("badSetup");
  const opening = openingOf(setup.value, seededChance(seed));
  if (!opening.ok) return opening;
  const blank: OpenGame = {
    saved: { version: 1, setup: setup.value, seed, events: [], actions: [] },
    state: boardGame.initial,
    told: setup.value.config.seats.map(() => []),
  };
  return ok(append(blank, opening.value));
}

function openingOf(
  { config, scenario }: SoloSetup,
  chance: Chance,
): Result<readonly BoardEvent[], "badSetup"> {
  if (scenario === undefined) return ok(boardGame.setup(config, chance));
  const opening = setupScenario({ ...scenario, config }, chance);
  return opening.ok ? opening : err("badSetup");
}

function append(game: OpenGame, events: readonly BoardEvent[]): OpenGame {
  return {
    saved: { ...game.saved, events: [...game.saved.events, ...events] },
    state: events.reduce(boardGame.evolve, game.state),
    told: game.told.map((told, seat) => [
      ...told,
      ...events.flatMap((event) => boardGame.redact(event, seat as Seat) ?? []),
    ]),
  };
}

/** The game after one more action, of whoever. */
export function act(
  game: OpenGame,
  seat: Seat,
  action: BoardAction,
): Result<OpenGame, BoardRefusal> {
  const { saved, state } = game;
  const decided = boardGame.decide(state, seat, action, seededChance(saved.seed));
  if (!decided.ok) return decided;
  const actions = [...saved.actions, { seat, action, before: saved.events.length }];
  return ok(append({ ...game, saved: { ...saved, actions } }, decided.value));
}

/** One bot's next action, if a bot is awaited; null: it is my decision, or the game has ended. */
export function actForBot(game: OpenGame): OpenGame | null {
  const { saved, state } = game;
  const seat = boardGame
    .awaited(boardGame.viewOf(state, SPECTATOR))
    .find((each) => each !== saved.setup.seat);
  const level = seat === undefined ? undefined : saved.setup.levels[seat];
  if (seat === undefined || level === undefined) return null;
  const view = boardGame.viewOf(state, seat);
  const told = game.told[seat] ?? [];
  const action = boardBots[level]({ view, told, seed: `${saved.seed} ${seat}` });
  const acted = act(game, seat, action);
  if (!acted.ok) throw new Error(`a bot may not ${action.type}: ${acted.error.code}`);
  return acted.value;
}

/** Gestures and the sheet come at any time and decide nothing. */
const isDecision = ({ type }: BoardAction): boolean => type !== "gesture" && type !== "seal";

/** My last decision; -1: none. */
const lastDecision = ({ setup, actions }: SavedGame): number =>
  actions.findLastIndex(({ seat, action }) => seat === setup.seat && isDecision(action));

export const canTakeBack = ({ saved }: OpenGame): boolean => lastDecision(saved) >= 0;

/** The game before my last decision, without all that came after; null: there was none. */
export function takeBack({ saved }: OpenGame): OpenGame | null {
  const last = lastDecision(saved);
  if (last < 0) return null;
  const before = replay(saved, saved.actions.slice(0, last));
  if (!before.ok) throw new Error("a game cannot be played again as it was played");
  return before.value;
}

/** Chance is a function of the seed: the same actions make the same log. */
function replay(
  { setup, seed }: SavedGame,
  actions: readonly SavedAction[],
): Result<OpenGame, unknown> {
  let game: Result<OpenGame, unknown> = begin(setup, seed);
  for (const { seat, action } of actions) {
    if (!game.ok) return game;
    game = act(game.value, seat, action);
  }
  return game;
}

/** What lies on the shelf into a game. It is played again: what comes out different was damaged. */
export function restore(value: unknown): Result<OpenGame, "unreadable"> {
  try {
    const saved = value as SavedGame;
    if (saved.version !== 1) return err("unreadable");
    const again = replay(saved, saved.actions);
    if (!again.ok || JSON.stringify(again.value.saved.events) !== JSON.stringify(saved.events)) {
      return err("unreadable");
    }
    return ok(again.value);
  } catch {
    return err("unreadable");
  }
}

/** What my seat was told, from the given number on. */
export function toldTo({ saved, told }: OpenGame, after = 0): readonly Told<BoardViewEvent>[] {
  const mine = told[saved.setup.seat] ?? [];
  return mine.slice(after).map((event, i) => ({ no: after + i + 1, event }));
}

export function spineOf({ saved, state }: OpenGame): Spine {
  const { seat, config } = saved.setup;
  const role = config.seats[seat];
  if (role === undefined) return { type: "unreadable" };
  return {
    type: "game",
    players: config.seats.length,
    role,
    turn: state.table.turn,
    decisions: saved.actions.filter((each) => each.seat === seat).length,
    ended: state.table.phase.type === "ended",
  };
}
