import { beforeAll, describe, expect, it } from "vitest";
import { size } from "../size.js";
import { describeLeak, formatReport, type Report, survey } from "./report.js";
import type { System, TwinFactory, TwinTypes } from "./twinFactory.js";

const SHARE = size("pairs", { short: 60, full: 400 });

interface Surveyed<T extends TwinTypes> {
  readonly twins: TwinFactory<T>;
  readonly system: System<T>;
  /** Viewers at kinds of tables. */
  readonly places: number;
}

/** No viewer can tell a game from its twin. */
export function describeSecrecy<T extends TwinTypes>(
  title: string,
  { twins, system, places }: Surveyed<T>,
): void {
  describe(title, () => {
    let report: Report<T>;

    beforeAll(() => {
      report = survey(twins, system, SHARE);
      console.log(formatReport(twins, report));
    }, 3_600_000);

    it("[V] no viewer can tell a game from its twin, by anything, at any moment", () => {
      expect(report.leak && describeLeak(report.leak)).toBeNull();
    });

    it.each(twins.categories)("[V] enough pairs differ in what is hidden: %s", (category) => {
      expect(report.compared[category as T["Category"]]).toBeGreaterThanOrEqual(SHARE);
    });

    it("[V] every seat and the spectator, at every kind of table, was a viewer", () => {
      expect(report.places.size).toBe(places);
      expect([...report.places].filter(([, pairs]) => pairs === 0)).toEqual([]);
    });

    it.each(twins.rarities.map(({ name }) => name))(
      "[V] games were compared that have: %s",
      (name) => {
        expect(report.rarities.get(name)).toBeGreaterThan(0);
      },
    );
  });
}
