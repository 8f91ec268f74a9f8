/** The bots of either game, from weak to strong. */
export { LEVELS as BOT_LEVELS, type Level as BotLevel } from "@inkognito/mind/levels";

/** How much a page may tell its player about what follows from the answers; the same for all at a table. */
export const ASSISTANTS = ["off", "facts", "consequences", "odds"] as const;
export type Assistant = (typeof ASSISTANTS)[number];

/** May papers and coach say what follows from all the answers together? */
export const concludes = (assistant: Assistant): boolean =>
  assistant === "consequences" || assistant === "odds";

/** How far a coach may go: say what is asked, point at what is worth a thought, or say what to do and why. */
export const COACH_GRADES = ["explain", "hint", "show"] as const;
export type CoachGrade = (typeof COACH_GRADES)[number];

/** Tables of earlier versions do not say. */
export const coachAt = ({ coach }: { readonly coach?: CoachGrade | undefined }): CoachGrade =>
  coach ?? "explain";

export const LIVE_SECONDS = [30, 60, 90, 120, 300] as const;
export const PACE_DAYS = [1, 2, 3, 7] as const;

export const BOT_PACES = ["human", "instant"] as const;

/** In characters as people count them. */
export const MAX_NAME = 20;
export const MAX_SAID = 300;
/** In bytes of UTF-8. */
export const MAX_NOTES = 20_000;
