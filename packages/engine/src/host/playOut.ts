import type { GameTypes } from "../core/game.js";
import type { Refusal } from "../core/result.js";
import type { Seat } from "../core/seat.js";
import {
  act,
  begin,
  type HostedGame,
  type Moment,
  type Opening,
  offTurnIn,
  type Player,
  type Speaker,
  toldTo,
} from "./host.js";

export interface Played<T extends GameTypes> {
  readonly state: T["State"];
  readonly events: readonly T["Event"][];
  readonly actions: readonly { readonly seat: Seat; readonly action: T["Action"] }[];
  readonly refusals: readonly Refusal[];
}

export interface PlayOut<T extends GameTypes> extends Opening<T> {
  /** By seat. */
  readonly players: readonly Player<T>[];
  /** By seat; not given: no one says anything out of their own turn. */
  readonly speakers?: readonly Speaker<T>[];
  /** Stops there, ended or not. */
  readonly maxActions: number;
}

/** Plays a game to its end. A refused player is asked again, and the refusal is kept. */
export function playOut<T extends GameTypes>(options: PlayOut<T>): Played<T> {
  const { rules, players, speakers = [], maxActions } = options;
  const told: T["ViewEvent"][][] = players.map(() => []);
  const refusals: Refusal[] = [];
  const actions: { seat: Seat; action: T["Action"] }[] = [];
  const hear = (now: HostedGame<T>): HostedGame<T> => {
    for (const [seat, heard] of told.entries()) {
      for (const { event } of toldTo(now, seat as Seat, heard.length)) heard.push(event);
    }
    return now;
  };
  const momentAt = ({ state }: HostedGame<T>, seat: Seat): Moment<T> => ({
    seat,
    view: rules.viewOf(state, seat),
    told: told[seat] ?? [],
  });
  const spoken = (now: HostedGame<T>) => {
    if (speakers.length === 0) return null;
    for (const seat of offTurnIn(now)) {
      const action = speakers[seat]?.(momentAt(now, seat)) ?? null;
      if (action !== null) return { seat, action };
    }
    return null;
  };
  const decided = (now: HostedGame<T>) => {
    const [seat] = now.awaited;
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || player === undefined) return null;
    return { seat, action: player(momentAt(now, seat)) };
  };
  let game = hear(begin(options));
  for (let tries = 0; tries < maxActions; tries += 1) {
    const chosen = spoken(game) ?? decided(game);
    if (chosen === null) break;
    const { seat, action } = chosen;
    const acted = act(game, seat, action);
    if (acted.ok) {
      actions.push({ seat, action });
      game = hear(acted.value);
    } else refusals.push(acted.error);
  }
  return { state: game.state, events: game.events.slice(), actions, refusals };
}
