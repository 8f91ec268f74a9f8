import type { BoardBot } from "./bot.js";
import { consider } from "./master/consider.js";

/** Weighs what it has seen, and plays for the win. */
export const masterBot: BoardBot = (moment) => {
  const considered = consider(moment);
  if (considered === null) throw new Error("a bot was asked when nothing was awaited from it");
  return considered.do;
};
