import { describe, expect, it } from "vitest";
import type { Viewer } from "../../core/seat.js";
import { HIDDEN, redactLog } from "../../core/told.js";
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
  demand,
  gathered,
  look,
  pair,
  pass,
} from "../../testing/index.js";
import { legal } from "../legal/legal.js";
import { cardGame } from "../rules.js";
import type { CardEvent } from "../terms/event.js";
import { redact } from "./redact.js";

const FOUR: readonly Viewer[] = [0, 1, 2, 3, "spectator"];
const FIVE: readonly Viewer[] = [0, 1, 2, 3, 4, "spectator"];

const last = <T extends CardEvent["type"]>({ events }: CardTestTable, type: T) => {
  const found = events.findLast((event): event is CardEvent & { type: T } => event.type === type);
  if (found === undefined) throw new Error(`no one has ${type}`);
  return found;
};

/** What each viewer is told of the last event of this type. */
const told = (table: CardTestTable, type: CardEvent["type"], viewers = FOUR) =>
  viewers.map((viewer) => redact(last(table, type), viewer));

const RED = pair("identity:F", "identity:X");
const GREEN = pair("identity:B", "number:29");

describe("what everybody sees", () => {
  const open: Readonly<Record<string, CardTestTable>> = {
    began: cardTable(),
    roundBegan: cardTable(),
    located: gathered("R M G S | B"),
    ambassadorLocated: gathered("R M G S | B"),
    met: gathered("R R M S | B"),
    demanded: afterCards(gathered("R M G S | R"), [0, demand("blue")]),
    announced: afterCards(gathered("R R M S | B"), [0, announce(52, 11, 0, 29)], [1, GREEN]),
    ended: afterCards(gathered("R R M S | B"), [0, announce(52, 11, 0, 29)], [1, GREEN]),
  };
  for (const [type, table] of Object.entries(open)) {
    it(`[V] ${type}: the whole fact, those who watch too`, () => {
      const event = last(table, type as CardEvent["type"]);
      for (const viewer of FOUR) expect(redact(event, viewer)).toBe(event);
    });
  }
});

describe("the deal", () => {
  it("[V] own cards; to others, that cards were dealt", () => {
    const hands = ["F 52", "B 11", "Z 0", "X 29"].map((text) => {
      const [identity, number] = text.split(" ");
      return { type: "dealt", hand: { identity, number: Number(number) } };
    });
    expect(told(cardTable(), "dealt")).toEqual([...hands, { type: "dealt", hand: HIDDEN }]);
  });

  it("[V] no one is told the fictitious agent's cards, nor which lies left", () => {
    const three = cardTable({ players: 3 });
    for (const viewer of [0, 1, 2, "spectator"] as const) {
      const text = JSON.stringify(redact(last(three, "dealt"), viewer));
      expect(text).not.toMatch(/29|"X"|left|fictitious/);
    }
  });

  it("[V] the Ambassador's player is told that cards were dealt", () => {
    expect(redact(last(cardTable({ players: 5 }), "dealt"), 4)).toEqual({
      type: "dealt",
      hand: HIDDEN,
    });
  });
});

describe("the Ambassador's face-down choice", () => {
  it("[V] his own; to others, that he has chosen", () => {
    const table = afterCards(cardTable({ players: 5 }), [4, { type: "pick", location: "salute" }]);
    const hidden = { type: "picked", seat: 4, location: HIDDEN };
    expect(told(table, "picked", FIVE)).toEqual([
      ...[hidden, hidden, hidden, hidden],
      { type: "picked", seat: 4, location: "salute" },
      hidden,
    ]);
  });
});

describe("a choice in a meeting", () => {
  it("[V] one's own; to others, that one has chosen", () => {
    const hidden = { type: "chose", seat: 0, choice: HIDDEN };
    const table = afterCards(gathered("R R M S | B"), [0, RED]);
    expect(told(table, "chose")).toEqual([
      { type: "chose", seat: 0, choice: { type: "cards", cards: ["identity:F", "identity:X"] } },
      ...[hidden, hidden, hidden, hidden],
    ]);
  });

  it("[V] a swap: each sees the other's cards, the rest that it took place", () => {
    const table = afterCards(gathered("R R M S | B"), [0, RED], [1, GREEN]);
    const shows = (red: unknown, green: unknown) => ({
      type: "swapped",
      shows: [
        { from: 0, to: 1, cards: red },
        { from: 1, to: 0, cards: green },
      ],
    });
    const both = shows(["identity:F", "identity:X"], ["identity:B", "number:29"]);
    const none = shows(HIDDEN, HIDDEN);
    expect(told(table, "swapped")).toEqual([both, both, none, none, none]);
  });

  it("[V] shown to the Ambassador: he sees both pairs, the two agents only their own", () => {
    const table = afterCards(
      gathered("R R M S | R", { players: 5 }),
      [0, RED],
      [1, GREEN],
      [4, pass],
    );
    const seen = FIVE.map((viewer) => {
      const event = redact(last(table, "swapped"), viewer);
      return event?.type === "swapped" && event.shows.map(({ cards }) => cards !== HIDDEN);
    });
    expect(seen).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [false, false],
      [true, true],
      [false, false],
    ]);
  });
});

