import type { Card, CardAction, Location, Round, Seen } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import {
  afterCards,
  type CardAct,
  type CardTestTable,
  cardTable,
  cardViewAt,
  demand,
  gathered,
} from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { bots } from "./bots.js";
import { closingOf } from "./master/closing.js";
import { consider } from "./master/consider.js";

/** What seat 0 knows of others by black cards. Red is F 52, green B 11, blue Z 0, yellow X 29. */
const proof = (of: Seat, card: Card, asker: Seat = 0): Seen => ({
  type: "black",
  round: 1,
  asker,
  of,
  card,
});

const PARTNER = [proof(1, "black:identity:B"), proof(1, "black:number:11")];
const RIVAL = [proof(2, "black:identity:Z"), proof(2, "black:number:0")];
const ALL = [...PARTNER, ...RIVAL];
const CODE = [52, 11, 0, 29];

const CLOSING = closingOf(cardViewAt(cardTable(), 0).table.config);

const LIES: Round = {
  first: "green",
  located: { red: "rialto", green: "sanMarco", blue: "sanGiorgio", yellow: "salute" },
  ambassador: "bridgeOfSighs",
};

interface At {
  readonly seen?: readonly Seen[];
  readonly seat?: Seat;
  /** Whole cycles before it, so that the same locations are in hand. */
  readonly round?: number;
}

function momentAt(table: CardTestTable, { seen = [], seat = 0, round = 1 }: At) {
  const view = cardViewAt(table, seat);
  const before = Array.from({ length: round - view.table.rounds.length }, () => LIES);
  const rounds = [...before, ...view.table.rounds];
  const own = view.own === null ? null : { ...view.own, seen };
  return { view: { ...view, own, table: { ...view.table, rounds } }, told: [], seed: "test" };
}

const actionAt = (table: CardTestTable, at: At): CardAction => bots.master(momentAt(table, at));

const choiceAt = (table: CardTestTable, at: At) => {
  const action = actionAt(table, at);
  return action.type === "choose" ? action.choice : null;
};

const cardsAt = (table: CardTestTable, at: At): readonly Card[] => {
  const choice = choiceAt(table, at);
  return choice?.type === "cards" ? choice.cards : [];
};

describe("announcing", () => {
  const withGreen = gathered("R R M S | B");
  const withBlue = gathered("R M R S | B");

  it("[C6.1] announces to the certain partner when the code is certain", () => {
    expect(choiceAt(withGreen, { seen: ALL })).toEqual({ type: "announce", code: CODE });
  });

  it("[C6.2] announces to no certain rival, unless the game would not end", () => {
    expect(choiceAt(withBlue, { seen: ALL, round: CLOSING.from })?.type).toBe("cards");
    expect(choiceAt(withBlue, { seen: ALL, round: CLOSING.last })?.type).toBe("announce");
  });

  it("[C6.2] with four players waits at even chances, until closing time", () => {
    expect(choiceAt(withGreen, { seen: PARTNER })?.type).toBe("cards");
    expect(choiceAt(withGreen, { seen: PARTNER, round: CLOSING.from })?.type).toBe("announce");
  });

  it("[C7.4] alone takes them, but not at once", () => {
    const alone = gathered("R R M S | B", { players: 3 });
    expect(choiceAt(alone, { seen: PARTNER })?.type).toBe("cards");
    expect(choiceAt(alone, { seen: PARTNER, round: 11 })?.type).toBe("announce");
  });

  it("[C6.1] says how likely it held what it announced", () => {
    const judged = consider(momentAt(withGreen, { seen: ALL }));
    expect(judged).toMatchObject({ because: "certain", who: "green" });
    expect(judged?.believes.codes).toEqual([{ code: CODE, odds: 1 }]);
    expect(judged?.believes.partners).toEqual([{ seat: 1, odds: 1 }]);
  });
});

