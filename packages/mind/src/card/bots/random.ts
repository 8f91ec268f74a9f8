import { type Habits, sampleAction } from "@inkognito/engine/card";
import { randomFrom } from "../../shared/random.js";
import type { CardBot } from "./bot.js";

const HABITS: Habits = { announce: 30, gesture: 60 };

/** Legal at random: for tests, and as the floor the other bots are measured against. */
export const randomBot: CardBot = ({ view, told, seed }) => {
  const action = sampleAction(view, randomFrom(`${seed} ${told.length}`), HABITS);
  if (action === null) throw new Error("a bot was asked when nothing was awaited from it");
  return action;
};
