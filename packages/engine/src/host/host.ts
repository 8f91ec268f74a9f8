import type { Chance } from "../core/chance.js";
import type { Game, GameTypes } from "../core/game.js";
import { ok, type Refusal, type Result } from "../core/result.js";
import { type Seat, SPECTATOR, type Viewer } from "../core/seat.js";
import { redactLog, type Told } from "../core/told.js";
import { Log } from "./log.js";
import { seenBy } from "./seen.js";

/** How a game begins. */
export interface Opening<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly config: T["Config"];
  readonly chance: Chance;
  /** The first events, where the game does not begin with an ordinary deal. */
  readonly events?: readonly T["Event"][];
  /** Whether to keep what each seat did, so that the game can be played again. */
  readonly keepsActions?: boolean;
}

/** What a seat did, and how many events there were before it. */
export interface Done<T extends GameTypes> {
  readonly seat: Seat;
  readonly action: T["Action"];
  readonly before: number;
}

/** A game as its authority has it: the log, and what follows from it. */
export interface HostedGame<T extends GameTypes> {
  readonly rules: Game<T>;
  readonly config: T["Config"];
  readonly chance: Chance;
  readonly events: Log<T["Event"]>;
  readonly keepsActions: boolean;
  /** Empty where they are not kept. */
  readonly actions: readonly Done<T>[];
  readonly state: T["State"];
  /** The seats whose decision is awaited. */
  readonly awaited: readonly Seat[];
  /** How many events each seat was told, and at the end a spectator. */
  readonly told: readonly number[];
  /** What each viewer was told in the last step; null: the game was just restored. */
  readonly lastStep: readonly (readonly Told<T["ViewEvent"]>[])[] | null;
}

/** A new game, before anyone has acted. */
export function begin<T extends GameTypes>(opening: Opening<T>): HostedGame<T> {
  const { rules, config, chance, keepsActions = false } = opening;
  const blank: HostedGame<T> = {
    rules,
    config,
    chance,
    events: Log.empty(),
    keepsActions,
    actions: [],
    state: rules.initial,
    awaited: [],
    told: Array.from({ length: config.seats.length + 1 }, () => 0),
    lastStep: null,
  };
  return applyEvents(blank, opening.events ?? rules.setup(config, chance));
}

/** A game from its stored log, which all viewers have been told before. */
export const restore = <T extends GameTypes>(
  opening: Opening<T>,
  events: readonly T["Event"][],
): HostedGame<T> => ({ ...begin({ ...opening, events }), lastStep: null });

/** The game after these events. What the caller keeps beside it stays as it is. */
export function applyEvents<T extends GameTypes, Kept extends HostedGame<T>>(
  game: HostedGame<T> & Kept,
  events: readonly T["Event"][],
): HostedGame<T> & Kept {
  const { rules } = game;
  const state = events.reduce<T["State"]>((now, event) => rules.evolve(now, event), game.state);
  const lastStep = toldToAll(game, events);
  return {
    ...game,
    events: game.events.with(events),
    state,
    awaited: rules.awaited(rules.viewOf(state, SPECTATOR)),
    told: game.told.map((count, at) => count + (lastStep[at]?.length ?? 0)),
    lastStep,
  };
}

/** What each viewer is told of these events. Viewers who are told the same share one list. */
function toldToAll<T extends GameTypes>(
  { rules, told }: HostedGame<T>,
  events: readonly T["Event"][],
): NonNullable<HostedGame<T>["lastStep"]> {
  const seats = told.length - 1;
  const open = redactLog(rules, events, SPECTATOR, told[seats]);
  const all = told.slice(0, seats).map((count, seat) => {
    const own = redactLog(rules, events, seat as Seat, count);
    return isAlike(own, open) ? open : own;
  });
  all.push(open);
  return all;
}

const isAlike = (one: readonly Told<unknown>[], other: readonly Told<unknown>[]): boolean =>
  one.length === other.length &&
  one.every(({ no, event }, at) => no === other[at]?.no && isSame(event, other[at]?.event));

/** Are the fields of both events the same? */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [own, others] = [one, other] as Readonly<Record<string, unknown>>[];
  if (own === undefined || others === undefined) return false;
  for (const key in own) if (own[key] !== others[key]) return false;
  for (const key in others) if (!(key in own)) return false;
  return true;
}

