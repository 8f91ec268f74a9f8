import { beforeEach, expect, it } from "vitest";
import { speakAtOnce } from "../i18n/testing.js";
import { DEFAULT_CHOICE } from "./choice.js";
import { choiceWords } from "./choiceWords.js";

beforeEach(() => speakAtOnce("en"));

it.each([
  [{}, "board game · 4 players · bots: Novice"],
  [
    { game: "card", players: 5, level: "master", role: "ambassador" },
    "card game · 5 players · bots: Master · you: the Ambassador",
  ],
  [{ role: "red", players: 3 }, "board game · 3 players · bots: Novice · you: Red"],
  [{ seating: "device", role: "red" }, "board game · 4 players · several on one device"],
] as const)("a table in one line: %j", (some, words) => {
  expect(choiceWords({ ...DEFAULT_CHOICE, ...some })).toBe(words);
});
