import { describe, expect, it } from "vitest";
import { COLOURS } from "../../core/agents.js";
import {
  afterCards,
  announce,
  black,
  type CardAct,
  type CardTestOptions,
  type CardTestTable,
  cardRefusal,
  cardTable,
  cardViewAt,
  decline,
  demand,
  gathered,
  pair,
  pass,
  places,
  publicCardTable,
  round,
} from "../../testing/index.js";
import { codesOf, enumerate } from "../legal/enumerate.js";
import { legal } from "../legal/legal.js";
import { EDITION_NUMBERS, EDITIONS, type Edition } from "../terms/config.js";
import { type Code, LOCATIONS } from "../terms/types.js";

/** Red F 52, green B 11, blue Z 0, yellow X 29; seat 4 is the Ambassador. */
const five = (text: string, options: CardTestOptions = {}) =>
  gathered(text, { players: 5, ...options });

const pick = (location: (typeof LOCATIONS)[number]) => ({ type: "pick", location }) as const;
const outcomeOf = (table: CardTestTable) => {
  const { phase } = publicCardTable(table);
  return phase.type === "ended" ? phase.outcome : null;
};

const RED = pair("identity:F", "identity:X");
const GREEN = pair("identity:B", "identity:X");
const mayNot = { code: "mayNotAnnounce", rule: "C8.3" };

describe("the Ambassador's locations", () => {
  it("[C8.1] he picks first in every round", () => {
    const table = cardTable({ players: 5 });
    expect(legal(cardViewAt(table, 4)).awaits).toEqual({ type: "pick", locations: LOCATIONS });
    expect(cardRefusal(table, 0, { type: "locate", location: "rialto" })).toEqual({
      code: "notYourDecision",
      rule: "T3",
    });
    const second = five("R M G S | B");
    expect(publicCardTable(second).phase).toEqual({ type: "picking", seat: 4 });
  });

  it("[C8.1] face down, and turned up last", () => {
    const table = afterCards(cardTable({ players: 5 }), [4, pick("salute")]);
    expect(publicCardTable(table).rounds[0]?.ambassador).toBeNull();
    expect(cardViewAt(table, 4).own?.picked).toBe("salute");
    const { events } = five("R M G B | S");
    expect(events.slice(3, 9).map(({ type }) => type)).toEqual([
      "picked",
      ...COLOURS.map(() => "located"),
      "ambassadorLocated",
    ]);
    expect(events[8]).toEqual({ type: "ambassadorLocated", location: "salute" });
  });

  it("[C8.1] his hand is five, and what he has played is out until all five are", () => {
    const ROUNDS = ["R M G S | B", "M G S B | R", "G S B R | M", "S B R M | G", "B R M G | S"];
    let table = cardTable({ players: 5 });
    const hands = ROUNDS.map((text) => {
      const { awaits } = legal(cardViewAt(table, 4));
      table = round(table, text);
      return awaits.type === "pick" ? awaits.locations.length : 0;
    });
    expect(hands).toEqual([5, 4, 3, 2, 1]);
    expect(legal(cardViewAt(table, 4)).awaits).toEqual({ type: "pick", locations: LOCATIONS });
    expect(cardRefusal(five("R M G S | B"), 4, pick("bridgeOfSighs"))).toEqual({
      code: "notInHand",
      rule: "C8.1",
    });
  });

  it("[C8.1] what he has picked is forgotten when it lies open", () => {
    expect(cardViewAt(five("R M G B | S"), 4).own?.picked).toBeNull();
  });
});

describe("an agent alone with the Ambassador", () => {
  const met = () => five("R M G S | R");

  it("[C8.2] demands a black card; the Ambassador sees it too", () => {
    const table = afterCards(met(), [0, demand("blue")], [4, pass], [2, black("black:identity:Z")]);
    const seen = { type: "black", round: 1, asker: 0, of: 2, card: "black:identity:Z" };
    const knows = ([0, 1, 2, 3, 4] as const).map((seat) => cardViewAt(table, seat).own?.seen);
    expect(knows).toEqual([[seen], [], [seen], [], [seen]]);
  });

  it("[C8.2] both choose at the same time, and both may announce instead", () => {
    expect(publicCardTable(met()).phase).toMatchObject({ choosers: [0, 4], chosen: [] });
    // Three agents, decline, six codes; the Ambassador lets go or names one of 4! codes.
    expect([...enumerate(cardViewAt(met(), 0))]).toHaveLength(3 + 1 + 6);
    expect([...enumerate(cardViewAt(met(), 4))]).toHaveLength(1 + 24);
  });

  it("[C8.2] the demand is made when both have chosen", () => {
    const demanded = afterCards(met(), [0, demand("blue")]);
    expect(demanded.events.at(-1)?.type).toBe("chose");
    expect(afterCards(demanded, [4, pass]).events.at(-1)?.type).toBe("demanded");
  });

  it("[C8.2] the Ambassador may announce: nothing is demanded", () => {
    const table = afterCards(met(), [0, demand("blue")], [4, announce(52, 11, 0, 29)]);
    expect(outcomeOf(table)).toMatchObject({ winners: [4], points: [0, 0, 0, 0, 1] });
    expect(table.events.map(({ type }) => type)).not.toContain("demanded");
  });

  it("[C8.2] both announce: the agent's counts, even if the Ambassador chose first", () => {
    const [agent, his] = [announce(52, 0, 11, 29), announce(52, 11, 0, 29)];
    for (const table of [
      afterCards(met(), [0, agent], [4, his]),
      afterCards(met(), [4, his], [0, agent]),
    ]) {
      expect(outcomeOf(table)?.winners).toEqual([1, 2, 3, 4]);
    }
  });

  it("[C5.2] safe: what the Ambassador has seen in passing does not count for another asker", () => {
    const shown = afterCards(
      five("R M G S | R", { edition: "safe" }),
      [0, demand("blue")],
      [4, pass],
      [2, black("black:identity:Z")],
    );
    const table = afterCards(round(shown, "G S B M | M"), [3, demand("blue")], [4, pass]);
    expect(cardRefusal(table, 2, black("black:identity:Z"))).toBeNull();
  });
});

