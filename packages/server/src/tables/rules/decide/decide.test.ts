import { SEATS } from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import {
  ANNA,
  asking,
  BERT,
  CARA,
  closed,
  decide,
  full,
  gone,
  open,
  playing,
  three,
  type Wish,
} from "../../../testing/decisions.js";

const ENTROPY = "0".repeat(32);

describe("whatever is asked", () => {
  it("is refused or leaves a trace, so that a repetition can be told from the first time", () => {
    const requests: readonly Wish[] = SEATS.flatMap((seat): readonly Wish[] => [
      { type: "sit", seat },
      { type: "mix", commitment: seat % 2 === 0 ? "first" : "next", entropy: ENTROPY },
      { type: "placeBot", seat, level: "agent" },
      { type: "clear", seat },
      { type: "standIn", seat },
      { type: "leave" },
      { type: "return" },
      { type: "start" },
      { type: "pause", wanted: seat % 2 === 0 },
      { type: "handOver", to: BERT },
      { type: "takeOver" },
      { type: "close" },
    ]);
    for (const state of [open(), full(), playing(), three(), playing(gone(1)), closed()]) {
      for (const by of [ANNA, BERT, CARA].flatMap((each) => [
        asking(each),
        asking(each, { hostAway: true, absent: [0, 1, 2], deserted: [0, 1, 2] }),
      ])) {
        for (const wish of requests) {
          const decided = decide(state, by, wish);
          if (typeof decided === "string") continue;
          expect(decided.length, `${wish.type} by ${by.player}`).toBeGreaterThan(0);
        }
      }
    }
  });
});
