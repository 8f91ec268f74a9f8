import {
  BALLS,
  BUILDS,
  CARDS,
  CODES,
  DIRECTIONS,
  EDITIONS,
  LETTERS,
  PIECES,
  PLACEMENTS,
  REFUSAL_CODES,
  REPEATS,
  type Reason,
  RULES_VERSIONS,
  SPACES,
  SUBJECTS,
} from "@inkognito/engine/board";
import { z } from "zod";
import {
  agent,
  decision,
  entropy,
  gesture,
  hex64,
  orHidden,
  role,
  seat,
  seats,
  typed,
} from "./shared.js";

const space = z.int().min(1).max(SPACES.length);
const card = z.enum(CARDS);
const cards = z.array(card).max(3);
const build = z.enum(BUILDS);
const code = z.enum(CODES);
const piece = z.enum(PIECES);
const ball = z.enum(BALLS);
const step = z.object({ ball, piece, to: space });
const steps = z.array(step).max(3);
const path = z.array(space).max(2);
const placement = z.object({ tall: space, short: space, fat: space, thin: space });
const suspicion = z.object({ identity: agent, build });
const sheet = z.object({ red: suspicion, green: suspicion, blue: suspicion, yellow: suspicion });
const hand = z.object({ identity: agent, build, mission: z.enum(LETTERS) });
const owed = z.literal([1, 2]);
const question = z.object({
  ...{ asker: seat, of: seat, about: z.enum(SUBJECTS), clear: z.boolean(), space },
  witness: seat.nullable(),
});

export const boardConfig = z.object({
  game: z.literal("board"),
  rulesVersion: z.literal(RULES_VERSIONS),
  edition: z.enum(EDITIONS),
  seats,
  direction: z.enum(DIRECTIONS),
  repeats: z.enum(REPEATS),
  placement: z.enum(PLACEMENTS),
  ambassadorMustMove: z.boolean(),
  first: role.optional(),
});

export const boardAction = z.discriminatedUnion("type", [
  typed("place", { decision, placement }),
  typed("move", { decision, steps }),
  typed("walk", { decision, path }),
  typed("ask", { decision, space, of: seat, about: z.enum(SUBJECTS) }),
  typed("step", { decision, space, to: space }),
  typed("show", { decision, cards }),
  typed("object", { decision }),
  typed("banish", { decision, to: space }),
  typed("endTurn", { decision }),
  typed("announce", { decision, partner: seat, code }),
  typed("announceAlone", { decision }),
  typed("shakeHands", { decision, given: z.boolean() }),
  typed("seal", { sheet }),
  typed("gesture", gesture),
]);

const REASONS = [
  "accomplished",
  "escaped",
  "sheetRight",
  "wrongPartner",
  "handRefused",
  "wrongCode",
  "notFulfilled",
  "notAlone",
  "notEscaped",
] as const satisfies readonly Reason[];

const outcome = z.object({
  winners: z.array(seat),
  reason: z.enum(REASONS),
  rule: z.string(),
});
const revelation = z.object({
  hands: z.array(hand.nullable()),
  arrested: hand.nullable(),
  sheet: sheet.nullable(),
});

export const boardEvent = z.discriminatedUnion("type", [
  typed("began", { config: boardConfig, commitment: hex64, entropy }),
  typed("placementChosen", { seat, placement: orHidden(placement) }),
  typed("placed", { positions: z.partialRecord(piece, space) }),
  typed("dealt", { hand: orHidden(hand) }),
  typed("turnBegan", { seat, turn: z.int(), balls: z.array(ball).max(3) }),
  typed("moved", { seat, steps }),
  typed("walked", { seat, path }),
  typed("stepped", { seat, piece, to: space }),
  typed("asked", { question }),
  typed("answered", { question, penalty: z.boolean(), count: z.int(), cards: orHidden(cards) }),
  typed("objected", { seat, owed: owed.nullable() }),
  typed("banished", { seat, piece, to: space }),
  typed("turnEnded", { seat }),
  typed("announced", { seat, partner: seat, code }),
  typed("announcedAlone", { seat }),
  typed("handAnswered", { seat, given: z.boolean() }),
  typed("sealed", { seat, sheet: orHidden(sheet) }),
  typed("gestured", { seat, ...gesture }),
  typed("ended", { outcome, revelation, seed: hex64 }),
]);

export const boardRefusal = z.object({ code: z.enum(REFUSAL_CODES), rule: z.string() });
