import {
  CARDS,
  EDITIONS,
  LOCATIONS,
  NUMBERS,
  REFUSAL_CODES,
  RULES_VERSIONS,
  SIDES,
} from "@inkognito/engine/card";
import { z } from "zod";
import {
  agent,
  colour,
  decision,
  entropy,
  gesture,
  hex64,
  orHidden,
  seat,
  seats,
  typed,
} from "./shared.js";

const card = z.enum(CARDS);
const number = z.literal(NUMBERS);
const code = z.tuple([number, number, number, number]);
const location = z.enum(LOCATIONS);
const side = z.enum(SIDES);
const hand = z.object({ identity: agent, number });
const meeting = z.object({ location, agents: z.array(colour).max(4), ambassador: z.boolean() });

export const cardConfig = z.object({
  game: z.literal("card"),
  rulesVersion: z.literal(RULES_VERSIONS),
  edition: z.enum(EDITIONS),
  seats,
  gestures: z.boolean(),
  first: z.union([colour, z.literal("random")]),
});

const choice = z.discriminatedUnion("type", [
  typed("cards", { cards: z.array(card).length(2) }),
  typed("demand", { of: colour, side: side.nullable() }),
  typed("decline", {}),
  typed("look", { side }),
  typed("pass", {}),
  typed("announce", { code }),
]);

export const cardAction = z.discriminatedUnion("type", [
  typed("pick", { decision, location }),
  typed("locate", { decision, location }),
  typed("choose", { decision, choice }),
  typed("show", { decision, card }),
  typed("gesture", gesture),
]);

const outcome = z.object({
  winners: z.array(seat),
  points: z.array(z.int()),
  reason: z.enum(["codeRight", "wrongCode", "wrongPartner"]),
  rule: z.string(),
});
const secret = z.enum(["identity", "number"]);
const revelation = z.object({
  hands: z.array(hand.nullable()),
  fictitious: z.object({ hand, sides: z.object({ left: secret, right: secret }) }).nullable(),
});
const shown = z.object({ from: seat, to: seat, cards: orHidden(z.array(card)) });

export const cardEvent = z.discriminatedUnion("type", [
  typed("began", { config: cardConfig, commitment: hex64, entropy }),
  typed("dealt", { hand: orHidden(hand) }),
  typed("roundBegan", { round: z.int(), first: colour }),
  typed("picked", { seat, location: orHidden(location) }),
  typed("located", { colour, location }),
  typed("ambassadorLocated", { location }),
  typed("met", { meeting }),
  typed("chose", { seat, choice: orHidden(choice) }),
  typed("swapped", { shows: z.array(shown) }),
  typed("demanded", { seat, of: colour.nullable(), side: side.nullable() }),
  typed("blackShown", { asker: seat, of: seat, witness: seat.nullable(), card: orHidden(card) }),
  typed("looked", { seat, side, card: orHidden(card) }),
  typed("announced", { seat, code, to: seat.nullable() }),
  typed("gestured", { seat, ...gesture }),
  typed("ended", { outcome, revelation, seed: hex64 }),
]);

export const cardRefusal = z.object({ code: z.enum(REFUSAL_CODES), rule: z.string() });
