import { type Interests, interestsBy } from "../agent/interests.js";
import { rivalsOf } from "./goals.js";
import { worthsOf } from "./questions.js";
import type { Sense } from "./sense.js";

/** What a master wants of the board. */
export const interestsOf = (sense: Sense): Interests =>
  interestsBy(sense, {
    worths: worthsOf(sense),
    rivals: sense.hand === null ? [] : rivalsOf(sense, sense.config, sense.hand),
  });
