import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import { advise as adviseBoard } from "@inkognito/mind/board";
import { advise as adviseCard } from "@inkognito/mind/card";
import type { AdviceOn } from "../session.js";

/** The coach's mind, apart: where no worker thinks, it is fetched with the first question. */
export const ADVISERS: {
  readonly [G in GameName]: (
    view: PlayerTypes[G]["View"],
    told: readonly PlayerTypes[G]["ViewEvent"][],
  ) => AdviceOn[G];
} = { board: adviseBoard, card: adviseCard };
