import { boardConfig, destinationsOf, sampleAction } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { fold } from "@inkognito/engine/core";
import { bytesPerState, decidedRate, median, randomGame, rate } from "./measure.mjs";

const HABITS = { announce: 40, gesture: 60, seal: 12 };
const CONFIG = boardConfig({ players: 4 }).value;

const gameOf = (number, habits = HABITS) =>
  randomGame(boardGame, CONFIG, (view, below) => sampleAction(view, below, habits), number);

const GAMES = 300;

export function boardBenchmarks() {
  const games = Array.from({ length: GAMES }, (_, i) => gameOf(i + 1));
  const decided = decidedRate(boardGame, games);

  let next = 0;
  const played = rate(20, () => {
    for (let i = 0; i < 20; i += 1) {
      next += 1;
      gameOf(next);
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
      listed += destinationsOf(view).length;
      times.push(performance.now() - began);
    }
  }
  const warm = times.slice(Math.floor(times.length / 2));

  const long = gameOf(7, { ...HABITS, announce: 1_000_000 }).events.slice(0, 300);
  const folded = 1000 / rate(1, () => fold(boardGame, long));
  const kilobytes = bytesPerState(boardGame, long) / 1000;

  return [
    { name: "recorded actions decided and applied", unit: "/s", value: decided, atLeast: 150_000 },
    { name: "random games from scratch", unit: "/s", value: played, atLeast: 500 },
    { name: "endings of a turn, median", unit: "ms", value: median(warm), atMost: 1 },
    { name: "endings of a turn, mean number", unit: "", value: listed / times.length },
    { name: "folding a game of 300 events", unit: "ms", value: folded, atMost: 2 },
    { name: "state after 300 events, in memory", unit: "kB", value: kilobytes },
  ];
}
