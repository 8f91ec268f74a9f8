/** Every way a request of the card game can be refused. The client has the words. */
import type { Refusal } from "../../core/result.js";
export const REFUSAL_CODES = [
  "malformed",
  "notAtTable",
  "gameOver",
  "staleDecision",
  "notYourDecision",
  "notAwaited",
  "noSuchSeat",
  "toYourself",
  "noGestures",
  "notInHand",
  "notHere",
  "notYourCard",
  "noBlackCards",
  "notOneTrueOneFalse",
  "shownBefore",
  "ownAgent",
  "whichSide",
  "noSide",
  "notYourBlackCard",
  "shownThatOne",
  "mayNotAnnounce",
  "notTheNumbers",
  "ownNumberElsewhere",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type CardRefusal = Refusal<RefusalCode>;

export const refuse = (code: RefusalCode, rule: string): CardRefusal => ({ code, rule });
