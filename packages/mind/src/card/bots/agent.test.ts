import type { Card, CardAction, Location, Round, Seen } from "@inkognito/engine/card";
import type { Seat } from "@inkognito/engine/core";
import {
  afterCards,
  type CardAct,
  type CardTestOptions,
  type CardTestTable,
  cardTable,
  cardViewAt,
  chooses,
  demand,
  gathered,
} from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { advise } from "../coach/advice.js";
import { consider } from "./agent/consider.js";
import { AGENT } from "./agent/sense.js";
import { bots } from "./bots.js";

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

function viewOf(table: CardTestTable, seat: Seat, seen: readonly Seen[]) {
  const view = cardViewAt(table, seat);
  return view.own === null ? view : { ...view, own: { ...view.own, seen } };
}

/** What the bot does at this seat with these cards seen. */
const decisionOf = (table: CardTestTable, seen: readonly Seen[] = [], seat: Seat = 0): CardAction =>
  bots.agent({ view: viewOf(table, seat, seen), told: [], seed: "test" });

const choiceOf = (...args: Parameters<typeof decisionOf>) => {
  const action = decisionOf(...args);
  return action.type === "choose" ? action.choice : null;
};

const cardsOf = (...args: Parameters<typeof decisionOf>): readonly Card[] => {
  const choice = choiceOf(...args);
  return choice?.type === "cards" ? choice.cards : [];
};

describe("announcing", () => {
  it("[C6.1] announces to the certain partner when the code is certain", () => {
    expect(choiceOf(gathered("R R M S | B"), ALL)).toEqual({ type: "announce", code: CODE });
  });

  it("[C6.2] never announces to anyone else", () => {
    expect(choiceOf(gathered("R M R S | B"), ALL)?.type).toBe("cards");
  });

  it.each([
    ["the partner's number", [proof(1, "black:identity:B"), ...RIVAL]],
    ["the partner", RIVAL],
    ["the others' numbers", PARTNER],
  ])("[C6.2] does not announce without knowing %s", (_, known) => {
    expect(choiceOf(gathered("R R M S | B"), known)?.type).toBe("cards");
  });

  it.each([
    ["another agent", "R R M S | B"],
    ["the fictitious agent", "R M S R | B"],
    ["the Ambassador", "R M S G | R"],
  ])("[C7.4] alone with %s announces, certain of the code", (_, where) => {
    expect(choiceOf(gathered(where, { players: 3 }), ALL)).toEqual({
      type: "announce",
      code: CODE,
    });
  });

  const all = [0, 1, 2].flatMap((of) => {
    const [identity, number] =
      [
        ["F", 52],
        ["B", 11],
        ["Z", 0],
      ][of] ?? [];
    return [
      proof(of as Seat, `black:identity:${identity}` as Card, 3),
      proof(of as Seat, `black:number:${number}` as Card, 3),
    ];
  });

  it.each([
    ["one agent", "R M S G | R"],
    ["two agents", "R R S G | R"],
  ])("[C8.4] the Ambassador's player announces with %s", (_, where) => {
    const table = gathered(where, { players: 5 });
    expect(choiceOf(table, all, 4)).toEqual({ type: "announce", code: CODE });
  });

  it("[C8.4] and waits while the code is open", () => {
    const table = gathered("R R S G | R", { players: 5 });
    expect(choiceOf(table, all.slice(2), 4)).toEqual({ type: "pass" });
  });
});

