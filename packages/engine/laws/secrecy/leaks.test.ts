import { afterAll, describe, expect, it } from "vitest";
import { pairs, type Wants } from "../twins/search.js";
import { LEAKS } from "./leaks.js";
import { boardStage } from "./stage.js";
import { type BoardStage, realSystem } from "./system.js";

/** Some rounds of pairs aimed at one category; most leaks are found within the first few pairs. */
const ENOUGH = 1_500;

describe("the test of the secrets is tested", () => {
  const caught: string[] = [];

  it.each(LEAKS.map((leak) => [leak.name, leak] as const))("[V] caught: %s", (name, leak) => {
    const wants: Wants<BoardStage> = (category) => (category === leak.betrays ? 2 : 0);
    let tried = 0;
    for (const { found } of pairs(boardStage, leak.plant(realSystem), wants)) {
      tried += 1;
      if (found !== null) caught.push(`${name}: ${found.what} (${tried})`);
      if (found !== null || tried === ENOUGH) break;
    }
    expect(caught.at(-1)).toContain(`${name}: `);
  });

  it("[V] there are at least 24 planted leaks, each with its own name", () => {
    expect(new Set(LEAKS.map(({ name }) => name)).size).toBe(LEAKS.length);
    expect(LEAKS.length).toBeGreaterThanOrEqual(24);
  });

  afterAll(() => {
    console.log(`${caught.join("\n")}\nplanted leaks caught: ${caught.length} of ${LEAKS.length}`);
  });
});
