import { sampleAction } from "../../../src/card/legal/sample.js";
import { cardGame } from "../../../src/card/rules.js";
import type { CardState } from "../../../src/card/state/state.js";
import { CARDS } from "../../../src/card/terms/cards.js";
import { LOCATIONS, NUMBERS, SIDES } from "../../../src/card/terms/types.js";
import { AGENTS, COLOURS } from "../../../src/core/agents.js";
import { SEATS } from "../../../src/core/seat.js";
import { probesFrom } from "../../shared/twins/probes.js";
import type { Random } from "../../shared/twins/random.js";
import type { CardTwinTypes } from "./system.js";

const HABITS = { announce: 4, gesture: 6 };
const TYPES = ["pick", "locate", "choose", "show", "gesture"] as const;
const CHOICES = ["cards", "demand", "decline", "look", "pass", "announce"] as const;

export const probesAt = probesFrom<CardTwinTypes>({
  sample: (state, seat, random) => sampleAction(cardGame.viewOf(state, seat), random.below, HABITS),
  types: TYPES,
  guesses: guessesAt,
  other: anyAction,
});

/** The right code, everybody's true cards and the like, for this deal. */
function guessesAt({ table, own, fictitious }: CardState, random: Random): readonly unknown[] {
  const { decision } = table;
  const hands = [...own.map(({ hand }) => hand), fictitious?.hand ?? null];
  const held = hands.filter((hand) => hand !== null);
  const code = AGENTS.map((agent) => held.find(({ identity }) => identity === agent)?.number);
  const choose = (choice: unknown): unknown => ({ type: "choose", decision, choice });
  return [
    choose({ type: "announce", code }),
    choose({ type: "pass" }),
    choose({ type: "decline" }),
    ...SIDES.map((side) => choose({ type: "look", side })),
    ...COLOURS.map((of) => choose({ type: "demand", of, side: null })),
    ...held.map(({ identity, number }) =>
      choose({ type: "cards", cards: [`identity:${identity}`, `number:${number}`] }),
    ),
    ...held.map(({ identity }) => ({
      type: "show",
      decision,
      card: `black:identity:${identity}`,
    })),
    ...LOCATIONS.map((location) => ({ type: "pick", decision, location })),
    ...SEATS.map((to) => ({ type: "gesture", tic: random.pick(AGENTS), to })),
  ];
}

function anyAction({ table }: CardState, random: Random): unknown {
  const type = random.pick(TYPES);
  const { decision } = table;
  switch (type) {
    case "pick":
    case "locate":
      return { type, decision, location: random.pick(LOCATIONS) };
    case "choose":
      return { type, decision, choice: anyChoice(random) };
    case "show":
      return { type, decision, card: random.pick(CARDS) };
    case "gesture":
      return { type, tic: random.pick(AGENTS), to: random.pick([...SEATS, "all"]) };
  }
}

function anyChoice(random: Random): unknown {
  const type = random.pick(CHOICES);
  switch (type) {
    case "cards":
      return { type, cards: random.shuffled(CARDS).slice(0, 2) };
    case "demand":
      return { type, of: random.pick(COLOURS), side: random.pick([...SIDES, null]) };
    case "look":
      return { type, side: random.pick(SIDES) };
    case "announce":
      return { type, code: random.shuffled(NUMBERS).slice(0, 4) };
    case "decline":
    case "pass":
      return { type };
  }
}
