import { afterAll, describe, expect, it } from "vitest";
import { pairs, type Wants } from "./search.js";
import type { Leak, System, TwinFactory, TwinTypes } from "./twinFactory.js";

/** Some rounds of pairs aimed at one category; most leaks are found within the first few pairs. */
const ENOUGH = 1_500;

interface Planted<T extends TwinTypes> {
  readonly twins: TwinFactory<T>;
  readonly system: System<T>;
  readonly leaks: readonly Leak<T>[];
  readonly atLeast: number;
}

/** The test of the secrets is tested: with each leak planted, it fails. */
export function describePlantedLeaks<T extends TwinTypes>(
  title: string,
  { twins, system, leaks, atLeast }: Planted<T>,
): void {
  describe(title, () => {
    const caught: string[] = [];

    it.each(leaks.map((leak) => [leak.name, leak] as const))("[V] caught: %s", (name, leak) => {
      const wants: Wants<T> = (category) => (category === leak.betrays ? 2 : 0);
      let tried = 0;
      for (const { found } of pairs(twins, leak.plant(system), wants)) {
        tried += 1;
        if (found !== null) caught.push(`${name}: ${found.what} (${tried})`);
        if (found !== null || tried === ENOUGH) break;
      }
      expect(caught.at(-1)).toContain(`${name}: `);
    });

    it(`[V] there are at least ${atLeast} planted leaks, each with its own name`, () => {
      expect(new Set(leaks.map(({ name }) => name)).size).toBe(leaks.length);
      expect(leaks.length).toBeGreaterThanOrEqual(atLeast);
    });

    afterAll(() => {
      console.log(
        `${caught.join("\n")}\nplanted leaks caught: ${caught.length} of ${leaks.length}`,
      );
    });
  });
}