describe("a black card", () => {
  it("[V] the shown agent and the asker see it; the rest that it was shown, not which kind", () => {
    const met = gathered("R M G S | R");
    const table = afterCards(met, [0, demand("blue")], [2, black("black:number:0")]);
    const fact = { type: "blackShown", asker: 0, of: 2, witness: null };
    const [seen, hidden] = [
      { ...fact, card: "black:number:0" },
      { ...fact, card: HIDDEN },
    ];
    expect(told(table, "blackShown")).toEqual([seen, hidden, seen, hidden, hidden]);
  });

  it("[V] with five the Ambassador sees it too", () => {
    const met = gathered("R M G S | R", { players: 5 });
    const table = afterCards(met, [0, demand("blue")], [4, pass], [2, black("black:number:0")]);
    const sees = told(table, "blackShown", FIVE).map(
      (event) => event?.type === "blackShown" && event.card !== HIDDEN,
    );
    expect(sees).toEqual([true, false, true, false, true, false]);
  });

  it("[V] the fictitious agent's: who looked and at which side, the card only to the looker", () => {
    const table = afterCards(gathered("R M G R | B", { players: 3 }), [0, look("right")]);
    const fact = { type: "looked", seat: 0, side: "right" };
    const hidden = { ...fact, card: HIDDEN };
    expect(told(table, "looked", [0, 1, 2, "spectator"])).toEqual([
      { ...fact, card: "black:number:29" },
      ...[hidden, hidden, hidden],
    ]);
  });
});

describe("gestures", () => {
  const gesture = (to: 1 | "all"): CardAct => ({ type: "gesture", tic: "Z", to });

  it("[V] to all: all; to one: these two, and the others nothing at all", () => {
    const table = cardTable({ gestures: true });
    const loud = told(afterCards(table, [0, gesture("all")]), "gestured");
    const quiet = told(afterCards(table, [0, gesture(1)]), "gestured");
    expect(loud.map((event) => event !== null)).toEqual(Array(5).fill(true));
    expect(quiet.map((event) => event !== null)).toEqual([true, true, false, false, false]);
  });
});

describe("while someone has still to choose", () => {
  /** All that a viewer can get: the numbered stream, the view, what is offered, what is refused. */
  const got = (table: CardTestTable, viewer: Viewer): string =>
    JSON.stringify([
      redactLog(cardGame, table.events, viewer),
      cardViewAt(table, viewer),
      legal(cardViewAt(table, viewer)),
      viewer === "spectator"
        ? null
        : [RED, announce(52, 11, 0, 29), pass].map((act) => cardRefusal(table, viewer, act)),
    ]);

  const meetings: Readonly<
    Record<string, readonly [string, CardTestOptions, readonly Viewer[], readonly CardAct[]]>
  > = {
    "two agents": [
      "R R M S | B",
      {},
      [1, 2, 3, "spectator"],
      [RED, pair("black:number:52", "number:0"), announce(52, 11, 0, 29), announce(52, 0, 11, 29)],
    ],
    "an agent and the Ambassador": [
      "R M G S | R",
      { players: 5 },
      [1, 2, 3, 4, "spectator"],
      [
        demand("green"),
        demand("yellow"),
        { type: "choose", choice: { type: "decline" } },
        announce(52, 11, 0, 29),
      ],
    ],
    "two agents and the Ambassador": [
      "R R M S | R",
      { players: 5 },
      [1, 2, 3, 4, "spectator"],
      [RED, pair("number:52", "number:0"), pair("black:identity:F", "number:11")],
    ],
  };
  for (const [who, [where, options, viewers, acts]] of Object.entries(meetings)) {
    it.each(viewers)(`[V] ${who}: no one can tell what red has chosen, viewer %s`, (viewer) => {
      const all = acts.map((act) => got(afterCards(gathered(where, options), [0, act]), viewer));
      expect(new Set(all).size).toBe(1);
    });

    it(`[V] ${who}: red's own view keeps the choice`, () => {
      const choices = acts.map((act) => {
        const table = afterCards(gathered(where, options), [0, act]);
        return cardViewAt(table, 0).own?.choice;
      });
      expect(new Set(choices.map((choice) => JSON.stringify(choice))).size).toBe(acts.length);
      expect(choices).not.toContain(null);
    });
  }

  it("[V] the Ambassador's choice to let go or to announce is not told either", () => {
    const met = gathered("R R M S | R", { players: 5 });
    for (const viewer of [0, 1, 2, 3, "spectator"] as const) {
      const [passed, announced] = [pass, announce(52, 11, 0, 29)].map((act) =>
        got(afterCards(met, [4, act]), viewer),
      );
      expect(announced).toBe(passed);
    }
  });

  it("[V] a choice is pending no longer when the meeting is decided", () => {
    const table = afterCards(gathered("R R M S | B"), [0, RED], [1, GREEN]);
    expect(([0, 1] as const).map((seat) => cardViewAt(table, seat).own?.choice)).toEqual([
      null,
      null,
    ]);
  });
});
