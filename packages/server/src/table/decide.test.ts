import { SEATS, type Seat } from "@inkognito/engine/core";
import {
  evolveTable,
  type PlayerId,
  type TableEvent,
  type TableOptions,
  type TableState,
} from "@inkognito/protocol";
import { describe, expect, it } from "vitest";
import { tableOptions } from "../testing/options.js";
import { type Asking, decideCreate, decideLate, decideTable, type TableRequest } from "./decide.js";

const ANNA = "anna-anna-anna-a";
const BERT = "bert-bert-bert-b";
const CARA = "cara-cara-cara-c";
const ENTROPY = "0".repeat(32);

const options = tableOptions("board", 3);

const asking = (player: PlayerId, more: Partial<Asking> = {}): Asking => ({
  player,
  blocked: false,
  tooMany: false,
  commitment: "next",
  ...more,
});

const sat = (seat: Seat, player: PlayerId): TableEvent => ({
  type: "sat",
  seat,
  sitter: { type: "player", player, entropy: ENTROPY },
});
const bot = (seat: Seat): TableEvent => ({
  type: "sat",
  seat,
  sitter: { type: "bot", level: "agent" },
});

function after(events: readonly TableEvent[], from: TableState | null = null): TableState {
  const state = events.reduce<TableState | null>(
    (now, event) => evolveTable(now, { no: (now?.no ?? 0) + 1, at: 0, event }),
    from,
  );
  if (state === null) throw new Error("no table");
  return state;
}

const open = (...events: readonly TableEvent[]): TableState =>
  after([
    { type: "created", host: ANNA, options },
    { type: "sealed", commitment: "first" },
    ...events,
  ]);

/** Without the id, which no decision depends on. */
type Wish = TableRequest extends infer R ? (R extends TableRequest ? Omit<R, "id"> : never) : never;

const decide = (state: TableState, by: PlayerId | Asking, wish: Wish) => {
  const decided = decideTable(state, typeof by === "string" ? asking(by) : by, {
    ...wish,
    id: "1",
  } as TableRequest);
  return decided.ok ? decided.value : decided.error;
};

const full = (): TableState => open(sat(0, ANNA), sat(1, BERT), bot(2));

function playing(...events: readonly TableEvent[]): TableState {
  const started = decide(full(), ANNA, { type: "start" });
  if (typeof started === "string") throw new Error(started);
  return after(events, after(started, full()));
}

const three = (): TableState => {
  const before = open(sat(0, ANNA), sat(1, BERT), sat(2, CARA));
  const started = decide(before, ANNA, { type: "start" });
  if (typeof started === "string") throw new Error(started);
  return after(started, before);
};

const wants = (seat: Seat): TableEvent => ({ type: "pauseWanted", seat, wanted: true });
const gone = (seat: Seat): TableEvent => ({ type: "stoodIn", seat, why: "left" });
const closed = (): TableState => open({ type: "closed", why: "host" });

describe("creating", () => {
  it("opens a table whose next seed is sealed", () => {
    expect(decideCreate(asking(ANNA), options)).toEqual({
      ok: true,
      value: [
        { type: "created", host: ANNA, options },
        { type: "sealed", commitment: "next" },
      ],
    });
  });

  it("[C9.1] knows matches of the card game only", () => {
    const match: Partial<TableOptions> = { match: true };
    expect(decideCreate(asking(ANNA), { ...options, ...match }).ok).toBe(false);
    expect(decideCreate(asking(ANNA), tableOptions("card", 3, match)).ok).toBe(true);
  });

  it("is refused to whoever has too many", () => {
    expect(decideCreate(asking(ANNA, { tooMany: true }), options)).toEqual({
      ok: false,
      error: "tooMany",
    });
  });
});

