import { afterAll, describe, expect, it } from "vitest";
import { pairs, type Wants } from "../../twins/search.js";
import { messageLeaks } from "./messageLeaks.js";
import { requestLeaks } from "./requestLeaks.js";
import { cardStage } from "./stage.js";
import type { Leak } from "./system.js";
import { type CardStage, realSystem } from "./system.js";

const LEAKS: readonly Leak[] = [...messageLeaks, ...requestLeaks];

/** Some rounds of pairs aimed at one category; most leaks are found within the first few pairs. */
const ENOUGH = 1_500;

describe("the test of the card game's secrets is tested", () => {
  const caught: string[] = [];

  it.each(LEAKS.map((leak) => [leak.name, leak] as const))("[V] caught: %s", (name, leak) => {
    const wants: Wants<CardStage> = (category) => (category === leak.betrays ? 2 : 0);
    let tried = 0;
    for (const { found } of pairs(cardStage, leak.plant(realSystem), wants)) {
      tried += 1;
      if (found !== null) caught.push(`${name}: ${found.what} (${tried})`);
      if (found !== null || tried === ENOUGH) break;
    }
    expect(caught.at(-1)).toContain(`${name}: `);
  });

  it("[V] there are at least 15 planted leaks, each with its own name", () => {
    expect(new Set(LEAKS.map(({ name }) => name)).size).toBe(LEAKS.length);
    expect(LEAKS.length).toBeGreaterThanOrEqual(15);
  });

  afterAll(() => {
    console.log(`${caught.join("\n")}\nplanted leaks caught: ${caught.length} of ${LEAKS.length}`);
  });
});
