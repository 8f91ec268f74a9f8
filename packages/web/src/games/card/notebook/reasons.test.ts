import type { Card, CardView, Seen } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import { type CardTestOptions, cardTable, cardViewAt } from "@inkognito/engine/testing";
import { type Face, why } from "@inkognito/mind/card";
import { describe, expect, it } from "vitest";
import { COMPLETE, expectSentence, speakAtOnce } from "../../../i18n/testing.js";
import { type Claimed, explainClaim } from "../../../table/notebook/reasons.js";
import { NAMELESS } from "../../../table/seatName.js";
import { facesOf } from "./grid.js";
import { reasonTexts } from "./reasons.js";

function viewWith(seen: readonly Seen[], options: CardTestOptions): CardView {
  const view = cardViewAt(cardTable({ edition: "safe", ...options }), 0);
  return view.own === null ? view : { ...view, own: { ...view.own, seen } };
}

const pair = (from: Seat, ...cards: readonly Card[]): Seen => ({
  type: "pair",
  round: 2,
  from,
  to: 0,
  cards,
});

const explained = (view: CardView, claim: Claimed<Face>) => {
  const proof = why(view, claim);
  if (proof === null) return null;
  const listener = { config: view.table.config, names: NAMELESS, viewer: 0 } as const;
  return explainClaim(claim, proof, reasonTexts(view, listener));
};

/** Worked example 4: I am Bubble with 13; green shows Fiddlebottom and 13. */
const ROB = viewWith([pair(1, "identity:F", "number:13")], { hands: ["B 0", "F 1", "Z 2", "X 3"] });

/** Three players; I have seen green's black card and the fictitious agent's left one. */
const THREE = viewWith(
  [
    { type: "black", round: 1, asker: 0, of: 1, card: "black:identity:B" },
    { type: "look", round: 3, side: "left", card: "black:number:36" },
  ],
  { players: 3 },
);

describe("why, in words", () => {
  it("[C4.1] worked example 4: 13 is mine, so Rob is Fiddlebottom", () => {
    speakAtOnce("en");
    const face = { kind: "identity", face: "F" } as const;
    const said = explained(ROB, { type: "is", colour: "green", face });
    expect(said?.claim).toBe("Green is Fiddlebottom.");
    expect(said?.reasons).toEqual([
      expect.stringMatching(
        /^Round 2: Green shows you: .*13.*Exactly one of the two cards is true/,
      ),
      "You have the number 13 yourself.",
      "Each number was dealt only once.",
    ]);
  });

  it.each(COMPLETE)("is whole sentences in %s, whatever is certain", (language) => {
    speakAtOnce(language);
    let count = 0;
    for (const view of [ROB, THREE]) {
      for (const colour of ["green", "blue", "yellow"] as const) {
        for (const face of facesOf(view.table.config)) {
          for (const type of ["is", "isNot"] as const) {
            const said = explained(view, { type, colour, face });
            if (said === null) continue;
            count += 1;
            for (const words of [said.claim, ...said.reasons]) expectSentence(words, language);
          }
        }
      }
    }
    expect(count).toBeGreaterThan(10);
  });
});