describe("two agents with the Ambassador", () => {
  const met = (options: CardTestOptions = {}) => five("R R M S | R", options);

  it("[C8.3] three together are a meeting here", () => {
    expect(publicCardTable(met()).phase).toMatchObject({
      meeting: { location: "rialto", agents: ["red", "green"], ambassador: true },
      choosers: [0, 1, 4],
    });
  });

  it("[C8.3] not three agents with him", () => {
    expect(five("R R R S | R").events.map(({ type }) => type)).not.toContain("met");
  });

  it("[C8.3] each shows the Ambassador two cards; they do not swap", () => {
    const table = afterCards(met(), [1, GREEN], [4, pass], [0, RED]);
    expect(table.events).toContainEqual({
      type: "swapped",
      shows: [
        { from: 0, to: 4, cards: ["identity:F", "identity:X"] },
        { from: 1, to: 4, cards: ["identity:B", "identity:X"] },
      ],
    });
  });

  it("[C8.3] only he sees them", () => {
    const table = afterCards(met(), [1, GREEN], [4, pass], [0, RED]);
    const seen = ([0, 1, 2, 3, 4] as const).map((seat) =>
      cardViewAt(table, seat).own?.seen.flatMap((each) => (each.type === "pair" ? each.from : [])),
    );
    expect(seen).toEqual([[0], [1], [], [], [0, 1]]);
  });

  it("[C8.3] the cards are one true and one false, as in C4", () => {
    expect(cardRefusal(met(), 0, pair("identity:F", "number:52"))).toEqual({
      code: "notOneTrueOneFalse",
      rule: "C4.1",
    });
    expect(
      cardRefusal(met({ edition: "safe" }), 0, pair("black:identity:F", "identity:X")),
    ).toEqual({ code: "noBlackCards", rule: "C4.2" });
    expect([...enumerate(cardViewAt(met(), 0))]).toHaveLength(24);
  });

  it("[C8.3] not the same pair to him again; to someone else it is new", () => {
    const shown = afterCards(met(), [0, RED], [1, GREEN], [4, pass]);
    const again = round(shown, "M M G B | M");
    expect(cardRefusal(again, 0, RED)).toEqual({ code: "shownBefore", rule: "C4.3" });
    const among = round(shown, "M M G B | S");
    expect(cardRefusal(among, 0, RED)).toBeNull();
  });

  it("[C8.3] only he may announce there", () => {
    expect(cardRefusal(met(), 0, announce(52, 11, 0, 29))).toEqual(mayNot);
    expect(cardRefusal(met(), 1, announce(52, 11, 0, 29))).toEqual(mayNot);
    const table = afterCards(met(), [0, RED], [1, GREEN], [4, announce(52, 11, 0, 29)]);
    expect(outcomeOf(table)?.winners).toEqual([4]);
    expect(table.events.map(({ type }) => type)).not.toContain("swapped");
  });

  it("[C8.3] they may not demand, nor decline", () => {
    expect(cardRefusal(met(), 0, demand("blue"))).toEqual({ code: "notHere", rule: "C5.1" });
    expect(cardRefusal(met(), 0, decline)).toEqual({ code: "notHere", rule: "C5.1" });
  });

  it("[C3.3] with the first player it comes before a meeting of two, and after it without", () => {
    const metIn = ({ events }: CardTestTable) =>
      events.flatMap((event) => (event.type === "met" ? [event.meeting.location] : []));
    const rest = [pair("identity:Z", "identity:X"), pair("identity:X", "identity:F")] as const;
    const before = afterCards(five("R R M M | R"), [0, RED], [1, GREEN], [4, pass]);
    const after = afterCards(five("R R M M | R", { first: "blue" }), [2, rest[0]], [3, rest[1]]);
    expect([metIn(before), metIn(after)]).toEqual([places("R M"), places("M R")]);
  });
});

