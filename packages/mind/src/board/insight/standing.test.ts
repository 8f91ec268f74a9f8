import type { BoardView, Card, Positions } from "@inkognito/engine/board";
import { boardTable, type TestOptions, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { standing } from "./standing.js";

const GREY: readonly Card[] = ["grey:identity:B", "grey:build:short", "grey:mission:B"];

/** Red F tall A and green B short B, who has proven everything to red. */
const KNOWN: TestOptions = {
  shown: [{ asker: 0, of: 1, about: "identity", clear: false, cards: GREY }],
};

/** As red sees it; `moved`: who stands elsewhere by now, in company too. */
function at(options: TestOptions, moved: Positions = {}): BoardView {
  const view = viewAt(boardTable(options), 0);
  const { table } = view;
  return { ...view, table: { ...table, positions: { ...table.positions, ...moved } } };
}

describe("what is certain of an announcement before it is made", () => {
  it("[B10.1] of strangers, no more than what one's own letter says", () => {
    const view = at({});
    expect(standing(view, { partner: 1, code: null })).toMatchObject({
      partner: "open",
      code: null,
    });
    expect(standing(view, { partner: 1, code: "A-B" })).toMatchObject({
      partner: "open",
      code: "open",
    });
    expect(standing(view, { partner: 1, code: "B-A" })?.code).toBe("impossible");
  });

  it("[B5.3] [B9] partner and code are certain once they are proven, and others impossible", () => {
    const view = at(KNOWN);
    expect(standing(view, { partner: 1, code: "A-B" })).toEqual({
      partner: "certain",
      code: "certain",
      mission: "impossible",
    });
    expect(standing(view, { partner: 2, code: "A-B" })?.partner).toBe("impossible");
    expect(standing(view, { partner: 1, code: "A-C" })?.code).toBe("impossible");
  });

  it("[B9] the mission depends on who X is: open among two, certain at the Ambassador's", () => {
    // A-B of F and B: any of their figures onto Agent X.
    const near = { "red-fat": 50, "yellow-thin": 50 } as const;
    expect(standing(at(KNOWN, near), { partner: 1, code: "A-B" })?.mission).toBe("open");
    const letterC: readonly Card[] = ["grey:identity:B", "grey:build:short", "grey:mission:C"];
    const other: TestOptions = {
      hands: ["F tall B", "B short C", "Z fat A", "X thin D"],
      shown: [{ asker: 0, of: 1, about: "identity", clear: false, cards: letterC }],
    };
    const met = { "red-fat": 29, ambassador: 29 } as const;
    // B-C: any figure onto the Ambassador.
    expect(standing(at(other, met), { partner: 1, code: "B-C" })).toEqual({
      partner: "certain",
      code: "certain",
      mission: "certain",
    });
  });

  it("[B11.3] alone: the partner may be arrested, and the escape counts", () => {
    const three = { players: 3, hands: ["F tall A", "Z fat C", "X thin D"], arrested: "B short B" };
    expect(standing(at(three), { partner: null, code: null })).toEqual({
      partner: "open",
      code: null,
      mission: "impossible",
    });
    const escaped = { ...three, at: { "red-tall": 40 } };
    expect(standing(at(escaped), { partner: null, code: null })?.mission).toBe("certain");
  });

  it("[B12] those without cards announce nothing", () => {
    const view = viewAt(boardTable({ players: 5 }), 4);
    expect(standing(view, { partner: 0, code: "A-B" })).toBeNull();
  });
});