/** The game after one more action of this seat, whatever was asked for. */
export function act<T extends GameTypes, Kept extends HostedGame<T>>(
  game: HostedGame<T> & Kept,
  seat: Seat,
  action: unknown,
): Result<HostedGame<T> & Kept, Refusal<T["Code"]>> {
  const { rules, state, chance, events, actions, keepsActions } = game;
  const decided = rules.decide(state, seat, action, chance);
  if (!decided.ok) return decided;
  const after = applyEvents(game, decided.value);
  const done = { seat, action, before: events.length };
  return ok(keepsActions ? { ...after, actions: [...actions, done] } : after);
}

/** What a player at the table has to go by: what it was told, and what follows from that. */
export interface Moment<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: T["View"];
  /** Everything this seat was told, in order. */
  readonly told: readonly T["ViewEvent"][];
}

/** Chooses what a seat does. */
export type Player<T extends GameTypes> = (moment: Moment<T>) => T["Action"];

export const momentOf = <T extends GameTypes>(game: HostedGame<T>, seat: Seat): Moment<T> => ({
  seat,
  view: game.rules.viewOf(game.state, seat),
  told: seenBy(game.rules, game.events, seat, toldCount(game, seat)),
});

/** Chooses what a seat says out of its own turn; null: nothing. */
export type Speaker<T extends GameTypes> = (moment: Moment<T>) => T["Action"] | null;

/** The seats to ask now whether they say something out of their own turn. */
export function offTurnIn<T extends GameTypes>({
  rules,
  state,
  events,
}: HostedGame<T>): readonly Seat[] {
  const { last } = events;
  return last === undefined ? [] : rules.offTurn(rules.viewOf(state, SPECTATOR), last);
}

/** A bot that plays at a seat. */
export interface SeatedBot<T extends GameTypes> {
  readonly decides: Player<T>;
  /** Out of its turn; without it, never. */
  readonly speaks?: Speaker<T>;
}

/**
 * One bot's next action, if a bot is awaited or says something out of its turn; null: a person decides,
 * or the game has ended.
 */
export function actForBot<T extends GameTypes, Kept extends HostedGame<T>>(
  game: HostedGame<T> & Kept,
  botAt: (seat: Seat) => SeatedBot<T> | null,
): (HostedGame<T> & Kept) | null {
  const asked = [
    ...offTurnIn(game).map((seat) => ({ seat, bot: botAt(seat)?.speaks })),
    ...game.awaited.map((seat) => ({ seat, bot: botAt(seat)?.decides })),
  ];
  for (const { seat, bot } of asked) {
    const action = bot?.(momentOf(game, seat)) ?? null;
    if (action === null) continue;
    const acted = act(game, seat, action);
    if (!acted.ok) throw new Error(`a bot at seat ${seat} was refused: ${acted.error.code}`);
    return acted.value;
  }
  return null;
}

/** Chance is a function of the seed: the same actions make the same log. */
export function replay<T extends GameTypes>(
  opening: Opening<T>,
  actions: readonly Pick<Done<T>, "seat" | "action">[],
): Result<HostedGame<T>, Refusal<T["Code"]>> {
  let game = begin(opening);
  for (const { seat, action } of actions) {
    const acted = act(game, seat, action);
    if (!acted.ok) return acted;
    game = acted.value;
  }
  return ok(game);
}

/** Null: it goes on. */
export const outcomeOf = <T extends GameTypes>({
  rules,
  state,
}: HostedGame<T>): T["Outcome"] | null => rules.outcome(state);

export const hasEnded = <T extends GameTypes>(game: HostedGame<T>): boolean =>
  outcomeOf(game) !== null;

/** How many events each seat was told, and at the end a spectator. */
type Counted = Pick<HostedGame<GameTypes>, "told">;

/** The index of a viewer in lists that have an entry for every viewer. */
const indexOf = ({ told }: Counted, viewer: Viewer): number =>
  viewer === SPECTATOR ? told.length - 1 : viewer;

/** The number of events a viewer was told so far. */
export const toldCount = (game: Counted, viewer: Viewer): number =>
  game.told[indexOf(game, viewer)] ?? 0;

/** What a viewer was told, after its first `after` events. What the last step told is at hand. */
export function toldTo<T extends GameTypes>(
  game: HostedGame<T>,
  viewer: Viewer,
  after = 0,
): readonly Told<T["ViewEvent"]>[] {
  const last = game.lastStep?.[indexOf(game, viewer)];
  if (last !== undefined && toldCount(game, viewer) - last.length === after) return last;
  return redactLog(game.rules, game.events.slice(), viewer).slice(after);
}