/** Red is F 13, green B 24, blue Z 47, yellow X 36; seat 4 is the Ambassador. */
describe("five players, safe", () => {
  const SAFE = { players: 5, edition: "safe" } as const;
  const known = (of: Seat, identity: string, number: number): readonly Seen[] => [
    proof(of, `black:identity:${identity}` as Card),
    proof(of, `black:number:${number}` as Card),
  ];
  const everything = [...known(1, "B", 24), ...known(2, "Z", 47)];

  it.each([
    ["the partner", "R R M S | B"],
    ["a rival", "R M R S | B"],
    ["the Ambassador", "R M G S | R"],
  ])("[C8.4] alone with %s announces the certain code", (_, where) => {
    const choice = choiceOf(gathered(where, SAFE), everything);
    expect(choice).toEqual({ type: "announce", code: [13, 24, 47, 36] });
  });

  it.each([
    ["safe", "tellsPartner"],
    ["telephone", "tellsLittle"],
  ] as const)("[C8.1] meets the certain partner, %s: %s", (edition, because) => {
    const table = gathered("R R M S | B", { players: 5, edition });
    const seen = [proof(1, "black:identity:B")];
    const considered = consider({ view: viewOf(table, 0, seen), told: [], seed: "test" }, AGENT);
    expect(considered).toMatchObject({ because, who: "green" });
  });

  it("[C8.1] tells a rival little, and the Ambassador's player too", () => {
    const rival = gathered("R M R S | B", SAFE);
    const crowd = gathered("R R M S | R", SAFE);
    const reasons = [
      { view: viewOf(rival, 0, known(2, "Z", 47)), told: [], seed: "test" },
      { view: viewOf(crowd, 0, known(1, "B", 24)), told: [], seed: "test" },
    ].map((moment) => consider(moment, AGENT)?.because);
    expect(reasons).toEqual(["tellsLittle", "tellsLittle"]);
  });
});

describe("showing", () => {
  const isBlack = (card: Card): boolean => card.startsWith("black");

  it("[C4.2] shows strangers no black card", () => {
    const cards = cardsOf(gathered("R R M S | B"));
    expect(cards).toHaveLength(2);
    expect(cards.filter(isBlack)).toEqual([]);
  });

  it("[C4.2] proves something to the certain partner", () => {
    expect(cardsOf(gathered("R R M S | B"), PARTNER).filter(isBlack)).toHaveLength(1);
  });

  it("[C4.3] and the next time tells the rest", () => {
    const before: Seen = {
      type: "pair",
      round: 1,
      from: 0,
      to: 1,
      cards: ["number:11", "black:identity:F"],
    };
    const cards = cardsOf(gathered("R R M S | B"), [...PARTNER, before]);
    expect(cards).toContainEqual(expect.stringMatching(/number:52$/));
  });

  const demanded = (options: CardTestOptions = {}): CardTestTable =>
    afterCards(gathered("R M G S | R", options), [0, demand("blue")]);

  it.each(["black:identity:Z", "black:number:0"] as const)(
    "[C5.2] shows the same asker %s again where that is allowed",
    (card) => {
      const action = decisionOf(demanded(), [proof(2, card, 0)], 2);
      expect(action).toMatchObject({ type: "show", card });
    },
  );
});

describe("demanding", () => {
  it("[C5.1] asks someone unknown, not someone known", () => {
    const choice = choiceOf(gathered("R M G S | R"), PARTNER);
    expect(choice).toMatchObject({ type: "demand", side: null });
    expect(choice).not.toMatchObject({ of: "green" });
  });

  it("[C5.1] declines when there is nothing left to learn", () => {
    expect(choiceOf(gathered("R M G S | R"), ALL)).toEqual({ type: "decline" });
  });

  it("[C7.2] looks at the other side the next time", () => {
    const looked: Seen = { type: "look", round: 1, side: "left", card: "black:identity:X" };
    const table = gathered("R M S R | B", { players: 3 });
    expect(choiceOf(table, [looked])).toEqual({ type: "look", side: "right" });
  });
});

