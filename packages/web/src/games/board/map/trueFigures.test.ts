import { boardConfig, type Hand } from "@inkognito/engine/board";
import { expect, it } from "vitest";
import { speakAtOnce } from "../../../i18n/testing.js";
import { allTrueFigures } from "./trueFigures.js";

const HANDS: readonly (Hand | null)[] = [
  { identity: "F", build: "tall", mission: "A" },
  { identity: "B", build: "short", mission: "C" },
  { identity: "Z", build: "thin", mission: "B" },
  { identity: "X", build: "fat", mission: "D" },
  null,
];

it("[B12.1] every true figure has a name, and the Ambassador's player has none", () => {
  speakAtOnce("en");
  const config = boardConfig({ players: 5 });
  if (!config.ok) throw new Error(config.error.field);
  expect([...allTrueFigures(config.value, HANDS)]).toEqual([
    ["red-tall", "actually Lord Fiddlebottom"],
    ["green-short", "actually Colonel Bubble"],
    ["blue-thin", "actually Madame Zsa Zsa"],
    ["yellow-fat", "actually Agent X"],
  ]);
});
