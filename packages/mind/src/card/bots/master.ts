import type { CardBot } from "./bot.js";
import { consider } from "./master/consider.js";

/** Weighs what it has seen, and plays for the win. */
export const masterBot: CardBot = (moment) => {
  const considered = consider(moment);
  if (considered === null) throw new Error("a bot was asked when nothing was awaited from it");
  return considered.do;
};