describe("chairs", () => {
  const sit = (seat: Seat) => ({ type: "sit", seat, entropy: ENTROPY }) as const;

  it.each<[string, TableState, PlayerId | Asking, Wish, unknown]>([
    ["an empty chair is taken", open(), BERT, sit(1), [sat(1, BERT)]],
    ["a person's chair is not", open(sat(1, ANNA)), BERT, sit(1), "chairTaken"],
    ["a bot's chair is not", open(bot(1)), BERT, sit(1), "chairTaken"],
    ["nobody has two", open(sat(1, BERT)), BERT, sit(2), "alreadySeated"],
    ["nobody sits where no chair is", open(), BERT, sit(3), "wrongSeats"],
    ["not during a game", playing(), CARA, sit(2), "notNow"],
    ["not at a closed table", closed(), BERT, sit(1), "notNow"],
    [
      "not with somebody who blocked them",
      open(),
      asking(BERT, { blocked: true }),
      sit(1),
      "unwelcome",
    ],
    ["not at too many tables", open(), asking(BERT, { tooMany: true }), sit(1), "tooMany"],
    [
      "not after having been removed",
      open(sat(1, BERT), { type: "removed", seat: 1, player: BERT }),
      BERT,
      sit(1),
      "unwelcome",
    ],
    [
      "a host places a bot",
      open(),
      ANNA,
      { type: "placeBot", seat: 1, level: "novice" },
      [{ type: "sat", seat: 1, sitter: { type: "bot", level: "novice" } }],
    ],
    [
      "and another one instead",
      open(bot(1)),
      ANNA,
      { type: "placeBot", seat: 1, level: "novice" },
      [{ type: "sat", seat: 1, sitter: { type: "bot", level: "novice" } }],
    ],
    [
      "not on a person",
      open(sat(1, BERT)),
      ANNA,
      { type: "placeBot", seat: 1, level: "agent" },
      "chairTaken",
    ],
    [
      "not beside the table",
      open(),
      ANNA,
      { type: "placeBot", seat: 4, level: "agent" },
      "wrongSeats",
    ],
    ["only the host does", open(), BERT, { type: "placeBot", seat: 1, level: "agent" }, "notHost"],
    ["not during a game", playing(), ANNA, { type: "placeBot", seat: 1, level: "agent" }, "notNow"],
    [
      "a host clears a bot away",
      open(bot(1)),
      ANNA,
      { type: "clear", seat: 1 },
      [{ type: "left", seat: 1 }],
    ],
    [
      "a person cleared away is removed",
      open(sat(1, BERT)),
      ANNA,
      { type: "clear", seat: 1 },
      [{ type: "removed", seat: 1, player: BERT }],
    ],
    [
      "the host is not removed from the own table",
      open(sat(1, ANNA)),
      ANNA,
      { type: "clear", seat: 1 },
      [{ type: "left", seat: 1 }],
    ],
    ["nobody is cleared away from nowhere", open(), ANNA, { type: "clear", seat: 1 }, "chairEmpty"],
    ["nor from beside the table", open(), ANNA, { type: "clear", seat: 4 }, "wrongSeats"],
    ["only by the host", full(), BERT, { type: "clear", seat: 0 }, "notHost"],
    ["not during a game", playing(), ANNA, { type: "clear", seat: 1 }, "notNow"],
  ])("%s", (_, state, by, wish, expected) => {
    expect(decide(state, by, wish)).toEqual(expected);
  });
});

describe("leaving", () => {
  it.each<[string, TableState, PlayerId, unknown]>([
    ["frees the chair before a game", full(), BERT, [{ type: "left", seat: 1 }]],
    ["leaves a stand-in during one", playing(), BERT, [{ type: "stoodIn", seat: 1, why: "left" }]],
    ["is done once", playing(gone(1)), BERT, "notNow"],
    [
      "turns a stand-in who may be sent home into one who stays",
      playing({ type: "stoodIn", seat: 1, why: "late" }),
      BERT,
      [{ type: "stoodIn", seat: 1, why: "left" }],
    ],
    ["needs a chair", full(), CARA, "notSeated"],
    [
      "passes the host on to the next person",
      full(),
      ANNA,
      [
        { type: "left", seat: 0 },
        { type: "hostPassed", to: BERT },
      ],
    ],
    [
      "passes a host on who never sat",
      open(bot(0), sat(1, BERT)),
      ANNA,
      [{ type: "hostPassed", to: BERT }],
    ],
    [
      "passes the host on during a game",
      playing(),
      ANNA,
      [
        { type: "stoodIn", seat: 0, why: "left" },
        { type: "hostPassed", to: BERT },
      ],
    ],
    [
      "closes the table with nobody left",
      open(sat(0, ANNA), bot(1)),
      ANNA,
      [
        { type: "left", seat: 0 },
        { type: "closed", why: "host" },
      ],
    ],
    [
      "closes the game of the last one",
      playing(gone(1)),
      ANNA,
      [
        { type: "stoodIn", seat: 0, why: "left" },
        { type: "closed", why: "host" },
      ],
    ],
  ])("%s", (_, state, by, expected) => {
    expect(decide(state, by, { type: "leave" })).toEqual(expected);
  });

  it("passes the host on clockwise, not to the first chair", () => {
    const state = after(
      [{ type: "hostPassed", to: BERT }],
      open(sat(0, ANNA), sat(1, BERT), sat(2, CARA)),
    );
    expect(decide(state, BERT, { type: "leave" })).toContainEqual({ type: "hostPassed", to: CARA });
  });
});

