import { afterGame, type Match, winnersOf } from "@inkognito/engine/card";
import {
  err,
  type Game,
  ok,
  type Refusal,
  type Result,
  type Seat,
  SPECTATOR,
  seededChance,
} from "@inkognito/engine/core";
import type { GameName } from "@inkognito/engine/games";
import { type HostTypes, RULES } from "@inkognito/engine/games/rules";
import { MIND } from "@inkognito/mind";
import type { PlaySetup } from "./setup.js";

type Types<G extends GameName> = HostTypes[G];

/** A game being played in the terminal: what is kept of it, and what follows from that. */
export interface OpenGame<G extends GameName = GameName> {
  readonly setup: PlaySetup<G>;
  readonly seed: string;
  readonly actions: readonly { readonly seat: Seat; readonly action: Types<G>["Action"] }[];
  readonly events: readonly Types<G>["Event"][];
  readonly state: Types<G>["State"];
  /** By seat: everything it was told, in order. Of these the terminal gets the person's only. */
  readonly told: readonly (readonly Types<G>["ViewEvent"][])[];
}

const gameOf = <G extends GameName>({ config }: PlaySetup<G>): Game<Types<G>> =>
  RULES[config.game as G];

/** A new game; bots have not acted yet. */
export function begin<G extends GameName>(setup: PlaySetup<G>, seed: string): OpenGame<G> {
  const game = gameOf(setup);
  const blank: OpenGame<G> = {
    setup,
    seed,
    actions: [],
    events: [],
    state: game.initial,
    told: setup.config.seats.map(() => []),
  };
  return append(blank, game.setup(setup.config, seededChance(seed)));
}

function append<G extends GameName>(
  now: OpenGame<G>,
  events: readonly Types<G>["Event"][],
): OpenGame<G> {
  const game = gameOf(now.setup);
  return {
    ...now,
    events: [...now.events, ...events],
    state: events.reduce<Types<G>["State"]>(game.evolve, now.state),
    told: now.told.map((told, seat) => [
      ...told,
      ...events.flatMap((event) => game.redact(event, seat as Seat) ?? []),
    ]),
  };
}

/** The game after one more action, of a person or a bot. */
export function act<G extends GameName>(
  now: OpenGame<G>,
  seat: Seat,
  action: Types<G>["Action"],
): Result<OpenGame<G>, Refusal<Types<G>["Code"]>> {
  const decided = gameOf(now.setup).decide(now.state, seat, action, seededChance(now.seed));
  if (!decided.ok) return decided;
  const actions = [...now.actions, { seat, action }];
  return ok(append({ ...now, actions }, decided.value));
}

/** One bot's next action, if a bot is awaited; null: the person decides, or the game has ended. */
export function actForBot<G extends GameName>(now: OpenGame<G>): OpenGame<G> | null {
  const { setup, state, told, seed } = now;
  const game = gameOf(setup);
  for (const seat of game.awaited(game.viewOf(state, SPECTATOR))) {
    const level = setup.levels[seat];
    if (level === null || level === undefined) continue;
    const bot = MIND[setup.config.game as G].bots[level];
    const view = game.viewOf(state, seat);
    const acted = act(now, seat, bot({ view, told: told[seat] ?? [], seed: `${seed} ${seat}` }));
    if (!acted.ok) throw new Error(`a bot at seat ${seat} was refused: ${acted.error.code}`);
    return acted.value;
  }
  return null;
}

export const hasEnded = <G extends GameName>({ setup, state }: OpenGame<G>): boolean =>
  gameOf(setup).outcome(state) !== null;

/** Chance is a function of the seed: the same actions make the same log. */
export function replay<G extends GameName>(
  setup: PlaySetup<G>,
  seed: string,
  actions: OpenGame<G>["actions"],
): Result<OpenGame<G>, "unreadable"> {
  let game = begin(setup, seed);
  for (const { seat, action } of actions) {
    const after = act(game, seat, action);
    if (!after.ok) return err("unreadable");
    game = after.value;
  }
  return ok(game);
}

/** What the person at the terminal was told. */
export const toldTo = <G extends GameName>({
  told,
  setup,
}: OpenGame<G>): readonly Types<G>["ViewEvent"][] => told[setup.seat] ?? [];

/** C9.1: where the match stands, this game counted once it has ended; null: a single game. */
export function matchOf({ setup, state }: OpenGame): Match | null {
  const { match, config } = setup;
  if (match === null || config.game !== "card") return null;
  const before = { ...match, config };
  if (!("rounds" in state.table) || state.table.phase.type !== "ended") return before;
  const first = state.table.rounds[0]?.first;
  if (first === undefined) return before;
  return afterGame(before, { ...config, first }, state.table.phase.outcome);
}

/** C9.1: the next game of the match; null: there is none, or this one has not ended. */
export function nextGame(
  now: OpenGame,
  seedFor: (text: string | null, game: number) => string,
): OpenGame | null {
  const match = matchOf(now);
  if (match === null || !hasEnded(now) || winnersOf(match).length > 0) return null;
  const { config, points, games } = match;
  const setup: PlaySetup<"card"> = { ...now.setup, config, match: { points, games } };
  return begin(setup, seedFor(setup.seedText, games + 1));
}