describe("where to go", () => {
  /** Green, blue and yellow lie already; red is the last of this round. */
  const lastToGo = (players = 4): CardTestTable => {
    const goes = (location: Location): CardAct => ({ type: "locate", location });
    const two = afterCards(
      cardTable({ players, first: "green", fictitious: ["salute"] }),
      [1, goes("rialto")],
      [2, goes("sanMarco")],
    );
    return players === 3 ? two : afterCards(two, [3, goes("salute")]);
  };

  const placeOf = (...args: Parameters<typeof decisionOf>): Location | null => {
    const action = decisionOf(...args);
    return action.type === "locate" ? action.location : null;
  };

  it("[C6.1] goes to the partner when ready to announce", () => {
    expect(placeOf(lastToGo(), ALL)).toBe("rialto");
  });

  it("[C3.2] keeps away from everybody else then", () => {
    const rivals = [
      proof(1, "black:identity:X"),
      proof(1, "black:number:11"),
      proof(2, "black:identity:Z"),
    ];
    const ready = [...rivals, proof(2, "black:number:0")];
    expect(placeOf(lastToGo(), ready)).toBe("salute");
  });

  it.each([
    { players: 3, known: ALL, when: "ready to announce alone" },
    { players: 4, known: [], when: "nothing is known" },
  ])("[C7.4] goes to someone when $when", ({ players, known }) => {
    expect(["rialto", "sanMarco", "salute"]).toContain(placeOf(lastToGo(players), known));
  });

  /** Green, the certain partner, knows red already; five rounds lie in which green met blue. */
  const partnerMet = (last: number): Location | null => {
    const shown = (card: Card): Seen => ({
      type: "pair",
      round: 1,
      from: 0,
      to: 1,
      cards: ["identity:B", card],
    });
    const swapped: Seen = {
      type: "pair",
      round: last,
      from: 1,
      to: 0,
      cards: ["identity:F", "black:number:11"],
    };
    const view = viewOf(lastToGo(), 0, [
      ...PARTNER,
      shown("black:identity:F"),
      shown("black:number:52"),
      swapped,
    ]);
    const lies: Round = {
      first: "green",
      located: { green: "rialto", blue: "rialto", yellow: "salute", red: "sanMarco" },
      ambassador: "sanGiorgio",
    };
    const rounds = [...Array.from({ length: 5 }, () => lies), ...view.table.rounds];
    const moment = { view: { ...view, table: { ...view.table, rounds } }, told: [], seed: "test" };
    const action = bots.agent(moment);
    return action.type === "locate" ? action.location : null;
  };

  it("[C6.1] goes to the partner who may have come to know the code since they met", () => {
    expect(partnerMet(0)).toBe("rialto");
  });

  it("[C6.1] but not to one who has met no one else since then", () => {
    expect(partnerMet(5)).not.toBe("rialto");
  });

  it("[C3.1] does not go to one who has nothing more to tell", () => {
    const nothing = [proof(2, "black:identity:Z"), proof(2, "black:number:0")];
    expect(placeOf(lastToGo(), nothing)).not.toBe("sanMarco");
  });
});

describe("coach", () => {
  it("[C6.1] says what is expected, what to do, and why", () => {
    const view = viewOf(gathered("R R M S | B"), 0, ALL);
    expect(advise(view, [])).toMatchObject({
      expected: "choose",
      suggestion: { because: "certain", who: "green" },
    });
  });

  it("[C5.1] names whom to demand a card from", () => {
    const view = viewOf(gathered("R M G S | R"), 0, [...PARTNER, proof(2, "black:identity:Z")]);
    const { suggestion } = advise(view, []);
    expect(suggestion?.because).toBe("knowsLeast");
    expect(["blue", "yellow"]).toContain(suggestion?.who);
  });

  it("[C3.1] has nothing to say to a seat that is not awaited", () => {
    const view = cardViewAt(cardTable(), 2);
    expect(advise(view, [])).toEqual({
      expected: "none",
      suggestion: null,
      candidates: [],
      sure: null,
    });
  });

  it("[C6.3] nor to one who has chosen", () => {
    const met = afterCards(gathered("R R M S | B"), [
      0,
      chooses({ type: "cards", cards: ["identity:F", "number:11"] }),
    ]);
    expect(advise(cardViewAt(met, 0), []).suggestion).toBeNull();
  });
});
