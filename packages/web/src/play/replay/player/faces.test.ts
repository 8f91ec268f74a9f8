import { type Card, type Hand, isTrue } from "@inkognito/engine/board";
import { expect, it } from "vitest";
import { recorded } from "../../../table/feed/testing.js";
import { isLie } from "./faces.js";

const { config } = recorded("board").setup.setup;
const green: Hand = { identity: "B", build: "short", mission: "B" };
const lies = (hands: readonly (Hand | null)[], ...cards: readonly Card[]) =>
  cards.filter((card) => isLie({ card, of: "green" }, hands, { config, isTrue }));

it("[B5.2] eyes that see everything tell the lies among the cards that are shown", () => {
  const cards = ["identity:B", "identity:Z", "build:tall", "grey:build:short"] as const;
  const seat = config.seats.indexOf("green");
  const hands = config.seats.map((_, each) => (each === seat ? green : null));
  expect(lies(hands, ...cards)).toEqual(["identity:Z", "build:tall"]);
});

it("nothing is a lie where the hand is not known", () => {
  expect(lies([], "identity:Z")).toEqual([]);
});
