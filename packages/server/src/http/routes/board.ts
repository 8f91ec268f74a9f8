import { ESCAPES, MISSIONS, neighboursOf, SPACES } from "@inkognito/engine/board";
import type { Routes } from "../context.js";

/** What is printed on the board and in the passports, for programs. */
const BOARD = {
  spaces: SPACES.map((space) => ({
    ...space,
    land: neighboursOf(space.id, "land"),
    sea: neighboursOf(space.id, "sea"),
  })),
  missions: MISSIONS,
  escapes: ESCAPES,
};

export const boardRoutes: Routes = (app) => {
  app.get("/board", async () => BOARD);
};
