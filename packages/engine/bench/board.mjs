import v8 from "node:v8";
import vm from "node:vm";
import { boardConfig, endingsOf, sampleAction } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { fold, playOut, seededChance, seedFromText } from "@inkognito/engine/core";

const HABITS = { announce: 40, gesture: 60, seal: 12 };

/** mulberry32: any fast generator will do here. */
function generator(seed) {
  let a = seed;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

function randomGame(number, habits = HABITS) {
  const config = boardConfig({ players: 4 }).value;
  const chance = seededChance(seedFromText(`bench ${number}`));
  const below = generator(number);
  const player = ({ view }) => sampleAction(view, below, habits);
  const opening = boardGame.setup(config, chance);
  const players = config.seats.map(() => player);
  const played = playOut({ game: boardGame, opening, chance, players, maxActions: 20_000 });
  return { ...played, opening, chance };
}

const GAMES = 300;

/** Times `work` over and over for a second or so, after warming up; best of five. */
function rate(count, work) {
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

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc");

/** The memory one more state of this game takes, its events apart. */
function bytesPerState(events) {
  const states = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 1000; i += 1) states.push(fold(boardGame, events));
  collect();
  return (process.memoryUsage().heapUsed - before) / states.length;
}

export function boardBenchmarks() {
  const games = Array.from({ length: GAMES }, (_, i) => randomGame(i + 1));
  const actions = games.reduce((sum, game) => sum + game.actions.length, 0);

  const decided = rate(actions, () => {
    for (const { opening, chance, actions: recorded } of games) {
      let state = fold(boardGame, opening);
      for (const { seat, action } of recorded) {
        const { value } = boardGame.decide(state, seat, action, chance);
        for (const event of value) state = boardGame.evolve(state, event);
      }
    }
  });

  let next = 0;
  const played = rate(20, () => {
    for (let i = 0; i < 20; i += 1) {
      next += 1;
      randomGame(next);
    }
  });

  const times = [];
  let listed = 0;
  for (const { events } of games.slice(0, 60)) {
    let state = boardGame.initial;
    for (const event of events) {
      state = boardGame.evolve(state, event);
      if (event.type !== "turnBegan") continue;
      const view = boardGame.viewOf(state, event.seat);
      const began = performance.now();
      listed += endingsOf(view).length;
      times.push(performance.now() - began);
    }
  }
  const warm = times.slice(Math.floor(times.length / 2));

  const long = randomGame(7, { ...HABITS, announce: 1_000_000 }).events.slice(0, 300);
  const folded = 1000 / rate(1, () => fold(boardGame, long));

  return [
    { name: "recorded actions decided and applied", unit: "/s", value: decided, atLeast: 150_000 },
    { name: "random games from scratch", unit: "/s", value: played, atLeast: 500 },
    { name: "endings of a turn, median", unit: "ms", value: median(warm), atMost: 1 },
    { name: "endings of a turn, mean number", unit: "", value: listed / times.length },
    { name: "folding a game of 300 events", unit: "ms", value: folded, atMost: 2 },
    { name: "state after 300 events, in memory", unit: "kB", value: bytesPerState(long) / 1000 },
  ];
}
