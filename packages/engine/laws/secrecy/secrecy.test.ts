import { beforeAll, describe, expect, it } from "vitest";
import { size } from "../size.js";
import { describeLeak, type Report, survey, tableOf } from "../twins/report.js";
import { RARITIES } from "./scenarios.js";
import { boardStage } from "./stage.js";
import { type BoardStage, realSystem } from "./system.js";
import { CATEGORIES } from "./twin.js";

const SHARE = size("pairs", 200);

describe("secrets do not leak", () => {
  let report: Report<BoardStage>;

  beforeAll(() => {
    report = survey(boardStage, realSystem, SHARE);
    console.log(tableOf(boardStage, report));
  }, 3_600_000);

  it("[V] no viewer can tell a game from its twin, by anything, at any moment", () => {
    expect(report.leak && describeLeak(report.leak)).toBeNull();
  });

  it.each(CATEGORIES)("[V] enough pairs differ in what is hidden: %s", (category) => {
    expect(report.compared[category]).toBeGreaterThanOrEqual(SHARE);
  });

  it("[V] every seat and the spectator, at every kind of table, was a viewer", () => {
    // (3 + 4 + 5 seats + 3 spectators) × 2 repeats × 2 placements
    expect(report.places.size).toBe(60);
    expect([...report.places].filter(([, pairs]) => pairs === 0)).toEqual([]);
  });

  it.each(RARITIES.map(({ name }) => name))("[V] games were compared that have: %s", (name) => {
    expect(report.rarities.get(name)).toBeGreaterThan(0);
  });
});
