import type { GameName, PlayerTypes } from "@inkognito/engine/games";
import { advise as adviseBoard } from "@inkognito/mind/board";
import { advise as adviseCard } from "@inkognito/mind/card";
import type { AdviceOn } from "../session.js";

/** The coaches in a module of their own: an online table has no worker and fetches it with the first question. */
export const ADVISERS: {
  readonly [G in GameName]: (
    view: PlayerTypes[G]["View"],
    told: readonly PlayerTypes[G]["ViewEvent"][],
  ) => AdviceOn[G];
} = { board: adviseBoard, card: adviseCard };