describe("announcing with five players", () => {
  it("[C8.4] an agent, where exactly one other is: an agent or the Ambassador", () => {
    expect(cardRefusal(five("R R M S | B"), 0, announce(52, 11, 0, 29))).toBeNull();
    expect(cardRefusal(five("R M G S | R"), 0, announce(52, 11, 0, 29))).toBeNull();
  });

  it("[C8.4] the Ambassador, where he meets one or two; else he lets it go on", () => {
    for (const where of ["R M G S | R", "R R M S | R"]) {
      const { awaits } = legal(cardViewAt(five(where), 4));
      expect(awaits).toMatchObject({ pairs: [], demands: [], pass: true, announce: true });
      expect(cardRefusal(five(where), 4, announce(52, 11, 0, 29))).toBeNull();
    }
    expect(cardRefusal(five("R R M S | B"), 4, announce(52, 11, 0, 29))).toEqual({
      code: "notYourDecision",
      rule: "T3",
    });
  });

  it("[C8.4] the Ambassador shows nothing and demands nothing; an agent does not pass", () => {
    expect(cardRefusal(five("R R M S | R"), 4, RED)).toEqual({ code: "notHere", rule: "C4.1" });
    expect(cardRefusal(five("R M G S | R"), 4, demand("blue"))).toEqual({
      code: "notHere",
      rule: "C5.1",
    });
    expect(cardRefusal(five("R M G S | R"), 0, pass)).toEqual({ code: "notHere", rule: "C8.4" });
  });

  it("[C8.4] the Ambassador has no own place: any order of the four numbers", () => {
    expect(codesOf(cardViewAt(five("R M G S | R"), 4))).toHaveLength(4 * 3 * 2 * 1);
    expect(cardRefusal(five("R M G S | R"), 4, announce(29, 0, 11, 52))).toBeNull();
    expect(cardRefusal(five("R M G S | R"), 4, announce(29, 29, 11, 52))).toEqual({
      code: "notTheNumbers",
      rule: "C6.1",
    });
  });

  /** Green (B) has met red (F), the partner; or blue (Z), a rival; the code is green's to say. */
  const announcing = (edition: Edition, where: string, code: Code, other: [0 | 2, CardAct]) =>
    outcomeOf(afterCards(five(where, { edition }), [1, announce(...code)], other));
  const WITH_RED = "R R M S | B";
  const WITH_BLUE = "M R R S | B";
  const BLUE = pair("identity:Z", "identity:X");

  it.each([
    ["telephone", WITH_RED, [0, RED], [0, 1, 0, 0, 0]],
    ["telephone", WITH_BLUE, [2, BLUE], [0, 1, 0, 0, 0]],
    ["safe", WITH_RED, [0, RED], [1, 1, 0, 0, 0]],
    ["safe", WITH_BLUE, [2, BLUE], [1, 1, 0, 0, 0]],
  ] as const)("[C8.4] right, %s, at %s: who gets a point", (edition, where, other, points) => {
    expect(announcing(edition, where, EDITION_NUMBERS[edition], [...other])).toMatchObject({
      points,
      reason: "codeRight",
      rule: "C8.4",
    });
  });

  it.each([
    ["telephone", WITH_RED, [0, RED], [1, 0, 1, 1, 1]],
    ["safe", WITH_RED, [0, RED], [0, 0, 1, 1, 0]],
    ["safe", WITH_BLUE, [2, BLUE], [0, 0, 1, 1, 0]],
  ] as const)("[C8.4] wrong, %s, at %s: who gets a point", (edition, where, other, points) => {
    const [f, b, z, x] = EDITION_NUMBERS[edition];
    expect(announcing(edition, where, [f, b, x, z], [...other])).toMatchObject({
      points,
      reason: "wrongCode",
      rule: "C8.4",
    });
  });

  it("[C8.4] it is made to no one as partner", () => {
    const code = EDITION_NUMBERS.safe;
    const met = five("R R M S | B", { edition: "safe" });
    const table = afterCards(met, [1, announce(...code)], [0, RED]);
    expect(table.events).toContainEqual({ type: "announced", seat: 1, code, to: null });
  });

  it.each(EDITIONS)(
    "[C8.4] the Ambassador's wrong code: a point for every agent, %s",
    (edition) => {
      const [f, b, z, x] = EDITION_NUMBERS[edition];
      const met = five("R R M S | R", { edition });
      const table = afterCards(met, [0, RED], [1, GREEN], [4, announce(b, f, z, x)]);
      expect(outcomeOf(table)).toEqual({
        winners: [0, 1, 2, 3],
        points: [1, 1, 1, 1, 0],
        reason: "wrongCode",
        rule: "C8.4",
      });
    },
  );

  it.each(EDITIONS)(
    "[C8.1] the Ambassador has no partner: his right code is his alone, %s",
    (edition) => {
      const met = five("R M G S | R", { edition });
      const table = afterCards(met, [0, decline], [4, announce(...EDITION_NUMBERS[edition])]);
      expect(outcomeOf(table)).toMatchObject({ winners: [4], points: [0, 0, 0, 0, 1] });
    },
  );
});
