import { describe, expect, it } from "vitest";
import { AGENTS, type Agent, COLOURS, TEAMS } from "../../core/agents.js";
import { boardTable, publicTable } from "../../testing/index.js";
import { CODES } from "../terms/action.js";
import { SPACES } from "../terms/map.js";
import { figureOf, PIECES, type Positions } from "../terms/types.js";
import { isAnnounceable } from "./announceable.js";
import { isFulfilled, MISSIONS } from "./missions.js";

const tableOf = (players: number, positions: Positions) => ({
  ...publicTable(boardTable({ players })),
  positions,
});

/** A few pieces on spaces of their own, which `step` decides; goals are among them. */
const spread = (step: number): Positions =>
  Object.fromEntries(
    PIECES.filter((_, i) => i % 3 === 1).map((piece, i) => [
      piece,
      SPACES[(i * step + step) % SPACES.length]?.id,
    ]),
  ) as Positions;

const ORDERS = [
  [0, 1, 2, 3],
  [3, 2, 1, 0],
  [1, 3, 0, 2],
] as const;

/** Some casting of the agents for which a mission of this code is fulfilled. */
function isFulfilledForSome(positions: Positions, ambassadorPlays: boolean): boolean {
  return ORDERS.some((order) =>
    (["tall", "short", "fat", "thin"] as const).some((build) => {
      const trueFigure = (agent: Agent) =>
        figureOf(COLOURS[order[AGENTS.indexOf(agent)] ?? 0] ?? "red", build);
      const situation = { positions, trueFigure, ambassadorPlays };
      return CODES.some((code) =>
        TEAMS.some((team) => isFulfilled(MISSIONS[code][team], team, situation)),
      );
    }),
  );
}

describe("whether anything can be announced, as far as all players can see", () => {
  it.each([4, 5])(
    "[B9] [B10.1] is never denied while a mission may be fulfilled, %d players",
    (players) => {
      let [open, closed] = [0, 0];
      for (let step = 1; step < SPACES.length; step += 2) {
        for (const meet of [false, true]) {
          const apart = spread(step);
          const positions = meet
            ? { ...apart, "red-tall": Object.values(apart)[step % 4] ?? 1 }
            : apart;
          const may = isAnnounceable(tableOf(players, positions));
          if (isFulfilledForSome(positions, players === 5))
            expect([step, meet, may]).toEqual([step, meet, true]);
          if (may) open += 1;
          else closed += 1;
        }
      }
      expect(open).toBeGreaterThan(0);
      expect(closed).toBeGreaterThan(0);
    },
  );

  it("[B9] begins with nothing to announce but the Ambassador at home", () => {
    const { positions } = publicTable(boardTable());
    expect(isAnnounceable(tableOf(4, { ...positions, ambassador: 29 }))).toBe(false);
    expect(isAnnounceable(tableOf(4, { ...positions, ambassador: 58 }))).toBe(true);
    expect(isAnnounceable(tableOf(5, { ...positions, ambassador: 58 }))).toBe(false);
    expect(isAnnounceable(tableOf(5, { ...positions, "red-tall": 58, ambassador: 29 }))).toBe(true);
  });
});