describe("five players, safe", () => {
  const at = (where: string, edition: "safe" | "telephone" = "safe") =>
    gathered(where, { players: 5, edition });
  const SAFE = [
    proof(1, "black:identity:B"),
    proof(1, "black:number:24"),
    proof(2, "black:identity:Z"),
    proof(2, "black:number:47"),
  ];

  it.each(["R R M S | B", "R M R S | B", "R M G S | R"])(
    "[C8.4] announces the certain code in any meeting with one other: %s",
    (where) => {
      expect(choiceAt(at(where), { seen: SAFE })).toEqual({
        type: "announce",
        code: [13, 24, 47, 36],
      });
    },
  );

  it("[C8.4] waits for a partner who learns as much, where one who plays alone would announce", () => {
    // The partner is certain; which number is whose of the two rivals is even.
    const seen = SAFE.slice(0, 3);
    const sure = (edition: "safe" | "telephone") =>
      consider(momentAt(at("R R M S | B", edition), { seen: edition === "safe" ? seen : [] }))
        ?.believes.sure;
    expect(choiceAt(at("R R M S | B"), { seen })).toMatchObject({ type: "cards" });
    expect(sure("safe")).toBeGreaterThan(0.5);
    expect(sure("telephone")).toBe(0.5);
  });

  it("[C8.1] believes in a partner, and tells a certain one", () => {
    const seen = [proof(1, "black:identity:B")];
    const judged = consider(momentAt(at("R R M S | B"), { seen }));
    expect(judged).toMatchObject({ because: "tellsPartner", who: "green" });
    expect(judged?.believes.partners).toEqual([{ seat: 1, odds: expect.closeTo(1, 9) }]);
    const alone = consider(momentAt(at("R R M S | B", "telephone"), { seen }));
    expect(alone).toMatchObject({ because: "tellsLittle", believes: { partners: [] } });
  });
});

describe("showing", () => {
  const isBlack = (card: Card): boolean => card.startsWith("black");

  it("[C4.1] lets a rival see the number rather than who it is", () => {
    const cards = cardsAt(gathered("R M R S | B"), { seen: RIVAL });
    expect(cards.some((card) => card.endsWith("number:52"))).toBe(true);
    expect(cards.some((card) => card.endsWith("identity:F"))).toBe(false);
  });

  it("[C4.2] proves something to the certain partner", () => {
    const cards = cardsAt(gathered("R R M S | B"), { seen: PARTNER });
    expect(cards.filter(isBlack)).toHaveLength(1);
  });

  it("[C4.1] now these, now those cards, so that they cannot be read", () => {
    const shown = Array.from({ length: 12 }, (_, i) => {
      const moment = momentAt(gathered("R M R S | B"), { seen: RIVAL });
      const action = bots.master({ ...moment, seed: `mixed ${i}` });
      return action.type === "choose" && action.choice.type === "cards"
        ? action.choice.cards.join()
        : null;
    });
    expect(new Set(shown).size).toBeGreaterThan(2);
    expect(shown).not.toContain(null);
  });

  it("[C5.1] on demand shows a rival the number", () => {
    const demanded = afterCards(gathered("R M G S | R"), [0, demand("blue")]);
    const red = [proof(0, "black:identity:F", 2)];
    expect(actionAt(demanded, { seat: 2, seen: red })).toMatchObject({ card: "black:number:0" });
  });
});

describe("demanding", () => {
  const alone = gathered("R M G S | R");

  it("[C5.1] asks someone unknown, not someone known", () => {
    const choice = choiceAt(alone, { seen: PARTNER });
    expect(choice).toMatchObject({ type: "demand", side: null });
    expect(choice).not.toMatchObject({ of: "green" });
  });

  it("[C5.1] declines when there is nothing left to learn", () => {
    expect(choiceAt(alone, { seen: ALL })).toEqual({ type: "decline" });
  });

  it("[C7.2] looks at the other side the next time", () => {
    const looked: Seen = { type: "look", round: 1, side: "left", card: "black:identity:X" };
    const table = gathered("R M S R | B", { players: 3 });
    expect(choiceAt(table, { seen: [looked] })).toEqual({ type: "look", side: "right" });
  });
});

describe("where to go", () => {
  const goes = (location: Location): CardAct => ({ type: "locate", location });
  /** Green, blue and yellow lie already; red is the last of this round. */
  const lastToGo = afterCards(
    cardTable({ first: "green" }),
    [1, goes("rialto")],
    [2, goes("sanMarco")],
    [3, goes("salute")],
  );

  const placeAt = (at: At): Location | null => {
    const action = actionAt(lastToGo, at);
    return action.type === "locate" ? action.location : null;
  };

  it("[C6.1] goes to the partner when ready to announce", () => {
    expect(placeAt({ seen: ALL })).toBe("rialto");
  });

  it("[C3.1] does not go to one who has nothing more to tell", () => {
    expect(placeAt({ seen: RIVAL })).not.toBe("sanMarco");
  });

  it("[C3.2] at closing time goes to someone who may be the partner", () => {
    expect(["rialto", "salute"]).toContain(placeAt({ seen: RIVAL, round: CLOSING.from }));
  });
});
