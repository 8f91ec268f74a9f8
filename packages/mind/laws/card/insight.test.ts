import { blankView, evolveView } from "@inkognito/engine/card";
import { cardGame } from "@inkognito/engine/card/rules";
import { colourAt, redactLog } from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { insight, knowledge, why } from "../../src/card/index.js";
import { playRandomly, TABLES } from "./play.js";

const GAMES = size("games", { short: 2, full: 12 });

describe.each(TABLES)("$players players, $edition", ({ players, edition }) => {
  it("[C4.1] an insight says only what is certain, true, and was not certain before the event", () => {
    const said = { lies: 0, narrowed: 0, certain: 0 };
    for (let number = 1; number <= GAMES; number += 1) {
      const { played } = playRandomly(players, edition, number);
      const hands = played.state.own.map(({ hand }) => hand);
      const colours = hands.map((_, seat) => colourAt(played.state.table.config, seat as 0));
      for (const { seat } of played.state.own) {
        let before = blankView(seat);
        for (const { event } of redactLog(cardGame, played.events.slice(), seat)) {
          const after = evolveView(before, event);
          const saw = (after.own?.seen.length ?? 0) > (before.own?.seen.length ?? 0);
          if (saw) {
            const { lies, narrowed, partner, code } = insight(before, after);
            said.lies += lies.length;
            for (const { colour, faces } of narrowed) {
              said.narrowed += 1;
              const [face] = faces;
              if (face === undefined) throw new Error("nothing is left");
              const hand = hands[colours.indexOf(colour)] ?? null;
              if (hand !== null) expect(faces.map((each) => each.face)).toContain(hand[face.kind]);
              if (faces.length > 1) continue;
              said.certain += 1;
              const claim = { type: "is", colour, face } as const;
              expect(why(after, claim)).not.toBeNull();
              expect(why(before, claim)).toBeNull();
            }
            if (partner !== null) {
              expect(knowledge(before).partner).toBeNull();
              expect(knowledge(after).partner).toBe(partner);
            }
            if (code !== null) expect(why(before, { type: "code", code })).toBeNull();
          }
          before = after;
        }
      }
    }
    expect(said.lies).toBeGreaterThan(0);
    expect(said.narrowed).toBeGreaterThan(said.certain);
  });
});
