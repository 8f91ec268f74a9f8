import type { Chance } from "../../../src/core/chance.js";
import { fold } from "../../../src/core/game.js";
import type { Viewer } from "../../../src/core/seat.js";
import type { Move, Original, TwinFactory, TwinTypes, ViewerScript } from "./twinFactory.js";

/** Decides what comes next; null: the game is left here. */
export type MoveChooser<T extends TwinTypes> = (
  state: T["State"],
  written: number,
) => Move<T> | null;

type Playing<T extends TwinTypes> = Pick<
  TwinFactory<T>,
  "game" | "begin" | "numbered" | "chanceOf"
>;

/** Writes a game down, by the real rules. */
export function write<T extends TwinTypes>(
  { game, begin, numbered, chanceOf }: Playing<T>,
  name: string,
  opening: T["Opening"],
  chooser: MoveChooser<T>,
): Original<T> {
  const chance = chanceOf(opening);
  const log = [...begin(opening, chance)];
  let state = fold(game, log);
  const moves: Move<T>[] = [];
  const marks = [log.length];
  for (;;) {
    const move = chooser(state, moves.length);
    if (move === null) return { name, opening, moves, log, marks };
    const decided = game.decide(state, move.seat, numbered(state, move.act), chance);
    if (!decided.ok) {
      throw new Error(`${name}: ${JSON.stringify(move)} ${JSON.stringify(decided.error)}`);
    }
    state = fold(game, decided.value, state);
    moves.push(move);
    log.push(...decided.value);
    marks.push(log.length);
  }
}

export function viewerScriptOf<T extends TwinTypes>(
  { chanceOf, isWhisper }: Pick<TwinFactory<T>, "chanceOf" | "isWhisper">,
  { opening, moves, log, marks }: Original<T>,
  viewer: Viewer,
): ViewerScript<T> {
  const slots: { move: Move<T> | null; whispers: Move<T>[] }[] = [{ move: null, whispers: [] }];
  const logs = [log.slice(0, marks[0])];
  moves.forEach((move, i) => {
    const last = slots.at(-1);
    if (isWhisper(move, viewer) && last !== undefined) last.whispers.push(move);
    else slots.push({ move, whispers: [] });
    logs[slots.length - 1] = log.slice(0, marks[i + 1]);
  });
  return { opening, slots, chance: chanceOf(opening), viewer, logs };
}

/** Thousands of probes ask for the same draws: each is computed once. */
export function remembering(chance: Chance): Chance {
  const known = new Map<string, readonly number[]>();
  return {
    ...chance,
    draw(purpose, index, count, of) {
      const key = `${purpose} ${index} ${count} ${of}`;
      const drawn = known.get(key) ?? chance.draw(purpose, index, count, of);
      known.set(key, drawn);
      return drawn;
    },
  };
}
