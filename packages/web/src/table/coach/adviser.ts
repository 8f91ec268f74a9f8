import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import { advise, adviseCard } from "@inkognito/mind";
import type { AdviceOn } from "../session.js";

/** The coach's mind, apart: where no worker thinks, it is fetched with the first question. */
export const ADVISERS: {
  readonly [G in GameName]: (
    view: PlayerTypes[G]["View"],
    told: readonly PlayerTypes[G]["ViewEvent"][],
  ) => AdviceOn[G];
} = { board: advise, card: adviseCard };
