import type { Chance } from "./chance.js";
import type { Game, GameTypes } from "./game.js";
import type { Refusal } from "./result.js";
import type { Seat } from "./seat.js";

/** What a player at the table has to go by: what it was told, and what follows from that. */
export interface Moment<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: T["View"];
  /** Everything this seat was told, in order. */
  readonly told: readonly T["ViewEvent"][];
}

export type Player<T extends GameTypes> = (moment: Moment<T>) => T["Action"];

export interface Played<T extends GameTypes> {
  readonly state: T["State"];
  readonly events: readonly T["Event"][];
  readonly actions: readonly { readonly seat: Seat; readonly action: T["Action"] }[];
  readonly refusals: readonly Refusal[];
}

export interface PlayOut<T extends GameTypes> {
  readonly game: Game<T>;
  /** The facts the game begins with: a setup or a scenario. */
  readonly opening: readonly T["Event"][];
  readonly chance: Chance;
  /** By seat. */
  readonly players: readonly Player<T>[];
  /** Stops there, ended or not. */
  readonly maxActions: number;
}

/** Plays a game to its end. A refused player is asked again, and the refusal is kept. */
export function playOut<T extends GameTypes>(options: PlayOut<T>): Played<T> {
  const { game, opening, chance, players, maxActions } = options;
  let state = game.initial;
  const events: T["Event"][] = [];
  const told: T["ViewEvent"][][] = players.map(() => []);
  const actions: { seat: Seat; action: T["Action"] }[] = [];
  const refusals: Refusal[] = [];
  const append = (event: T["Event"]): void => {
    events.push(event);
    state = game.evolve(state, event);
    for (let seat = 0; seat < told.length; seat += 1) {
      const seen = game.redact(event, seat as Seat);
      if (seen !== null) told[seat]?.push(seen);
    }
  };
  for (const event of opening) append(event);
  for (let tries = 0; tries < maxActions; tries += 1) {
    const [seat] = game.awaited(game.viewOf(state, "spectator"));
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || player === undefined) break;
    const action = player({ seat, view: game.viewOf(state, seat), told: told[seat] ?? [] });
    const decided = game.decide(state, seat, action, chance);
    if (!decided.ok) {
      refusals.push(decided.error);
      continue;
    }
    actions.push({ seat, action });
    for (const event of decided.value) append(event);
  }
  return { state, events, actions, refusals };
}
