import { beforeAll, describe, expect, it } from "vitest";
import { size } from "../../size.js";
import { describeLeak, type Report, survey, tableOf } from "../../twins/report.js";
import { RARE_GAMES } from "./scenarios.js";
import { cardStage } from "./stage.js";
import { type CardStage, realSystem } from "./system.js";
import { CATEGORIES } from "./twin.js";

const SHARE = size("pairs", 200);

describe("secrets of the card game do not leak", () => {
  let report: Report<CardStage>;

  beforeAll(() => {
    report = survey(cardStage, realSystem, SHARE);
    console.log(tableOf(cardStage, report));
  }, 3_600_000);

  it("[V] no viewer can tell a game from its twin, by anything, at any moment", () => {
    expect(report.leak && describeLeak(report.leak)).toBeNull();
  });

  it.each(CATEGORIES)("[V] enough pairs differ in what is hidden: %s", (category) => {
    expect(report.compared[category]).toBeGreaterThanOrEqual(SHARE);
  });

  it("[V] every seat and the spectator, at every kind of table, was a viewer", () => {
    // (3 + 4 + 5 seats + 3 spectators) × 2 editions
    expect(report.places.size).toBe(30);
    expect([...report.places].filter(([, pairs]) => pairs === 0)).toEqual([]);
  });

  it.each(RARE_GAMES.map(({ name }) => name))("[V] games were compared that have: %s", (name) => {
    expect(report.rarities.get(name)).toBeGreaterThan(0);
  });
});
