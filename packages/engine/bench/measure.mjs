import v8 from "node:v8";
import vm from "node:vm";
import { fold, seededChance, seedFromText } from "@inkognito/engine/core";
import { playOut } from "@inkognito/engine/host";
import { seededBelow } from "@inkognito/engine/testing";

/** A whole game of random players. */
export function randomGame(game, config, sample, number) {
  const chance = seededChance(seedFromText(`bench ${number}`));
  const below = seededBelow(number);
  const opening = game.setup(config, chance);
  const players = config.seats.map(
    () =>
      ({ view }) =>
        sample(view, below),
  );
  const played = playOut({
    rules: game,
    config,
    events: opening,
    chance,
    players,
    maxActions: 20_000,
  });
  return { ...played, opening, chance };
}

/** Times `work` over and over for a second or so, after warming up; best of five. */
export function rate(count, work) {
  let best = 0;
  for (let round = 0; round < 6; round += 1) {
    const began = performance.now();
    let done = 0;
    while (performance.now() - began < 300) {
      work();
      done += count;
    }
    if (round > 0) best = Math.max(best, (done / (performance.now() - began)) * 1000);
  }
  return best;
}

/** Recorded actions decided and applied, a second. */
export function decidedRate(game, games) {
  const actions = games.reduce((sum, { actions: recorded }) => sum + recorded.length, 0);
  return rate(actions, () => {
    for (const { opening, chance, actions: recorded } of games) {
      let state = fold(game, opening);
      for (const { seat, action } of recorded) {
        const { value } = game.decide(state, seat, action, chance);
        for (const event of value) state = game.evolve(state, event);
      }
    }
  });
}

export const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc");

/** The memory one more state of this game takes, its events apart. */
export function bytesPerState(game, events) {
  const states = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 1000; i += 1) states.push(fold(game, events));
  collect();
  return (process.memoryUsage().heapUsed - before) / states.length;
}
