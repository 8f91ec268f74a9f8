import type { BoardConfig } from "@inkognito/engine/board";
import type { CardConfig } from "@inkognito/engine/card";
import { parseConfig } from "@inkognito/engine/games";
import { z } from "zod";
import { ASSISTANTS, BOT_PACES, COACH_GRADES, LIVE_SECONDS, PACE_DAYS } from "../choices.js";

/** A config of either game, checked by the engine's own parser. */
export const gameConfig = z.unknown().transform((value, context): BoardConfig | CardConfig => {
  const config = parseConfig(value);
  if (config.ok) return config.value;
  context.addIssue({ code: "custom", message: config.error.field });
  return z.NEVER;
});

/** How long one decision may take. */
const pace = z.discriminatedUnion("type", [
  z.object({ type: z.literal("none") }),
  z.object({ type: z.literal("live"), seconds: z.literal(LIVE_SECONDS) }),
  z.object({ type: z.literal("days"), days: z.literal(PACE_DAYS) }),
]);
export type Pace = z.infer<typeof pace>;

export const tableOptions = z.object({
  config: gameConfig,
  /** C9: games until a player has three points; the card game only. */
  match: z.boolean(),
  assistant: z.enum(ASSISTANTS),
  /** How far the coach may go; see `coachAt`. The coach thinks in the page, so it is the page that obeys. */
  coach: z.enum(COACH_GRADES).optional(),
  pace,
  botPace: z.enum(BOT_PACES),
  chat: z.boolean(),
  /** All visitors may find it, sit down and watch; otherwise they need the invitation. */
  listed: z.boolean(),
});
export type TableOptions = z.infer<typeof tableOptions>;
