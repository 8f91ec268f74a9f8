import { cardConfig, sampleAction } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import { fold } from "@inkognito/engine/core";
import { bytesPerState, decidedRate, randomGame, rate } from "./measure.mjs";

const HABITS = { announce: 40, gesture: 60 };
const CONFIG = cardConfig({ players: 4 }).value;

const gameOf = (number, habits = HABITS) =>
  randomGame(cardGame, CONFIG, (view, below) => sampleAction(view, below, habits), number);

const GAMES = 300;

export function cardBenchmarks() {
  const games = Array.from({ length: GAMES }, (_, i) => gameOf(i + 1));
  const decided = decidedRate(cardGame, games);

  let next = 0;
  const played = rate(20, () => {
    for (let i = 0; i < 20; i += 1) {
      next += 1;
      gameOf(next);
    }
  });

  const long = gameOf(7, { ...HABITS, announce: 1_000_000 }).events.slice(0, 300);
  const folded = 1000 / rate(1, () => fold(cardGame, long));
  const kilobytes = bytesPerState(cardGame, long) / 1000;

  return [
    { name: "card: actions decided and applied", unit: "/s", value: decided, atLeast: 200_000 },
    { name: "card: random games from scratch", unit: "/s", value: played, atLeast: 500 },
    { name: "card: folding a game of 300 events", unit: "ms", value: folded, atMost: 2 },
    { name: "card: state after 300 events", unit: "kB", value: kilobytes },
  ];
}