describe("the host", () => {
  const card = tableOptions("card", 4);

  it.each<[string, TableState, PlayerId, Wish, unknown]>([
    [
      "hands over",
      full(),
      ANNA,
      { type: "handOver", to: BERT },
      [{ type: "hostPassed", to: BERT }],
    ],
    [
      "not to somebody without a chair",
      full(),
      ANNA,
      { type: "handOver", to: CARA },
      "noSuchPlayer",
    ],
    ["not to themselves", full(), ANNA, { type: "handOver", to: ANNA }, "noSuchPlayer"],
    ["not during a game", playing(), ANNA, { type: "handOver", to: BERT }, "notNow"],
    ["nobody else does", full(), BERT, { type: "handOver", to: BERT }, "notHost"],
    [
      "changes the game",
      full(),
      ANNA,
      { type: "configure", options: card },
      [{ type: "configured", options: card }],
    ],
    ["not during one", playing(), ANNA, { type: "configure", options: card }, "notNow"],
    ["nobody else does", full(), BERT, { type: "configure", options: card }, "notHost"],
    [
      "not to a match of the board game",
      full(),
      ANNA,
      { type: "configure", options: { ...options, match: true } },
      "badMessage",
    ],
    ["closes", full(), ANNA, { type: "close" }, [{ type: "closed", why: "host" }]],
    ["nobody else does", full(), BERT, { type: "close" }, "notHost"],
    ["does not take the others' game away", playing(), ANNA, { type: "close" }, "notNow"],
    [
      "closes a game when the others have gone",
      playing(gone(1)),
      ANNA,
      { type: "close" },
      [{ type: "closed", why: "host" }],
    ],
    ["not twice", closed(), ANNA, { type: "close" }, "notNow"],
  ])("%s", (_, state, by, wish, expected) => {
    expect(decide(state, by, wish)).toEqual(expected);
  });

  it("takes no chair from a person by making the table smaller, but from a bot", () => {
    const large = after([{ type: "created", host: ANNA, options: card }]);
    const person = after([sat(3, BERT)], large);
    expect(decide(person, ANNA, { type: "configure", options })).toBe("wrongSeats");
    const machine = after([bot(3)], large);
    expect(decide(machine, ANNA, { type: "configure", options })).toEqual([
      { type: "configured", options },
    ]);
  });
});

describe("starting", () => {
  it("begins with everybody who sits there, and seals the seed of the game after it", () => {
    const state = full();
    expect(decide(state, ANNA, { type: "start" })).toEqual([
      { type: "started", game: 1, config: options.config, seats: state.seats },
      { type: "sealed", commitment: "next" },
    ]);
  });

  it.each<[string, TableState, PlayerId, unknown]>([
    ["needs every chair", open(sat(0, ANNA), sat(1, BERT)), ANNA, "notEnough"],
    ["needs a person", open(bot(0), bot(1), bot(2)), ANNA, "notEnough"],
    ["needs the host", full(), BERT, "notHost"],
    ["is not done twice", playing(), ANNA, "notNow"],
  ])("%s", (_, state, by, expected) => {
    expect(decide(state, by, { type: "start" })).toEqual(expected);
  });

  it("counts games, and whoever left during one has to be replaced before the next", () => {
    const ended: TableEvent = { type: "ended", game: 1, winners: [0], match: null };
    expect(decide(playing(ended), ANNA, { type: "start" })).toContainEqual(
      expect.objectContaining({ type: "started", game: 2 }),
    );
    expect(decide(playing(gone(1), ended), ANNA, { type: "start" })).toBe("notEnough");
  });
});

describe("stand-ins", () => {
  const stoodIn = (seat: Seat, why: "asked" | "host"): TableEvent => ({
    type: "stoodIn",
    seat,
    why,
  });

  it.each<[string, TableState, PlayerId, Wish, unknown]>([
    ["come for oneself", playing(), BERT, { type: "standIn", seat: 1 }, [stoodIn(1, "asked")]],
    [
      "come when the host asks",
      playing(),
      ANNA,
      { type: "standIn", seat: 1 },
      [stoodIn(1, "host")],
    ],
    ["do not come when another one asks", playing(), BERT, { type: "standIn", seat: 0 }, "notHost"],
    ["do not come for bots", playing(), ANNA, { type: "standIn", seat: 2 }, "noSuchPlayer"],
    [
      "do not come twice",
      playing(stoodIn(1, "asked")),
      BERT,
      { type: "standIn", seat: 1 },
      "notNow",
    ],
    ["do not come before a game", full(), BERT, { type: "standIn", seat: 1 }, "notNow"],
    [
      "go again",
      playing(stoodIn(1, "host")),
      BERT,
      { type: "return" },
      [{ type: "returned", seat: 1 }],
    ],
    [
      "go also when somebody had left",
      playing(gone(1)),
      BERT,
      { type: "return" },
      [{ type: "returned", seat: 1 }],
    ],
    ["cannot go when there is none", playing(), BERT, { type: "return" }, "notNow"],
    [
      "cannot be sent home by strangers",
      playing(stoodIn(1, "host")),
      CARA,
      { type: "return" },
      "notSeated",
    ],
  ])("%s", (_, state, by, wish, expected) => {
    expect(decide(state, by, wish)).toEqual(expected);
  });

  it("come for everybody whose time is up", () => {
    expect(decideLate(playing(), [0, 1])).toEqual([
      { type: "stoodIn", seat: 0, why: "late" },
      { type: "stoodIn", seat: 1, why: "late" },
    ]);
  });
});

