import { CARDS } from "../../../src/card/cards.js";
import { cardGame } from "../../../src/card/rules.js";
import { sampleAction } from "../../../src/card/sample.js";
import type { CardState } from "../../../src/card/state.js";
import { LOCATIONS, NUMBERS, SIDES } from "../../../src/card/types.js";
import { SEATS, SPECTATOR, type Viewer } from "../../../src/core/seat.js";
import { AGENTS, COLOURS } from "../../../src/core/world.js";
import type { Random } from "../../twins/random.js";

const PROBES = 50;
const TYPES = ["pick", "locate", "choose", "show", "gesture"] as const;
const CHOICES = ["cards", "demand", "decline", "look", "pass", "announce"] as const;

/**
 * Requests a viewer might send to see what is refused: legal ones, spoilt ones, those of other
 * seats, and shrewd guesses at the truth. Which they are may depend on secrets; what comes back may not.
 */
export function probesAt(state: CardState, viewer: Viewer, random: Random): readonly unknown[] {
  const seat = viewer === SPECTATOR ? 0 : viewer;
  const view = cardGame.viewOf(state, seat);
  const habits = { announce: 4, gesture: 6 };
  const legal = Array.from({ length: 8 }, () => sampleAction(view, random.below, habits));
  const fair = legal.filter((action) => action !== null);
  const spoilt = fair.map((action) => spoil({ ...action }, random));
  const guesses = guessesAt(state, random);
  const rest = PROBES - fair.length - spoilt.length - guesses.length;
  const others = Array.from({ length: rest }, () => anyAction(state, random));
  return [...fair, ...spoilt, ...guesses, ...others];
}

function spoil(action: Record<string, unknown>, random: Random): unknown {
  const key = random.pick(Object.keys(action));
  const { decision } = action;
  switch (random.below(4)) {
    case 0:
      delete action[key];
      return action;
    case 1:
      return { ...action, [key]: random.pick([null, 0, 3, "all", [], {}]) };
    case 2:
      return typeof decision === "number" ? { ...action, decision: decision - 1 } : action;
    default:
      return { ...action, type: random.pick(TYPES) };
  }
}

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
