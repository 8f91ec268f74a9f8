import { blankView, evolveView } from "@inkognito/engine/board";
import { boardGame } from "@inkognito/engine/board/rules";
import { colourAt, redactLog } from "@inkognito/engine/core";
import { describe, expect, it } from "vitest";
import { size } from "../../../engine/laws/shared/size.js";
import { insight, knowledge, why } from "../../src/board/index.js";
import { playRandomly, TABLES } from "./play.js";

const GAMES = size("games", { short: 1, full: 12 });

describe.each(TABLES)("$players players, $repeats", ({ players, repeats }) => {
  it("[B5.2] an insight says only what is certain, true, and was not certain before the event", () => {
    const said = { lies: 0, narrowed: 0, certain: 0 };
    for (let number = 1; number <= GAMES; number += 1) {
      const { played } = playRandomly(players, repeats, number);
      const hands = played.state.own.map(({ hand }) => hand);
      const colours = hands.map((_, seat) => colourAt(played.state.table.config, seat as 0));
      for (const { seat } of played.state.own) {
        let before = blankView(seat);
        for (const { event } of redactLog(boardGame, played.events.slice(), seat)) {
          const after = evolveView(before, event);
          if (event.type === "answered") {
            const { lies, narrowed, partner, code, facts } = insight(before, after);
            if (event.cards === "hidden" || event.question.of === seat) {
              expect({ lies, facts, narrowed }).toEqual({ lies: [], facts: [], narrowed: [] });
            }
            for (const { face, because } of lies) {
              said.lies += 1;
              const colour = colourAt(after.table.config, event.question.of) ?? "red";
              expect(why(after, { type: "isNot", colour, face })).toEqual(because);
              expect(hands[event.question.of]?.[face.kind]).not.toBe(face.face);
            }
            for (const { colour, faces } of narrowed) {
              said.narrowed += 1;
              const [face] = faces;
              if (face === undefined) throw new Error("nothing is left");
              // With three players the unused colour's hand lies aside.
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
            if (code !== null) expect(played.state.own[seat]?.hand).not.toBeNull();
          }
          before = after;
        }
      }
    }
    expect(said.lies).toBeGreaterThan(0);
    expect(said.narrowed).toBeGreaterThan(said.certain);
  });
});