describe("pausing", () => {
  const pause = (wanted: boolean): Wish => ({ type: "pause", wanted });
  const paused = (): TableState => after([wants(0), wants(1), { type: "paused" }], playing());

  it.each<[string, TableState, PlayerId, Wish, unknown]>([
    ["waits for the others", playing(), ANNA, pause(true), [wants(0)]],
    [
      "begins when all people want it",
      playing(wants(0)),
      BERT,
      pause(true),
      [wants(1), { type: "paused" }],
    ],
    [
      "is taken back",
      playing(wants(0)),
      ANNA,
      pause(false),
      [{ type: "pauseWanted", seat: 0, wanted: false }],
    ],
    ["is not wanted twice", playing(wants(0)), ANNA, pause(true), "notNow"],
    ["is not taken back by somebody who did not want it", playing(), ANNA, pause(false), "notNow"],
    ["is not for those who are stood in for", playing(gone(1)), BERT, pause(true), "notNow"],
    [
      "does not wait for those",
      playing(gone(1)),
      ANNA,
      pause(true),
      [wants(0), { type: "paused" }],
    ],
    ["is for people with a chair", playing(), CARA, pause(true), "notSeated"],
    ["is for games", full(), ANNA, pause(true), "notNow"],
    ["does not end for one", paused(), ANNA, pause(true), [wants(0)]],
    [
      "ends when all want to go on",
      after([wants(0)], paused()),
      BERT,
      pause(true),
      [wants(1), { type: "resumed" }],
    ],
    [
      "begins when the last one who did not want it leaves",
      playing(wants(0)),
      BERT,
      { type: "leave" },
      [gone(1), { type: "paused" }],
    ],
    [
      "ends when nobody is left to agree",
      after([gone(1)], paused()),
      ANNA,
      { type: "standIn", seat: 0 },
      [{ type: "stoodIn", seat: 0, why: "asked" }, { type: "resumed" }],
    ],
  ])("%s", (_, state, by, wish, expected) => {
    expect(decide(state, by, wish)).toEqual(expected);
  });

  it("forgets what somebody wanted who is stood in for", () => {
    const state = after(
      [wants(0), { type: "stoodIn", seat: 0, why: "late" }, { type: "returned", seat: 0 }],
      three(),
    );
    expect(decide(state, BERT, pause(true))).toEqual([wants(1)]);
  });
});

describe("talking", () => {
  const say: Wish = { type: "say", text: "hello" };
  const quiet = after([
    { type: "created", host: ANNA, options: { ...options, chat: false } },
    sat(0, ANNA),
  ]);

  it.each<[string, TableState, PlayerId, unknown]>([
    ["is for those with a chair", full(), BERT, [{ type: "said", player: BERT, text: "hello" }]],
    ["not for others", full(), CARA, "notSeated"],
    ["only where it is on", quiet, ANNA, "chatOff"],
    ["not at a closed table", closed(), ANNA, "notNow"],
  ])("%s", (_, state, by, expected) => {
    expect(decide(state, by, say)).toEqual(expected);
  });
});

describe("whatever is asked", () => {
  it("is refused or leaves a trace, so that a repetition can be told from the first time", () => {
    const requests: readonly Wish[] = SEATS.flatMap((seat): readonly Wish[] => [
      { type: "sit", seat, entropy: ENTROPY },
      { type: "placeBot", seat, level: "agent" },
      { type: "clear", seat },
      { type: "standIn", seat },
      { type: "leave" },
      { type: "return" },
      { type: "start" },
      { type: "pause", wanted: seat % 2 === 0 },
      { type: "handOver", to: BERT },
      { type: "close" },
    ]);
    for (const state of [open(), full(), playing(), three(), playing(gone(1)), closed()]) {
      for (const by of [ANNA, BERT, CARA]) {
        for (const wish of requests) {
          const decided = decide(state, by, wish);
          if (typeof decided === "string") continue;
          expect(decided.length, `${wish.type} by ${by}`).toBeGreaterThan(0);
        }
      }
    }
  });
});
