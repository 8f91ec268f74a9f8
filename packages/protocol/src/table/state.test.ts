import { cardConfig } from "@inkognito/engine/card";
import { describe, expect, it } from "vitest";
import type { TableEvent } from "./event.js";
import { tableEvent } from "./event.js";
import { type TableOptions, tableOptions } from "./options.js";
import { evolveTable, KEPT_SAID, seatOfPlayer, shareDue, type TableState } from "./state.js";

const ANNA = "anna-anna-anna-a";
const BERT = "bert-bert-bert-b";

function configOf(players: number) {
  const config = cardConfig({ players, first: "red" });
  if (!config.ok) throw new Error("no such table");
  return config.value;
}

const options: TableOptions = tableOptions.parse({
  config: configOf(3),
  match: true,
  assistant: "facts",
  pace: { type: "live", seconds: 60 },
  botPace: "human",
  chat: true,
  listed: false,
});

function after(...events: readonly TableEvent[]): TableState {
  const state = events.reduce<TableState | null>(
    (now, event) => evolveTable(now, { no: (now?.no ?? 0) + 1, at: 1000, event }),
    null,
  );
  if (state === null) throw new Error("no table");
  return state;
}

const created: TableEvent = { type: "created", host: ANNA, options };
const sat = (seat: 0 | 1 | 2, player: string): TableEvent => ({
  type: "sat",
  seat,
  sitter: { type: "player", player, entropy: null },
});
const bot: TableEvent = { type: "sat", seat: 2, sitter: { type: "bot", level: "agent" } };
const seated = [created, sat(0, ANNA), sat(1, BERT), bot] as const;

function started(): readonly TableEvent[] {
  const { seats, config } = after(...seated);
  const taken = seats.flatMap((sitter) => (sitter === null ? [] : [sitter]));
  return [...seated, { type: "started", game: 1, config, seats: taken }];
}

const match = (points: readonly number[], games: number) => ({
  config: { ...configOf(3), first: "green" as const },
  points,
  games,
});
const ended = (points: readonly number[]): TableEvent => ({
  type: "ended",
  game: 1,
  winners: [0],
  match: match(points, 1),
});

describe("a table", () => {
  it("begins with its creation and nothing else", () => {
    expect(() => evolveTable(null, { no: 1, at: 0, event: sat(0, ANNA) })).toThrow();
    expect(after(created)).toMatchObject({
      no: 1,
      host: ANNA,
      phase: { type: "gathering" },
      seats: [null, null, null],
      games: 0,
    });
  });

  it("knows who sits where", () => {
    const state = after(...seated);
    expect([ANNA, BERT, "somebody-else-16"].map((id) => seatOfPlayer(state, id))).toEqual([
      0,
      1,
      null,
    ]);
    const left = after(...seated, { type: "left", seat: 0 });
    expect(seatOfPlayer(left, ANNA)).toBeNull();
    const removed = after(...seated, { type: "removed", seat: 1, player: BERT });
    expect([seatOfPlayer(removed, BERT), removed.removed]).toEqual([null, [BERT]]);
  });

  it("asks everybody with a chair for a share of every seed that is sealed, once each", () => {
    const [one, two] = ["1".repeat(32), "2".repeat(32)];
    const sealed = (commitment: string): TableEvent => ({ type: "sealed", commitment });
    const mixed = (seat: 0 | 1, entropy: string): TableEvent => ({ type: "mixed", seat, entropy });
    const due = (...more: readonly TableEvent[]) => {
      const state = after(created, sealed("first"), sat(0, ANNA), sat(1, BERT), bot, ...more);
      return [ANNA, BERT, "somebody-else-16"].map((player) => shareDue(state, player));
    };
    const shares = (...more: readonly TableEvent[]) =>
      after(created, sealed("first"), sat(0, ANNA), sat(1, BERT), bot, ...more).seats.map(
        (sitter) => (sitter?.type === "player" ? sitter.entropy : undefined),
      );
    expect(due()).toEqual(["first", "first", null]);
    expect(due(mixed(0, one))).toEqual([null, "first", null]);
    expect(shares(mixed(0, one), mixed(1, two))).toEqual([one, two, undefined]);
    expect(due(mixed(0, one), sealed("second"))).toEqual(["second", "second", null]);
    expect(shares(mixed(0, one), sealed("second"), mixed(1, two))).toEqual([null, two, undefined]);
    expect(due({ type: "closed", why: "host" })).toEqual([null, null, null]);
  });

  it("keeps chairs when it is made larger, and forgets a match when anything is changed", () => {
    const larger: TableOptions = { ...options, config: configOf(5) };
    const state = after(...started(), ended([1, 0, 0]), { type: "configured", options: larger });
    expect(state.seats.map((sitter) => sitter?.type ?? null)).toEqual([
      "player",
      "player",
      "bot",
      null,
      null,
    ]);
    expect(state.standIns).toHaveLength(5);
    expect([state.match, state.config]).toEqual([null, larger.config]);
  });

  it("[C9.1] goes on in a match with the next game's config, and begins anew after it", () => {
    const going = after(...started(), ended([1, 0, 0]));
    expect(going.config).toMatchObject({ first: "green" });
    const won = after(...started(), ended([3, 0, 0]));
    expect(won.config).toEqual(options.config);
    expect(won.match?.points).toEqual([3, 0, 0]);
    const seats = won.seats.flatMap((sitter) => (sitter === null ? [] : [sitter]));
    const again: TableEvent = { type: "started", game: 2, config: won.config, seats };
    expect(after(...started(), ended([3, 0, 0]), again).match).toBeNull();
    expect(after(...started(), ended([1, 0, 0]), again).match?.points).toEqual([1, 0, 0]);
  });

  it("[C9.1] keeps a match while people vote on making the table public", () => {
    const vote: TableEvent = { type: "configured", options, listing: [ANNA] };
    const state = after(...started(), ended([1, 0, 0]), vote);
    expect([state.listing, state.match?.points]).toEqual([[ANNA], [1, 0, 0]]);
    expect(after(...started(), ended([1, 0, 0]), vote, { ...vote, listing: [] }).listing).toEqual(
      [],
    );
    const other: TableEvent = { type: "hostPassed", to: BERT };
    expect(after(...seated, vote, other).listing).toEqual([]);
    expect(after(...seated, vote, { type: "configured", options }).listing).toEqual([]);
  });

  it("has a stand-in until the person returns or the game ends, and no chair for who left", () => {
    const away: TableEvent = { type: "stoodIn", seat: 1, why: "left" };
    expect(after(...started(), away).standIns).toEqual([null, "left", null]);
    expect(after(...started(), away, { type: "returned", seat: 1 }).standIns).toEqual([
      null,
      null,
      null,
    ]);
    const over = after(
      ...started(),
      away,
      { type: "stoodIn", seat: 0, why: "late" },
      ended([1, 0, 0]),
    );
    expect(over.seats.map((sitter) => sitter?.type ?? null)).toEqual(["player", null, "bot"]);
    expect(over.standIns).toEqual([null, null, null]);
  });

  it("counts who wants a pause until there is one, or until someone plays for them", () => {
    const wants = (seat: 0 | 1, wanted = true): TableEvent => ({
      type: "pauseWanted",
      seat,
      wanted,
    });
    expect(after(...started(), wants(0), wants(1), wants(0, false)).pauseWanted).toEqual([1]);
    expect(
      after(...started(), wants(0), { type: "stoodIn", seat: 0, why: "late" }).pauseWanted,
    ).toEqual([]);
    const paused = after(...started(), wants(0), wants(1), { type: "paused" });
    expect([paused.phase, paused.pauseWanted]).toEqual([{ type: "playing", paused: true }, []]);
    const on = after(...started(), { type: "paused" }, wants(0), { type: "resumed" });
    expect([on.phase, on.pauseWanted]).toEqual([{ type: "playing", paused: false }, []]);
  });

  it("keeps the last things said", () => {
    const said = Array.from(
      { length: KEPT_SAID + 5 },
      (_, i): TableEvent => ({
        type: "said",
        player: ANNA,
        text: `${i}`,
      }),
    );
    const state = after(created, ...said);
    expect(state.said).toHaveLength(KEPT_SAID);
    expect(state.said.at(-1)).toEqual({
      no: KEPT_SAID + 6,
      at: 1000,
      player: ANNA,
      text: `${KEPT_SAID + 4}`,
    });
  });

  it("is closed for good", () => {
    expect(after(created, { type: "closed", why: "expired" }).phase).toEqual({ type: "closed" });
  });

  it("has events that go through JSON and their schema unchanged", () => {
    const events = [...started(), ended([3, 0, 0]), { type: "hostPassed", to: BERT } as const];
    for (const event of events)
      expect(tableEvent.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
  });
});
